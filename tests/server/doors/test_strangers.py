"""What strangers try: no answer is an accident, and nobody else notices."""

import asyncio
import json
from collections.abc import Iterator
from http.client import HTTPConnection
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from litestar.exceptions import HTTPException

from talewind import games
from talewind.server import wire
from talewind.server.base.bounds import Bounds
from talewind.server.base.ids import LETTERS
from talewind.server.doors import polling, sockets
from talewind.server.doors.limits import Doorkeeper
from talewind.server.doors.people import named
from talewind.server.doors.services import Services
from talewind.server.live.listener import Listener
from talewind.server.record import Shards
from talewind.server.tables.guests import STAYS
from tests.server.conftest import Running
from tests.server.players import call, open_table
from tests.server.serving import Server
from tests.server.some_services import some_services

from .test_people import opened, refused, sits


def status(server: Server, path: str, body: bytes | None = None, cookie: str = "") -> int:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=90)
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    connection.request("GET" if body is None else "POST", path, body, headers)
    found = connection.getresponse()
    found.read()
    connection.close()
    return found.status


def test_nothing_malformed_is_an_accident_of_the_server(server: Server) -> None:
    table, _watch, cookies = open_table(server.address, 3)
    path, cookie = f"/api/tables/{table}", cookies[0]
    for odd in ("behind=%C2%B2&watch=x", "behind=0&watch=%C3%A9"):
        assert status(server, f"{path}/frames?{odd}") == 403
    for where in (f"{path}%00", f"/api/tables/{quote('Aé')}"):
        assert status(server, where) == 404
    assert status(server, f"/t/{table}%00") == 200, "the general page"
    later = LETTERS[-1] + "A" * 16
    assert status(server, f"/api/tables/{later}") == 503, "its shard may have been added since this process has started"
    assert status(server, f"/t/{later}") == 200
    for body in (b'{"\xb8": 1}', b'{"game": "windmill", "options": {"x": ' + b"[" * 30_000 + b"]" * 30_000 + b"}}"):
        assert status(server, "/api/tables", body, cookie) == 400
    far = {"do": "draft", "number": 1 << 40, "move": {"move": "tell", "tale": {"parts": ["Once."]}}}
    assert status(server, f"{path}/messages", json.dumps(far).encode(), cookie) == 204


@pytest.mark.parametrize("text", [r'{"do":"pause","id":"a\u0000"}', r'{"do":"pause","id":"\\\u0000"}'])
def test_what_no_database_takes_is_not_understood(text: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        wire.read(text)


@pytest.mark.parametrize(
    ("number", "fits"), [((1 << 64) - 1, True), (1 << 64, False), (-(1 << 63), True), (-(1 << 63) - 1, False)]
)
def test_a_number_that_no_state_can_hold_is_no_part_of_a_move(number: int, fits: bool) -> None:
    """A planned move and a standing order are stored as they came."""
    raw = json.dumps({"move": "trade-teeth", "grey": 1, "red": number}).encode()
    if fits:
        assert wire.read_move(games.load("windward"), raw).red == number
    else:
        with pytest.raises(msgspec.ValidationError):
            wire.read_move(games.load("windward"), raw)


def test_somebody_may_write_about_escapes() -> None:
    assert wire.read(r'{"do":"pause","id":"\\u0000"}') == wire.Pause(r"\u0000")


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("  Ana \t Sol ", "Ana Sol"),
        ("An\x00a\x1b", "Ana"),
        ("\u202eanA\u2066", "anA"),
        ("نیلو\u200cفر", "نیلو\u200cفر"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("Z" + "\u0301" * 30 + "o", "Z" + "\u0301" * 3 + "o"),
        ("{ SEAT($x) }", "{ SEAT($x) }"),
    ],
)
def test_a_name_is_what_it_looks_like(name: str, taken: str) -> None:
    assert named(name) == taken


@pytest.mark.parametrize("name", ["", " ", "\u200d\u200d", "\u3164", "\u2800\u2800", "\u0301", "\x00"])
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(HTTPException):
        named(name)


def test_nobody_is_renamed_once_the_game_has_begun(server: Server) -> None:
    table, _watch, cookies = open_table(server.address, 3)
    found, _ = call(server.address, f"/api/tables/{table}/seats", {"name": "Other", "key": ""}, cookies[1])
    assert found == {"seat": 1}
    info, _ = call(server.address, f"/api/tables/{table}", None, cookies[0])
    assert [s["name"] for s in info["seats"]] == ["P0", "P1", "P2"]


def test_in_the_waiting_room_who_sits_down_again_has_the_new_name(server: Server) -> None:
    table, host = opened(server)
    sits(server, table, "Ana", host)
    sits(server, table, "Bo", host)
    info, _ = call(server.address, f"/api/tables/{table['table']}", None, host)
    assert [s["name"] for s in info["seats"]] == ["Bo"]


class Talking:
    """A socket whose person does not read, but speaks."""

    def __init__(self, *said: str) -> None:
        self.said = list(said)

    async def receive_data(self, mode: str) -> str:
        return self.said.pop(0)


async def test_who_is_sent_away_says_nothing_more_for_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[str] = []

    async def answered(raw: str, listener: Listener, services: Services) -> None:
        taken.append(raw)
        listener.drop()

    monkeypatch.setattr(sockets, "answered", answered)
    socket, services = Talking("before", "after"), some_services(doorkeeper=Doorkeeper())
    code = await sockets.receive_all(socket, Listener("A", 0, "p"), services)  # type: ignore[arg-type]
    assert (taken, code) == (["before"], sockets.SLOW)


