"""Orders in advance: joining, joining in, objecting, flip-back, standing together (Online play)."""

import pytest

from talewind.games.winter_tales.cast import GLIMMER
from talewind.games.winter_tales.fight_events import Claimed
from talewind.games.winter_tales.moves import Interrupt, Join, Resolve
from talewind.games.winter_tales.power_events import FlippedBack
from talewind.games.winter_tales.power_moves import FlipBack
from talewind.kit import Move, Pass

from .tables import A, B, C, D, WinterRig, town

SAFE = "safe-house"


def quest() -> WinterRig:
    rig = town(4, (6,) * 4)
    rig.place(alice=(A, "oaks-park"), wolf=(B, "oaks-park"), cranky=(C, "oaks-park"))
    rig.quest(SAFE, "oaks-park")
    rig.turn(A)
    rig.activate("alice")
    rig.stay()
    return rig


def test_an_order_to_stay_away_from_quests_of_one_faction() -> None:
    rig = quest()
    rig.stand(B, "join/spring", "chapter")
    rig.stand(C, "join/winter", "chapter")
    rig.act(Resolve(SAFE))
    rig.tell()
    assert rig.asked() == [C], "B has ordered to pass, C only for quests of winter"


def test_an_order_to_keep_out_of_the_story() -> None:
    rig = quest()
    rig.stand(B, "join-in", "quest")
    rig.act(Resolve(SAFE))
    rig.tell()
    rig.nobody_joins()
    rig.tell()
    assert rig.asked() == [C]


def test_orders_for_a_quest_lapse_with_the_turn_and_for_a_chapter_with_the_chapter() -> None:
    rig = quest()
    rig.stand(B, "join-in", "quest")
    rig.stand(B, "join", "chapter")
    rig.pass_()
    rig.done()
    assert rig.state.chapter == 1
    assert [order.window for order in rig.state.chairs[B].orders] == ["join"]
    rig.change("cranky", ready=False)
    rig.activate("wolf")
    rig.stay()
    rig.pass_()
    rig.done()
    assert rig.state.chapter == 2
    assert rig.state.chairs[B].orders == ()


def test_an_order_lets_links_and_justifications_stand() -> None:
    rig = quest()
    rig.remember("winter")
    rig.stand(B, "object", "game")
    rig.act(Resolve(SAFE))
    rig.tell()
    assert rig.in_phase == "Objecting"
    assert B not in rig.asked()


def test_hope_may_be_ordered_to_wake_its_rebel() -> None:
    rig = town(4, powers=True)
    rig.place(alice=(A, "oaks-park"), wolf=(B, "bell-court"))
    rig.state.powers[GLIMMER] = ("alice",)
    rig.turn(A)
    rig.stand(A, "flip-back", "game", FlipBack())
    rig.activate("alice")
    rig.stay()
    rig.pass_()
    rig.done()
    assert rig.tells(FlippedBack) == [FlippedBack("alice")]


def test_a_claim_without_the_means_answers_pass() -> None:
    rig = town(4)
    rig.place(alice=(A, "oaks-park"), wolf=(B, "old-mill-square"))
    rig.deal(B, 0)
    rig.stand(B, "interrupt", "game", Interrupt("wolf"))
    rig.turn(A)
    rig.activate("alice")
    rig.walk("old-mill-square")
    assert rig.in_phase == "Movement"


def test_a_step_that_has_shown_what_was_ordered_is_not_taken_back() -> None:
    rig = town(4)
    rig.place(alice=(A, "oaks-park"), wolf=(B, "old-mill-square"))
    rig.stand(B, "interrupt", "game")
    rig.turn(A)
    rig.activate("alice")
    rig.walk("old-mill-square")
    assert rig.in_phase == "Movement", "nobody interrupts"
    assert not rig.undo(A)


def test_nobody_notices_an_order() -> None:
    rig = quest()
    before = rig.sees(A)
    rig.stand(B, "join", "quest", Pass())
    assert rig.sees(A) == before
    assert [order.window for order in rig.sees(B).orders] == ["join"]


def entered(*, hand: int = 6, order: str = "") -> WinterRig:
    """Alice enters a space in which B and D have a soldier each."""
    rig = town(4, (6, hand, 6, 6))
    rig.place(alice=(A, "oaks-park"), wolf=(B, "old-mill-square"), candlewick=(D, "old-mill-square"))
    if order:
        rig.stand(B, order, "chapter")
    rig.turn(A)
    rig.activate("alice")
    rig.walk("old-mill-square")
    return rig


def test_whom_the_table_waits_for_tells_nothing_about_hands_orders_and_answers() -> None:
    def waited(rig: WinterRig) -> list[tuple[int, int]]:
        """The seats, and how long."""
        return [(each.seat, (each.until or 0) - rig.state.at) for each in rig.sees(A).waiting]

    plain = waited(entered())
    assert [seat for seat, _ in plain] == [B, D], "by open facts: who has a soldier there"
    assert waited(entered(hand=0)) == plain
    assert waited(entered(order="interrupt/wolf")) == plain
    rig = entered()
    rig.pass_(B)
    assert rig.in_phase == "Entry"
    assert [seat for seat, _ in waited(rig)] == [B, D], "who has answered is not shown"


def two_of_b(*orders: tuple[str, Move | None]) -> WinterRig:
    """Alice enters a space in which B has two soldiers, with these orders for them."""
    rig = town(4, (6,) * 4)
    rig.place(alice=(A, "oaks-park"), snow_white=(B, "old-mill-square"), wolf=(B, "old-mill-square"))
    for char, move in orders:
        rig.stand(B, f"interrupt/{char}", "chapter", move)
    rig.turn(A)
    rig.activate("alice")
    rig.walk("old-mill-square")
    return rig


NEVER: list[tuple[str, Move | None]] = [("snow-white", Pass()), ("wolf", None)]


@pytest.mark.rule("WT-72", "WT-R24")
def test_orders_to_interrupt_are_by_character() -> None:
    for never in NEVER:
        assert two_of_b(never).asked() == [B], "the other one may still"
    assert two_of_b(*NEVER).in_phase == "Movement", "neither"
    for first in ((), (NEVER[0],)):
        claimed = two_of_b(*first, ("wolf", Interrupt("wolf")))
        assert claimed.in_phase == "Pad", "the second one claims, whatever is ordered for the first"
    both = two_of_b(("snow-white", Interrupt("snow-white")), ("wolf", Interrupt("wolf")))
    both.tell()
    assert [each.char for each in both.tells(Claimed)] == ["snow-white"], "the first in the order of the list"


def test_an_order_for_a_movement_lapses_with_it() -> None:
    rig = town(4, (8,) * 4)
    rig.place(alice=(A, "oaks-park"), wolf=(B, "old-mill-square"), cranky=(C, "memory-lane-cemetery"))
    rig.quest("safe-house", "oaks-park")
    rig.turn(A)
    rig.activate("alice")
    rig.stand(B, "interrupt/wolf", "movement", Pass())
    rig.stay()
    assert rig.sees(B).orders == ()
    rig.act(Resolve("safe-house"))
    rig.tell()
    rig.let_stand()
    while rig.asked() == [B]:
        rig.pass_()
    rig.act(Join("cranky"))
    rig.walk("old-mill-square")
    assert (rig.in_phase, rig.asked()) == ("Entry", [B])
