"""Every refusal is told in plain words, in every language."""

import pytest

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages import affordable, refusals
from engine.model import MapId, RouteId, Seat
from engine.refusals import Code, Refusal
from engine.views import player_view
from maps.loader import load
from tests.support.messages import catalogue, must_fit, phrases
from tests.support.positions import table as position
from tests.support.positions import with_hand
from tests.support.refusal_cases import CASES, Case

TABLE_PARAMS: dict[TableCode, dict[str, str | int | tuple[str, ...]]] = {
    TableCode.CHANNEL_HAS_A_TABLE: {"table": 7},
    TableCode.TABLE_IS_FULL: {"most": 5},
    TableCode.TOO_FEW_PLAYERS: {"least": 2, "players": 1},
    TableCode.ONLY_THE_HOST: {"host": 101},
    TableCode.BOARD_HAS_MOVED_ON: {"step": 4},
    TableCode.NUDGED_ALREADY: {"until": 1_700_000_000},
    TableCode.TOO_EARLY_TO_NUDGE: {"until": 1_700_000_000},
    TableCode.PATIENCE_NOT_OVER: {"until": 1_700_000_000},
    TableCode.UNKNOWN_MAP: {"map": "moon", "maps": ("europe", "usa")},
    TableCode.MAP_HAS_CHANGED: {"map": "europe"},
    TableCode.UNKNOWN_PLACE: {"place": "zzz", "places": ("Roma", "Bari")},
    TableCode.UNKNOWN_TIME_ZONE: {"zone": "Mars/Base"},
    TableCode.NOT_FOR_SO_MANY: {"least": 2, "most": 5},
    TableCode.ASKED_SOMEBODY_ELSE: {"name": "Ada"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_every_refusal_of_the_rules_is_told(case: Case, language: Language) -> None:
    spoken = phrases(case.game.board.map.id, len(case.game.state.players), language)
    must_fit(refusals.refused(spoken, Refusal(case.code, **case.params)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", TableCode)
def test_every_refusal_of_the_table_is_told(code: TableCode, language: Language) -> None:
    refusal = TableRefusal(code, **TABLE_PARAMS.get(code, {}))
    message = refusals.table_refused(catalogue().translator(language), refusal, "https://here")
    must_fit(message)
    assert message.text.endswith("https://here")


def test_maps_are_called_by_their_names() -> None:
    maps = [load(MapId(each)) for each in ("europe", "usa")]
    changed = TableRefusal(TableCode.MAP_HAS_CHANGED, map="europe")
    unknown = TableRefusal(TableCode.UNKNOWN_MAP, map="moon", maps=("europe", "usa", "mars"))
    translator = catalogue().translator("da")
    assert "Spillepladen Europa er" in refusals.table_refused(translator, changed, maps=maps).text
    told = refusals.table_refused(translator, unknown, maps=maps).text
    assert told == "Jeg kender ingen spilleplade »moon«. Vælg en af disse: Europa, USA, mars."


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_outside_a_game_are_told(language: Language) -> None:
    spoken = phrases("usa", 2, language)
    for refusal in (
        Refusal(Code.WRONG_NUMBER_OF_PLAYERS, players=6, least=2, most=5),
        Refusal(Code.NOT_AN_ACTION, problem="?"),
        Refusal(Code.NOT_A_RECORD, problem="?"),
        Refusal(Code.OTHER_RULES, recorded=1, ours=2),
        Refusal(Code.OTHER_MAP, recorded="usa", ours="europe"),
    ):
        must_fit(refusals.refused(spoken, refusal))
    translator = catalogue().translator(language)
    must_fit(refusals.failed(translator))
    must_fit(refusals.lacking_permissions(translator, ("Attach Files",), "<#1>"))


def test_a_route_that_cannot_be_paid_is_refused_with_what_is_missing() -> None:
    game = with_hand(position("usa"), 0, "2 blue 7 red")
    view = player_view(game, Seat(0))
    action = affordable.attempt(view, game.board, RouteId("atlanta-miami"))
    with pytest.raises(Refusal) as caught:
        game.play(Seat(0), action)
    text = refusals.refused(phrases("usa", 2), caught.value).text
    assert text.startswith("You need 5 blue or wilds; you have 2 blue.")


def test_an_unknown_route_is_refused_as_one() -> None:
    game = position("usa")
    action = affordable.attempt(player_view(game, Seat(0)), game.board, RouteId("moon"))
    with pytest.raises(Refusal, match="unknown route"):
        game.play(Seat(0), action)
