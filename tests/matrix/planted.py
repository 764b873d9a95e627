"""Secrets that lie on every stage, and who may hear them. Each answer and each frame is searched for all of them."""

import re
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable

from talewind.kit import Frozen
from talewind.server.record.game_file import MAGIC

from .calling import Reply
from .cast import DEPUTY, GUEST, HOST, KNOCKER, LEAVER, PERSON, REFUSED, REMOVED, sits
from .rows import Cell, Row
from .stage import DRAFT, NONCE, TALE

SECRET = "planted-server-secret-0123456789"
OPENS = "access-control-allow-origin"  # lets another site read an answer
ENDED = ("over", "folded")


class Planted(Frozen):
    """`words`: how it would look; a regular expression after `~`. `knows`: may this role hear it in this row?"""

    what: str
    words: Callable[[Cell], list[str]]
    knows: Callable[[Cell, Row], bool]


def nobody(cell: Cell, row: Row) -> bool:
    return False


def own(cell: Cell) -> bool:
    return sits(cell.role, cell.table.scene.state)


def invites(cell: Cell) -> bool:
    return own(cell) or cell.role == "standing"


def guest_of_the_link(cell: Cell) -> bool:
    return invites(cell) or cell.role in ("joiner", "watcher", "shoulder")


def rules_now(cell: Cell) -> bool:
    """Whose word counts: only they hear who stands at the door."""
    state, role = cell.table.scene.state, cell.role
    before = state in ("open", "locked")
    return (
        role in ("host", "foreign", "knocker") or (role == "standing" and before) or (role == "acting" and not before)
    )


def first_seat(cell: Cell) -> str:
    return cell.table.scene.seats[0]


def ended_file(cell: Cell, row: Row) -> bool:
    return own(cell) and cell.table.scene.state in ENDED and row.path.endswith("/game")


def in_preview(cell: Cell, row: Row) -> bool:
    """The link itself says who invites, until the game is over."""
    return row.path.startswith("/t/") and cell.table.scene.state not in ENDED


def hidden_tales(cell: Cell, row: Row) -> bool:
    """Everybody has heard them while the game went on; afterwards they are the guest's."""
    return cell.role in ("guest", "shoulder") if cell.table.scene.state in ENDED else guest_of_the_link(cell)


def signed(person: str) -> str:
    """How a cookie begins."""
    return urlsafe_b64encode(f'"{person}"'.encode()).decode().rstrip("=")


ALL = [
    Planted("the server's secret", lambda c: [SECRET], nobody),
    Planted("somebody's person id", lambda c: list(c.table.persons.values()), nobody),
    Planted(
        "somebody else's cookie",
        lambda c: [signed(person) for name, person in c.table.persons.items() if name != PERSON.get(c.role)],
        lambda c, r: r.path.endswith("/carry"),
    ),
    Planted("the table's code", lambda c: [c.table.code], lambda c, r: invites(c)),
    Planted("the key to sit down", lambda c: [c.table.join_key], lambda c, r: invites(c)),
    Planted("the key to look on", lambda c: [c.table.watch_key], lambda c, r: invites(c)),
    Planted("the secret of the table's chance", lambda c: c.stage.chance, ended_file),
    Planted(
        "somebody's nonce",
        lambda c: [
            n for name in c.table.scene.seats for n in (NONCE.format(name=name), NONCE.format(name=name).encode().hex())
        ],
        ended_file,
    ),
    Planted(
        "the draft of the first seat",
        lambda c: [DRAFT.format(name=first_seat(c))],
        lambda c, r: PERSON.get(c.role) == first_seat(c),
    ),
    Planted("the guest's draft", lambda c: [DRAFT.format(name=GUEST)], lambda c, r: c.role == "guest"),
    Planted(
        "the key to look over somebody's shoulder",
        lambda c: [
            c.stage.services.people.shoulder_key(c.table.id, c.table.persons[n]) for n in (HOST, DEPUTY, GUEST, LEAVER)
        ],
        lambda c, r: own(c) and r.path.endswith("/shoulder"),
    ),
    Planted("who knocks", lambda c: [KNOCKER], lambda c, r: rules_now(c)),
    Planted("who was refused", lambda c: [REFUSED], nobody),
    Planted("the first seat's name", lambda c: [first_seat(c)], lambda c, r: guest_of_the_link(c) or in_preview(c, r)),
    Planted("who plays", lambda c: [GUEST, REMOVED], lambda c, r: guest_of_the_link(c)),
    Planted(
        "the card of the first seat",
        lambda c: [r'~"card":"wm', r'~"drew","seat":0,"picture":"'],
        lambda c, r: PERSON.get(c.role) == first_seat(c) or c.table.scene.state in ENDED,
    ),
    Planted("the tales", lambda c: [TALE.format(name=DEPUTY)], lambda c, r: guest_of_the_link(c)),
    Planted("the tales that the guest has hidden in the book", lambda c: [TALE.format(name=GUEST)], hidden_tales),
]


def leaks(cell: Cell, row: Row, reply: Reply, found: list[Planted]) -> list[str]:
    """What somebody has heard who may not know it."""
    readable = cell.role == "foreign" and any(name == OPENS for name, _ in reply.headers)
    return [secret.what for secret in found if not secret.knows(cell, row)] + [f"an answer with {OPENS}"] * readable


def heard(cell: Cell, row: Row, reply: Reply) -> list[Planted]:
    """All secrets that an answer has in it."""
    said = opened(reply.said) + "\n".join(value for _, value in reply.headers)
    return [secret for secret in ALL if any(_in(word, said) for word in secret.words(cell))]


def opened(said: bytes) -> str:
    """The file of a game is packed."""
    plain = zlib.decompress(said[len(MAGIC) :]) if said.startswith(MAGIC) else said
    return plain.decode(errors="replace")


def _in(word: str, said: str) -> bool:
    return bool(re.search(word[1:], said)) if word.startswith("~") else word in said
