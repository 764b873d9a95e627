"""Positions of Windward for tests, on test map M1 unless said otherwise; spaces are [q, r] as in the specification.

rig = sky(ship(2, 0, morale=3), ship(3, 0), ship(), wind=3, speed=2, reds=[(4, -1)])
rig.rolls(2, 3, 1, 2)
rig.sails(3, 0)
"""

from collections.abc import Sequence
from typing import Any

from talewind.games.windward.options import SkyOptions
from talewind.games.windward.pieces import COPIES, DECK, GREYS, REDS, TAGS, Boat, Card, Cargo, Ship
from talewind.games.windward.planet import PORT, Space, planet_of
from talewind.games.windward.rounds import Rounds
from talewind.games.windward.state import Course, Sky
from talewind.games.windward.turn import Turn
from talewind.kit import Seat
from talewind.kit.testing import KEY

from .rigging import At, SkyRig

A, B, C, D, E = range(5)  # Ana, Ben and Cleo sit in this turn order; Ana is First Player
M1 = planet_of(False, (1, 2, 3, 4, 5, 6))
HOME = (0, 0)  # the Trading Post


def at(q: int, r: int) -> Space:
    """The space on M1."""
    return M1.spaces[q, r]


class Placed:
    """A captain's ship and board before the game has them. `boats`: where they are, None: aboard."""

    def __init__(self, where: At, boats: Sequence[At | None], towing: Sequence[At], **board: Any) -> None:
        self.where, self.boats, self.towing, self.board = where, boats, towing, board


def ship(
    q: int = 0, r: int = 0, *, boats: Sequence[At | None] = (None,), towing: Sequence[At] = (), hand: str = "",
    crew: str = "", **board: Any,
) -> Placed:  # fmt: skip
    """A ship on [q, r], or At Port. `hand` and `crew` are words; `towing`: boats that tow; `hold=Cargo(red=1)`."""
    return Placed((q, r), (*boats, *towing), towing, hand=hand.split(), crew=crew.split(), **board)


def fresh_table(
    seats: int = 3, key: bytes = KEY, rolls: dict[str, Sequence[object]] | None = None, **options: Any
) -> SkyRig:
    """A new game as it is set up. `rolls`: by label, the dice and cards of the setting up."""
    return SkyRig(seats, SkyOptions(**options), key, **(rolls or {}))


def sky(
    *ships: Placed, wind: int = 1, speed: int = 4, mates: int = 2, covered: Sequence[str] = (), turn: Seat = A,
    greys: Sequence[At] = (), reds: Sequence[At] = (), white: At | None = None, lying: dict[At, Cargo] | None = None,
    pockets: bool = False, scores: Sequence[int] = (), tiles: tuple[int, ...] = (1, 2, 3, 4, 5, 6), round: int = 2,
    **options: Any,
) -> SkyRig:  # fmt: skip
    """The turn of `turn`, with these pieces alone; without `ships` three captains are At Port. `pockets`: with Gas."""
    captains = ships or (ship(),) * 3
    rig = fresh_table(len(captains), **({"tile_order": "printed"} | options))
    state = rig.state
    state.tiles, state.wind, state.round, state.first, state.active = tiles, wind, round, A, turn
    state.scores[:] = scores or state.scores
    state.ships = [_board(rig, placed, was) for placed, was in zip(captains, state.ships, strict=True)]
    state.cresters, state.hatched, state.lying = [], 0, {}
    whites = [] if white is None else [white]
    for kind, places in (("grey", greys), ("red", reds), ("white", whites)):
        for where in places:
            state.hatch(kind, rig.space(*where))  # type: ignore[arg-type]
    state.white_waits = state.white_waits and white is None
    gas = {rig.where(space): Cargo(gas=2) for space in state.planet.pockets} if pockets else {}
    for where, cargo in [*gas.items(), *(lying or {}).items()]:
        state.lay(rig.space(*where), cargo)
    stock(state)
    _deck(state)
    here = state.ships[turn].space
    territories = [] if here == PORT else [state.planet.territory[here]]
    state.course = Course(
        speed=speed, mates=mates, covered=list(covered), dry=here, way=[here], territories=territories
    )
    rig.put(Rounds(place=turn), Turn(seat=turn))
    return rig


def _board(rig: SkyRig, placed: Placed, was: Ship) -> Ship:
    space = rig.space(*placed.where)
    afloat = [
        Boat(None if where is None else rig.space(*where), None, where in placed.towing) for where in placed.boats
    ]
    return Ship(colour=was.colour, space=space, before=space, boats=afloat, **placed.board)


def stock(state: Sky) -> None:
    """What is not on the planet or on boards is in the stockpile."""
    for tile in state.crew:
        state.crew[tile] = COPIES - sum(tile in ship.crew for ship in state.ships)
    found = [*state.lying.values(), *(ship.hold for ship in state.ships)]
    towed = sum(boat.towing for ship in state.ships for boat in ship.boats)
    state.greys = GREYS - len(state.of_kind("grey")) - sum(cargo.grey for cargo in found) - towed
    state.reds = REDS - len(state.of_kind("red")) - sum(cargo.red for cargo in found)
    state.tags = TAGS - sum(crester.tagged for crester in state.cresters)


def _deck(state: Sky) -> None:
    """The cards that are in no hand are in three stacks."""
    whole = [card for card, number in DECK.items() for _ in range(number)]
    if not state.contest or not state.options.false_flag:
        whole = [card for card in whole if card != "false_flag"]
    for ship_ in state.ships:
        for card in ship_.hand:
            whole.remove(card)
    stacks(state, "fuel", "harpoon", "coffee", whole=whole)


def stacks(state: Sky, *tops: Card, sizes: Sequence[int] = (), whole: list[Card] | None = None) -> None:
    """Lay the stacks with these tops, of near-equal sizes from the whole deck, or of these sizes."""
    deck = whole or [*state.bag, *(top for top in state.tops if top is not None)]
    for top in tops:
        deck.remove(top)
    size, more = divmod(len(deck) + len(tops), 3)
    state.stacks = list(sizes) or [size + (number < more) for number in range(3)]
    state.tops, state.bag = list(tops), sorted(deck)[: sum(state.stacks) - len(tops)]


def white_waits() -> SkyRig:
    """About to reach 10 Notoriety while the White Crester waits."""
    rig = sky(ship(1, 0, hold=Cargo(red_tooth=3)), ship(), ship())
    rig.state.white_waits = True
    rig.arranged()
    return rig
