"""The view of a seat, built up from nothing, and what the seat cannot know."""

from functools import lru_cache

from msgspec import structs

from talewind.kit import Chance, Fixed, Frozen, Growing, Passage, Picture, Seat

from .events import Claimed, ClaimJudged, Clocked
from .forbidden import Find, Language, listed, word
from .options import Colour
from .placing import Placing
from .round import Round, Story, colour
from .state import EndState


class EndView(Frozen):
    round: int
    rounds: int
    decides: bool  # a tiebreaker
    language: Fixed[Language]
    colours: Fixed[tuple[Colour, ...]]
    narrated: tuple[Seat, ...]
    narrator: Seat | None
    guessers: tuple[Seat, ...]
    drawn: tuple[Picture, ...]  # the narrator's own
    discarded: Picture | None
    targets: tuple[Picture, ...]  # for the narrator; for all after the reveal
    forms: dict[Picture, tuple[str, ...]]  # of the targets
    boards: dict[str, tuple[Picture, ...]]  # in play, by colour
    captions: dict[Picture, str]
    story: Passage | None
    go_at: int | None  # the signal, in the server's time
    stacks: dict[Picture, tuple[Seat, ...]]  # tokens, the fastest first
    in_hand: tuple[int, ...]  # tokens, by seat
    hits: tuple[Find, ...]
    suspicions: tuple[Find, ...]
    claims: tuple[Claimed, ...]
    charges: tuple[tuple[Picture, str | None], ...]  # what is voted on, by number
    judged: tuple[ClaimJudged, ...]
    verdict: tuple[Clocked, ...]
    stories: Growing[tuple[Story, ...]]  # as they were told
    notes: dict[int, Passage]  # by story told aloud: the text written later


NOTHING = Round(0, 0, [])


def view(state: EndState, seat: Seat | None) -> EndView:
    now, options = state.round or NOTHING, state.options
    narrates = state.round is not None and seat == now.narrator
    targets = now.targets if now.revealed or (narrates and now.discarded) else ()
    named = [*(now.pictures if options.captions else ()), *(now.drawn if narrates else ()), *targets]
    return EndView(
        round=len(state.narrated),
        rounds=state.rounds,
        decides=now.decides,
        language=options.language,
        colours=state.colours,
        narrated=tuple(state.narrated),
        narrator=now.narrator if state.round else None,
        guessers=tuple(now.guessers),
        drawn=tuple(now.drawn) if narrates else (),
        discarded=now.discarded if narrates else None,
        targets=targets,
        forms={picture: listed(picture, options.language) for picture in targets},
        boards=dict(now.boards),
        captions=captions(tuple(named), options.language),
        story=now.story,
        go_at=now.go_at + state.slept if now.story else None,
        stacks=stacks(state, now, seat),
        in_hand=tuple(now.in_hand(each) for each in range(state.seats)),
        hits=tuple(now.hits),
        suspicions=tuple(now.suspicions),
        claims=tuple(now.claims),
        charges=tuple(now.charges()),
        judged=tuple(now.judged),
        verdict=tuple(now.verdict),
        stories=tuple([as_told(story) for story in state.stories]),
        notes={each.id: each.story for each in state.stories if each.story.aloud and each.story.parts},
    )


def as_told(story: Story) -> Story:
    told = story.story.as_told()
    return story if told is story.story else structs.replace(story, story=told)


@lru_cache(maxsize=1_024)
def captions(pictures: tuple[Picture, ...], lang: Language) -> dict[Picture, str]:
    """The words below the pictures (ES-R19)."""
    return {picture: word(picture, lang) for picture in pictures}


def hides(state: EndState) -> bool:
    """Whether each seat sees only its own tokens now (ES-R21)."""
    return bool(state.options.hidden_placing and state.stack and isinstance(state.stack[-1], Placing))


def stacks(state: EndState, now: Round, seat: Seat | None) -> dict[Picture, tuple[Seat, ...]]:
    """The tokens by picture that a seat sees; provisional while tokens are placed."""
    shown = [token for token in now.tokens if not hides(state) or token.seat == seat]
    lying = sorted({token.picture for token in shown})
    return {p: tuple(token.seat for token in now.on(p) if token in shown) for p in lying}


def determinize(state: EndState, seat: Seat | None, chance: Chance) -> None:
    """Deal other cards of the same colours to the narrator, and other places to tokens that are not shown."""
    now = state.round
    if now is None:
        return
    if seat != now.narrator:
        pile = chance.shuffled(state.pile, "world")
        kept = list(now.targets) if now.revealed else targets_of(now, pile)
        aside = next(picture for picture in pile if picture not in kept)
        now.drawn = sorted([*kept, aside])
        now.discarded = None if now.discarded is None else aside
    if hides(state):
        for other in now.guessers:
            if other != seat:
                places = iter(chance.shuffled(now.pictures, "world"))
                now.tokens = [structs.replace(t, picture=next(places)) if t.seat == other else t for t in now.tokens]


def targets_of(now: Round, pile: list[Picture]) -> list[Picture]:
    """Three pictures that lead to these boards; any three while none are laid."""
    fitting = [picture for picture in pile if not now.boards or colour(picture) in now.boards]
    first = [next(picture for picture in fitting if colour(picture) == name) for name in now.boards]
    return (first + [picture for picture in fitting if picture not in first])[:3]
