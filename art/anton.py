"""Anton the anteater: a giant anteater in parts that the page moves, and his costumes. All parts share one anchor,
between his feet, so that they lie on each other as rendered."""

import math

import numpy as np

from anteater import blob, crown_model, ring, sheet, skin_of, thickened, turned
from kit import Frame, empty, lathe, material, mesh, mix, paint, smoothstep, sphere, sprite, tube

FRAME = Frame(4.75, 2.25, centre=(-0.15, 0.75), elevation=9, upright=True)
ANTON = dict(rig="day-front", densities=(64, 96))

#: Which part of the animal belongs to a sprite, along x; neighbours overlap under the fur.
PARTS = {"tail": (0.62, 9), "body": (-0.86, 0.80), "head": (-9, -0.70)}


def limb(points):
    """Balls along a way of (x, y, z, radius)."""
    balls = []
    for start, end in zip(points, points[1:]):
        for t in np.linspace(0, 1, 8):
            x, y, z, radius = np.array(start) * (1 - t) + np.array(end) * t
            balls.append((x, y, z, radius, radius, radius))
    return balls


def flesh():
    """The animal as ellipsoids; it looks to -X and stands on Z = 0."""
    balls = [(-0.34, 0, 0.86, 0.44, 0.29, 0.37), (0.02, 0, 0.84, 0.46, 0.30, 0.35), (0.40, 0, 0.77, 0.40, 0.29, 0.35), (-0.1, 0, 0.62, 0.6, 0.24, 0.2)]
    for t in np.linspace(0, 1, 9):  # neck
        balls.append((-0.55 - 0.42 * t, 0, 0.86 - 0.07 * t - 0.03 * t * t, 0.27 - 0.13 * t, 0.2 - 0.08 * t, 0.27 - 0.135 * t))
    for t in np.linspace(0, 1, 26):  # head and snout
        balls.append((-0.95 - 0.86 * t, 0, 0.77 - 0.10 * t - 0.22 * t * t, 0.055, 0.112 - 0.07 * t, 0.118 - 0.075 * t**0.8))
    for side, ahead in ((-1, -0.05), (1, 0.16)):
        balls += limb([(-0.42 + ahead * 0.4, side * 0.14, 0.72, 0.2), (-0.46 + ahead, side * 0.17, 0.40, 0.135), (-0.44 + ahead, side * 0.17, 0.16, 0.105), (-0.50 + ahead, side * 0.17, 0.08, 0.09)])
        balls += limb([(0.46 - ahead * 0.4, side * 0.13, 0.66, 0.25), (0.56 - ahead, side * 0.17, 0.36, 0.14), (0.50 - ahead, side * 0.17, 0.16, 0.1), (0.42 - ahead, side * 0.17, 0.065, 0.075), (0.34 - ahead, side * 0.17, 0.05, 0.055)])
    for t in np.linspace(0, 1, 14):  # core of the tail
        balls.append((0.68 + 0.85 * t, 0, 0.74 - 0.06 * t - 0.30 * t * t, 0.13, 0.09 - 0.05 * t, 0.16 - 0.10 * t))
    return balls


def coat(points):
    """The colours of the coat: grey-brown, a black stripe edged white from the throat to the back, pale forelegs with a
    black bracelet, a dark tail."""
    x, _, z = points.T
    colours = mix(paint("#8A7460", len(points)), "#A8927A", smoothstep(0.6, 1.15, z))
    colours = mix(colours, "#5B463A", smoothstep(0.35, 0.75, x))
    colours = mix(colours, "#3E2E26", smoothstep(0.62, 0.9, x) * 0.9)
    colours = mix(colours, "#9C8672", 1 - smoothstep(-0.95, -0.75, x))
    colours = mix(colours, "#4A3A32", 1 - smoothstep(-1.75, -1.45, x))
    foreleg = (1 - smoothstep(0.45, 0.62, z)) * (1 - smoothstep(-0.2, -0.1, x)) * smoothstep(-0.85, -0.75, x)
    colours = mix(colours, "#E3D6C4", foreleg)
    colours = mix(colours, "#2A211D", foreleg * (1 - smoothstep(0.04, 0.06, np.abs(z - 0.2))))
    colours = mix(colours, "#3A2C25", (1 - smoothstep(0.3, 0.5, z)) * smoothstep(0.1, 0.2, x))
    start, way = np.array([-0.66, 0.58]), np.array([0.88, 0.52])
    length = np.hypot(*way)
    way = way / length
    from_start = np.c_[x, z] - start
    t = np.clip(from_start @ way / length, -0.3, 1.1)
    beside = np.abs(from_start @ np.array([-way[1], way[0]]))
    half = 0.15 * (1 - t)
    on_body = smoothstep(-0.86, -0.80, x) * (1 - smoothstep(1.02, 1.06, t)) * smoothstep(0.42, 0.5, z)
    colours = mix(colours, "#F3EADB", (1 - smoothstep(half + 0.055, half + 0.075, beside)) * on_body)
    return mix(colours, "#1E1815", (1 - smoothstep(half - 0.01, half + 0.01, beside)) * on_body)


