"""Looking: what a seat may see, and nothing of what it may not."""

import msgspec
import pytest

from talewind.kit import Outcome, Pass, Waited, look, open_table, say, waiting
from talewind.kit.state import Order
from talewind.kit.testing import Rig

from .toys.bidding import Auction, Bid
from .toys.journal import Chapter, Journal
from .toys.relay import Gathering, Ready, Relay, RelayState, Rest, Walk
from .toys.window import Doors, Evening, Knock, Knocking, Open, WindowState

A, B, C = range(3)


def relay() -> Rig[RelayState]:
    return Rig(Relay(), 3)


def listening() -> Rig[WindowState]:
    """A has knocked at the red door; B holds a key, C a cup."""
    rig = Rig(Doors(), 3)
    rig.state.hands = ["cup", "key", "cup"]
    rig.put(Evening([B]), Knocking(A))
    rig.do(A, Knock("red"))
    return rig


def test_the_asked_seat_sees_its_question_and_the_number_to_quote() -> None:
    rig = relay()
    rig.do(A, Walk(1))
    question = rig.sees(A).question
    assert question is not None
    assert (question.number, question.ask.offers) == (rig.state.asked[A], rig.ask(A).offers)


@pytest.mark.parametrize("eyes", [B, C, None])
def test_nobody_else_sees_the_question(eyes: int | None) -> None:
    assert relay().sees(eyes).question is None


def test_everybody_sees_who_is_waited_for_until_when_and_what_is_happening() -> None:
    for eyes in (A, B, None):
        sight = relay().sees(eyes)
        assert sight.waiting == (Waited(A, 10_000),)
        assert sight.now == say("relay-now-walking", seat=A)


def test_everybody_sees_the_tag_of_the_phase_on_top() -> None:
    rig = relay()
    assert {rig.sees(eyes).phase for eyes in (A, B, None)} == {"walking"}
    rig.interrupt(Gathering([A, B, C]))
    assert {rig.sees(eyes).phase for eyes in (A, B, None)} == {"gathering"}


def test_who_has_answered_is_seen_once_it_is_no_secret() -> None:
    rig = relay()
    rig.put(Gathering([A, B, C]))
    rig.do(B, Ready())
    assert [waited.seat for waited in rig.sees(None).waiting] == [A, C]


def test_a_window_shows_whom_it_asked_and_not_who_has_answered() -> None:
    rig = listening()
    before = rig.sees(A).waiting
    rig.do(C, Pass())
    assert rig.sees(A).waiting == before
    assert [waited.seat for waited in before] == [B, C]


def test_the_time_shown_is_the_servers_though_the_table_has_slept() -> None:
    rig = relay()
    rig.pause(B)
    rig.unpause(B, after=5_000)
    assert waiting(rig.game, rig.state) == (Waited(A, 15_000),)


def test_everybody_sees_the_number_of_a_question_whose_draft_may_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = Rig(Journal(), 2)
    assert [waited.heard for waited in rig.sees(B).waiting] == [None]
    monkeypatch.setattr(Chapter, "heard", True)
    assert [waited.heard for waited in rig.sees(B).waiting] == [rig.state.asked[A]]


def test_a_sealed_answer_is_shown_to_its_owner_instead_of_the_question() -> None:
    rig = Rig(Auction(), 3)
    rig.do(B, Bid(2))
    assert rig.sees(B).answered == Bid(2)
    assert rig.sees(B).question is None


@pytest.mark.parametrize("eyes", [A, C, None])
def test_a_sealed_answer_is_shown_to_nobody_else(eyes: int | None) -> None:
    rig = Rig(Auction(), 3)
    rig.do(B, Bid(2))
    assert rig.sees(eyes).answered is None


def test_plan_and_orders_are_shown_to_their_owner() -> None:
    rig = relay()
    rig.do(A, Rest(), Ready())
    rig.stand(A, "gate", "day", Rest())
    assert rig.sees(A).plan == (Ready(),)
    assert rig.sees(A).orders == (Order("gate", "day", Rest()),)


@pytest.mark.parametrize("eyes", [B, C, None])
def test_plan_and_orders_are_shown_to_nobody_else(eyes: int | None) -> None:
    rig = relay()
    rig.do(A, Rest(), Ready())
    rig.stand(A, "gate", "day", Rest())
    assert rig.sees(eyes).plan == ()
    assert rig.sees(eyes).orders == ()


@pytest.mark.parametrize(("eyes", "hand"), [(A, "cup"), (B, "key"), (None, None)])
def test_the_games_view_is_built_for_the_one_who_looks(eyes: int | None, hand: str | None) -> None:
    assert listening().sees(eyes).view.hand == hand


def test_a_closed_move_is_shown_with_its_rule_to_the_seat_it_concerns() -> None:
    rig = listening()
    mine = rig.sees(C).question
    assert mine is not None
    assert mine.ask.closed == {"open": "WI-1"}
    assert rig.refused(C, Open()) == "WI-1"


def test_asides_are_offered_to_seats_and_not_to_onlookers() -> None:
    rig = Rig(Journal(), 2)
    assert [offer.move for offer in rig.sees(B).asides] == ["note"]
    assert rig.sees(None).asides == ()


def test_scores_presence_and_pause_are_public() -> None:
    rig = relay()
    rig.do(A, Walk(3))
    rig.do(A, Rest())
    rig.come(C, "lost")
    rig.pause(B)
    for eyes in (A, None):
        sight = rig.sees(eyes)
        assert (sight.scores, sight.presence) == ((3, 0, 0), ("here", "here", "lost"))
        assert sight.paused is not None


def test_there_is_no_outcome_before_the_end() -> None:
    assert relay().sees(A).outcome is None


@pytest.mark.parametrize("eyes", [A, None])
def test_at_the_end_there_is_an_outcome_and_nothing_is_asked(eyes: int | None) -> None:
    rig = relay()
    rig.do(A, Walk(3))
    rig.put()
    sight = rig.sees(eyes)
    assert sight.outcome == Outcome((A,))
    assert (sight.now, sight.phase) == (say("kit-over"), "")
    assert (sight.question, sight.waiting, sight.asides) == (None, (), ())


def test_a_game_cut_short_says_so_though_its_author_forgot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Relay, "outcome", lambda self, state: Outcome((B,)))
    rig = relay()
    rig.state.cut_short = True
    rig.put()
    assert rig.sees(A).outcome == Outcome((B,), cut_short=True)


def test_a_sight_can_be_sent() -> None:
    sight = look(Relay(), open_table(Relay(), 2).state, A)
    assert msgspec.json.decode(msgspec.json.encode(sight))["question"]["number"] == 1
