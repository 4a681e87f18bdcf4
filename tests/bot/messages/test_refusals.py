"""Every refusal has a message in every language."""

import pytest

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.refusals import (
    failure_message,
    missing_permissions_message,
    refusal_message,
    table_refusal_message,
)
from engine.model import MapId
from engine.refusals import Code, Refusal
from maps.loader import load
from tests.support.messages import assert_valid, catalogue, phrasebook
from tests.support.refusal_cases import CASES, Case

TABLE_PARAMS: dict[TableCode, dict[str, str | int | tuple[str, ...]]] = {
    TableCode.CHANNEL_HAS_A_TABLE: {"table": 7},
    TableCode.TABLE_IS_FULL: {"most": 5},
    TableCode.TOO_FEW_PLAYERS: {"least": 2, "players": 1},
    TableCode.ONLY_THE_HOST: {"host": 101},
    TableCode.BOARD_HAS_MOVED_ON: {"step": 4},
    TableCode.UNDONE_TOO_OFTEN: {"most": 5},
    TableCode.NUDGED_ALREADY: {"until": 1_700_000_000},
    TableCode.TOO_EARLY_TO_NUDGE: {"until": 1_700_000_000},
    TableCode.PATIENCE_NOT_OVER: {"until": 1_700_000_000},
    TableCode.UNKNOWN_MAP: {"map": "moon", "maps": ("europe", "usa")},
    TableCode.UNKNOWN_PACE: {"pace": "soon", "paces": ("24", "72", "168")},
    TableCode.MAP_HAS_CHANGED: {"map": "europe"},
    TableCode.DEAL_HAS_NO_MAP: {"map": "atlantis"},
    TableCode.UNKNOWN_TIME_ZONE: {"zone": "Mars/Base"},
    TableCode.UNCLEAR_TIME_ZONE: {"zone": "saint", "zones": ("Indian/Reunion", "UTC+1")},
    TableCode.NOT_FOR_SO_MANY: {"least": 2, "most": 5},
    TableCode.QUEUE_IS_FULL: {"most": 5},
    TableCode.ASKED_SOMEBODY_ELSE: {"name": "Ada"},
    TableCode.TOO_MANY_LOBBIES: {"whose": "person", "most": 5},
    TableCode.TOO_MANY_NEW_TABLES: {"whose": "server", "most": 60, "until": 1_700_000_000},
    TableCode.TOO_MANY_WITHOUT_PEOPLE: {"whose": "server", "most": 6},
    TableCode.ASKED_ALREADY: {"name": "Ada", "until": 1_700_000_000},
    TableCode.ASKED_TOO_OFTEN: {"name": "Ada", "until": 1_700_000_000},
    TableCode.OFFER_WAS_DECLINED: {"name": "Ada"},
    TableCode.ASKED_TOO_MANY: {"until": 1_700_000_000},
    TableCode.LIST_IS_ELSEWHERE: {"channels": ("<#7>",)},
    TableCode.LEFT_ANOTHER_SEAT: {"name": "Ada"},
    TableCode.PERMISSION_IS_LACKING: {"permissions": ("send_messages", "attach_files")},
    TableCode.TABLES_ARE_ELSEWHERE: {"channels": ("<#7>", "<#8>")},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_every_refusal_of_the_rules_has_a_valid_message(case: Case, language: Language) -> None:
    phrases = phrasebook(case.game.board.map.id, len(case.game.state.players), language)
    assert_valid(refusal_message(phrases, Refusal(case.code, **case.params)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", TableCode)
def test_every_refusal_of_the_table_has_a_valid_message(
    code: TableCode, language: Language
) -> None:
    refusal = TableRefusal(code, **TABLE_PARAMS.get(code, {}))
    message = table_refusal_message(catalogue().translator(language), refusal, "https://here")
    assert_valid(message)
    assert message.text.endswith("https://here")


def test_maps_are_called_by_their_names() -> None:
    maps = [load(MapId(each)) for each in ("europe", "usa")]
    changed = TableRefusal(TableCode.MAP_HAS_CHANGED, map="europe")
    unknown = TableRefusal(TableCode.UNKNOWN_MAP, map="moon", maps=("europe", "usa", "mars"))
    translator = catalogue().translator("da")
    assert "Spillepladen Europa er" in table_refusal_message(translator, changed, maps=maps).text
    text = table_refusal_message(translator, unknown, maps=maps).text
    assert text == "Der er ingen spilleplade »moon«. Vælg en af disse: Europa, USA, mars."


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_outside_a_game_have_valid_messages(language: Language) -> None:
    phrases = phrasebook("usa", 2, language)
    for refusal in (
        Refusal(Code.WRONG_NUMBER_OF_PLAYERS, players=6, least=2, most=5),
        Refusal(Code.NOT_AN_ACTION, problem="?"),
        Refusal(Code.NOT_A_RECORD, problem="?"),
        Refusal(Code.OTHER_RULES, recorded=1, ours=2),
        Refusal(Code.OTHER_MAP, recorded="usa", ours="europe"),
    ):
        assert_valid(refusal_message(phrases, refusal))
    translator = catalogue().translator(language)
    assert_valid(failure_message(translator))
    assert_valid(missing_permissions_message(translator, ("attach_files",), "<#1>"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_running_game_says_how_to_leave_and_how_to_follow_it(language: Language) -> None:
    translator = catalogue().translator(language)
    text = table_refusal_message(translator, TableRefusal(TableCode.GAME_HAS_BEGUN)).text
    for command in ("leave", "watch"):
        assert f"`/{translator.say(f'command-{command}')}`" in text
    assert "join" not in text  # the answer to /leave and /start too
