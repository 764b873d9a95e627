"""Fox: a toy with hidden hands, a reaction window, free moves and draws. Honest; test_conform_faults plants the faults.

In turn, a seat plays a card or draws one; before that it may move its pawn as it likes. Whoever holds a higher card may
snatch a played one. The game ends when the deck is empty and everybody has had so many turns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from talewind.kit import (
    Ask,
    Chance,
    Event,
    Fixed,
    Frozen,
    Game,
    Growing,
    Move,
    Offer,
    Options,
    Outcome,
    Pass,
    Phase,
    Say,
    Seat,
    State,
    Table,
    Window,
    fresh,
    offer,
    one_of,
    say,
)  # fmt: skip

type T = Table[Den]

CARDS = tuple(range(1, 19))
TURNS = 12


class Play(Move):
    card: int


class Draw(Move): ...


class Stroll(Move):
    to: int


class Snatch(Move):
    card: int


class Played(Event):
    seat: Seat
    card: int


class Drew(Event):
    seat: Seat
    card: int | None = None


class Strolled(Event):
    seat: Seat
    to: int


class Snatched(Event):
    seat: Seat
    card: int


class Setup(Phase):
    def run(self, t: T) -> None:
        for hand in t.state.hands:
            hand += sorted(t.chance.deal(t.state.deck, "deal") for _ in range(3))
        t.become(Turn(0))


class Turn(Phase):
    seat: Seat
    strolls: int = 0

    def asks(self, state: Den) -> Iterable[Ask]:
        if state.turns >= TURNS:
            return
        hand = state.hands[self.seat]
        offers = [offer(Play, card=one_of(hand, of="card"))] if hand else []
        if state.deck:
            offers.append(offer(Draw))
        if not offers:
            offers.append(offer(Pass))
        if self.strolls < 2:
            offers.append(offer(Stroll, to=one_of([n for n in range(3) if n != state.pawns[self.seat]])))
        yield Ask(self.seat, say("fox-turn"), tuple(offers), otherwise=self.default(state), lasts=60_000)

    def default(self, state: Den) -> Move:
        return Draw() if state.deck else Play(state.hands[self.seat][0]) if state.hands[self.seat] else Pass()

    def answered(self, t: T, seat: Seat, move: Play | Draw | Stroll | Pass) -> None:
        match move:
            case Stroll(to):
                self.strolls += 1
                t.state.pawns[seat] = to
                t.state.path.append(to)
                t.tell(Strolled(seat, to))
            case Draw():
                card = t.chance.deal(t.state.deck, "deck")
                t.state.hands[seat].append(card)
                t.tell(Drew(seat, card), to=seat, others=Drew(seat))
                self.hand_on(t)
            case Play(card):
                t.state.hands[seat].remove(card)
                t.state.table.append(card)
                t.tell(Played(seat, card), shows=True)
                t.push(Snatching(seat, card))
            case Pass():
                self.hand_on(t)

    def resumed(self, t: T, done: Snatching) -> None:
        self.hand_on(t)

    def hand_on(self, t: T) -> None:
        t.state.turns += 1
        t.become(Turn((self.seat + 1) % t.state.seats))

    def run(self, t: T) -> None:
        t.pop()


class Snatching(Window):
    """Everybody else who holds any card is asked; what the cards are does not matter."""

    seat: Seat
    card: int

    def eligible(self, state: Den) -> Iterable[Seat]:
        return [s for s in state.clockwise(self.seat) if state.hands[s]]

    def name(self, state: Den, seat: Seat) -> str:
        return "snatch"

    def prompt(self, state: Den, seat: Seat) -> Say:
        return say("fox-snatch", card=self.card)

    def means(self, state: Den, seat: Seat) -> Sequence[Offer]:
        higher = [c for c in state.hands[seat] if c > self.card]
        return [offer(Snatch, card=one_of(higher, of="card"))] if higher else []

    def reacted(self, t: T, moves: dict[Seat, Snatch]) -> None:
        for seat, move in list(moves.items())[:1]:
            t.state.hands[seat].remove(move.card)
            t.state.table.append(move.card)
            t.tell(Snatched(seat, move.card), shows=True)
            t.score(seat, 1, "FX-1")
        t.pop()


class Den(State[Play | Draw | Stroll | Snatch | Pass]):
    hands: list[list[int]]
    pawns: list[int]
    deck: list[int] = []
    table: list[int] = []
    path: list[int] = []
    turns: int = 0


class DenView(Frozen):
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    pawns: tuple[int, ...]
    table: Growing[tuple[int, ...]]
    path: Growing[tuple[int, ...]]
    deck: int
    turns: int
    cards: Fixed[int]


class Fox(Game[Den, DenView, Options]):
    id = "fox"
    phases = (Setup, Turn, Snatching)
    seats = range(2, 4)
    event_types = Played | Drew | Strolled | Snatched
    windows = ("snatch",)

    def start(self, seats: int, options: Options) -> Den:
        hands: list[list[int]] = [[] for _ in range(seats)]
        return Den(**fresh(seats), stack=[Setup()], hands=hands, pawns=[0] * seats, deck=list(CARDS))

    def view(self, state: Den, seat: Seat | None) -> DenView:
        hand = () if seat is None else tuple(state.hands[seat])
        counts = tuple(len(h) for h in state.hands)
        lies, walked = tuple(state.table), tuple(state.path)
        return DenView(hand, counts, tuple(state.pawns), lies, walked, len(state.deck), state.turns, len(CARDS))

    def determinize(self, state: Den, seat: Seat | None, chance: Chance) -> None:
        others = [hand for s, hand in enumerate(state.hands) if s != seat]
        pool = chance.shuffled(sorted(state.deck + [c for hand in others for c in hand]), "world")
        for hand in others:
            hand[:] = [pool.pop() for _ in hand]
        state.deck = sorted(pool)

    def cards(self, state: Den) -> Iterable[str]:
        return [str(c) for c in (*state.deck, *state.table, *(c for hand in state.hands for c in hand))]

    def outcome(self, state: Den) -> Outcome:
        best = max(state.scores)
        return Outcome(tuple(s for s in range(state.seats) if state.scores[s] == best), state.cut_short)
