"""Writes the pictures of social previews, 1200 × 630 pixels: `web/public/covers/GAME.jpg` from the pictures of the boxes, and
`hexapod.jpg` with all four. Run after `make.py boxes`; needs only Pillow and the font DejaVu Serif.

    covers.py
"""

from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter, ImageFont

ROOT = Path(__file__).parent.parent
BOXES = ROOT / "web/src/art/boxes"
COVERS = ROOT / "web/public/covers"
SIZE = (1200, 630)
#: The most that a picture may have, in bytes.
MOST = 115_000
NAMES = {"anteater": "Anteater", "termites": "Termites", "dominants": "DominAnts", "glory": "Glory"}
EDGES = {"anteater": "#5a2412", "termites": "#5c3d05", "dominants": "#5a1120", "glory": "#0b2b3c"}
SKY = ((125, 183, 224), (246, 221, 176))


def scene(game, size):
    """The picture of a box on its sky."""
    wide, high = size
    picture = Image.new("RGB", size)
    for y in range(high):
        part = min(1, y / (0.6 * high))
        picture.paste(tuple(round(top * (1 - part) + low * part) for top, low in zip(*SKY)), (0, y, wide, y + 1))
    render = Image.open(BOXES / f"{game}-84.webp").convert("RGBA")
    part = max(wide / render.width, high / render.height)
    render = render.resize((round(render.width * part), round(render.height * part)), Image.LANCZOS)
    render = render.filter(ImageFilter.UnsharpMask(2, 60, 2))
    picture.paste(render, ((wide - render.width) // 2, high - render.height), render)
    return picture


def write(picture, text, place, size, edge):
    font = ImageFont.truetype("DejaVuSerif-Bold.ttf", size)
    shadow = Image.new("L", picture.size, 0)
    ImageDraw.Draw(shadow).text((place[0], place[1] + size // 16), text, 150, font, "mm", stroke_width=size // 9)
    picture.paste((30, 12, 2), (0, 0), shadow.filter(ImageFilter.GaussianBlur(size // 12)))
    draw = ImageDraw.Draw(picture)
    draw.text(place, text, "#fff8e6", font, "mm", stroke_width=size // 11, stroke_fill=edge)


def save(picture, name):
    COVERS.mkdir(parents=True, exist_ok=True)
    path = COVERS / f"{name}.jpg"
    for quality in range(82, 40, -4):
        picture.save(path, quality=quality, optimize=True, progressive=True)
        if path.stat().st_size <= MOST:
            break
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes")


def main():
    wide, high = SIZE
    for game, name in NAMES.items():
        picture = scene(game, SIZE)
        write(picture, name, (wide // 2, 92), 110, EDGES[game])
        write(picture, "Hexapod", (wide - 130, high - 44), 36, "#3a2413")
        save(picture, game)
    whole = Image.new("RGB", SIZE)
    for at, game in enumerate(NAMES):
        whole.paste(scene(game, (wide // 2, high // 2)), (at % 2 * wide // 2, at // 2 * high // 2))
    write(whole, "Hexapod", (wide // 2, high // 2), 130, "#5a2412")
    save(whole, "hexapod")


if __name__ == "__main__":
    main()
