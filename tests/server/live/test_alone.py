"""A person alone at a table with the house's company: whole games of every game, and how soon the first question comes."""

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from talewind import games
from talewind.kit import Chance, Domain, sample
from talewind.kit.offers import Offer
from tests.server.conftest import Running
from tests.server.players import Player, call
from tests.server.serving import Server

# A member takes a person's time, at most eight seconds. Whole games would last an hour.
HURRIED = "from talewind.bots import times; times.LONGEST_PAUSE = 100"
DOMAINS = {
    str(kind.__struct_config__.tag): kind for kind in Domain.__subclasses__() if kind.__module__ == Domain.__module__
}
SHORT: dict[str, dict[str, Any]] = {
    "windmill": {"first_storyteller": 0},
    "story": {"first_starter": 0, "target": 10},
    "end_of_the_story": {},
    "windward": {"mode": "head_to_head"},
    "winter_tales": {"chapter_cap": 4, "pace": "brisk", "interrupt_pause": 0},
}


@pytest.fixture
def hurried(running: Running, dsns: tuple[str, ...]) -> Iterator[Server]:
    words = {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats, "TALEWIND_SECRET": "s" * 32}
    server = Server(words, before=HURRIED).start()
    yield server
    server.end()


def offered(raw: dict[str, Any]) -> Offer:
    """An offer as the wire has it."""
    return Offer(
        raw["move"],
        {name: msgspec.convert(field, DOMAINS[field["domain"]]) for name, field in raw.get("fields", {}).items()},
    )


class Person(Player):
    """Answers anything legal, also with gestures, drawings and choices of several."""

    def __init__(self, game: str, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.game, self.chance = games.load(game), Chance(b"a person")

    def hear(self, message: dict[str, Any]) -> None:
        super().hear(message)
        if message["say"] == "not-taken":
            self.asked = 0  # the table has gone on, or the story said a word that it may not

    def answer(self) -> str | None:
        question = self.sight.get("question")
        if not question or question["number"] <= self.asked:
            return None
        self.asked = question["number"]
        move = sample(tuple(offered(raw) for raw in question["ask"]["offers"]), self.game.kinds, self.chance)
        said = {"do": "answer", "id": f"m{self.asked}", "number": self.asked, "move": move}
        self.sent[f"m{self.asked}"] = msgspec.json.encode(said).decode()
        return self.sent[f"m{self.asked}"]


def alone(server: Server, game: str, **options: Any) -> tuple[str, str]:
    """A table of one person and as many members as the game needs, begun."""
    least = min(games.load(game).seats_for(games.load(game).options_type(**options)))
    opened, cookie = call(server.address, "/api/tables", {"game": game, "options": options, "chairs": least})
    path = f"/api/tables/{opened['table']}"
    call(server.address, f"{path}/seats", {"name": "Ada", "key": opened["key"]}, cookie)
    for _ in range(1, least):
        call(server.address, f"{path}/seats", {"key": opened["key"], "bot": True}, cookie)
    call(server.address, f"{path}/start", {}, cookie)
    return opened["table"], cookie


@pytest.mark.nightly
@pytest.mark.parametrize("game", SHORT)
async def test_a_whole_game_alone(hurried: Server, game: str) -> None:
    table, cookie = await asyncio.to_thread(lambda: alone(hurried, game, **SHORT[game]))
    person = Person(game, [hurried.address], table, cookie)
    await asyncio.wait_for(person.play(), 1_500)
    assert person.sight["outcome"] is not None
    assert person.acknowledged, "the person had something to do"
