"""Who answers next, and how the table's time passes while agents answer without a clock."""

from typing import Any

from talewind.kit import AnyGame, Ask, Key, Refused, Seat, State, Step, attend, due, expire, open_table, play

RACE = 1_000  # ms in which every seat of a race answers about once


class Cycle:
    """One game as agents play it: one question at a time, a millisecond per answer. A clock runs out only if every seat that is
    asked has chosen silence; time passes also where the rules wait for it, and in a race."""

    def __init__(self, game: AnyGame, seats: int, options: Any, key: Key) -> None:
        self.game, self.key, self.at = game, key, 0
        self.step: Step[Any] = open_table(game, seats, options, key)
        self.silent: dict[Seat, int] = {}  # seats that let a clock run out, each with the number of its question
        self.answers = 0
        self.raced = [(0, 0)] * seats  # by seat: the number of its question in a race, and how often it has answered it
        self.ask: Ask | None = None
        self.go_on()

    def go_on(self) -> None:
        """Find the next question. None: the game is over."""
        while (stack := self.step.state.stack) and not stack[-1].is_over:
            asks = self.step.asks
            if self.silent:
                asked = self.step.state.asked
                asks = tuple([ask for ask in asks if self.silent.get(ask.seat) != asked[ask.seat]])
            if asks:
                self.ask = asks[0] if len(asks) == 1 else min(asks, key=self._order)
                return
            self.let_time_pass()
        self.ask = None

    def _order(self, ask: Ask) -> tuple[bool, int, int, Seat]:
        """The oldest question first; of equally old ones the lowest seat, in a race one that has answered less often. Answers that
        may only be changed come last."""
        state, seat = self.step.state, ask.seat
        number, times = self.raced[seat]
        return ask.settled, state.asked_at[seat], times if number == state.asked[seat] else 0, seat

    def answer(self, move: Any) -> None:
        ask, step = self.ask, self.step
        assert ask is not None, "the game is over"
        seat, number = ask.seat, step.state.asked[ask.seat]
        self.at += 1
        if ask.opens is not None:
            self.at = max(self.at + RACE // step.state.seats, ask.opens + step.state.slept)
            self._raced(seat, number)
        try:
            self.step = play(self.game, step.state, seat, number, move, self.at, self.key, put=step.put)
        except Refused as refused:
            if refused.refusal.say.key != "kit-too-late":
                raise
            self.let_time_pass()
        self.answers += 1
        self.go_on()

    def _raced(self, seat: Seat, number: int) -> None:
        before, times = self.raced[seat]
        self.raced[seat] = number, times + 1 if before == number else 1

    def keep_silent(self) -> None:
        """The seat that is asked lets its clock run out; meanwhile the others are asked."""
        assert self.ask is not None, "the game is over"
        self.silent[self.ask.seat] = self.step.state.asked[self.ask.seat]
        self.answers += 1
        self.go_on()

    def let_time_pass(self) -> None:
        """Go to the end of the next clock. Whoever was silent is still at the table."""
        when = due(self.game, self.step.state, self.step.put)
        if when is None:
            raise RuntimeError(f"{self.game.id}: nobody is asked and no clock runs, but the game is not over")
        self.at = max(self.at, when)
        self.step = expire(self.game, self.step.state, self.at, self.key, put=self.step.put)
        self.silent.clear()
        for seat in range(self.step.state.seats):
            state: State[Any] = self.step.state
            if state.stack and state.chairs[seat].presence in ("away", "lost"):
                self.step = attend(self.game, state, seat, "here", self.at, self.key, self.step.put)
