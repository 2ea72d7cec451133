"""The pictures on the boxes of the four games: small scenes seen from near the ground, day and night, without a sky.

They lie on lids, social previews, invitations and ends of games. The page and `covers.py` put a sky behind them.
"""

import math
from contextlib import contextmanager

import bpy
import numpy as np

import ants
import anteater
import anton
import dominants
import glory
import glory_chaos
import glory_civilized
import glory_pieces
import termites
from insects import termite
from kit import Frame, blades, empty, fbm, grid_faces, lamp, material, mesh, mix, noise, paint, rgb, smoothstep, sphere
from kit import sprite

#: The shape of social previews: 1200 × 630 pixels.
COVER = Frame(7.5, 3.9375, centre=(0, 0), elevation=0, upright=True)
LOOKS = dict(densities=(84,), quality=78, samples=8)
DARK = dict(densities=(84,), quality=72, samples=8)

#: The camera of the kit stands 60 units away: scenes are enlarged, so that near things look near.
NEAR = 5.4


@contextmanager
def group(loc=(0, 0, 0), turn=0.0, scale=1.0, dye=None):
    """Places what is built inside; `dye` is the colour of what the page would tint."""
    scene = bpy.context.scene
    before = set(scene.objects)
    yield
    built = [thing for thing in scene.objects if thing not in before]
    root = empty(loc, (0, 0, math.radians(turn)), scale)
    for thing in built:
        if thing.parent is None:
            thing.parent = root
        if thing.type == "LIGHT":
            thing.data.energy *= np.max(scale) ** 2
        if dye and thing.type == "MESH" and "tint" in thing.data.attributes:
            dyed(thing, dye)


def dyed(thing, dye):
    """Gives what the page would tint a colour: whole surfaces, or vertices by their tint."""
    data = thing.data
    for one in data.materials:
        surface = one.node_tree.nodes["Principled BSDF"].inputs["Base Color"]
        if not surface.is_linked:
            surface.default_value = (*rgb(dye), 1)
    if "colour" in data.attributes:
        count = len(data.vertices)
        colours, tint = np.empty(count * 4, np.float32), np.empty(count * 4, np.float32)
        data.attributes["colour"].data.foreach_get("color", colours)
        data.attributes["tint"].data.foreach_get("color", tint)
        part = tint.reshape(-1, 4)[:, :1] * 0.8
        colours = colours.reshape(-1, 4)
        light = colours[:, :3].mean(1, keepdims=True) / rgb("#F3E6CF").mean()
        colours[:, :3] = colours[:, :3] * (1 - part) + rgb(dye) * light * part
        data.attributes["colour"].data.foreach_set("color", colours.ravel())


@contextmanager
def seen_from(height, lens=42, shift=0.0):
    """The whole scene, looked down at by `height` degrees."""
    scene = bpy.context.scene
    camera = scene.camera.data
    camera.type, camera.lens, camera.clip_end, camera.shift_y = "PERSP", lens, 900, shift
    before = set(scene.objects)
    yield
    root = empty((0, 0, 0), (math.radians(height), 0, 0), NEAR)
    for thing in [thing for thing in scene.objects if thing not in before and thing is not root]:
        if thing.parent is None:
            thing.parent = root
        if thing.type == "LIGHT":
            thing.data.energy *= NEAR**2


def land(near, colours_at, height_at, far=60.0, wide=1.1, rows=200, columns=260, **surface):
    """Ground from the feet of the viewer to the horizon, finer where it is near."""
    depth = near + (far - near) * np.linspace(0, 1, rows)[:, None] ** 3
    across = np.linspace(-1, 1, columns)[None]
    x = (across * (5 + wide * (depth - near))).ravel()
    y = (depth + 0 * across).ravel()
    z = height_at(x, y)
    mesh(np.c_[x, y, z], grid_faces(rows, columns, wrap=False), material(**surface), colours_at(x, y, z))


def tufts_on(places, seed, length=0.5, dark="#8A6F2E", light="#EAD58A", width=0.016, count=20, spread=0.1):
    random = np.random.RandomState(seed)
    roots = [(x + random.randn() * spread, y + random.randn() * spread, -0.02) for x, y in places for _ in range(count)]
    blades(material(rough=0.7), np.array(roots), seed, length=length, width=width, lean=0.7, dark=dark, light=light)


