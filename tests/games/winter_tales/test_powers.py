"""Powers (WT-20, WT-203 to WT-241; WT-R57, WT-R67 to WT-R79)."""

from typing import Any

import pytest

from talewind.games.winter_tales.aside_moves import Follow, PassArtifact
from talewind.games.winter_tales.battles import Battle
from talewind.games.winter_tales.cards import Memory
from talewind.games.winter_tales.cast import ARTIFACT, GLIMMER, HORROR, LOVE, PROPAGANDA, SAFE_HOUSE, TOKENS
from talewind.games.winter_tales.chapters import Chapter, Turn
from talewind.games.winter_tales.events import Played
from talewind.games.winter_tales.fight_events import BattleEnded, Captured
from talewind.games.winter_tales.moves import (
    Activate,
    EndTurn,
    Interrupt,
    Join,
    JoinIn,
    LayTrap,
    Object,
    Resolve,
    Rule,
    Stand,
    Walk,
)
from talewind.games.winter_tales.power_events import BroughtBack, Horrified, PowerGiven
from talewind.games.winter_tales.power_moves import (
    BringBack,
    DestroyPower,
    Eliminate,
    FlipBack,
    GivePower,
    Horrify,
    PayThree,
    Propagate,
    Rehome,
)
from talewind.games.winter_tales.powers import Retaliating, grant, may_flip_back
from talewind.games.winter_tales.quest_events import Joined, QuestCounted
from talewind.games.winter_tales.resolving import Quest
from talewind.games.winter_tales.traps import Trap
from talewind.kit import Table, Tell, Weave

from .tables import A, B, C, D, E, WinterRig, passage, tale, town


def powerful(
    power: str = "", *holders: str, seats: int = 4, quest: str = "", side: str = "spring", **more: Any
) -> WinterRig:
    """With powers; this one is in play, its memory on space 1."""
    hands = more.pop("hands", (6,) * seats)
    rig = town(seats, hands, powers=True, **{k: v for k, v in more.items() if not isinstance(v, tuple)})
    rig.place(**{k: v for k, v in more.items() if isinstance(v, tuple)})
    if power:
        state, token = rig.state, quest or power
        if token in state.available:
            state.available.remove(token)
        state.tales.append(tale(state, A))
        state.put_memory(1, Memory(state.deck.pop(0), side, A, len(state.tales), token))  # type: ignore[arg-type]
        state.powers[power] = holders
    return rig


def granted(rig: WinterRig, seat: int, token: str, place: str, *taking: str) -> None:
    rig.turn(A)
    grant(Table(rig.state, b"", rig.state.at), seat, token, place, list(taking))
    rig.arranged()


# Granting.


@pytest.mark.rule("WT-203", "WT-204", "WT-206", "WT-216", "WT-221", "WT-R67")
@pytest.mark.parametrize(
    ("token", "seat", "chars"),
    [("glimmer-of-hope", A, {"alice", "cranky"}), ("freezing-horror", B, {"wolf", "mad-hatter"}), ("great-artifact-winter", B, {"wolf", "mad-hatter"})],
)  # fmt: skip
def test_a_power_goes_to_a_character_of_its_faction_that_took_part(token: str, seat: int, chars: set[str]) -> None:
    rig = powerful(alice=(A, "oaks-park"), cranky=(C, "oaks-park"), wolf=(B, "oaks-park"), mad_hatter=(D, "oaks-park"))
    granted(rig, seat, token, "oaks-park", "alice", "cranky", "wolf", "mad-hatter")
    assert rig.asked() == [seat], "the acting player"
    assert set(rig.choices("give-power", "char")) == chars
    assert rig.no(GivePower("tin-man")) == "WT-R67"
    char = sorted(chars)[0]
    rig.act(GivePower(char))
    assert rig.tells(PowerGiven)[0].char == char


@pytest.mark.rule("WT-203")
@pytest.mark.parametrize(("cards", "power"), [(2, True), (0, False)])
def test_only_success_grants_a_power(cards: int, power: bool) -> None:
    rig = powerful(alice=(A, "oaks-park"))
    rig.quest("safe-house", "oaks-park")
    rig.turn(A)
    rig.activate("alice")
    rig.stay()
    rig.resolve("safe-house")
    rig.weave(cards)
    rig.tell()
    rig.tell()
    rig.tell()
    while rig.in_phase in ("Choosing", "Placing"):
        rig.wait()
    assert (SAFE_HOUSE in rig.state.powers) == power


