"""Builders for dioramas: boxes, roofs, houses, towers, trees, animals. Lengths in units; angles around Z in degrees."""

import math
from contextlib import contextmanager

import bpy
import numpy as np

from kit import (
    blades,
    empty,
    foliage,
    lamp,
    lathe,
    material,
    mesh,
    rock,
    sphere,
    tube,
)

WOOD, DARK_WOOD, STONE, PALE_STONE = "#8A5F38", "#5A3B26", "#ADA79B", "#C6BFB2"
PLASTER, IRON, GOLD, BONE = "#F0E4CA", "#4A4448", "#F3BC2C", "#F0E6CE"


# ---- surfaces ----


def is_dark():
    """Whether the scene shows only what shines by itself."""
    return bool(bpy.context.scene.get("glow"))


def matte(colour, bump=0.0, grain=16):
    return material(colour, rough=0.85, shine=0.15, bump=bump, grain=grain)


def masonry(colour=STONE):
    return material(colour, rough=0.9, shine=0.15, bump=0.5, grain=13)


def tiles(colour):
    """Roof tiles or thatch."""
    return material(colour, rough=0.75, shine=0.2, bump=0.35, grain=22)


def metal(colour, rough=0.3):
    return material(colour, rough=rough, shine=0.8)


def water():
    return material("#2E93C9", rough=0.08, shine=0.7, coat=1, bump=0.25, grain=14)


def window():
    """Dark by day, lit at night."""
    return material("#FFC861", glow=5) if is_dark() else material("#3B3038", rough=0.3)


def fire(strength=4):
    return material("#FF7A1E", glow=strength)


def violet(strength=4):
    return material("#B65CFF", rough=0.3, glow=strength)


def light_at_night(place, strength, colour="#FFA04A"):
    """A lamp that burns only at night."""
    if is_dark():
        lamp(place, strength, colour)


# ---- groups ----


@contextmanager
def shrunk(part, shift=0.0):
    """Scales what is built inside towards the origin, and moves it up the board."""
    before = set(bpy.context.scene.objects)
    yield
    for thing in bpy.context.scene.objects:
        if thing in before or thing.parent:
            continue
        thing.location = (thing.location.x * part, thing.location.y * part + shift, thing.location.z * part)
        thing.scale = tuple(value * part for value in thing.scale)


def tinted(*things):
    """Marks what the page colours in the owner's colour; returns the first."""
    for thing in things:
        layer = thing.data.attributes.new("tint", "FLOAT_COLOR", "POINT")
        layer.data.foreach_set("color", np.ones(4 * len(thing.data.vertices), np.float32))
    return things[0]


# ---- plain bodies ----

BOX_FACES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def box(surface, x, y, z, wide, deep, high, turn=0, tilt=(0, 0), parent=None):
    """A box that stands with the middle of its foot on a point."""
    a, b = wide / 2, deep / 2
    corners = [(i, j, k) for i in (-a, a) for j in (-b, b) for k in (0, high)]
    rotation = (tilt[0], tilt[1], math.radians(turn))
    return mesh(corners, BOX_FACES, surface, smooth=False, loc=(x, y, z), rot=rotation, parent=parent)


def turned(surface, profile, x=0, y=0, z=0, columns=28, smooth=True, deep=1, tilt=(0, 0), parent=None):
    """Turns a profile [(height, radius)] around an upright axis."""
    rotation = (math.pi / 2 + tilt[0], tilt[1], 0)
    return lathe(
        surface, profile, high=deep, columns=columns, smooth=smooth, loc=(x, y, z), rot=rotation, parent=parent
    )


def cylinder(surface, x, y, z, radius, high, top=None, columns=28, parent=None):
    top = radius if top is None else top
    edge = min(0.012, radius * 0.3)
    profile = [
        (0, 0.0005),
        (0, radius),
        (edge, radius),
        (high - edge, top),
        (high - edge * 0.2, top - edge * 0.3),
        (high, top - edge),
        (high, 0.0005),
    ]
    return turned(surface, profile, x, y, z, columns, parent=parent)


def cone(surface, x, y, z, radius, high, columns=24, parent=None):
    profile = [(-0.004, 0.0005), (-0.004, radius * 0.98), (0, radius), (high * 0.97, radius * 0.04), (high, 0.0005)]
    return turned(surface, profile, x, y, z, columns, smooth=columns > 16, parent=parent)


