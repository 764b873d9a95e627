"""The Rest at the end of a turn (WW-164 to WW-170; WW-R71 to WW-R73, WW-R77, WW-R78)."""

import pytest

from talewind.games.windward.battle_events import MoraleChanged, ShipLost
from talewind.games.windward.events import Achieved
from talewind.games.windward.moves import Discard, EndTurn
from talewind.games.windward.night_events import CresterMoved, Rested
from talewind.games.windward.pieces import Cargo
from talewind.kit import Scored

from .modes import ways
from .skies import A, B, C, ship, sky

ORDER = "false_flag bait deadweight aerogenerator coffee fuel harpoon"  # timeout_discard_order of the data file


@pytest.mark.rule("WW-164", "WW-165")
@pytest.mark.parametrize("where", [(0, 0), (2, 0)])
def test_coffee_and_mates_are_back_for_the_next_turn(where: tuple[int, int]) -> None:
    rig = sky(ship(*where, hand="fuel fuel"), ship(), mates=0, covered=["ship_speed", "morale", "longboat_speed"])
    rig.ends()
    if where != (0, 0):
        assert (rig.sees(B).view.course.mates, rig.sees(B).view.course.covered) == (2, ()), "as the Rest begins"
        rig.discards("fuel")
    assert (rig.course.mates, rig.course.covered) == (2, [])
    rig.ends()
    assert (rig.seat, rig.course.mates, rig.course.covered) == (A, 2, [])


@pytest.mark.rule("WW-166")
@pytest.mark.parametrize(("morale", "after"), [(1, 2), (3, 4), (4, 4)])
def test_a_rest_at_port_brings_morale_up_to_4_and_no_notoriety(morale: int, after: int) -> None:
    rig = sky(ship(morale=morale, hand="fuel"), ship(), ship())
    rig.ends()
    assert (rig.ship(A).morale, rig.ship(A).hand, rig.state.scores, rig.seat) == (after, ["fuel"], [0, 0, 0], B)


@pytest.mark.rule("WW-167", "WW-170")
def test_a_rest_at_sky_costs_a_card_without_effect_or_morale_and_brings_notoriety() -> None:
    rig = sky(ship(2, 0, morale=3, hand="fuel bait fuel"), ship(), ship(), wind=2)
    rig.ends()
    assert (rig.asked(), rig.offered(A)) == ([A], {"discard", "lose-morale"})
    assert set(rig.choices("discard", "card")) == {"fuel", "bait"}
    assert rig.no(Discard("coffee")) == "WW-167"
    rig.discards("bait")
    assert (rig.ship(A).hand, rig.ship(A).morale, rig.alive("grey")) == (["fuel", "fuel"], 3, [])
    assert (rig.state.scores, rig.seat) == ([1, 0, 0], B)


@pytest.mark.rule("WW-167", "WW-R71")
def test_morale_may_be_lost_though_there_are_cards() -> None:
    rig = sky(ship(2, 0, morale=3, hand="fuel"), ship(), ship())
    rig.ends()
    rig.loses_morale()
    assert (rig.ship(A).hand, rig.ship(A).morale, rig.state.scores[A]) == (["fuel"], 2, 1)
    assert rig.tells(MoraleChanged) == [MoraleChanged(A, 2, "WW-167")]


@pytest.mark.rule("WW-167")
def test_without_cards_morale_is_lost_unasked() -> None:
    rig = sky(ship(2, 0, morale=3), ship(), ship())
    rig.ends()
    assert (rig.tells(Rested), rig.ship(A).morale, rig.seat) == ([Rested(A, "morale")], 2, B)


@pytest.mark.rule("WW-168", "WW-R71")
def test_at_morale_1_it_may_be_lost_too_and_the_ship_with_it() -> None:
    rig = sky(ship(2, 0, hand="fuel"), ship(), ship(), reds=[(3, 0)])
    rig.ends()
    rig.loses_morale()
    assert (rig.tells(ShipLost)[0].rule, rig.ship(A).at_port, rig.ship(A).morale) == ("WW-168", True, 1)
    assert (rig.tells(CresterMoved), rig.state.scores[A]) == ([], 0), "steps 2 and 3 are skipped"


