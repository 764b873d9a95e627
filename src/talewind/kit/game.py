"""The class of a game: what its author writes besides phases."""

from collections.abc import Iterable, Mapping
from types import get_original_bases
from typing import Any, ClassVar, TypeAliasType, get_args, get_origin

from msgspec import Struct

from .base import Event, Frozen, Move, Picture, Refused, RuleId, Seat, refuse, tag_of
from .book import SHAPES, Colophon, Line, Page
from .chance import Chance
from .defining import by_tag, lacking, moves_of, package_of, require_phases
from .events import KitEvent
from .mistakes import Mistake
from .offers import Offer
from .outcome import Honour, Outcome
from .phases import Phase
from .state import State
from .table import Table

type When = Mapping[str, tuple[str | int | bool | None, ...]]


class Absence(Frozen):
    """How a table treats absent people; all times in ms."""

    lenience: int = 1_000  # how long after zero an answer still counts
    grace: int = 60_000  # how long a lost seat's clock stands still, once per decision
    misses: int = 2  # expired clocks in a row that mark a seat away
    skip: int = 3_000  # how long the table waits for an away seat
    glance: int = 10_000  # how long a reveal waits for a lost seat, which may be a page that is loaded again
    patience: int = 24 * 3_600_000  # how long a table sleeps before its game is abandoned
    present: int = 2  # with fewer people present the table sleeps


class Options(Frozen, kw_only=True, forbid_unknown_fields=True):
    """Base of a game's options, which a table chooses before it begins. Every game has those that are listed here."""

    spectators: bool = True  # whether onlookers are admitted


def members(union: Any) -> tuple[Any, ...]:
    """The member types of a union in any notation."""
    while isinstance(union, TypeAliasType):
        union = union.__value__
    found: list[Any] = []
    for part in get_args(union) or (union,):
        found += members(part) if isinstance(part, TypeAliasType) else [part]
    return tuple(found)


class Unlisted(Mistake):
    """A move is offered that the game does not list among its moves."""

    def __init__(self, says: str) -> None:
        super().__init__("undeclared", says)


class Kinds(dict[str, type[Move]]):
    """The moves of a game by tag. `state`: the name of the class that lists them."""

    def __init__(self, state: str, kinds: Iterable[type[Move]]) -> None:
        super().__init__({tag_of(kind): kind for kind in kinds})
        self.state = state

    def __missing__(self, tag: str) -> type[Move]:
        name = "".join(word.capitalize() for word in tag.split("-"))
        raise Unlisted(
            f"The move {name} is offered, but is not among the moves of {self.state}: write `class {self.state}(State["
            f"{' | '.join([*(kind.__name__ for kind in self.values()), name])}])`. Moves of the kit's phases belong there, too."
        )


