"""Every refusal has its code and its parameters, and leaves the game unchanged."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engine.actions import from_json
from engine.game import start
from engine.model import Seat
from engine.record import differences, from_text, make_record
from engine.refusals import Code, Param, Refusal
from tests.support.positions import SEED, board, refusal
from tests.support.refusal_cases import CASES, Case


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_a_refusal_says_why_and_changes_nothing(case: Case) -> None:
    answer = refusal(case.game, case.seat, case.action)
    assert answer.code == case.code
    assert answer.params == case.params


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_what_is_refused_is_not_offered(case: Case) -> None:
    if 0 <= case.seat < len(case.game.state.players):
        assert case.action not in case.game.moves(Seat(case.seat))


def record_of(**fields: object) -> str:
    record = make_record(board("usa"), SEED, ["Ada", "Bo"], [])
    return "".join(str(d) for d in differences(replace(record, **fields), board("usa")))


ELSEWHERE: dict[Code, tuple[Callable[[], object], dict[str, Param]]] = {
    Code.WRONG_NUMBER_OF_PLAYERS: (
        lambda: start(board("amsterdam"), 5, SEED),
        {"players": 5, "least": 2, "most": 4},
    ),
    Code.NOT_AN_ACTION: (
        lambda: from_json({"type": "take", "colour": "grey"}),
        {"problem": "unknown colour 'grey'"},
    ),
    Code.NOT_A_RECORD: (
        lambda: from_text("{"),
        {"problem": "Input data was truncated"},
    ),
    Code.OTHER_MAP: (lambda: record_of(map="europe"), {"recorded": "europe", "ours": "usa"}),
    Code.OTHER_RULES: (lambda: record_of(rules=0), {"recorded": 0, "ours": 2}),
}


@pytest.mark.parametrize("code", ELSEWHERE)
def test_what_is_no_action_in_a_game_is_refused_as_well(code: Code) -> None:
    attempt, params = ELSEWHERE[code]
    with pytest.raises(Refusal) as caught:
        attempt()
    assert caught.value.code == code
    assert caught.value.params == params


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_a_table_has_as_many_seats_as_its_map_allows(map_id: str, players: int) -> None:
    with pytest.raises(Refusal, match="wrong number of players"):
        start(board(map_id), players, SEED)


def test_every_refusal_code_has_a_case() -> None:
    assert {case.code for case in CASES} | set(ELSEWHERE) == set(Code)


def test_a_refusal_reads_as_its_code_and_values() -> None:
    assert str(Refusal(Code.GAME_OVER)) == "game over"
    assert str(Refusal(Code.FERRY_HAND_FULL, most=2)) == "ferry hand full (most=2)"