def crystal(surface, x, y, z, high, tilt=(0, 0)):
    """A six-sided spike."""
    profile = [(0, 0.001), (0, high * 0.16), (high * 0.68, high * 0.19), (high, 0.001)]
    return turned(surface, profile, x, y, z, 6, smooth=False, tilt=tilt)


# ---- houses ----


def gable_roof(surface, wide, deep, z, rise, over=0.05, thick=0.035, parent=None):
    """Two slopes whose ridge runs along Y."""
    half, length = wide / 2 + over, deep / 2 + over
    eaves = z - over * rise / (wide / 2)
    for side in (-1, 1):
        under = [
            (side * half, -length, eaves), (0, -length, z + rise), (0, length, z + rise), (side * half, length, eaves)
        ]
        above = [(a, b, c + thick * 1.15) for a, b, c in under]
        faces = [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        mesh(under + above, faces, surface, smooth=False, parent=parent)


def house(x, y, wide, deep, high, rise, turn, wall, roof, door=None, windows=(), over=0.05, z=0):
    """A house with its gable to the front; windows as (part of the width, part of the height). Returns its group."""
    group = empty(loc=(x, y, z), rot=(0, 0, math.radians(turn)))
    box(wall, 0, 0, 0, wide, deep, high, parent=group)
    for side in (-1, 1):
        gable = [
            (-wide / 2, side * deep / 2, high), (wide / 2, side * deep / 2, high), (0, side * deep / 2, high + rise)
        ]
        mesh(gable, [(0, 1, 2)], wall, smooth=False, parent=group)
    gable_roof(roof, wide, deep, high, rise, over, parent=group)
    if door:
        box(matte(door), 0, -deep / 2, 0, wide * 0.26, 0.03, high * 0.62, parent=group)
    for part_x, part_z in windows:
        box(window(), part_x * wide, -deep / 2, part_z * high, wide * 0.15, 0.025, high * 0.28, parent=group)
    return group


def merlons(surface, start, end, z, count, size=0.05, high=0.06, parent=None):
    """The teeth of a battlement along a line."""
    (x0, y0), (x1, y1) = start, end
    turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
    for at in range(count):
        t = (at + 0.5) / count
        box(surface, x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z, size, size, high, turn, parent=parent)


def ring_merlons(surface, x, y, z, radius, count, size=0.05, high=0.06):
    for at in range(count):
        angle = at * 2 * math.pi / count
        place = (x + math.cos(angle) * radius, y + math.sin(angle) * radius)
        box(surface, *place, z, size, size * 0.9, high, math.degrees(angle))


def tower(surface, x, y, radius, high, roof=None, teeth=8):
    cylinder(surface, x, y, 0, radius * 1.08, high, radius)
    cylinder(surface, x, y, high - 0.06, radius * 1.18, 0.08)
    if roof:
        tinted(cone(roof, x, y, high + 0.02, radius * 1.4, radius * 3.1, columns=12))
    else:
        ring_merlons(surface, x, y, high + 0.02, radius, teeth, radius * 0.42, 0.05)


def curtain_walls(surface, left, right, front, back, high, teeth=(8, 4)):
    """Four walls with battlements around a yard."""
    corners = [
        ((left, front), (right, front)),
        ((left, back), (right, back)),
        ((left, front), (left, back)),
        ((right, front), (right, back)),
    ]
    for start, end in corners:
        wide, deep = abs(end[0] - start[0]), abs(end[1] - start[1])
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        box(surface, *middle, 0, max(wide, 0.1), max(deep, 0.1), high)
        merlons(surface, start, end, high, teeth[0] if deep == 0 else teeth[1])


def flag(x, y, z, high, wide=0.26, parent=None):
    """A pole with a cloth in the owner's colour."""
    cylinder(matte("#E8DCC0"), x, y, z, 0.016, high, columns=8, parent=parent)
    steps, vertices = 12, []
    for at in range(steps + 1):
        t = at / steps
        wave = 0.04 * math.sin(t * 7) * t
        middle = z + high - 0.01 - 0.02 * t - wide * 0.36
        for edge in (-1, 1):
            vertices.append((x + t * wide, y - wave - 0.005, middle + edge * wide * 0.36))
    faces = [(2 * at, 2 * at + 2, 2 * at + 3, 2 * at + 1) for at in range(steps)]
    return tinted(mesh(vertices, faces, matte("#F6F3EC"), parent=parent))


def fence(start, end, posts, colour="#E3D3B4"):
    surface = matte(colour)
    (x0, y0), (x1, y1) = start, end
    for t in np.linspace(0, 1, posts):
        box(surface, x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 0, 0.026, 0.026, 0.13)
    length = math.hypot(x1 - x0, y1 - y0)
    turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
    for z in (0.045, 0.095):
        box(surface, (x0 + x1) / 2, (y0 + y1) / 2, z, length, 0.014, 0.02, turn)


def barrel(x, y, size=0.075):
    profile = [(0, 0.001), (0, 0.8), (0.95, 1.04), (1.9, 0.8), (1.9, 0.001)]
    turned(matte("#9A6232"), [(z * size, r * size) for z, r in profile], x, y, 0, 16)
    for z in (0.4, 1.4):
        turned(metal("#4A3A30", 0.4), [(z * size, 0.99 * size), ((z + 0.2) * size, 1.02 * size)], x, y, 0, 16)


def tent(x, y, size, colour="#EDE0C2", parent=None):
    """A round tent with an opening to the front."""
    made = cone(matte(colour), x, y, 0, size, size * 1.85, columns=9, parent=parent)
    box(
        matte("#4A3628"),
        x - size * 0.1,
        y - size * 0.87,
        0,
        size * 0.32,
        size * 0.16,
        size * 0.7,
        tilt=(-0.3, 0),
        parent=parent,
    )
    return made


# ---- plants, stones, animals ----


def tree(x, y, size, seed=0, dark="#3B6A2A", light="#A6CC5C"):
    random = np.random.RandomState(seed)
    cylinder(matte("#6B4A2B"), x, y, 0, size * 0.16, size * 1.2, size * 0.12, columns=8)
    clumps = []
    for _ in range(7):
        aside = random.randn(3)
        aside *= size * 0.45 / np.linalg.norm(aside)
        clumps.append((x + aside[0], y + aside[1], size * 1.7 + aside[2], *[size * 0.58] * 3))
    foliage(clumps, seed, size * 0.17, dark, light)


def pine(x, y, size):
    cylinder(matte("#5E4228"), x, y, 0, size * 0.14, size * 0.6, columns=8)
    for at, colour in enumerate(("#2F5A34", "#3A6B3C", "#4A7E46")):
        cone(matte(colour), x, y, size * (0.4 + 0.55 * at), size * (0.62 - 0.15 * at), size * 0.95, columns=12)


def boulder(x, y, size, seed, z=0, flat=0.75, **colours):
    rock(material(rough=0.88, bump=0.4, grain=14), (x, y, z + size * 0.15), size, seed, flat, **colours)


def wheat(roots, seed, length=0.2):
    surface = material(rough=0.7)
    blades(surface, np.array(roots), seed, length=length, width=0.013, lean=0.35, dark="#C79630", light="#FFE27A")


def cow(x, y, size, turn, hide="#F3E9DC", spots="#5A3A28"):
    group = empty(loc=(x, y, 0), rot=(0, 0, turn), scale=size)
    skin, spot = matte(hide), matte(spots)
    fine = dict(parent=group, rows=12, columns=14)
    sphere(skin, (0, 0, 0.5), (0.5, 0.27, 0.27), **fine)
    sphere(spot, (0.12, -0.06, 0.6), (0.2, 0.24, 0.2), **fine)
    sphere(skin, (-0.58, 0, 0.62), (0.2, 0.15, 0.16), **fine)
    sphere(matte("#D99A8A"), (-0.74, 0, 0.58), (0.08, 0.12, 0.1), **fine)
    for along in (-0.32, 0.32):
        for across in (-0.14, 0.14):
            cylinder(spot if along < 0 else skin, along, across, 0, 0.07, 0.4, columns=8, parent=group)
    for side in (-1, 1):
        sphere(matte("#E8DCC0"), (-0.55, side * 0.18, 0.76), (0.05, 0.09, 0.05), **fine)


def nuggets(places, size=0.04, seed=0):
    """Lumps of gold."""
    for at, place in enumerate(places):
        rock(metal("#F5C026", 0.28), place, size, seed + at)


def beam(surface, points, radius, parent=None):
    return tube(surface, points, [radius] * len(points), parent=parent, smooth=0)
