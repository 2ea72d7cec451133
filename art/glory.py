"""Glory: each tile a small diorama on an island of rock. One unit is the radius of a hex.

Buildings stand in the back half; the yard in front is for troops and yields. A diorama stays inside the rim, where the
page draws the owner: y + 0.58 z stays below 0.76. `NAME-glow` is the light of a tile at night, laid over the picture.
"""

import math

import bpy
import numpy as np

from buildings import (
    DARK_WOOD,
    GOLD,
    IRON,
    PALE_STONE,
    PLASTER,
    WOOD,
    barrel,
    beam,
    boulder,
    box,
    cone,
    cow,
    crystal,
    curtain_walls,
    cylinder,
    fence,
    fire,
    gable_roof,
    house,
    is_dark,
    light_at_night,
    masonry,
    matte,
    merlons,
    metal,
    nuggets,
    pine,
    shrunk,
    tent,
    tiles,
    tower,
    tree,
    turned,
    violet,
    water,
    wheat,
    window,
)
from kit import (
    Frame,
    blades,
    empty,
    fbm,
    grid_faces,
    lamp,
    material,
    mesh,
    mix,
    noise,
    paint,
    rgb,
    rock,
    smoothstep,
    sphere,
    sprite,
    tube,
)

TILE = Frame(2.125, 2.25, centre=(0, -0.0625))

#: Light is soft: small files do.
GLOW = dict(rig="glow", densities=(40, 72), quality=70, samples=8)
#: The denoiser needs few samples on matte ground.
SAMPLES = 12

#: The land's radius: a dark seam of water stays between neighbours.
LAND = 0.97
DEPTH = 0.5


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


# ---- natural tiles ----


@sprite("glory/tile-farm", TILE, samples=SAMPLES)
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


@sprite("glory/tile-mountain", TILE, samples=SAMPLES)
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


@sprite("glory/tile-well", TILE, samples=SAMPLES)
@sprite("glory/tile-well-glow", TILE, **GLOW)
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
        sphere(
            material("#FFD36B", glow=5 if is_dark() else 1),
            (-0.42, 0.04, 0.36),
            (0.04, 0.04, 0.05),
            rows=8,
            columns=10,
        )
        tree(-0.64, 0.32, 0.13, 3)
        tree(0.62, 0.42, 0.12, 5)
    light_at_night((-0.4, -0.08, 0.4), 1.6)
    boulder(0.32, 0.54, 0.06, 3)
    grass(170, 8, 0.07)
    wayside(3)


@sprite("glory/tile-toll-road", TILE, samples=SAMPLES)
@sprite("glory/tile-toll-road-glow", TILE, **GLOW)
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


@sprite("glory/tile-fortress", TILE, samples=SAMPLES)
@sprite("glory/tile-fortress-glow", TILE, **GLOW)
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


# ---- chaos ----


def chaos_ground(**more):
    ground("#4A4058", "#5B4D66", yard="#6F6079", cliff="#463C52", rim="#7E7488", **more)


def chaos_light(strength, height=0.5):
    lamp((0, 0.0, height), strength * (1.3 if is_dark() else 1), "#A94BFF", 0.2)


def crystal_surface():
    return material("#7A35C9", rough=0.12, shine=0.8, coat=1, glow=2.2 if is_dark() else 0.5)


def dark_stones(count, seed, nearest=0.44):
    random = np.random.RandomState(seed)
    for at in range(count):
        angle, far = random.uniform(0, 2 * math.pi), random.uniform(nearest, 0.7)
        place = (math.cos(angle) * far, 0.14 + math.sin(angle) * far * 0.72, 0.02)
        rock(material(rough=0.8), place, random.uniform(0.05, 0.11), at + seed, dark="#2E2539", light="#5A4C6C")


def veins(count, y, reach, strength=4):
    """Glowing cracks from the middle outwards."""
    for at in range(count):
        angle = at * 2 * math.pi / count + 0.3
        points = [
            (math.cos(angle + bend) * far, y + math.sin(angle + bend) * far * 0.85, 0.025)
            for bend, far in ((0, reach * 0.2), (0.2, reach * 0.6), (0.05, reach))
        ]
        tube(violet(strength), points, [0.03, 0.018, 0.004])


