"""Renders the sprites whose sources changed, and writes files, manifests and contact sheets.

    make.py [--sheet] [--preview] [--force] [NAME…]

A NAME is a sprite (`termites/sand-1`) or the beginning of its name (`termites`). `cargo xtask art` runs this.
"""

import argparse
import dataclasses
import hashlib
import importlib
import inspect
import json
import math
import sys
import time
import types
from pathlib import Path

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

import kit

HERE = Path(__file__).parent
ROOT = HERE.parent
FILES = ROOT / "web/src/art"
SHEETS = ROOT / "target/art"
#: What each sprite was last made from, a file for each game.
RENDERED = HERE / "rendered"

#: Sprites are cut to multiples of this part of a unit, so that files of all densities have whole pixels.
GRID = 16
#: Rendered larger than the largest file, then scaled down: thin legs and edges stay clean.
OVERSIZE = 1.25
CONTOUR = (46, 27, 12)
#: A feather is empty up to this part of its width: what belongs to a neighbouring piece stays out of a cut.
FEATHER_FROM = 0.35


def load_subjects():
    """Imports every file of the workshop; each declares its sprites."""
    for path in sorted(HERE.glob("*.py")):
        if path.stem not in ("kit", "make"):
            importlib.import_module(path.stem)


def fingerprint(one):
    """Returns a hash of what the sprite is made from: its declaration, and every function and constant of ours that
    its builder uses, directly or not. Changing one builder renders only the sprites that use it."""
    usual = {field.name: field.default for field in dataclasses.fields(one)}
    parts = [repr({key: value for key, value in vars(one).items() if key != "build" and value != usual[key]})]
    seen = set()

    def visit(value):
        if isinstance(value, types.FunctionType):
            code = value.__code__
            if code in seen or not Path(code.co_filename).resolve().is_relative_to(HERE.resolve()):
                return
            seen.add(code)
            parts.append(inspect.getsource(value))
            for name in sorted(names_in(code)):
                if name in value.__globals__:
                    visit(value.__globals__[name])
        elif isinstance(value, dict) and any(isinstance(one, types.FunctionType) for one in value.values()):
            for key, one in value.items():
                parts.append(repr(key))
                visit(one)
        elif isinstance(value, (str, int, float, tuple, list, dict, np.ndarray, kit.Frame)):
            parts.append(repr(value))

    visit(one.build)
    for function in (kit.start_scene, kit.aim_camera):
        visit(function)
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def names_in(code):
    """Names that a function and the functions inside it look up."""
    found = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            found |= names_in(constant)
    return found


#: The last scene that was cut into pieces, by what it was made from.
WHOLES = {}


def render(one, scale, samples):
    """Builds and renders a sprite; returns RGBA values from 0 to 1 at `scale` pixels per unit."""
    if one.whole is None:
        return render_frame(one, one.frame, scale, samples)
    key = (one.build, one.rig, scale, samples)
    if key not in WHOLES:
        WHOLES.clear()
        WHOLES[key] = render_frame(one, one.whole, scale, samples)
    across, up = (one.at[side] - one.whole.centre[side] for side in (0, 1))
    left = round((one.whole.width / 2 + across - one.frame.width / 2) * scale)
    top = round((one.whole.height / 2 - up - one.frame.height / 2) * scale)
    return WHOLES[key][top : top + round(one.frame.height * scale), left : left + round(one.frame.width * scale)]


def render_frame(one, frame, scale, samples):
    kit.start_scene("night" if one.rig == "glow" else one.rig, samples)
    if one.rig == "glow":
        kit.turn_off_lights()
    if one.shadow:
        kit.shadow_catcher()
    one.build(*one.args)
    if one.mask:
        show_only_tint()
    wide, high = kit.aim_camera(frame, scale)
    picture = SHEETS / "render.png"
    bpy.context.scene.render.filepath = str(picture)
    bpy.ops.render.render(write_still=True)
    pixels = np.asarray(Image.open(picture).convert("RGBA")).astype(float) / 255
    assert pixels.shape[:2] == (high, wide)
    return pixels


def show_only_tint():
    """Gives every surface the tint of its vertices as light, so that the picture is a mask."""
    scene = bpy.context.scene
    scene.cycles.samples, scene.cycles.use_denoising = 16, False
    made = bpy.data.materials.new("tint")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    tint, light, output = (nodes.new(f"ShaderNode{kind}") for kind in ("VertexColor", "Emission", "OutputMaterial"))
    tint.layer_name = "tint"
    links.new(tint.outputs[0], light.inputs[0])
    links.new(light.outputs[0], output.inputs[0])
    for thing in scene.objects:
        if thing.type in ("MESH", "CURVE"):
            thing.data.materials.clear()
            thing.data.materials.append(made)


