"""The stage for a game other than Windmill: the same people and the same scenes, with moves that are legal in it."""

from typing import Any

import msgspec
from litestar import Litestar

from talewind.kit import Refused, due, sample
from talewind.kit.chance import Chance
from talewind.kit.clocks import deadline
from talewind.kit.rows import Answered, Came, Ended, Expired
from talewind.server.tables.loaded import store_snapshot

from .cast import HOST, LEAVER, REMOVED, Scene
from .stage import People, Stage

OPTIONS: dict[str, dict[str, Any]] = {
    "end_of_the_story": {},
    "story": {},
    "windward": {"on_leave": "remove"},
    "winter_tales": {},
}
CHAIRS = 5
LONG_ENOUGH = 40_000  # ms for an answer, also on a busy machine
ROWS = 12  # that are played before somebody leaves and somebody is removed


class OtherStage(Stage):
    def __init__(self, app: Litestar, game: str) -> None:
        super().__init__(app)
        self.game, self.options = game, OPTIONS[game]
        self._legal: dict[bool, Any] = {}  # by whether the host stands: there are two casts, and two games

    def move(self, message: str, scene: Scene) -> Any:
        return self._legal.get(scene.standing, {"move": "pass"})

    async def _played(self, standing: bool) -> tuple[str, People]:
        """The first seat is asked; two have gone meanwhile."""
        (table, persons), scene = await self._opened(standing), Scene("playing", standing)
        await self.does(HOST, "POST", f"/api/tables/{table}/start")
        for _ in range(ROWS):
            await self._answer(table)
        await self.does(LEAVER, "POST", f"/api/tables/{table}/messages", {"do": "leave", "id": "gone"})
        await self.does(scene.seats[0], "POST", f"/api/tables/{table}/remove", {"seat": scene.seat(REMOVED)})
        while (ask := await self._asked(table)) is None:
            await self._answer(table)
        legal = sample(ask.offers, (await self.services.keeper.loaded(table)).sitting.game.kinds, Chance(b"a try"))
        self._legal[standing] = msgspec.to_builtins(legal)
        await store_snapshot(self.shard, await self.services.keeper.loaded(table))
        return table, persons

    async def _asked(self, table: str) -> Any:
        """The open question of the first seat, if it has time for a try; None: it has none."""
        sitting = (await self.services.keeper.loaded(table)).sitting
        ask = next((ask for ask in sitting.step.asks if ask.seat == 0 and not ask.settled and not ask.opens), None)
        end = None if ask is None else deadline(sitting.game, sitting.state, ask)
        return ask if end is None or end - sitting.state.at >= LONG_ENOUGH else None

    async def _answer(self, table: str) -> None:
        """Somebody answers something, or a clock runs out for a seat that nobody holds."""
        dice = Chance(table.encode())

        def make(sitting: Any, at: int) -> Any:
            open_asks = [ask for ask in sitting.step.asks if not ask.settled]
            ask = next((ask for ask in open_asks if sitting.state.holds(ask.seat)), None)
            if ask is None:
                return Expired(due(sitting.game, sitting.state) or at, {})
            later = max(at, (ask.opens or 0) + sitting.state.slept)
            return Answered(
                later, ask.seat, sitting.state.asked[ask.seat], sample(ask.offers, sitting.game.kinds, dice)
            )

        await self.services.keeper.act(table, make)

    async def _play_on(self, table: str, done: Any) -> None:
        """To the end: all but one are lost, that one ends it when the table sleeps, and the others come back."""
        keeper = self.services.keeper
        held = [seat for seat in range(CHAIRS) if (await keeper.loaded(table)).sitting.state.holds(seat)]

        async def all_are(presence: Any) -> None:
            for seat in held[1:] if presence == "lost" else held:
                await keeper.act(table, lambda sitting, at, seat=seat: Came(at, seat, presence))  # type: ignore[misc]

        await all_are("lost")
        while (await keeper.loaded(table)).sitting.state.stack:
            try:
                await keeper.act(table, lambda sitting, at: Ended(at, held[0]))
            except Refused:  # it does not sleep before the open questions are settled
                await keeper.act(table, lambda sitting, at: Expired(due(sitting.game, sitting.state) or at, {}))
        await all_are("here")

    async def _hide(self, table: str, persons: People) -> None:
        """Its books are those of Windmill's tables: what is hidden there is tried with them."""
