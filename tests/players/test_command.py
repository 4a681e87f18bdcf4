"""`python -m players`: what it prints and writes, and what it refuses."""

from pathlib import Path

import msgspec
import pytest

from engine.game import make_board
from engine.record import differences, from_text
from maps.loader import load
from players.__main__ import main
from players.duels.duel import DuelResult


def test_a_duel_is_printed_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "--map", "amsterdam", "--seats", "easy,random", "--games", "4"], {}) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "amsterdam, 4 games, seed 0"
    assert [line.split()[0] for line in out[1:]] == ["player", "easy", "random"]


def test_json_is_one_object_and_the_same_again(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["duel", "--map", "amsterdam", "--seats", "normal,stand-in,easy", "--json"]
    results = []
    for _ in range(2):
        assert main([*command, "--games", "3", "--seed", "7"], {}) == 0
        results.append(msgspec.json.decode(capsys.readouterr().out, type=DuelResult))
    first, again = ([(p.player, p.wins, p.mean_points) for p in r.players] for r in results)
    assert first == again
    assert [name for name, _, _ in first] == ["normal", "stand-in", "easy"]


def test_two_processes_come_to_the_same_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["duel", "--map", "amsterdam", "--seats", "easy,normal", "--json", "--games", "4"]
    wins = []
    for jobs in ("1", "2"):
        assert main([*command, "--jobs", jobs], {}) == 0
        duel = msgspec.json.decode(capsys.readouterr().out, type=DuelResult)
        wins.append([(share.wins, share.mean_points) for share in duel.players])
    assert wins[0] == wins[1]


def test_the_record_of_a_game_names_its_players_and_replays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["record", "--map", "amsterdam", "--seats", "normal,easy", "--save", str(tmp_path)]
    assert main(command, {}) == 0
    file = tmp_path / "amsterdam-normal-easy.json"
    assert capsys.readouterr().out == f"{file}\n"
    record = from_text(file.read_bytes())
    assert record.seats == ("normal", "easy")
    assert list(differences(record, make_board(load(record.map), record.house_rules))) == []


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--map", "atlantis", "--seats", "easy,hard"], "atlantis: no such map"),
        (["--map", "usa", "--seats", "easy,clever"], "no player 'clever'"),
        (["--map", "usa", "--seats", "easy"], "1 seats: USA is for 2 to 5 players"),
        (["--map", "amsterdam", "--seats", "easy,easy,easy,easy,easy"], "is for 2 to 4 players"),
    ],
)
def test_what_cannot_be_played_is_said_and_exits_2(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["duel", *arguments], {}) == 2
    assert problem in capsys.readouterr().err


@pytest.mark.parametrize("games", ["0", "-3", "many"])
def test_a_wrong_number_of_games_exits_2(games: str) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["duel", "--map", "usa", "--seats", "easy,easy", "--games", games], {})
    assert stopped.value.code == 2
