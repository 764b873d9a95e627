"""Tables: opened, played, swept. The way of a move: keeper -> kit -> record -> bus."""

from .header import Header, Seated
from .keeper import Gone, Keeper, Played

__all__ = ["Gone", "Header", "Keeper", "Played", "Seated"]
