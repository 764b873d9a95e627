"""Telling in turn: in writing, aloud, without words (ST-21 to ST-31, ST-45 to ST-47, ST-R19 to ST-R24)."""

from collections.abc import Iterable

from talewind.kit import Ask, EachSeat, Move, Passage, Picture, RuleId, Say, Seat, Table, Timed, offer, say

from .composing import Reading, in_writing, to_lay
from .events import Finished, NothingTold, PictureLaid, PictureOpened, Shown, StoryTold
from .moves import Begin, Done, Show, TellStory
from .pad import MOST_GESTURES, gesture
from .state import Board

type T = Table[Board]


class Tellings(EachSeat):
    """All tell one after another (ST-11, ST-12, ST-30), also in a tiebreaker."""

    expands: bool = False
    composed: bool = False  # all have written already; their stories are shown

    def turn(self, t: T, seat: Seat) -> None:
        state = t.state
        if self.composed:
            self.show(t, seat)
        elif seat in state.received and not state.awake(seat):
            nothing(t, seat, self.expands)  # the card stays closed
        elif state.action == "silent":  # in the tiebreaker too (ST-R19)
            t.push(Miming(seat, self.expands))
        else:
            t.push(Telling(seat, self.expands))

    def show(self, t: T, seat: Seat) -> None:
        match t.state.chosen.pop(seat, None):
            case TellStory(picture, tale):
                t.state.lay(seat, picture, tale)
                t.tell(StoryTold(seat, picture, tale, False), shows=True)
                t.state.refill(t, seat)
                t.push(Reading(t.state.looking(), seat, 3_000 + 300 * len(tale.text.split())))
            case _:
                nothing(t, seat)


def nothing(t: T, seat: Seat, expands: bool = False) -> None:
    """Record that a seat told nothing; a received picture not opened is discarded unseen (ST-R21)."""
    state = t.state
    if seat in state.received:
        state.unseen.append(state.received.pop(seat))
    t.tell(NothingTold(seat))
    if not expands:
        state.refill(t, seat)


class Teller(Timed):
    """Common to all ways of telling."""

    seat: Seat
    expands: bool = False
    picture: Picture | None = None  # received, open from the teller's turn on: there is no choice (ST-22, ST-45)

    def began(self, t: T) -> None:
        state = t.state
        if self.seat in state.received:
            self.picture = state.received.pop(self.seat)
            state.table.append(self.picture)
            t.tell(PictureOpened(self.seat, self.picture), shows=True)

    def unpausable(self, state: Board, seat: Seat) -> RuleId | None:
        return "ST-R35" if seat == self.seat else None

    def to_lay(self, state: Board) -> Picture:
        return to_lay(state, self.seat, self.picture, "ST-45" if self.expands else "ST-22")

    def lay(self, t: T, picture: Picture) -> None:
        """Lay the picture open; the story begins."""
        aloud = t.state.action != "silent"
        t.state.lay(self.seat, picture, Passage(aloud=aloud), self.expands)
        t.tell(PictureLaid(self.seat, picture), shows=True)  # ST-27

    def finish(self, t: T) -> None:
        t.tell(Finished(self.seat))
        self.over(t)

    def over(self, t: T) -> None:
        if not self.expands:
            t.state.refill(t, self.seat)  # ST-R4
        t.pop()

    def nothing(self, t: T) -> None:
        nothing(t, self.seat, self.expands)
        t.pop()


class Telling(Teller):
    """The player in turn chooses a picture and writes, or gets ready to tell aloud."""

    def unpausable(self, state: Board, seat: Seat) -> RuleId | None:
        return None  # the story has not begun

    def now(self, state: Board) -> Say:
        return say("story-now-expanding" if self.expands else "story-now-telling", seat=self.seat)

    def asks(self, state: Board) -> Iterable[Ask]:
        options, picture = state.options, self.to_lay(state)
        ways = options.ways(in_writing(picture), offer(Begin, picture=picture))
        what = "expand" if self.expands else "explain" if self.picture else "tell"
        how = "-aloud" if not options.typed else "-or-begin" if options.aloud else ""
        prompt, lasts = say(f"story-{what}{how}"), options.lasting(options.write_time)
        yield Ask(self.seat, prompt, ways, closed=state.shut(), lasts=lasts, drafted=options.typed)

    def answered(self, t: T, seat: Seat, move: TellStory | Begin) -> None:
        match move:
            case TellStory(picture, tale):
                t.state.lay(seat, picture, tale, self.expands)
                t.tell(StoryTold(seat, picture, tale, self.expands), shows=True)
                self.over(t)
            case Begin(picture):
                self.lay(t, picture)
                t.become(Aloud(seat, self.expands))

    def expired(self, t: T, ask: Ask, draft: Move | None) -> None:
        if isinstance(draft, TellStory):
            self.answered(t, self.seat, draft)
        else:
            self.nothing(t)


class Aloud(Teller):
    """The player tells aloud; the story counts however it ends."""

    def now(self, state: Board) -> Say:
        return say("story-now-aloud", seat=self.seat)

    def asks(self, state: Board) -> Iterable[Ask]:
        lasts = state.options.lasting(state.options.tell_time)
        yield Ask(
            self.seat, say("story-told-aloud"), (offer(Done),), closed=state.shut(), otherwise=Done(), lasts=lasts
        )

    def answered(self, t: T, seat: Seat, move: Done) -> None:
        self.finish(t)


class Miming(Teller):
    """Telling without words: a picture, then gestures that all see, on one clock (ST-23 to ST-25)."""

    def began(self, t: T) -> None:
        super().began(t)
        self.until = t.at + t.state.options.lasting(t.state.options.silent_time)
        if self.picture:
            self.lay(t, self.picture)

    def now(self, state: Board) -> Say:
        return say("story-now-miming", seat=self.seat)

    def laid(self, state: Board) -> bool:
        return self.expands or state.tale_of(self.seat) is not None

    def asks(self, state: Board) -> Iterable[Ask]:
        if not self.laid(state):
            key, offers = "story-mime", [offer(Begin, picture=self.to_lay(state))]
        else:
            key, offers = "story-miming", [offer(Done)]
            if len(state.sketch_of(self.seat)) < MOST_GESTURES:
                offers.append(offer(Show, gesture=gesture(pen=self.seat not in state.wiped)))
        closed = state.shut() | {"tell-story": "ST-23"}
        yield Ask(self.seat, say(key), tuple(offers), closed=closed, until=self.until)

    def answered(self, t: T, seat: Seat, move: Begin | Show | Done) -> None:
        match move:
            case Begin(picture):
                self.lay(t, picture)
            case Show(shown):
                t.state.sketch(seat, (*t.state.sketch_of(seat), shown))
                t.tell(Shown(seat, shown))
        if isinstance(move, Done) or t.at >= self.until:
            self.finish(t)

    def expired(self, t: T, ask: Ask, draft: Move | None) -> None:
        if self.laid(t.state):
            self.finish(t)
        else:
            self.nothing(t)
