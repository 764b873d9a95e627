"""Writes the fonts of the printed book, src/talewind/server/books/fonts, from the client's: typst reads TrueType only, and the
client's are compressed, variable and divided by script. Needs fonttools and brotli, which nothing else needs:

    uv run --with fonttools --with brotli python scripts/print_fonts.py
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[1]
FONTS = ROOT / "web" / "node_modules"
OUT = ROOT / "src" / "talewind" / "server" / "books" / "fonts"
LITERATA, YOUNG = "@fontsource-variable/literata/files/literata", "@fontsource/young-serif/files/young-serif"
MADE = {
    "Literata-Regular.ttf": (f"{LITERATA}-latin-wght-normal", f"{LITERATA}-latin-ext-wght-normal"),
    "Literata-Italic.ttf": (f"{LITERATA}-latin-wght-italic", f"{LITERATA}-latin-ext-wght-italic"),
    "YoungSerif-Regular.ttf": (f"{YOUNG}-latin-400-normal", f"{YOUNG}-latin-ext-400-normal"),
}


def static(place: Path) -> TTFont:
    font = TTFont(place)
    font.flavor = None
    return instantiateVariableFont(font, {"wght": 400}) if "fvar" in font else font


def named(font: TTFont, family: str, style: str) -> TTFont:
    """Say what it is where typst looks for it."""
    for number, said in ((1, family), (2, style), (4, f"{family} {style}"), (6, f"{family.replace(' ', '')}-{style}")):
        font["name"].setName(said, number, 3, 1, 0x409)
    italic = style == "Italic"
    font["head"].macStyle = 2 if italic else 0
    font["OS/2"].fsSelection = 1 if italic else 64
    font["OS/2"].usWeightClass = 400
    return font


def main() -> None:
    OUT.mkdir(exist_ok=True)
    for name, sources in MADE.items():
        with TemporaryDirectory() as folder:
            parts: list[str] = []
            for source in sources:
                part = Path(folder) / f"{len(parts)}.ttf"
                static(FONTS / f"{source}.woff2").save(part)
                parts.append(str(part))
            family, style = name.removesuffix(".ttf").replace("YoungSerif", "Young Serif").split("-")
            named(Merger().merge(parts), family, style).save(OUT / name)
        print(name, (OUT / name).stat().st_size)


if __name__ == "__main__":
    main()