@sprite("glory/tile-chaos-leak", TILE, samples=SAMPLES)
@sprite("glory/tile-chaos-leak-glow", TILE, **GLOW)
def chaos_leak():
    def crack(x, y):
        angle, far = np.arctan2(y - 0.2, x), np.hypot(x, y - 0.2)
        return np.abs(np.sin(angle * 2.5 + 3 * fbm(x * 3, y * 3, 5))) * far / 0.1 + far * 1.4

    chaos_ground(
        height=lambda x, y: -0.06 * (1 - smoothstep(0.5, 1, crack(x, y))) + 0.03 * fbm(x * 6, y * 6, 4),
        colour=lambda x, y, z, colours: mix(colours, "#2A1C3A", 1 - smoothstep(0.4, 1.1, crack(x, y))),
    )
    veins(6, 0.2, 0.55)
    surface = crystal_surface()
    for x, y, high, lean in (
        (0, 0.24, 0.6, 0),
        (-0.16, 0.3, 0.42, -0.35),
        (0.18, 0.26, 0.42, 0.35),
        (-0.1, 0.1, 0.28, -0.3),
        (0.13, 0.08, 0.24, 0.4),
        (0.02, 0.4, 0.38, 0.1),
    ):
        crystal(surface, x, y, 0, high, tilt=(0, lean))
    dark_stones(12, 3)
    chaos_light(13)


@sprite("glory/tile-chaos-pool", TILE, samples=SAMPLES)
@sprite("glory/tile-chaos-pool-glow", TILE, **GLOW)
def chaos_pool():
    def pool(x, y):
        return np.hypot(x * 0.8, y - 0.16) + 0.1 * (fbm(x * 4, y * 4, 6) - 0.5)

    def height(x, y):
        far = pool(x, y)
        rim = smoothstep(0.42, 0.48, far) * (1 - smoothstep(0.48, 0.6, far))
        return 0.07 * rim - 0.12 * (1 - smoothstep(0.3, 0.42, far))

    chaos_ground(
        height=height,
        colour=lambda x, y, z, colours: mix(colours, "#8E7BA6", smoothstep(0.03, 0.06, z)),
    )
    glow = material("#9B3DF2", rough=0.1, shine=0.8, coat=1, glow=2.4 if is_dark() else 0.9)
    cylinder(glow, 0, 0.16, -0.1, 0.52, 0.07, columns=48)
    random = np.random.RandomState(7)
    for _ in range(9):
        angle, far = random.uniform(0, 6.28), random.uniform(0.05, 0.34)
        place = (math.cos(angle) * far, 0.16 + math.sin(angle) * far * 0.8, 0.0)
        size = random.uniform(0.03, 0.075)
        sphere(
            material("#D9A8FF", rough=0.1, shine=0.8, coat=1, glow=1),
            place,
            (size, size, size * 0.8),
            rows=12,
            columns=16,
        )
    surface = crystal_surface()
    for x, y, high, lean in (
        (-0.5, 0.36, 0.4, -0.3), (0.5, 0.4, 0.44, 0.3), (-0.36, 0.5, 0.3, -0.1), (0.6, 0.2, 0.26, 0.4)
    ):
        crystal(surface, x, y, 0, high, tilt=(0, lean))
    dark_stones(9, 11, 0.56)
    chaos_light(13, 0.45)


