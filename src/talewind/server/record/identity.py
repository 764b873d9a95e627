"""The identity of a shard: each database stores its own number and the id of its installation. A table's id contains the number
of its shard, so databases listed in another order would make every table unreachable."""

import secrets

from talewind.kit import Frozen
from talewind.server.base.ids import LETTERS
from talewind.server.base.settings import BadSetting

from .shard import Connection

MARK = "insert into shard (number, installation) values ($1, $2) on conflict do nothing"
FOREIGN = "select left(id, 1) from tables where left(id, 1) <> $1 limit 1"


class Mark(Frozen):
    """What a database stores about itself."""

    number: int
    installation: str


async def mark_of(connection: Connection) -> Mark | None:
    """None: the database is new, or was used before databases were marked."""
    found = await connection.fetchrow("select number, installation from shard")
    return Mark(found["number"], found["installation"]) if found else None


def check_mark(mark: Mark, number: int, installation: str | None) -> None:
    """Check that a database has the expected number and belongs to the installation of the others."""
    if installation is not None and mark.installation != installation:
        raise BadSetting(
            f"Database {number + 1} belongs to another installation than those before it; look at TALEWIND_DATABASES."
        )
    if mark.number != number:
        raise _misplaced(number, mark.number)


async def identify(connection: Connection, number: int, installation: str | None) -> str:
    """Check a database's mark, or mark it if it has none, and return its installation. `installation` is None for the first
    database, which may begin a new one. If several processes start at once, the first one's mark holds."""
    if await mark_of(connection) is None:
        await _refuse_others_tables(connection, number)
        await connection.execute(MARK, number, installation or secrets.token_hex(8))
    mark = await mark_of(connection)
    assert mark is not None
    check_mark(mark, number, installation)
    return mark.installation


async def _refuse_others_tables(connection: Connection, number: int) -> None:
    letter = await connection.fetchval(FOREIGN, LETTERS[number])
    if letter is not None:
        raise _misplaced(number, LETTERS.index(letter))


def _misplaced(number: int, true_number: int) -> BadSetting:
    return BadSetting(
        f"Database {number + 1} of TALEWIND_DATABASES is database {true_number + 1} of its installation: give each once, in the "
        "order they were first given in."
    )
