"""The menu of offered tickets, and how far a player is with the own ones."""

import re

import pytest
from msgspec.structs import replace

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.direct_messages import hand_direct_message
from bot.messages.hand import hand_elsewhere_layout, hand_elsewhere_message, hand_message
from bot.messages.lookup import own_board_message
from bot.messages.parts.message import MAX_FORM_TITLE, PinBoard
from bot.messages.parts.phrasebook import STAMP
from bot.messages.tickets import detour_lines, own_ticket_lines, ticket_form, ticket_menu
from bot.messages.turn_screen import turn_screen_message
from engine.actions import DrawTickets
from engine.game import Game
from engine.model import RouteId, Seat
from engine.views import player_view
from tests.support.languages import WRITING_RULES
from tests.support.messages import assert_valid, menu_of, phrasebook, seated_table
from tests.support.positions import (
    MAPS,
    after,
    ended,
    opening,
    with_hand,
    with_routes,
    with_tickets,
    with_turn,
    with_wagons,
)
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
    (picture,) = message.attachments
    assert isinstance(picture, PinBoard)
    assert [pin.number for pin in picture.page.pins] == [3, 4, 5]
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
    assert lines[1].startswith("⬜ **1** · Denver \N{EN DASH} El Paso (4)")
    assert lines[2].startswith("-# ")
    assert lines[3] == f"-# {phrases.say('phrase-path', path=path)}"
    assert lines[4].startswith("❌ **2** · Los Angeles \N{EN DASH} New York (21)")
    assert lines[5:] == []


def ticket_lines(game: Game, language: Language = "en") -> list[str]:
    """The lines about the tickets of seat 0."""
    phrases = phrasebook(game.board.map.id, len(game.state.players), language)
    return own_ticket_lines(phrases, player_view(game, Seat(0)))


def said_of_first_ticket(game: Game, language: Language = "en") -> list[str]:
    """Its state and the details, on whichever of its two lines they are."""
    line, details = ticket_lines(game, language)[:2]
    return [*line.split(" · ")[2:], *details.removeprefix("-# ").split(" · ")]


@pytest.mark.parametrize("language", WRITING_RULES)
def test_an_open_ticket_says_what_it_takes_and_which_cards_are_missing(language: Language) -> None:
    game = with_hand(with_tickets(position("usa"), 0, "denver-el-paso"), 0, "red")
    state, *details = said_of_first_ticket(with_wagons(game, 0, 9), language)
    assert (state, " · ".join(details)) == WRITING_RULES[language].open_ticket


def test_no_phone_breaks_the_line_of_a_ticket_in_two() -> None:
    short = with_tickets(position("europe"), 0, "paris-wien")
    first, second = ticket_lines(with_hand(short, 0, ""))
    assert first.endswith(" trains to go")
    assert second.startswith("-# still needs ")
    long = with_tickets(position("amsterdam"), 0, "munttoren-westermarkt")
    first, second = ticket_lines(with_hand(long, 0, ""))
    assert first == "⬜ **1** · Munttoren \N{EN DASH} Westermarkt (5)"
    assert second.startswith("-# 5 carts to go · still needs ")


def test_sets_of_any_colour_are_counted_one_by_one() -> None:
    game = with_hand(with_tickets(position("usa"), 0, "boston-miami"), 0, "")
    sets = re.search(r"[\d +]+ \(each of any one colour\)", ticket_lines(game)[1])
    assert sets is not None
    assert sets[0].count(" + ") >= 1


def test_the_details_of_an_open_ticket() -> None:
    game = with_tickets(position("europe"), 0, "edinburgh-paris")
    game = with_routes(with_routes(game, 1, "edinburgh-london-black"), 0, "dieppe-london-1")
    assert said_of_first_ticket(with_wagons(with_hand(game, 0, "2 pink"), 0, 1)) == [
        "1 train, 1 station to go",
        "you have the cards",
        "your last train is enough",
    ]
    awaited = with_wagons(with_routes(position("europe"), 0, "dieppe-london-1"), 0, 1)
    awaited = with_hand(with_tickets(awaited, 0, "edinburgh-paris"), 0, "wild")
    assert said_of_first_ticket(awaited)[2] == (
        "only if someone else claims Edinburgh \N{EN DASH} London"
    )
    tunnel = with_hand(with_tickets(position("europe"), 0, "zurich-brindisi"), 0, "8 wild")
    assert said_of_first_ticket(tunnel)[1:] == ["you have the cards", "a tunnel may cost more"]
    ferry = with_hand(with_tickets(position("italy"), 0, "sassari-roma"), 0, "4 red")
    assert said_of_first_ticket(ferry)[1:] == ["still needs 1 ferry card"]