@pytest.mark.rule("WT-208", "WT-R67")
def test_love_unites_its_bearer_with_any_other_rebel() -> None:
    rig = powerful(alice=(A, "oaks-park"), cranky=(C, "bell-court"), tin_man=(C, "oaks-park"))
    granted(rig, A, "love-that-melts-the-snow", "cranky", "tin-man")
    assert set(rig.choices("give-power", "partner")) == {"alice", "tin-man"}
    rig.act(GivePower("cranky", "alice"))
    assert rig.state.powers[LOVE] == ("cranky", "alice")


@pytest.mark.rule("WT-205", "WT-213", "WT-215", "WT-R71")
def test_the_safe_house_drives_the_horror_out() -> None:
    rig = powerful(HORROR, "wolf", "oaks-park", side="winter", wolf=(B, "bell-court"), alice=(A, "oaks-park"))
    granted(rig, A, "safe-house", "oaks-park", "alice")
    assert rig.state.powers[SAFE_HOUSE] == ("oaks-park",)
    assert rig.state.powers[HORROR] == ("wolf",)


# Love.


def pair(**more: Any) -> WinterRig:
    """Alice of A and Cranky of C are united in Oaks Park."""
    rig = powerful(LOVE, "alice", "cranky", alice=(A, "oaks-park"), cranky=(C, "oaks-park"), **more)
    rig.turn(A)
    rig.activate("alice")
    return rig


@pytest.mark.rule("WT-209", "WT-210", "WT-R69")
@pytest.mark.example(44)
def test_a_partner_comes_along_for_free_even_if_it_lies() -> None:
    rig = pair()
    rig.change("cranky", upright=False, pinned=True)
    rig.weave()
    rig.act(Walk("old-mill-square", along=True))
    rig.act(Walk("memory-lane-cemetery"))
    assert (rig.where("alice"), rig.where("cranky")) == ("memory-lane-cemetery", "old-mill-square")
    assert rig.held(C) == 6
    assert rig.state.figures["cranky"].ready, "no activation"


@pytest.mark.rule("WT-R69")
def test_a_partner_that_was_told_to_stay_stays() -> None:
    rig = pair()
    rig.do_aside(C, Follow("cranky", False))
    rig.weave()
    assert rig.no(Walk("old-mill-square", along=True)) is not None
    assert not rig.sees(B).view.figures["cranky"].follows, "an open switch"


def pair_attacked(target: str = "cranky", **more: Any) -> WinterRig:
    """The pair enters Old Mill Square, where B's Mad Hatter names a target."""
    rig = pair(mad_hatter=(B, "old-mill-square"), **more)
    rig.weave()
    rig.act(Walk("old-mill-square", along=True))
    assert rig.asked() == [B], "one window for the pair"
    assert set(rig.choices("interrupt", "target")) == {"alice", "cranky"}
    rig.claim(B, "mad-hatter", target)
    return rig


@pytest.mark.rule("WT-211", "WT-212", "WT-R69a", "WT-R69b")
@pytest.mark.example(57)
def test_they_stand_together_and_fall_together() -> None:
    rig = pair_attacked()
    assert rig.asked() == [A], "the partner's player decides once"
    rig.act(Stand(True))
    rig.strike()
    assert rig.asked() == [C]
    rig.pass_()
    assert rig.asked() == [A], "the target's player plays nothing: the partner's may"
    rig.strike()
    rig.strike()
    rig.pass_()
    rig.pass_()
    assert rig.tells(BattleEnded)[0].winner == "mad-hatter"
    rig.capture("winter-prison")
    rig.let_stand()
    for char in ("alice", "cranky"):
        it = rig.state.figures[char]
        assert (it.space, it.upright) == ("winter-prison", False)
    assert rig.closed("walk") == "WT-108"


@pytest.mark.rule("WT-R69b")
@pytest.mark.example(58)
def test_apart_only_the_target_falls_and_the_mover_goes_on() -> None:
    rig = pair_attacked()
    rig.act(Stand(False))
    rig.strike()
    rig.pass_()
    rig.capture("old-mill-square")
    assert rig.state.figures["alice"].upright
    rig.act(Walk("memory-lane-cemetery", along=True))
    assert rig.where("cranky") == "memory-lane-cemetery"


