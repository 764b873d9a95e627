"""Faults in the rules of The End of the Story."""

from talewind.games.end_of_the_story import judging, turns
from talewind.games.end_of_the_story.forbidden import listed
from talewind.games.end_of_the_story.game import EndOfTheStory
from talewind.games.end_of_the_story.judging import Judging, Showing
from talewind.games.end_of_the_story.placing import Placing, Revealing
from talewind.games.end_of_the_story.round import Round
from talewind.games.end_of_the_story.state import EndState
from talewind.games.end_of_the_story.story import StoryWords
from talewind.games.end_of_the_story.telling import Telling
from talewind.games.end_of_the_story.turns import Tie
from talewind.games.end_of_the_story.view import stacks, view
from talewind.kit import Absence, Words

from .patches import asks_with, constant, no_chance, pays, put, swap
from .running import mutant

pile = EndState.pile.fget  # type: ignore[attr-defined]
GAME = "talewind.games.end_of_the_story"

TELLING = [
    mutant("cards are not shuffled", "ES-5", no_chance("pile")),
    mutant("the first narrator is always the same", "ES-7", no_chance("first")),
    mutant(
        "what was a target does not come again",
        "ES-46",
        put(
            EndState,
            "pile",
            property(lambda self: [p for p in pile(self) if p not in {q for s in self.stories for q in s.targets}]),
        ),
    ),
    mutant(
        "the card given up brings a board",
        "ES-17",
        swap(Telling.lay_boards, "t.state.now.targets", "t.state.now.drawn"),
    ),
    mutant(
        "the last call has a second more",
        "ES-54",
        swap(Telling.remind, "t.at - LENIENCE + LAST_CALL", "t.at + LAST_CALL"),
    ),
    mutant("a reminder is a sign of absence", "ES-54", swap(Telling.remind, "t.excuse(seat)", "None")),
    mutant("a failed tiebreaker pays", "ES-R16", swap(Telling.fail, "not t.state.now.decides", "True")),
    mutant("a failed story pays one point", "ES-55", pays("ES-55", 1)),
    mutant(
        "a void round is no turn",
        "ES-R29",
        swap(
            Telling.skipped,
            "t.tell(RoundVoid(ask.seat))",
            "t.tell(RoundVoid(ask.seat))\nt.state.narrated.pop() if len(t.state.narrated) > 1 else None",
        ),
    ),
    mutant(
        "an absent narrator has failed", "ES-R29", put(Telling, "skipped", lambda self, t, ask: self.fail(t, ask.seat))
    ),
    mutant("a narrator pauses the own limit", "ES-R34", put(Telling, "unpausable", lambda self, state, seat: None)),
    mutant("a draft is cut", "ES-R12", put(StoryWords, "mend", Words.mend)),
    mutant("the call is a sentence", "ES-R17", constant(GAME + ".story", "CALLS", ())),
    mutant("the call is told twice", "ES-R17", constant(GAME + ".telling", "uncalled", lambda story: story)),
    mutant(
        "what is shown is blocked",
        "ES-R33",
        swap(Telling.asks, "options.forbidden_words == 'warn'", "options.forbidden_words != 'penalise'"),
    ),
    mutant("the list has words that are none", "ES-R33", swap(listed, "_is_real(form, named, lang)", "True")),
    mutant("pictures in a story", "ES-R28", constant(GAME + ".story", "is_plain", lambda text: True)),
    mutant("compounds need two letters more", "ES-R2", constant(GAME, "FURTHER", 2)),
]

PLACING = [
    mutant("the race can be paused", "ES-R34", put(Placing, "unpausable", lambda self, state, seat: None)),
    mutant("a late token counts", "ES-R7", swap(Placing.answered, "time > t.state.options.to_place", "False")),
    mutant("any lag is believed", "ES-31", swap(Placing.answered, "min(t.lag, CAP)", "t.lag")),
    mutant("a token can be taken back", "ES-R6", swap(Placing.answered, "t.commit()", "None")),
    mutant("one token is no sign of presence", "ES-R7", asks_with(Placing, awaited=True)),
    mutant("the race sleeps", "ES-R32", constant(GAME, "RACING", Absence(lenience=250, grace=0))),
    mutant("the race waits for the lost", "ES-R7", constant(GAME, "RACING", Absence(lenience=250, present=0))),
    mutant(
        "equal times go by seat first",
        "ES-R8",
        swap(
            Round.on,
            "(token.time, token.received, self.guessers.index(token.seat))",
            "(token.time, self.guessers.index(token.seat), token.received)",
        ),
    ),
    mutant("the reveal waits for 50 seconds", "ES-33", asks_with(Revealing, lasts=50_000)),
    mutant(
        "onlookers see hidden tokens",
        "ES-R21",
        swap(
            stacks,
            "not hides(state) or token.seat == seat",
            "not hides(state) or token.seat == seat or seat is None",
        ),
    ),
    mutant(
        "everybody sees the forms of the targets",
        "ES-21 ES-33",
        swap(
            view,
            "now.revealed or (narrates and now.discarded)",
            "now.revealed or now.story or (narrates and now.discarded)",
        ),
    ),
]

