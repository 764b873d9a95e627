"""People at a table of Winter Tales: each does what the teller, the game's bot, would do from what the page was told. How it is
done is up to the board: by its forms (winter_forms.py), or by drawings, town and pad (winter_board.py)."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from playwright.async_api import Error, expect

from talewind.bots import bot_for
from talewind.kit import Move, Sight
from talewind.kit.base import tag_of
from talewind.texts import Speaker
from tests.games.winter_tales.wired import GAME, sight_of

from .company import choose
from .people import House, Person
from .playing import BOOK
from .taps import Tap
from .windward import brings

SOON = 15_000  # ms; what the page was told, it shows
MOVES = 2_000  # of everybody, and looks
# No clock, and few memories: a game of two chapters or three.
SHORT = {"pace": "relaxed", "interrupt_pause": 0, "memories": 3, "chapter_cap": 4}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}


class Narrator:
    """`told`: the passages of this person. `did`: the moves made. `is_away`: the page is closed."""

    query = ""  # of the table's address
    is_away = False

    def __init__(self, person: Person, tap: Tap, seed: str, lang: str = "en") -> None:
        self.person, self.page, self.tap, self.seed, self.lang = person, person.page, tap, seed, lang
        self.told: list[str] = []
        self.did: set[str] = set()
        self.moves = 0

    @property
    def sight(self) -> dict[str, Any]:
        """What the page was told of the table."""
        return self.tap.sight

    async def is_at_the_end(self) -> bool:
        return bool(self.sight.get("outcome")) and await self.person.is_seen(BOOK)

    async def act(self) -> bool:
        """Do the next thing that the page offers; False: nothing to do."""
        if self.is_away:
            return False
        if await self.person.is_seen(".recap"):
            await self.page.locator(".since .foot .lit").click()
            return True
        question = self.sight.get("question")
        if not question or question["ask"].get("settled") or self.sight.get("outcome"):
            return False
        n, sight = self.tap.n, sight_of(self.sight)
        self.moves += 1
        move = self.decides(sight)
        try:
            await self.makes(move, sight, Speaker(GAME, self.lang, self.tap.welcome["names"], sight.seat))
            await self.is_taken(n)
        except (Error, AssertionError, TimeoutError):
            if self.tap.n == n:
                raise
        self.did.add(tag_of(move))
        return True

    def decides(self, sight: Sight[Any]) -> Move:
        return bot_for(GAME, f"{self.seed} {self.moves}".encode(), lang=self.lang).answer(sight, iter(()))[0]

    async def makes(self, move: Move, sight: Sight[Any], speaker: Speaker) -> None:
        raise NotImplementedError

    async def is_taken(self, n: int) -> None:
        """The table has gone on, and so has the page."""
        try:
            async with asyncio.timeout(SOON / 1_000):
                await self.tap.beyond(n)
        except TimeoutError:
            refused = await self.page.locator(".board .refused, .board [role=alert]").all_inner_texts()
            raise AssertionError(f"not taken: {refused}") from None


async def play_until(narrators: Sequence[Narrator], done: Callable[[Narrator], Any] = Narrator.is_at_the_end) -> None:
    """Everybody plays on until all have come to some screen."""
    for _ in range(MOVES):
        if all([await done(each) for each in narrators]):
            return
        if not any([await each.act() for each in narrators]):
            await asyncio.sleep(0.1)
    raise AssertionError([await each.person.says() for each in narrators])


async def comes(
    house: House, kind: type[Narrator], size: tuple[int, int], seed: str, lang: str = "en", **visitor: Any
) -> Narrator:
    person = await house.visitor(size, locale=LOCALES[lang], **visitor)
    await brings(person, seed)
    return kind(person, await Tap.on(person.page), seed, lang)


async def gather(
    house: House,
    seats: Sequence[tuple[type[Narrator], tuple[int, int]]],
    nonce: str = "winter",
    visitor: dict[str, Any] | None = None,
    **options: Any,
) -> tuple[list[Narrator], str]:
    """A table of Winter Tales with these options, begun, and its link. For each seat how somebody plays, and the screen."""
    narrators = [
        await comes(house, kind, size, f"{nonce} {place}", **(visitor or {}))
        for place, (kind, size) in enumerate(seats)
    ]
    host, *others = narrators
    link = await host.person.opens_a_table(len(seats), "winter_tales", 120)
    await choose(host.person, link, **{**SHORT, "players": len(seats), **options})
    for place, other in enumerate(others, 2):
        await other.person.sits_down(link.replace("#", f"{other.query}#"), f"Teller {place}")
    if host.query:
        await host.person.goto(link.replace("#", f"{host.query}#"))
    await expect(host.page.locator(".places li b")).to_have_count(len(seats))
    await host.person.begins()
    for each in narrators:
        await each.page.locator(".board h1").first.wait_for()
    return narrators, link
