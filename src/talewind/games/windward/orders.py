"""Orders by Mates and Coffee, and what each does (WW-78 to WW-94, WW-108, WW-239 to WW-242; WW-R35 to WW-R38, WW-R47)."""

from talewind.kit import Offer, RuleId, Seat, offer, one_of

from .battle_events import MoraleChanged
from .choices import Action, Closed, kept, parted
from .events import Commanded, Hired, Processed, Researched
from .moves import Command, Hire, Order, Pay, Research
from .pieces import MOST_BOAT_SPEED, NOTHING, Boat, Cargo, cargo_of
from .planet import Space
from .state import Sky, T
from .supplies import Supplying, play_card

SKY: tuple[Order, ...] = ("drop_longboat", "longboat_speed", "ship_speed", "process_crester")
PORT: tuple[Order, ...] = ("take_supplies", "morale", "fill_cannon")
BOAT_SPEED = 4
HIRE = 2  # Gas


def payments(state: Sky, seat: Seat, order: str) -> list[Pay]:
    """How an Order that is not covered may be paid for (WW-78, WW-79)."""
    if order in state.course.covered:
        return []
    mate: list[Pay] = ["mate"] if state.course.mates else []
    return [*mate, "coffee"] if "coffee" in state.ships[seat].hand else mate


def closed_order(state: Sky, seat: Seat, order: Order) -> RuleId | None:
    """The rule by which an Order of this place, port or sky, cannot be given now."""
    ship = state.ships[seat]
    if order in state.course.covered:
        return "WW-79"
    match order:
        case "drop_longboat":
            if ship.aboard is None:
                return "WW-R37"
            if ship.space in state.planet.drift:
                return "WW-110"
            return "WW-83" if ship.space in state.lying or ship.space in state.below() else None
        case "process_crester":
            return "WW-239" if seat == state.naturalist else None if ship.hold.crester else "WW-86"
        case "take_supplies":
            return closed_supplies(state, seat)
        case "fill_cannon":
            return None if ship.cannons < ship.cannon_slots else "WW-92"
    return None


def closed_supplies(state: Sky, seat: Seat) -> RuleId | None:
    ship = state.ships[seat]
    return "WW-38" if len(ship.hand) >= ship.hand_limit else None if any(state.stacks) else "WW-R37"


def offer_command(state: Sky, seat: Seat) -> Offer | RuleId:
    pays = payments(state, seat, "")
    if not pays:
        return "WW-78"
    at_port = state.ships[seat].at_port
    closed = [(order, rule) for order in (PORT if at_port else SKY) if (rule := closed_order(state, seat, order))]
    return _offer_orders(at_port, tuple(closed), tuple(pays))


@kept
def _offer_orders(at_port: bool, closed: Closed[Order], pays: tuple[Pay, ...]) -> Offer | RuleId:
    here, elsewhere, rule = (PORT, SKY, "WW-80") if at_port else (SKY, PORT, "WW-81")
    found, shut = parted([*here, *elsewhere], dict.fromkeys(elsewhere, rule) | dict(closed))
    if not found:
        return "WW-R37"
    return offer(Command, order=one_of(found, of="order", closed=shut), pay=one_of(pays, of="pay", rule="WW-78"))


def offer_hire(state: Sky, seat: Seat) -> Offer | RuleId:
    if not state.ships[seat].at_port:
        return "WW-81"
    tiles = state.hireable(seat)
    if not tiles:
        return "WW-94"
    pays = payments(state, seat, "hire_crew")
    if state.ships[seat].gas >= HIRE:
        pays.append("gas")  # WW-97
    if not pays:
        return "WW-79" if "hire_crew" in state.course.covered else "WW-78"
    return offer(Hire, crew=one_of(tiles, of="crew", rule="WW-93"), pay=one_of(pays, of="pay", rule="WW-78"))


