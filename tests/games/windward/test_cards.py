"""Playing Supply cards (WW-102, WW-106, WW-107, WW-111 to WW-113; WW-R42 to WW-R46)."""

import pytest

from talewind.games.windward import Windward
from talewind.games.windward.battle_events import BattleOver
from talewind.games.windward.moves import LeavePort, PlayAerogenerator, PlayBait, PlayFuel, Sail
from talewind.games.windward.pieces import Cargo

from .skies import A, B, C, at, fresh_table, ship, sky


@pytest.mark.rule("WW-102", "WW-106")
def test_any_number_of_cards_is_played_in_an_own_turn() -> None:
    rig = sky(ship(2, 2, hand="fuel fuel fuel"), ship(hand="fuel"), ship(), speed=0)
    for speed in (1, 2, 3):
        rig.fuels()
        assert rig.course.speed == speed
    assert rig.no(PlayFuel()) == "WW-106"
    assert rig.no(PlayFuel(), seat=B) == "kit-not-asked"


@pytest.mark.rule("WW-R42")
def test_fuel_may_be_played_at_port() -> None:
    rig = sky(ship(hand="fuel"), ship(), ship(), speed=0)
    assert rig.no(LeavePort(at(0, -1))) == "WW-58"
    rig.fuels()
    rig.leaves(0, -1)
    assert (rig.place(A), rig.course.speed) == ((0, -1), 0)


@pytest.mark.rule("WW-107", "WW-R43")
@pytest.mark.parametrize("harpoons", [0, 1, 2, 3])
def test_each_harpoon_adds_two_hits_in_a_battle(harpoons: int) -> None:
    rig = sky(ship(2, 2, hand="harpoon harpoon harpoon", morale=4), ship(), ship(), wind=4, reds=[(2, 3)])
    rig.rolls(1, 1, 1, 1, 1, 1, 1)
    rig.sails(2, 3)
    assert rig.asked() == [A]
    rig.boosts(harpoons)
    (over,) = rig.tells(BattleOver)
    assert (over.hits, over.against) == (2 + 2 * harpoons, 5)
    assert rig.ship(A).hand == ["harpoon"] * (3 - harpoons)


@pytest.mark.rule("WW-107")
def test_harpoons_help_longboats_and_defenders_too() -> None:
    rig = sky(ship(boats=[(2, 2)], boat_speed=1), ship(boats=[(2, 3)], hand="harpoon"), ship(), false_flag=False)
    rig.rolls(3, 1)
    rig.rows((2, 2), 2, 3)
    assert rig.asked() == [B]
    rig.boosts(1)
    (over,) = rig.tells(BattleOver)
    assert (over.hits, over.against) == (3, 3)


@pytest.mark.example("WW-E29")
@pytest.mark.rule("WW-111", "WW-R44", "WW-55")
def test_an_aerogenerator_turns_the_wind_to_any_other_direction() -> None:
    rig = sky(ship(3, -6, hand="aerogenerator", morale=2), ship(), ship(), wind=4, speed=0)
    assert rig.spaces("sail") == {(3, -5)}
    assert rig.no(PlayAerogenerator(4)) == "WW-R44"
    assert rig.choices("play-aerogenerator", "wind") == [1, 2, 3, 5, 6]
    rig.turns_wind(5)
    for to in ((2, -5), (1, -4), (0, -3), (-1, -2)):
        assert rig.costs() == {to: 0}
        rig.sails(*to)
    assert rig.no(Sail(at(-2, -1))) == "WW-39"
    rig.ends()
    assert (rig.seat, rig.state.wind) == (B, 5)
    rig.ends()
    assert (rig.seat, rig.state.wind) == (C, 5)
    rig.rolls(wind=[5, 5, 4])
    rig.ends()
    assert (rig.seat, rig.state.wind) == (A, 4)


@pytest.mark.example("WW-E30")
@pytest.mark.rule("WW-112", "WW-R45")
def test_bait_brings_a_grey_crester_to_a_free_feeding_ground() -> None:
    rig = sky(
        ship(hand="bait", boats=[(2, 3)], boat_speed=1), ship(boats=[(-1, 4)]), ship(5, -3), greys=[(2, 2), (-5, 2)],
        lying={(1, -3): Cargo(grey=1)},
    )  # fmt: skip
    assert rig.state.greys == 5
    assert rig.spaces("play-bait") == {(5, -3), (-3, -3)}
    assert rig.no(PlayBait(at(2, 2))) == "WW-R45"
    rig.baits(5, -3)
    assert (len(rig.alive("grey")), rig.state.greys) == (3, 4)
    rig.rolls(2, 1)
    rig.rows((2, 3), 2, 2)
    assert rig.alive("grey") == [(-5, 2), (5, -3)]
    assert "wind" not in rig.dice.given


@pytest.mark.example("WW-E30")
@pytest.mark.rule("WW-R37", "WW-R45")
def test_bait_needs_a_grey_crester_in_stock_and_a_free_ground() -> None:
    rig = sky(ship(hand="bait"), ship(), ship())
    rig.state.greys = 0
    rig.arranged()
    assert rig.closed("play-bait") == "WW-R37"
    full = [(1, -3), (5, -3), (2, 2), (-1, 4), (-5, 2), (-3, -3)]
    assert sky(ship(hand="bait"), ship(), ship(), greys=full).closed("play-bait") == "WW-R37"


@pytest.mark.rule("WW-R45", "WW-R46")
def test_bait_is_a_card_of_every_mode_and_false_flag_is_not() -> None:
    for seats, mode, flags in ((1, "solo", 0), (3, "coop", 0), (2, "head_to_head", 5), (3, "free_for_all", 5)):
        deck = list(Windward().cards(fresh_table(seats, mode=mode).state))
        assert (deck.count("bait"), deck.count("false_flag"), len(deck)) == (5, flags, 55 + flags)
    assert len(list(Windward().cards(fresh_table(false_flag=False).state))) == 55
    assert sky(ship(hand="bait")).spaces("play-bait")


@pytest.mark.rule("WW-113")
def test_a_longboat_is_sent_back_by_a_false_flag_too() -> None:
    rig = sky(ship(boats=[], towing=[(2, 2)], boat_speed=1), ship(boats=[(2, 3)], hand="false_flag"), ship())
    rig.rows((2, 2), 2, 3)
    rig.flies_false()
    rig.wait()
    assert (rig.towing(A), rig.boats(B), rig.ship(A).boat_speed) == ([(2, 2)], [(2, 3)], 0)
