"""Simulated networks: what a line does to messages, what the server measures of it, and when a far player's token arrives."""

from random import Random

from talewind.games.end_of_the_story.moves import Place
from talewind.kit import Seat
from talewind.kit.rows import Answered
from talewind.server.live.latency import Latency

from .tables import HEART, EndRig

LOST_FOR = 200  # ms until a lost packet is sent again, at least


class Line:
    """A connection. `jitter`: share of the way that comes and goes; `loss`: share of packets that are sent twice."""

    def __init__(self, dice: Random, round_trip: float, jitter: float = 0.0, loss: float = 0.0) -> None:
        self.dice, self.round_trip, self.jitter, self.loss = dice, round_trip, jitter, loss

    def way(self) -> float:
        """One way of one message, in ms."""
        way = self.round_trip / 2 * (1 + self.jitter * abs(self.dice.gauss(0, 1)))
        while self.dice.random() < self.loss:
            way += max(LOST_FOR, 2 * self.round_trip)
        return way


class Racer:
    """A player behind a line. `holds_back`: ms a forged client, which knows the time very well, waits before it echoes."""

    def __init__(self, seat: Seat, line: Line, holds_back: float = 0.0) -> None:
        self.seat, self.line, self.holds_back = seat, line, holds_back

    def token(self, rig: EndRig, reaction: float) -> Answered[Place]:
        """The row of a token that was put down so long after the player saw the boards open."""
        go_at, latency, late = rig.now.go_at, Latency(), 0.0
        for n in range(6, 0, -1):
            sent = go_at - 5_000 * n
            probe, down = latency.probe(sent), self.line.way()
            late = 0 if self.holds_back else down - probe.lag  # by this the client's idea of the server's time is wrong
            latency.echoed(probe.number, round(sent + down + self.holds_back + self.line.way()))
        pressed = go_at + late + reaction
        arrived = round(max(go_at, pressed + self.line.way()))
        return Answered(arrived, self.seat, rig.state.asked[self.seat], Place(HEART), lag=latency.lag(by=go_at))


def judged(rig: EndRig, rows: list[Answered[Place]]) -> list[Seat]:
    """Who was faster, by the rules; the table itself stays as it is."""
    sitting = rig.sitting.fork()
    for row in sorted(rows, key=lambda row: row.at):
        sitting.take(row)
    return [token.seat for token in sitting.state.now.on(HEART)]


def reaction(dice: Random) -> float:
    return max(250.0, dice.gauss(1_200, 250))
