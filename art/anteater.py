"""Anteater: mounds in cross-section, the termites in them, dice, found things, the savanna behind.

One unit is the distance of two columns of a mound. Everything is seen from the front: Z goes up the picture.
"""

import math

import bpy
import numpy as np

from insects import COLOURS, banded, segmented, termite
from kit import (
    Frame, blades, directions, empty, fbm, grid_faces, lamp, lathe, material, mesh, mix, noise, paint, rgb, slab,
    smoothstep, sphere, sprite, tube,
)

# ---- mounds ----

#: How high a space is, in units; a column is 1 wide.
RISE = 0.875
#: Heights of the columns of the mound from which the tiles are cut: every pair of neighbours occurs in it.
REFERENCE = [1, 3, 3, 1, 2, 2]
#: Spires between columns of the same height: half their width, and how far they rise.
CHIMNEYS = [(0, 0), (0, 0), (0.16, 0.14), (0, 0), (0, 0), (0.13, 0.2), (0, 0)]
#: Vertices per unit.
FINENESS = 56
MOST_VARIANTS = 2


def tiles():
    """Returns the tiles of the mound: (name, column to the right of it, level above it).

    A tile is centred on the corner between four spaces. Its name says what is left and right of the corner: 0 nothing,
    1 the top of a column, 2 a column that goes on; at the foot only whether there is a column.
    """
    found, count = [], {}
    heights = [0, *REFERENCE, 0]
    for level in range(4):
        for at, (left, right) in enumerate(zip(heights, heights[1:])):
            kind = [min(2, max(0, height - level + 1)) for height in (left, right)]
            part = "foot" if level == 0 else "wall"
            if level == 0:
                kind = [int(height > 0) for height in (left, right)]
            if kind == [0, 0]:
                continue
            key = f"{part}-{kind[0]}{kind[1]}"
            count[key] = count.get(key, 0) + 1
            if count[key] <= MOST_VARIANTS:
                found.append((f"{key}-{count[key]}", at, level))
    return found


def cut_noise(x, z, size, seed, octaves=4):
    """Noise that is the same on all cuts between tiles and free between them, so that any tiles fit together."""

    def periodic():
        total, weight = 0, 0.5
        for octave in range(octaves):
            period = size * 2**octave
            u, v = (x % 1) * period, (z % 1) * period
            u0, v0 = np.floor(u).astype(np.int64), np.floor(v).astype(np.int64)
            a, b = u - u0, v - v0
            a, b = a * a * (3 - 2 * a), b * b * (3 - 2 * b)

            def corner(one, other):
                # At whole numbers, noise is its random value there.
                return noise((one % period).astype(float), (other % period).astype(float), seed + octave * 17)

            low = corner(u0, v0) * (1 - a) + corner(u0 + 1, v0) * a
            high = corner(u0, v0 + 1) * (1 - a) + corner(u0 + 1, v0 + 1) * a
            total = total + weight * (low * (1 - b) + high * b)
            weight /= 2
        return total

    to_cut = np.maximum(np.abs((x + 0.5) % 1 - 0.5), np.abs((z + 0.5) % 1 - 0.5))
    part = smoothstep(0.3, 0.47, to_cut)
    return periodic() * part + fbm(x * size + 31, z * size + 17, seed + 3, octaves) * (1 - part)


def solid_mound(x, z):
    """Returns where the mound is, 0 or 1, before it is softened; z counts spaces."""
    solid = np.zeros(x.shape, bool)
    for at, height in enumerate(REFERENCE):
        # A column ends in a dome with a blunt spire.
        aside = np.abs(x - at - 0.5)
        dome = 0.1 + 0.2 * np.sqrt(np.clip(1 - (aside / 0.67) ** 2, 0, 1)) + 0.21 * np.clip(1 - aside / 0.34, 0, 1)
        solid |= (aside < 0.67) & (z < height + dome)
    heights = [0, *REFERENCE, 0]
    for at, (half, rise) in enumerate(CHIMNEYS):
        top = heights[at]
        if top == heights[at + 1]:
            solid |= (np.abs(x - at) < half - 0.3 * np.clip(z - top - 0.1, 0, 0.4)) & (z < top + 0.2 + rise) & (z > top - 0.2)
    flare = 0.30 * np.clip((0.45 - z) / 0.6, 0, 1) ** 1.6
    solid |= (x > -0.17 - flare) & (x < len(REFERENCE) + 0.17 + flare) & (z < 0.5)
    return solid.astype(float)


def softened(values, reach=0.115):
    """Blurs a grid of values, so that edges become domes."""
    steps = np.arange(-20, 21) / FINENESS
    weights = np.exp(-0.5 * (steps / reach) ** 2) * (np.abs(steps) <= 0.36)
    weights /= weights.sum()
    padded = np.pad(values, 20, mode="edge")
    for axis in (1, 0):
        padded = np.apply_along_axis(lambda row: np.convolve(row, weights, "valid"), axis, padded)
    return padded


def in_chambers(x, z):
    """Returns whether a point belongs to a space of the mound."""
    inside = np.zeros(x.shape, bool)
    for at, height in enumerate(REFERENCE):
        inside |= (np.floor(x) == at) & (z >= 0) & (z < height)
    return inside


