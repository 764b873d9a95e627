"""The rules kit: what a game is written with. Imports the standard library and msgspec only."""

from .asks import Ask, sample
from .book import SHAPES, Chapter, Line, Page, Plate
from .chance import Chance, Key, commitment, table_key
from .clocks import due
from .clone import clone
from .domains import Amount, Domain, Flag, OneOf, Piles, Some, Words
from .events import Attended, Encored, KitEvent, Paused, Resumed, Scored, Undone
from .game import Absence, Game, Options, Outcome
from .look import Prompt, Question, Sight, Waited, look, looks, outcome, waiting
from .menu import Choosable, menu
from .offers import Offer, amount, flag, moves_of, offer, one_of, piles, some, words
from .passage import Passage, Woven, told
from .phases import Phase, Steps, Timed
from .play import beside, expire, open_table, play, stand
from .presence import attend, end, leave, pause, sit, unpause
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
from .rows import Sitting, play_row, replay, row_type, undo
from .sentences import first_sentences, has_words, sentences
from .settle import Runaway, Step, asks
from .state import Chair, Order, Pause, Presence, Sealed, State, fresh
from .store import TooNew, fingerprint, restore, snapshot
from .table import Table, Told
from .words import Event, Frozen, Move, Picture, Refusal, Refused, RuleId, Say, Seat, refuse, say, tag_of
from .worlds import world_of

__all__ = [
    "SHAPES", "Absence", "Again", "Amount", "Ask", "Attended", "Ballot", "Chair", "Chance", "Chapter", "Choosable", "Domain", "EachSeat", "Encore", "Encored", "Enough",
    "Event", "Flag", "Frozen", "Game", "Interlude", "Key", "KitEvent", "Line", "Move", "Narration", "Next", "Offer", "OneOf", "Options",
    "Order", "Outcome", "Page", "Pass", "Passage", "Pause", "Paused", "Phase", "Picture", "Piles", "Plate", "Presence", "Prompt", "Question", "Refusal", "Refused",
    "Resumed", "RuleId", "Runaway", "Say", "Scored", "Sealed", "Seat", "Secretly", "Sight", "Sitting", "Some", "State", "Step", "Steps", "Table",
    "Tell", "Timed", "Told", "TooNew", "Undone", "Vote", "Waited", "Weave", "Window", "Words", "Woven", "amount", "asks", "attend",
    "beside", "clone", "commitment", "due", "end", "expire", "fingerprint", "first_sentences", "flag", "fresh", "has_words", "leave",
    "look", "looks", "menu", "moves_of", "offer", "one_of", "open_table", "outcome", "pause", "piles", "play", "play_row", "refuse", "replay", "restore",
    "row_type", "sample", "say", "sentences", "sit", "snapshot", "some", "stand", "table_key", "tag_of", "told", "undo", "unpause",
    "waiting", "words", "world_of",
]  # fmt: skip
