"""The end of a game: winners, losers or nobody, by what was played."""

from typing import Any

import pytest

from talewind.kit import Outcome, Side, sentence
from talewind.kit.testing import Fault, Rig, conform
from talewind.texts import Speaker

from .toys.tide import Gather, Tide, TideOptions

TIDE = Tide()
NAMES = ("Ada", "Bo", "Cleo", "Dov")
SIDES = (Side("ebb", (0, 2), 5), Side("flow", (1, 3), 3))


def played(mode: Any, *shells: int) -> Rig[Any]:
    rig = Rig(TIDE, len(shells), TideOptions(mode=mode, rounds=1))
    for seat, number in enumerate(shells):
        rig.do(seat, Gather(number))
    return rig


@pytest.mark.parametrize(
    ("mode", "shells", "expected"),
    [
        ("alone", (3,), Outcome((0,), contest="together")),
        ("alone", (2,), Outcome((), contest="together")),
        ("together", (3, 3, 3), Outcome((0, 1, 2), contest="together")),
        ("together", (3, 3, 0), Outcome((), contest="together")),
        ("each", (1, 2), Outcome((1,))),
        ("each", (0, 0), Outcome(())),
        ("sides", (3, 1, 2, 2), Outcome((0, 2), contest="sides", sides=SIDES)),
    ],
)
def test_a_sight_has_the_outcome_from_the_encore_on(mode: Any, shells: tuple[int, ...], expected: Outcome) -> None:
    rig = played(mode, *shells)
    assert (rig.sees(0).phase, rig.sees(None).outcome) == ("evening", expected)
    assert rig.sees(0).ended == sentence("tide", expected, shells)


def test_a_side_with_a_winner_among_its_seats_has_won() -> None:
    assert [side.name for side in Outcome((1,), contest="sides", sides=SIDES).won] == ["flow"]
    assert Outcome((), contest="sides", sides=SIDES).won == ()


@pytest.mark.parametrize(
    ("ended", "scores", "english", "french"),
    [
        (Outcome((0,)), (2, 1), "You have won!", "Vous avez gagné !"),
        (Outcome((1,)), (1, 2), "Bo has won.", "Bo a gagné."),
        (Outcome((0, 1)), (2, 2), "You and Bo have won together.", "Vous gagnez ensemble : vous et Bo."),
        (Outcome(()), (0, 0), "Nobody has won.", "Personne n’a gagné."),
        (Outcome((), contest="together"), (1, 2), "You and Bo have lost together.", "Vous perdez ensemble : vous et Bo."),
        (Outcome((0,), contest="together"), (12,), "You have won, with 12 points!", "Vous avez gagné, avec 12 points !"),
        (Outcome((0,), contest="together"), (0,), "You have won!", "Vous avez gagné !"),
        (Outcome((), contest="together"), (1,), "You have lost, with 1 point.", "Vous avez perdu, avec 1 point."),
        (Outcome((1, 3), contest="sides", sides=SIDES), (0,) * 4, "tide-side-flow has won: Bo and Dov.", "tide-side-flow l’emporte : Bo et Dov."),
        (Outcome((), contest="sides", sides=SIDES), (0,) * 4, "Nobody has won.", "Personne n’a gagné."),
        (Outcome((0, 1, 2, 3), contest="sides", sides=SIDES), (0,) * 4, "You, Bo, Cleo and Dov have won together.", "Vous gagnez ensemble : vous, Bo, Cleo et Dov."),
    ],
)  # fmt: skip
def test_the_end_is_said_in_a_sentence(ended: Outcome, scores: tuple[int, ...], english: str, french: str) -> None:
    said = sentence("tide", ended, scores)
    assert Speaker(TIDE, "en", NAMES, 0).say(said) == english
    assert Speaker(TIDE, "fr", NAMES, 0).say(said) == french


def test_an_onlooker_reads_who_played_alone() -> None:
    said = sentence("tide", Outcome((), contest="together"), (5,))
    assert Speaker(TIDE, "en", NAMES).say(said) == "Ada has lost, with 5 points."
    assert Speaker(TIDE, "fr", NAMES).say(said) == "Ada a perdu, avec 5 points."


@pytest.mark.parametrize(
    "wrong",
    [
        Outcome((0,), contest="sides"),
        Outcome((0,), sides=SIDES),
        Outcome((0,), contest="sides", sides=(Side("ebb", (0,)), Side("flow", (0,)))),
        Outcome((9,)),
    ],
)
def test_an_outcome_that_does_not_fit_the_table_is_a_fault(wrong: Outcome, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tide, "outcome", lambda self, state: wrong)
    with pytest.raises(Fault, match="outcome: "):
        conform(TIDE, games=1)
