"""Taking, leaving and trading what a hold carries (WW-29 to WW-35, WW-43, WW-63; WW-R22 to WW-R30, WW-R90)."""

from talewind.kit import Offer, RuleId, Seat, amount, offer, one_of

from .events import Left, TeethTraded, Took
from .moves import Leave, Take, TradeTeeth
from .pieces import TEETH, Cargo, Item, Ship
from .state import Sky, T

MOST_HANDLED = 40  # items taken and left in a turn


def takeable(state: Sky, seat: Seat) -> dict[Item, int]:
    """What the ship may take from its space, and how many of each."""
    ship = state.ships[seat]
    found = state.lies(ship.space).items()
    if ship.hold.crester:
        found.pop("grey", None)
        found.pop("red", None)
    else:
        found |= {kind: 1 for kind in ("grey", "red") if kind in found}  # WW-33
    if "gas" in found:
        found["gas"] = min(found["gas"], ship.gas_slots - ship.gas)  # WW-43
    boat = ship.boat_at(ship.space)
    if boat is not None:
        found["longboat"] = 1
        if boat.towing and not ship.hold.crester:
            found["grey"] = 1  # WW-R26
    return {item: number for item, number in found.items() if number}


def leavable_items(state: Sky, seat: Seat) -> dict[Item, int]:
    """What the ship may leave on its space; a Grey Crester not where another is (WW-R28)."""
    ship = state.ships[seat]
    found = ship.hold.items()
    if "grey" in found and state.any_grey(ship.space):
        del found["grey"]
    return found


def offer_take(state: Sky, seat: Seat) -> list[Offer] | RuleId:
    if state.ships[seat].at_port:
        return "WW-35"
    if state.course.handled >= MOST_HANDLED:
        return "WW-R10"
    found, here = takeable(state, seat), state.lies(state.ships[seat].space)
    closed: dict[str, RuleId] = {
        item: "WW-43" if item == "gas" else "WW-33" for item in here.items() if item not in found
    }
    return _items(Take, found, closed, "WW-35")


def offer_leave_items(state: Sky, seat: Seat) -> list[Offer] | RuleId:
    if state.ships[seat].at_port:
        return "WW-34"
    if state.course.handled >= MOST_HANDLED:
        return "WW-R10"
    found = leavable_items(state, seat)
    closed: dict[str, RuleId] = {item: "WW-R28" for item in state.ships[seat].hold.items() if item not in found}
    return _items(Leave, found, closed, "WW-34")


def _items(
    move: type[Take | Leave], found: dict[Item, int], closed: dict[str, RuleId], rule: RuleId
) -> list[Offer] | RuleId:
    """One offer for each kind of item."""
    return [
        offer(move, item=one_of([item], of="item", closed=closed, rule=rule), number=amount(1, number))
        for item, number in found.items()
    ] or next(iter(closed.values()), rule)


def take(t: T, item: Item, number: int) -> None:
    state, seat, ship = t.state, t.state.active, t.state.ship
    state.course.handled += 1
    t.tell(Took(seat, item, number, ship.space))
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


def leave(t: T, item: Item, number: int) -> None:
    state, ship = t.state, t.state.ship
    state.course.handled += 1
    if item == "red" and state.course.fresh:
        state.course.fallen.append(ship.space)  # WW-R104
    ship.hold -= cargo_of(item, number)
    state.lay(ship.space, cargo_of(item, number))
    t.tell(Left(state.active, item, number, ship.space))


def cargo_of(item: Item, number: int) -> Cargo:
    return Cargo(**{item: number})


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


def trade_teeth(t: T, grey: int, red: int) -> None:
    seat, ship = t.state.active, t.state.ship
    ship.hold -= Cargo(grey_tooth=grey, red_tooth=red)
    stored = ship.store(TEETH["grey"] * grey + TEETH["red"] * red)
    t.tell(TeethTraded(seat, grey, red, stored))
    t.state.note("teeth", number=grey, other=red)
