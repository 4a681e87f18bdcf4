"""Parts of pictures: each is drawn by one function from a few values, so that it can be kept until
one of the values changes."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

from PIL import Image


class Part(NamedTuple):
    """The function that draws a part, with its values."""

    make: Callable[..., Image.Image]
    values: tuple[Hashable, ...]

    def draw(self) -> Image.Image:
        return self.make(*self.values)


class RowOfParts(NamedTuple):
    """Parts side by side on paper, each with the px to its left. All are as high as the row."""

    height: int
    parts: tuple[tuple[int, Part], ...] = ()
