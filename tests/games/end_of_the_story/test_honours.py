"""What is remembered of an evening of The End of the Story."""

from typing import Any

from talewind.games.end_of_the_story.honours import honours, quote

from .tables import EndRig, fresh_table


def played() -> tuple[EndRig, int, list[int]]:
    """One round: the first guesser finds all three objects before the second finds one; gives narrator and guessers."""
    rig = fresh_table(4)
    narrator, guessers = rig.now.narrator, list(rig.now.guessers)
    first, second, _ = guessers
    rig.whole_round(heart=[first, second], airplane=[first], bottle=[first])
    return rig, narrator, guessers


def of(rig: EndRig, title: str) -> list[tuple[int, dict[str, Any]]]:
    key = f"end_of_the_story-honour-{title}"
    return [(honour.seat, dict(honour.fact.args)) for honour in honours(rig.state) if honour.title.key == key]


def test_the_quickest_hand_had_the_least_time() -> None:
    rig, _, _ = played()
    times = [(said["time"], seat) for seat, said in of(rig, "quickest")]
    assert times == sorted(times, key=lambda each: each[0])
    assert len(times) == 4


def test_the_sharpest_eye_found_two_or_more() -> None:
    rig, _, (first, *_) = played()
    assert of(rig, "sharpest") == [(first, {"seat": first, "found": 3})]


def test_the_clearest_story_had_all_three_objects_found_and_is_quoted() -> None:
    rig, narrator, _ = played()
    assert of(rig, "clearest") == [(narrator, {"seat": narrator, "finders": 1})]
    line = quote(rig.state)
    assert line is not None
    assert line.seat == narrator


def test_the_verdicts_of_a_tiebreaker_are_not_remembered() -> None:
    rig, _, _ = played()
    before = len(rig.state.clocked)
    rig.now.decides = True
    first, second, _ = rig.now.guessers
    rig.whole_round(heart=[first, second])
    assert len(rig.state.clocked) == before
