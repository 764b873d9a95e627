"""Ready-made phases: what an author gets without writing it."""

import pytest

from talewind.kit import Again, Encored, Enough, Next, Pass, Scored, Vote
from talewind.kit.testing import Rig

from .toys.gifts import Gifts, GiftsView, Unwrapped, Wrap, Wrapped, Wrapping
from .toys.journal import Closing, Elected, Journal, JournalState, Reading, Voting
from .toys.relay import Leg, Relay, Rest
from .toys.window import Answered, Doors, Knock, Knocking, Open, WindowState

A, B, C = range(3)


def journal(seats: int = 3) -> Rig[JournalState]:
    rig = Rig(Journal(), seats)
    rig.state.hands = [["key", "owl"], ["moon"], []][:seats]
    return rig


def test_an_interlude_goes_on_when_all_have_pressed_on() -> None:
    rig = journal()
    rig.put(Reading([A, B]))
    rig.do(A, Next())
    assert rig.asked() == [B]
    rig.do(B, Next())
    assert isinstance(rig.state.stack[-1], Closing)


def test_an_interlude_goes_on_by_itself_and_nobody_has_missed_anything() -> None:
    rig = journal()
    rig.put(Reading([A, B]))
    rig.wait()
    assert rig.at == 6_000, "nothing is decided, so nothing can be late"
    assert isinstance(rig.state.stack[-1], Closing)
    assert [chair.missed for chair in rig.state.chairs] == [0, 0, 0]


@pytest.fixture
def long_reading(monkeypatch: pytest.MonkeyPatch) -> Rig[JournalState]:
    monkeypatch.setattr(Reading, "lasts", 40_000)
    rig = journal()
    rig.put(Reading([A, B, C]))
    rig.do(A, Next(), after=1_000)
    return rig


def test_an_interlude_waits_for_a_lost_line_some_seconds_only(long_reading: Rig[JournalState]) -> None:
    long_reading.come(C, "lost", after=1_000)
    long_reading.wait()
    assert (long_reading.at, long_reading.asked()) == (2_000 + 10_000, [B])
    long_reading.do(B, Next())
    assert isinstance(long_reading.state.stack[-1], Closing)


def test_a_line_that_is_lost_late_adds_nothing_to_an_interlude(long_reading: Rig[JournalState]) -> None:
    long_reading.come(C, "lost", after=36_000)
    long_reading.wait()
    assert long_reading.at == 40_000
    assert isinstance(long_reading.state.stack[-1], Closing)


def test_a_page_that_is_loaded_again_keeps_what_is_shown(long_reading: Rig[JournalState]) -> None:
    long_reading.come(C, "lost", after=1_000)
    long_reading.come(C, "here", after=9_000)
    assert long_reading.asked() == [B, C]
    long_reading.wait()
    assert long_reading.at == 40_000
    assert isinstance(long_reading.state.stack[-1], Closing)


def test_each_seat_comes_in_turn_and_those_out_of_the_game_are_passed_over() -> None:
    rig = Rig(Relay(), 4)
    rig.leave(C)
    rig.put(Leg([3, C, B]))
    assert rig.asked() == [3]
    scored = [event for event in rig.do(3, Rest()) if isinstance(event, Scored)]
    assert [event.seat for event in scored] == [3], "a seat out of the game has no turn, not even a silent one"
    assert rig.asked() == [B]


def knocked(*hands: str) -> Rig[WindowState]:
    rig = Rig(Doors(), len(hands))
    rig.state.hands = list(hands)
    rig.put(Knocking(A))
    rig.do(A, Knock("red"))
    return rig


def test_a_window_asks_a_seat_without_the_means_all_the_same_and_it_can_only_pass() -> None:
    rig = knocked("cup", "key", "cup")
    assert rig.asked() == [B, C]
    assert rig.offered(B) == {"pass", "open"}
    assert rig.offered(C) == {"pass"}


def test_a_window_hands_on_those_who_did_not_pass() -> None:
    rig = knocked("cup", "key", "key")
    rig.do(B, Pass(), after=2_000)
    assert rig.do(C, Open())[0] == Answered("red", (C,))


def test_a_window_that_runs_out_was_passed_by_the_silent_and_nobody_has_missed_anything() -> None:
    rig = knocked("cup", "key", "key")
    rig.do(C, Open())
    assert rig.wait()[0] == Answered("red", (C,))
    assert rig.at == 20_000 + 1_000 + 1
    assert rig.state.chairs[B].missed == 0


def ballot(*votes: str | None) -> Rig[JournalState]:
    rig = journal(len(votes))
    rig.put(Voting(list(range(len(votes))), ["0", "1", "2"][: len(votes)]))
    for seat, choice in enumerate(votes):
        rig.do(seat, Pass() if choice is None else Vote(choice))
    return rig


