"""The three kinds of WebP, by their first bytes."""

import pytest

from talewind.decks.webp import pixels

LOSSY = b"RIFF....WEBPVP8 ....\x50\x01\x00\x9d\x01\x2a" + (400).to_bytes(2, "little") + (500).to_bytes(2, "little")
LOSSLESS = b"RIFF....WEBPVP8L....\x2f" + (399 | 499 << 14 | 1 << 28).to_bytes(4, "little") + bytes(5)
EXTENDED = b"RIFF....WEBPVP8X....\x10\x00\x00\x00" + (399).to_bytes(3, "little") + (499).to_bytes(3, "little")


@pytest.mark.parametrize("data", [LOSSY, LOSSLESS, EXTENDED])
def test_each_kind_says_its_size(data: bytes) -> None:
    assert pixels(data) == (400, 500)
    assert pixels(data + b"the picture itself") == (400, 500)


def test_a_wish_to_be_scaled_is_no_part_of_the_size() -> None:
    assert pixels(LOSSY[:26] + (400 | 1 << 14).to_bytes(2, "little") + LOSSY[28:]) == (400, 500)


@pytest.mark.parametrize(
    "data",
    [b"", LOSSY[:29], b"\x89PNG" + LOSSY[4:], LOSSY.replace(b"WEBP", b"WAVE"), LOSSY.replace(b"VP8 ", b"ALPH"),
     LOSSY.replace(b"\x9d\x01\x2a", b"\x00\x00\x00"), LOSSLESS.replace(b"\x2f", b"\x00")],
)  # fmt: skip
def test_what_is_no_webp_picture_has_no_size(data: bytes) -> None:
    assert pixels(data) is None
