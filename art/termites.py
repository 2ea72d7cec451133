"""Termites: the savanna with its tiles, the Mounds and the four castes. One unit is the radius of a hex."""

import math

import numpy as np

from insects import termite
from kit import Frame, blades, fbm, foliage, grid_faces, material, mesh, mix, noise, paint, rock, smoothstep, sprite
from kit import empty, lamp, sphere, tube

TILE = Frame(2.25, 2.5, centre=(0, 0.125))

SAND, SHADE, CREST = "#E9D2A0", "#D6B67B", "#F5E6C2"


# ---- ground ----


def hex_tile(height, colour, surface, rim=0.07, rows=84, per_side=40):
    """The ground of one hex: `height(x, y, t)` and `colour(x, y, z, t)`, where t is 0 in the middle and 1 at the rim.

    The rim sinks into a shallow groove, so that neighbours join without a gap.
    """
    corners = np.array([(math.sin(at * math.pi / 3), math.cos(at * math.pi / 3)) for at in range(7)])
    along = np.linspace(0, 6, 6 * per_side, endpoint=False)
    side = along.astype(int)
    part = (along - side)[:, None]
    outline = corners[side] * (1 - part) + corners[side + 1] * part
    radius = np.linalg.norm(outline, axis=1, keepdims=True)
    outline = outline * np.minimum(1, 0.975 / radius) * 1.002

    t = np.linspace(0.001, 1, rows) ** 0.8
    x, y = (t[:, None, None] * outline[None]).reshape(-1, 2).T
    t = np.repeat(t, len(outline))
    inside = np.clip((1 - t) * 0.866 / rim, 0, 1)
    z = height(x, y, t) * smoothstep(0, 1, inside * 0.9 + 0.1) - rim * 0.55 * (1 - np.sqrt(1 - (1 - inside) ** 2))
    colours = colour(x, y, z, t) * (1 - 0.18 * (1 - inside) ** 2)[:, None]
    faces = [face[::-1] for face in grid_faces(rows, len(outline))]
    mesh(np.c_[x, y, z], faces, surface, colours)


def sand_height(variant, ripple=0.034):
    """Wind ripples in patches, over a slow swell."""
    angle = 0.5 + 0.35 * math.sin(variant * 3.1)

    def height(x, y, t):
        bend = fbm(x * 1.6 + variant * 7, y * 1.6 + 3, variant) * 8.8
        wave = (x * math.cos(angle) + y * math.sin(angle)) * 13 + bend
        patches = smoothstep(0.28, 0.55, fbm(x * 1.5 + variant * 3 + 11, y * 1.5 - 4, variant + 40))
        crests = (1 - np.abs(np.sin(wave))) ** 1.3 * ripple
        return crests * patches + 0.06 * (fbm(x * 2 + variant, y * 2, variant + 9) - 0.5)

    return height


def sand_colour(variant):
    def colour(x, y, z, t):
        patches = smoothstep(0.42, 0.75, fbm(x * 1.8 + variant * 5, y * 1.8, variant + 70))
        colours = mix(paint(SAND, len(x)), SHADE, patches * 0.5 * (1 - t**4))
        colours = mix(colours, CREST, smoothstep(0, 0.03, z) * 0.45)
        return colours * (0.93 + 0.14 * noise(x * 55, y * 55, variant + 3))[:, None]

    return colour


def sand_surface():
    return material(rough=0.95, shine=0.1, bump=0.25, grain=45)


def pebbles(seed, count, smallest=0.012, largest=0.035):
    random = np.random.RandomState(seed)
    surface = material(rough=0.8)
    for at in range(count):
        angle, far = random.uniform(0, 2 * math.pi), 0.75 * math.sqrt(random.uniform(0.02, 1))
        place = (math.sin(angle) * far, math.cos(angle) * far, 0)
        rock(surface, place, random.uniform(smallest, largest), seed * 50 + at)


