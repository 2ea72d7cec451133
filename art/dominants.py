"""DominAnts: a picnic in a garden. One unit is the side of a cell; the board is 14 cells wide."""

import math

import numpy as np

import ants
from kit import (
    Frame,
    blades,
    directions,
    empty,
    fbm,
    grid_faces,
    lathe,
    material,
    mesh,
    mix,
    paint,
    rgb,
    rock,
    slab,
    smoothstep,
    sphere,
    sprite,
    tube,
)

# ---- ants: bodies and two sets of legs, looking to the right and to the left ----

FIGURE = Frame(2, 2)
#: Ants look up and to a side, along the diagonal of their cell.
HEADINGS = {"right": -48, "left": 48}
ANT = 0.54
CONTOUR = 0.02


@sprite("dominants/{}-{}", FIGURE, each=[(caste, side) for caste in ants.CASTES for side in HEADINGS], contour=CONTOUR)
def body(caste, side):
    ants.ant(caste, HEADINGS[side], ANT)


@sprite("dominants/legs-{}-{}", FIGURE, each=[(set, side) for set in "ab" for side in HEADINGS], contour=CONTOUR)
def three_legs(tripod, side):
    ants.legs(tripod, HEADINGS[side], ANT)


# ---- sugar ----

CUBE = 0.28

#: Cubes of a pile: x, y, how many cubes lie below, turn.
PILES = {
    1: [(0, 0, 0, 0.5)],
    2: [(-0.19, 0.03, 0, 0.25), (0.19, -0.03, 0, -0.3)],
    3: [(-0.19, 0.13, 0, 0.2), (0.19, 0.14, 0, -0.3), (0.01, -0.2, 0, 0.55)],
    4: [(-0.19, 0.11, 0, 0.2), (0.19, 0.12, 0, -0.3), (0.01, -0.2, 0, 0.55), (0, 0.03, 1, 0.9)],
    5: [(-0.16, 0.15, 0, 0.1), (0.16, 0.17, 0, -0.12), (-0.15, -0.17, 0, 0.12), (0.18, -0.15, 0, 0.05), (0.01, 0, 1, 0.6)],
    6: [
        (-0.16, 0.15, 0, 0.1),
        (0.16, 0.17, 0, -0.12),
        (-0.15, -0.17, 0, 0.12),
        (0.18, -0.15, 0, 0.05),
        (-0.14, 0.01, 1, 0.3),
        (0.18, 0, 1, -0.2),
    ],
    8: [
        (-0.2, 0.17, 0, 0.2),
        (0.19, 0.2, 0, -0.3),
        (0.01, -0.2, 0, 0.5),
        (-0.33, -0.19, 0, -0.2),
        (0.34, -0.19, 0, 0.1),
        (-0.12, 0.04, 1, 0.9),
        (0.2, -0.03, 1, 0.3),
        (0.04, 0.03, 2, 0.6),
    ],
}


