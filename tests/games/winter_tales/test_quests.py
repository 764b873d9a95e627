"""Generating and resolving quests, joining, memories (WT-115 to WT-171; WT-R44 to WT-R60, WT-R103 to WT-R107)."""

from typing import Any

import pytest

from talewind.games.winter_tales import state
from talewind.games.winter_tales.aside_moves import AnswerAhead
from talewind.games.winter_tales.cards import Tally
from talewind.games.winter_tales.events import EpilogueBegun, Narrated, Played
from talewind.games.winter_tales.moves import (
    CannotConnect,
    ChooseMemory,
    Generate,
    Interrupt,
    Join,
    JoinIn,
    Object,
    PlaceMemory,
    Resolve,
    Rule,
    Walk,
)
from talewind.games.winter_tales.quest_events import (
    JoinCalled,
    Joined,
    MemoryChosen,
    MemoryPlaced,
    QuestCounted,
    QuestDropped,
    QuestGenerated,
)
from talewind.games.winter_tales.resolving import Quest
from talewind.kit import Pass, Tell, Weave
from talewind.texts.speaker import Speaker

from .tables import A, B, C, D, E, WinterRig, passage, town

SAFE, HORROR = "safe-house", "freezing-horror"
SIDE_OF_TOKEN = {
    "great-artifact-spring": "spring", "great-artifact-winter": "winter", "glimmer-of-hope": "spring", SAFE: "spring",
    HORROR: "winter", "winter-propaganda": "winter",
}  # fmt: skip


def acting(char: str = "alice", seat: int = A, seats: int = 4, quest: str = SAFE, **more: Any) -> WinterRig:
    """A player stands in Oaks Park, where a quest of his faction lies, and may act."""
    rig = town(seats, (6,) * seats, **{k: v for k, v in more.items() if not isinstance(v, tuple)})
    rig.place(**{char.replace("-", "_"): (seat, "oaks-park")})
    rig.place(**{k: v for k, v in more.items() if isinstance(v, tuple)})
    rig.quest(quest, "oaks-park")
    rig.turn(seat)
    rig.activate(char)
    rig.stay()
    return rig


def played(rig: WinterRig, first: int, *joins: tuple[int, str, int], last: int = 0) -> None:
    """Steps 3 to 5: cards of the acting player, of those who join in, and a last one."""
    rig.weave(first)
    rig.tell()
    for seat, char, cards in joins:
        while rig.asked() != [seat]:
            rig.pass_()
        rig.act(JoinIn(char))
        rig.weave(cards)
        rig.tell()
    while rig.in_phase == "JoiningIn":
        rig.pass_()
    rig.weave(last)
    rig.tell()


@pytest.mark.rule("WT-115", "WT-117", "WT-121", "WT-123", "WT-122")
@pytest.mark.example(2)
def test_a_quest_is_generated_in_any_free_slot_and_introduced() -> None:
    rig = town()
    rig.place(pinocchio=(A, "oaks-park"))
    rig.quest(HORROR, "nightmare-factory")
    rig.turn(A)
    rig.activate("pinocchio")
    rig.stay()
    assert rig.no(Generate("great-artifact-spring", "nightmare-factory")) == "WT-117"
    assert rig.no(Generate("winter-propaganda", "fair-of-wonders")) == "WT-122", "winter's"
    rig.act(Generate("great-artifact-spring", "fair-of-wonders"))
    assert rig.tells(QuestGenerated) == [QuestGenerated(A, "great-artifact-spring", "fair-of-wonders", gone=True)]
    assert "great-artifact-winter" not in rig.state.available
    rig.tell("A music box that no snow can lie on.")
    assert rig.state.tales[rig.state.intros["great-artifact-spring"] - 1].kind == "quest_intro"
    assert rig.offered(A) == {"keep"}, "one action"


@pytest.mark.rule("WT-116", "WT-191")
def test_for_the_writer_his_activated_character_decides_which_quests_there_are() -> None:
    rig = town(5)
    rig.place(wolf=(E, "bell-court"), alice=(E, "oaks-park"))
    rig.turn(E)
    rig.activate("wolf")
    rig.stay()
    assert set(rig.choices("generate", "token")) == {
        "great-artifact-winter", HORROR, "winter-propaganda", "armed-retaliation",
    }  # fmt: skip


