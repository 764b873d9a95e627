"""Set-up, the course of a round and the end (ST-1 to ST-19, ST-37 to ST-59)."""

from typing import ClassVar

from talewind.kit import Encore, Interlude, Phase, RuleId, Say, Seat, Steps, Table, say
from talewind.kit.ready import conclude, finish, first_seat, leaders, remove_left, to_read

from .choosing import Giving, HandingOn
from .composing import Composing
from .events import CardDrawn, GameEnded, RoundBegun, RoundWon, TableLaid, Tied, VoteReopened
from .opening import Opening, action_cards
from .options import HAND
from .state import Board
from .telling import Tellings
from .voting import Throwing, Voting, throwing

type T = Table[Board]


class Setup(Phase):
    def run(self, t: T) -> None:
        state = t.state
        state.hands = [[t.chance.deal(state.pile, "pile") for _ in range(HAND)] for _ in range(state.seats)]  # ST-5
        cards = t.chance.shuffled(action_cards(state.options.action_mix), "action", hidden=True)
        state.cards = [cards.pop() if cards else None for _ in range(state.seats)]  # ST-7
        state.undealt = sorted(cards)
        state.start = t.chance.deal(state.pile, "pile")  # ST-9
        state.starter = first_seat(t, state.options.first_starter)  # ST-10, ST-R2
        t.tell(TableLaid(state.start), shows=True)
        t.become(Rounds())


class Rounds(Phase):
    """Starts rounds until somebody has reached the target (ST-56, ST-57)."""

    def run(self, t: T) -> None:
        state = t.state
        for seat in remove_left(t):
            state.unseen += state.hands[seat]  # ST-R33
            state.hands[seat], state.cards[seat] = [], None
        if state.winners is not None or state.decided() is not None:
            return end(t)
        if len(state.remaining()) < 3:  # ST-R32
            state.cut_short = True
            return end(t)
        ring = state.clockwise(state.starter)
        if state.round == 0:
            ring.insert(0, state.starter)
        state.round += 1
        state.starter = next((seat for seat in ring if state.awake(seat)), ring[0])  # ST-13, ST-R3, ST-R33
        state.order = [state.starter, *state.clockwise(state.starter)]  # ST-11
        state.action = state.played_by = None  # ST-19
        state.votes, state.throws, state.tied, state.givers, state.looked = {}, [], [], {}, False
        t.tell(RoundBegun(state.round, state.starter))
        t.commit()
        return t.push(Round())


