"""The kit of the workshop: declaring sprites, light, cameras, materials, builders.

One unit is the radius of a hex or the side of a square cell. X goes right, Y goes up the board (away from the viewer),
Z up from the ground. Everything is procedural and seeded: the same source gives the same picture.
"""

import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector

# ---- declaring sprites ----

#: Pixels per unit of the two files of every sprite: for a phone, and for a large screen.
PHONE, LARGE = 64, 112


@dataclass(frozen=True)
class Frame:
    """What the camera sees, in units around the anchor, which is the origin of the scene.

    `elevation` is the camera's angle above the ground. `upright` keeps vertical lengths true (mounds in cross-section,
    props); otherwise lengths on the ground are true, so that hexes and squares fit the grid of the page.
    """

    width: float
    height: float
    #: The middle of the picture, in units of the picture: right and up from the anchor.
    centre: tuple = (0.0, 0.0)
    elevation: float = 60
    upright: bool = False


@dataclass(frozen=True)
class Sprite:
    """One picture of the page: `name` is GAME/NAME."""

    name: str
    build: object
    args: tuple
    frame: Frame
    #: Light of the scene: 'day', 'night' or 'glow', which shows only what shines by itself, as light with alpha.
    rig: str = "day"
    #: Pixels per unit of the files, small to large.
    densities: tuple = (PHONE, LARGE)
    #: How dark the shadow on the ground is; 0 for none, 1 as rendered.
    shadow: float = 0.0
    #: Width of the dark contour around what is solid, in units.
    contour: float = 0.0
    #: Renders where `tint` is in the vertices instead of colours: white that the page masks a colour with.
    mask: bool = False
    #: Fades the outermost part of the picture, in units; for scenery that goes over into something else.
    feather: float = 0.0
    #: The sides that fade.
    feathered: tuple = ("left", "right", "top", "bottom")
    #: A larger picture from which this one is cut, and where in it the anchor is; all cuts share one render.
    whole: Frame | None = None
    at: tuple = (0.0, 0.0)
    quality: int = 84
    samples: int = 24


SPRITES: dict[str, Sprite] = {}


def sprite(name, frame, each=None, cuts=None, **options):
    """Declares sprites that the decorated function builds.

    With `each`, the function is called with every value, and `{}` in the name is the value:

        @sprite("termites/sand-{}", Frame(2.3, 2.3), each=range(1, 7))
        def sand(variant): ...

    With `cuts`, a place for each name, one scene is cut into pieces of this frame; `whole` is the frame of the scene.
    """

    def declare(build):
        for part, at in (cuts or {}).items():
            SPRITES[name.format(part)] = Sprite(name.format(part), build, (), frame, at=at, **options)
        if cuts:
            return build
        for args in [()] if each is None else [value if isinstance(value, tuple) else (value,) for value in each]:
            one = Sprite(name.format(*args), build, args, frame, **options)
            if one.name in SPRITES:
                raise ValueError(f"two sprites are called {one.name}")
            SPRITES[one.name] = one
        return build

    return declare


# ---- colours and noise; arrays of linear RGB, one row per vertex ----


def rgb(text):
    """Returns the linear colour of '#rrggbb'."""
    values = np.array([int(text[at : at + 2], 16) / 255 for at in (1, 3, 5)])
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def paint(colour, count):
    """Returns one colour for `count` vertices."""
    return np.tile(rgb(colour) if isinstance(colour, str) else colour, (count, 1))


def mix(first, second, part):
    """Returns `first` where `part` is 0 and `second` where it is 1."""
    first, second = (rgb(one) if isinstance(one, str) else one for one in (first, second))
    part = np.clip(part, 0, 1)[..., None]
    return first * (1 - part) + second * part


