"""Copies of a table in the database: the same rows under a new id, with keys and people of its own; and all its rows, to compare."""

from hashlib import md5

from talewind.server.record import Shard

UNCOPIED = {"clocks"}  # nothing happens at a copy by itself
PASSING = {"clocks", "drafts"}  # may change though the answer was no
NOTED = ("seen_at", "asked_at")  # columns: somebody was there
LONG = {"moves", "passages", "snapshots"}  # only ever added to: their number says enough

COLUMNS = """
select table_name::text as name, array_agg(column_name::text) as columns from information_schema.columns
where table_schema = 'public' group by table_name order by table_name
"""
ANOTHER = "case when {0} is null or {0} = 'removed' then {0} else 'p' || md5({0} || $2) end"
NEW_TABLE = {
    "id": "$2",
    "code": "case when code is null then null else $3 end",
    "join_key": "$4",
    "watch_key": "$5",
    "host": ANOTHER.format("host"),
}
NEW_ROW = {"table_id": "$2", "person": ANOTHER.format("person")}
TABLE_ROW = """'tables', (select jsonb_build_array(to_jsonb(x) - '{id,code,join_key,watch_key}'::text[] || jsonb_build_object(
    'code', code is not null, 'keys', join_key = $2 and watch_key = $3)) from tables x where id = $1)"""


def another(person: str, table: str) -> str:
    """Who somebody is at a copy."""
    return "p" + md5(f"{person}{table}".encode()).hexdigest()


class Copier:
    """Every table of the database that says which game table its rows belong to is copied and compared."""

    def __init__(self, shard: Shard) -> None:
        self.shard = shard
        self._copy = self._rows = ""

    async def prepare(self) -> None:
        tables = {row["name"]: row["columns"] for row in await self.shard.fetch(COLUMNS)}
        kept = {name: columns for name, columns in tables.items() if "table_id" in columns}
        copies = [_copied(name, columns, NEW_ROW) for name, columns in kept.items() if name not in UNCOPIED]
        self._copy = f"with {', '.join([*copies, _copied('tables', tables['tables'], NEW_TABLE)])} select 1"
        rows = [_listed(name) for name in kept if name not in PASSING]
        self._rows = f"select json_build_object({', '.join([*rows, TABLE_ROW])})::text"

    async def copy(self, template: str, table: str, code: str, join_key: bytes, watch_key: bytes) -> None:
        """UniqueViolationError: the code is another table's."""
        await self.shard.execute(self._copy, template, table, code, join_key, watch_key)

    async def rows(self, table: str, join_key: bytes, watch_key: bytes) -> str:
        """JSON of what the database has of a table, but for its id, drafts, clocks and when somebody was last seen."""
        found: str = await self.shard.fetchval(self._rows, table, join_key, watch_key)
        return found


def _copied(name: str, columns: list[str], new: dict[str, str]) -> str:
    key, values = next(iter(new)), ", ".join(new.get(column, column) for column in columns)
    return f"c_{name} as (insert into {name} ({', '.join(columns)}) select {values} from {name} where {key} = $1)"


def _listed(name: str) -> str:
    what = (
        "json_build_array(count(*), max(seq))"
        if name in LONG
        else f"json_agg(to_jsonb(x) - '{{table_id,{','.join(NOTED)}}}'::text[])"
    )
    return f"'{name}', (select {what} from {name} x where table_id = $1)"
