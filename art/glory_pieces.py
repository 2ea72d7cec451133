"""Glory: strongholds of the four factions, walls, troops, goods. One unit is the radius of a hex.

What the owner's colour tints is almost white here and marked with `tinted`; `NAME-mask` says where it is.
"""

import math

import numpy as np

from buildings import (
    BONE,
    DARK_WOOD,
    GOLD,
    box,
    cone,
    curtain_walls,
    cylinder,
    fire,
    flag,
    is_dark,
    light_at_night,
    masonry,
    matte,
    merlons,
    metal,
    shrunk,
    tent,
    tinted,
    tower,
    turned,
    window,
)
from kit import Frame, directions, empty, grid_faces, lathe, material, mesh, mix, rgb, slab, sphere, sprite, tube

#: What the page colours.
CLOTH = "#F6F3EC"


def cloth():
    return matte(CLOTH)


def enamel():
    return material(CLOTH, rough=0.4, coat=0.3)


# ---- strongholds ----

STRONGHOLD = Frame(2.25, 2.25, centre=(0.0625, 0.25))
FACTIONS = ("tech", "religion", "parasite", "primal")


def temple():
    """Religion: a white cloister with a great dome and four spires."""
    wall, roof, gold = matte("#EFE8DA"), material(CLOTH, rough=0.45), metal(GOLD, 0.25)
    curtain_walls(wall, -0.5, 0.5, 0.02, 0.56, 0.28)
    for x, y in ((-0.5, 0.02), (0.5, 0.02), (-0.5, 0.56), (0.5, 0.56)):
        tower(wall, x, y, 0.13, 0.42, roof)
    cylinder(wall, 0, 0.32, 0, 0.31, 0.46)
    cylinder(matte("#D8CFBD"), 0, 0.32, 0.44, 0.33, 0.05)
    tinted(turned(roof, [(0, 0.3), (0.1, 0.29), (0.2, 0.23), (0.27, 0.13), (0.3, 0.03), (0.3, 0.001)], 0, 0.32, 0.48))
    box(gold, 0, 0.32, 0.76, 0.035, 0.035, 0.22)
    box(gold, 0, 0.32, 0.87, 0.14, 0.035, 0.035)
    for angle in (-2.2, -1.57, -0.94):
        box(
            window(),
            math.cos(angle) * 0.31,
            0.32 + math.sin(angle) * 0.31,
            0.26,
            0.08,
            0.03,
            0.14,
            math.degrees(angle) + 90,
        )
    box(wall, 0, -0.03, 0, 0.28, 0.12, 0.4)
    box(matte("#3A2418"), 0, -0.095, 0, 0.16, 0.02, 0.25)
    for side in (-1, 1):
        box(window(), side * 0.3, -0.035, 0.12, 0.05, 0.02, 0.1)


