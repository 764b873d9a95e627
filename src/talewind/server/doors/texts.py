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

AN_HOUR = "public, max-age=3600"

_INDENT = re.compile(r"^(?: {4})+", re.MULTILINE)
_UNSAID = re.compile(r"^(#.*)?\n", re.MULTILINE)


class TextIndex(Frozen):
    """Each bundle is at `/texts/<lang>/<bundle>.ftl`; messages that a language lacks are in English."""

    languages: tuple[Language, ...]
    bundles: tuple[str, ...]


def texts_door(catalogues: Catalogues) -> Router:
    """Compressed once, at the start."""
    index = msgspec.json.encode(TextIndex(catalogues.languages, tuple(catalogues.bundles)))
    files = {
        (lang, f"{name}.ftl"): _file("text/plain", bare(text).encode())
        for name, bundle in catalogues.bundles.items()
        for lang, text in bundle.items()
    }
    files["", "index"] = _file("application/json", index)

    @get("/index", sync_to_thread=False)
    def contents(request: Asked) -> Response[bytes]:
        return send(request, files["", "index"], AN_HOUR)

    @get("/{lang:str}/{file:str}", sync_to_thread=False)
    def bundle(lang: FromPath[str], file: FromPath[str], request: Asked) -> Response[bytes]:
        if (lang, file) not in files:
            raise NotFoundException()
        return send(request, files[lang, file], AN_HOUR)

    return Router("/texts", route_handlers=[contents, bundle], include_in_schema=False)


def bare(catalogue: str) -> str:
    """Remove comments and empty lines, and most of each indent: they are for translators, and a first visit waits for every byte.

    >>> bare("## Arriving\\n\\nopen = Open\\n    a # b\\n")
    'open = Open\\n a # b\\n'
    """
    return _INDENT.sub(" ", _UNSAID.sub("", catalogue))


def _file(kind: str, plain: bytes) -> File:
    return File(kind, plain, {"gzip": gzip.compress(plain, mtime=0)})
