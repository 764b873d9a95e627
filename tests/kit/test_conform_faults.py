"""conform can fail: one honest toy, thirteen planted faults, each found and named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import count
from typing import Any, ClassVar

import pytest
from msgspec import structs

from talewind.kit import (
    AnyGame,
    Ask,
    Game,
    Options,
    Outcome,
    Pass,
    Phase,
    Seat,
    State,
    fresh,
    offer,
    one_of,
    refuse,
    say,
)
from talewind.kit.game import Kinds
from talewind.kit.state import PLAIN
from talewind.kit.testing import Fault, conform
from talewind.kit.testing.reach import check_worlds

from .toys import fox
from .toys.fox import CARDS, Den, DenView, Draw, Drew, Fox, Play, Snatching, Turn

GAMES = 60


def found(game: AnyGame, bound: int = 3_000) -> Fault:
    with pytest.raises(Fault) as fault:
        conform(game, games=GAMES, bound=bound)
    return fault.value


def test_the_honest_toy_conforms() -> None:
    seen = conform(Fox(), games=2 * GAMES)
    assert seen["games"] == 2 * GAMES
    assert min(seen["sealed answers"], seen["other worlds"], seen["row took-back"], seen["row left"]) > 20


def test_1_a_view_that_leaks_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Fox.view

    def view(self: Fox, state: Den, seat: Seat | None) -> DenView:
        return structs.replace(honest(self, state, seat), deck=state.deck[0] if state.deck else 0)

    monkeypatch.setattr(Fox, "view", view)
    fault = found(Fox())
    assert fault.kind == "leak"
    assert "view.deck" in fault.says


def test_2_a_window_that_asks_only_those_who_hold_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    everyone = Snatching.eligible

    def able(self: Snatching, state: Den) -> list[Seat]:
        return [s for s in everyone(self, state) if any(c > self.card for c in state.hands[s])]

    monkeypatch.setattr(Snatching, "eligible", able)
    fault = found(Fox())
    assert fault.kind == "leak"
    assert "who is asked" in fault.says


def test_3_an_event_told_to_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Turn.answered

    def answered(self: Turn, t: fox.T, seat: Seat, move: Any) -> None:
        if not isinstance(move, Draw):
            return honest(self, t, seat, move)
        card = t.chance.deal(t.state.deck, "deck")
        t.state.hands[seat].append(card)
        t.tell(Drew(seat, card))
        return self.hand_on(t)

    monkeypatch.setattr(Turn, "answered", answered)
    fault = found(Fox())
    assert fault.kind == "leak"
    assert "events tell" in fault.says


def test_4_a_refusal_that_tells_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Turn.asks

    def telling(self: Turn, state: Den) -> Iterable[Ask]:
        for ask in honest(self, state):
            elsewhere = {str(c): "FX-2" for s, hand in enumerate(state.hands) if s != self.seat for c in hand}
            card = offer(Play, card=one_of(state.hands[self.seat], of="card", closed=elsewhere))
            yield structs.replace(ask, offers=tuple(card if o.move == "play" else o for o in ask.offers))

    monkeypatch.setattr(Turn, "asks", telling)
    fault = found(Fox())
    assert fault.kind == "leak"
    assert "question" in fault.says


def test_5_a_dead_end(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Turn.asks

    def no_way_out(self: Turn, state: Den) -> Iterable[Ask]:
        for ask in honest(self, state):
            yield structs.replace(ask, offers=()) if state.turns == TURN_OF_THE_FAULT else ask

    monkeypatch.setattr(Turn, "asks", no_way_out)
    assert found(Fox()).kind == "dead end"


TURN_OF_THE_FAULT = 7


def test_a_card_that_vanishes_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Turn.answered

    def answered(self: Turn, t: fox.T, seat: Seat, move: Any) -> None:
        if isinstance(move, Play) and move.card == 17:
            t.state.hands[seat] = [3 if card == 17 else card for card in t.state.hands[seat]]
            move = Play(3)
        honest(self, t, seat, move)

    monkeypatch.setattr(Turn, "answered", answered)
    fault = found(Fox())
    assert fault.kind == "cards"
    assert "lacks 17 and doubles 3" in fault.says


def test_6_a_move_that_throws_half_way(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Turn.answered

    def answered(self: Turn, t: fox.T, seat: Seat, move: Any) -> None:
        if isinstance(move, Play) and move.card == 17:
            t.state.hands[seat].remove(17)
            raise KeyError("seventeen")
        honest(self, t, seat, move)

    monkeypatch.setattr(Turn, "answered", answered)
    fault = found(Fox())
    assert fault.kind == "throws"
    assert "seventeen" in fault.says


def test_7_a_rule_that_is_not_deterministic(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()

    def hand_on(self: Turn, t: fox.T) -> None:
        t.state.turns += 1
        t.become(Turn((self.seat + 1 + next(clock) % 2) % t.state.seats))

    monkeypatch.setattr(Turn, "hand_on", hand_on)
    assert found(Fox()).kind == "not deterministic"


class Forgetful(State[fox.Play | Draw | fox.Stroll | fox.Snatch | Pass]):
    """It tidies up whenever it is made, and so whenever it is restored."""

    hands: list[list[int]]
    pawns: list[int]
    deck: list[int] = []
    table: list[int] = []
    path: list[int] = []
    turns: int = 0

    def __post_init__(self) -> None:
        self.table = []


class ForgetfulFox(Game[Forgetful, DenView, Options]):
    id = "forgetful"
    phases = (fox.Setup, Turn, Snatching)
    seats = range(2, 3)
    event_types = fox.Played | Drew | fox.Strolled | fox.Snatched
    windows = Fox.windows
    determinize = Fox.determinize  # type: ignore[assignment]
    view = Fox.view  # type: ignore[assignment]

    def start(self, seats: int, options: Options) -> Forgetful:
        return Forgetful(**fresh(seats), stack=[fox.Setup()], hands=[[], []], pawns=[0, 0], deck=list(CARDS))

    def outcome(self, state: Forgetful) -> Outcome:
        return Outcome((0,))


def test_8_a_snapshot_that_loses_a_field() -> None:
    assert found(ForgetfulFox()).kind == "snapshot"


def test_9_an_endless_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def hand_on(self: Turn, t: fox.T) -> None:
        t.become(Turn((self.seat + 1) % t.state.seats))

    monkeypatch.setattr(Turn, "hand_on", hand_on)
    monkeypatch.setattr(Turn, "default", lambda self, state: Pass())
    fault = found(Fox(), bound=600)  # an honest game of it has a hundred rows
    assert fault.kind == "endless"
    assert "no end after" in fault.says


def test_10_a_seat_whose_leaving_blocks_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "left", lambda self, t, ask: None)
    fault = found(Fox())
    assert fault.kind == "endless"
    assert "Left" in fault.says or "automatic phases" in fault.says


def test_11_an_undo_past_what_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deck has an order here: taking its top card uses no chance, and what it shows is not declared."""
    honest = Turn.answered

    def answered(self: Turn, t: fox.T, seat: Seat, move: Any) -> None:
        if isinstance(move, fox.Stroll) and t.state.deck:
            t.state.hands[seat].append(t.state.deck.pop())
            t.state.deck.insert(0, t.state.hands[seat].pop(0))
        honest(self, t, seat, move)

    monkeypatch.setattr(Turn, "answered", answered)
    fault = found(Fox())
    assert fault.kind == "leak"
    assert "taken back" in fault.says


