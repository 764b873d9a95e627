"""The rules of the slice: sailing, Battles, the False Flag and its standing order."""

from talewind.kit import Pass
from talewind.kit.testing import Rig

from .battle import Battle
from .chart import PORT, ways
from .state import Sky
from .tables import ANA, BEN, CARA, rivals, table
from .turn import Turn
from .words import Boost, Cargo, EndTurn, FalseFlag, Fire, Loot, Order, Rest, Rested, Sail, Supply, Take


def test_with_the_wind_a_ship_sails_for_nothing() -> None:
    assert ways("-6,0", 2, 0) == {"-5,0": 0}
    assert ways("-1,0", 2, 0) == {}


def test_into_the_wind_is_refused_by_its_rule() -> None:
    rig = table(3, ana="2,0")
    assert rig.refused(ANA, Sail("1,0")) == "WW-52"


def test_a_ship_with_a_crester_is_refused_the_port() -> None:
    rig = table(1, ana="0,-1")
    rig.state.ships[ANA].hold = Cargo(cresters=1)
    rig.put(*rig.state.stack)
    assert rig.refused(ANA, Sail(PORT)) == "WW-62"


def test_pick_ups_while_passing() -> None:
    rig = table(1, ana="4,0")
    rig.do(ANA, Take(gas=2))
    assert rig.sees(None).view.ships[ANA].hold == Cargo(gas=2)
    assert "4,0" not in rig.sees(None).view.lying


def test_teeth_are_worth_four_in_port() -> None:
    rig = table(1, ana="0,-1")
    rig.state.ships[ANA].hold = Cargo(teeth=2)
    rig.do(ANA, Sail(PORT))
    assert rig.sees(None).scores[ANA] == 8
    assert rig.sees(None).view.ships[ANA].hold == Cargo()


def test_the_card_given_up_for_a_rest_is_seen_by_its_owner_alone() -> None:
    rig = table(1, ana="2,0")
    rig.state.ships[ANA].hand = ["bait"]
    rig.do(ANA, EndTurn())
    heard = rig.do(ANA, Rest("bait"))
    assert Rested(ANA, "card", "bait") in heard
    assert Rested(ANA, "card") in rig.heard[-1]
    assert "bait" not in str(rig.heard[-1])


def test_a_false_flag_sends_the_attacker_back_and_closes_the_battle() -> None:
    rig = rivals("false_flag")
    rig.do(ANA, Sail("3,0"))
    rig.do(BEN, FalseFlag())
    ana = rig.sees(None).view.ships[ANA]
    assert (ana.space, ana.cannons) == ("2,0", 2)
    assert rig.refused(ANA, Sail("3,0")) == "WW-113"


def test_whoever_holds_a_card_is_asked_for_a_false_flag_and_nobody_else() -> None:
    for hand, asked in (("false_flag", BEN), ("bait", BEN), ("", ANA)):
        rig = rivals(*filter(None, [hand]))
        rig.do(ANA, Sail("3,0"))
        assert rig.asked() == [asked]
        assert ("false-flag" in rig.offered(asked)) == (hand == "false_flag")


def test_a_battle_asks_both_sides_in_order() -> None:
    rig = rivals("harpoon")
    rig.do(ANA, Sail("3,0"))
    for seat, move in [(BEN, Pass()), (ANA, Fire(2)), (BEN, Fire(0)), (ANA, Boost(0, 0)), (BEN, Boost(1, 0))]:
        assert rig.asked() == [seat]
        rig.do(seat, move)
    assert not any(isinstance(phase, Battle) for phase in rig.state.stack)
    assert isinstance(rig.state.stack[-1], Turn)
    assert rig.sees(None).view.ships[ANA].cannons == 0


def fought(*, ana: int, ben: int, morale: int = 4) -> Rig[Sky]:
    """A Battle of which only the conclusion is open."""
    rig = rivals()
    ships = rig.state.ships
    ships[BEN].morale, ships[BEN].hold = morale, Cargo(gas=3, teeth=2, cresters=1)
    ships[ANA].space = "3,0"
    turn = Turn(ANA, fought=["ship-1"], previous="2,0")
    rig.put(rig.state.stack[0], turn, Battle(ANA, BEN, "3,0", hits=[ana, ben], step="conclude"))
    return rig


def test_a_tie_sends_the_attacker_back_gives_both_a_token_and_closes_the_battle() -> None:
    rig = fought(ana=4, ben=4)
    ana, ben = rig.sees(None).view.ships[:2]
    assert (ana.space, ana.hold.tokens, ben.hold.tokens) == ("2,0", 2, 1)
    assert rig.refused(ANA, Sail("3,0")) == "WW-138"


def test_who_sinks_a_ship_takes_its_crester_and_half_of_the_rest_and_stays() -> None:
    rig = fought(ana=7, ben=4, morale=2)
    rig.do(ANA, Loot(teeth=1, tokens=0))
    ana, ben = rig.sees(None).view.ships[:2]
    assert (ana.space, ana.hold) == ("3,0", Cargo(teeth=1, tokens=1, cresters=1))
    assert (ben.space, ben.morale, ben.hold) == (PORT, 1, Cargo(gas=3, teeth=1, tokens=1))


def test_a_standing_order_declines_the_false_flag() -> None:
    rig = rivals("false_flag")
    rig.stand(BEN, "false-flag", "turn-1")
    rig.do(ANA, Sail("3,0"))
    assert rig.asked() == [ANA], "Ana aims at once"
    assert [o.window for o in rig.sees(BEN).orders] == ["false-flag"]
    assert not rig.sees(ANA).orders


def test_a_standing_order_lapses_at_the_next_own_turn() -> None:
    rig = rivals("false_flag")
    rig.stand(BEN, "false-flag", "turn-1")
    rig.state.ships[ANA].space = PORT
    rig.do(ANA, EndTurn())
    assert rig.asked() == [BEN]
    assert not rig.sees(BEN).orders
    rig.put(Turn(ANA, previous="2,0"))
    rig.state.ships[ANA].space = "2,0"
    rig.put(Turn(ANA))
    rig.do(ANA, Sail("3,0"))
    assert rig.asked() == [BEN], "he is asked again"


def test_a_standing_order_given_while_asked_answers_at_once() -> None:
    rig = rivals("false_flag")
    rig.do(ANA, Sail("3,0"))
    rig.stand(BEN, "false-flag", "turn-1")
    assert rig.asked() == [ANA]


def test_a_supply_card_taken_shows_the_next_top_card() -> None:
    rig = table(seats=3)
    rig.state.ships[CARA].hand = ["bait"]
    rig.state.ships[ANA].hold = Cargo(gas=2)
    rig.put(Turn(ANA))
    top = rig.sees(None).view.tops[0]
    rig.do(ANA, Order("cannon"))
    rig.do(ANA, Supply(0))
    assert rig.sees(ANA).view.hand == (top,)
    assert rig.sees(BEN).view.hand == ()
    assert rig.sees(BEN).view.ships[ANA].cards == 1
