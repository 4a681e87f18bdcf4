"""Small images with soft edges. Callers keep the sprites they make."""

import math
from collections.abc import Callable

from PIL import Image

from engine.values import Value
from render.ink.geometry import Box
from render.ink.pen import Pen

ENLARGED = 4


class Sprite(Value, frozen=True):
    """A small image, and where its corner goes on the board."""

    image: Image.Image
    left: int
    top: int

    def paste_on(self, image: Image.Image) -> None:
        image.paste(self.image, (self.left, self.top), self.image)

    def moved(self, dx: int, dy: int) -> "Sprite":
        """The same image at another position."""
        return Sprite(self.image, self.left + dx, self.top + dy)


def sprite(box: Box, margin: float, scale: int, draw: Callable[[Pen], None]) -> Sprite:
    """What `draw` draws around a box, in an image just large enough for the box and the margin."""
    reach_x = abs(box.along_x) * box.half_length + abs(box.along_y) * box.half_width + margin
    reach_y = abs(box.along_y) * box.half_length + abs(box.along_x) * box.half_width + margin
    left, top = math.floor((box.x - reach_x) * scale), math.floor((box.y - reach_y) * scale)
    width = math.ceil((box.x + reach_x) * scale) - left
    height = math.ceil((box.y + reach_y) * scale) - top
    tile = Image.new("RGBA", (width * ENLARGED, height * ENLARGED))
    draw(Pen(tile, scale * ENLARGED, left / scale, top / scale))
    return Sprite(_shrunk(tile), left, top)


def _shrunk(tile: Image.Image) -> Image.Image:
    """Reduced to its real size, colours weighted by their alpha, so that edges do not darken."""
    return tile.convert("RGBa").reduce(ENLARGED).convert("RGBA")
