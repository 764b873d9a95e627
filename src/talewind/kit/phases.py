"""Phases: frames of the rules' call stack, as data."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, ClassVar

from msgspec import Struct

from .asks import Ask
from .base import Move, RuleId, Say, Seat, kebab, say
from .mistakes import Mistake

_HOOKS = (
    "began", "asks", "run", "answered", "unsealed", "resumed", "expired", "skipped", "left", "returned", "unpausable", "now",
)  # fmt: skip


class Phase(Struct, tag_field="phase", tag=kebab):
    """Base of a game's phases. Overrides narrow `Any` to the game's types, `t` to `Table[Mill]`: this file cannot name
    `Table`, which imports it. Call push, become or pop last in a hook. Phases hold no secrets, which belong in the
    state, and no cards, since `unwind` drops phases."""

    hush: ClassVar[int] = 0  # the least duration of a sealed round in ms, so that speed reveals nothing
    is_over: ClassVar[bool] = False  # the result is public while this phase runs: sights carry the outcome
    shortest: ClassVar[int | None] = None  # ms after which stored silence of earlier rules still counts

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        steps = getattr(cls, "order", ())
        for name, value in vars(cls).items():
            if not callable(value) or name.startswith("__") or name in _HOOKS or name in steps:
                continue  # to compare names is slow
            if close := get_close_matches(name, _HOOKS, 1, 0.75):
                raise Mistake("misspelt", f"{cls.__name__}.{name} is never called: did you mean {close[0]}? Rename it.")

    def now(self, state: Any) -> Say:
        """A message about what is happening, for every viewer."""
        return say("kit-playing")

    def hushing(self, state: Any) -> int:
        """The least duration of a sealed round in ms; override it if the table's options set it."""
        return self.hush

    def began(self, t: Any) -> None:
        """Called when the phase has been put on the stack."""

    def asks(self, state: Any) -> Iterable[Ask]:
        """The questions. Pure; who is asked may depend on public facts only. If nobody is, `run` is called."""
        return ()

    def run(self, t: Any) -> None:
        """Called when nobody is asked: do what happens automatically."""
        raise NotImplementedError(f"{type(self).__name__} asks nobody and has no run: write `run`, or ask a seat")

    def answered(self, t: Any, seat: Seat, move: Any) -> None:
        """Apply a seat's legal answer."""
        raise NotImplementedError(f"{type(self).__name__}.answered is missing: apply the answers to its questions")

    def unsealed(self, t: Any, answers: Any) -> None:
        """Apply all sealed answers, dict[Seat, Move], at once; `t.felt` has the time of each."""
        raise NotImplementedError(f"{type(self).__name__}.unsealed is missing: apply the answers to its sealed asks")

    def resumed(self, t: Any, done: Any) -> None:
        """Called when a phase pushed by this one has popped; `done` is that phase, with its result in its fields."""

    def expired(self, t: Any, ask: Ask, draft: Move | None) -> None:
        """The asked seat's time is over. `draft`: the legal part of its draft."""
        move = ask.otherwise if draft is None else draft
        if move is None:
            raise NotImplementedError(
                f"{type(self).__name__}: {ask.say.key} has no answer for silence; give the ask an `otherwise`, "
                "or override `expired`"
            )
        self.answered(t, ask.seat, move)

    def skipped(self, t: Any, ask: Ask) -> None:
        """The asked seat is absent: away, or its connection is lost and its time and grace are over. Nobody may gain by
        it, and no draft is played in its name."""
        self.expired(t, ask, None)

    def left(self, t: Any, ask: Ask) -> None:
        """The asked seat has left for good, is out of the game, or was eliminated."""
        self.skipped(t, ask)

    def returned(self, t: Any, seat: Seat) -> None:
        """A seat that was away or left is held again; include it in questions that are put to all."""

    def unpausable(self, state: Any, seat: Seat) -> RuleId | None:
        """The rule by which this seat cannot pause now, or None."""
        return None


class Steps(Phase, kw_only=True):
    """A phase of named steps; `step` is the next one. For the step "aim", a question of the method `ask_aim` is asked
    if there is one (`answered` calls `advance`), else the method `aim` runs. A method may set `step` to jump."""

    order: ClassVar[tuple[str, ...]] = ()
    step: str = ""

    def __post_init__(self) -> None:
        if not self.step:
            self.step = self.order[0]

    def asks(self, state: Any) -> Iterable[Ask]:
        question = getattr(self, f"ask_{self.step}", None)
        return () if question is None else question(state)

    def run(self, t: Any) -> None:
        if self.step == "over":
            t.pop()
            return
        work = getattr(self, self.step, None)
        self.advance()
        if work is not None:
            work(t)

    def advance(self) -> None:
        """Go to the next step."""
        after = self.order.index(self.step) + 1
        self.step = self.order[after] if after < len(self.order) else "over"


class Timed(Phase, kw_only=True):
    """A phase with one clock for all its questions, `Ask(..., until=self.until)`, which stops while another phase runs
    on top of it."""

    until: int = 0
    covered_at: int = 0

    def is_open(self, t: Any) -> bool:
        """Whether the clock still runs, so that somebody who returns can answer."""
        return not self.until or bool(t.at < self.until)