class Manners(Options, kw_only=True):
    """Two that cannot be chosen together."""

    quick: bool = False
    slow: bool = False


class PoliteFox(Game[Den, DenView, Manners]):
    id, seats, phases, event_types, windows, package = (
        "fox",
        Fox.seats,
        Fox.phases,
        Fox.event_types,
        Fox.windows,
        Fox.package,
    )
    view, determinize, outcome, cards, left = Fox.view, Fox.determinize, Fox.outcome, Fox.cards, Fox.left
    taken: ClassVar[Counter[tuple[bool, bool]]] = Counter()

    def start(self, seats: int, options: Manners) -> Den:
        if options.quick and options.slow:
            raise refuse("kit-closed")
        self.taken[options.quick, options.slow] += 1
        return Fox().start(seats, Options())


def test_options_that_a_game_refuses_are_not_played_with() -> None:
    conform(PoliteFox(), games=GAMES)
    assert set(PoliteFox.taken) == {(False, False), (True, False), (False, True)}


class Moonlight(Phase):
    """Nothing ever leads here."""

    def asks(self, state: Any) -> Iterable[Ask]:
        return [Ask(0, say("fox-moon"), (offer(Pass),), otherwise=Pass())]


class Unnamed(Fox):
    phases = (fox.Setup, Turn)  # type: ignore[assignment]