@pytest.mark.rule("WT-118", "WT-119", "WT-120", "WT-126", "WT-131")
def test_a_quest_under_a_rebel_goes_where_the_rebel_goes() -> None:
    rig = town()
    rig.place(mad_hatter=(B, "bell-court"), alice=(A, "stump-green"))
    rig.turn(B)
    rig.activate("mad-hatter")
    rig.stay()
    assert rig.no(Generate("armed-retaliation", "oaks-park")) is not None
    rig.act(Generate("armed-retaliation", "alice"))
    assert rig.state.site("armed-retaliation") == "stump-green", "in a plaza"
    rig.change("alice", space="oaks-park")
    assert rig.state.site("armed-retaliation") == "oaks-park"


@pytest.mark.rule("WT-122")
def test_a_quest_that_was_placed_is_not_generated_again() -> None:
    rig = acting()
    assert SAFE not in rig.choices("generate", "token")
    assert rig.no(Generate(SAFE, "winter-prison")) == "WT-122"


@pytest.mark.rule("WT-133", "WT-R103", "WT-R56")
def test_a_quest_of_ones_own_faction_where_one_stands_may_be_resolved() -> None:
    rig = acting()
    rig.quest("love-that-melts-the-snow", "cranky")
    rig.place(cranky=(C, "oaks-park"))
    rig.quest(HORROR, "bell-court")
    rig.arranged()
    assert rig.choices("resolve", "token") == [SAFE, "love-that-melts-the-snow"]
    assert rig.no(Resolve(HORROR)) == "WT-133"


@pytest.mark.rule("WT-124", "WT-125", "WT-128", "WT-129", "WT-130")
@pytest.mark.parametrize(
    ("token", "goal"),
    [
        ("great-artifact-spring", "object mighty"),
        ("great-artifact-winter", "object mighty"),
        ("glimmer-of-hope", "spring will come back"),
        (SAFE, "refuge"),
        (HORROR, "terror"),
        ("winter-propaganda", "spirit"),
    ],
)
def test_a_slot_quest_its_faction_and_its_goal(token: str, goal: str) -> None:
    """Only its own faction generates and resolves it, in the slot of a location; its goal is told if nobody introduces it."""
    own, other = ((A, "alice"), (B, "wolf")) if SIDE_OF_TOKEN[token] == "spring" else ((B, "wolf"), (A, "alice"))
    rig = town()
    rig.place(alice=(A, "oaks-park"), wolf=(B, "oaks-park"))

    def may_act(seat: int, char: str) -> None:
        rig.change(char, ready=True)
        rig.turn(seat)
        rig.activate(char)
        rig.stay()

    may_act(*other)
    assert rig.no(Generate(token, "oaks-park")) == "WT-122", "the other faction's"
    may_act(*own)
    assert rig.no(Generate(token, "alice")) is not None, "not under a rebel"
    assert rig.no(Generate(token, "bell-court")) is not None, "not in a plaza"
    rig.act(Generate(token, "oaks-park"))
    rig.wait()
    (told,) = rig.tells(Narrated)
    assert goal in Speaker(rig.game).event(told)
    may_act(*other)
    assert rig.no(Resolve(token)) == "WT-133"
    may_act(*own)
    assert rig.no(Resolve(token)) is None


@pytest.mark.rule("WT-17")
def test_while_one_tells_nobody_else_plays_a_card() -> None:
    rig = acting(cranky=(C, "oaks-park"), wolf=(B, "oaks-park"))
    rig.resolve(SAFE)
    rig.nobody_joins()
    for teller, char in ((A, ""), (B, "wolf"), (C, "cranky"), (A, "")):
        if char:
            rig.act(JoinIn(char))
        assert rig.asked() == [teller]
        for other in {A, B, C, D} - {teller}:
            assert rig.refused(other, Weave(rig.state.hands[other][0])) == "kit-not-asked"
            assert not any("card" in field for offer in rig.sees(other).asides for field in offer.fields)
        rig.weave()
        rig.tell()


