"""Glory: advanced tiles."""

import math

import numpy as np

from buildings import (
    DARK_WOOD, GOLD, WOOD, beam, box, cone, crystal, cylinder, fence, fire, gable_roof, house, light_at_night,
    masonry, matte, metal, shrunk, tent, tiles, tower, tree, turned, water, window,
)
from glory_ground import crystal_surface, ground, lantern, tile, wayside
from kit import empty, material, mesh, mix, rgb, smoothstep, sphere, tube


@tile("base", lit=True)
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


@tile("factory", lit=True)
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


@tile("barracks", lit=True)
def barracks():
    """Infantry facility: two halls with shields, a tower, straw men for sword practice, a rack of spears, a target."""
    ground("#9AA566", "#ABB277", yard="#D0B684", cliff="#86705A")
    with shrunk(0.95):
        wood, roof, wall = matte(WOOD), tiles("#A8442F"), matte("#D9BE93", 0.3, 10)
        for x, y, turn in ((-0.36, 0.4, 10), (0.2, 0.43, -8)):
            hall = house(x, y, 0.44, 0.36, 0.24, 0.22, turn, wall, roof, DARK_WOOD, ((-0.32, 0.4), (0.32, 0.4)))
            for size, colour in ((0.085, "#F6EEDF"), (0.06, "#C0392B")):
                sphere(matte(colour), (0, -0.185 - 0.1 * (0.085 - size), 0.33), (size, 0.03, size), parent=hall)
        tower(masonry("#B3ADA2"), 0.6, 0.36, 0.13, 0.46)
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


@tile("stables", lit=True)
def stables():
    """Mobile facility: open boxes under a long roof, horses in a paddock, hay."""
    ground("#94AB5E", "#A8B970", yard="#CFAF7A", cliff="#86705A")
    with shrunk(0.94, 0.01):
        wood, roof = matte(WOOD, 0.3, 12), tiles("#C9A04E")
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
        lantern(0.44, 0.33, 0.36)
    light_at_night((0.4, 0.2, 0.4), 2)
    wayside(17)


@tile("ministry", lit=True)
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
