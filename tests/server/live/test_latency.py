"""How long messages are on their way, as the server measures it."""

import asyncio
import json

import msgspec
import pytest
from websockets.asyncio.client import connect

from talewind.server import wire
from talewind.server.doors.answering import made_from
from talewind.server.live.latency import EVERY, FIRST, NEXT, Latency
from tests.games.end_of_the_story.tables import placing, telling
from tests.server.players import open_table
from tests.server.serving import Server


def beaten(*trips: int, first: int = 0) -> Latency:
    """A latency that has measured these round trips, five seconds apart."""
    latency = Latency()
    for n, trip in enumerate(trips):
        at = first + 5_000 * n
        latency.echoed(latency.probe(at).number, at + trip)
    return latency


def test_the_lag_is_half_of_the_median_of_the_last_five_round_trips() -> None:
    assert beaten(900, 900, 900, 200, 180, 220, 190, 1_000).lag() == 100
    assert beaten(41, 41, 41).lag() == 21, "a token's time is rounded down"


def test_with_fewer_than_three_it_is_taken_as_nothing() -> None:
    assert beaten(200, 200).lag() == 0
    assert Latency().lag() == 0


def test_it_can_be_asked_for_as_it_was_at_a_moment() -> None:
    latency = beaten(100, 100, 100, 800, 800, 800, 800)
    assert latency.lag(by=10_100) == 50
    assert latency.lag(by=10_099) == 0, "the third had not come back"
    assert latency.lag() == 400


def test_an_echo_of_nothing_or_a_second_one_changes_nothing() -> None:
    latency = beaten(100, 100, 100)
    latency.echoed(99, 1)
    latency.echoed(1, 90_000)
    assert latency.lag() == 50


def test_a_client_that_never_echoes_leaves_little_behind() -> None:
    latency = Latency()
    for n in range(1_000):
        latency.probe(n)
    assert len(latency._sent) <= 5
    assert latency.lag() == 0


def test_the_first_three_probes_come_in_a_row() -> None:
    latency, pauses = Latency(), []
    for n in range(5):
        pauses.append(latency.pause)
        latency.probe(n)
    assert pauses == [FIRST, NEXT, NEXT, EVERY, EVERY]


def test_there_is_no_room_for_a_clients_own_clock() -> None:
    """What a client claims about time is not even read."""
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        wire.read('{"do":"answer","id":"a","number":1,"move":{},"pressed":12}')
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        wire.read('{"do":"echo","number":1,"at":12}')


def test_in_a_race_the_row_has_the_lag_of_the_signal_and_how_long_it_lay_here() -> None:
    rig = placing(0, 0, 0)
    go_at = rig.now.go_at
    latency = beaten(100, 100, 100, 900, 900, 900, 900, 900, first=go_at - 12_000)
    said = wire.Answer("a", rig.state.asked[1], msgspec.Raw(b'{"move":"place","picture":"r01"}'))
    row = made_from(said, 1, go_at + 40_000, latency, rig.sitting, go_at + 40_030)
    assert (row.at, row.lag, row.waited) == (go_at + 40_030, 50, 30)
    assert latency.lag() == 450


def test_elsewhere_it_has_the_lag_of_the_moment() -> None:
    rig = telling(0, 0, 0)
    said = wire.Answer("a", rig.state.asked[0], msgspec.Raw(b'{"move":"the-end"}'))
    assert made_from(said, 0, 60_000, beaten(80, 80, 80), rig.sitting, 60_000).lag == 40


async def test_a_socket_is_probed_and_told_its_lag(server: Server) -> None:
    table, _, cookies = await asyncio.to_thread(lambda: open_table(server.address, 3))
    address = server.address.replace("http", "ws", 1)
    async with connect(f"{address}/ws/{table}", additional_headers={"Cookie": cookies[0]}) as socket:
        lags: list[int] = []
        async with asyncio.timeout(120):
            while len(lags) < 4:
                message = json.loads(await socket.recv())
                if message["say"] == "probe":
                    lags.append(message["lag"])
                    await asyncio.sleep(0.12)  # as if far away
                    await socket.send(json.dumps({"do": "echo", "number": message["number"]}))
    assert lags[:3] == [0, 0, 0]
    assert lags[3] >= 60
