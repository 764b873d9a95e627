"""Which game a seed plays, and the rows of a table that is about to begin. Seven seeds of ten play Windmill, one Story, one The
End of the Story, and one the smallest game with a secret."""

import random
from typing import Any

import msgspec
from bench.take_a_card import TakeACard

from talewind import games
from talewind.kit import AnyGame, Frozen
from talewind.server.base.ids import ID_LENGTH, LETTERS
from talewind.server.tables.header import hashed

from .store import Store

WATCH = "watch"
CARDS = TakeACard()
HOUSE = "house"

_load = games.load


def load(name: str) -> AnyGame:
    """Stands for `games.load`: the installed games, and Take a card."""
    return CARDS if name == CARDS.id else _load(name)


class Plan(Frozen):
    """`bots`: how many of the seats, the last ones."""

    game: str
    seats: int
    bots: int
    options: dict[str, Any]


def plan_of(seed: int, dice: random.Random) -> Plan:
    seats = dice.choice((3, 4))
    bots = 1 if dice.random() < 0.1 else 0
    match seed % 10:
        case 7:
            options = {
                "write_time": 30,
                "tell_time": 30,
                "vote_time": 30,
                "action_window": 5,
                "target": 10,
                "mode": "typed",
            }
            return Plan("story", seats, bots, options)
        case 8:
            options = {"narrator_limit": 60, "place_time": 20, "reading_time": "short", "mode": "typed"}
            return Plan("end_of_the_story", seats, bots, options)
        case 9:
            return Plan(CARDS.id, 4, 0, {})
    options = {"write_time": 60, "prepare_time": 15, "guess_timer": 30, "never_ending": dice.random() < 0.3}
    return Plan("windmill", seats, bots, options)


def seat_down(store: Store, plan: Plan, dice: random.Random, at: int) -> str:
    """Store a table whose host has just said "begin"; returns its id."""
    table = LETTERS[0] + "".join(dice.choices(LETTERS, k=ID_LENGTH))
    game = load(plan.game)
    options = game.options_type(**plan.options, **({} if plan.game == CARDS.id else {"players": plan.seats}))
    store.tables[table] = {
        "id": table, "game": plan.game, "game_id": plan.game, "options": msgspec.json.encode(options), "chairs": plan.seats,
        "status": "playing", "host": "person 0", "code": None, "join_key": b"", "watch_key": hashed(WATCH), "locked": False,
        "secret": dice.randbytes(32), "commitment": b"", "opened_at": at, "started_at": at, "lang": "en", "over_at": None,
    }  # fmt: skip
    people = plan.seats - plan.bots
    store.seats[table] = [
        {
            "seat": seat, "person": f"person {seat}" if seat < people else None, "name": f"P{seat}", "nonce": dice.randbytes(8),
            "seen_at": None, "carried_at": None, "house": None, "holder": 0,
        }
        for seat in range(plan.seats)
    ]  # fmt: skip
    return table
