"""What is remembered of an evening of Windmill."""

from talewind.games.windmill.honours import honours, quote
from talewind.kit import Honour, passage

from .tables import A, B, C, MillRig, fresh_table


def of(rig: MillRig, title: str) -> list[tuple[int, dict[str, object]]]:
    """Those proposed for a title, the finest first: the seat and what is said."""
    found: list[Honour] = [honour for honour in honours(rig.state) if honour.title.key == f"windmill-honour-{title}"]
    return [(honour.seat, dict(honour.fact.args)) for honour in found]


def played() -> MillRig:
    """Ana's tale is found by Cleo at the second guess, Bo's by nobody, Cleo's by Ana at once, who stakes."""
    rig = fresh_table(3, first_storyteller=A)
    rig.turn(finder=C)
    rig.turn(finder=None)
    rig.state.scores[A] = 2
    rig.turn(finder=A, staked=True)
    return rig


def test_hardest_to_find_is_what_nobody_found_then_what_took_longest() -> None:
    assert [(seat, said["finder"], said["guesses"]) for seat, said in of(played(), "hardest")] == [
        (B, None, 2),
        (A, C, 2),
    ]


def test_the_sharpest_eye_found_most() -> None:
    rig = played()
    rig.turn(finder=C)
    assert [(seat, said["finds"]) for seat, said in of(rig, "sharpest")] == [(C, 2), (A, 1)]


def test_who_staked_most_is_the_boldest_with_what_was_won() -> None:
    assert of(played(), "boldest") == [(A, {"seat": A, "stakes": 1, "won": 1})]


def test_without_a_stake_nobody_is_the_boldest() -> None:
    rig = fresh_table(3, first_storyteller=A)
    rig.turn(finder=C)
    assert of(rig, "boldest") == []


def test_the_line_of_the_evening_begins_the_tale_that_was_found_last() -> None:
    rig = fresh_table(3, first_storyteller=A)
    rig.tells(A, passage("The sea came up the stairs. It had wet feet."))
    rig.wrong(B)
    rig.guesses(C, str(rig.state.card))
    rig.press_on()
    rig.turn(finder=C)  # at once
    line = quote(rig.state)
    assert line is not None
    assert (line.seat, line.passage.text) == (A, "The sea came up the stairs.")


def test_everybody_sees_them_at_the_end_and_not_before() -> None:
    rig = fresh_table(3, first_storyteller=A)
    while rig.in_phase != "Ending":
        assert rig.sees(None).outcome is None
        rig.turn(finder=None)
    outcome = rig.sees(None).outcome
    assert outcome is not None
    assert outcome.honours
    assert outcome.quote
    assert rig.sees(A).outcome == outcome
