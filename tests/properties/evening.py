"""An evening at a table under a virtual clock: people write, answer, pause, sleep, lose their line, are called away, come back
and leave; bots sit in some seats; clocks run out when the server says so."""

from collections.abc import Callable, Iterator
from typing import Any, Literal

from talewind import games
from talewind.bots import RandomBot
from talewind.kit import AnyGame, Ask, Chance, Move, Refused, Seat, Sitting, Step, due, look, menu, open_table, sample
from talewind.kit.rows import Answered, Came, Expired, Left, Sat, Stopped, WentOn

KEY = b"evening"
BOT_THINKS = 1_500  # ms


def by_a_person(state: Any, seat: Seat) -> bool:
    """Whether a person holds the seat; a bot may play for one who has left."""
    return bool(state.holds(seat)) and not state.chairs[seat].bot


class Evening:
    """`play()` gives what happened, row by row: the table before, the row, the step."""

    def __init__(self, name: str, seed: int) -> None:
        self.game: AnyGame = games.load(name)
        self.dice = Chance(b"%s %d" % (name.encode(), seed))
        seats = self.dice.pick(list(self.game.seats), "seats")
        self.sitting = Sitting(self.game, KEY, open_table(self.game, seats, self.options(seats), KEY, 1_000_000))
        self.at = 1_000_000
        self.bots = {seat: RandomBot(self.game, b"%d" % seat) for seat in range(self.dice.roll(seats, "bots"))}
        self.drafts: dict[Seat, tuple[int, Move]] = {}  # as the server keeps them: by seat, with the question's number

    def options(self, seats: int) -> Any:
        """Sometimes written, sometimes aloud, sometimes without limits or together."""
        chosen: dict[str, Any] = {self.game.chairs_option: seats} if self.game.chairs_option else {}
        choices: dict[str, list[Any]] = {
            "mode": ["typed", "voice", "either"], "composing": ["in_turn", "together"], "guess_timer": [None, 30],
            "narrator_limit": [None, 90], "write_time": [60, 180],
        }  # fmt: skip
        known = {option.name: option.values for option in menu(self.game)}
        for name, values in choices.items():
            if name in known and (not known[name] or values[0] in known[name]):
                chosen[name] = self.dice.pick(values, "options")
        return self.game.options_type(**chosen)

    def play(self, rows: int) -> Iterator[tuple[Any, Any, Step[Any]]]:
        for _ in range(rows):
            before = self.sitting.state
            if not before.stack:
                return
            row = self.next_row(before)
            try:
                step = self.sitting.take(row)
            except Refused as no:
                raise AssertionError(f"{row} was refused: {no.refusal}") from no
            yield before, row, step

    def next_row(self, state: Any) -> Any:
        self.at += 1 + self.dice.roll(20_000, "time")
        if state.paused is not None:
            return self.standstill(state)
        when = due(self.game, state)
        if when is not None and self.at >= when:
            return self.expired(when)
        moods: list[tuple[int, Callable[[Any], Any]]] = [
            (6, self.come_or_go), (10, self.pause), (40, self.leave), (8, self.take_over), (3, self.write),
        ]  # fmt: skip
        for one_in, mood in moods:
            if self.dice.roll(one_in, "mood") == 0 and (row := mood(state)) is not None:
                return row
        return self.somebody_answers(state, when)

    def somebody_answers(self, state: Any, when: int | None) -> Any:
        asks = [ask for ask in self.sitting.step.asks if state.holds(ask.seat)]
        waited = [ask for ask in asks if not ask.settled]
        bot = next((ask for ask in waited if ask.seat in self.bots), None)
        ask = bot or (self.dice.pick(asks, "who") if asks and self.dice.roll(3, "who") else None)
        opens = 0 if ask is None or ask.opens is None else ask.opens + state.slept + BOT_THINKS
        if ask is None and when is None and not self.game.hurries(state):
            ask = asks[0]  # of one who has all the time in the world
        if ask is None or (when is not None and max(self.at, opens) >= when):
            assert when is not None, "nobody is asked, and no clock runs"
            return self.expired(when)
        self.at = max(self.at, opens)
        if ask.seat in self.bots:
            move, _ = self.bots[ask.seat].answer(look(self.game, state, ask.seat), iter(()))
        else:
            move = self.move(ask)
        return Answered(self.at, ask.seat, state.asked[ask.seat], move)

    def move(self, ask: Ask) -> Move:
        return sample(ask.offers, self.game.kinds, self.dice)

    def expired(self, when: int) -> Any:
        self.at = max(self.at, when)
        asked = self.sitting.state.asked
        return Expired(self.at, {seat: move for seat, (number, move) in self.drafts.items() if asked[seat] == number})

    def write(self, state: Any) -> Any:
        """A keystroke is no row."""
        for ask in self.sitting.step.asks:
            if ask.drafted:
                self.drafts[ask.seat] = (state.asked[ask.seat], self.move(ask))

    def someone(self, fits: Callable[[Seat], bool]) -> Seat | None:
        seats = [seat for seat in range(self.sitting.state.seats) if seat not in self.bots and fits(seat)]
        return self.dice.pick(seats, "someone") if seats else None

    def come_or_go(self, state: Any) -> Any:
        seat = self.someone(lambda s: by_a_person(state, s))
        presences: list[Literal["here", "lost", "away"]] = ["here", "here", "lost", "lost", "away"]
        presence = self.dice.pick(presences, "presence")
        return None if seat is None else Came(self.at, seat, presence)

    def pause(self, state: Any) -> Any:
        seat = self.someone(
            lambda s: by_a_person(state, s) and state.here(s) and state.stack[-1].unpausable(state, s) is None
        )
        return None if seat is None else Stopped(self.at, seat)

    def leave(self, state: Any) -> Any:
        seat = self.someone(lambda s: by_a_person(state, s))
        return None if seat is None else Left(self.at, seat)

    def take_over(self, state: Any) -> Any:
        seat = self.someone(lambda s: state.chairs[s].presence == "left")
        return None if seat is None else Sat(self.at, seat)

    def standstill(self, state: Any) -> Any:
        """It goes on after up to ten minutes; a sleeping table when somebody is back."""
        self.at += self.dice.roll(600_000, "pause")
        seat = self.someone(lambda s: by_a_person(state, s))
        if state.paused.by is None:
            back = self.someone(lambda s: by_a_person(state, s) and not state.present(s))
            if back is not None:
                return Came(self.at, back, "here")
        elif seat is not None:
            return WentOn(self.at, seat)
        return self.expired(due(self.game, state) or 0)
