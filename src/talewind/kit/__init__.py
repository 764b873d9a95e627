"""The rules kit: everything a game is written with. It imports only the standard library and msgspec.

A game is a subclass of `Game` with a `State`, a view (`Frozen`) and `Options`; its rules are `Phase`s on the state's stack. A
phase asks seats (`Ask`) and applies their answers; `Table` is all that it may do to a game.

An ask has offers. `offer(Bid, count=amount(1, 5), face=one_of(faces, of="face"))` offers every move of a kind whose fields are in
their domains, independently of each other:

- `one_of(values)`: one of them; `some(values, least, most)`: several, each at most once
- `amount(low, high)`: a whole number; `flag()`: yes or no
- `piles(values, keep=(0, 2), play=(1, 1))`: all of them, sorted into named piles
- `words(chars)`: a written text, with cards woven in

Several offers mean "or", and two offers of one kind do, too: `offer(Bid, count=amount(3, 3), face=one_of([5, 6]))` beside
`offer(Bid, count=amount(4, 9), face=one_of(faces))` admits three of a higher face, or more of any. A field that an offer does not
name has its default. What `of` names has texts of that family: `<game>-face-5`.

The moves of ready-made phases (`Next` of an `Interlude`, `Again` and `Enough` of an `Encore`, ...) belong to the game's moves like
its own: `class Cups(State[Bid | Next | Again | Enough])`.

Who leaves a plain `Game` is out of it at once: its questions go to `Phase.left`, and `Game.alone` is called when one is left.
Whom the rules put out (`Table.eliminate`) is asked nothing any more and looks on; `State.playing` are the others.
"""

from .asks import Ask, sample
from .base import Event, Frozen, Move, Picture, Refusal, Refused, RuleId, Say, Seat, named, refuse, say, tag_of
from .book import INKS, SHAPES, Account, Chapter, Colophon, Happening, Line, Page, Plate
from .chance import Chance, Key, commitment, table_key
from .chart import Chart, Ground, Lettering, Rose, Sign, Spot, Stop, Track
from .choosing import chosen, closing, in_force, known, require_table, stored, usual_seats
from .clocks import due
from .clone import clone
from .domains import Amount, Domain, Drawn, Flag, OneOf, Piles, Some, Words
from .events import Attended, Encored, HousePlays, KitEvent, Paused, Resumed, Scored, Undone
from .game import Absence, AnyGame, Game, Options
from .look import Prompt, Question, Sight, Waited, look, looks, outcome, waiting
from .menu import Choosable, menu
from .offers import Offer, amount, flag, moves_of, offer, one_of, piles, some, words
from .outcome import Honour, Outcome, Side, sentence
from .passage import Gesture, Passage, Woven, passage
from .phases import Phase, Steps, Timed
from .play import do_aside, expire, open_table, play, stand
from .presence import attend, end, house, leave, pause, sit, unpause
from .questions import asks
from .ready import (
    Again,
    Ballot,
    EachSeat,
    Encore,
    Enough,
    Interlude,
    Narration,
    Next,
    Pass,
    Secretly,
    Tell,
    Vote,
    Weave,
    Window,
)
from .rows import play_row, row_type
from .sentences import first_sentences, has_words, sentences
from .settle import Runaway, Step, standing
from .sitting import Sitting, Undoable, replay, undo
from .state import Chair, Order, Pause, Presence, Sealed, State, fresh
from .store import TooNew, fingerprint, restore, snapshot
from .table import Addressed, Table
from .views import Fixed, Growing
from .worlds import world_of, worlds_of

__all__ = [
    "INKS", "SHAPES", "Absence", "Account", "Addressed", "Again", "Amount", "AnyGame", "Ask", "Attended", "Ballot", "Chair", "Chance", "Chapter", "Chart",
    "Choosable", "Colophon", "Domain", "Drawn", "EachSeat", "Encore", "Encored", "Enough", "Event", "Fixed", "Flag", "Frozen", "Game", "Gesture", "Ground",
    "Growing", "Happening", "Honour", "HousePlays", "Interlude", "Key", "KitEvent", "Lettering", "Line", "Move", "Narration", "Next", "Offer", "OneOf", "Options", "Order",
    "Outcome", "Page", "Pass", "Passage", "Pause", "Paused", "Phase", "Picture", "Piles", "Plate", "Presence", "Prompt", "Question", "Refusal", "Refused",
    "Resumed", "Rose", "RuleId", "Runaway", "Say", "Scored", "Sealed", "Seat", "Secretly", "Side", "Sight", "Sign", "Sitting", "Some", "Spot", "State", "Step",
    "Steps", "Stop", "Table", "Tell", "Timed", "TooNew", "Track", "Undoable", "Undone", "Vote", "Waited", "Weave", "Window", "Words", "Woven", "amount", "asks",
    "attend", "chosen", "clone", "closing", "commitment", "do_aside", "due", "end", "expire", "fingerprint", "first_sentences", "flag", "fresh", "has_words",
    "house", "in_force", "known", "leave", "look", "looks", "menu", "moves_of", "named", "offer", "one_of", "open_table", "outcome", "passage", "pause", "piles",
    "play", "play_row", "refuse", "replay", "require_table", "restore", "row_type", "sample", "say", "sentence", "sentences", "sit", "snapshot", "some", "stand",
    "standing", "stored", "table_key", "tag_of", "undo", "unpause", "usual_seats", "waiting", "words", "world_of", "worlds_of",
]  # fmt: skip