def savanna(seed, haze="#F2D6A0"):
    def height(x, y):
        bend = fbm(x * 0.9 + seed, y * 0.9, seed) * 9
        ripples = (1 - np.abs(np.sin(x * 4 + y * 6 + bend))) ** 1.4 * smoothstep(0.4, 0.56, fbm(x * 0.7, y * 0.7, seed + 5))
        return 0.035 * ripples + 0.22 * (fbm(x * 0.3, y * 0.3, seed + 2) - 0.5)

    def colour(x, y, z):
        colours = mix(paint("#E2BE80", len(x)), "#C8985A", smoothstep(0.4, 0.64, fbm(x * 0.8, y * 0.8, seed + 9)))
        colours = colours * (0.9 + 0.2 * noise(x * 30, y * 30, 4))[:, None]
        return mix(colours, haze, smoothstep(6, 30, y) * 0.8)

    land(-5.5, colour, height, rough=0.95, shine=0.08, bump=0.25, grain=30)
    random = np.random.RandomState(seed)
    places = [(random.uniform(-9, 9), random.uniform(1.5, 14)) for _ in range(70)]
    tufts_on(places, seed + 1, 0.42)
    for x, y, size, far in ((-6.6, 13, 1.5, 0.2), (7.4, 15, 1.7, 0.28), (1.2, 24, 1.9, 0.5), (-13, 25, 2.0, 0.5), (15, 30, 2.1, 0.6)):
        anteater.acacia(random, x, y, size, far)


# ---- Termites ----


def colony(lit):
    with seen_from(13, 40, shift=0.13):
        savanna(3)
        for value, loc, turn, scale, colour in (
            (9, (1.3, 1.3, 0), 8, 1.75, "#D55E00"),
            (6, (-3.7, 4.0, 0), -14, 1.9, "#0072B2"),
            (5, (6.2, 6.0, 0), 20, 1.7, "#E0A81E"),
        ):
            with group(loc, turn, scale, colour):
                termites.castle(value, lit)
        for caste, x, y, heading, scale in (
            ("soldier", -2.1, -1.7, -128, 1.25),
            ("worker", 0.0, -2.2, 152, 0.9),
            ("spitter", -3.4, -0.2, -104, 1.05),
            ("flyer", 2.7, -1.6, 128, 1.1),
            ("worker", -0.75, -0.35, -150, 0.9),
            ("soldier", 4.0, 0.4, 106, 1.05),
        ):
            with group((x, y, 0.02)):
                termite(caste, heading=math.radians(heading), gait=0.08, scale=scale)
        tufts_on([(-4.2, -1.6), (-3.8, -2.6), (4.3, -1.9), (3.9, -2.8), (-0.9, 0.9), (3.5, 1.6)], 8, 0.6)
        if lit:
            lamp((0.2, -1.3, 0.9), 14)


@sprite("boxes/termites", COVER, rig="day-front", **LOOKS)
def termites_cover():
    colony(False)


@sprite("boxes/termites-night", COVER, rig="night-front", **DARK)
def termites_cover_at_night():
    colony(True)


# ---- Anteater ----


PIPS = {3: [(-1, -1), (0, 0), (1, 1)], 5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)], 6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)]}


def die(x, y, size, turn, colour, front, top):
    with group((x, y, 0), turn, size):
        anteater.rounded_box(material(colour, rough=0.18, shine=0.5, coat=0.8), (0, 0, 0.5), (1, 1, 1), bevel=0.15)
        white = material("#FFF9EC", rough=0.4)
        for a, b in PIPS[front]:
            sphere(white, (a * 0.25, -0.495, 0.5 + b * 0.25), (0.095, 0.02, 0.095), rows=10, columns=16)
        for a, b in PIPS[top]:
            sphere(white, (a * 0.25, b * 0.25, 0.995), (0.095, 0.095, 0.02), rows=10, columns=16)


def whole_anton():
    points, normals, faces = anteater.skin_of(anteater.blob(material("#FFFFFF"), anton.flesh(), 0.022, 14))
    corners = [face[:4] for face in faces]
    mesh(points, corners, material(rough=0.8, shine=0.2), anton.coat(points) * 0.8)
    anton.fur(points, normals, -9, 9, hairs=60000)
    anton.claws()
    anton.face()
    anton.tongue()


