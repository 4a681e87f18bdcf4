"""PNG written in bands of rows, each compressed by itself and remembered.

From turn to turn most of a board stays as it is, and compressing is most of the work: a band that
was seen before costs nothing. Bands do not know each other, so the bytes are the same as without
any memory.
"""

import struct
import zlib
from functools import lru_cache

from PIL import Image

ROWS = 32
LEVEL = 4  # of zlib: 6 would take half as long again and save a twentieth
REMEMBERED = 600  # bands of at most 60 kB: about ten boards

SIGNATURE = b"\x89PNG\r\n\x1a\n"
RAW_DEFLATE = -15
STREAM_HEADER = b"\x78\x01"
LAST_BLOCK = b"\x03\x00"  # deflate: a final block without contents
PALETTE_OF_8_BITS = (8, 3, 0, 0, 0)


def png(image: Image.Image) -> bytes:
    """An image of mode P as PNG."""
    width, height = image.size
    rows = _rows(image)
    band = ROWS * (width + 1)
    stream = [_deflated(rows[start : start + band]) for start in range(0, len(rows), band)]
    check = struct.pack(">I", zlib.adler32(rows))
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, *PALETTE_OF_8_BITS)),
            _chunk(b"PLTE", bytes(image.getpalette() or ())),
            _chunk(b"IDAT", b"".join((STREAM_HEADER, *stream, LAST_BLOCK, check))),
            _chunk(b"IEND", b""),
        )
    )


def _rows(image: Image.Image) -> bytes:
    """The rows as PNG has them: before each a byte that says no filter. Here: a column of zeros."""
    wider = Image.new("P", (image.width + 1, image.height))
    wider.paste(image, (1, 0))
    return wider.tobytes()


@lru_cache(maxsize=REMEMBERED)
def _deflated(band: bytes) -> bytes:
    """Blocks that refer to nothing before them and end on a whole byte."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, RAW_DEFLATE, zlib.DEF_MEM_LEVEL)
    return packer.compress(band) + packer.flush(zlib.Z_FULL_FLUSH)


def _chunk(kind: bytes, body: bytes) -> bytes:
    check = zlib.crc32(body, zlib.crc32(kind))
    return b"".join((struct.pack(">I", len(body)), kind, body, struct.pack(">I", check)))
