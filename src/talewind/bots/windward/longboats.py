"""What a captain may do with Longboats: drop one, hunt a Grey Crester, bring it to the ship."""

from collections.abc import Iterator

from talewind.games.windward.moves import Row
from talewind.games.windward.pieces import NOTHING
from talewind.games.windward.planet import PORT, Space

from .chart import Chart, Ways
from .goals import Ends
from .node import Node
from .odds import prospects

MOST_HUNTS = 2
ROWED = 0.4  # a step of a Longboat, in Speed of the ship


def hunts(chart: Chart, node: Node, ways: Ways) -> Iterator[Ends]:
    """Send a Longboat to a near Grey Crester: one that is At Sky, or one that is dropped in range."""
    found: list[tuple[float, Space, int, Space]] = []
    drops, most = _drops(node, ways), _rowing_range(node)
    for grey in node.greys:
        far = chart.far(grey)
        for number, (where, towing) in enumerate(node.boats):
            if where is not None and not towing and where in far:
                found.append((ROWED * far[where], grey, number, where))
            elif where is None and all(other is not None for other, _ in node.boats[:number]):
                near = [(cost + ROWED * far[at], at) for cost, at in drops if at in far and 0 < far[at] <= most]
                if near:
                    price, at = min(near)
                    found.append((price, grey, number, at))
    for _, grey, number, at in sorted(found)[:MOST_HUNTS]:
        out = node if node.boats[number][0] is not None else _drop(chart, node, ways, number, at)
        if out is not None:
            yield from _row(chart, out, number, grey, chart.far(grey)[at])


def _drops(node: Node, ways: Ways) -> list[tuple[int, Space]]:
    """Spaces where a Longboat may be dropped, with what the way there costs."""
    if not node.greys or node.means("drop_longboat") is None:
        return []
    speed, here = node.speed + node.count("fuel"), node.space
    closed = {where for where, _ in node.boats} | {*node.greys} | node.crowded | (node.taken() - {here}) | {PORT}
    closed |= {space for space, cargo in node.lying.items() if cargo != NOTHING}
    return [(cost, space) for space, (cost, _) in ways.items() if cost <= speed and space not in closed]


def _rowing_range(node: Node) -> int:
    """How far a Longboat comes that is dropped first."""
    orders = node.mates + node.count("coffee") - 1
    return min(8, node.boat_speed + (4 if orders and "longboat_speed" not in node.covered else 0))


def _drop(chart: Chart, node: Node, ways: Ways, number: int, at: Space) -> Node | None:
    """Sail to a space and drop the Longboat, if the way has left the means."""
    node = node.copy()
    node.sail(ways, at, chart.jumps[node.wind])
    pay = node.means("drop_longboat")
    if pay is None:
        return None
    node.command("drop_longboat", pay)
    node.boats = tuple((node.space, False) if n == number else boat for n, boat in enumerate(node.boats))
    return node


def _row(chart: Chart, node: Node, number: int, grey: Space, away: int) -> Iterator[Ends]:
    """Row to a Grey Crester and fight it."""
    begun = node.copy()
    if away > begun.boat_speed:
        pay = begun.means("longboat_speed")
        if pay is None or away > min(8, begun.boat_speed + 4) or begun.space == PORT:
            return
        begun.command("longboat_speed", pay)
        begun.boat_speed = min(8, begun.boat_speed + 4)
    start = begun.boats[number][0]
    assert start is not None
    path = rowing(chart, begun, start, grey, obstacles(begun) - {grey})
    if path is None:
        return
    for a, b in zip((start, *path), path, strict=False):
        begun.note(Row(a, b))
    begun.boat_speed -= len(path)
    begun.open = False
    before = path[-2] if len(path) > 1 else start
    ends: Ends = []
    for result, chance in prospects(1 + ("harpooner" in node.crew), 1, 0, node.boosts, 0):
        after = begun.copy()
        after.boost(result.used)
        if result.end == "win":
            where: tuple[Space | None, bool] = (grey, True)
            after.greys = tuple(space for space in after.greys if space != grey)
        else:
            where = (None, False) if result.end == "lost" else (before, False)
            if result.end == "tie":
                after.greys = tuple(space for space in after.greys if space != grey)
            after.tokens += 1
        after.boats = tuple(where if n == number else boat for n, boat in enumerate(after.boats))
        ends.append((chance, after))
    yield ends


def obstacles(node: Node) -> set[Space | None]:
    """Spaces where a Longboat meets somebody, or would tow what lies there."""
    lying = {space for space, cargo in node.lying.items() if cargo.grey}
    return {where for where, _ in node.boats} | {*node.greys} | node.crowded | lying


def rowing(chart: Chart, node: Node, start: Space, goal: Space, closed: set[Space | None]) -> list[Space] | None:
    """The shortest way of a Longboat."""
    ways: dict[Space, Space] = {start: start}
    edge = [start]
    for _ in range(min(8, node.boat_speed)):
        further: list[Space] = []
        for space in edge:
            for to in chart.planet.near[space]:
                if to not in ways and to not in closed:
                    ways[to] = space
                    further.append(to)
        if goal in ways:
            path = [goal]
            while ways[path[-1]] != start:
                path.append(ways[path[-1]])
            return path[::-1]
        edge = further
    return None


def tow(chart: Chart, node: Node) -> Node | None:
    """Row a towing Longboat to the ship's space."""
    for number, (where, towing) in enumerate(node.boats):
        if where is None or not towing or node.crester or node.space in (PORT, where):
            continue
        if node.boat_speed and (path := rowing(chart, node, where, node.space, obstacles(node))):
            node = node.copy()
            for a, b in zip((where, *path), path, strict=False):
                node.note(Row(a, b))
            node.boat_speed -= len(path)
            node.boats = tuple((node.space, True) if n == number else boat for n, boat in enumerate(node.boats))
            return node
    return None