def finish(one, pixels, scale):
    """Cleans the edges of a render: shadow veil, feather, contour; a mask becomes white with alpha."""
    high, wide = pixels.shape[:2]
    if one.mask:
        linear = np.clip(pixels[..., :3].mean(-1), 0, 1) * pixels[..., 3]
        return np.dstack([np.ones((high, wide, 3)), linear])
    if one.rig == "glow":
        light = pixels[..., :3] * pixels[..., 3:]
        alpha = np.clip((light.max(-1) - 0.03) / 0.97, 0, 1)
        return np.dstack([light / np.maximum(light.max(-1, keepdims=True), 1e-6), alpha])
    alpha = pixels[..., 3]
    if one.shadow:
        # The catcher leaves a faint veil everywhere; shadows fade out before the picture ends.
        solid = alpha > 0.8
        alpha = np.clip((alpha - 0.055) / (1 - 0.055), 0, 1)
        alpha = np.where(solid, alpha, alpha * edge_distance(wide, high, 0.12 * scale) * one.shadow)
    if one.feather:
        alpha = alpha * kit.smoothstep(FEATHER_FROM, 1, edge_distance(wide, high, one.feather * scale, one.feathered))
    colours = pixels[..., :3]
    if one.contour:
        colours, alpha = with_contour(colours, alpha, one.contour * scale)
    return np.dstack([colours, alpha])


def edge_distance(wide, high, reach, sides=("left", "right", "top", "bottom")):
    """Returns 0 at these sides of the picture and 1 from `reach` pixels inwards."""
    y, x = np.mgrid[0:high, 0:wide]
    far = {"left": x, "top": y, "right": wide - 1 - x, "bottom": high - 1 - y}
    return np.clip(np.minimum.reduce([far[side] for side in sides]) / reach, 0, 1)


def with_contour(colours, alpha, radius):
    """Lays a dark line under the edge of what is solid."""
    solid = Image.fromarray((np.clip((alpha - 0.75) / 0.25, 0, 1) * 255).astype(np.uint8))
    size = 2 * math.ceil(radius) + 1
    grown = solid.filter(ImageFilter.MaxFilter(size)).filter(ImageFilter.GaussianBlur(radius * 0.45))
    line = np.asarray(grown).astype(float) / 255 * 0.9
    top = np.asarray(solid).astype(float) / 255
    # Solid over line over shadow.
    under = line + alpha * (1 - line)
    dark = np.array(CONTOUR) / 255
    below = (dark * line[..., None] + colours * (alpha * (1 - line))[..., None]) / np.maximum(under, 1e-6)[..., None]
    total = top + under * (1 - top)
    blended = (colours * top[..., None] + below * (under * (1 - top))[..., None]) / np.maximum(total, 1e-6)[..., None]
    return blended, total


def trimmed(one, pixels, scale):
    """Cuts away transparent rims, along the grid; returns pixels and the box in units around the anchor, y down."""
    step = scale / GRID
    visible = pixels[..., 3] > 0.012
    rows, columns = np.flatnonzero(visible.any(1)), np.flatnonzero(visible.any(0))
    high, wide = visible.shape
    cells_high, cells_wide = round(high / step), round(wide / step)
    top, bottom = math.floor(rows[0] / step), min(cells_high, math.ceil((rows[-1] + 1) / step))
    left, right = math.floor(columns[0] / step), min(cells_wide, math.ceil((columns[-1] + 1) / step))
    cut = pixels[round(top * step) : round(bottom * step), round(left * step) : round(right * step)]
    centre_x, centre_y = one.frame.centre
    box = {
        "x": centre_x - one.frame.width / 2 + left / GRID,
        "y": -centre_y - one.frame.height / 2 + top / GRID,
        "width": (right - left) / GRID,
        "height": (bottom - top) / GRID,
    }
    return cut, {key: round(value, 4) for key, value in box.items()}


def scaled(pixels, wide, high):
    """Scales with premultiplied alpha, so that no dark rim appears."""
    premultiplied = np.dstack([pixels[..., :3] * pixels[..., 3:], pixels[..., 3]])
    layers = [
        np.asarray(Image.fromarray(premultiplied[..., at].astype(np.float32)).resize((wide, high), Image.LANCZOS))
        for at in range(4)
    ]
    alpha = np.clip(layers[3], 0, 1)
    colours = np.stack(layers[:3], -1) / np.maximum(alpha, 1e-4)[..., None]
    colours[alpha < 0.004] = 0
    return Image.fromarray((np.dstack([np.clip(colours, 0, 1), alpha]) * 255 + 0.5).astype(np.uint8))


