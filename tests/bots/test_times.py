"""How long people take, and how long they wait for a bot."""

from talewind.bots import times
from talewind.kit import Event, Offer, OneOf, Passage, Words, passage


class Said(Event):
    tale: Passage


def test_two_hundred_and_sixty_words_are_read_in_a_minute() -> None:
    assert times.read([Said(passage("word " * 260))]) == times.MINUTE
    assert times.read([]) == 0


def test_more_to_choose_from_takes_longer_but_not_much() -> None:
    one, many = ((Offer("take", {"card": OneOf(tuple(range(n)))}),) for n in (1, 63))
    assert times.choose(many) - times.choose(one) == 5 * times.BIT


def test_a_tale_is_written_at_nineteen_words_a_minute_and_no_longer_than_it_may_be() -> None:
    assert times.write(Offer("tell", {"tale": Words(4_000)})) == 30 * times.MINUTE // 19
    assert times.write(Offer("tell", {"tale": Words(4_000, sentences=1)})) == 15 * times.MINUTE // 19
    assert times.write(Offer("tell", {"tale": Words(12)})) == 2 * times.MINUTE // 19
    assert times.write(Offer("pass")) == 0


def test_nobody_waits_longer_than_eight_seconds_for_a_bot() -> None:
    assert times.pause((Offer("tell", {"tale": Words(4_000)}), Offer("pass")), []) == 8_000
    assert 2_000 < times.pause((Offer("pass"),), []) < 3_000
