"""Glory: the land of a tile, an island of rock with a yard, and what grows on it. One unit is the radius of a hex.

Buildings stand in the back half; the yard in front is for troops and yields. A diorama stays inside the rim, where the
page draws the owner: y + 0.58 z stays below 0.76. `NAME-glow` is the light of a tile at night, laid over the picture.
"""

import math

import bpy
import numpy as np

from buildings import boulder, is_dark, matte
from kit import Frame, blades, fbm, grid_faces, material, mesh, mix, noise, paint, rgb, smoothstep, sphere, sprite

TILE = Frame(2.125, 2.25, centre=(0, -0.0625))

#: Light is soft: small files do.
GLOW = dict(rig="glow", densities=(40, 72), quality=70, samples=8)
#: The denoiser needs few samples on matte ground.
SAMPLES = 12

#: The land's radius: a dark seam of water stays between neighbours.
LAND = 0.97
DEPTH = 0.5


def tile(name, lit=False, rich=False):
    """Declares the picture of a tile; of its light at night if it is `lit`, and of a richer one if there is a `rich` kind,
    which its builder is told."""

    def declare(build):
        sprite(f"glory/tile-{name}", TILE, samples=SAMPLES)(build)
        if rich:
            sprite(f"glory/tile-{name}-rich", TILE, each=[True], samples=SAMPLES)(build)
        if lit:
            sprite(f"glory/tile-{name}-glow", TILE, **GLOW)(build)
        return build

    return declare


# ---- ground ----


def hex_outline(per_side=36):
    """The rounded outline of a hex with a flat top, clockwise; and where along the outline each point is."""
    corners = np.array([(math.sin(at), math.cos(at)) for at in (np.arange(7) + 0.5) * math.pi / 3]) * LAND
    along = np.linspace(0, 6, 6 * per_side, endpoint=False)
    side = along.astype(int)
    part = (along - side)[:, None]
    outline = corners[side] * (1 - part) + corners[side + 1] * part
    radius = np.linalg.norm(outline, axis=1, keepdims=True)
    return outline * np.minimum(1, 0.975 * LAND / radius), along


def ground(
    first, second, height=None, colour=None, yard="#C9AE7C", yard_size=0.46, rim="#9A8F7C", cliff="#8C7258", seed=1
):
    """The land of a tile: two mixed colours, a trodden yard in front, a rim and a rocky cliff.

    `height(x, y)` raises it, `colour(x, y, z, colours)` paints over it.
    """
    # Open land under a low sun would look dull beside the figures.
    bpy.context.scene.view_settings.exposure = 0.22
    outline, along = hex_outline()
    rows, count = 70, len(outline)
    t = np.linspace(0.001, 1, rows) ** 0.8
    x, y = (t[:, None, None] * outline[None]).reshape(-1, 2).T
    t = np.repeat(t, count)
    inside = smoothstep(0, 1, (1 - t) / 0.1)
    z = (height(x, y) if height else 0) * inside + 0.012 * (
        fbm(x * 5, y * 5, seed) - 0.5
    ) - 0.03 * smoothstep(0.97, 1, t)

    colours = mix(paint(first, len(x)), second, smoothstep(0.35, 0.65, fbm(x * 3.5 + seed * 3, y * 3.5, seed)))
    colours *= (0.9 + 0.2 * noise(x * 40, y * 40, seed + 3))[:, None]
    if yard:
        away = np.hypot(x * 0.72, y + 0.36) + 0.1 * (fbm(x * 4, y * 4, seed + 8) - 0.5)
        colours = mix(colours, rgb(yard), (1 - smoothstep(yard_size - 0.12, yard_size, away)) * 0.85)
    if colour:
        colours = colour(x, y, z, colours)
    colours = mix(colours, rim, smoothstep(0.93, 0.945, t) * 0.9)

    vertices, painted = [np.c_[x, y, z]], [colours]
    for down in np.linspace(0.08, 1, 9):
        level = np.full(count, down)
        bulge = 1 + 0.04 * (fbm(along * 2.2 + 9, level * 5, seed + 4) - 0.45) * min(1, down * 6) + 0.02 * down
        vertices.append(np.c_[outline * bulge[:, None], -0.03 - DEPTH * level])
        layers = smoothstep(0.4, 0.6, fbm(along * 3, level * 9, seed + 6))
        painted.append(mix(paint(cliff, count), "#5E4A3C", layers) * (1.05 - 0.5 * down))
    faces = [face[::-1] for face in grid_faces(rows + 9, count)]
    surface = material(rough=0.93, shine=0.12, bump=0.25, grain=40)
    mesh(np.concatenate(vertices), faces, surface, np.concatenate(painted))


