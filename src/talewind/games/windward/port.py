"""Purchases At Port (WW-95 to WW-101)."""

from talewind.kit import Offer, RuleId, Seat, offer, one_of

from .choices import Action, parted
from .events import Bought
from .moves import Buy, Order, Service
from .orders import closed_supplies, perform
from .state import Sky, T

PRICES: dict[Service, int] = {"fill_cannon": 1, "rum": 1, "notoriety": 2, "supplies": 1}
PERFORMS: dict[Service, Order] = {"fill_cannon": "fill_cannon", "rum": "morale", "supplies": "take_supplies"}


def closed_service(state: Sky, seat: Seat, service: Service) -> RuleId | None:
    ship = state.ships[seat]
    if ship.gas < PRICES[service]:
        return "WW-95"
    match service:
        case "fill_cannon":
            return None if ship.cannons < ship.cannon_slots else "WW-92"
        case "notoriety":
            return None if state.contest else "WW-R88"
        case "supplies":
            return closed_supplies(state, seat)
    return None


def offer_buy(state: Sky, seat: Seat) -> Offer | RuleId:
    if not state.ships[seat].at_port:
        return "WW-95"
    rules = {service: rule for service in PRICES if (rule := closed_service(state, seat, service))}
    found, closed = parted(PRICES, rules)
    return offer(Buy, service=one_of(found, of="service", closed=closed)) if found else "WW-95"


def buy(t: T, move: Buy) -> None:
    seat = t.state.active
    t.state.ship.gas -= PRICES[move.service]
    t.tell(Bought(seat, move.service))
    if move.service == "notoriety":
        t.score(seat, 1, "WW-99")
    else:
        perform(t, PERFORMS[move.service])


ACTIONS = (Action(Buy, offer_buy, buy),)