@pytest.mark.rule("WT-R26", "WT-R69a")
@pytest.mark.example(74)
def test_one_who_lies_may_be_attacked_when_taken_along() -> None:
    rig = pair(mad_hatter=(B, "old-mill-square"))
    rig.change("cranky", upright=False)
    rig.weave()
    rig.act(Walk("old-mill-square", along=True))
    rig.claim(B, "mad-hatter", "cranky")
    rig.act(Stand(False))
    rig.strike()
    rig.pass_()
    assert not [deed for deed in rig.state.deeds if deed.kind == "reward"], "nobody has felled him anew"
    rig.capture("winter-prison")
    rig.let_stand()
    assert rig.where("cranky") == "winter-prison"
    assert "walk" in rig.offered(A)


@pytest.mark.rule("WT-212", "WT-R69c")
def test_a_partner_hides_a_second_pile_in_a_trap() -> None:
    rig = powerful(
        LOVE,
        "alice",
        "cranky",
        alice=(A, "oaks-park"),
        cranky=(C, "oaks-park"),
        wolf=(B, "lantern-gate"),
        hands=(3, 6, 3, 6),
    )
    rig.turn(B)
    rig.activate("wolf")
    rig.walk("oaks-park")
    rig.do(A, Interrupt("alice"))
    rig.pass_(C)
    rig.settle()
    rig.tell()
    assert rig.phase(Trap).rebel == "alice"
    rig.act(Stand(True))
    rig.lay(1, 1)
    assert rig.asked() == [C]
    hand = tuple(rig.state.hands[C])
    rig.act(LayTrap({"spring": hand[:2], "winter": hand[2:]}))
    rig.tell()
    rig.weave(2)
    rig.tell()
    assert not rig.state.figures["wolf"].upright, "1 + 2 against 2"
    rig.tell()
    assert (rig.held(A), rig.held(C)) == (1, 1), "each takes back his own"


# Safe house, horror.


@pytest.mark.rule("WT-214", "WT-R70")
@pytest.mark.example(38)
def test_a_rebel_that_loses_is_in_the_safe_house_upright() -> None:
    rig = powerful(SAFE_HOUSE, "candle-factory", alice=(A, "oaks-park"), mad_hatter=(B, "old-mill-square"))
    rig.turn(A)
    rig.activate("alice")
    rig.walk("old-mill-square")
    rig.claim(B, "mad-hatter")
    rig.strike()
    rig.pass_()
    alice = rig.state.figures["alice"]
    assert (alice.space, alice.upright, alice.pinned) == ("candle-factory", True, True)
    assert not [deed for deed in rig.state.deeds if deed.kind == "reward"]
    assert rig.in_phase == "Pad", "the captor places nothing"
    rig.tell()
    assert rig.closed("walk") == "WT-R29"
    rig.stay()
    assert "generate" in rig.offered(A)


def horror(*extra: str, **more: Any) -> WinterRig:
    """B owns the horror by Wolf, who is not ready."""
    rig = powerful(HORROR, "wolf", side="winter", wolf=(B, "bell-court"), cranky=(C, "oaks-park"), **more)
    rig.change("wolf", ready=False)
    return rig


@pytest.mark.rule("WT-222", "WT-223", "WT-224", "WT-225", "WT-226", "WT-227", "WT-R75", "WT-R76")
@pytest.mark.example(42)
def test_the_horror_strikes_with_its_memory_first() -> None:
    rig = horror()
    memory = rig.state.track[1].card
    rig.turn(B)
    assert rig.offered(B) == {"horrify", "end-turn"}
    rig.act(Horrify("cranky"))
    assert rig.tells(Horrified) == [Horrified(B, "cranky", "oaks-park")]
    assert rig.tells(Played) == [Played(B, memory, "winter", "horror")]
    assert rig.asked() == [C]
    rig.strike()
    rig.strike()
    rig.pass_()
    rig.capture("oaks-park")
    assert not rig.state.figures["cranky"].upright
    assert rig.state.track[1].card == memory
    assert memory not in rig.state.discards
    assert rig.state.powers[HORROR] == ("wolf", "oaks-park")
    assert rig.asked() == [C], "the turn is over"
    rig.turn(B)
    assert "horrify" in rig.offered(B), "next turn again"
    rig.act(EndTurn())


@pytest.mark.rule("WT-222")
def test_with_a_ready_character_there_is_no_horror() -> None:
    rig = horror()
    rig.change("wolf", ready=True)
    rig.turn(B)
    assert "horrify" not in rig.offered(B)


