"""A trade, open beside anybody's turn: it asks another seat and stops the turn's clock."""

from talewind.kit import Pass

from .tables import ANA, BEN, CARA, market, rivals, until
from .words import Accept, EndTurn, Order, Propose, Sail, Traded


def test_a_trade_accepted_swaps_the_cards_and_the_turn_goes_on() -> None:
    rig = market()
    rig.do_aside(ANA, Propose(BEN, "fuel", "bait"))
    assert rig.asked() == [BEN]
    rig.do(BEN, Accept())
    assert (rig.sees(ANA).view.hand, rig.sees(BEN).view.hand) == (("bait",), ("fuel",))
    assert rig.asked() == [ANA]


def test_a_trade_is_open_to_a_seat_whose_turn_it_is_not() -> None:
    rig = market()
    rig.do_aside(BEN, Propose(ANA, "bait", "fuel"))
    assert rig.asked() == [ANA]
    rig.do(ANA, Accept())
    assert rig.sees(ANA).view.hand == ("bait",)
    assert "end-turn" in rig.offered(ANA)


def test_a_trade_declined_changes_nothing() -> None:
    rig = market()
    rig.do_aside(ANA, Propose(BEN, "fuel", "bait"))
    assert Traded(ANA, BEN, False) in rig.do(BEN, Pass())
    assert (rig.sees(ANA).view.hand, rig.sees(BEN).view.hand) == (("fuel",), ("bait",))


def test_a_trade_expires_as_declined_after_a_minute_and_is_no_sign_of_absence() -> None:
    rig = market()
    rig.do_aside(ANA, Propose(BEN, "fuel", "bait"))
    asked_at = rig.at
    rig.wait()
    assert rig.at == asked_at + 60_000 + 1_000
    assert rig.heard[-1] == (Traded(ANA, BEN, False),)
    assert rig.state.chairs[BEN].missed == 0


def test_a_trade_stops_the_turns_clock() -> None:
    rig = market()
    over = until(rig, ANA)
    rig.do_aside(ANA, Propose(BEN, "fuel", "bait"))
    rig.do(BEN, Pass(), after=50_000)
    assert until(rig, ANA) == over + 50_000


def test_a_card_one_does_not_hold_cannot_be_traded() -> None:
    rig = market()
    assert rig.refused(ANA, Propose(BEN, "bait", "fuel"), aside=True) == "kit-not-offered"
    rig.do_aside(ANA, Propose(BEN, "fuel", "coffee"))
    assert rig.refused(BEN, Accept()) == "WW-R95"
    rig.do(BEN, Pass())


def test_a_trade_is_refused_where_it_is_not_open() -> None:
    propose = Propose(BEN, "fuel", "bait")
    rig = market()
    rig.do(ANA, Sail("0,-1"))
    assert not rig.sees(ANA).asides
    assert rig.refused(ANA, propose, aside=True) == "kit-not-offered", "not in port"
    rig = market()
    assert rig.refused(CARA, propose, aside=True) == "kit-not-offered", "no card in hand"
    rig.do_aside(ANA, propose)
    assert rig.refused(BEN, Propose(ANA, "bait", "fuel"), aside=True) == "kit-not-offered", "another question is open"
    rig = rivals("bait")
    rig.do(ANA, Sail("3,0"))
    assert rig.refused(BEN, Propose(CARA, "bait", "fuel"), aside=True) == "kit-not-offered", "a Battle"
    rig = market()
    rig.pause(BEN)
    assert rig.refused(ANA, propose, aside=True) == "kit-is-paused"


def test_a_proposal_is_no_answer() -> None:
    rig = market()
    assert rig.refused(ANA, Propose(BEN, "fuel", "bait")) == "kit-not-offered"
    assert rig.refused(ANA, EndTurn(), aside=True) == "kit-not-offered"


def test_a_seat_proposes_at_most_ten_times_a_turn() -> None:
    rig = market()
    for _ in range(10):
        rig.do_aside(ANA, Propose(BEN, "fuel", "bait"))
        rig.do(BEN, Pass())
    assert not rig.sees(ANA).asides
    assert rig.sees(BEN).asides


def test_a_trade_lapses_when_its_proposer_leaves() -> None:
    rig = market()
    rig.do_aside(BEN, Propose(ANA, "bait", "fuel"))
    rig.leave(BEN)
    assert rig.asked() == [ANA]
    assert "end-turn" in rig.offered(ANA)


def test_what_came_before_a_proposal_is_not_taken_back() -> None:
    rig = market()
    rig.stand(BEN, "trade", "game")
    rig.do(ANA, Order("cannon"))
    rig.do_aside(ANA, Propose(BEN, "fuel", "bait"))
    assert rig.asked() == [ANA], "Ben's standing order declines at once"
    assert not rig.undo(ANA)
