"""Ready-made phases to subclass (the subclass's name is its tag), and the common parts of paced and of storytelling games."""

from .course import Decided, by_wish, conclude, finish, first_seat, notes, remove_left
from .honours import by_most, by_words, first_quoted, quoted
from .moves import Again, Enough, Next, Pass, Tell, Vote, Weave
from .narration import Narration
from .paced import DAY, SECOND, Pace, PacedGame, PacedOptions, PacedState
from .sealed import Ballot, Window, leaders
from .secretly import Secretly
from .tale import Mode, TaleGame, TaleOptions, TaleState
from .together import EachSeat, Encore, Interlude, to_read

__all__ = [
    "DAY", "SECOND", "Again", "Ballot", "Decided", "EachSeat", "Encore", "Enough", "Interlude", "Mode", "Narration", "Next", "Pace", "PacedGame",
    "PacedOptions", "PacedState", "Pass", "Secretly", "TaleGame", "TaleOptions", "TaleState", "Tell", "Vote", "Weave", "Window", "by_most", "by_wish",
    "by_words", "conclude", "finish", "first_quoted", "first_seat", "leaders", "notes", "quoted", "remove_left", "to_read",
]  # fmt: skip
