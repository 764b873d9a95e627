"""Services for a test of one door: those that it names; asking for any other fails."""

from dataclasses import fields
from typing import Any

from talewind.server.doors.services import Services


class Absent:
    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"the test gives no service with {name}")


def some_services(**given: Any) -> Services:
    return Services(**dict.fromkeys((field.name for field in fields(Services)), Absent()) | given)
