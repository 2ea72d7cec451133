"""Ants: four castes told by their bodies. The head points to +Y, the middle of the body stands over the origin.

Bodies have no legs: two sets of three legs fit under all of them, so that the page can let them walk.
"""

import math

import numpy as np

from insects import banded, eyes, segmented
from kit import empty, lathe, material, mesh, rgb, sphere, tube

IVORY, AMBER, BROWN = "#FBEBC8", "#C98A3C", "#4A2412"

#: Height of the body over the ground, before it is scaled.
HEIGHT = 0.34


# ---- parts ----


def plain(colour):
    colour = rgb(colour)
    return lambda y: colour


def abdomen(body, back, front, radius, count, light, dark, width=0.38, **shape):
    surface = material(rough=0.25, shine=0.6, coat=0.45)
    colour = banded(back, front, count, light, dark, width)
    profile = segmented(back, front, radius, count, **shape)
    lathe(surface, profile, high=0.9, colour=colour, parent=body, loc=(0, 0, HEIGHT))


def thorax(body, back, front, radius, colour, depth=0.16):
    surface = material(rough=0.25, shine=0.6, coat=0.45)
    profile = segmented(back, front, radius, 2, peak=0.6, depth=depth)
    lathe(surface, profile, high=0.95, colour=plain(colour), parent=body, loc=(0, 0, HEIGHT))


def both(surface, body, points, radii):
    """A tube on each side."""
    for side in (-1, 1):
        tube(surface, [(side * x, y, z) for x, y, z in points], radii, parent=body)


def antennae(surface, body, points, radius=0.032):
    both(surface, body, points, [radius * 1.1] * (len(points) - 1) + [radius * 0.9])


def wings(body, root, length, width, angle):
    """Two folded wings with veins, seen against the body below."""
    membrane = material("#E9F1F2", rough=0.2, shine=0.6, alpha=0.97)
    vein = material("#8A6A45", rough=0.6)
    along, across = math.cos(angle), math.sin(angle)
    z = HEIGHT + 0.24

    def place(side, far, aside, up):
        return (side * (root[0] + far * across - aside * along), root[1] - far * along - aside * across, z + up)

    def half_width(t):
        return width * math.sin(math.pi * min(1, t**0.62)) ** 0.75

    for side in (-1, 1):
        outer = [place(side, t * length, half_width(t) * 0.28, 0.05 * math.sin(t * 3)) for t in np.linspace(0, 1, 30)]
        inner = [place(side, t * length, -half_width(t) * 0.5, 0.05 * math.sin(t * 3)) for t in np.linspace(1, 0, 30)]
        outline = outer + inner
        order = list(range(len(outline)))
        mesh(outline, [order if side > 0 else order[::-1]], membrane, smooth=False, parent=body)
        tube(vein, [(x, y, up + 0.004) for x, y, up in outer], [0.014] * len(outer), parent=body)
        for slope, reach in ((0.02, 0.98), (-0.16, 0.9), (-0.3, 0.7)):
            points = [
                place(side, t * length * reach, slope * width * 1.3 * t, 0.012 + 0.05 * math.sin(t * 3))
                for t in np.linspace(0.04, 1, 6)
            ]
            tube(vein, points, [0.015, 0.013, 0.011, 0.01, 0.008, 0.005], parent=body)


def crown(parent, y, z, inner=0.17, outer=0.4, points=5):
    """A crown that is read from above: points splayed outward with balls on their tips, around a red cushion."""
    gold = material("#F7BC2E", rough=0.2, shine=0.9, coat=0.4, metal=0.45)
    steps = 20 * points
    vertices = []
    for at in range(steps):
        angle = at / steps * 2 * math.pi + math.pi / 2
        tip = 1 - abs((at / steps * points + 0.5) % 1 - 0.5) * 2
        reach = inner + (outer - inner) * (0.22 + 0.78 * tip**1.5)
        for radius, up in ((inner * 0.9, 0), (inner * 1.15, 0.13), (reach, 0.17 + 0.1 * tip)):
            vertices.append((radius * math.cos(angle), y + radius * math.sin(angle), z + up))
    faces = []
    for at in range(steps):
        here, there = 3 * at, 3 * ((at + 1) % steps)
        faces += [(here, there, there + 1, here + 1), (here + 1, there + 1, there + 2, here + 2)]
    band = mesh(vertices, faces, gold, parent=parent)
    band.modifiers.new("thick", "SOLIDIFY").thickness = 0.045
    for at in range(points):
        angle = at / points * 2 * math.pi + math.pi / 2
        tip = (outer * math.cos(angle), y + outer * math.sin(angle), z + 0.27)
        sphere(gold, tip, (0.062,) * 3, rows=8, columns=10, parent=parent)
    velvet = material("#C4142B", rough=0.35, coat=0.6)
    sphere(velvet, (0, y, z + 0.1), (inner * 0.95, inner * 0.95, 0.1), parent=parent)


