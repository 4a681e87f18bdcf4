"""`python -m render` makes pictures, and says clearly what is wrong with its arguments."""

from pathlib import Path

import pytest
from PIL import Image

from engine.record import make_record, to_text
from engine.simulate import play_at_random
from render.__main__ import main
from render.output import mp4
from tests.support.positions import board
from tests.support.random_games import seed


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = play_at_random(board("amsterdam"), 2, seed(4))
    file = tmp_path_factory.mktemp("records") / "game.json"
    text = to_text(make_record(board("amsterdam"), game.seed, ("Søren", "Åsa"), game.log))
    file.write_text(text, "utf-8")
    return file


@pytest.mark.parametrize("command", ["board", "hand", "private", "final"])
def test_a_record_becomes_a_picture(
    command: str, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "picture.png"
    assert main([command, "--record", str(record), "--out", str(out)], {}) == 0
    with Image.open(out) as picture:
        assert f"{picture.width} x {picture.height} px" in capsys.readouterr().out


@pytest.mark.parametrize("around", ["dam", "oude-kerk-waag-red"])
def test_part_of_the_board_can_be_drawn(around: str, record: Path, tmp_path: Path) -> None:
    out = tmp_path / "area.png"
    arguments = ["area", "--record", str(record), "--around", around, "--out", str(out)]
    assert main(arguments, {}) == 0
    assert out.stat().st_size < 700_000


def test_a_final_score_comes_with_its_board(record: Path, tmp_path: Path) -> None:
    assert main(["final", "--record", str(record), "--out", str(tmp_path / "end.png")], {}) == 0
    assert {file.name for file in tmp_path.iterdir()} == {
        "end.png",
        "end-score.png",
        "end-final-board.png",
    }


@pytest.mark.parametrize(("kind", "at", "sign"), [("webp", 8, b"WEBP"), ("mp4", 4, b"ftyp")])
def test_a_film_can_be_made(kind: str, at: int, sign: bytes, record: Path, tmp_path: Path) -> None:
    out = tmp_path / f"film.{kind}"
    arguments = ["film", "--record", str(record), "--at", "4", "--out", str(out)]
    assert main(arguments, {}) == 0
    assert out.read_bytes()[at:].startswith(sign)


def test_a_video_needs_a_program_that_makes_it(
    record: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(mp4, "program", lambda: "")
    out = tmp_path / "film.mp4"
    assert main(["film", "--record", str(record), "--at", "4", "--out", str(out)], {}) == 2
    assert "pip install imageio-ffmpeg" in capsys.readouterr().err


def test_an_earlier_position_of_a_record_can_be_seen(record: Path, tmp_path: Path) -> None:
    files = [tmp_path / f"{at}.png" for at in (3, 40)]
    for at, file in zip((3, 40), files, strict=True):
        arguments = ["board", "--record", str(record), "--at", str(at), "--out", str(file)]
        assert main(arguments, {}) == 0
    assert files[0].read_bytes() != files[1].read_bytes()


def test_a_random_position_is_the_same_every_time(tmp_path: Path) -> None:
    files = [tmp_path / "one.png", tmp_path / "two.png"]
    for file in files:
        random = ["--map", "italy", "--seed", "5", "--moves", "30", "--seat", "1"]
        assert main(["hand", *random, "--out", str(file)], {}) == 0
    assert files[0].read_bytes() == files[1].read_bytes()


def test_the_board_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["text", "--map", "usa", "--moves", "20", "--seat", "0"], {}) == 0
    text = capsys.readouterr().out
    assert "Unclaimed routes" in text
    assert "Your hand" in text


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["board", "--map", "atlantis"], "no such map"),
        (["board", "--record", "nothing.json"], "No such file"),
        (["board", "--map", "usa", "--players", "9"], "wrong number of players"),
        (["board", "--map", "usa", "--at", "3"], "--at is for records"),
        (["hand", "--map", "usa", "--moves", "3", "--seat", "7"], "the seats are 0 to 2"),
        (["final", "--map", "usa", "--moves", "3"], "not over"),
        (["board", "--map", "usa", "--moves", "3", "--out", "x.webp"], "this picture is a .png"),
        (["area", "--map", "usa", "--moves", "3", "--around", "paris"], "no such place or route"),
        (["board", "--map", "usa", "--moves", "3", "--out", "no/such/folder.png"], "No such file"),
    ],
)
def test_wrong_arguments_are_answered_clearly(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments, {}) == 2
    said = capsys.readouterr().err
    assert problem in said
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize(("at", "moves"), [("9999", None), ("-1", None), ("3", "4")])
def test_positions_that_a_record_does_not_have_are_refused(
    at: str, moves: str | None, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    more = ["--moves", moves] if moves else []
    assert main(["board", "--record", str(record), "--at", at, *more], {}) == 2
    assert "python -m render board: --" in capsys.readouterr().err


def test_a_file_that_is_not_a_record_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "other.json"
    file.write_text("{}", "utf-8")
    assert main(["board", "--record", str(file)], {}) == 2
    assert "python -m render board:" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments", [[], ["paint"], ["board"], ["board", "--map", "usa", "--seed", "x"]]
)
def test_unknown_arguments_end_with_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments, {})
    assert ended.value.code == 2
    assert "usage:" in capsys.readouterr().err
