"""Taking, leaving and trading what a hold carries (WW-29 to WW-35, WW-43, WW-63; WW-R22 to WW-R30, WW-R90)."""

from talewind.kit import Offer, RuleId, Seat, amount, offer, one_of

from .choices import Action, Closed, kept
from .events import Left, TeethTraded, Took
from .moves import Leave, Take, TradeTeeth
from .pieces import TEETH, Cargo, Item, Ship, cargo_of
from .state import Sky, T

MOST_HANDLED = 40  # items taken and left in a turn


def offer_take(state: Sky, seat: Seat) -> list[Offer] | RuleId:
    """What the ship may take from its space, and how many of each."""
    ship = state.ships[seat]
    if ship.at_port:
        return "WW-35"
    if state.course.handled >= MOST_HANDLED:
        return "WW-R10"
    here, boat = state.lies(ship.space).items(), ship.boat_at(ship.space)
    if not here and boat is None:
        return "WW-35"
    room = {"gas": ship.gas_slots - ship.gas} | dict.fromkeys(("grey", "red"), 0 if ship.hold.crester else 1)
    found = {item: min(number, room.get(item, number)) for item, number in here.items()}
    closed: dict[str, RuleId] = {item: "WW-43" if item == "gas" else "WW-33" for item in found if not found[item]}
    if boat is not None:
        found["longboat"] = 1
        if boat.towing:
            found["grey"] = room["grey"]  # WW-R26
    return _items(Take, found, closed, "WW-35")


def offer_leave(state: Sky, seat: Seat) -> list[Offer] | RuleId:
    """What the ship may leave on its space; a Grey Crester not where another is (WW-R28)."""
    ship = state.ships[seat]
    if ship.at_port:
        return "WW-34"
    if state.course.handled >= MOST_HANDLED:
        return "WW-R10"
    found = ship.hold.items()
    closed: dict[str, RuleId] = {}
    if "grey" in found and state.any_grey(ship.space):
        found["grey"], closed["grey"] = 0, "WW-R28"
    return _items(Leave, found, closed, "WW-34")


def _items(
    move: type[Take | Leave], found: dict[Item, int], closed: dict[str, RuleId], rule: RuleId
) -> list[Offer] | RuleId:
    """One offer for each kind of item."""
    shut = tuple(closed.items())
    offers = [_offer_item(move, item, number, shut, rule) for item, number in found.items() if number]
    return offers or next(iter(closed.values()), rule)


@kept
def _offer_item(move: type[Take | Leave], item: Item, number: int, closed: Closed[str], rule: RuleId) -> Offer:
    return offer(move, item=one_of([item], of="item", closed=dict(closed), rule=rule), number=amount(1, number))


def take(t: T, move: Take) -> None:
    state, ship, item, number = t.state, t.state.ship, move.item, move.number
    state.course.handled += 1
    t.tell(Took(state.active, item, number, ship.space))
    if item == "longboat":
        pick_up_boat(state, ship)
    elif item == "gas":
        state.lay(ship.space, Cargo(gas=-number))
        ship.gas += number
        state.note("gas", ship.space, number=number)
        if ship.space in state.planet.pockets and ship.space not in ship.pockets:
            ship.pockets.append(ship.space)
    elif item == "grey" and not state.lies(ship.space).grey:
        boat = ship.boat_at(ship.space)
        assert boat is not None
        boat.towing = False  # WW-73
        ship.hold += Cargo(grey=1)
    else:
        state.lay(ship.space, cargo_of(item, -number))
        ship.hold += cargo_of(item, number)
    if item == "red":
        state.course.fresh = ship.space in state.course.fallen
    if item in ("grey", "red"):
        state.note("caught", ship.space, foe=item)


def pick_up_boat(state: Sky, ship: Ship) -> None:
    """Take the own Longboat aboard; what it towed stays on the space (WW-R26)."""
    boat = ship.boat_at(ship.space)
    assert boat is not None
    towed, boat.towing, boat.space = boat.towing, False, None
    if towed:
        state.lay(ship.space, Cargo(grey=1))


def leave(t: T, move: Leave) -> None:
    state, ship, cargo = t.state, t.state.ship, cargo_of(move.item, move.number)
    state.course.handled += 1
    if cargo.red and state.course.fresh:
        state.course.fallen.append(ship.space)  # WW-R104
    ship.hold -= cargo
    state.lay(ship.space, cargo)
    t.tell(Left(state.active, move.item, move.number, ship.space))


def trade_on_entering(t: T, seat: Seat) -> None:
    """Teeth become Notoriety (WW-63); in solo and co-op the captain trades them when it likes (WW-R90)."""
    hold = t.state.ships[seat].hold
    if not t.state.contest or not (hold.grey_tooth or hold.red_tooth):
        return
    t.state.ships[seat].hold = hold - Cargo(grey_tooth=hold.grey_tooth, red_tooth=hold.red_tooth)
    t.tell(TeethTraded(seat, hold.grey_tooth, hold.red_tooth))
    t.state.note("teeth", number=hold.grey_tooth, other=hold.red_tooth)
    t.score(seat, TEETH["grey"] * hold.grey_tooth + TEETH["red"] * hold.red_tooth, "WW-63")


def offer_teeth(state: Sky, seat: Seat) -> list[Offer] | RuleId:
    """Trade any Teeth for Gas, at least one."""
    ship, rule = state.ships[seat], "WW-199" if state.mode == "solo" else "WW-224"
    grey, red = ship.hold.grey_tooth, ship.hold.red_tooth
    if state.contest:
        return "WW-R90"
    if not ship.at_port or not (grey or red):
        return rule
    some = [offer(TradeTeeth, grey=amount(1, grey), red=amount(0, red))] if grey else []
    return [*some, offer(TradeTeeth, grey=amount(0, 0), red=amount(1, red))] if red else some


def trade_teeth(t: T, move: TradeTeeth) -> None:
    ship, grey, red = t.state.ship, move.grey, move.red
    ship.hold -= Cargo(grey_tooth=grey, red_tooth=red)
    stored = ship.store(TEETH["grey"] * grey + TEETH["red"] * red)
    t.tell(TeethTraded(t.state.active, grey, red, stored))
    t.state.note("teeth", number=grey, other=red)


ACTIONS = (Action(Take, offer_take, take), Action(Leave, offer_leave, leave))
TRADE = Action(TradeTeeth, offer_teeth, trade_teeth)
