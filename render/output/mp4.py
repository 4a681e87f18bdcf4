"""Frames as an MP4 file that phones, browsers and Discord play: H.264, without sound.

A separate program encodes it: ffmpeg, which the package `imageio-ffmpeg` brings along, or the one
that is installed. It gets one frame at a time and is ended if it takes too long.
"""

import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Timer

from PIL import Image

TIMEOUT_S = 120.0  # drawing the frames included
MAX_BIT_RATE = "2M"  # 30 s have at most 7.5 MB
# Apple's players want `yuv420p`, which needs even sizes, and one of the simpler profiles.
CODEC = (
    *("-c:v", "libx264", "-profile:v", "main", "-preset", "veryfast", "-tune", "stillimage"),
    *("-crf", "23", "-maxrate", MAX_BIT_RATE, "-bufsize", "4M", "-pix_fmt", "yuv420p"),
    *("-threads", "1"),  # two would need more memory
)
# Without these, players would guess how colours are stored, some of them wrongly.
COLOURS = (
    *("-vf", "scale=out_color_matrix=bt709:out_range=tv", "-color_range", "tv"),
    *("-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"),
)
SECONDS_BETWEEN_KEY_FRAMES = 5  # to which a viewer can jump


class VideoError(Exception):
    """The video could not be made. The message says why."""


def program() -> str:
    """The path of ffmpeg; "" if there is none, or not the package that finds it."""
    try:
        from imageio_ffmpeg import get_ffmpeg_exe  # type: ignore[import-untyped]  # has no types
    except ImportError:
        return ""
    try:
        return str(get_ffmpeg_exe())
    except RuntimeError:
        return ""


def mp4(frames: Iterable[Image.Image], size: tuple[int, int], per_second: int) -> bytes:
    """The video. All frames are RGB and of that size, which must be even; an image may come many
    times. `program` must have found ffmpeg. Raises VideoError."""
    with TemporaryDirectory(prefix="film-") as folder:  # the index is moved to the front at the end
        made, problems = Path(folder, "film.mp4"), Path(folder, "problems.txt")
        _encode(_command(size, per_second, made), frames, problems)
        return made.read_bytes()


def _command(size: tuple[int, int], per_second: int, out: Path) -> Sequence[str]:
    width, height = size
    raw = ("-f", "rawvideo", "-pix_fmt", "rgb24", "-video_size", f"{width}x{height}")
    key_frames = ("-g", str(SECONDS_BETWEEN_KEY_FRAMES * per_second))
    return (
        *(program(), "-nostdin", "-loglevel", "error", "-threads", "1"),
        *(*raw, "-framerate", str(per_second), "-i", "pipe:0"),
        *(*COLOURS, *CODEC, *key_frames, "-movflags", "+faststart", str(out)),
    )


def _encode(command: Sequence[str], frames: Iterable[Image.Image], problems: Path) -> None:
    with problems.open("wb") as errors:
        try:
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stderr=errors)  # noqa: S603  # not by a shell
        except OSError as error:
            raise VideoError(f"ffmpeg does not start: {error}") from error
    too_long = Timer(TIMEOUT_S, process.kill)
    too_long.start()
    try:
        with process:  # waits for its end
            _feed(process, frames)
    except BrokenPipeError:
        pass  # it ended too early, and its status says so
    except BaseException:
        process.kill()
        raise
    finally:
        too_long.cancel()
    if process.returncode != 0:
        said = problems.read_text(errors="replace").strip().splitlines()[-1:]
        raise VideoError(f"ffmpeg ended with status {process.returncode}: {' '.join(said)}")


def _feed(process: "subprocess.Popen[bytes]", frames: Iterable[Image.Image]) -> None:
    if process.stdin is None:
        raise VideoError("ffmpeg has no input")
    last: Image.Image | None = None
    pixels = b""
    for frame in frames:
        if frame is not last:
            last, pixels = frame, frame.tobytes()
        process.stdin.write(pixels)
