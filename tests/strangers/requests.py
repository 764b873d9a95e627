"""HTTP requests by chance: for every route of the application, from its OpenAPI schema, valid ones and mutants of them."""

import json
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.parse import quote

from litestar import Litestar

from talewind import games
from talewind.kit import Frozen
from tests.matrix.rows import routes

from .house import Table
from .mutants import Speaker, written
from .shapes import KINDS, ODD_NUMBERS, ODD_WORDS, Object, Value

ODD_METHODS = ("PATCH", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "get", "QUERY")
ODD_TYPES = (
    "",
    "text/plain",
    "application/xml",
    "multipart/form-data",
    "application/x-www-form-urlencoded",
    "application/json; charset=é",
    "/",
)
ODD_HEADERS = (
    ("Accept-Language", "x" * 300), ("Accept-Language", "fr;q=nan, *;q=-1"), ("Range", "bytes=9-1"), ("If-None-Match", '"' * 50),
    ("Cookie", "talewind=" + "." * 40), ("Cookie", "=;;=\x01"), ("Accept", "*/*;q=a"), ("Accept-Encoding", "zstd, nothing"),
    ("X-Forwarded-For", "256.1.1.1, ::x"), ("Content-Encoding", "gzip"), ("Forwarded", "for=\"_x\""), ("Host", "a:b:c"),
    ("If-Modified-Since", "yesterday"), ("Expect", "nothing"), ("Sec-Fetch-Site", "same-origin"), ("Upgrade", "h2c"),
)  # fmt: skip


class Route(Frozen):
    """`call`: what OpenAPI says of it; empty for pages and files, of which it says nothing."""

    method: str
    path: str
    call: Object = {}


class Sent(Frozen):
    method: str
    target: str
    headers: tuple[tuple[str, str], ...]
    body: bytes
    how: str

    def encoded(self, port: int) -> bytes:
        given = {name.lower() for name, _ in self.headers}
        said = [("Host", f"127.0.0.1:{port}")] if "host" not in given else []
        said += [*self.headers, ("Content-Length", str(len(self.body))), ("Connection", "close")]
        lines = [f"{self.method} {self.target} HTTP/1.1", *(f"{name}: {value}" for name, value in said), "", ""]
        return "\r\n".join(lines).encode() + self.body


def routes_of(app: Litestar, schema: Object) -> list[Route]:
    """All of them, in a fixed order; sockets have a suite of their own."""
    found = [name.split() for name in sorted(routes(app)) if not name.startswith("SOCKET")]
    return [Route(method, path, schema["paths"].get(path, {}).get(method.lower(), {})) for method, path in found]


class Caller:
    """Makes requests. `tables` to call at; each is somebody's, and somebody else's."""

    def __init__(self, schema: Object, tables: list[Table]) -> None:
        self.named: Object = schema["components"]["schemas"]
        self.tables = tables

    def request(self, route: Route, dice: Random) -> Sent:
        table = dice.choice(self.tables)
        cookie = self._cookie(route, table, dice)
        headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
        sent = Sent(
            route.method,
            self._target(route, table, dice),
            tuple(headers.items()),
            self._body(route, table, dice),
            "valid",
        )
        return sent if dice.random() < 0.1 else dice.choice(MUTATIONS)(sent, dice)

    def _cookie(self, route: Route, table: Table, dice: Random) -> str:
        if "renew" in route.path:  # the others' cookies stay good
            return table.cookies[2]
        if route.path.endswith((".pdf", ".png")) and dice.random() < 0.9:  # each that is printed takes seconds
            return ""
        return dice.choice((*table.cookies[:2], table.cookies[0], ""))

    def _target(self, route: Route, table: Table, dice: Random) -> str:
        """The path with its parameters filled in, and a query, each now and then with something odd."""
        fills = {
            "table": table.id,
            "game": table.game,
            "lang": "en",
            "deck": table.game,
            "file": f"{table.game}.ftl",
            "field": "tales",
        }
        path = route.path
        for name in [part.strip("{}") for part in path.split("/") if part.startswith("{")]:
            filled = fills.get(name, "x")
            path = path.replace(f"{{{name}}}", quote(odd_text(dice), safe="") if dice.random() < 0.2 else filled)
        path = path.replace("{", "").replace("}", "")
        query = [f"{name}={quote(value)}" for name, value in self._query(route, table, dice)]
        return f"{path}?{'&'.join(query)}" if query else path

    def _query(self, route: Route, table: Table, dice: Random) -> list[tuple[str, str]]:
        known = [p for p in route.call.get("parameters", ()) if p["in"] == "query"]
        found = [(p["name"], str(self.value(p["schema"], dice))) for p in known if dice.random() < 0.6]
        found += [(name, odd_text(dice)) for name in [name for name, _ in found] if dice.random() < 0.2]
        found += [("watch", table.watch)] if dice.random() < 0.2 else []
        return found + ([(dice.choice(("behind", "after", "key", "x")), odd_text(dice))] if dice.random() < 0.2 else [])

    def _body(self, route: Route, table: Table, dice: Random) -> bytes:
        if route.path.endswith("/messages"):
            return Speaker(games.load(table.game)).any_frame(dice).payload
        content = route.call.get("requestBody", {}).get("content", {})
        schema = content.get("application/json", {}).get("schema")
        if schema is None:
            return b"" if dice.random() < 0.9 else written(self.value({}, dice))
        value = self.value(schema, dice)
        for name, real in (("key", table.key), ("game", table.game)):
            if isinstance(value, dict) and name in value and dice.random() < 0.6:
                value[name] = real
        return written(value)

    def value(self, schema: Object, dice: Random) -> Value:
        """A value by a JSON schema, of odd texts and numbers."""
        if "$ref" in schema:
            return self.value(self.named[schema["$ref"].rpartition("/")[2]], dice)
        for union in ("oneOf", "anyOf"):
            if union in schema:
                return self.value(dice.choice(schema[union]), dice)
        if "enum" in schema or "const" in schema:
            return dice.choice(schema.get("enum") or [schema["const"]])
        kind = schema.get("type", dice.choice(("string", "integer", "null", "array", "object")))
        match dice.choice(kind) if isinstance(kind, list) else kind:
            case "string":
                return odd_text(dice) if dice.random() < 0.5 else f"w{dice.randrange(9)}"
            case "integer" | "number":
                low = int(schema.get("minimum", 0))
                return dice.choice(ODD_NUMBERS) if dice.random() < 0.3 else low + dice.randrange(6)
            case "boolean":
                return dice.random() < 0.5
            case "array":
                return [
                    self.value(schema.get("items") or {"type": "string"}, dice)
                    for _ in range(dice.choice((0, 1, 2, 40)))
                ]
            case "object":
                return self._object(schema, dice)
        return None

    def _object(self, schema: Object, dice: Random) -> Object:
        fields, needed = schema.get("properties", {}), schema.get("required", ())
        found = {name: self.value(part, dice) for name, part in fields.items() if name in needed or dice.random() < 0.5}
        if not fields:
            found = {odd_text(dice): dice.choice(dice.choice([*KINDS.values()])) for _ in range(dice.randrange(3))}
        return found