@sprite("glory/tile-chaos-source", TILE, samples=SAMPLES)
@sprite("glory/tile-chaos-source-glow", TILE, **GLOW)
def chaos_source():
    chaos_ground()
    stone = material("#5A5268", rough=0.7, bump=0.4, grain=14)
    for at in range(3):
        cylinder(stone, 0, 0.22, 0.05 * at, 0.5 - 0.09 * at, 0.05)
    for at in range(6):
        angle = at * math.pi / 3 + 0.52
        tilt = (0.35 * math.sin(angle), -0.35 * math.cos(angle))
        profile = [(0, 0.001), (0, 0.075), (0.34, 0.055), (0.48, 0.001)]
        turned(stone, profile, math.cos(angle) * 0.46, 0.22 + math.sin(angle) * 0.4, 0, 5, smooth=False, tilt=tilt)
    sphere(material("#C77BFF", rough=0.2, glow=5 if is_dark() else 2.6), (0, 0.2, 0.42), 0.19)
    ring = [(-0.02, 0.27), (0, 0.29), (0.02, 0.27), (0, 0.255), (-0.02, 0.27)]
    for lean in (-0.5, 0.6):
        turned(metal("#3B2A55"), ring, 0, 0.2, 0.42, 36, tilt=(lean, lean))
    veins(6, 0.2, 0.68, 3)
    dark_stones(7, 21, 0.6)
    chaos_light(15, 0.55)


# ---- civilized tiles ----


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


@sprite("glory/tile-river", TILE, samples=SAMPLES)
@sprite("glory/tile-river-glow", TILE, **GLOW)
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


@sprite("glory/tile-delta", TILE, samples=SAMPLES)
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


@sprite("glory/tile-tavern", TILE, samples=SAMPLES)
@sprite("glory/tile-tavern-glow", TILE, **GLOW)
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


@sprite("glory/tile-church", TILE, samples=SAMPLES)
@sprite("glory/tile-church-glow", TILE, **GLOW)
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


def cattle_yard(rich):
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


@sprite("glory/tile-slaughterhouse", TILE, samples=SAMPLES)
@sprite("glory/tile-slaughterhouse-glow", TILE, **GLOW)
def slaughterhouse():
    cattle_yard(rich=False)


@sprite("glory/tile-slaughterhouse-rich", TILE, samples=SAMPLES)
def slaughterhouse_rich():
    cattle_yard(rich=True)


