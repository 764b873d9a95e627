"""Take a card: four secret hands, one deck, each seat in turn takes the top card. The smallest game with a secret,
written with the kit; `bench/by_hand.py` has it without the kit, as the limit."""

from __future__ import annotations

from collections.abc import Iterable

from talewind.kit import (
    Ask,
    Chance,
    Event,
    Frozen,
    Game,
    Move,
    Options,
    Outcome,
    Phase,
    Seat,
    State,
    Table,
    fresh,
    offer,
    say,
)

type T = Table[Cards]


class Take(Move): ...


class Took(Event):
    seat: Seat
    card: int | None = None


TAKE = (offer(Take),)
YOURS = say("cards-take")


class Setup(Phase):
    def run(self, t: T) -> None:
        t.state.deck = t.chance.shuffled(range(52), "deck", hidden=True)
        t.become(Taking())


class Taking(Phase):
    seat: Seat = 0

    def asks(self, state: Cards) -> Iterable[Ask]:
        return (Ask(self.seat, YOURS, TAKE),) if state.deck else ()

    def answered(self, t: T, seat: Seat, move: Take) -> None:
        card = t.state.deck.pop()
        t.state.hands[seat].append(card)
        self.seat = (seat + 1) % 4
        t.tell(Took(seat, card), to=seat, others=Took(seat))

    def run(self, t: T) -> None:
        t.pop()


class Cards(State[Take]):
    deck: list[int] = []
    hands: list[list[int]] = []


class CardsView(Frozen):
    left: int
    hand: tuple[int, ...]
    counts: tuple[int, ...]


class TakeACard(Game[Cards, CardsView, Options]):
    id = "cards"
    phases = (Setup, Taking)
    seats = range(4, 5)
    event_types = Took

    def start(self, seats: int, options: Options) -> Cards:
        return Cards(**fresh(seats), stack=[Setup()], hands=[[] for _ in range(seats)])

    def view(self, state: Cards, seat: Seat | None) -> CardsView:
        hand = () if seat is None else tuple(state.hands[seat])
        return CardsView(len(state.deck), hand, tuple([len(h) for h in state.hands]))

    def determinize(self, state: Cards, seat: Seat | None, chance: Chance) -> None:
        others = [h for s, h in enumerate(state.hands) if s != seat]
        pool = chance.shuffled(sorted(state.deck + [c for h in others for c in h]), "world")
        for hand in others:
            hand[:] = [pool.pop() for _ in hand]
        state.deck = pool

    def outcome(self, state: Cards) -> Outcome:
        return Outcome(tuple(range(state.seats)))
