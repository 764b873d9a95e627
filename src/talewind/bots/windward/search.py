"""The search for a whole turn: goals one after another, expectation at Battles, and the best place to rest."""

from collections.abc import Iterator
from typing import NamedTuple

from talewind.games.windward.moves import EndTurn, Moves, PlayAerogenerator
from talewind.games.windward.pieces import CREW, Crew
from talewind.games.windward.planet import DIRECTIONS, PORT, Space
from talewind.games.windward.state import Sky

from . import goals, longboats, trading_post
from .chart import Chart, Ways
from .goals import Ends
from .node import Node
from .odds import winning
from .value import Contest, Haven

WIDTHS = (7, 3, 1, 1, 1)  # goals followed up, by depth
NARROW = 2  # the depth from which other winds are searched
MOST_PLANNED = 16
WORTHWHILE = 2.2  # what a rival must have to lose
CALM, LIVELY = 3, 1  # places to rest that are looked at closely
ENOUGH = 900  # nodes looked at, after which no goal is followed up

type Found = tuple[float, tuple[Moves, ...]]
type Rest = tuple[float, Space]  # the value of ending the turn now, and where


def won(node: Node) -> bool:
    """Whether a Battle has brought something that can be used this turn."""
    return node.crester != "" or node.white is None or any(towing for _, towing in node.boats)


class Waters(NamedTuple):
    """What lies around a ship: the ways that its Speed can pay for, and the places to rest."""

    ways: Ways
    havens: list[Haven]


