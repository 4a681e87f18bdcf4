"""PNG files assembled from bands of rows that are compressed separately and cached.

Most of a picture stays the same from turn to turn, and compressing is most of the work, so a band
seen before costs almost nothing. Bands are independent of each other, so the bytes do not depend
on what is in the cache.
"""

import struct
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from hashlib import blake2b
from typing import NamedTuple, Protocol

from PIL import Image

from render.kept import kept_by

ROWS = 32
LEVEL = 4  # of zlib: 6 takes half as long again and saves only a twentieth
QUICK_LEVEL = 2  # takes a fifth of the time, for a tenth more; for what the next turn changes
REMEMBERED_MB = 4  # the strips and hands of the last turns

SIGNATURE = b"\x89PNG\r\n\x1a\n"
RAW_DEFLATE = -15
STREAM_HEADER = b"\x78\x01"
LAST_BLOCK = b"\x03\x00"  # deflate: an empty final block
PALETTE_OF_8_BITS = (8, 3, 0, 0, 0)
ADLER = 65521  # the prime of Adler-32


class Packer(Protocol):
    """Compresses bytes given piece by piece."""

    def compress(self, data: bytes, /) -> bytes: ...
    def flush(self, mode: int, /) -> bytes: ...


quick_packer: Callable[[int, int, int], Packer] = zlib.compressobj
adler32 = zlib.adler32
with suppress(ImportError):  # not on Windows on ARM, where it takes five times as long
    from isal import isal_zlib

    quick_packer, adler32 = isal_zlib.compressobj, isal_zlib.adler32


class Band(NamedTuple):
    """Some rows of a picture: compressed, their Adler-32, and their length before compression."""

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
    """An image of mode P as bands, from the cache if possible."""
    rows = _rows(image)
    length = ROWS * (image.width + 1)
    return (_packed(rows[start : start + length]) for start in range(0, len(rows), length))


def pack(part: Image.Image) -> Band:
    """Rows of an image of mode P as one band, which is worth keeping."""
    return _deflated(_rows(part), zlib.compressobj(LEVEL, zlib.DEFLATED, RAW_DEFLATE))


def pack_for_now(part: Image.Image) -> Band:
    """The same, but quickly, because the band will hardly be used again."""
    return _quickly_deflated(_rows(part))


def _rows(image: Image.Image) -> bytes:
    """The rows as in a PNG: each preceded by a zero byte, which stands for no filter."""
    wider = Image.new("P", (image.width + 1, image.height))
    wider.paste(image, (1, 0))
    return wider.tobytes()


def _quickly_deflated(rows: bytes) -> Band:
    return _deflated(rows, quick_packer(QUICK_LEVEL, zlib.DEFLATED, RAW_DEFLATE))


def _deflated(rows: bytes, packer: Packer) -> Band:
    """Compressed blocks that refer to nothing before them and end on a whole byte."""
    packed = packer.compress(rows) + packer.flush(zlib.Z_FULL_FLUSH)
    return Band(packed, adler32(rows), len(rows))


def _digest(rows: bytes) -> bytes:
    return blake2b(rows, digest_size=16).digest()


@kept_by(_digest, megabytes=REMEMBERED_MB)
def _packed(rows: bytes) -> Band:
    return _quickly_deflated(rows)


def _joined(before: int, band: Band) -> int:
    """The Adler-32 of everything before the band and the band together."""
    low, high = before & 0xFFFF, before >> 16
    band_low, band_high = band.check & 0xFFFF, band.check >> 16
    both_low = (low + band_low - 1) % ADLER
    both_high = (high + band_high + band.length * (low - 1)) % ADLER
    return both_high << 16 | both_low


def _chunk(kind: bytes, body: bytes) -> bytes:
    check = zlib.crc32(body, zlib.crc32(kind))
    return b"".join((struct.pack(">I", len(body)), kind, body, struct.pack(">I", check)))
