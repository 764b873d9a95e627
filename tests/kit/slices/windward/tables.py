"""Positions the tests start from."""

from talewind.kit import Seat
from talewind.kit.testing import Rig

from .chart import PORT
from .state import Sky, Windward
from .turn import Rounds, Turn
from .words import Cargo

ANA, BEN, CARA = range(3)


def table(wind: int = 1, *, seats: int = 2, speed: int = 4, ana: str = PORT, ben: str = PORT) -> Rig[Sky]:
    """Ana's turn, and nobody holds a card."""
    rig = Rig(Windward(), seats)
    rig.state.wind = wind - 1
    for ship in rig.state.ships:
        ship.hand = []
    rig.state.ships[ANA].space, rig.state.ships[BEN].space = ana, ben
    rig.put(Rounds(list(range(1, seats))), Turn(ANA, speed=speed))
    return rig


def rivals(*hand: str) -> Rig[Sky]:
    """Ana may attack Ben by sailing to "3,0"; this is Ben's hand."""
    rig = table(ana="2,0", ben="3,0", seats=3)
    for ship in rig.state.ships:
        ship.cannons, ship.morale, ship.hold = 2, 4, Cargo(tokens=1)
    rig.state.ships[BEN].hand = list(hand)
    return rig


def market() -> Rig[Sky]:
    """Ana's turn, with Ben and Cara in port as well; Ana and Ben hold a card."""
    rig = table(seats=3)
    rig.state.ships[ANA].hand, rig.state.ships[BEN].hand = ["fuel"], ["bait"]
    return rig


def until(rig: Rig[Sky], seat: Seat) -> int:
    """When a seat's time is over, as everybody sees it."""
    return next(w.until for w in rig.sees(None).waiting if w.seat == seat and w.until is not None)
