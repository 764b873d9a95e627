"""Dicts whose costly entries are computed when they are first read: most agents of a long training never look at a sight, and one
that plays at random reads only the mask."""

from collections.abc import Callable, Iterator
from typing import Any


class Lazy(dict[str, Any]):
    """An entry that is there is returned at once; any other read, however it is done, computes the rest first: `read(*about)`. What is
    computed follows from `about` alone, so a dict that is kept and read later is that of its own step.

    >>> seen = lazy({"mask": 1}, lambda n: {"vector": n}, 7)
    >>> seen["mask"], seen.read is None, seen["vector"], seen.read is None
    (1, False, 7, True)
    >>> {**lazy({}, lambda n: {"vector": n}, 7)}
    {'vector': 7}
    """

    __slots__ = ("about", "read")
    about: tuple[Any, ...]
    read: Callable[..., dict[str, Any]] | None

    def _fill(self) -> None:
        if self.read is not None:
            read, self.read = self.read, None
            dict.update(self, read(*self.about))

    def __missing__(self, key: str) -> Any:
        read, self.read = self.read, None
        if read is None:
            raise KeyError(key)
        found = read(*self.about)
        dict.update(self, found)
        return found[key]

    def get(self, key: str, default: Any = None) -> Any:
        self._fill()
        return super().get(key, default)

    def __contains__(self, key: object) -> bool:
        self._fill()
        return super().__contains__(key)

    def __len__(self) -> int:
        self._fill()
        return super().__len__()

    def __iter__(self) -> Iterator[str]:  # overridden so that dict(seen) and {**seen} read everything, too
        self._fill()
        return super().__iter__()

    def keys(self) -> Any:
        self._fill()
        return super().keys()

    def values(self) -> Any:
        self._fill()
        return super().values()

    def items(self) -> Any:
        self._fill()
        return super().items()

    def copy(self) -> dict[str, Any]:
        return dict(self.items())

    def __eq__(self, other: object) -> bool:
        self._fill()
        return super().__eq__(other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = None

    def __repr__(self) -> str:
        self._fill()
        return super().__repr__()

    def __reduce__(self) -> Any:
        return dict, (dict(self.items()),)


def lazy(known: dict[str, Any], read: Callable[..., dict[str, Any]], *about: Any) -> Lazy:
    found = Lazy(known)
    found.read, found.about = read, about
    return found
