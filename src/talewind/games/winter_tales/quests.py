"""Generating quests, and which quests can be resolved (WT-115 to WT-133; WT-R56, WT-R59, WT-R103)."""

from talewind.kit import Offer, RuleId, Seat, offer, one_of

from .cast import SIDE_OF, TOKENS, UNDER, Char, Token
from .moves import Generate, Resolve
from .quest_events import QuestGenerated
from .state import T, Winter
from .telling import Pad


def generable(state: Winter, char: Char) -> list[Token]:
    """The available tokens of the character's faction; one that was placed before is not among them (WT-115, WT-116, WT-122)."""
    return [token for token in state.available if TOKENS[token] == SIDE_OF[char]]


def offer_generate(state: Winter, char: Char) -> list[Offer] | RuleId:
    found: list[Offer] = []
    for kind in (False, True):
        tokens = [token for token in generable(state, char) if (token in UNDER) == kind]
        sites = state.sites(tokens)
        if tokens and sites:
            at = one_of(sites, of="place", rule="WT-118" if kind else "WT-117")
            found.append(offer(Generate, token=one_of(tokens, of="token", rule="WT-122"), at=at))
    return found or "WT-122"


def generate(t: T, seat: Seat, char: Char, move: Generate) -> None:
    """Place the token, then introduce the quest (WT-117, WT-118, WT-121, WT-123)."""
    gone = t.state.put_down(move.token, move.at)
    t.state.note(t, QuestGenerated(seat, move.token, move.at, gone))
    t.push(Introducing(seat, kind="quest_intro", char=char, side=SIDE_OF[char], quest=move.token))


class Introducing(Pad, kw_only=True):
    """The goal of a quest, tied to the story so far; a stock sentence if nothing is told."""

    def narrated(self, t: T) -> None:
        t.state.intros[self.quest] = len(t.state.tales) + 1
        super().narrated(t)


def resolvable(state: Winter, char: Char) -> list[Token]:
    """The quests of its faction where the character stands; not one that it carries itself (WT-127, WT-132, WT-133)."""
    it = state.figures[char]
    return [
        token
        for token, at in state.quests.items()
        if TOKENS[token] == it.side and at != char and state.site(token) == it.space
    ]


def offer_resolve(state: Winter, char: Char) -> Offer | RuleId:
    tokens = resolvable(state, char)
    carried = {token: "WT-127" for token, at in state.quests.items() if at == char}
    return offer(Resolve, token=one_of(tokens, of="token", closed=carried, rule="WT-133")) if tokens else "WT-133"


def exhausted(state: Winter) -> bool:
    """No quest is on the map and none can be generated (WT-R58)."""
    return not state.quests and not any(generable(state, char) for char in state.figures)