def fur(points, normals, low, high, hairs=42000):
    """Hair that lies along the body, long on the tail and in a crest on the back, short on the snout; only what is rooted
    between `low` and `high`."""
    random = np.random.RandomState(2)
    chosen = random.randint(0, len(points), hairs)
    roots = points[chosen] + random.randn(hairs, 3) * 0.006
    normals = normals[chosen]
    x, _, z = roots.T
    tail = smoothstep(0.62, 0.85, x) * smoothstep(0.2, 0.3, z)
    head = 1 - smoothstep(-0.98, -0.82, x)
    leg = (1 - smoothstep(0.35, 0.55, z) > 0.5) & (tail < 0.3)
    crest = smoothstep(0.98, 1.12, z) * (1 - head)
    length = 0.10 * (1 - tail) + 0.40 * tail * (0.7 + 0.3 * random.rand(hairs))
    length = length * (1 - head) + 0.028 * head
    length = np.where(leg, 0.05, length) * random.uniform(0.7, 1.2, hairs)
    length = np.where(x < -1.45, 0.012, length) + 0.07 * crest
    flow = np.stack([0.85 + 0 * x, 0 * x, -0.55 - 0.25 * (1 - tail)], -1)
    flow[tail > 0.4] = [0.75, 0, -0.62]
    flow[leg] = [0.25, 0, -1]
    flow[head > 0.5] = [1, 0, 0.05]
    ways = flow + normals * (0.35 + 0.25 * crest + 0.25 * tail)[:, None] + random.randn(hairs, 3) * 0.13
    ways /= np.linalg.norm(ways, axis=1)[:, None]
    sides = np.cross(ways, normals + random.randn(hairs, 3) * 0.3)
    sides /= np.linalg.norm(sides, axis=1)[:, None] + 1e-6
    colours = coat(roots) * random.uniform(0.75, 1.25, hairs)[:, None]
    rows, shades, parts = [], [], 3
    for part in range(parts + 1):
        t = part / parts
        middle = roots + ways * (length * t)[:, None] + np.array([0, 0, -0.35]) * (length * t * t)[:, None]
        half = ((0.0065 + 0.004 * tail) * (1 - t) ** 0.8)[:, None]
        rows += [middle - sides * half, middle + sides * half]
        shades += [colours * (0.72 + 0.4 * t)] * 2
    kept = (x > low) & (x < high)
    vertices = np.stack(rows, 1)[kept].reshape(-1, 3)
    shades = np.stack(shades, 1)[kept].reshape(-1, 3)
    first = np.arange(kept.sum())[:, None] * 2 * (parts + 1) + 2 * np.arange(parts)[None]
    faces = (first.ravel()[:, None] + [0, 1, 3, 2]).tolist()
    mesh(vertices, faces, material(rough=0.55, shine=0.25), shades, smooth=False)


def claws():
    horn = material("#2B221C", rough=0.25, coat=0.4)
    for side, ahead in ((-1, -0.05), (1, 0.16)):
        for toe in (-0.05, 0, 0.05):
            y = side * 0.17 + toe
            tube(horn, [(-0.54 + ahead, y, 0.1), (-0.60 + ahead, y, 0.06), (-0.56 + ahead, y, 0.015), (-0.46 + ahead, y, 0.01)], [0.028, 0.026, 0.018, 0.005])
            tube(horn, [(0.30 - ahead, y, 0.04), (0.24 - ahead, y, 0.03), (0.21 - ahead, y, 0.005)], [0.02, 0.016, 0.004])


#: The middle of an eye on the side that is seen.
EYE = np.array([-1.03, -0.108, 0.805])