@pytest.mark.rule("WT-127", "WT-132")
def test_the_rebel_that_carries_a_quest_cannot_start_it_but_can_join_it() -> None:
    rig = acting(quest="glimmer-of-hope", cranky=(C, "oaks-park"))
    rig.quest("love-that-melts-the-snow", "alice")
    rig.arranged()
    assert rig.no(Resolve("love-that-melts-the-snow")) == "WT-127"
    rig.state.quests["love-that-melts-the-snow"] = "cranky"
    rig.arranged()
    rig.resolve("love-that-melts-the-snow")
    rig.nobody_joins()
    rig.tell()
    assert rig.choices("join-in", "char") == ["cranky"]


@pytest.mark.rule("WT-134", "WT-135", "WT-143", "WT-153", "WT-154", "WT-155", "WT-158", "WT-R104")
@pytest.mark.example(24)
def test_more_cards_for_the_acting_players_faction_is_success() -> None:
    rig = acting(wolf=(B, "oaks-park"))
    rig.act(Resolve(SAFE))
    assert rig.sees(D).view.ongoing == SAFE
    rig.tell("She knocked at the cellar.")
    rig.nobody_joins()
    played(rig, 3, (B, "wolf", 3), last=1)
    assert rig.tells(QuestCounted) == [QuestCounted(SAFE, 4, 3, "spring", "WT-155")]
    assert rig.asked() == [A]
    rig.tell("The door held.")
    rig.act(ChooseMemory(rig.choices("choose-memory", "card")[0]))
    rig.act(PlaceMemory(1))
    assert rig.state.track[1].side == "spring"
    assert rig.tells(MemoryPlaced)[0].side == "spring"


@pytest.mark.rule("WT-156", "WT-161", "WT-164", "WT-266")
@pytest.mark.example(25)
def test_failure_by_two_who_join_against_a_quest_skill() -> None:
    rig = acting("mangiafuoco", B, quest=HORROR, skills=True, alice=(A, "oaks-park"), cranky=(C, "oaks-park"))
    rig.resolve(HORROR)
    rig.nobody_joins()
    played(rig, 2, (C, "cranky", 3), (A, "alice", 1))
    assert rig.tells(QuestCounted) == [QuestCounted(HORROR, 4, 3, "spring", "WT-156")]
    rig.tell()
    assert rig.asked() == [C], "the one with most cards chooses"
    rig.act(ChooseMemory(rig.choices("choose-memory", "card")[0]))
    assert rig.asked() == [B]
    rig.act(PlaceMemory(2))
    assert rig.state.track[2].side == "spring"


@pytest.mark.rule("WT-157", "WT-165", "WT-168", "WT-266", "WT-R5", "WT-R92")
@pytest.mark.example(26)
@pytest.mark.parametrize(("skills", "won"), [(True, "spring"), (False, "neutral")])
def test_a_tie_leaves_a_neutral_card_and_scarecrow_breaks_it(skills: bool, won: str) -> None:
    rig = acting("scarecrow", skills=skills, wolf=(B, "oaks-park"))
    rig.resolve(SAFE)
    rig.nobody_joins()
    played(rig, 3, (B, "wolf", 3))
    assert rig.tells(QuestCounted)[0].won == won
    rig.tell()
    if won == "neutral":
        rig.act(PlaceMemory(1))
        assert (rig.state.track[1].card, rig.state.track[1].side) == ("neutral", "neutral")
        assert rig.state.standing() == {"spring": 0, "winter": 0}


@pytest.mark.rule("WT-154", "WT-155", "WT-R92")
def test_all_see_what_a_quest_counts_so_far_and_who_has_won_it() -> None:
    rig = acting("scarecrow", skills=True, mangiafuoco=(B, "oaks-park"), wolf=(D, "oaks-park"))
    assert rig.sees(D).view.tally is None
    rig.resolve(SAFE)
    assert rig.sees(D).view.tally == Tally({"spring": 1, "winter": 0}), "the acting character's skill"
    rig.nobody_joins()
    rig.weave(2)
    rig.tell()
    rig.act(JoinIn("mangiafuoco"))
    rig.weave()
    assert rig.sees(None).view.tally == Tally({"spring": 3, "winter": 2}), "with the skill of one who is joining in"
    rig.tell()
    rig.act(JoinIn("wolf"))
    rig.weave()
    rig.tell()
    rig.tell()
    assert rig.sees(D).view.tally == Tally({"spring": 3, "winter": 3}, won="neutral")
    rig.tell()
    assert rig.sees(C).view.tally == Tally({"spring": 3, "winter": 3}, won="neutral"), "until the memory is placed"
    rig.act(PlaceMemory(1))
    assert rig.sees(D).view.tally is None