def block(surface, loc, size, bevel, turn=0, parent=None):
    """A box with rounded edges."""
    x, y, z = (side / 2 for side in size)
    corners = [(a, b, c) for a in (-x, x) for b in (-y, y) for c in (-z, z)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    made = mesh(corners, faces, surface, loc=loc, rot=(0, 0, turn), parent=parent)
    rounded = made.modifiers.new("bevel", "BEVEL")
    rounded.width, rounded.segments, rounded.limit_method = bevel, 3, "NONE"
    return made


def sugar_surface():
    return material("#F6F6FA", rough=0.55, shine=0.5, bump=0.5, grain=70)


@sprite("dominants/sugar-{}", Frame(1.7, 1.7, centre=(0.06, 0.12)), each=PILES, shadow=True, contour=0.012)
def sugar(count):
    surface = sugar_surface()
    for x, y, below, turn in PILES[count]:
        block(surface, (x, y, CUBE * (below + 0.5)), (CUBE,) * 3, CUBE * 0.1, turn)


@sprite("dominants/cube", Frame(0.7, 0.7), contour=0.02)
def cube():
    block(sugar_surface(), (0, 0, 0.13), (0.26,) * 3, 0.028, 0.5)


# ---- hives ----

#: Corners of the board, as signs of x and y.
CORNERS = {"sw": (-1, -1), "nw": (-1, 1), "ne": (1, 1), "se": (1, -1)}


def hive_relief(right, up, x, y):
    """Height of the cut-open nest and how much of it is wall: sixteen chambers, joined by galleries."""
    rough, fine = fbm(x * 2.8 + right * 9, y * 2.8 + up * 5, 5), fbm(x * 10 + right, y * 10 + up * 3, 8)
    in_cell_x, in_cell_y = (x + 2) % 1 - 0.5, (y + 2) % 1 - 0.5
    chamber = (in_cell_x**4 + in_cell_y**4) ** 0.25 - 0.42
    gallery = np.minimum(np.abs(in_cell_x), np.abs(in_cell_y)) - 0.13
    # The throne room, one step inside, is larger than the other chambers.
    throne = np.hypot(x - right * 0.5, y - up * 0.5) - 0.56
    inside = np.maximum(np.abs(x), np.abs(y)) < 1.72
    open_ground = np.minimum(chamber, np.where(inside, gallery, 9))
    distance = np.minimum(open_ground, throne) + 0.1 * (rough - 0.5) + 0.05 * (fine - 0.5)
    wall = smoothstep(-0.02, 0.075, distance)
    # The rim slopes down and spills over the cloth.
    rim = np.maximum(np.abs(x), np.abs(y)) + 0.22 * (rough - 0.5)
    top = 0.22 + 0.08 * (rough - 0.5) + 0.03 * (fine - 0.5)
    height = wall * top * (1 - smoothstep(1.93, 2.2, rim)) + 0.02 * (fine - 0.5) - 0.05 * smoothstep(2.05, 2.2, rim)
    return height, wall, rim, rough, fine


def hive_colours(height, wall, rim, rough, fine):
    floor = mix(paint("#7D5230", len(height)), "#9C6E42", smoothstep(0.35, 0.65, rough))
    # The cut is dry and pale, the sides of the chambers are moist.
    cut = mix(paint("#B98A55", len(height)), "#D9B07A", smoothstep(0.35, 0.65, fine))
    side = mix(paint("#4E2F1A", len(height)), "#7A4E2C", smoothstep(0.3, 0.5, np.sin(height * 95 + rough * 4) * 0.5 + 0.5))
    colours = mix(floor, mix(side, cut, smoothstep(0.13, 0.18, height)), wall)
    colours = mix(colours, "#6B8A34", smoothstep(1.8, 2.0, rim) * smoothstep(0.13, 0.2, height) * (fine > 0.46) * 0.55)
    return colours * (0.88 + 0.24 * fine)[:, None]


def petals(place, count=11, length=0.42, width=0.17, root=0.2):
    """A buttercup laid on the ground."""
    surface = material(rough=0.45, shine=0.3)
    across = (-1, -0.5, 0, 0.5, 1)
    for at in range(count):
        angle = at / count * 2 * math.pi + 0.2
        vertices, colours = [], []
        for t in np.linspace(0, 1, 10):
            half = width * math.sin(math.pi * min(1, t**0.8 * 0.93 + 0.05)) ** 0.6
            for aside in across:
                far = root + length * t
                x = far * math.cos(angle) - aside * half * math.sin(angle)
                y = far * math.sin(angle) + aside * half * math.cos(angle)
                vertices.append((x, y, 0.1 * t * t + 0.025 * abs(aside)))
                colours.append(rgb("#D98A0E") * (1 - t) + rgb("#FFD84A") * t)
        mesh(vertices, grid_faces(10, len(across), wrap=False), surface, np.array(colours), loc=place)


@sprite("dominants/throne", Frame(1.7, 1.7), shadow=True, samples=16)
def throne():
    petals((0, 0, 0.02))
    circle = np.linspace(0, 2 * math.pi, 40, endpoint=False)
    seat = [(0.25 * math.cos(angle), 0.25 * math.sin(angle)) for angle in circle]
    slab(material("#8C2F2A", rough=0.7), seat, 0.1, 0.03, loc=(0, 0, 0))
    ants.crown(empty(scale=0.5), 0, 0.18)


def brood(right, up):
    """Eggs in two chambers, stones in the walls, roots."""
    egg, random = material("#FFF6E2", rough=0.35, coat=0.3), np.random.RandomState(11 + right * 2 + up)
    for cell_x, cell_y in ((right * 1.5, -up * 1.5), (-right * 0.5, up * 1.5)):
        for _ in range(7):
            x, y = cell_x + random.uniform(-0.24, 0.24), cell_y + random.uniform(-0.24, 0.24)
            sphere(egg, (x, y, 0.04), (0.045, 0.07, 0.045), rot=(0, 0, random.uniform(0, 3)), rows=10, columns=14)
    stone = material(rough=0.85, bump=0.4, grain=30)
    for at in range(34):
        x, y = random.randint(0, 5) - 2 + random.randn() * 0.07, random.randint(0, 5) - 2 + random.randn() * 0.07
        place = (np.clip(x, -2, 2), np.clip(y, -2, 2), 0.17)
        rock(stone, place, random.uniform(0.03, 0.085), at)
    for at in range(22):
        # Crumbs of earth on the cloth.
        along, out = random.uniform(-2, 2), 2 + abs(random.randn()) * 0.1
        x, y = (-right * out, along) if at % 2 else (along, -up * out)
        rock(stone, (x, y, 0.01), random.uniform(0.02, 0.05), at + 50, dark="#4E301B", light="#8A5E38")


def grass_on_rim(right, up):
    """Grass where the hive touches the garden, never on the cloth's side."""
    random = np.random.RandomState(5 + right + 2 * up)
    roots = []
    for _ in range(420):
        along, out = random.uniform(-2.05, 2.05), 1.95 + random.uniform(0, 0.16)
        roots.append((right * out, along, 0.08) if random.rand() < 0.5 else (along, up * out, 0.08))
    surface = material(rough=0.6, shine=0.25)
    blades(surface, np.array(roots), 8, length=0.2, width=0.018, lean=0.8, dark="#35561B", light="#9CC24B")


@sprite("dominants/hive-{}", Frame(4.75, 4.75), each=CORNERS, densities=(48, 96), quality=80, samples=14)
def hive(corner):
    right, up = CORNERS[corner]
    size = 250
    steps = np.linspace(-2.22, 2.22, size)
    x, y = (part.ravel() for part in np.meshgrid(steps, steps))
    relief = hive_relief(right, up, x, y)
    surface = material(rough=0.95, shine=0.08, bump=0.5, grain=20)
    faces = grid_faces(size, size, wrap=False)
    shown = relief[2] < 2.16
    kept = [face for face in faces if shown[face[0]] and shown[face[2]]]
    mesh(np.c_[x, y, relief[0]], kept, surface, hive_colours(*relief))
    brood(right, up)
    grass_on_rim(right, up)


# ---- the garden ----

LAWN = dict(dark="#35561B", light="#9CC24B")


def lawn(wide, high, middle, soil_edge=7.62, count=15000):
    """Grass around a frame of soil, in which the cloth lies; `middle` is the centre of the picture."""
    columns, rows = int(wide * 9), int(high * 9)
    across = np.linspace(-wide / 2, wide / 2, columns) + middle[0]
    along = np.linspace(-high / 2, high / 2, rows) + middle[1]
    x, y = (part.ravel() for part in np.meshgrid(across, along))
    broad, fine = fbm(x, y, 3), fbm(x * 4, y * 4, 7)
    soil = 1 - smoothstep(soil_edge, soil_edge + 0.18, np.maximum(np.abs(x), np.abs(y)) + 0.7 * (broad - 0.5))
    green = mix(paint("#4C6B25", len(x)), "#6C8F34", smoothstep(0.3, 0.7, broad))
    brown = mix(paint("#6E4A2E", len(x)), "#93683F", smoothstep(0.35, 0.65, fine))
    colours = mix(green, brown, soil) * (0.85 + 0.3 * fine)[:, None]
    height = 0.18 * (broad - 0.5) * (1 - soil) + 0.05 * (fine - 0.5)
    surface = material(rough=0.95, shine=0.05, bump=0.5, grain=12)
    mesh(np.c_[x, y, height], grid_faces(rows, columns, wrap=False), surface, colours)

    random = np.random.RandomState(5)
    px = random.uniform(-wide / 2, wide / 2, count * 3) + middle[0]
    py = random.uniform(-high / 2, high / 2, count * 3) + middle[1]
    edge = np.maximum(np.abs(px), np.abs(py)) + 0.7 * (fbm(px, py, 3) - 0.5)
    chance = 0.35 + 0.65 * smoothstep(soil_edge, soil_edge + 0.5, edge)
    grows = (edge > soil_edge + 0.05) & (random.rand(len(px)) < chance)
    roots = np.c_[px, py, np.full(len(px), -0.03)][grows][:count]
    blades(material(rough=0.6, shine=0.25), roots, 4, length=0.62, width=0.038, lean=0.9, **LAWN)

    stone = material(rough=0.85, bump=0.4, grain=28)
    for at in range(90):
        along, out = random.uniform(-7.6, 7.6), random.uniform(7.1, 7.6)
        x, y = [(along, out), (along, -out), (out, along), (-out, along)][at % 4]
        rock(stone, (x, y, 0.01), random.uniform(0.03, 0.1), at)
    # Nothing of the picture is seen under the cloth.
    corners = [(-7, -7, 0.25), (7, -7, 0.25), (7, 7, 0.25), (-7, 7, 0.25)]
    mesh([(x, y - 0.14, z) for x, y, z in corners], [(0, 1, 2, 3)], material("#F4E2D2", glow=0.5), smooth=False)


def daisy(x, y, size):
    petal, heart = material("#FFFDF4", rough=0.5), material("#F3B81E", rough=0.7)
    for at in range(13):
        angle = at / 13 * 2 * math.pi
        place = (x + math.cos(angle) * size, y + math.sin(angle) * size, 0.5 + 0.05 * math.sin(at * 3))
        sphere(petal, place, (size * 0.65, size * 0.23, 0.035), rot=(0, -0.15, angle), rows=8, columns=12)
    sphere(heart, (x, y, 0.53), (size * 0.48, size * 0.48, size * 0.28), rows=10, columns=16)


def strawberry(x, y, size, turn):
    profile = [(-0.95, 0.02), (-0.85, 0.2), (-0.6, 0.42), (-0.25, 0.62), (0.1, 0.7), (0.35, 0.62), (0.5, 0.4), (0.55, 0.1)]
    rows, columns = 50, 48
    t, around = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2 * math.pi, columns, endpoint=False), indexing="ij")
    long = np.interp(t, np.linspace(0, 1, 8), [at for at, _ in profile]).ravel()
    radius = np.interp(t, np.linspace(0, 1, 8), [wide for _, wide in profile]).ravel()
    across = (around / (2 * math.pi) * 11 + np.floor(t * 10) * 0.5) % 1 - 0.5
    seed = (np.hypot(across * 1.6, t * 10 % 1 - 0.5) < 0.2).ravel()
    colours = np.where(seed[:, None], rgb("#F7D27A"), rgb("#D3202A"))
    colours = mix(colours, "#F2A08A", np.clip((long - 0.38) * 4, 0, 0.6))
    radius = radius * (1 - 0.035 * seed)
    vertices = np.c_[radius * np.cos(around.ravel()), long, radius * np.sin(around.ravel())]
    whole = empty((x, y, size * 0.62), (0, 0.25, turn), size)
    mesh(vertices, grid_faces(rows, columns), material(rough=0.25, coat=0.5), colours, parent=whole)
    leaf = material("#4E8B2C", rough=0.6)
    for at in range(7):
        angle = at / 7 * 2 * math.pi
        place = (0.3 * math.cos(angle), 0.55, 0.3 * math.sin(angle))
        sphere(leaf, place, (0.34, 0.07, 0.13), rot=(0, -angle, 0), parent=whole, rows=8, columns=10)


