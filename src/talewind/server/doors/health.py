"""Whether a process lives, and whether it can serve. Neither answer waits for anything: databases are probed all the time."""

from litestar import Response, get

from .services import Given


@get("/healthz")
async def healthz() -> dict[str, str]:
    """The process lives."""
    return {"talewind": "is well"}


@get("/readyz")
async def readyz(services: Given) -> Response[dict[str, bool]]:
    """Ready: some database answers, and the process's clock agrees with the databases'. While one of several databases or NATS
    is away, the other tables are playable; reporting that as not ready would make every process refuse all traffic."""
    shards = services.keeper.shards
    parts = {"bus": services.hub.bus.up, "clock": not shards.is_late}
    databases = {shard.name.lower(): shard.up for shard in shards.all}
    ready = parts["clock"] and any(databases.values())
    return Response(parts | databases, status_code=200 if ready else 503)
