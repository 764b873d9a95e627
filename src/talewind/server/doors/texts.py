"""The catalogues for browsers: `/texts/index` lists languages and bundles, `/texts/fr/windmill.ftl` is one bundle."""

import gzip
import re

import msgspec
from litestar import Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from talewind.kit import Frozen
from talewind.server.base.catalogues import Catalogues, Language

from .files import File, send
from .people import Asked

AN_HOUR, NEVER = "public, max-age=3600", "no-store"

_INDENT = re.compile(r"^(?: {4})+", re.MULTILINE)
_UNSAID = re.compile(r"^(#.*)?\n", re.MULTILINE)


class TextIndex(Frozen):
    """Each bundle is at `/texts/<lang>/<bundle>.ftl`; messages that a language lacks are in English."""

    languages: tuple[Language, ...]
    bundles: tuple[str, ...]


class Packed:
    """The bundles as files, compressed once per edition of the catalogues: at the start. `keeps`: browsers may keep them; else they
    are read too rarely to be worth compressing."""

    def __init__(self, catalogues: Catalogues, keeps: bool = True) -> None:
        self.catalogues, self.keeps, self._edition = catalogues, keeps, -1
        self._files: dict[tuple[str, str], File] = {}
        self.files()

    def files(self) -> dict[tuple[str, str], File]:
        """By language and name."""
        if self._edition != self.catalogues.edition:
            bundles, self._edition = self.catalogues.bundles, self.catalogues.edition
            index = msgspec.json.encode(TextIndex(self.catalogues.languages, tuple(bundles)))
            self._files = {
                (lang, f"{name}.ftl"): self._file("text/plain", bare(text).encode())
                for name, bundle in bundles.items()
                for lang, text in bundle.items()
            }
            self._files["", "index"] = self._file("application/json", index)
        return self._files

    def _file(self, kind: str, plain: bytes) -> File:
        return File(kind, plain, {"gzip": gzip.compress(plain, mtime=0)} if self.keeps else {})


def texts_door(catalogues: Catalogues, cache: str = AN_HOUR) -> Router:
    """`cache`: how long a browser may keep a bundle."""
    packed = Packed(catalogues, cache != NEVER)

    @get("/index", sync_to_thread=False)
    def contents(request: Asked) -> Response[bytes]:
        return send(request, packed.files()["", "index"], cache)

    @get("/{lang:str}/{file:str}", sync_to_thread=False)
    def bundle(lang: FromPath[str], file: FromPath[str], request: Asked) -> Response[bytes]:
        if (lang, file) not in packed.files():
            raise NotFoundException()
        return send(request, packed.files()[lang, file], cache)

    return Router("/texts", route_handlers=[contents, bundle], include_in_schema=False)


def bare(catalogue: str) -> str:
    """Remove comments and empty lines, and most of each indent: they are for translators, and a first visit waits for every byte.

    >>> bare("## Arriving\\n\\nopen = Open\\n    a # b\\n")
    'open = Open\\n a # b\\n'
    """
    return _INDENT.sub(" ", _UNSAID.sub("", catalogue))