JUDGING = [
    mutant(
        "the penalty comes before the points",
        "ES-R5",
        swap(
            judging.score,
            "t.score(now.narrator, *narrators_share(now))\n"
            "if now.said:\n"
            "    t.score(now.narrator, -2, 'ES-22', least=None if state.options.negative_scores else 0)",
            "if now.said:\n"
            "    t.score(now.narrator, -2, 'ES-22', least=None if state.options.negative_scores else 0)\n"
            "t.score(now.narrator, *narrators_share(now))",
        ),
    ),
    mutant("each word costs two points", "ES-R3", swap(judging.score, "-2", "-2 * max(1, len(now.hits))")),
    mutant("a forbidden word costs one point", "ES-22", pays("ES-22", -1)),
    mutant("half is rounded down", "ES-41", swap(judging.narrators_share, "-(-most // 2)", "most // 2")),
    mutant("one second to claim", "ES-R27", constant(GAME, "TO_CLAIM", 1_000)),
    mutant("one second to vote", "ES-R27", constant(GAME, "TO_JUDGE", 1_000)),
    mutant(
        "one second to look",
        "ES-45",
        swap(
            Showing.lasting,
            'to_read(now.story.as_told().text if now.story else "", rows=len(now.guessers) + 1)',
            "1_000",
        ),
    ),
    mutant(
        "half of the votes are enough", "ES-R27", swap(Judging.unsealed, "len(yes) > len(no)", "len(yes) >= len(no)")
    ),
    mutant(
        "one alone fines the narrator",
        "ES-R27",
        swap(Judging.unsealed, "len(yes) > 1 or (picture, word) in suspected", "True"),
    ),
    mutant(
        "one alone never fines the narrator",
        "ES-R27",
        swap(Judging.unsealed, "len(yes) > 1 or (picture, word) in suspected", "len(yes) > 1"),
    ),
    mutant(
        "whoever is away says no",
        "ES-R27",
        swap(Judging.unsealed, "[seat for seat in now.guessers if t.state.awake(seat)]", "now.guessers"),
    ),
    mutant("claims in a tiebreaker", "ES-R30", swap(Revealing.answered, "now.hits or now.decides", "now.hits")),
    mutant(
        "no words are looked for in a tiebreaker",
        "ES-R30",
        swap(
            Revealing.answered,
            "now.story and not now.story.aloud",
            "now.story and not now.story.aloud and not now.decides",
        ),
    ),
]

ENDING = [
    mutant(
        "rounds of those who are out are counted",
        "ES-R24",
        put(EndState, "rounds", property(lambda self: self.times * self.seats)),
    ),
    mutant(
        "a story whose race is cut off is lost",
        "ES-R32",
        swap(turns.end, "now and now.story and not now.revealed", "False"),
    ),
    mutant(
        "everybody narrates once",
        "ES-10",
        swap(EndState.all_narrated, "self.narrated.count(seat) >= self.times", "self.narrated.count(seat) >= 1"),
    ),
    mutant("the narrator of a tiebreaker is not drawn", "ES-51", no_chance("tie")),
    mutant(
        "the tied narrate",
        "ES-51",
        swap(
            Tie.run,
            "state.here(s) and s not in self.tied and s not in self.drawn",
            "state.here(s) and s not in self.drawn",
        ),
    ),
    mutant("a result falls with who leaves", "ES-48", constant(GAME, "conclude", lambda t: None)),
    mutant("four tiebreakers", "ES-R14", constant(GAME, "TIEBREAKERS", 4)),
    mutant(
        "who has narrated a tiebreaker does not again",
        "ES-R14",
        swap(Tie.resumed, "[]", "self.drawn"),
    ),
    mutant("a tied player who leaves stays in", "ES-R30", swap(EndOfTheStory.left, "tie.drop(t)", "None")),
]

MUTANTS = TELLING + PLACING + JUDGING + ENDING
