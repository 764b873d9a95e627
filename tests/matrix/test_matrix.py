"""Who may do what, and when: every route and every message, by every role, in every state of a table."""

import asyncio

import pytest

from .cast import ROLES, STATES, WHO, Role, State, scene_of
from .grid import FILE, REASONS, Grid, read
from .planted import ALL, nobody
from .rows import HTTP, MESSAGES, PUBLIC, ROWS, Row, kinds, routes
from .stage import Stage
from .trying import Tried, cell_of, differing, tried

pytestmark = [pytest.mark.long, pytest.mark.asyncio(loop_scope="module")]

EXPECTED = read(FILE.read_text())
SOCKET, POST = "SOCKET /ws/{table}", "POST /api/tables/{table}/messages"  # each message goes by both
AT_ONCE = 6
LOOKS = ("GET", "HEAD", "SOCKET")
WHERE = "add a row to tests/matrix/rows.py that says what is sent, and a grid to tests/matrix/expected.txt that says who may"


async def test_every_route_has_a_row(stage: Stage) -> None:
    tries = {f"{row.method} {row.path}" for row in ROWS.values()} | {POST}
    new, gone = routes(stage.app) - tries, tries - routes(stage.app) - {f"message {kind}" for kind in kinds()}
    assert not new, f"Nobody has said who may call {_listed(new)}: {WHERE}."
    assert not gone, f"There is no route {_listed(gone)} any more: take its rows out of tests/matrix."


async def test_every_message_has_a_row() -> None:
    new = set(kinds()) - {row.path for row in MESSAGES}
    assert not new, f"Nobody has said who may send the message {_listed(new)}: {WHERE}."


async def test_every_row_has_a_grid() -> None:
    missing, unused = ROWS.keys() - EXPECTED.keys(), EXPECTED.keys() - ROWS.keys()
    assert not missing, f"tests/matrix/expected.txt does not say who may do {_listed(missing)}."
    print("{} cells in all, {} of them allowed".format(*counted(EXPECTED)))
    assert not unused, f"tests/matrix/expected.txt has a grid for {_listed(unused)}, and rows.py has no such row."


async def test_every_row_is_somebodys() -> None:
    """Else a request that nobody could make would pass as a refusal."""
    vain = {name for name, grid in EXPECTED.items() if not grid.yeses and not ROWS[name].never}
    assert not vain, (
        f"Nobody may do {_listed(vain)} in any state: is the request right? If it is, mark the row `never`."
    )


async def test_every_secret_is_looked_for_as_it_looks(stage: Stage) -> None:
    """Those who may know it hear it; else a leak would not be noticed either."""
    heard, hearers = set[str](), list[tuple[Role, State]]([("host", "playing"), ("guest", "playing"), ("host", "over")])
    for role, state in hearers:
        for row in HTTP:
            heard |= set((await tried(await cell_of(stage, role, state), row, watched=False)).heard)
    unheard = {secret.what for secret in ALL if secret.knows is not nobody} - heard
    assert not unheard, (
        f"Nobody hears {_listed(unheard)}: its words in tests/matrix/planted.py are not those of the wire."
    )


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("door", ["http", "post", "socket"])
async def test_everybody_may_do_what_is_theirs_and_nothing_else(stage: Stage, state: State, door: str) -> None:
    rows = HTTP if door == "http" else MESSAGES
    turns, wrong = asyncio.Semaphore(AT_ONCE), list[str]()

    async def one(row: Row, role: Role) -> None:
        async with turns:
            got = await tried(await cell_of(stage, role, state), row, door)
            wrong.extend(faults(row, role, state, expected(row, role, state, door), got))

    async with asyncio.TaskGroup() as group:
        for row in rows:
            for role in ROLES:
                group.create_task(one(row, role))
    tell(
        wrong, len(rows) * len(ROLES), sum(expected(row, role, state, door) == "yes" for row in rows for role in ROLES)
    )


@pytest.mark.parametrize("state", STATES)
async def test_what_is_public_tells_nobody_a_secret(stage: Stage, state: State) -> None:
    wrong = []
    for role in ROLES:
        cell = await cell_of(stage, role, state)
        for row in PUBLIC:
            got = await tried(cell, row, watched=False)
            wrong += faults(row, role, state, EXPECTED[row.name].cells[state, role], got)
        if differing(cell.table.rows, await stage.rows(cell.table.id, cell.table.persons)):
            wrong.append(f"A page or a file that {WHO[role]} has read changed the table ({state}).")
    tell(wrong, len(PUBLIC) * len(ROLES), len(PUBLIC) * len(ROLES))


def expected(row: Row, role: Role, state: State, door: str) -> str:
    """A message by a socket comes as far as the socket."""
    let_in = EXPECTED[SOCKET].cells[state, role] if door == "socket" else "yes"
    return let_in if let_in != "yes" else EXPECTED[row.name].cells[state, role]


def faults(row: Row, role: Role, state: State, word: str, got: Tried) -> list[str]:
    """Sentences about one cell."""
    who, what = WHO[role], f"`{row.name}` (table: {state})"
    found = [f"{who} has heard {secret} by {what}" for secret in got.leaked]
    if got.outcome not in REASONS[word]:
        must = "be allowed" if word == "yes" else f"be refused: {' or '.join(sorted(REASONS[word]))}"
        found.append(f"{who} got `{got.outcome}` for {what}, and must {must}")
    elif (word != "yes" or row.method in LOOKS) and not set(got.changed) <= may_change(row, role, state):
        found.append(f"{who} got `{got.outcome}` for {what}, and yet {_listed(got.changed)} changed in the database")
    return [f"{sentence[0].upper()}{sentence[1:]}." for sentence in found]


def may_change(row: Row, role: Role, state: State) -> set[str]:
    """A refusal and a look change nothing; but whoever is lost and speaks to the table, or listens to it, is here again."""
    comes_back = scene_of(role, state).lost and (row.method in ("message", "SOCKET") or "/frames" in row.path)
    return {"moves"} if comes_back else set()


def tell(wrong: list[str], cells: int, yeses: int) -> None:
    print(f"{cells} cells, {yeses} of them allowed")
    listed = "\n  ".join(sorted(wrong)[:40])
    assert not wrong, f"{len(wrong)} faults in {cells} cells ({yeses} of them allowed):\n  {listed}"


def _listed(names: object) -> str:
    return ", ".join(f"`{name}`" for name in sorted(names))  # type: ignore[call-overload]


def counted(grids: dict[str, Grid]) -> tuple[int, int]:
    """Cells and yeses, each message by two doors."""
    twice = [grid for name, grid in grids.items() if name.startswith("message")]
    all_of_them = [*grids.values(), *twice]
    return sum(len(grid.cells) for grid in all_of_them), sum(grid.yeses for grid in all_of_them)