@pytest.mark.rule("WT-171", "WT-R54")
def test_all_see_that_a_quest_without_a_link_is_lost() -> None:
    rig = acting("scarecrow", skills=True)
    rig.remember("spring")
    rig.act(Resolve(SAFE))
    rig.act(CannotConnect())
    assert rig.sees(D).view.tally == Tally({"spring": 0, "winter": 0}, won="winter", missing=True)


@pytest.mark.rule("WT-150", "WT-R12", "WT-R14", "WT-192")
@pytest.mark.example(27)
def test_the_writer_who_played_most_for_the_winning_side_chooses() -> None:
    rig = acting(seats=5, wolf=(B, "oaks-park"), mad_hatter=(E, "oaks-park"), cranky=(E, "oaks-park"))
    rig.resolve(SAFE)
    rig.nobody_joins()
    rig.weave(3)
    rig.tell()
    rig.act(JoinIn("wolf"))
    rig.weave(1)
    rig.tell()
    assert rig.asked() == [E]
    assert set(rig.choices("join-in", "char")) == {"mad-hatter", "cranky"}
    rig.act(JoinIn("mad-hatter"))
    rig.weave(3)
    assert rig.tells(Played)[0].side == "winter"
    rig.tell()
    rig.tell()
    assert rig.tells(QuestCounted) == [QuestCounted(SAFE, 3, 4, "winter", "WT-156")]
    rig.tell()
    assert rig.asked() == [E]


@pytest.mark.rule("WT-162", "WT-163", "WT-R15")
@pytest.mark.example(28)
@pytest.mark.parametrize(("seats", "chooser"), [(5, E), (4, A)])
def test_a_tie_for_most_cards_is_the_writers_or_the_acting_players(seats: int, chooser: int) -> None:
    rig = acting(seats=seats, wolf=(B, "oaks-park"), mad_hatter=(D, "oaks-park"))
    rig.resolve(SAFE)
    rig.nobody_joins()
    played(rig, 1, (B, "wolf", 2), (D, "mad-hatter", 2))
    rig.tell()
    assert rig.asked() == [chooser]


@pytest.mark.rule("WT-137", "WT-138", "WT-139", "WT-140", "WT-141", "WT-R46", "WT-R47", "WT-142")
@pytest.mark.example(29)
def test_one_who_is_beaten_on_the_way_keeps_his_player_out() -> None:
    rig = acting(
        "wolf", B, quest=HORROR, tin_man=(C, "bandstand-plaza"), mad_hatter=(D, "stump-green"), alice=(C, "oaks-park")
    )
    rig.change("tin-man", space="puppets-theater")
    rig.change("mad-hatter", space="bandstand-plaza")
    rig.resolve(HORROR)
    assert rig.asked() == [C], "clockwise from the acting player's left"
    rig.act(Join("tin-man"))
    assert rig.held(C) == 9
    rig.weave()
    rig.act(Walk("bandstand-plaza"))
    rig.claim(D, "mad-hatter")
    rig.strike()
    rig.pass_()
    rig.capture("bandstand-plaza")
    rig.stay()
    assert rig.offered(C) == {"keep"}, "no action, but step 5"
    rig.done()
    assert rig.tells(Joined) == [Joined("tin-man", False)]
    rig.nobody_joins()
    rig.tell()
    assert rig.in_phase == "Pad", "C cannot join in, although Alice is there"
    assert rig.asked() == [B]


