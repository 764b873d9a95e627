"""Tagged Cresters on the planet (WW-244 to WW-247, WW-249; WW-R79, WW-R107)."""

import pytest

from talewind.games.windward.events import CresterPlaced
from talewind.games.windward.pieces import Cargo, Kind

from .modes import ways
from .researching import marked, naturalist
from .rigging import At
from .skies import A, B, ship


@pytest.mark.rule("WW-244", "WW-245", "WW-R79")
def test_all_reds_of_the_territory_come_nearest_first_each_battle_before_the_next_moves() -> None:
    rig = naturalist(ship(3, 0, morale=4, hand="fuel"), ship(), reds=[(5, 0)], tagged={"red": [(4, 0)]})
    rig.ends()
    rig.rolls(1, 1, 1, 1, 2, 3, 2, 1, 1, 1, 1, 2, 3, 2)
    rig.discards("fuel")
    first, back, second = ways(rig)
    assert (first, back) == (((4, 0), (3, 0)), ((3, 0), (4, 0)))
    assert second == ((5, 0), (4, 1), (3, 1), (3, 0)), "round the other Red"
    kinds = [type(event).__name__ for event in rig.told]
    order = [kind for kind in kinds if kind in ("CresterMoved", "BattleBegan", "BattleOver")]
    assert order == ["CresterMoved", "BattleBegan", "BattleOver", "CresterMoved", "CresterMoved", "BattleBegan"]


@pytest.mark.rule("WW-246", "WW-R107")
def test_a_tagged_grey_does_not_count_for_new_ones() -> None:
    captain = ship(boats=[(1, 2)], boat_speed=2)
    rig = naturalist(captain, ship(), greys=[(2, 2)], tagged={"grey": [(-1, 4), (5, -3)]})
    rig.rolls(2, 1, wind=[2, 4, 1])
    rig.rows((1, 2), 2, 2)
    assert rig.tells(CresterPlaced) == [CresterPlaced("grey", rig.space(1, -3))], (
        "grounds with Tagged Greys are occupied"
    )


@pytest.mark.rule("WW-247", "WW-R107")
def test_a_beaten_tagged_crester_gives_its_tag_back_and_is_replaced_like_any_other() -> None:
    rig = naturalist(
        ship(2, 0, cannons=3, boats=[(1, 2)], boat_speed=1), ship(), tagged={"red": [(3, 0)], "grey": [(2, 2)]}, wind=3
    )
    assert rig.state.tags == 3
    rig.sails(3, 0)
    rig.rolls(3, 3, 3, 3, 3, 1, 1, 1, 1, 1)
    rig.fires(3)
    rig.places(6, 0)
    assert (rig.state.tags, marked(rig), rig.ship().hold) == (4, [("grey", (2, 2))], Cargo(red=1))
    rig.rolls(2, 1, wind=[1])
    rig.rows((1, 2), 2, 2)
    assert (rig.state.tags, marked(rig), rig.towing()) == (5, [], [(2, 2)])
    assert rig.alive("grey") == [(1, -3)], "none was alive"


@pytest.mark.rule("WW-249", "WW-170", "WW-R73")
@pytest.mark.example("WW-E25")
def test_a_night_at_sky_brings_3_for_each_tagged_red_and_2_for_each_tagged_grey() -> None:
    tagged: dict[Kind, list[At]] = {"red": [(-6, 0)], "grey": [(2, 2), (-1, 4)]}
    rig = naturalist(ship(3, 0, hand="fuel"), ship(3, 1, hand="fuel"), tagged=tagged)
    rig.ends()
    rig.discards("fuel")
    assert rig.state.scores == [8, 0]
    rig.ends()
    rig.discards("fuel")
    assert rig.state.scores == [8, 1], "Ben is no Naturalist"


@pytest.mark.rule("WW-249", "WW-R73")
def test_a_naturalist_whose_ship_is_lost_or_at_port_gains_nothing() -> None:
    rig = naturalist(ship(3, 0, hand="fuel"), ship(), reds=[(4, 0)], tagged={"red": [(-6, 0)]})
    rig.ends()
    rig.rolls(3, 3, 3, 3, 3, 1, 1)
    rig.discards("fuel")
    assert rig.state.scores == [0, 0]
    rig = naturalist(ship(), ship(), tagged={"red": [(-6, 0)]})
    rig.ends()
    assert rig.state.scores == [0, 0]


@pytest.mark.rule("WW-246")
def test_the_tags_of_a_naturalist_who_has_left_come_off() -> None:
    rig = naturalist(ship(), ship(), ship(), tagged={"red": [(-6, 0)], "grey": [(2, 2)]}, turn=B, on_leave="remove")
    rig.leave(A)
    assert (marked(rig), rig.alive("red"), rig.alive("grey")) == ([], [(-6, 0)], [(2, 2)])
