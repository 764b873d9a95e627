"""Telling the tale (WM-18 to WM-26)."""

from collections.abc import Iterable

from talewind.kit import Ask, Move, Passage, RuleId, Say, Seat, Table, Tell, Timed, offer, say, words

from .events import BeganAloud, Drew, NothingTold, TaleTold, Voided
from .guessing import Guessing
from .moves import Begin, ToldAloud
from .state import Mill

type T = Table[Mill]


class Tellers(Timed):
    """Common to writing and telling aloud."""

    teller: Seat

    def told(self, t: T, tale: Passage) -> None:
        """Lay the card down and start the guessing (WM-24)."""
        t.tell(TaleTold(self.teller, tale))
        t.become(Guessing(self.teller, tale, t.state.clockwise(self.teller)))  # WM-27 to WM-29

    def nothing(self, t: T) -> None:
        t.tell(NothingTold(self.teller))
        t.score(self.teller, -1, "WM-R9", least=0)
        t.state.card = None
        t.pop()

    def skipped(self, t: T, ask: Ask) -> None:
        """Void the turn of a Storyteller who is away or has left (WM-R23, WM-R26)."""
        t.tell(Voided(self.teller))
        t.state.card = None
        t.pop()


class Telling(Tellers):
    """The Storyteller writes a tale, or gets ready to tell it aloud."""

    def began(self, t: T) -> None:
        t.state.card = t.chance.deal(t.state.deck, "deck")  # WM-18, WM-69
        t.tell(Drew(self.teller, t.state.card), to=self.teller, others=Drew(self.teller))  # WM-19

    def now(self, state: Mill) -> Say:
        return say("windmill-now-telling", seat=self.teller)

    def asks(self, state: Mill) -> Iterable[Ask]:
        options = state.options
        ways = options.ways(offer(Tell, tale=words(600, 4, may_be_empty=False, rule="WM-R15")), offer(Begin))
        way = "begin" if not options.typed else "tell-or-begin" if options.aloud else "tell"
        yield Ask(
            self.teller,
            say(f"windmill-{way}"),
            ways,
            lasts=options.to_begin,
            drafted=options.typed,
            guard=options.unhurried,
        )

    def answered(self, t: T, seat: Seat, move: Tell | Begin) -> None:
        match move:
            case Tell(tale):
                self.told(t, tale)
            case Begin():
                t.tell(BeganAloud(seat))
                t.commit()
                t.become(Aloud(seat, begun=True))

    def expired(self, t: T, ask: Ask, draft: Move | None) -> None:
        if isinstance(draft, Tell):  # WM-R10
            self.told(t, draft.tale)
        elif t.state.options.typed:
            self.nothing(t)  # WM-R9
        else:
            t.excuse(self.teller)  # the telling clock starts by itself
            t.become(Aloud(self.teller, begun=False))


class Aloud(Tellers):
    """The Storyteller tells aloud while the telling clock runs (WM-22). A clock that started without a `begin` is not
    restarted by one."""

    begun: bool

    def began(self, t: T) -> None:
        self.until = t.at + t.state.options.lasting(t.state.options.tell_time)

    def now(self, state: Mill) -> Say:
        return say("windmill-now-aloud", seat=self.teller)

    def asks(self, state: Mill) -> Iterable[Ask]:
        begin = [] if self.begun else [offer(Begin)]
        yield Ask(self.teller, say("windmill-told-aloud"), (offer(ToldAloud), *begin), until=self.until)

    def unpausable(self, state: Mill, seat: Seat) -> RuleId | None:
        return "WM-R27" if seat == self.teller else None

    def answered(self, t: T, seat: Seat, move: ToldAloud | Begin) -> None:
        match move:
            case ToldAloud():
                self.told(t, Passage(aloud=True))
            case Begin():
                self.begun = True
                t.tell(BeganAloud(seat))
                t.commit()

    def skipped(self, t: T, ask: Ask) -> None:
        """A tale that was begun is guessed, also if the teller's line has dropped: the voice is elsewhere (WM-R10)."""
        if self.begun and t.state.awake(self.teller):
            self.expired(t, ask, None)
        else:
            super().skipped(t, ask)

    def expired(self, t: T, ask: Ask, draft: Move | None) -> None:
        if self.begun:
            self.told(t, Passage(aloud=True))  # WM-R10
        else:
            self.nothing(t)  # WM-R9
