"""Every limit at n and at n + 1, by a clock that the test turns."""

from collections.abc import Callable
from unittest.mock import Mock

import pytest
from litestar import Litestar, get, post
from litestar.datastructures import State
from litestar.testing import TestClient

from talewind.server.base.bounds import UNBOUNDED, Bounds, Rate
from talewind.server.doors.addresses import counted_as
from talewind.server.doors.concurrency_limit import Room
from talewind.server.doors.gate import Gate
from talewind.server.doors.guards import calls_limited, openings_limited
from talewind.server.doors.limits import Doorkeeper
from talewind.server.doors.rate_limit import MessageLimit, Turnstile
from talewind.server.telemetry.metrics import LIMITED, metrics
from tests.server.some_services import some_services


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def passes(may_pass: Callable[[], bool]) -> int:
    """How many get through at one moment."""
    return next(n for n in range(10_000) if not may_pass())


@pytest.mark.parametrize(("seated", "most"), [(True, 100), (False, 50)])
def test_a_socket_may_send_so_many_messages_in_20_seconds_and_not_one_more(
    clock: Clock, seated: bool, most: int
) -> None:
    limit = Doorkeeper(clock=clock).message_limit(seated)
    assert passes(limit.may_pass) == most
    clock.now += 20 / most
    assert passes(limit.may_pass) == 1, "each comes back after its share"
    clock.now += 20
    assert passes(limit.may_pass) == most
    clock.now += 2_000
    assert passes(limit.may_pass) == most, "silence saves nothing up"


@pytest.mark.parametrize(("name", "most", "seconds"), [("calls", 300, 60), ("openings", 20, 3_600)])
def test_an_address_has_so_many_calls_and_openings(clock: Clock, name: str, most: int, seconds: int) -> None:
    turnstile: Turnstile = getattr(Doorkeeper(clock=clock), name)
    assert passes(lambda: turnstile.may_pass("one")) == most
    assert passes(lambda: turnstile.may_pass("two")) == most, "another address has its own"
    assert turnstile.wait("one") == pytest.approx(seconds / most)
    clock.now += seconds
    assert passes(lambda: turnstile.may_pass("one")) == most


def test_being_refused_costs_nothing(clock: Clock) -> None:
    turnstile = Turnstile(Rate(2, 10), clock)
    for _ in range(100):
        turnstile.may_pass("a")
    clock.now += 5
    assert turnstile.may_pass("a")


def test_over_a_long_time_the_rate_holds(clock: Clock) -> None:
    turnstile = Turnstile(Rate(100, 20), clock)
    through = 0
    for _ in range(100_000):  # 1,000 seconds, ten times too fast
        clock.now += 0.01
        through += turnstile.may_pass("a")
    assert 5_000 <= through <= 5_101


def test_a_turnstile_forgets_whom_it_owes_nothing(clock: Clock) -> None:
    turnstile = Turnstile(Rate(2, 10), clock)
    for n in range(100_000):
        clock.now += 0.01
        assert turnstile.may_pass(f"address {n}")
    assert len(turnstile) <= 1_024, "500 are within their five seconds at a time"


def test_a_turnstile_holds_no_more_keys_than_it_has_room_for(clock: Clock) -> None:
    turnstile = Turnstile(Rate(1, 3_600), clock, room=100)
    for n in range(1_000):
        assert turnstile.may_pass(f"address {n}"), "a newcomer is let in"
        assert len(turnstile) <= 100
    assert not turnstile.may_pass("address 999"), "the last ones are remembered"