def tufts(seed, centres, count, spread, length, **look):
    """Grass: `count` blades around each centre."""
    random = np.random.RandomState(seed)
    roots = []
    for x, y in centres:
        for _ in range(count):
            angle, far = random.uniform(0, 2 * math.pi), spread * math.sqrt(random.uniform())
            roots.append((x + math.cos(angle) * far, y + math.sin(angle) * far, -0.02))
    blades(material(rough=0.7, shine=0.2), np.array(roots), seed, length=length, **look)


DRY = dict(dark="#8C7A3A", light="#DCC77A")


@sprite("termites/sand-{}", TILE, each=range(1, 7))
def sand(variant):
    hex_tile(sand_height(variant), sand_colour(variant), sand_surface())
    pebbles(variant, (3, 6, 4, 2, 5, 3)[variant - 1])
    if variant == 3:
        tufts(5, [(0.42, -0.38)], 14, 0.05, 0.16, width=0.011, lean=0.8, **DRY)
    if variant == 5:
        tufts(6, [(-0.5, 0.3), (-0.44, 0.22)], 9, 0.04, 0.14, width=0.011, lean=0.8, **DRY)


def hex_ring(count, seed, near=0.55, far=0.8):
    """Places around a hex's middle, evenly and a little astray: a piece covers the middle."""
    random = np.random.RandomState(seed)
    for at in range(count):
        angle = (at + random.uniform(-0.25, 0.25)) / count * 2 * math.pi
        reach = random.uniform(near, far)
        yield math.cos(angle) * reach, math.sin(angle) * reach


@sprite("termites/stones-{}", TILE, each=range(1, 4))
def stones(variant):
    """A hex full of boulders; the ring around a piece tells the terrain."""

    def colour(x, y, z, t):
        return mix(sand_colour(variant)(x, y, z, t), "#A7957C", 0.75 * (1 - smoothstep(0.8, 1, t)))

    hex_tile(sand_height(variant + 10, 0.006), colour, sand_surface())
    surface = material(rough=0.85, shine=0.25, bump=0.5, grain=14)
    random = np.random.RandomState(variant * 7)
    for at, (x, y) in enumerate(hex_ring(7, variant * 3, 0.56, 0.68)):
        size = random.uniform(0.19, 0.28)
        rock(surface, (x, y, size * 0.2), size, variant * 31 + at, flat=0.8, dark="#82766A", light="#CFC3B2")
    for at, (x, y) in enumerate(hex_ring(3, variant * 5, 0.12, 0.26)):
        size = random.uniform(0.13, 0.2)
        rock(surface, (x, y, size * 0.2), size, variant * 57 + at, flat=0.6, dark="#82766A", light="#CFC3B2")
    for at, (x, y) in enumerate(hex_ring(18, variant * 11, 0.1, 0.78)):
        rock(surface, (x, y, 0), random.uniform(0.03, 0.075), variant * 91 + at, dark="#82766A", light="#CFC3B2")
    tufts(variant + 3, [(-0.05, 0.1), (0.36, -0.05)], 8, 0.04, 0.13, width=0.01, lean=0.9, **DRY)


