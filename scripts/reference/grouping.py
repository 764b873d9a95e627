"""Which public name stands on which page. A test holds that each stands on exactly one; a new name of `kit.ready` or `kit.testing`
comes last on the page of its package."""

from dataclasses import dataclass, replace

from .sources import public_names


@dataclass(frozen=True)
class Page:
    """A page of names, in their order. `purpose`: its first line. `hooks`: classes whose methods an author overrides."""

    file: str
    title: str
    purpose: str
    names: tuple[str, ...]
    hooks: tuple[str, ...] = ()


GAME = Page(
    "game.md", "The game",
    "For authors of games: the class that names a game and its parts, and the methods that you write or may override.",
    ("Game", "AnyGame", "Absence"), hooks=("Game",),
)  # fmt: skip
STATE = Page(
    "state.md", "State and values",
    "For authors of games: the state of a table, what the kit keeps in it for each seat, and the base types of values.",
    ("State", "fresh", "Chair", "Presence", "Order", "Sealed", "Pause", "Frozen", "Seat", "Picture", "RuleId", "named", "tag_of", "clone"),
)  # fmt: skip
PHASES = Page(
    "phases.md", "Phases and the table",
    "For authors of games: phases, the frames of the rules; their hooks; and the table, through which a hook changes the game.",
    ("Phase", "Steps", "Timed", "Table"), hooks=("Phase",),
)  # fmt: skip
ASKS = Page(
    "asks.md", "Asks, offers and refusals",
    "For authors of games: how a seat is asked, which moves it is offered, and how a refusal is explained.",
    ("Ask", "asks", "Move", "Offer", "offer", "moves_of", "sample", "Say", "say", "Refusal", "Refused", "refuse"),
)  # fmt: skip
DOMAINS = Page(
    "domains.md", "Domains",
    "For authors of games: the legal values of a field of a move, by kind, with the function that builds each.",
    ("Domain", "one_of", "OneOf", "some", "Some", "piles", "Piles", "amount", "Amount", "flag", "Flag", "words", "Words", "Drawn"),
)  # fmt: skip
CHANCE = Page(
    "chance.md", "Chance",
    "For authors of games: rolls, deals and shuffles, which of them are public, and how a table commits to its key.",
    ("Chance", "Key", "commitment", "table_key"),
)  # fmt: skip
EVENTS = Page(
    "events.md", "Events",
    "For authors of games: what a table tells, to whom, and the events that the kit tells by itself.",
    ("Event", "Addressed", "KitEvent", "Scored", "Attended", "HousePlays", "Paused", "Resumed", "Undone", "Encored"),
)  # fmt: skip
OUTCOME = Page(
    "outcome.md", "Outcome",
    "For authors of games: who has won, by which kind of contest, and what is remembered of the evening.",
    ("Outcome", "Side", "Honour", "outcome", "sentence"),
)  # fmt: skip
PASSAGES = Page(
    "passages.md", "Passages and the book",
    "For authors of games with tales: told text with cards woven in, and the pages of the book that it goes into.",
    (
        "Passage", "passage", "Woven", "Gesture", "sentences", "first_sentences", "has_words", "Page", "Line", "Plate", "Happening", "Account",
        "Chapter", "Colophon", "INKS", "SHAPES", "Chart", "Ground", "Track", "Stop", "Sign", "Spot", "Lettering", "Rose",
    ),
)  # fmt: skip
VIEWS = Page(
    "views.md", "Views, sights and worlds",
    "For authors of games, boards and bots: what a viewer gets of a table, and states that it cannot tell apart.",
    ("Fixed", "Growing", "Sight", "Question", "Prompt", "Waited", "look", "looks", "waiting", "world_of", "worlds_of"),
)  # fmt: skip
CLOCKS = Page(
    "clocks.md", "Clocks and presence",
    "For authors of games and of servers: when silence is played, and the operations on presence and pauses.",
    ("due", "expire", "attend", "leave", "sit", "house", "pause", "unpause", "end"),
)  # fmt: skip
UNDO = Page(
    "undo.md", "Undo",
    "For authors of games and of servers: which steps can be taken back, and who is told so. A game needs no code for it.",
    ("Sitting", "Undoable", "undo", "replay"),
)  # fmt: skip
ROWS = Page(
    "rows.md", "Steps, rows and storage",
    "For authors of servers, bots and tools: how an answer is played, what the log holds, and how a state is stored.",
    (
        "open_table", "play", "do_aside", "stand", "Step", "standing", "Runaway", "play_row", "row_type", "snapshot", "restore", "fingerprint",
        "TooNew",
    ),
)  # fmt: skip
TESTING = Page(
    "testing.md", "Testing",
    "For authors of games: a table for tests, and the checks that every game must pass.",
    ("conform", "Rig", "KEY", "Fault", "Leak", "never_reached"),
)  # fmt: skip
OPTIONS = Page(
    "options.md", "Options",
    "For authors of games: every type that an option of a table may have, how it is drawn, and how options depend on each other.",
    ("Options", "menu", "Choosable", "chosen", "closing", "in_force", "stored", "known", "usual_seats", "require_table"),
)  # fmt: skip
READY = Page(
    "ready.md", "Ready-made phases and games",
    "For authors of games: phases to subclass with their moves and events, and what paced and storytelling games share.",
    (
        "Narration", "Window", "Ballot", "leaders", "Secretly", "Interlude", "to_read", "EachSeat", "Encore", "Next", "Pass", "Vote", "Weave", "Tell",
        "Again", "Enough", "PacedGame", "PacedOptions", "PacedState", "Pace", "SECOND", "DAY", "TaleGame", "TaleOptions", "TaleState", "Mode",
        "first_seat", "by_wish", "remove_left", "notes", "Decided", "conclude", "finish", "by_most", "by_words", "quoted", "first_quoted",
    ),
)  # fmt: skip

_FIRST = (GAME, STATE, PHASES, ASKS, DOMAINS, CHANCE, EVENTS, OUTCOME, PASSAGES, VIEWS, CLOCKS, UNDO, ROWS)
_LISTED = {name for page in (*_FIRST, READY, OPTIONS, TESTING) for name in page.names}


def _whole(page: Page, package: str) -> Page:
    """A page with the names of its package that stand nowhere else."""
    rest = tuple(name for name, exported in public_names().items() if exported == package and name not in _LISTED)
    return replace(page, names=page.names + rest)


TESTING, READY = _whole(TESTING, "talewind.kit.testing"), _whole(READY, "talewind.kit.ready")
PAGES = (*_FIRST, TESTING)
EVERY = (*_FIRST, READY, OPTIONS, TESTING)
