"""A volume for typst: the pieces of the HTML as a tree of data, in which players' text is text and never markup, with drawings as
SVG and pictures as files."""

import re
from base64 import b64encode
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from talewind.kit import Frozen

from .html import Html
from .pictures import FiledPictures
from .pieces import Pieces
from .speaking import from_right, plain
from .styles import chart_styles
from .volume import Volume

SVG = "http://www.w3.org/2000/svg"
CODE = re.compile(r"[a-z]{2,3}", re.ASCII)
# typst draws only what is written on the shape: the colour of lines that have the colour of their text
COLOURS = {"curl": "#a3762f", "emblem": "#ffdf9f"}
ElementTree.register_namespace("", SVG)


class Manuscript(Frozen):
    """What typst gets: `data` as JSON, and the pictures in it by name."""

    data: dict[str, Any]
    files: dict[str, bytes]


class PrintedPictures(FiledPictures):
    """As JPEG, which a PDF keeps as it is. Without Pillow they stay WebP, which it stores ten times larger."""

    def address(self, name: str, content: bytes) -> str:
        if find_spec("PIL"):
            return super().address(name.removesuffix("webp") + "jpg", _jpeg(content))
        return super().address(name, content)


@lru_cache(256)
def _jpeg(content: bytes) -> bytes:
    found, packed = import_module("PIL.Image").open(BytesIO(content)), BytesIO()
    if found.mode == "RGBA":  # drawings, on paper
        paper = import_module("PIL.Image").new("RGB", found.size, "#fffaf0")
        paper.paste(found, mask=found.getchannel("A"))
        found = paper
    found.convert("RGB").save(packed, "JPEG", quality=86)
    return packed.getvalue()


def typeset(volume: Volume, only: int | None = None) -> Manuscript:
    """`only`: the number of the one page that is wanted; 0: the cover."""
    pictures = PrintedPictures()
    tree = _Tree(pictures)
    parts = [Pieces(part, pictures, alone=True) for part in volume.parts]
    data = {
        "title": plain(volume.title) or "Talewind",
        "lang": _code(volume.lang),
        "by": [plain(name) for name in volume.names],
        "whole": only is None,
        "folio": 2 * (only or 0),
        "cover": tree.of(parts[0].cover(volume)) if not only else None,
        "parts": [
            {
                "cover": tree.of(each.cover()) if len(parts) > 1 and only is None else None,
                "pages": [
                    tree.of(spread)
                    for number, spread in enumerate(each.spreads(), 1)
                    if only is None or (only == number and each is parts[0])
                ],
                "colophon": tree.of(each.colophon()) if only is None else None,
            }
            for each in parts
        ],
    }
    return Manuscript(data, pictures.files)


def _code(lang: str | None) -> str:
    """The language's code for typst; "": none that it knows."""
    code = (lang or "").partition("-")[0].lower()
    return code if CODE.fullmatch(code) else ""


class _Tree:
    """Elements as data: `t` their tag, `c` their classes, `k` what is in them; `rtl`: written from right to left."""

    def __init__(self, pictures: FiledPictures) -> None:
        self.pictures = pictures

    def of(self, piece: Html) -> Any:
        return self._node(
            ElementTree.fromstring(piece.replace("<svg ", f'<svg xmlns="{SVG}" ').encode("utf-8", "replace"))
        )

    def _node(self, found: Element) -> dict[str, Any]:
        tag, classes = found.tag.rpartition("}")[2], (found.get("class") or "").split()
        node: dict[str, Any] = {"t": tag, "c": classes, "k": []}
        if tag == "svg":
            return node | {"svg": self._svg(found, classes), "alt": found.get("aria-label", ""), "tall": _tall(found)}
        if tag == "img":
            return node | {"src": found.get("src"), "alt": found.get("alt")}
        if found.text:
            node["k"].append(found.text)
        for child in found:
            after, child.tail = child.tail, None
            node["k"] += [self._node(child), after] if after else [self._node(child)]
        node |= {
            name: value for name, value in (("lang", _code(found.get("lang"))), ("ink", found.get("data-ink"))) if value
        }
        if found.get("dir") == "auto" and from_right("".join(found.itertext())):
            node["rtl"] = True
        cloth = re.search(r"--cloth:(#\w+)", found.get("style", ""))
        return node | {"cloth": cloth[1]} if cloth else node

    def _svg(self, found: Element, classes: list[str]) -> str:
        for name, colour in COLOURS.items():
            if name in classes:
                found.set("color", colour)
        if {"map", "sample", "rose", "emblem"} & {*classes} or not classes:
            style = Element("style")
            style.text = chart_styles()
            found.insert(0, style)
        for image in found.iter(f"{{{SVG}}}image"):
            content = self.pictures.files[image.get("href", "")]
            kind = "webp" if image.get("href", "").endswith("webp") else "jpeg"
            image.set("href", f"data:image/{kind};base64,{b64encode(content).decode()}")
        return ElementTree.tostring(found, "unicode")


def _tall(found: Element) -> float:
    """The height of a drawing as part of its width."""
    _, _, width, height = map(float, (found.get("viewBox") or "0 0 1 1").split())
    return height / width