def smoothstep(low, high, value):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def noise(x, y, seed=0):
    """Value noise in 0..1 with cells of size 1."""
    x0, y0 = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    u, v = x - x0, y - y0
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)

    def corner(a, b):
        n = (a * 374761393 + b * 668265263 + seed * 1442695041) & 0xFFFFFFFF
        n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
        return ((n ^ (n >> 16)) & 0xFFFF) / 65535

    below = corner(x0, y0) * (1 - u) + corner(x0 + 1, y0) * u
    above = corner(x0, y0 + 1) * (1 - u) + corner(x0 + 1, y0 + 1) * u
    return below * (1 - v) + above * v


def fbm(x, y, seed=0, octaves=4):
    """Noise with detail: octaves of half the size and half the weight."""
    total, weight = 0, 0.5
    for octave in range(octaves):
        total = total + weight * noise(x * 2**octave, y * 2**octave, seed + octave * 17)
        weight /= 2
    return total


# ---- light and camera ----

#: (name, direction, strength, colour, softness in degrees)
SUNS = {
    "day": [("key", (1, -0.42, -1.2), 3.1, "#FFEBCB", 9), ("fill", (-0.5, 0.8, -0.7), 0.45, "#CFE0FF", 25)],
    "night": [("moon", (1, -0.42, -1.2), 1.9, "#B9CEFF", 8)],
    "day-front": [("key", (0.75, 0.8, -0.85), 3.1, "#FFEBCB", 9), ("back", (-0.6, -0.7, -0.6), 0.5, "#CFE0FF", 25)],
    "night-front": [("moon", (0.75, 0.8, -0.85), 1.6, "#B9CEFF", 9)],
}
SKIES = {"day": ("#BFD4F2", 0.55), "night": ("#3A5A9C", 0.5)}