def feast(lit):
    with seen_from(9, 44, shift=0.12):
        savanna(7)
        for loc, turn, scale, value in (((3.6, 3.2, 0), 10, 2.0, 8), ((-4.4, 4.6, 0), -10, 1.9, 7)):
            with group(loc, turn, scale):
                termites.castle(value, lit)
        with group((0.75, -0.2, 0), 6, 1.42):
            whole_anton()
        with group((-3.05, -0.9, 0), -12, 0.95):
            anteater.general()
        with group((-3.75, 0.0, 0), 14, 1.0):
            anteater.queen()
        die(2.75, -2.2, 0.62, 24, "#A81E22", 3, 5)
        die(3.6, -1.75, 0.62, -18, "#2B59C3", 6, 3)
        die(-1.15, -2.25, 0.62, 12, "#E2A012", 5, 6)
        tufts_on([(-4.5, -1.6), (4.4, -0.6), (0.6, -2.9), (-2.2, 0.9), (2.4, 0.9)], 12, 0.55)
        if lit:
            lamp((-2.4, -1.9, 1.2), 16)


@sprite("boxes/anteater", COVER, rig="day-front", **LOOKS)
def anteater_cover():
    feast(False)


@sprite("boxes/anteater-night", COVER, rig="night-front", **DARK)
def anteater_cover_at_night():
    feast(True)


# ---- DominAnts ----


def cloth():
    """A checked cloth with soft folds."""

    def height(x, y):
        return 0.1 * (fbm(x * 0.35, y * 0.35, 4) - 0.5) + 0.02 * np.sin(x * 1.1 + 0.4 * y) - 0.05

    def colour(x, y, z):
        across, along = np.floor(x / 0.9).astype(int) % 2, np.floor(y / 0.9).astype(int) % 2
        shade = across + along
        light, half, full = rgb("#FBF3E6"), rgb("#E8A29A"), rgb("#D2655F")
        colours = np.where((shade == 0)[:, None], light, np.where((shade == 1)[:, None], half, full))
        return colours * (0.96 + 0.08 * noise(x * 40, y * 40, 2))[:, None]

    land(-5.5, colour, height, far=5.2, wide=2.2, rows=330, columns=700, rough=0.95, shine=0.05, bump=0.2, grain=60)


def meadow():
    def height(x, y):
        return 0.3 * (fbm(x * 0.4, y * 0.4, 5) - 0.5) - 0.1

    def colour(x, y, z):
        return mix(paint("#4C6B25", len(x)), "#7C9F3C", smoothstep(0.3, 0.7, fbm(x, y, 3)))

    land(4.6, colour, height, far=60, rough=0.95)
    random = np.random.RandomState(2)
    places = [(random.uniform(-11, 11), 5.0 + 9 * random.uniform() ** 2) for _ in range(420)]
    tufts_on(places, 5, 1.15, "#35561B", "#9CC24B", width=0.05, count=14, spread=0.22)


def walking(caste, x, y, heading, scale):
    with group((x, y, 0)):
        ants.ant(caste, heading, scale)
        for tripod in "ab":
            ants.legs(tripod, heading, scale)


def picnic(lit):
    with seen_from(19, 42, shift=0.09):
        cloth()
        meadow()
        with group((0.35, 1.0, 0), 0, 2.6):
            dominants.sugar(8)
        walking("queen", -2.5, -0.35, -118, 1.35)
        walking("warrior", 2.75, -1.2, 126, 1.2)
        walking("soldier", 3.7, 1.2, 104, 1.1)
        walking("worker", -0.55, -1.75, -152, 0.9)
        walking("worker", 1.0, -1.85, 158, 0.85)
        walking("worker", -1.2, 1.7, -75, 0.85)
        walking("soldier", -4.3, 1.4, -104, 1.05)
        for x, y, z in ((-0.52, -1.7, 0.86), (1.0, -1.72, 0.82)):
            with group((x, y, z), 20, 1.5):
                dominants.block(dominants.sugar_surface(), (0, 0, 0.13), (0.26,) * 3, 0.028, 0.5)
        with group((0, 0, -0.3)):
            dominants.strawberry(4.5, 3.4, 1.3, 1.1)
            dominants.strawberry(5.9, 2.6, 1.1, 2.6)
            dominants.cookie(-4.9, 3.7, 1.5, 3, bitten=-0.6)
        for x, y, size, up in ((-2.4, 5.6, 0.5, 0.7), (-1.5, 6.4, 0.42, 0.9), (1.9, 5.8, 0.5, 0.8), (3.0, 6.8, 0.44, 1.0), (-6.5, 6.2, 0.5, 0.8)):
            with group((0, 0, up)):
                dominants.daisy(x, y, size)
        if lit:
            lamp((0.3, -0.6, 1.8), 60, "#FFC27A")
            lamp((-2.4, -1.6, 1.4), 26, "#FFC27A")


