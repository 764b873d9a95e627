"""The roles: who tries a route or a message, by which cookie, which key and from which site."""

from typing import Literal, get_args

from talewind.kit import Frozen, Seat

type Role = Literal[
    "stranger", "other", "joiner", "watcher", "knocker", "refused", "removed", "left", "shoulder", "forged", "foreign",
    "guest", "acting", "host", "standing",
]  # fmt: skip
type State = Literal["open", "locked", "playing", "lost", "over", "folded"]

ROLES: tuple[Role, ...] = get_args(Role.__value__)
STATES: tuple[State, ...] = get_args(State.__value__)

# Who somebody is, in words for a failing test.
WHO: dict[Role, str] = {
    "stranger": "somebody without cookie and key",
    "other": "somebody with the cookie of another table",
    "joiner": "somebody who holds the link to sit down",
    "watcher": "somebody who holds the link to look on",
    "knocker": "somebody who knocked and waits",
    "refused": "somebody who knocked and was refused",
    "removed": "somebody whom the host has removed",
    "left": "somebody who has left the seat",
    "shoulder": "somebody who looks over the guest's shoulder",
    "forged": "somebody with the host's cookie, signed with another secret",
    "foreign": "another site in the host's browser",
    "guest": "a guest with a seat",
    "acting": "the acting host, whose host is away",
    "host": "the host",
    "standing": "the host without a seat",
}

# People at the table. Two casts: the host sits, or stands; seats are numbered in this order when the game begins.
SEATED = ("Hannelore", "Dorothea", "Augustin", "Leandro", "Remigius")
STANDING = ("Dorothea", "Augustin", "Xenophon", "Leandro", "Remigius")
HOST, DEPUTY, GUEST, LEAVER, REMOVED, KNOCKER, REFUSED = (
    "Hannelore",
    "Dorothea",
    "Augustin",
    "Leandro",
    "Remigius",
    "Knoxville",
    "Noralinde",
)

PERSON: dict[Role, str] = {
    "knocker": KNOCKER,
    "refused": REFUSED,
    "removed": REMOVED,
    "left": LEAVER,
    "foreign": HOST,
    "forged": HOST,
    "guest": GUEST,
    "acting": DEPUTY,
    "host": HOST,
    "standing": HOST,
}


def sits(role: Role, state: State) -> bool:
    """Does the table know this role as somebody of its own?"""
    before = state in ("open", "locked")
    return role in ("guest", "acting", "host", "foreign") or (role == "left" and not before)


class Scene(Frozen):
    """What a cell needs to be set up: who is at the table and whose connection is lost."""

    state: State
    standing: bool
    lost: tuple[str, ...] = ()

    @property
    def seats(self) -> tuple[str, ...]:
        return STANDING if self.standing else SEATED

    def seat(self, name: str) -> Seat:
        return self.seats.index(name)


def scene_of(role: Role, state: State) -> Scene:
    """`lost`: the role's own seat is; for those without one it is the first seat. An acting host needs a host who is lost."""
    standing = role == "standing"
    away: tuple[str, ...] = (HOST,) if role == "acting" and state in ("playing", "lost", "over") else ()
    if state == "lost":
        own = DEPUTY if role in ("acting", "standing") else GUEST if role in ("guest", "shoulder") else HOST
        away = (*away, own)
    return Scene(state, standing, away)