def start_scene(rig, samples):
    """Empties Blender and sets up render engine, sky, suns and camera."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.seed = 1
    cycles.adaptive_threshold = 0.03
    cycles.use_denoising = True
    cycles.denoiser = "OPENIMAGEDENOISE"
    cycles.max_bounces = 5
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.film_transparent = True
    scene.view_settings.view_transform = "Standard"
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"

    scene.world = bpy.data.worlds.new("sky")
    scene.world.use_nodes = True
    nodes, links = scene.world.node_tree.nodes, scene.world.node_tree.links
    sky = nodes.get("Background") or nodes.new("ShaderNodeBackground")
    output = nodes.get("World Output") or nodes.new("ShaderNodeOutputWorld")
    links.new(sky.outputs[0], output.inputs[0])
    colour, strength = SKIES[rig.split("-")[0]]
    sky.inputs[0].default_value = (*rgb(colour), 1)
    sky.inputs[1].default_value = strength

    for name, direction, strength, colour, softness in SUNS[rig]:
        light = bpy.data.lights.new(name, "SUN")
        light.energy, light.color, light.angle = strength, rgb(colour), math.radians(softness)
        sun = bpy.data.objects.new(name, light)
        sun.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
        scene.collection.objects.link(sun)

    camera = bpy.data.cameras.new("camera")
    camera.type = "ORTHO"
    camera.clip_end = 200
    scene.camera = bpy.data.objects.new("camera", camera)
    scene.collection.objects.link(scene.camera)


def aim_camera(frame, density):
    """Looks at the frame's middle; returns the picture's size in pixels."""
    scene = bpy.context.scene
    angle = math.radians(frame.elevation)
    wide, high = round(frame.width * density), round(frame.height * density)
    squeeze = math.cos(angle) if frame.upright else math.sin(angle)
    scene.render.resolution_x, scene.render.resolution_y = wide, high
    scene.render.pixel_aspect_x, scene.render.pixel_aspect_y = 1 / squeeze, 1
    # Blender's scale is that of the longer side, after the aspect.
    scene.camera.data.ortho_scale = frame.width if wide / squeeze >= high else frame.height * squeeze
    scene.camera.rotation_euler = (math.pi / 2 - angle, 0, 0)
    right, up = frame.centre
    middle = Vector((right, 0, up) if frame.upright else (right, up, 0))
    scene.camera.location = middle + Vector((0, -math.cos(angle), math.sin(angle))) * 60
    return wide, high


def turn_off_lights():
    """Leaves only what shines by itself: for a picture of light that is laid over another one. Builders find `glow` in
    the scene."""
    scene = bpy.context.scene
    scene["glow"] = True
    scene.world.node_tree.nodes["Background"].inputs[1].default_value = 0
    for light in [thing for thing in scene.objects if thing.type == "LIGHT"]:
        bpy.data.objects.remove(light)


def lamp(place, strength, colour="#FFA04A", size=0.08):
    """A small light of its own, for what glows at night."""
    light = bpy.data.lights.new("lamp", "POINT")
    light.energy, light.color, light.shadow_soft_size = strength, rgb(colour), size
    one = bpy.data.objects.new("lamp", light)
    one.location = place
    bpy.context.scene.collection.objects.link(one)


def shadow_catcher():
    """The ground that only receives shadows."""
    corners = [(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)]
    ground = mesh(corners, [(0, 1, 2, 3)], material("#B89A66"), smooth=False)
    ground.is_shadow_catcher = True


# ---- materials ----


def material(
    colour=None, rough=0.55, shine=0.4, coat=0.0, bump=0.0, grain=60, alpha=1.0, glow=0.0, metal=0.0
):
    """A surface: one colour, or without one the colours of the vertices. `bump` roughens it with `grain` per unit."""
    made = bpy.data.materials.new("material")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Roughness"].default_value = rough
    surface.inputs["Specular IOR Level"].default_value = shine
    surface.inputs["Coat Weight"].default_value = coat
    surface.inputs["Coat Roughness"].default_value = 0.15
    surface.inputs["Alpha"].default_value = alpha
    surface.inputs["Metallic"].default_value = metal
    if colour is None:
        vertices = nodes.new("ShaderNodeVertexColor")
        vertices.layer_name = "colour"
        links.new(vertices.outputs[0], surface.inputs["Base Color"])
    else:
        surface.inputs["Base Color"].default_value = (*rgb(colour), 1)
    if glow:
        surface.inputs["Emission Color"].default_value = (*rgb(colour), 1)
        surface.inputs["Emission Strength"].default_value = glow
    if bump:
        place, texture, relief = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "TexNoise", "Bump"))
        texture.inputs["Scale"].default_value = grain
        texture.inputs["Detail"].default_value = 6
        relief.inputs["Strength"].default_value = bump
        relief.inputs["Distance"].default_value = 0.02
        links.new(place.outputs["Object"], texture.inputs["Vector"])
        links.new(texture.outputs[0], relief.inputs["Height"])
        links.new(relief.outputs[0], surface.inputs["Normal"])
    return made


# ---- builders ----


def mesh(vertices, faces, surface, colours=None, tint=None, smooth=True, loc=(0, 0, 0), rot=(0, 0, 0), scale=1, parent=None):
    """A mesh in the scene. `colours` and `tint` (what the page colours, 0..1) are per vertex."""
    data = bpy.data.meshes.new("mesh")
    data.from_pydata([tuple(vertex) for vertex in vertices], [], [tuple(face) for face in faces])
    data.update()
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    if colours is not None:
        layer = data.attributes.new("colour", "FLOAT_COLOR", "POINT")
        layer.data.foreach_set("color", np.c_[colours, np.ones(len(colours))].astype(np.float32).ravel())
    if tint is not None:
        layer = data.attributes.new("tint", "FLOAT_COLOR", "POINT")
        layer.data.foreach_set("color", np.repeat(np.asarray(tint)[:, None], 4, 1).astype(np.float32).ravel())
    data.materials.append(surface)
    made = bpy.data.objects.new("mesh", data)
    made.location, made.rotation_euler = loc, rot
    made.scale = (scale,) * 3 if np.isscalar(scale) else scale
    made.parent = parent
    bpy.context.scene.collection.objects.link(made)
    return made


def empty(loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
    """A parent that places a group."""
    made = bpy.data.objects.new("empty", None)
    made.location, made.rotation_euler = loc, rot
    made.scale = (scale,) * 3 if np.isscalar(scale) else scale
    bpy.context.scene.collection.objects.link(made)
    return made


def grid_faces(rows, columns, wrap=True):
    """Quads of a grid of vertices, row by row; `wrap` joins the last column with the first."""
    return [
        (row * columns + at, row * columns + (at + 1) % columns, (row + 1) * columns + (at + 1) % columns, (row + 1) * columns + at)
        for row in range(rows - 1)
        for at in range(columns if wrap else columns - 1)
    ]


def directions(rows, columns):
    """Unit vectors of a sphere, as a grid."""
    down = np.linspace(0, math.pi, rows)[:, None]
    around = np.linspace(0, 2 * math.pi, columns, endpoint=False)[None]
    grid = [np.sin(down) * np.cos(around), np.sin(down) * np.sin(around), np.cos(down) + 0 * around]
    return np.stack(grid, -1).reshape(-1, 3)


def sphere(surface, loc, scale, rows=20, columns=28, **place):
    return mesh(directions(rows, columns), grid_faces(rows, columns), surface, loc=loc, scale=scale, **place)


def lathe(surface, profile, wide=1, high=1, columns=32, colour=None, **place):
    """Turns a profile [(y, radius)] around the Y axis; `colour(y)` gives linear colours."""
    profile = np.array(profile, float)
    around = np.linspace(0, 2 * math.pi, columns, endpoint=False)
    y, radius = profile[:, 0:1], profile[:, 1:2]
    vertices = np.stack([radius * np.cos(around) * wide, y + 0 * around, radius * np.sin(around) * high], -1)
    colours = None if colour is None else np.repeat(np.array([colour(at) for at in profile[:, 0]]), columns, 0)
    faces = [face[::-1] for face in grid_faces(len(profile), columns)]
    return mesh(vertices.reshape(-1, 3), faces, surface, colours=colours, **place)


def tube(surface, points, radii, parent=None, smooth=8):
    """A tube along points; `smooth` 0 leaves its corners."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = 1, 3, True
    spline = curve.splines.new("NURBS" if smooth else "POLY")
    spline.points.add(len(points) - 1)
    for knot, point, radius in zip(spline.points, points, radii):
        knot.co, knot.radius = (*point, 1), radius
    if smooth:
        spline.use_endpoint_u, spline.order_u, spline.resolution_u = True, min(3, len(points)), smooth
    curve.materials.append(surface)
    made = bpy.data.objects.new("tube", curve)
    made.parent = parent
    bpy.context.scene.collection.objects.link(made)
    return made