@sprite("termites/water-{}", TILE, each=range(1, 4), samples=14)
def water(variant):
    """A waterhole: dry sand, a wet bank with green, shallow rim, deep middle."""

    def out(x, y):
        """1 on the water line."""
        angle = np.arctan2(y, x)
        line = 0.73 + 0.04 * np.sin(3 * angle + variant * 2) + 0.03 * np.sin(5 * angle + 2 * variant + 1)
        return np.hypot(x, y) / line

    def height(x, y, t):
        r = out(x, y)
        bank = 0.05 * smoothstep(0.95, 1.06, r) * (1 - smoothstep(1.08, 1.24, r))
        return sand_height(variant + 20, 0.006)(x, y, t) * smoothstep(0.9, 1.2, r) + bank - 0.19 * (1 - smoothstep(0.66, 1.05, r))

    def colour(x, y, z, t):
        r = out(x, y)
        green = smoothstep(1.0, 1.05, r) * (1 - smoothstep(1.12, 1.26, r)) * smoothstep(0.32, 0.55, fbm(x * 3, y * 3, variant))
        colours = mix(sand_colour(variant)(x, y, z, t), "#8FA24C", green * 0.85)
        return mix(colours, "#8A6A40", 1 - smoothstep(0.98, 1.12, r))

    hex_tile(height, colour, material(rough=0.8, shine=0.25, bump=0.2, grain=45))

    rows, columns = 60, 200
    angle = np.linspace(0, 2 * math.pi, columns, endpoint=False)
    reach = np.linspace(0.002, 1, rows)[:, None] * 0.83
    x, y = (reach * np.cos(angle)).ravel(), (reach * np.sin(angle)).ravel()
    r = out(x, y)
    colours = mix(paint("#12608F", len(x)), "#2F93BD", smoothstep(0.1, 0.62, r))
    colours = mix(colours, "#86D0D2", smoothstep(0.6, 0.96, r))
    colours = mix(colours, "#E9F6EC", smoothstep(0.935, 0.965, r + 0.05 * (fbm(x * 6, y * 6, 4) - 0.5)) * 0.75)
    z = -0.045 + 0.008 * np.sin(9 * y + 12 * fbm(x * 2.5, y * 2.5, variant))
    surface = material(rough=0.1, shine=0.65, bump=0.12, grain=7)
    mesh(np.c_[x, y, z], grid_faces(rows, columns), surface, colours)

    reeds = {1: [(-0.68, 0.34), (0.58, 0.52), (0.72, -0.30)], 2: [(0.66, 0.36), (-0.74, -0.1), (0.1, 0.76)], 3: [(-0.5, 0.58), (0.7, 0.2), (-0.66, -0.36)]}
    tufts(variant + 1, reeds[variant], 20, 0.07, 0.27, width=0.014, lean=0.4, dark="#3F6A24", light="#A9C65A")
    surface = material(rough=0.8, bump=0.4, grain=14)
    for at, (x, y) in enumerate(hex_ring(5, variant * 13, 0.76, 0.82)):
        rock(surface, (x, y, 0.02), 0.05 + 0.02 * (at % 3), 600 + variant * 9 + at)
    lily = material("#5FA04A", rough=0.5)
    for at, (x, y) in enumerate(hex_ring(4, variant * 17, 0.3, 0.56)):
        size = 0.06 + 0.012 * at
        leaf = [(0, 0, 0)] + [(math.cos(q) * size, math.sin(q) * size, 0) for q in np.linspace(0.3, 5.9, 20)]
        mesh(leaf, [(0, k, k + 1) for k in range(1, 20)], lily, smooth=False, loc=(x, y, -0.025), rot=(0, 0, at * 2))


def bush(x, y, size, seed, dark="#3F6420", light="#9CBC50"):
    """A round bush of leafy clumps on a short stem."""
    random = np.random.RandomState(seed)
    tube(material("#6B4A2B"), [(x, y, -0.05), (x + 0.02, y, size * 1.2)], [0.035, 0.025], smooth=0)
    clumps = []
    for _ in range(9):
        angle, far = random.uniform(0, 2 * math.pi), size * 0.65 * random.uniform(0.2, 1)
        place = (x + math.cos(angle) * far, y + math.sin(angle) * far, size * random.uniform(0.7, 1.4))
        clumps.append((*place, size * 0.5, size * 0.5, size * 0.4))
    foliage(clumps, seed, 0.022 + 0.08 * size, dark, light, leaves=70)


