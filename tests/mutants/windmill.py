"""Faults in the rules of Windmill."""

from talewind.games.windmill import turns
from talewind.games.windmill.game import Windmill
from talewind.games.windmill.guessing import Guessing
from talewind.games.windmill.state import Mill
from talewind.games.windmill.telling import Aloud, Tellers, Telling
from talewind.games.windmill.turns import Turns
from talewind.games.windmill.view import unshown, view
from talewind.kit import Absence
from talewind.kit.ready import Interlude, PacedOptions, TaleState

from .patches import asks_with, bottomless, constant, no_chance, put, swap
from .running import mutant

deck = Mill.deck.fget  # type: ignore[attr-defined]

TURNS = [
    mutant(
        "a tale whose guessing is cut off is lost",
        "WM-R25",
        swap(turns.end, "t.state.record(top.teller, top.tale, top.laid, None)", "None"),
    ),
    mutant("the grid is not shuffled", "WM-3", no_chance("grid")),
    mutant("the deck is not shuffled", "WM-4", no_chance("deck")),
    mutant("the deck is drawn from in order", "WM-18", no_chance("deck")),
    mutant(
        "a card does not come twice running",
        "WM-64",
        swap(
            deck,
            "picture != self.card and picture not in self.aside",
            "picture != self.card and (not self.tales or picture != self.tales[-1].picture) and picture not in self.aside",
        ),
    ),
    mutant(
        "the last round is cut short too",
        "WM-74",
        swap(
            Mill.decided,
            "self.round == self.rounds and self.round_is_over()",
            "len(self.remaining()) >= 3 and self.round == self.rounds and self.round_is_over()",
        ),
    ),
    mutant(
        "the token stays with a removed seat",
        "WM-R20",
        swap(Turns.run, "remaining and state.token not in remaining", "False"),
    ),
    mutant("two are enough", "WM-R25", swap(Turns.run, "len(remaining) < 3", "len(remaining) < 2")),
    mutant("pairs stay aside", "WM-71 WM-72 WM-73", swap(Turns.next_round, "t.state.aside = []", "pass")),
]

TELLING = [
    mutant("an empty title is announced", "WM-73", swap(Windmill.did_aside, "has_words(title.text)", "True")),
    mutant("five sentences", "WM-R15", swap(Telling.asks, "4", "5")),
    mutant("who tells nothing falls below zero", "WM-R9", bottomless("WM-R9")),
    mutant("the card of a forfeited turn is out", "WM-R9", swap(Tellers.nothing, "t.state.card = None", "pass")),
    mutant("the card of a void turn is out", "WM-R23 WM-R24", swap(Tellers.skipped, "t.state.card = None", "pass")),
    mutant(
        "`begin` starts the clock again",
        "WM-R9",
        swap(Aloud.answered, "self.begun = True", "self.begun = True\nself.until = t.at + 30_000"),
    ),
    mutant(
        "onlookers are heard",
        "WM-R14",
        swap(Windmill.hushed, "seat is None or not state.options.guesser_chat", "not state.options.guesser_chat"),
    ),
    mutant(
        "the Storyteller is silent at the look",
        "WM-R14",
        swap(Windmill.hushed, "not isinstance(top, Telling | Aloud | Guessing)", "top is None"),
    ),
    mutant(
        "a round has its title before it is over",
        "WM-73",
        swap(Windmill.asides, "state.round + isinstance(state.stack[-1], Ending)", "state.round + 1"),
    ),
]

GUESSING = [
    mutant(
        "silent guessers cost a point",
        "WM-R8",
        swap(Guessing.go_on, "self.laid and not self.absent", "not self.absent"),
    ),
    mutant("absent guessers cost a point", "WM-R8", swap(Guessing.go_on, "self.laid and not self.absent", "self.laid")),
    mutant(
        "who leaves loses the stake",
        "WM-R22",
        put(Guessing, "skipped", lambda self, t, ask: Guessing.expired(self, t, ask, None)),
    ),
    mutant(
        "all guessers share one clock",
        "WM-40",
        swap(Guessing.go_on, "self.until = t.at + t.state.options.to_guess", "pass"),
    ),
    mutant("a stake can be taken back", "WM-R4", swap(Guessing.answered, "t.commit()", "None")),
    mutant("a lost stake stays with the next", "WM-57", swap(Guessing.go_on, "self.staked = False", "pass")),
    mutant(
        "the Storyteller scores with a stake",
        "WM-55",
        swap(
            Guessing.found,
            "t.score(seat, k + 1, 'WM-54')",
            "t.score(self.teller, k, 'WM-43')\nt.score(seat, k + 1, 'WM-54')",
        ),
    ),
    mutant(
        "what was put aside lies in the grid",
        "WM-68",
        swap(Mill.lying, "{laid.picture for laid in taken}.union(self.aside)", "{laid.picture for laid in taken}"),
    ),
    mutant(
        "what was put aside is in the deck",
        "WM-68 WM-69",
        swap(deck, "picture != self.card and picture not in self.aside", "picture != self.card"),
    ),
    mutant(
        "what is put aside is not shown",
        "WM-R11",
        swap(
            Mill.shows,
            "finder is not None or put_aside or self.options.reveal_unguessed",
            "finder is not None or self.options.reveal_unguessed",
        ),
    ),
    mutant(
        "a tale goes on over rounds",
        "WM-70 WM-73",
        swap(
            Mill.record,
            "last and options.never_ending and last.round == self.round",
            "last and options.never_ending",
        ),
    ),
    mutant("everybody sees what was not found", "WM-R11", swap(unshown, "state.tales[n - 1].teller == seat", "True")),
    mutant(
        "the Windmill card stays with who found",
        "WM-62",
        swap(
            view,
            "guessing.waiting[0] if guessing and guessing.staked else None",
            "guessing.waiting[0] if guessing and guessing.staked else (state.tales[-1].finder if state.tales else None)",
        ),
    ),
]

TABLE = [
    mutant(
        "whoever is away is waited for half a minute",
        "WM-R6 WM-R23",
        constant("talewind.kit", "LIVE", Absence(skip=30_000)),
    ),
    mutant("not pressing on is a sign of absence", "WM-R6", asks_with(Interlude, awaited=True)),
    mutant("the look waits for everybody", "WM-60", swap(Guessing.close, "t.state.audience()", "t.state.remaining()")),
    mutant("a telling clock can be paused", "WM-R27", put(Aloud, "unpausable", lambda self, state, seat: None)),
    mutant("a result falls with who leaves", "WM-75", constant("talewind.games.windmill", "conclude", lambda t: None)),
    mutant("a left seat wins", "WM-75", put(TaleState, "held", TaleState.remaining)),
    mutant("a left seat is not kept", "WM-R25", put(PacedOptions, "kept", property(lambda self: 0))),
    mutant(
        "a left seat is kept for ten minutes",
        "WM-R25",
        put(PacedOptions, "kept", property(lambda self: self.lasting(600))),
    ),
]

MUTANTS = TURNS + TELLING + GUESSING + TABLE
