"""The binder: makes the files that people keep, beside the event loop and few at a time."""

import asyncio
from typing import Literal

from talewind.server.base.bounds import Bounds

from .epub_book import epub_file
from .html_book import html_file
from .volume import Volume

type Form = Literal["html", "epub"]

KINDS: dict[Form, str] = {"html": "text/html", "epub": "application/epub+zip"}
MAKERS = {"html": html_file, "epub": epub_file}


class Binder:
    def __init__(self, bounds: Bounds) -> None:
        self._turns = asyncio.Semaphore(bounds.prints)

    async def file(self, volume: Volume, form: Form) -> bytes:
        async with self._turns:
            return await asyncio.to_thread(MAKERS[form], volume)