@pytest.mark.parametrize(
    ("votes", "elected"),
    [
        (("1", "2", "1"), ("1",)),
        (("1", "0", None), ("0", "1")),
        (("2", "0", "1"), ("0", "1", "2")),
        ((None, None, "1"), ("1",)),
        ((None, None, None), ()),
    ],
)
def test_a_ballot_elects_who_has_most_votes_ties_together_and_abstentions_apart(
    votes: tuple[str | None, ...], elected: tuple[str, ...]
) -> None:
    assert ballot(*votes).heard[-1] == (Elected(elected),)


def test_a_voter_to_whom_nothing_is_open_can_only_pass() -> None:
    rig = journal()
    rig.put(Voting([A, B], ["0"]))
    assert rig.offered(A) == {"pass"}
    assert rig.offered(B) == {"pass", "vote"}


def test_a_ballot_is_secret_until_all_have_voted() -> None:
    rig = journal()
    rig.put(Voting([A, B, C], ["0", "1", "2"]))
    before = rig.sees(C)
    rig.do(A, Vote("1"))
    assert rig.sees(C) == before


def test_a_seat_votes_only_for_what_is_open_to_it() -> None:
    rig = journal()
    rig.put(Voting([A, B, C], ["0", "1", "2"]))
    assert rig.refused(A, Vote("0")) == "kit-not-offered"


def test_the_silent_give_no_vote() -> None:
    rig = journal()
    rig.put(Voting([A, B, C], ["0", "1", "2"]))
    rig.do(A, Vote("2"))
    assert rig.wait() == (Elected(("2",)),)


def test_the_result_of_a_ballot_is_the_votes_by_seat() -> None:
    voting = Voting([], ["0", "1"], {A: "1", C: "1"})
    assert voting.leaders() == ["1"]
    assert voting.votes == {A: "1", C: "1"}


def test_a_ballot_without_voters_is_counted_at_once() -> None:
    rig = journal()
    rig.put(Voting([], ["0", "1"]))
    assert isinstance(rig.state.stack[-1], Reading)
    assert rig.state.elected == ()


def test_another_game_everybody_sees_who_is_ready() -> None:
    rig = journal()
    rig.put(Closing([A, B, C]))
    assert rig.do(B, Again()) == (Encored(B),)
    assert rig.do(A, Enough()) == ()
    rig.wait()
    assert rig.state.again == (B,)
    assert rig.state.stack == []


def test_silence_after_the_end_is_enough() -> None:
    rig = journal()
    rig.put(Closing([A]))
    rig.wait()
    assert rig.state.again == ()
    assert rig.state.chairs[A].missed == 0


def test_all_choose_in_secret_and_everybody_sees_only_who_has() -> None:
    rig = Rig(Gifts(), 3)
    assert rig.do(B, Wrap("kite")) == (Wrapped(B),)
    assert rig.asked() == [A, C]
    assert rig.sees(A).view == GiftsView((B,), None, ())
    assert rig.sees(B).view == GiftsView((B,), Wrap("kite"), ())


def test_a_choice_that_was_opened_is_not_taken_back_though_nobody_else_is_asked() -> None:
    rig = Rig(Gifts(), 2)
    rig.state.another = [B]
    rig.put(Wrapping([B]))
    rig.do(B, Wrap("kite"))
    assert (rig.asked(), rig.undo(B)) == ([B], False)


def test_what_was_chosen_is_opened_when_the_last_has_chosen() -> None:
    rig = Rig(Gifts(), 2)
    rig.do(B, Wrap("kite"))
    opened = [event for event in rig.do(A, Wrap("drum")) if isinstance(event, Unwrapped)]
    assert opened == [Unwrapped(A, "drum"), Unwrapped(B, "kite")]


def test_who_chooses_nothing_in_time_gives_nothing_but_a_draft_stands() -> None:
    rig = Rig(Gifts(), 3)
    rig.do(A, Wrap("lamp"))
    opened = [event for event in rig.wait(seat_1=Wrap("kite")) if isinstance(event, Unwrapped)]
    assert opened == [Unwrapped(A, "lamp"), Unwrapped(B, "kite"), Unwrapped(C, None)]


def test_silence_on_a_clock_that_stood_still_meanwhile_is_missed_all_the_same() -> None:
    rig = Rig(Gifts(), 4)
    rig.put(Wrapping([A, B, C]))
    rig.come(A, "lost", after=1)
    rig.do(B, Wrap("kite")), rig.do(C, Wrap("kite"))
    wrapping = rig.state.stack[-1]
    assert isinstance(wrapping, Wrapping)
    rig.come(A, "here", after=wrapping.until + 50 - rig.at)
    rig.wait()
    assert rig.state.chairs[A].missed == 1


def test_whoever_comes_back_when_the_clock_is_over_is_not_asked() -> None:
    rig = Rig(Gifts(), 4)
    rig.put(Wrapping([A, B, C]))
    rig.come(A, "away")
    rig.wait()
    rig.do(B, Wrap("kite"))
    rig.come(C, "lost")
    wrapping = rig.state.stack[-1]
    assert isinstance(wrapping, Wrapping)
    rig.come(A, "here", after=wrapping.until + 5_000 - rig.at)
    assert rig.asked() == [C]
