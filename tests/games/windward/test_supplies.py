"""Taking supplies, and the stacks (WW-38, WW-90, WW-103 to WW-105; WW-R6, WW-R37, WW-R39 to WW-R41)."""

from collections import Counter

import pytest

from talewind.games.windward import Windward
from talewind.games.windward.events import CardTaken, Restocked
from talewind.games.windward.moves import Command, Discard, Draw, Stop
from talewind.games.windward.pieces import Card

from .rigging import SkyRig
from .skies import A, B, ship, sky, stacks


def small_deck(*sizes: int, hand: str = "", discards: tuple[Card, ...] = ()) -> SkyRig:
    """Stacks of these sizes with Fuel on top."""
    rig = sky(ship(hand=hand, gas=4), ship(), ship())
    state = rig.state
    for card in discards:
        state.bag.remove(card)
    tops: list[Card] = ["fuel" for size in sizes if size]
    stacks(state, *tops, sizes=sizes)
    state.tops = [top if size else None for top, size in zip([*state.tops, None, None], sizes, strict=False)]
    state.discards = sorted(discards)
    rig.arranged()
    return rig


@pytest.mark.rule("WW-90", "WW-R38")
def test_up_to_three_cards_are_taken_one_by_one_each_from_the_top_of_any_stack() -> None:
    rig = sky()
    rig.orders("take_supplies")
    assert rig.choices("draw", "stack") == [1, 2, 3]
    rig.deals("bait", "deadweight", "fuel")
    rig.draws(3)
    assert rig.tells(CardTaken) == [CardTaken(A, 3, "coffee", "bait")]
    rig.draws(3, 3)
    assert rig.ship(A).hand == ["coffee", "bait", "deadweight"]
    assert rig.in_phase == "Turn"


@pytest.mark.rule("WW-R39")
def test_after_a_card_a_captain_may_stop_and_not_before() -> None:
    rig = sky()
    rig.orders("take_supplies")
    assert rig.no(Stop()) == "WW-R39"
    rig.draws(2, stop=True)
    assert (rig.ship(A).hand, rig.in_phase) == (["harpoon"], "Turn")


@pytest.mark.rule("WW-38", "WW-90", "WW-R41")
def test_taking_ends_at_the_hand_limit_of_five() -> None:
    rig = sky(ship(hand="fuel fuel fuel fuel"), ship(), ship())
    rig.orders("take_supplies")
    assert rig.ask(A).say.args["left"] == 1
    rig.draws(1)
    assert (len(rig.ship(A).hand), rig.in_phase) == (5, "Turn")
    assert rig.no(Command("take_supplies", "mate")) in ("WW-38", "WW-79")


@pytest.mark.example("WW-E17")
@pytest.mark.rule("WW-105", "WW-R40")
def test_the_moment_a_stack_is_empty_all_cards_are_split_again() -> None:
    gone: tuple[Card, ...] = ("fuel",) * 6 + ("harpoon",) * 6
    rig = small_deck(1, 4, 5, hand="coffee coffee coffee", discards=gone)
    before = Counter(Windward().cards(rig.state))
    rig.orders("take_supplies")
    rig.draws(1)
    assert rig.tells(Restocked)[0].sizes == (7, 7, 7)
    assert (rig.state.stacks, rig.state.discards) == ([7, 7, 7], [])
    assert Counter(Windward().cards(rig.state)) == before
    rig.draws(2)
    assert (len(rig.ship(A).hand), rig.in_phase) == (5, "Turn")


@pytest.mark.rule("WW-R40")
def test_with_fewer_than_three_cards_a_stack_stays_empty_until_there_is_a_discard() -> None:
    rig = small_deck(1, 1, 1, hand="bait")
    rig.orders("take_supplies")
    rig.draws(1)
    assert rig.state.stacks == [1, 1, 0]
    assert rig.choices("draw", "stack") == [1, 2]
    rig.draws(2, 1)
    assert (rig.state.stacks, rig.in_phase) == ([0, 0, 0], "Turn")
    rig.fuels()
    assert (rig.state.stacks, rig.state.tops, rig.state.discards) == ([1, 0, 0], ["fuel", None, None], [])


@pytest.mark.rule("WW-R37", "WW-R40")
def test_without_any_card_no_supplies_can_be_taken() -> None:
    rig = small_deck(0, 0, 0)
    assert rig.no(Command("take_supplies", "mate")) == "WW-R37"


@pytest.mark.rule("WW-103", "WW-R6")
def test_a_played_card_lies_face_down_on_the_discard_pile() -> None:
    rig = sky(ship(hand="fuel"), ship(), ship())
    rig.fuels()
    assert rig.state.discards == ["fuel"]
    assert rig.sees(B).view.discards == 1


@pytest.mark.rule("WW-104")
def test_cards_are_thrown_away_only_for_a_rest_at_sky() -> None:
    rig = sky(ship(2, 2, hand="bait"), ship(hand="bait"), ship())
    assert rig.no(Discard("bait")) == "kit-not-offered"
    rig.ends()
    rig.discards("bait")
    assert rig.state.buried == ["bait"]
    rig.ends()  # At Port, where a Rest costs no card
    assert rig.ship(B).hand == ["bait"]


@pytest.mark.rule("WW-90")
def test_silence_takes_a_card_and_then_no_more() -> None:
    rig = sky()
    rig.orders("take_supplies")
    assert rig.ask(A).otherwise == Draw(1)
    rig.wait()
    assert rig.ship(A).hand == ["fuel"]
    assert rig.ask(A).otherwise == Stop()
