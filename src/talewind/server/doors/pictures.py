"""The decks for browsers: manifests, which may change, and pictures, which never do, because their names contain their hashes.
An address is only looked up among the files that a manifest names; it never becomes a path."""

import gzip
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import json

from talewind.decks import HOME, Deck, deck_names, load_deck

from .files import FOR_EVER, File, kept, send

A_MINUTE = "public, max-age=60"


def pictures_door(home: Path = HOME, more: Iterable[Path] = ()) -> Router:
    """Serves every deck with a manifest, as it is now: a new deck needs a new process. `more`: further folders with decks; of two
    decks of one name the first counts."""
    manifests: dict[str, File] = {}
    pictures: dict[tuple[str, str], tuple[Path, str]] = {}
    for place, name in [(each, name) for each in (home, *more) for name in deck_names(each)]:
        if name not in manifests and (place / name / "manifest.json").is_file():
            loaded = load_deck(name, place)
            plain = shortened(loaded)
            manifests[name] = File("application/json", plain, {"gzip": gzip.compress(plain, mtime=0)})
            for picture in loaded.pictures:
                for file in picture.files.values():
                    pictures[name, file.file] = place / name / "pictures" / file.file, file.sha256

    @get("/{deck:str}/manifest.json", sync_to_thread=False)
    def manifest(deck: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        if deck not in manifests:
            raise NotFoundException()
        return send(request, manifests[deck], A_MINUTE)

    @get("/{deck:str}/pictures/{file:str}", sync_to_thread=True)
    def picture_file(deck: FromPath[str], file: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        if (deck, file) not in pictures:
            raise NotFoundException()
        path, sha = pictures[deck, file]
        tag = f'"{sha}"'
        return answer(b"" if kept(request, tag) else path.read_bytes(), "image/webp", tag, FOR_EVER)

    return Router("/decks", route_handlers=[manifest, picture_file], include_in_schema=False)


def shortened(deck: Deck) -> bytes:
    """The manifest as a browser needs it, without hashes and sources: a quarter of its bytes when packed."""
    pictures = [
        {
            "id": picture.id,
            "colour": picture.colour,
            "motifs": picture.motifs,
            "files": {
                width: {"file": file.file, "width": file.width, "height": file.height}
                for width, file in picture.files.items()
            },
        }
        for picture in deck.pictures
    ]
    return json.encode({"deck": deck.id, "pictures": pictures})


def answer(content: bytes, kind: str, tag: str, cache: str) -> Response[bytes]:
    """Empty content: the browser's copy is still valid."""
    headers = {"ETag": tag, "Cache-Control": cache}
    return Response(content, status_code=200 if content else 304, media_type=kind, headers=headers)
