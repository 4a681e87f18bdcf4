"""Game records are complete, can be replayed, and errors in them are found."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.actions import from_json
from engine.cards import Seed
from engine.game import RULES_VERSION, RULES_VERSIONS, start
from engine.model import Seat
from engine.record import (
    Difference,
    Record,
    Undo,
    UndoneAction,
    differences,
    from_text,
    make_record,
    to_text,
)
from engine.refusals import Code, Refusal
from engine.simulate import play_at_random
from tests.support.positions import MAPS, board, through_board
from tests.support.random_games import seed

GOLDEN = sorted((Path(__file__).parents[1] / "golden" / "records").glob("*.json"))
FIRST_MAPS = ("amsterdam", "europe", "italy", "usa")  # those that older rules knew
TOO_DEEP = 100_000  # for every interpreter: 3.11 gives up at 1,000, 3.12 at 3,000, 3.13 at 10,000


@pytest.fixture(scope="module")
def record() -> Record:
    game = play_at_random(board("europe"), 2, seed(1))
    return make_record(board("europe"), game.seed, ["Ada", "Bo"], game.log)


def test_there_are_at_least_five_golden_games_of_every_map() -> None:
    for map_id in MAPS:
        assert sum(file.name.startswith(map_id) for file in GOLDEN) >= 5


@pytest.mark.parametrize("rules", RULES_VERSIONS)
def test_there_are_golden_games_of_every_map_and_version_of_the_rules(rules: int) -> None:
    records = [from_text(file.read_bytes()) for file in GOLDEN]
    maps = {record.map for record in records if record.rules == rules}
    assert maps == (set(MAPS) if rules == RULES_VERSION else set(FIRST_MAPS))


def test_a_golden_game_of_version_2_would_be_another_game_with_version_1() -> None:
    """In this one a sweep coincides with a reshuffle."""
    file = next(file for file in GOLDEN if file.stem == "amsterdam-4-2034-0")
    record = replace(from_text(file.read_bytes()), rules=1)
    assert list(differences(record, board(record.map)))


@pytest.mark.uncovered
@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_its_exact_score(file: Path) -> None:
    record = from_text(file.read_bytes())
    assert list(differences(record, board(record.map))) == []
    assert record.final is not None


def test_a_golden_game_has_substitutes_that_are_not_listed() -> None:
    file = next(file for file in GOLDEN if file.stem == "nordic-3-other-substitutes")
    record = from_text(file.read_bytes())
    game = start(board(record.map), len(record.seats), Seed(bytes.fromhex(record.seed))).game
    unlisted = 0
    for entry in record.actions:
        action = from_json(entry.action)
        unlisted += action not in game.moves(entry.seat)
        game = game.play(entry.seat, action).game
    assert unlisted > 5  # NOR-9


def test_a_record_is_json_with_one_action_a_line(record: Record) -> None:
    text = to_text(record)
    assert json.loads(text)["seats"] == ["Ada", "Bo"]
    lines = [line for line in text.splitlines() if line.startswith('{"seat"')]
    assert len(lines) == len(record.actions)


def test_an_unfinished_game_has_no_final_score() -> None:
    game = play_at_random(board("usa"), 2, seed(1))
    begun = make_record(board("usa"), game.seed, ["Ada", "Bo"], game.log[:20])
    assert begun.final is None
    assert list(differences(from_text(to_text(begun)), board("usa"))) == []


def test_a_record_is_replayed_with_its_house_rules() -> None:
    through = through_board("europe")
    game = play_at_random(through, 2, seed(1))
    record = make_record(through, game.seed, ["Ada", "Bo"], game.log)
    assert list(differences(record, board("europe"))) == []


def test_a_record_with_undone_actions_is_replayed_without_them(record: Record) -> None:
    undo = Undo(Seat(1), 3, (UndoneAction(Seat(1), {"type": "draw"}),), unasked=True)
    shown = replace(record, undone=(undo,))
    assert "undone" not in json.loads(to_text(record))
    assert from_text(to_text(shown)) == shown
    assert list(differences(shown, board("europe"))) == []


def found(record: Record) -> Difference:
    (difference,) = differences(record, board(record.map))
    return difference


def test_a_wrong_row_is_found(record: Record) -> None:
    entries = list(record.actions)
    entries[5] = replace(entries[5], row=("wild",) * 5)
    difference = found(replace(record, actions=tuple(entries)))
    assert difference.place == "actions[5].row"
    assert str(difference).startswith("actions[5].row: recorded ('wild', 'wild',")


def test_a_wrong_first_hand_is_found(record: Record) -> None:
    difference = found(replace(record, start=replace(record.start, hands=({"red": 4},) * 2)))
    assert difference.place == "start.hands"


def test_an_action_that_is_not_allowed_is_found(record: Record) -> None:
    entries = list(record.actions)
    entries[3] = replace(entries[3], action={"type": "pass"})
    difference = found(replace(record, actions=tuple(entries)))
    assert difference.place == "actions[3]"
    assert difference.replayed == "cannot pass"


def test_a_wrong_final_score_is_found(record: Record) -> None:
    assert record.final is not None
    difference = found(replace(record, final=replace(record.final, winners=())))
    assert difference.place == "final"


def test_a_truncated_record_is_found(record: Record) -> None:
    assert found(replace(record, actions=record.actions[:-1])).place == "final"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "Input data was truncated"),
        ("{", "Input data was truncated"),
        ("[]", "Expected `object`, got `array`"),
        (b"\xff\xfe", "JSON is malformed"),
        (b'{"format": "\xff"}', "'utf-8' codec can't decode"),
        ('{"format": "other"}', "missing required field `rules`"),
        ('{"actions": [{"action": {"type": ' + "[" * TOO_DEEP, "nested too deeply"),
        ('{"final": {"seats": [{"more": ' + "[" * TOO_DEEP, "nested too deeply"),
    ],
)
def test_what_is_no_record_is_refused(text: str | bytes, problem: str) -> None:
    with pytest.raises(Refusal) as refused:
        from_text(text)
    assert refused.value.code == Code.NOT_A_RECORD
    assert problem in str(refused.value.params["problem"])


def test_another_format_is_refused(record: Record) -> None:
    with pytest.raises(Refusal) as refused:
        from_text(to_text(replace(record, format="slow-train game record 99")))
    assert refused.value.code == Code.NOT_A_RECORD


def test_a_seed_that_is_not_hexadecimal_is_refused(record: Record) -> None:
    with pytest.raises(Refusal) as refused:
        list(differences(replace(record, seed="luck"), board("europe")))
    assert refused.value.code == Code.NOT_A_RECORD


def test_a_record_of_other_rules_is_refused(record: Record) -> None:
    with pytest.raises(Refusal) as refused:
        list(differences(replace(record, rules=0), board("europe")))
    assert (refused.value.code, refused.value.params["recorded"]) == (Code.OTHER_RULES, 0)


def test_a_record_of_another_map_is_refused(record: Record) -> None:
    with pytest.raises(Refusal) as refused:
        list(differences(record, board("usa")))
    assert refused.value.params == {"recorded": "europe", "ours": "usa"}
