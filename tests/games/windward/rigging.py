"""The rig of Windward's tests: dice as given, spaces as [q, r], moves in few words."""

from collections.abc import Sequence
from typing import Any

from talewind.games.windward import Windward, moves
from talewind.games.windward.moves import Order, Pay, Service
from talewind.games.windward.options import SkyOptions
from talewind.games.windward.pieces import Card, Cargo, Crew, Item, Ship
from talewind.games.windward.planet import Space
from talewind.games.windward.state import Course, Sky
from talewind.kit import Event, Move, Pass, Phase, Seat
from talewind.kit.domains import OneOf
from talewind.kit.testing import KEY, Rig

from .dice import Dice

type At = tuple[int, int]


class SkyRig(Rig[Sky]):
    def __init__(self, seats: int, options: SkyOptions, key: bytes = KEY, **rolls: Sequence[object]) -> None:
        """`rolls`: by label, for the setting up."""
        self.dice = Dice()
        self.dice.give(**rolls)
        with self.dice.loaded():
            super().__init__(Windward(), seats, options, key)
        self.rolls()

    # Dice and what comes of them.

    def rolls(self, *battle: int, wind: Sequence[int] = ()) -> None:
        """The next dice of Battles in the order of their throws, and the next of the Wind Die."""
        assert not self.dice.left, f"dice that nobody rolled: {self.dice.left}"
        self.dice.given.clear()
        self.dice.give(**{label: dice for label, dice in (("battle", battle), ("wind", wind)) if dice})

    def deals(self, *cards: Card) -> None:
        """The next cards to come out of the deck."""
        self.dice.give(supply=cards)

    def take(self, row: Any) -> tuple[Event, ...]:
        with self.dice.loaded():
            return super().take(row)

    def put(self, *stack: Phase) -> None:
        with self.dice.loaded():
            super().put(*stack)

    @property
    def told(self) -> tuple[Event, ...]:
        """What an onlooker has just heard."""
        return self.heard[-1]

    def tells[E: Event](self, kind: type[E]) -> list[E]:
        """The events of this kind in the last row."""
        return [event for event in self.told if isinstance(event, kind)]

    # The position.

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.state.active

    @property
    def course(self) -> Course:
        return self.state.course

    @property
    def in_phase(self) -> str:
        return type(self.state.stack[-1]).__name__ if self.state.stack else "over"

    def space(self, q: int, r: int) -> Space:
        return self.state.planet.spaces[q, r]

    def where(self, space: Space) -> At:
        return self.state.planet.coordinates[space]

    def ship(self, seat: Seat = 0) -> Ship:
        return self.state.ships[seat]

    def place(self, seat: Seat = 0) -> At:
        """Where the ship is; HOME: At Port."""
        return self.where(self.ship(seat).space)

    def boats(self, seat: Seat = 0) -> list[At | None]:
        return [None if boat.space is None else self.where(boat.space) for boat in self.ship(seat).boats]

    def towing(self, seat: Seat = 0) -> list[At]:
        return [self.where(boat.space) for boat in self.ship(seat).boats if boat.space is not None and boat.towing]

    def alive(self, kind: str) -> list[At]:
        """Where the living Cresters of a kind are, the oldest first."""
        return [self.where(crester.space) for crester in self.state.cresters if crester.kind == kind]

    def lies(self, q: int, r: int) -> Cargo:
        return self.state.lies(self.space(q, r))

    # What is offered.

    def choices(self, kind: str, field: str = "to", seat: Seat | None = None) -> list[Any]:
        """The values offered for a field of a kind of move."""
        asked = self.ask(self.asked()[0] if seat is None else seat)
        domains = [offer.fields[field] for offer in asked.offers if offer.move == kind]
        return [value for domain in domains for value in domain.listed()]

    def spaces(self, kind: str, field: str = "to", seat: Seat | None = None) -> set[At]:
        """The spaces offered for a kind of move: `rig.spaces("sail") == {(1, 0), (2, -1)}`."""
        return {self.where(space) for space in self.choices(kind, field, seat)}

    def costs(self) -> dict[At, int]:
        """What each step costs."""
        notes = {
            k: n for o in self.ask(self.seat).offers if o.move == "sail" for k, n in _one(o.fields["to"]).notes.items()
        }
        return {self.where(int(to)): note.args["speed"] for to, note in notes.items()}

    def closed(self, kind: str) -> str | None:
        """The rule by which a kind of move is closed; None: it is open."""
        return self.ask(self.asked()[0]).closed.get(kind)

    def no(self, move: Move, seat: Seat | None = None) -> str | None:
        """The rule by which a move is refused; None: it has been played."""
        return self.refused(self.asked()[0] if seat is None else seat, move)

    # Moves of the captain in turn.

    def act(self, move: Move) -> None:
        self.do(self.seat, move)

    def sails(self, *way: int) -> None:
        """`sails(0, 3, -1, 3)`: to [0, 3], then to [-1, 3]."""
        for q, r in zip(way[::2], way[1::2], strict=True):
            self.act(moves.Sail(self.space(q, r)))

    def jumps(self, q: int, r: int) -> None:
        self.act(moves.Jump(self.space(q, r)))

    def enters(self) -> None:
        self.act(moves.EnterPort())

    def leaves(self, q: int, r: int) -> None:
        self.act(moves.LeavePort(self.space(q, r)))

    def rows(self, start: At, *way: int) -> None:
        for to in zip(way[::2], way[1::2], strict=True):
            self.act(moves.Row(self.space(*start), self.space(*to)))
            start = to

    def takes(self, item: Item, number: int = 1) -> None:
        self.act(moves.Take(item, number))

    def drops(self, item: Item, number: int = 1) -> None:
        self.act(moves.Leave(item, number))

    def orders(self, order: Order, pay: Pay = "mate") -> None:
        self.act(moves.Command(order, pay))

    def hires(self, crew: Crew, pay: Pay = "mate") -> None:
        self.act(moves.Hire(crew, pay))

    def researches(self, q: int, r: int, pay: Pay = "mate") -> None:
        self.act(moves.Research(self.space(q, r), pay))

    def buys(self, service: Service) -> None:
        self.act(moves.Buy(service))

    def draws(self, *stacks: int, stop: bool = False) -> None:
        for stack in stacks:
            self.act(moves.Draw(stack))
        if stop:
            self.act(moves.Stop())

    def fuels(self) -> None:
        self.act(moves.PlayFuel())

    def turns_wind(self, wind: int) -> None:
        self.act(moves.PlayAerogenerator(wind))

    def baits(self, q: int, r: int) -> None:
        self.act(moves.PlayBait(self.space(q, r)))

    def ends(self) -> None:
        self.act(moves.EndTurn())

    # Battles and Rests, by whoever is asked.

    def answers(self, move: Move) -> None:
        (seat,) = self.asked()
        self.do(seat, move)

    def fires(self, cannons: int) -> None:
        self.answers(moves.Fire(cannons))

    def boosts(self, harpoons: int = 0, tokens: int = 0) -> None:
        self.answers(moves.Boost(harpoons, tokens))

    def unboosted(self) -> None:
        """Nobody plays a Harpoon or a token."""
        while "boost" in self.offered(self.asked()[0]):
            self.boosts()

    def flies_false(self) -> None:
        self.answers(moves.RaiseFlag())

    def declines(self) -> None:
        """No False Flag."""
        self.answers(Pass())

    def places(self, q: int, r: int) -> None:
        """The new Red Crester, or the White one."""
        white = "place-white" in self.offered(self.asked()[0])
        self.answers(moves.PlaceWhite(self.space(q, r)) if white else moves.PlaceRed(self.space(q, r)))

    def loots(self, *items: Item) -> None:
        self.answers(moves.Loot(items))

    def discards(self, card: Card) -> None:
        self.answers(moves.Discard(card))

    def loses_morale(self) -> None:
        self.answers(moves.LoseMorale())

    def ends_at(self, q: int, r: int) -> None:
        self.answers(moves.EndAt(self.space(q, r)))


def _one(domain: object) -> OneOf:
    assert isinstance(domain, OneOf)
    return domain
