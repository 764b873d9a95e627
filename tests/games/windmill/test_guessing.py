"""Guessing and scoring (WM-27 to WM-48, WM-60 to WM-65)."""

import pytest

from talewind.games.windmill.events import Closed, Guessed
from talewind.games.windmill.moves import Guess
from talewind.kit import Scored

from .tables import CARD, A, B, C, D, E, MillRig, fresh_table, guessing


@pytest.mark.rule("WM-27", "WM-28", "WM-29")
def test_guessing_goes_clockwise_from_the_storytellers_left() -> None:
    rig = fresh_table(4, first_storyteller=C)
    rig.tells(C)
    order = []
    while rig.in_phase == "Guessing":
        (seat,) = rig.asked()
        order.append(seat)
        rig.wrong(seat)
    assert order == [D, A, B]


@pytest.mark.rule("WM-29")
def test_the_storyteller_does_not_guess() -> None:
    assert guessing(0, 0, 0).refused(A, Guess(CARD)) == "kit-not-asked"


@pytest.mark.rule("WM-28", "WM-38")
def test_nobody_guesses_out_of_turn_or_twice() -> None:
    rig = guessing(0, 0, 0, 0)
    assert rig.refused(C, Guess("wm02")) == "kit-not-asked"
    rig.wrong(B)
    assert rig.refused(B, Guess("wm09")) == "kit-not-asked"


@pytest.mark.rule("WM-30")
def test_a_guess_is_one_card_of_the_grid() -> None:
    assert guessing(0, 0, 0).refused(B, Guess("wm26")) == "kit-not-offered"


@pytest.mark.rule("WM-31", "WM-32")
def test_each_guess_leaves_one_card_fewer() -> None:
    rig = guessing(0, 0, 0, 0, 0)
    left = []
    for seat in (B, C, D, E):
        left.append(rig.grid())
        rig.wrong(seat)
    assert left == [25, 24, 23, 22]


@pytest.mark.rule("WM-31")
def test_the_chosen_card_lies_in_front_of_its_guesser() -> None:
    rig = guessing(0, 0, 0)
    rig.guesses(B, "wm07")
    (laid,) = rig.sees(C).view.guesses
    assert (laid.seat, laid.picture) == (B, "wm07")


@pytest.mark.rule("WM-33", "WM-34")
@pytest.mark.parametrize(("picture", "right"), [(CARD, True), ("wm02", False)])
def test_each_guess_is_declared_right_or_wrong_before_the_next(picture: str, right: bool) -> None:
    rig = guessing(0, 0, 0)
    rig.guesses(B, picture)
    assert Guessed(B, picture, right) in rig.heard[-1]


@pytest.mark.rule("WM-35")
def test_a_right_guess_shows_the_card_to_everybody() -> None:
    rig = guessing(0, 0, 0)
    rig.right(B)
    assert Closed(A, B, CARD) in rig.heard[-1]
    assert rig.sees(None).view.card == CARD


@pytest.mark.rule("WM-36", "WM-48")
def test_who_has_not_guessed_when_the_phase_ends_does_not_guess_or_score() -> None:
    rig = guessing(0, 0, 0, 0)
    rig.right(B)
    assert rig.refused(C, Guess("wm02")) == "kit-not-offered"
    assert rig.scores[2:] == [0, 0]


@pytest.mark.rule("WM-37", "WM-39")
def test_a_wrong_guess_hands_on_until_everybody_had_a_chance() -> None:
    rig = guessing(0, 0, 0)
    rig.wrong(B)
    assert rig.asked() == [C]
    rig.wrong(C)
    assert rig.in_phase == "Showing"


@pytest.mark.rule("WM-40")
@pytest.mark.parametrize(("timer", "ms"), [(None, 120_000), (30, 30_000), (90, 90_000)])
def test_the_guessing_clock_is_an_option_with_an_idle_guard(timer: int | None, ms: int) -> None:
    rig = guessing(0, 0, 0, guess_timer=timer)
    assert rig.sees(None).waiting[0].until == rig.at + ms


@pytest.mark.rule("WM-40")
def test_every_guess_has_a_clock_of_its_own() -> None:
    rig = guessing(0, 0, 0, guess_timer=30)
    rig.at += 20_000
    rig.wrong(B)
    assert rig.sees(None).waiting[0].until == rig.at + 30_000


@pytest.mark.rule("WM-60")
def test_the_look_waits_only_for_those_present() -> None:
    rig = guessing(0, 0, 0)
    rig.come(C, "away")
    rig.right(B)
    assert rig.asked() == [A, B]


@pytest.mark.rule("WM-R5")
def test_a_guesser_may_not_pass() -> None:
    assert guessing(0, 0, 0, turn=1).offered(B) == {"guess"}


@pytest.mark.rule("WM-R6")
def test_a_lost_chance_takes_no_card_from_the_grid() -> None:
    rig = guessing(0, 0, 0)
    rig.wait()
    assert (rig.asked(), rig.grid(), rig.scores) == ([C], 25, [0, 0, 0])


