"""A game: what its author writes besides phases."""

from collections.abc import Iterable, Mapping
from types import get_original_bases
from typing import Any, ClassVar, TypeAliasType, get_args, get_origin

from msgspec import Struct

from .base import Frozen, Move, Picture, Refused, RuleId, Seat, refuse, tag_of
from .book import SHAPES, Page
from .chance import Chance
from .events import KitEvent
from .offers import Offer
from .outcome import Outcome
from .phases import Phase
from .state import State
from .table import Table

type When = Mapping[str, tuple[str | int | bool | None, ...]]


class Absence(Frozen):
    """What a table does about people who are not there; all times in ms."""

    lenience: int = 1_000  # an answer counts up to so long after zero
    grace: int = 60_000  # how long a lost seat's clock stands still, once a decision
    misses: int = 2  # clocks run out in a row make a seat away
    skip: int = 3_000  # how long an away seat is waited for
    patience: int = 24 * 3_600_000  # how long a table sleeps before it ends by itself
    present: int = 2  # with fewer people present the table sleeps


class Options(Frozen, kw_only=True, forbid_unknown_fields=True):
    """What a table may choose. Every game's options begin with these."""

    spectators: bool = True


def members(union: Any) -> tuple[Any, ...]:
    """The types of a union, however it is written."""
    while isinstance(union, TypeAliasType):
        union = union.__value__
    found: list[Any] = []
    for part in get_args(union) or (union,):
        found += members(part) if isinstance(part, TypeAliasType) else [part]
    return tuple(found)


