"""A film shows a whole game in 20 to 30 seconds, small enough to be sent."""

import subprocess
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from imageio_ffmpeg import (  # type: ignore[import-untyped]  # has no types
    count_frames_and_secs,
)
from PIL import Image, ImageChops

from engine.actions import Action
from engine.events import RouteClaimed, changed_places
from engine.game import Game, start
from engine.model import Seat
from engine.simulate import play_at_random
from render.ink import palette
from render.output import mp4
from render.output.picture import Picture
from render.pictures import board as board_picture
from render.pictures import film, final_board
from render.pictures.film_frames import CAPTION, frame_size
from render.words.english import english
from tests.support.positions import board
from tests.support.random_games import seed

pytestmark = pytest.mark.slow  # whole games

NAMES = ("Søren", "Åsa")
TOO_MANY = 400  # turns, more than any film shows one by one
GREY = Image.new("RGB", (8, 8), "grey")


def whole_game(map_id: str = "amsterdam") -> tuple[Game, list[tuple[Seat, Action]]]:
    """The game before its first action, and all its actions."""
    game = play_at_random(board(map_id), 2, seed(4))
    return start(board(map_id), 2, game.seed).game, list(game.log)


def seconds(made: Picture, folder: Path) -> float:
    """How long the film plays."""
    if made.name == "film.mp4":
        file = folder / made.name
        file.write_bytes(made.data)
        return float(count_frames_and_secs(file)[1])
    shown, total_ms = Image.open(BytesIO(made.data)), 0
    for number in range(shown.n_frames):  # type: ignore[attr-defined]  # of an animation
        shown.seek(number)
        shown.load()
        total_ms += shown.info["duration"]
    return total_ms / 1000


