"""A private PostgreSQL: on a Unix socket that only its own user can open, never on the network."""

import asyncio
import os
import signal
import subprocess
from contextlib import nullcontext
from pathlib import Path
from urllib.parse import quote

import asyncpg

from .child import Child, as_user, environ
from .custody import HomeError, write_own
from .engines import postgres_bin
from .folder import DataFolder
from .namesake import Papers, named, user_name

ROLE = "talewind"
NOBODY_ELSE = "local all talewind peer map=tw\n"
# For a user without a name, as in a container: `peer` needs the user's name and refuses a user without one. Only the socket's
# folder protects then: it has mode 0700 and belongs to this user.
NAMELESS = "local all talewind trust\n"


class Postgres:
    """Runs initdb once, then `postgres` as a child. `dsn` returns the connection string."""

    def __init__(self, folder: DataFolder) -> None:
        self.folder = folder
        self.child = Child(["postgres"], folder, "postgres", signal.SIGINT)

    def _command(self, program: Path) -> list[str]:
        folder = self.folder
        options = {
            "listen_addresses": "",
            "unix_socket_directories": str(folder.run),
            "unix_socket_permissions": "0700",
            "hba_file": str(folder.conf / "pg_hba.conf"),
            "ident_file": str(folder.conf / "pg_ident.conf"),
            "jit": "off",
            "max_connections": "200",
            "update_process_title": "off",  # saves two system calls per statement, which only serve `ps`
        }
        command = [str(program), "-D", str(folder.postgres)]
        for name, value in options.items():
            command += ["-c", f"{name}={value}"]
        return command

    def dsn(self, database: str = ROLE) -> str:
        return f"postgresql://{ROLE}@/{database}?host={quote(str(self.folder.run))}"

    def prepare(self) -> None:
        """The slow part of a start: run initdb once, and end what an earlier run has left."""
        self.child.end_leftover()
        programs = postgres_bin(self.folder)
        self.child.command = self._command(programs / "postgres")
        if not os.path.lexists(self.folder.postgres / "PG_VERSION"):
            self._initdb(programs / "initdb")
        self._let_in()

    def start(self) -> None:
        self.child.start()

    def _initdb(self, program: Path) -> None:
        command = [str(program), "-D", str(self.folder.postgres), "-U", ROLE]
        command += ["--auth-local=peer", "--auth-host=reject", "-E", "UTF8", "--no-sync"]
        command += ["--locale=C.UTF-8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
        with named() if user_name() is None else nullcontext(Papers()) as papers:
            made = subprocess.run(
                command, cwd="/", env=environ() | papers.environ, pass_fds=papers.descriptors,
                capture_output=True, text=True, check=False, **as_user(self.folder.child),
            )  # fmt: skip
        if made.returncode:
            raise HomeError(f"PostgreSQL's data could not be made in {self.folder.postgres}: {made.stderr.strip()}")

    def _let_in(self) -> None:
        """Configure authentication: no password, no network; a process that can open the socket as this user is this user. The
        two files are in a folder of ours, not beside the data, which belongs to the children when root serves."""
        readable = 0o644 if self.folder.child else 0o600
        name = user_name()
        write_own(self.folder.conf / "pg_ident.conf", f'tw "{name}" {ROLE}\n' if name else "", readable)
        write_own(self.folder.conf / "pg_hba.conf", NOBODY_ELSE if name else NAMELESS, readable)

    async def ready(self, patience: float = 20.0) -> None:
        """Wait until PostgreSQL answers and our database exists. An exited child is noticed at once."""
        loop = asyncio.get_running_loop()
        end = loop.time() + patience
        while True:
            if not self.child.runs:
                raise HomeError(f"PostgreSQL has stopped: {self.child.last_words()}")
            try:
                connection = await asyncpg.connect(self.dsn("postgres"))
            except (OSError, asyncpg.PostgresError):
                if loop.time() > end:
                    raise HomeError(f"PostgreSQL does not answer: {self.child.last_words()}") from None
                await asyncio.sleep(0.02)
                continue
            try:
                if not await connection.fetchval("select 1 from pg_database where datname = $1", ROLE):
                    await connection.execute(f"create database {ROLE}")
            finally:
                await connection.close()
            return

    def stop(self) -> int | None:
        return self.child.stop()