def face():
    for side in (-1, 1):
        sphere(material("#6B5546", rough=0.8), (-0.85, side * 0.13, 0.965), (0.05, 0.03, 0.068), rot=(0, -0.3, 0))
        sphere(material("#4A3A30", rough=0.8), (-0.858, side * 0.155, 0.965), (0.03, 0.015, 0.045), rot=(0, -0.3, 0))
        sphere(material("#3A2C24", rough=0.5), EYE * [1, side * -1, 1], (0.047, 0.024, 0.045))
        sphere(material("#0E0A08", rough=0.05, shine=0.9, coat=1), EYE * [1, side * -1, 1] + [0, side * 0.014, 0], (0.037, 0.026, 0.037))
    sphere(material("#FFFFFF", glow=0.8), EYE + [-0.012, -0.036, 0.014], 0.0095)
    sphere(material("#1A1412", rough=0.25), (-1.82, 0, 0.462), (0.035, 0.04, 0.035))


@sprite("anteater/anton-{}", FRAME, each=PARTS, shadow=False, **ANTON)
def anton(part):
    low, high = PARTS[part]
    points, normals, faces = skin_of(blob(material("#FFFFFF"), flesh(), 0.022, 14))
    corners = np.array([face[:4] for face in faces])
    inside = ((points[corners, 0] > low) & (points[corners, 0] < high)).all(1)
    mesh(points, corners[inside].tolist(), material(rough=0.8, shine=0.2), coat(points) * 0.8)
    fur(points, normals, low, high)
    if part == "body":
        claws()
    if part == "head":
        face()


@sprite("anteater/anton-lid", FRAME, contour=0.012, **ANTON)
def lid():
    """A closed eye, to be laid over the open one."""
    sphere(material("#8A7562", rough=0.8), EYE, (0.05, 0.045, 0.047))
    lash = [EYE + [0.045 * math.cos(at), -0.045, -0.018 + 0.03 * math.sin(at)] for at in np.linspace(math.pi, 2 * math.pi, 8)]
    tube(material("#1E1612", rough=0.6), lash, [0.008] * 8)


@sprite("anteater/anton-tongue", FRAME, **ANTON)
def tongue():
    way = [(-1.82, 0, 0.445), (-1.95, 0, 0.36), (-2.06, 0, 0.2), (-2.16, 0, 0.12), (-2.25, 0, 0.13)]
    tube(material("#D4607A", rough=0.25, coat=0.4), way, [0.018, 0.019, 0.018, 0.015, 0.007])


# ---- costumes ----

#: Where a hat sits: the top of the head, which falls to the snout.
CROWN, TILT = (-0.90, 0, 0.915), math.radians(-14)


def hat_place(scale=1.0, loc=CROWN):
    return empty(loc=loc, rot=(0, TILT, 0), scale=scale)


def costume(name):
    return sprite(f"anteater/costume-{name}", FRAME, contour=0.014, **ANTON)


@costume(1)
def shark_fin():
    grey = material("#7F98A8", rough=0.35, coat=0.4)
    outline = [(-0.52, 1.02), (-0.42, 1.24), (-0.22, 1.46), (0.06, 1.6), (-0.0, 1.38), (0.04, 1.2), (0.16, 1.05), (-0.2, 0.96)]
    count = len(outline)
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(at, count + at, count + (at + 1) % count, (at + 1) % count) for at in range(count)]
    made = mesh([(x, y, z) for y in (-0.06, 0.06) for x, z in outline], faces, grey, smooth=False)
    rounding = made.modifiers.new("bevel", "BEVEL")
    rounding.width, rounding.segments = 0.05, 4
    strap = material("#D9A32E", rough=0.6)
    tube(strap, [(-0.5, -0.2, 1.02), (-0.58, -0.32, 0.8), (-0.52, -0.3, 0.58)], [0.03] * 3)


@costume(2)
def tin_hat():
    seat = hat_place()
    tin, red = material("#D2D6DB", rough=0.25, metal=0.7), material("#C8392C", rough=0.45)
    turned(tin, [(0, 0.2), (0.02, 0.215), (0.04, 0.205), (0.1, 0.205), (0.105, 0.212), (0.11, 0.205), (0.36, 0.205), (0.365, 0.212), (0.38, 0.205), (0.42, 0.205), (0.44, 0.215), (0.45, 0.2), (0.45, 0.001)], columns=48, parent=seat)
    turned(red, [(0.13, 0.208), (0.13, 0.214), (0.34, 0.214), (0.34, 0.208)], columns=48, parent=seat)
    lathe(tin, [(0, 0.001), (0, 0.19), (0.02, 0.19), (0.02, 0.001)], loc=(0.16, 0.04, 0.6), rot=(math.pi / 2, 1.1, 0), parent=seat)


