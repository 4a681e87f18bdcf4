"""PNG files decode to what was drawn, and equal pictures have equal bytes."""

import zlib
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageDraw

from render.ink import palette
from render.output import fixed_palette, png_bands
from render.output.fixed_palette import FixedPalette


def drawing(width: int, height: int) -> Image.Image:
    image = Image.new("RGB", (width, height), palette.PAPER)
    ImageDraw.Draw(image).ellipse((3, 3, width - 4, height - 4), fill=palette.SEAT[0])
    return image


@pytest.mark.parametrize("size", [(8, 8), (9, 31), (400, 32), (123, 77)])
def test_what_is_decoded_is_what_was_drawn(size: tuple[int, int]) -> None:
    indexed = fixed_palette.sheet_palette().apply(drawing(*size))
    decoded = Image.open(BytesIO(png_bands.png(indexed)))
    decoded.load()
    assert (decoded.mode, decoded.size) == ("P", size)
    assert ImageChops.difference(decoded.convert("RGB"), indexed.convert("RGB")).getbbox() is None


def test_pictures_for_now_decode_without_the_faster_library_as_well(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    indexed = fixed_palette.sheet_palette().apply(drawing(200, 90))
    monkeypatch.setattr(png_bands, "quick_packer", zlib.compressobj)
    band = png_bands.pack_for_now(indexed)
    data = png_bands.assembled(indexed.size, indexed.getpalette() or (), [band])
    decoded = Image.open(BytesIO(data))
    assert decoded.tobytes() == indexed.tobytes()


def test_cached_bands_give_the_same_bytes_as_new_ones() -> None:
    indexed = fixed_palette.sheet_palette().apply(drawing(300, 100))
    png_bands._packed.clear()
    new = png_bands.png(indexed)
    assert len(png_bands._packed) == 4
    assert png_bands.png(indexed) == new
    assert len(png_bands._packed) == 4


def test_colours_that_carry_a_meaning_stay_exact() -> None:
    colours = FixedPalette((*palette.CARD.values(), *palette.SEAT), [drawing(200, 200)])
    for colour in (*palette.CARD.values(), *palette.SEAT):
        pixel = colours.apply(Image.new("RGB", (1, 1), colour)).convert("RGB").getpixel((0, 0))
        assert pixel == colour


def test_a_palette_has_no_more_than_256_colours() -> None:
    noise = Image.effect_noise((200, 200), 90).convert("RGB")
    many = [(r, g, b) for r in range(0, 250, 25) for g in range(0, 250, 25) for b in (0, 99, 200)]
    assert len(FixedPalette(many, [noise]).colours) == fixed_palette.MAX_COLOURS