def offer_research(state: Sky, seat: Seat) -> Offer | RuleId:
    ship = state.ships[seat]
    if seat != state.naturalist:
        return "WW-239"
    if ship.at_port or not ship.hold.crester:
        return "WW-240"
    spaces, pays = research_spaces(state, seat), payments(state, seat, "research_crester")
    if not state.tags or not spaces:
        return "WW-R103"
    if not pays:
        return "WW-79" if "research_crester" in state.course.covered else "WW-78"
    return offer(Research, to=one_of(spaces, of="space", rule="WW-241"), pay=one_of(pays, of="pay", rule="WW-78"))


def research_spaces(state: Sky, seat: Seat) -> list[Space]:
    """Where a Tagged Crester may be placed (WW-241, WW-R103)."""
    ship = state.ships[seat]
    near = state.planet.near[ship.space]
    return state.free_above(near) if ship.hold.red else state.free_below(near)


def pay(t: T, order: str, how: Pay) -> None:
    """A Mate or a Coffee token covers the Order's space."""
    t.state.course.covered.append(order)
    if how == "mate":
        t.state.course.mates -= 1
    else:
        play_card(t, "coffee")


def command(t: T, move: Command) -> None:
    pay(t, move.order, move.pay)
    t.tell(Commanded(t.state.active, move.order, move.pay))
    perform(t, move.order)


def perform(t: T, order: Order) -> None:
    """What an Order does, also when it was bought (WW-96 to WW-101)."""
    state, seat, ship = t.state, t.state.active, t.state.ship
    match order:
        case "drop_longboat":
            boat = ship.aboard
            assert boat is not None
            boat.space, boat.towing = ship.space, False
            state.lay(ship.space, NOTHING)
        case "longboat_speed":
            ship.boat_speed = min(MOST_BOAT_SPEED, ship.boat_speed + BOAT_SPEED)
        case "ship_speed":
            state.course.speed += 1
        case "process_crester":
            process(t)
        case "morale":
            ship.cheer(1)
            t.tell(MoraleChanged(seat, ship.morale, "WW-91"))
        case "fill_cannon":
            ship.cannons += 1
        case "take_supplies":
            t.push(Supplying(seat=seat))


def hire(t: T, move: Hire) -> None:
    ship, crew = t.state.ship, move.crew
    if move.pay == "gas":
        ship.gas -= HIRE
    else:
        pay(t, "hire_crew", move.pay)
    t.state.crew[crew] -= 1
    ship.crew.append(crew)
    if crew in ("harpooner", "coxswain"):
        ship.boats.append(Boat())  # WW-R31
    t.tell(Hired(t.state.active, crew, move.pay))


def yielded(t: T) -> tuple[int, int]:
    """Gas from a Crester: how much is due, and how much found a slot (WW-88, WW-89, WW-116)."""
    ship = t.state.ship
    due = ship.morale + ("gas_worker" in ship.crew)
    return due, ship.store(due)


def process(t: T) -> None:
    state, ship, kind = t.state, t.state.ship, t.state.ship.hold.crester
    assert kind
    state.greys += kind == "grey"
    state.reds += kind == "red"
    ship.hold += Cargo(grey=-1, grey_tooth=1) if kind == "grey" else Cargo(red=-1, red_tooth=1)
    due, stored = yielded(t)
    t.tell(Processed(state.active, kind, due, stored))


def research(t: T, move: Research) -> None:
    """The Naturalist sets a Tagged Crester free (WW-240 to WW-242)."""
    state, ship, to, kind = t.state, t.state.ship, move.to, t.state.ship.hold.crester
    assert kind
    pay(t, "research_crester", move.pay)
    ship.hold -= cargo_of(kind)
    crester = state.hatch(kind, to, tagged=True)
    state.tags -= 1
    if kind == "red" and state.course.fresh:
        state.course.fought.append(crester.number)  # WW-R104
    due, stored = yielded(t)
    state.note("tagged", to, foe=kind)
    t.tell(Researched(state.active, kind, to, due, stored))


ACTIONS = (
    Action(Command, offer_command, command), Action(Hire, offer_hire, hire), Action(Research, offer_research, research),
)  # fmt: skip
