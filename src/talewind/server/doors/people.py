"""People without accounts: a person is a random identity in a signed cookie."""

import re
import secrets
import unicodedata
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException

COOKIE = "talewind"
YEAR = 365 * 24 * 3_600
LONGEST_NAME = 40
JOINERS = "\u200c\u200d"  # Persian names and some emoji need them
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing
HIDDEN = ("Cc", "Cf", "Cs")  # categories: control, format, half of a pair
ABOVE = r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"  # marks on another letter
MARKS = re.compile(f"({ABOVE}{{3}}){ABOVE}+")  # no language needs more of them at once

Asked = Request[Any, Any, State]  # Litestar does not look into a `type`


class People:
    """Knows a person by the cookie; makes one up for whoever has none."""

    def __init__(self, secret: str, secure: bool) -> None:
        self._signer = URLSafeSerializer(secret, salt="person")
        self.secure = secure

    def known(self, connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
        """None: no cookie, or not one of ours."""
        raw = connection.cookies.get(COOKIE)
        if raw is None or len(raw) > 200:
            return None
        try:
            person = self._signer.loads(raw)
        except BadSignature:
            return None
        return person if isinstance(person, str) else None

    def shoulder_key(self, table: str, person: str | None) -> str:
        """Opens a look over a person's shoulder, secrets included; only that person gives it away."""
        signed = str(self._signer.dumps(["shoulder", table, person]))
        return signed.rpartition(".")[2]

    def cookie(self, person: str) -> Cookie:
        value = str(self._signer.dumps(person))
        return Cookie(
            key=COOKIE, value=value, httponly=True, samesite="lax", secure=self.secure, max_age=YEAR, path="/"
        )


def new_person() -> str:
    return "p" + secrets.token_hex(16)


def known(request: Asked, state: State) -> str:
    """Who asks, by the cookie; without one nothing is theirs."""
    person: str | None = state.people.known(request)
    if person is None:
        raise HTTPException(status_code=403, detail="server-not-yours")
    return person


def named(name: str) -> str:
    """A name without tricks of white space, direction or towering marks, that can be seen, and not too long."""
    shown = "".join(c for c in name if c.isspace() or c in JOINERS or unicodedata.category(c) not in HIDDEN)
    short = " ".join(MARKS.sub(r"\1", shown).split())[:LONGEST_NAME]
    if not any(unicodedata.category(c)[0] in "LNPS" and c not in BLANK for c in short):
        raise HTTPException(status_code=400, detail="server-name-missing")
    return short