@pytest.mark.rule("WW-167")
def test_silence_discards_by_the_given_order_and_never_morale() -> None:
    hand = ORDER.split()
    while hand:
        rig = sky(ship(2, 0, hand=" ".join(reversed(hand))), ship(), ship())
        rig.ends()
        rig.wait()
        assert (rig.ship(A).hand, rig.ship(A).morale) == (list(reversed(hand[1:])), 1)
        hand = hand[1:]


@pytest.mark.rule("WW-R72")
def test_the_discarded_card_is_known_to_its_captain_alone() -> None:
    seen = []
    for card in ("fuel", "bait"):
        rig = sky(ship(2, 0, hand="fuel bait"), ship(), ship())
        rig.ends()
        heard = rig.do(A, Discard(card))
        assert [event for event in heard if isinstance(event, Rested)] == [Rested(A, "card", card)]
        assert rig.tells(Rested) == [Rested(A, "card")]
        seen.append([rig.sees(eyes) for eyes in (B, C, None)])
        assert rig.state.discards == []
    assert seen[0] == seen[1]


@pytest.mark.rule("WW-R73")
def test_a_rest_at_sky_goes_through_its_steps_in_order() -> None:
    rig = sky(ship(1, 0, morale=4, nights=3, hand="fuel"), ship(), ship(), reds=[(5, 1)], white=(-6, 0))
    rig.state.naturalist = A
    rig.state.hatch("grey", rig.space(2, 2), tagged=True)
    rig.state.achievements = {"high_spirits": [], "long_haul": []}
    rig.ends()
    rig.discards("fuel")
    steps = [event for event in rig.told if isinstance(event, Rested | CresterMoved | Scored | Achieved)]
    assert [getattr(step, "kind", None) or getattr(step, "rule", "") or type(step).__name__ for step in steps] == [
        "Rested", "red", "white", "WW-170", "WW-249", "Achieved", "WW-252", "Achieved", "WW-252",
    ]  # fmt: skip


@pytest.mark.rule("WW-R73")
def test_if_the_ship_is_lost_on_the_way_the_rest_is_skipped() -> None:
    rig = sky(ship(2, -1, hand="fuel", nights=3), ship(), ship(), reds=[(3, -2)], white=(-6, 0))
    rig.state.achievements = {"long_haul": []}
    rig.ends()
    rig.rolls(2, 2, 2, 2, 2, 1, 1)
    rig.discards("fuel")
    assert (ways(rig), rig.alive("white")) == ([((3, -2), (2, -1))], [(-6, 0)])
    assert (rig.state.scores, rig.tells(Achieved), rig.ship(A).morale, rig.seat) == ([0, 0, 0], [], 1, B)


@pytest.mark.rule("WW-R77")
def test_a_turn_may_end_at_sky_with_a_crester_and_teeth_aboard() -> None:
    hold = Cargo(grey=1, red_tooth=2, grey_tooth=1)
    rig = sky(ship(2, 0, hand="fuel", hold=hold), ship(), ship())
    assert rig.no(EndTurn()) is None
    rig.discards("fuel")
    assert (rig.ship(A).hold, rig.state.scores[A], rig.seat) == (hold, 1, B)


@pytest.mark.rule("WW-R78")
def test_a_ship_at_port_is_in_no_territory_and_no_red_moves_after_its_rest() -> None:
    rig = sky(ship(), ship(), ship(), reds=[(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)], white=(0, -3))
    before = rig.alive("red"), rig.alive("white")
    for _ in range(3):
        rig.ends()
        assert not rig.tells(CresterMoved)
    assert (rig.alive("red"), rig.alive("white")) == before
    assert all(rig.ship(seat).at_port for seat in (A, B, C)), "any number of ships may be there"
    assert rig.course.territories == []