def cookie(x, y, size, seed, bitten=None):
    """A biscuit with chocolate; `bitten` is the direction in which a bite is missing."""
    rows, columns = 34, 90
    ray = directions(rows, columns)
    reach = 1 + 0.1 * (fbm(ray[:, 0] * 3 + seed, ray[:, 1] * 3, 4) - 0.5)
    vertices = ray * reach[:, None]
    if bitten is not None:
        bite = np.array([math.cos(bitten), math.sin(bitten)]) * 1.05
        for offset in (-0.42, 0, 0.42):
            tooth = bite + offset * np.array([-math.sin(bitten), math.cos(bitten)])
            gap = vertices[:, :2] - tooth
            far = np.linalg.norm(gap, axis=1)
            push = np.clip(0.4 - far, 0, None)
            vertices[:, :2] -= bite / 1.05 * push[:, None] * 1.6
    crust = mix(paint("#C98A45", len(ray)), "#E9BE7C", smoothstep(0.3, 0.7, fbm(ray[:, 0] * 4 + 2, ray[:, 1] * 4, 9)))
    surface = material(rough=0.85, bump=0.5, grain=10)
    mesh(vertices, grid_faces(rows, columns), surface, crust, loc=(x, y, 0.35), scale=(size, size, 0.28))
    chip, random = material("#3A1C10", rough=0.35, coat=0.3), np.random.RandomState(seed)
    for _ in range(15):
        angle, far = random.uniform(0, 6.28), size * 0.8 * math.sqrt(random.rand())
        if bitten is not None and math.cos(angle - bitten) > 0.3 and far > size * 0.4:
            continue
        place = (x + math.cos(angle) * far, y + math.sin(angle) * far, 0.6 - 0.12 * (far / size) ** 2)
        sphere(chip, place, (0.14, 0.12, 0.1), rows=10, columns=14)
    crumb = material(rough=0.9, bump=0.4, grain=20)
    for at in range(16 if bitten is not None else 0):
        angle, far = bitten + random.randn() * 0.4, size * random.uniform(0.8, 1.5)
        place = (x + math.cos(angle) * far, y + math.sin(angle) * far, 0.3)
        rock(crumb, place, random.uniform(0.04, 0.13), at + seed, dark="#B87A3A", light="#E9BE7C")