@pytest.mark.rule("WT-136", "WT-170", "WT-171", "WT-R54", "WT-R51")
@pytest.mark.example(30)
def test_a_missing_link_fails_at_once_and_the_deck_gives_the_memory() -> None:
    rig = acting()
    rig.remember("spring", by=D)
    rig.state.arbiter = D
    rig.act(Resolve(SAFE))
    rig.tell("Nothing of the sort.")
    rig.do(B, Object(passage("The bookmark!")))
    rig.pass_(*rig.asked())
    assert rig.asked() == [D]
    assert rig.no(Rule("reject")) is not None, "a rewrite is asked first"
    rig.act(Rule("rewrite"))
    assert rig.asked() == [A]
    rig.wait()
    rig.act(Rule("reject"))
    assert rig.tells(QuestCounted) == [QuestCounted(SAFE, 0, 0, "winter", "WT-171", missing=True)]
    rig.tell("And so it failed.")
    (chosen,) = rig.tells(MemoryChosen)
    assert chosen.seat is None
    rig.act(PlaceMemory(2))
    assert rig.state.track[2].side == "winter"


@pytest.mark.rule("WT-171")
def test_the_acting_player_may_say_that_he_cannot_connect_it() -> None:
    rig = acting()
    rig.act(Resolve(SAFE))
    assert rig.no(CannotConnect()) == "WT-R55", "while no memory exists, no link is needed"
    rig = acting()
    rig.remember("winter")
    rig.act(Resolve(SAFE))
    rig.act(CannotConnect())
    assert rig.tells(QuestCounted)[0].missing


@pytest.mark.rule("WT-R55")
def test_without_a_memory_nobody_is_asked_about_a_link() -> None:
    rig = acting(cranky=(C, "oaks-park"))
    rig.act(Resolve(SAFE))
    rig.tell()
    assert rig.in_phase == "Sending"


@pytest.mark.rule("WT-R44", "WT-138", "WT-152")
@pytest.mark.example(32)
def test_a_character_that_is_there_draws_and_has_arrived() -> None:
    rig = acting(wolf=(B, "bell-court"), cranky=(C, "oaks-park"))
    rig.resolve(SAFE)
    rig.pass_(B)
    rig.act(Join("cranky"))
    assert (rig.held(C), rig.in_phase) == (9, "Movement")
    assert rig.closed("walk") == "WT-R45"
    rig.stay()
    rig.done()
    assert rig.held(C) == 7
    assert rig.tells(Joined) == [Joined("cranky", True)]
    assert rig.asked() == [A], "step 3"


@pytest.mark.rule("WT-R44")
def test_a_table_may_forbid_to_join_in_place() -> None:
    rig = acting(cranky=(C, "oaks-park"), join_in_place=False)
    rig.resolve(SAFE)
    assert rig.in_phase == "Pad"


@pytest.mark.rule("WT-R45")
@pytest.mark.example(56)
def test_the_way_of_a_joiner_leads_on_or_around_those_who_wait() -> None:
    rig = acting(cranky=(C, "memory-lane-cemetery"), wolf=(B, "old-mill-square"))
    rig.resolve(SAFE)
    rig.pass_(B)
    rig.act(Join("cranky"))
    assert rig.no(Tell(passage(""))) == "WT-R45", "a step must be taken"
    rig.weave(2)
    assert set(rig.choices("walk", "to")) == {"old-mill-square", "ruined-church-square", "bell-court"}
    rig.act(Walk("ruined-church-square"))
    assert set(rig.choices("walk", "to")) == {"dorothys-mansion", "memory-lane-cemetery"}, "the start was not entered"
    rig.act(Walk("dorothys-mansion"))
    assert rig.choices("walk", "to") == ["fountain-plaza"]
    assert rig.no(Walk("orchard-steps")) == "WT-R45"
    rig.tell()
    rig.done()
    assert rig.tells(Joined) == [Joined("cranky", False)]


@pytest.mark.rule("WT-R45")
def test_a_table_may_let_joiners_go_any_way() -> None:
    rig = acting(cranky=(C, "memory-lane-cemetery"), join_route="free")
    rig.resolve(SAFE)
    rig.act(Join("cranky"))
    assert "tell" in rig.offered(C), "he may stop anywhere"
    rig.weave()
    assert set(rig.choices("walk", "to")) == {"old-mill-square", "ruined-church-square", "bell-court"}


@pytest.mark.rule("WT-R45")
def test_one_who_lies_or_cannot_be_moved_is_not_sent() -> None:
    rig = acting(cranky=(C, "candle-factory"), tin_man=(C, "bell-court"), wolf=(B, "bell-court"))
    rig.change("cranky", pinned=True)
    rig.change("tin-man", upright=False)
    rig.resolve(SAFE)
    assert rig.asked() == [B]
    rig.pass_()
    assert rig.in_phase == "Pad", "C is not asked"


