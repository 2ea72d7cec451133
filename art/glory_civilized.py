"""Glory: civilized tiles."""

import math

import numpy as np

from buildings import (
    DARK_WOOD, GOLD, IRON, PALE_STONE, PLASTER, WOOD, barrel, beam, boulder, box, cow, cylinder, fence, fire, house,
    light_at_night, masonry, matte, metal, nuggets, pine, shrunk, tiles, tree, turned, water, wheat, window,
)
from glory_ground import grass, ground, lantern, peaks, rock_colour, tile, wayside
from kit import empty, fbm, grid_faces, material, mesh, mix, paint, smoothstep, sphere, tube


def ribbon(surface, points, widths, z):
    """A flat band along points, for water."""
    points = np.array(points)
    ahead = np.gradient(points, axis=0)
    side = np.c_[-ahead[:, 1], ahead[:, 0]] / np.linalg.norm(ahead, axis=1, keepdims=True)
    widths = np.broadcast_to(widths, len(points))[:, None]
    left, right = points + side * widths, points - side * widths
    vertices = np.stack([np.c_[left, np.full(len(points), z)], np.c_[right, np.full(len(points), z)]], 1).reshape(-1, 3)
    # Water ends at the rim of the land.
    far = np.abs(vertices[:, 0]) * 0.866 + np.abs(vertices[:, 1]) * 0.5
    far = np.maximum(far, np.abs(vertices[:, 1]))
    vertices[:, :2] *= np.minimum(1, 0.8 / np.maximum(far, 1e-6))[:, None]
    mesh(vertices, [(2 * at, 2 * at + 2, 2 * at + 3, 2 * at + 1) for at in range(len(points) - 1)], surface)


def arched_bridge(x, start, end, half):
    stone = masonry(PALE_STONE)
    steps = 14
    arch = lambda t: 0.17 * math.sin(t * math.pi)
    deck = [
        (x + side * half, start + (end - start) * at / steps, 0.05 + arch(at / steps))
        for at in range(steps + 1) for side in (-1, 1)
    ]
    mesh(deck, [(2 * at, 2 * at + 1, 2 * at + 3, 2 * at + 2) for at in range(steps)], stone)
    for side in (-1, 1):
        for at in range(steps):
            t = (at + 0.5) / steps
            box(stone, x + side * half, start + (end - start) * t, arch(t), 0.04, 0.045, 0.13)


@tile("river", lit=True)
def river():
    course = lambda x: 0.2 + 0.16 * np.sin(x * 2.6 + 0.6)
    ground(
        "#7FA650",
        "#98BA62",
        height=lambda x, y: -0.09 * (1 - smoothstep(0.15, 0.22, np.abs(y - course(x)))),
        colour=lambda x, y, z, colours: mix(colours, "#A88F62", smoothstep(0.01, 0.04, -z)),
        yard="#C9B487",
        cliff="#86705A",
    )
    x = np.linspace(-0.84, 0.84, 40)
    ribbon(water(), np.c_[x, course(x)], 0.19, -0.03)
    arched_bridge(0.01, -0.08, 0.5, 0.12)
    house(0.47, 0.46, 0.24, 0.2, 0.16, 0.12, -12, matte("#EAD9B6"), tiles("#B4552F"), windows=((0, 0.4),))
    house(-0.34, 0.58, 0.2, 0.16, 0.13, 0.1, 14, matte("#EAD9B6"), tiles("#8F3E30"), windows=((0, 0.4),))
    box(matte("#8A5A34"), -0.52, 0.06, -0.02, 0.26, 0.1, 0.06, 26)
    tree(-0.62, 0.44, 0.11, 3)
    light_at_night((0.45, 0.3, 0.15), 0.8)
    grass(120, 3, 0.06, lambda x, y: abs(y - 0.2 - 0.16 * math.sin(x * 2.6 + 0.6)) > 0.23)
    wayside(6)


