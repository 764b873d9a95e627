"""Other worlds: states that a seat cannot tell apart from the true one, the fields in which they differ, and whether its sight is
equal in all of them."""

from collections.abc import Iterator
from hashlib import blake2b
from itertools import islice
from typing import Any

from talewind.kit import Chance, Seat, Sight, look, worlds_of

from .history import History
from .showing import plain

MOST = 12  # worlds at once: each is a whole state


def other_worlds(history: History, seq: int, viewer: Seat | None, number: int) -> dict[str, Any]:
    """`differ`: the paths of the fields that are not the same in the true state and in all worlds. `leaks`: by world, where the viewer's
    sight differs from the true one; None: it is equal, as it must be."""
    game, state = history.header.game, history.state(seq)
    dice = Chance(blake2b(f"{seq} {viewer}".encode(), key=history.header.key, digest_size=32).digest())
    worlds = list(islice(worlds_of(game, state, viewer, dice), min(number, MOST)))
    truth, others = plain(state), [plain(world) for world in worlds]
    seen = look(game, state, viewer)
    return {
        "truth": truth,
        "worlds": others,
        "differ": sorted({path for other in others for path in differences(truth, other)}),
        "leaks": [_first_difference(seen, look(game, world, viewer)) for world in worlds],
    }


def _first_difference(one: Sight[Any], other: Sight[Any]) -> str | None:
    return next(differences(plain(one), plain(other)), None)


def differences(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """The paths at which two plain values differ.

    >>> list(differences({"hands": [[1, 2], [3]], "round": 1}, {"hands": [[1, 2], [4]], "round": 1}))
    ['hands.1.0']
    """
    if one == other:
        return
    pairs: list[tuple[Any, Any, Any]] = []
    if isinstance(one, dict) and isinstance(other, dict):
        pairs = [(key, one.get(key), other.get(key)) for key in dict.fromkeys((*one, *other))]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(n, *pair) for n, pair in enumerate(zip(one, other, strict=True))]
    if not pairs:
        yield path
    for key, here, there in pairs:
        yield from differences(here, there, f"{path}.{key}" if path else str(key))