def ladybird(x, y, turn, size=0.3):
    whole = empty((x, y, 0.5), (0, 0, turn), size)
    red, black = material("#D8231C", rough=0.15, coat=0.8), material("#15110E", rough=0.2, coat=0.5)
    sphere(red, (0, 0, 0), (0.8, 1, 0.6), parent=whole)
    sphere(black, (0, 0.95, 0), (0.45, 0.35, 0.32), parent=whole)
    tube(black, [(0, -0.95, 0.2), (0, 0, 0.62), (0, 0.7, 0.42)], [0.04, 0.05, 0.04], parent=whole)
    for spot_x, spot_y in ((0.38, 0.35), (-0.38, 0.35), (0.42, -0.35), (-0.42, -0.35)):
        sphere(black, (spot_x, spot_y, 0.44), (0.17, 0.17, 0.1), rows=8, columns=12, parent=whole)


def blueberry(x, y, size=0.34):
    skin = material("#3D4F8C", rough=0.45, shine=0.4, coat=0.15, bump=0.15, grain=30)
    sphere(skin, (x, y, 0.3 + size * 0.6), (size, size, size * 0.92))
    calyx = material("#232B52", rough=0.8)
    for at in range(5):
        angle = at / 5 * 2 * math.pi + x
        place = (x + math.cos(angle) * size * 0.2, y - size * 0.2 + math.sin(angle) * size * 0.2, 0.3 + size * 1.5)
        sphere(calyx, place, (size * 0.14, size * 0.14, size * 0.05), rows=8, columns=10)


