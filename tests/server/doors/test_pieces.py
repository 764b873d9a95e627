"""What names a seat before the game: each chooses the own piece, and what was chosen stays with the person."""

import asyncio
import colorsys
import re
from pathlib import Path
from typing import Any

import pytest

from talewind import games
from talewind.kit import menu
from talewind.server.books.signs import COLOURS
from talewind.server.tables.naming import followed
from tests.server.players import call
from tests.server.serving import Server

from .test_people import opened, refused, sits
from .test_waiting import choose, info

pytestmark = pytest.mark.common_server

TOKENS = Path(__file__).parents[3] / "web" / "src" / "look" / "tokens.css"
OURS = ("windmill", "story", "end_of_the_story")
HUES = {  # in degrees
    "red": (340, 15), "orange": (15, 30), "amber": (30, 48), "yellow": (30, 60), "green": (80, 160), "moss": (80, 160),
    "teal": (175, 195), "blue": (205, 250), "slate": (205, 250), "purple": (260, 300), "plum": (260, 300), "pink": (325, 350),
}  # fmt: skip


def pieces(server: Server, table: Any, cookie: str) -> list[tuple[str, str | None]]:
    return [(seat["name"], seat["piece"]) for seat in info(server, table, cookie)["seats"]]


def take(server: Server, table: Any, cookie: str, piece: str) -> None:
    call(server.address, f"/api/tables/{table['table']}/piece", {"piece": piece}, cookie)


def test_each_seat_chooses_its_own_piece_among_the_free_ones(server: Server) -> None:
    table, host = opened(server)
    sits(server, table, "Ada", host, piece="plum")
    _, bo = sits(server, table, "Bo", piece="plum")
    assert pieces(server, table, host) == [("Ada", "plum"), ("Bo", "amber")], "the first who takes it has it"
    take(server, table, bo, "slate")
    assert pieces(server, table, host) == [("Ada", "plum"), ("Bo", "slate")]
    path = f"/api/tables/{table['table']}"
    assert refused(server, f"{path}/piece", {"piece": "plum"}, bo) == (409, "server-piece-taken")
    assert refused(server, f"{path}/piece", {"piece": "pink"}, bo) == (409, "server-not-understood")
    assert refused(server, f"{path}/piece", {"piece": "moss"}) == (403, "server-not-yours")
    assert refused(server, f"{path}/options", {"options": {"pawns": ["moss"]}}, host) == (409, "server-own-piece")
    assert [s["shape"] for s in info(server, table, host)["seats"]] == ["star", "stone"]


def test_a_piece_is_free_again_when_its_owner_gets_up(server: Server) -> None:
    table, host = opened(server)
    sits(server, table, "Ada", host)
    _, bo = sits(server, table, "Bo")
    call(server.address, f"/api/tables/{table['table']}/stand", {}, bo)
    take(server, table, host, "teal")
    sits(server, table, "Cy")
    assert pieces(server, table, host) == [("Ada", "teal"), ("Cy", "amber")]


@pytest.mark.parametrize("leaves", ["stand", "remove"])
def test_pieces_and_the_first_player_follow_the_person_when_somebody_gets_up(server: Server, leaves: str) -> None:
    table, host = opened(server, players=5)
    cookies = [sits(server, table, name, host if name == "Ada" else "")[1] for name in ("Ada", "Bo", "Cy", "Di")]
    take(server, table, cookies[2], "slate")
    choose(server, table, host, first_storyteller=2)
    path = f"/api/tables/{table['table']}"
    if leaves == "stand":
        call(server.address, f"{path}/stand", {}, cookies[1])
    else:
        call(server.address, f"{path}/remove", {"seat": 1}, host)
    call(server.address, f"{path}/start", {}, host)
    ((welcome),), _ = call(server.address, f"{path}/frames", None, cookies[2])
    assert (welcome["seat"], welcome["shapes"][1]) == (1, "stone")
    assert welcome["sight"]["view"]["teller"] == 1, "Cy, who sat on the third chair when the host said so"
    assert info(server, table, cookies[2])["options"]["first_storyteller"] == 1


def test_who_was_named_as_the_first_and_got_up_is_nobody(server: Server) -> None:
    table, host = opened(server)
    sits(server, table, "Ada", host)
    _, bo = sits(server, table, "Bo")
    choose(server, table, host, first_storyteller=1)
    call(server.address, f"/api/tables/{table['table']}/stand", {}, bo)
    sits(server, table, "Eve")
    assert info(server, table, host)["options"]["first_storyteller"] == "random", "and not whoever takes that chair"


def test_fewer_chairs_move_the_pieces_along(server: Server) -> None:
    table, host = opened(server, players=5)
    cookies = [sits(server, table, name, host if name == "Ada" else "")[1] for name in ("Ada", "Bo", "Cy")]
    call(server.address, f"/api/tables/{table['table']}/stand", {}, cookies[0])
    choose(server, table, host, players=3, first_storyteller=2)
    seen = info(server, table, host)
    assert [(s["seat"], s["name"], s["piece"]) for s in seen["seats"]] == [(0, "Bo", "teal"), (1, "Cy", "plum")]
    assert seen["options"]["first_storyteller"] == 1


async def test_two_changes_at_once_both_count(server: Server) -> None:
    table, host = opened(server)
    both = ({"never_ending": True}, {"write_time": 60})
    await asyncio.gather(*(asyncio.to_thread(choose, server, table, host, **each) for each in both))
    found = info(server, table, host)["options"]
    assert (found["never_ending"], found["write_time"]) == (True, 60)


@pytest.mark.parametrize("name", OURS)
def test_a_sign_is_painted_in_the_colour_it_stands_for(name: str) -> None:
    game = games.load(name)
    (option,) = [option for option in menu(game) if option.kind == "by-seat"]
    assert len(set(option.shapes)) == len(option.values) >= max(game.seats), "and each is another one"
    for piece, shape in zip(option.values, option.shapes, strict=True):
        red, green, blue = (int(COLOURS[shape][n : n + 2], 16) / 255 for n in (1, 3, 5))
        hue, light, _ = colorsys.rgb_to_hls(red, green, blue)
        if piece == "white":
            assert light > 0.9
            continue
        low, high = HUES[str(piece)]
        assert (low <= hue * 360 <= high) if low < high else not (high < hue * 360 < low), (piece, shape, hue * 360)


def test_the_book_paints_signs_as_the_client_does() -> None:
    painted = dict(re.findall(r"--(\w+): (#\w{6});", TOKENS.read_text("utf-8")))
    assert {shape: painted[shape] for shape in COLOURS} == COLOURS


def test_options_that_name_nobody_stay_as_they_are() -> None:
    game = games.load("windmill")
    options = {"players": 4, "first_storyteller": "random", "pawns": ["amber", None, "teal"]}
    assert followed(game, options, {0: 0, 2: 1}) == options | {"pawns": ["amber", "teal"]}
    assert followed(game, options | {"first_storyteller": 3}, {0: 0}) == options | {"pawns": ["amber"]}
