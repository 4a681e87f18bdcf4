"""Small pictures with soft edges, drawn enlarged and kept by those who make them."""

import math
from collections.abc import Callable

from PIL import Image

from engine.values import Value
from render.ink.geometry import Box
from render.ink.pen import Pen

ENLARGED = 4


class Sprite(Value, frozen=True):
    """A small picture, and where its corner goes."""

    image: Image.Image
    left: int
    top: int

    def paste_on(self, board: Image.Image) -> None:
        board.paste(self.image, (self.left, self.top), self.image)

    def moved(self, dx: int, dy: int) -> "Sprite":
        """The same picture somewhere else."""
        return Sprite(self.image, self.left + dx, self.top + dy)


def sprite(box: Box, margin: float, scale: int, draw: Callable[[Pen], None]) -> Sprite:
    """What `draw` draws around a box, in a tile just large enough."""
    reach_x = abs(box.along_x) * box.half_length + abs(box.along_y) * box.half_width + margin
    reach_y = abs(box.along_y) * box.half_length + abs(box.along_x) * box.half_width + margin
    left, top = math.floor((box.x - reach_x) * scale), math.floor((box.y - reach_y) * scale)
    width = math.ceil((box.x + reach_x) * scale) - left
    height = math.ceil((box.y + reach_y) * scale) - top
    tile = Image.new("RGBA", (width * ENLARGED, height * ENLARGED))
    draw(Pen(tile, scale * ENLARGED, left / scale, top / scale))
    return Sprite(_shrunk(tile), left, top)


def _shrunk(tile: Image.Image) -> Image.Image:
    """Made small with its colours weighed by their coverage, so that edges do not darken."""
    return tile.convert("RGBa").reduce(ENLARGED).convert("RGBA")
