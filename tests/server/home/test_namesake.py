"""The library that gives initdb a user name."""

import ctypes
import os
import struct
from pathlib import Path

import pytest

from talewind.server.home import HomeError, namesake
from talewind.server.home.namesake import library, named


class Passwd(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p), ("password", ctypes.c_char_p), ("uid", ctypes.c_uint), ("gid", ctypes.c_uint),
        ("about", ctypes.c_char_p), ("home", ctypes.c_char_p), ("shell", ctypes.c_char_p),
    )  # fmt: skip


def test_it_knows_one_user(tmp_path: Path) -> None:
    made = library(54_321, 54_322, b"somebody")
    if made is None:
        pytest.skip("not made for this machine")
    (tmp_path / "library.so").write_bytes(made)
    loaded = ctypes.CDLL(str(tmp_path / "library.so"))
    loaded.getpwuid.restype = ctypes.POINTER(Passwd)
    found = loaded.getpwuid(7).contents
    assert (found.name, found.uid, found.gid, found.home, found.shell) == (b"somebody", 54_321, 54_322, b"/", b"")


def test_on_the_other_machine_the_function_points_to_the_same_record() -> None:
    """What cannot be run here is read."""
    intel, arm = library(1, 2, b"somebody", "x86_64"), library(1, 2, b"somebody", "aarch64")
    assert intel is not None
    assert arm is not None
    start = intel.index(b"\x48\x8d\x05")
    (ahead,) = struct.unpack_from("<i", intel, start + 3)
    address, back = struct.unpack_from("<II", arm, start)
    assert address & 0x9F00001F == 0x10000000, "adr x0"
    assert (address >> 5 & 0x7FFFF) << 2 | address >> 29 & 3 == ahead + 7
    assert back == 0xD65F03C0, "ret"


def test_a_machine_that_is_not_known_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(namesake, "library", lambda *_: None)
    with pytest.raises(HomeError, match=f"User {os.geteuid()} has no name"), named():
        pass
