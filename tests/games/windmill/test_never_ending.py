"""The Never-ending Story (WM-66 to WM-73) and the book."""

import pytest

from talewind.games.windmill.events import Entitled, Noted
from talewind.games.windmill.moves import Entitle, Guess, Note
from talewind.kit import Passage, passage

from .tables import CARD, A, B, C, D, MillRig, fresh_table, guessing


def chain(*scores: int) -> MillRig:
    return guessing(*scores, never_ending=True)


@pytest.mark.rule("WM-67", "WM-68")
def test_a_found_pair_is_put_aside_after_the_look() -> None:
    rig = chain(0, 0, 0)
    rig.right(B)
    assert rig.sees(None).view.aside == ()
    rig.press_on()
    view = rig.sees(None).view
    assert view.aside == (CARD,)
    assert view.grid[rig.state.grid.index(CARD)] is None, "an empty cell (WM-R13)"
    assert (view.deck, rig.grid()) == (23, 24)


@pytest.mark.rule("WM-68", "WM-R13", "WM-R24")
def test_a_put_aside_picture_can_be_neither_drawn_nor_chosen() -> None:
    rig = chain(0, 0, 0)
    rig.right(B)
    rig.press_on()
    assert CARD not in (*rig.state.deck, rig.state.card)
    rig.tells(B)
    assert rig.refused(C, Guess(CARD)) == "WM-68"


@pytest.mark.rule("WM-67")
def test_found_with_the_windmill_it_is_put_aside_too() -> None:
    rig = chain(0, 1, 0)
    rig.stakes(B)
    rig.right(B)
    rig.press_on()
    assert rig.sees(None).view.aside == (CARD,)


@pytest.mark.rule("WM-R12")
def test_an_unguessed_card_returns_and_its_tale_stays_in_the_chain() -> None:
    rig = chain(0, 0, 0)
    rig.wrong(B, C)
    rig.press_on()
    view = rig.sees(None).view
    assert (view.aside, view.deck, rig.grid()) == ((), 24, 25)
    assert len(view.tales) == 1


@pytest.mark.rule("WM-R11", "WM-R12")
def test_a_card_set_aside_is_shown_in_any_case() -> None:
    rig = guessing(0, 0, 0, never_ending=True, chain_unguessed="set_aside", reveal_unguessed=False)
    rig.wrong(B, C)
    assert rig.sees(None).view.card == CARD
    rig.press_on()
    assert rig.sees(None).view.aside == (CARD,)


@pytest.mark.rule("WM-R24")
def test_the_card_of_a_void_turn_returns_even_under_set_aside() -> None:
    rig = fresh_table(4, never_ending=True, chain_unguessed="set_aside")
    rig.leave(A)
    assert rig.sees(None).view.aside == ()
    assert rig.sees(None).view.tales == ()
    assert rig.sees(None).view.deck == 24


@pytest.mark.rule("WM-69", "WM-R24")
def test_the_next_storyteller_draws_from_what_is_left_of_the_deck() -> None:
    rig = fresh_table(5, never_ending=True)
    for finder in (B, C, D, A):
        rig.turn(finder)
    assert len(rig.state.aside) == 4
    assert not set(rig.state.aside) & {*rig.state.deck, rig.state.card}


@pytest.mark.rule("WM-71", "WM-72")
def test_at_the_end_of_the_round_all_cards_come_back() -> None:
    rig = fresh_table(3, never_ending=True)
    for finder in (B, C, A):
        rig.turn(finder)
    assert (rig.state.round, rig.grid(), len(rig.state.deck)) == (2, 25, 24)


@pytest.mark.rule("WM-70", "WM-73")
def test_a_bigger_tale_spans_one_round() -> None:
    rig = fresh_table(3, never_ending=True)
    for finder in (B, None, A, C):
        rig.turn(finder)
    assert [(t.round, t.continues) for t in rig.sees(None).view.tales] == [(1, None), (1, 1), (1, 2), (2, None)]


@pytest.mark.rule("WM-70")
def test_outside_the_never_ending_story_no_tale_continues_another() -> None:
    rig = fresh_table(3)
    rig.turn(B), rig.turn(C)
    assert [t.continues for t in rig.sees(None).view.tales] == [None, None]


@pytest.mark.rule("WM-73")
def test_the_teller_of_a_rounds_first_tale_may_give_it_a_title_when_it_is_over() -> None:
    rig = fresh_table(3, never_ending=True)
    title = Entitle(1, passage("The long way home"))
    rig.turn(B)
    assert rig.refused(A, title, aside=True) == "kit-not-offered", "the round is not over"
    rig.turn(C), rig.turn(A)
    assert rig.refused(B, title, aside=True) == "kit-not-offered", "not the first teller"
    rig.do_aside(A, title)
    assert Entitled(A, 1, "The long way home") in rig.heard[-1]
    assert rig.sees(None).view.titles == {1: "The long way home"}
    assert rig.refused(A, Entitle(1, passage("x" * 81)), aside=True) == "kit-too-many-characters"


@pytest.mark.rule("WM-73")
def test_an_empty_title_takes_a_title_back_and_is_not_announced() -> None:
    rig = fresh_table(3, never_ending=True)
    rig.turn(B), rig.turn(C), rig.turn(A)
    rig.do_aside(A, Entitle(1, passage("The long way home")))
    for nothing in ("", "  ", "…"):
        rig.do_aside(A, Entitle(1, passage(nothing)))
        assert rig.heard[-1] == ()
        assert rig.sees(None).view.titles == {}


@pytest.mark.rule("WM-73")
def test_the_last_rounds_story_gets_its_title_before_the_table_parts() -> None:
    rig = fresh_table(3, never_ending=True)
    while rig.in_phase == "Telling":
        rig.turn(B if rig.asked() != [B] else C)
    assert rig.in_phase == "Ending"
    rig.do_aside(A, Entitle(3, passage("The end of the lamp")))
    assert rig.sees(B).view.titles == {3: "The end of the lamp"}


@pytest.mark.rule("WM-25")
def test_a_note_on_a_tale_told_aloud_comes_only_after_its_guessing() -> None:
    rig = guessing(0, 0, 0, aloud=True)
    note = Note(1, passage("It was about the owl."))
    assert rig.refused(A, note, aside=True) == "kit-not-offered"
    rig.right(B)
    assert rig.refused(B, note, aside=True) == "kit-not-offered", "only its teller"
    rig.do_aside(A, note)
    assert Noted(A, 1, note.line) in rig.heard[-1]
    view = rig.sees(None).view
    assert view.tales[0].tale == Passage(aloud=True), "what was told stays as it was"
    assert view.notes == {1: Passage(("It was about the owl.",), aloud=True)}
    assert rig.refused(A, Note(1, passage("x" * 301)), aside=True) == "kit-too-many-characters"


@pytest.mark.rule("WM-25")
def test_a_written_tale_gets_no_note() -> None:
    rig = guessing(0, 0, 0)
    rig.right(B)
    assert rig.refused(A, Note(1, passage("More.")), aside=True) == "kit-not-offered"