@pytest.mark.rule("WT-R45", "WT-141")
def test_arriving_ends_the_movement() -> None:
    rig = acting(cranky=(C, "old-mill-square"))
    rig.resolve(SAFE)
    rig.act(Join("cranky"))
    rig.weave()
    rig.act(Walk("oaks-park"))
    assert rig.offered(C) == {"tell", "longer"}
    rig.tell()
    rig.done()
    assert rig.tells(Joined) == [Joined("cranky", True)]


@pytest.mark.rule("WT-R107")
@pytest.mark.example(69)
def test_calls_answered_ahead_are_sealed_and_applied_in_their_turn() -> None:
    rig = acting(cranky=(C, "candle-factory"), wolf=(D, "lantern-gate"), mad_hatter=(B, "transfer-yard"))
    rig.act(Resolve(SAFE))
    before = rig.sees(A)
    rig.do_aside(D, AnswerAhead("wolf"))
    rig.do_aside(C, AnswerAhead("cranky"))
    rig.do_aside(C, AnswerAhead())
    assert rig.sees(A) == before
    assert (rig.sees(D).view.early, rig.sees(C).view.early) == ("wolf", "")
    rig.tell()
    assert rig.asked() == [B]
    rig.act(Join("mad-hatter"))
    rig.walk("mad-hatters-asylum", "lantern-gate")
    rig.tell()
    rig.done()
    assert rig.tells(JoinCalled) == [JoinCalled(C), JoinCalled(D, "wolf")]
    assert rig.phase(Quest).char == "alice"
    assert (rig.in_phase, rig.asked()) == ("Movement", [D])


@pytest.mark.rule("WT-R107")
def test_an_early_answer_that_is_no_longer_legal_is_asked_anew() -> None:
    rig = acting(wolf=(B, "lantern-gate"), mad_hatter=(B, "transfer-yard"))
    rig.act(Resolve(SAFE))
    rig.do_aside(B, AnswerAhead("wolf"))
    rig.change("wolf", upright=False)
    rig.tell()
    assert rig.asked() == [B]
    assert rig.choices("join", "char") == ["mad-hatter"]


@pytest.mark.rule("WT-R107")
def test_calls_together_are_sealed_and_go_clockwise() -> None:
    rig = acting(
        join_calls="together", cranky=(C, "old-mill-square"), wolf=(B, "lantern-gate"), mad_hatter=(D, "bell-court")
    )
    rig.act(Resolve(SAFE))
    rig.do_aside(D, AnswerAhead())
    rig.tell()
    assert (rig.in_phase, rig.asked()) == ("Calling", [B, C])
    rig.do(C, Join("cranky"))
    rig.do(B, Join("wolf"))
    assert rig.asked() == [B]
    rig.walk("oaks-park")
    while rig.asked() != [B]:
        rig.pass_()
    rig.settle()
    rig.tell()
    rig.done()
    assert rig.asked() == [C]


@pytest.mark.rule("WT-R107")
def test_that_nobody_has_answered_ahead_is_not_to_be_learned_by_taking_back() -> None:
    """B rules, and is the only one who is called: had B answered ahead, a character would be on its way."""
    rig = acting(join_calls="together", arbiter_checks="every", wolf=(B, "lantern-gate"))
    rig.remember("winter")
    rig.state.arbiter = B
    rig.act(Resolve(SAFE))
    rig.tell()
    rig.act(Rule("accept"))
    assert (rig.in_phase, rig.asked()) == ("Calling", [B])
    assert rig.sitting.step.floor


@pytest.mark.rule("WT-148", "WT-149", "WT-151", "WT-R49", "WT-R48")
def test_who_may_join_in() -> None:
    rig = acting(cranky=(C, "oaks-park"), tin_man=(C, "oaks-park"), wolf=(B, "oaks-park"), mad_hatter=(D, "bell-court"))
    rig.change("wolf", upright=False, ready=False)
    rig.change("tin-man", ready=False)
    rig.resolve(SAFE)
    rig.act(Join("cranky"))
    rig.stay()
    rig.done()
    rig.nobody_joins()
    rig.tell()
    assert rig.asked() == [C], "B's Wolf lies, D has nobody there"
    assert rig.choices("join-in", "char") == ["cranky"]
    assert rig.no(JoinIn("tin-man")) == "WT-151"
    rig.act(JoinIn("cranky"))
    rig.tell()
    assert rig.phase(Quest).taking == ["alice", "cranky"], "with or without cards"


