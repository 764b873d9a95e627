"""Reaction windows with standing orders: play flows, and nobody sees who had given one."""

import pytest

from talewind.kit import Pass, Refused
from talewind.kit.testing import Rig

from .toys.window import Answered, Doors, Evening, Knock, Knocking, Open, WindowState

A, B, C, D = range(4)


def doors(*hands: str) -> Rig[WindowState]:
    """A knocks; the hands are laid open here, not at the table."""
    rig = Rig(Doors(), len(hands))
    rig.state.hands = list(hands)
    rig.put(Evening([B, C]), Knocking(A))
    return rig


def opened(rig: Rig[WindowState]) -> tuple[str, tuple[int, ...]]:
    """Let the window run down; who has opened which door?"""
    rig.wait()
    return rig.state.answers[-1]


def test_a_reaction_window_asks_several_seats_and_obeys_their_standing_orders() -> None:
    rig = doors("cup", "key", "key", "key")
    rig.stand(B, "door", "always")
    rig.stand(C, "door", "always", Open())
    rig.do(A, Knock("red"))
    assert rig.asked() == [D]
    assert [waited.seat for waited in rig.sees(A).waiting] == [B, C, D]
    assert rig.do(D, Open(), after=2_000)[0] == Answered("red", (C, D))


def test_an_order_without_a_move_passes() -> None:
    rig = doors("cup", "key", "key")
    rig.stand(B, "door", "always")
    rig.do(A, Knock("red"))
    assert rig.asked() == [C]
    assert opened(rig) == ("red", ())


def test_an_order_with_a_move_plays_it() -> None:
    rig = doors("cup", "key", "key")
    rig.stand(B, "door", "always", Open())
    rig.do(A, Knock("red"))
    assert opened(rig) == ("red", (B,))


def test_an_order_whose_move_is_not_open_to_the_seat_passes() -> None:
    rig = doors("cup", "cup", "key")
    rig.stand(B, "door", "always", Open())
    rig.do(A, Knock("red"))
    assert rig.asked() == [C]
    assert opened(rig) == ("red", ())


@pytest.mark.parametrize("first", ["door", "door/red"])
def test_the_more_particular_order_goes_first_whichever_was_given_first(first: str) -> None:
    rig = doors("cup", "key", "key")
    for window in sorted(["door", "door/red"], key=lambda w: w != first):
        rig.stand(B, window, "always", Open() if window == "door/red" else None)
    rig.do(A, Knock("red"))
    assert opened(rig) == ("red", (B,))


@pytest.mark.parametrize("window", ["door/blue", "doo", "gate", "door/red/left"])
def test_an_order_for_another_window_is_not_obeyed(window: str) -> None:
    rig = doors("cup", "key", "key")
    rig.stand(B, window, "always")
    rig.do(A, Knock("red"))
    assert rig.asked() == [B, C]


def test_a_question_with_several_windows_is_silenced_only_by_an_order_for_each() -> None:
    rig = doors("cup", "key", "key")
    rig.stand(B, "door", "always")
    rig.stand(C, "hatch", "always")
    rig.do(A, Knock("double"))
    assert rig.asked() == [B, C]
    asked = rig.sees(B).question
    assert asked
    assert (asked.ask.window, asked.ask.besides) == ("door/double", ("hatch",)), "the client is told"
    rig.stand(B, "hatch", "always")
    assert rig.asked() == [C], "an order answers the question that is open too"


@pytest.mark.parametrize("window", ["door", "hatch"])
def test_of_several_windows_one_order_with_a_move_is_enough(window: str) -> None:
    rig = doors("cup", "key", "key")
    rig.stand(B, window, "always", Open())
    rig.do(A, Knock("double"))
    assert rig.asked() == [C]
    rig.stand(B, "hatch" if window == "door" else "door", "always")
    assert opened(rig) == ("double", (B,)), "what is ordered goes before silence"


def test_an_order_taken_back_is_not_obeyed() -> None:
    rig = doors("cup", "key", "key")
    rig.stand(B, "door", "always")
    rig.stand(B, "door", None)
    rig.do(A, Knock("red"))
    assert rig.asked() == [B, C]
    assert rig.sees(B).orders == ()


