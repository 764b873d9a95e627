"""Leaving, coming back, being away; who is enough (Online play; WT-R61)."""

import pytest

from talewind.games.winter_tales.aside_moves import AnswerAhead, ProposeWrapUp, WriteAhead
from talewind.games.winter_tales.cards import Pile
from talewind.games.winter_tales.epilogue import Epilogue
from talewind.games.winter_tales.events import Activated, ArbiterChosen, GameEnded, WrapUpDecided
from talewind.games.winter_tales.fight_events import Claimed, TrapShown
from talewind.games.winter_tales.moves import Agree, Insist, Interrupt, JoinIn, NameArbiter, Resolve, Walk, Yield
from talewind.games.winter_tales.quest_events import QuestCounted
from talewind.kit import Paused

from .tables import A, B, C, D, E, F, WinterRig, lobby, passage, town


def five() -> WinterRig:
    rig = town(5, (6,) * 5)
    rig.place(
        alice=(A, "oaks-park"), wolf=(B, "lantern-gate"), cranky=(C, "candle-factory"), mad_hatter=(D, "bell-court"),
        tin_man=(E, "winter-prison"),
    )  # fmt: skip
    rig.quest("safe-house", "oaks-park")
    rig.state.arbiter = A
    rig.turn(A)
    return rig


def test_a_sleeping_seat_flips_one_character_a_turn_without_drawing() -> None:
    rig = five()
    rig.leave(B)
    rig.activate("alice")
    rig.stay()
    rig.pass_()
    rig.done()
    assert Activated(B, "wolf", asleep=True) in rig.told
    assert rig.held(B) == 6
    assert rig.asked() == [C]


def test_a_sleeping_seat_draws_nothing_in_the_end_phase() -> None:
    rig = town(4)
    rig.place(alice=(A, "oaks-park"))
    rig.leave(D)
    rig.turn(A)
    rig.activate("alice")
    rig.stay()
    rig.pass_()
    rig.done()
    assert (rig.state.chapter, rig.held(B), rig.held(D)) == (2, 8, 4)


def test_whoever_leaves_in_set_up_takes_the_first_that_is_left() -> None:
    rig = lobby(4)
    for seat in range(4):
        rig.do(seat, NameArbiter(A))
    rig.leave(A)
    assert rig.asked() == [B]
    assert [figure.seat for figure in rig.state.figures.values()] == [A]


def test_a_seat_that_was_left_never_interrupts_and_gives_up_a_battle() -> None:
    rig = five()
    rig.activate("alice")
    rig.leave(B)
    rig.walk("lantern-gate")
    assert rig.in_phase == "Movement"


def test_whoever_leaves_in_a_window_is_not_waited_for() -> None:
    rig = five()
    rig.activate("alice")
    rig.walk("lantern-gate")
    assert rig.asked() == [B]
    rig.leave(B)
    assert (rig.in_phase, rig.asked()) == ("Movement", [A])


def test_the_mover_who_leaves_ends_where_he_is() -> None:
    rig = five()
    rig.activate("alice")
    rig.weave()
    hand = rig.held(A)
    rig.leave(A)
    assert rig.where("alice") == "oaks-park"
    assert rig.held(A) == min(hand, 7)
    assert rig.tells(ArbiterChosen) == [ArbiterChosen(B)], "the role passes clockwise"
    assert rig.asked() == [B]


@pytest.mark.example(64)
def test_the_acting_player_of_a_quest_leaves() -> None:
    rig = five()
    rig.change("wolf", space="oaks-park")
    rig.activate("alice")
    rig.stay()
    rig.act(Resolve("safe-house"))
    rig.tell()
    rig.nobody_joins()
    rig.weave(2)
    cards = [lying.card for lying in rig.state.lying]
    rig.leave(A)
    assert rig.asked() == [B]
    rig.act(JoinIn("wolf"))
    rig.weave()
    rig.tell()
    assert QuestCounted("safe-house", 2, 1, "spring", "WT-155") in rig.told
    assert (rig.state.track[1].card, rig.state.track[1].side) == (cards[-1], "spring")


def test_an_early_answer_lapses_with_its_giver() -> None:
    rig = five()
    rig.activate("alice")
    rig.stay()
    rig.act(Resolve("safe-house"))
    rig.do_aside(B, AnswerAhead("wolf"))
    rig.leave(B)
    assert rig.state.early == {}
    rig.tell()
    assert rig.asked() == [C]