def palisade():
    """Primal: thatched huts behind stakes, with tusks at the gate."""
    light, dark, bone = matte("#8A5F38", 0.4, 14), matte("#6E4A2C", 0.4, 14), material(BONE, rough=0.5)
    random = np.random.RandomState(2)
    for at in range(40):
        angle = at * math.pi / 20
        if abs(angle - 1.5 * math.pi) < 0.24:
            continue
        x, y = math.cos(angle) * 0.64, 0.28 + math.sin(angle) * 0.42
        high = 0.32 + random.uniform(-0.03, 0.05)
        surface = (light, dark)[at % 2]
        cylinder(surface, x, y, 0, 0.052, high, columns=8)
        cone(surface, x, y, high, 0.052, 0.1, columns=8)
    for x, y, radius, high in ((0, 0.36, 0.3, 0.42), (-0.33, 0.24, 0.18, 0.26), (0.34, 0.22, 0.18, 0.26)):
        cylinder(matte("#A8835A"), x, y, 0, radius * 0.86, high * 0.45)
        thatch = [(0, radius * 1.16), (high * 0.35, radius * 0.8), (high * 0.8, radius * 0.3), (high * 1.15, 0.02)]
        turned(matte("#B58A48", 0.8, 30), thatch, x, y, high * 0.4)
        box(matte("#2A1A12"), x, y - radius * 0.84, 0, radius * 0.5, 0.03, high * 0.42)
        band = [
            (high * 0.3, radius * 0.9),
            (high * 0.34, radius * 0.9),
            (high * 0.62, radius * 0.58),
            (high * 0.66, radius * 0.52),
        ]
        tinted(turned(cloth(), band, x, y, high * 0.4))
    for side in (-1, 1):
        tube(
            bone,
            [(side * 0.2, -0.16, 0), (side * 0.3, -0.19, 0.25), (side * 0.2, -0.19, 0.48), (side * 0.04, -0.19, 0.58)],
            [0.06, 0.055, 0.038, 0.006],
        )
        tube(
            bone, [(side * 0.04, 0.34, 0.74), (side * 0.22, 0.32, 0.78), (side * 0.3, 0.3, 0.92)], [0.04, 0.034, 0.004]
        )
        sphere(fire(5), (side * 0.44, -0.1, 0.14), (0.05, 0.05, 0.08), rows=10, columns=10)
        cylinder(dark, side * 0.44, -0.1, 0, 0.04, 0.1, columns=10)
        tinted(box(cloth(), side * 0.3, -0.13, 0.1, 0.12, 0.02, 0.24, tilt=(-0.2, 0)))
    light_at_night((0, -0.3, 0.25), 2)


def machine():
    """Tech: an octagon of steel and brass around a glass core."""
    steel, brass = metal("#8A929B", 0.4), metal("#C08A3E")
    cylinder(steel, 0, 0.26, 0, 0.64, 0.2, 0.58, columns=8)
    turned(brass, [(0.19, 0.59), (0.2, 0.605), (0.22, 0.59)], 0, 0.26, 0, 8)
    cylinder(metal("#646C75", 0.45), 0, 0.28, 0.2, 0.38, 0.28, 0.32, columns=8)
    tinted(turned(enamel(), [(0, 0.395), (0.09, 0.375)], 0, 0.28, 0.27, 8))
    cylinder(brass, 0, 0.28, 0.47, 0.24, 0.06, columns=24)
    sphere(material("#8FD4EE", rough=0.08, coat=1, glow=3 if is_dark() else 0.3), (0, 0.28, 0.52), (0.2, 0.2, 0.18))
    for at in range(8):
        angle = at * math.pi / 4 + math.pi / 8
        across, along = math.cos(angle), math.sin(angle)
        turn = math.degrees(angle)
        box(steel, across * 0.55, 0.26 + along * 0.55, 0.1, 0.14, 0.13, 0.24, turn)
        tinted(box(enamel(), across * 0.55, 0.26 + along * 0.55, 0.34, 0.17, 0.16, 0.04, turn))
        box(window(), across * 0.35, 0.28 + along * 0.35, 0.36, 0.03, 0.09, 0.09, turn)
    for x in (-0.36, 0.36):
        cylinder(matte("#6A4A34"), x, 0.5, 0.1, 0.08, 0.54, 0.065)
        turned(brass, [(0, 0.075), (0.05, 0.075)], x, 0.5, 0.6)
    box(steel, 0, -0.28, 0, 0.32, 0.14, 0.26)
    box(matte("#1E2226"), 0, -0.355, 0, 0.19, 0.02, 0.18)
    tinted(box(enamel(), 0, -0.352, 0.19, 0.28, 0.02, 0.06))
    light_at_night((0, 0.1, 0.75), 1.5, "#8FD4EE")


