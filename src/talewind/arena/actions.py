"""Actions: the legal moves of a question at numbered places of a space of fixed size."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from talewind.kit import AnyGame, Move, Offer

from .values import rows_of, values_of

REMEMBERED = 512  # questions whose actions are kept

type Mask = NDArray[np.int8]

encode = msgspec.json.Encoder().encode


class Choices:
    """The actions of one question: by number, the move; and the mask of the numbers in use."""

    __slots__ = ("mask", "moves")

    def __init__(self, moves: Mapping[bytes, Move], size: int) -> None:
        self.moves = placed(moves, size)
        self.mask: Mask = np.zeros(size, np.int8)
        self.mask[list(self.moves)] = 1


def placed(moves: Mapping[bytes, Move], size: int) -> dict[int, Move]:
    """Each move, given by its JSON, at the place of its hash, or at the next free one. So a move has the same number in almost every
    question, whatever else may be played."""
    found: dict[int, Move] = {}
    for name, move in islice(moves.items(), size):
        place = crc32(name) % size
        while place in found:
            place = (place + 1) % size
        found[place] = move
    return found


class Actions:
    """The actions of every question of a game, computed once per question."""

    def __init__(self, game: AnyGame, size: int, tales: Sequence[str]) -> None:
        self.kinds, self.size, self.tales = game.kinds, size, tuple(tales)
        self._same: OrderedDict[int, tuple[Any, Move | None, Choices]] = OrderedDict()  # by identity of the offers
        self._equal: OrderedDict[bytes, Choices] = OrderedDict()

    def of(self, offers: tuple[Offer, ...], otherwise: Move | None = None) -> Choices:
        known = self._same.get(id(offers))
        if known is not None and known[1] == otherwise:
            return known[2]
        name = encode((offers, otherwise))
        choices = self._equal.get(name)
        if choices is None:
            choices = self._equal[name] = Choices(self.listed(offers, otherwise), self.size)
            if len(self._equal) > REMEMBERED:
                self._equal.popitem(last=False)
        self._same[id(offers)] = (offers, otherwise, choices)  # kept alive: its identity is not given away
        if len(self._same) > REMEMBERED:
            self._same.popitem(last=False)
        return choices

    def listed(self, offers: tuple[Offer, ...], otherwise: Move | None = None) -> dict[bytes, Move]:
        """By their JSON, about as many legal moves as there are numbers. Offers with few moves are listed whole, and the others share
        the rest. The answer of silence is among them, if the seat could give it itself."""
        found: dict[bytes, Move] = {}
        if otherwise is not None and any(o.move == _tag(otherwise) and o.admit(otherwise) is None for o in offers):
            found[encode(otherwise)] = otherwise
        for offer, share in zip(offers, self._shares(offers, len(found)), strict=True):
            columns = [values_of(domain, share, self.tales) for domain in offer.fields.values()]
            for row in rows_of(columns, share):
                move = self.kinds[offer.move](**dict(zip(offer.fields, row, strict=True)))
                found.setdefault(encode(move), move)
        return found

    def _shares(self, offers: tuple[Offer, ...], kept: int) -> list[int]:
        """How many moves each offer may have. `kept`: numbers that are kept free if there are too many moves."""
        sizes = {n: self.size if (size := offer.size()) is None else size for n, offer in enumerate(offers)}
        left, shares = self.size - (kept if sum(sizes.values()) > self.size else 0), dict[int, int]()
        for number, size in sorted(sizes.items(), key=lambda each: each[1]):
            shares[number] = max(1, min(size, left // (len(sizes) - len(shares))))
            left -= shares[number]
        return [shares[n] for n in range(len(offers))]


def _tag(move: Move) -> str:
    return str(move.__struct_config__.tag)