def slab(surface, outline, height, bevel=0.03, z=0, **place):
    """Raises an outline [(x, y)] around the origin, with a rounded upper edge."""
    outline = np.array(outline)
    count = len(outline)
    radius = np.linalg.norm(outline, axis=1, keepdims=True)
    rows = [np.c_[outline, np.full(count, z)]]
    for angle in np.linspace(0, math.pi / 2, 6):
        inset = 1 - bevel * (1 - math.cos(angle)) / radius
        rows.append(np.c_[outline * inset, np.full(count, z + height - bevel + bevel * math.sin(angle))])
    rows.append(np.c_[outline * 0.02, np.full(count, z + height)])
    return mesh(np.concatenate(rows), grid_faces(len(rows), count), surface, **place)


def rock(surface, loc, size, seed, flat=0.7, dark="#8B7B6B", light="#C9BBA8", parent=None):
    """A stone: a sphere cut by soft planes, lighter on top."""
    random = np.random.RandomState(seed)
    rows, columns = 26, 40
    ray = directions(rows, columns)
    planes = random.randn(13, 3)
    planes /= np.linalg.norm(planes, axis=1)[:, None]
    reach = np.maximum(ray @ planes.T, 0.02) / random.uniform(0.62, 0.95, 13)
    radius = 1 / (np.sum(reach**14, 1) + 1) ** (1 / 14)
    radius *= 1 + 0.05 * (fbm(ray[:, 0] * 3 + 9, ray[:, 1] * 3 + ray[:, 2] * 2 + 5, seed) - 0.5)
    vertices = ray * radius[:, None]
    colours = mix(paint(dark, len(vertices)), light, smoothstep(-0.2, 0.8, vertices[:, 2]))
    colours *= (0.85 + 0.3 * fbm(ray[:, 0] * 4 + 3, ray[:, 1] * 4 + ray[:, 2] * 3, seed + 5))[:, None]
    scale = (size, size * random.uniform(0.75, 1), size * flat)
    turn = (0, 0, random.uniform(0, 6))
    return mesh(vertices, grid_faces(rows, columns), surface, colours, loc=loc, scale=scale, rot=turn, parent=parent)