@pytest.mark.rule("WT-159", "WT-160", "WT-166", "WT-166a", "WT-167", "WT-169", "WT-R52", "WT-R105")
def test_the_memory_is_chosen_from_the_cards_played_and_bookmarked() -> None:
    rig = acting(wolf=(B, "oaks-park"))
    rig.remember("winter")
    rig.state.arbiter = C
    rig.resolve(SAFE)
    rig.nobody_joins()
    played(rig, 2, (B, "wolf", 1))
    cards = [lying.card for lying in rig.state.lying]
    rig.tell()
    assert rig.choices("choose-memory", "card") == cards, "also the loser's"
    rig.act(ChooseMemory(cards[-1]))
    assert rig.state.discards == cards[:2]
    assert rig.no(PlaceMemory(1)) == "WT-164"
    assert rig.no(PlaceMemory(4)) == "WT-164", "not beyond the epilogue token"
    rig.act(PlaceMemory(3))
    now = rig.state
    assert (now.track[3].card, now.track[3].side, now.track[3].quest) == (cards[-1], "spring", SAFE)
    assert (now.bookmark, now.placer, now.ongoing) == (3, A, "")
    assert SAFE not in now.quests
    assert now.tales[now.track[3].tale - 1].kind == "quest_end"


@pytest.mark.rule("WT-R50")
def test_cards_count_for_the_side_shown_and_a_quest_without_cards_is_a_tie() -> None:
    rig = acting(cranky=(C, "oaks-park"))
    rig.resolve(SAFE)
    rig.nobody_joins()
    played(rig, 0)
    assert rig.tells(QuestCounted) == [QuestCounted(SAFE, 0, 0, "neutral", "WT-157")]


@pytest.mark.rule("WT-172", "WT-175", "WT-R60", "WT-R62")
def test_the_last_empty_space_begins_the_epilogue_with_whoever_placed_it() -> None:
    rig = acting()
    rig.remember("winter", "winter")
    rig.state.arbiter = C
    rig.resolve(SAFE)
    rig.nobody_joins()
    played(rig, 1)
    rig.tell()
    rig.act(ChooseMemory(rig.choices("choose-memory", "card")[0]))
    rig.act(PlaceMemory(3))
    assert rig.tells(EpilogueBegun) == [EpilogueBegun(A, "WT-172")]
    assert [type(phase).__name__ for phase in rig.state.stack] == ["Epilogue", "Part"]


@pytest.mark.rule("WT-R58")
def test_when_no_quest_is_left_the_epilogue_begins() -> None:
    rig = acting()
    rig.state.available = []
    rig.resolve(SAFE)
    rig.nobody_joins()
    played(rig, 0)
    rig.tell()
    rig.act(PlaceMemory(1))
    assert rig.tells(EpilogueBegun) == [EpilogueBegun(A, "WT-R58")]


def test_a_beginning_with_nothing_written_in_time_loses_the_action() -> None:
    rig = acting()
    rig.act(Resolve(SAFE))
    rig.wait()
    assert rig.tells(QuestDropped) == [QuestDropped(SAFE)]
    assert rig.offered(A) == {"keep"}
    assert rig.state.quests[SAFE] == "oaks-park"


@pytest.mark.example(55)
def test_a_trap_inside_a_quest() -> None:
    rig = acting(wolf=(B, "lantern-gate"))
    rig.deal(A, 6)
    rig.resolve(SAFE)
    rig.act(Join("wolf"))
    held = rig.held(B)
    rig.walk("oaks-park")
    rig.claim(A, "alice")
    rig.lay(3, 2)
    rig.tell()
    rig.weave(3)
    rig.tell()
    rig.tell()
    assert (rig.where("wolf"), held - rig.held(B)) == ("lantern-gate", 4)
    rig.stay()
    rig.done()
    assert rig.tells(Joined) == [Joined("wolf", False)]
    assert rig.asked() == [A]
    assert rig.held(A) == 2


