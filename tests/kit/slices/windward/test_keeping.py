"""A game is a value: kept at any instant, played again from its rows."""

import msgspec

from talewind.kit import Event, Move, Pass, Seat, play, replay, restore, row_type, snapshot
from talewind.kit.rows import AnyRow, TookBack, encode_row
from talewind.kit.sitting import Sitting
from talewind.kit.testing import KEY, Rig

from .chart import PORT
from .state import Sky, Windward
from .tables import ANA, BEN, CARA, rivals
from .words import Boost, EndTurn, Fire, Moves, Order, Propose, Rest, Sail

BATTLE: list[tuple[Seat, Move]] = [
    (ANA, Sail("3,0")), (BEN, Pass()), (ANA, Fire(2)), (BEN, Fire(1)), (ANA, Boost(0, 1)), (BEN, Boost(1, 0)), (ANA, EndTurn()),
    (ANA, Rest()),
]  # fmt: skip


def test_a_battle_kept_and_restored_at_any_point_plays_on_identically() -> None:
    rig = rivals("harpoon")
    kept = [snapshot(rig.state)]
    for seat, move in BATTLE:
        rig.do(seat, move)
        kept.append(snapshot(rig.state))
    for start, raw in enumerate(kept):
        state = restore(rig.game, raw)
        assert snapshot(state) == raw
        for n in range(start, len(BATTLE)):
            seat, move = BATTLE[n]
            state = play(rig.game, state, seat, state.asked[seat], move, n + 1, KEY).state
            assert snapshot(state) == kept[n + 1]


class Recorder(Rig[Sky]):
    """Keeps the rows as they would be stored."""

    def __init__(self, seats: int) -> None:
        super().__init__(Windward(), seats)
        self.rows: list[bytes] = []

    def take(self, row: AnyRow[Moves]) -> tuple[Event, ...]:
        heard = super().take(row)
        self.rows.append(encode_row(row))
        return heard

    def replayed(self) -> Sitting[Sky]:
        decoder = msgspec.json.Decoder(row_type(self.game))
        return replay(self.game, self.state.seats, None, KEY, 0, map(decoder.decode, self.rows))


def test_the_rows_of_a_game_make_the_same_game_undo_included() -> None:
    rig = Recorder(3)
    rig.do(ANA, Order("cannon"))
    rig.do(ANA, Order("morale"))
    assert rig.undo(ANA)
    rig.stand(BEN, "false-flag", "turn-1")
    assert rig.undo(ANA)
    give, want = rig.sees(BEN).view.hand[0], rig.sees(CARA).view.hand[0]
    rig.do_aside(BEN, Propose(CARA, give, want))
    rig.wait()
    rig.come(CARA, "lost")
    rig.pause(ANA)
    rig.unpause(ANA, after=70_000)
    rig.come(CARA, "here")
    rig.do(ANA, Sail("0,-1"), Order("speed"), lag=20)
    rig.wait()
    rig.leave(BEN)
    kinds = {msgspec.json.decode(row)["row"] for row in rig.rows}
    assert len(kinds) == 9, "every kind of row but Sat and Ended"
    again = rig.replayed()
    assert snapshot(again.state) == snapshot(rig.state)
    assert [taken.seat for taken in again.trail] == [taken.seat for taken in rig.sitting.trail]
    assert rig.sees(None).view.ships[ANA].space != PORT


def test_a_replay_may_be_played_on() -> None:
    rig = Recorder(2)
    rig.do(ANA, Order("cannon"))
    again = rig.replayed()
    row = TookBack(rig.at + 1, ANA)
    rig.take(row)
    again.take(row)
    assert snapshot(again.state) == snapshot(rig.state)
