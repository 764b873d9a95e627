"""The OpenAPI schema of the HTTP endpoints, as it is published: with our error answers, and without fields that nobody may add."""

from typing import Any

from litestar import Request, Router
from litestar.openapi.plugins import JsonRenderPlugin

from .errors import KEY
from .schema import http_types

ERROR = {"type": "object", "properties": {"detail": {"type": "string", "pattern": KEY.pattern}}, "required": ["detail"]}
REFUSAL = {"$ref": "#/components/schemas/Refusal"}

# Answers that every call of the interface may get.
ERRORS = {
    "400": "Not understood",
    "403": "Not yours, a wrong key, or another site",
    "404": "No such table, game or page",
    "409": "Refused by the rules or the state of the table",
    "413": "Too large",
    "429": "Too many calls",
    "503": "The database is away",
}


class SchemaAsJson(JsonRenderPlugin):
    """Litestar adds an HTML page for every other address below the schema; without that, they are answered like any other unknown
    address."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        for path, calls in openapi_schema["paths"].items():
            for call in calls.values():
                describe(call["responses"], path)
        strict = {kind.__name__ for kind in http_types() if kind.__struct_config__.forbid_unknown_fields}
        for name, part in openapi_schema["components"]["schemas"].items():
            if name in strict:
                part["additionalProperties"] = False
        return super().render(request, openapi_schema)

    def receive_router(self, router: Router) -> None:
        router.routes[:] = [route for route in router.routes if not route.path.endswith("{path:str}")]


def describe(responses: dict[str, Any], path: str) -> None:
    """Add the answers of errors, and take the body from an answer that has none."""
    for status, meaning in ERRORS.items() if path.startswith("/api/") else ():
        responses.setdefault(status, {"description": meaning})
    responses.get("204", {}).pop("content", None)
    for status, answered in responses.items():
        if status >= "400":
            schema = {"anyOf": [REFUSAL, ERROR]} if status == "409" else ERROR
            answered["content"] = {"application/json": {"schema": schema}}