@tile("delta")
def delta():
    """A river that parts in three, with reeds and fields on its islands."""
    arms = [
        [(0.06, 0.82), (0.0, 0.5), (-0.22, 0.24), (-0.52, 0.1), (-0.86, 0.12)],
        [(0.06, 0.82), (0.02, 0.5), (0.02, 0.22), (0.06, 0.04), (0.04, -0.1)],
        [(0.06, 0.82), (0.06, 0.5), (0.28, 0.26), (0.54, 0.14), (0.86, 0.18)],
    ]
    curves = []
    for arm in arms:
        knots = np.array(arm)
        t = np.linspace(0, len(arm) - 1, 40)
        line = np.c_[np.interp(t, range(len(arm)), knots[:, 0]), np.interp(t, range(len(arm)), knots[:, 1])]
        for _ in range(6):
            line[1:-1] = (line[:-2] + line[1:-1] * 2 + line[2:]) / 4
        curves.append(line)
    beds = np.concatenate(curves)

    def away(x, y):
        near = np.min(np.hypot(x[:, None] - beds[None, :, 0], y[:, None] - beds[None, :, 1]), 1)
        return np.minimum(near, np.hypot((x - 0.04) * 0.62, (y + 0.1) * 1.2))

    ground(
        "#86AC4E",
        "#A3C060",
        height=lambda x, y: -0.08 * (1 - smoothstep(0.1, 0.17, away(x, y))),
        colour=lambda x, y, z, colours: mix(colours, "#D6BE86", smoothstep(0.008, 0.03, -z)),
        yard="#CDB787",
        yard_size=0.44,
    )
    surface = water()
    # Each arm a little deeper than the last, so that no two lie in one plane.
    for at, line in enumerate(curves):
        ribbon(surface, line, np.linspace(0.12, 0.15, len(line)), -0.03 - 0.003 * at)
    cylinder(surface, 0.04, -0.1, -0.06, 0.2, 0.022, columns=40).scale = (1.05, 1, 0.55)
    random = np.random.RandomState(9)
    reeds = []
    for x, y in ((-0.2, 0.46), (0.26, 0.48), (-0.16, 0.06), (0.24, 0.06), (-0.5, 0.28), (0.56, 0.34)):
        reeds += [(x + random.randn() * 0.05, y + random.randn() * 0.035, -0.01) for _ in range(26)]
    wheat(reeds, 5, 0.2)
    house(-0.42, 0.5, 0.22, 0.18, 0.14, 0.12, 16, matte("#EAD9B6"), tiles("#C79A4E"), windows=((0, 0.4),))
    tree(0.5, 0.56, 0.1, 4)
    tree(-0.62, 0.36, 0.09, 8)
    box(matte("#8A5A34"), 0.5, 0.14, -0.02, 0.24, 0.09, 0.06, -16)
    beam(matte("#6B4A2B"), [(0.5, 0.14, 0.0), (0.5, 0.14, 0.26)], 0.012)
    mesh([(0.5, 0.14, 0.25), (0.5, 0.14, 0.07), (0.64, 0.1, 0.08)], [(0, 1, 2)], matte("#F6EEDF"), smooth=False)
    wayside(7)


@tile("tavern", lit=True)
def tavern():
    ground("#A9A46C", "#B9AF7A", yard="#D2B88A", cliff="#86705A")
    with shrunk(0.94):
        plaster, roof, wood = matte(PLASTER), tiles("#B4552F"), matte(DARK_WOOD)
        front = house(
            -0.12,
            0.3,
            0.54,
            0.5,
            0.34,
            0.26,
            -18,
            plaster,
            roof,
            door=DARK_WOOD,
            windows=((-0.32, 0.42), (0.32, 0.42)),
            over=0.06,
        )
        for x in (-0.25, -0.1, 0.1, 0.25):
            box(wood, x, -0.258, 0, 0.03, 0.02, 0.34, parent=front)
        box(wood, 0, -0.258, 0.32, 0.54, 0.022, 0.035, parent=front)
        box(window(), 0, -0.256, 0.4, 0.1, 0.02, 0.09, parent=front)
        cylinder(matte("#8A5A4A"), -0.3, 0.46, 0.4, 0.055, 0.3)
        house(0.34, 0.34, 0.36, 0.34, 0.24, 0.16, 72, plaster, roof)
        box(wood, 0.3, 0.02, 0, 0.035, 0.035, 0.42)
        box(wood, 0.37, 0.02, 0.38, 0.18, 0.03, 0.03)
        box(metal("#F2C84B", 0.4), 0.4, 0.015, 0.23, 0.14, 0.02, 0.14)
        for x, y in ((0.58, 0.06), (0.68, 0.18), (0.54, 0.2)):
            barrel(x, y)
        table = dict(wide=0.24, deep=0.12, high=0.02)
        box(matte(WOOD), -0.54, -0.02, 0.09, turn=17, **table)
        for x, y in ((-0.57, -0.03), (-0.48, 0.0)):
            cylinder(matte("#F4E9C8"), x, y, 0.11, 0.027, 0.06, columns=10)
        tree(-0.62, 0.3, 0.12, 7)
        tree(0.5, 0.58, 0.09, 9)
    light_at_night((-0.2, -0.12, 0.28), 2.2)
    wayside(8)


