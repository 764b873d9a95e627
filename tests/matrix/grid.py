"""`expected.txt`, read: for each row a grid with states as lines and roles as columns, and in every cell `yes` or the reason of a
refusal. Nothing is allowed that is not a written yes."""

from collections.abc import Iterable
from pathlib import Path

from talewind.kit import Frozen

from .cast import ROLES, STATES, Role, State

FILE = Path(__file__).parent / "expected.txt"

# The words of the grid: a status of HTTP with its key, the code of a closed socket, or the refusal of a message.
REASONS: dict[str, frozenset[str]] = {
    "yes": frozenset({"yes"}),
    "yours": frozenset({"403 server-not-yours", "409 server-not-yours"}),
    "key": frozenset({"403 server-wrong-key", "409 server-carry-spent", "closed 4404"}),
    "host": frozenset({"403 server-host-only", "409 server-host-only"}),
    "site": frozenset({"403 server-foreign-origin", "closed 4403"}),
    "none": frozenset({"404 server-no-such-table", "closed 4404"}),
    "closed": frozenset({"409 server-table-closed"}),
    "begun": frozenset({"409 server-already-begun"}),
    "bound": frozenset({"409 book-bound"}),
    "going": frozenset({"409 server-not-over"}),
    "here": frozenset({"409 server-seat-is-here"}),
    "nobody": frozenset({"409 server-nobody-knocks"}),
    "empty": frozenset({"409 server-empty-seat"}),
    "full": frozenset({"409 server-table-full"}),
    "stays": frozenset({"409 server-host-stays"}),
    "piece": frozenset({"409 server-piece-taken"}),
    "asked": frozenset({"kit-not-asked"}),
    "stale": frozenset({"kit-stale"}),
    "left": frozenset({"kit-seat-was-left", "409 kit-seat-was-left"}),
    "paused": frozenset({"kit-is-paused"}),
    "runs": frozenset({"kit-not-paused"}),
    "awake": frozenset({"kit-not-asleep"}),
    "hushed": frozenset({"server-hushed"}),
    "undo": frozenset({"kit-nothing-to-undo"}),
    "offer": frozenset({"kit-not-offered"}),
    "screen": frozenset({"404 server-no-screen", "409 server-no-screen"}),
    "silent": frozenset({"silent"}),
}


class Wrong(ValueError):
    """One sentence about a line of `expected.txt`."""


class Grid(Frozen):
    cells: dict[tuple[State, Role], str]

    @property
    def yeses(self) -> int:
        return sum(word == "yes" for word in self.cells.values())


def read(text: str) -> dict[str, Grid]:
    """By the name of the row. Several names above one grid share it; `everybody yes` is a grid of its own."""
    found: dict[str, Grid] = {}
    for block in text.split("\n\n"):
        lines = [line for line in block.splitlines() if line.strip() and not line.startswith("#")]
        if not lines:
            continue
        names = [line for line in lines if line[0] != " "]
        grid = _grid(names, [line.split() for line in lines if line[0] == " "])
        for name in names:
            if name in found:
                raise Wrong(f"expected.txt has two grids for `{name}`.")
            found[name] = grid
    return found


def _grid(names: list[str], lines: list[list[str]]) -> Grid:
    if lines == [["everybody", "yes"]]:
        return Grid(dict.fromkeys(((state, role) for state in STATES for role in ROLES), "yes"))
    where = f"expected.txt, `{names[0] if names else lines[0]}`"
    if not names or tuple(lines[0]) != ROLES:
        raise Wrong(f"{where}: the first line under the name must be the roles: {' '.join(ROLES)}.")
    if [line[0] for line in lines[1:]] != list(STATES):
        raise Wrong(f"{where}: one line for each state, in this order: {' '.join(STATES)}.")
    cells = {}
    for state, *words in lines[1:]:
        if len(words) != len(ROLES) or not set(words) <= set(REASONS):
            raise Wrong(f"{where}, {state}: {len(ROLES)} words are needed, each of: {' '.join(REASONS)}.")
        cells.update({(state, role): word for role, word in zip(ROLES, words, strict=True)})
    return Grid(cells)  # type: ignore[arg-type]


def write(names: Iterable[str], cells: dict[tuple[State, Role], str]) -> str:
    """A grid as the file has it; to see what was found, or to begin with."""
    lines = [*names, " " * 9 + " ".join(f"{role:8}" for role in ROLES).rstrip()]
    for state in STATES:
        words = " ".join(f"{cells.get((state, role), '?'):8}" for role in ROLES)
        lines.append(f" {state:7} {words}".rstrip())
    return "\n".join(lines)