def test_a_ticket_that_is_done_or_lost_says_why_and_nothing_else() -> None:
    done = with_routes(position("usa"), 0, "denver-santa-fe", "el-paso-santa-fe")
    assert ticket_lines(with_tickets(done, 0, "denver-el-paso")) == [
        "✅ **1** · Denver \N{EN DASH} El Paso (4) · completed"
    ]
    lost = with_tickets(position("amsterdam"), 0, "dam-waag", "munttoren-westermarkt")
    dam, munt = ticket_lines(with_wagons(lost, 0, 2))
    assert dam.endswith(" · impossible: takes 3 carts, you have 2")
    assert munt.startswith("❌ **2** · ")
    last = with_turn(with_tickets(position("usa"), 0, "denver-el-paso"), 0, turns_left=1)
    assert ticket_lines(last)[0].endswith(" · impossible: not enough turns left")
    assert ticket_lines(ended(last))[0].endswith(" · not completed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_warns_if_open_tickets_do_not_fit_together(language: Language) -> None:
    game = with_tickets(position("usa"), 0, "denver-el-paso", "kansas-city-houston")
    *_, warning = ticket_lines(with_wagons(game, 0, 8), language)
    assert warning.startswith("⚠️ ")
    assert {"9", "8"} <= set(re.findall(r"\d+", warning))
    assert not ticket_lines(with_wagons(game, 0, 9), language)[-1].startswith("⚠️ ")
    shared = with_tickets(position("usa"), 0, "seattle-los-angeles", "portland-phoenix")
    assert not ticket_lines(with_wagons(shared, 0, 12), language)[-1].startswith("⚠️ ")


def test_many_tickets_are_told_without_details() -> None:
    all_tickets = [ticket.id for ticket in position("usa").board.tickets]
    few, many = (
        ticket_lines(with_tickets(position("usa"), 0, *ids))
        for ids in (all_tickets[:5], all_tickets[:20])
    )
    assert sum(line.startswith("-# ") for line in few) == 5
    assert not any(line.startswith("-# ") for line in many)
    assert sum(line.startswith("⬜ ") for line in many) == 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_as_a_direct_message_says_as_of_which_move_it_is(language: Language) -> None:
    game = with_tickets(position("usa"), 0, "denver-el-paso")
    view, phrases = player_view(game, Seat(0)), phrasebook("usa", 2, language)
    stamp = STAMP + phrases.say("tickets-as-of", step=view.public.step)
    text = hand_elsewhere_message(phrases, seated_table("usa", 2, language), view).text
    assert text.split("\n")[-2] == stamp
    assert str(view.public.step) in stamp
    assert stamp not in hand_message(phrases, view).text
    done = with_routes(game, 0, "denver-santa-fe", "el-paso-santa-fe")
    nothing_open = player_view(done, Seat(0))
    text = hand_elsewhere_message(phrases, seated_table("usa", 2, language), nothing_open).text
    assert STAMP not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_path_that_others_have_taken_is_told_with_what_the_ticket_takes_now(
    language: Language,
) -> None:
    taken, phrases = RouteId("el-paso-santa-fe"), phrasebook("usa", 2, language)
    game = with_tickets(position("usa"), 0, "seattle-new-york", "denver-el-paso")
    view = player_view(with_routes(game, 1, taken), Seat(0))
    (line,) = detour_lines(phrases, view, (taken,))
    before, now = (phrases.say("holding-wagon", number=wagons) for wagons in (4, 8))
    ticket = phrases.ticket(view.tickets[1].ticket).removesuffix(" (4)")
    assert line.startswith(f"⚠️ **2 · {ticket}**: {phrases.route(taken)} ")
    assert before in line.split(";")[0]
    assert phrases.say("ticket-to-go", pieces=now) in line.split(";")[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_path_that_is_as_cheap_as_the_taken_one_is_not_told_as_dearer(
    language: Language,
) -> None:
    taken, phrases = RouteId("amsterdam-essen"), phrasebook("europe", 2, language)
    game = with_tickets(position("europe"), 0, "london-berlin")
    view = player_view(with_routes(game, 1, taken), Seat(0))
    (line,) = detour_lines(phrases, view, (taken,))
    assert line.count(phrases.say("holding-wagon", number=7)) == 1
    assert ";" not in line


def test_news_of_tickets_are_in_the_hand_and_on_the_turn_screen() -> None:
    game = with_tickets(position("usa"), 0, "denver-el-paso")
    view, phrases = player_view(game, Seat(0)), phrasebook("usa", 2)
    seated, news = seated_table("usa", 2), ("⚠️ The path is longer.",)
    for message in (
        turn_screen_message(phrases, view, news=news),
        hand_message(phrases, view, news=news),
        hand_elsewhere_layout(phrases, seated, view, news=news),
        hand_direct_message(phrases, seated, view, news=news),
    ):
        assert news[0] in message.text.split("\n")
