"""Which seat answers next, if several seats are asked at once and one program answers for all of them."""

from typing import Any

from talewind.kit import Ask, Seat, Step


def is_due(ask: Ask) -> bool:
    """Does the table wait for this answer? A cast vote may be changed, but is not waited for."""
    return not ask.settled


class TakingTurns:
    """The oldest question first, so that no seat answers twice before every other has answered once. In a race, whose questions
    are all equally old, the seats take turns."""

    def __init__(self) -> None:
        self.moved: list[Seat] = []  # seats that have had a turn, the latest last

    def next(self, step: Step[Any], waits: Seat | None = None) -> Ask | None:
        """The next question; None: a clock has to run out. `waits`: a seat that lets the others, or else the clock, go first."""
        asks = [ask for ask in step.asks if ask.seat != waits and (waits is None or is_due(ask))]
        if not asks:
            return None
        put = step.state.asked_at
        ask = min(asks, key=lambda ask: (not is_due(ask), put[ask.seat], self.turn(ask.seat)))
        self.moved = [seat for seat in self.moved if seat != ask.seat] + [ask.seat]
        return ask

    def turn(self, seat: Seat) -> int:
        return self.moved.index(seat) if seat in self.moved else -1
