"""A user name for initdb where the system has none, as with `--user 54321` in a container.

initdb calls getpwuid for the name of its user and fails if there is none, although with -U it does not use the result.
PostgreSQL's own container image preloads nss_wrapper into initdb for that. A wheel has no nss_wrapper, and no compiler can be
relied on, so this module builds the shared library itself: one function and one record. The library is an unnamed file, and
only initdb gets it."""

import os
import platform
import pwd
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from talewind.kit import Frozen

from .custody import HomeError

_APART = 0x10000  # from the code to the record: no machine has larger pages; one is executable, the other writable
_HEADERS = 64 + 4 * 56
_RELOCATION = 24
_READ_EXECUTE, _READ_WRITE = 5, 6


class Papers(Frozen):
    """What a program inherits: descriptors, and variables that refer to them."""

    descriptors: tuple[int, ...] = ()
    environ: dict[str, str] = {}


def user_name() -> str | None:
    """Our own user's name in the system's database; variables such as USER are not reliable."""
    try:
        return pwd.getpwuid(os.geteuid()).pw_name
    except KeyError:
        return None


@contextmanager
def named(name: str = "talewind") -> Iterator[Papers]:
    """Papers that give our nameless user a name."""
    made = library(os.geteuid(), os.getegid(), name.encode())
    if made is None or not hasattr(os, "memfd_create"):
        raise HomeError(
            f"User {os.geteuid()} has no name, and PostgreSQL's initdb wants one: serve as a user that /etc/passwd lists."
        )
    fd = os.memfd_create("namesake")
    try:
        os.write(fd, made)
        yield Papers((fd,), {"LD_PRELOAD": f"/proc/self/fd/{fd}"})
    finally:
        os.close(fd)


def library(uid: int, gid: int, name: bytes, machine: str = platform.machine()) -> bytes | None:
    """An ELF file whose `getpwuid` returns the same record for every uid."""
    if machine not in _MACHINES:
        return None
    number, relative, code = _MACHINES[machine]
    strings = b"\0getpwuid\0" + name + b"\0/\0"
    at_code = -(-(_HEADERS + len(strings)) // 16) * 16
    at_symbols = at_code + 16
    at_hash = at_symbols + 2 * 24
    at_relocations = at_hash + 24
    at_record = at_relocations + 5 * _RELOCATION
    at_dynamic = at_record + 48
    record = _APART + at_record

    body = strings.ljust(at_code - _HEADERS, b"\0") + code(record - at_code).ljust(16, b"\0")
    body += bytes(24) + struct.pack("<IBBHQQ", 1, 0x12, 0, 1, at_code, 16)  # symbols: none, then a global function
    body += struct.pack("<6I", 1, 2, 1, 0, 0, 0)  # hash table: one bucket, two symbols, the bucket's first, no chain
    # struct passwd: name, password, uid and gid, real name, home, shell. The loader adds its load address to the pointers.
    texts = {0: strings.index(name), 8: 0, 24: 0, 32: strings.index(b"/"), 40: 0}
    body += b"".join(struct.pack("<QQQ", record + at, relative, _HEADERS + text) for at, text in texts.items())
    body += struct.pack("<QQIIQQQ", 0, 0, uid, gid, 0, 0, 0)
    dynamic = {4: at_hash, 5: _HEADERS, 6: at_symbols, 7: at_relocations, 8: 5 * _RELOCATION, 9: _RELOCATION}
    dynamic |= {10: len(strings), 11: 24, 0: 0}  # sizes of the strings and of a symbol; end marker
    body += b"".join(struct.pack("<QQ", *pair) for pair in dynamic.items())

    end = _HEADERS + len(body)
    head = b"\x7fELF\x02\x01\x01".ljust(16, b"\0")  # 64 bits, little-endian
    head += struct.pack(
        "<HHIQQQIHHHHHH", 3, number, 1, 0, 64, 0, 0, 64, 56, 4, 64, 0, 0
    )  # a shared object, four segments
    head += _segment(1, _READ_EXECUTE, 0, at_record, 0, _APART)
    head += _segment(1, _READ_WRITE, at_record, end, _APART, _APART)
    head += _segment(2, _READ_WRITE, at_dynamic, end, _APART, 8)
    head += _segment(0x6474E551, _READ_WRITE, 0, 0, 0, 16)  # the stack: not executable
    return head + body


def _segment(kind: int, rights: int, start: int, end: int, moved: int, aligned: int) -> bytes:
    address, size = start + moved, end - start
    return struct.pack("<IIQQQQQQ", kind, rights, start, address, address, size, size, aligned)


def _x86_64(ahead: int) -> bytes:
    return b"\x48\x8d\x05" + struct.pack("<i", ahead - 7) + b"\xc3"  # lea rax, [rip + ...]; ret


def _aarch64(ahead: int) -> bytes:
    return struct.pack("<II", 0x10000000 | (ahead & 3) << 29 | ahead >> 2 << 5, 0xD65F03C0)  # adr x0, ...; ret


# Machine number, its R_..._RELATIVE number, and the function's code.
_MACHINES: dict[str, tuple[int, int, Callable[[int], bytes]]] = {
    "x86_64": (62, 8, _x86_64),
    "aarch64": (183, 1027, _aarch64),
}
