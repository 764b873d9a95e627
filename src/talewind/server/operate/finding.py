"""The doctor's findings: one line per check."""

from typing import Literal

from talewind.kit import Frozen

type Mark = Literal["well", "note", "WRONG"]


class Finding(Frozen):
    """The subject of a check, whether it is all right, and its state or how to fix it. A note is all right, and worth knowing."""

    about: str
    well: bool
    words: str
    is_note: bool = False

    @property
    def mark(self) -> Mark:
        return "WRONG" if not self.well else "note" if self.is_note else "well"


def note(about: str, words: str) -> Finding:
    return Finding(about, True, words, is_note=True)
