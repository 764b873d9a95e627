"""Set-up and order of play (ST-1 to ST-13)."""

from itertools import product

import pytest

from talewind.cli.simulating import played
from talewind.games.story import Story, StoryOptions
from talewind.games.story.events import TableLaid
from talewind.games.story.moves import VoteFor
from talewind.games.story.state import FIRST_FORTY, PICTURES
from talewind.kit import Chance, Refused, open_table, world_of
from talewind.kit.testing import KEY

from .tables import A, B, C, D, StoryRig, fresh_table, telling, voting


@pytest.mark.rule("ST-1", "ST-R1")
@pytest.mark.parametrize("seats", [2, 9])
def test_two_or_nine_players_cannot_start(seats: int) -> None:
    with pytest.raises(Refused) as no:
        open_table(Story(), seats, None, KEY)
    assert no.value.refusal.rule == "ST-1"


@pytest.mark.rule("ST-1", "ST-4", "ST-5")
@pytest.mark.parametrize("seats", range(3, 9))
def test_three_to_eight_players_start_at_zero_with_three_pictures_each(seats: int) -> None:
    sight = fresh_table(seats).sees(A)
    assert (sight.scores, sight.view.hands) == ((0,) * seats, (3,) * seats)
    assert sight.view.pile == len(PICTURES) - 3 * seats - 1


@pytest.mark.rule("ST-5")
def test_there_are_a_hundred_and_fifty_different_pictures() -> None:
    assert len(set(PICTURES)) == len(PICTURES) == 150


def test_a_game_that_began_with_the_first_forty_is_replayed_with_them() -> None:
    dealt = open_table(Story(), 3, None, KEY, rules=3).state
    assert set(Story().cards(dealt)) == set(FIRST_FORTY) < set(PICTURES)
    assert len(FIRST_FORTY) == 40
    assert set(Story().cards(open_table(Story(), 3, None, KEY, rules=4).state)) == set(PICTURES)


@pytest.mark.rule("ST-5", "ST-R18")
def test_eight_players_tell_of_no_picture_twice() -> None:
    """The game's own figure, in five whole games; `talewind simulate story --seats 8` counts it over hundreds."""
    games = played(Story(), range(5), range(8, 9), StoryOptions(players=8), quiet=True, bots=[])
    again, tales = (sum(each) for each in zip(*(one.counted["again"] for one in games), strict=True))
    assert tales > 5 * 8
    assert again == 0


@pytest.mark.rule("ST-5", "ST-9")
def test_the_pictures_are_shuffled() -> None:
    tables = [open_table(Story(), 3, None, b"key %d" % n).state for n in range(2_000)]
    assert {state.hands[A][0] for state in tables} == set(PICTURES)
    assert {state.hands[C][2] for state in tables} == set(PICTURES)
    assert {state.start for state in tables} == set(PICTURES)


@pytest.mark.rule("ST-7")
def test_the_action_cards_are_shuffled() -> None:
    dealt = [tuple(open_table(Story(), 3, None, b"key %d" % n).state.cards) for n in range(100)]
    assert set(dealt) == set(product(("challenge", "silent"), repeat=3))


@pytest.mark.rule("ST-2")
def test_colours_are_chosen_and_the_rest_get_the_first_free_ones() -> None:
    rig = StoryRig(Story(), 4, StoryOptions(colours=(None, "red", None)))
    assert rig.sees(None).view.colours == ("orange", "red", "yellow", "green")


@pytest.mark.rule("ST-2")
def test_no_colour_is_used_twice() -> None:
    with pytest.raises(Refused) as no:
        StoryRig(Story(), 3, StoryOptions(colours=("pink", None, "pink")))
    assert no.value.refusal.rule == "ST-2"


@pytest.mark.rule("ST-3", "ST-33", "ST-34", "ST-R25")
def test_a_voting_set_has_a_card_for_each_colour_but_only_those_in_the_game_can_be_played() -> None:
    rig = voting(0, 0, 0)
    assert [rig.refused(B, VoteFor(seat)) for seat in range(3, 8)] == ["ST-R25"] * 5
    assert rig.refused(B, VoteFor(B)) is None


@pytest.mark.rule("ST-6", "ST-8")
def test_nobody_sees_anothers_pictures_or_action_card() -> None:
    rig = fresh_table(4)
    assert rig.sees(A).view.hand == tuple(rig.hand(A))
    assert rig.sees(A).view.card == rig.state.cards[A]
    assert (rig.sees(None).view.hand, rig.sees(None).view.card) == ((), None)
    worlds = [world_of(rig.game, rig.state, A, Chance(b"%d" % n)) for n in range(30)]
    assert len({tuple(world.hands[B]) for world in worlds}) > 20
    assert {world.cards[B] for world in worlds} == {"challenge", "silent"}
    assert all(world.hands[A] == rig.hand(A) for world in worlds)


@pytest.mark.rule("ST-7", "ST-R5")
@pytest.mark.parametrize(("mix", "challenges"), [(4, 4), (0, 0), (8, 8), (7, 7)])
def test_the_split_of_the_eight_action_cards(mix: int, challenges: int) -> None:
    state = fresh_table(6, action_mix=mix).state
    cards = [*state.cards, *state.undealt]
    assert (len(cards), cards.count("challenge"), len(state.undealt)) == (8, challenges, 2)
    assert None not in state.cards


@pytest.mark.rule("ST-R5")
def test_a_table_may_play_without_action_cards() -> None:
    rig = fresh_table(4, action_mix="none")
    assert (rig.sees(A).view.holders, rig.in_phase) == ((), "Telling")


@pytest.mark.rule("ST-9")
def test_the_start_picture_lies_open_in_the_middle() -> None:
    rig = fresh_table(3)
    assert TableLaid(rig.sees(None).view.start) in rig.sitting.step.heard(None)
    assert all(rig.state.start not in hand for hand in rig.state.hands)


@pytest.mark.rule("ST-10", "ST-R2")
def test_the_host_may_name_the_first_starter() -> None:
    assert telling(0, 0, 0, 0, starter=C).asked() == [C]


@pytest.mark.rule("ST-R2")
@pytest.mark.parametrize("named", ["random", 7])
def test_otherwise_and_for_an_empty_seat_the_first_starter_is_drawn_at_random(named: int | str) -> None:
    options = StoryOptions(first_starter=named)  # type: ignore[arg-type]
    first = {open_table(Story(), 3, options, b"key %d" % n).state.starter for n in range(30)}
    assert first == {0, 1, 2}


@pytest.mark.rule("ST-11", "ST-12", "ST-30", "ST-31")
def test_each_tells_once_clockwise_from_the_starter_and_then_all_vote() -> None:
    rig = telling(0, 0, 0, 0, starter=C)
    tellers = []
    while rig.in_phase == "Telling":
        assert len(rig.asked()) == 1, "one after another"
        tellers += rig.asked()
        rig.tells(tellers[-1])
    assert tellers == [C, D, A, B]
    assert (rig.in_phase, rig.asked()) == ("Voting", [A, B, C, D])
