"""Interrupting a move: the window, claims, and who of several does it (WT-72 to WT-78, WT-193; WT-R21 to WT-R27)."""

from collections.abc import Iterable, Mapping, Sequence

from talewind.kit import Ask, Move, Offer, Phase, RuleId, Say, Seat, Window, offer, one_of, say
from talewind.kit.ready import SECOND

from .battles import Battle
from .cast import Char
from .fight_events import Claimed, ClaimLapsed, NobodyInterrupts
from .moves import Insist, Interrupt, Yield
from .state import T, Winter
from .telling import Pad
from .town import Space
from .traps import Trap


class Entry(Window):
    """A character has entered a space: the players of those who stand there are asked at once, sealed (WT-R24). `along`: a linked
    rebel that came too (WT-R69a)."""

    char: Char
    came_from: Space
    standing: dict[Seat, list[Char]]  # by player, who could interrupt
    along: Char = ""
    untold: list[str] = []  # the cards that the mover has woven in since his last passage

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-entry", char=self.char, space=state.figures[self.char].space)

    def hushing(self, state: Winter) -> int:
        return state.options.pause

    def lasting(self, state: Winter) -> int:
        return state.options.times.interrupt * SECOND

    def eligible(self, state: Winter) -> Iterable[Seat]:
        return self.standing

    def name(self, state: Winter, seat: Seat) -> str:
        return self.windows(seat)[0]

    def besides(self, state: Winter, seat: Seat) -> tuple[str, ...]:
        return self.windows(seat)[1:]

    def windows(self, seat: Seat) -> tuple[str, ...]:
        """Orders are by character: one for each that could interrupt."""
        return tuple(f"interrupt/{char}/{self.char}" for char in self.standing[seat])

    def prompt(self, state: Winter, seat: Seat) -> Say:
        what = "battle" if state.figures[self.char].rebel else "trap"
        return say(f"winter_tales-interrupt-{what}", char=self.char, space=state.figures[self.char].space)

    def armed(self, state: Winter, seat: Seat) -> list[Char]:
        """Those that have the means for a first step (WT-R25)."""
        standing = self.standing[seat]
        if state.hands[seat]:
            return standing
        return [
            c for c in standing if not state.figures[c].rebel and (state.skilled(c, "battle") or state.artifact_card(c))
        ]

    def means(self, state: Winter, seat: Seat) -> Sequence[Offer]:
        armed = self.armed(state, seat)
        if not armed:
            return ()
        claim = offer(Interrupt, char=one_of(armed, of="character"))
        if not self.along:
            return (claim,)
        targets = [char for char in (self.char, self.along) if state.figures[char].seat != seat]
        return claim, offer(Interrupt, char=one_of(armed, of="character"), target=one_of(targets, of="character"))

    def shut(self, state: Winter, seat: Seat) -> dict[str, RuleId]:
        return {} if self.armed(state, seat) else {"interrupt": "WT-R25"}

    def reacted(self, t: T, moves: Mapping[Seat, Interrupt]) -> None:
        """Claims are settled clockwise from the mover, first-come never matters (WT-R24)."""
        mover = t.state.figures[self.char].seat
        order = [seat for seat in t.state.clockwise(mover) if seat in moves and t.state.holds(seat)]
        if not order:
            t.tell(NobodyInterrupts(self.char))
            t.pop()
            return
        t.unplan(mover)
        interruption = Interruption(self.char, self.came_from, order, dict(moves), self.untold)
        talk = len(order) > 1 and t.state.options.talk
        t.become(ClaimTalk(interruption) if talk else interruption)


class Interruption(Phase):
    """One battle or trap for an entry: the first claimant's, or if nothing comes of it the next one's (WT-76, WT-77, WT-R25)."""

    char: Char  # the mover
    came_from: Space
    claimants: list[Seat]  # in the order in which they may
    claims: dict[Seat, Interrupt]
    untold: list[str] = []

    def run(self, t: T) -> None:
        """The mover's passage is closed first (WT-R18)."""
        state = t.state
        mover = state.figures[self.char]
        if self.untold:
            woven, self.untold = self.untold, []
            t.push(Pad(mover.seat, woven=woven, kind="move", scene="move", char=self.char, side=mover.side))
        elif self.claimants:
            seat = self.claimants.pop(0)
            char, target = self.claims[seat].char, self.claims[seat].target or self.char
            state.note(t, Claimed(seat, char, target, mover.rebel), shows=True)
            if mover.rebel:
                t.push(Battle(soldier=char, rebel=target))
            else:
                t.push(Trap(rebel=char, soldier=self.char, came_from=self.came_from))
        else:
            t.pop()

    def resumed(self, t: T, done: Phase) -> None:
        match done:
            case Battle(void=True, soldier=char) | Trap(void=True, rebel=char):
                t.state.note(t, ClaimLapsed(t.state.figures[char].seat, char))
            case Battle() | Trap():
                self.claimants = []


class ClaimTalk(Phase):
    """Several claim: each yields or insists. A single one who insists does it, else the next clockwise from the mover (WT-R24)."""

    then: Interruption

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-claim-talk", seats=tuple(self.then.claimants))

    def asks(self, state: Winter) -> Iterable[Ask]:
        prompt = say("winter_tales-claim-talk", seats=tuple(self.then.claimants))
        offers, lasts = (offer(Insist), offer(Yield)), state.options.times.interrupt * SECOND
        for seat in filter(state.holds, self.then.claimants):
            yield Ask(seat, prompt, offers, sealed=True, otherwise=Insist(), lasts=lasts, awaited=False)

    def run(self, t: T) -> None:
        t.become(self.then)

    def unsealed(self, t: T, answers: Mapping[Seat, Move]) -> None:
        self.then.claimants.sort(key=lambda seat: not isinstance(answers.get(seat), Insist))
        t.become(self.then)
