"""The messages about tables by which processes inform each other on the bus."""

from talewind.kit import Frozen, Seat
from talewind.server.wire import Viewer


class News(Frozen):
    """One row of one table, with an already masked frame for each viewer known to listen. `only`: the seats that may
    notice the row; None: every viewer. A listener that may notice it and finds no frame reads the log. `row`: as it was
    committed; a process that has listeners plays it instead of reading the log, when it next needs the state. A process
    of an older version sends none."""

    table: str
    seq: int
    only: tuple[Seat, ...] | None
    frames: dict[Viewer, bytes]
    row: bytes | None = None
    rules: int = 0  # the version of the rules that have played it

    def lacks(self, viewer: Viewer) -> bool:
        """Whether the row makes a frame for this viewer that this message does not carry."""
        return viewer not in self.frames and (self.only is None or viewer in self.only)


class Wanted(Frozen):
    """A process announces its viewers of a table. `asks`: the other processes shall announce theirs. `head`: the newest row that it
    knows of; -1: none."""

    table: str
    viewers: tuple[Viewer, ...]
    asks: bool = False
    head: int = -1


class Ephemeral(Frozen):
    """A frame for every viewer of a table, or for one seat, that is not in the log; offline viewers miss it."""

    table: str
    frame: bytes
    seat: Seat | None = None  # None: every viewer
    but: Seat | None = None  # the seat that does not receive it
    drafting: bool = False  # the newest of these is sent with the welcome