def gold_mine(rich):
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
    sphere(
        material("#FFD36B", glow=5 if is_dark() else 1.2),
        (0.62, -0.02, 0.25),
        (0.035, 0.035, 0.045),
        rows=8,
        columns=10,
    )
    light_at_night((0.6, -0.12, 0.3), 1.6)
    light_at_night((-0.02, -0.12, 0.22), 1.6)
    if rich:
        nuggets(
            [(-0.52 + 0.07 * (at % 4), -0.06 + 0.05 * (at // 4), 0.03 + 0.04 * (at % 2)) for at in range(8)], 0.055, 80
        )
        box(wood, -0.66, -0.02, 0, 0.05, 0.05, 0.3)
        box(wood, -0.4, -0.1, 0, 0.36, 0.03, 0.05)
    wayside(11, dry=True)


@sprite("glory/tile-mine", TILE, samples=SAMPLES)
@sprite("glory/tile-mine-glow", TILE, **GLOW)
def mine():
    gold_mine(rich=False)


@sprite("glory/tile-mine-rich", TILE, samples=SAMPLES)
def mine_rich():
    gold_mine(rich=True)


def gorge(rich):
    """A waterfall between cliffs, with a pool at its mouth; a rich one is wider."""
    middle = lambda y: 0.08 * np.sin(y * 3.2) + 0.02
    half = lambda y: 0.17 + 0.1 * smoothstep(-0.1, 0.5, 0.4 - np.abs(y - 0.1)) + (0.06 if rich else 0)

    def height(x, y):
        aside = np.abs(x - middle(y)) - half(y)
        back = smoothstep(-0.28, -0.12, y)
        cliffs = 0.24 * smoothstep(0, 0.12, aside) * (1 - smoothstep(0.45, 0.8, aside)) * (
            0.7 + 0.6 * fbm(x * 5, y * 5, 4)
        )
        bed = 0.14 * (1 - smoothstep(-0.1, 0.02, aside))
        pool = 0.1 * (1 - back) * (1 - smoothstep(0.12, 0.24, np.hypot(x * 0.5, y + 0.22)))
        return back * (cliffs - bed) - pool

    def colour(x, y, z, colours):
        return mix(mix(colours, "#96897A", smoothstep(0.03, 0.12, z)), "#5C6E70", smoothstep(0.01, 0.05, -z))

    ground("#8E9A6C", "#A2AA78", height, colour, yard="#BFB48F", cliff="#7A7068", yard_size=0.44)
    surface = water()
    vertices = []
    for y in np.linspace(-0.26, 0.7, 25):
        z = -0.05 + 0.1 * float(smoothstep(0.45, 0.6, y))
        vertices += [(middle(y) - half(y) - 0.05, y, z), (middle(y) + half(y) + 0.05, y, z)]
    mesh(vertices, [(2 * at, 2 * at + 1, 2 * at + 3, 2 * at + 2) for at in range(24)], surface)
    cylinder(surface, 0.03, -0.2, -0.12, 0.46 if rich else 0.4, 0.075, columns=48).scale = (1, 1, 0.42)
    streams = ((-0.1, 0.3), (0.02, 0.22), (0.12, 0.34), (-0.02, 0.12)) + (((-0.18, 0.36), (0.2, 0.3)) if rich else ())
    for aside, length in streams:
        points = [
            (middle(0.36) + aside, 0.4, 0.03),
            (middle(0.2) + aside * 0.9, 0.4 - length * 0.5, -0.035),
            (middle(0) + aside, 0.4 - length, -0.04),
        ]
        tube(matte("#CDEBF8"), points, [0.014, 0.01, 0.002])
    random = np.random.RandomState(5)
    for _ in range(22 if rich else 14):
        wide = 0.24 if rich else 0.17
        place = (middle(0.5) + random.uniform(-wide, wide), 0.47 + random.uniform(-0.03, 0.03), 0)
        sphere(matte("#F4FBFF"), place, (0.035, 0.03, 0.025), rows=8, columns=8)
    stones = (
        (-0.42, 0.44, 0.19),
        (0.48, 0.46, 0.19),
        (-0.46, 0.1, 0.16),
        (0.5, 0.16, 0.17),
        (-0.6, 0.28, 0.14),
        (0.66, 0.32, 0.12),
        (-0.1, 0.12, 0.06),
        (0.12, 0.3, 0.05),
    )
    for at, (x, y, size) in enumerate(stones):
        boulder(x, y, size, at + 3, 0.08 if size > 0.1 else -0.05, 0.95)
    for x, y, size in ((-0.7, 0.0, 0.1), (0.7, 0.02, 0.1), (0.68, 0.5, 0.07)):
        pine(x, y, size)
    wayside(12)


@sprite("glory/tile-ravine", TILE, samples=SAMPLES)
def ravine():
    gorge(rich=False)


@sprite("glory/tile-ravine-rich", TILE, samples=SAMPLES)
def ravine_rich():
    gorge(rich=True)


@sprite("glory/tile-foundry", TILE, samples=SAMPLES)
@sprite("glory/tile-foundry-glow", TILE, **GLOW)
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


# ---- advanced tiles ----


@sprite("glory/tile-base", TILE, samples=SAMPLES)
@sprite("glory/tile-base-glow", TILE, **GLOW)
def base():
    """The Forward Operating Base: a camp behind stakes with a watch tower."""
    ground("#9AA566", "#ABB277", yard="#D0B684", cliff="#86705A")
    wood, dark = matte(WOOD, 0.3, 14), matte("#6E4A2C", 0.3, 14)
    for at in range(17):
        angle = math.radians(196 - at * 13)
        x, y = math.cos(angle) * 0.66, 0.04 + math.sin(angle) * 0.52
        high = 0.2 + 0.03 * (at % 3)
        cylinder((wood, dark)[at % 2], x, y, 0, 0.04, high, columns=8)
        cone((wood, dark)[at % 2], x, y, high, 0.04, 0.08, columns=8)
    for side_x in (-0.5, -0.26):
        for side_y in (0.2, 0.4):
            beam(dark, [(side_x, side_y, 0), (side_x * 0.9 - 0.04, side_y * 0.92 + 0.02, 0.52)], 0.025)
    box(wood, -0.38, 0.3, 0.5, 0.36, 0.32, 0.04)
    for y in (0.15, 0.45):
        box(dark, -0.38, y, 0.54, 0.36, 0.02, 0.09)
    turned(tiles("#6F5A3E"), [(0, 0.27), (0.2, 0.001)], -0.38, 0.3, 0.66, 4, smooth=False)
    tent(0.14, 0.34, 0.21)
    tent(0.46, 0.22, 0.18, "#D9C9A2")
    for x, y in ((-0.04, 0.04), (0.06, 0.0), (0.01, 0.1)):
        box(matte("#A87A4C"), x, y, 0, 0.09, 0.09, 0.09, 15)
    for at in range(5):
        angle = at * 1.257
        beam(dark, [(0.34 + math.cos(angle) * 0.07, -0.06 + math.sin(angle) * 0.06, 0), (0.34, -0.06, 0.09)], 0.014)
    sphere(fire(4), (0.34, -0.06, 0.06), (0.045, 0.04, 0.07), rows=10, columns=12)
    light_at_night((0.34, -0.14, 0.2), 2.6)
    wayside(14)


@sprite("glory/tile-factory", TILE, samples=SAMPLES)
@sprite("glory/tile-factory-glow", TILE, **GLOW)
def factory():
    """A hall with saw-tooth roofs, a grain silo, a water tank and a crystal that drives it."""
    ground("#9B978A", "#ABA697", yard="#C2B596", cliff="#6E6660")
    with shrunk(0.93, 0.01):
        brick, slate, glass = masonry("#A65A40"), tiles("#55606A"), window()
        box(brick, -0.06, 0.34, 0, 0.78, 0.42, 0.28)
        for at in range(3):
            x = -0.45 + 0.26 * at
            tooth = [
                (x, 0.13, 0.28),
                (x + 0.26, 0.13, 0.28),
                (x, 0.13, 0.48),
                (x, 0.55, 0.28),
                (x + 0.26, 0.55, 0.28),
                (x, 0.55, 0.48),
            ]
            mesh(tooth, [(1, 4, 5, 2)], slate, smooth=False)
            mesh(tooth, [(0, 1, 2), (3, 5, 4), (0, 2, 5, 3)], brick, smooth=False)
            box(glass, x + 0.13, 0.125, 0.12, 0.14, 0.02, 0.11)
        cylinder(masonry("#8F4A38"), -0.36, 0.56, 0, 0.07, 0.66, 0.055)
        cylinder(metal("#D3D5D8", 0.4), 0.5, 0.36, 0, 0.14, 0.34)
        cone(metal("#AEB2B8", 0.4), 0.5, 0.36, 0.34, 0.16, 0.13)
        for x in (-0.62, -0.46):
            box(matte(WOOD), x, 0.06, 0, 0.03, 0.03, 0.24)
        cylinder(matte("#9A6A3C"), -0.54, 0.08, 0.22, 0.14, 0.16)
        cylinder(water(), -0.54, 0.08, 0.365, 0.125, 0.02)
        box(matte("#2A1E18"), -0.06, 0.125, 0, 0.16, 0.02, 0.11)
        cylinder(metal("#C08A3E"), 0.34, 0.02, 0, 0.1, 0.05)
        crystal(crystal_surface(), 0.34, 0.02, 0.04, 0.36)
        for at, colour in enumerate(("#D9B56B", "#D9B56B", "#B98A4E")):
            sphere(matte(colour), (-0.28 + 0.12 * at, -0.0, 0.05), (0.07, 0.055, 0.06), rows=10, columns=12)
    light_at_night((-0.1, -0.05, 0.25), 1.6)
    light_at_night((0.32, -0.08, 0.3), 2, "#A94BFF")
    wayside(15)


@sprite("glory/tile-barracks", TILE, samples=SAMPLES)
@sprite("glory/tile-barracks-glow", TILE, **GLOW)
def barracks():
    """Infantry facility: a long house, straw men for sword practice, a rack of spears, a target."""
    ground("#9AA566", "#ABB277", yard="#D0B684", cliff="#86705A")
    with shrunk(0.95):
        wood, roof = matte(WOOD), tiles("#7B4B36")
        hall = empty(loc=(-0.08, 0.42, 0), rot=(0, 0, math.radians(86)))
        box(matte("#C9A877", 0.3, 10), 0, 0, 0, 0.34, 0.96, 0.24, parent=hall)
        gable_roof(roof, 0.34, 0.96, 0.24, 0.18, 0.05, parent=hall)
        for at in range(4):
            box(window(), -0.42 + 0.22 * at, 0.24, 0.08, 0.09, 0.02, 0.11)
        box(matte("#3A2B24"), 0.34, 0.25, 0, 0.12, 0.02, 0.18)
        for x in (-0.6, -0.36):
            box(wood, x, 0.02, 0, 0.03, 0.03, 0.32)
            box(wood, x, 0.02, 0.21, 0.2, 0.03, 0.03)
            sphere(matte("#E2C481"), (x, 0.02, 0.34), (0.05, 0.05, 0.055), rows=8, columns=10)
            sphere(matte("#D9B56B"), (x, 0.01, 0.18), (0.07, 0.055, 0.09), rows=8, columns=10)
        for z in (0, 0.2):
            box(wood, 0.06, 0.04, z, 0.36, 0.03, 0.03)
        for at in range(5):
            x = -0.07 + 0.065 * at
            cylinder(matte("#D8CDB4"), x, 0.02, 0, 0.011, 0.44, columns=6)
            cone(metal("#C9CED4"), x, 0.02, 0.44, 0.026, 0.08, columns=6)
        target = [(0, 0.001), (0, 0.15), (0.03, 0.15), (0.035, 0.001)]
        for size, colour in ((1, "#F6EEDF"), (0.7, "#C0392B"), (0.38, "#F6EEDF")):
            disc = turned(matte(colour), [(z + (1 - size) * 0.03, r * size) for z, r in target], 0.56, 0.1, 0.2, 24)
            disc.rotation_euler = (math.radians(152), 0, 0)
        for side in (-1, 1):
            beam(wood, [(0.56 + side * 0.1, 0.06, 0), (0.56, 0.16, 0.36)], 0.015)
    light_at_night((0.1, 0.05, 0.25), 1.4)
    wayside(16)


def horse_body(x, y, size, turn, colour):
    """A standing horse for a yard."""
    group = empty(loc=(x, y, 0), rot=(0, 0, turn), scale=size)
    hide, mane = matte(colour), matte("#3A2B24")
    fine = dict(parent=group, rows=12, columns=14)
    sphere(hide, (0, 0, 0.62), (0.46, 0.2, 0.22), **fine)
    tube(hide, [(-0.36, 0, 0.68), (-0.56, 0, 0.92), (-0.62, 0, 1.08)], [0.15, 0.11, 0.1], parent=group)
    sphere(hide, (-0.74, 0, 1.06), (0.19, 0.09, 0.1), **fine)
    tube(mane, [(-0.36, 0, 0.9), (-0.5, 0, 1.08), (-0.6, 0, 1.18)], [0.04, 0.06, 0.03], parent=group)
    tube(mane, [(0.42, 0, 0.7), (0.56, 0, 0.6), (0.56, 0, 0.3)], [0.04, 0.07, 0.02], parent=group)
    for along in (-0.28, 0.3):
        for across in (-0.11, 0.11):
            cylinder(hide, along, across, 0, 0.055, 0.55, columns=8, parent=group)


@sprite("glory/tile-stables", TILE, samples=SAMPLES)
@sprite("glory/tile-stables-glow", TILE, **GLOW)
def stables():
    """Mobile facility: open boxes under a long roof, horses in a paddock, hay."""
    ground("#94AB5E", "#A8B970", yard="#CFAF7A", cliff="#86705A")
    with shrunk(0.94, 0.01):
        wood, roof = matte(WOOD, 0.3, 12), tiles("#4F6B4A")
        box(matte("#5A4030"), -0.06, 0.54, 0, 0.98, 0.1, 0.3)
        for at in range(5):
            box(wood, -0.53 + 0.235 * at, 0.4, 0, 0.04, 0.3, 0.32)
        for at in range(4):
            box(matte("#B98A55"), -0.41 + 0.235 * at, 0.26, 0, 0.2, 0.03, 0.13)
        ridge = empty(loc=(-0.06, 0.44, 0.32), rot=(0, 0, math.pi / 2))
        gable_roof(roof, 0.36, 1.0, 0, 0.15, 0.05, parent=ridge)
        horse_body(-0.3, 0.08, 0.3, 0.35, "#7A4E30")
        horse_body(0.14, 0.1, 0.29, 2.8, "#E6DAC4")
        fence((-0.66, -0.06), (0.3, -0.06), 12)
        for x, y, turn in ((0.56, 0.14, 0), (0.66, 0.3, 40), (0.5, 0.3, 90)):
            bale = turned(
                matte("#E0BB5A", 0.6, 30), [(-0.09, 0.001), (-0.09, 0.1), (0.09, 0.1), (0.09, 0.001)], x, y, 0.1, 20
            )
            bale.rotation_euler = (0, 0, math.radians(turn))
        box(matte(DARK_WOOD), 0.48, -0.06, 0, 0.22, 0.1, 0.1)
        box(water(), 0.48, -0.06, 0.09, 0.18, 0.07, 0.015)
        box(wood, 0.44, 0.36, 0, 0.03, 0.03, 0.4)
        sphere(
            material("#FFD36B", glow=5 if is_dark() else 1),
            (0.44, 0.33, 0.36),
            (0.035, 0.035, 0.045),
            rows=8,
            columns=10,
        )
    light_at_night((0.4, 0.2, 0.4), 2)
    wayside(17)


@sprite("glory/tile-ministry", TILE, samples=SAMPLES)
@sprite("glory/tile-ministry-glow", TILE, **GLOW)
def ministry():
    def pavement(x, y, z, colours):
        squares = 0.88 + 0.12 * np.sign(np.sin(x * 26) * np.sin(y * 26))
        part = smoothstep(0, 0.02, 0.48 - np.abs(x)) * smoothstep(0, 0.02, y + 0.5)
        return mix(colours, rgb("#E0D8C8") * squares[:, None], part)

    ground("#9DB070", "#AEBB80", colour=pavement, yard="#DCD3C0", cliff="#8A8078")
    with shrunk(0.88, 0.01):
        marble, roof = material("#F1ECE2", rough=0.45), tiles("#4F8F84")
        for at in range(3):
            box(marble, 0, 0.3, 0.035 * at, 1.06 - 0.09 * at, 0.66 - 0.08 * at, 0.035)
        box(matte("#D9D1C2"), 0, 0.36, 0.1, 0.8, 0.34, 0.36)
        for at in range(6):
            x = -0.38 + 0.152 * at
            cylinder(marble, x, 0.04, 0.1, 0.042, 0.36, columns=14)
            box(marble, x, 0.04, 0.44, 0.1, 0.1, 0.03)
        box(marble, 0, 0.05, 0.47, 0.92, 0.09, 0.05)
        top = empty(loc=(0, 0.36, 0.46))
        mesh(
            [(-0.46, -0.36, 0.06), (0.46, -0.36, 0.06), (0, -0.34, 0.26)],
            [(0, 1, 2)],
            marble,
            smooth=False,
            parent=top,
        )
        gable_roof(roof, 0.9, 0.34, 0, 0.17, 0.02, 0.02, parent=top)
        box(matte("#4A342A"), 0, 0.18, 0.1, 0.14, 0.02, 0.26)
        for side in (-1, 1):
            box(window(), side * 0.23, 0.18, 0.17, 0.09, 0.02, 0.16)
        sphere(metal(GOLD), (0, -0.01, 0.6), (0.055, 0.02, 0.055), rows=10, columns=14)
        tree(-0.72, 0.12, 0.1, 3)
        tree(0.72, 0.12, 0.1, 6)
    light_at_night((0, -0.0, 0.25), 2)
    wayside(18)


# ---- without a building ----


@sprite("glory/tile-plain", TILE, samples=SAMPLES)
def plain():
    """What a stronghold stands on."""
    ground("#9AA26E", "#AAAE80", yard="#CDBB92", cliff="#80746A", yard_size=0.74)
    wayside(19)


@sprite("glory/tile-ruin", TILE, samples=SAMPLES)
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
