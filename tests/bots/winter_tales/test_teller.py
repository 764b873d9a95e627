"""The teller plays: legal in every phase, the same from the same sight and seed, and to an end that it wishes for."""

from functools import cache
from typing import Any

import pytest

from talewind.bots import RandomBot, bot_for
from talewind.bots.winter_tales import Teller
from talewind.bots.winter_tales.teller import legal
from talewind.bots.winter_tales.tempers import BOLD, CAREFUL, DREAMY, temper_of
from talewind.games.winter_tales.cast import Faction
from talewind.games.winter_tales.moves import LayTrap, Object, Resolve, Rule, Support
from talewind.games.winter_tales.options import WinterOptions
from talewind.kit import Chance, Pass, Weave, look, worlds_of

from . import evenings
from .evenings import GAME, Answered, answers

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "brisk": (7, {"pace": "brisk"}),
    "checked": (5, {"arbiter_checks": "every", "move_story": "one_line"}),
    "voted": (4, {"story_authority": "vote", "alternative_epilogue": True, "memories": 4}),
    "talked": (6, {"claim_rule": "talk", "join_calls": "together", "captive_places": "locations"}),
    "modules": (5, {"powers": True, "objectives": True, "skills": True}),
    "powers": (6, {"powers": True, "skills": True, "memories": 7}),
    "open": (3, {"hand_sizes": "open", "skills": True, "join_route": "free"}),
}


@cache
def evening_of(seats: int, number: int = 0) -> list[Answered]:
    return list(answers([Teller] * seats, WinterOptions(players=seats), number))  # type: ignore[arg-type]


def test_it_comes_with_the_game() -> None:
    assert isinstance(bot_for(GAME, b""), Teller)


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_it_plays_a_whole_game(seats: int) -> None:
    phases = {one.sight.phase for one in evening_of(seats)}
    assert {"casting", "turn", "movement", "beginning", "part"} <= phases
    assert len(evening_of(seats)) < 900


@pytest.mark.parametrize("table", TABLES)
def test_it_plays_every_table_to_its_end(table: str) -> None:
    seats, options = TABLES[table]
    games = list(answers([Teller] * seats, WinterOptions(players=seats, **options), 3))  # type: ignore[arg-type]
    assert games[-1].sight.phase == "part"


@pytest.mark.parametrize("table", TABLES)
def test_whatever_has_happened_its_answer_is_legal(table: str) -> None:
    """Random players lead the game into every corner; the teller is asked beside them."""
    seats, options = TABLES[table]
    for one in answers([RandomBot] * seats, WinterOptions(players=seats, **options), 1):  # type: ignore[arg-type]
        move, _ = Teller(GAME, b"beside").answer(one.sight, iter(()))
        assert one.sight.question is not None
        assert legal(one.sight.question.ask, move), (one.sight.phase, move)


def test_equal_sights_and_seeds_give_equal_answers() -> None:
    """A world that the seat cannot tell from the true one gives the same sight, whatever others hold."""
    for one in evening_of(5)[::7]:
        world = next(worlds_of(GAME, one.state, one.ask.seat, Chance(b"world")))
        there = Teller(GAME, b"seed").answer(look(GAME, world, one.ask.seat), iter(()))
        assert there == Teller(GAME, b"seed").answer(one.sight, iter(()))


def test_it_never_objects_and_always_accepts() -> None:
    seats, options = TABLES["checked"]
    checked = list(answers([Teller] * seats, WinterOptions(players=seats, **options), 2))  # type: ignore[arg-type]
    assert not any(isinstance(one.move, Object) for one in checked)
    ruled = {one.move.verdict for one in checked if isinstance(one.move, Rule)}
    assert ruled == {"accept"}


def test_its_traps_differ_and_use_the_whole_hand() -> None:
    traps = [one for number in range(4) for one in evening_of(7, number) if isinstance(one.move, LayTrap)]
    assert len({len(one.move.cards["spring"]) for one in traps if isinstance(one.move, LayTrap)}) > 1
    for one in traps:
        assert isinstance(one.move, LayTrap)
        laid = [card for pile in one.move.cards.values() for card in pile]
        assert sorted(laid) == sorted(one.state.hands[one.ask.seat])


def test_a_faction_plays_all_its_cards_in_the_epilogue() -> None:
    parts = [one for one in evening_of(6) if one.ask.say.key == "winter_tales-tell-epilogue"]
    assert parts
    for one in parts:
        assert isinstance(one.move, Weave) == bool(one.state.hands[one.ask.seat])


def test_the_writer_supports_whoever_is_behind_if_a_tie_is_in_reach() -> None:
    asked = [one for number in range(8) for one in evening_of(5, number) if one.sight.phase == "supporting"]
    supported = 0
    for one in asked:
        points, most = one.state.standing(), one.ask.say.args["most"]
        if most == 0:
            continue  # the writer begins the epilogue
        gap = points["spring"] - points["winter"]
        expected = Support("winter" if gap > 0 else "spring") if gap and abs(gap) <= most else Pass()
        assert one.move == expected
        supported += one.move != Pass()
    assert supported


@pytest.mark.parametrize("seats", [3, 5])
def test_the_writer_leaves_the_last_memory_to_others(seats: int) -> None:
    """Whoever places it begins the epilogue; a writer would play all his cards before the others' are known (WT-R16)."""
    begun = [one for number in range(6) for one in evening_of(seats, number) if isinstance(one.move, Resolve)]
    by_writer = [len(one.state.empty()) for one in begun if one.state.factions[one.ask.seat] == "writer"]
    assert by_writer
    assert 1 not in by_writer


def test_a_game_without_an_end_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evenings, "BOUND", 20)
    with pytest.raises(AssertionError, match="does not end"):
        list(answers([Teller] * 3, WinterOptions(players=3)))


def test_the_last_card_of_a_quest_is_played_only_if_it_changes_the_result() -> None:
    asked = [
        one
        for number in range(6)
        for one in evening_of(4, number)
        if one.ask.say.key == "winter_tales-tell-quest_last" and "weave" in [o.move for o in one.ask.offers]
    ]
    for one in asked:
        side = one.state.figures[one.ask.say.args["char"]].side
        played = [lying.side for lying in one.state.in_scene("quest")]
        lead = 2 * played.count(side) - len(played)
        assert isinstance(one.move, Weave) == (lead in (0, -1))
    assert asked


def test_there_are_three_tempers_and_a_seat_keeps_its_own() -> None:
    assert [temper_of((char,)) for char in ("pinocchio", "grandma-dorothy", "cranky")] == [BOLD, CAREFUL, DREAMY]
    assert temper_of(("wolf", "pinocchio")) is BOLD


def test_a_faction_of_tellers_beats_a_random_one() -> None:
    won = 0
    for number in range(6):
        spring = number % 2 == 0
        sides: tuple[Faction, ...] = ("spring", "winter") * 2 if spring else ("winter", "spring") * 2
        options = WinterOptions(players=4, factions=sides)
        games = list(answers([Teller, RandomBot] * 2, options, number))
        points = games[-1].state.standing()
        won += points["spring"] > points["winter"] if spring else points["winter"] > points["spring"]
    assert won >= 4
