"""A game from another distribution is proved, played in the terminal and served, without a line changed in Talewind."""

import asyncio
import os
import subprocess
import sys
from urllib.request import urlopen

import pytest

from tests.server.conftest import Running
from tests.server.players import Player, call, open_table
from tests.server.serving import Server

FOREIGN = {"liarsdice": False, "fireside": True}  # whether they bring lessons


def talewind(environ: dict[str, str], *words: str, typed: str = "") -> str:
    command = [sys.executable, "-c", "from talewind.cli import main; main()", *words]
    done = subprocess.run(
        command, input=typed, env=os.environ | environ, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("game", ["liarsdice", "fireside"])
def test_it_is_proved_by_the_kit(beside: dict[str, str], game: str) -> None:
    assert game in talewind(beside, "conform", game, "--games", "20").lower()


def test_it_is_played_in_the_terminal(beside: dict[str, str]) -> None:
    bots = talewind(beside, "play", "liarsdice", "--watch", "--seats", "2", "--seed", "moon", "--option", "dice=1")
    assert "The game is over." in bots
    shown = talewind(beside, "play", "liarsdice", "--seats", "2", "--seed", "moon", "--lang", "fr", typed="quit\n")
    assert "Sous votre gobelet" in shown


async def test_it_is_served_and_played_over_sockets(
    beside: dict[str, str], running: Running, dsns: tuple[str, ...]
) -> None:
    server = Server(beside | {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats}).start()
    try:
        listed, _ = call(server.address, "/api/games")
        assert {game["id"]: game["lessons"] for game in listed if game["id"] in FOREIGN} == FOREIGN
        with urlopen(f"{server.address}/texts/en/liarsdice.lessons.ftl", timeout=90) as texts:
            assert texts.read() == b"", "it teaches nothing, and nothing is missing"
        with urlopen(f"{server.address}/texts/fr/liarsdice.ftl", timeout=90) as texts:
            assert "Le Menteur" in texts.read().decode()
        with urlopen(f"{server.address}/texts/en/common.ftl", timeout=90) as texts:
            assert "liarsdice-name = Liar’s Dice" in texts.read().decode(), "the front door says its name"
        table, watch, cookies = open_table(server.address, 3, game="liarsdice", dice=1)
        players = [Player([server.address], table, cookie, seed=n) for n, cookie in enumerate(cookies)]
        looker = Player([server.address], table, watch=watch)
        sights = await asyncio.wait_for(asyncio.gather(*(one.play() for one in (*players, looker))), 300)
        (winner,) = sights[0]["outcome"]["winners"]
        assert [sight["outcome"]["winners"] for sight in sights] == [[winner]] * 4
        assert sorted(sights[0]["scores"]) == [0, 0, 1]
        assert not any(event["event"] == "rolled" for events in looker.frames.values() for event in events)
    finally:
        server.end()