class Search:
    """Of one question."""

    def __init__(self, state: Sky, chart: Chart, values: Contest) -> None:
        self.state, self.chart, self.values = state, chart, values
        self.contest = state.contest
        self.tiles: tuple[Crew, ...] = tuple(tile for tile in CREW if state.crew[tile])
        self._waters: dict[object, Waters] = {}
        self.looked = 0

    def best(self, node: Node, depth: int = 0, rest: Rest | None = None) -> Found:
        """The value of a node and the moves up to the first die or question. `rest`: where known."""
        waters = self.waters(node, node.range())
        value, where = rest or self.rest(node)
        plan = self.ending(node, waters, where)
        if depth >= len(WIDTHS) or self.looked > ENOUGH:
            return value, plan
        tried: list[tuple[float, int, Ends, list[Rest]]] = []
        ruin = self.values.lost(node), PORT
        for ends in self.goals(node, waters.ways):
            rests = [ruin if end is None else self.rest(end) for _, end in ends]
            rough = sum([chance * rest[0] for (chance, _), rest in zip(ends, rests, strict=True)])
            tried.append((rough, -len(tried), ends, rests))
        tried.sort(key=lambda one: one[:2], reverse=True)
        for rough, _, ends, rests in tried[: WIDTHS[depth]]:
            followed, moves = self.follow(rough, ends, rests, depth)
            if followed > value:
                value, plan = followed, moves
        if not depth:
            for turned in self.winds(node):
                followed, moves = self.best(turned, NARROW)
                if followed > value:
                    value, plan = followed, moves
        return value, plan

    def winds(self, node: Node) -> Iterator[Node]:
        """The turn with an Aerogenerator played first."""
        if "aerogenerator" in node.hand:
            for wind in DIRECTIONS:
                if wind != node.wind:
                    turned = node.copy()
                    turned.spend("aerogenerator")
                    turned.wind = wind
                    turned.note(PlayAerogenerator(wind))
                    yield turned

    def follow(self, rough: float, ends: Ends, rests: list[Rest], depth: int) -> Found:
        """Look on from the likeliest good end; the others are worth what they look like."""
        if len(ends) == 1 and ends[0][1] is not None:
            return self.best(ends[0][1], depth + 1, rests[0])
        living = [(chance, end, rest) for (chance, end), rest in zip(ends, rests, strict=True) if end is not None]
        if not living:
            return rough, ()
        _, end, rest = max(living, key=lambda one: one[0] * won(one[1]))
        gained = sum([chance for chance, other, _ in living if (other.space, other.boats) == (end.space, end.boats)])
        on, _ = self.best(end, depth + 1, rest)
        return rough + gained * max(0.0, on - rest[0]), end.plan

    def waters(self, node: Node, most: int) -> Waters:
        """`most`: Speed that ways may cost."""
        key = (
            node.space, node.wind, node.speed, most, node.reds, node.rivals, node.white, node.white_fought, node.shut,
            node.crester != "", node.beaten,
        )  # fmt: skip
        if key not in self._waters:
            taken = node.taken()
            ways = self.chart.ways(node.space, node.wind, taken, laden=node.crester != "", most=most)
            for space in node.shut:
                if space != node.space:
                    ways.pop(space, None)
            self._waters[key] = Waters(ways, self.havens(node, ways, taken))
        return self._waters[key]

    def goals(self, node: Node, ways: Ways) -> Iterator[Ends]:
        speed = node.range()
        if (done := goals.process(node) or goals.research(self.chart, node)) is not None:
            yield [(1.0, done)]
        if node.space == PORT:
            if not node.unknown:
                for stay in trading_post.stays(node, self.values.ashore, self.tiles, self.contest):
                    if stay.plan != node.plan or not node.open:
                        yield [(1.0, stay)]
        elif PORT in ways and ways[PORT][0] <= speed:
            home = node.copy()
            home.sail(ways, PORT, self.chart.jumps[node.wind])
            trading_post.arrive(home, self.contest)
            for stay in trading_post.stays(home, self.values.ashore, self.tiles, self.contest):
                yield [(1.0, stay)]
        yield from self.battles(node, ways, speed)
        if node.open or node.speed:
            for space in goals.finds(node, ways):
                yield [(1.0, goals.fetch(self.chart, node, ways, space))]
        if (towed := longboats.tow(self.chart, node)) is not None:
            yield [(1.0, towed)]
        yield from longboats.hunts(self.chart, node, ways)

    def battles(self, node: Node, ways: Ways, speed: int) -> Iterator[Ends]:
        near = [
            (ways[s][0], s)
            for s in {red.space for red in node.reds}
            if s in ways and ways[s][0] <= speed and s not in node.shut
        ]
        for _, space in sorted(near)[: goals.MOST_REDS]:
            reds = sum(red.space == space for red in node.reds)
            for cannons in self.batteries(node, 5 * reds, 2 if "marine" in node.crew else 0):
                yield goals.attack(self.chart, node, ways, space, cannons, self.contest)
        if self.contest:
            yield from self.raids(node, ways, speed)
        white = node.white
        if white is not None and white in ways and ways[white][0] <= speed and white not in node.shut:
            for cannons in self.batteries(node, 8, 0):
                yield self.values.whitened(goals.attack(self.chart, node, ways, white, cannons, self.contest))

    def raids(self, node: Node, ways: Ways, speed: int) -> Iterator[Ends]:
        """Ships of other captains that are worth plundering."""
        for seat, space in node.rivals:
            rival = self.state.ships[seat]
            if space and space in ways and ways[space][0] <= speed and goals.plunder(rival) > WORTHWHILE:
                yield goals.raid(self.chart, node, ways, rival, 1 / len(node.rivals))

    def batteries(self, node: Node, dice: int, bonus: int) -> list[int]:
        """Numbers of Cannons worth thinking about: all, or fewer that do nearly as well."""
        more = "sergeant" in node.crew
        odds = [winning(2 + n + more, dice, bonus, node.boosts) for n in range(node.cannons + 1)]
        if odds[-1] < goals.LEAST:
            return []
        enough = next(n for n, chance in enumerate(odds) if chance >= odds[-1] - 0.08)
        return [node.cannons] if enough == node.cannons else [node.cannons, enough]

    # Rest.

    def rest(self, node: Node) -> Rest:
        """The best place to end the turn, by a way that Speed alone pays for."""
        self.looked += 1
        ways, havens = self.waters(node, node.speed)
        values, best, where = self.values, -1e9, node.space
        if node.space == PORT:
            best = values.port(node)
        elif not node.crester and PORT in ways and ways[PORT][0] <= node.speed:
            home = node.copy()
            trading_post.arrive(home, self.contest)
            best, where = values.port(home), PORT
        night = values.night(node)
        for haven in havens:
            value = values.sky(node, haven, night)
            if value > best:
                best, where = value, haven.space
        return best, where

    def ending(self, node: Node, waters: Waters, where: Space) -> tuple[Moves, ...]:
        """The plan of a turn that ends at a place."""
        if not node.open:
            return node.plan
        if where != node.space:
            node = node.copy()
            node.sail(waters.ways, where, self.chart.jumps[node.wind])
        return (*node.plan, EndTurn())

    def havens(self, node: Node, ways: Ways, taken: frozenset[Space]) -> list[Haven]:
        """Places to rest: calm ones and ones where a single Crester would come, nearest home first, and the own space."""
        danger, calm, lively = self.values.danger(node), list[Haven](), list[Haven]()
        for space in self.chart.homeward:
            if space == node.space or (space in ways and ways[space][0] <= node.speed and space not in taken):
                reds, white = danger.get(space, 0), self.values.white_comes(node, space)
                chosen = lively if reds or white else calm
                if space == node.space or (reds + white < 2 and len(chosen) < (LIVELY if chosen is lively else CALM)):
                    far = self.chart.far(space)
                    near = sorted([far.get(red.space, 9) for red in node.reds])
                    chosen.append(Haven(space, reds, white, near))
        return calm + lively
