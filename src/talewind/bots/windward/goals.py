"""What a captain may set out to do in a turn: each goal as the ends that it may come to."""

from talewind.games.windward.moves import Take
from talewind.games.windward.pieces import NOTHING, Cargo, Ship
from talewind.games.windward.planet import PORT, Space

from .chart import Chart, Ways
from .node import Node, Red
from .odds import margins, prospects, settle

type Ends = list[tuple[float, Node | None]]  # chances; None: the ship is Lost

MOST_REDS, MOST_FINDS = 3, 4
HARPOONS, FLAGS = 14 / 60, 5 / 60  # share of the deck
LEAST = 0.2  # chance to win a Battle that is thought about at all


def attack(chart: Chart, node: Node, ways: Ways, space: Space, cannons: int, replaced: bool) -> Ends:
    """Attack the Red or White Cresters on a space."""
    there = [red for red in node.reds if red.space == space]
    dice = 5 * len(there) if there else 8
    bonus = 2 if there and "marine" in node.crew else 0
    begun = node.copy()
    begun.sail(ways, space, chart.jumps[node.wind])
    begun.open = False
    begun.cannons -= cannons
    ends: Ends = []
    mine = 2 + cannons + ("sergeant" in node.crew)
    newcomer = _newcomer(chart, node, space) if there and replaced and node.red_stock else None
    for result, chance in prospects(mine, dice, bonus, node.boosts, node.morale):
        if result.end == "lost":
            ends.append((chance, None))
            continue
        after = begun.copy()
        after.boost(result.used)
        if result.end == "win":
            if there:
                _fell(after, there, space, newcomer)
            else:
                after.white = None
        else:
            after.space, after.tokens = begun.before, after.tokens + 1
            after.morale -= result.short
            after.reds = tuple(Red(red.space, red.number, red.fought or red in there) for red in after.reds)
            after.white_fought = after.white_fought or not there
            if result.end == "tie":
                after.shut |= {space}
        ends.append((chance, after))
    return ends


def _fell(node: Node, there: list[Red], space: Space, newcomer: Red | None) -> None:
    node.reds = tuple(red for red in node.reds if red not in there)
    node.beaten += len(there)
    for _ in there:
        if not node.crester:
            node.crester = "red"
        else:
            node.lay(space, Cargo(red=1))
    if newcomer is not None:
        node.red_stock -= 1
        node.reds += (newcomer,)


def _newcomer(chart: Chart, node: Node, space: Space) -> Red | None:
    """The Red Crester that takes the place of one beaten on a space, as far away as it may."""
    taken, far = node.taken(), chart.far(space)
    free = [s for s in chart.planet.open[chart.planet.territory[space]] if s not in taken and s != space]
    return Red(max(free, key=lambda s: far.get(s, 0)), -1, False) if free else None


def finds(node: Node, ways: Ways) -> list[Space]:
    """Spaces in range with something worth taking, the best first."""
    speed, found = node.range(), list[tuple[float, Space]]()
    room = node.gas_slots - node.gas
    for space, cargo in node.lying.items():
        if cargo == NOTHING or space not in ways or ways[space][0] > speed:
            continue
        worth = 3.0 * cargo.grey_tooth + 4.0 * cargo.red_tooth + 0.45 * min(cargo.gas, room) + 0.5 * cargo.token
        if not node.crester:
            worth += 2.5 * (cargo.grey > 0 or cargo.red > 0)
        if worth:
            found.append((worth - 0.3 * ways[space][0], space))
    for where, towing in node.boats:
        if where is not None and where in ways and ways[where][0] <= speed:
            found.append(((2.5 if towing and not node.crester else 0.3) - 0.3 * ways[where][0], where))
    taken = node.taken()
    return [space for _, space in sorted(found, reverse=True) if space not in taken or space == node.space][:MOST_FINDS]


