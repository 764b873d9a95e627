"""What chance does to messages, statements and processes. All of it comes from one seed."""

import random
from typing import Literal

type Statement = Literal["lost", "unacknowledged", "hangs"]


class Fate:
    """`faulty` False: everything arrives, once, after a short delay. The rates differ from seed to seed, so that some seeds
    have a fault alone and some have all of them together."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(f"simulation {seed}")
        self.faulty = True
        rare = (0.0, 0.002, 0.01)
        self.statement_fails = self.dice.choice(rare)
        self.message_is_lost = self.dice.choice((0.0, 0.02, 0.2, 1.0, *rare))
        self.message_comes_twice = self.dice.choice((0.0, 0.05))
        self.bus_slowness = self.dice.choice((0.002, 0.02, 0.3))
        self.line_slowness = self.dice.choice((0.005, 0.03, 0.2))
        self.line_is_cut = self.dice.choice((0.0, 0.01, 0.03))  # after a message
        self.pause_between_mishaps = self.dice.choice((2.0, 5.0, 15.0))  # seconds, on average
        self.sent_twice = self.dice.choice((0.0, 0.1))
        self.keeps_silent = self.dice.choice((0.0, 0.01, 0.03))
        self.faulty_part = self.dice.choice((0.8, 1.0))  # of the moves; 1.0: all falls silent as soon as mishaps end
        self.between = self.dice.uniform

    def happens(self, rate: float) -> bool:
        return self.faulty and rate > 0 and self.dice.random() < rate

    def store_delay(self) -> float:
        """Seconds one way."""
        slow = 0.05 if self.dice.random() < 0.02 else 0.002
        return self.dice.random() * slow

    def of_statement(self) -> Statement | None:
        if not self.happens(self.statement_fails):
            return None
        return self.dice.choice(("lost", "unacknowledged", "hangs"))

    def bus_delay(self) -> float:
        return self.dice.random() * (self.bus_slowness if self.faulty else 0.002)

    def of_message(self) -> int:
        """How often a message of the bus arrives."""
        if self.happens(self.message_is_lost):
            return 0
        return 2 if self.happens(self.message_comes_twice) else 1

    def line_delay(self) -> float:
        return self.dice.random() * (self.line_slowness if self.faulty else 0.005)
