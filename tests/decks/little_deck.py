"""A little deck of three pictures that lack nothing, written into a folder, so that a test can plant one fault in it."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

IDS = ("owl", "boat", "moon")
LIGHT, HEAVY = 1_000, 2_000  # bytes at 400 and 800


def webp(width: int, height: int, size: int = LIGHT, salt: str = "") -> bytes:
    """The header of a WebP picture, and so many bytes in all."""
    canvas = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    return (b"RIFF....WEBPVP8X" + bytes(8) + canvas + salt.encode()).ljust(size, b".")


class LittleDeck:
    """`manifest` and `words` can be changed before `write`; pictures by `paint`."""

    def __init__(self, home: Path, name: str = "little") -> None:
        self.home, self.name, self.folder = home, name, home / name
        (self.folder / "pictures").mkdir(parents=True)
        (self.folder / "texts").mkdir()
        self.manifest: dict[str, Any] = {
            "deck": name,
            "size": [800, 1000],
            "weights": {"400": 30_000, "800": 80_000},
            "pictures": [self._listed(each) for each in IDS],
        }
        self.words = {lang: {each: _words(each, lang) for each in IDS} for lang in ("en", "fr")}
        for each in IDS:
            self.paint(each, "400", webp(400, 500, LIGHT, each))
            self.paint(each, "800", webp(800, 1000, HEAVY, each))
        self.write()

    def picture(self, each: str) -> dict[str, Any]:
        return next(picture for picture in self.manifest["pictures"] if picture["id"] == each)

    def file(self, each: str, width: str) -> Path:
        return self.folder / "pictures" / str(self.picture(each)["files"][width]["file"])

    def paint(self, each: str, width: str, data: bytes) -> None:
        """The file, and what the manifest says of its bytes; its pixels stay as they were said."""
        said = self.picture(each)["files"].setdefault(width, {"width": int(width), "height": int(width) * 5 // 4})
        said |= {"file": f"{each}.{width}.webp", "bytes": len(data), "sha256": sha256(data).hexdigest()}
        self.file(each, width).write_bytes(data)

    def write(self) -> None:
        (self.folder / "manifest.json").write_text(json.dumps(self.manifest))
        for lang, pictures in self.words.items():
            lines = []
            for each, words in pictures.items():
                lines += [f"{each} = {words['title']}"] if "title" in words else [f"{each} ="]
                lines += [f"    .{layer} = {text}" for layer, text in words.items() if layer != "title"]
            (self.folder / "texts" / f"{lang}.ftl").write_text("\n".join(lines) + "\n")

    def _listed(self, each: str) -> dict[str, Any]:
        source = {
            "icon": f"noto:{each}",
            "from": "Noto Emoji",
            "licence": "Apache-2.0",
            "author": "Google",
            "changed": True,
        }
        return {
            "id": each,
            "motifs": ["night"],
            "colour": "#1d2a44",
            "files": {},
            "source": sha256(each.encode()).hexdigest(),
            "licence": "Apache-2.0",
            "sources": [source],
        }


def _words(each: str, lang: str) -> dict[str, str]:
    return {layer: f"{layer} of the {each} ({lang})" for layer in ("title", "name", "shows", "closer")}
