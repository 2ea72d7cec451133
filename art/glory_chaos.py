"""Glory: tiles from which chaos comes."""

import math

import numpy as np

from buildings import crystal, cylinder, is_dark, metal, turned, violet
from glory_ground import crystal_surface, ground, tile
from kit import fbm, lamp, material, mix, rock, smoothstep, sphere, tube


def chaos_ground(**more):
    ground("#4A4058", "#5B4D66", yard="#6F6079", cliff="#463C52", rim="#7E7488", **more)


def chaos_light(strength, height=0.5):
    lamp((0, 0.0, height), strength * (1.3 if is_dark() else 1), "#A94BFF", 0.2)


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


@tile("chaos-leak", lit=True)
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


@tile("chaos-pool", lit=True)
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


@tile("chaos-source", lit=True)
def chaos_source():
    chaos_ground()
    stone = material("#B9B0C6", rough=0.7, bump=0.4, grain=14)
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
