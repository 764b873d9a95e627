"""The epilogue, from any depth (WT-172 to WT-190a, WT-200, WT-201; WT-R16, WT-R17, WT-R61 to WT-R66, WT-R95, WT-R96, WT-R108)."""

from collections.abc import Sequence

from talewind.kit import Encore, Offer, Pass, Passage, Phase, RuleId, Say, Seat, Steps, Woven, offer, one_of, say

from .cards import Lying
from .cast import Card, Faction, Side
from .deciding import Deciding
from .events import Counted, EpilogueBegun, GameEnded, LaidDown, Supported
from .moves import MoveBookmark, Support
from .passages import mark
from .quest_events import BookmarkMoved
from .state import T, Winter
from .telling import Pad

SIDES: tuple[Side, ...] = ("spring", "winter")


def begin_epilogue(t: T, rule: RuleId) -> None:
    """Drop everything that runs; cards played in it are discarded, and an ongoing quest stays an open thread (WT-R66)."""
    state = t.state
    state.sweep()
    for tale in state.tales:
        if state.ongoing and tale.quest == state.ongoing and tale.kind != "quest_intro":
            mark(state, tale.id, fate="abandoned")
    state.ongoing, state.early = "", {}
    starter = state.youngest("spring") if state.placer is None else state.placer  # WT-175, WT-R62, WT-R95
    state.note(t, EpilogueBegun(starter, rule))
    t.unwind(Epilogue(starter))


class Epilogue(Steps):
    order = ("first", "others", "count", "writer", "win", "last_words", "close")
    seat: Seat
    to_come: list[Seat] = []
    faction: Faction | None = None

    def first(self, t: T) -> None:
        """The epilogue player plays all he has left; a writer names a faction first (WT-176, WT-R16)."""
        self.to_come = [seat for seat in t.state.clockwise(self.seat) if seat != t.state.writer]
        t.push(Supporting(self.seat, first=True) if self.seat == t.state.writer else self.part(t.state, self.seat))

    def others(self, t: T) -> None:
        """The other spring and winter players follow clockwise (WT-181)."""
        if self.to_come:
            self.step = "others"
            seat = self.to_come.pop(0)
            if t.state.holds(seat):
                t.push(self.part(t.state, seat))

    def part(self, state: Winter, seat: Seat, most: int | None = None) -> "Part":
        state.turns += 1  # a passage may be objected to until the part after it has ended
        faction = state.factions[seat]
        side = (state.supported or "spring") if faction == "writer" else faction
        return Part(seat, most=most, kind="epilogue", scene="epilogue", side=side, first=seat == self.seat)

    def count(self, t: T) -> None:
        points = t.state.standing()
        t.state.note(t, Counted(points["spring"], points["winter"]))  # WT-183

    def writer(self, t: T) -> None:
        """A writer who is not the epilogue player may support a faction (WT-184)."""
        writer = t.state.writer
        if writer is not None and writer != self.seat and t.state.holds(writer):
            t.push(Supporting(writer, half=len(t.state.hands[writer]) // 2))  # WT-R17

    def resumed(self, t: T, done: Phase) -> None:
        state = t.state
        match done:
            case Supporting(seat=seat, first=first, half=half) if state.supported is not None:
                t.push(self.part(state, seat, None if first else half))
            case Part(seat=seat, kind="epilogue") if state.options.alternative_epilogue and len(state.track) > 1:
                t.push(Marking(seat))  # WT-201, WT-R65

    def win(self, t: T) -> None:
        """The higher score wins; a tie is the writer's, or of the faction of the epilogue player (WT-187 to WT-189)."""
        state, points = t.state, t.state.standing()
        spring, winter = points["spring"], points["winter"]
        if spring == winter:
            self.faction = "writer" if state.writer is not None else state.factions[self.seat]
        else:
            self.faction = "spring" if spring > winter else "winter"
        for seat in state.ring:
            if (faction := state.factions[seat]) != "writer":
                t.score(seat, points[faction], "WT-183")
        t.conclude(state.of_faction(self.faction))  # WT-5

    def last_words(self, t: T) -> None:
        """The epilogue player concludes the whole story (WT-190)."""
        t.push(Part(self.seat, kind="epilogue_end", scene="epilogue"))

    def close(self, t: T) -> None:
        finish_game(t, self.faction)


def finish_game(t: T, faction: Faction | None) -> None:
    """End the game, with or without a winner (WT-190a)."""
    t.state.sweep()
    ended = Ending(t.state.audience())
    if t.state.winners is None:
        t.conclude(())
    t.state.note(t, GameEnded(t.state.winners or (), t.state.cut_short, faction), shows=True)
    t.unwind(ended)


class Part(Pad, kw_only=True):
    """A part of the epilogue. What the epilogue player has not woven in is laid down at its end (WT-R61)."""

    first: bool = False

    def hand(self, state: Winter) -> Sequence[Card]:
        return () if self.most == 0 else state.hands[self.seat]

    def narrated(self, t: T) -> None:
        state = t.state
        if self.first:
            t.commit()  # whether anything is left to lay down is secret
        if self.first and state.hands[self.seat]:
            rest = tuple(state.hands[self.seat])
            state.hands[self.seat] = []
            state.lying += [Lying(card, self.seat, self.side, "epilogue") for card in rest]
            self.tale = Passage((*self.tale.parts, *map(Woven, rest)), self.tale.aloud, self.tale.lang)
            t.tell(LaidDown(self.seat, self.side, rest), shows=True)
        super().narrated(t)


class Supporting(Deciding):
    """The writer names the faction that he plays for (WT-185, WT-R16). `half`: of his hand, unless he comes first."""

    first: bool = False
    half: int = 0

    def prompt(self, state: Winter) -> Say:
        return say("winter_tales-support-all" if self.first else "winter_tales-support", most=self.half)

    def offers(self, state: Winter) -> list[Offer]:
        support = offer(Support, side=one_of(SIDES, of="side"))
        return [support] if self.first else [support, offer(Pass)]

    def usual(self, state: Winter) -> Support | Pass:
        return Support(behind(state)) if self.first else Pass()

    def answered(self, t: T, seat: Seat, move: Support | Pass) -> None:
        t.state.supported = move.side if isinstance(move, Support) else None
        t.state.note(t, Supported(seat, t.state.supported))
        t.pop()


def behind(state: Winter) -> Side:
    """The faction behind on memories, else spring."""
    return "winter" if state.memories("winter") < state.memories("spring") else "spring"


class Marking(Deciding):
    """Alternative epilogue: whoever ends a part moves the bookmark to another memory (WT-201)."""

    def prompt(self, state: Winter) -> Say:
        return say("winter_tales-mark")

    def offers(self, state: Winter) -> list[Offer]:
        others = [space for space in sorted(state.track) if space != state.bookmark]
        return [offer(MoveBookmark, space=one_of(others, of="memory", closed={str(state.bookmark): "WT-R65"}))]

    def usual(self, state: Winter) -> MoveBookmark:
        """The next memory to the right, wrapping."""
        spaces = sorted(state.track, key=lambda space: (space <= state.bookmark, space))
        return MoveBookmark(spaces[0])

    def answered(self, t: T, seat: Seat, move: MoveBookmark) -> None:
        t.state.bookmark = move.space
        t.tell(BookmarkMoved(seat, move.space))
        t.pop()


class Ending(Encore): ...
