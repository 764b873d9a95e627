"""Who somebody is counts alike at the tables of every game. `expected.txt` is written for Windmill; a refusal because of who one is
must be the same elsewhere, and whoever has a seat is refused by the rules or the state of the table alone."""

import asyncio

import pytest
import pytest_asyncio
from litestar import Litestar

from .cast import ROLES, WHO, Role, State
from .grid import FILE, REASONS, read
from .other_stage import OPTIONS, OtherStage
from .rows import HTTP, MESSAGES, Row
from .test_matrix import AT_ONCE, LOOKS, expected, may_change, tell
from .trying import Tried, cell_of, tried

pytestmark = [pytest.mark.long, pytest.mark.asyncio(loop_scope="module")]

GAMES = tuple(OPTIONS)
PLACES: tuple[State, ...] = ("playing", "over")
EXPECTED = read(FILE.read_text())
WHO_ONE_IS = ("key", "site", "yours", "screen")  # words of the grid that do not ask how the game stands
ABOUT_PEOPLE = frozenset().union(*(REASONS[word] for word in (*WHO_ONE_IS, "host")))
SEATLESS = (
    "stranger",
    "other",
    "joiner",
    "watcher",
    "knocker",
    "refused",
    "removed",
    "shoulder",
    "forged",
    "foreign",
    "standing",
)
# What is sent is Windmill's own, or the answer takes seconds and comes from the same door as the book's pages.
LEFT_OUT = ("/options", "/piece", "/api/tables", "/reasons", "/older/view/{field}", "/book.pdf", "/book.png")


@pytest_asyncio.fixture(scope="module", loop_scope="module", params=GAMES)
async def stage(app: Litestar, request: pytest.FixtureRequest) -> OtherStage:
    stage = OtherStage(app, request.param)
    await stage.open()
    return stage


def rows() -> list[Row]:
    kept = [row for row in HTTP if not row.path.endswith(LEFT_OUT)]
    return [*kept, *MESSAGES]


async def test_the_first_seat_may_answer_in_every_game(stage: OtherStage) -> None:
    """Else every answer would pass as a refusal. First, before its time is up."""
    answer = next(row for row in MESSAGES if row.path == "answer")
    got = await tried(await cell_of(stage, "host", "playing"), answer, "socket")
    assert (got.outcome, "moves" in got.changed) == ("yes", True)


@pytest.mark.parametrize("state", PLACES)
async def test_who_one_is_counts_alike_in_every_game(stage: OtherStage, state: State) -> None:
    turns, wrong = asyncio.Semaphore(AT_ONCE), list[str]()

    async def one(row: Row, role: Role) -> None:
        async with turns:
            got = await tried(await cell_of(stage, role, state), row, "post")
            wrong.extend(f"{stage.game}: {fault}" for fault in faults(row, role, state, got))

    async with asyncio.TaskGroup() as group:
        for row in rows():
            for role in ROLES:
                group.create_task(one(row, role))
    cells = len(rows()) * len(ROLES)
    tell(wrong, cells, 0)


def faults(row: Row, role: Role, state: State, got: Tried) -> list[str]:
    word = expected(row, role, state, "post")
    found = [f"{WHO[role]} has heard {secret} by `{row.name}` ({state})" for secret in got.leaked]
    fixed = word in WHO_ONE_IS or (role in SEATLESS and row.method == "message")
    if fixed and got.outcome not in REASONS[word]:
        found.append(f"{WHO[role]} got `{got.outcome}` for `{row.name}` ({state}), and must get `{word}`")
    if word == "yes" and role not in SEATLESS and got.outcome in ABOUT_PEOPLE:
        found.append(f"{WHO[role]} got `{got.outcome}` for `{row.name}` ({state}), and it is theirs")
    if (got.outcome != "yes" or row.method in LOOKS) and not set(got.changed) <= may_change(row, role, state):
        found.append(f"{WHO[role]} got `{got.outcome}` for `{row.name}` ({state}), and yet {got.changed} changed")
    return found
