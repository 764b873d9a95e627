"""A build hook of hatchling: refuses a wheel or an sdist without the built client, and names the command that builds
it."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SAY = (
    "The browser client is not built: {place} is missing. In a clone of the repository run `make setup client` (needs Node 20 and npm), "
    "then build again. Released sdists have it."
)


class ClientIsBuilt(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """`version` is "editable" for `pip install --editable`, which serves the files of the tree."""
        place = Path(self.root) / "src" / "talewind" / "web" / "index.html"
        if version != "editable" and not place.is_file():
            raise FileNotFoundError(SAY.format(place=place.relative_to(self.root)))
