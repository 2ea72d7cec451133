"""Bodies of insects. The head points to +Y; feet stand on the ground, the body hangs at a height of about 0.3."""

import math

import numpy as np

from kit import empty, lathe, material, mesh, rgb, sphere, tube


def segmented(start, end, radius, rings, peak=0.45, depth=0.09, pointed=0.5, rows=70):
    """The profile of an abdomen: `rings` shallow grooves, thickest at `peak`."""
    profile = []
    for row in range(rows):
        t = row / (rows - 1)
        bulge = math.sin(math.pi * t ** (math.log(0.5) / math.log(peak))) ** pointed
        groove = 1 - depth * abs(math.sin(math.pi * rings * t)) ** 3
        profile.append((start + (end - start) * t, max(radius * bulge * groove, 1e-3)))
    return profile


def banded(start, end, rings, light, dark, part=0.32):
    """Returns the colour at y of a body with dark bands."""
    light, dark = rgb(light), rgb(dark)
    return lambda y: dark if (y - start) / (end - start) * rings % 1 > 1 - part else light


def legs(surface, body, joints, z=0.3, radius=0.042, gait=0.0):
    """Three pairs of legs; `joints` are (hip y, knee y, foot y, knee x, foot x). `gait` swings left and right against
    each other, as in a walking insect."""
    for side in (-1, 1):
        for pair, (hip, knee, foot, knee_x, foot_x) in enumerate(joints):
            swing = gait * side * (1 if pair % 2 else -1)
            knee, foot = knee + swing * 0.6, foot + swing
            points = [
                (side * 0.08, hip, z),
                (side * knee_x * 0.7, (hip + knee) / 2, z + 0.14),
                (side * knee_x, knee, z + 0.10),
                (side * (knee_x + foot_x) / 2, (knee + foot) / 2, z - 0.1),
                (side * foot_x, foot, 0.03),
                (side * (foot_x + 0.05), foot + (foot - knee) * 0.2, 0.01),
            ]
            tube(surface, points, [radius * part for part in (1.3, 1.2, 1, 0.8, 0.6, 0.4)], body)


def antennae(surface, body, points, radius=0.02, bend=0.0):
    for side in (-1, 1):
        bent = [(side * x + bend * at * 0.05, y, z) for at, (x, y, z) in enumerate(points)]
        tube(surface, bent, [radius * 1.1] * (len(points) - 1) + [radius * 0.9], body)


def eyes(body, x, y, z, radius):
    surface = material("#15110E", rough=0.08, shine=0.8)
    for side in (-1, 1):
        sphere(surface, (side * x, y, z), (radius,) * 3, rows=10, columns=14, parent=body)


def wings(body, membrane, vein, root, length, width, angle, z):
    """A pair of wings with veins, spread by `angle` from the body's axis."""
    across, along = math.sin(angle), math.cos(angle)

    def place(side, x, y, height):
        return (side * (root[0] + x * across - y * along), root[1] - x * along - y * across, z + height)

    count = 30
    rim = []
    for half in (1, -1):
        for at in range(count):
            t = at / (count - 1) if half == 1 else 1 - at / (count - 1)
            wide = width * math.sin(math.pi * min(1, t**0.62)) ** 0.75
            rim.append((t * length, half * wide * (0.275 if half == 1 else 0.5), 0.05 * math.sin(t * 3)))
    for side in (-1, 1):
        outline = [place(side, *point) for point in rim]
        face = list(range(len(outline)))
        mesh(outline, [face if side > 0 else face[::-1]], membrane, smooth=False, parent=body)
        for rise, slope, reach in ((0.02, 0.02, 0.98), (0, -0.16, 0.9), (0, -0.3, 0.7), (0, 0.12, 0.85)):
            line = [
                (t * length * reach, rise + slope * width * 1.3 * t, 0.012 + 0.05 * math.sin(t * 3))
                for t in np.linspace(0.04, 1, 6)
            ]
            points = [place(side, *point) for point in line]
            tube(vein, points, [0.016, 0.014, 0.012, 0.01, 0.008, 0.004], body)
        tube(vein, [(x, y, h + 0.004) for x, y, h in outline[:count]], [0.014] * count, body)


# ---- termites ----

#: Colours of a termite.
COLOURS = dict(body="#F7E8C6", band="#B98A50", head="#E8942E", limb="#EBD19C", jaw="#33180C")

#: Radius of the abdomen, and where it begins and ends.
ABDOMENS = {
    "worker": (0.32, -0.66, -0.02),
    "soldier": (0.23, -0.58, -0.02),
    "spitter": (0.26, -0.62, -0.02),
    "flyer": (0.20, -0.56, 0.02),
}


