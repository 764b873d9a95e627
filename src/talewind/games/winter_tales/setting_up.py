"""Setting up: factions, seats, the arbiter, the first two quests, the opening, the first cards (WT-19 to WT-31, WT-42 to WT-51;
WT-R1, WT-R2, WT-R98)."""

from collections.abc import Iterable, Mapping
from typing import Any

from talewind.kit import Ask, Offer, Pass, Phase, Say, Seat, Steps, offer, one_of, refuse, say

from . import objectives
from .cast import SEATING, TOKENS, Faction, Side, Token
from .casting import Casting
from .chapters import Chapter
from .deciding import Deciding
from .events import ArbiterChosen, FactionDrawn
from .moves import NameArbiter, PlaceQuest
from .options import WinterOptions
from .quest_events import QuestPlaced
from .state import T, Winter
from .telling import Pad


def wished(seats: int, options: WinterOptions) -> tuple[Faction, ...] | None:
    """The factions as chosen before the start; None: they are drawn (WT-23)."""
    if options.factions == "random":
        return None
    if sorted(options.factions) != sorted(SEATING[seats]):
        raise refuse("winter_tales-factions-do-not-fit", "WT-23")
    return options.factions


class Setup(Steps):
    order = ("factions", "goals", "arbiter", "cast", "spring_quest", "winter_quest", "opening", "hands")

    def factions(self, t: T) -> None:
        """Step 4: seniority, factions and seats; within a faction by seniority (WT-23 to WT-25, WT-R1, WT-R2)."""
        state, seats = t.state, range(t.state.seats)
        chance = t.chance
        shuffle = state.options.seniority == "random"
        state.seniority = tuple(chance.shuffled(seats, "seniority") if shuffle else seats)
        drawn = wished(state.seats, state.options) or tuple(chance.shuffled(SEATING[state.seats], "factions"))
        state.factions = drawn
        waiting = {faction: [s for s in state.seniority if drawn[s] == faction] for faction in set(drawn)}
        state.ring = tuple(waiting[faction].pop(0) for faction in SEATING[state.seats])
        state.acting = state.ring[0]  # WT-51
        for seat in state.ring:
            t.tell(FactionDrawn(seat, drawn[seat]))

    def goals(self, t: T) -> None:
        objectives.deal(t)  # WT-26, WT-27

    def arbiter(self, t: T) -> None:
        t.push(Arbitrating())

    def cast(self, t: T) -> None:
        t.push(Casting())

    def spring_quest(self, t: T) -> None:
        self.draw_quest(t, "spring")

    def winter_quest(self, t: T) -> None:
        self.draw_quest(t, "winter")

    def draw_quest(self, t: T, side: Side) -> None:
        """Steps 8 and 9: the writer places, or the youngest of the other faction (WT-42 to WT-45)."""
        state = t.state
        token = t.chance.pick([token for token in state.available if TOKENS[token] == side], "quest")
        youngest = state.youngest("winter" if side == "spring" else "spring")
        t.push(PlacingQuest(youngest if state.writer is None else state.writer, token))

    def opening(self, t: T) -> None:
        """Step 10: the writer, or the arbiter, opens the story (WT-47, WT-48)."""
        seat = t.state.arbiter if t.state.writer is None else t.state.writer
        t.push(Opening(seat, kind="opening"))

    def hands(self, t: T) -> None:
        """Steps 11 and 12 (WT-49 to WT-51)."""
        for seat in t.state.ring:
            t.state.draw(t, seat, t.state.share(seat))
        t.become(Chapter())


class Arbitrating(Phase):
    """All name a story arbiter, sealed; if they do not agree, the youngest spring player does (WT-30, WT-31). The first seat is
    suggested: whoever has set the table sits there (WT-R98)."""

    alone: bool = False

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-arbitrating")

    def asks(self, state: Winter) -> Iterable[Ask]:
        seats, lasts = range(state.seats), state.options.decision
        held = [seat for seat in seats if state.holds(seat)]
        naming = offer(NameArbiter, seat=one_of(seats, of="seat"))
        if not self.alone:
            for seat in held:
                prompt = say("winter_tales-name-arbiter", seat=SUGGESTED)
                yield Ask(seat, prompt, (naming,), sealed=True, otherwise=Pass(), lasts=lasts)
        elif (first := state.youngest("spring")) in held:
            yield Ask(
                first, say("winter_tales-name-arbiter-alone"), (naming,), otherwise=NameArbiter(first), lasts=lasts
            )

    def unsealed(self, t: T, answers: Mapping[Seat, Any]) -> None:
        """Whoever is silent goes with the others; if all are, with the suggestion."""
        named = {move.seat for move in answers.values() if isinstance(move, NameArbiter)} or {SUGGESTED}
        if len(named) == 1:
            self.choose(t, named.pop())
        else:
            self.alone = True

    def answered(self, t: T, seat: Seat, move: NameArbiter) -> None:
        self.choose(t, move.seat)

    def run(self, t: T) -> None:
        self.choose(t, t.state.youngest("spring"))

    def choose(self, t: T, seat: Seat) -> None:
        state = t.state
        state.arbiter = seat if state.holds(seat) else state.heir(seat)
        t.tell(ArbiterChosen(state.arbiter), shows=True)
        t.pop()


SUGGESTED: Seat = 0


class PlacingQuest(Deciding):
    """A drawn quest token is placed by its placement rule."""

    token: Token

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-placing-quest", seat=self.seat, token=self.token)

    def prompt(self, state: Winter) -> Say:
        return say("winter_tales-place-quest", token=self.token)

    def offers(self, state: Winter) -> list[Offer]:
        return [offer(PlaceQuest, at=one_of(state.sites([self.token]), of="place", rule="WT-117"))]

    def usual(self, state: Winter) -> PlaceQuest:
        return PlaceQuest(state.sites([self.token])[0])

    def answered(self, t: T, seat: Seat, move: PlaceQuest) -> None:
        gone = t.state.put_down(self.token, move.at)  # WT-46
        t.state.note(t, QuestPlaced(seat, self.token, move.at, gone))
        t.pop()


class Opening(Pad, kw_only=True):
    """The opening introduces the goals of both quests; stock goals if nothing is told."""

    def narrated(self, t: T) -> None:
        t.state.intros = dict.fromkeys(t.state.quests, len(t.state.tales) + 1)
        super().narrated(t)
