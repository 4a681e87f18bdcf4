"""What somebody reads who plays for the first time: lobby, tickets, first turn, rules, help."""

import pytest
from msgspec.structs import replace

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES, THEMES, Theme
from bot.messages.help import help_message
from bot.messages.lobby import lobby_message
from bot.messages.parts.message import MAX_DESCRIPTION
from bot.messages.parts.phrasebook import visible_length
from bot.messages.rules import rules_message
from bot.messages.tickets import ticket_form, ticket_menu
from bot.messages.turn import MAX_FIRST_LINE, turn_message, user_names
from bot.messages.turn_screen import turn_screen_message
from engine.actions import Draw
from engine.game import Game
from engine.model import Seat
from engine.views import player_view, public_view
from maps.loader import load
from tests.support.messages import (
    assert_valid,
    buttons_by_verb,
    buttons_of,
    catalogue,
    phrasebook,
    rows_of,
    seated_table,
)
from tests.support.positions import MAPS, after, after_opening, opening, with_stations

MAP_OF: dict[Theme, str] = {
    "trains": "usa",
    "carts": "amsterdam",
    "taxis": "newyork",
    "buses": "london",
}
NAMED_BUTTONS = ("draw", "claim", "tickets")


def turn_text(game: Game, language: Language = "en", *, computer_players: int = 0) -> str:
    map_id = game.board.map.id
    table = seated_table(map_id, 2, language, computer_players=computer_players)
    return turn_message(phrasebook(map_id, 2, language), table, public_view(game), ()).text


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_says_what_this_is_and_where_the_rules_are(
    theme: Theme, language: Language
) -> None:
    map_ = load(MAP_OF[theme])
    translator, table = catalogue().translator(language, theme), seated_table(map_.id, 2, language)
    message = lobby_message(translator, table, map_)
    assert_valid(message)
    title, *lines = message.text.splitlines()
    assert map_.name in title or translator.say(f"map-{map_.id}") in title
    about = translator.say(f"lobby-about-{theme}")
    assert about in lines
    rules = next(button for button in buttons_of(rows_of(message)) if button.verb == "rules")
    assert f"**{rules.label}**" in about


@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_of_tickets_says_what_a_ticket_is(map_id: str, language: Language) -> None:
    phrases, view = phrasebook(map_id, 2, language), player_view(opening(map_id), Seat(0))
    about = phrases.say("tickets-about")
    menu = ticket_menu(phrases, view)
    assert_valid(menu)
    assert about in menu.text.splitlines()
    form = ticket_form(phrases, view)
    assert form is not None
    assert form.description == phrases.say("tickets-about-short")
    assert 0 < len(form.description) <= MAX_DESCRIPTION


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ticket_with_several_destinations_is_explained_when_one_is_offered(
    language: Language,
) -> None:
    phrases = phrasebook("switzerland", 2, language)
    view = player_view(opening("switzerland"), Seat(0))
    usual = [each.id for each in phrases.board.tickets if not each.others]
    several = [each.id for each in phrases.board.tickets if each.others]
    about = phrases.say("tickets-about-targets")
    for offered, is_told in ((usual[:3], False), ((*usual[:2], several[0]), True)):
        menu = ticket_menu(phrases, replace(view, offered=tuple(offered)))
        assert_valid(menu)
        assert (about in menu.text.splitlines()) == is_told


def test_on_amsterdam_a_ticket_is_a_contract() -> None:
    menu = ticket_menu(phrasebook("amsterdam", 2), player_view(opening("amsterdam"), Seat(0)))
    assert "A contract names two" in menu.text
    assert "ticket" not in menu.text


@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_first_turn_everybody_reads_which_button_does_what(
    map_id: str, language: Language
) -> None:
    game, phrases = after_opening(opening(map_id)), phrasebook(map_id, 2, language)
    table = seated_table(map_id, 2, language)
    message = turn_message(phrases, table, public_view(game), ())
    assert_valid(message)
    first, hint, *_ = message.text.splitlines()
    assert hint == phrases.say("turn-first")
    assert f"**{buttons_by_verb(message.rows)['turn'].label}**" in hint
    screen = turn_screen_message(phrases, player_view(game, Seat(0)))
    buttons = buttons_by_verb(screen.rows)
    for verb in NAMED_BUTTONS:
        assert f"**{buttons[verb].label}**" in screen.text
    for verb in buttons.keys() & {"station", "ferry"}:
        assert f"-# **{buttons[verb].label}**" in screen.text
    assert visible_length(first, user_names(table)) <= MAX_FIRST_LINE


def test_every_person_reads_it_once_and_computer_players_never() -> None:
    game = after_opening(opening("europe"))
    drawn = after(game, 0, Draw(), Draw())
    assert "🌱" in turn_text(drawn)
    assert "🌱" not in turn_text(drawn, computer_players=1)
    assert "🌱" not in turn_text(after(game, 0, Draw()))
    assert "🌱" not in turn_text(after(drawn, 1, Draw(), Draw()))
    assert "🌱" not in turn_text(with_stations(game, 0, "paris"))


@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_start_with_how_to_win(map_id: str, language: Language) -> None:
    phrases = phrasebook(map_id, 2, language)
    _, first, *_ = rules_message(phrases).text.splitlines()
    assert first == f"**{phrases.say('topic-goal')}.** {phrases.say('rules-goal')}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_starts_with_tapping_instead_of_typing(language: Language) -> None:
    translator = catalogue().translator(language)
    for page in range(3):
        message = help_message(translator, page)
        assert_valid(message)
        assert message.text.startswith(translator.say("help-first"))
    assert help_message(catalogue().translator("en")).text.startswith("**In your turn you never")