@sprite("termites/vegetation-{}", TILE, each=range(1, 4), samples=14)
def vegetation(variant):
    """Tall grass and low bushes."""

    def colour(x, y, z, t):
        green = mix(paint("#8C9C44", len(x)), "#A8AE58", smoothstep(0.3, 0.7, fbm(x * 3, y * 3, variant)))
        inner = 1 - 0.85 * smoothstep(0.78, 0.98, t + 0.16 * (fbm(x * 4, y * 4, variant + 2) - 0.5))
        part = inner[:, None]
        return sand_colour(variant)(x, y, z, t) * (1 - part) + green * part

    hex_tile(sand_height(variant + 30, 0.004), colour, material(rough=0.95, shine=0.1, bump=0.3, grain=40))
    random = np.random.RandomState(variant)
    places = []
    for _ in range(54):
        angle, far = random.uniform(0, 2 * math.pi), 0.78 * random.uniform() ** 0.34
        places.append((math.cos(angle) * far, math.sin(angle) * far))
    middle = [(x * 0.8, y * 0.8) for x, y in hex_ring(22, variant * 19, 0.0, 0.6)]
    tufts(variant + 5, middle, 22, 0.09, 0.15, width=0.012, lean=0.9, dark="#557023", light="#A9BE55")
    tufts(variant, places[:34], 26, 0.07, 0.23, width=0.013, lean=0.75, dark="#46651E", light="#A8C34E")
    tufts(variant + 9, places[34:], 22, 0.06, 0.3, width=0.013, lean=0.6, dark="#6B7A2A", light="#E0D272")
    corners = {1: [(-0.54, 0.32, 0.2), (0.57, -0.3, 0.17)], 2: [(0.54, 0.34, 0.2), (-0.57, -0.28, 0.18)], 3: [(-0.1, 0.66, 0.18), (0.2, -0.66, 0.16), (-0.62, -0.06, 0.15)]}
    for at, (x, y, size) in enumerate(corners[variant]):
        bush(x, y, size, variant * 7 + at)


# ---- insects ----

PIECE = Frame(2.5, 2.5, centre=(0, 0.1))
#: Heading in degrees, how far the legs swing, how the abdomen bends.
POSES = {1: (14, 0.09, 8), 2: (-24, -0.09, -12), 3: (46, -0.06, 16), 4: (-6, 0.12, -6), 5: (-52, 0.1, 14), 6: (28, -0.13, -16)}


@sprite(
    "termites/{}-{}",
    PIECE,
    each=[(caste, pose) for caste in ("worker", "soldier", "spitter", "flyer") for pose in POSES],
    shadow=0.5,
    contour=0.022,
    samples=16,
)
def caste(name, pose):
    """A termite on its base, which the page draws."""
    heading, gait, bend = POSES[pose]
    termite(name, math.radians(heading), gait, math.radians(bend), scale=0.86 if name == "flyer" else 0.9)


# ---- Mounds ----

MOUND = Frame(2.75, 2.75, centre=(0.1, 0.3))

#: Towers of the castle, in the order in which richer Mounds get them: x, y, radius, height.
TOWERS = [
    (0.0, 0.16, 0.36, 1.12),
    (-0.34, 0.06, 0.23, 0.78),
    (0.35, 0.08, 0.22, 0.86),
    (-0.20, -0.20, 0.19, 0.50),
    (0.24, -0.20, 0.18, 0.46),
    (-0.14, 0.42, 0.22, 0.84),
    (0.28, 0.38, 0.20, 0.76),
    (-0.56, -0.12, 0.16, 0.46),
    (0.58, -0.10, 0.16, 0.50),
    (-0.48, 0.34, 0.17, 0.62),
    (0.56, 0.30, 0.17, 0.60),
    (-0.62, 0.12, 0.12, 0.40),
    (0.68, 0.10, 0.12, 0.40),
]
#: How many towers a Mound has, and how much higher they are than those of the smallest.
WEALTH = {5: (4, 1.0), 6: (6, 1.08), 7: (8, 1.18), 8: (10, 1.28), 9: (13, 1.42)}

FOOT = "#F3E6CF"


def clay():
    return material(rough=0.9, shine=0.15, bump=0.55, grain=11)


