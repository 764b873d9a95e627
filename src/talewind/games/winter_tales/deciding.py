"""One player decides, within the time for decisions."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from talewind.kit import Ask, Move, Offer, Phase, RuleId, Say, Seat, say, tag_of

from .state import T, Winter


class Deciding(Phase):
    """A question to one seat. Silence, and a seat that nobody holds, answer as `usual` says; so does a seat without a choice."""

    window: ClassVar[str] = ""
    seat: Seat

    def now(self, state: Winter) -> Say:
        return say(f"winter_tales-now-{tag_of(self)}", seat=self.seat)

    def prompt(self, state: Winter) -> Say:
        raise NotImplementedError(f"{type(self).__name__}.prompt is missing: return the question's text")

    def offers(self, state: Winter) -> Sequence[Offer]:
        raise NotImplementedError(f"{type(self).__name__}.offers is missing: return the offers; none: no choice")

    def shut(self, state: Winter) -> dict[str, RuleId]:
        """Kinds of move that are closed, each with its rule."""
        return {}

    def usual(self, state: Winter) -> Any:
        """The move of the table of defaults."""
        raise NotImplementedError(f"{type(self).__name__}.usual is missing: return the answer of silence")

    def lasting(self, state: Winter) -> int:
        return state.options.decision

    def asks(self, state: Winter) -> Iterable[Ask]:
        if state.holds(self.seat) and (offers := tuple(self.offers(state))):
            usual: Move = self.usual(state)
            prompt, shut, lasts = self.prompt(state), self.shut(state), self.lasting(state)
            yield Ask(self.seat, prompt, offers, shut, otherwise=usual, window=self.window, lasts=lasts)

    def run(self, t: T) -> None:
        self.answered(t, self.seat, self.usual(t.state))
