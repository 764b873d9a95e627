"""The databases of the server's tests."""

from tests.server.conftest import base, dsns, running, shards  # noqa: F401 (fixtures)
