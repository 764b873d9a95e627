"""What viewers see of clocks during some evenings, and when the server will end what they wait for: the client's own reading of
time is tested on these. Written by `python -m tests.properties.frames`."""

import json
from pathlib import Path
from typing import Any

import msgspec

from talewind import games
from talewind.kit import Seat, Sight, look
from talewind.kit.clocks import ends_at

from .evening import Evening

FILE = Path(__file__).parents[2] / "web" / "tests" / "table" / "clocks.json"
SEEDS = (3, 7, 11)
EVERY = 9  # of so many rows one is taken


def frames() -> list[dict[str, Any]]:
    found = []
    for name in games.names():
        for evening in [Evening(name, seed) for seed in SEEDS]:
            for number, (_before, _row, step) in enumerate(evening.play(200)):
                if number % EVERY == 0 and step.state.stack:
                    found += [frame(evening, seat) for seat in (*range(min(2, step.state.seats)), None)]
    return found


def frame(evening: Evening, seat: Seat | None) -> dict[str, Any]:
    sight = look(evening.game, evening.sitting.state, seat)
    return {"sight": seen(sight), "now": evening.at, "until": truth(evening, seat)}


def truth(evening: Evening, seat: Seat | None) -> int | None:
    """When the server ends what this viewer waits for; None: it does not, or nobody is waited for."""
    state = evening.sitting.state
    asked = [ask for ask in state.stack[-1].asks(state) if not ask.settled]
    own = [ask for ask in asked if ask.seat == seat]
    ends = [ends_at(evening.game, state, ask) for ask in own or asked]
    known = [end for end in ends if end is not None]
    return max(known) if known and len(known) == len(ends) else None


def seen(sight: Sight[Any]) -> dict[str, Any]:
    """A sight as it goes over the wire, with no more than its clocks."""
    sent = json.loads(msgspec.json.encode(sight))
    if question := sent.get("question"):
        question["ask"] = {"settled": question["ask"].get("settled", False), "offers": []}
    return {name: sent[name] for name in ("seat", "question", "waiting", "paused") if name in sent}


def written() -> str:
    return "[\n" + ",\n".join(json.dumps(each) for each in frames()) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(written())
