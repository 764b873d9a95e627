"""What a captain of Windward would do next who means to win, by the view of the own turn: no rule book, only a plan."""

from collections.abc import Collection, Iterator
from typing import Any

from talewind.games.windward.planet import PORT, Planet, Space

ROOM = {"fill_cannon": ("cannons", "cannon_slots"), "morale": ("morale", 4)}  # for what is sold in port
HAND = 4  # cards; with fewer a captain in port takes supplies
ARMED = 2  # cannons


def own(view: dict[str, Any]) -> dict[str, Any]:
    """The ship of the captain in turn."""
    ship: dict[str, Any] = view["ships"][view["active"]]
    return ship


def deals(view: dict[str, Any]) -> Iterator[str]:
    """What is worth a mate or gas, as the buttons are marked, the best first."""
    ship = own(view)
    room = [deal for deal, (has, most) in ROOM.items() if ship[has] < (ship[most] if isinstance(most, str) else most)]
    yield "[data-move=command][data-order=process_crester]"
    if ship["space"] == PORT:
        yield from (f"[data-move=command][data-order={order}]" for order in room)
        if len(view["hand"]) < HAND:
            yield "[data-move=command][data-order=take_supplies]"
        yield from (f"[data-move=buy][data-service={service}]" for service in room if service == "fill_cannon")
        if "fill_cannon" not in room:
            yield "[data-move=buy][data-service=notoriety]"


def goals(view: dict[str, Any], planet: Planet, shunned: Collection[Space]) -> Iterator[Space]:
    """The spaces in reach that are worth a way, the best first: port with teeth or in need, prey, gas, a place for the
    night. `shunned`: prey that has turned out too strong."""
    ship, costs = own(view), {space: cost for space, cost, _ in view["reach"]}
    prey = {*quarry(view)} - {*shunned}
    gas = {int(space) for space, cargo in view["lying"].items() if cargo.get("gas")} - {ship["space"]}
    if PORT in costs and has_errand(view, costs[PORT]):
        yield PORT
    if not is_weak(view):
        yield from sorted(prey & costs.keys(), key=lambda space: costs[space])
    if ship["gas"] < ship["gas_slots"]:
        yield from sorted(gas & costs.keys() - danger(view), key=lambda space: costs[space])
    far = planet.distances(ship["space"])
    near = min(prey & far.keys(), key=lambda space: far[space], default=PORT)
    yield from night_place(view, planet, PORT if has_errand(view) else near)


def has_errand(view: dict[str, Any], cost: int = 0) -> bool:
    """Whether the port is worth a way: once a turn, with something to sell or to buy, and alone only with speed to leave it
    again."""
    ship, course = own(view), view["course"]
    if PORT in course["way"][1:] or PORT in danger(view) or (view["mode"] == "solo" and cost >= course["speed"]):
        return False
    laden = ship["hold"].get("red_tooth") or ship["hold"].get("grey_tooth")
    return bool(laden or (is_weak(view) and (ship["gas"] or course["way"][0] != PORT)))


def night_place(view: dict[str, Any], planet: Planet, target: Space) -> Iterator[Space]:
    """Out of danger and nearest to the target, unless the ship lies well already."""
    here, far = own(view)["space"], planet.distances(target)
    in_port = here == PORT and is_weak(view) and view["mode"] != "solo"
    sailed = len(view["course"]["way"]) > 1
    if here not in danger(view) and (in_port or (sailed and here != PORT)):
        return
    free = {space for space, *_ in view["reach"]} & far.keys() - foes(view) - {PORT}
    best = sorted(free, key=lambda space: (space in danger(view), far[space]))[:1]
    yield from (space for space in best if space not in danger(view) or not sailed)


def danger(view: dict[str, Any]) -> set[Space]:
    """Where cresters would come tonight."""
    return {*view["night"]["danger"], *view["night"]["white_danger"]}


def is_weak(view: dict[str, Any]) -> bool:
    return own(view)["cannons"] < ARMED or not may_stay_out(view)


def quarry(view: dict[str, Any]) -> Iterator[Space]:
    """Red and white cresters, and in a contest ships with teeth aboard."""
    yield from (each["space"] for each in view["cresters"] if each["kind"] != "grey")
    if view["mode"] in ("free_for_all", "head_to_head"):
        for seat, ship in enumerate(view["ships"]):
            if seat != view["active"] and ship["space"] != PORT and ship["hold"].get("red_tooth"):
                yield ship["space"]


def foes(view: dict[str, Any]) -> set[Space]:
    """Where a way would end in a battle."""
    ships = {ship["space"] for seat, ship in enumerate(view["ships"]) if seat != view["active"]}
    return ships | {each["space"] for each in view["cresters"] if each["kind"] != "grey"}


def may_stay_out(view: dict[str, Any]) -> bool:
    """A night in the sky costs a card or a point of morale, and the last point costs the ship."""
    return bool(view["hand"]) or own(view)["morale"] > 1
