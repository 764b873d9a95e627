"""Leaks planted on purpose, one at a time, and the suite that must find each. A suite that finds none of its leaks proves nothing."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec
from msgspec import structs

from talewind import games
from talewind.bots import times
from talewind.kit import Frozen, Passage, Refusal, Refused, say
from talewind.server import wire
from talewind.server.base.clock import now
from talewind.server.doors import answering
from talewind.server.live import frames, hub
from talewind.server.live.drafting import Drafting
from talewind.server.live.outlook import Outlook
from talewind.server.tables import bots, lobby

type Planting = Callable[[], AbstractContextManager[Any]]


def _views(name: str, change: Callable[[Any, Any], Any]) -> AbstractContextManager[Any]:
    """Every view of a game, changed by something in the state."""
    game = games.load(name)
    view = game.view

    def changed(_game: Any, state: Any, seat: Any) -> Any:
        return change(state, view(state, seat))

    def each(_game: Any, state: Any, seats: Any) -> Any:
        return {seat: changed(None, state, seat) for seat in seats}

    return patch.multiple(type(game), view=changed, views=each)


def count_of_hidden_cards() -> AbstractContextManager[Any]:
    return _views("winter_tales", lambda state, view: structs.replace(view, sizes=tuple(map(len, state.hands))))


def order_of_a_list() -> AbstractContextManager[Any]:
    """The pictures that lie open begin with the hidden one."""

    def turned(state: Any, view: Any) -> Any:
        start = state.grid.index(state.card) if state.card in state.grid else 0
        return structs.replace(view, grid=view.grid[start:] + view.grid[:start])

    return _views("windmill", turned)


def length_of_a_frame() -> AbstractContextManager[Any]:
    honest = frames.frames_of

    def padded(played: Any, viewers: Any, *more: Any) -> Any:
        length = len(msgspec.json.encode(played.step.state)) + len(str(played.step.state)[:900].split("a"))
        return {viewer: raw + b" " * length for viewer, raw in honest(played, viewers, *more).items()}

    return patch.object(frames, "frames_of", padded)


def pause_by_the_true_hand() -> AbstractContextManager[Any]:
    return patch.object(bots, "_pause", lambda header, sitting, ask: times.choose(ask.offers))


def refusal_that_names_a_card() -> AbstractContextManager[Any]:
    """A refusal says which cards the seat to the left holds."""
    honest = answering.obeyed

    async def obeyed(message: Any, listener: Any, seat: Any, arrived: int, services: Any) -> Any:
        try:
            return await honest(message, listener, seat, arrived, services)
        except Refused as no:
            state = (await services.keeper.loaded(listener.table)).sitting.state
            card = state.hands[(seat + 1) % state.seats][0]
            raise Refused(Refusal(say(no.refusal.say.key, card=card))) from no

    return patch.object(answering, "obeyed", obeyed)


def draft_to_everybody() -> AbstractContextManager[Any]:
    """Every draft is read along, also where the rules keep it private."""
    honest = Drafting.wrote

    def wrote(self: Any, table: str, seat: int, number: int, ask: Any, draft: Any, alone: bool) -> None:
        text = next((value.text for value in structs.asdict(draft).values() if isinstance(value, Passage)), "")
        for listener in hub_of(self).listeners.get(table, ()):
            listener.give(wire.write(wire.Drafting(seat, number, text)))
        honest(self, table, seat, number, ask, draft, alone)

    return patch.object(Drafting, "wrote", wrote)


def hub_of(drafting: Drafting) -> Any:
    return drafting.say.__self__  # type: ignore[attr-defined]


def view_of_another_seat() -> AbstractContextManager[Any]:
    """Everybody is served the frame of the one before."""
    honest = frames.frames_of

    def cached(played: Any, viewers: Any, *more: Any) -> Any:
        made = honest(played, viewers, *more)
        raws = list(made.values())
        return dict(zip(made, raws[-1:] + raws[:-1], strict=True))

    return patch.object(hub, "frames_of", cached)


def secret_in_the_welcome() -> AbstractContextManager[Any]:
    honest = Outlook.welcome

    def welcome(self: Any, *given: Any) -> Any:
        return structs.replace(honest(self, *given), names=(self.loaded.header.secret.hex(),))

    return patch.object(Outlook, "welcome", welcome)


def seed_from_the_time() -> AbstractContextManager[Any]:
    return patch.object(lobby, "secrets", SimpleNamespace(token_bytes=lambda n: Random(now()).randbytes(n)))


class Planted(Frozen):
    """`games`: the numbers of games in which the suite looks for it, until it is found; the game is the number modulo five."""

    suite: str
    plant: Planting
    games: tuple[int, ...]
    says: str  # a part of the fault that must be found


PLANTED: dict[str, Planted] = {
    "the count of hidden cards is in the view": Planted("sizes", count_of_hidden_cards, (4,), "the welcome differs"),
    "an open list is ordered by a hidden card": Planted("sizes", order_of_a_list, (2,), "the welcome differs"),
    "a frame is as long as the state": Planted("sizes", length_of_a_frame, (1,), "the frame differs"),
    "a bot thinks as long as its hand is large": Planted("sizes", pause_by_the_true_hand, (4, 9, 14), "the time of a bot differs"),
    "a refusal names a card": Planted("wire-tap", refusal_that_names_a_card, (6, 11, 16), "an answer gave"),
    "a draft is sent to everybody": Planted("wire-tap", draft_to_everybody, (1, 6, 11), "a frame after a draft gave"),
    "a view is cached for the wrong seat": Planted("wire-tap", view_of_another_seat, (1, 6, 11), "a frame after row"),
    "the secret is in the welcome": Planted("wire-tap", secret_in_the_welcome, (2,), "the secret of the table"),
    "the seed comes from the time": Planted("seed-attack", seed_from_the_time, (2,), "attack on the time"),
    "the seed is in a message": Planted("seed-attack", secret_in_the_welcome, (2,), "attack on the bytes"),
}  # fmt: skip
