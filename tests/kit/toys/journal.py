"""Journal: tales with cards woven in, drafts, notes beside the running question, a vote, and another game?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from talewind.kit import (
    Again,
    Ballot,
    Chance,
    EachSeat,
    Encore,
    Enough,
    Event,
    Frozen,
    Game,
    Interlude,
    Move,
    Narration,
    Next,
    Offer,
    Options,
    Outcome,
    Pass,
    Passage,
    Phase,
    Seat,
    State,
    Table,
    Tell,
    Vote,
    Weave,
    fresh,
    offer,
    words,
)  # fmt: skip

CARDS = ("boat", "door", "key", "lamp", "moon", "owl", "rose", "well")


class Note(Move):
    line: Passage


class Noted(Event):
    seat: Seat
    line: str


class CardWoven(Event):
    seat: Seat
    card: str


class TaleTold(Event):
    seat: Seat
    tale: Passage


class Elected(Event):
    seats: tuple[str, ...]


class Dealing(Phase):
    def run(self, t: T) -> None:
        t.state.hands = [[t.chance.deal(t.state.bag, "bag") for _ in range(2)] for _ in range(t.state.seats)]
        t.become(Evening(list(range(t.state.seats))))


class Evening(EachSeat):
    def turn(self, t: T, seat: Seat) -> None:
        t.push(Serial(seat, 1, 2) if t.state.options.live else Chapter(seat, 1, 2))

    def over(self, t: T) -> None:
        seats = list(range(t.state.seats))
        t.become(Voting(seats, [str(seat) for seat in seats]))


class Telling(Narration):
    """What telling at once and telling live share."""

    chars = 200

    def hand(self, state: JournalState) -> Sequence[str]:
        return state.hands[self.seat]

    def wove(self, t: T, card: str) -> None:
        t.state.hands[self.seat].remove(card)
        t.state.played.append(card)
        t.tell(CardWoven(self.seat, card), shows=True)

    def narrated(self, t: T) -> None:
        t.state.tales.append(self.tale)
        t.tell(TaleTold(self.seat, self.tale))
        t.pop()


class Chapter(Telling):
    pass


class Serial(Telling):
    live = True


class Voting(Ballot):
    """Not for oneself."""

    def open_to(self, state: JournalState, seat: Seat) -> Sequence[str]:
        return [choice for choice in self.choices if choice != str(seat)]

    def of(self) -> str:
        return "seat"

    def counted(self, t: T) -> None:
        t.state.elected = tuple(self.leaders())
        t.tell(Elected(t.state.elected))
        t.become(Reading([seat for seat in range(t.state.seats) if t.state.here(seat)]))


class Reading(Interlude):
    def run(self, t: T) -> None:
        t.become(Closing([seat for seat in range(t.state.seats) if t.state.here(seat)]))


class Closing(Encore):
    pass


type T = Table[JournalState]
type Moves = Tell | Weave | Vote | Pass | Next | Again | Enough | Note


class JournalOptions(Options, kw_only=True):
    live: bool = False


class JournalState(State[Moves]):
    options: JournalOptions
    bag: list[str]
    hands: list[list[str]] = []  # hidden
    played: list[str] = []
    tales: list[Passage] = []
    notes: list[str] = []
    elected: tuple[str, ...] = ()


class JournalView(Frozen):
    hand: tuple[str, ...]
    played: tuple[str, ...]
    tales: tuple[Passage, ...]
    notes: tuple[str, ...]
    elected: tuple[str, ...]


class Journal(Game[JournalState, JournalView, JournalOptions]):
    id = "journal"
    phases = (Dealing, Evening, Chapter, Serial, Voting, Reading, Closing)
    seats = range(2, 4)
    event_types = Noted | CardWoven | TaleTold | Elected

    def start(self, seats: int, options: JournalOptions) -> JournalState:
        return JournalState(**fresh(seats), stack=[Dealing()], options=options, bag=list(CARDS))

    def view(self, state: JournalState, seat: Seat | None) -> JournalView:
        hand = () if seat is None else tuple(state.hands[seat])
        return JournalView(hand, tuple(state.played), tuple(state.tales), tuple(state.notes), state.elected)

    def determinize(self, state: JournalState, seat: Seat | None, chance: Chance) -> None:
        others = [s for s in range(state.seats) if s != seat]
        pool = sorted(state.bag + [card for s in others for card in state.hands[s]])
        for other in others:
            state.hands[other] = [chance.deal(pool, "world") for _ in state.hands[other]]
        state.bag = pool

    def asides(self, state: JournalState, seat: Seat) -> Iterable[Offer]:
        if len(state.notes) < 5:
            yield offer(Note, line=words(40, may_be_empty=False))

    def did_aside(self, t: T, seat: Seat, move: Note) -> None:
        t.state.notes.append(move.line.text)
        t.tell(Noted(seat, move.line.text))

    def cards(self, state: JournalState) -> Iterable[str]:
        return [*state.bag, *state.played, *(card for hand in state.hands for card in hand)]

    def outcome(self, state: JournalState) -> Outcome:
        return Outcome(tuple(int(choice) for choice in state.elected), state.cut_short)
