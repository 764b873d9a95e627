"""What the author is told: the last fault, what `conform` found, and which files were read again. The supervisor of `talewind dev`
sends it, and the panel and the pages of the table read it."""

import asyncio
import secrets
from typing import Literal

from msgspec import structs

from talewind.kit import Frozen

WAIT = 15.0  # seconds for which a page waits for news before it asks again


class Trouble(Frozen):
    """A fault of the author's files as one sentence, which begins with the file and the line if they are known."""

    says: str
    file: str = ""
    line: int = 0


class Proof(Frozen):
    """What `conform` found after the last change. `cure`: what to do about the fault."""

    state: Literal["none", "running", "well", "fault"] = "none"
    games: int = 0
    steps: int = 0
    kind: str = ""
    says: str = ""
    cure: str = ""
    file: str = ""
    line: int = 0


class News(Frozen):
    """What the supervisor knows. `texts`, `pages`: how often texts, and files of the board, have changed. `trouble`: why the files as
    they are now are not served. `note`: what became of the last change. `took`: seconds from the save to the new server."""

    texts: int = 0
    pages: int = 0
    trouble: Trouble | None = None
    proof: Proof = Proof()
    note: str = ""
    took: float | None = None


class Changed(Frozen):
    """For the pages. `seen`: what to ask with next. `boot`: the process."""

    seen: str
    boot: str
    table: str
    texts: int
    pages: int
    trouble: str


class Bulletin:
    """The newest news in the process that serves. `raised`: what the rules have raised at the table."""

    def __init__(self) -> None:
        self.news, self.table, self.raised = News(), "", list[Trouble]()
        self.boot, self._version = secrets.token_hex(4), 0
        self._changed = asyncio.Event()

    def tell(self, news: News) -> None:
        self.news = news
        self._stir()

    def move_to(self, table: str) -> None:
        """Another table is the author's now."""
        self.table = table
        self._stir()

    def note_raised(self, trouble: Trouble) -> None:
        """Remember an exception of the rules; the same one once."""
        self.raised = [*(each for each in self.raised if each != trouble), trouble][-5:]
        self._stir()

    def _stir(self) -> None:
        self._version += 1
        self._changed.set()
        self._changed = asyncio.Event()

    release = _stir  # before a stop: nobody waits any longer

    @property
    def seen(self) -> str:
        return f"{self.boot}.{self._version}"

    async def changed(self, seen: str) -> Changed:
        """What has changed since `seen`, at the latest after WAIT seconds."""
        if seen == self.seen:
            try:
                async with asyncio.timeout(WAIT):
                    await self._changed.wait()
            except TimeoutError:
                pass
        trouble = self.news.trouble or next(iter(self.raised[-1:]), None)
        says = trouble.says if trouble else ""
        return Changed(self.seen, self.boot, self.table, self.news.texts, self.news.pages, says)

    def all(self) -> dict[str, object]:
        """For the tab of faults."""
        return structs.asdict(self.news) | {"raised": self.raised}