def test_a_phase_that_the_game_does_not_name() -> None:
    fault = found(Unnamed())
    assert fault.kind == "phases"
    assert "Snatching is on the stack, not in Unnamed.phases; add it" in str(fault)


class Wide(State[fox.Play | Draw | fox.Stroll | fox.Snatch | Pass]):
    hands: list[list[int]]
    pawns: list[int]
    deck: list[int] = []
    table: list[int] = []
    path: list[int] = []
    turns: int = 0


class WideFox(Game[Wide, DenView, Options]):
    id = "wide"
    phases = (fox.Setup, Turn, Snatching, Moonlight)
    seats = range(2, 3)
    event_types = fox.Played | Drew | fox.Strolled | fox.Snatched
    windows = Fox.windows
    determinize = Fox.determinize  # type: ignore[assignment]
    view = Fox.view  # type: ignore[assignment]

    def start(self, seats: int, options: Options) -> Wide:
        return Wide(**fresh(seats), stack=[fox.Setup()], hands=[[], []], pawns=[0, 0], deck=list(CARDS))

    def outcome(self, state: Wide) -> Outcome:
        return Outcome((0,))


def test_12_a_phase_that_random_play_never_reaches() -> None:
    fault = found(WideFox())
    assert fault.kind == "never reached"
    assert "moonlight" in fault.says


def test_13_a_window_that_the_game_does_not_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fox, "windows", ("snatching",))
    fault = found(Fox())
    assert fault.kind == "undeclared"
    assert "snatch" in fault.says


def test_a_question_that_changes_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Turn.asks

    def asks(self: Turn, state: Den) -> Iterable[Ask]:
        state.path.append(0)
        return honest(self, state)

    monkeypatch.setattr(Turn, "asks", asks)
    fault = found(Fox())
    assert fault.kind == "impure"
    assert "changed the state" in fault.says


def test_a_frozen_part_of_the_state_changed_in_place(monkeypatch: pytest.MonkeyPatch) -> None:
    honest, calls = Turn.asks, count()

    def asks(self: Turn, state: Den) -> Iterable[Ask]:
        structs.force_setattr(state.chairs[0], "since", next(calls))  # clones share it, so only bytes differ
        return honest(self, state)

    monkeypatch.setattr(Turn, "asks", asks)
    was = PLAIN.since
    try:
        with pytest.raises(Fault, match="changed the state"):
            conform(Fox(), games=1, reach=False)
    finally:
        structs.force_setattr(PLAIN, "since", was)  # all tables share it


def test_one_view_unlike_the_views_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def views(self: Fox, state: Den, seats: Iterable[Seat | None]) -> dict[Seat | None, DenView]:
        return {seat: structs.replace(self.view(state, seat), deck=99) for seat in seats}

    monkeypatch.setattr(Fox, "views", views)
    with pytest.raises(Fault, match="different views"):
        conform(Fox(), games=1, reach=False)


def test_private_events_without_other_worlds_are_a_fault_once_there_are_enough() -> None:
    check_worlds(Counter({"told in private": 3}))  # one seat alone may have looked at so few
    with pytest.raises(Fault, match="deals nothing anew"):
        check_worlds(Counter({"told in private": 100}))


def test_an_arrangement_reaches_what_random_play_starves() -> None:
    def by_moonlight(state: Any) -> None:
        state.stack.append(Moonlight())

    with pytest.raises(Fault, match="Moonlight"):
        conform(WideFox(), games=3, arrange=by_moonlight)


def test_a_fault_names_the_game_that_shows_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "left", lambda self, t, ask: None)
    fault = found(Fox())
    number = int(fault.says.split("game ")[1].split(",")[0])
    with pytest.raises(Fault) as again:
        conform(Fox(), games=1, first=number)
    assert again.value.says == fault.says


def test_a_move_that_the_game_does_not_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """As with a move of the kit's phases that was forgotten in the union."""
    kinds = {tag: kind for tag, kind in Fox.kinds.items() if tag != "play"}
    monkeypatch.setattr(Fox, "kinds", Kinds("Den", kinds.values()))
    fault = found(Fox())
    assert fault.kind == "undeclared"
    assert "the move 'play' is not among the moves of Den; add Play to its brackets" in fault.says
