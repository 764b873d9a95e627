"""A volume as EPUB 3: pages as XHTML, pictures, fonts and one style sheet as files, packed reproducibly."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import NamedTuple
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from .html import Html, element, escaped, join
from .opf import Item, package
from .pictures import FiledPictures, fonts
from .pieces import Pieces
from .styles import chart_styles
from .volume import Volume

CONTAINER = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>'
    '<rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n'
)
EPUB, XHTML, SVG = "http://www.idpf.org/2007/ops", "http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg"
KINDS = {"xhtml": "application/xhtml+xml", "css": "text/css", "webp": "image/webp", "woff2": "font/woff2"}


class Leaf(NamedTuple):
    """A file of pages. `part`: the number of its book in the volume, from 0."""

    name: str
    title: str
    kind: str
    content: Html
    part: int = 0


@cache
def sheet() -> str:
    own = (files("talewind.server.books") / "epub.css").read_text("utf-8")
    return "\n".join((*(face.rule(f"fonts/{face.name}") for face in fonts()), chart_styles(), own))


def epub_file(volume: Volume) -> bytes:
    pictures = FiledPictures()
    plate = volume.parts[0].book.cover
    cover = pictures.source(plate) if plate else ""  # before the others use up the room
    leaves = list(_leaves(volume, pictures))
    several = len(volume.parts) > 1
    contents: dict[str, bytes] = {leaf.name: _page(volume, leaf) for leaf in leaves}
    contents["nav.xhtml"] = _page(volume, Leaf("nav.xhtml", _contents(volume), "", _nav(volume, leaves, several)))
    contents["book.css"] = sheet().encode()
    contents |= {f"fonts/{face.name}": face.content for face in fonts()} | pictures.files
    vector = {leaf.name for leaf in leaves if "<svg" in leaf.content}
    items = [
        Item(name, KINDS[name.rpartition(".")[2]], "nav" if name == "nav.xhtml" else "svg" if name in vector else
             "cover-image" if name == cover else "")
        for name in contents
    ]  # fmt: skip
    contents["package.opf"] = package(volume, items, [leaf.name for leaf in leaves]).encode("utf-8", "replace")
    return _packed({f"book/{name}": content for name, content in contents.items()})


def _leaves(volume: Volume, pictures: FiledPictures) -> Iterator[Leaf]:
    """A page that runs over several spreads is one file."""
    several = len(volume.parts) > 1
    for n, part in enumerate(volume.parts):
        pieces, say = Pieces(part, pictures, alone=True), part.speaker.say
        if several and not n:
            yield Leaf("cover.xhtml", volume.title, "cover", pieces.cover(volume))
        start = f"part{n + 1}-" if several else ""
        yield Leaf(f"{start}cover.xhtml", part.book.title, "titlepage" if several else "cover", pieces.cover(), n)
        found: list[tuple[str, list[Html]]] = []
        for page, spread in zip(part.book.pages, pieces.spreads(), strict=True):
            if page.goes_on and found:
                found[-1][1].append(spread)
            else:
                found.append((say(page.heading), [spread]))
        for number, (title, spreads) in enumerate(found, 1):
            yield Leaf(f"{start}page{number}.xhtml", title, "chapter", join(*spreads), n)
        yield Leaf(f"{start}colophon.xhtml", part.speaker.ours("book-colophon"), "colophon", pieces.colophon(), n)


def _page(volume: Volume, leaf: Leaf) -> bytes:
    """`kind`: what the page is, for reading systems."""
    head = element(
        "head", element("title", escaped(leaf.title)), element("link", rel="stylesheet", type="text/css", href="book.css")
    )  # fmt: skip
    content = leaf.content.replace("<svg ", f'<svg xmlns="{SVG}" ')  # players' text is escaped: this is our own markup
    inside = element("section", Html(content), **{"epub:type": leaf.kind}) if leaf.kind else Html(content)
    names = {"xmlns": XHTML, "xmlns:epub": EPUB, "lang": volume.lang, "xml:lang": volume.lang}
    whole = element("html", head, element("body", inside), **names)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n{whole}\n'.encode("utf-8", "replace")


def _nav(volume: Volume, leaves: list[Leaf], several: bool) -> Html:
    """Every page; of several books, those of each below its title."""

    def entry(leaf: Leaf, *below: Html) -> Html:
        return element("li", element("a", escaped(leaf.title or "…"), href=leaf.name), *below)

    if not several:
        entries = [entry(leaf) for leaf in leaves]
    else:
        cover, *rest = leaves
        entries = [entry(cover)]
        for n in range(len(volume.parts)):
            first, *pages = [leaf for leaf in rest if leaf.part == n]
            entries.append(entry(first, element("ol", *map(entry, pages))))
    heading = element("h1", escaped(_contents(volume)))
    return element("nav", heading, element("ol", *entries), **{"epub:type": "toc", "id": "toc", "role": "doc-toc"})


def _contents(volume: Volume) -> str:
    return volume.parts[0].speaker.text("book-contents")


def _packed(contents: dict[str, bytes]) -> bytes:
    """The mimetype first and stored, as the format wants it; pictures and fonts are compressed already."""
    packed = BytesIO()
    with ZipFile(packed, "w") as file:
        file.writestr(ZipInfo("mimetype"), "application/epub+zip", ZIP_STORED)
        file.writestr(ZipInfo("META-INF/container.xml"), CONTAINER, ZIP_DEFLATED)
        for name, content in contents.items():
            file.writestr(ZipInfo(name), content, ZIP_STORED if name.endswith((".webp", ".woff2")) else ZIP_DEFLATED)
    return packed.getvalue()