@sprite("boxes/dominants", COVER, rig="day-front", **LOOKS)
def dominants_cover():
    picnic(False)


@sprite("boxes/dominants-night", COVER, rig="night-front", **DARK)
def dominants_cover_at_night():
    picnic(True)


# ---- Glory ----

BLUE, RED, GOLD_CLOTH = "#2C78BE", "#B3242F", "#E0A81E"
TILES = {
    "chaos_source": glory_chaos.chaos_source, "church": glory_civilized.church, "farm": glory.farm,
    "foundry": glory_civilized.foundry, "mine": glory_civilized.mine, "mountain": glory.mountain, "plain": glory.plain,
    "river": glory_civilized.river, "tavern": glory_civilized.tavern, "well": glory.well,
}
#: Tiles of the scene by column and row of a grid of hexes with a flat top.
LANDS = [
    (0, 0, "plain"), (1, 0, "foundry"), (-1, 0, "tavern"), (2, 0, "plain"), (-2, 0, "mine"),
    (0, 1, "mountain"), (1, 1, "church"), (-1, 1, "plain"), (2, 1, "farm"), (-2, 1, "well"), (3, 0, "river"), (-3, 0, "farm"),
    (3, 1, "mountain"), (-3, 1, "mountain"), (0, 2, "chaos_source"),
]


def sea():
    def height(x, y):
        return 0.05 * (fbm(x * 1.2, y * 2.4, 3) - 0.5) - 0.62

    def colour(x, y, z):
        colours = mix(paint("#0E3348", len(x)), "#2A6C86", smoothstep(0.42, 0.7, fbm(x * 0.9, y * 1.8, 6)))
        return mix(colours, "#9CC2CE", smoothstep(10, 50, y) * 0.7)

    land(-6.5, colour, height, far=80, rough=0.18, shine=0.5, bump=0.3, grain=4)


def troop(build, x, y, scale, turn, dye):
    with group((x, y, 0.0), turn, scale, dye):
        build()


def realm(lit):
    with seen_from(30, 46, shift=0.03):
        sea()
        for column, row, name in LANDS:
            x, y = column * 1.5, (row + (column % 2) / 2) * 1.732 - 1.2
            with group((x, y, 0)):
                TILES[name]()
        with group((-1.5, 0.25 + 1.732, 0.02), 0, 1.15, BLUE):
            glory_pieces.temple()
        with group((3.0, -1.15, 0.02), 0, 1.1, RED):
            glory_pieces.palisade()
        for build, x, y, scale, turn, dye in (
            (glory_pieces.mobile, -0.55, -1.9, 1.5, 0, BLUE),
            (glory_pieces.infantry, -1.5, -0.75, 1.35, -20, BLUE),
            (glory_pieces.infantry, -2.05, -0.95, 1.35, -10, BLUE),
            (glory_pieces.infantry, 0.55, -1.65, 1.4, 20, RED),
            (glory_pieces.infantry, 1.5, -0.7, 1.35, 30, RED),
            (glory_pieces.infantry, 1.05, -0.95, 1.35, 24, RED),
        ):
            troop(build, x, y, scale, turn, dye)
        bpy.context.scene.view_settings.exposure = 0.12
        if lit:
            for x, y in ((-1.5, 1.4), (3.0, -1.7), (0, -2.3), (1.5, -0.6)):
                lamp((x, y, 0.9), 12)
            lamp((0, 2.6, 0.7), 14, "#B97BFF")


@sprite("boxes/glory", COVER, rig="day-front", **LOOKS)
def glory_cover():
    realm(False)


@sprite("boxes/glory-night", COVER, rig="night-front", **DARK)
def glory_cover_at_night():
    realm(True)
