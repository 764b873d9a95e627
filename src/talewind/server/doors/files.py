"""Files in memory, each also compressed; a browser gets the smallest encoding that it accepts, or 304 if it has the file
already."""

from functools import cached_property
from hashlib import sha256

from litestar import Response

from .people import Asked

FOR_EVER = "public, max-age=31536000, immutable"
BEST_FIRST = ("br", "gzip")  # names of encodings


class File:
    def __init__(self, kind: str, plain: bytes, packed: dict[str, bytes] | None = None) -> None:
        self.kind, self.plain, self.packed = kind, plain, packed or {}

    @cached_property
    def tag(self) -> str:
        return sha256(self.plain).hexdigest()[:32]


def send(request: Asked, file: File, cache: str) -> Response[bytes]:
    """Send a file with headers that let a browser cache it as `cache` says."""
    encoding = next((e for e in understood(request.headers.get("accept-encoding", "")) if e in file.packed), "")
    tag = f'"{file.tag}{"-" if encoding else ""}{encoding}"'
    headers = {"ETag": tag, "Cache-Control": cache}
    if file.packed:
        headers["Vary"] = "Accept-Encoding"
    if kept(request, tag):
        return Response(b"", status_code=304, media_type=file.kind, headers=headers)
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(file.packed.get(encoding, file.plain), media_type=file.kind, headers=headers)


def kept(request: Asked, tag: str) -> bool:
    """Does the browser have exactly this answer already?"""
    tags = request.headers.get("if-none-match", "").split(",")
    return tag in (each.strip().removeprefix("W/") for each in tags)


def understood(accept_encoding: str) -> list[str]:
    """
    >>> understood("gzip, deflate, br;q=0.9"), understood("br;q=0, gzip"), understood("")
    (['br', 'gzip'], ['gzip'], [])
    """
    said = [part.partition(";") for part in accept_encoding.replace(" ", "").lower().split(",")]
    refused = ("q=0", "q=0.0", "q=0.00", "q=0.000")
    names = {name for name, _, weight in said if weight not in refused}
    return [name for name in BEST_FIRST if name in names]
