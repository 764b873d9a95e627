"""A volume as one HTML file without scripts, which needs no network and prints on A5."""

from functools import cache
from importlib.resources import files

from .html import Html, element, escaped, join
from .pictures import Pictures, faces
from .pieces import Pieces
from .volume import Volume

# Repeated inside the file: it may be opened from anywhere.
POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:"


@cache
def _sheet() -> str:
    here = files("talewind.server.books")
    return "".join((here / name).read_text("utf-8") for name in ("book.css", "chart.css", "woven.css"))


def html_file(volume: Volume) -> bytes:
    pictures = Pictures()
    pieces = [Pieces(part, pictures, f"-{n}" if n else "") for n, part in enumerate(volume.parts)]
    spreads = [element("div", *each.spreads(), class_="spreads") for each in pieces]
    if len(pieces) == 1:
        books: tuple[Html, ...] = (element("main", *spreads), pieces[0].colophon())
    else:
        inside = [join(each.cover(), part, each.colophon()) for each, part in zip(pieces, spreads, strict=True)]
        books = (element("main", *inside),)
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", http_equiv="Content-Security-Policy", content=POLICY),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", escaped(volume.title)),
        element("style", Html(faces() + _sheet())),  # our own styles; no player's text
    )
    body = element("body", pieces[0].cover(volume), *books)
    whole = join(Html("<!doctype html>\n"), element("html", head, body, lang=volume.lang))
    return whole.encode("utf-8", "replace")
