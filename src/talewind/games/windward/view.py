"""What each viewer sees, and what each cannot know."""

from collections.abc import Iterable
from typing import Annotated

from msgspec.structs import replace

from talewind.kit import Chance, Fixed, Frozen, RuleId, Seat, named

from .battle import Battle, FalseFlagging
from .battle_events import Fighter
from .night import NightView, night
from .options import Mode
from .pieces import Achievement, Card, Cargo, Colour, Crew, Kind
from .planet import Direction, Space, Tile
from .rest import Resting
from .routes import Reached, reach
from .state import SPEED, Sky, Trade
from .turn import Turn


class BoatView(Frozen, omit_defaults=True):
    space: Space | None
    towing: bool = False


class ShipView(Frozen):
    space: Space
    morale: int
    gas: int
    gas_slots: int
    cannons: int
    cannon_slots: int
    boat_speed: int
    boats: tuple[BoatView, ...]
    crew: tuple[Crew, ...]
    hold: Cargo
    cards: int
    known: tuple[Card, ...]  # with the option `known_cards_helper`


class CresterView(Frozen, omit_defaults=True):
    kind: Kind
    space: Space
    tagged: bool = False


class CourseView(Frozen):
    """The running turn. `rested`: Red Cresters that do not move tonight since they fought."""

    speed: int
    mates: int
    covered: tuple[Annotated[str, named("order")], ...]
    way: tuple[Space, ...]
    fought: tuple[Space, ...]


class SideView(Frozen, omit_defaults=True):
    kind: Fighter
    seat: Seat | None = None
    strength: int = 0
    hits: int = 0


class BattleView(Frozen):
    space: Space
    attacker: SideView
    defender: SideView
    step: Annotated[str, named("step")]


class AchievementView(Frozen):
    card: Achievement
    scored: tuple[Seat, ...]


class SkyView(Frozen):
    """In the order in which the terminal and the generic board show it: the turn first, what never changes last."""

    round: int
    wind: Direction
    active: Seat
    course: CourseView
    battle: BattleView | None
    hand: tuple[Card, ...]
    ships: tuple[ShipView, ...]
    cresters: tuple[CresterView, ...]
    lying: dict[Space, Cargo]
    tops: tuple[Card | None, ...]
    stacks: tuple[int, ...]
    discards: int
    crew: dict[Crew, int]
    greys: int
    reds: int
    achievements: tuple[AchievementView, ...]
    lives: int
    white_lives: int
    corner: Space | None
    trades: tuple[Trade, ...]
    trigger: Seat | None
    laps: int
    hands: tuple[tuple[Card, ...], ...]  # of all captains, where they are open
    reach: tuple[Reached, ...]  # of the captain in turn and of the next
    night: NightView | None
    verdict: RuleId
    naturalist: Seat | None
    mode: Fixed[Annotated[Mode, named("mode")]]
    small: Fixed[bool]
    tiles: Fixed[tuple[Tile, ...]]
    colours: Fixed[tuple[Colour, ...]]
    first: Fixed[Seat]


def view(state: Sky, seat: Seat | None) -> SkyView:
    return views(state, (seat,))[seat]


def views(state: Sky, seats: Iterable[Seat | None]) -> dict[Seat | None, SkyView]:
    common = _onlookers(state)
    return {
        seat: replace(
            common,
            hand=() if seat is None else tuple(state.ships[seat].hand),
            hands=tuple(tuple(ship.hand) for ship in state.ships) if _sees_hands(state, seat) else (),
            reach=_reach(state, seat),
        )
        for seat in seats
    }


