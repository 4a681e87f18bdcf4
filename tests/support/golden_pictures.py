"""Compares pictures with golden ones that somebody has looked at, tile by tile.

The mean difference over a whole board would hide a missing route. The mean over the small tile
where the route lies does not.
"""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

FOLDER = Path(__file__).parents[1] / "golden" / "pictures"
RECORDS = Path(__file__).parents[1] / "golden" / "records"
WIDTH = 800
TILE = 16
STEP = 16  # golden pictures have only every 16th of 256 levels, which makes their files small
MAX_APART = 24.0  # of 255, mean of a tile; versions of FreeType shade letters differently


def small(image: Image.Image) -> Image.Image:
    """The picture as it is compared: 800 px wide."""
    rgb = image.convert("RGB")
    if rgb.width != WIDTH:
        size = WIDTH, round(rgb.height * WIDTH / rgb.width)
        rgb = rgb.resize(size, Image.Resampling.BOX)
    return rgb


def apart(one: Image.Image, other: Image.Image) -> float:
    """How much two pictures differ in the tile where they differ most."""
    assert one.size == other.size
    difference = ImageChops.difference(small(one), small(other))
    red, green, blue = difference.split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    highest = most.reduce(TILE).getextrema()[1]
    assert isinstance(highest, int | float)
    return highest


def assert_looks_as_before(image: Image.Image, name: str) -> None:
    """The picture looks like its golden one. To accept a new look, delete the file, run twice."""
    file = FOLDER / f"{name}.webp"
    if not file.exists():
        kept = small(image).point([min(255, round(v / STEP) * STEP) for v in range(256)] * 3)
        kept.save(file, lossless=True, quality=30, method=2)
        pytest.fail(f"{file.name} is new: look at it, then run again")
    assert apart(small(image), Image.open(file)) < MAX_APART
