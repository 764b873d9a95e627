"""Telling the tale (WM-18 to WM-26), typed and aloud."""

import pytest

from talewind.games.windmill.events import Drew, TaleTold
from talewind.games.windmill.moves import Begin, Guess, ToldAloud
from talewind.games.windmill.state import PICTURES
from talewind.kit import Passage, Tell, passage

from .tables import CARD, TALE, A, B, C, fresh_table, guessing, telling

LONG = "And then the wind turned. "


@pytest.mark.rule("WM-18", "WM-19")
def test_only_the_storyteller_sees_the_drawn_card() -> None:
    rig = fresh_table(3)
    step = rig.sitting.step
    assert Drew(A, rig.state.card) in step.heard(A)
    assert Drew(A) in step.heard(B)
    assert Drew(A) in step.heard(None)
    assert rig.sees(A).view.card == rig.state.card
    assert rig.sees(B).view.card is None
    assert rig.sees(None).view.card is None


@pytest.mark.rule("WM-18")
def test_the_card_comes_from_the_deck() -> None:
    rig = fresh_table(3)
    assert rig.state.card not in rig.state.deck
    assert rig.sees(B).view.deck == 24


@pytest.mark.rule("WM-4", "WM-18", "WM-64")
def test_the_card_that_is_drawn_is_any_of_those_in_the_deck() -> None:
    rigs = [fresh_table(3, key=b"%d" % n) for n in range(200)]
    assert {rig.state.card for rig in rigs} == set(PICTURES)
    for rig in rigs:
        rig.turn()
    assert {rig.state.card for rig in rigs} == set(PICTURES)


@pytest.mark.rule("WM-24")
def test_a_finished_tale_is_heard_by_all_and_guessing_starts() -> None:
    rig = telling(0, 0, 0)
    rig.tells(A)
    assert TaleTold(A, TALE) in rig.heard[-1]
    assert (rig.in_phase, rig.asked()) == ("Guessing", [B])
    assert rig.sees(None).view.tale == TALE


@pytest.mark.rule("WM-25", "WM-26")
def test_once_the_card_is_laid_down_the_storyteller_adds_nothing() -> None:
    rig = guessing(0, 0, 0)
    assert rig.refused(A, Tell(passage("And it was snowing."))) == "kit-not-asked"
    assert rig.sees(A).hushed == "WM-26"


@pytest.mark.rule("WM-R14")
def test_from_the_draw_on_the_storyteller_may_not_chat_and_guessers_may() -> None:
    rig = telling(0, 0, 0)
    assert (rig.sees(A).hushed, rig.sees(B).hushed) == ("WM-R14", None)
    rig.tells(A)
    rig.right(B)
    assert rig.sees(A).hushed is None, "the phase is over"


@pytest.mark.rule("WM-R14")
def test_a_table_may_forbid_guessers_to_talk_and_onlookers_never_reach_it() -> None:
    rig = telling(0, 0, 0, guesser_chat=False)
    assert rig.sees(B).hushed == "WM-R14"
    assert telling(0, 0, 0).sees(None).hushed == "WM-R14"


@pytest.mark.rule("WM-23", "WM-R15")
def test_a_typed_tale_has_at_most_four_sentences() -> None:
    rig = telling(0, 0, 0)
    assert rig.refused(A, Tell(passage(LONG * 5))) == "WM-R15"
    assert rig.refused(A, Tell(passage(LONG * 4))) is None


@pytest.mark.rule("WM-R15")
def test_a_typed_tale_has_at_most_six_hundred_characters() -> None:
    rig = telling(0, 0, 0)
    assert rig.refused(A, Tell(passage("x" * 601))) == "WM-R15"
    assert rig.refused(A, Tell(passage("x" * 600))) is None


@pytest.mark.rule("WM-R15")
@pytest.mark.parametrize("nothing", ["", "   ", "...", "?!"])
def test_a_tale_needs_a_letter_or_a_digit(nothing: str) -> None:
    assert telling(0, 0, 0).refused(A, Tell(passage(nothing))) == "WM-R15"


@pytest.mark.rule("WM-R15")
def test_an_abbreviation_ends_no_sentence() -> None:
    rig = telling(0, 0, 0)
    assert rig.refused(A, Tell(passage("Mr. and Mrs. Owl met Dr. Fox. He bowed. They sat. It rained."))) is None


@pytest.mark.rule("WM-R16")
def test_naming_the_picture_outright_is_allowed() -> None:
    assert telling(0, 0, 0).refused(A, Tell(passage("It is The Lantern Path."))) is None