@tile("church", lit=True)
def church():
    ground("#8FAE60", "#A6BF72", yard="#D6CBB0", cliff="#86786A")
    with shrunk(0.92, 0.03):
        wall, roof, gold = matte("#F3ECDF"), tiles("#5C6E8C"), metal(GOLD, 0.25)
        nave = house(0.16, 0.28, 0.36, 0.54, 0.26, 0.2, -24, wall, roof)
        for y in (-0.18, 0, 0.18):
            box(window(), 0.182, y, 0.08, 0.02, 0.08, 0.16, parent=nave)
        porch = empty(loc=(-0.17, -0.02, 0), rot=(0, 0, math.radians(-24)))
        box(wall, 0, 0, 0, 0.28, 0.28, 0.56, parent=porch)
        box(matte(DARK_WOOD), 0, -0.142, 0, 0.13, 0.02, 0.24, parent=porch)
        box(window(), 0, -0.142, 0.36, 0.09, 0.02, 0.14, parent=porch)
        spire = [(0, 0.24), (0.4, 0.001)]
        turned(roof, spire, -0.17, -0.02, 0.56, 4, smooth=False)
        box(gold, -0.17, -0.03, 0.95, 0.03, 0.03, 0.2)
        box(gold, -0.17, -0.03, 1.05, 0.13, 0.03, 0.03)
        for x, y in ((0.54, 0.1), (0.66, 0.2), (0.6, -0.02)):
            box(matte("#BDB6A8"), x, y, 0, 0.07, 0.03, 0.12, 6)
        tree(-0.62, 0.28, 0.13, 4, "#2F5E30", "#7DAA52")
        pine(0.6, 0.44, 0.11)
    light_at_night((-0.2, -0.26, 0.2), 1.2)
    grass(120, 4, 0.06)
    wayside(9)


@tile("slaughterhouse", rich=True, lit=True)
def slaughterhouse(rich=False):
    ground("#B98F6B", "#A67C5A", yard="#CDB08A", cliff="#8A6A50")
    with shrunk(0.9, 0.01):
        shed = house(
            -0.2,
            0.32,
            0.7,
            0.44,
            0.3,
            0.18,
            -8,
            matte("#E5D9C6", 0.2, 12),
            tiles("#9C3328"),
            door="#3A2B24",
            windows=((-0.32, 0.45), (0.32, 0.45)),
        )
        wood, dark = matte(WOOD), matte("#3A2B24")
        for x in (-0.16, 0, 0.16):
            sphere(
                material("#C2493F", rough=0.45),
                (x, -0.34, 0.2),
                (0.045, 0.03, 0.085),
                rows=10,
                columns=12,
                parent=shed,
            )
            cylinder(dark, x, -0.34, 0.27, 0.006, 0.1, columns=6, parent=shed)
        box(wood, 0, -0.34, 0.36, 0.5, 0.025, 0.025, parent=shed)
        for side in (-1, 1):
            box(wood, side * 0.25, -0.34, 0, 0.03, 0.03, 0.38, parent=shed)
        cylinder(matte("#7A4A3A"), -0.34, 0.48, 0.3, 0.06, 0.36)
        cow(0.54, 0.4, 0.24, 0.5)
        cow(0.52, 0.12, 0.22, 2.9, "#8A5638", "#F1E4D0")
        if rich:
            cow(0.3, 0.58, 0.2, 0.2)
            cow(0.74, 0.22, 0.2, 1.7, "#E9D9C0", "#3A2B24")
            for x, y in ((-0.66, -0.02), (-0.56, 0.08), (-0.74, 0.1)):
                barrel(x, y)
        fence((0.3, -0.03), (0.78, -0.03), 8)
    light_at_night((-0.2, -0.1, 0.25), 1.0)
    wayside(10, dry=True)


