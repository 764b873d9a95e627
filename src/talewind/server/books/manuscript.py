"""The manuscript of a table: the pages as the game gives them, before hidden parts are removed."""

from typing import Any

import msgspec

from talewind import games
from talewind.kit import AnyGame, Colophon, Frozen, Page, Sitting, State, open_table, row_type, stored, table_key
from talewind.server.record.game_file import GameFile, unfold
from talewind.server.tables import Gone, Header, Keeper


class Manuscript(Frozen):
    pages: tuple[Page, ...]
    shapes: tuple[str, ...]
    colophon: Colophon = Colophon()


_decode = msgspec.json.Decoder(Manuscript).decode


async def read_manuscript(keeper: Keeper, header: Header) -> Manuscript:
    """The manuscript of a running or finished game, from its state; of a bound book, as it was stored."""
    if header.status != "folded":
        try:
            return await _of_loaded(keeper, header)
        except Gone:
            if header.status != "over":  # otherwise it was bound a moment ago
                raise
    shard = keeper.shards.of(header.id)
    bound = await shard.fetchval("select bound from books where table_id = $1", header.id)
    if bound is not None:
        return _decode(bound)
    folded = await shard.fetchval("select folded from finished where table_id = $1", header.id)
    if folded is None:
        raise Gone(header.id)
    found = _of_file(unfold(folded))  # folded before manuscripts were stored
    await _keep(keeper, header.id, found)
    return found


async def bind_manuscript(keeper: Keeper, header: Header) -> None:
    """Store the pages of a finished game while its state still exists."""
    await _keep(keeper, header.id, await _of_loaded(keeper, header))


async def _keep(keeper: Keeper, table: str, manuscript: Manuscript) -> None:
    await keeper.shards.of(table).execute(
        "insert into books (table_id, bound) values ($1, $2) on conflict (table_id) do update set bound = excluded.bound",
        table, msgspec.json.encode(manuscript),
    )  # fmt: skip


async def _of_loaded(keeper: Keeper, header: Header) -> Manuscript:
    """From the newest row, whichever process has written it."""
    return _of_state(header.game, (await keeper.newest(header.id)).sitting.state)


def _of_state(game: AnyGame, state: State[Any]) -> Manuscript:
    return Manuscript(tuple(game.pages(state)), game.shapes(state), game.colophon(state))


def _of_file(file: GameFile) -> Manuscript:
    game = games.load(file.game)
    key = table_key(bytes.fromhex(file.secret), [bytes.fromhex(nonce) for nonce in file.nonces])
    options = stored(game, bytes(file.options))
    sitting = Sitting(game, key, open_table(game, file.seats, options, key, file.opened_at, file.rules))
    decode = msgspec.json.Decoder(row_type(game)).decode
    for row in file.rows[1:]:
        sitting.take(decode(row.body))
    return _of_state(game, sitting.state)
