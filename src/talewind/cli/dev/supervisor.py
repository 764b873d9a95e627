"""The supervisor of `talewind dev`: it watches the game's package, and replaces the process that serves when the rules have changed and
the new ones can play the table's log."""

import asyncio
import time
import webbrowser
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec import structs

from talewind.server.dev.bulletin import News, Proof, Trouble

from .orders import Broken, Load, Loaded, Moved, Prepare, Raised, Ready, Serve, Serving, Tell
from .process import LOADS, Child, Leash
from .proving import Prover
from .watcher import Watcher, kind_of

STARTS = 60.0  # seconds for a process to import everything but the game, on a busy machine
REST = 0.7  # seconds before the next process is prepared: the new one, and the pages, come first
STEADY = 5.0  # seconds of life; a process that ended sooner would end again
GOES_ON = "The rules from before go on."


@asynccontextmanager
async def supervised(prepare: Prepare, address: str, opens: bool) -> AsyncIterator["Supervisor"]:
    supervisor = Supervisor(prepare, address, opens)
    try:
        yield supervisor
    finally:
        await supervisor.close()


class Supervisor:
    """`table`: the author's. `child`: the process that serves; `spare`: one that has imported everything but the game."""

    def __init__(self, prepare: Prepare, address: str, opens: bool = False) -> None:
        self.prepare, self.address, self.opens = prepare, address, opens
        self.folder, self.table = Path(prepare.folder), ""
        self.news = News()
        self.child: Child | None = None
        self.spare: asyncio.Task[Child | None] | None = None
        self.watcher = Watcher(self.folder)
        self.prover = Prover(prepare.wish.game, self.folder, self.proved)
        self.leash = Leash()
        self._hearing: asyncio.Task[None] | None = None
        self._ended, self._began = asyncio.Event(), 0.0

    async def run(self) -> None:
        """Serve, and take every change, until cancelled."""
        self.prepare_spare(0)
        await self.renew(())
        self.prove()
        while True:
            await self.take(await self.change())

    async def change(self) -> set[Path]:
        """Wait for files to change, or for the process to end by itself: then nothing has changed."""
        watching = asyncio.create_task(self.watcher.change())
        ending = asyncio.create_task(self._ended.wait())
        try:
            await asyncio.wait([watching, ending], return_when=asyncio.FIRST_COMPLETED)
            if not watching.done() and time.monotonic() - self._began < STEADY:
                self._ended.clear()
                say("The server has ended as soon as it began; it is started again when a file is saved.")
                await watching
            return watching.result() if watching.done() else set()
        finally:
            watching.cancel()
            ending.cancel()

    async def take(self, changed: set[Path]) -> None:
        """Serve what has changed."""
        kinds = {kind_of(path, self.folder) for path in changed}
        self.news = structs.replace(
            self.news, texts=self.news.texts + ("texts" in kinds), pages=self.news.pages + ("page" in kinds), note=""
        )
        self.prover.cancel()
        if not changed:
            self._ended.clear()
            say("The server has ended; it is started again.")
        if "rules" in kinds or not changed or self.child is None:
            await self.renew(changed)
        else:
            say(f"{named(changed, self.folder)}: the pages fetch it.")
        self.tell()
        self.prove()

    def prove(self) -> None:
        """Let `conform` run, unless it is known already that the game cannot be played."""
        if self.news.trouble is None:
            self.prover.begin(asyncio.shield(self.spare) if self.spare is not None else None)

    async def renew(self, changed: Iterable[Path]) -> None:
        """Replace the process that serves by one with the rules as they are now, if these can be imported and play the table's log."""
        began = _saved(changed)
        child = await self.prepared()
        if child is None:
            return self.refuse(Trouble("The server does not start; its error stands above."))
        report, trouble = None, None
        try:
            child.send(Load(self.table))
            report = await child.report(LOADS)
        except TimeoutError:
            trouble = Trouble(
                f"The rules did not come to an end within {LOADS:g} seconds, at a row that they played before."
            )
        if not isinstance(report, Loaded):
            await child.end(0)
            self.prepare_spare()
            if isinstance(report, Broken):
                trouble = report.trouble
            return self.refuse(trouble or Trouble("The process ended while it imported the game."))
        await self.replace_by(child, report, began)
        self.prepare_spare()

    async def replace_by(self, child: Child, loaded: Loaded, began: float) -> None:
        """Stop the old process, and let the new one serve."""
        await self.stop_serving()
        first, fresh = not self.table, not self.table or bool(loaded.unplayable)
        self.news = structs.replace(self.news, trouble=None, note="")
        child.send(Serve(self.news, self.table, fresh))
        report = await child.report(STARTS)
        if not isinstance(report, Serving):
            await child.end(0)
            trouble = report.trouble if isinstance(report, Broken) else Trouble("The new server ended as it began.")
            return self.refuse(trouble)
        self.child, self.table, self._began = child, report.table, time.monotonic()
        self._hearing = asyncio.create_task(self.hear(child))
        took = time.time() - began
        note = (
            f"A fresh table is open, and the old one is left as it was. {loaded.unplayable}."
            if fresh and not first
            else ""
        )
        self.news = structs.replace(self.news, note=note, took=None if first else round(took, 2))
        if first:
            self.introduce()
        else:
            goes_on = note or f"the table goes on after row {loaded.rows - 1}."
            say(f"New rules after {took:.1f} s: {goes_on}")
        self.tell()

    def refuse(self, trouble: Trouble) -> None:
        """The files as they are cannot be served."""
        self.news = structs.replace(self.news, trouble=trouble)
        goes_on = GOES_ON if self.child is not None else "Nothing is served until it is mended."
        say(f"{trouble.says} {goes_on}")
        self.tell()

    def introduce(self) -> None:
        wish = self.prepare.wish
        say(f"{wish.game} is on the table. Save a file in {self.folder}, and it goes on with it. Ctrl-C ends it.")
        if wish.alone:
            port = self.prepare.port
            say(
                f"  play   http://seat1.localhost:{port}/dev/play/1  (each seat has such an address: seat2…/dev/play/2)"
            )
        else:
            say(f"  play   {self.address}/dev/play")
        say(f"  panel  {self.address}/dev")
        if self.opens:
            webbrowser.open(f"{self.address}/dev/play")

    def tell(self) -> None:
        if self.child is not None:
            self.child.send(Tell(self.news))

    def proved(self, proof: Proof) -> None:
        """What `conform` has found."""
        self.news = structs.replace(self.news, proof=proof)
        if proof.state == "well":
            say(f"conform: {proof.games} games, {proof.steps} steps, all well.")
        elif proof.state == "fault":
            say(f"conform: {proof.kind}: {proof.says}" + (f"\n  {proof.cure}" if proof.cure else ""))
        self.tell()

    async def hear(self, child: Child) -> None:
        """The reports of the process that serves."""
        while (report := await child.report()) is not None:
            match report:
                case Moved(table):
                    self.table = table
                    say(f"Another table is open: {self.address}/t/{table}")
                case Raised(trouble):
                    say(f"At the table: {trouble.says}")
        self.child = None
        self._ended.set()

    # Processes

    def prepare_spare(self, rest: float = REST) -> None:
        self.spare = asyncio.create_task(self._spare(rest))

    async def _spare(self, rest: float) -> Child | None:
        """A process that waits for the game; None: it did not come so far."""
        await asyncio.sleep(rest)
        child = await Child.start(self.prepare, self.leash.end)
        try:
            if isinstance(await child.report(STARTS), Ready):
                return child
        except TimeoutError:
            pass
        except asyncio.CancelledError:
            await child.end(0)
            raise
        await child.end(0)
        return None

    async def prepared(self) -> Child | None:
        """The spare process, once it waits for the game."""
        if self.spare is None:
            self.prepare_spare(0)
        assert self.spare is not None
        child, self.spare = await self.spare, None
        return child

    async def stop_serving(self) -> None:
        if self._hearing is not None:
            self._hearing.cancel()
        if self.child is not None:
            child, self.child = self.child, None
            await child.end()

    async def close(self) -> None:
        self.prover.cancel()
        if self.spare is not None:
            self.spare.cancel()
            for spare in await asyncio.gather(self.spare, return_exceptions=True):
                if isinstance(spare, Child):
                    await spare.end(0)
        await self.stop_serving()
        self.leash.close()


def _saved(changed: Iterable[Path]) -> float:
    """When the last of the files was saved."""
    times = [path.stat().st_mtime for path in changed if path.exists()]
    return max(times, default=time.time())


def named(changed: Iterable[Path], folder: Path) -> str:
    return ", ".join(sorted(str(path.relative_to(folder)) for path in changed))


def say(words: str) -> None:
    print(words, flush=True)