def blades(surface, roots, seed, length=0.2, width=0.014, lean=0.5, dark="#4E6B23", light="#A9BE4F", parts=4):
    """Grass, fur, straw: tapered bent blades in one mesh, one for each root."""
    random = np.random.RandomState(seed)
    vertices, faces, colours = [], [], []
    dark, light = rgb(dark), rgb(light)
    for root in roots:
        angle = random.uniform(0, 2 * math.pi)
        long = length * random.uniform(0.6, 1.25)
        bend = lean * random.uniform(0.3, 1.3)
        ahead = np.array([math.cos(angle), math.sin(angle), 0])
        side = np.array([-ahead[1], ahead[0], 0])
        shade = random.uniform(0.8, 1.2)
        for part in range(parts + 1):
            t = part / parts
            middle = root + ahead * (bend * long * t * t) + np.array([0, 0, long * (t - 0.35 * bend * t * t)])
            half = width * (1 - t) ** 0.7
            vertices += [middle - side * half, middle + side * half]
            colours += [(dark * (1 - t) + light * t) * shade] * 2
            if part < parts:
                at = len(vertices) - 2
                faces.append((at, at + 1, at + 3, at + 2))
    return mesh(vertices, faces, surface, np.array(colours))


def foliage(balls, seed, leaf, dark, light, leaves=60):
    """A crown of leaves around balls [(x, y, z, a, b, c)]: dark inside, each ball covered with `leaves` small blades of
    length `leaf` that look outward, lighter towards the top."""
    random = np.random.RandomState(seed)
    balls = np.array(balls, float)
    low, high = (balls[:, 2] - balls[:, 5]).min(), (balls[:, 2] + balls[:, 5]).max()
    ray = directions(10, 14)
    core = material(dark, rough=0.95, shine=0.05)
    for ball in balls:
        mesh(ray, grid_faces(10, 14), core, loc=ball[:3], scale=ball[3:] * 0.86)
    count = leaves * len(balls)
    owner = np.repeat(balls, leaves, 0)
    out = random.randn(count, 3)
    out /= np.linalg.norm(out, axis=1)[:, None]
    place = owner[:, :3] + out * owner[:, 3:] * random.uniform(0.85, 1.06, (count, 1))
    look = out + random.randn(count, 3) * 0.45 + [0, 0, 0.25]
    along = np.cross(look, random.randn(count, 3))
    along /= np.linalg.norm(along, axis=1)[:, None]
    across = np.cross(look, along)
    across /= np.linalg.norm(across, axis=1)[:, None]
    length = leaf * random.uniform(0.7, 1.3, (count, 1))
    corners = [place - along * length, place + across * length * 0.5, place + along * length, place - across * length * 0.5]
    up = (place[:, 2] - low) / (high - low)
    shades = mix(paint(dark, count), light, smoothstep(0, 0.85, 0.5 * up + 0.5 * (out[:, 2] * 0.5 + 0.5)))
    shades *= random.uniform(0.78, 1.22, (count, 1))
    faces = np.arange(4 * count).reshape(-1, 4).tolist()
    surface = material(rough=0.7, shine=0.25)
    mesh(np.stack(corners, 1).reshape(-1, 3), faces, surface, np.repeat(shades, 4, 0), smooth=False)
