"""Rows and states of a table as plain data for the panel. The sentences are in English, as everything for authors."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import structs

from talewind.kit import AnyGame, Ask, Passage, Seat, State, asks, look, tag_of
from talewind.kit.clocks import ends_at
from talewind.kit.questions import questions
from talewind.kit.rows import Answered, Came, Did, Ended, Expired, Housed, Left, Sat, Stood, Stopped, TookBack, WentOn
from talewind.server.tables.header import Header
from talewind.texts import Speaker

from .history import Entry, History

# Fields of every state that the kit keeps for itself.
KITS = tuple(f.encode_name for f in structs.fields(State) if f.name not in ("seats", "stack", "scores"))
SET_UP = "The table is set up."
SAID: dict[type, str] = {
    Left: "leaves for good", Sat: "takes the seat over", Housed: "is played by a bot", Stopped: "pauses the table",
    WentOn: "lets the table go on", Ended: "ends the game", TookBack: "takes a move back",
}  # fmt: skip


def plain(value: Any) -> Any:
    """A struct as JSON would carry it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def speaker_of(header: Header) -> Speaker:
    """Speaks to nobody in particular."""
    return Speaker(header.game, "en", [seat.name for seat in header.seats])


def line(entry: Entry, before: State[Any] | None, speaker: Speaker) -> dict[str, Any]:
    """A row of the time line: its number, who, what in words, when."""
    row = entry.row
    who = getattr(row, "seat", None)
    bot = before is not None and who is not None and before.chairs[who].bot
    kind = "opened" if row is None else tag_of(row)
    return {
        "seq": entry.seq, "at": entry.at, "kind": kind, "seat": who, "bot": bot, "says": says(row, speaker),
        "told": len(entry.events),
    }  # fmt: skip


def says(row: Any, speaker: Speaker) -> str:
    """What a row is, in words."""
    match row:
        case None:
            return SET_UP
        case Answered(move=move, then=then):
            planned = f", then {len(then)} planned" if then else ""
            return move_in_words(move, speaker) + planned
        case Did(move=move):
            return f"Aside: {move_in_words(move, speaker)}"
        case Expired(drafts=drafts):
            return "Time is up" + (f"; {len(drafts)} drafts are played" if drafts else "")
        case Stood(window=window, scope=scope):
            return f"{'Cancels the' if scope is None else 'Gives a standing'} order for {window}"
        case Came(presence=presence):
            return {"here": "is here", "lost": "has lost the connection", "away": "is away"}[presence]
    return SAID.get(type(row), tag_of(row))


def move_in_words(move: Any, speaker: Speaker) -> str:
    """The label of a move and its fields.

    >>> from talewind import games
    >>> game = games.load("windmill")
    >>> move_in_words(game.kinds["guess"](picture="wm01"), Speaker(game))
    'Choose a picture: picture wm01'
    """
    label = speaker.move(type(move))
    if label.startswith((f"{speaker.game.id}-move-", "kit-move-")):
        label = tag_of(move).replace("-", " ").capitalize()
    fields = [f"{name} {_short(getattr(move, name), speaker)}" for name in move.__struct_fields__]
    return f"{label}: {', '.join(fields)}" if fields else label


def _short(value: Any, speaker: Speaker) -> str:
    match value:
        case Passage():
            words = speaker.passage(value)
            return f"“{words[:80]}{'…' if len(words) > 80 else ''}”"
        case str() | int() | None:
            return str(value)
    return msgspec.json.encode(value).decode()[:80]


def position(history: History, seq: int) -> dict[str, Any]:
    """Everything that the panel shows of one row, except sights and worlds."""
    game, entry, state = history.header.game, history.entries[seq], history.state(seq)
    speaker = speaker_of(history.header)
    before = history.state(seq - 1) if seq else None
    return {
        "seq": seq,
        "row": plain(entry.row),
        "state": plain(state),
        "before": plain(before),
        "kit": list(KITS),
        "phases": [_phase(phase, state, speaker) for phase in state.stack],
        "questions": [question(game, state, ask, speaker) for ask in questions(state)],
        "waited": [ask.seat for ask in asks(state)],
        "events": [_event(each, history.header, speaker) for each in entry.events],
    }


def _phase(phase: Any, state: State[Any], speaker: Speaker) -> dict[str, Any]:
    where = f"{type(phase).__module__}.{type(phase).__qualname__}"
    return {"phase": tag_of(phase), "class": where, "fields": plain(phase), "now": speaker.say(phase.now(state))}


def question(game: AnyGame, state: State[Any], ask: Ask, speaker: Speaker) -> dict[str, Any]:
    """A question with all of its offers. `moves`: how many legal answers there are; None: too many to list."""
    sizes = [offer.size() for offer in ask.offers]
    settings = structs.asdict(ask)
    flags = [name for name, value in settings.items() if value is True and name != "awaited"]
    return {
        "seat": ask.seat,
        "number": state.asked[ask.seat],
        "says": speaker.say(ask.say),
        "key": ask.say.key,
        "offers": [plain(offer) | {"size": size} for offer, size in zip(ask.offers, sizes, strict=True)],
        "moves": sum(size or 0 for size in sizes) if None not in sizes else None,
        "otherwise": plain(ask.otherwise),
        "closed": ask.closed,
        "window": ask.window,
        "flags": flags,
        "answered": state.chairs[ask.seat].sealed is not None,
        "until": ends_at(game, state, ask),
        "at": state.at + state.slept,
    }


def _event(addressed: Any, header: Header, speaker: Speaker) -> dict[str, Any]:
    others = addressed.others
    return {
        "event": tag_of(addressed.event),
        "says": speaker.event(addressed.event),
        "fields": plain(addressed.event),
        "to": None if addressed.to is None else list(addressed.to),
        "others": None if others is None else {"says": speaker.event(others), "fields": plain(others)},
    }


def sight(history: History, seq: int, viewer: Seat | None) -> dict[str, Any]:
    """What a viewer sees after a row, and what it heard with it."""
    state, speaker = history.state(seq), speaker_of(history.header)
    speaker.reader = viewer
    heard = [each.heard(viewer) for each in history.entries[seq].events]
    seen = look(history.header.game, state, viewer)
    before = None if not seq else plain(look(history.header.game, history.state(seq - 1), viewer))
    return {
        "viewer": viewer,
        "sight": plain(seen),
        "before": before,
        "now": speaker.say(seen.now),
        "heard": [speaker.event(event) for event in heard if event is not None],
    }


def people(header: Header) -> list[dict[str, Any]]:
    return [{"seat": seat.seat, "name": seat.name, "bot": seat.person is None} for seat in header.seats]


def lines(history: History, after: int) -> Iterable[dict[str, Any]]:
    """The rows of the time line from `after` on."""
    speaker = speaker_of(history.header)
    for entry in history.entries[after:]:
        yield line(entry, history.state(entry.seq - 1) if entry.seq else None, speaker)