def spoon(x, y, turn, size=1.0):
    """A silver spoon, with a little sugar in it."""
    whole = empty((x, y, 0.42), (0, 0, turn), size)
    silver = material("#D9DDE3", rough=0.14, shine=0.9, coat=0.6, metal=0.75)
    sphere(silver, (0, 0, 0), (0.62, 0.9, 0.16), parent=whole)
    sphere(material("#9DA5B2", rough=0.3, metal=0.5), (0, 0, 0.09), (0.5, 0.76, 0.1), parent=whole)
    tube(silver, [(0, 0.8, 0.05), (0, 1.3, 0.22), (0, 2.4, 0.3), (0, 3.6, 0.2)], [0.16, 0.1, 0.12, 0.2], parent=whole)
    surface, random = sugar_surface(), np.random.RandomState(4)
    for _ in range(26):
        angle, far = random.uniform(0, 6.3), math.sqrt(random.rand())
        place = (math.cos(angle) * far * 0.36, math.sin(angle) * far * 0.55, 0.2)
        block(surface, place, (0.09,) * 3, 0.015, angle, parent=whole)


def clover(x, y, size):
    leaf, vein = material("#6FA83A", rough=0.55), material("#B9D67A", rough=0.6)
    for at in range(3):
        angle = at / 3 * 2 * math.pi + x
        place = (x + math.cos(angle) * size * 0.62, y + math.sin(angle) * size * 0.62, 0.42)
        sphere(leaf, place, (size * 0.6, size * 0.52, 0.05), rot=(0.1, -0.2, angle), rows=8, columns=16)
        sphere(vein, (place[0], place[1], 0.455), (size * 0.3, size * 0.05, 0.03), rot=(0, -0.2, angle), rows=6, columns=10)


