"""Texts hold together where names, lists, times and numbers are put into them."""

import re

import pytest

from bot.domain.events import Proof
from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES, LOCALES
from bot.messages import ending, hand, lookup, refusals
from bot.messages import help as guide
from bot.messages.phrasebook import listed
from engine.model import Seat
from engine.refusals import Code, Refusal
from engine.views import player_view, public_view
from render.pictures import alt_text
from tests.support.messages import catalogue, phrases, table
from tests.support.positions import claim, with_deck, with_hand
from tests.support.positions import table as position
from tests.support.random_games import playing

AND: dict[Language, str] = {"en": "and", "da": "og", "nl": "en", "sv": "och"}
SINCE_AGO = re.compile(r"\b(since|siden|sinds|sedan) \{ \$since \}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_end_as_people_speak(language: Language) -> None:
    translator = catalogue().translator(language)
    assert listed(translator, ["Ada"]) == "Ada"
    assert listed(translator, ["Ada", "Bo"]) == f"Ada {AND[language]} Bo"
    assert listed(translator, ["Ada", "Bo", "Cy"]) == f"Ada, Bo {AND[language]} Cy"


def test_those_who_are_waited_for_are_listed() -> None:
    refusal = Refusal(Code.NOT_YOUR_TURN, seat=0, waiting=("1", "2"))
    spoken = phrases("usa", 3)
    both = f"{spoken.name(Seat(1))} and {spoken.name(Seat(2))}"
    assert both in refusals.refused(spoken, refusal).text


def test_nothing_is_said_to_be_since_some_hours_ago() -> None:
    """Discord writes `<t:…:R>` as `3 hours ago`."""
    for file in LOCALES.rglob("*.ftl"):
        assert not SINCE_AGO.search(file.read_text("utf-8")), file.name


def test_a_table_that_waits_for_an_automatic_player_tells_no_time() -> None:
    seated, spoken = table("usa", 2), phrases("usa", 2)
    view = public_view(position("usa"))
    told = guide.games(
        catalogue().translator("en"), [guide.OwnTable(seated, spoken.board.map, view)]
    ).text
    assert told.endswith(f"{spoken.name(Seat(0))} to move")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_again_names_whose_turn_it_is_and_speaks_to_nobody(language: Language) -> None:
    spoken = phrases("usa", 2, language)
    told = lookup.board(spoken, public_view(position("usa"))).text
    assert spoken.name(Seat(0)) in told
    assert spoken.say("call-turn", who=spoken.name(Seat(0))) != told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tunnel_is_told_once_to_the_one_who_tries_it(language: Language) -> None:
    game = with_deck(with_hand(position("europe"), 0, "3 red"), "red blue blue 5 pink")
    played = game.play(Seat(0), claim("angora-constantinople", "2 red"))
    view = player_view(played.game, Seat(0))
    spoken = phrases("europe", 2, language)
    told = hand.after_action(spoken, view, played.whispers, played.events).text
    assert told.count("Angora") == 1


def test_a_tunnel_without_a_price_is_told_with_the_claim() -> None:
    game = with_deck(with_hand(position("europe"), 0, "3 red"), "3 blue 5 pink")
    played = game.play(Seat(0), claim("angora-constantinople", "2 red"))
    view = player_view(played.game, Seat(0))
    told = hand.after_action(phrases("europe", 2), view, played.whispers, played.events).text
    assert "Nothing more to pay" in told


def test_points_lost_have_a_true_minus() -> None:
    *_, (_, _, last) = playing("europe", 2, number=9)
    stages = ending.ending(
        phrases("europe", 2),
        table("europe", 2),
        public_view(last.game),
        Proof("7", has_record=True),
    )
    assert any("\N{MINUS SIGN}" in stage.text for stage in stages)
    assert not any(re.search(r"[ *]-\d", stage.text) for stage in stages)


@pytest.mark.parametrize(
    ("language", "held"),
    [("en", "3 red, 1 wild"), ("da", "rød 3, lokomotiv 1"), ("sv", "röd 3, lok 1")],
)
def test_alt_texts_count_cards_without_bending_colours(language: Language, held: str) -> None:
    view = player_view(with_hand(position("usa"), 0, "3 red wild"), Seat(0))
    say = catalogue().translator(language).say
    assert held in alt_text.of_hand(view, phrases("usa", 2).board, say)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_did_oneself_begins_with_you(language: Language) -> None:
    game = with_hand(position("usa"), 0, "5 blue")
    played = game.play(Seat(0), claim("atlanta-miami", "5 blue"))
    view = player_view(played.game, Seat(0))
    spoken = phrases("usa", 2, language)
    told = hand.after_action(spoken, view, played.whispers, played.events).text
    assert told.startswith(spoken.say("you") + " ")