def fetch(chart: Chart, node: Node, ways: Ways, space: Space) -> Node:
    """Sail to a space and take what is there."""
    node = node.copy()
    node.sail(ways, space, chart.jumps[node.wind])
    cargo = node.lying.get(space, NOTHING)
    for number, (where, towing) in enumerate(node.boats):
        if where == space and (not towing or not node.crester):
            if towing:
                node.crester = "grey"
                node.note(Take("grey"))
            node.note(Take("longboat"))
            node.boats = tuple((None, False) if n == number else boat for n, boat in enumerate(node.boats))
    took = Cargo()
    if not node.crester and (cargo.red or cargo.grey):
        node.crester = "red" if cargo.red else "grey"
        node.note(Take(node.crester))
        took += Cargo(red=1) if cargo.red else Cargo(grey=1)
    gas = min(cargo.gas, node.gas_slots - node.gas)
    if gas:
        node.gas += gas
        node.note(Take("gas", gas))
    for item, number in (("grey_tooth", cargo.grey_tooth), ("red_tooth", cargo.red_tooth), ("token", cargo.token)):
        if number:
            node.note(Take(item, number))  # type: ignore[arg-type]
    node.grey_teeth += cargo.grey_tooth
    node.red_teeth += cargo.red_tooth
    node.tokens += cargo.token
    took += Cargo(0, 0, cargo.grey_tooth, cargo.red_tooth, cargo.token, gas)
    node.lying = {**node.lying, space: cargo - took}
    return node


def process(node: Node) -> Node | None:
    pay = node.means("process_crester")
    if not node.crester or pay is None or node.space == PORT or node.tags is not None:
        return None
    node = node.copy()
    node.command("process_crester", pay)
    node.gas = min(node.gas_slots, node.gas + node.morale + ("gas_worker" in node.crew))
    node.grey_teeth += node.crester == "grey"
    node.red_teeth += node.crester == "red"
    node.crester = ""
    return node


def research(chart: Chart, node: Node) -> Node | None:
    """The Naturalist sets a Tagged Crester free."""
    pay = node.means("research_crester")
    if not node.crester or pay is None or not node.tags or node.space == PORT:
        return None
    red = node.crester == "red"
    boats = {where for where, _ in node.boats if where is not None}
    held = node.taken() if red else {s for s in node.lying if node.lying[s].grey} | set(node.greys) | boats
    free = [space for space in chart.planet.near[node.space] if space not in held]
    if not free:
        return None
    to = min(free, key=lambda space: (len(chart.inside(node.space)) if space in chart.inside(node.space) else 0, space))
    node = node.copy()
    node.research(to, pay)
    node.gas = min(node.gas_slots, node.gas + node.morale + ("gas_worker" in node.crew))
    node.tags = (node.tags or 1) - 1
    node.tagged += 3 if red else 2
    if red:
        node.reds += (Red(to, -2, False),)
    node.crester = ""
    return node


def raid(chart: Chart, node: Node, ways: Ways, rival: Ship, share: float) -> Ends:
    """Attack another captain's ship with all Cannons. It is thought to have as many Harpoons and False Flags as its number
    of cards makes likely. `share`: what its harm is worth to the captain."""
    cards = len(rival.hand)
    answer = 2 * round(rival.hold.token + HARPOONS * cards)
    flag = 1 - (1 - FLAGS) ** cards
    loot = rival.hold.loot()
    taken = loot[: (len(loot) + 1) // 2]
    begun = node.copy()
    begun.sail(ways, rival.space, chart.jumps[node.wind])
    begun.open = False
    back = begun.copy()
    back.space = begun.before
    back.shut |= {rival.space}
    chances: dict[tuple[str, int, int], float] = {}
    for margin, chance in margins(2 + node.cannons + ("sergeant" in node.crew), 2 + rival.cannons):
        lead = margin - answer
        used = max(0, (rival.morale - lead + 1) // 2)
        if used <= node.boosts:
            key = ("sunk", used, 0)
        else:
            result = settle(lead, node.boosts, node.morale)
            key = (result.end, result.used, result.short)
        chances[key] = chances.get(key, 0.0) + chance * (1 - flag)
    ends: Ends = [(flag, back)] if flag else []
    for (end, used, short), chance in chances.items():
        if end == "lost":
            ends.append((chance, None))
            continue
        after = (begun if end == "sunk" else back).copy()
        after.cannons = 0
        after.boost(used)
        if end == "sunk":
            after.rivals = tuple((seat, PORT if space == rival.space else space) for seat, space in after.rivals)
            after.crester = after.crester or rival.hold.crester
            after.red_teeth += taken.count("red_tooth")
            after.grey_teeth += taken.count("grey_tooth")
            after.tokens += taken.count("token")
            after.bonus += share * plunder(rival)
        else:
            after.tokens += end != "win"
            after.morale -= short
            after.bonus += 0.3 * share * (end == "win")
        ends.append((chance, after))
    return ends


def plunder(rival: Ship) -> float:
    """What a Lost ship costs its captain, roughly."""
    hold = rival.hold
    return 0.8 + 0.3 * (rival.morale - 1) + 1.5 * hold.grey_tooth + 2.0 * hold.red_tooth + 2.5 * bool(hold.crester)
