"""The menu of offered tickets."""

import pytest
from msgspec.structs import replace

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.lookup import own_board_message
from bot.messages.parts.message import MAX_FORM_TITLE, OwnBoard
from bot.messages.tickets import ticket_form, ticket_menu
from engine.actions import DrawTickets
from engine.model import Seat
from engine.views import player_view
from tests.support.messages import assert_valid, menu_of, phrasebook
from tests.support.positions import MAPS, after, opening, with_tickets, with_wagons
from tests.support.positions import table as position


def test_the_menu_asks_for_as_many_tickets_as_must_be_kept() -> None:
    view = player_view(opening("europe"), Seat(0))
    menu = menu_of(ticket_menu(phrasebook("europe", 2), view))
    assert (menu.min_values, menu.max_values, len(menu.options)) == (2, 4, 4)
    assert [option.value for option in menu.options] == list(view.offered)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("map_id", MAPS)
def test_the_form_has_the_tickets_of_the_menu_and_keeps_to_its_limits(
    map_id: str, language: Language
) -> None:
    view, phrases = player_view(opening(map_id), Seat(0)), phrasebook(map_id, 2, language)
    form, menu = ticket_form(phrases, view), menu_of(ticket_menu(phrases, view))
    assert form is not None
    assert (form.options, form.min_values, form.max_values) == (
        menu.options,
        menu.min_values,
        menu.max_values,
    )
    assert 0 < len(form.title) <= MAX_FORM_TITLE
    assert 0 < len(form.label) <= MAX_FORM_TITLE
    assert "…" not in form.title + form.label


def test_more_than_ten_tickets_are_chosen_in_the_menu() -> None:
    view, phrases = player_view(opening("europe"), Seat(0)), phrasebook("europe", 2)
    tickets = tuple(ticket.id for ticket in phrases.board.tickets)
    assert ticket_form(phrases, replace(view, offered=tickets[:10])) is not None
    assert ticket_form(phrases, replace(view, offered=tickets[:11])) is None
    assert ticket_form(phrases, replace(view, offered=())) is None
    many = ticket_menu(phrases, replace(view, offered=tickets[:11]))
    assert_valid(many)
    assert len(menu_of(many).options) == 11


@pytest.mark.parametrize("language", LANGUAGES)
def test_offered_tickets_have_the_same_numbers_in_the_menu_and_on_the_board(
    language: Language,
) -> None:
    game = with_tickets(position("europe"), 0, "paris-wien", "brest-petrograd")
    view = player_view(after(game, 0, DrawTickets()), Seat(0))
    message = ticket_menu(phrasebook("europe", 2, language), view)
    assert message.attachments == (OwnBoard(view),)
    labels = [option.label for option in menu_of(message).options]
    numbered = [label.split(" · ")[0] for label in labels]
    assert numbered == ["3", "4", "5"]
    assert all(f"**{number}** · " in message.text for number in numbered)
    board = own_board_message(phrasebook("europe", 2, language), view)
    assert all(f"**{number}** · " in board.text for number in numbered)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_message_of_an_own_board_says_what_the_picture_marks(language: Language) -> None:
    game = with_tickets(position("usa"), 0, "denver-el-paso", "los-angeles-new-york")
    view = player_view(with_wagons(game, 0, 8), Seat(0))
    phrases = phrasebook("usa", 2, language)
    lines = own_board_message(phrases, view).text.split("\n")
    path = "Denver \N{EN DASH} Santa Fe \N{EN DASH} El Paso"
    assert lines[1].startswith("🚧 **1** · Denver \N{EN DASH} El Paso (4)")
    assert lines[2] == f"-# {phrases.say('phrase-path', path=path)}"
    assert lines[3].startswith("❌ **2** · Los Angeles \N{EN DASH} New York (21)")
    assert lines[4:] == []