def mound_relief():
    """The mound from which the tiles are cut; its first column begins at the origin."""
    left, right, low, high = -0.75, len(REFERENCE) + 0.75, -0.5, 3.75
    columns, rows = round((right - left) * FINENESS) + 1, round((high - low) * FINENESS) + 1
    grid_x, grid_z = np.meshgrid(np.linspace(left, right, columns), np.linspace(low, high, rows))
    x, z = grid_x.ravel(), grid_z.ravel()
    broad, fine, lumps = cut_noise(x, z, 3, 5), cut_noise(x, z, 12, 9, 3), cut_noise(x, z, 6, 21, 2)

    depth = softened(solid_mound(grid_x, grid_z)).ravel()
    depth = depth + 0.16 * (broad - 0.47) * np.clip(1.2 - depth, 0.25, 1) + 0.025 * (fine - 0.45)
    inside = depth > 0.42
    relief = 0.42 * np.sqrt(np.clip((depth - 0.42) / 0.5, 0, 1))
    relief += 0.13 * (broad - 0.47) + 0.06 * (fine - 0.47) + 0.14 * np.maximum(0, lumps - 0.5)
    # Layers in which it was built, and pores.
    layers = np.sin(2 * math.pi * 6 * z + 5 * broad + 2 * lumps)
    pores = smoothstep(0.66, 0.74, cut_noise(x, z, 9, 41, 2))
    relief += 0.004 * layers - 0.035 * pores

    # Chambers: rounded squares with a lip.
    half, corner = 0.395, 0.15
    across, up = x - np.floor(x) - 0.5, (z - np.floor(z) - 0.5) * RISE
    beyond = [np.abs(across) - (half - corner), np.abs(up) - (half - corner)]
    edge = np.hypot(*(np.maximum(one, 0) for one in beyond)) + np.minimum(np.maximum(*beyond), 0) - corner
    edge = np.where(in_chambers(x, z), edge + 0.03 * (fine - 0.47) + 0.04 * (broad - 0.47), 9)
    lip = np.exp(-(((edge - 0.035) / 0.035) ** 2))
    hole = 1 - smoothstep(-0.055, 0.012, edge)
    relief = (relief + 0.05 * lip) * (1 - hole) + (-0.12 + 0.05 * (broad - 0.5) + 0.02 * (fine - 0.5)) * hole

    colours = mix(paint("#B4673A", len(x)), "#D68D58", smoothstep(0.38, 0.62, broad))
    colours = mix(colours, "#8E4A28", smoothstep(0.5, 0.72, lumps) * 0.55)
    colours = mix(colours, "#9A5630", smoothstep(0.2, 0.9, layers) * 0.16)
    colours = mix(colours, "#5E3018", pores * 0.7)
    colours = mix(colours, "#E3A36C", (1 - smoothstep(0.42, 0.95, depth)) * 0.55)
    colours = mix(colours, "#EBB07C", np.clip(lip, 0, 1) * 0.5 * (1 - hole))
    colours = colours * (0.9 + 0.2 * fine)[:, None]
    earth = mix(paint("#6A3C22", len(x)), "#8E5632", smoothstep(-0.1, 0.4, -up + 0.6 * (broad - 0.5)))
    colours = mix(colours, earth, hole)

    # Only what belongs to the mound; its outermost vertices are drawn to the outline.
    shape = grid_x.shape
    kept = inside.reshape(shape) & (grid_z > -0.17 + 0.07 * (fbm(grid_x * 5, grid_z * 0, 4) - 0.5))
    quads = kept[:-1, :-1] | kept[1:, :-1] | kept[:-1, 1:] | kept[1:, 1:]
    field = depth.reshape(shape)
    slope_z, slope_x = np.gradient(field, 1 / FINENESS)
    way = np.clip(0.42 - field, 0, 1) / np.maximum(slope_x**2 + slope_z**2, 0.6) * ~inside.reshape(shape)
    x = x + np.clip(way * slope_x, -1 / FINENESS, 1 / FINENESS).ravel()
    z = z + np.clip(way * slope_z, -1 / FINENESS, 1 / FINENESS).ravel()
    index = np.arange(x.size).reshape(shape)
    faces = np.c_[index[:-1, :-1][quads], index[:-1, 1:][quads], index[1:, 1:][quads], index[1:, :-1][quads]]
    used = np.unique(faces)
    renumbered = np.searchsorted(used, faces)
    vertices = np.c_[x, -relief, z * RISE]
    surface = material(rough=0.92, shine=0.12, bump=0.35, grain=16)
    mesh(vertices[used], renumbered.tolist(), surface, colours[used])


#: A tile reaches a little over its cuts. Tiles are laid from left to right and from below; each fades into those that
#: lie there already, so that no seam shows.
OVER = 0.0625
TILE = Frame(1 + 2 * OVER, RISE + 2 * OVER, elevation=14, upright=True)
CLAY = dict(
    densities=(96, 112),
    feather=2 * OVER,
    feathered=("left", "bottom"),
    whole=Frame(8, 4.5, centre=(3, 1.5), elevation=14, upright=True),
    cuts={name: (at, level * RISE) for name, at, level in tiles()},
)


@sprite("anteater/{}", TILE, rig="day-front", samples=14, **CLAY)
def mound():
    mound_relief()


@sprite("anteater/night-{}", TILE, rig="night-front", samples=16, **CLAY)
def mound_at_night():
    """With a lamp in every chamber."""
    mound_relief()
    for column, height in enumerate(REFERENCE):
        for space in range(height):
            lamp((column + 0.5, -0.16, (space + 0.62) * RISE), 6, "#FFB35C")


# ---- builders for things ----


