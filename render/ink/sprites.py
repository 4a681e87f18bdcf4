"""Small images with soft edges. Callers keep the sprites they make."""

import math
from collections.abc import Callable

from PIL import Image

from engine.values import Value
from render.ink.geometry import Box, Frame
from render.ink.pen import Pen

ENLARGED = 4
MIN_CUT = 4000  # px: smaller sprites are pasted as quickly whole
WORTH_CUTTING = 0.75  # of the px of a sprite, if no more are left in its halves


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
    at = frame_around(box, margin, scale)
    tile = Image.new("RGBA", (at.width * ENLARGED, at.height * ENLARGED))
    draw(Pen(tile, scale * ENLARGED, at.left / scale, at.top / scale))
    return Sprite(_shrunk(tile), at.left, at.top)


def frame_around(box: Box, margin: float, scale: int) -> Frame:
    """The px of a picture that a box and a margin around it reach."""
    reach_x = abs(box.along_x) * box.half_length + abs(box.along_y) * box.half_width + margin
    reach_y = abs(box.along_y) * box.half_length + abs(box.along_x) * box.half_width + margin
    return Frame(
        math.floor((box.x - reach_x) * scale),
        math.floor((box.y - reach_y) * scale),
        math.ceil((box.x + reach_x) * scale),
        math.ceil((box.y + reach_y) * scale),
    )


def cut_up(whole: Sprite) -> tuple[Sprite, ...]:
    """Sprites that look the same together and have less that is clear around them. A band across
    the board is in a box that is nearly empty, and every px of that would be pasted."""
    return tuple(
        Sprite(whole.image.crop(box), whole.left + box.left, whole.top + box.top)
        for box in filled_frames(whole.image.getchannel("A"))
    )


def filled_frames(alpha: Image.Image) -> list[Frame]:
    """Parts of an image, none over another, outside which it is clear."""
    seen = alpha.getbbox()
    return [] if seen is None else _filled_in(alpha, Frame(*seen))


def _filled_in(alpha: Image.Image, frame: Frame) -> list[Frame]:
    """The same inside a frame that is no larger than what it shows."""
    if frame.width * frame.height < MIN_CUT:
        return [frame]
    if frame.width > frame.height:
        middle = frame.left + frame.width // 2
        halves = frame._replace(right=middle), frame._replace(left=middle)
    else:
        middle = frame.top + frame.height // 2
        halves = frame._replace(bottom=middle), frame._replace(top=middle)
    found = [seen for half in halves if (seen := _trimmed(alpha, half)) is not None]
    if sum(half.width * half.height for half in found) > WORTH_CUTTING * frame.width * frame.height:
        return [frame]
    return [part for half in found for part in _filled_in(alpha, half)]


def _trimmed(alpha: Image.Image, frame: Frame) -> Frame | None:
    """A frame without what is clear around what it shows; None if that is nothing."""
    seen = alpha.crop(frame).getbbox()
    if seen is None:
        return None
    left, top, right, bottom = seen
    return Frame(frame.left + left, frame.top + top, frame.left + right, frame.top + bottom)


def _shrunk(tile: Image.Image) -> Image.Image:
    """Reduced to its real size, colours weighted by their alpha, so that edges do not darken."""
    return tile.convert("RGBa").reduce(ENLARGED).convert("RGBA")