def odd_text(dice: Random) -> str:
    return dice.choice(
        (
            *ODD_WORDS,
            "\x00",
            "a\x00b",
            *map(str, ODD_NUMBERS[:-1]),
            "A" * 17,
            "Z" * 17,
            "true",
            "1.5",
            "²",
            "%",
            "..",
            ".",
        )
    )


def changed(sent: Sent, how: str, **fields: Any) -> Sent:
    parts = {name: getattr(sent, name) for name in Sent.__struct_fields__}
    return Sent(**(parts | fields | {"how": how}))


def of_another_method(sent: Sent, dice: Random) -> Sent:
    return changed(sent, "another method", method=dice.choice(ODD_METHODS))


def of_another_type(sent: Sent, dice: Random) -> Sent:
    kept = tuple(header for header in sent.headers if header[0] != "Content-Type")
    return changed(sent, "another type", headers=(*kept, ("Content-Type", dice.choice(ODD_TYPES))))


def with_an_odd_header(sent: Sent, dice: Random) -> Sent:
    name, value = dice.choice(ODD_HEADERS)
    kept = tuple(header for header in sent.headers if header[0] != name)
    return changed(sent, "an odd header", headers=(*kept, (name, value)))


def with_an_odd_target(sent: Sent, dice: Random) -> Sent:
    ends = (
        "/",
        "//",
        "/..",
        "/%2e%2e/%2e%2e/etc/passwd",
        "%",
        "%zz",
        "%00",
        "%ff",
        "?",
        "#x",
        ";a=b",
        "/" + "a" * 5_000,
        "\\",
        "%c3%28",
        "&" * 99,
    )
    return changed(sent, "an odd target", target=sent.target + dice.choice(ends))


def with_another_value(sent: Sent, dice: Random) -> Sent:
    """One field of the body is of another kind, missing, or one more."""
    try:
        body: Value = json.loads(sent.body)
    except ValueError:
        body = None
    if not isinstance(body, dict):
        return changed(sent, "another value", body=written(dice.choice(dice.choice([*KINDS.values()]))))
    name = dice.choice([*body, "strange"])
    if dice.random() < 0.3:
        body.pop(name, None)
    else:
        body[name] = dice.choice(dice.choice([*KINDS.values()]))
    text = json.dumps(body, ensure_ascii=dice.random() < 0.5)  # it may have halves of a character, which no UTF-8 has
    return changed(sent, f"another {name[:20]}", body=text.encode(errors="surrogatepass"))


def with_a_broken_body(sent: Sent, dice: Random) -> Sent:
    whole = sent.body or b'{"yes":true}'
    nested = b'{"options":' * 9 + b"[" * 20_000 + b"]" * 20_000 + b"}" * 9
    broken = (
        whole[: dice.randrange(len(whole) + 1)], whole + b"}", dice.randbytes(dice.randrange(300)), whole.replace(b'"', b"\xff"),
        whole.replace(b'":"', b'":"\\ud800'), whole.replace(b'":"', b'":"\\u0000'), nested, whole + b" " * 65_536, whole + b" " * 200_000,
        b"[" * 50_000, whole[:1] + whole[1:-1] + b"," + whole[1:], b"\xef\xbb\xbf" + whole, b"", b"null", whole.decode(errors="replace").encode("utf-16"),
        b'{"seat":' + b"9" * 5_000 + b"}", b'{"seat":1e9999}', b'{"seat":-0}', b'{"seat":NaN}',
    )  # fmt: skip
    return changed(sent, "a broken body", body=dice.choice(broken))


MUTATIONS: tuple[Callable[[Sent, Random], Sent], ...] = (
    of_another_method, of_another_type, with_an_odd_header, with_an_odd_target, with_another_value, with_another_value, with_a_broken_body,
)  # fmt: skip