async def test_a_poll_hears_nothing_once_it_was_sent_away() -> None:
    listener = Listener("A", 0, "p")
    listener.give(b"1")
    listener.drop()
    listener.give(b"2")
    missed = wire.CaughtUp(0, (), 1, msgspec.Raw(b"{}"))

    class Asked:
        async def receive(self) -> Any:
            await asyncio.sleep(60)

    assert await polling.heard(missed, listener, Asked(), asyncio.Event()) == []  # type: ignore[arg-type]


@pytest.fixture
def suspicious(running: Running, dsns: tuple[str, ...]) -> Iterator[Server]:
    """It forgets so slowly who tried a key that no busy machine gives them another try."""
    environ = {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats}
    server = Server(environ | {"TALEWIND_LIMITS": "strangers=60/36000"}).start()
    yield server
    server.end()


def test_keys_are_not_tried_without_end(suspicious: Server) -> None:
    """By polls as by any other call."""
    server = suspicious
    table, watch, cookies = open_table(server.address, 3)
    answers = [status(server, f"/api/tables/{table}/frames?watch={n}") for n in range(80)]
    assert answers == [403] * 60 + [429] * 20
    assert status(server, f"/api/tables/{table}/frames", cookie=cookies[0]) == 200, "who sits there shares the address"
    _, known = opened(server)
    for key in (watch, "guess"):
        path = f"/api/tables/{table}/frames?watch={key}"
        assert status(server, path, cookie=known) == 429, "a cookie alone opens nothing, and tells nothing of a key"


def test_a_removed_person_does_not_come_along_to_the_next_table(server: Server) -> None:
    table, _watch, cookies = open_table(server.address, 4)
    call(server.address, f"/api/tables/{table}/remove", {"seat": 3}, cookies[0])
    for cookie in cookies[1:3]:
        call(server.address, f"/api/tables/{table}/messages", {"do": "leave", "id": "l"}, cookie)
    info, _ = call(server.address, f"/api/tables/{table}", None, cookies[0])
    if info["status"] == "playing":
        call(server.address, f"/api/tables/{table}/messages", {"do": "end-here", "id": "e"}, cookies[0])
    again, _ = call(server.address, f"/api/tables/{table}/rematch", {}, cookies[0])
    found, _ = call(server.address, f"/api/tables/{again['next']}", None, cookies[0])
    assert "P3" not in [s["name"] for s in found["seats"]]
    assert refused(server, f"/api/tables/{table}/remove", {"seat": 1}, cookies[0]) == (409, "server-table-closed")
    call(server.address, f"/api/tables/{table}/book", None, cookies[1])


def test_what_somebody_had_begun_to_write_is_not_shown_to_the_next(server: Server) -> None:
    table, _watch, cookies = open_table(server.address, 3, first_storyteller=0)
    path = f"/api/tables/{table}"
    code = call(server.address, path, None, cookies[1])[0]["code"]
    draft = {"do": "draft", "number": 1, "move": {"move": "tell", "tale": {"parts": ["My secret beginning."]}}}
    call(server.address, f"{path}/messages", draft, cookies[0])
    assert "draft" in call(server.address, f"{path}/frames", None, cookies[0])[0][0]
    call(server.address, f"{path}/messages", {"do": "leave", "id": "l"}, cookies[0])
    _, guest = call(server.address, "/api/knock", {"code": code, "name": "Eve"})
    (knock,), _ = call(server.address, f"{path}/knocks", None, cookies[1])
    call(server.address, f"{path}/knocks", {"knock": knock["knock"], "yes": True}, cookies[1])
    ((welcome),), _ = call(server.address, f"{path}/frames", None, guest)
    assert (welcome["seat"], welcome.get("draft")) == (0, None)


def test_whoever_waits_at_a_table_that_is_locked_meanwhile_has_guessed_no_code(server: Server) -> None:
    table, host = opened(server)
    call(server.address, f"/api/tables/{table['table']}/lock", {"locked": True}, host)
    knock = {"code": table["code"], "name": "Bo"}
    answers = [refused(server, "/api/knock", knock)[0] for _ in range(Bounds().codes.most + 1)]
    assert set(answers) == {404}


def test_codes_are_not_guessed_without_end(server: Server) -> None:
    most = Bounds().codes.most
    answers = [refused(server, "/api/knock", {"code": "AAAAAA", "name": "Eve"})[0] for _ in range(most + 1)]
    assert answers == [404] * most + [429]


async def test_who_knocked_and_went_away_waits_no_more(server: Server, dsns: tuple[str, ...]) -> None:
    table, host = opened(server)
    path = f"/api/tables/{table['table']}/knocks"
    _, guest = await asyncio.to_thread(call, server.address, "/api/knock", {"code": table["code"], "name": "Bo"})
    async with Shards(dsns) as shards:
        await shards.of(table["table"]).execute("update knocks set asked_at = asked_at - $1", STAYS)
    assert (await asyncio.to_thread(call, server.address, path, None, host))[0] == []
    await asyncio.to_thread(call, server.address, "/api/knock", {"code": table["code"], "name": "Bo"}, guest)
    assert len((await asyncio.to_thread(call, server.address, path, None, host))[0]) == 1, "and is back"
