"""What is remembered of a voyage."""

import pytest

from talewind.games.windward.honours import honours
from talewind.games.windward.log import Deed, Leg
from talewind.games.windward.planet import PORT

from .recorded import GAMES, ended

LEGS = [
    Leg(1, 0, 1, (PORT, 5, 6, 7), (Deed("won", 6), Deed("teeth", 6, number=2, other=1))),
    Leg(1, 1, 1, (PORT, 5), (Deed("won", 5), Deed("won", 5))),
    Leg(2, 1, 1, (5, PORT), (Deed("teeth", 5, number=1),)),
]


@pytest.mark.parametrize(
    ("of", "expected"),
    [
        ("fighter", [(1, 2), (0, 1)]),
        ("hunter", [(0, 3), (1, 1)]),
        ("farthest", [(0, 3), (1, 2)]),
        ("stargazer", [(0, 1), (1, 1)]),
    ],
)
def test_who_did_most_comes_first(of: str, expected: list[tuple[int, int]]) -> None:
    state = ended(GAMES[0])
    state.legs, state.course.way = list(LEGS), []
    found = [honour for honour in honours(state) if honour.title.key == f"windward-honour-{of}"]
    assert [(honour.seat, honour.fact.args["number"]) for honour in found] == expected