def _onlookers(state: Sky) -> SkyView:
    """What all see."""
    course = state.course
    return SkyView(
        mode=state.mode,
        small=state.options.planet == "small",
        tiles=state.tiles,
        colours=tuple(ship.colour for ship in state.ships),
        first=state.first,
        naturalist=state.naturalist,
        round=state.round,
        wind=state.wind,
        active=state.active,
        course=CourseView(
            course.speed,
            course.mates,
            tuple(course.covered),
            tuple(course.way),
            tuple(c.space for c in state.cresters if c.number in course.fought),
        ),
        ships=tuple(_ship(state, number) for number in range(state.seats)),
        cresters=tuple(CresterView(c.kind, c.space, c.tagged) for c in state.cresters),
        lying=dict(state.lying),
        greys=state.greys,
        reds=state.reds,
        tops=tuple(state.tops),
        stacks=tuple(state.stacks),
        discards=len(state.discards) + len(state.buried),
        crew=dict(state.crew),
        achievements=tuple(AchievementView(card, tuple(scored)) for card, scored in state.achievements.items()),
        battle=_battle(state),
        lives=state.lives,
        white_lives=state.white_lives,
        corner=state.corner,
        trades=tuple(state.trades),
        trigger=state.trigger,
        laps=state.laps,
        hand=(),
        hands=(),
        reach=(),
        night=night(state) if state.stack and isinstance(state.stack[-1], Turn | Resting) else None,
        verdict=state.verdict,
    )


def _sees_hands(state: Sky, seat: Seat | None) -> bool:
    """Teammates in open-handed co-op, and everybody when the game is over."""
    return state.winners is not None or (state.mode == "coop" and state.open_hands and seat is not None)


def _ship(state: Sky, seat: Seat) -> ShipView:
    ship = state.ships[seat]
    return ShipView(
        ship.space, ship.morale, ship.gas, ship.gas_slots, ship.cannons, ship.cannon_slots, ship.boat_speed,
        tuple(BoatView(boat.space, boat.towing) for boat in ship.boats), tuple(ship.crew), ship.hold, len(ship.hand),
        tuple(sorted(ship.known)) if state.options.known_cards_helper else (),
    )  # fmt: skip


def _battle(state: Sky) -> BattleView | None:
    battle = next((phase for phase in state.stack if isinstance(phase, Battle)), None)
    if battle is None:
        return None
    fight = battle.fight
    sides = [
        SideView(side.kind, side.seat, battle.strength(state, side), side.hits)
        for side in (fight.attacker, fight.defender)
    ]
    return BattleView(
        fight.space, sides[0], sides[1], "flag" if isinstance(state.stack[-1], FalseFlagging) else battle.step
    )


def _reach(state: Sky, seat: Seat | None) -> tuple[Reached, ...]:
    """While a turn runs: how far its captain comes, and how far the next would, in this wind."""
    if seat is None or not state.stack or not isinstance(state.stack[-1], Turn):
        return ()
    if seat == state.active:
        return tuple(reach(state, seat, state.course.speed).values())
    others = state.clockwise(state.active)
    return tuple(reach(state, seat, SPEED).values()) if others and seat == others[0] else ()


def determinize(state: Sky, seat: Seat | None, chance: Chance) -> None:
    """Deal anew the hands that the viewer does not see, with what lies under the tops. Cards on offer stay."""
    if state.winners is not None or (state.open_hands and seat is not None):
        hidden: list[Seat] = []
    else:
        hidden = [other for other in range(state.seats) if other != seat]
    pool = [*state.bag, *state.buried]
    kept: dict[Seat, list[Card]] = {}
    for other in hidden:
        shown = [card for trade in state.trades if trade.seat == other for card in trade.give]
        if state.open_hands:  # then only cards that are there can be asked for
            shown += [card for trade in state.trades if trade.to == other for card in trade.ask]
        hand = state.ships[other].hand
        kept[other] = [card for card in dict.fromkeys(shown) for _ in range(min(shown.count(card), hand.count(card)))]
        rest = list(hand)
        for card in kept[other]:
            rest.remove(card)
        pool += rest
    pool.sort()
    for other in hidden:
        ship = state.ships[other]
        ship.hand = kept[other] + [chance.deal(pool, "world") for _ in range(len(ship.hand) - len(kept[other]))]
    state.buried = sorted(chance.deal(pool, "world") for _ in range(len(state.buried)))
    state.bag = pool
