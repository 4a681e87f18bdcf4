"""The rules in short."""

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.parts.message import Menu
from bot.messages.parts.pages import MAX_PAGE_LENGTH
from bot.messages.parts.phrasebook import phrasebook_for
from bot.messages.rules import (
    rules_map_menu,
    rules_message,
    topic_message,
    topic_of,
    topic_paragraph,
    topics_of,
)
from maps.loader import available, load
from tests.support.messages import assert_valid, catalogue, phrasebook
from tests.support.positions import MAPS, MAPS_WITH_USUAL_WILDS, through_board

MOST_PAGES = 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_of_a_map_fit_on_a_few_short_pages(map_id: str, language: Language) -> None:
    phrases = phrasebook(map_id, 2, language)
    pages = [rules_message(phrases, page) for page in range(MOST_PAGES)]
    assert rules_message(phrases, MOST_PAGES) == pages[-1]
    text = "\n".join(page.text for page in pages)
    for page in pages:
        assert_valid(page)
        assert len(page.text) <= MAX_PAGE_LENGTH
    for topic in topics_of(phrases.board.map):
        assert topic_paragraph(phrases, topic) in text
        assert_valid(topic_message(phrases, topic))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_at_a_table_are_those_of_its_house_rules(language: Language) -> None:
    usual = topic_message(phrasebook("europe", 2, language), "stations").text
    phrases = phrasebook_for(catalogue(), language, through_board("europe"))
    through = topic_message(phrases, "stations").text
    assert through != usual
    pages = [rules_message(phrases, page) for page in range(6)]
    for page in pages:
        assert_valid(page)
    assert any(through in page.text for page in pages)


def test_topics_follow_the_rules_of_the_map() -> None:
    of = {m: set(topics_of(load(m))) for m in MAPS}
    common = {"goal", "turn", "drawing", "claiming", "doubles", "tickets", "end"}
    assert of["amsterdam"] == common | {"merchandise"}
    assert of["europe"] == common | {"ferries", "tunnels", "stations", "longest_trail"}
    assert of["india"] == common | {"ferries", "longest_trail", "mandala"}
    assert of["italy"] == common | {"ferry_cards", "countries", "regions"}
    assert of["london"] == common | {"districts"}
    assert of["newyork"] == common | {"attractions"}
    assert of["switzerland"] == common | {"tunnels", "countries", "longest_trail", "targets"}
    assert of["usa"] == common | {"longest_trail"}


@pytest.mark.parametrize(
    ("map_id", "has_rulings"),
    [
        ("amsterdam", True),
        ("india", True),
        ("london", True),
        ("newyork", True),
        ("nordic", True),
        ("switzerland", True),
        ("usa", False),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_end_with_what_is_our_own(
    map_id: str, has_rulings: bool, language: Language
) -> None:
    phrases = phrasebook(map_id, 2, language)
    last = [rules_message(phrases, page).text for page in range(6)][-1]
    assert phrases.translator.has(f"rulings-{map_id}") == has_rulings
    if has_rulings:
        assert phrases.say(f"rulings-{map_id}") in last


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_how_many_contracts_are_made_up(language: Language) -> None:
    phrases = phrasebook("amsterdam", 2, language)
    contracts = phrases.board.map.tickets
    ours = sum(contract.ours for contract in contracts)
    said = phrases.say("rulings-amsterdam")
    assert all(str(number) in said for number in (ours, len(contracts), len(contracts) - ours))


def test_the_rules_say_what_a_wild_is_on_this_map() -> None:
    drawing = {m: topic_message(phrasebook(m, 2), "drawing").text for m in MAPS}
    claiming = {m: topic_message(phrasebook(m, 2), "claiming").text for m in MAPS}
    for map_id in MAPS_WITH_USUAL_WILDS:
        assert "counts as both" in drawing[map_id]
        assert "count as any colour" in claiming[map_id]
        assert " only" not in claiming[map_id]
    assert "A face-up locomotive is a card like any other." in drawing["switzerland"]
    assert "Locomotives pay for tunnels only" in claiming["switzerland"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_refused_tickets_leave_the_game_the_rules_say_so(language: Language) -> None:
    for map_id in MAPS:
        phrases = phrasebook(map_id, 2, language)
        is_said = phrases.say("rules-tickets-out") in topic_message(phrases, "tickets").text
        assert is_said == (map_id in ("nordic", "switzerland"))  # NOR-4, SWI-4


def test_a_tie_is_decided_by_the_bonus_for_the_longest_path_where_there_is_one() -> None:
    end = {m: topic_message(phrasebook(m, 2), "end").text for m in MAPS}
    for map_id in ("europe", "india", "switzerland", "usa"):
        assert "bonus for the longest path" in end[map_id]  # US-5, IND-13, SWI-15
    assert "longest path" in end["nordic"]
    assert "bonus for" not in end["nordic"]  # NOR-15


def test_a_topic_that_the_map_lacks_is_answered_so() -> None:
    assert "no such rule" in topic_message(phrasebook("usa", 2), "tunnels").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_table_the_rules_of_every_map_are_offered(language: Language) -> None:
    maps = [load(each) for each in available()]
    message = rules_map_menu(catalogue().translator(language), maps, "tunnels")
    assert_valid(message)
    (menu,) = message.rows
    assert isinstance(menu, Menu)
    assert [option.value for option in menu.options] == list(available())
    assert menu.args == ("tunnels",)


def test_a_topic_is_known_by_its_name() -> None:
    assert topic_of("tunnels") == "tunnels"
    assert topic_of("bridges") is None
    assert topic_of(None) is None