@costume(3)
def climber():
    red, rope, iron = material("#C8412F", rough=0.8), material("#D8B56B", rough=0.9, bump=0.4, grain=40), material("#7C858F", rough=0.3, metal=0.7)
    band = empty(loc=(-0.94, 0, 0.80), rot=(0, math.radians(62), 0))
    lathe(red, [(-0.045, 0.142), (-0.045, 0.155), (0.045, 0.165), (0.045, 0.15)], rot=(math.pi / 2, 0, 0), parent=band)
    tube(red, [(-0.86, -0.13, 0.9), (-0.72, -0.24, 0.94), (-0.62, -0.26, 0.86)], [0.03, 0.035, 0.02])
    for at in range(5):
        tube(rope, [(-0.22 + 0.1 * math.cos(a) + at * 0.02, -0.3 - 0.012 * at, 0.98 + 0.22 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 24)], [0.022] * 24)
    tube(iron, [(-0.1, -0.3, 1.1), (0.02, -0.26, 1.42)], [0.028] * 2, smooth=0)
    for side in (-1, 1):
        tube(iron, [(0.02, -0.26, 1.42), (0.02 + side * 0.1, -0.27, 1.5), (0.02 + side * 0.2, -0.27, 1.44), (0.02 + side * 0.19, -0.27, 1.34)], [0.028, 0.028, 0.024, 0.006])


@costume(4)
def burglar():
    black = material("#26222A", rough=0.85, bump=0.5, grain=30)
    mask = empty(loc=(-1.02, 0, 0.785), rot=(0, math.radians(70), 0))
    lathe(material("#1B181E", rough=0.7), [(-0.06, 0.117), (-0.06, 0.128), (0.06, 0.142), (0.06, 0.13)], rot=(math.pi / 2, 0, 0), parent=mask)
    sphere(material("#FFFFFF", rough=0.2, coat=0.5), EYE + [0, -0.022, 0], (0.044, 0.016, 0.036))
    sphere(material("#0E0A08", rough=0.05, coat=1), EYE + [-0.006, -0.036, 0], (0.02, 0.01, 0.022))
    seat = hat_place()
    turned(black, [(-0.05, 0.175), (0, 0.195), (0.06, 0.195), (0.07, 0.185), (0.16, 0.17), (0.25, 0.11), (0.28, 0.001)], high=0.85, parent=seat)
    turned(black, [(-0.06, 0.185), (-0.05, 0.205), (0.05, 0.21), (0.06, 0.19)], high=0.85, parent=seat)


@costume(5)
def diver():
    orange, blue = material("#F08A24", rough=0.3, coat=0.5), material("#1D6FA3", rough=0.35, coat=0.4)
    glass = material("#BFE9FA", rough=0.03, shine=0.9, alpha=0.45, coat=1)
    rim = [EYE + [0.10 * math.cos(at), -0.05, 0.085 * math.sin(at)] for at in np.linspace(0, 2 * math.pi, 32)]
    tube(blue, rim, [0.026] * 32)
    mesh([EYE + [0, -0.075, 0], *rim], [(0, at, at + 1) for at in range(1, 32)], glass)
    tube(blue, [EYE + [0.1, -0.04, 0.01], (-0.84, -0.17, 0.86), (-0.74, -0.2, 0.88)], [0.022, 0.025, 0.025])
    tube(orange, [(-1.22, -0.12, 0.62), (-1.05, -0.2, 0.66), (-0.9, -0.22, 0.84), (-0.82, -0.2, 1.15), (-0.78, -0.18, 1.42), (-0.86, -0.18, 1.5)], [0.036] * 6)
    tube(material("#FFFFFF", rough=0.4), [(-0.795, -0.185, 1.28), (-0.785, -0.18, 1.36)], [0.042] * 2, smooth=0)