def hive():
    """Parasite: ringed chitin spires with glowing pores and jaws at the gate."""
    chitin = material(rough=0.35, shine=0.5, coat=0.3)
    random = np.random.RandomState(1)
    spires = (
        (0, 0.38, 0.27, 0.84),
        (-0.35, 0.3, 0.21, 0.58),
        (0.35, 0.27, 0.21, 0.62),
        (-0.17, 0.08, 0.18, 0.42),
        (0.2, 0.05, 0.16, 0.36),
        (-0.54, 0.1, 0.15, 0.32),
        (0.56, 0.1, 0.14, 0.3),
    )
    for x, y, radius, high in spires:
        steps = np.linspace(0, 1, 26)
        profile = [(high * t, radius * (1 - t**1.5) * (1 + 0.12 * math.sin(t * 26)) + 0.004) for t in steps]
        tint = np.repeat(np.clip((steps - 0.36) * 2.6, 0, 1), 28)
        lean = (math.pi / 2 + random.uniform(-0.1, 0.1), random.uniform(-0.15, 0.15), 0)
        fade = lambda at, high=high: mix(rgb("#3E2A30"), rgb(CLOTH), np.array((at / high - 0.36) * 2.6))
        lathe(chitin, profile, columns=28, loc=(x, y, 0), rot=lean, colour=fade, tint=tint)
        glow = material("#B6FF7A", rough=0.3, glow=5 if is_dark() else 1.2)
        sphere(
            glow,
            (x, y - radius * 0.88, high * 0.26),
            (radius * 0.22, radius * 0.13, radius * 0.24),
            rows=8,
            columns=10,
        )
    for side in (-1, 1):
        jaw = [(side * 0.2, -0.14, 0), (side * 0.42, -0.2, 0.22), (side * 0.3, -0.24, 0.38), (side * 0.14, -0.26, 0.4)]
        tube(material("#4A342A", rough=0.4), jaw, [0.065, 0.055, 0.035, 0.005])
    light_at_night((0, -0.2, 0.3), 1.6, "#9BE85A")


def build_stronghold(faction):
    with shrunk(0.9, 0.06):
        if faction == "religion":
            temple()
        elif faction == "primal":
            palisade()
        elif faction == "tech":
            machine()
        else:
            hive()


@sprite("glory/stronghold-{}", STRONGHOLD, each=FACTIONS, shadow=True, samples=14)
@sprite("glory/stronghold-{}-mask", STRONGHOLD, each=FACTIONS, mask=True)
@sprite("glory/stronghold-{}-glow", STRONGHOLD, each=FACTIONS, rig="glow", densities=(40, 72), quality=70, samples=8)
def stronghold(faction):
    build_stronghold(faction)


# ---- walls ----

SIDES = ("n", "ne", "se", "s", "sw", "nw")