def termite(caste, heading=0.0, gait=0.0, bend=0.0, scale=1.0):
    """One termite of a caste; its silhouette tells which: plump worker, jaws, pointed head, wings. `bend` turns its
    abdomen."""
    body = empty(loc=(0, -0.02, 0), rot=(0, 0, heading), scale=scale)
    skin = material(rough=0.38, shine=0.5, coat=0.25)
    head = material(COLOURS["head"], rough=0.28, shine=0.6, coat=0.4)
    limb = material(COLOURS["limb"], rough=0.45)
    jaw = material(COLOURS["jaw"], rough=0.2, shine=0.7, coat=0.3)

    radius, start, end = ABDOMENS[caste]
    bands = banded(start, end, 6, COLOURS["body"], COLOURS["band"])
    abdomen = segmented(start, end, radius, 6, peak=0.48)
    lathe(skin, abdomen, high=0.85, colour=bands, loc=(0, 0, 0.3), rot=(0, 0, bend), parent=body)
    plain = banded(0, 1, 1, COLOURS["body"], COLOURS["body"])
    for y, wide in ((0.02, 0.13), (0.12, 0.15), (0.22, 0.125)):
        ring = segmented(y - 0.09, y + 0.09, wide, 1, peak=0.5, depth=0, rows=18)
        lathe(skin, ring, high=0.85, colour=plain, loc=(0, 0, 0.32), parent=body)
    joints = [(0.2, 0.36, 0.52, 0.30, 0.42), (0.1, 0.10, 0.10, 0.38, 0.56), (0.02, -0.16, -0.36, 0.34, 0.50)]
    legs(limb, body, joints, gait=gait, radius=0.045)
    HEADS[caste](body, head, limb, jaw, gait)
    return body


def worker_head(body, head, limb, jaw, bend):
    sphere(head, (0, 0.43, 0.33), (0.22, 0.205, 0.17), parent=body)
    eyes(body, 0.13, 0.53, 0.43, 0.045)
    points = [(0.07, 0.55, 0.38), (0.17, 0.70, 0.46), (0.30, 0.74, 0.44), (0.40, 0.66, 0.36)]
    antennae(limb, body, points, 0.032, bend)
    for side in (-1, 1):
        pincer = [(side * 0.11, 0.58, 0.3), (side * 0.12, 0.69, 0.3), (side * 0.02, 0.73, 0.3)]
        tube(jaw, pincer, [0.045, 0.04, 0.012], body)


def soldier_head(body, head, limb, jaw, bend):
    """A head as long as the body's front, and jaws like sickles."""
    skull = segmented(0.20, 0.74, 0.27, 1, peak=0.52, depth=0, rows=40, pointed=0.42)
    lathe(head, skull, high=0.72, loc=(0, 0, 0.34), parent=body)
    eyes(body, 0.19, 0.62, 0.46, 0.035)
    for side in (-1, 1):
        sickle = [(0.14, 0.66), (0.34, 0.80), (0.34, 1.04), (0.14, 1.18), (0.0, 1.14)]
        points = [(side * x, y, 0.36) for x, y in sickle]
        tube(jaw, points, [0.09, 0.085, 0.068, 0.042, 0.01], body)
        tube(jaw, [(side * 0.30, 0.9, 0.36), (side * 0.17, 0.93, 0.36)], [0.038, 0.008], body)
    points = [(0.2, 0.60, 0.42), (0.38, 0.64, 0.48), (0.49, 0.54, 0.44), (0.52, 0.42, 0.38)]
    antennae(limb, body, points, 0.029, bend)


def spitter_head(body, head, limb, jaw, bend):
    """A dark drop-shaped head with a long nozzle, and the glue it spits."""
    profile = [(0.26, 0.02), (0.28, 0.12), (0.33, 0.20), (0.40, 0.245), (0.47, 0.24), (0.54, 0.20), (0.61, 0.14)]
    profile += [(0.68, 0.095), (0.76, 0.07), (0.86, 0.054), (0.96, 0.042), (1.06, 0.03), (1.07, 0.001)]
    lathe(jaw, profile, high=0.85, loc=(0, 0, 0.34), parent=body)
    points = [(0.15, 0.54, 0.42), (0.30, 0.68, 0.5), (0.42, 0.68, 0.46), (0.50, 0.58, 0.38)]
    antennae(limb, body, points, 0.029, bend)
    glue = material("#C6F060", rough=0.05, shine=0.9, glow=0.35)
    sphere(glue, (0, 1.13, 0.36), (0.085, 0.095, 0.08), parent=body)


def flyer_head(body, head, limb, jaw, bend):
    sphere(head, (0, 0.37, 0.34), (0.16, 0.15, 0.13), parent=body)
    eyes(body, 0.12, 0.41, 0.38, 0.058)
    points = [(0.06, 0.48, 0.38), (0.12, 0.60, 0.44), (0.22, 0.66, 0.42), (0.28, 0.62, 0.36)]
    antennae(limb, body, points, 0.029, bend)
    membrane = material("#F4F1E8", rough=0.22, shine=0.7)
    vein = material("#8A6A45", rough=0.6)
    wings(body, membrane, vein, (0.05, 0.18), 1.08, 0.5, math.radians(62), 0.50)
    wings(body, membrane, vein, (0.05, 0.04), 0.94, 0.45, math.radians(25), 0.46)


HEADS = {"worker": worker_head, "soldier": soldier_head, "spitter": spitter_head, "flyer": flyer_head}
