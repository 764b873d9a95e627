"""Tables: opened, played, swept. Path of a move: keeper -> kit -> record -> bus."""

from .header import Header, Seated
from .keeper import Keeper
from .loaded import Gone, HeardRow, Loaded, Newer, Played

__all__ = ["Gone", "Header", "HeardRow", "Keeper", "Loaded", "Newer", "Played", "Seated"]
