"""The files of the panel. Its typefaces and its sky are those of the built client, which are found among the build's assets."""

from pathlib import Path

from talewind.server.doors.client import kind_of
from talewind.server.doors.files import File

HOME = Path(__file__).parent / "panel"
FACES = {  # family: the beginning of its file, and the range of its weight
    "Young Serif": ("young-serif-latin-400-normal-", "400"),
    "Atkinson Hyperlegible Next Variable": ("atkinson-hyperlegible-next-latin-wght-normal-", "200 800"),
}
SKIES = {"day": "sky-day-", "night": "sky-night-"}


def panel_files(build: Path) -> dict[str, File]:
    """By name; `look.css` is written from the build."""
    found = {path.name: File(kind_of(path.name), path.read_bytes()) for path in HOME.iterdir() if path.is_file()}
    return found | {"look.css": File("text/css", look(build).encode())}


def look(build: Path) -> str:
    """The faces and skies of the client; without a build the panel has the system's."""
    assets = sorted(path.name for path in (build / "assets").glob("*.w*") if path.suffix in (".woff2", ".webp"))
    lines = [
        f'@font-face {{ font-family: "{family}"; src: url("/assets/{name}") format("woff2"); font-weight: {weight}; }}'
        for family, (start, weight) in FACES.items()
        for name in assets
        if name.startswith(start)
    ]
    for theme, start in SKIES.items():
        lines += [
            f':root[data-theme="{theme}"] body {{ background-image: url("/assets/{name}"); }}'
            for name in assets
            if name.startswith(start)
        ]
    return "\n".join(lines) + "\n"