@pytest.mark.rule("WM-R10")
def test_the_clock_submits_the_draft() -> None:
    rig = telling(1, 0, 0, mode="typed")
    rig.wait(seat_0=Tell(passage("A fox, a lamp")))
    assert rig.sees(B).view.tale.text == "A fox, a lamp"
    assert rig.scores == [1, 0, 0]


@pytest.mark.rule("WM-R10")
def test_a_draft_is_cut_to_six_hundred_characters_after_its_sentences() -> None:
    rig = telling(0, 0, 0)
    rig.wait(seat_0=Tell(passage("x" * 700)))
    assert rig.sees(B).view.tale.text == "x" * 600


@pytest.mark.rule("WM-R9")
def test_no_draft_at_all_costs_a_point_but_none_below_zero() -> None:
    rig = telling(0, 0, 0, mode="typed")
    rig.wait()
    assert rig.scores == [0, 0, 0]
    assert rig.state.tales == [], "a forfeited turn leaves no tale"
    assert rig.sees(C).view.deck == 24, "the card is back, and B has drawn"


@pytest.mark.rule("WM-R9")
def test_the_card_of_a_forfeited_turn_may_be_drawn_next() -> None:
    drawn = set()
    for n in range(200):
        rig = telling(0, 0, 0, key=b"%d" % n, mode="typed")
        rig.wait()
        assert rig.asked() == [B]
        drawn.add(rig.state.card)
    assert drawn == set(PICTURES), "CARD, too, is among those that B draws"


@pytest.mark.rule("WM-R9", "WM-R24")
def test_the_card_of_a_forfeited_turn_is_never_shown_nor_set_aside() -> None:
    rig = telling(1, 0, 0, mode="typed", never_ending=True, chain_unguessed="set_aside")
    heard = rig.wait()
    assert not any(getattr(event, "picture", None) == CARD for event in heard)
    assert rig.sees(None).view.aside == ()
    assert rig.grid() == 25


@pytest.mark.rule("WM-22")
def test_a_tale_told_aloud_lasts_at_most_thirty_seconds() -> None:
    rig = telling(0, 0, 0, mode="voice")
    assert rig.offered(A) == {"begin"}
    rig.do(A, Begin())
    began = rig.at
    assert rig.sees(B).waiting[0].until == began + 30_000
    rig.wait()
    assert (rig.in_phase, rig.sees(None).view.tale) == ("Guessing", Passage(aloud=True))


@pytest.mark.rule("WM-22", "WM-24")
def test_a_tale_told_aloud_ends_when_its_teller_says_so() -> None:
    rig = telling(0, 0, 0)
    assert rig.offered(A) == {"tell", "begin"}
    rig.do(A, Begin())
    assert rig.offered(A) == {"told-aloud"}
    rig.do(A, ToldAloud())
    assert rig.sees(None).view.tale.aloud


@pytest.mark.rule("WM-R9")
def test_pressing_finished_without_having_pressed_begin_counts_as_told() -> None:
    rig = telling(1, 0, 0, mode="voice")
    rig.wait()
    rig.do(A, ToldAloud())
    assert (rig.in_phase, rig.scores) == ("Guessing", [1, 0, 0])


@pytest.mark.rule("WM-R9")
def test_begin_can_still_be_pressed_while_the_clock_that_started_by_itself_runs() -> None:
    rig = telling(1, 0, 0, mode="voice")
    rig.wait()
    until = rig.sees(None).waiting[0].until
    rig.do(A, Begin(), after=5_000)
    assert rig.sees(None).waiting[0].until == until, "it is not started again"
    rig.wait()
    assert (rig.in_phase, rig.scores) == ("Guessing", [1, 0, 0])


@pytest.mark.rule("WM-25")
def test_a_typed_tale_cannot_pass_for_one_told_aloud() -> None:
    assert telling(0, 0, 0).refused(A, Tell(Passage(("A wood.",), aloud=True))) == "kit-not-offered"


@pytest.mark.rule("WM-22")
def test_beginning_aloud_cannot_be_taken_back() -> None:
    rig = telling(0, 0, 0)
    rig.do(A, Begin())
    assert not rig.undo(A)


@pytest.mark.rule("WM-22")
def test_a_table_may_give_the_voice_more_time() -> None:
    rig = telling(0, 0, 0, mode="voice", tell_time=60)
    rig.do(A, Begin())
    assert rig.sees(B).waiting[0].until == rig.at + 60_000


@pytest.mark.rule("WM-19")
def test_the_draft_is_nobodys_business() -> None:
    rig = telling(0, 0, 0)
    assert rig.ask(A).drafted
    assert rig.sees(B).view.tale is None
    assert rig.refused(B, Guess(CARD)) == "kit-not-asked"