def tower(surface, x, y, radius, height, seed, flutes=6, foot=FOOT, parent=None):
    """A fluted spire of clay. Its foot is pale and carries the tint of the owner."""
    rows, columns = 60, 64
    t = np.linspace(0, 1, rows)[:, None]
    angle = np.linspace(0, 2 * math.pi, columns, endpoint=False)[None]
    profile = (1 - t) ** 0.62 * 0.74 + 0.26 * (1 - t**6)
    rough = fbm(np.cos(angle) * 2 + t * 4 + seed, np.sin(angle) * 2 + t * 3, seed) - 0.5
    flute = 1 + 0.085 * np.sin(angle * flutes + seed + t * 1.5) * (1 - 0.5 * t) + 0.18 * rough
    reach = radius * profile * flute * (1 + 0.25 * np.clip(0.16 - t, 0, 1) / 0.16)
    reach[-1] *= 0.05
    z = height * t + 0.05 * (fbm(np.cos(angle) * 3, np.sin(angle) * 3 + t * 5, seed + 3) - 0.5)
    vertices = np.stack([x + reach * np.cos(angle), y + reach * np.sin(angle), z], -1).reshape(-1, 3)
    bulge, high, z = (flute + 0 * t).ravel(), (t + 0 * angle).ravel(), vertices[:, 2]
    colours = mix(paint("#86401F", len(vertices)), "#C9754A", smoothstep(0.82, 1.14, bulge))
    colours = mix(colours, "#F2C291", smoothstep(0.3, 1, high) * 0.5 + smoothstep(1.05, 1.25, bulge) * 0.3)
    tint = 1 - smoothstep(0.14, 0.46, z + 0.1 * (bulge - 1))
    if foot:
        colours = mix(colours, foot, tint * 0.92)
    mesh(vertices, grid_faces(rows, columns), surface, colours, tint=tint, parent=parent)


def skirt(surface, radius, foot=FOOT):
    """The apron of earth around a Mound."""
    rows, columns = 36, 96
    t = np.linspace(0, 1, rows)[:, None]
    angle = np.linspace(0, 2 * math.pi, columns, endpoint=False)[None]
    reach = (radius - 0.52 * t) * (1 + 0.14 * (fbm(np.cos(angle) * 2 + 9, np.sin(angle) * 2 + t, 3) - 0.5) + 0.035 * np.sin(angle * 11))
    z = 0.26 * t**1.5 - 0.01 + 0 * angle
    vertices = np.stack([reach * np.cos(angle), reach * np.sin(angle) * 0.95, z], -1).reshape(-1, 3)
    up = (t + 0 * angle).ravel()
    grain = fbm(vertices[:, 0] * 7, vertices[:, 1] * 7, 5)
    colours = mix(paint("#DDBE8A", len(vertices)), foot, smoothstep(0.02, 0.22, up)) * (0.86 + 0.28 * grain)[:, None]
    mesh(vertices, grid_faces(rows, columns), surface, colours, tint=smoothstep(0.03, 0.2, up))


def opening(x, y, z, size, lit, tall=1.5):
    """A dark window; at night light comes out of it."""
    surface = material("#FFB347", rough=1, glow=7) if lit else material("#22100A", rough=1)
    sphere(surface, (x, y, z), (size, 0.06, size * tall), rows=12, columns=16)


def gate(surface, lit, size=1.0):
    """An arched door at the foot, with a rim of clay."""
    arch = [(math.cos(at) * 0.13 * size, -0.47, 0.14 + max(0, math.sin(at)) * 0.2 * size) for at in np.linspace(math.pi, 0, 12)]
    points = [(arch[0][0], -0.47, 0.0), *arch, (arch[-1][0], -0.47, 0.0)]
    tube(surface, points, [0.045 * size] * len(points))
    opening(0, -0.44, 0.16, 0.1 * size, lit, tall=1.6)


