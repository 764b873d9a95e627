"""One cell: somebody tries something at a fresh table. What came of it, in a word of the grid's; and what went wrong besides."""

import json
from typing import Any
from urllib.parse import urlencode

from talewind.kit import Frozen
from talewind.server.doors.people import People

from .calling import HOST as SITE
from .calling import Reply, Socket, call
from .cast import GUEST, HOST, PERSON, Role, State, scene_of
from .planted import heard, leaks
from .rows import Cell, Row
from .stage import Stage, Table

AFTER_A_MESSAGE = ("taken", "not-taken", "pong")


class Tried(Frozen):
    """`outcome`: as `grid.REASONS` has them. `changed`: tables of the database; `leaked`: secrets that were heard."""

    outcome: str
    changed: tuple[str, ...]
    leaked: tuple[str, ...]
    heard: tuple[str, ...]  # secrets too, by those who may know them


async def cell_of(stage: Stage, role: Role, state: State) -> Cell:
    table = await stage.fresh(scene_of(role, state))
    keys = {"joiner": table.join_key, "standing": table.join_key, "watcher": table.watch_key}
    return Cell(stage, table, role, keys.get(role, ""), await cookie_of(stage, table, role))


async def cookie_of(stage: Stage, table: Table, role: Role) -> str:
    if role == "other":
        return await stage.neighbour()
    if role == "forged":
        forged = People("another secret, as long as ours is", secure=False).cookie(table.persons[HOST])
        return f"{forged.key}={forged.value}"
    return stage.cookie(table.persons[PERSON[role]]) if role in PERSON else ""


def headers_of(cell: Cell) -> dict[str, str]:
    found = {"origin": f"http://{SITE}", "sec-fetch-site": "same-origin"}
    if cell.role == "foreign":
        found = {"origin": "https://elsewhere.example", "sec-fetch-site": "cross-site"}
    return found | {"cookie": cell.cookie} if cell.cookie else found


def keys_of(cell: Cell, name: str) -> dict[str, str]:
    """The keys that a role's link carries, where a route takes some."""
    if cell.role == "shoulder" and name == "watch":
        seat = cell.table.scene.seat(GUEST)
        key = cell.stage.services.people.shoulder_key(cell.table.id, cell.table.persons[GUEST])
        return {"behind": str(seat), "watch": key}
    return {name: cell.key} if cell.key and name else {}


def address_of(cell: Cell, row: Row, path: str) -> str:
    name, _, more = row.query.partition("&")
    query = urlencode(keys_of(cell, name)) + (f"&{more}" if more else "")
    filled = path.format(table=cell.table.id, **row.fills)
    return f"{filled}?{query}" if query else filled


async def tried(cell: Cell, row: Row, door: str = "", watched: bool = True) -> Tried:
    """`door`: by which a message goes. `watched`: look at the database before and after."""
    if row.before is not None:
        await row.before(cell)
    stage = cell.stage
    before = (await stage.rows(cell.table.id, cell.table.persons) if row.before else cell.table.rows) if watched else ""
    body = row.body(cell) if row.body else None
    if row.method == "SOCKET":
        reply, outcome = await by_socket(cell, address_of(cell, row, row.path), None)
    elif row.method != "message":
        reply = await call(stage.app, row.method, address_of(cell, row, row.path), body, headers_of(cell))
        outcome = of_http(reply)
    else:
        reply, outcome = await said(cell, {"do": row.path, **(body or {})}, door)
    after = await stage.rows(cell.table.id, cell.table.persons) if watched else ""
    found = heard(cell, row, reply)
    leaked = leaks(cell, row, reply, found)
    return Tried(outcome, differing(before, after), tuple(leaked), tuple(secret.what for secret in found))


async def said(cell: Cell, message: Any, door: str) -> tuple[Reply, str]:
    """A draft has no answer: it was taken if it is kept."""
    if door == "socket":
        reply, outcome = await by_socket(cell, f"/ws/{cell.table.id}?{urlencode(keys_of(cell, 'watch'))}", message)
    else:
        url = f"/api/tables/{cell.table.id}/messages?{urlencode(keys_of(cell, 'watch'))}"
        reply = await call(cell.stage.app, "POST", url, message, headers_of(cell))
        outcome = of_http(reply) if reply.status != 200 else of_message(reply.read)
    if message["do"] == "draft" and outcome == "yes" and not await kept(cell, message["move"]):
        return reply, "silent"
    return reply, outcome


async def kept(cell: Cell, move: Any) -> bool:
    draft = "select body from drafts where table_id = $1 and seat = $2"
    found = await cell.stage.shard.fetchval(draft, cell.table.id, cell.seat)
    return found is not None and json.loads(found) == move


async def by_socket(cell: Cell, url: str, message: Any) -> tuple[Reply, str]:
    """A ping follows: a message that has no answer was read when its pong is here."""
    async with Socket(cell.stage.app, url, headers_of(cell)) as socket:
        answer = await socket.hear("welcome")
        if message is not None and answer is not None:
            await socket.say(message)
            await socket.say({"do": "ping"})
            answer = await socket.hear(*AFTER_A_MESSAGE)
    outcome = f"closed {socket.code}" if answer is None else of_message(answer)
    return Reply(socket.code, (), b"\n".join(socket.said)), outcome


def of_message(answer: dict[str, Any]) -> str:
    """A draft and an echo have no answer: then it is the pong."""
    return str(answer["refusal"]["say"]["key"]) if answer["say"] == "not-taken" else "yes"


def of_http(reply: Reply) -> str:
    if reply.status < 300:
        return "yes"
    said = reply.read if isinstance(reply.read, dict) else {}
    key = said.get("detail") or said.get("say", {}).get("key", "")
    return f"{reply.status} {key}".strip()


def differing(before: str, after: str) -> tuple[str, ...]:
    """Tables of the database; the order of their rows means nothing."""
    if before == after:
        return ()
    old, new = json.loads(before), json.loads(after)
    return tuple(name for name in old if _ordered(old[name]) != _ordered(new[name]))


def _ordered(rows: list[Any] | None) -> list[str]:
    return sorted(json.dumps(row, sort_keys=True) for row in rows or [])