def inside_hex(x, y, far=0.72):
    return abs(y) < 0.74 and abs(x) * 0.866 + abs(y) * 0.5 < far


def grass(count, seed, length=0.065, where=lambda x, y: True):
    """Blades around the yard."""
    random = np.random.RandomState(seed)
    roots = []
    while len(roots) < count:
        x, y = random.uniform(-0.85, 0.85, 2)
        if inside_hex(x, y) and where(x, y) and math.hypot(x * 0.72, y + 0.36) > 0.4:
            roots.append((x, y, 0))
    blades(
        material(rough=0.8),
        np.array(roots),
        seed,
        length=length,
        width=0.012,
        lean=0.6,
        dark="#4E7A2A",
        light="#A9C757",
    )


def flowers(seed, count=16):
    """Small blossoms in three colours around the yard."""
    random = np.random.RandomState(seed)
    surfaces = [matte(colour) for colour in ("#FFF3D6", "#F2C84B", "#D9657A")]
    at = 0
    while at < count:
        x, y = random.uniform(-0.8, 0.8, 2)
        if inside_hex(x, y) and 0.46 < math.hypot(x * 0.72, y + 0.36) and y < 0.1:
            size = random.uniform(0.014, 0.022)
            sphere(surfaces[at % 3], (x, y, 0.04), (size, size, size * 0.7), rows=6, columns=8)
            at += 1


def wayside(seed, dry=False):
    """Stones and tufts in the four corners that troops leave free."""
    random = np.random.RandomState(seed)
    shades = dict(dark="#8C7A3A", light="#D9C47A") if dry else dict(dark="#4E7A2A", light="#B5CF62")
    for x, y in ((-0.62, -0.26), (0.62, -0.26), (-0.42, -0.66), (0.44, -0.66)):
        for _ in range(random.randint(1, 4)):
            place = (x + random.uniform(-0.09, 0.09), y + random.uniform(-0.06, 0.06))
            boulder(*place, random.uniform(0.02, 0.05), random.randint(999))
        roots = [(x + random.randn() * 0.07, y + random.randn() * 0.05, 0) for _ in range(12)]
        blades(material(rough=0.8), np.array(roots), random.randint(99), length=0.1, width=0.012, lean=0.6, **shades)
    if not dry:
        flowers(seed)


def lantern(x, y, z):
    sphere(material("#FFD36B", glow=5 if is_dark() else 1), (x, y, z), (0.037, 0.037, 0.047), rows=8, columns=10)


def peaks(places, seed=3):
    """Heights of mountains [(x, y, height, radius)] with gullies."""

    def height(x, y):
        z = 0 * x
        for at_x, at_y, high, wide in places:
            part = np.clip(1 - np.hypot(x - at_x, y - at_y) / wide, 0, 1)
            z = np.maximum(z, high * part**1.05 * (1 + 0.35 * (fbm(x * 5 + at_x * 9, y * 5, seed) - 0.5)))
        gullies = 0.34 * np.abs(fbm(x * 4.5 + 2, y * 4.5, 9, 5) - 0.5) * smoothstep(0.03, 0.25, z)
        return z - gullies + 0.05 * (fbm(x * 14, y * 14, 2) - 0.5) * smoothstep(0.03, 0.2, z)

    return height


def rock_colour(snow=None):
    """Paints rock on what rises, and snow above a height."""

    def colour(x, y, z, colours):
        rocks = mix(paint("#7E7A74", len(x)), "#A9A094", smoothstep(0.4, 0.6, fbm(x * 6, y * 6 + z * 5, 5)))
        colours = mix(colours, rocks, smoothstep(0.02, 0.08, z))
        if snow is None:
            return colours
        line = z + 0.22 * (fbm(x * 8, y * 8, 7) - 0.5)
        return mix(colours, "#F7F9FB", smoothstep(snow, snow + 0.06, line))

    return colour


def crystal_surface():
    return material("#7A35C9", rough=0.12, shine=0.8, coat=1, glow=2.2 if is_dark() else 0.5)
