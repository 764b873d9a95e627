"""Voices: in a book whose seats have changed hands, a number names a voice instead of a seat. The first numbers are the seats, for their
holders now; earlier holders follow, and then all holders of a seat together, for what is said of a whole game."""

from collections.abc import Mapping
from typing import NamedTuple

from talewind.kit import Seat
from talewind.server.tables.hands import ToldSoFar
from talewind.server.tables.header import REMOVED

from .book import BookHidden
from .hiding import NOTHING, Hidden
from .manuscript import Manuscript

HOUSE = ""  # in place of a name: a bot that plays on for somebody


class Voice(NamedTuple):
    """One holder of a seat. `person` None: a bot. `together`: the voices that it stands for, if it is none of its own."""

    seat: Seat
    holder: int | None
    person: str | None
    name: str
    together: tuple[int, ...] = ()


class Stretch(NamedTuple):
    """From a row on a seat has this holder. `told`: what was told before."""

    holder: int | None
    told: ToldSoFar


class Voiced(NamedTuple):
    """A manuscript with the numbers of voices in place of seats. `people`: how many of the voices are not of several together."""

    manuscript: Manuscript
    voices: tuple[Voice, ...]
    people: int

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(voice.seat for voice in self.voices)

    def own(self, person: str | None) -> frozenset[int]:
        """The voices of a person."""
        if person in (None, REMOVED):
            return frozenset()
        return frozenset(n for n, voice in enumerate(self.voices[: self.people]) if voice.person == person)

    def names(self, hidden: Hidden, house: str) -> list[str | None]:
        """None: a hidden name. Several together are named only if each of them is. `house`: a bot that plays on for somebody."""
        each = [None if hidden.get(n, NOTHING).name else voice.name or house for n, voice in enumerate(self.voices)]
        for n, voice in enumerate(self.voices[self.people :], self.people):
            names = [name for one in voice.together if (name := each[one]) is not None]
            each[n] = " / ".join(names) if len(names) == len(voice.together) else None
        return each

    def of_voices(self, hidden: Mapping[tuple[Seat, int | None], BookHidden]) -> Hidden:
        """What each voice hides, from what each holder of a seat does."""
        found = ((n, hidden.get((voice.seat, voice.holder))) for n, voice in enumerate(self.voices[: self.people]))
        return {n: what for n, what in found if what}
