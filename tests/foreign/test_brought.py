"""What a game brings besides its rules: a board, a cover, a language and a bot; and which games an operator offers."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from talewind.server.doors.files import FOR_EVER
from tests.server.conftest import Running
from tests.server.players import Player, call, open_table
from tests.server.serving import Server

from .test_foreign import talewind

BIDS = 2


@pytest.fixture
def centre(beside: dict[str, str], running: Running, dsns: tuple[str, ...]) -> dict[str, str]:
    return beside | {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats}


@pytest.fixture
def server(centre: dict[str, str]) -> Iterator[Server]:
    server = Server(centre).start()
    yield server
    server.end()


def listed(server: Server, game: str) -> dict[str, Any]:
    found, _ = call(server.address, "/api/games")
    return next(each for each in found if each["id"] == game)


def fetched(server: Server, path: str) -> tuple[str, str, bytes]:
    with urlopen(server.address + path, timeout=90) as answer:
        return answer.headers["Content-Type"], answer.headers["Cache-Control"], answer.read()


class Opponent(Player):
    """Plays until the bot in the other seat has bid twice."""

    @property
    def over(self) -> bool:
        return super().over or len(self.raises) >= BIDS

    @property
    def raises(self) -> list[int]:
        """By how many dice each bid of the bot was higher."""
        found, standing = [], 0
        for event in (event for n in sorted(self.frames) for event in self.frames[n]):
            if event["event"] == "raised":
                if event["seat"] == 1:
                    found.append(event["count"] - standing)
                standing = event["count"]
            elif event["event"] == "round-begun":
                standing = 0
        return found


def test_its_bot_plays_better_than_chance(beside: dict[str, str]) -> None:
    words = ["--games", "16", "--seats", "2", "--option", "dice=3", "--bots", "careful", "random", "--json"]
    found = json.loads(talewind(beside, "simulate", "liarsdice", *words))
    wins = {name: won for name, (won, _) in found["by_bot"].items()}
    assert wins["careful"] > 10 > wins["random"], wins


def test_a_language_of_its_own_is_spoken_and_what_it_lacks_is_english(beside: dict[str, str]) -> None:
    words = ["--seats", "2", "--seed", "moon", "--lang", "de"]
    shown = talewind(beside, "play", "liarsdice", *words, typed="rule LD-4\nquit\n")
    assert "Unter deinem Becher" in shown
    assert "In each round all roll their dice at once" in shown
    assert "kit-" not in shown


async def test_a_server_gives_out_its_board_cover_and_language_and_its_bot_plays(server: Server) -> None:
    game = listed(server, "liarsdice")
    assert game["languages"] == ["de", "en", "fr"]
    assert game["offered"]
    kind, cache, script = fetched(server, game["board"])
    assert (kind.partition(";")[0], cache) == ("text/javascript", FOR_EVER)
    assert b"export function mount" in script
    assert b"vessel" in fetched(server, game["board"].replace("board.js", "board.css"))[2]
    assert fetched(server, game["cover"])[0] == "image/webp"
    assert "Du bist dran" in fetched(server, "/texts/de/liarsdice.ftl")[2].decode()
    for other in ("windmill", "fireside"):
        assert (listed(server, other)["board"], listed(server, other)["cover"]) == (None, None)

    opened, host = call(server.address, "/api/tables", {"game": "liarsdice", "options": {"players": 2, "dice": 6}})
    seats = f"/api/tables/{opened['table']}/seats"
    _, host = call(server.address, seats, {"name": "Ana", "key": opened["key"]}, host)
    call(server.address, seats, {"key": opened["key"], "bot": True}, host)
    call(server.address, f"/api/tables/{opened['table']}/start", {}, host)
    ana = Opponent([server.address], opened["table"], host)
    await asyncio.wait_for(ana.play(), 300)
    assert len(ana.raises) >= BIDS
    assert max(ana.raises) <= 1, "whoever calculates never bids more than needed; chance does"


async def test_a_game_that_is_no_longer_offered_is_played_to_its_end(server: Server, centre: dict[str, str]) -> None:
    table, _, cookies = open_table(server.address, 2, game="liarsdice", dice=1)
    later = Server(centre | {"TALEWIND_GAMES": "-liarsdice"}).start()
    try:
        assert (listed(later, "liarsdice")["offered"], listed(later, "windmill")["offered"]) == (False, True)
        with pytest.raises(HTTPError) as no:
            call(later.address, "/api/tables", {"game": "liarsdice"})
        assert (no.value.code, json.load(no.value)["say"]["key"]) == (409, "server-game-not-offered")
        players = [Player([later.address], table, cookie, seed=n) for n, cookie in enumerate(cookies)]
        sights = await asyncio.wait_for(asyncio.gather(*(one.play() for one in players)), 300)
        assert sights[0]["outcome"]["winners"]
        call(later.address, f"/api/tables/{table}/again", {"yes": True}, cookies[0])
        with pytest.raises(HTTPError) as again:
            call(later.address, f"/api/tables/{table}/again", {"yes": True}, cookies[1])
        assert (again.value.code, json.load(again.value)["say"]["key"]) == (409, "server-game-not-offered")
        assert call(later.address, "/api/tables", {"game": "windmill"})[0]["table"]
    finally:
        later.end()
