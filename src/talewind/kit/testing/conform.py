"""conform(game): plays random games and checks at every step what every game must keep."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any

import msgspec

from talewind.kit.base import Refused, Seat, tag_of
from talewind.kit.chance import Chance
from talewind.kit.clone import clone
from talewind.kit.game import AnyGame
from talewind.kit.look import Sight, look, outcome
from talewind.kit.outcome import Outcome, sentence
from talewind.kit.play import open_table
from talewind.kit.questions import questions
from talewind.kit.rows import Came, TookBack, encode_row, play_row, row_type
from talewind.kit.settle import Step
from talewind.kit.sitting import Sitting
from talewind.kit.state import State
from talewind.kit.store import restore, snapshot

from .choices import some_table
from .faults import Counts, Fault, blaming
from .leaks import check_position, check_step, difference
from .legality import check_answers, check_asks, check_refusals
from .messages import Texts
from .parts import Viewers
from .rolls import SetUps, check_rolls
from .wanderer import Wanderer

type Arrange = Callable[[Any], None]


def conform(
    game: AnyGame, games: int = 100, first: int = 0, bound: int = 3000, arrange: Arrange | None = None,
    reach: bool = True, thorough: bool = False, each: Callable[[], None] = lambda: None, only: Mapping[str, Any] | None = None,
) -> Counts:  # fmt: skip
    """Play `games` random games, numbered from `first`, over all seats and options. Raises a Fault, or returns how
    often each check applied and how often each phase, move and event was reached.

    `arrange` changes the state after set-up, to reach deep phases that random play rarely reaches. `reach`: fail on a
    phase, move or event never reached. `thorough`: check the sights of every seat at every step, not of one. `only`:
    options of all games, such as `{"mode": "solo"}`; then not everything need be reached."""
    seen: Counts = Counter()
    set_ups = SetUps()
    Texts(game).static()
    with watching(game, seen):
        for number in range(first, first + games):
            Playing(game, number, seen, bound, arrange, thorough, only, set_ups).to_the_end()
            each()
    check_worlds(seen)
    set_ups.check()
    if reach and not only:
        check_reach(game, seen)
    return seen


def check_worlds(seen: Counts) -> None:
    """Check that `determinize` changes something if events are private; otherwise the leak test would prove nothing."""
    if seen["told in private"] and not seen["other worlds"]:
        raise Fault("leak", "events are private, but determinize deals nothing anew; deal what a seat cannot know")


def check_reach(game: AnyGame, seen: Counts) -> None:
    """Check that random play has reached every phase, move and event."""
    if never := never_reached(game, seen):
        raise Fault("never reached", f"{', '.join(never)}; play more games, pass `arrange`, or remove them")


def never_reached(game: AnyGame, seen: Counts) -> list[str]:
    """The phases, moves and events of the game that random play has not reached."""
    everywhere = [f"in {tag_of(phase)}" for phase in game.phases] + [f"played {tag}" for tag in game.kinds]
    own = [tag for tag, kind in game.events.items() if not kind.__module__.startswith("talewind.kit.")]
    return [place for place in everywhere + [f"told {tag}" for tag in own] if not seen[place]]


@contextmanager
def watching(game: AnyGame, seen: Counts) -> Iterator[None]:
    """Count phases that only run: they are on no stack between steps."""
    own = {phase: phase.__dict__.get("run") for phase in game.phases}

    def watch(phase: Any) -> None:
        runs = phase.run

        def run(self: Any, t: Any) -> None:
            seen["in " + tag_of(self)] += 1
            runs(self, t)

        phase.run = run

    for phase in game.phases:
        watch(phase)
    try:
        yield
    finally:
        for phase, run in own.items():
            if run is None:
                del phase.run
            else:
                phase.run = run  # type: ignore[method-assign]


class Playing:
    """One random game, with its checks."""

    def __init__(
        self, game: AnyGame, number: int, seen: Counts, bound: int, arrange: Arrange | None, thorough: bool,
        only: Mapping[str, Any] | None, set_ups: SetUps,
    ) -> None:  # fmt: skip
        self.game, self.number, self.seen, self.bound, self.thorough = game, number, seen, bound, thorough
        self.key = b"conform %d" % number
        self.dice = Chance(b"dice" + self.key)
        self.twists = Chance(b"twists" + self.key)
        with blaming(game, "choosing options"):
            self.seats, self.options = some_table(game, number, self.dice, only)
        self.texts = Texts(game)
        self.arrange = arrange
        self.rows: list[Any] = []
        self.sitting = self.opened()
        self.cards = sorted(game.cards(self.sitting.state))
        self.viewers = Viewers(game, self.sitting.state, seen)
        if arrange is None:
            self.check_set_up(set_ups)

    def opened(self) -> Sitting[Any]:
        with blaming(self.game, "opening the table"):
            step = open_table(self.game, self.seats, self.options, self.key)
        if self.arrange is not None:
            self.arrange(step.state)
            step = Step(step.state, step.events, questions(step.state))
        return Sitting(self.game, self.key, step)

    def check_set_up(self, set_ups: SetUps) -> None:
        """Check that the set-up dealt secrets by hidden draws."""
        game, step = self.game, self.sitting.step
        with blaming(game, "opening the table otherwise"):
            set_ups.look_at(game, self.seats, self.options, step, self.twists)
            again = partial(open_table, game, self.seats, self.options)
            for seat in (*range(self.seats), None):
                check_rolls(game, {}, step, again, seat, self.key, self.twists, self.seen)

    def to_the_end(self) -> None:
        try:
            self._to_the_end()
        except Fault as fault:
            top = self.sitting.state.stack[-1] if self.sitting.state.stack else None
            where = f"{self.game.id}, game {self.number}, row {len(self.rows)}, in {type(top).__name__}"
            raise type(fault).__call__(*_again(fault, where)) from fault

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
            raise Fault("endless", f"no end after {self.bound} rows; the rules must end the game, or raise `bound`")
        self.check_end()
        self.check_replay()
        self.seen["games"] += 1

    def eyes(self) -> list[Seat | None]:
        """The viewers to check at this step."""
        everyone: list[Seat | None] = [*range(self.seats), None]
        return everyone if self.thorough else [self.dice.pick(everyone, "eyes")]

    def check_position(self) -> None:
        game, step = self.game, self.sitting.step
        state = step.state
        self.seen["told in private"] += sum(each.to is not None for each in step.events)
        for event in (e for each in step.events for e in (each.event, each.others) if e is not None):
            self.seen["told " + tag_of(event)] += 1
            if game.events.get(tag_of(event)) is not type(event):
                raise Fault("undeclared", f"{type(event).__name__} is told but not in {game.id}'s event_types; add it")
            self.texts.event(event)
        if (cards := sorted(game.cards(state))) != self.cards:
            lost, extra = Counter(self.cards) - Counter(cards), Counter(cards) - Counter(self.cards)
            raise Fault(
                "cards", f"Game.cards lacks {', '.join(lost) or 'none'} and doubles {', '.join(extra) or 'none'}"
            )
        check_asks(game, step)
        for phase in state.stack:
            self.seen["in " + tag_of(phase)] += 1
        for ask in step.asks:
            self.texts.ask(ask)
        at = self.rows[-1].at if self.rows else 0
        for seat in self.eyes():
            with blaming(game, "looking"):
                sight = look(game, state, seat)
                msgspec.json.encode(sight)
            self.texts.say(sight.now)
            self.texts.rule(sight.hushed)
            check_position(game, state, seat, at, self.key, self.dice, self.seen)
        open_to = [ask for ask in step.asks if state.holds(ask.seat)]
        if open_to and state.paused is None:
            ask = self.dice.pick(open_to, "eyes")
            check_answers(game, state, ask, at, self.key, self.dice, self.seen, 30 if self.thorough else 2)
            check_refusals(game, state, ask, at, self.key, self.dice, self.seen, self.texts)

    def take(self, row: Any) -> None:
        """Play a row, repeat it from a snapshot, and compare it in other worlds."""
        game, before = self.game, self.sitting.state
        raw = snapshot(before)
        trail = [taken.before for taken in self.sitting.trail]
        self.rows.append(row)
        self.seen["row " + tag_of(row)] += 1
        if hasattr(row, "move") and row.move is not None:
            self.seen["played " + tag_of(row.move)] += 1
        with blaming(game, f"row {row}"):
            try:
                step = self.sitting.take(msgspec.json.decode(encode_row(row), type=row_type(game)))
            except Refused as no:
                raise Fault("refused", f"{row} is refused although it is legal: {no}") from no
        self.seen["steps"] += 1
        if snapshot(before) != raw:
            raise Fault("half done", f"{row} changed the state before it; rules may change t.state alone")
        self.viewers.check(step, undone=isinstance(row, TookBack))
        if isinstance(row, TookBack):
            self.check_undo(row.seat, trail[-1])
            return
        self.check_again(before, raw, row, step)
        for seat in self.eyes():
            with blaming(game, f"row {row} in another world"):
                check_step(game, before, row, step, seat, self.key, self.dice, self.seen)
                again = partial(play_row, game, before, row)
                check_rolls(game, before.draws, step, again, seat, self.key, self.twists, self.seen)

    def check_again(self, before: State[Any], raw: bytes, row: Any, step: Step[Any]) -> None:
        """Check that the row has the same effect on the restored state and on a clone."""
        for phase in before.stack:
            if type(phase) not in self.game.phases:
                raise Fault(
                    "phases",
                    f"{type(phase).__name__} is on the stack, not in {type(self.game).__name__}.phases; add it",
                )
        with blaming(self.game, "a snapshot"):
            restored = restore(self.game, raw)
        if snapshot(restored) != raw or restored != before or snapshot(clone(before)) != raw:
            raise Fault("snapshot", "snapshot, restore and clone differ: a field is not stored or not copied")
        outcomes = []
        for state in (before, restored):
            with blaming(self.game, f"{row} once more"):
                again = play_row(self.game, state, row, self.key)
            outcomes.append((snapshot(again.state), again.events))
        if outcomes[0] != (snapshot(step.state), step.events):
            raise Fault("not deterministic", f"{row} played twice gives two states; use only the state and t.chance")
        if outcomes[1] != outcomes[0]:
            raise Fault("snapshot", f"{row} has another result after a snapshot: the state lacks something")

    def check_undo(self, seat: Seat, earlier: State[Any]) -> None:
        """Check that undo restores the seat's view and question."""
        now = look(self.game, self.sitting.state, seat)
        was = look(self.game, earlier, seat)
        if now.view != was.view or _untimed(now) != _untimed(was):
            raise Fault("undo", f"undo of seat {seat} does not restore {difference(was, now)}; keep it in the state")

    def check_end(self) -> None:
        """Check that winners have seats at this table, and that leaving after the end changes nothing."""
        state, at = self.sitting.state, self.rows[-1].at if self.rows else 0
        with blaming(self.game, "the outcome"):
            ended = outcome(self.game, state)
        self.check_sides(ended)
        self.texts.say(sentence(self.game.id, ended, state.scores))
        for seat in range(self.seats):
            if state.holds(seat) and not state.chairs[seat].bot:
                state = play_row(self.game, state, Came(at, seat, "lost"), self.key).state
        if outcome(self.game, state) != ended:
            raise Fault("outcome", "the result changes when people disconnect after the end; call t.conclude")

    def check_sides(self, ended: Outcome) -> None:
        """Check that winners have seats here, and that factions partition the seats and win or lose as a whole."""
        if not set(ended.winners) <= set(range(self.seats)):
            raise Fault("outcome", f"the winners {ended.winners} must be seats from 0 to {self.seats - 1}")
        if (ended.contest == "sides") != bool(ended.sides):
            raise Fault("outcome", f"contest {ended.contest!r} with sides {ended.sides}: only 'sides' has them")
        if ended.sides and sorted(seat for side in ended.sides for seat in side.seats) != [*range(self.seats)]:
            raise Fault("outcome", f"the sides must have each seat exactly once: {ended.sides}")
        for side in ended.sides:
            self.texts.key(f"{self.game.id}-side-{side.name}", frozenset())
        self.seen[f"ended {ended.contest} {'won' if ended.winners else 'lost'}"] += 1

    def check_replay(self) -> None:
        """Check that replaying the log gives the same state."""
        sitting = self.opened()
        for row in self.rows:
            sitting.take(row)
        if snapshot(sitting.state) != snapshot(self.sitting.state):
            raise Fault("not deterministic", "replaying the log gives another state; use only the state and t.chance")


def _untimed(sight: Sight[Any]) -> Any:
    """The question without its clock: undo does not turn time back."""
    return sight.question and sight.question.ask


def _again(fault: Fault, where: str) -> tuple[str, ...]:
    says = f"{fault.says} ({where})"
    return (says,) if type(fault) is not Fault else (fault.kind, says)
