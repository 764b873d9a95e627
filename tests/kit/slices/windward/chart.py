"""The planet of the worked examples (test map M1) and its winds. A hex is the string "q,r"; the port is "port"."""

from collections import deque

PORT = "port"


def _hexes(row: str) -> list[str]:
    return row.split()


COMPASS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
DRIFT = _hexes("-6,3 -5,3 -4,-1 -4,1 -4,6 -3,3 -2,-1 -2,5 -1,-3 0,2 1,-5 1,-2 1,4 2,-4 2,1 3,-3 3,-1 3,2 4,-3 6,-4")
# one for each Territory
HARBOUR = [f"{q},{r}" for q, r in COMPASS]
CORNERS = [f"{6 * q},{6 * r}" for q, r in COMPASS]
ZEPHYRS = _hexes("0,-4 5,-5 4,2 -4,5 -4,2 -1,-2")
REDS = _hexes("4,-5 4,-1 2,4 -2,3 -5,5 -3,-1")
POCKETS = _hexes("3,-6 6,-1 4,0 -1,6 -3,1 -1,-4")


def _wedges() -> dict[str, int]:
    """Territory n: for each ring a the a spaces from the ray of direction n on, clockwise (WW-R3)."""
    home: dict[str, int] = {}
    for n in range(6):
        (aq, ar), (bq, br) = COMPASS[n], COMPASS[(n + 2) % 6]
        for a in range(1, 7):
            home |= {f"{a * aq + b * bq},{a * ar + b * br}": n for b in range(a)}
    return home


TERRITORY = _wedges()


def _neighbours(space: str) -> list[str]:
    q, r = map(int, space.split(","))
    found = [f"{q + dq},{r + dr}" for dq, dr in COMPASS]
    return [to if to in TERRITORY and to not in DRIFT else "" for to in found]


NEXT = {space: _neighbours(space) for space in TERRITORY}  # by direction; "": edge, Drift or port


def upwind(space: str, wind: int) -> str:
    return "" if space == PORT else NEXT[space][(wind + 3) % 6]


def ways(space: str, wind: int, speed: int) -> dict[str, int]:
    """Where a ship may go with one step, and what it costs (WW-51 to WW-54, WW-59 to WW-61)."""
    if space == PORT:
        return dict.fromkeys(HARBOUR, 1) if speed else {}
    found = {to: int(to != NEXT[space][wind]) for to in NEXT[space] if to and to != upwind(space, wind)}
    if not speed:
        return {to: cost for to, cost in found.items() if not cost}
    jumps = [PORT] if space in HARBOUR else []
    if space in ZEPHYRS:
        jumps += [zephyr for zephyr in ZEPHYRS if zephyr != space]
    if space in CORNERS:
        jumps.append(CORNERS[(CORNERS.index(space) + 3) % 6])
    return dict.fromkeys(jumps, 1) | found


def path(start: str, goal: str, blocked: set[str]) -> list[str]:
    """A shortest way inside the goal's Territory, lowest direction first (WW-R74 to WW-R76)."""
    toward, queue = {goal: ""}, deque([goal])
    while queue:
        at = queue.popleft()
        for to in NEXT[at]:
            if to and to not in toward and to not in blocked and TERRITORY[to] == TERRITORY[goal]:
                toward[to] = at
                queue.append(to)
    found, at = [], start
    while at := toward.get(at, ""):
        found.append(at)
    return found