class Game[S: State[Any], V: Struct, O: Options]:
    """Base of a game: `class Windmill(Game[Mill, MillView, MillOptions])`, with the types of its state, view and options, which
    the kit reads at run time."""

    id: ClassVar[str]  # its name in code, texts and stored games; that of its folder or entry point
    version: ClassVar[int] = 1  # of the rules; raised when stored states change their meaning
    seats: ClassVar[range]  # over all options; `seats_for` narrows it for given ones
    seats_rule: ClassVar[RuleId | None] = None  # the rule for the number of seats
    phases: ClassVar[tuple[type[Phase], ...]]  # all that may be on the stack
    event_types: ClassVar[Any]  # the union of its events
    pieces: ClassVar[Mapping[str, str]] = {}  # the pieces a seat may choose, each with its shape among SHAPES
    windows: ClassVar[tuple[str, ...]] = ()  # names for standing orders; "interrupt" includes "interrupt/alice"
    option_rules: ClassVar[Mapping[str, RuleId]] = {}  # the rule of each option
    option_when: ClassVar[Mapping[str, When]] = {}  # values of others for which an option applies; else: its default
    chairs_option: ClassVar[str] = ""  # the stored option with the number of chairs, if there is one
    minutes: ClassVar[tuple[int, int]] = (20, 60)  # typical duration of a game, from and to
    shelf: ClassVar[int] = 100  # order among the games on the front door, lowest first
    moods: ClassVar[tuple[str, ...]] = ()  # for searching; texts kit-mood-...
    decks: ClassVar[tuple[str, ...]] = ()  # the decks of its pictures
    pictures: ClassVar[Mapping[str, tuple[Picture, ...]]] = {}  # by deck, the pictures it needs
    tallies: ClassVar[Mapping[str, str]] = {}  # for `simulate`: by figure, the tag of the event that it counts
    confided: ClassVar[tuple[str, ...]] = ()  # tags of moves whose words no reader of the finished game may have
    package: ClassVar[str]  # the package with texts/ and rules/

    state_type: type[S]  # this one and the next two: from the type arguments
    view_type: type[V]
    options_type: type[O]
    moves: Any  # the union of its moves, taken from State[moves]
    kinds: dict[str, type[Move]]  # its moves by tag
    events: dict[str, type]  # its events and the kit's by tag

    def __init_subclass__(cls) -> None:
        if cls.__type_params__:
            return  # an abstract game such as `TaleGame`
        base = get_original_bases(cls)[0]
        if get_origin(base) is not None:
            cls.package = package_of(cls.__module__)
            require_phases(cls.__name__, getattr(cls, "phases", None))
            cls.state_type, cls.view_type, cls.options_type = get_args(base)
            cls.moves = moves_of(cls.state_type)
            listed = by_tag(members(cls.moves), Move, f"the moves of {cls.state_type.__name__}")
            cls.kinds = Kinds(cls.state_type.__name__, listed.values())
        elif not hasattr(cls, "kinds"):
            raise lacking(cls.__name__, f"its types: write class {cls.__name__}(Game[State, View, Options])")
        if not hasattr(cls, "event_types"):
            raise lacking(cls.__name__, "event_types: write the union of its events, Told | Guessed")
        own = by_tag(members(cls.event_types), Event, f"{cls.__name__}.event_types")
        cls.events = {**own, **by_tag(members(KitEvent), Event, "the kit's events")}

    def seats_for(self, options: O) -> range:
        """The numbers of seats that these options allow."""
        return self.seats

    def wrong_seats(self, options: O) -> Refused:
        """The refusal that names the allowed numbers of seats: `raise game.wrong_seats(options)`."""
        seats = self.seats_for(options)
        least, most = min(seats), max(seats)
        return refuse("kit-seats", self.seats_rule, least=least, most=most, same=least == most)

    def start(self, seats: int, options: O) -> S:
        """The first state; its stack has the phase that sets the table up. Refused if the options do not fit so many
        seats."""
        raise NotImplementedError(f"{type(self).__name__}.start is missing: return the first state")

    def start_by(self, rules: int, seats: int, options: O) -> S:
        """The first state of a stored game that an older version of the rules began: its rows are replayed from there."""
        return self.start(seats, options)

    def view(self, state: S, seat: Seat | None) -> V:
        """The view of a seat (None: an onlooker), built up from nothing: a field that is not written into it stays hidden."""
        raise NotImplementedError(f"{type(self).__name__}.view is missing: return what the seat sees")

    def views(self, state: S, seats: Iterable[Seat | None]) -> dict[Seat | None, V]:
        """The views of several viewers; override it to make what they have in common once."""
        return {seat: self.view(state, seat) for seat in seats}

    def determinize(self, state: S, seat: Seat | None, chance: Chance) -> None:
        """Deal anew, in place, what the seat cannot know. The kit does so for sealed answers, plans and orders."""
        raise NotImplementedError(f"{type(self).__name__}.determinize is missing: deal anew what the seat cannot know")

    def outcome(self, state: S) -> Outcome:
        """The result, from the final position: called when the stack is empty, and while a phase with `is_over` runs."""
        raise NotImplementedError(f"{type(self).__name__}.outcome is missing: return an Outcome")

    def cards(self, state: S) -> Iterable[str]:
        """All cards, wherever they are; `conform` checks that none vanishes or doubles."""
        return ()

    def asides(self, state: S, seat: Seat) -> Iterable[Offer]:
        """Offers that a seat may take at any time, besides answering its question; nobody waits for them."""
        return ()

    def shut_asides(self, state: S, seat: Seat) -> dict[str, RuleId]:
        """Kinds of aside that a player might expect and that are closed now, each with its rule."""
        return {}

    def did_aside(self, t: Table[S], seat: Seat, move: Any) -> None:
        """Apply a move offered by `asides`."""
        raise NotImplementedError(f"{type(self).__name__}.did_aside is missing: apply the moves that `asides` offers")

    def attended(self, t: Table[S]) -> None:
        """Presence has changed: update what depends on it. This may not change anybody's question."""

    def hurries(self, state: S) -> bool:
        """Whether every question has a clock. False: a question may wait for ever, as in a game for one."""
        return True

    def figures(self, state: S) -> dict[str, tuple[int, int]]:
        """Statistics for `simulate`: by name, how often and of how many."""
        return {}

    def pages(self, state: S) -> Iterable[Page]:
        """The pages of the book so far, with only what every viewer may see."""
        return ()

    def colophon(self, state: S) -> Colophon:
        """What the book's last page says beside the names, with only what every viewer may see."""
        return Colophon()

    def honours(self, state: S) -> Iterable[Honour]:
        """Kind superlatives of a game that is over, the finest first, for as many seats as there are; the kit takes three. They
        have only what every viewer may see."""
        return ()

    def quote(self, state: S) -> Line | None:
        """The line of the evening: what one seat told, cut to a sentence (`kit.ready.quoted`)."""
        return None

    def shapes(self, state: S) -> tuple[str, ...]:
        """Each seat's shape, among SHAPES."""
        return SHAPES[: state.seats]

    def hushed(self, state: S, seat: Seat | None) -> RuleId | None:
        """The rule that forbids this seat to chat, react or point now, or None."""
        return None

    def absence(self, state: S) -> Absence:
        """How this table treats absent people."""
        return Absence(present=min(2, state.seats))

    def enough(self, state: S) -> bool:
        """Whether enough people are present; otherwise the table sleeps. With bots, one person is enough if there is no
        other."""
        needed, people = self.absence(state).present, state.people()
        if state.bots():
            needed = min(needed, max(1, len(people)))
        return sum(map(state.present, people)) >= needed

    def waits(self, state: S) -> bool:
        """Whether the table stops where it is until somebody takes a seat that was left, whose question stays open. Such a table
        also has not `enough`."""
        return False

    def left(self, t: Table[S], seat: Seat) -> None:
        """A seat was left for good: by default it leaves the game at once, and `alone` is called if only one is in play then.
        Its open question goes to `Phase.left`."""
        t.remove(seat)
        if t.state.stack and t.state.winners is None and t.state.seats > 1 and len(t.state.playing()) <= 1:
            self.alone(t)

    def alone(self, t: Table[S]) -> None:
        """Called by `left`: at most one seat is in play, since the others have left. By default that seat plays on; to end the
        game, `t.conclude(t.state.playing())` and `t.unwind()`."""

    def sat(self, t: Table[S], seat: Seat) -> None:
        """Called when somebody has taken over a seat that was left."""

    def abandoned(self, t: Table[S]) -> None:
        """End a game whose table slept too long, or that the last person present has ended."""
        t.unwind()

    def upgrade(self, raw: dict[str, Any], was: int) -> dict[str, Any]:
        """Convert a stored state of version `was`, as plain data, to this version."""
        return raw


type AnyGame = Game[Any, Any, Any]  # a game, whatever its types