@pytest.mark.rule("WT-215", "WT-R75", "WT-R70")
@pytest.mark.example(60)
def test_the_horror_never_comes_to_the_safe_house() -> None:
    rig = horror(alice=(A, "candle-factory"))
    rig.state.powers[SAFE_HOUSE] = ("candle-factory",)
    rig.turn(B)
    assert rig.no(Horrify("alice")) == "WT-R75"
    rig.act(Horrify("cranky"))
    rig.pass_()
    assert rig.tells(Captured) == [Captured("cranky", "candle-factory")]
    cranky = rig.state.figures["cranky"]
    assert (cranky.upright, cranky.pinned) == (True, True)
    assert rig.state.powers[HORROR] == ("wolf", "oaks-park")


# Glimmer, propaganda.


@pytest.mark.rule("WT-207", "WT-R68")
def test_hope_readies_its_rebel_once_a_chapter() -> None:
    rig = powerful(GLIMMER, "alice", alice=(A, "oaks-park"), cranky=(C, "bell-court"))
    rig.turn(A)
    for again in (True, False):
        rig.activate("alice")
        rig.stay()
        rig.pass_()
        rig.done()
        if again:
            assert rig.asked() == [A]
            rig.act(FlipBack())
            assert rig.state.figures["alice"].ready
            rig.turn(A)
    assert rig.in_phase == "Turn"
    assert rig.asked() == [C]


@pytest.mark.rule("WT-228", "WT-229", "WT-229a", "WT-229b", "WT-229c", "WT-230", "WT-231", "WT-R77", "WT-R102")
@pytest.mark.example(43)
def test_propaganda_keeps_a_rebel_from_acting() -> None:
    rig = powerful(
        PROPAGANDA,
        side="winter",
        candlewick=(B, "bell-court"),
        alice=(A, "oaks-park"),
        cranky=(C, "oaks-park"),
        tin_man=(C, "oaks-park"),
        hands=(2, 2, 2, 2),
    )
    rig.change("cranky", activated=True)
    rig.turn(B)
    assert rig.no(Propagate("candlewick", "cranky")) == "WT-231", "readied by Glimmer"
    rig.act(Propagate("candlewick", "alice"))
    assert rig.held(B) == 5
    rig.act(PayThree(tuple(rig.state.hands[B][:3])))
    rig.tell()
    assert rig.held(B) == 2
    assert not rig.state.lying
    assert not rig.state.figures["candlewick"].ready
    assert not rig.state.ready(A), "she cannot be activated in this chapter"
    assert rig.asked() == [C]


@pytest.mark.rule("WT-R77")
@pytest.mark.example(75)
def test_the_writer_may_use_it_with_one_who_lies_on_his_own_rebel() -> None:
    rig = powerful(PROPAGANDA, side="winter", seats=5, candlewick=(E, "bell-court"), alice=(E, "oaks-park"))
    rig.change("candlewick", upright=False)
    rig.turn(E)
    assert rig.no(Propagate("candlewick", "alice")) is None


@pytest.mark.rule("WT-R68", "WT-230")
def test_a_rebel_stopped_by_propaganda_is_not_readied_by_hope() -> None:
    rig = powerful(GLIMMER, "alice", alice=(A, "oaks-park"))
    rig.change("alice", ready=False, barred=True)
    assert not may_flip_back(rig.state, "alice")


# Retaliation, and the rebel returns.


@pytest.mark.rule("WT-232", "WT-233", "WT-234", "WT-236", "WT-R78")
@pytest.mark.example(39)
def test_a_retaliation_destroys_a_power_and_flips_its_memory() -> None:
    rig = powerful(GLIMMER, "tin-man", tin_man=(A, "oaks-park"), cranky=(C, "bell-court"))
    rig.remember("spring", "winter")
    rig.turn(A)
    rig.interrupt(Retaliating(B, "cranky"))
    rig.state.track[4] = Memory("neutral", "winter", B, 1, "armed-retaliation")
    assert rig.asked() == [B]
    assert rig.no(Eliminate("tin-man")) == "WT-236"
    assert rig.refused(B, EndTurn()) is not None, "compulsory"
    rig.act(DestroyPower(GLIMMER))
    assert GLIMMER not in rig.state.powers
    assert "tin-man" in rig.state.figures
    assert rig.state.standing() == {"spring": 3, "winter": 9}