def castle(value, lit=False):
    towers, growth = WEALTH[value]
    surface, rim = clay(), material("#B0683C", rough=0.9)
    skirt(surface, 0.7 + 0.028 * (value - 5))
    for at, (x, y, radius, height) in enumerate(TOWERS[:towers]):
        tower(surface, x, y, radius, height * growth, seed=at * 7 + 3)
        if at < 3 or value >= 8 and at in (5, 6):
            for step in range(1 + (value >= 7)):
                up = height * growth * (0.52 + 0.2 * step)
                opening(x + 0.03 * step, y - radius * (0.62 - 0.2 * step), up, 0.042, lit)
    gate(rim, lit, 0.8 + 0.08 * (value - 5))
    # Rich Mounds wear rings of small turrets and pale tips.
    if value >= 7:
        for at in range(2 * (value - 4)):
            angle = math.pi * (1.12 + 0.76 * at / (2 * (value - 4) - 1))
            if abs(math.cos(angle)) > 0.24:
                tower(surface, math.cos(angle) * 0.62, math.sin(angle) * 0.52, 0.075, 0.26 + 0.02 * value, at + 40, flutes=3)
    if value >= 8:
        tip = material("#FFE9BE", rough=0.5, glow=0.15)
        for x, y, radius, height in TOWERS[: 3 if value == 8 else 7]:
            sphere(tip, (x, y, height * growth + 0.02), (0.05, 0.05, 0.065), rows=12, columns=16)
    if lit:
        lamp((0, -0.75, 0.25), 5)
        lamp((-0.55, -0.3, 0.6), 3)
        lamp((0.55, -0.3, 0.6), 3)


@sprite("termites/mound-{}", MOUND, each=WEALTH, shadow=0.85, samples=14)
def mound(value):
    castle(value)


@sprite("termites/mound-{}-night", MOUND, each=WEALTH, shadow=0.85, rig="night", samples=14)
def mound_at_night(value):
    castle(value, lit=True)


@sprite("termites/mound-{}-tint", MOUND, each=WEALTH, mask=True, densities=(32, 56))
def mound_tint(value):
    castle(value)


def wall_stump(surface, x, y, radius, height, seed):
    """What is left of a tower: a ring of wall with a jagged edge around a dark hollow."""
    columns, rows = 64, 14
    angle = np.linspace(0, 2 * math.pi, columns, endpoint=False)[None]
    jagged = fbm(np.cos(angle) * 2.2 + seed, np.sin(angle) * 2.2 + 3, seed, 3)
    top = height * (0.35 + 1.5 * np.clip(jagged - 0.28, 0, 1))
    t = np.linspace(0, 1, rows)[:, None]
    rough = 1 + 0.1 * np.sin(angle * 6 + seed) + 0.14 * (fbm(np.cos(angle) * 3, np.sin(angle) * 3 + t * 4, seed + 2) - 0.5)
    outside = np.stack([radius * (1.12 - 0.26 * t) * rough * np.cos(angle), radius * (1.12 - 0.26 * t) * rough * np.sin(angle), top * t], -1)
    within = np.stack([radius * (0.6 - 0.12 * t) * np.cos(angle), radius * (0.6 - 0.12 * t) * np.sin(angle), top * (1 - t) + 0.03 * t], -1)
    vertices = np.concatenate([outside, within]).reshape(-1, 3) + [x, y, 0]
    count = rows * columns
    high = np.repeat(np.linspace(0, 1, rows), columns)
    shell = mix(paint("#8A4A28", count), "#C98054", high)
    hollow = mix(paint("#A8643C", count), "#2A140A", smoothstep(0, 0.5, high))
    mesh(vertices, grid_faces(2 * rows, columns), surface, np.concatenate([shell, hollow]))


