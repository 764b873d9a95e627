"""What a door works with: the parts of a process that handlers and guards use, built by `app.py` when the process starts.

A handler takes them as a parameter, `services: Given`; what it calls takes `services: Services`."""

from dataclasses import dataclass

from litestar.datastructures import State
from litestar.di import NamedDependency, Provide

from talewind.server.books.archiver import Archiver
from talewind.server.books.binder import Binder
from talewind.server.books.books import Books
from talewind.server.live.attendance import Attendance
from talewind.server.live.hub import Hub
from talewind.server.tables import Keeper
from talewind.server.tables.absentees import Absentees
from talewind.server.tables.carries import Carries
from talewind.server.tables.guests import Guests
from talewind.server.tables.host import Host
from talewind.server.tables.lobby import Lobby
from talewind.server.tables.rematches import Rematches
from talewind.server.tables.screens import Screens
from talewind.server.tables.waiting import WaitingRoom

from .limits import Doorkeeper
from .people import People


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    doorkeeper: Doorkeeper
    people: People
    keeper: Keeper
    hub: Hub
    attendance: Attendance
    lobby: Lobby
    host: Host
    guests: Guests
    waiting: WaitingRoom
    absentees: Absentees
    rematches: Rematches
    carries: Carries
    screens: Screens
    archiver: Archiver
    books: Books
    binder: Binder


def services_of(state: State) -> Services:
    """The services of an application; nothing else reads Litestar's untyped state."""
    services: Services = state.services
    return services


Given = NamedDependency[Services]
GIVEN = {"services": Provide(services_of, sync_to_thread=False)}  # for `Litestar(dependencies=...)`
