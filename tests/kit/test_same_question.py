"""What a seat writes at stays the same question: number, draft and clock, whatever happens meanwhile."""

from talewind.kit import Tell, Weave, passage
from talewind.kit.testing import Rig

from .test_narration import A, B, live, tale
from .toys.journal import JournalState, Serial


def asked(rig: Rig[JournalState]) -> tuple[int, int | None]:
    """The number of A's question, and when its clock ends."""
    question = rig.sees(A).question
    assert question is not None
    return question.number, question.until


def begun() -> Rig[JournalState]:
    """A has woven in a card, and may tell."""
    rig = live("key", "owl", "moon")
    rig.do(A, Weave("owl"))
    return rig


def test_a_card_woven_in_keeps_number_and_clock() -> None:
    rig = live("key", "owl", "moon")
    before = asked(rig)
    rig.do(A, Weave("owl"), after=5_000)
    assert asked(rig) == before


def test_a_draft_from_before_the_card_still_counts_at_zero() -> None:
    rig = begun()
    rig.do(A, Weave("key"), after=5_000)
    draft = tale("An", "OWL", "had a", "KEY")
    rig.wait(seat_0=draft)
    assert rig.state.tales == [draft.tale]


def test_a_pause_moves_the_clock_and_keeps_the_number() -> None:
    rig = begun()
    number, until = asked(rig)
    rig.pause(B), rig.unpause(B, after=60_000)
    assert asked(rig) == (number, (until or 0) + 60_000)


def test_an_interruption_moves_the_clock_and_keeps_the_number() -> None:
    rig = begun()
    number, until = asked(rig)
    rig.interrupt(Serial(B, 0, 0))
    assert rig.asked() == [B]
    rig.do(B, Tell(passage("Hush.")), after=30_000)
    assert rig.asked() == [A]
    assert asked(rig) == (number, (until or 0) + 30_000)


def test_another_question_in_between_makes_a_new_one_of_it() -> None:
    rig = begun()
    number, _ = asked(rig)
    rig.interrupt(Serial(A, 0, 0))
    assert asked(rig)[0] == number + 1
    rig.do(A, Tell(passage("Wait.")))
    assert asked(rig)[0] == number + 2, "or an answer on its way to the one would be taken for the other"


def test_the_next_tale_of_the_same_seat_is_another_question() -> None:
    rig = begun()
    number, _ = asked(rig)
    rig.put(Serial(A, 1, 2))
    assert asked(rig)[0] == number + 1