class Round(Steps):
    """One round, step by step; a step that does not apply is skipped."""

    order: ClassVar[tuple[str, ...]] = (
        "opening", "handing_on", "composing", "telling", "voting", "counting",
        "giving", "expanding", "voting_again", "counting_again", "throwing", "closing",
    )  # fmt: skip
    winner: Seat | None = None
    reopened: bool = False

    def opening(self, t: T) -> None:
        """Open the action window, from round `action_from` on (ST-R8)."""
        if t.state.round < t.state.options.action_from:
            return
        holders = [seat for seat, card in enumerate(t.state.cards) if card and t.state.awake(seat)]
        if holders:
            t.push(Opening(holders))

    def handing_on(self, t: T) -> None:
        if t.state.action == "challenge":
            t.push(HandingOn(t.state.awaited()))

    def composing(self, t: T) -> None:
        if self.together(t):
            t.push(Composing(t.state.awaited()))

    def telling(self, t: T) -> None:
        t.push(Tellings(list(t.state.order), composed=self.together(t)))

    def voting(self, t: T) -> None:
        """Start the vote. A single story wins without vote or points (ST-R27); without stories nobody wins (ST-R28)."""
        tellers = t.state.tellers()
        if len(tellers) > 1:
            t.push(Voting(t.state.awaited(), tellers))  # ST-31
        else:
            self.step = "closing"
            self.winner = tellers[0] if tellers else None

    def counting(self, t: T) -> None:
        first = leaders(t.state.votes, t.state.tellers())  # ST-37
        if not first:  # ST-R16
            self.step = "closing" if self.reopened else "voting"
            if not self.reopened:
                self.reopened = True
                t.tell(VoteReopened())
        elif len(first) == 1:
            self.step = "closing"
            self.voted_best(t, first[0])
        else:  # ST-43
            t.state.tied = first
            t.tell(Tied(tuple(first)))

    def giving(self, t: T) -> None:
        t.push(Giving([seat for seat in t.state.awaited() if seat in t.state.tied]))

    def expanding(self, t: T) -> None:
        t.push(Tellings(list(t.state.tied), expands=True))  # ST-R11

    def voting_again(self, t: T) -> None:
        t.push(Voting(t.state.awaited(), list(t.state.tied)))  # ST-48

    def counting_again(self, t: T) -> None:
        first = leaders(t.state.votes, t.state.tied) or t.state.tied  # ST-R29
        if len(first) == 1:
            self.step = "closing"
            self.voted_best(t, first[0])
        else:
            t.state.tied = first
            t.tell(Tied(tuple(first)))

    def throwing(self, t: T) -> None:
        t.push(throwing(t.state, t.state.tied))

    def resumed(self, t: T, done: Phase) -> None:
        if isinstance(done, Throwing):
            self.won(t, done.left_in[0], "ST-52")  # ST-53

    def voted_best(self, t: T, winner: Seat) -> None:
        """Score 1 point for the winner, 3 for each who voted for it, 4 for one who did both (ST-37 to ST-41)."""
        backers = [seat for seat, teller in t.state.votes.items() if teller == winner]
        if winner in backers:
            self.won(t, winner, "ST-39", 4)
        else:
            self.won(t, winner, "ST-37")
        for seat in backers:
            if seat != winner:
                t.score(seat, 3, "ST-38")

    def won(self, t: T, winner: Seat, rule: RuleId, points: int = 1) -> None:
        self.winner = winner
        t.score(winner, points, rule)  # ST-42

    def closing(self, t: T) -> None:
        """Keep the winner's picture, discard the rest (ST-54, ST-55), refill hands and action cards."""
        state = t.state
        tale = None if self.winner is None else state.tale_of(self.winner)
        if tale is not None:
            state.amend(tale.seat, won=True)
            state.table.remove(tale.picture)  # ST-R13
            state.table.append(state.start)
            state.start = tale.picture
        state.discards = sorted(state.discards + state.table)
        state.table = []
        state.unflag()
        t.tell(RoundWon(self.winner, state.start))
        for seat in state.remaining():
            state.refill(t, seat)
        if state.options.action_refill and state.played_by is not None and state.action:
            state.undealt = sorted([*state.undealt, state.action])
            card = state.cards[state.played_by] = t.chance.deal(state.undealt, "action")  # ST-R6
            t.tell(CardDrawn(state.played_by, card), to=state.played_by, others=CardDrawn(state.played_by))
        conclude(t)
        t.push(Showing(state.looking()))

    def together(self, t: T) -> bool:
        """Whether all compose at once (ST-R36); a Silent round is always played in turn."""
        return t.state.options.together and t.state.action != "silent"


class Showing(Interlude):
    """All look at stories, votes and points, as long as it takes to read them."""

    def lasting(self, state: Board) -> int:
        tales = [tale for tale in state.tales if tale.round == state.round]
        told = [part.as_told().text for tale in tales for part in (tale.tale, tale.expansion) if part]
        return to_read(*told, rows=len(state.remaining()))

    def now(self, state: Board) -> Say:
        won = next((tale for tale in state.tales if tale.round == state.round and tale.won), None)
        return say("story-now-won", seat=won.seat) if won else say("story-now-nobody-won")


class Ending(Encore):
    """Asks for another game; meanwhile players may write notes."""


def end(t: T) -> None:
    t.state.chosen = {}
    t.state.unflag()
    finish(t, t.state.best(), GameEnded, Ending(t.state.looking()))