@costume(6)
def turban():
    seat = hat_place()
    cloth = material(rough=0.85, bump=0.2, grain=20)
    for at, (z, radius, thick) in enumerate(((0.02, 0.19, 0.075), (0.11, 0.185, 0.085), (0.2, 0.15, 0.085), (0.275, 0.09, 0.075))):
        points = np.array(ring(radius, 0, 48))
        points[:, 2] = z + 0.03 * np.sin(np.linspace(0, 2 * math.pi, 48) + at * 2)
        tube(material("#F6ECD4" if at % 2 else "#EAD7AE", rough=0.85, bump=0.2, grain=20), points, [thick] * 48, seat)
    sphere(cloth, (0, 0, 0.1), 0.1, parent=seat)
    gold = material("#F6BE3A", rough=0.16, metal=0.8, coat=0.5)
    sphere(gold, (-0.1, -0.225, 0.14), (0.065, 0.03, 0.075), parent=seat)
    sphere(material("#C2153D", rough=0.05, coat=1), (-0.105, -0.245, 0.14), (0.042, 0.03, 0.052), parent=seat)
    tube(material("#3FA06A", rough=0.6), [(-0.1, -0.2, 0.18), (-0.12, -0.2, 0.36), (-0.04, -0.2, 0.46)], [0.02, 0.045, 0.008], seat)


@costume(7)
def mountaineer():
    seat = hat_place()
    felt = material("#4C7A45", rough=0.95, bump=0.3, grain=40)
    turned(felt, [(0.01, 0.001), (0.0, 0.3), (0.02, 0.33), (0.045, 0.31), (0.03, 0.2), (0.16, 0.185), (0.28, 0.14), (0.31, 0.07), (0.29, 0.001)], columns=48, high=0.8, parent=seat)
    turned(material("#7A2E22", rough=0.7), [(0.04, 0.2), (0.05, 0.212), (0.1, 0.205), (0.1, 0.19)], columns=48, high=0.8, parent=seat)
    quill = [(0.12, -0.14, 0.08), (0.2, -0.16, 0.3), (0.34, -0.16, 0.46)]
    tube(material("#F3EAD6", rough=0.6), quill, [0.02, 0.06, 0.008], seat)
    tube(material("#C9563A", rough=0.6), [(0.1, -0.15, 0.08), (0.14, -0.17, 0.24), (0.24, -0.17, 0.36)], [0.016, 0.04, 0.006], seat)


@costume(8)
def astronaut():
    glass = material("#E4F3FF", rough=0.02, shine=0.9, alpha=0.22, coat=1)
    white = material("#F2F4F6", rough=0.35, coat=0.4)
    sphere(glass, (-1.0, 0, 0.84), (0.46, 0.36, 0.42), rows=32, columns=48)
    collar = empty(loc=(-0.64, 0, 0.82), rot=(0, math.radians(78), 0))
    tube(white, ring(0.36, 0), [0.06] * 40, collar)
    tube(material("#D8412F", rough=0.4), ring(0.37, 0.06), [0.03] * 40, collar)
    tube(material("#FFFFFF", glow=0.9), [(-1.28, -0.2, 1.04), (-1.2, -0.22, 1.13), (-1.08, -0.23, 1.19)], [0.012, 0.022, 0.012])
    tube(white, [(-0.72, -0.1, 1.16), (-0.66, -0.12, 1.42)], [0.02, 0.014], smooth=0)
    sphere(material("#E0143C", rough=0.2, coat=0.6), (-0.66, -0.12, 1.45), 0.045)


@costume(9)
def cannonball():
    seat = hat_place(loc=(-0.9, 0, 0.86))
    red = material("#C8262B", rough=0.15, coat=0.9)
    turned(red, [(-0.06, 0.205), (0.02, 0.225), (0.1, 0.22), (0.2, 0.17), (0.27, 0.09), (0.29, 0.001)], columns=48, high=0.85, parent=seat)
    turned(material("#F6F1E4", rough=0.3, coat=0.6), [(-0.07, 0.2), (-0.075, 0.225), (-0.045, 0.232), (-0.03, 0.21)], columns=48, high=0.85, parent=seat)
    stripe = [(0.228 * math.cos(at), 0, 0.05 + 0.245 * math.sin(at)) for at in np.linspace(0, math.pi, 20)]
    tube(material("#F6F1E4", rough=0.3, coat=0.6), stripe, [0.03] * 20, seat)
    star = [((0.09 if at % 2 == 0 else 0.038) * math.sin(at * math.pi / 5), (0.09 if at % 2 == 0 else 0.038) * math.cos(at * math.pi / 5)) for at in range(10)]
    flat = mesh([(0, 0, 0)] + [(x, 0, z) for x, z in star], [(0, at + 1, (at + 1) % 10 + 1) for at in range(10)], material("#F8CB3E", rough=0.3), smooth=False, loc=(-0.02, -0.195, 0.09), rot=(-0.3, 0, 0), parent=seat)
    thickened(flat, 0.03)
    tube(material("#3A2A20", rough=0.7), [(-0.95, -0.17, 0.82), (-0.97, -0.15, 0.68), (-0.95, -0.05, 0.62)], [0.018] * 3)