# ---- castes ----


def worker(body):
    """Slim and pale: a small head and long antennae."""
    limb, jaw = material("#E0BC7C", rough=0.35, coat=0.2), material("#2A1208", rough=0.2, coat=0.4)
    abdomen(body, -0.76, -0.14, 0.27, 5, IVORY, AMBER)
    sphere(limb, (0, -0.09, HEIGHT), (0.06, 0.06, 0.08), parent=body)
    thorax(body, -0.07, 0.34, 0.155, "#EAD9B2")
    sphere(material(IVORY, rough=0.25, coat=0.4), (0, 0.48, HEIGHT + 0.02), (0.22, 0.21, 0.18), parent=body)
    eyes(body, 0.16, 0.56, HEIGHT + 0.1, 0.048)
    both(jaw, body, [(0.08, 0.62, HEIGHT), (0.1, 0.7, HEIGHT), (0.02, 0.73, HEIGHT)], [0.04, 0.035, 0.01])
    antennae(limb, body, [(0.07, 0.62, 0.42), (0.22, 0.78, 0.54), (0.27, 0.8, 0.54), (0.3, 1.02, 0.42)], 0.034)


def soldier(body):
    """A huge amber heart of a head, and sickle jaws that cross."""
    limb, jaw = material("#E0BC7C", rough=0.35, coat=0.2), material("#2A1208", rough=0.2, coat=0.4)
    amber = material("#DC8A24", rough=0.2, coat=0.6)
    abdomen(body, -0.74, -0.2, 0.235, 4, IVORY, AMBER)
    sphere(limb, (0, -0.14, HEIGHT), (0.06, 0.06, 0.08), parent=body)
    thorax(body, -0.1, 0.24, 0.15, "#EAD9B2")
    for side in (-1, 1):
        lobe = (0.26, 0.34, 0.25)
        sphere(amber, (side * 0.17, 0.46, HEIGHT + 0.05), lobe, rot=(0, 0, side * 0.25), parent=body)
    eyes(body, 0.36, 0.58, HEIGHT + 0.2, 0.055)
    sickle = [(0.17, 0.74, 0.34), (0.36, 0.86, 0.36), (0.36, 1.06, 0.37), (0.16, 1.2, 0.37), (-0.06, 1.2, 0.36)]
    both(jaw, body, sickle, [0.1, 0.1, 0.085, 0.06, 0.012])
    antennae(limb, body, [(0.3, 0.72, 0.46), (0.5, 0.78, 0.54), (0.54, 0.76, 0.54), (0.62, 0.58, 0.44)], 0.032)