@sprite("glory/wall-{}", Frame(2.5, 2.5, centre=(0, 0.125)), each=SIDES, shadow=True, samples=12)
def wall(side):
    """A wall on one side of a tile, with towers at its ends."""
    angle = math.radians(60 * SIDES.index(side))
    far = 0.866 * 0.975
    group = empty(loc=(math.sin(angle) * far, math.cos(angle) * far, -0.04), rot=(0, 0, -angle))
    stone, pale, dark = masonry("#B4ADA2"), masonry("#D2CBBE"), matte("#857D74")
    box(stone, 0, 0, 0, 0.86, 0.15, 0.34, parent=group)
    box(pale, 0, 0, 0.34, 0.86, 0.19, 0.035, parent=group)
    merlons(pale, (-0.36, -0.075), (0.36, -0.075), 0.37, 5, 0.085, 0.08, parent=group)
    merlons(pale, (-0.36, 0.075), (0.36, 0.075), 0.37, 5, 0.085, 0.08, parent=group)
    for end in (-1, 1):
        cylinder(stone, end * 0.44, 0, 0, 0.125, 0.46, 0.11, columns=20, parent=group)
        cylinder(pale, end * 0.44, 0, 0.44, 0.135, 0.07, columns=20, parent=group)
        for at in range(6):
            turn = at * 60
            place = (end * 0.44 + math.cos(math.radians(turn)) * 0.1, math.sin(math.radians(turn)) * 0.1)
            box(pale, *place, 0.51, 0.05, 0.05, 0.055, turn, parent=group)
    for at in range(9):
        place = (-0.32 + 0.16 * (at % 5) + 0.06 * (at // 5), 0, 0.07 + 0.11 * (at // 5))
        box(dark, *place, 0.09, 0.156, 0.045, parent=group)


# ---- troops ----

FIGURE = Frame(1.25, 1.25, centre=(0.0625, 0.25))
TROOP = dict(densities=(96, 176), contour=0.012, samples=14)
#: Figures are built one unit high and stand this large on a tile.
SIZE = 0.56


def soldier(place, turn=0.0, size=1.0, lean=0.42, mounted=False, parent=None):
    """A body in a tabard, with helmet; returns its group. Leaning back, it shows its front to the camera."""
    group = empty(loc=place, rot=(-lean, 0, turn), scale=size)
    group.parent = parent
    steel, skin, leather = metal("#C9CFD6", 0.28), matte("#E8B88E"), matte(DARK_WOOD)
    if mounted:
        robe = [(0.22, 0.001), (0.25, 0.18), (0.5, 0.16), (0.72, 0.19), (0.78, 0.14), (0.8, 0.001)]
    else:
        robe = [(0.2, 0.001), (0.2, 0.21), (0.3, 0.19), (0.5, 0.16), (0.72, 0.19), (0.78, 0.14), (0.8, 0.001)]
        for side in (-1, 1):
            cylinder(leather, side * 0.09, 0, 0, 0.075, 0.3, 0.065, columns=12, parent=group)
    tinted(turned(cloth(), robe, columns=20, parent=group))
    turned(leather, [(0.46, 0.172), (0.5, 0.18), (0.54, 0.172)], columns=20, parent=group)
    fine = dict(parent=group, rows=12, columns=16)
    sphere(steel, (0, -0.02, 0.68), (0.17, 0.14, 0.13), **fine)
    sphere(skin, (0, -0.02, 0.92), (0.13, 0.13, 0.135), **fine)
    turned(
        steel,
        [(0.9, 0.155), (0.93, 0.16), (1.0, 0.145), (1.08, 0.085), (1.12, 0.02), (1.14, 0.001)],
        columns=20,
        parent=group,
    )
    box(steel, 0, -0.15, 0.86, 0.035, 0.02, 0.1, parent=group)
    for side in (-1, 1):
        sphere(steel, (side * 0.2, 0, 0.7), (0.1, 0.1, 0.09), **fine)
    return group


def shield(place, size, parent):
    """A kite shield with the owner's colour; the page draws the owner's mark on it."""
    outline = []
    for at in range(40):
        angle = at / 40 * 2 * math.pi
        up = math.cos(angle)
        wide = 0.8 if up > 0 else 0.8 * (1 - abs(up) ** 2.2 * 0.15)
        outline.append((math.sin(angle) * wide, up * (0.8 if up > 0 else 1.15)))
    outline = np.array(outline)
    group = empty(loc=place, rot=(math.radians(68), 0, math.radians(14)), scale=size)
    group.parent = parent
    slab(matte("#F7EFDF"), outline, 0.14, 0.05, parent=group)
    tinted(slab(enamel(), outline * 0.84, 0.19, 0.05, parent=group))


@sprite("glory/unit-infantry", FIGURE, shadow=True, **TROOP)
@sprite("glory/unit-infantry-mask", FIGURE, mask=True, densities=TROOP["densities"])
def infantry():
    with shrunk(SIZE):
        body = soldier((0.02, -0.1, 0.03), turn=0.12)
        shield((-0.17, -0.2, 0.5), 0.28, body)
        tube(
            matte("#E8B88E"), [(0.2, 0, 0.7), (0.3, -0.08, 0.56), (0.3, -0.16, 0.6)], [0.065, 0.06, 0.055], parent=body
        )
        cylinder(matte("#7A5230"), 0.3, -0.16, 0.02, 0.026, 1.36, columns=8, parent=body)
        cone(metal("#DDE2E8", 0.25), 0.3, -0.16, 1.38, 0.07, 0.22, columns=8, parent=body)
        flag(-0.2, 0.14, 0, 1.42, 0.46, parent=body)


def horse_mesh(colour, parent):
    """A walking horse, heading left: balls along bones, melted together."""
    balls = [(0.24, 0, 0.52, 0.23, 0.18, 0.2), (0, 0, 0.51, 0.26, 0.18, 0.19), (-0.24, 0, 0.54, 0.2, 0.17, 0.2)]
    for t in np.linspace(0, 1, 8):
        balls.append((-0.32 - 0.2 * t, 0, 0.6 + 0.34 * t, 0.15 - 0.06 * t, 0.11 - 0.03 * t, 0.15 - 0.06 * t))
    for t in np.linspace(0, 1, 7):
        balls.append((-0.53 - 0.24 * t, 0, 0.97 - 0.16 * t, 0.085 - 0.025 * t, 0.075 - 0.02 * t, 0.09 - 0.03 * t))
    for side in (-1, 1):
        balls.append((-0.49, side * 0.05, 1.07, 0.025, 0.02, 0.06))

    legs = [
        [(-0.28, -0.1, 0.46, 0.11), (-0.36, -0.1, 0.28, 0.065), (-0.3, -0.1, 0.1, 0.05), (-0.32, -0.1, 0.03, 0.055)],
        [(-0.28, 0.1, 0.46, 0.11), (-0.5, 0.1, 0.36, 0.065), (-0.5, 0.1, 0.18, 0.05), (-0.56, 0.1, 0.14, 0.055)],
    ]
    for side, ahead in ((-1, 0.06), (1, -0.02)):
        y = side * 0.1
        legs.append(
            [
                (0.28, y, 0.46, 0.14),
                (0.34 + ahead, y, 0.28, 0.07),
                (0.28 + ahead, y, 0.1, 0.05),
                (0.26 + ahead, y, 0.03, 0.055),
            ]
        )
    for leg in legs:
        for start, end in zip(leg, leg[1:]):
            for t in np.linspace(0, 1, 7):
                x, y, z, radius = np.array(start) * (1 - t) + np.array(end) * t
                balls.append((x, y, z, radius, radius, radius))

    rows, columns = 10, 12
    ray, faces = directions(rows, columns), grid_faces(rows, columns)
    vertices = np.concatenate([ray * ball[3:] + ball[:3] for ball in balls])
    all_faces = [tuple(corner + at * len(ray) for corner in face) for at in range(len(balls)) for face in faces]
    horse = mesh(vertices, all_faces, matte(colour), parent=parent)
    melt = horse.modifiers.new("melt", "REMESH")
    melt.mode, melt.voxel_size, melt.use_smooth_shade = "VOXEL", 0.028, True
    smooth = horse.modifiers.new("smooth", "SMOOTH")
    smooth.iterations, smooth.factor = 6, 0.5


@sprite("glory/unit-mobile", FIGURE, shadow=True, **TROOP)
@sprite("glory/unit-mobile-mask", FIGURE, mask=True, densities=TROOP["densities"])
def mobile():
    with shrunk(SIZE * 0.96):
        group = empty(loc=(0.1, -0.12, 0.03), rot=(-0.36, 0, math.radians(20)), scale=0.92)
        horse_mesh("#EFE4D0", group)
        saddle = [(0, 0.001), (0, 0.27), (0.03, 0.29), (0.06, 0.27), (0.07, 0.001)]
        tinted(turned(cloth(), saddle, 0.02, 0, 0.66, 24, deep=0.7, parent=group))
        tinted(turned(cloth(), [(-0.32, 0.32), (-0.1, 0.31), (0.05, 0.27)], 0.02, 0, 0.66, 24, deep=0.82, parent=group))
        mane = matte("#7A5A3C")
        tube(mane, [(-0.26, 0, 0.76), (-0.36, 0, 0.95), (-0.46, 0, 1.06)], [0.03, 0.06, 0.04], parent=group)
        tube(
            mane,
            [(0.42, 0, 0.6), (0.58, 0, 0.58), (0.66, 0, 0.36), (0.64, 0, 0.2)],
            [0.03, 0.06, 0.055, 0.01],
            parent=group,
        )
        for side in (-1, 1):
            leg = [(0, side * 0.12, 0.82), (-0.1, side * 0.24, 0.66), (-0.06, side * 0.25, 0.42)]
            tube(matte(DARK_WOOD), leg, [0.07, 0.065, 0.05], parent=group)
        soldier((0.03, 0, 0.62), turn=-0.85, size=0.8, lean=0.06, mounted=True, parent=group)
        tube(
            metal("#C9CFD6"),
            [(0, -0.2, 1.16), (-0.12, -0.26, 1.0), (-0.2, -0.24, 1.05)],
            [0.055, 0.05, 0.045],
            parent=group,
        )
        lance = [(0.34, -0.24, 0.82), (-0.2, -0.24, 1.06), (-0.86, -0.24, 1.35)]
        tube(matte("#7A5230"), lance, [0.026, 0.028, 0.012], smooth=0, parent=group)
        flag(0.2, 0.1, 0.7, 0.94, 0.54, parent=group)


@sprite("glory/unit-mercenary", FIGURE, shadow=True, **TROOP)
@sprite("glory/unit-mercenary-mask", FIGURE, mask=True, densities=TROOP["densities"])
def mercenary():
    """A giant in gilded armour with horns, a cape and a two-handed sword."""
    with shrunk(SIZE * 1.06):
        body = soldier((0, -0.1, 0.03), turn=-0.1, size=1.04)
        gold, steel = metal(GOLD, 0.25), metal("#DDE2E8", 0.2)
        fine = dict(parent=body, rows=12, columns=16)
        sphere(gold, (0, -0.05, 0.66), (0.19, 0.14, 0.15), **fine)
        for side in (-1, 1):
            sphere(gold, (side * 0.25, 0, 0.74), (0.14, 0.13, 0.11), **fine)
            horn = [(side * 0.12, 0, 1.04), (side * 0.28, 0, 1.1), (side * 0.33, -0.02, 1.28)]
            tube(material(BONE, rough=0.4), horn, [0.055, 0.045, 0.005], parent=body)
        turned(
            gold,
            [(0.88, 0.165), (0.93, 0.17), (1.02, 0.155), (1.1, 0.09), (1.14, 0.02), (1.15, 0.001)],
            columns=20,
            parent=body,
        )
        box(matte("#221A10"), 0, -0.15, 0.9, 0.2, 0.04, 0.035, parent=body)
        steps = 10
        cape = []
        for at in range(steps + 1):
            across = -0.34 + 0.68 * at / steps
            for z, wide in ((0.78, 0.72), (0.04, 1.2)):
                cape.append((across * wide, 0.16 + 0.04 * math.cos(at * 2), z))
        tinted(mesh(cape, [(2 * at, 2 * at + 2, 2 * at + 3, 2 * at + 1) for at in range(steps)], cloth(), parent=body))
        sword = empty(loc=(0.3, -0.2, 0.42), rot=(0, math.radians(24), 0))
        sword.parent = body
        box(steel, 0, 0, 0.12, 0.1, 0.03, 0.86, parent=sword)
        cone(steel, 0, 0, 0.98, 0.055, 0.14, columns=4, parent=sword)
        box(gold, 0, 0, 0.08, 0.3, 0.05, 0.05, parent=sword)
        cylinder(matte(DARK_WOOD), 0, 0, -0.14, 0.03, 0.24, columns=8, parent=sword)
        sphere(gold, (0, 0, -0.16), (0.05, 0.05, 0.05), rows=8, columns=10, parent=sword)
        for side in (-1, 1):
            arm = [(side * 0.24, 0, 0.7), (0.1 + side * 0.16, -0.16, 0.52), (0.3, -0.22, 0.42)]
            tube(metal("#B9BFC6"), arm, [0.075, 0.065, 0.055], parent=body)


@sprite("glory/camp", Frame(1.25, 1.25, centre=(0.0625, 0.125)), shadow=True, samples=12)
def camp():
    """The tent of guests before a stronghold."""
    with shrunk(0.9):
        tent(0, 0, 0.4)


# ---- goods ----

GOOD = Frame(0.75, 0.875, centre=(0.03125, 0.125))
GOODS = dict(shadow=True, densities=(96, 176), contour=0.01, samples=14)


@sprite("glory/good-gold", GOOD, **GOODS)
def gold():
    with shrunk(0.42):
        coin = empty(loc=(0, 0.34, 0), rot=(math.radians(38), 0, 0))
        profile = [
            (-0.07, 0.001),
            (-0.07, 0.42),
            (-0.05, 0.45),
            (0.05, 0.45),
            (0.07, 0.42),
            (0.07, 0.36),
            (0.05, 0.34),
            (0.05, 0.001),
        ]
        turned(material(GOLD, rough=0.22, shine=0.9, coat=0.4), profile, 0, 0, 0.42, 40, parent=coin)
        star = [
            (math.cos(at * 0.628 + 1.57) * far, math.sin(at * 0.628 + 1.57) * far)
            for at, far in enumerate([0.24, 0.11] * 5)
        ]
        slab(metal("#FFE07A", 0.25), star, 0.06, 0.01, z=0.46, parent=coin)


@sprite("glory/good-food", GOOD, **GOODS)
def food():
    random = np.random.RandomState(1)
    with shrunk(0.42):
        sheaf = empty(rot=(-0.3, 0, 0))
        for at in range(34):
            angle, far = random.uniform(0, 6.28), math.sqrt(random.uniform())
            x, y = math.cos(angle) * far, math.sin(angle) * far
            stalk = matte(("#E9B93A", "#D9A42C", "#F3CC55")[at % 3])
            tube(
                stalk,
                [(x * 0.26, y * 0.26, 0), (x * 0.11, y * 0.11, 0.36), (x * 0.38, y * 0.3, 0.82)],
                [0.028, 0.026, 0.022],
                parent=sheaf,
            )
            ear = matte(("#FFE07A", "#F1C445")[at % 2])
            sphere(
                ear,
                (x * 0.46, y * 0.3, 0.9),
                (0.07, 0.07, 0.17),
                rot=(y * -0.4, x * 0.4, 0),
                rows=8,
                columns=8,
                parent=sheaf,
            )
        turned(matte("#B3372A"), [(0.26, 0.15), (0.28, 0.19), (0.4, 0.19), (0.42, 0.15)], columns=20, parent=sheaf)


@sprite("glory/good-water", GOOD, **GOODS)
def drop():
    with shrunk(0.42):
        profile = [
            (-0.36, 0.001),
            (-0.34, 0.12),
            (-0.27, 0.25),
            (-0.14, 0.345),
            (0, 0.37),
            (0.14, 0.33),
            (0.28, 0.22),
            (0.42, 0.1),
            (0.54, 0.025),
            (0.58, 0.001),
        ]
        surface = material("#2FA3E6", rough=0.06, shine=0.9, coat=1, glow=0.12)
        turned(surface, profile, 0, 0, 0.4, 40, tilt=(-0.62, 0))


@sprite("glory/good-any", GOOD, **GOODS)
def shards():
    """Chaos: a crystal that becomes any good."""
    with shrunk(0.46):
        surface = material("#9B4BF0", rough=0.1, shine=0.9, coat=1, glow=0.9)
        for lean, x, size in ((0, 0, 1), (0.5, 0.2, 0.66), (-0.5, -0.2, 0.66)):
            profile = [(0, 0.001), (0, 0.15 * size), (0.62 * size, 0.21 * size), (0.95 * size, 0.001)]
            turned(surface, profile, x, 0, 0, 6, smooth=False, tilt=(-0.25, lean))
