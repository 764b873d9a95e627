"""Which of the installed games a server offers: TALEWIND_GAMES."""

from collections.abc import Collection

type Offered = frozenset[str] | None  # None: every installed game

WITHOUT = "-"  # before the name of a game that is left out


class BadOffer(ValueError):
    """TALEWIND_GAMES is invalid; the message is one sentence for the operator."""


def read_offered(words: str, installed: Collection[str]) -> Offered:
    """Parse TALEWIND_GAMES: ids of games, comma-separated, or ids after a minus sign, of games that are left out.

    >>> sorted(read_offered("story, windmill", ["story", "windmill", "windward"]))
    ['story', 'windmill']
    >>> sorted(read_offered("-windmill", ["story", "windmill", "windward"]))
    ['story', 'windward']
    """
    said = [word.strip() for word in words.split(",") if word.strip()]
    if not said:
        return None
    named = [word.removeprefix(WITHOUT).strip() for word in said]
    for name in named:
        if name not in installed:
            there = ", ".join(sorted(installed)) or "none"
            raise BadOffer(f"TALEWIND_GAMES names {name!r}, and no such game is installed. Installed: {there}.")
    without = sum(word.startswith(WITHOUT) for word in said)
    if 0 < without < len(said):
        raise BadOffer(
            "TALEWIND_GAMES mixes games and games to leave out; name those that are offered (story,windmill), or those that are not "
            "(-story,-windmill)."
        )
    offered = frozenset(installed) - frozenset(named) if without else frozenset(named)
    if not offered:
        raise BadOffer("TALEWIND_GAMES leaves every installed game out: no table could be opened.")
    return offered
