"""PNG written in bands of rows, each compressed by itself and remembered.

From turn to turn most of a picture stays as it is, and compressing is most of the work: a band
that was seen before costs nothing. Bands do not know each other, so the bytes are the same as
without any memory.
"""

import struct
import zlib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

ROWS = 32
LEVEL = 4  # of zlib: 6 would take half as long again and save a twentieth
REMEMBERED = 200  # bands of at most 60 kB: the strips and hands of the last turns

SIGNATURE = b"\x89PNG\r\n\x1a\n"
RAW_DEFLATE = -15
STREAM_HEADER = b"\x78\x01"
LAST_BLOCK = b"\x03\x00"  # deflate: a final block without contents
PALETTE_OF_8_BITS = (8, 3, 0, 0, 0)
ADLER = 65521  # the prime of Adler-32


class Band(NamedTuple):
    """Some rows of a picture: compressed, their Adler-32, and how long they were."""

    packed: bytes
    check: int
    length: int


def png(image: Image.Image) -> bytes:
    """An image of mode P as PNG."""
    return assembled(image.size, image.getpalette() or (), cut(image))


def assembled(size: tuple[int, int], palette: Iterable[int], bands: Iterable[Band]) -> bytes:
    """A PNG from all its bands, the highest first."""
    packed, check = [STREAM_HEADER], 1
    for band in bands:
        packed.append(band.packed)
        check = _joined(check, band)
    stream = b"".join((*packed, LAST_BLOCK, struct.pack(">I", check)))
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", *size, *PALETTE_OF_8_BITS)),
            _chunk(b"PLTE", bytes(palette)),
            _chunk(b"IDAT", stream),
            _chunk(b"IEND", b""),
        )
    )


def cut(image: Image.Image) -> Iterator[Band]:
    """An image of mode P in bands, those seen before from memory."""
    rows = _rows(image)
    length = ROWS * (image.width + 1)
    return (_packed(rows[start : start + length]) for start in range(0, len(rows), length))


def pack(part: Image.Image) -> Band:
    """Rows of an image of mode P as one band."""
    return _deflated(_rows(part))


def _rows(image: Image.Image) -> bytes:
    """The rows as PNG has them: before each a byte that says no filter. Here: a column of zeros."""
    wider = Image.new("P", (image.width + 1, image.height))
    wider.paste(image, (1, 0))
    return wider.tobytes()


def _deflated(rows: bytes) -> Band:
    """Blocks that refer to nothing before them and end on a whole byte."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, RAW_DEFLATE, zlib.DEF_MEM_LEVEL)
    packed = packer.compress(rows) + packer.flush(zlib.Z_FULL_FLUSH)
    return Band(packed, zlib.adler32(rows), len(rows))


_packed = lru_cache(maxsize=REMEMBERED)(_deflated)


def _joined(before: int, band: Band) -> int:
    """The Adler-32 of what came before and the band together: its two sums, each continued."""
    low, high = before & 0xFFFF, before >> 16
    band_low, band_high = band.check & 0xFFFF, band.check >> 16
    both_low = (low + band_low - 1) % ADLER
    both_high = (high + band_high + band.length * (low - 1)) % ADLER
    return both_high << 16 | both_low


def _chunk(kind: bytes, body: bytes) -> bytes:
    check = zlib.crc32(body, zlib.crc32(kind))
    return b"".join((struct.pack(">I", len(body)), kind, body, struct.pack(">I", check)))
