"""One random game, and what is checked at every position and every row of it."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import msgspec

from talewind.kit.base import Refused, Seat, tag_of
from talewind.kit.chance import Chance
from talewind.kit.clone import clone
from talewind.kit.game import AnyGame
from talewind.kit.look import look
from talewind.kit.play import open_table
from talewind.kit.questions import questions
from talewind.kit.rows import Came, Left, TookBack, encode_row, play_row, row_type
from talewind.kit.settle import Step
from talewind.kit.sitting import Sitting
from talewind.kit.store import restore, snapshot

from .again import check_again, check_undo
from .asked import changed_fields, check_offer
from .choices import some_table
from .ending import check_end, result_of
from .faults import Counts, Fault, blaming
from .leaks import check_position, check_step, who
from .legality import check_answers, check_asks, check_refusals
from .messages import Texts
from .openings import Openings, check_own, check_start, check_types
from .parts import Viewers
from .rolls import SetUps, check_rolls
from .told import check_events, check_scores
from .wanderer import Wanderer

type Arrange = Callable[[Any], None]


class OneGame:
    """One random game, with its checks."""

    def __init__(
        self, game: AnyGame, number: int, seen: Counts, bound: int, arrange: Arrange | None, thorough: bool,
        only: Mapping[str, Any] | None, set_ups: SetUps, openings: Openings | None = None,
    ) -> None:  # fmt: skip
        self.game, self.number, self.seen, self.bound, self.thorough = game, number, seen, bound, thorough
        self.key = b"conform %d" % number
        self.dice = Chance(b"dice" + self.key)
        self.twists = Chance(b"twists" + self.key)
        with blaming(game, "choosing options"):
            self.seats, self.options = some_table(game, number, self.dice, only)
        self.texts = Texts(game)
        self.decode = msgspec.json.Decoder(row_type(game)).decode
        self.decode_move = msgspec.json.Decoder(game.moves).decode
        self.arrange = arrange
        self.rows: list[Any] = []
        with blaming(game, "Game.start"):
            check_start(game, self.seats, self.options)
        self.sitting = self.opened()
        check_own(self.sitting.state)
        check_types(self.sitting.state)
        self.raw = snapshot(self.sitting.state)
        with blaming(game, "Game.cards"):
            self.cards = sorted(game.cards(self.sitting.state))
        self.viewers = Viewers(game, self.sitting.state, seen)
        self.check_looked()
        check_events(game, self.sitting.step, self.texts, Counter())
        if arrange is None:
            self.check_set_up(set_ups, openings or Openings())

    def opened(self) -> Sitting[Any]:
        with blaming(self.game, "opening the table"):
            step = open_table(self.game, self.seats, self.options, self.key)
        if self.arrange is not None:
            self.arrange(step.state)
            step = Step(step.state, step.events, questions(step.state))
        return Sitting(self.game, self.key, step)

    def check_looked(self) -> None:
        """Check that making the views has left the state as it was."""
        state = self.sitting.state
        if snapshot(state) != self.raw:
            was, name = restore(self.game, self.raw), type(self.game).__name__
            raise Fault(
                "impure", f"{name}.view changed the state, namely {changed_fields(was, state)}; it may only read it"
            )

    def check_set_up(self, set_ups: SetUps, openings: Openings) -> None:
        """Check that the set-up dealt secrets by hidden draws, and told them to their seats alone."""
        game, step = self.game, self.sitting.step
        with blaming(game, "opening the table otherwise"):
            openings.look_at(game, self.seats, self.options, step, self.key, self.twists)
            set_ups.look_at(game, self.seats, self.options, step, self.twists)
            again = partial(open_table, game, self.seats, self.options)
            for seat in (*range(self.seats), None):
                check_rolls(game, {}, step, again, seat, self.key, self.twists, self.seen)

    def to_the_end(self) -> None:
        try:
            with blaming(self.game, "playing"):
                self._to_the_end()
        except Fault as found:
            fault = self.deeper(found)
            stack = self.sitting.state.stack
            when = f"in {type(stack[-1]).__name__}" if stack else "at the end"
            where = f"{self.game.id}, game {self.number}, row {len(self.rows)}, {when}"
            raise type(fault).__call__(*_again(fault, where)) from fault

    def deeper(self, fault: Fault) -> Fault:
        """The value of a wrong type that makes a rule raise an exception, or else the fault itself."""
        if fault.kind == "throws":
            try:
                check_types(self.sitting.state)
            except Fault as cause:
                return cause
        return fault

    def _to_the_end(self) -> None:
        restless = self.number % 4
        people = Wanderer(self.game, self.sitting, self.dice, leaving=restless in (2, 3), absent=restless in (1, 3))
        for _ in range(self.bound):
            self.check_position()
            if not self.sitting.state.stack:
                break
            row = people.next_row()
            self.take(row)
        else:
            name = type(self.sitting.state.stack[-1]).__name__
            says = f"no end after {self.bound} rows, still in {name}; the rules must end the game, or raise `bound`"
            raise Fault("endless", says)
        at = self.rows[-1].at if self.rows else 0
        self.check_unchanged(self.sitting.state, self.raw, "the end")
        check_types(self.sitting.state)
        check_end(self.game, self.sitting.state, at, self.key, self.texts, self.seen)
        self.check_replay()
        self.seen["games"] += 1

    def eyes(self) -> list[Seat | None]:
        """The viewers to check at this step."""
        everyone: list[Seat | None] = [*range(self.seats), None]
        return everyone if self.thorough else [self.dice.pick(everyone, "eyes")]

    def check_unchanged(self, state: Any, raw: bytes, what: object) -> None:
        if snapshot(state) != raw:
            raise Fault("half done", f"{what} changed the state before it; rules may change t.state alone")

    def check_position(self) -> None:
        game, step = self.game, self.sitting.step
        state = step.state
        kept = clone(state)
        check_events(game, step, self.texts, self.seen)
        if (cards := sorted(game.cards(state))) != self.cards:
            lost, extra = Counter(self.cards) - Counter(cards), Counter(cards) - Counter(self.cards)
            says = f"{type(game).__name__}.cards lacks {', '.join(lost) or 'none'} and doubles {', '.join(extra) or 'none'}"
            raise Fault("cards", says)
        check_asks(game, step, kept)
        for phase in state.stack:
            self.seen["in " + tag_of(phase)] += 1
        for ask in step.asks:
            self.texts.ask(ask)
        at = self.rows[-1].at if self.rows else 0
        for seat in self.eyes():
            with blaming(game, "looking"):
                sight = look(game, state, seat, step.put)
                if not game.view(state, seat) == sight.view == self.viewers.views[seat]:
                    raise Fault("views", f"Game.view and Game.views give {who(seat)} different views")
                msgspec.json.encode(sight)
            for offer in sight.asides:
                check_offer(game, offer, "Game.asides")
            self.texts.say(sight.now)
            self.texts.rule(sight.hushed)
            check_position(game, step, sight, at, self.key, self.dice, self.seen)
        open_to = [ask for ask in step.asks if state.holds(ask.seat)]
        if open_to and state.paused is None:
            ask = self.dice.pick(open_to, "eyes")
            tries = 30 if self.thorough else 2
            check_answers(game, step, kept, ask, at, self.key, self.dice, self.seen, tries, self.decode_move)
            check_refusals(game, step, kept, ask, at, self.key, self.dice, self.seen, self.texts)

    def take(self, row: Any) -> None:
        """Play a row, repeat it from a snapshot, and compare it in other worlds."""
        game, was, before = self.game, self.sitting.step, self.sitting.state
        raw = self.raw
        trail = [taken.before for taken in self.sitting.trail]
        self.rows.append(row)
        self.seen["row " + tag_of(row)] += 1
        if isinstance(row, Left | Came):
            gone = row.presence if isinstance(row, Came) else "left"
            self.seen[f"{gone} in {tag_of(before.stack[-1])}"] += 1
        if hasattr(row, "move") and row.move is not None:
            self.seen["played " + tag_of(row.move)] += 1
        with blaming(game, f"row {row}"):
            try:
                step = self.sitting.take(self.decode(encode_row(row)))
            except Refused as no:
                raise Fault("refused", f"{row} is refused although it is legal: {no}") from no
        self.seen["steps"] += 1
        self.check_unchanged(before, raw, row)
        self.raw = snapshot(step.state)
        if not step.state.stack or step.state.stack[-1].is_over:
            result_of(game, step.state)
        self.viewers.check(step, undone=isinstance(row, TookBack))
        self.check_looked()
        if isinstance(row, TookBack):
            check_undo(game, step.state, trail[-1], row.seat)
            return
        check_again(game, before, raw, row, step, self.raw, self.key)
        for seat in self.eyes():
            with blaming(game, f"row {row} in another world"):
                check_step(game, was, row, step, seat, self.key, self.dice, self.seen)
                again = partial(play_row, game, before, row)
                check_rolls(game, before.draws, step, again, seat, self.key, self.twists, self.seen)
        check_scores(before, step)

    def check_replay(self) -> None:
        """Check that replaying the log gives the same state."""
        sitting = self.opened()
        for row in self.rows:
            sitting.take(row)
        if snapshot(sitting.state) != snapshot(self.sitting.state):
            raise Fault("not deterministic", "replaying the log gives another state; use only the state and t.chance")


def _again(fault: Fault, where: str) -> tuple[str, ...]:
    says = f"{fault.says} ({where})"
    return (says,) if type(fault) is not Fault else (fault.kind, says)