def rounded_box(surface, loc, size, bevel=0.1, rot=(0, 0, 0), parent=None):
    a, b, c = (length / 2 for length in size)
    corners = [(x, y, z) for x in (-a, a) for y in (-b, b) for z in (-c, c)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    made = mesh(corners, faces, surface, loc=loc, rot=rot, parent=parent)
    rounding = made.modifiers.new("bevel", "BEVEL")
    rounding.width, rounding.segments, rounding.limit_method = bevel, 6, "NONE"
    return made


def blob(surface, balls, voxel=0.03, smooth=10, colour=None, parent=None):
    """Ellipsoids (x, y, z, a, b, c) grown together into one skin; `colour(points)` paints it."""
    rows, columns = 12, 16
    ray, faces = directions(rows, columns), grid_faces(rows, columns)
    vertices = np.concatenate([ray * ball[3:] + ball[:3] for ball in np.array(balls, float)])
    all_faces = [tuple(corner + at * len(ray) for corner in face) for at in range(len(balls)) for face in faces]
    made = mesh(vertices, all_faces, surface, parent=parent)
    remesh = made.modifiers.new("remesh", "REMESH")
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = "VOXEL", voxel, True
    smoothing = made.modifiers.new("smooth", "SMOOTH")
    smoothing.iterations, smoothing.factor = smooth, 0.5
    if colour is None:
        return made
    points, _, faces = skin_of(made)
    return mesh(points, faces, surface, colour(points), parent=parent)


def skin_of(made):
    """Takes a mesh out of the scene; returns its points, normals and faces after all modifiers."""
    skin = made.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    points, normals = np.empty(len(skin.vertices) * 3), np.empty(len(skin.vertices) * 3)
    skin.vertices.foreach_get("co", points)
    skin.vertices.foreach_get("normal", normals)
    faces = [tuple(face.vertices) for face in skin.polygons]
    bpy.data.objects.remove(made)
    return points.reshape(-1, 3), normals.reshape(-1, 3), faces


def ring(radius, z, count=40, y=0):
    return [(radius * math.cos(at), y + radius * math.sin(at), z) for at in np.linspace(0, 2 * math.pi, count)]


def turned(surface, profile, **place):
    """A lathe around the Z axis: profile [(z, radius)]."""
    return lathe(surface, profile, rot=(math.pi / 2, 0, 0), **place)


def sheet(points, columns, surface, colours, **place):
    """A surface through rows of points."""
    return mesh(points, grid_faces(len(points) // columns, columns, wrap=False), surface, colours, **place)


def thickened(made, thickness=0.05):
    made.modifiers.new("solid", "SOLIDIFY").thickness = thickness
    return made


# ---- dice ----


@sprite("anteater/die", Frame(1.5, 1.5, centre=(0.05, 0.52), elevation=15, upright=True), rig="day-front", shadow=True, densities=(96, 128))
def die():
    """White: the page gives it the colour of its owner. Its front face is 1 wide and centred 0.5 above the anchor."""
    rounded_box(material("#E9E9E9", rough=0.2, shine=0.5, coat=0.7), (0, 0, 0.5), (1, 1, 1), bevel=0.17)


# ---- found things, modelled about 1.4 units wide ----


def thing(name, **frame):
    """A found thing: its middle is the anchor."""
    return sprite(
        f"anteater/item-{name}", Frame(1.75, 1.75, elevation=24, upright=True, **frame),
        rig="day-front", shadow=True, densities=(64, 96), contour=0.022,
    )


@thing("W", centre=(0, 0.36))
def worm():
    t = np.linspace(0, 1, 150)
    middle = np.c_[-0.62 + 1.2 * t, 0.16 * np.sin(t * 9), 0.22 + 0.26 * np.sin(t * 7.2 + 0.6) + 0.2 * smoothstep(0.8, 1, t)]
    along = np.gradient(middle, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    beside = np.cross(along, [0, 1, 0])
    beside /= np.linalg.norm(beside, axis=1)[:, None]
    above = np.cross(beside, along)
    saddle = (t > 0.58) & (t < 0.7)
    radius = 0.125 * np.sin(np.clip(np.minimum(t * 7 + 0.12, (1 - t) * 9 + 0.25), 0, 1) * math.pi / 2)
    radius *= (1 + 0.10 * np.sin(t * 110)) * np.where(saddle, 1.18, 1)
    around = np.linspace(0, 2 * math.pi, 20, endpoint=False)
    skin = middle[:, None] + radius[:, None, None] * (
        np.cos(around)[None, :, None] * beside[:, None] + np.sin(around)[None, :, None] * above[:, None]
    )
    colours = np.where((np.sin(t * 110) < -0.3)[:, None], rgb("#C9546F"), rgb("#F08CA0"))
    colours = np.where(saddle[:, None], rgb("#FFB9BE"), colours)
    surface = material(rough=0.25, shine=0.5, coat=0.5)
    mesh(skin.reshape(-1, 3), grid_faces(150, 20), surface, np.repeat(colours, 20, 0))
    head = middle[-1]
    for side in (-1, 1):
        white = head + [-0.02 + side * 0.05, -0.09, 0.05]
        sphere(material("#FFFFFF", rough=0.2), white, 0.06)
        sphere(material("#1A1010", rough=0.1), white + [0.01, -0.05, 0.005], 0.03)


@thing("M", centre=(0, 0.5))
def treasure_map():
    columns, rows = 90, 60
    x, z = (grid.ravel() for grid in np.meshgrid(np.linspace(-0.72, 0.72, columns), np.linspace(0, 0.95, rows)))
    fold = np.abs((x * 2.1) % 2 - 1)
    colours = mix(paint("#F3E2B4", len(x)), "#D9B878", smoothstep(0.45, 0.75, fbm(x * 3 + 3, z * 3, 4)) * 0.7)
    colours = mix(colours, "#7FA9B8", smoothstep(0.62, 0.64, fbm(x * 1.6 + 9, z * 1.6 + 4, 8)))
    to_edge = np.minimum(0.72 - np.abs(x), np.minimum(z, 0.95 - z))
    colours = mix(colours, "#B98D4E", 1 - smoothstep(0, 0.05, to_edge))
    path = np.abs(z - 0.37 - 0.28 * np.sin(x * 3.2 + 0.5))
    dashes = (np.sin(x * 26) > -0.1) & (np.abs(x + 0.15) < 0.45)
    colours = mix(colours, "#B3261E", (1 - smoothstep(0.03, 0.045, path)) * dashes)
    dx, dz = x - 0.46, z - 0.66
    cross = (np.minimum(np.abs(dx - dz), np.abs(dx + dz)) < 0.06) & (np.hypot(dx, dz) < 0.2)
    colours = mix(colours, "#B3261E", cross.astype(float)) * (1 - 0.12 * (np.abs(fold - 0.5) > 0.46))[:, None]
    points = np.c_[x, 0.30 * fold - 0.15, z + 0.05 * np.sin(x * 2.5) + 0.02]
    sheet(points, columns, material(rough=0.8, shine=0.2), colours, smooth=False, rot=(-0.25, 0, 0), loc=(0, 0, 0.02))


@thing("B", centre=(0, 0.5))
def bone():
    angle = math.radians(38)
    balls = [(t * 0.5, 0, 0, 0.13, 0.11, 0.115 + 0.03 * t * t) for t in np.linspace(-1, 1, 15)]
    balls += [(end * 0.58, 0, knob * 0.13, 0.17, 0.15, 0.165) for end in (-1, 1) for knob in (-1, 1)]
    turn = [
        (x * math.cos(angle) - z * math.sin(angle), y, x * math.sin(angle) + z * math.cos(angle) + 0.5, *size)
        for x, y, z, *size in balls
    ]
    blob(material("#F4EAD2", rough=0.4, coat=0.15, bump=0.15, grain=8), turn, 0.025, 6)


@thing("E", centre=(0, 0.42))
def eyeglasses():
    frame = material("#19B5A5", rough=0.2, coat=0.6)
    lens = material("#DDF4FF", rough=0.03, shine=0.9, alpha=0.62, coat=1)
    for side in (-1, 1):
        rim = [(side * 0.4 + 0.3 * math.cos(at), -0.1, 0.42 + 0.28 * math.sin(at)) for at in np.linspace(0, 2 * math.pi, 30)]
        tube(frame, rim, [0.07] * 30)
        mesh([(side * 0.4, -0.13, 0.42), *rim], [(0, at, at + 1) for at in range(1, 30)], lens)
        bow = [(side * 0.69, -0.1, 0.5), (side * 0.76, -0.02, 0.52), (side * 0.74, 0.5, 0.5), (side * 0.70, 0.75, 0.34)]
        tube(frame, bow, [0.06, 0.06, 0.05, 0.045])
        glint = [(side * 0.4 - 0.13, -0.16, 0.36), (side * 0.4 + 0.03, -0.16, 0.54)]
        tube(material("#FFFFFF", glow=0.6), glint, [0.024] * 2, smooth=0)
    tube(frame, [(-0.13, -0.1, 0.47), (0, -0.12, 0.55), (0.13, -0.1, 0.47)], [0.06] * 3)


@thing("C", centre=(0.08, 0.68))
def tin_can():
    tin = material("#D8DBDF", rough=0.28, metal=0.7)
    turned(tin, [(0, 0.001), (0, 0.34), (0.03, 0.37), (0.07, 0.37), (0.09, 0.355), (0.12, 0.355)], columns=64)
    rim = [(0.80, 0.355), (0.84, 0.355), (0.86, 0.37), (0.90, 0.37), (0.92, 0.355), (0.90, 0.33), (0.80, 0.32), (0.80, 0.001)]
    turned(tin, rim, columns=64)
    rows, columns = 40, 128
    z, around = (
        grid.ravel()
        for grid in np.meshgrid(np.linspace(0.11, 0.81, rows), np.linspace(0, 2 * math.pi, columns, endpoint=False), indexing="ij")
    )
    colours = np.where((np.abs(z - 0.46) < 0.2)[:, None], rgb("#F7EBD0"), rgb("#D8412F"))
    pea = np.hypot((around - 1.5 * math.pi + 0.25) * 0.358, z - 0.46) < 0.14
    colours = np.where(pea[:, None], rgb("#5E9B3A"), colours)
    lines = (np.abs(z - 0.7) < 0.018) | (np.abs(z - 0.22) < 0.018)
    colours = np.where(lines[:, None], rgb("#F2C230"), colours)
    label = np.c_[0.358 * np.cos(around), 0.358 * np.sin(around), z]
    mesh(label, grid_faces(rows, columns), material(rough=0.45), colours)
    lid = [(0, 0.001), (0, 0.32), (0.015, 0.33), (0.025, 0.32), (0.025, 0.001)]
    lathe(tin, lid, columns=40, loc=(0.16, 0.18, 1.1), rot=(math.pi / 2 + 0.2, 0.95, 0))


@thing("S", centre=(-0.08, 0.42))
def sneaker():
    balls = [(-0.62 + 0.95 * t, 0, 0.2 + 0.02 * t, 0.22, 0.22 - 0.03 * abs(t - 0.3), 0.15 + 0.12 * t) for t in np.linspace(0, 1, 12)]
    balls += [(0.05 + 0.34 * t, 0, 0.3 + 0.36 * t, 0.28 - 0.06 * t, 0.2, 0.2) for t in np.linspace(0, 1, 8)]
    balls += [(0.42, 0, 0.45, 0.2, 0.19, 0.3), (0.45, 0, 0.25, 0.22, 0.2, 0.2), (-0.66, 0, 0.2, 0.2, 0.2, 0.14), (-0.2, 0, 0.32, 0.28, 0.18, 0.16)]

    def colour(points):
        x, _, z = points.T
        colours = mix(paint("#D8402F", len(points)), "#F7F3EA", 1 - smoothstep(-0.62, -0.58, x - 0.25 * (z - 0.2)))
        colours = mix(colours, "#A82A1E", smoothstep(0.76, 0.8, z))
        stripe = np.abs((x - 0.22) * 0.8 + (z - 0.34) * 0.55)
        return mix(colours, "#F7F3EA", (1 - smoothstep(0.05, 0.065, stripe)) * (z < 0.52) * (z > 0.16))

    blob(material(rough=0.65, shine=0.25, bump=0.2, grain=30), balls, 0.022, 5, colour)
    around = np.linspace(0, 2 * math.pi, 60, endpoint=False)
    sole = np.c_[0.80 * np.cos(around) - 0.1, (0.235 + 0.02 * np.cos(around * 2)) * np.sin(around)]
    slab(material("#F6F1E4", rough=0.5), sole, 0.15, 0.04)
    slab(material("#2C4C8F", rough=0.5), sole * [1.012, 1.03], 0.06, 0.01, z=0.045)
    for t in np.linspace(0, 1, 4):
        x, z = -0.30 + 0.34 * t, 0.47 + 0.24 * t
        lace = [(x + 0.02, -0.19, z - 0.06), (x, -0.08, z + 0.06), (x, 0.08, z + 0.06), (x + 0.02, 0.19, z - 0.06)]
        tube(material("#FFFFFF", rough=0.6), lace, [0.035] * 4)
    sphere(material("#3A1512", rough=0.9), (0.37, 0, 0.83), (0.17, 0.13, 0.03))


@thing("P", centre=(0, 0.6))
def speaker():
    turn = empty(rot=(0, 0, math.radians(-16)))
    rounded_box(material("#E2B878", rough=0.45, coat=0.3, bump=0.1, grain=20), (0, 0, 0.6), (0.86, 0.6, 1.2), bevel=0.07, parent=turn)
    rounded_box(material("#F3E7CF", rough=0.8), (0, -0.29, 0.6), (0.74, 0.04, 1.08), bevel=0.018, parent=turn)
    brass, cone = material("#B8452F", rough=0.35, coat=0.4), material("#3A3D45", rough=0.5)
    for z, radius in ((0.40, 0.29), (0.90, 0.16)):
        profile = [(0, radius), (0.05, radius * 0.97), (0.05, radius * 0.85), (-0.02, radius * 0.75), (-0.10, radius * 0.35), (-0.10, 0.001)]
        lathe(cone, [(-y, r) for y, r in profile], loc=(0, -0.31, z), parent=turn)
        tube(brass, [(radius * math.cos(at), -0.335, z + radius * math.sin(at)) for at in np.linspace(0, 2 * math.pi, 40)], [0.03] * 40, turn)
        sphere(material("#C9CDD6", rough=0.2, metal=0.6), (0, -0.27, z), (radius * 0.36, radius * 0.25, radius * 0.36), parent=turn)


@thing("G", centre=(0, 0.55))
def glove():
    """A woollen glove that waves."""
    balls = [(0, 0, 0.42, 0.33, 0.17, 0.3), (0, 0, 0.3, 0.3, 0.17, 0.25)]
    fingers = [(-0.26, 0.62, -0.36, 0.95, 0.1), (-0.09, 0.68, -0.11, 1.08, 0.105), (0.09, 0.68, 0.13, 1.06, 0.105), (0.25, 0.6, 0.35, 0.92, 0.095)]
    for x0, z0, x1, z1, radius in [*fingers, (0.26, 0.36, 0.56, 0.62, 0.11)]:
        balls += [(x0 + (x1 - x0) * t, 0, z0 + (z1 - z0) * t, radius, radius, radius) for t in np.linspace(0, 1, 7)]

    def colour(points):
        x, _, z = points.T
        star = np.hypot(x + 0.0, z - 0.42)
        colours = mix(paint("#3F77C9", len(points)), "#2E5FB0", smoothstep(0.4, 0.6, noise(x * 30, z * 30, 2)) * 0.6)
        return mix(colours, "#FFFFFF", (np.abs(star - 0.16) < 0.035).astype(float))

    blob(material(rough=0.95, shine=0.05, bump=0.6, grain=24), balls, 0.022, 5, colour)
    wool = material(rough=0.95, bump=0.5, grain=24, colour="#F2E9D8")
    lathe(wool, [(0, 0.001), (0, 0.27), (0.05, 0.30), (0.17, 0.30), (0.22, 0.27), (0.22, 0.001)], high=0.6, rot=(math.pi / 2, 0, 0))


@thing("T", centre=(0.02, 0.62))
def telescope():
    brass, dark = material("#E0AE48", rough=0.22, metal=0.8), material("#6B2F22", rough=0.45, coat=0.3)
    tilt = empty(loc=(0, 0, 0.82), rot=(0, math.radians(-28), math.radians(-12)))
    along = (0, 0, math.pi / 2)
    parts = [(dark, -0.62, -0.05, 0.21), (brass, -0.12, 0.3, 0.165), (dark, 0.26, 0.58, 0.125)]
    for surface, start, end, radius in parts:
        lathe(surface, [(-end, 0.001), (-end, radius), (-start, radius), (-start, 0.001)], rot=along, parent=tilt)
        for at in (start, end):
            lathe(brass, [(-at - 0.035, radius), (-at - 0.03, radius + 0.03), (-at + 0.03, radius + 0.03), (-at + 0.035, radius)], rot=along, parent=tilt)
    sphere(material("#BFE2F5", rough=0.03, coat=1), (-0.64, 0, 0), (0.03, 0.18, 0.18), parent=tilt)
    wood = material("#8A5A30", rough=0.6)
    for x, y in ((-0.34, -0.2), (0.36, -0.16), (0.02, 0.35)):
        tube(wood, [(0, 0, 0.8), (x, y, 0)], [0.05, 0.035], smooth=0)
    sphere(brass, (0, 0, 0.76), 0.1)


# ---- crown and helmet ----

GOLD = dict(colour="#F6BE3A", rough=0.16, shine=0.9, coat=0.5, metal=0.8)
STEEL = dict(colour="#B9C4D2", rough=0.25, shine=0.8, coat=0.3, metal=0.7)
BRASS = dict(colour="#E3AE45", rough=0.22, coat=0.4, metal=0.8)


def crown_model(parent=None):
    """A crown of radius 0.6 and height 0.8 around the origin."""
    gold, count, radius = material(**GOLD), 160, 0.5
    vertices = []
    for at in range(count):
        angle = at / count * 2 * math.pi
        x, y = math.cos(angle), math.sin(angle)
        rise = 0.34 + 0.40 * (1 - abs((at / count * 5 + 0.75) % 1 - 0.5) * 2) ** 1.2
        splay = radius * (1 + 0.25 * rise)
        vertices += [(radius * x, radius * y, 0), (radius * 1.04 * x, radius * 1.04 * y, 0.2), (splay * x, splay * y, rise)]
    faces = []
    for at in range(count):
        here, after = 3 * at, 3 * ((at + 1) % count)
        faces += [(here, after, after + 1, here + 1), (here + 1, after + 1, after + 2, here + 2)]
    thickened(mesh(vertices, faces, gold, parent=parent))
    for z in (0.03, 0.2):
        tube(gold, ring(radius + 0.02, z), [0.042] * 40, parent)
    for at in range(5):
        angle = (at + 0.75) / 5 * 2 * math.pi
        sphere(gold, (0.593 * math.cos(angle), 0.593 * math.sin(angle), 0.77), 0.075, parent=parent)
    for at, colour in enumerate(["#D9263A", "#2F6FD0"] * 5):
        angle = (at + 0.5) / 10 * 2 * math.pi - math.pi / 2 - math.pi / 10
        jewel = material(colour, rough=0.05, coat=1)
        sphere(jewel, (0.55 * math.cos(angle), 0.55 * math.sin(angle), 0.115), (0.06, 0.06, 0.07), parent=parent)
    sphere(material("#B3202E", rough=0.9), (0, 0, 0.12), (0.46, 0.46, 0.34), parent=parent)


def helmet_model(parent=None, cheeks=True):
    """A helmet with a red crest, 0.95 high; its face looks to -Y."""
    steel, brass = material(**STEEL), material(**BRASS)
    turned(steel, [(0.40, 0.40), (0.46, 0.43), (0.6, 0.43), (0.74, 0.38), (0.86, 0.27), (0.93, 0.13), (0.95, 0.001)], columns=48, parent=parent)
    tube(brass, ring(0.43, 0.44), [0.05] * 40, parent)
    for side in (-1, 1) if cheeks else ():
        plate = [(0.40, -0.12, 0.42), (0.20, -0.39, 0.42), (0.17, -0.40, 0.18), (0.24, -0.36, 0.03), (0.36, -0.2, 0.08), (0.43, 0.02, 0.42)]
        made = mesh([(side * x, y, z) for x, y, z in plate], [(0, 1, 2, 3, 4), (0, 4, 5)], steel, smooth=False, parent=parent)
        thickened(made)
        edge = [(0.20, -0.42, 0.42), (0.17, -0.43, 0.18), (0.24, -0.39, 0.03), (0.36, -0.24, 0.08)]
        tube(brass, [(side * x, y, z) for x, y, z in edge], [0.026] * 4, parent)
    if cheeks:
        tube(brass, [(0, -0.44, 0.62), (0, -0.47, 0.44), (0, -0.46, 0.28)], [0.05, 0.05, 0.035], parent, smooth=0)
    guard = [(-0.4, 0.1, 0.42), (0.4, 0.1, 0.42), (0.46, 0.3, 0.2), (-0.46, 0.3, 0.2)]
    thickened(mesh(guard, [(0, 1, 2, 3)], steel, smooth=False, parent=parent))
    tube(brass, [(0, -0.36, 0.80), (0, -0.1, 1.0), (0, 0.3, 0.92)], [0.05] * 3, parent)
    crest_model(parent)


def crest_model(parent, hairs=2600, length=0.34):
    random = np.random.RandomState(1)
    angle = math.radians(22) + random.rand(hairs) * math.radians(140)
    roots = np.c_[random.randn(hairs) * 0.035, -0.42 * np.cos(angle), 0.50 + 0.45 * np.sin(angle)]
    ways = np.c_[random.randn(hairs) * 0.16, -np.cos(angle), np.sin(angle)]
    tips = roots + ways * length * random.uniform(0.8, 1.05, (hairs, 1))
    side = np.array([0.014, 0.004, 0])
    vertices = np.stack([roots - side, roots + side, tips + side * 0.6, tips - side * 0.6], 1).reshape(-1, 3)
    shade = random.uniform(0.75, 1.2, (hairs, 1))
    dark, light = rgb("#9E1B1B") * shade, rgb("#F04A34") * shade
    colours = np.stack([dark, dark, light, light], 1).reshape(-1, 3)
    faces = np.arange(hairs * 4).reshape(-1, 4)
    mesh(vertices, faces.tolist(), material(rough=0.7), colours, smooth=False, parent=parent)


EMBLEM = dict(rig="day-front", densities=(48, 64), contour=0.03)


@sprite("anteater/crown", Frame(1.6, 1.5, centre=(0, 0.34), elevation=24, upright=True), **EMBLEM)
def crown():
    crown_model()


@sprite("anteater/helmet", Frame(1.4, 1.6, centre=(0, 0.62), elevation=12, upright=True), **EMBLEM)
def helmet():
    helmet_model(empty(rot=(0, 0, math.radians(-24))))


# ---- termites ----

IVORY, BAND, AMBER, LIMB, JAW = (COLOURS[part] for part in ("body", "band", "head", "limb", "jaw"))


def chitin():
    return material(rough=0.38, shine=0.5, coat=0.25)


RESIDENTS = [("left", "worker", 68), ("right", "worker", -112), ("guard", "soldier", -62), ("nurse", "worker", 118)]


@sprite(
    "anteater/termite-{}", Frame(2, 1.5, centre=(0, 0.35), elevation=30, upright=True),
    each=[(name,) for name, _, _ in RESIDENTS], rig="day-front", shadow=True, contour=0.026, densities=(48, 64),
)
def resident(name):
    caste, heading = next((caste, heading) for one, caste, heading in RESIDENTS if one == name)
    termite(caste, math.radians(heading), scale=0.8)
    if name == "nurse":
        egg = material("#FFF8E6", rough=0.3, coat=0.4)
        for x, y, z in ((0.62, -0.35, 0.12), (0.78, -0.2, 0.11), (0.66, -0.28, 0.26)):
            sphere(egg, (x, y, z), (0.13, 0.1, 0.1))


def stage_arm(surface, parent, points, radius=0.04):
    tube(surface, points, [radius, radius, radius * 0.9, radius * 0.7], parent)


FIGURE = dict(rig="day-front", shadow=True, contour=0.016, densities=(96, 112))


@sprite("anteater/queen", Frame(1.6, 1.9, centre=(0, 0.78), elevation=14, upright=True), **FIGURE)
def queen():
    """The Queen sits on her own huge abdomen as in a gown; 1.55 high."""
    figure = empty(rot=(math.radians(-6), 0, math.radians(14)))
    gown = segmented(0, 0.92, 0.47, 6, peak=0.36, depth=0.11, pointed=0.55)
    turned(chitin(), gown, colour=banded(0, 0.92, 6, IVORY, "#A8713C", 0.36), parent=figure)
    velvet, fur = material("#A81F3A", rough=0.85), material("#FBF6EA", rough=0.95, bump=0.4, grain=30)
    # Cloak: open in front.
    columns, rows = 44, 24
    t, s = (grid.ravel() for grid in np.meshgrid(np.linspace(0, 1, columns), np.linspace(0, 1, rows)))
    angle = math.radians(-52) + t * math.radians(284)
    radius = 0.19 + 0.42 * s**0.8 + 0.025 * np.sin(t * 50) * s
    cloak = np.c_[radius * np.cos(angle), radius * np.sin(angle) + 0.04, 1.0 - 0.98 * s]
    thickened(sheet(cloak, columns, velvet, None, parent=figure), 0.03)
    for edge in (0, columns - 1):
        trim = cloak.reshape(rows, columns, 3)[:, edge]
        tube(fur, trim[::3], [0.05] * len(trim[::3]), figure)
    tube(fur, ring(0.2, 1.0, y=0.02), [0.075] * 40, figure)
    sphere(chitin_plain(), (0, 0, 0.98), (0.17, 0.15, 0.16), parent=figure)
    amber, limb = material(AMBER, rough=0.28, shine=0.6, coat=0.4), material(LIMB, rough=0.45)
    sphere(amber, (0, -0.03, 1.2), (0.215, 0.19, 0.185), parent=figure)
    face(figure, 1.2, -0.2)
    for side in (-1, 1):
        tube(limb, [(side * 0.11, -0.12, 1.32), (side * 0.3, -0.22, 1.42), (side * 0.44, -0.16, 1.36), (side * 0.5, -0.12, 1.24)], [0.03, 0.028, 0.026, 0.022], figure)
    stage_arm(limb, figure, [(-0.15, -0.1, 0.98), (-0.3, -0.3, 0.86), (-0.26, -0.42, 0.74), (-0.1, -0.46, 0.74)])
    stage_arm(limb, figure, [(0.15, -0.1, 0.98), (0.34, -0.28, 0.9), (0.42, -0.36, 1.0), (0.44, -0.4, 1.08)])
    # Sceptre.
    gold = material(**GOLD)
    tube(gold, [(0.46, -0.36, 0.62), (0.43, -0.42, 1.34)], [0.024, 0.024], figure, smooth=0)
    sphere(material("#2F6FD0", rough=0.05, coat=1), (0.43, -0.42, 1.38), 0.06, parent=figure)
    hat = empty(loc=(0, -0.01, 1.33), rot=(math.radians(8), 0, 0), scale=0.36)
    hat.parent = figure
    crown_model(hat)


def chitin_plain():
    return material(IVORY, rough=0.38, shine=0.5, coat=0.25)


def face(parent, z, y, frown=False):
    """Two large eyes with a light in them, and small jaws."""
    for side in (-1, 1):
        sphere(material("#FFFFFF", rough=0.15, coat=0.6), (side * 0.085, y + 0.015, z + 0.035), (0.062, 0.04, 0.068), parent=parent)
        sphere(material("#17100C", rough=0.05, coat=1), (side * 0.08, y - 0.02, z + 0.03), (0.034, 0.025, 0.042), parent=parent)
        if frown:
            tube(material(JAW, rough=0.4), [(side * 0.02, y - 0.02, z + 0.07), (side * 0.15, y + 0.0, z + 0.125)], [0.022, 0.02], parent, smooth=0)


@sprite("anteater/general", Frame(1.7, 1.9, centre=(0, 0.8), elevation=14, upright=True), **FIGURE)
def general():
    """The General: a soldier in bronze with crest, jaws, spear and shield; 1.6 high."""
    figure = empty(rot=(math.radians(-6), 0, math.radians(-16)))
    limb, jaw, steel, brass = material("#E5BE7A", rough=0.45), material(JAW, rough=0.2, coat=0.3), material(**STEEL), material(**BRASS)
    abdomen = empty(loc=(0.02, 0.16, 0.42), rot=(math.radians(64), 0, 0), scale=0.8)
    abdomen.parent = figure
    lathe(chitin(), segmented(-0.5, 0.3, 0.3, 6), colour=banded(-0.5, 0.3, 6, IVORY, BAND), parent=abdomen)
    for side in (-1, 1):
        tube(limb, [(side * 0.12, 0, 0.42), (side * 0.24, -0.06, 0.3), (side * 0.2, -0.04, 0.1), (side * 0.24, -0.1, 0.02)], [0.075, 0.07, 0.055, 0.05], figure)
        tube(brass, [(side * 0.215, -0.05, 0.2), (side * 0.21, -0.05, 0.1)], [0.075, 0.068], figure, smooth=0)
    # Breastplate and skirt.
    turned(brass, [(0.36, 0.2), (0.46, 0.25), (0.62, 0.28), (0.76, 0.27), (0.84, 0.18), (0.86, 0.001)], high=0.8, parent=figure)
    tube(material("#8E1B22", rough=0.7), ring(0.245, 0.5), [0.035] * 40, figure)
    leather = material("#6B3A1E", rough=0.7)
    for at in np.linspace(0, 2 * math.pi, 15):
        x, y = math.cos(at), math.sin(at)
        tube(leather, [(0.2 * x, 0.2 * y, 0.42), (0.29 * x, 0.27 * y, 0.24)], [0.05, 0.045], figure, smooth=0)
    cape_columns, rows = 30, 20
    t, s = (grid.ravel() for grid in np.meshgrid(np.linspace(-1, 1, cape_columns), np.linspace(0, 1, rows)))
    cape = np.c_[t * (0.24 + 0.2 * s), 0.16 + 0.16 * s + 0.03 * np.sin(t * 11) * s - 0.12 * np.abs(t), 0.86 - 0.8 * s]
    thickened(sheet(cape, cape_columns, material("#B3202E", rough=0.85), None, parent=figure), 0.03)
    # Head with the great jaws.
    amber = material(AMBER, rough=0.28, shine=0.6, coat=0.4)
    sphere(amber, (0, -0.04, 1.04), (0.23, 0.22, 0.22), parent=figure)
    face(figure, 1.05, -0.235, frown=True)
    for side in (-1, 1):
        tube(jaw, [(side * 0.13, -0.2, 0.92), (side * 0.25, -0.3, 0.86), (side * 0.24, -0.36, 0.72), (side * 0.08, -0.38, 0.66)], [0.06, 0.06, 0.045, 0.01], figure)
    hat = empty(loc=(0, 0.0, 0.93), rot=(math.radians(6), 0, 0), scale=0.56)
    hat.parent = figure
    helmet_model(hat, cheeks=False)
    stage_arm(limb, figure, [(0.22, -0.04, 0.74), (0.42, -0.16, 0.66), (0.5, -0.26, 0.74), (0.52, -0.3, 0.8)], 0.055)
    stage_arm(limb, figure, [(-0.22, -0.04, 0.74), (-0.4, -0.14, 0.62), (-0.4, -0.26, 0.56), (-0.36, -0.3, 0.54)], 0.055)
    tube(material("#7A4B26", rough=0.6), [(0.58, -0.28, 0.02), (0.5, -0.32, 1.3)], [0.03, 0.03], figure, smooth=0)
    point = empty(loc=(0.498, -0.32, 1.28), rot=(0, math.radians(-3.6), 0))
    point.parent = figure
    turned(steel, [(0, 0.03), (0.06, 0.075), (0.26, 0.001)], high=0.5, parent=point)
    shield = empty(loc=(-0.36, -0.36, 0.5), rot=(math.radians(82), 0, math.radians(-14)))
    shield.parent = figure
    turned(material("#A8262B", rough=0.4, coat=0.4), [(0, 0.27), (0.04, 0.26), (0.08, 0.15), (0.095, 0.001)], parent=shield)
    tube(brass, ring(0.26, 0.02), [0.035] * 40, shield)
    sphere(brass, (0, 0, 0.1), (0.075, 0.075, 0.05), parent=shield)


# ---- savanna ----

HAZE = "#F0D9A8"
#: Where the camera stands: the kit puts it 60 units in front of the frame's middle.
EYE = -60


def acacia(random, x, y, size, haze):
    """A tree with a flat crown; the further away, the more of it is haze."""

    def faded(colour):
        return rgb(colour) * (1 - haze) + rgb(HAZE) * haze

    bark = material("#6B4A30", rough=0.9)
    bark.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (*faded("#6B4A30"), 1)
    trunk = [(x, y, -0.2), (x + 0.1 * size, y, size), (x - 0.05 * size, y, 1.9 * size)]
    tube(bark, trunk, [0.13 * size, 0.1 * size, 0.08 * size])
    for reach in (-1.1, -0.45, 0.5, 1.2):
        branch = [(x, y, 1.1 * size), (x + reach * 0.5 * size, y, 1.9 * size), (x + reach * size, y, 2.35 * size)]
        tube(bark, branch, [0.07 * size, 0.05 * size, 0.03 * size])
    ray = directions(14, 20)
    colours = mix(paint(faded("#56652B"), len(ray)), faded("#A9AE52"), smoothstep(-0.3, 0.9, ray[:, 2]))
    for seed in range(26):
        across = random.uniform(-1.5, 1.5)
        rough = 1 + 0.4 * (noise(ray[:, 0] * 5 + seed, ray[:, 1] * 5 + ray[:, 2] * 4, seed) - 0.5)
        height = 2.45 + 0.28 * (1 - (across / 1.5) ** 2) + random.uniform(-0.08, 0.08)
        place = (x + across * size, y + random.uniform(-0.5, 0.5) * size, height * size)
        flat = (0.55 * size, 0.45 * size, 0.17 * size)
        mesh(ray * rough[:, None], grid_faces(14, 20), material(rough=0.9), colours, loc=place, scale=flat)


def plain():
    """The ground, from the feet of the viewer to the hills."""
    rows, columns = 220, 300
    far = 2 + 180 * np.linspace(0, 1, rows)[:, None] ** 3.2
    x = (np.linspace(-1, 1, columns)[None] * (6 + far)).ravel()
    y = (far + 0 * np.linspace(-1, 1, columns)[None]).ravel()
    swell, patches, grains = fbm(x * 0.35, y * 0.35, 3), fbm(x * 1.6, y * 1.6, 8), fbm(x * 6, y * 6, 12)
    z = 0.25 * (swell - 0.5) * smoothstep(6, 16, y) + 0.10 * (patches - 0.5) + 0.02 * (grains - 0.5)
    z += 15 * smoothstep(70, 160, y) * np.maximum(0, fbm(x * 0.02 + 4, y * 0.01, 6) - 0.38)
    colours = mix(paint("#D9A862", len(x)), "#EBC98A", smoothstep(0.35, 0.65, patches))
    colours = mix(colours, "#B98C42", smoothstep(0.5, 0.68, swell) * 0.7)
    colours = mix(colours, "#CDB055", smoothstep(12, 26, y) * 0.75) * (0.9 + 0.2 * grains)[:, None]
    colours = mix(colours, HAZE, smoothstep(18, 120, y) * 0.72)
    sheet(np.c_[x, y + EYE, z], columns, material(rough=0.95, shine=0.05, bump=0.3, grain=5), colours)


@sprite(
    "anteater/savanna", Frame(27, 9, centre=(0, 2.3), elevation=0, upright=True), rig="day-front",
    densities=(48, 64), quality=68, samples=20,
)
def savanna():
    """The land behind the mounds, without a sky; the horizon is 2 units below the upper edge."""
    camera = bpy.context.scene.camera.data
    camera.type, camera.lens, camera.clip_end, camera.shift_y = "PERSP", 30, 500, -0.0926
    plain()
    random = np.random.RandomState(4)
    roots = []
    for _ in range(170):
        far = 7 + random.uniform() ** 1.5 * 30
        across = random.uniform(-1, 1) * (4 + far * 0.62)
        roots += [(across + random.randn() * 0.16, far + EYE + random.randn() * 0.12, -0.06) for _ in range(22)]
    blades(material(rough=0.7), np.array(roots), 3, length=0.5, width=0.018, lean=0.8, dark="#9A7B34", light="#EFD88C")
    trees = [(-21, 36, 1.7, 0.15), (-9, 56, 1.7, 0.45), (14, 48, 1.8, 0.32), (27, 44, 1.9, 0.3), (3, 92, 2.0, 0.62), (-44, 72, 2.2, 0.5), (46, 86, 2.2, 0.58), (-27, 97, 1.9, 0.65)]
    for x, far, size, haze in trees:
        acacia(random, x, far + EYE, size, haze)


@sprite("anteater/tuft-{}", Frame(2, 1.25, centre=(0, 0.45), elevation=18, upright=True), each=(1, 2), rig="day-front", densities=(48, 64))
def tuft(seed):
    random = np.random.RandomState(seed)
    roots = np.c_[random.randn(90) * 0.22, random.randn(90) * 0.12, np.zeros(90)]
    blades(material(rough=0.7, shine=0.2), roots, seed, length=0.62, width=0.022, lean=0.75, dark="#7A6A28", light="#E6CF7A", parts=6)


@sprite("anteater/shelf", Frame(11, 2.1, elevation=30, upright=True), rig="day-front", shadow=True, densities=(32, 64), quality=78)
def shelf():
    """Planks on which the supplies lie."""
    wood = material(rough=0.7, shine=0.25, bump=0.25, grain=12)

    def plank(start, end, y, seed, wide=0.6, thick=0.16):
        columns, rows = 240, 14
        x, v = (grid.ravel() for grid in np.meshgrid(np.linspace(start, end, columns), np.linspace(-wide / 2, wide / 2, rows)))
        grain = fbm(x * 0.8 + seed * 9, v * 22 + seed, seed)
        colours = mix(paint("#9A6636", len(x)), "#C99358", smoothstep(0.3, 0.7, grain))
        colours *= (0.85 + 0.3 * fbm(x * 3, v * 60, seed + 4))[:, None]
        rim = 1 - np.clip((wide / 2 - np.abs(v)) / 0.04, 0, 1)
        sheet(np.c_[x, y + v, thick - 0.04 * rim**2 + 0.01 * (grain - 0.5)], columns, wood, colours)
        front = [(start, y - wide / 2, -0.1), (end, y - wide / 2, -0.1), (end, y - wide / 2, thick - 0.035), (start, y - wide / 2, thick - 0.035)]
        mesh(front, [(0, 1, 2, 3)], wood, np.array([rgb("#7A4B24")] * 2 + [rgb("#A8713C")] * 2), smooth=False)

    for at, y in enumerate((-0.95, -0.32, 0.31, 0.94)):
        plank(-5.25 + 0.1 * (at % 2), 5.25 - 0.08 * ((at + 1) % 2), y, at + 2)
        for x in (-4.9, 4.9):
            sphere(material("#8C8780", rough=0.4, metal=0.8), (x, y, 0.16), (0.05, 0.05, 0.03), rows=8, columns=10)
