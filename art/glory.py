"""Glory: natural tiles, and land without a building."""

import math

import numpy as np

from buildings import (
    WOOD, beam, boulder, box, curtain_walls, cylinder, fence, gable_roof, house, light_at_night, masonry, matte,
    merlons, metal, pine, shrunk, tiles, tower, tree, turned, water, wheat, window,
)
from glory_ground import grass, ground, inside_hex, lantern, peaks, rock_colour, tile, wayside
from kit import empty, fbm, mix, noise, paint, smoothstep, sphere


@tile("farm")
def farm():
    def field(x, y):
        return smoothstep(0, 0.05, x - 0.02) * smoothstep(0, 0.05, y) * smoothstep(0, 0.05, 0.62 - y)

    ground(
        "#7FA648",
        "#9DBF5A",
        height=lambda x, y: 0.03 * np.sin(y * 40) * field(x, y),
        colour=lambda x, y, z, colours: mix(colours, "#B98A4E", field(x, y)),
    )
    random = np.random.RandomState(3)
    furrows = [
        (random.uniform(0.06, 0.84), 0.06 + 0.15 * row + random.randn() * 0.012, 0)
        for row in range(4) for _ in range(75)
    ]
    wheat([root for root in furrows if inside_hex(root[0], root[1], 0.66)], 4, 0.2)
    with shrunk(0.92):
        walls, white = matte("#B5352B", 0.2, 8), matte("#F6EEDF")
        barn = house(-0.32, 0.26, 0.46, 0.4, 0.32, 0.2, -16, walls, tiles("#5C4A45"))
        box(white, 0, -0.205, 0, 0.24, 0.02, 0.25, parent=barn)
        box(walls, 0, -0.21, 0.02, 0.19, 0.02, 0.21, parent=barn)
        for lean in (0.85, -0.85):
            box(white, 0, -0.223, 0.115, 0.26, 0.008, 0.02, tilt=(0, lean), parent=barn)
        box(window(), 0, -0.206, 0.36, 0.09, 0.02, 0.08, parent=barn)
        cylinder(metal("#D3D5D8", 0.4), -0.68, 0.22, 0, 0.1, 0.4)
        sphere(metal("#AEB2B8", 0.4), (-0.68, 0.22, 0.4), (0.1, 0.1, 0.08))
        tree(-0.06, 0.62, 0.11, 2)
    fence((-0.02, 0.0), (0.66, -0.03), 11)
    grass(120, 5, 0.06, lambda x, y: x < -0.05 or y < -0.05)
    wayside(1)


@tile("mountain")
def mountain():
    heights = peaks(
        [
            (-0.16, 0.22, 0.84, 0.5),
            (0.3, 0.26, 0.6, 0.42),
            (-0.52, 0.18, 0.42, 0.3),
            (0.54, 0.12, 0.34, 0.28),
            (0.06, 0.05, 0.34, 0.28),
        ]
    )
    ground("#87985A", "#9DAA66", heights, rock_colour(snow=0.33), yard="#BFA880", cliff="#7C736A")
    for x, y, size in (
        (-0.68, -0.04, 0.11),
        (-0.5, -0.1, 0.08),
        (0.62, -0.04, 0.1),
        (0.36, -0.04, 0.08),
        (0.74, 0.08, 0.08),
        (-0.2, -0.08, 0.07),
    ):
        pine(x, y, size)
    wayside(2)


@tile("well", lit=True)
def well():
    ground("#79A552", "#93B964", yard="#C7B98C", cliff="#86705A")
    with shrunk(0.94, 0.02):
        turned(
            masonry("#C2BBAE"),
            [(0, 0.3), (0.2, 0.29), (0.24, 0.3), (0.245, 0.28), (0.24, 0.2), (0.1, 0.2)],
            0,
            0.14,
            0,
            30,
        )
        cylinder(water(), 0, 0.14, 0.1, 0.21, 0.06)
        for at in range(12):
            angle = at * math.pi / 6
            place = (math.cos(angle) * 0.27, 0.14 + math.sin(angle) * 0.27)
            box(
                matte(("#B1A99B", "#CEC7BA", "#A39A8C")[at % 3]),
                *place,
                0.1,
                0.1,
                0.13,
                0.16,
                math.degrees(angle) + 90,
            )
        wood = matte(WOOD)
        for side in (-1, 1):
            box(wood, side * 0.33, 0.3, 0, 0.055, 0.055, 0.56)
        ridge = empty(loc=(0, 0.31, 0.5), rot=(0, 0, math.pi / 2))
        gable_roof(tiles("#A4473A"), 0.2, 0.72, 0, 0.13, 0.03, parent=ridge)
        beam(matte("#6B4A2B"), [(-0.33, 0.28, 0.4), (0.33, 0.28, 0.4)], 0.03)
        beam(matte("#E9DCC0"), [(0, 0.24, 0.4), (0, 0.12, 0.2)], 0.012)
        cylinder(matte("#9A6A3C"), 0.46, -0.04, 0, 0.075, 0.13, 0.09)
        cylinder(water(), 0.46, -0.04, 0.11, 0.08, 0.022)
        box(wood, -0.42, 0.06, 0, 0.04, 0.04, 0.34)
        lantern(-0.42, 0.04, 0.36)
        tree(-0.64, 0.32, 0.13, 3)
        tree(0.62, 0.42, 0.12, 5)
    light_at_night((-0.4, -0.08, 0.4), 1.6)
    boulder(0.32, 0.54, 0.06, 3)
    grass(170, 8, 0.07)
    wayside(3)


