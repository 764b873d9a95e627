"""A hook of mkdocs: the two galleries, of screens and of pictures, made from the files that are there."""

from collections import defaultdict
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

DEVICES = {"desktop": "Desktop", "tv": "TV", "phone": "Phone"}


def screens(folder: Path) -> dict[str, dict[str, list[str]]]:
    """The screens by name and device: `home.desktop.day.webp`."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for path in sorted(folder.glob("*.*.*.webp")):
        name, device, theme, _ = path.name.split(".")
        found[name][device].append(theme)
    return found


def said(name: str) -> str:
    """
    >>> said("end-moment-begins")
    'End moment begins'
    """
    return name.replace("-", " ").replace("_", " ").capitalize()


def _shown(name: str, device: str, themes: list[str]) -> str:
    """A screen in the reader's theme; where one of the two is missing, the other is shown in both."""
    alone = " only" if len(themes) == 1 else ""
    pictures = [
        f'<a class="{theme}{alone}" href="{name}.{device}.{theme}.webp"><img loading="lazy" src="{name}.{device}.{theme}.webp" '
        f'alt="{said(name)}, {DEVICES.get(device, device).lower()}, {theme}"></a>'
        for theme in themes
    ]
    return (
        f'<figure class="{device}">{"".join(pictures)}<figcaption>{DEVICES.get(device, device)}</figcaption></figure>'
    )


def screens_page(folder: Path) -> str:
    parts = [
        "# Screens",
        "For everybody: what Talewind looks like, on a desktop, a phone or a TV, in the theme that this page has. A picture opens the whole screen.",
    ]
    for name, devices in screens(folder).items():
        figures = "".join(_shown(name, device, devices[device]) for device in DEVICES if device in devices)
        parts += [f"## {said(name)}", f'<div class="gallery">{figures}</div>']
    return "\n\n".join(parts) + "\n"


def pictures_page(folder: Path) -> str:
    parts = [
        "# Pictures",
        "For everybody: the contact sheets of all painted pictures. Each is painted by code in `studio/`; how: [pictures](../author/pictures.md).",
    ]
    for path in sorted(folder.glob("*.webp")):
        shown = (
            f'<a href="{path.name}"><img loading="lazy" src="{path.name}" alt="Contact sheet: {said(path.stem)}"></a>'
        )
        parts += [f"## {said(path.stem)}", f'<figure class="sheet">{shown}</figure>']
    return "\n\n".join(parts) + "\n"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    docs = Path(config.docs_dir)
    for folder, page in (("screens", screens_page), ("pictures", pictures_page)):
        files.append(File.generated(config, f"{folder}/index.md", content=page(docs / folder)))
    return files
