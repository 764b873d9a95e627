"""What games of telling share: colours, kept seats, who wins and how it ends, notes, a relaxed pace."""

import pytest

from talewind.kit import Enough, Passage, Refused, Tell, passage
from talewind.kit.ready import DAY, SECOND, first_seat, leaders
from talewind.kit.table import Table
from talewind.kit.testing import Rig

from .toys.fireside import Embers, Evening, FireOptions, FireOut, Fireside, FireState, Note, Speak, Telling

A, B, C, D = range(4)


def fireside(seats: int = 3, **options: str) -> Rig[FireState]:
    """It is A's turn."""
    rig = Rig(Fireside(), seats, FireOptions(**options))  # type: ignore[arg-type]
    rig.put(Evening(first=A))
    return rig


def test_who_has_not_chosen_a_colour_gets_the_first_free_one() -> None:
    colours = Fireside().start(4, FireOptions(colours=(None, "red", "green"))).colours
    assert colours == ("blue", "red", "green", "white")


def test_a_colour_that_was_chosen_twice_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        Fireside().start(3, FireOptions(colours=("red", None, "red")))
    assert refused.value.refusal.rule == "FI-2"


def test_a_wish_for_a_seat_that_is_not_there_takes_no_colour_away() -> None:
    assert Fireside().start(2, FireOptions(colours=(None, None, "red"))).colours == ("red", "blue")


def test_the_table_names_who_begins_or_chance_does() -> None:
    t = Table(fireside().state, b"key", 0)
    assert first_seat(t, C) == C
    assert not t.gambled
    assert first_seat(t, D) in (A, B, C), "a seat that is not there names nobody"
    assert t.gambled


@pytest.mark.parametrize(
    ("mode", "pace", "ways"),
    [
        ("typed", "live", {"tell"}),
        ("voice", "live", {"speak"}),
        ("either", "live", {"tell", "speak"}),
        ("voice", "relaxed", {"tell"}),
    ],
)
def test_a_tale_is_told_in_the_ways_of_the_table_and_over_days_in_writing(mode: str, pace: str, ways: set[str]) -> None:
    rig = fireside(mode=mode, pace=pace)
    assert rig.offered(A) == ways
    assert rig.ask(A).lasts == (DAY if pace == "relaxed" else 30 * SECOND)


def test_a_seat_that_was_left_is_kept_for_a_minute() -> None:
    rig = fireside()
    rig.leave(C)
    rig.do(A, Speak())
    assert rig.state.remaining() == [A, B, C]
    rig.at += 60 * SECOND
    rig.put(Evening())
    assert rig.state.remaining() == [A, B]


def test_in_relaxed_pace_it_is_kept_for_a_day_and_who_is_offline_is_present() -> None:
    rig = fireside(pace="relaxed")
    rig.leave(C)
    rig.come(B, "lost")
    rig.at += 60 * SECOND
    rig.put(Evening())
    assert rig.state.remaining() == [A, B, C]
    assert rig.state.audience() == [A, B]
    assert rig.state.paused is None


def test_a_seat_that_was_left_does_not_win() -> None:
    rig = fireside()
    rig.state.scores[:] = [1, 3, 1]
    rig.leave(B)
    assert rig.state.best() == [A, C]


def test_where_nobody_holds_a_seat_the_highest_score_wins() -> None:
    rig = fireside()
    rig.state.scores[:] = [1, 3, 1]
    t = Table(rig.state, b"key", 0)
    for seat in (A, B, C):
        t.attend(seat, "left")
    assert t.state.best() == [B]


def test_the_end_is_told_and_there_is_time_for_another_game() -> None:
    rig = fireside(2)
    rig.do(A, Speak())
    assert FireOut((A,), cut_short=False) in rig.do(B, Tell(passage("Hm.")))
    assert isinstance(rig.state.stack[-1], Embers)
    rig.do(A, Enough())
    rig.do(B, Enough())
    assert rig.state.stack == []


def test_the_last_one_at_the_table_ends_it_at_once() -> None:
    rig = fireside()
    rig.do(A, Speak())
    rig.leave(A)
    assert FireOut((C,), cut_short=True) not in rig.heard[-1]
    rig.leave(B)
    assert FireOut((C,), cut_short=True) in rig.heard[-1]
    assert rig.state.stack == [], "there is nobody to play again with"


def test_who_leaves_after_the_end_changes_nothing() -> None:
    rig = fireside(2)
    rig.do(A, Speak())
    rig.do(B, Tell(passage("Hm.")))
    rig.leave(A)
    assert (rig.state.winners, rig.state.cut_short) == ((A,), False)
    assert isinstance(rig.state.stack[-1], Embers)


def test_what_was_told_aloud_may_have_a_line_in_the_book_and_stays_told_aloud() -> None:
    rig = fireside()
    assert rig.sees(A).asides == ()
    rig.do(A, Speak())
    assert [offer.move for offer in rig.sees(A).asides] == ["note"]
    rig.do_aside(A, Note(0, passage("A frog.", "en")))
    assert rig.state.tales[0].tale == Passage(("A frog.",), aloud=True, lang="en")
    assert rig.sees(B).asides == (), "each about the own"
    assert isinstance(rig.state.stack[-1], Telling)


def test_the_most_votes_lead_and_nobody_does_where_none_was_cast() -> None:
    assert leaders({A: C, B: D, C: C}, [C, D]) == [C]
    assert leaders({A: D, B: C}, [C, D]) == [C, D]
    assert leaders({}, [C, D]) == []