@tile("toll-road", lit=True)
def toll_road():
    def road(x, y):
        return 1 - smoothstep(0.17, 0.2, np.abs(x - 0.05 * np.sin(y * 4)))

    def colour(x, y, z, colours):
        stones = mix(paint("#CFC3AC", len(x)), "#A3967F", smoothstep(0.45, 0.55, noise(x * 17, y * 17, 4)))
        return mix(colours, stones, road(x, y) * smoothstep(-0.95, -0.8, y))

    ground("#93AA5C", "#A8BA6C", colour=colour, yard="#C9B487", cliff="#86705A")
    with shrunk(0.92, 0.02):
        stone = masonry("#C2BAAB")
        for side in (-1, 1):
            x = side * 0.32
            box(stone, x, 0.24, 0, 0.24, 0.26, 0.5)
            for y in (0.14, 0.34):
                merlons(stone, (x - 0.12, y), (x + 0.12, y), 0.5, 2, 0.075, 0.07)
            box(window(), x, 0.105, 0.28, 0.06, 0.02, 0.13)
        box(stone, 0, 0.26, 0.36, 0.42, 0.16, 0.13)
        merlons(stone, (-0.2, 0.2), (0.2, 0.2), 0.49, 4)
        for side in (-1, 1):
            box(matte(WOOD), side * 0.32, -0.03, 0, 0.07, 0.07, 0.26)
        for at in range(8):
            box(matte("#C0392B" if at % 2 else "#FBF4E6"), -0.3 + 0.086 * at, -0.04, 0.19, 0.088, 0.05, 0.06)
        house(0.66, 0.16, 0.22, 0.24, 0.18, 0.13, 8, matte("#EAD9B6"), tiles("#8F3E30"), windows=((0, 0.4),))
        for x, y, size in ((-0.66, 0.22, 0.12), (-0.5, 0.56, 0.1), (0.52, 0.56, 0.1)):
            tree(x, y, size, int(size * 100) + 2)
    light_at_night((0, -0.02, 0.3), 1.2)
    grass(110, 4, 0.06, lambda x, y: abs(x) > 0.24)
    wayside(4)


@tile("fortress", lit=True)
def fortress():
    ground("#8F9A66", "#A3A878", yard="#C2B596", cliff="#7C7268")
    with shrunk(0.92, 0.01):
        stone = masonry("#B3ADA2")
        left, right, front, back = -0.48, 0.48, 0.0, 0.54
        curtain_walls(stone, left, right, front, back, 0.26, teeth=(7, 4))
        for x, y in ((left, front), (right, front), (left, back), (right, back)):
            tower(stone, x, y, 0.13, 0.4)
        box(stone, 0, 0.34, 0, 0.36, 0.28, 0.52)
        for y in (0.22, 0.46):
            merlons(stone, (-0.16, y), (0.16, y), 0.52, 3)
        box(matte("#2A1E18"), 0, front - 0.055, 0, 0.17, 0.02, 0.18)
        box(window(), 0, 0.195, 0.33, 0.08, 0.02, 0.12)
        for side in (-1, 1):
            box(window(), side * 0.48, front - 0.145, 0.22, 0.04, 0.02, 0.09)
        box(matte(WOOD), 0, -0.14, 0.005, 0.17, 0.18, 0.02)
    boulder(-0.7, -0.08, 0.09, 3)
    boulder(0.7, -0.07, 0.08, 5)
    pine(-0.7, 0.14, 0.09)
    pine(0.7, 0.16, 0.1)
    light_at_night((0, -0.16, 0.3), 1.2)
    wayside(5)


# ---- without a building ----


@tile("plain")
def plain():
    """What a stronghold stands on."""
    ground("#9AA26E", "#AAAE80", yard="#CDBB92", cliff="#80746A", yard_size=0.74)
    wayside(19)


@tile("ruin")
def ruin():
    """What an explosion of chaos leaves: a crater with broken walls."""

    def crater(x, y):
        return np.hypot(x * 0.9, y - 0.22) + 0.1 * (fbm(x * 4, y * 4, 2) - 0.5)

    def height(x, y):
        far = crater(x, y)
        return -0.2 * (1 - smoothstep(0.16, 0.36, far)) + 0.1 * smoothstep(0.32, 0.42, far) * (
            1 - smoothstep(0.42, 0.56, far)
        )

    def colour(x, y, z, colours):
        colours = mix(colours, "#231C20", 1 - smoothstep(0.2, 0.4, crater(x, y)))
        return mix(colours, "#6A6159", smoothstep(0.04, 0.1, z) * 0.7)

    ground("#4A433E", "#5A5149", height, colour, yard=None, rim="#544C46", cliff="#4A403A")
    stone = masonry("#7A726A")
    random = np.random.RandomState(8)
    for x, y, high, turn in (
        (-0.5, 0.36, 0.42, 40),
        (-0.34, 0.54, 0.28, 16),
        (0.46, 0.42, 0.36, -40),
        (0.6, 0.2, 0.22, -66),
        (-0.64, 0.14, 0.2, 70),
        (0.2, 0.6, 0.2, -8),
    ):
        box(stone, x, y, 0.02, 0.2, 0.1, high, turn, tilt=(random.uniform(-0.15, 0.15), random.uniform(-0.12, 0.12)))
    for at in range(22):
        angle, far = random.uniform(0, 6.28), random.uniform(0.5, 0.76)
        x, y = math.cos(angle) * far, 0.06 + math.sin(angle) * far * 0.82
        boulder(x, y, random.uniform(0.04, 0.1), at, 0.04, dark="#3A3431", light="#7C736B")
    for x0, y0, x1, y1 in ((-0.2, 0.1, 0.16, 0.36), (0.3, -0.06, 0.1, 0.26)):
        beam(matte("#2A201A"), [(x0, y0, 0.04), (x1, y1, 0.16)], 0.03)