@pytest.mark.rule("WT-R78", "WT-R74")
def test_what_a_retaliation_may_strike() -> None:
    rig = powerful(
        SAFE_HOUSE, "candle-factory", alice=(A, "oaks-park"), wolf=(B, "bell-court"), cranky=(C, "oaks-park")
    )
    rig.state.powers |= {ARTIFACT: ("wolf",), PROPAGANDA: (), HORROR: ("wolf",), LOVE: ("alice", "cranky")}
    rig.turn(C)
    rig.interrupt(Retaliating(B, "alice"))
    assert rig.choices("destroy-power", "power") == [SAFE_HOUSE, LOVE], "not the artifact of a soldier"
    assert "eliminate" not in rig.offered(B), "both rebels have a token"
    rig.state.powers[ARTIFACT] = ("alice",)
    rig.arranged()
    assert rig.choices("destroy-power", "power") == [SAFE_HOUSE, ARTIFACT, LOVE]


@pytest.mark.rule("WT-235", "WT-R57")
@pytest.mark.example(40)
def test_an_eliminated_rebels_quest_moves_on() -> None:
    rig = powerful(alice=(A, "oaks-park"), cranky=(C, "bell-court"))
    rig.quest("love-that-melts-the-snow", "alice")
    rig.turn(C)
    rig.interrupt(Retaliating(B, "alice"))
    rig.act(Eliminate("alice"))
    assert rig.asked() == [A], "its player"
    rig.act(Rehome("cranky"))
    assert rig.state.quests == {"love-that-melts-the-snow": "cranky"}
    assert list(rig.state.out) == ["alice"]
    assert rig.sees(D).view.out.keys() == {"alice"}


def gone(**more: Any) -> WinterRig:
    rig = powerful(wolf=(B, "bell-court"), alice=(A, "oaks-park"), cranky=(C, "bell-court"), **more)
    rig.state.out["alice"] = rig.state.figures.pop("alice")
    rig.state.arbiter = D
    rig.turn(B)
    return rig


@pytest.mark.rule("WT-237", "WT-238", "WT-239", "WT-240", "WT-241", "WT-R79", "WT-R102")
@pytest.mark.example(41)
def test_a_winter_player_brings_the_rebel_back() -> None:
    rig = gone()
    assert rig.no(BringBack("bell-court", tuple(rig.state.hands[B][:3]))) == "WT-240"
    rig.act(BringBack("candle-factory", tuple(rig.state.hands[B][:3])))
    assert rig.held(B) == 3
    rig.tell("She crept into the Candle Factory.")
    rig.let_stand()
    assert rig.tells(BroughtBack) == [BroughtBack(B, "alice", "candle-factory")]
    alice = rig.state.figures["alice"]
    assert (alice.seat, alice.upright, alice.ready) == (A, True, False)
    assert rig.state.figures["wolf"].ready, "none of his own was activated"
    assert rig.asked() == [C]


@pytest.mark.rule("WT-240")
def test_a_place_that_is_rejected_twice_is_oaks_park() -> None:
    rig = gone()
    rig.act(BringBack("candle-factory", tuple(rig.state.hands[B][:3])))
    rig.tell()
    for place in ("winter-prison", ""):
        rig.do(A, Object(passage("Not there.")))
        rig.pass_(*rig.asked())
        rig.do(D, Rule("reject"))
        if place:
            rig.act(BringBack(place))
    assert rig.where("alice") == "oaks-park"


# The Great Artifact.


@pytest.mark.rule("WT-217", "WT-219", "WT-R72", "WT-R52")
@pytest.mark.example(31)
def test_the_artifact_card_counts_in_a_quest_and_stays_on_the_track() -> None:
    rig = powerful(ARTIFACT, "alice", quest="great-artifact-spring", alice=(A, "oaks-park"), wolf=(B, "oaks-park"))
    memory = rig.state.track[1].card
    rig.quest("safe-house", "oaks-park")
    rig.turn(A)
    rig.activate("alice")
    rig.stay()
    rig.resolve("safe-house")
    rig.nobody_joins()
    rig.weave(2)
    rig.act(Weave(memory))
    assert rig.no(Weave(memory)) is not None, "once a quest"
    rig.tell()
    rig.act(JoinIn("wolf"))
    rig.weave(2)
    rig.tell()
    rig.tell()
    assert rig.tells(QuestCounted)[0].spring == 3
    rig.tell()
    assert memory not in rig.choices("choose-memory", "card")
    assert rig.state.track[1].card == memory


