"""How late something is, by a clock that the test turns."""

from talewind.server.telemetry.lateness import Lateness


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_the_worst_of_the_last_minute_is_told() -> None:
    clock = Clock()
    late = Lateness(clock)
    assert late.seconds == 0, "nothing is expected yet"
    late.expect(0.25)
    clock.now += 1.25
    late.came()
    late.expect(0.25)
    clock.now += 0.35
    late.came()
    late.expect(1_000)
    assert late.seconds == 1.0
    clock.now += 59.8
    assert round(late.seconds, 2) == 0.1, "the first is more than a minute ago"
    clock.now += 1
    assert late.seconds == 0


def test_while_it_does_not_come_it_is_later_and_later() -> None:
    clock = Clock()
    late = Lateness(clock)
    late.expect(0.25)
    clock.now += 10.25
    assert late.seconds == 10
    clock.now += 5
    assert late.seconds == 15


def test_it_is_as_late_as_what_it_brings() -> None:
    clock = Clock()
    late = Lateness(clock)
    late.expect(0.25)
    late.came(3.5)
    assert late.seconds == 3.5
    late.expect(0.25)
    clock.now += 5.25
    late.came(1.0)
    late.expect(0.25)
    assert late.seconds == 5, "or as late as it is itself"


def test_what_is_remembered_is_bounded() -> None:
    late = Lateness(Clock())
    for _ in range(10_000):
        late.came(1.0)
    assert len(late._came) == 512
