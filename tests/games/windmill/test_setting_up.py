"""Set-up (WM-1 to WM-9)."""

import pytest

from talewind.games.windmill import MillOptions, Windmill
from talewind.games.windmill.events import GridLaid
from talewind.games.windmill.state import PICTURES
from talewind.kit import Refused, open_table
from talewind.kit.testing import KEY

from .tables import A, B, C, MillRig, fresh_table, guessing


@pytest.mark.rule("WM-1")
@pytest.mark.parametrize("seats", [2, 6])
def test_two_or_six_players_cannot_start(seats: int) -> None:
    with pytest.raises(Refused) as no:
        open_table(Windmill(), seats, None, KEY)
    assert no.value.refusal.rule == "WM-1"


@pytest.mark.rule("WM-1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_players_can_start(seats: int) -> None:
    assert len(fresh_table(seats).sees(A).scores) == seats


@pytest.mark.rule("WM-2", "WM-4")
def test_every_table_card_has_one_storyteller_card() -> None:
    state = fresh_table().state
    drawn = [state.card] if state.card else []
    assert sorted(state.deck + drawn) == sorted(state.grid) == sorted(PICTURES)
    assert len(set(PICTURES)) == 25


@pytest.mark.rule("WM-3")
def test_the_grid_is_shuffled_and_open_to_all() -> None:
    one, other = (open_table(Windmill(), 4, None, key).state.grid for key in (b"one", b"other"))
    assert one != other
    assert one != PICTURES
    view = fresh_table().sees(None).view
    assert len(view.grid) == 25
    assert None not in view.grid


@pytest.mark.rule("WM-4", "WM-20")
def test_nobody_sees_the_order_of_the_deck_for_there_is_none() -> None:
    """A deck is a bag: sorted, and drawn from by chance at the moment of the draw."""
    state = fresh_table().state
    assert state.deck == sorted(state.deck)
    assert state.card in state.grid
    assert fresh_table().sees(B).view.deck == 24


@pytest.mark.rule("WM-5")
def test_the_windmill_card_starts_in_the_middle() -> None:
    assert fresh_table().sees(B).view.windmill is None


@pytest.mark.rule("WM-6")
def test_pawns_are_chosen_and_the_rest_get_the_lowest_free_colours() -> None:
    rig = MillRig(Windmill(), 4, MillOptions(pawns=(None, "amber", None)))
    assert rig.sees(None).view.pawns == ("teal", "amber", "plum", "moss")


@pytest.mark.rule("WM-6")
def test_no_colour_is_used_twice() -> None:
    with pytest.raises(Refused) as no:
        MillRig(Windmill(), 3, MillOptions(pawns=("plum", None, "plum")))
    assert no.value.refusal.rule == "WM-6"


@pytest.mark.rule("WM-6")
def test_a_wish_for_a_seat_nobody_took_is_forgotten() -> None:
    rig = MillRig(Windmill(), 3, MillOptions(pawns=(None, None, None, "amber")))
    assert rig.sees(None).view.pawns == ("amber", "teal", "plum")


@pytest.mark.rule("WM-7")
def test_everybody_starts_at_zero() -> None:
    assert fresh_table(5).sees(A).scores == (0, 0, 0, 0, 0)


@pytest.mark.rule("WM-8", "WM-10", "WM-R1")
def test_the_host_may_name_the_first_storyteller() -> None:
    rig = fresh_table(4, first_storyteller=C)
    assert (rig.state.token, rig.asked()) == (C, [C])


@pytest.mark.rule("WM-R1")
def test_otherwise_the_first_storyteller_is_drawn_at_random() -> None:
    first = {open_table(Windmill(), 3, None, b"key %d" % n).state.token for n in range(30)}
    assert first == {0, 1, 2}


@pytest.mark.rule("WM-R1")
def test_a_named_seat_that_nobody_took_is_drawn_at_random() -> None:
    options = MillOptions(first_storyteller=4)
    first = {open_table(Windmill(), 3, options, b"key %d" % n).state.token for n in range(30)}
    assert first == {0, 1, 2}


@pytest.mark.rule("WM-8")
def test_everybody_hears_who_has_the_token() -> None:
    rig = fresh_table(3, first_storyteller=B)
    laid = next(e for e in rig.sitting.step.heard(None) if isinstance(e, GridLaid))
    assert (laid.first, laid.grid) == (B, rig.state.grid)


@pytest.mark.rule("WM-9")
def test_the_token_stays_while_the_role_goes_round() -> None:
    rig = fresh_table(3, first_storyteller=B)
    rig.turn(), rig.turn()
    assert (rig.state.token, rig.asked()) == (B, [A])


@pytest.mark.rule("WM-11")
def test_each_turn_has_one_storyteller_and_all_others_guess() -> None:
    assert guessing(0, 0, 0, 0).guessing.waiting == [1, 2, 3]