@pytest.mark.parametrize("turns", [10, TOO_MANY])
@pytest.mark.parametrize("make", [film.film_video, film.film_picture])
def test_a_film_lasts_20_to_30_seconds_however_long_the_game_was(
    make: Callable[..., Picture], turns: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    first_game, log = whole_game()
    all_turns = list(film.turns_of(first_game, log))
    many = (all_turns * (1 + turns // len(all_turns)))[:turns]
    monkeypatch.setattr(film, "WIDTH", 16)
    monkeypatch.setattr(film, "turns_of", lambda *_: many)
    shades = iter(range(1, 255))
    monkeypatch.setattr(
        film, "draw_shot", lambda *seen: Image.new("RGB", seen[3], (next(shades),) * 3)
    )
    made = make(first_game, log, NAMES, english)
    assert 20 <= seconds(made, tmp_path) <= 30
    assert f"{seconds(made, tmp_path):.0f}-second film" in made.alt


def test_a_video_plays_on_phones(tmp_path: Path) -> None:
    first_game, log = whole_game()
    made = film.film_video(first_game, log[:12], NAMES, english)
    assert len(made.data) < film.MAX_BYTES
    assert made.data.find(b"moov") < made.data.find(b"mdat")  # it begins before it has been loaded
    file = tmp_path / made.name
    file.write_bytes(made.data)
    last_second = (mp4.program(), "-sseof", "-1", "-i", str(file))
    raw = ("-f", "rawvideo", "-pix_fmt", "rgb24", "-")
    decoded = subprocess.run((*last_second, *raw), capture_output=True, check=True)  # noqa: S603  # our own file
    assert b"h264 (Main)" in decoded.stderr
    assert b"yuv420p(tv, bt709" in decoded.stderr
    assert (made.width, made.height) == frame_size(board("amsterdam"), 2, film.WIDTH)
    assert made.width % 2 == made.height % 2 == 0
    pixels = decoded.stdout[-3 * made.width * made.height :]
    last = Image.frombytes("RGB", (made.width, made.height), pixels)
    assert_alike(last, list(film.turns_of(first_game, log[:12]))[-1])


def test_an_animated_picture_ends_with_the_last_board() -> None:
    first_game, log = whole_game()
    made = film.film_picture(first_game, log[:12], NAMES, english)
    assert made.name == "film.webp"
    shown = Image.open(BytesIO(made.data))
    shown.seek(shown.n_frames - 1)  # type: ignore[attr-defined]  # of an animation
    assert shown.size == (made.width, made.height)
    assert_alike(shown.convert("RGB"), list(film.turns_of(first_game, log[:12]))[-1])


def assert_alike(frame: Image.Image, turn: film.TurnSeen) -> None:
    """The frame shows this turn."""
    view, events = turn
    expected = board_picture.draw(view, board("amsterdam"), NAMES, english, changed_places(events))
    below = frame.crop((0, CAPTION, *frame.size))
    small = expected.convert("RGB").resize(below.size, Image.Resampling.BOX)
    apart = ImageChops.difference(below, small).convert("L").histogram()
    assert sum(apart[60:]) < 0.01 * sum(apart)


def test_a_finished_game_ends_with_the_final_board_and_the_score_card() -> None:
    first_game, log = whole_game()
    title, *_, turn, end, card = film.shots_of(list(film.turns_of(first_game, log)))
    assert [shot.kind for shot in (title, turn, end, card)] == [
        *("title", "turn", "final board", "card")
    ]
    assert turn.view == end.view == card.view
    size = frame_size(first_game.board, 2, film.WIDTH)
    frames = [
        film.draw_shot(shot, first_game.board, NAMES, size, english)
        for shot in (title, turn, end, card)
    ]
    assert {frame.size for frame in frames} == {size}
    assert len({frame.tobytes() for frame in (frames[0], *frames[2:])}) == 3
    marked = final_board.draw(end.view, first_game.board, NAMES, english)
    below = frames[2].crop((0, CAPTION, *size))
    small = marked.convert("RGB").resize(below.size, Image.Resampling.BOX)
    assert below.tobytes() == small.tobytes()
    colour = palette.seat(end.view.final.winners[0]) if end.view.final else None
    assert colour in {pixel for _, pixel in frames[3].getcolors(2**24) or ()}


def test_a_caption_says_who_has_built_last_and_in_which_turn() -> None:
    turns = list(film.turns_of(*whole_game()))
    shots = [shot for shot in film.shots_of(turns) if shot.kind == "turn"]
    assert shots[-1].caption.turn == shots[-1].caption.turns == len(turns) - 1
    claimed = [e for _, events in turns for e in events if isinstance(e, RouteClaimed)]
    assert shots[0].caption.built is None
    assert shots[-1].caption.built == claimed[-1]
    assert [shot.caption.turn for shot in shots] == sorted(shot.caption.turn for shot in shots)


def test_a_turn_ends_when_somebody_else_is_to_move() -> None:
    game = play_at_random(board("europe"), 3, seed(5))
    turns = list(film.turns_of(start(board("europe"), 3, game.seed).game, game.log))
    assert len(turns) < len(game.log)
    assert turns[0][0].stage == "opening"
    assert turns[-1][0].stage == "over"
    assert all(view.stage in ("opening", "turn", "over") for view, _ in turns)
    events = [event for _, happened in turns for event in happened]
    claimed = [event for event in events if isinstance(event, RouteClaimed)]
    assert len(claimed) == sum(len(seat.routes) for seat in turns[-1][0].seats)


def test_turns_that_change_the_board_are_shown_longer() -> None:
    turns = list(film.turns_of(*whole_game()))[-10:]
    shots = [shot for shot in film.shots_of(turns) if shot.kind == "turn"]
    assert len(shots) == len(turns)
    built = [shot.frames for shot in shots if changed_places(shot.events)]
    other = [shot.frames for shot in shots if not changed_places(shot.events)]
    assert min(built) > max(other)


def test_no_event_of_a_very_long_game_is_left_out() -> None:
    turns = list(film.turns_of(*whole_game()))
    many = turns * (1 + TOO_MANY // len(turns))
    *shots, end, _ = film.shots_of(many)
    assert len(shots) <= film.MAX_FRAMES + 1 < len(many)
    assert [event for shot in shots for event in shot.events] == [
        event for _, events in many for event in events
    ]
    assert end.view is many[-1][0]


def test_an_animated_picture_that_is_too_large_is_made_again_with_less_detail(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first_game, log = whole_game()
    usual = film.film_picture(first_game, log[:6], NAMES, english)
    monkeypatch.setattr(film, "MAX_BYTES", len(usual.data) - 1)
    assert len(film.film_picture(first_game, log[:6], NAMES, english).data) < len(usual.data)


def test_a_video_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    first_game, log = whole_game()
    monkeypatch.setattr(film, "WIDTH", 16)
    monkeypatch.setattr(film, "MAX_BYTES", 10)
    with pytest.raises(mp4.VideoError, match="bytes"):
        film.film_video(first_game, log[:2], NAMES, english)


def test_a_program_that_ends_too_early_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mp4, "program", lambda: "false")
    with pytest.raises(mp4.VideoError, match="status 1"):
        mp4.mp4([GREY] * 2000, GREY.size, 5)


def test_a_program_that_cannot_be_started_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mp4, "program", lambda: "/no/such/program")
    with pytest.raises(mp4.VideoError, match="does not start"):
        mp4.mp4([GREY], GREY.size, 5)


def test_a_program_that_takes_too_long_is_ended(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    waiting = tmp_path / "waits"
    waiting.write_text(f"#!{sys.executable}\nimport signal\nsignal.pause()\n")
    waiting.chmod(0o700)
    monkeypatch.setattr(mp4, "program", lambda: str(waiting))
    monkeypatch.setattr(mp4, "TIMEOUT_S", 0.01)
    with pytest.raises(mp4.VideoError, match="status -9"):
        mp4.mp4([GREY], GREY.size, 5)


def test_a_frame_that_cannot_be_drawn_ends_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []
    popen = subprocess.Popen

    def keep(*args: object, **named: object) -> "subprocess.Popen[bytes]":
        started.append(popen(*args, **named))  # type: ignore[call-overload]  # passed on
        return started[0]

    monkeypatch.setattr(subprocess, "Popen", keep)

    def frames() -> "list[Image.Image]":
        raise OSError("no font")

    with pytest.raises(OSError, match="no font"):
        mp4.mp4((frame for _ in range(1) for frame in frames()), GREY.size, 5)
    assert started[0].poll() is not None


def test_there_is_no_program_without_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    assert mp4.program()
    monkeypatch.setitem(sys.modules, "imageio_ffmpeg", None)
    assert mp4.program() == ""
