"""What a captain does At Port: Orders by Mates, purchases for Gas, Teeth for Gas."""

from collections.abc import Callable, Iterator
from itertools import combinations

from talewind.games.windward.moves import Buy, TradeTeeth
from talewind.games.windward.pieces import TEETH, Crew
from talewind.games.windward.planet import PORT

from .node import Node

type Judge = Callable[[Node], float]

KEPT = 3  # ways to use the Mates, for each number of them


def arrive(node: Node, contest: bool) -> None:
    """Teeth become Notoriety (WW-63)."""
    if contest:
        node.points += TEETH["grey"] * node.grey_teeth + TEETH["red"] * node.red_teeth
        node.grey_teeth = node.red_teeth = 0


def stays(node: Node, judge: Judge, tiles: tuple[Crew, ...], contest: bool) -> list[Node]:
    """The best ways to use a stay, for each number of Mates that go ashore."""
    found = [shop(node.copy(), judge, tiles, contest)]
    singles = list(_orders(node, tiles))
    most = node.mates + node.count("coffee")
    for number in (1, 2)[: min(2, most)]:
        tried: list[tuple[float, int, Node]] = []
        for some in combinations(singles, number):
            if len({order for order, _ in some}) < number:
                continue
            after: Node | None = node.copy()
            for order, tile in sorted(some, key=lambda one: one[0] == "take_supplies"):
                after = _give(after, order, tile) if after is not None else None
            if after is not None:
                after = shop(after, judge, tiles, contest)
                tried.append((judge(after), -len(tried), after))
        found += [after for _, _, after in sorted(tried, key=lambda one: one[:2], reverse=True)[:KEPT]]
    return found


def _orders(node: Node, tiles: tuple[Crew, ...]) -> Iterator[tuple[str, Crew | None]]:
    for order in ("fill_cannon", "morale", "take_supplies"):
        if order not in node.covered:
            yield order, None
    if "hire_crew" not in node.covered:
        for tile in tiles:
            yield "hire_crew", tile


def _give(node: Node, order: str, tile: Crew | None) -> Node | None:
    pay = node.means(order)
    if pay is None:
        return None
    match order:
        case "fill_cannon":
            if node.cannons >= node.cannon_slots:
                return None
            node.command("fill_cannon", pay)
            node.cannons += 1
        case "morale":
            if node.morale > 3:
                return None
            node.command("morale", pay)
            node.morale += 1
        case "take_supplies":
            if node.cards >= node.hand_limit:
                return None
            node.command("take_supplies", pay)
            _draw(node)
        case _:
            if tile is None or not hireable(node, (tile,)):
                return None
            node.hire(tile, pay)
    return node


def _draw(node: Node) -> None:
    node.unknown += min(3, node.hand_limit - node.cards)
    node.open = False  # the next questions are about stacks


def hireable(node: Node, tiles: tuple[Crew, ...]) -> list[Crew]:
    """Tiles in stock whose slot is free."""
    pairs = ({"purser", "gas_worker"}, {"marine", "sergeant"}, {"harpooner", "coxswain"})
    full = [pair for pair in pairs if pair & set(node.crew)]
    return [tile for tile in tiles if not any(tile in pair for pair in full)]


def shop(node: Node, judge: Judge, tiles: tuple[Crew, ...], contest: bool) -> Node:
    """Buy what raises the node's worth most, again and again; Teeth for Gas as slots allow (WW-224)."""
    for _ in range(12):
        now, best, gain = judge(node), None, 1e-6
        for after, price in _purchases(node, tiles, contest):
            more = (judge(after) - now) / max(1, price)
            if more > gain:
                best, gain = after, more
        if best is None:
            return node
        node = best
    return node


def _purchases(node: Node, tiles: tuple[Crew, ...], contest: bool) -> Iterator[tuple[Node, int]]:
    for number in range(1, min(node.gas, node.cannon_slots - node.cannons) + 1):
        after = node.copy()
        after.gas -= number
        after.cannons += number
        after.note(*[Buy("fill_cannon")] * number)
        yield after, number
    if node.gas and node.morale < 4:
        after = node.copy()
        after.gas -= 1
        after.morale += 1
        after.note(Buy("rum"))
        yield after, 1
    if node.gas and node.cards < node.hand_limit:
        after = node.copy()
        after.gas -= 1
        after.note(Buy("supplies"))
        _draw(after)
        yield after, 1
    if node.gas > 1:
        for tile in hireable(node, tiles):
            after = node.copy()
            after.hire(tile, "gas")
            yield after, 2
        if contest:
            for number in range(1, node.gas // 2 + 1):
                after = node.copy()
                after.gas -= 2 * number
                after.points += number
                after.note(*[Buy("notoriety")] * number)
                yield after, 2 * number
    if not contest and node.space == PORT:
        for grey, red in ((1, 0), (0, 1)):
            if node.grey_teeth >= grey and node.red_teeth >= red:
                after = node.copy()
                after.grey_teeth -= grey
                after.red_teeth -= red
                after.gas = min(after.gas_slots, after.gas + (3 if grey else 4))
                after.note(TradeTeeth(grey, red))
                yield after, 1
