"""The epilogue (WT-172 to WT-192, WT-200, WT-201; WT-R16, WT-R17, WT-R61 to WT-R66, WT-R108)."""

from typing import Any

import pytest

from talewind.games.winter_tales.epilogue import Epilogue, begin_epilogue
from talewind.games.winter_tales.events import Counted, GameEnded, LaidDown
from talewind.games.winter_tales.moves import Join, MoveBookmark, Resolve, Support
from talewind.kit import Pass, Table, say

from .tables import A, B, C, D, E, WinterRig, town


def epilogue(seats: int, *hands: int, memories: tuple[str, ...] = (), starter: int = A, **options: Any) -> WinterRig:
    rig = town(seats, hands, **options)
    rig.remember(*memories, by=starter)
    rig.put(Epilogue(starter))
    return rig


def parts(rig: WinterRig, *cards: int) -> None:
    """Each tells his part with so many cards."""
    for number in cards:
        rig.weave(number)
        rig.tell()


@pytest.mark.rule(
    "WT-176", "WT-181", "WT-183", "WT-184", "WT-185", "WT-188", "WT-190", "WT-190a", "WT-R17", "WT-5", "WT-192"
)
@pytest.mark.example(33)
def test_the_writer_makes_it_a_tie_and_wins() -> None:
    rig = epilogue(5, 4, 5, 3, 4, 5, memories=("spring", "spring", "winter"))
    parts(rig, 4, 5, 3, 4)
    assert rig.tells(Counted) == [Counted(13, 12)]
    assert rig.asked() == [E]
    rig.act(Support("winter"))
    rig.weave()
    assert "weave" in rig.offered(E)
    rig.weave()
    assert "weave" not in rig.offered(E), "at most half of five, rounded down"
    rig = epilogue(5, 4, 5, 3, 4, 5, memories=("spring", "spring", "winter"))
    parts(rig, 4, 5, 3, 4)
    rig.act(Support("winter"))
    parts(rig, 1)
    assert rig.state.winners == (E,)
    assert rig.asked() == [A], "the epilogue player concludes"
    rig.tell("And winter went on dreaming.")
    assert rig.tells(GameEnded) == [GameEnded((E,), False, "writer")]
    ended = rig.sees(A).outcome
    assert ended is not None
    assert {side.name: side.points for side in ended.sides} == {"spring": 13, "winter": 13, "writer": None}


@pytest.mark.rule("WT-187", "WT-189", "WT-168")
@pytest.mark.example(34)
def test_without_a_writer_a_tie_is_the_epilogue_players() -> None:
    rig = epilogue(4, 3, 3, 3, 3, memories=("spring", "winter", "neutral"), starter=B)
    parts(rig, 3, 3, 3, 3)
    assert rig.state.winners == (B, D)
    assert list(rig.state.scores) == [9, 9, 9, 9]


@pytest.mark.rule("WT-187", "WT-5")
def test_the_faction_with_the_higher_score_wins_together() -> None:
    rig = epilogue(4, 3, 3, 3, 3, memories=("spring",), starter=B)
    parts(rig, 3, 3, 3, 3)
    assert rig.state.winners == (A, C)


@pytest.mark.rule("WT-185", "WT-R17")
@pytest.mark.example(35)
def test_a_writer_with_one_card_plays_none() -> None:
    rig = epilogue(3, 1, 1, 1)
    parts(rig, 1, 1)
    rig.act(Support("spring"))
    assert "weave" not in rig.offered(C)


@pytest.mark.rule("WT-R16", "WT-184")
@pytest.mark.example(36)
def test_a_writer_who_begins_plays_all_for_one_faction() -> None:
    rig = epilogue(3, 5, 1, 5, starter=C)
    assert rig.asked() == [C]
    assert rig.no(Pass()) is not None
    rig.act(Support("winter"))
    parts(rig, 5)
    parts(rig, 5, 0)
    assert rig.in_phase == "Part", "no step 4: the last words"
    assert rig.state.winners == (C,), "5 to 5"


