"""Interrupting a move: the window, claims, and who of several does it (WT-72 to WT-78, WT-193; WT-R21 to WT-R27)."""

from collections.abc import Iterable, Mapping, Sequence

from talewind.kit import Ask, Move, Offer, Phase, RuleId, Say, Seat, Window, offer, one_of, say
from talewind.kit.ready import SECOND

from .battles import Battle
from .cast import Char
from .encounters import interrupters
from .events import Claimed, ClaimLapsed, NobodyInterrupts
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
    along: Char = ""
    untold: list[str] = []  # the cards that the mover has woven in since his last passage

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-entry", char=self.char, space=state.figures[self.char].space)

    def hushing(self, state: Winter) -> int:
        return state.options.pause

    def lasting(self, state: Winter) -> int:
        return state.options.times.interrupt * SECOND

    def standing(self, state: Winter) -> dict[Seat, list[Char]]:
        return interrupters(state, self.char, state.figures[self.char].space)

    def eligible(self, state: Winter) -> Iterable[Seat]:
        return self.standing(state)

    def name(self, state: Winter, seat: Seat) -> str:
        return f"interrupt/{self.standing(state)[seat][0]}/{self.char}"

    def prompt(self, state: Winter, seat: Seat) -> Say:
        what = "battle" if state.figures[self.char].rebel else "trap"
        return say(f"winter_tales-interrupt-{what}", char=self.char, space=state.figures[self.char].space)

    def armed(self, state: Winter, seat: Seat) -> list[Char]:
        """Those that have the means for a first step (WT-R25)."""
        standing = self.standing(state)[seat]
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
        targets = [c for c in (self.char, self.along) if c and state.figures[c].seat != seat]
        if not self.along:
            return (claim,)
        return claim, offer(Interrupt, char=one_of(armed, of="character"), target=one_of(targets, of="character"))

    def shut(self, state: Winter, seat: Seat) -> dict[str, RuleId]:
        return {} if self.armed(state, seat) else {"interrupt": "WT-R25"}

    def reacted(self, t: T, moves: Mapping[Seat, Interrupt]) -> None:
        """Claims are settled clockwise from the mover, first-come never matters (WT-R24)."""
        order = [seat for seat in t.state.clockwise(t.state.figures[self.char].seat) if seat in moves]
        if not order:
            t.tell(NobodyInterrupts(self.char))
            t.pop()
            return
        t.unplan(t.state.figures[self.char].seat)
        claims = {seat: moves[seat].char for seat in order}
        targets = {seat: moves[seat].target or self.char for seat in order}
        interruption = Interruption(self.char, self.came_from, order, claims, targets, untold=self.untold)
        if len(order) > 1 and t.state.options.talk:
            t.become(ClaimTalk(interruption.claimants, interruption))
        else:
            t.become(interruption)


class Interruption(Phase):
    """One battle or trap for an entry: the first claimant's, or if nothing comes of it the next one's (WT-76, WT-77, WT-R25)."""

    char: Char  # the mover
    came_from: Space
    claimants: list[Seat]  # in the order in which they may
    claims: dict[Seat, Char]
    targets: dict[Seat, Char]
    untold: list[str] = []

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-entry", char=self.char, space=state.figures[self.char].space)

    def run(self, t: T) -> None:
        """The mover's passage is closed first (WT-R18)."""
        state = t.state
        mover = state.figures[self.char]
        if self.untold:
            woven, self.untold = self.untold, []
            t.push(Pad(mover.seat, woven=woven, kind="move", scene="move", char=self.char, side=mover.side))
        elif self.claimants:
            seat = self.claimants.pop(0)
            claim = self.claims[seat]
            t.tell(Claimed(seat, claim, self.targets[seat], mover.rebel), shows=True)
            if mover.rebel:
                t.push(Battle(soldier=claim, rebel=self.targets[seat]))
            else:
                t.push(Trap(rebel=claim, soldier=self.char, came_from=self.came_from))
        else:
            t.pop()

    def resumed(self, t: T, done: Phase) -> None:
        match done:
            case Battle(void=True, soldier=char) | Trap(void=True, rebel=char):
                t.tell(ClaimLapsed(t.state.figures[char].seat, char))
            case Battle() | Trap():
                self.claimants = []


class ClaimTalk(Phase):
    """Several claim: each yields or insists. A single one who insists does it, else the next clockwise from the mover (WT-R24)."""

    claimants: list[Seat]
    then: Interruption

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-claim-talk", seats=tuple(self.claimants))

    def asks(self, state: Winter) -> Iterable[Ask]:
        for seat in self.claimants:
            yield Ask(
                seat,
                say("winter_tales-claim-talk", seats=tuple(self.claimants)),
                (offer(Insist), offer(Yield)),
                sealed=True,
                otherwise=Insist(),
                lasts=state.options.times.interrupt * SECOND,
                awaited=False,
            )

    def unsealed(self, t: T, answers: Mapping[Seat, Move]) -> None:
        insist = [seat for seat in self.then.claimants if isinstance(answers.get(seat), Insist)]
        first = insist or self.then.claimants
        self.then.claimants = [*first, *(seat for seat in self.then.claimants if seat not in first)]
        t.become(self.then)
