"""What a table of Windward tells."""

from typing import Literal

from talewind.kit import Event, RuleId, Seat

from .battle_events import BattleEvents
from .moves import Order, Pay, Service
from .night_events import NightEvents
from .pieces import Achievement, Card, Colour, Crew, Item, Kind
from .planet import Direction, Space, Tile

type Way = Literal["step", "zephyr", "around", "port", "back", "put_back"]


class PlanetLaid(Event):
    """The tiles by Territory, and each seat's ship."""

    tiles: tuple[Tile, ...]
    colours: tuple[Colour, ...]


class FirstRolled(Event):
    """Rolls of the Wind Die for the First Player; several rows if the highest was shared."""

    seat: Seat
    rolls: tuple[tuple[int, ...], ...]


class Dealt(Event):
    seat: Seat
    number: int
    cards: tuple[Card, ...] = ()


class WindTurned(Event):
    """`seat`: who turned it with an Aerogenerator; None: the die."""

    old: Direction
    new: Direction
    seat: Seat | None = None


class CresterPlaced(Event):
    kind: Kind
    space: Space
    tagged: bool = False


class RoundBegan(Event):
    round: int


class TurnBegan(Event):
    seat: Seat


class Sailed(Event):
    """`way`: a step, a Zephyr, around the planet, or back after a Battle."""

    seat: Seat
    start: Space
    to: Space
    cost: int
    way: Way = "step"


class Rowed(Event):
    seat: Seat
    start: Space
    to: Space
    towing: bool
    back: bool = False


class Took(Event):
    seat: Seat
    item: Item
    number: int
    space: Space


class Left(Event):
    seat: Seat
    item: Item
    number: int
    space: Space


class Commanded(Event):
    seat: Seat
    order: Order
    pay: Pay


class Bought(Event):
    seat: Seat
    service: Service


class Hired(Event):
    seat: Seat
    crew: Crew
    pay: Pay


class Processed(Event):
    """A Crester became a Tooth and Gas."""

    seat: Seat
    crester: Kind
    due: int
    stored: int


class Researched(Event):
    seat: Seat
    crester: Kind
    to: Space
    due: int
    stored: int


class Played(Event):
    seat: Seat
    card: Card


class CardTaken(Event):
    """`top`: the new top card of that stack."""

    seat: Seat
    stack: int
    card: Card
    top: Card | None


class Restocked(Event):
    sizes: tuple[int, ...]
    tops: tuple[Card | None, ...]


class TeethTraded(Event):
    """For Notoriety, or for Gas in solo and co-op."""

    seat: Seat
    grey: int
    red: int
    gas: int | None = None


class Achieved(Event):
    seat: Seat
    card: Achievement


class TradeOffered(Event):
    number: int
    seat: Seat
    to: Seat
    give: tuple[Card, ...]
    ask: tuple[Card, ...]


class TradeMade(Event):
    number: int
    seat: Seat
    to: Seat
    give: tuple[Card, ...]
    ask: tuple[Card, ...]


class TradeEnded(Event):
    """An offer was declined or has lapsed."""

    number: int
    declined: bool


class EndTriggered(Event):
    seat: Seat


class TieLap(Event):
    seats: tuple[Seat, ...]
    number: int


class ShipCleared(Event):
    """The pieces of a captain who has left are put away."""

    seat: Seat


class VoyageEnded(Event):
    winners: tuple[Seat, ...]
    cut_short: bool
    rule: RuleId


type Events = (
    PlanetLaid | FirstRolled | Dealt | WindTurned | CresterPlaced | RoundBegan | TurnBegan | Sailed | Rowed | Took | Left
    | Commanded | Bought | Hired | Processed | Researched | Played | CardTaken | Restocked | TeethTraded | BattleEvents
    | NightEvents | Achieved | TradeOffered | TradeMade | TradeEnded | EndTriggered | TieLap | ShipCleared | VoyageEnded
)  # fmt: skip
