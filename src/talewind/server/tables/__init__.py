"""Tables: opened, played, swept. The way of a move: keeper -> kit -> record -> bus."""

from .header import Header, Seated
from .hot import Gone, Played
from .keeper import Keeper

__all__ = ["Gone", "Header", "Keeper", "Played", "Seated"]
