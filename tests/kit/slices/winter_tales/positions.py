"""Positions to test from."""

from talewind.kit import Passage, Seat, Woven
from talewind.kit.testing import Rig

from .activation import Movement
from .game import WinterTales
from .state import Winter
from .words import CARDS

S1, W1, S2, W2 = range(4)
PARK, PLAZA, FAR = "oaks-park", "stump-green", "nightmare-factory"


def tale(*cards: str) -> Passage:
    return Passage(("And then", *(Woven(card) for card in cards)))


def table(hands: dict[Seat, str] | None = None, **spaces: str) -> Rig[Winter]:
    """`tin_man_2=FAR`: seat 2's Tin Man stands there; `hands={S1: "sc-01 sc-02"}`, all others are empty."""
    rig = Rig(WinterTales(), 4)
    state = rig.state
    state.figures = {}
    for name, space in spaces.items():
        state.place(name[:-2].replace("_", "-"), int(name[-1]), space)
    state.hands = [(hands or {}).get(seat, "").split() for seat in range(4)]
    held = [card for hand in state.hands for card in hand]
    state.deck = [card for card in CARDS if card not in held]
    state.quests = {}
    return rig


def moving(char: str, seat: Seat, steps: int = 2, goal: str = "") -> Movement:
    return Movement(seat, most=9, kind="move", char=char, steps=steps, goal=goal)


def stack(rig: Rig[Winter]) -> list[type]:
    return [type(phase) for phase in rig.state.stack]


def crowded(state: Winter) -> None:
    """Everybody in one plaza, but for a pair of enemies at either end: whoever steps out of it opens a window."""
    for i, char in enumerate(state.figures):
        state.change(char, space=PARK if i < 2 else FAR if i < 4 else PLAZA)
