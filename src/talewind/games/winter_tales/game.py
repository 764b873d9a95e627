"""Winter Tales. Rules WT-1 to WT-272 and rulings WT-R1 to WT-R112."""

from collections.abc import Iterable

from talewind.kit import Absence, Offer, Outcome, RuleId, Seat, Side, Table, fresh
from talewind.kit.ready import DAY, Narration, TaleGame

from . import asides
from .acting import OwnActivation
from .activation import Activation
from .arbiter import Judging, Objecting, Rewriting, Ruling, Weighing
from .aside_moves import AsideMove
from .battles import Battle, Captor, Standing
from .book import colophon, pages
from .cast import CARDS, Faction
from .casting import Casting
from .chapters import Chapter, Turn, WrappingUp
from .declaring import Declaring
from .epilogue import Ending, Epilogue, Marking, Part, Supporting, finish_game
from .events import Events
from .honours import honours, quote
from .interrupting import ClaimTalk, Entry, Interruption
from .joining import Calling, JoiningIn, Sending
from .leaving import depart
from .memories import Choosing, Placing
from .movement import Movement
from .options import OPTION_RULES, OPTION_WHEN, WinterOptions
from .powers import FlippingBack, Granting, Rehoming, Retaliating
from .powers_used import Passing, Returning, Spreading
from .quests import Introducing
from .resolving import Beginning, Quest
from .saving import Paid, Saving
from .setting_up import Arbitrating, Opening, PlacingQuest, Setup, wished
from .state import Winter
from .telling import Pad, Strike
from .traps import Evading, Laying, Trap
from .view import WinterView, view, views
from .worlds import determinize

FACTIONS: tuple[Faction, ...] = ("spring", "winter", "writer")
LIVE, RELAXED = Absence(skip=5_000), Absence(skip=5_000, grace=0, patience=14 * DAY)
STORY_CARDS = frozenset(CARDS)


class WinterTales(TaleGame[Winter, WinterView, WinterOptions]):
    id = "winter_tales"
    phases = (
        Setup, Arbitrating, Casting, PlacingQuest, Opening, Chapter, Turn, OwnActivation, Activation, Movement, Entry,
        ClaimTalk, Interruption, Battle, Strike, Captor, Standing, Trap, Laying, Evading, Paid, Saving, Introducing, Quest, Beginning,
        Judging, Objecting, Ruling, Weighing, Rewriting, Calling, Sending, JoiningIn, Choosing, Placing, Pad, WrappingUp, Epilogue,
        Part, Supporting, Marking, Ending, Declaring, Granting, Retaliating, Rehoming, FlippingBack, Spreading, Returning, Passing,
    )  # fmt: skip
    decks = ("winter_tales",)
    pictures = {"winter_tales": CARDS}
    shelf = 5
    seats = range(3, 8)
    seats_rule = "WT-1"
    option_rules = OPTION_RULES
    option_when = OPTION_WHEN
    chairs_option = "players"
    minutes = (75, 120)
    confided = ("write-ahead", "suggest")  # WT-R112: nobody else reads a notebook
    event_types = Events
    tallies = {"activations": "activated", "quests": "quest-counted", "battles": "battle-ended", "traps": "trap-shown"}
    windows = ("interrupt", "join", "join-in", "together", "flip-back", "object")

    view = staticmethod(view)
    views = staticmethod(views)
    determinize = staticmethod(determinize)
    pages = staticmethod(pages)
    honours = staticmethod(honours)
    quote = staticmethod(quote)
    colophon = staticmethod(colophon)

    def start(self, seats: int, options: WinterOptions) -> Winter:
        wished(seats, options)
        return Winter(**fresh(seats), stack=[Setup()], options=options, hands=[[] for _ in range(seats)])

    def outcome(self, state: Winter) -> Outcome:
        points = state.standing()
        sides = tuple(
            Side(faction, seats, None if faction == "writer" else points[faction])
            for faction in FACTIONS
            if (seats := tuple(state.of_faction(faction)))
        )
        return Outcome(state.winners or (), contest="sides", sides=sides)

    def cards(self, state: Winter) -> Iterable[str]:
        yield from state.deck
        yield from state.discards
        yield from state.unseen
        for hand in state.hands:
            yield from hand
        for pile in state.piles.values():
            yield from (*pile.spring, *pile.winter)
        yield from (lying.card for lying in state.lying if lying.from_hand)
        yield from (memory.card for memory in state.track.values() if memory.card in STORY_CARDS)
        if state.chosen in STORY_CARDS:
            yield state.chosen

    def asides(self, state: Winter, seat: Seat) -> Iterable[Offer]:
        return asides.offers(state, seat)

    def shut_asides(self, state: Winter, seat: Seat) -> dict[str, RuleId]:
        return asides.closed(state, seat)

    def did_aside(self, t: Table[Winter], seat: Seat, move: AsideMove) -> None:
        asides.did(t, seat, move)

    def figures(self, state: Winter) -> dict[str, tuple[int, int]]:
        """Chapters and told passages, which faction has won, and what each of several players has brought his faction."""
        won = {state.factions[seat] for seat in state.winners or ()}
        found = {"chapters": (state.chapter, 1), "passages": (len(state.tales), 1)}
        found |= {f"won-{faction}": (int(faction in won), 1) for faction in FACTIONS if faction in state.factions}
        for faction in FACTIONS:
            points = [brought(state, seat) for seat in state.of_faction(faction)]
            if len(points) > 1:
                found |= {f"brought-{faction}-{n}": (some, sum(points)) for n, some in enumerate(points, 1)}
        return found

    def absence(self, state: Winter) -> Absence:
        return RELAXED if state.options.relaxed else LIVE

    def enough(self, state: Winter) -> bool:
        """Three attend, somebody for spring and somebody for winter; the writer attends for both. A table may wait for a substitute
        (option `on_leave`)."""
        there = [state.factions[seat] for seat in range(state.seats) if state.awake(seat)]
        if self.waits(state):
            return False
        both = "writer" in there or {"spring", "winter"} <= set(there)
        return len(there) >= 3 and both and super().enough(state)

    def waits(self, state: Winter) -> bool:
        kept = all(map(state.holds, range(state.seats)))
        return state.options.on_leave == "pause" and state.winners is None and not kept

    def left(self, t: Table[Winter], seat: Seat) -> None:
        if t.state.winners is None:
            depart(t, seat)
        if not any(map(t.state.holds, range(t.state.seats))):
            self.abandoned(t)

    def sat(self, t: Table[Winter], seat: Seat) -> None:
        t.commit()  # who could interrupt a walk is another question now
        top = t.state.stack[-1]
        if t.state.options.on_leave == "pause" and isinstance(top, Narration) and top.seat == seat:
            top.until = max(top.until, t.at + top.lasting(t.state))  # a whole clock for whom the table has waited

    def end(self, t: Table[Winter]) -> None:
        finish_game(t, None)


def brought(state: Winter, seat: Seat) -> int:
    """The points of a player for his faction: his cards in the epilogue, and the memories that he has placed (WT-183)."""
    placed = [memory for memory in state.track.values() if memory.by == seat and memory.side == state.factions[seat]]
    return 3 * len(placed) + sum(lying.seat == seat for lying in state.in_scene("epilogue"))
