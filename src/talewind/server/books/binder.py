"""The binder: makes the files that people keep, beside the event loop and few at a time."""

import asyncio
import os
import sys
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec

import msgspec

from talewind.kit import refuse
from talewind.server.base.bounds import Bounds
from talewind.server.telemetry.logs import log

from .book import Form
from .epub_book import epub_file
from .html_book import html_file
from .press import Job, Print
from .typesetting import typeset
from .volume import Volume

KINDS: dict[Form, str] = {
    "html": "text/html",
    "epub": "application/epub+zip",
    "pdf": "application/pdf",
    "booklet": "application/pdf",
    "png": "image/png",
}
MAKERS: dict[Form, Callable[[Volume], bytes]] = {"html": html_file, "epub": epub_file}
PRESS = Job.__module__
INHERITED = ("PATH", "PYTHONPATH", "LANG", "TMPDIR", "HOME", "SYSTEMROOT")  # the press needs no secret of the server


@cache
def forms() -> tuple[Form, ...]:
    """What this server can make: PDF and pictures need typst, the extra `print`."""
    return tuple(KINDS) if find_spec("typst") else tuple(MAKERS)


class Binder:
    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self._turns = asyncio.Semaphore(bounds.prints)

    async def file(self, volume: Volume, form: Form, page: int | None = None) -> bytes:
        """`page`: of a picture, the number of its page; 0: the cover."""
        if form not in forms():
            raise refuse("book-no-press")
        async with self._turns:
            if form in MAKERS:
                return await asyncio.to_thread(MAKERS[form], volume)
            return await self._pressed(await asyncio.to_thread(_job, volume, form, page))

    async def _pressed(self, job: bytes) -> bytes:
        """typst in a process of its own, which is ended when it takes too long."""
        environment = {name: os.environ[name] for name in INHERITED if name in os.environ}
        press = await asyncio.create_subprocess_exec(
            sys.executable, "-m", PRESS, env=environment,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        try:
            async with asyncio.timeout(self.bounds.print_seconds):
                made, _ = await press.communicate(job)
        except TimeoutError:
            log().warning("print-failed", reason="time")
            raise refuse("book-press-failed") from None
        finally:
            if press.returncode is None:
                press.kill()
                await press.wait()
        if press.returncode or not 0 < len(made) <= self.bounds.print_bytes:
            log().warning("print-failed", reason="size" if not press.returncode else "press")
            raise refuse("book-press-failed")
        return made


def _job(volume: Volume, form: Form, page: int | None) -> bytes:
    found = typeset(volume, page if form == "png" else None)
    wanted: Print = "pdf" if form == "pdf" else "booklet" if form == "booklet" else "spread" if page else "cover"
    return msgspec.msgpack.encode(Job(wanted, volume.title, volume.changed // 1_000, found.data, found.files))