def make(one, preview):
    """Renders a sprite and writes its files; returns its entry of the manifest."""
    started = time.time()
    largest = max(one.densities)
    scale = largest if preview or one.whole or largest * one.frame.width > 1200 else largest * OVERSIZE
    pixels, box = trimmed(one, finish(one, render(one, scale, 8 if preview else one.samples), scale), scale)
    entry = {**box, "bytes": {}}
    for old in FILES.glob(f"{one.name}-*.webp"):
        if old.stem.rsplit("-", 1)[0] == one.name.split("/")[1] and old.stem.rsplit("-", 1)[1].isdigit():
            old.unlink()
    for density in one.densities:
        path = FILES / f"{one.name}-{density}.webp"
        path.parent.mkdir(parents=True, exist_ok=True)
        picture = scaled(pixels, round(box["width"] * density), round(box["height"] * density))
        if picture.getextrema()[3][0] == 255:
            picture = picture.convert("RGB")
        picture.save(path, quality=one.quality, alpha_quality=88, method=6)
        entry["bytes"][str(density)] = path.stat().st_size
    print(f"{one.name}: {time.time() - started:.1f} s, {entry['bytes']} bytes", flush=True)
    return entry


def write_json(path, value):
    """Writes JSON with one line for each entry, so that changes are easy to review."""
    lines = [f"  {json.dumps(key)}: {json.dumps(entry)}" for key, entry in sorted(value.items())]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def read_json(path):
    return json.loads(path.read_text()) if path.exists() else {}


def sheet(game, names):
    """Writes the sprites of a game at 256, 64 and 40 pixels, also in grey."""
    columns, wide, high = 6, 340, 292
    page = Image.new("RGB", (columns * wide, math.ceil(len(names) / columns) * high), (214, 184, 132))
    draw, font = ImageDraw.Draw(page), ImageFont.load_default(13)
    for at, name in enumerate(names):
        files = sorted(FILES.glob(f"{name}-*.webp"), key=lambda path: path.stat().st_size)
        files = [path for path in files if path.stem.rsplit("-", 1)[0] == name.split("/")[1]]
        picture = Image.open(files[-1]).convert("RGBA")
        left, top = at % columns * wide, at // columns * high
        for size, x, y in ((256, 4, 0), (64, 266, 0), (40, 266, 70)):
            part = size / max(picture.size)
            small = picture.resize((max(1, round(picture.width * part)), max(1, round(picture.height * part))))
            place = (left + x + (size - small.width) // 2, top + y + (size - small.height) // 2)
            page.paste(small, place, small)
            if size == 40:
                grey = page.crop((left + x, top + y, left + x + 40, top + y + 40)).convert("L")
                page.paste(grey.convert("RGB"), (left + x, top + y + 46))
        draw.text((left + 6, top + 262), f"{name}  {picture.width}x{picture.height}", fill=(40, 25, 12), font=font)
    path = SHEETS / f"{game}.png"
    page.save(path)
    print(f"{path.relative_to(ROOT)}")


def main():
    options = argparse.ArgumentParser(description="Renders the sprites whose sources changed.")
    options.add_argument("names", nargs="*", metavar="NAME", help="sprites, or beginnings of their names")
    options.add_argument("--sheet", action="store_true", help="write contact sheets to target/art")
    options.add_argument("--preview", action="store_true", help="few samples; rendered again by the next full run")
    options.add_argument("--force", action="store_true", help="render also what did not change")
    given = options.parse_args()
    SHEETS.mkdir(parents=True, exist_ok=True)
    load_subjects()
    wanted = [one for name, one in kit.SPRITES.items() if not given.names or name.startswith(tuple(given.names))]
    if not wanted:
        sys.exit(f"no sprite is called {' or '.join(given.names)}")

    # All at the beginning: sources may be edited while pictures are rendered.
    prints = {one.name: fingerprint(one) for one in wanted}
    for game in sorted({one.name.split("/")[0] for one in wanted}):
        manifest_path, rendered_path = FILES / f"{game}.json", RENDERED / f"{game}.json"
        manifest, rendered = read_json(manifest_path), read_json(rendered_path)
        for one in (one for one in wanted if one.name.split("/")[0] == game):
            name = one.name.split("/")[1]
            made_from = prints[one.name]
            if rendered.get(name) == made_from and name in manifest and not given.force:
                continue
            entry = make(one, given.preview)
            # Written after each picture, so that an interrupted run goes on where it stopped.
            manifest, rendered = read_json(manifest_path), read_json(rendered_path)
            manifest[name] = entry
            rendered[name] = "preview" if given.preview else made_from
            write_json(manifest_path, manifest)
            write_json(rendered_path, rendered)
        remove_undeclared(game, manifest_path, rendered_path)
        if given.sheet:
            sheet(game, [name for name in sorted(kit.SPRITES) if name.startswith(f"{game}/")])


def remove_undeclared(game, manifest_path, rendered_path):
    """Removes files and entries of sprites that are not declared any more."""
    manifest, rendered = read_json(manifest_path), read_json(rendered_path)
    for name in [name for name in manifest if f"{game}/{name}" not in kit.SPRITES]:
        for density in manifest.pop(name)["bytes"]:
            (FILES / game / f"{name}-{density}.webp").unlink(missing_ok=True)
        rendered.pop(name, None)
        print(f"{game}/{name}: removed")
    write_json(manifest_path, manifest)
    write_json(rendered_path, rendered)


if __name__ == "__main__":
    main()