@pytest.mark.rule("WM-41", "WM-44")
@pytest.mark.parametrize("wrong", range(4))
def test_the_points_are_the_guesses_made_up_to_the_right_one(wrong: int) -> None:
    rig = guessing(0, 0, 0, 0, 0)
    rig.wrong(*range(1, 1 + wrong))
    rig.right(1 + wrong)
    assert rig.scores[0] == rig.scores[1 + wrong] == wrong + 1


@pytest.mark.rule("WM-42", "WM-43")
def test_every_point_says_by_which_rule() -> None:
    rig = guessing(0, 0, 0)
    rig.wrong(B)
    rig.right(C)
    scored = [e for e in rig.heard[-1] if isinstance(e, Scored)]
    assert scored == [Scored(C, 2, "WM-42", 2), Scored(A, 2, "WM-43", 2)]


@pytest.mark.rule("WM-45")
def test_a_wrong_guess_alone_costs_nothing() -> None:
    rig = guessing(0, 3, 0)
    rig.wrong(B)
    assert rig.scores == [0, 3, 0]


@pytest.mark.rule("WM-46", "WM-R8")
def test_one_guess_among_lost_chances_is_enough_for_the_storyteller_to_lose() -> None:
    rig = guessing(2, 0, 0)
    rig.wait()
    rig.wrong(C)
    assert rig.scores == [1, 0, 0]
    assert Scored(A, -1, "WM-46", 1) in rig.heard[-1]


@pytest.mark.rule("WM-47", "WM-R17")
def test_scores_never_fall_below_zero() -> None:
    rig = guessing(0, 0, 0)
    rig.wrong(B, C)
    assert Scored(A, 0, "WM-46", 0) in rig.heard[-1]


@pytest.mark.rule("WM-R19")
def test_an_intended_wrong_guess_is_legal() -> None:
    rig = guessing(5, 0, 0)
    assert rig.refused(B, Guess("wm25")) is None


@pytest.mark.rule("WM-60", "WM-61", "WM-62", "WM-64")
def test_scores_come_first_and_the_cards_are_tidied_up_afterwards() -> None:
    rig = guessing(0, 0, 0)
    rig.wrong(B)
    rig.right(C)
    assert rig.scores == [2, 0, 2]
    assert rig.state.card == CARD, "still on the table"
    rig.press_on()
    assert len(rig.state.deck) == 24, "25 again, and B has drawn"
    assert rig.grid() == 25


@pytest.mark.rule("WM-64")
def test_an_unguessed_card_is_shuffled_back_too() -> None:
    rig = guessing(0, 0, 0)
    rig.wrong(B, C)
    rig.press_on()
    assert CARD in (*rig.state.deck, rig.state.card)


@pytest.mark.rule("WM-65")
def test_a_card_shuffled_back_may_be_drawn_again() -> None:
    def drawn_again(key: bytes) -> bool:
        rig = guessing(0, 0, 0)
        rig.right(B)
        rig.sitting.key = key
        rig.press_on()
        return rig.state.card == CARD

    assert any(drawn_again(b"key %d" % n) for n in range(100))


@pytest.mark.rule("WM-R11")
def test_an_unguessed_card_is_shown_unless_the_table_says_otherwise() -> None:
    def closed(reveal: bool) -> tuple[MillRig, object]:
        rig = guessing(0, 0, 0, reveal_unguessed=reveal)
        rig.wrong(B, C)
        return rig, next(e for e in rig.heard[-1] if isinstance(e, Closed)).picture

    shown, picture = closed(True)
    assert picture == shown.sees(B).view.card == CARD
    hidden, nothing = closed(False)
    assert nothing is hidden.sees(B).view.card is None
    assert hidden.sees(B).view.tales[0].picture is None
    assert hidden.sees(A).view.card == CARD, "its teller knows it"
    assert hidden.sees(A).view.unshown == {1: CARD}
    assert hidden.sees(B).view.unshown == {}


@pytest.mark.rule("WM-R11")
def test_a_card_never_shown_is_in_the_book_after_the_end() -> None:
    rig = guessing(0, 0, 0, reveal_unguessed=False)
    rig.wrong(B, C)
    rig.state.round, rig.state.told = rig.state.rounds, [B, C, A]
    rig.press_on()
    assert rig.in_phase == "Ending"
    view = rig.sees(None).view
    assert (view.tales[0].picture, view.unshown) == (None, {1: CARD}), "the tale stays as it was recorded"


@pytest.mark.rule("WM-R13")
def test_a_card_goes_back_to_the_cell_it_came_from() -> None:
    rig = guessing(0, 0, 0)
    before = rig.sees(None).view.grid
    rig.wrong(B)
    during = rig.sees(None).view.grid
    assert [b for b, d in zip(before, during, strict=True) if d is None] == [rig.guessing.laid[0].picture]
    rig.right(C)
    assert rig.sees(None).view.grid == before
