"""The tap: every byte that the server sends to a seat, an onlooker or a stranger passes it, and so does every line of its log."""

from base64 import b64encode, urlsafe_b64encode

from talewind.server.wire import Viewer

from .knowledge import Knowledge

STRANGER = "a stranger"
LOG = "the log"

type Reader = Viewer | str


def forms_of(secret: bytes) -> tuple[bytes, ...]:
    """The ways in which bytes may be written in a message."""
    coded = (b64encode(secret), urlsafe_b64encode(secret))
    number = (str(int.from_bytes(secret)).encode(), str(int.from_bytes(secret, "little")).encode())
    escaped = repr(secret)[2:-1].encode()
    return (
        secret,
        secret.hex().encode(),
        secret.hex().upper().encode(),
        escaped,
        *(c.rstrip(b"=") for c in coded),
        *number,
    )


class Tap:
    """`secrets`: by name, the bytes that nobody may receive; `own`: by viewer, the names of those that are its own."""

    def __init__(
        self, knowledge: Knowledge, secrets: dict[str, bytes], own: dict[Reader, set[str]], where: str
    ) -> None:
        self.knowledge, self.secrets, self.own, self.where = knowledge, secrets, own, where
        self.received: dict[Reader, list[bytes]] = {}
        self.faults: list[str] = []

    def got(self, reader: Reader, raw: bytes, what: str, besides: set[bytes] | frozenset[bytes] = frozenset()) -> None:
        """Check what a reader has received. `besides`: what stood in the reader's own request."""
        self.received.setdefault(reader, []).append(raw)
        strange = self.knowledge.tokens(raw) if isinstance(reader, str) else self.knowledge.unknown(reader, raw)
        for token in sorted(strange - besides):
            self.faults.append(f"{self.where}: {what} gave {named(reader)} {token.decode()}, which is hidden from them")

    def closed(self) -> None:
        """Look for the secrets in everything that was received; all at once, since there are many ways to write each."""
        forms = [(name, form) for name, secret in self.secrets.items() for form in forms_of(secret)]
        for reader, letters in self.received.items():
            raw, mine = b"\n".join(letters), self.own.get(reader, set())
            found = {name for name, form in forms if name not in mine and form in raw}
            self.faults += [f"{self.where}: {named(reader)} was given {name}" for name in sorted(found)]

    @property
    def letters(self) -> int:
        return sum(map(len, self.received.values()))

    @property
    def bytes(self) -> int:
        return sum(len(raw) for letters in self.received.values() for raw in letters)


def named(reader: Reader) -> str:
    return "an onlooker" if reader is None else f"seat {reader}" if isinstance(reader, int) else reader