def warrior(body):
    """Dark spiked armour, a striped body with a red sting, jaws like lances."""
    limb, jaw = material("#6B3A1C", rough=0.35, coat=0.2), material("#2A1208", rough=0.2, coat=0.4)
    armour, ivory = material("#5A2A14", rough=0.2, coat=0.6), material(IVORY, rough=0.25, coat=0.4)
    abdomen(body, -0.86, -0.16, 0.27, 4, "#FFF2D2", "#2E150A", 0.5, peak=0.55, depth=0.06)
    sting = material("#E0301E", rough=0.2, coat=0.6)
    tube(sting, [(0, -0.82, 0.34), (0, -0.95, 0.36), (0, -1.12, 0.39)], [0.09, 0.06, 0.008], parent=body)
    sphere(limb, (0, -0.12, HEIGHT), (0.07, 0.06, 0.09), parent=body)
    profile = segmented(-0.1, 0.36, 0.22, 2, peak=0.6, depth=0.1)
    lathe(armour, profile, high=0.9, parent=body, loc=(0, 0, HEIGHT + 0.03))
    for y, sweep, length in ((0.26, 0.2, 0.4), (0.08, -0.06, 0.42), (-0.04, -0.24, 0.34)):
        spike = [(0.16, y, 0.5), (0.16 + length * 0.5, y + sweep * 0.4, 0.62), (0.16 + length, y + sweep, 0.68)]
        both(ivory, body, spike, [0.08, 0.06, 0.006])
    sphere(armour, (0, 0.52, HEIGHT + 0.03), (0.24, 0.23, 0.19), parent=body)
    sphere(ivory, (0, 0.52, HEIGHT + 0.2), (0.05, 0.15, 0.04), parent=body)
    eyes(body, 0.19, 0.6, HEIGHT + 0.13, 0.05)
    lance = [(0.12, 0.68, 0.34), (0.2, 0.84, 0.36), (0.15, 1.02, 0.36), (0.08, 1.18, 0.36)]
    both(jaw, body, lance, [0.08, 0.075, 0.055, 0.01])
    antennae(limb, body, [(0.16, 0.66, 0.46), (0.34, 0.84, 0.56), (0.38, 0.85, 0.56), (0.5, 1.0, 0.44)])


def queen(body):
    """A long ringed body under folded wings, and a crown."""
    limb = material("#E0BC7C", rough=0.35, coat=0.2)
    abdomen(body, -1.16, -0.1, 0.36, 6, "#FFF0CC", "#B46A22", 0.36, peak=0.45, depth=0.06)
    sphere(limb, (0, -0.06, HEIGHT), (0.07, 0.06, 0.1), parent=body)
    thorax(body, -0.02, 0.4, 0.19, "#E9B765", depth=0.12)
    wings(body, (0.1, 0.22), 1.2, 0.46, math.radians(36))
    sphere(material(IVORY, rough=0.25, coat=0.4), (0, 0.54, HEIGHT + 0.02), (0.22, 0.21, 0.17), parent=body)
    eyes(body, 0.19, 0.66, HEIGHT + 0.06, 0.045)
    antennae(limb, body, [(0.08, 0.72, 0.42), (0.26, 0.92, 0.5), (0.3, 0.93, 0.5), (0.4, 1.08, 0.4)])
    crown(body, 0.5, HEIGHT + 0.16)


CASTES = {"worker": worker, "soldier": soldier, "warrior": warrior, "queen": queen}


def ant(caste, heading, scale):
    """A body without legs; `heading` in degrees turns it to the left."""
    CASTES[caste](empty(rot=(0, 0, math.radians(heading)), scale=scale))


#: Where hip, knee and foot of the three legs of a side are: (hip y, knee y, foot y, knee x, foot x).
LEGS = ((0.24, 0.42, 0.6, 0.34, 0.48), (0.14, 0.12, 0.1, 0.42, 0.62), (0.06, -0.16, -0.38, 0.38, 0.56))


def legs(tripod, heading, scale, radius=0.05):
    """Three of the six legs: those that step together, the middle one on the other side."""
    body = empty(rot=(0, 0, math.radians(heading)), scale=scale)
    limb = material("#E7C58A", rough=0.35, coat=0.2)
    first = -1 if tripod == "a" else 1
    for side, (hip, knee, foot, knee_x, foot_x) in zip((first, -first, first), LEGS):
        points = [
            (0, hip, HEIGHT),
            (side * knee_x * 0.7, (hip + knee) / 2, HEIGHT + 0.14),
            (side * knee_x, knee, HEIGHT + 0.1),
            (side * (knee_x + foot_x) / 2, (knee + foot) / 2, HEIGHT - 0.1),
            (side * foot_x, foot, 0.04),
            (side * (foot_x + 0.06), foot + (foot - knee) * 0.2, 0.02),
        ]
        tube(limb, points, [radius * part for part in (1.3, 1.2, 1, 0.85, 0.65, 0.45)], parent=body)
