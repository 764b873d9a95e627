"""What each viewer of a table may have read by now, worked out from the state with the kit, without the server's frames.

A token (a marker of a text, the name of a card) may reach a viewer only after it was in the viewer's sight both in the true
state and in a world that the viewer cannot tell apart from it, or in an event for the viewer. What is in the state but not in such a
world is hidden, whatever a view or an event says."""

import re
from typing import Any

import msgspec

from talewind.kit import AnyGame, Chance, Seat, Step, look
from talewind.kit.worlds import world_of
from talewind.server.wire import Viewer

from .markers import MARKER, pattern_of, tokens_in


class Knowledge:
    """`step`: the last row's, set by the caller after each row."""

    def __init__(self, game: AnyGame, step: Step[Any], seed: str) -> None:
        self.game, self.step = game, step
        self.dice = Chance(f"knowledge {seed}".encode())
        cards = pattern_of(game.cards(step.state))
        self.patterns: list[re.Pattern[bytes]] = [MARKER, *([cards] if cards else [])]
        self.known: dict[Viewer, set[bytes]] = {viewer: set() for viewer in (*range(step.state.seats), None)}

    def tokens(self, raw: bytes) -> set[bytes]:
        return tokens_in(raw, self.patterns)

    def wrote(self, seat: Seat, raw: bytes) -> None:
        """A seat knows the texts that it has written."""
        self.known[seat] |= set(MARKER.findall(raw))

    def read_along(self, text: str) -> None:
        for known in self.known.values():
            known |= set(MARKER.findall(text.encode()))

    def unknown(self, viewer: Viewer, raw: bytes) -> set[bytes]:
        """The tokens in these bytes that the viewer may not know now."""
        new = self.tokens(raw) - self.known[viewer]
        if new:
            self.known[viewer] |= self._may_know(viewer)
        return new - self.known[viewer]

    def _may_know(self, viewer: Viewer) -> set[bytes]:
        game, state = self.game, self.step.state
        world = world_of(game, state, viewer, self.dice)
        seen = self._sighted(state, viewer) & self._sighted(world, viewer)
        hidden = self._held(state) - self._held(world)
        return (seen | self.tokens(msgspec.json.encode(self.step.heard(viewer)))) - hidden

    def _sighted(self, state: Any, viewer: Viewer) -> set[bytes]:
        return self.tokens(msgspec.json.encode(look(self.game, state, viewer)))

    def _held(self, state: Any) -> set[bytes]:
        """The texts in a state."""
        return set(MARKER.findall(msgspec.json.encode(state)))
