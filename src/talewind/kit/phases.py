"""Phases: frames of the rules' call stack, as data."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, ClassVar

from msgspec import Struct

from .asks import Ask
from .base import Move, RuleId, Say, Seat, kebab, say

_HOOKS = (
    "began", "asks", "run", "answered", "unsealed", "resumed", "expired", "skipped", "left", "returned", "unpausable", "now",
)  # fmt: skip


class Phase(Struct, tag_field="phase", tag=kebab):
    """Overrides narrow `Any` to the game's own types. A push, become or pop is the last statement of a hook.
    Phases hold no secrets: hidden data lives in the state. Nor should they hold cards: `unwind` drops them."""

    hush: ClassVar[int] = 0  # ms a sealed round lasts at least, so that speed tells nothing
    is_over: ClassVar[bool] = False  # the result is announced while this phase runs: sights carry the outcome

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        steps = getattr(cls, "order", ())
        for name in vars(cls):
            close = get_close_matches(name, _HOOKS, 1, 0.75) if name not in _HOOKS and name not in steps else []
            if close and callable(vars(cls)[name]):
                raise TypeError(f"{cls.__name__}.{name} is never called: did you mean {close[0]}?")

    def now(self, state: Any) -> Say:
        """What is happening, in words that anybody may hear."""
        return say("kit-playing")

    def hushing(self, state: Any) -> int:
        """How long a sealed round lasts at least, in ms, where the table chooses it."""
        return self.hush

    def began(self, t: Any) -> None:
        """It has just come onto the stack."""

    def asks(self, state: Any) -> Iterable[Ask]:
        """Who is asked what. Pure, and by public facts only as to who. Nobody: `run`."""
        return ()

    def run(self, t: Any) -> None:
        """Nobody is asked: what happens by itself."""
        raise NotImplementedError(f"{type(self).__name__} asks nobody and has no run")

    def answered(self, t: Any, seat: Seat, move: Any) -> None:
        """A seat has answered, legally."""
        raise NotImplementedError(f"{type(self).__name__}.answered")

    def unsealed(self, t: Any, answers: Any) -> None:
        """All sealed answers at once: dict[Seat, Move]; `t.felt` says when each was given."""
        raise NotImplementedError(f"{type(self).__name__}.unsealed")

    def resumed(self, t: Any, done: Any) -> None:
        """A phase pushed by this one has popped: `done` is that phase; its fields are its result."""

    def expired(self, t: Any, ask: Ask, draft: Move | None) -> None:
        """The asked seat's time is over. `draft`: what is legal of its unfinished answer."""
        move = ask.otherwise if draft is None else draft
        if move is None:
            raise NotImplementedError(f"{type(self).__name__}: silence means nothing here; give the ask an `otherwise`")
        self.answered(t, ask.seat, move)

    def skipped(self, t: Any, ask: Ask) -> None:
        """The asked seat is absent: away, or its connection is lost and its time, with all grace, is over. Nobody may gain
        by it, and an unfinished answer is not given in its name."""
        self.expired(t, ask, None)

    def left(self, t: Any, ask: Ask) -> None:
        """The asked seat has just left for good, or is out of the game."""
        self.skipped(t, ask)

    def returned(self, t: Any, seat: Seat) -> None:
        """A seat that was away or left is held by somebody again. What all are asked together it is asked from now on."""

    def unpausable(self, state: Any, seat: Seat) -> RuleId | None:
        """The rule by which this seat cannot stop the clocks now."""
        return None


class Steps(Phase, kw_only=True):
    """A phase that goes through named steps. `step` is what comes next: if there is a method `ask_aim` for the step
    "aim" and it has a question, that is asked (and `answered` calls `advance`), else the method `aim` runs. A method may
    set `step` to go elsewhere."""

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
        """On to the next step."""
        after = self.order.index(self.step) + 1
        self.step = self.order[after] if after < len(self.order) else "over"


class Timed(Phase, kw_only=True):
    """A phase with one clock for all its questions, `Ask(..., until=self.until)`, which stands still while another
    phase runs on top of it."""

    until: int = 0
    covered_at: int = 0