# What can be seen beside the plates of the table: about 12.5 cells from the middle to each side, 9 up and 11 down.
DAISIES = [(-11.3, 4.9, 0.62), (-12.3, 3.5, 0.5), (-9.9, 6.4, 0.45), (9.6, -5.0, 0.6), (11.1, -5.9, 0.48)]
DAISIES += [(11.6, 6.9, 0.54), (-8.9, -1.3, 0.4), (8.9, 2.2, 0.4), (-12.6, -2.2, 0.5), (-5.6, 9.2, 0.4), (3.4, 9.0, 0.4)]
DAISIES += [(1.2, -9.7, 0.5), (-7.4, -9.3, 0.45), (14.2, 1.2, 0.5)]
BERRIES = [(-10.0, -4.4, 1.3, 2.4), (-11.7, -5.6, 1.15, 0.5), (-9.8, -6.8, 1.0, 4.0), (10.3, 4.4, 1.15, 1.1)]

BLUEBERRIES = [(-8.7, -3.0), (-9.2, -2.5), (-8.5, -2.3), (11.7, 2.9), (11.2, 2.4), (12.2, 2.3), (-11.9, 6.6), (-11.3, 7.0)]
CLOVERS = [(-9.6, 0.0, 0.3), (-12.4, 0.0, 0.36), (-8.8, 7.6, 0.3), (8.7, 5.9, 0.3), (12.3, -3.6, 0.36), (9.0, -3.0, 0.28)]
CLOVERS += [(-8.8, -7.6, 0.34), (-12.6, -7.4, 0.36), (11.8, -8.2, 0.34), (4.9, -8.9, 0.3), (-2.2, -8.8, 0.3), (9.3, 0.3, 0.28)]


@sprite("dominants/garden", Frame(31, 23, centre=(0.5, -0.7)), densities=(18, 30), quality=62, feather=1.2, samples=12)
def garden():
    lawn(31.5, 25, (0.5, -0.7))
    for place in DAISIES:
        daisy(*place)
    for place in BERRIES:
        strawberry(*place)
    cookie(10.7, -1.4, 1.75, 3, bitten=2.6)
    cookie(-10.9, 1.3, 1.4, 8)
    ladybird(-8.9, 3.9, 0.8, size=0.36)
    ladybird(9.2, -7.8, -2.2, size=0.36)
    for place in BLUEBERRIES:
        blueberry(*place)
    for place in CLOVERS:
        clover(*place)
    spoon(9.6, 7.0, -1.0)


TALL_DAISIES = [(-5.4, 8.9, 0.6), (-3.9, 9.6, 0.45), (5.6, 9.1, 0.55), (1.4, -8.9, 0.55), (-0.6, -15, 0.5), (4.5, -16.5, 0.5)]


