"""Screens in living rooms: a screen shows a code, and somebody at a table lets it in. Then it is an onlooker like any other. It
follows the person who let it in to the rematch of the table, and nobody else."""

from talewind.kit import Frozen, refuse
from talewind.server.base.bounds import Bounds
from talewind.server.base.clock import now
from talewind.server.base.ids import LETTERS, letters
from talewind.server.record import Shards, UnknownShard

from .header import Header, hashed
from .keys import LENGTH
from .lobby import CODE_LENGTH, Lobby
from .rematches import Rematches


class Screen(Frozen):
    """A code to be shown, and the screen's own key, by which it asks again."""

    code: str
    key: str


class Admitted(Frozen):
    """The table that a screen was let in to, with the key for onlookers and the table's short code."""

    table: str
    watch_key: str
    code: str | None


class Screens:
    def __init__(self, shards: Shards, lobby: Lobby, rematches: Rematches, bounds: Bounds | None = None) -> None:
        self.shards, self.lobby, self.rematches, self.bounds = shards, lobby, rematches, bounds or Bounds()

    async def open(self) -> Screen:
        """A new screen that waits; those whose time is over are deleted."""
        at, key = now(), letters(LENGTH)
        code = self.shards.new_id()[0] + letters(CODE_LENGTH - 1)
        shard = self.shards.of(code)
        await shard.execute("delete from screens where until <= $1", at)
        await shard.execute(
            "insert into screens (code, key, until) values ($1, $2, $3)",
            code, hashed(key), at + self.bounds.screen_seconds * 1_000,
        )  # fmt: skip
        return Screen(code, key)

    async def admitted(self, code: str, key: str) -> Admitted | None:
        """Where the screen was let in, or the newest rematch that it follows; None: it still waits. LookupError: there is no
        such screen."""
        if not _is_code(code):
            raise LookupError(code)
        found = await self.shards.of(code).fetchrow(
            "select table_id, person from screens where code = $1 and key = $2 and until > $3", code, hashed(key), now()
        )
        if found is None:
            raise LookupError(code)
        if found["table_id"] is None:
            return None
        header = await self.lobby.header(found["table_id"])
        while found["person"] and (following := await self._following(header, found["person"])):
            header = following
        if header.id != found["table_id"]:
            await self._move(code, header.id)
        return Admitted(header.id, self.lobby.keyring.watch(header.id), header.code)

    async def let_in(self, header: Header, person: str, code: str) -> None:
        """Let a screen look on, by anybody with a seat. A screen is let in once: its code on a wall opens nothing more."""
        if header.seat_of(person) is None:
            raise refuse("server-not-yours")
        if not header.chosen().spectators:
            raise refuse("server-no-onlookers")
        code = code.upper().replace(" ", "")
        try:
            given = _is_code(code) and await self._give(header.id, person, code)
        except UnknownShard:  # its first letter names none
            given = False
        if not given:
            raise refuse("server-no-screen")

    async def _following(self, header: Header, person: str) -> Header | None:
        """The rematch, if this person sits there and it can be watched: whoever could let the screen in once more."""
        following = await self.rematches.next_header(header.id)
        if following is None or following.seat_of(person) is None or not following.chosen().spectators:
            return None
        return following

    async def _give(self, table: str, person: str, code: str) -> bool:
        given: str | None = await self.shards.of(code).fetchval(
            "update screens set table_id = $2, person = $3, until = $4 "
            "where code = $1 and table_id is null and until > $5 returning code",
            code, table, person, self._evening(), now(),
        )  # fmt: skip
        return given is not None

    async def _move(self, code: str, table: str) -> None:
        await self.shards.of(code).execute(
            "update screens set table_id = $2, until = $3 where code = $1", code, table, self._evening()
        )

    def _evening(self) -> int:
        return now() + self.bounds.screen_follows * 1_000


def _is_code(code: str) -> bool:
    return len(code) == CODE_LENGTH and set(code) <= set(LETTERS)
