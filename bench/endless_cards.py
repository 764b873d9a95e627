"""Take a card without an end: an empty deck is shuffled again and every hand given back, so that a table lasts as long as a
measurement. `offer` makes the game known to server processes as if it had been installed."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from bench.take_a_card import TAKE, YOURS, Cards, T, Take, TakeACard, Took
from talewind.kit import Ask, Options, Phase, Seat, fresh

METADATA = "Metadata-Version: 2.1\nName: talewind-endlesscards\nVersion: 0\n"
ENTRY_POINTS = "[talewind.games]\nendlesscards = bench.endless_cards:EndlessCards\n"


class Dealing(Phase):
    """The phase of the first deal."""

    def run(self, t: T) -> None:
        t.state.deck = t.chance.shuffled(range(52), "deck", hidden=True)
        t.become(Drawing())


class Drawing(Phase):
    seat: Seat = 0

    def asks(self, state: Cards) -> Iterable[Ask]:
        return (Ask(self.seat, YOURS, TAKE),)

    def answered(self, t: T, seat: Seat, move: Take) -> None:
        if not t.state.deck:
            t.state.deck = t.chance.shuffled(range(52), "deck", hidden=True)
            t.state.hands = [[] for _ in t.state.hands]
        card = t.state.deck.pop()
        t.state.hands[seat].append(card)
        self.seat = (seat + 1) % 4
        t.tell(Took(seat, card), to=seat, others=Took(seat))


class EndlessCards(TakeACard):
    id = "endlesscards"
    phases = (Dealing, Drawing)  # type: ignore[assignment]  # the kit declares more than the game that this extends

    def start(self, seats: int, options: Options) -> Cards:
        return Cards(**fresh(seats), stack=[Dealing()], hands=[[] for _ in range(seats)])


def offer(folder: Path) -> dict[str, str]:
    """Write the metadata of a distribution that has this game into a folder; returns the environment of a process that
    finds it."""
    metadata = folder / "talewind_endlesscards-0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(METADATA)
    (metadata / "entry_points.txt").write_text(ENTRY_POINTS)
    root = str(Path(__file__).parents[1])
    return {"PYTHONPATH": os.pathsep.join(filter(None, [str(folder), root, os.environ.get("PYTHONPATH", "")]))}
