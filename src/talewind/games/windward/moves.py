"""What captains answer. Every step names the space it leads to, never a direction."""

from typing import Literal

from talewind.kit import Again, Enough, Move, Pass, Seat

from .pieces import Achievement, Card, Crew, Item
from .planet import Direction, Space

type Order = Literal[
    "drop_longboat", "longboat_speed", "ship_speed", "process_crester", "take_supplies", "morale", "fill_cannon"
]
type Service = Literal["fill_cannon", "rum", "notoriety", "supplies"]
type Pay = Literal["mate", "coffee", "gas"]


class Sail(Move):
    """Step to an adjacent space; onto Drift it plays a Deadweight."""

    to: Space


class Jump(Move):
    """From a Zephyr to another, or around the planet."""

    to: Space


class EnterPort(Move): ...


class LeavePort(Move):
    to: Space


class Row(Move):
    """Move the Longboat on the space `boat` to an adjacent space."""

    boat: Space
    to: Space


class Take(Move):
    item: Item
    number: int = 1


class Leave(Move):
    item: Item
    number: int = 1


class Command(Move):
    """Give an Order that needs no choice, by a Mate or by Coffee."""

    order: Order
    pay: Pay


class Hire(Move):
    crew: Crew
    pay: Pay


class Research(Move):
    to: Space
    pay: Pay


class Buy(Move):
    service: Service


class PlayFuel(Move): ...


class PlayAerogenerator(Move):
    wind: Direction


class PlayBait(Move):
    to: Space


class TradeTeeth(Move):
    """Teeth for Gas (solo and co-op)."""

    grey: int
    red: int


class Claim(Move):
    card: Achievement


class EndTurn(Move): ...


class Draw(Move):
    """Take the top card of a stack, 1 to 3."""

    stack: int


class Stop(Move):
    """Take no more supplies."""


class RaiseFlag(Move):
    """Play False Flag."""


class Fire(Move):
    cannons: int


class Boost(Move):
    """Play Harpoons and spend "+2 Hits" tokens."""

    harpoons: int
    tokens: int


class PlaceRed(Move):
    to: Space


class Loot(Move):
    items: tuple[Item, ...]


class Discard(Move):
    """Pay for a Rest At Sky with a card."""

    card: Card


class LoseMorale(Move): ...


class EndAt(Move):
    """Where a Crester ends its move."""

    to: Space


class Lowest(Move):
    """The lowest direction for every Crester that follows in this Rest."""


class MoveNext(Move):
    """Which of equally near Red Cresters moves next, by its space."""

    red: Space


class PlaceWhite(Move):
    to: Space


class OfferTrade(Move):
    to: Seat
    give: tuple[Card, ...]
    ask: tuple[Card, ...]


class AcceptTrade(Move):
    trade: int


class DeclineTrade(Move):
    trade: int


type TurnMove = (
    Sail | Jump | EnterPort | LeavePort | Row | Take | Leave | Command | Hire | Research | Buy | PlayFuel
    | PlayAerogenerator | PlayBait | TradeTeeth | Claim | EndTurn
)  # fmt: skip
type TradeMove = OfferTrade | AcceptTrade | DeclineTrade
type BattleMove = Fire | Boost | PlaceRed | Loot
type RestMove = Discard | LoseMorale | EndAt | Lowest | MoveNext
type Moves = TurnMove | TradeMove | BattleMove | RestMove | Draw | Stop | RaiseFlag | PlaceWhite | Pass | Again | Enough