@costume(10)
def captain():
    seat = hat_place()
    white, navy, gold = material("#FBFAF4", rough=0.6), material("#1F3A63", rough=0.6), material("#F6BE3A", rough=0.2, metal=0.8)
    turned(navy, [(-0.03, 0.18), (-0.03, 0.2), (0.09, 0.21), (0.09, 0.19)], columns=48, high=0.85, parent=seat)
    turned(white, [(0.08, 0.205), (0.12, 0.26), (0.17, 0.29), (0.2, 0.27), (0.22, 0.15), (0.215, 0.001)], columns=48, high=0.85, parent=seat)
    tube(gold, ring(0.208, 0.085), [0.013] * 40, seat)
    sphere(material("#14243F", rough=0.15, coat=0.8), (-0.2, 0, -0.03), (0.16, 0.15, 0.022), rot=(0, 0.25, 0), parent=seat)
    sphere(gold, (-0.1, -0.185, 0.035), (0.045, 0.02, 0.045), parent=seat)
    tube(gold, [(-0.1, -0.2, 0.11), (-0.1, -0.2, 0.17)], [0.012] * 2, seat, smooth=0)
    tube(gold, [(-0.14, -0.2, 0.14), (-0.06, -0.2, 0.14)], [0.012] * 2, seat, smooth=0)


@costume(11)
def ape():
    """A hood of black fur with round ears."""
    random = np.random.RandomState(5)
    balls = [(-0.86, 0, 0.86, 0.2, 0.2, 0.2), (-0.74, 0, 0.88, 0.24, 0.24, 0.26), (-0.9, 0, 0.98, 0.17, 0.15, 0.12), (-0.6, 0, 0.86, 0.28, 0.27, 0.32)]
    points, normals, faces = skin_of(blob(material("#FFFFFF"), balls, 0.02, 8))
    mesh(points, faces, material("#2A2019", rough=0.9))
    chosen = random.randint(0, len(points), 9000)
    roots, out = points[chosen], normals[chosen]
    tips = roots + (out * 0.5 + [0.55, 0, -0.35] + random.randn(9000, 3) * 0.2) * 0.13
    side = np.cross(tips - roots, out)
    side /= np.linalg.norm(side, axis=1)[:, None] + 1e-6
    vertices = np.stack([roots - side * 0.006, roots + side * 0.006, tips], 1).reshape(-1, 3)
    shade = np.repeat(paint("#33271F", 9000) * random.uniform(0.6, 1.7, (9000, 1)), 3, 0)
    mesh(vertices, np.arange(27000).reshape(-1, 3).tolist(), material(rough=0.6), shade, smooth=False)
    for y in (-0.25, 0.2):
        sphere(material("#7A5A44", rough=0.7), (-0.72, y, 0.98), (0.09, 0.04, 0.1))
        sphere(material("#B08A6C", rough=0.7), (-0.73, y - 0.03, 0.975), (0.055, 0.025, 0.065))
    tube(material("#2A2019", rough=0.8), [EYE + [-0.09, -0.03, 0.05], EYE + [0, -0.05, 0.075], EYE + [0.1, -0.05, 0.06]], [0.02, 0.034, 0.03])


@costume(12)
def royal():
    seat = hat_place(scale=0.4, loc=(-0.9, 0, 0.93))
    crown_model(seat)
    columns, rows = 24, 20
    t, s = (grid.ravel() for grid in np.meshgrid(np.linspace(-1, 1, columns), np.linspace(0, 1, rows)))
    napkin = np.c_[-0.78 + 0.16 * t * (1 - 0.5 * s) + 0.04 * s, -0.27 - 0.05 * s + 0.02 * np.sin(t * 6), 0.8 - 0.42 * s * (1 - 0.35 * np.abs(t))]
    checks = (np.floor((t + 1) * 4) + np.floor(s * 7)) % 2
    thickened(sheet(napkin, columns, material(rough=0.85), mix(paint("#FFFFFF", len(t)), "#D8483C", checks * 0.8)), 0.015)
    tube(material("#FFFFFF", rough=0.85), [(-0.94, -0.2, 0.84), (-0.78, -0.3, 0.83), (-0.6, -0.28, 0.9), (-0.52, -0.16, 1.0)], [0.03] * 4)
