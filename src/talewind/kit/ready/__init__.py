"""Ready-made phases, so that authors seldom push by hand. A game subclasses one; the subclass' name is its tag."""

from .moves import Again, Enough, Next, Pass, Tell, Vote, Weave
from .narration import Narration
from .sealed import Ballot, Window
from .together import EachSeat, Encore, Interlude

__all__ = [
    "Again", "Ballot", "EachSeat", "Encore", "Enough", "Interlude", "Narration", "Next", "Pass", "Tell", "Vote", "Weave",
    "Window",
]  # fmt: skip
