"""The log of a table, played by the rules as they are now; and what the panel shows of it."""

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from talewind import games
from talewind.kit import AnyGame, Ask, Options, Seat
from talewind.kit.rows import Answered, encode_row
from talewind.server.dev.history import History, Unplayable
from talewind.server.dev.showing import lines, position, sight
from talewind.server.dev.worlds import other_worlds
from talewind.server.tables.header import Header, Seated

from .stones import Heap, HeapView, Stones, Take, Taking

ROWS = [Answered(2_000, 0, 1, Take(3)), Answered(3_000, 1, 1, Take(2))]


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Call it with the game that is loaded from now on."""

    def are(game: AnyGame) -> None:
        monkeypatch.setattr(games, "load", lambda name: game)

    are(Stones())
    return are


def header() -> Header:
    seats = tuple(Seated(seat, f"p{seat}", f"P{seat}", b"") for seat in range(2))
    options = msgspec.json.encode(Options())
    return Header(
        id="A", game_id="stones", options=options, chairs=2, status="playing", host="p0", code=None, locked=False, opened_at=0,
        started_at=0, seats=seats, join_key=b"", watch_key=b"", secret=b"s" * 32, commitment=b"",
    )  # fmt: skip


def log(*rows: Answered[Any]) -> list[dict[str, Any]]:
    opened = {"seq": 0, "at": 1_000, "body": b"{}", "rules": 1}
    return [opened, *({"seq": n, "at": row.at, "body": encode_row(row), "rules": 1} for n, row in enumerate(rows, 1))]


def played(rows: Iterable[dict[str, Any]] | None = None) -> History:
    history = History(header())
    for row in log(*ROWS) if rows is None else rows:
        history.play(row)
    return history


def stones(history: History) -> list[int]:
    return [position(history, seq)["state"]["stones"] for seq in range(len(history.entries))]


def test_the_log_is_played_by_the_rules_as_they_are_now(rules: Any) -> None:
    assert stones(played()) == [7, 4, 2]

    class Doubling(Stones):
        def start(self, seats: int, options: Options) -> Heap:
            state = super().start(seats, options)
            state.stones = 20
            return state

    rules(Doubling())
    assert stones(played()) == [20, 17, 15]


def test_a_row_that_the_rules_refuse_now_is_named(rules: Any) -> None:
    class Fewer(Stones):
        def start(self, seats: int, options: Options) -> Heap:
            state = super().start(seats, options)
            state.stones = 4
            return state

    rules(Fewer())
    with pytest.raises(Unplayable) as no:
        played()
    assert (no.value.seq, "refuse" in no.value.why) == (2, True), "one stone is left, and two were taken"


def test_a_row_that_cannot_be_read_any_more_is_named(rules: Any) -> None:
    rows = log(*ROWS)
    rows[1]["body"] = rows[1]["body"].replace(b"count", b"number")
    with pytest.raises(Unplayable) as no:
        played(rows)
    assert (no.value.seq, "cannot be read" in no.value.why) == (1, True)


def test_what_the_rules_raise_is_raised(rules: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def answered(self: Taking, t: Any, seat: Seat, move: Take) -> None:
        raise ZeroDivisionError("by the author")

    monkeypatch.setattr(Taking, "answered", answered)
    with pytest.raises(ZeroDivisionError):
        played()


def test_the_time_line_says_who_did_what(rules: Any) -> None:
    found = list(lines(played(), 0))
    assert [line["says"] for line in found] == ["The table is set up.", "Take: count 3", "Take: count 2"]
    assert [(line["seq"], line["seat"], line["at"]) for line in found] == [
        (0, None, 1_000),
        (1, 0, 2_000),
        (2, 1, 3_000),
    ]
    assert [line["seq"] for line in lines(played(), 2)] == [2]


def test_a_row_has_its_state_the_one_before_phases_questions_and_audiences(rules: Any) -> None:
    history = played()
    first, last = position(history, 0), position(history, 2)
    assert (first["before"], last["before"]["stones"], last["state"]["stones"]) == (None, 4, 2)
    assert [phase["phase"] for phase in last["phases"]] == ["taking"]
    (ask,) = last["questions"]
    assert (ask["seat"], ask["moves"], ask["otherwise"]) == (0, 2, {"move": "take", "count": 1})
    assert (ask["until"] - ask["at"], ask["offers"][0]["fields"]["count"]["high"]) == (60_000, 2)
    assert [(event["event"], event["to"]) for event in first["events"]] == [("dealt", [0]), ("dealt", [1])]
    assert [(event["event"], event["to"]) for event in last["events"]] == [("took", None)]


def test_a_sight_is_what_that_viewer_sees_and_hears(rules: Any) -> None:
    history = played()
    truth = position(history, 0)["state"]["cards"]
    assert [sight(history, 0, seat)["sight"]["view"]["card"] for seat in (0, 1, None)] == [*truth, None]
    assert [len(sight(history, 0, seat)["heard"]) for seat in (0, 1, None)] == [1, 1, 0]


def test_other_worlds_differ_in_what_the_seat_cannot_know_and_its_sight_is_the_same(rules: Any) -> None:
    found = other_worlds(played(), 2, 0, 8)
    assert (found["differ"], len(found["worlds"]), found["leaks"]) == (["cards.1"], 8, [None] * 8)


def test_a_sight_that_shows_something_hidden_is_said(rules: Any) -> None:
    class Peeking(Stones):
        def view(self, state: Heap, seat: Seat | None) -> HeapView:
            return HeapView(state.stones, state.cards[1])

    rules(Peeking())
    assert "view.card" in other_worlds(played(), 2, 0, 8)["leaks"]


def test_the_worlds_of_one_request_are_bounded(rules: Any) -> None:
    assert len(other_worlds(played(), 2, None, 10_000)["worlds"]) == 12


def test_questions_of_a_state_are_those_of_the_step(rules: Any) -> None:
    history = played()
    assert history.sitting is not None
    asked: tuple[Ask, ...] = history.sitting.step.put
    assert [ask.seat for ask in asked] == [ask["seat"] for ask in position(history, 2)["questions"]]
