"""Traps (WT-92 to WT-106; WT-R35 to WT-R39, WT-R101)."""

from typing import Any

import pytest

from talewind.games.winter_tales.cast import CAST
from talewind.games.winter_tales.fight_events import Fell, TrapLaid, TrapShown
from talewind.games.winter_tales.moves import LayTrap, Walk
from talewind.kit import Pass, Tell

from .tables import A, B, D, WinterRig, passage, town


def trapped(a: int, b: int = 6, rebel: str = "alice", soldier: str = "wolf", **options: Any) -> WinterRig:
    """B's soldier has entered Oaks Park from Lantern Gate with one step left; A's rebel springs a trap."""
    rig = town(4, **options)
    rig.place(**{rebel: (A, "oaks-park"), soldier: (B, "lantern-gate")})
    rig.turn(B)
    rig.activate(soldier.replace("_", "-"))
    rig.weave()
    rig.act(Walk("oaks-park"))
    rig.deal(A, a)
    rig.deal(B, b)
    rig.arranged()
    rig.claim(A, rebel.replace("_", "-"))
    return rig


def sprung(a: int, spring: int, evades: int, **more: Any) -> WinterRig:
    """Laid with so many spring-side cards and told; evaded with so many cards."""
    rig = trapped(a, **more)
    rig.lay(spring, a - 1 - spring)
    rig.tell()
    rig.weave(evades)
    rig.tell()
    return rig


@pytest.mark.rule("WT-92", "WT-93", "WT-96", "WT-R101")
@pytest.mark.example(68)
def test_a_trap_is_laid_in_one_question_and_told_in_the_next() -> None:
    rig = trapped(4)
    assert not rig.ask(A).heard, "no draft of it is read along"
    hand = tuple(rig.state.hands[A])
    rig.act(LayTrap({"trap": hand[:1], "spring": hand[1:3], "winter": hand[3:]}))
    assert rig.told[-1] == TrapLaid(A, "alice", hand[0]), "others see the trap card alone"
    assert rig.sees(B).view.piles == {A: None}
    assert rig.sees(A).view.piles[A].spring == hand[1:3]
    assert rig.sees(A).view.hand == ()
    assert (rig.in_phase, rig.asked()) == ("Pad", [A])
    assert rig.ask(A).heard
    rig.wait()
    assert rig.asked() == [B], "if the telling runs out, the trap stands"


@pytest.mark.rule("WT-R101", "WT-R25")
@pytest.mark.example(68)
def test_a_trap_that_is_not_laid_in_time_is_void() -> None:
    rig = trapped(4)
    assert rig.no(Pass()) == "WT-R25"
    rig.wait()
    assert (rig.in_phase, rig.held(A)) == ("Movement", 4)


@pytest.mark.rule(
    "WT-94", "WT-95", "WT-97", "WT-99", "WT-100", "WT-100a", "WT-100b", "WT-103", "WT-104", "WT-105", "WT-106"
)
@pytest.mark.example(18)
def test_fewer_defence_cards_the_soldier_lies() -> None:
    rig = sprung(6, 3, 2)
    (shown,) = rig.tells(TrapShown)
    assert (shown.total, shown.evaded, shown.rule) == (3, 2, "WT-100")
    assert rig.tells(Fell) == [Fell("wolf")]
    wolf = rig.state.figures["wolf"]
    assert (wolf.space, wolf.upright, wolf.pinned) == ("oaks-park", False, True)
    assert rig.asked() == [A], "the rebel's player finishes the story"
    rig.tell()
    assert (rig.held(A), rig.held(B)) == (2, 4)
    assert len(rig.state.discards) == 4 + 2
    assert rig.closed("walk") == "WT-108"


@pytest.mark.rule("WT-101", "WT-101a", "WT-R39", "WT-R28")
@pytest.mark.example(4)
def test_as_many_the_soldier_is_put_back_upright() -> None:
    rig = sprung(4, 2, 2, soldier="candlewick")
    rig.tell()
    it = rig.state.figures["candlewick"]
    assert (it.space, it.upright, it.pinned) == ("lantern-gate", True, True)
    assert rig.held(A) == 1
    assert rig.closed("walk") == "WT-R29"
    rig.stay()
    assert "generate" in rig.offered(B), "blocked but upright, it can act"


@pytest.mark.rule("WT-102", "WT-106")
@pytest.mark.example(19)
def test_more_defence_cards_the_soldier_goes_on() -> None:
    rig = sprung(4, 2, 3)
    assert rig.asked() == [B], "the soldier's player finishes the story"
    rig.tell()
    assert rig.held(B) == 3
    rig.act(Walk("stump-green"))
    assert rig.where("wolf") == "stump-green"


@pytest.mark.rule("WT-R35")
@pytest.mark.example(20)
@pytest.mark.parametrize(("evades", "space"), [(0, "lantern-gate"), (1, "oaks-park")])
def test_an_empty_pile_is_a_total_of_nothing(evades: int, space: str) -> None:
    rig = sprung(1, 0, evades)
    rig.tell()
    assert (rig.where("wolf"), rig.state.figures["wolf"].upright) == (space, True)


@pytest.mark.rule("WT-267", "WT-R36")
@pytest.mark.example(21)
def test_pinocchio_and_the_partners_count_one_more() -> None:
    rig = sprung(2, 1, 1, rebel="pinocchio", soldier="fox_and_cat", skills=True)
    (shown,) = rig.tells(TrapShown)
    assert (shown.total, shown.evaded, shown.rule) == (2, 2, "WT-101")


@pytest.mark.rule("WT-R11")
def test_the_fox_and_the_cat_walk_are_caught_and_are_saved_as_one() -> None:
    rig = town(4)
    rig.place(fox_and_cat=(B, "lantern-gate"), alice=(A, "oaks-park"))
    assert [char for char in CAST if {"fox", "cat"} & set(char.split("-"))] == ["fox-and-cat"]
    rig.turn(B)
    assert rig.choices("activate", "char") == ["fox-and-cat"]
    rig.activate("fox-and-cat")
    rig.walk("oaks-park")
    assert rig.state.there("lantern-gate") == [], "nobody stays behind"
    rig.claim(A, "alice")
    rig.lay(3)
    for _ in range(3):
        rig.tell()
    assert not rig.state.figures["fox-and-cat"].upright
    assert rig.state.ready(B) == [], "one card"
    assert rig.choices("save", "char") == ["fox-and-cat"]


@pytest.mark.rule("WT-R37")
@pytest.mark.parametrize(("reveal", "seen"), [("all", 2), ("spring", 0)])
def test_at_the_reveal_all_cards_are_seen_or_the_spring_sides_alone(reveal: str, seen: int) -> None:
    rig = sprung(4, 1, 1, trap_reveal=reveal)
    (shown,) = rig.tells(TrapShown)
    assert (len(shown.spring), len(shown.winter)) == (1, seen)
    assert len(rig.sees(D).view.piles[A].winter) == seen


@pytest.mark.rule("WT-R38")
def test_cards_in_a_pile_cannot_be_used() -> None:
    rig = trapped(4)
    hand = tuple(rig.state.hands[A])
    rig.lay(1, 2)
    assert rig.refused(A, Tell(passage("No.", *hand[:2]))) == "kit-woven-cards-are-fixed"
    assert rig.state.hands[A] == []


@pytest.mark.rule("WT-93")
def test_every_card_is_hidden() -> None:
    rig = trapped(4)
    hand = tuple(rig.state.hands[A])
    assert rig.no(LayTrap({"trap": hand[:1], "spring": hand[1:3], "winter": ()})) == "kit-each-once"