@pytest.mark.example(3)
def test_a_joiner_beaten_on_the_way_is_put_in_the_dungeon() -> None:
    rig = town(4, (6, 6, 6, 6))
    rig.place(wolf=(B, "memory-lane-cemetery"), grandma_dorothy=(C, "oaks-park"), mad_hatter=(D, "old-mill-square"))
    rig.quest(HORROR, "memory-lane-cemetery")
    rig.turn(B)
    rig.activate("wolf")
    rig.stay()
    rig.resolve(HORROR)
    rig.act(Join("grandma-dorothy"))
    rig.walk("old-mill-square")
    rig.do(D, Interrupt("mad-hatter"))
    rig.settle()
    rig.tell()
    for _ in range(3):
        rig.strike()
    rig.pass_()
    rig.capture("winter-prison", "Into the dungeon of the prison.")
    rig.let_stand()
    dorothy = rig.state.figures["grandma-dorothy"]
    assert (dorothy.space, dorothy.upright, dorothy.pinned) == ("winter-prison", False, True)
    rig.stay()
    assert len(rig.state.discards) == 4
    rig.done()
    assert rig.tells(Joined) == [Joined("grandma-dorothy", False)]
    assert rig.refused(A, Pass()) == "kit-not-asked"


@pytest.mark.rule("WT-R111")
@pytest.mark.example(70)
def test_a_link_stands_when_the_time_of_objections_is_over() -> None:
    rig = acting()
    rig.remember("winter")
    rig.act(Resolve(SAFE))
    rig.tell()
    assert rig.in_phase == "Objecting"
    question = rig.sees(B).question
    assert question is not None
    assert question.until == rig.state.at + 15_000
    rig.wait()
    assert rig.in_phase == "Pad", "it stands; the arbiter was not asked"
    assert rig.tells(Narrated) == []


@pytest.mark.rule("WT-R59")
def test_without_a_free_slot_a_slot_quest_cannot_be_generated(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = acting(quest="glimmer-of-hope")
    monkeypatch.setattr(state, "LOCATIONS", ("oaks-park",))
    rig.arranged()
    assert rig.choices("generate", "token") == ["love-that-melts-the-snow"]


@pytest.mark.rule("WT-9", "WT-11")
def test_any_number_of_characters_may_be_in_a_space() -> None:
    rig = acting(cranky=(C, "oaks-park"), tin_man=(C, "oaks-park"), wolf=(B, "oaks-park"), mad_hatter=(D, "oaks-park"))
    assert len(rig.state.there("oaks-park")) == 5


@pytest.mark.rule("WT-R27")
@pytest.mark.example(55)
def test_nothing_is_deeper_than_a_justification_in_a_battle_of_a_joiner() -> None:
    rig = acting("wolf", B, quest=HORROR, tin_man=(C, "puppets-theater"), mad_hatter=(D, "bandstand-plaza"))
    rig.resolve(HORROR)
    rig.act(Join("tin-man"))
    rig.weave()
    rig.act(Walk("bandstand-plaza"))
    rig.claim(D, "mad-hatter")
    rig.strike()
    rig.pass_()
    rig.capture("winter-prison")
    assert [type(phase).__name__ for phase in rig.state.stack] == [
        "Chapter", "Turn", "OwnActivation", "Quest", "Sending", "Activation", "Movement", "Interruption", "Battle", "Judging",
        "Objecting",
    ]  # fmt: skip


@pytest.mark.rule("WT-R107")
def test_a_joint_call_that_is_opened_stands() -> None:
    rig = acting(
        join_calls="together", cranky=(C, "old-mill-square"), wolf=(B, "lantern-gate"), mad_hatter=(D, "bell-court")
    )
    rig.act(Resolve(SAFE))
    rig.tell()
    rig.do(D, Pass())
    rig.do(C, Pass())
    rig.do(B, Join("wolf"))
    for seat, char in ((C, "cranky"), (D, "mad-hatter")):
        assert rig.refused(seat, AnswerAhead(char), aside=True) is not None, "they keep to what they have sealed"