@pytest.mark.rule("WT-R61", "WT-174")
@pytest.mark.example(37, 73)
def test_the_epilogue_player_lays_down_what_he_does_not_tell_the_others_need_not() -> None:
    rig = epilogue(4, 6, 5, 0, 0)
    rig.weave(4)
    rig.wait()
    (laid,) = rig.tells(LaidDown)
    assert len(laid.cards) == 2
    assert rig.state.standing()["spring"] == 6
    assert rig.asked() == [B]
    rig.tell()
    assert rig.state.standing()["winter"] == 0
    assert rig.asked() == [C], "an empty hand may still tell"
    rig.tell()


@pytest.mark.rule("WT-180", "WT-R10")
def test_a_part_needs_no_character_in_any_place() -> None:
    """A's only rebel lies far from everybody, and B has nobody left: both tell and play."""
    rig = town(4, (2, 2, 0, 0))
    rig.place(alice=(A, "winter-prison"), wolf=(D, "oaks-park"))
    rig.change("alice", upright=False, ready=False, pinned=True)
    rig.put(Epilogue(A))
    for seat in (A, B):
        rig.weave(2)
        rig.tell("The Wolf and Alice met on the roof.")
        assert (rig.state.tales[-1].seat, rig.state.tales[-1].char) == (seat, "")
    assert rig.state.standing() == {"spring": 2, "winter": 2}


@pytest.mark.rule("WT-173", "WT-R63")
def test_nobody_is_activated_any_more() -> None:
    rig = epilogue(4, 1, 1, 1, 1)
    assert rig.offered(A) == {"tell", "weave", "longer"}


@pytest.mark.rule("WT-200", "WT-201", "WT-R65")
def test_the_alternative_epilogue_moves_the_bookmark() -> None:
    rig = epilogue(4, 1, 1, 1, 1, memories=("spring", "winter"), alternative_epilogue=True)
    assert rig.state.bookmark == 2
    parts(rig, 1)
    assert rig.asked() == [A]
    assert rig.no(MoveBookmark(2)) == "WT-R65"
    rig.act(MoveBookmark(1))
    assert (rig.state.bookmark, rig.asked()) == (1, [B])
    parts(rig, 1)
    rig.wait()
    assert rig.state.bookmark == 2, "silence: the next one to the right"


@pytest.mark.rule("WT-R65")
def test_a_single_memory_keeps_the_bookmark() -> None:
    rig = epilogue(4, 1, 1, 1, 1, memories=("spring",), alternative_epilogue=True)
    parts(rig, 1)
    assert rig.in_phase == "Part"


@pytest.mark.rule("WT-R66")
def test_the_epilogue_from_the_depth_keeps_every_card() -> None:
    rig = town(4, (6, 6, 6, 6))
    rig.place(alice=(A, "oaks-park"), wolf=(B, "lantern-gate"))
    rig.quest("safe-house", "oaks-park")
    rig.turn(A)
    rig.activate("alice")
    rig.stay()
    rig.act(Resolve("safe-house"))
    rig.tell()
    rig.act(Join("wolf"))
    rig.walk("oaks-park")
    rig.claim(A, "alice")
    rig.lay(2, 3 + 3)
    cards = sorted(rig.game.cards(rig.state))
    begin_epilogue(Table(rig.state, b"", rig.state.at), "WT-172")
    assert {tale.kind: tale.fate for tale in rig.state.tales}["quest_begin"] == "abandoned"
    assert {tale.kind: tale.fate for tale in rig.state.tales}["move"] == "told"
    facts = [fact for page in rig.game.pages(rig.state) for happened in page.happenings for fact in happened.facts]
    assert say("winter_tales-book-left-open", token="safe-house") in facts
    assert sorted(rig.game.cards(rig.state)) == cards
    assert not rig.state.lying
    assert not rig.state.piles
    assert rig.state.ongoing == ""
    assert rig.state.quests == {"safe-house": "oaks-park"}, "an open thread"
