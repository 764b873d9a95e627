"""A hook of mkdocs: fonts, colours and pictures of the client, so that the site looks like Talewind and loads nothing from elsewhere."""

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
FONTS = {
    "young-serif": "@fontsource/young-serif/files/young-serif-latin-400-normal.woff2",
    "atkinson": "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    "literata": "@fontsource-variable/literata/files/literata-latin-wght-normal.woff2",
}
PICTURES = ("sky-day.webp", "sky-night.webp", "land-day.webp", "land-night.webp")
FACES = """\
@font-face { font-family: "Young Serif"; src: url("young-serif.woff2"); font-display: swap; unicode-range: U+0000-002F, U+003A-FFFF; }
@font-face { font-family: "Atkinson Hyperlegible Next Variable"; src: url("atkinson.woff2"); font-weight: 200 800; font-display: swap; }
@font-face { font-family: "Literata Variable"; src: url("literata.woff2"); font-weight: 200 900; font-display: swap; }
"""  # Young Serif without figures: its 1 reads like an I, so figures come from the next face


def assets() -> dict[str, Path]:
    """Files of the client by their path in the site."""
    fonts = {f"assets/{name}.woff2": WEB / "node_modules" / path for name, path in FONTS.items()}
    pictures = {f"assets/{name}": WEB / "src/pictures" / name for name in PICTURES}
    looks = {"assets/tokens.css": WEB / "src/look/tokens.css", "assets/favicon.svg": WEB / "public/favicon.svg"}
    return {**fonts, **pictures, **looks}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name, path in assets().items():
        if not path.is_file():
            raise PluginError(f"{path.relative_to(ROOT)} is missing: run `make setup`")
        files.append(File.generated(config, name, abs_src_path=str(path)))
    files.append(File.generated(config, "assets/fonts.css", content=FACES))
    return files