class Game[S: State[Any], V: Struct, O: Options]:
    """`class Windmill(Game[Mill, MillView, MillOptions])`: what is said to mypy is what the kit reads at run time."""

    id: ClassVar[str]
    version: ClassVar[int] = 1  # of the rules; raised when a stored state would now read differently
    seats: ClassVar[range]  # by any options; `seats_for` says how many by these
    seats_rule: ClassVar[RuleId | None] = None  # that says how many seats there are
    phases: ClassVar[tuple[type[Phase], ...]]  # all that may lie on the stack
    event_types: ClassVar[Any]  # the union of its events
    pieces: ClassVar[Mapping[str, str]] = {}  # what a seat may play with, each with its sign among SHAPES
    windows: ClassVar[
        tuple[str, ...]
    ] = ()  # that standing orders may name; "interrupt" stands for "interrupt/alice" too
    option_rules: ClassVar[Mapping[str, RuleId]] = {}  # the rule that an option is about
    option_when: ClassVar[
        Mapping[str, When]
    ] = {}  # an option applies only where others have one of these values; elsewhere it has its default
    chairs_option: ClassVar[str] = (
        ""  # where stored options say how many chairs a table has; else the table alone knows
    )
    minutes: ClassVar[tuple[int, int]] = (20, 60)  # how long a game lasts, more or less
    shelf: ClassVar[int] = 100  # its place among the games of a house, the lowest first
    moods: ClassVar[tuple[str, ...]] = ()  # by which it is looked for, as kit-mood-... names them
    decks: ClassVar[tuple[str, ...]] = ()  # the decks whose pictures it plays with
    pictures: ClassVar[Mapping[str, tuple[Picture, ...]]] = {}  # by deck, those it cannot be played without
    package: ClassVar[str]  # where its texts/ and rules/ lie

    state_type: type[S]
    view_type: type[V]
    options_type: type[O]
    moves: Any  # the union of its moves, taken from State[moves]
    kinds: dict[str, type[Move]]
    events: dict[str, type]

    def __init_subclass__(cls) -> None:
        if cls.__type_params__:
            return  # a family of games, such as `TaleGame`
        base = get_original_bases(cls)[0]
        if get_origin(base) is not None:
            cls.package = cls.__module__.rpartition(".")[0]
            if not hasattr(cls, "phases"):
                raise TypeError(
                    f"{cls.__name__}.phases is missing: a tuple of all phases that may be pushed onto the stack"
                )
            cls.state_type, cls.view_type, cls.options_type = get_args(base)
            (cls.moves,) = get_args(get_original_bases(cls.state_type)[0])
            cls.kinds = {tag_of(kind): kind for kind in members(cls.moves)}
        cls.events = {tag_of(kind): kind for kind in (*members(cls.event_types), *members(KitEvent))}

    def seats_for(self, options: O) -> range:
        """How many may play by these options."""
        return self.seats

    def wrong_seats(self, options: O) -> Refused:
        """`raise game.wrong_seats(options)`: for how many it is."""
        seats = self.seats_for(options)
        least, most = min(seats), max(seats)
        return refuse("kit-seats", self.seats_rule, least=least, most=most, same=least == most)

    def start(self, seats: int, options: O) -> S:
        """A state whose stack holds the phase that sets the table up. Refused: these options make no game for so many."""
        raise NotImplementedError

    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat (None: an onlooker) sees of the game, built up from nothing."""
        raise NotImplementedError

    def determinize(self, state: S, seat: Seat | None, chance: Chance) -> None:
        """Deal anew, in place, what the seat cannot know. The kit hides sealed answers, plans and standing orders."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome:
        """Asked when the stack is empty."""
        raise NotImplementedError

    def cards(self, state: S) -> Iterable[str]:
        """Everything that may neither vanish nor double, wherever it lies."""
        return ()

    def aside(self, state: S, seat: Seat) -> Iterable[Offer]:
        """What a seat may do at any time, beside the question it is asked; nobody waits for it."""
        return ()

    def shut_aside(self, state: S, seat: Seat) -> dict[str, RuleId]:
        """What it might expect among that and cannot do now, and by which rule."""
        return {}

    def beside(self, t: Table[S], seat: Seat, move: Any) -> None:
        """A seat has done something of that."""
        raise NotImplementedError

    def attended(self, t: Table[S]) -> None:
        """Somebody has come or gone: what depends on who is there may change. Nobody is asked anything else by it."""

    def hurries(self, state: S) -> bool:
        """Has every question a clock? False: a question may wait for ever, as in a game for one."""
        return True

    def figures(self, state: S) -> dict[str, tuple[int, int]]:
        """What is worth counting over many finished games: a name, how often, of how many."""
        return {}

    def pages(self, state: S) -> Iterable[Page]:
        """What was told so far, for the book: only what everybody may see."""
        return ()

    def shapes(self, state: S) -> tuple[str, ...]:
        """Each seat's sign."""
        return SHAPES[: state.seats]

    def hushed(self, state: S, seat: Seat | None) -> RuleId | None:
        """The rule that forbids this seat to chat, react or point now."""
        return None

    def absence(self, state: S) -> Absence:
        """What this table does about people who are not there."""
        return Absence(present=min(2, state.seats))

    def present(self, state: S, seat: Seat) -> bool:
        """Does this seat count as present?"""
        return state.here(seat)

    def enough(self, state: S) -> bool:
        """Are enough people present to go on? With fewer the table sleeps. Beside bots a single one is enough, if nobody else has a
        seat."""
        needed, people = self.absence(state).present, state.people()
        if state.bots():
            needed = min(needed, max(1, len(people)))
        return sum(self.present(state, seat) for seat in people) >= needed

    def left(self, t: Table[S], seat: Seat) -> None:
        """A seat was left for good: by default it is out of the game at once. Its open question goes to `Phase.left`."""
        t.remove(seat)

    def sat(self, t: Table[S], seat: Seat) -> None:
        """Somebody has taken over a seat that was left."""

    def abandoned(self, t: Table[S]) -> None:
        """The table slept too long, or the last one present ended the game."""
        t.unwind()

    def upgrade(self, raw: dict[str, Any], was: int) -> dict[str, Any]:
        """A stored state of an older version, as plain data, brought to this one."""
        return raw


type AnyGame = Game[Any, Any, Any]  # whichever
