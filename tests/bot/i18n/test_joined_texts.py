"""Texts read well where names, lists, times and numbers are put into them."""

import re

import pytest

from bot.domain.events import Proof
from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES, LOCALES
from bot.messages.lookup import board_message
from bot.messages.parts.phrasebook import join_names
from bot.messages.refusals import refusal_message
from bot.messages.results.ending import ending_messages
from bot.messages.turn import action_result_message
from engine.model import Seat
from engine.refusals import Code, Refusal
from engine.views import player_view, public_view
from render.pictures import alt_text
from tests.support.languages import WRITING_RULES
from tests.support.messages import catalogue, phrasebook, seated_table
from tests.support.positions import claim, with_deck, with_hand
from tests.support.positions import table as position
from tests.support.random_games import playing

SINCE_AGO = re.compile(r"\b(since|siden|sinds|sedan) \{ \$since \}")


@pytest.mark.parametrize("language", WRITING_RULES)
def test_a_list_of_names_ends_with_and(language: Language) -> None:
    translator, conjunction = catalogue().translator(language), WRITING_RULES[language].conjunction
    assert join_names(translator, ["Ada"]) == "Ada"
    assert join_names(translator, ["Ada", "Bo"]) == f"Ada {conjunction} Bo"
    assert join_names(translator, ["Ada", "Bo", "Cy"]) == f"Ada, Bo {conjunction} Cy"


def test_a_refusal_lists_the_players_who_are_waited_for() -> None:
    refusal = Refusal(Code.NOT_YOUR_TURN, seat=0, waiting=("1", "2"))
    phrases = phrasebook("usa", 3)
    both = f"{phrases.name(Seat(1))} and {phrases.name(Seat(2))}"
    assert both in refusal_message(phrases, refusal).text


def test_no_text_says_since_some_hours_ago() -> None:
    """Discord writes `<t:…:R>` as `3 hours ago`."""
    for file in LOCALES.rglob("*.ftl"):
        assert not SINCE_AGO.search(file.read_text("utf-8")), file.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_again_names_whose_turn_it_is_and_addresses_nobody(language: Language) -> None:
    phrases = phrasebook("usa", 2, language)
    text = board_message(phrases, public_view(position("usa"))).text
    assert phrases.name(Seat(0)) in text
    assert phrases.say("call-turn", who=phrases.name(Seat(0))) != text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reply_to_a_claim_mentions_the_tunnel_once(language: Language) -> None:
    game = with_deck(with_hand(position("europe"), 0, "3 red"), "red blue blue 5 pink")
    played = game.play(Seat(0), claim("angora-constantinople", "2 red"))
    view = player_view(played.game, Seat(0))
    phrases = phrasebook("europe", 2, language)
    text = action_result_message(phrases, view, played.whispers, played.events).text
    assert text.count("Angora") == 1


def test_the_reply_says_that_a_tunnel_costs_nothing_more() -> None:
    game = with_deck(with_hand(position("europe"), 0, "3 red"), "3 blue 5 pink")
    played = game.play(Seat(0), claim("angora-constantinople", "2 red"))
    view = player_view(played.game, Seat(0))
    text = action_result_message(phrasebook("europe", 2), view, played.whispers, played.events).text
    assert "Nothing more to pay" in text


def test_negative_points_have_a_minus_sign() -> None:
    *_, (_, _, last) = playing("europe", 2, number=9)
    stages = ending_messages(
        phrasebook("europe", 2),
        seated_table("europe", 2),
        public_view(last.game),
        Proof("7", has_record=True),
    )
    assert any("\N{MINUS SIGN}" in stage.text for stage in stages)
    assert not any(re.search(r"[ *]-\d", stage.text) for stage in stages)


@pytest.mark.parametrize(
    ("language", "held"),
    [("en", "3 red, 1 locomotive"), ("da", "3 røde, 1 lokomotiv"), ("sv", "3 röda, 1 lok")],
)
def test_alt_texts_count_cards_in_whole_phrases(language: Language, held: str) -> None:
    view = player_view(with_hand(position("usa"), 0, "3 red wild"), Seat(0))
    say = catalogue().translator(language).say
    assert held in alt_text.of_hand(view, phrasebook("usa", 2).board, say)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reply_to_an_action_begins_with_you(language: Language) -> None:
    game = with_hand(position("usa"), 0, "5 blue")
    played = game.play(Seat(0), claim("atlanta-miami", "5 blue"))
    view = player_view(played.game, Seat(0))
    phrases = phrasebook("usa", 2, language)
    text = action_result_message(phrases, view, played.whispers, played.events).text
    assert text.startswith(phrases.say("actor", person="you", name="Ada") + " ")
    assert phrases.name(Seat(0)) not in text
