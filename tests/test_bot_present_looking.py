"""Looking back and around, and the rules in short."""

import pytest
from spoken import must_fit, voice
from worlds import playing

from bot.model import Language, Seq
from bot.news import Entry
from bot.present import looking, rules
from bot.present.message import TextFile
from bot.text import LANGUAGES
from engine.model import PlaceId
from engine.views import public_view
from maps.loader import load
from render.phrases import ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
def test_recap_and_log_of_a_long_game_fit(language: Language) -> None:
    steps = enumerate(playing("italy", 5, number=6), 1)
    entries = [Entry(Seq(n), seat, p.events, 0.0) for n, (_, seat, p) in steps]
    *_, (_, _, last) = playing("italy", 5, number=6)
    spoken, view = voice("italy", 5, language), public_view(last.game)
    must_fit(looking.recap(spoken, view, entries))
    must_fit(looking.recap(spoken, view, []))
    must_fit(looking.log(spoken, entries))
    must_fit(looking.log(spoken, []))
    must_fit(looking.standings(spoken, view))
    must_fit(looking.board_as_text(spoken, view, ENGLISH))


def test_an_undone_move_is_marked_in_the_log_and_missing_from_the_recap() -> None:
    _, seat, played = next(playing("usa", 2, number=1))
    entries = [Entry(Seq(1), seat, played.events, 0.0, is_undone=True)]
    spoken = voice("usa", 2)
    assert "(taken back)" in looking.log(spoken, entries).text
    nothing = looking.recap(spoken, public_view(played.game), []).text
    assert looking.recap(spoken, public_view(played.game), entries).text == nothing


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_of_a_map_fit_into_one_message(map_id: str, language: Language) -> None:
    spoken = voice(map_id, 2, language)
    message = rules.rules(spoken)
    must_fit(message)
    for topic in rules.topics(spoken.board.map):
        assert rules.rule(spoken, topic) in message.text
        must_fit(rules.rules(spoken, topic))


def test_topics_follow_the_rules_of_the_map() -> None:
    of = {m: set(rules.topics(load(m))) for m in ("amsterdam", "europe", "italy", "usa")}
    common = {"turn", "drawing", "claiming", "doubles", "tickets", "end"}
    assert of["amsterdam"] == common | {"merchandise"}
    assert of["europe"] == common | {"ferries", "tunnels", "stations", "longest_trail"}
    assert of["italy"] == common | {"ferry_cards", "countries", "regions"}
    assert of["usa"] == common | {"longest_trail"}


def test_a_rule_the_map_does_not_have_is_said_so() -> None:
    assert "no such rule" in rules.rules(voice("usa", 2), "tunnels").text


def test_files_know_no_markdown() -> None:
    _, seat, played = next(playing("usa", 2, number=1))
    spoken = voice("usa", 2)
    log = looking.log(spoken, [Entry(Seq(1), seat, played.events, 0.0)])
    board = looking.board_as_text(spoken, public_view(played.game), ENGLISH)
    for message in (log, board):
        (file,) = message.wanted
        assert isinstance(file, TextFile)
        assert "\\" not in file.text
    assert "\\_" in log.text


def test_an_area_names_its_place() -> None:
    _, _, played = next(playing("usa", 2, number=1))
    message = looking.area(voice("usa", 2), public_view(played.game), PlaceId("miami"))
    assert "Miami" in message.text
