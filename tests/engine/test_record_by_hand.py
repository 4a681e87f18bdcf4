"""Game records can be verified from docs/game-record.md alone, without the engine."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.board import Board
from engine.game import make_board
from engine.model import TicketDeal
from engine.record import make_record, to_text
from engine.simulate import play_at_random
from tests.support import record_verifier
from tests.support.positions import board, through_board
from tests.support.random_games import MATRIX_TABLES, seed
from tests.support.record_verifier import problems

ROOT = Path(__file__).parents[2]
MAPS = ROOT / "maps"
GOLDEN = sorted((ROOT / "tests" / "golden" / "records").glob("*.json"))


def json_of(board: Board, players: int, number: int, rules: int = 2) -> Any:
    """The record of a random game, as JSON values."""
    game = play_at_random(board, players, seed(number), rules)
    names = [f"Player {seat}" for seat in range(players)]
    return json.loads(to_text(make_record(board, game.seed, names, game.log, rules)))


def test_the_verifier_does_not_use_the_engine() -> None:
    tree = ast.parse(Path(record_verifier.__file__).read_text(encoding="utf-8"))
    modules = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    modules |= {
        a.name for node in ast.walk(tree) if isinstance(node, ast.Import) for a in node.names
    }
    assert modules <= {"collections", "collections.abc", "hashlib", "pathlib", "tomllib", "typing"}


@pytest.mark.uncovered
@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_game_can_be_verified_from_its_documentation(file: Path) -> None:
    assert problems(json.loads(file.read_text(encoding="utf-8")), MAPS) == []


@pytest.mark.uncovered
@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize(("map_id", "players"), MATRIX_TABLES)
def test_a_random_game_can_be_verified_from_its_documentation(
    map_id: str, players: int, rules: int
) -> None:
    for number in range(2):
        assert problems(json_of(board(map_id), players, number, rules), MAPS) == []


def test_a_game_with_a_house_rule_can_be_verified_from_its_documentation() -> None:
    for number in range(3):
        record = json_of(through_board("europe"), 3, number)
        assert record["house_rules"] == {"stations": "through"}
        assert problems(record, MAPS) == []


@pytest.mark.parametrize("rules", [1, 2])
def test_where_other_kinds_of_tickets_come_from_is_documented(tmp_path: Path, rules: int) -> None:
    """On a map whose long tickets are only drawn later, and whose refused ones are shuffled."""
    text = (MAPS / "europe" / "europe.toml").read_text(encoding="utf-8")
    old = "first_tickets = { offered = { long = 1, ordinary = 3 }"
    assert old in text
    text = text.replace(old, "first_tickets = { offered = { ordinary = 3 }")
    old = 'more_tickets = { offered = { ordinary = 3 }, keep = 1, refused = "under" }'
    assert old in text
    later = "offered = { long = 1, ordinary = 2 }, keep = 1, refused = "
    text = text.replace(old, f'more_tickets = {{ {later}"shuffled under" }}')
    (tmp_path / "europe").mkdir()
    (tmp_path / "europe" / "europe.toml").write_text(text, encoding="utf-8")
    first = TicketDeal({"ordinary": 3}, keep=2, refused="out")
    more = TicketDeal({"long": 1, "ordinary": 2}, keep=1, refused="shuffled under")
    mixed = make_board(replace(board("europe").map, first_tickets=first, more_tickets=more))
    for number in range(2):
        assert problems(json_of(mixed, 3, number, rules), tmp_path) == []


def test_rows_that_were_swept_before_the_game_are_recorded() -> None:
    record = next(
        record
        for record in (json_of(board("amsterdam"), 2, number) for number in range(100))
        if "swept" in record["start"]
    )
    assert all(row.count("wild") >= 3 for row in record["start"]["swept"])
    assert problems(record, MAPS) == []
    del record["start"]["swept"]
    assert problems(record, MAPS)[0].startswith("start.swept: recorded None")


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("start", "row"), ["red"] * 5),
        (("start", "offered"), [[], []]),
        (("actions", 20, "row"), ["red"] * 5),
        (("final", "seats", 0, "total"), 999),
    ],
)
def test_the_verifier_finds_what_is_wrong(place: tuple[str | int, ...], value: object) -> None:
    record = json_of(board("usa"), 2, 1)
    part = record
    for key in place[:-1]:
        part = part[key]
    part[place[-1]] = value
    assert problems(record, MAPS)


def test_the_verifier_finds_a_route_that_is_not_paid_with_these_cards() -> None:
    record = json_of(board("nordic"), 2, 1)
    claims = [entry["action"] for entry in record["actions"] if entry["action"]["type"] == "claim"]
    claims[0]["route"] = "kirkenes-rovaniemi"  # five blue spaces
    assert problems(record, MAPS)[0].endswith("the route is not paid with these cards")
