"""Retention periods: four settings, in days or for ever."""

from collections.abc import Mapping

from talewind.kit import Frozen

FOR_EVER = "for-ever"
DAY = 24 * 3_600 * 1_000  # ms


class BadRetention(ValueError):
    """A retention setting is invalid; the message is one sentence for the operator."""


class Keep(Frozen, kw_only=True):
    """Periods in days; None means for ever."""

    open: int | None = 2  # tables whose game never began, counted from the last visit
    left: int | None = 60  # abandoned games: no move, and nobody connected
    finished: int | None = None  # finished games, with their books
    people: int | None = None  # players of finished games, counted from their last visit: the games stay, without names


def read_keep(environ: Mapping[str, str]) -> Keep:
    """Read TALEWIND_KEEP_OPEN, _LEFT, _FINISHED and _PEOPLE.

    >>> read_keep({"TALEWIND_KEEP_LEFT": "30", "TALEWIND_KEEP_OPEN": "for-ever"})
    Keep(open=None, left=30, finished=None, people=None)
    """
    found: dict[str, int | None] = {}
    for kind in Keep.__struct_fields__:
        name = f"TALEWIND_KEEP_{kind.upper()}"
        words = environ.get(name, "").strip()
        if words and words != FOR_EVER and not (words.isdecimal() and words.isascii() and 0 < int(words) < 100_000):
            raise BadRetention(f"{name} is {words!r}; it must be a number of days, at least 1, or {FOR_EVER}.")
        if words:
            found[kind] = None if words == FOR_EVER else int(words)
    return Keep(**found)