@sprite("dominants/garden-tall", Frame(17, 36, centre=(0, -2.4)), densities=(24, 36), quality=58, feather=0.6, samples=12)
def garden_tall():
    lawn(17.5, 38, (0, -2.4), count=12000)
    for place in TALL_DAISIES:
        daisy(*place)
    strawberry(-5.4, -8.9, 1.05, 2.4)
    strawberry(-3.4, -9.2, 0.85, 0.5)
    strawberry(1.2, 9.0, 0.95, 1.2)
    cookie(5.2, -9.0, 1.2, 3, bitten=2.6)
    ladybird(-1.6, 8.5, 0.8, size=0.36)
    for x, y in ((3.6, 8.6), (4.1, 9.1), (3.4, 9.3), (-1.5, -8.6), (-1.1, -9.1)):
        blueberry(x, y)
    for x, y in ((-6.9, 9.6), (-2.4, 9.4), (6.8, 8.5), (3.2, -8.5), (0.2, -9.4), (6.9, -8.3)):
        clover(x, y, 0.34)


# ---- events ----


#: Half the width of the anteater's head and neck along its length; the nose is at 0.
ANTEATER = [(-11, 1.5), (-9, 1.6), (-7.4, 1.35), (-6, 1.0), (-5.2, 0.86), (-4.2, 0.66), (-3, 0.47), (-1.5, 0.35)]
ANTEATER += [(-0.4, 0.27), (-0.08, 0.2), (0, 0.02)]


def anteater_width(y):
    return np.interp(y, [at for at, _ in ANTEATER], [half for _, half in ANTEATER])


def anteater_colours(y, angle, shade):
    """Grey-brown, pale towards the nose; a black wedge with white edges runs from the throat over the shoulders."""
    colours = mix(paint("#8F7A66", len(y)), "#5D4A3A", shade)
    colours = mix(colours, "#C2AF97", smoothstep(-5, -0.8, y) * 0.65)
    across = np.sin(angle) - 0.16 * (y + 8.2)
    wedge = smoothstep(-5.6, -6.4, y)
    colours = mix(colours, "#EFE6D6", wedge * smoothstep(0.34, 0.26, np.abs(across)))
    colours = mix(colours, "#17120F", wedge * smoothstep(0.25, 0.18, np.abs(across)))
    return mix(colours, "#241B16", smoothstep(-0.25, -0.12, y))


def coat(parent, count=9000, length=0.5, width=0.022):
    """Hair combed back over head and neck, longer further back."""
    random = np.random.RandomState(3)
    y, angle = random.uniform(-10.9, -3.2, count), random.uniform(-0.5, math.pi + 0.5, count)
    half = anteater_width(y)
    out = np.c_[np.cos(angle), np.zeros(count), np.sin(angle)]
    root = np.c_[half * np.cos(angle), y, half * np.sin(angle)] - out * 0.02
    long = length * random.uniform(0.6, 1.2, count) * (0.35 + 0.65 * smoothstep(-3.2, -7, y))
    lean = np.c_[random.randn(count) * 0.12, -np.ones(count), random.randn(count) * 0.05] + out * 0.3
    tip = root + lean * long[:, None]
    side = np.cross(lean, out) * width
    colours = anteater_colours(y, angle, random.rand(count))
    vertices = np.stack([root - side, root + side, tip], 1).reshape(-1, 3)
    shades = np.stack([colours * 0.7, colours * 0.7, colours * 1.15], 1).reshape(-1, 3)
    faces = [(at, at + 1, at + 2) for at in range(0, 3 * count, 3)]
    mesh(vertices, faces, material(rough=0.7, shine=0.2), shades, smooth=False, parent=parent)


