"""Achievements: their conditions, claiming, points (WW-250 to WW-253; WW-R108 to WW-R110)."""

from collections.abc import Iterable

from talewind.kit import Ask, Offer, Pass, Phase, RuleId, Say, Seat, offer, one_of, say

from .choices import Action
from .events import Achieved
from .moves import Claim
from .pieces import Achievement
from .sides import Fight
from .state import Sky, T

POINTS: dict[Achievement, tuple[int, int]] = {
    "full_complement": (2, 1), "broadside": (2, 1), "full_tanks": (2, 1), "high_spirits": (2, 1), "globe_trotter": (2, 1),
    "long_haul": (3, 2), "prospector": (3, 1), "matched_set": (3, 2), "bare_knuckle": (3, 2), "red_tide": (4, 2),
    "buccaneer": (3, 2), "boat_duel": (3, 2),
}  # fmt: skip
TEETH_CARDS = ("matched_set",)  # not with the Naturalist (WW-R110)


def holds(state: Sky, card: Achievement, seat: Seat) -> bool:
    """Whether a condition holds that can be seen at any time."""
    ship, mine = state.ships[seat], seat == state.active
    match card:
        case "full_complement":
            return len(ship.crew) >= 3
        case "broadside":
            return ship.cannons >= 5
        case "full_tanks":
            return ship.gas >= 6
        case "globe_trotter":
            return mine and len(state.course.territories) >= 4
        case "prospector":
            return len(ship.pockets) >= 3
        case "matched_set":
            return ship.hold.grey_tooth > 0 and ship.hold.red_tooth > 0
    return False


def happened(state: Sky, card: Achievement, seat: Seat, fight: Fight | None, rested: bool) -> bool:
    """Whether a condition has come true by the Battle just settled, or by the Rest just finished."""
    ship = state.ships[seat]
    if rested and seat == state.active:
        if card == "high_spirits":
            return not ship.at_port and ship.morale == 4
        if card == "long_haul":
            return not ship.at_port and ship.nights >= 4
    if fight is None or (victor := fight.victor) is None or (loser := fight.loser) is None or victor.seat != seat:
        return False
    match card, victor.kind, loser.kind:
        case "bare_knuckle", "ship", "red":
            return not victor.guns
        case "red_tide", "ship", "red":
            return seat == state.active and state.course.beaten >= 2
        case "buccaneer", "ship", "ship":
            return victor is fight.attacker
        case "boat_duel", "longboat", "longboat":
            return True
    return False


def achieve(t: T, fight: Fight | None, rested: bool) -> bool:
    """Look at every card for every captain, the active one first. True: somebody is asked first."""
    state, due = t.state, list[tuple[Seat, Achievement]]()
    for seat in (state.active, *state.clockwise(state.active)):
        for card, scored in state.achievements.items():
            if seat in scored or not state.plays(seat):
                continue
            key, lasting = f"{card}/{seat}", holds(state, card, seat)
            if not lasting and not happened(state, card, seat, fight, rested):
                if key in state.waived:
                    state.waived.remove(key)
            elif state.options.achievement_claim == "auto":
                award(t, seat, card)
            elif key not in state.waived:
                state.waived.append(key)
                due.append((seat, card))
    if due:
        t.push(Claiming(due))
    return bool(due)


def award(t: T, seat: Seat, card: Achievement) -> None:
    scored = t.state.achievements[card]
    high, low = POINTS[card]
    t.tell(Achieved(seat, card))
    t.score(seat, low if scored else high, "WW-253" if scored else "WW-252")
    scored.append(seat)


class Claiming(Phase):
    """Option `ask`: claim a card, or not now; one question after another."""

    due: list[tuple[Seat, Achievement]]

    def now(self, state: Sky) -> Say:
        seat, card = self.due[0]
        return say("windward-now-claiming", seat=seat, card=card)

    def asks(self, state: Sky) -> Iterable[Ask]:
        for seat, card in self.due[:1]:
            offers = (offer(Claim, card=one_of([card], of="achievement")), offer(Pass))
            prompt = say("windward-claim", card=card)
            yield Ask(seat, prompt, offers, otherwise=Claim(card), lasts=state.reaction)

    def answered(self, t: T, seat: Seat, move: Claim | Pass) -> None:
        self.due.pop(0)
        if isinstance(move, Claim):
            award(t, seat, move.card)

    def run(self, t: T) -> None:
        t.pop()


def offer_claim(state: Sky, seat: Seat) -> Offer | RuleId:
    """A card that was declined, while its condition holds (WW-R108)."""
    waived = [card for card in state.achievements if f"{card}/{seat}" in state.waived] if state.waived else []
    found = [card for card in waived if seat not in state.achievements[card] and holds(state, card, seat)]
    return offer(Claim, card=one_of(found, of="achievement")) if found else "WW-R108"


def claim(t: T, move: Claim) -> None:
    award(t, t.state.active, move.card)


CLAIM = Action(Claim, offer_claim, claim)
