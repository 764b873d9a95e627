"""The real size of a WebP picture, from its first bytes (RFC 9649)."""

HEADER = 30  # bytes; enough for each of the three formats


def pixels(data: bytes) -> tuple[int, int] | None:
    """Width and height; None: not a WebP picture.

    >>> pixels(b"RIFF....WEBPVP8X" + bytes(8) + bytes([143, 1, 0, 243, 1, 0]))
    (400, 500)
    """
    if len(data) < HEADER or data[:4] != b"RIFF" or data[8:12] != b"WEBP":
        return None
    match data[12:16]:
        case b"VP8 " if data[23:26] == b"\x9d\x01\x2a":  # lossy; the upper two bits are for scaling
            return _number(data[26:28]) & 0x3FFF, _number(data[28:30]) & 0x3FFF
        case b"VP8L" if data[20] == 0x2F:  # lossless: two values of 14 bits, each one less
            bits = _number(data[21:25])
            return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case b"VP8X":  # with transparency or a profile: two values of 24 bits, each one less
            return _number(data[24:27]) + 1, _number(data[27:30]) + 1
    return None


def _number(data: bytes) -> int:
    return int.from_bytes(data, "little")
