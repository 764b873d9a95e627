"""The doctor looks at settings that let others in."""

from pathlib import Path

import pytest

from talewind.server.base.bounds import UNBOUNDED, Bounds
from talewind.server.base.settings import Settings, fingerprint
from talewind.server.operate.exposure import descriptors, exposure, given_secret

GOOD = "0123456789abcdef" * 2
AT_HOME = Settings(data=Path("/nowhere"))
FAR = "postgresql://me:pa55word@db.example/x"


def marks(settings: Settings, **environ: str) -> dict[str, str]:
    found = list(exposure(settings, environ))
    assert "pa55word" not in str(found)
    return {finding.about: finding.mark for finding in found if finding.about != "descriptors"}


@pytest.mark.parametrize("secret", ["", "x", "s" * 31, "s" * 32, "ab" * 20])
def test_a_secret_that_is_missing_short_or_a_pattern_is_wrong(secret: str) -> None:
    found = given_secret({"TALEWIND_SECRET": secret})
    assert found.mark == "WRONG"
    assert "openssl rand -hex 32" in found.words


def test_a_secret_is_shown_by_its_fingerprint() -> None:
    found = given_secret({"TALEWIND_SECRET": GOOD})
    assert found.mark == "well"
    assert fingerprint(GOOD) in found.words
    assert GOOD not in found.words


@pytest.mark.parametrize(("hard", "mark"), [(1 << 30, "well"), (10_256, "well"), (4_096, "note"), (1_024, "WRONG")])
def test_few_descriptors_are_noticed(hard: int, mark: str) -> None:
    assert descriptors(Bounds(), hard).mark == mark


def test_at_home_there_is_nothing_to_say_but_of_what_is_set() -> None:
    assert marks(AT_HOME) == {}
    assert marks(AT_HOME, TALEWIND_SECRET=GOOD) == {"TALEWIND_SECRET": "note"}
    assert marks(AT_HOME, TALEWIND_DATABASE="postgresql://a") == {"TALEWIND_DATABASE": "WRONG"}, "nobody reads it"
    assert marks(Settings(data=Path("/nowhere"), host="0.0.0.0")) == {"TALEWIND_HOST": "note"}
    assert marks(Settings(data=Path("/nowhere"), bounds=UNBOUNDED)) == {"TALEWIND_LIMITS": "WRONG"}


@pytest.mark.parametrize(
    ("words", "mark"), [("9100", None), ("127.0.0.1:9100", None), ("0.0.0.0:9100", "note"), ("here", "WRONG")]
)
def test_figures_that_everybody_can_read_are_noticed(words: str, mark: str | None) -> None:
    assert marks(AT_HOME, TALEWIND_METRICS=words).get("TALEWIND_METRICS") == mark


@pytest.mark.parametrize(
    ("dsn", "nats", "notes"),
    [
        ("postgresql:///x?host=/run/pg", "nats://token@127.0.0.1:4222", set()),
        (FAR + "?sslmode=verify-full", "tls://token@bus.example:4222", set()),
        (FAR, "nats://token@bus.example:4222", {"database 1, TLS", "NATS, TLS"}),
        ("postgresql://localhost/x", "nats://127.0.0.1:4222", {"NATS, token"}),
    ],
)
def test_other_machines_without_tls_are_noted(dsn: str, nats: str, notes: set[str]) -> None:
    settings = Settings(data=Path("/nowhere"), databases=(dsn,), nats=nats)
    assert marks(settings, TALEWIND_SECRET=GOOD) == {"TALEWIND_SECRET": "well"} | dict.fromkeys(notes, "note")


def test_a_password_with_brackets_is_a_finding_that_does_not_quote_it() -> None:
    settings = Settings(
        data=Path("/nowhere"), databases=("postgresql://u:p[ss@db/x",), nats="nats://token@127.0.0.1:4222"
    )
    found = [one for one in exposure(settings, {"TALEWIND_SECRET": GOOD}) if one.about == "database 1"]
    assert [one.mark for one in found] == ["WRONG"]
    assert "p[ss" not in str(found)