@sprite("termites/ruin", MOUND, shadow=0.85, samples=14)
def ruin():
    """What is left of a Mound that was taken: stumps of its towers, one of them toppled, and rubble."""
    surface = clay()
    skirt(surface, 0.74, foot="#B98456")
    for at, (x, y, radius, height) in enumerate(TOWERS[:7]):
        wall_stump(surface, x, y, radius * 0.95, height * 0.62, at * 7 + 3)
    fallen = empty(loc=(0.18, -0.42, 0.14), rot=(math.radians(82), math.radians(14), math.radians(62)))
    tower(surface, 0, 0, 0.17, 0.72, 5, foot=None, parent=fallen)
    rubble = material(rough=0.9, shine=0.15, bump=0.5, grain=12)
    for at, (x, y) in enumerate(hex_ring(26, 23, 0.34, 0.8)):
        rock(rubble, (x, y - 0.06, 0.05), 0.035 + 0.075 * (at * 7 % 5) / 4, 800 + at, dark="#7A3F22", light="#D2935F")


# ---- the land around the board ----


@sprite("termites/ground", Frame(12, 8), densities=(32, 56), quality=72, samples=16)
def ground():
    """Sand that repeats in both directions: noise on a torus."""
    wide, high, per_unit = 12, 8, 24
    columns, rows = int(wide * 1.2 * per_unit), int(high * 1.3 * per_unit)
    x, y = np.meshgrid(np.linspace(-wide * 0.6, wide * 0.6, columns), np.linspace(-high * 0.65, high * 0.65, rows))
    x, y = x.ravel(), y.ravel()

    def repeating(scale, seed, octaves=4):
        """Fbm that has the period: four shifted copies, faded into each other."""
        u, v = (x / wide) % 1, (y / high) % 1
        a, b = u * wide * scale, v * high * scale
        c, d = a - wide * scale, b - high * scale
        u, v = smoothstep(0.55, 1, u), smoothstep(0.55, 1, v)
        near = fbm(a, b, seed, octaves) * (1 - u) + fbm(c, b, seed, octaves) * u
        far = fbm(a, d, seed, octaves) * (1 - u) + fbm(c, d, seed, octaves) * u
        return near * (1 - v) + far * v

    bend = repeating(0.5, 3)
    wave = (x / wide * 13 + y / high * 4) * math.pi + bend * 16
    ripples = (1 - np.abs(np.sin(wave))) ** 1.4 * smoothstep(0.42, 0.55, repeating(0.5, 17))
    z = 0.05 * ripples + 0.16 * (repeating(0.6, 9) - 0.5)
    colours = mix(paint("#E0C48C", len(x)), "#CDA968", smoothstep(0.4, 0.62, repeating(0.7, 31)) * 0.6)
    colours = mix(colours, "#EBD5A4", ripples * 0.4)
    colours = colours * (0.92 + 0.16 * repeating(9, 5, 2))[:, None]
    mesh(np.c_[x, y, z], grid_faces(rows, columns, wrap=False), material(rough=0.95, shine=0.1), colours)


def spread(seed, count, far):
    """Random places within a circle."""
    random = np.random.RandomState(seed)
    return [
        (math.cos(angle) * reach, math.sin(angle) * reach * 0.8)
        for angle, reach in zip(random.uniform(0, 2 * math.pi, count), far * np.sqrt(random.uniform(0, 1, count)))
    ]


LAND = dict(shadow=0.85, densities=(48, 80), samples=16)


@sprite("termites/tuft-{}", Frame(2.5, 2.0), each=range(1, 4), **LAND)
def tuft(variant):
    """Dry savanna grass."""
    places = spread(variant, (5, 9, 14)[variant - 1], 0.2 + 0.16 * variant)
    tufts(variant, places, 24, 0.09, 0.42, width=0.014, lean=0.55, dark="#8A6F2E", light="#EAD58A")
    tufts(variant + 7, places[::2], 12, 0.08, 0.3, width=0.014, lean=0.7, dark="#6F7430", light="#BDBB62")
    pebbles(variant + 60, 4, 0.02, 0.06)