@tile("mine", rich=True, lit=True)
def mine(rich=False):
    heights = peaks([(-0.02, 0.34, 0.7, 0.54), (-0.52, 0.24, 0.48, 0.38), (0.5, 0.24, 0.44, 0.36)])
    ground("#A08C70", "#B19D80", heights, rock_colour(), yard="#BFA880", cliff="#7C736A")
    wood, dark = matte(WOOD), matte("#6B4A2B")
    box(matte("#0E0A08"), -0.02, 0.0, 0, 0.36, 0.1, 0.36)
    for side in (-1, 1):
        box(wood, -0.02 + side * 0.21, -0.06, 0, 0.07, 0.07, 0.4)
        box(dark, -0.02 + side * 0.13, -0.065, 0.3, 0.2, 0.03, 0.04, tilt=(0, side * 0.8))
    box(wood, -0.02, -0.05, 0.38, 0.56, 0.06, 0.075)
    for side in (-1, 1):
        box(metal("#6E6A66", 0.4), -0.02 + side * 0.06, -0.25, 0.005, 0.018, 0.46, 0.015)
    for at in range(6):
        box(dark, -0.02, -0.06 - 0.08 * at, 0, 0.2, 0.03, 0.012)
    box(metal("#6A5A52", 0.5), -0.02, -0.2, 0.05, 0.2, 0.24, 0.12)
    random = np.random.RandomState(4)
    nuggets([(-0.02 + random.uniform(-0.08, 0.08), -0.2 + random.uniform(-0.09, 0.09), 0.18) for _ in range(14)])
    nuggets(
        [(random.uniform(-0.55, 0.6), random.uniform(0.06, 0.2), 0.2 + random.uniform(0, 0.12)) for _ in range(10)],
        0.035,
        40,
    )
    box(wood, 0.48, 0.0, 0, 0.05, 0.05, 0.34)
    box(wood, 0.54, -0.02, 0.3, 0.2, 0.04, 0.04)
    lantern(0.62, -0.02, 0.25)
    light_at_night((0.6, -0.12, 0.3), 1.6)
    light_at_night((-0.02, -0.12, 0.22), 1.6)
    if rich:
        nuggets(
            [(-0.52 + 0.07 * (at % 4), -0.06 + 0.05 * (at // 4), 0.03 + 0.04 * (at % 2)) for at in range(8)], 0.055, 80
        )
        box(wood, -0.66, -0.02, 0, 0.05, 0.05, 0.3)
        box(wood, -0.4, -0.1, 0, 0.36, 0.03, 0.05)
    wayside(11, dry=True)


@tile("ravine", rich=True)
def ravine(rich=False):
    """A waterfall that drops from a cliff into a pool; a rich one is wider."""
    half = 0.21 if rich else 0.13

    def cliff(x, y):
        """How high the rock is: a wall at the back that comes forward on both sides."""
        front = 0.3 - 0.36 * smoothstep(half + 0.1, 0.72, np.abs(x)) + 0.1 * (fbm(x * 4, y * 4, 6) - 0.5)
        rises = smoothstep(0, 0.13, y - front) * (1 - smoothstep(0.46, 0.74, y))
        return rises * (0.36 + 0.34 * fbm(x * 3 + 2, y * 3, 4))

    def basin(x, y):
        return 1 - smoothstep(0.8, 1, np.hypot(x / (half + 0.26), (y - 0.06) / 0.24))

    def height(x, y):
        notch = (1 - smoothstep(half, half + 0.08, np.abs(x))) * smoothstep(0.2, 0.3, y)
        return (cliff(x, y) * (1 - notch) + np.minimum(cliff(x, y), 0.34) * notch) * (1 - basin(x, y)) - 0.12 * basin(x, y)

    def colour(x, y, z, colours):
        stone = mix(paint("#7F7468", len(x)), "#B0A494", smoothstep(0.35, 0.65, fbm(x * 7, y * 7 + z * 9, 8)))
        colours = mix(colours, stone, smoothstep(0.03, 0.1, z))
        colours = mix(colours, "#8FA85A", smoothstep(0.36, 0.44, z) * 0.8)
        return mix(colours, "#6E7A6A", smoothstep(0.01, 0.05, -z))

    ground("#8E9A6C", "#A2AA78", height, colour, yard="#BFB48F", cliff="#7A7068", yard_size=0.44)
    cylinder(water(), 0, 0.06, -0.12, 1, 0.085, columns=48).scale = (half + 0.26, 1, 0.24)
    # The stream: over the plateau, over the edge, into the pool.
    course = [(0.64, 0.3), (0.54, 0.37), (0.44, 0.4), (0.34, 0.4), (0.28, 0.36), (0.24, 0.24), (0.21, 0.1), (0.18, -0.03)]
    steps, columns = 60, 40
    along = np.linspace(0, len(course) - 1, steps)
    y, z = (np.interp(along, range(len(course)), [point[at] for point in course]) for at in (0, 1))
    t, across = (grid.ravel() for grid in np.meshgrid(np.linspace(0, 1, steps), np.linspace(-1, 1, columns), indexing="ij"))
    y, z = np.repeat(y, columns), np.repeat(z, columns)
    streaks = fbm(across * 9 * half / 0.13 + 20, t * 2.5, 3)
    falls = smoothstep(0.5, 0.62, t)
    colours = mix(paint("#2E93C9", len(t)), "#9FDDF2", falls * 0.7)
    colours = mix(colours, "#FFFFFF", falls * smoothstep(0.38, 0.6, streaks) + smoothstep(0.9, 1, t) * 0.6)
    stream = np.c_[across * (half + 0.03 * falls), y - 0.05 * falls * streaks, z]
    faces = grid_faces(steps, columns, wrap=False)
    mesh(stream, faces, material(rough=0.12, shine=0.7, coat=0.6), colours)
    random = np.random.RandomState(5)
    foam = matte("#F4FBFF")
    for _ in range(34 if rich else 24):
        place = (random.uniform(-half, half) * 1.15, 0.13 + random.uniform(-0.05, 0.05), -0.03)
        sphere(foam, place, (0.04, 0.032, 0.03), rows=8, columns=8)
    for x, y, size in ((-0.5, -0.02, 0.13), (0.54, 0.0, 0.12), (-0.36, -0.16, 0.07), (0.4, -0.17, 0.06), (0.1, -0.12, 0.04)):
        boulder(x, y, size, int(size * 100), 0.02, 0.9)
    for x, y, size in ((-0.72, 0.0, 0.11), (0.74, 0.04, 0.11), (-0.62, 0.2, 0.09), (0.62, 0.24, 0.09)):
        pine(x, y, size)
    wayside(12)


@tile("foundry", lit=True)
def foundry():
    ground("#8D8576", "#9E9585", yard="#B3A58E", cliff="#6E625A")
    with shrunk(0.92, 0.02):
        house(-0.16, 0.32, 0.62, 0.46, 0.32, 0.14, -6, masonry("#8F4A38"), tiles("#4D4A52"))
        for x, y, high in ((-0.36, 0.42, 0.62), (-0.1, 0.46, 0.54)):
            cylinder(masonry("#7A3F30"), x, y, 0, 0.095, high, 0.075)
            turned(matte("#3B3236"), [(0, 0.08), (0.05, 0.08), (0.05, 0.05), (0, 0.05)], x, y, high - 0.02, 20)
        box(matte("#3A2E2C"), -0.2, 0.075, 0, 0.28, 0.04, 0.27)
        box(fire(4), -0.2, 0.055, 0.02, 0.21, 0.02, 0.19)
        cauldron = [(0.12, 0.001), (0.12, 0.1), (0.3, 0.17), (0.34, 0.175), (0.34, 0.15), (0.31, 0.14)]
        turned(metal(IRON, 0.45), cauldron, 0.44, 0.22, 0, 24)
        cylinder(fire(2.2), 0.44, 0.22, 0.29, 0.155, 0.03)
        for side in (-1, 1):
            box(metal("#3A3236", 0.5), 0.44 + side * 0.2, 0.22, 0, 0.05, 0.08, 0.36)
        tube(fire(2.6), [(0.32, 0.08, 0.02), (0.12, -0.05, 0.02), (-0.12, -0.01, 0.02)], [0.024, 0.024, 0.024])
        for at in range(6):
            box(
                metal("#F0B92E"),
                0.62 - 0.075 * (at % 3) - 0.035 * (at // 3),
                -0.06,
                0.055 * (at // 3),
                0.065,
                0.13,
                0.055,
            )
        for at in range(7):
            boulder(0.64 + 0.05 * (at % 3), 0.44 + 0.05 * (at // 3), 0.06, at, dark="#2E2A2A", light="#5C5654")
        box(matte(DARK_WOOD), -0.6, 0.02, 0, 0.12, 0.1, 0.1)
        turned(
            metal(IRON, 0.4),
            [(0, 0.05), (0.05, 0.03), (0.08, 0.06), (0.1, 0.06), (0.1, 0.001)],
            -0.6,
            0.02,
            0.1,
            12,
            deep=0.6,
        )
    light_at_night((-0.15, -0.14, 0.22), 3, "#FF7A2A")
    light_at_night((0.42, 0.2, 0.55), 2, "#FF7A2A")
    wayside(13, dry=True)