def test_a_new_order_for_a_window_takes_the_place_of_the_old_one() -> None:
    rig = doors("cup", "key", "key")
    rig.stand(B, "door", "always")
    rig.stand(B, "gate", "always")
    rig.stand(B, "door", "always", Open())
    assert [(o.window, o.move) for o in rig.sees(B).orders] == [("gate", None), ("door", Open())]


def test_an_order_ends_with_its_scope() -> None:
    rig = doors("cup", "key", "key")
    rig.stand(B, "door", "first half")
    rig.stand(B, "gate", "always")
    rig.put(Evening([A, B, C]))
    assert [order.window for order in rig.sees(B).orders] == ["gate"]


def test_an_order_given_in_the_window_answers_it() -> None:
    rig = doors("cup", "key", "key")
    rig.do(A, Knock("red"))
    rig.stand(B, "door", "always", Open())
    assert rig.asked() == [C]
    assert rig.sees(B).answered == Open()


def test_an_order_that_answers_last_opens_the_window() -> None:
    rig = doors("cup", "key", "key")
    rig.do(A, Knock("red"))
    rig.do(C, Pass(), after=2_000)
    assert rig.stand(B, "door", "always", Open())[0] == Answered("red", (B,))
    assert rig.sitting.step.noticed(None)


@pytest.mark.parametrize("eyes", [A, C, None])
@pytest.mark.parametrize("in_window", [False, True])
def test_nobody_else_notices_an_order(eyes: int | None, in_window: bool) -> None:
    rig = doors("cup", "key", "key")
    if in_window:
        rig.do(A, Knock("red"))
    before = rig.sees(eyes)
    rig.stand(B, "door", "always", Open())
    assert not rig.sitting.step.noticed(eyes)
    assert rig.sitting.step.noticed(B)
    assert rig.sitting.step.events == ()
    assert rig.sees(eyes) == before


def test_a_window_that_orders_fill_lasts_its_hush_all_the_same() -> None:
    rig = doors("cup", "key", "key")
    rig.stand(B, "door", "always")
    rig.stand(C, "door", "always")
    rig.do(A, Knock("red"))
    knocked = rig.at
    assert rig.asked() == []
    assert [waited.seat for waited in rig.sees(A).waiting] == [B, C]
    rig.wait()
    assert rig.at == knocked + 1_500


def test_an_order_makes_no_question_stale() -> None:
    rig = doors("cup", "key", "key")
    number = rig.state.asked[A]
    rig.stand(B, "door", "always")
    assert rig.state.asked[A] == number


def test_an_order_may_be_given_at_a_paused_table_and_is_obeyed_later() -> None:
    rig = doors("cup", "key", "key")
    rig.do(A, Knock("red"))
    rig.pause(C)
    rig.stand(B, "door", "always")
    assert rig.asked() == [B, C]
    rig.unpause(C)
    assert rig.asked() == [C]


def test_a_seat_has_room_for_many_orders_and_not_for_any_number() -> None:
    rig = doors("cup", "key", "key")
    for number in range(64):
        rig.stand(B, f"gate {number}", "always")
    with pytest.raises(Refused, match="kit-too-many-orders"):
        rig.stand(B, "one more", "always")
    rig.stand(B, "gate 0", None)
    rig.stand(B, "one more", "always")


def test_a_seat_that_was_left_gives_no_orders() -> None:
    rig = doors("cup", "key", "key", "key")
    rig.leave(B)
    with pytest.raises(Refused, match="kit-seat-was-left"):
        rig.stand(B, "door", "always")


def test_an_order_is_felt_when_its_window_opens_whatever_the_lag_of_the_mover() -> None:
    rig = doors("cup", "key", "key")
    rig.stand(B, "door", "always", Open())
    rig.do(A, Knock("red"), lag=300, after=1_000)
    sealed = rig.state.chairs[B].sealed
    assert sealed is not None
    assert sealed.felt == rig.at


def test_a_window_that_orders_fill_is_not_taken_back_or_it_would_tell_of_them() -> None:
    rig = doors("cup", "key", "key")
    for seat in (B, C):
        rig.stand(seat, "door", "always")
    rig.do(A, Knock("red"))
    assert not rig.undo(A)


def test_the_number_of_a_question_does_not_tell_that_an_order_answered_it() -> None:
    with_order, without = doors("cup", "key", "key"), doors("cup", "key", "key")
    with_order.stand(B, "door", "always")
    for rig in (with_order, without):
        rig.do(A, Knock("red"))
    assert with_order.state.asked == without.state.asked