@sprite("dominants/anteater", Frame(12, 6.6, centre=(-5, 0.1)), densities=(24, 44), shadow=True, quality=78, samples=14)
def anteater():
    """The head over the board, from the left; its nose is the anchor."""
    head = empty((0, 0, 0.35), (math.radians(-7), 0, math.radians(-90)), 1)
    rows, columns = 130, 64
    along, around = np.linspace(-11, 0, rows), np.linspace(0, 2 * math.pi, columns, endpoint=False)
    y, angle = np.repeat(along, columns), np.tile(around, rows)
    half = anteater_width(y)
    vertices = np.c_[half * np.cos(angle), y, half * np.sin(angle)]
    colours = anteater_colours(y, angle, fbm(np.cos(angle) * 3 + 9, y * 1.2, 4))
    faces = [face[::-1] for face in grid_faces(rows, columns)]
    mesh(vertices, faces, material(rough=0.85, shine=0.15, bump=0.4, grain=14), colours, parent=head)
    ear, inner = material("#6B5544", rough=0.9), material("#C79C86", rough=0.8)
    dark, light = material("#15110E", rough=0.08, shine=0.8), material("#FFFFFF", glow=0.6)
    for side in (-1, 1):
        sphere(ear, (side * 0.86, -5.5, 0.62), (0.36, 0.22, 0.42), rot=(0.3, side * 0.6, 0), parent=head)
        sphere(inner, (side * 0.88, -5.4, 0.68), (0.24, 0.16, 0.3), rot=(0.3, side * 0.6, 0), parent=head)
        sphere(dark, (side * 0.44, -3.9, 0.46), (0.15, 0.19, 0.15), parent=head)
        sphere(light, (side * 0.44 - 0.05, -3.85, 0.6), (0.045,) * 3, rows=8, columns=10, parent=head)
    coat(head)


@sprite("dominants/tongue", Frame(5.4, 1, centre=(-2.3, 0.1)), contour=0.02)
def tongue():
    """Sticky and pink; its tip is the anchor."""
    pink = material("#E06B86", rough=0.12, shine=0.8, coat=0.8)
    points = [(-4.8 + 0.4 * at, 0.05 * math.sin(at * 1.3), 0.16 + 0.03 * math.sin(at)) for at in range(13)]
    tube(pink, points, [0.13] * 9 + [0.12, 0.115, 0.09, 0.03])


@sprite("dominants/seed", Frame(1.7, 1.9, centre=(0, 0.55)), contour=0.007)
def seed():
    """A dandelion's parachute; what hangs on it is the anchor."""
    white, stalk = material("#FFFFFF", rough=0.6, glow=0.25), material("#B99B62", rough=0.6)
    tube(stalk, [(0, 0, 0), (0.03, 0.2, 0.2), (0, 0.42, 0.4)], [0.025, 0.02, 0.018])
    for at in range(26):
        angle, rise = at * 2.4, 0.25 + 0.55 * ((at * 7) % 10) / 10
        reach = 0.62 * math.sqrt(1 - (rise - 0.3) ** 2)
        tip = (reach * math.cos(angle), 0.42 + reach * math.sin(angle) * 0.75, 0.4 + rise * 0.6)
        tube(white, [(0, 0.42, 0.4), (tip[0] * 0.6, (tip[1] + 0.42) / 2, tip[2] * 0.9), tip], [0.012, 0.012, 0.02])
        sphere(white, tip, (0.035,) * 3, rows=6, columns=8)


@sprite("dominants/tin", Frame(1.5, 1.7, centre=(0.05, 0.3)), shadow=True, contour=0.015, samples=16)
def tin():
    """The collector's tin, leaning back."""
    steel = material("#C9CED6", rough=0.25, shine=0.8, metal=0.6)
    red, dark = material("#C23A2C", rough=0.35, coat=0.3), material("#1D1713", rough=0.8)
    whole = empty((0, 0, 0.02), (math.radians(-20), 0, 0), 1)
    upright = (math.pi / 2, 0, 0)
    lathe(steel, [(0, 0.001), (0, 0.4), (0.06, 0.42), (0.12, 0.4)], parent=whole, rot=upright)
    lathe(red, [(0.1, 0.395), (0.62, 0.395)], parent=whole, rot=upright)
    lathe(steel, [(0.6, 0.4), (0.66, 0.42), (0.72, 0.4), (0.72, 0.36), (0.7, 0.35), (0.7, 0.001)], parent=whole, rot=upright)
    block(dark, (0, 0, 0.705), (0.4, 0.09, 0.02), 0.008, parent=whole)
    block(sugar_surface(), (0.02, 0.02, 0.82), (0.24, 0.24, 0.24), 0.03, 0.6, parent=whole)