def test_a_trap_of_somebody_who_leaves_is_carried_out_as_laid() -> None:
    rig = town(5, (5,) * 5)
    rig.place(alice=(A, "oaks-park"), wolf=(B, "lantern-gate"), cranky=(C, "candle-factory"))
    rig.turn(B)
    rig.activate("wolf")
    rig.walk("oaks-park")
    rig.claim(A, "alice")
    rig.lay(2, 2)
    rig.leave(A)
    assert rig.asked() == [B]
    rig.tell()
    assert rig.held(A) == 2, "winter-side cards go back to the seat"
    assert not rig.state.figures["wolf"].upright
    assert not rig.state.piles, "shown and put away in one step"
    (shown,) = rig.tells(TrapShown)
    assert len(shown.spring) == 2
    assert rig.sees(D).view.sprung == rig.sees(None).view.sprung == Pile(shown.spring, shown.winter, shown=True)


def test_a_substitute_takes_the_seat_with_its_hand() -> None:
    rig = five()
    rig.leave(C)
    rig.sit(C)
    assert rig.state.holds(C)
    assert len(rig.sees(C).view.hand) == 6


@pytest.mark.parametrize("sits", [False, True])
def test_a_step_is_not_taken_back_once_a_substitute_sits_down(sits: bool) -> None:
    """Who could interrupt the walk has changed."""
    rig = town(5, (5,) * 5)
    rig.place(alice=(A, "candle-factory"), wolf=(B, "lantern-gate"), cranky=(C, "oaks-park"))
    rig.turn(B)
    rig.leave(C)
    rig.activate("wolf")
    rig.walk("mad-hatters-asylum")
    if sits:
        rig.sit(C)
    assert rig.undo(B) != sits


def test_the_house_may_play_on() -> None:
    rig = town(5, on_leave="bot")
    rig.place(alice=(A, "oaks-park"))
    rig.turn(A)
    rig.leave(A)
    assert rig.state.chairs[A].bot
    assert rig.asked() == [A]


@pytest.mark.parametrize(
    ("seats", "gone", "sleeps"),
    [(5, (A, C), False), (4, (A,), False), (6, (A, C, E), True), (3, (B,), True), (4, (A, B), True)],
)
def test_the_table_sleeps_without_three_or_without_one_side(seats: int, gone: tuple[int, ...], sleeps: bool) -> None:
    """A writer attends for both."""
    rig = town(seats)
    rig.place(alice=(A, "oaks-park"), wolf=(B, "lantern-gate"))
    rig.turn(B)
    for seat in gone:
        rig.leave(seat)
    assert (rig.state.paused is not None) == sleeps


def test_a_table_may_wait_for_a_substitute() -> None:
    rig = town(5, on_leave="pause")
    rig.place(alice=(A, "oaks-park"))
    rig.turn(A)
    rig.leave(B)
    assert rig.state.paused is not None
    rig.sit(B)
    assert rig.state.paused is None


def left(rig: WinterRig, seat: int) -> int:
    """How long the seat has for its question, in ms."""
    question = rig.sees(seat).question
    assert question
    assert question.until
    return question.until - rig.at


@pytest.mark.parametrize("paused", [False, True])
@pytest.mark.parametrize("at", ["turn", "beginning", "movement", "interrupt"])
def test_a_table_that_waits_answers_nothing_for_the_one_who_left(at: str, paused: bool) -> None:
    """`paused`: by somebody else, who goes on before anybody sits down."""
    rig = town(5, (6,) * 5, on_leave="pause")
    rig.place(alice=(A, "oaks-park"), wolf=(B, "lantern-gate"), cranky=(C, "oaks-park"))
    rig.quest("safe-house", "oaks-park")
    rig.turn(A)
    if at != "turn":
        rig.activate("alice")
    if at == "beginning":
        rig.stay()
        rig.act(Resolve("safe-house"))
    if at == "interrupt":
        rig.weave()
        rig.act(Walk("lantern-gate"))
    gone = B if at == "interrupt" else A
    asked = (rig.in_phase, rig.asked())
    assert gone in asked[1]
    lasts = left(rig, gone)
    rig.come(D, "here", after=15_000)
    if paused:
        rig.pause(D)
    rig.leave(gone)
    if paused:
        rig.unpause(D)
    assert (rig.in_phase, rig.tells(Paused)) == (asked[0], [Paused(None)])
    rig.sit(gone, after=3_600_000)
    assert (rig.state.paused, rig.in_phase, rig.asked()) == (None, *asked)
    assert left(rig, gone) == lasts, "a whole clock"