@pytest.mark.rule("WT-217", "WT-R72")
@pytest.mark.example(59)
def test_the_artifact_card_is_played_once_a_battle() -> None:
    rig = powerful(
        ARTIFACT, "alice", quest="great-artifact-spring", alice=(A, "oaks-park"), mad_hatter=(B, "old-mill-square")
    )
    memory = rig.state.track[1].card
    rig.turn(A)
    rig.activate("alice")
    rig.walk("old-mill-square")
    rig.claim(B, "mad-hatter")
    rig.deal(A, 0)
    rig.strike()
    rig.act(Tell(passage("The music box!", memory)))
    rig.strike()
    assert rig.closed("tell") == "WT-82"
    rig.pass_()
    assert rig.tells(BattleEnded)[0].winner == "mad-hatter"
    rig.capture("old-mill-square")
    assert memory not in rig.state.discards
    assert rig.state.track[1].card == memory


@pytest.mark.rule("WT-218")
def test_the_artifact_is_no_help_in_a_trap() -> None:
    rig = powerful(
        ARTIFACT, "wolf", quest="great-artifact-winter", side="winter", alice=(A, "oaks-park"), wolf=(B, "lantern-gate")
    )
    memory = rig.state.track[1].card
    rig.turn(B)
    rig.activate("wolf")
    rig.walk("oaks-park")
    rig.claim(A, "alice")
    rig.lay(5)
    rig.tell()
    assert memory not in rig.choices("weave", "card")


@pytest.mark.rule("WT-220", "WT-R73", "WT-R74")
def test_the_artifact_passes_to_another_there_once_a_turn_if_the_story_carries_it() -> None:
    rig = powerful(
        ARTIFACT,
        "alice",
        quest="great-artifact-spring",
        alice=(A, "oaks-park"),
        cranky=(C, "oaks-park"),
        wolf=(B, "oaks-park"),
        tin_man=(C, "bell-court"),
    )
    rig.turn(A)
    assert rig.refused(A, PassArtifact("tin-man", passage()), aside=True) == "WT-R73"
    rig.do_aside(A, PassArtifact("cranky", passage("Take it.")))
    rig.let_stand()
    assert rig.state.powers[ARTIFACT] == ("cranky",)
    assert rig.asked() == [A], "the turn goes on"
    assert rig.refused(C, PassArtifact("wolf", passage()), aside=True) is not None, "once a turn"
    rig.act(Activate("alice"))
    assert rig.in_phase == "Movement"


@pytest.mark.rule("WT-R73")
def test_never_in_a_battle_or_a_quest() -> None:
    rig = powerful(ARTIFACT, "alice", quest="great-artifact-spring", alice=(A, "oaks-park"), cranky=(C, "oaks-park"))
    rig.quest("safe-house", "oaks-park")
    rig.turn(A)
    rig.activate("alice")
    rig.stay()
    rig.act(Resolve("safe-house"))
    assert rig.refused(A, PassArtifact("cranky", passage()), aside=True) is not None
    assert not any(isinstance(phase, Battle) for phase in rig.state.stack)


@pytest.mark.rule("WT-20", "WT-206", "WT-208", "WT-213", "WT-216", "WT-221")
def test_there_are_six_power_tokens() -> None:
    """One each, two of Love, none of Winter Propaganda: whatever is granted, this is all that lies on cards and in slots."""
    rig = town(4, powers=True, memories=7)
    rig.place(alice=(A, "oaks-park"), cranky=(C, "oaks-park"), wolf=(B, "oaks-park"))
    tokens = {GLIMMER: 1, LOVE: 2, SAFE_HOUSE: 1, ARTIFACT: 1, HORROR: 1, PROPAGANDA: 0}
    assert rig.state.powers == {}, "all beside the board"
    quests = {"glimmer-of-hope": "alice", "love-that-melts-the-snow": "alice", "safe-house": "oaks-park"}
    quests |= {"great-artifact-spring": "alice", "freezing-horror": "wolf", "winter-propaganda": "oaks-park"}
    for token, place in quests.items():
        char = "wolf" if TOKENS[token] == "winter" else "alice"
        quest = Quest(seat=A, char=char, token=token, won=TOKENS[token], place_of=place, step="power")
        rig.put(Chapter(), Turn(A, over=True), quest)
    assert {power: len(holders) for power, holders in rig.state.powers.items()} == tokens
    assert sum(tokens.values()) == 6