def test_newcomers_to_a_full_turnstile_cost_no_walk_each(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    walks, tidy = 0, Turnstile._tidy

    def walk(turnstile: Turnstile) -> None:
        nonlocal walks
        walks += 1
        tidy(turnstile)

    monkeypatch.setattr(Turnstile, "_tidy", walk)
    turnstile = Turnstile(Rate(1, 3_600), clock, room=1_000)
    for n in range(9_000):
        turnstile.may_pass(f"address {n}")
    assert walks <= 8 * 8 + 1


def test_a_room_holds_n_of_a_key_and_whoever_leaves_makes_place() -> None:
    room = Room(3)
    assert [room.enter("a") for _ in range(4)] == [True, True, True, False]
    assert room.enter("b")
    room.leave("a")
    assert [room.enter("a") for _ in range(2)] == [True, False]


def test_an_empty_room_remembers_nobody() -> None:
    room = Room(1)
    for n in range(100):
        room.enter(str(n))
        assert not room.enter(str(n))
        room.leave(str(n))
    assert len(room) == 0


def nested(keeper: Doorkeeper, pairs: list[tuple[str, str | None]]) -> int:
    """How many sockets are open at once before one is refused."""
    if not pairs:
        return 0
    with keeper.socket(*pairs[0]) as let_in:
        return 1 + nested(keeper, pairs[1:]) if let_in else 0


def test_a_person_has_ten_sockets_wherever_they_are() -> None:
    keeper = Doorkeeper()
    assert nested(keeper, [(f"address {n}", "ann") for n in range(11)]) == 10
    assert (len(keeper.persons), len(keeper.addresses)) == (0, 0), "all are given back, the refused one's too"


def test_an_address_has_fifty_sockets_whoever_they_are() -> None:
    keeper = Doorkeeper()
    assert nested(keeper, [("home", f"person {n}") for n in range(51)]) == 50
    assert nested(keeper, [("home", None)] * 51) == 50
    assert (len(keeper.persons), len(keeper.addresses)) == (0, 0)


def test_a_socket_that_breaks_gives_its_place_back() -> None:
    keeper = Doorkeeper()
    with pytest.raises(OSError, match="cut"), keeper.socket("home", "ann"):
        raise OSError("cut")
    assert (len(keeper.persons), len(keeper.addresses)) == (0, 0)


@pytest.mark.parametrize(
    ("frame", "fits"),
    [("x" * 8_192, True), ("x" * 8_193, False), ("ä" * 4_096, True), ("ä" * 4_096 + "x", False)],
)
def test_a_frame_has_8_kilobytes_in_bytes(frame: str, fits: bool) -> None:
    assert Doorkeeper().fits(frame) is fits


def test_a_household_counts_as_one() -> None:
    assert counted_as("2001:db8::1") == counted_as("2001:db8:0:0:ffff::1") != counted_as("2001:db8:0:1::1")
    assert counted_as("192.0.2.1") != counted_as("192.0.2.2")
    assert counted_as("no address" * 100) == ("no address" * 100)[:64]


@get("/look", guards=[calls_limited])
async def look_at() -> None: ...


@post("/open", guards=[calls_limited, openings_limited])
async def open_one() -> None: ...


def an_app(limits: Bounds, clock: Clock) -> Litestar:
    state = State({"services": some_services(doorkeeper=Doorkeeper(limits, clock))})
    return Litestar([look_at, open_one], state=state, openapi_config=None)


def test_one_call_too_many_is_told_when_to_come_again(clock: Clock) -> None:
    with TestClient(an_app(Bounds(), clock)) as client:
        assert [client.get("/look").status_code for _ in range(280)] == [200] * 280
        assert [client.post("/open").status_code for _ in range(20)] == [201] * 20
        refused = client.get("/look")
        assert (refused.status_code, refused.json()["detail"]) == (429, "server-too-many-calls")
        assert refused.headers["retry-after"] == "1"
        clock.now += 60
        assert client.get("/look").status_code == 200
        late = client.post("/open")
        assert (late.status_code, late.headers["retry-after"]) == (429, "120"), "20 an hour: one in three minutes"


def test_without_limits_a_hundred_people_play_from_one_address(clock: Clock) -> None:
    keeper = Doorkeeper(UNBOUNDED, clock)
    assert nested(keeper, [("home", None)] * 100) == 100
    assert all(keeper.openings.may_pass("home") and keeper.calls.may_pass("home") for _ in range(5_000))


def limited(bound: str) -> float:
    return metrics.registry.get_sample_value("talewind_limited_total", {"bound": bound}) or 0


@pytest.mark.parametrize("bound", LIMITED)
def test_each_refusal_is_counted_by_the_name_of_its_bound(bound: str, clock: Clock) -> None:
    keeper, before = Doorkeeper(Bounds(connections=1), clock), {each: limited(each) for each in LIMITED}
    limits: list[Turnstile | Room] = [*keeper.turnstiles.values(), *keeper.rooms.values()]
    counting = {limit.bound: limit for limit in limits}
    match bound:
        case "frame":
            assert keeper.fits("x")
            assert not keeper.fits("x" * 10_000)
        case "connections":
            gate, loop = Gate(keeper, descriptors=0), Mock()
            loop.time.return_value = 0.0
            visits = [gate.enter(Mock(), f"192.0.2.{n}", loop) for n in range(gate.most + 1)]
            assert visits.count(None) == 1
        case "socket_frames":
            frames = MessageLimit(Rate(1, 1), clock, bound)
            assert [frames.may_pass() for _ in range(2)] == [True, False]
        case _:
            limit = counting[bound]
            let_in = limit.may_pass if isinstance(limit, Turnstile) else limit.enter
            most = limit.rate.most if isinstance(limit, Turnstile) else limit.most
            assert [let_in("x") for _ in range(most + 1)] == [True] * most + [False]
    assert {each: limited(each) - before[each] for each in LIMITED} == {each: each == bound for each in LIMITED}


def test_every_limit_has_a_count_of_its_refusals(clock: Clock) -> None:
    keeper = Doorkeeper(clock=clock)
    limits: list[Turnstile | Room] = [*keeper.turnstiles.values(), *keeper.rooms.values()]
    assert {limit.bound for limit in limits} <= set(LIMITED)


def test_wrong_tries_that_came_at_the_same_moment_all_count(clock: Clock) -> None:
    codes = Turnstile(Rate(4, 40), clock)
    assert all(codes.is_open("a") for _ in range(10)), "each was let in before the first was found wrong"
    for _ in range(10):
        codes.use("a")
    clock.now += 60
    assert not codes.is_open("a"), "six more than four are to be refilled first"
    clock.now += 10
    assert codes.is_open("a")


@pytest.mark.parametrize(("processes", "most"), [(1, 8), (2, 4), (3, 2), (4, 2), (8, 1), (100, 1)])
def test_apart_from_the_others_a_process_gives_its_share_and_not_one_more(
    clock: Clock, processes: int, most: int
) -> None:
    turnstile, room = Turnstile(Rate(8, 80), clock), Room(8)
    for limit in (turnstile, room):
        limit.part(processes)
    assert passes(lambda: turnstile.may_pass("a")) == passes(lambda: room.enter("a")) == most
    assert passes(lambda: turnstile.may_pass("b")) == passes(lambda: room.enter("b")) == most, "nobody else is refused"
    assert turnstile.wait("a") > 0
    clock.now += 80
    assert passes(lambda: turnstile.may_pass("a")) == most
    for limit in (turnstile, room):
        limit.reunite()
    assert passes(lambda: turnstile.may_pass("a")) == passes(lambda: room.enter("a")) == 8 - most


def test_a_flood_of_addresses_takes_bounded_memory(clock: Clock) -> None:
    turnstile = Turnstile(Rate(20, 3_600), clock, room=2_000)
    turnstile.part(2)
    assert turnstile.share is not None
    for number in range(50_000):
        turnstile.may_pass(str(number))
    assert max(len(turnstile), len(turnstile.share)) <= 2_000
    assert len(turnstile.levels()) == 0, "who has come once is not told of"