@sprite("termites/bush-{}", Frame(2.5, 2.5, centre=(0.1, 0.25)), each=range(1, 3), **LAND)
def thorn_bush(variant):
    for at, (x, y) in enumerate(spread(variant + 3, 3, 0.35)):
        bush(x, y, 0.42 - 0.08 * at, variant * 11 + at, dark="#454F1E", light="#8F9444")
    tufts(variant + 2, spread(variant + 5, 6, 0.7), 16, 0.08, 0.26, width=0.013, lean=0.6, **DRY)


@sprite("termites/boulders-{}", Frame(2.75, 2.25, centre=(0.1, 0.1)), each=range(1, 3), **LAND)
def boulders(variant):
    surface = material(rough=0.88, shine=0.2, bump=0.5, grain=9)
    for at, (x, y) in enumerate(spread(variant + 20, 5, 0.6)):
        size = (0.42, 0.3, 0.26, 0.16, 0.12)[at]
        rock(surface, (x, y, size * 0.25), size, variant * 17 + at, flat=0.85, dark="#8A6D50", light="#D2B48C")
    tufts(variant + 4, spread(variant + 9, 4, 0.75), 14, 0.06, 0.24, width=0.013, lean=0.7, **DRY)


@sprite("termites/acacia-{}", Frame(6.75, 5.0, centre=(0.8, 0.7)), each=range(1, 3), shadow=0.85, densities=(32, 64), quality=78, samples=16)
def acacia(variant):
    """A flat-topped tree with its shadow on the sand."""
    random = np.random.RandomState(variant + 40)
    bark = material("#7A5638", rough=0.9)
    # It leans back, so that the trunk is seen under the crown.
    back = 0.75
    tube(bark, [(0, 0, -0.1), (0.1, back * 0.4, 0.7), (-0.05, back, 1.3)], [0.17, 0.13, 0.1])
    layers = [(0.1, back + 0.1, 1.75, 1.6, 0.62), (-0.95, back - 0.15, 1.4, 0.8, 0.36), (1.05, back - 0.1, 1.45, 0.75, 0.36)]
    clumps = []
    for x, y, z, wide, deep in layers[: 2 + variant]:
        tube(bark, [(0, back * 0.5, 0.8), (x * 0.5, y * 0.8, z * 0.8), (x, y, z)], [0.09, 0.07, 0.04])
        for _ in range(int(34 * wide)):
            angle, far = random.uniform(0, 2 * math.pi), math.sqrt(random.uniform(0, 1))
            size = random.uniform(0.16, 0.27)
            place = (x + math.cos(angle) * far * wide, y + math.sin(angle) * far * deep, z + 0.25 * (1 - far * far))
            clumps.append((*place, size, size * 0.9, size * 0.45))
    foliage(clumps, variant, 0.055, "#4A541E", "#BDB864", leaves=46)
    tufts(variant, spread(variant + 2, 7, 0.5), 16, 0.08, 0.3, width=0.014, lean=0.6, **DRY)


@sprite("termites/log", Frame(2.75, 1.75), **LAND)
def log():
    """Dead wood, which termites love."""
    wood = material("#9A8468", rough=0.9, bump=0.5, grain=12)
    tube(wood, [(-0.95, -0.2, 0.1), (-0.2, 0.05, 0.14), (0.5, 0.12, 0.13), (0.95, 0.3, 0.18)], [0.13, 0.15, 0.13, 0.07])
    tube(wood, [(0.1, 0.08, 0.16), (0.4, -0.2, 0.3), (0.62, -0.3, 0.42)], [0.07, 0.05, 0.025])
    tube(wood, [(-0.35, 0.02, 0.16), (-0.5, 0.3, 0.3), (-0.46, 0.46, 0.44)], [0.06, 0.04, 0.02])
    tufts(3, spread(31, 5, 0.8), 14, 0.06, 0.22, width=0.013, lean=0.7, **DRY)
    pebbles(71, 5, 0.02, 0.06)