@pytest.mark.rule("WT-203")
def test_without_the_module_nothing_is_granted() -> None:
    rig = town(4, (6,) * 4)
    rig.place(alice=(A, "oaks-park"))
    rig.quest("safe-house", "oaks-park")
    rig.turn(A)
    rig.activate("alice")
    rig.stay()
    rig.resolve("safe-house")
    rig.weave(1)
    for _ in range(3):
        rig.tell()
    while rig.in_phase in ("Choosing", "Placing"):
        rig.wait()
    assert rig.state.powers == {}


@pytest.mark.rule("WT-141", "WT-214", "WT-R47")
def test_a_joiner_that_is_put_into_the_quests_space_has_not_joined() -> None:
    rig = powerful(
        SAFE_HOUSE, "oaks-park", alice=(A, "oaks-park"), cranky=(C, "memory-lane-cemetery"), wolf=(B, "old-mill-square")
    )
    rig.quest("glimmer-of-hope", "oaks-park")
    rig.turn(A)
    rig.activate("alice")
    rig.stay()
    rig.act(Resolve("glimmer-of-hope"))
    rig.tell()
    rig.let_stand()
    while rig.asked() != [C]:
        rig.pass_()
    rig.act(Join("cranky"))
    rig.walk("old-mill-square")
    rig.claim(B, "wolf")
    rig.strike()
    rig.pass_()
    rig.tell()
    assert rig.state.figures["cranky"].space == "oaks-park"
    rig.stay()
    rig.done()
    assert rig.tells(Joined) == [Joined("cranky", False)]
    rig.nobody_joins()
    rig.tell()
    assert rig.in_phase != "JoiningIn"


@pytest.mark.rule("WT-120", "WT-139")
def test_joiners_go_where_the_bearer_of_the_quest_is_now() -> None:
    rig = town(4, (8,) * 4, powers=True)
    rig.place(
        alice=(A, "old-mill-square"), wolf=(B, "old-mill-square"), cranky=(C, "oaks-park"),
        mad_hatter=(D, "memory-lane-cemetery"),
    )  # fmt: skip
    rig.remember("spring")
    rig.state.powers[LOVE] = ("alice", "cranky")
    rig.quest("armed-retaliation", "alice")
    rig.turn(B)
    rig.activate("wolf")
    rig.stay()
    rig.resolve("armed-retaliation")
    rig.act(Join("cranky"))
    rig.walk("old-mill-square")
    rig.claim(B, "wolf")
    rig.act(Stand(True))
    rig.strike()
    rig.pass_()
    rig.pass_()
    rig.capture("winter-prison")
    rig.let_stand()
    rig.stay()
    rig.done()
    rig.act(Join("mad-hatter"))
    rig.walk("old-mill-square")
    assert rig.in_phase == "Movement", "the quest was carried off with Alice"
    rig.tell()
    rig.done()
    assert rig.tells(Joined) == [Joined("mad-hatter", False)]


@pytest.mark.rule("WT-141", "WT-R47")
def test_a_joiner_who_stopped_short_is_barred_also_if_a_partner_brings_it_along_later() -> None:
    rig = town(6, (8,) * 6, powers=True)
    rig.place(alice=(A, "oaks-park"), cranky=(C, "memory-lane-cemetery"), tin_man=(E, "memory-lane-cemetery"))
    rig.remember("spring")
    rig.state.powers[LOVE] = ("cranky", "tin-man")
    rig.quest("safe-house", "oaks-park")
    rig.turn(A)
    rig.activate("alice")
    rig.stay()
    rig.resolve("safe-house")
    rig.act(Join("cranky"))
    rig.walk("old-mill-square")
    rig.tell()
    rig.done()
    assert rig.tells(Joined) == [Joined("cranky", False)]
    rig.act(Join("tin-man"))
    rig.weave()
    rig.act(Walk("old-mill-square", along=False))
    rig.act(Walk("oaks-park", along=True))
    rig.tell()
    rig.done()
    assert (rig.where("cranky"), rig.where("tin-man")) == ("oaks-park", "oaks-park")
    rig.nobody_joins()
    rig.tell()
    assert (rig.in_phase, rig.asked()) == ("JoiningIn", [E])
