"""The package document of an EPUB: what it is called, who told it, how it can be read, and which files it has in which order."""

from datetime import UTC, datetime
from typing import NamedTuple
from uuid import NAMESPACE_URL, uuid5

from .html import Html, element, escaped, join
from .speaking import day, plain
from .volume import Volume

OPF, DC = "http://www.idpf.org/2007/opf", "http://purl.org/dc/elements/1.1/"
ACCESS = (
    ("accessMode", "textual"), ("accessMode", "visual"), ("accessModeSufficient", "textual"),
    ("accessibilityFeature", "alternativeText"), ("accessibilityFeature", "readingOrder"),
    ("accessibilityFeature", "structuralNavigation"), ("accessibilityFeature", "tableOfContents"),
    ("accessibilityFeature", "displayTransformability"), ("accessibilityHazard", "none"),
)  # fmt: skip


class Item(NamedTuple):
    """A file of the book; `is_`: what it is for, besides its media type."""

    name: str
    kind: str
    is_: str = ""

    @property
    def id(self) -> str:
        return "f-" + self.name.replace("/", "-").replace(".", "-")


def identifier(volume: Volume) -> str:
    """The same for every copy of a volume; it does not tell the ids of its tables, since a copy is passed on."""
    tables = " ".join(part.book.table for part in volume.parts)
    return f"urn:uuid:{uuid5(NAMESPACE_URL, f'talewind book {tables} {volume.lang}')}"


def package(volume: Volume, items: list[Item], spine: list[str]) -> str:
    ids = {item.name: item.id for item in items}
    manifest = [
        element("item", id=item.id, href=item.name, properties=item.is_ or None, **{"media-type": item.kind})
        for item in items
    ]
    whole = element(
        "package", _metadata(volume), element("manifest", *manifest),
        element("spine", *(element("itemref", idref=ids[name]) for name in spine)),
        xmlns=OPF, version="3.0", **{"unique-identifier": "volume-id", "xml:lang": volume.lang},
    )  # fmt: skip
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{whole}\n'


def _metadata(volume: Volume) -> Html:
    say = volume.parts[0].speaker.text
    changed = datetime.fromtimestamp(volume.changed // 1_000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    told = [plain(name) for name in volume.names]
    return element(
        "metadata",
        element("dc:identifier", escaped(identifier(volume)), id="volume-id"),
        element("dc:title", escaped(volume.title)),
        element("dc:language", escaped(volume.lang)),
        *(element("dc:creator", escaped(name), id=f"teller-{n}") for n, name in enumerate(told, 1) if name),
        element("dc:date", escaped(day(volume.began).isoformat())),
        element("dc:publisher", escaped("Talewind")),
        _meta("dcterms:modified", changed),
        *(_meta(f"schema:{name}", value) for name, value in ACCESS),
        _meta("schema:accessibilitySummary", say("book-access")),
        join(),
        **{"xmlns:dc": DC},
    )


def _meta(name: str, value: str) -> Html:
    return element("meta", escaped(value), property=name) if value else join()
