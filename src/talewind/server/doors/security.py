"""Security headers of every HTTP answer, and the check of where a change comes from: our own pages, or programs other than
browsers."""

import re
from base64 import b64encode
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

from litestar.config.app import AppConfig
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.plugins import InitPlugin
from litestar.types import Message, Scope

from talewind.server.telemetry.metrics import metrics

LARGEST = 64 * 1024  # bytes of one HTTP body

SAFE = ("GET", "HEAD", "OPTIONS")

POLICY = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "connect-src": "'self'",  # includes sockets of the same host
    "img-src": "'self' data:",  # the build embeds small pictures in the page
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}

INLINE = re.compile("<script>(.*?)</script>", re.DOTALL)

UNUSED = (
    "camera",
    "display-capture",
    "geolocation",
    "microphone",
    "midi",
    "payment",
    "usb",
)  # browser features


def policy(page: str = "") -> str:
    """The content security policy of a page. An inline script is allowed by its hash, and no other.

    >>> policy("<script>let it = 'be';</script>").split("; ")[1]
    "script-src 'self' 'sha256-Q68q5HJhf3kZrUPr/q9ugVanvsViy0L/PFn9+m8qTx0='"
    """
    hashes = [b64encode(sha256(script.encode()).digest()).decode() for script in re.findall(INLINE, page)]
    scripts = " ".join([POLICY["script-src"], *(f"'sha256-{each}'" for each in hashes)])
    return "; ".join(f"{what} {where}" for what, where in (POLICY | {"script-src": scripts}).items())


HEADERS = {
    "content-security-policy": policy(),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": ", ".join(f"{what}=()" for what in UNUSED),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

# What means something to a page alone. A file that can be no page goes without it: it was most of a small file's weight.
OF_PAGES = frozenset(
    {
        "content-security-policy",
        "cross-origin-opener-policy",
        "permissions-policy",
        "referrer-policy",
        "x-frame-options",
    }
)
NO_PAGES = (
    "font/",
    "image/avif",
    "image/png",
    "image/webp",
    "text/css",
    "text/javascript",
)  # beginnings of types; an SVG is a page
OF_SCRIPTS = {"content-security-policy": "default-src 'self'"}  # a worker would obey it

HTTPS_ONLY = {"strict-transport-security": "max-age=31536000"}

type Connection = ASGIConnection[Any, Any, Any, Any]


class Security(InitPlugin):
    """`Litestar(..., plugins=[Security(secure)], request_max_body_size=LARGEST)`. `secure`: clients use HTTPS. The size is
    passed separately because Litestar 2.25 ignores the one that a plugin sets."""

    def __init__(self, secure: bool = False) -> None:
        spoken = HEADERS | HTTPS_ONLY if secure else HEADERS
        plain = {name: value for name, value in spoken.items() if name not in OF_PAGES}
        self._headers, self._of_files, self._of_scripts = _raw(spoken), _raw(plain), _raw(plain | OF_SCRIPTS)

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.before_send.append(self.dress)
        app_config.guards.insert(0, ours_only)
        return app_config

    async def dress(self, message: Message, scope: Scope) -> None:
        """Add the headers to every answer, including errors and unknown routes, and fewer to a file that can be no page. A header that a
        handler has set stays."""
        if message["type"] != "http.response.start":
            return
        metrics.answered(message["status"])
        headers = [*message["headers"]]
        said = {name.lower() for name, _ in headers}
        headers += [(name, value) for name, value in self._for(headers) if name not in said]
        if scope["path"].startswith("/api/") and b"cache-control" not in said:
            headers.append((b"cache-control", b"no-store"))  # answers contain keys
        message["headers"] = headers

    def _for(self, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """The headers for an answer of the type that its own ones name."""
        kind = next((value.decode("latin-1") for name, value in headers if name.lower() == b"content-type"), "")
        if not kind.startswith(NO_PAGES):
            return self._headers
        return self._of_scripts if kind.startswith("text/javascript") else self._of_files


def _raw(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


async def ours_only(connection: Connection, handler: BaseRouteHandler) -> None:
    """A guard, called before the body is read. Sockets have a check of their own."""
    scope = connection.scope
    if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE and not from_our_pages(connection):
        raise PermissionDeniedException(detail="server-foreign-origin")


def from_our_pages(connection: Connection) -> bool:
    """Browsers send the origin of a request in one or both of two headers, and no page can forge them. Other programs send
    neither, and hold no cookie of anybody else's."""
    hosts = [host.lower() for host in connection.headers.getall("host", [])]
    origins = connection.headers.getall("origin", [])
    sites = connection.headers.getall("sec-fetch-site", [])
    return all(is_web(origin) and [urlsplit(origin).netloc.lower()] == hosts for origin in origins) and all(
        site in ("same-origin", "none") for site in sites
    )


def is_web(origin: str) -> bool:
    """
    >>> is_web("https://talewind.example"), is_web("null"), is_web("http://[")
    (True, False, False)
    """
    try:
        return urlsplit(origin).scheme in ("http", "https")
    except ValueError:
        return False
