"""Sprites and masks look the same however they are kept."""

import pytest
from PIL import Image, ImageChops

from render.ink.geometry import Box, Point
from render.ink.pen import Ink, Pen
from render.ink.rgb import Rgb
from render.ink.sprites import Sprite, cut_up, sprite
from render.ink.stencils import masks, numbers_of

SIZE = (240, 200)
GROUND: Rgb = (120, 150, 90)
INKS: tuple[Rgb, ...] = ((255, 255, 255), (200, 20, 40), (20, 60, 200))
ACROSS = Box(120.0, 100.0, 0.8, 0.6, 100.0, 9.0)
MARGIN = 4.0


def draw_band(pen: Pen, line: Ink, one: Ink, other: Ink) -> None:
    """A band of two colours with a line around it, across the picture."""
    pen.box(ACROSS.grown(2.0), 11.0, line)
    pen.box(ACROSS, 9.0, one)
    pen.disc(Point(120.0, 100.0), 7.0, other)


def band() -> Sprite:
    return sprite(ACROSS, MARGIN, 1, lambda pen: draw_band(pen, *INKS))


def pasted(*sprites: Sprite) -> Image.Image:
    image = Image.new("RGB", SIZE, GROUND)
    for each in sprites:
        each.paste_on(image)
    return image


def test_a_band_across_is_cut_into_parts_that_look_the_same() -> None:
    whole = band()
    parts = cut_up(whole)
    assert pasted(*parts).tobytes() == pasted(whole).tobytes()
    px = sum(part.image.width * part.image.height for part in parts)
    assert px < whole.image.width * whole.image.height / 2


def test_what_fills_its_box_stays_whole() -> None:
    level = sprite(
        Box(120.0, 100.0, 1.0, 0.0, 100.0, 40.0),
        0.0,
        1,
        lambda pen: pen.area(((0, 0), (240, 0), (240, 200), (0, 200)), INKS[0]),
    )
    assert len(cut_up(level)) == 1


def test_inks_that_go_through_masks_look_like_the_sprite() -> None:
    numbers = numbers_of(len(INKS))
    through = Image.new("RGB", SIZE, GROUND)
    for mask in masks(ACROSS, MARGIN, 1, numbers, lambda pen: draw_band(pen, *numbers)):
        through.paste(INKS[mask.ink], (mask.left, mask.top), mask.image)
    difference = ImageChops.difference(through, pasted(band()))
    assert max(difference.tobytes()) <= 3


@pytest.mark.parametrize("inks", [1, 2, 7, 30])
def test_a_sixteenth_of_a_px_of_any_ink_is_not_lost(inks: int) -> None:
    numbers = numbers_of(inks)
    assert len(set(numbers)) == inks
    assert all(8 <= number <= 255 for number in numbers)
