"""People without accounts: a person is a random id in a signed cookie."""

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
SECURE_COOKIE = "__Host-talewind"  # browsers accept it over HTTPS only, and from no other host of the same domain
YEAR = 365 * 24 * 3_600
LONGEST_NAME = 40
JOINERS = "\u200c\u200d"  # Persian names and some emoji need them
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that are invisible
HIDDEN = ("Cc", "Cf", "Cs")  # categories: control, format, half of a surrogate pair
ABOVE = r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"  # marks on another letter
MARKS = re.compile(f"({ABOVE}{{3}}){ABOVE}+")  # no language needs more of them at once

Asked = Request[Any, Any, State]  # Litestar does not resolve a `type` alias


class People:
    """Recognises a person by the cookie, and creates one for a client that has none."""

    def __init__(self, secret: str, secure: bool) -> None:
        self._signer = URLSafeSerializer(secret, salt="person")
        self.secure, self.cookie_name = secure, SECURE_COOKIE if secure else COOKIE

    def known(self, connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
        """None: no cookie, or not one of ours."""
        person = self._signed(connection, self.cookie_name)
        return person if isinstance(person, str) else None

    def promised(self, connection: ASGIConnection, person: str) -> str | None:  # type: ignore[type-arg]
        """The new identity that this device of the person was promised."""
        match self._signed(connection, self._promise):
            case [str(old), str(new)] if old == person:
                return new
        return None

    def _signed(self, connection: ASGIConnection, name: str) -> Any:  # type: ignore[type-arg]
        raw = connection.cookies.get(name)
        if raw is None or len(raw) > 300:
            return None
        try:
            return self._signer.loads(raw)
        except BadSignature:
            return None

    def require(self, connection: ASGIConnection) -> str:  # type: ignore[type-arg]
        """The caller, by the cookie; raises 403 without one."""
        person = self.known(connection)
        if person is None:
            raise HTTPException(status_code=403, detail="server-not-yours")
        return person

    def shoulder_key(self, table: str, person: str | None) -> str:
        """The key for watching over a person's shoulder, including their secrets; only that person can give it away."""
        signed = str(self._signer.dumps(["shoulder", table, person]))
        return signed.rpartition(".")[2]

    def cookie(self, person: str) -> Cookie:
        return self._cookie(self.cookie_name, person, YEAR)

    def promise(self, old: str, new: str) -> Cookie:
        """A cookie that gives no right by itself: with that of `old`, its device may become `new`."""
        return self._cookie(self._promise, [old, new], YEAR)

    @property
    def _promise(self) -> str:
        return f"{self.cookie_name}-next"

    def _cookie(self, key: str, content: Any, age: int) -> Cookie:
        value = str(self._signer.dumps(content))
        return Cookie(key=key, value=value, httponly=True, samesite="lax", secure=self.secure, max_age=age, path="/")


def new_person() -> str:
    return "p" + secrets.token_hex(16)


def named(name: str) -> str:
    """A name without unusual white space, direction marks or stacked accents; visible, and not too long."""
    shown = "".join(c for c in name if c.isspace() or c in JOINERS or unicodedata.category(c) not in HIDDEN)
    short = " ".join(MARKS.sub(r"\1", shown).split())[:LONGEST_NAME]
    if not any(unicodedata.category(c)[0] in "LNPS" and c not in BLANK for c in short):
        raise HTTPException(status_code=400, detail="server-name-missing")
    return short
