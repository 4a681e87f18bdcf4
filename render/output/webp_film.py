"""Frames as an animated WebP file, each drawn while it is encoded."""

from collections.abc import Callable, Sequence
from io import BytesIO

from PIL import Image

QUALITIES = (60, 30, 10)  # the next one only if the film is too large


class LazyFrames(Image.Image):
    """An image of many frames that draws each frame when Pillow's encoder asks for it.

    Only one frame is in memory at a time.
    """

    def __init__(self, number: int, draw: Callable[[int], Image.Image]) -> None:
        first = draw(0)
        super().__init__()
        self.im = first.im
        self._mode = first.mode
        self._size = first.size
        self.n_frames = number
        self._draw = draw
        self._frame = 0

    def seek(self, frame: int) -> None:
        if frame != self._frame:
            self.paste(self._draw(frame))
            self._frame = frame

    def tell(self) -> int:
        return self.n_frames - 1  # the encoder seeks back here at the end: draw nothing again


def webp(draw: Callable[[int], Image.Image], durations_ms: Sequence[int], max_bytes: int) -> bytes:
    """The film, with less detail if it would be too large. `draw` makes frame 0 to the last; each
    has a duration."""
    for quality in QUALITIES:
        data = _encoded(LazyFrames(len(durations_ms), draw), durations_ms, quality)
        if len(data) <= max_bytes:
            break
    return data


def _encoded(frames: LazyFrames, durations_ms: Sequence[int], quality: int) -> bytes:
    out = BytesIO()
    frames.save(
        out,
        "WEBP",
        save_all=True,
        duration=list(durations_ms),
        loop=0,
        quality=quality,
        method=0,
        kmin=0,
        kmax=0,  # no key frame but the first: a turn changes little of a board
    )
    return out.getvalue()