def test_whoever_is_left_may_end_it_without_a_winner() -> None:
    rig = town(3)
    rig.place(alice=(A, "oaks-park"))
    rig.turn(A)
    rig.leave(C)
    rig.end(B)
    assert rig.tells(GameEnded) == [GameEnded((), True, None)]
    assert rig.sees(A).outcome.winners == ()  # type: ignore[union-attr]
    assert not rig.state.stack


def test_the_epilogue_player_who_leaves_lays_down_all_his_cards() -> None:
    rig = town(5, (4, 2, 2, 2, 2))
    rig.put(Epilogue(A))
    rig.weave()
    rig.leave(A)
    assert rig.state.standing()["spring"] == 4
    rig.leave(B)
    assert rig.asked() == [C]
    assert rig.state.standing()["winter"] == 0


def test_the_role_of_arbiter_passes_to_one_who_attends() -> None:
    rig = five()
    rig.come(B, "away")
    rig.leave(A)
    assert rig.tells(ArbiterChosen) == [ArbiterChosen(C)]


def test_a_bot_is_no_arbiter_while_people_attend() -> None:
    rig = five()
    rig.house(B)
    rig.leave(A)
    assert rig.tells(ArbiterChosen) == [ArbiterChosen(C)]
    rig = town(5, on_leave="bot")
    rig.place(alice=(A, "oaks-park"))
    rig.state.arbiter = A
    rig.turn(A)
    rig.leave(A)
    assert rig.tells(ArbiterChosen) == [ArbiterChosen(B)], "the bot that takes the seat is none either"


def test_whoever_sits_down_does_not_read_the_notebook_of_the_one_who_left() -> None:
    rig = five()
    rig.do_aside(C, WriteAhead(passage("It was the wolf all along.")))
    rig.leave(C)
    rig.sit(C)
    assert rig.sees(C).view.notebook is None


@pytest.mark.parametrize("early", [False, True])
def test_a_claim_of_somebody_who_has_left_is_not_talked_about(early: bool) -> None:
    """`early`: before all others have answered; else in the talk."""
    rig = town(6, (6,) * 6, claim_rule="talk")
    rig.place(
        alice=(A, "oaks-park"), wolf=(B, "old-mill-square"), mad_hatter=(D, "old-mill-square"),
        white_rabbit=(F, "old-mill-square"), cranky=(C, "bell-court"), tin_man=(E, "bell-court"),
    )  # fmt: skip
    rig.turn(A)
    rig.activate("alice")
    rig.weave()
    rig.act(Walk("old-mill-square"))
    rig.do(B, Interrupt("wolf"))
    if early:
        rig.leave(B)
    rig.do(D, Interrupt("mad-hatter"))
    rig.do(F, Interrupt("white-rabbit"))
    assert rig.in_phase == "ClaimTalk"
    if not early:
        rig.leave(B)
    assert rig.asked() == [D, F]
    rig.do(D, Yield())
    rig.do(F, Insist())
    rig.tell()  # the mover's passage
    claims = rig.tells(Claimed)
    assert claims[0].seat == F


def test_nobody_inherits_a_role_that_is_not_given_yet() -> None:
    rig = lobby(5)
    rig.leave(A)
    assert rig.tells(ArbiterChosen) == []
    rig.wait()
    assert rig.tells(ArbiterChosen) == [ArbiterChosen(B)], "the first seat, which is suggested, is empty"


@pytest.mark.rule("WT-R96")
def test_whoever_leaves_does_not_keep_the_others_from_wrapping_up() -> None:
    rig = five()
    rig.do_aside(B, ProposeWrapUp())
    for seat in (A, C, D):
        rig.do(seat, Agree(True))
    rig.leave(E)
    assert rig.tells(WrapUpDecided) == [WrapUpDecided(True)]
