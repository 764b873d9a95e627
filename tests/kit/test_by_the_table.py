"""What a phase or a game lets depend on the table: times, the voice, clocks at all, who must be present."""

from typing import Any

import pytest

from talewind.kit import Passage, Paused, Tell, Vote, Woven, due
from talewind.kit.testing import Fault, Rig, conform

from .toys.fox import Fox, Turn
from .toys.journal import Chapter, Evening, Journal, JournalState, Serial, Voting
from .toys.relay import Relay
from .toys.window import Doors, Knock, Knocking
from .toys.window import Evening as Doorstep

A, B, C = range(3)


def journal(*phases: Any) -> Rig[JournalState]:
    rig = Rig(Journal(), 2)
    rig.state.hands[A] = ["owl", "key"]
    rig.put(*phases)
    return rig


def test_how_long_a_narration_lasts_may_be_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Chapter, "lasting", lambda self, state: 7_000 * state.seats)
    rig = journal(Evening([B]), Chapter(A, 1, 2))
    assert rig.sees(A).waiting[0].until == rig.at + 14_000


def test_how_long_a_vote_lasts_may_be_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Voting, "lasting", lambda self, state: 5_000)
    rig = journal(Voting([A, B], ["0", "1"]))
    assert rig.sees(A).waiting[0].until == rig.at + 5_000
    assert rig.refused(A, Vote("1")) is None


def test_how_long_a_hush_lasts_may_be_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    phase = type(listening().state.stack[-1])
    monkeypatch.setattr(phase, "hushing", lambda self, state: 40_000)
    rig = listening()
    for seat in list(rig.asked()):
        rig.do(seat, rig.ask(seat).otherwise or Knock("red"))
    assert rig.asked() == []
    assert due(rig.game, rig.state) == rig.state.since + 40_000


def listening() -> Rig[Any]:
    rig = Rig(Doors(), 3)
    rig.put(Doorstep([B]), Knocking(A))
    rig.do(A, Knock("red"))
    return rig


@pytest.mark.parametrize("phase", [Chapter, Serial])
def test_a_narration_may_be_told_aloud_where_the_table_says_so(phase: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    tale = Tell(Passage((Woven("owl"),), aloud=True))
    live = phase is Serial
    for may in (False, True):
        monkeypatch.setattr(phase, "aloud", lambda self, state, may=may: may)
        rig = journal(Evening([B]), phase(A, 1, 2, woven=["owl"] if live else []))
        assert (rig.refused(A, tale) is None) is may
    assert rig.state.tales == [tale.tale]


def test_a_table_for_one_may_have_no_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    from msgspec import structs

    honest = Turn.asks
    monkeypatch.setattr(Turn, "asks", lambda self, state: [structs.replace(a, lasts=None) for a in honest(self, state)])
    monkeypatch.setattr(Fox, "hurries", lambda self, state: state.seats > 2)
    with pytest.raises(Fault) as fault:
        conform(Fox(), games=10)
    assert fault.value.kind == "no clock"
    monkeypatch.setattr(Fox, "hurries", lambda self, state: False)
    assert conform(Fox(), games=4, reach=False)["games"] == 4


def test_who_must_be_present_is_the_games_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Paused(None) not in Rig(Relay(), 3).come(C, "lost")
    monkeypatch.setattr(Relay, "enough", lambda self, state: state.here(C))
    rig = Rig(Relay(), 3)
    assert Paused(None) in rig.come(C, "lost"), "though two are here"
    assert rig.come(C, "here")
    assert rig.state.paused is None
    rig.come(A, "lost")
    assert Paused(None) not in rig.come(B, "lost"), "though one alone is here"
