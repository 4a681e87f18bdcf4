"""Menus of routes and payments, and the question about a tunnel."""

import pytest

from bot.discord_io.components import custom_id
from bot.domain.table import Language, TableId
from bot.i18n.catalogue import LANGUAGES
from bot.messages.claim import (
    claim_menu,
    matching_routes_menu,
    route_payment_menu,
    similar_routes_menu,
    tunnel_question,
)
from bot.messages.parts import payments
from bot.messages.parts.affordable import route_payments
from bot.messages.parts.autocomplete import route_choices
from bot.messages.parts.event_sentences import event_sentences
from bot.messages.parts.message import MAX_BUTTON_LABEL, Button, Message, PinBoard
from bot.messages.parts.routes import price_label, routes_for_tickets
from bot.messages.parts.search import find_routes, only_route_meant, similar_routes
from engine import cards as card
from engine.actions import Claim
from engine.game import Game
from engine.model import RouteId, Seat
from engine.views import player_view
from tests.support.messages import (
    assert_valid,
    buttons_by_verb,
    buttons_of,
    english,
    first_seat_view,
    menu_of,
    menu_options,
    phrasebook,
    rows_of,
    view_with_hand,
)
from tests.support.positions import (
    MAPS,
    after,
    claim,
    with_deck,
    with_ferry_cards,
    with_hand,
    with_routes,
    with_tickets,
)
from tests.support.positions import table as position
from tests.support.random_games import MAP_TABLES, playing, positions

DASH = " \N{EN DASH} "


def claim_buttons(message: Message) -> list[Button]:
    """The buttons that claim a route."""
    return [button for button in buttons_of(rows_of(message)) if button.verb == "pay"]


def with_open_ticket() -> Game:
    return with_tickets(with_hand(position("usa"), 0, "5 red 4 blue"), 0, "dallas-new-york")


def test_routes_wanted_for_an_open_ticket_come_first_and_are_marked() -> None:
    view = first_seat_view(with_open_ticket())
    (ticket,) = view.tickets
    assert ticket.missing
    message = claim_menu(phrasebook("usa", 2), view)
    wanted = routes_for_tickets(phrasebook("usa", 2).board, view)
    buttons, options = claim_buttons(message), menu_options(message, "route")
    for found in ([button.args[0] for button in buttons], [option.value for option in options]):
        is_wanted = [route in wanted for route in found]
        assert is_wanted == sorted(is_wanted, reverse=True)
    assert set(ticket.missing) & {button.args[0] for button in buttons}
    assert {b.style for b in buttons if b.args[0] in wanted} == {"success"}
    assert {b.style for b in buttons if b.args[0] not in wanted} <= {"secondary"}
    assert all(o.description.startswith("🎫 ") == (o.value in wanted) for o in options)
    assert f"🎫 {phrasebook('usa', 2).ticket(ticket.ticket)}" in message.text
    names = [choice.name for choice in route_choices(phrasebook("usa", 2), view, "")]
    assert names[0].startswith("🎫 ")


def test_no_route_is_marked_for_a_ticket_that_is_done() -> None:
    game = with_tickets(position("europe"), 0, "london-berlin")
    game = with_routes(game, 0, "amsterdam-london", "amsterdam-essen", "berlin-essen")
    game = with_hand(game, 0, "5 red 4 wild")
    (ticket,) = first_seat_view(game).tickets
    assert ticket.state == "done"
    message = claim_menu(phrasebook("europe", 2), first_seat_view(game))
    assert "🎫" not in message.text
    assert not any("🎫" in option.description for option in menu_options(message, "route"))


def test_routes_without_wilds_come_first() -> None:
    message = claim_menu(phrasebook("europe", 2), view_with_hand("europe", "3 pink 2 wild"))
    pinned = ["locomotive" in button.label for button in claim_buttons(message)]
    others = menu_options(message, "route")
    listed = ["locomotive" in option.description.partition(" · ")[0] for option in others]
    assert {*pinned, *listed} == {False, True}
    assert pinned == sorted(pinned)
    assert listed == sorted(listed)


def test_a_label_has_length_and_points_and_the_description_has_the_price() -> None:
    view = view_with_hand("europe", "2 green 1 wild")
    message = claim_menu(phrasebook("europe", 2), view)
    found = {option.value: option for option in menu_options(message, "route")}
    paris = found["paris-zurich"]
    assert paris.label == "Paris\N{EN DASH}Zürich 3 (+4)"
    assert paris.description == "2 green + 1 locomotive · grey · tunnel"
    assert paris.emoji == "🩶"


def test_equal_lanes_are_one_line() -> None:
    phrases, view = phrasebook("usa", 4), view_with_hand("usa", "2 red")
    alike = find_routes(phrases.board, "vancouver seattle")
    assert len(alike) == 2
    assert len(route_choices(phrases, view, "vancouver seattle")) == 1
    found = claim_buttons(claim_menu(phrases, view_with_hand("usa", "1 red")))
    assert len({button.label for button in found}) == len(found)


def test_a_player_who_can_pay_for_nothing_reads_what_is_missing_and_can_draw() -> None:
    message = claim_menu(phrasebook("usa", 2), view_with_hand("usa", ""))
    assert_valid(message)
    first, title, *near = message.text.splitlines()
    assert first == english("claim-none")
    assert title.endswith(":")
    assert len(near) == 5
    assert all("still need" in line for line in near)
    assert "draw" in buttons_by_verb(message.rows)


def test_routes_with_fewest_missing_cards_come_first() -> None:
    phrases, view = phrasebook("italy", 2), view_with_hand("italy", "1 red")
    message = matching_routes_menu(phrases, view, [r for r in phrases.board.routes if r.length > 1])
    lines = message.text.splitlines()[2:]
    assert len(lines) == 5
    assert all("still need 1 red" in line for line in lines)


def test_routes_that_are_all_taken_are_not_called_too_expensive() -> None:
    game = with_routes(with_hand(position("usa"), 0, "9 red"), 1, "atlanta-miami")
    phrases, found = phrasebook("usa", 2), find_routes(game.board, "atlanta miami")
    text = matching_routes_menu(phrases, first_seat_view(game), found).text
    assert text == phrases.say("claim-none-free")


def test_part_of_a_name_leads_to_a_menu_of_the_affordable_routes() -> None:
    view = view_with_hand("europe", "3 green 1 wild")
    phrases = phrasebook("europe", 2)
    found = find_routes(phrases.board, "zurich")
    assert only_route_meant(phrases.board, view, found, None) is None
    message = matching_routes_menu(phrases, view, found)
    assert_valid(message)
    listed = [line for line in message.text.splitlines() if line.startswith("**")]
    assert len(listed) == len(claim_buttons(message)) > 0
    assert all("Zürich" in line for line in listed)
    poor = matching_routes_menu(phrasebook("europe", 2), view_with_hand("europe", ""), found)
    assert all("Zürich" in line for line in poor.text.splitlines()[2:])


def test_similar_routes_are_offered_to_be_claimed() -> None:
    phrases, view = phrasebook("europe", 2), view_with_hand("europe", "3 green 1 wild")
    similar = similar_routes(phrases.board, "Pariis Zurisch")
    message = similar_routes_menu(phrases, view, "Pariis Zurisch", similar)
    assert_valid(message)
    near = f"Paris{DASH}Zürich"
    question = phrases.say("claim-unknown", route="Pariis Zurisch", near=near)
    assert message.text.startswith(question)
    assert {button.args[0] for button in claim_buttons(message)} == {"paris-zurich"}
    poor = similar_routes_menu(phrases, view_with_hand("europe", ""), "Pariis Zurisch", similar)
    assert poor.text.startswith(question)
    assert not claim_buttons(poor)


def test_a_name_like_no_other_is_not_answered_with_suggestions() -> None:
    phrases, view = phrasebook("europe", 2), view_with_hand("europe", "9 wild")
    message = similar_routes_menu(phrases, view, "qqqq", similar_routes(phrases.board, "qqqq"))
    assert_valid(message)
    assert message.text == phrases.say("refused-unknown-route", route="qqqq")


@pytest.mark.parametrize(("map_id", "players"), MAP_TABLES)
def test_menus_of_matching_routes_are_valid(map_id: str, players: int) -> None:
    for game in positions(map_id, players, number=31, every=40):
        for language in LANGUAGES:
            phrases, view = phrasebook(map_id, players, language), first_seat_view(game)
            for typed in ("a", "am", "ro"):
                assert_valid(matching_routes_menu(phrases, view, find_routes(phrases.board, typed)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_reads_what_was_paid_for_a_tunnel(language: Language) -> None:
    game = with_deck(with_hand(position("europe"), 0, "3 green"), "green blue blue 5 pink")
    played = game.play(Seat(0), claim("paris-zurich", "3 green"))
    phrases = phrasebook("europe", 2, language)
    (text,) = event_sentences(phrases, played.events)
    assert phrases.cards(card.from_words({"green": 3})) in text
    question = tunnel_question(phrases, first_seat_view(played.game))
    assert phrases.cards(card.from_words({"green": 3})) in question.text


@pytest.mark.parametrize(("map_id", "players"), MAP_TABLES)
def test_every_payment_of_a_menu_is_a_legal_move(map_id: str, players: int) -> None:
    for game, seat, _ in playing(map_id, players, number=13):
        if game.state.step % 4:
            continue
        view = player_view(game, seat)
        for route in list(route_payments(view))[:3]:
            menu = menu_of(route_payment_menu(phrasebook(map_id, players), view, route))
            assert menu.args == (route,)
            for option in menu.options:
                paid = payments.try_parse(option.value)
                assert paid is not None
                assert Claim(route, paid.cards, paid.ferry_cards) in view.moves


def test_every_button_claims_with_a_legal_payment_that_its_label_names() -> None:
    games: list[tuple[Game, Seat]] = []
    for map_id in MAPS:
        played = playing(map_id, 2, number=17)
        games += [(game, seat) for game, seat, _ in played if not game.state.step % 5]
    paid_with = set()
    for game, seat in games:
        view, phrases = player_view(game, seat), phrasebook(game.board.map.id, 2)
        message = claim_menu(phrases, view)
        assert_valid(message)
        for button in claim_buttons(message):
            route, text = button.args
            paid = payments.parse(text)
            assert Claim(RouteId(route), paid.cards, paid.ferry_cards) in view.moves
            assert button.label.endswith(f" · {phrases.payment(paid)}")
            assert button.emoji
            paid_with |= set(text.split())
    assert {"wild", "red"} <= paid_with


def test_of_two_lanes_with_different_colours_one_has_a_button() -> None:
    phrases, view = phrasebook("europe", 4), view_with_hand("europe", "4 blue 3 green 1 wild")
    found = find_routes(phrases.board, "pamplona paris")
    message = matching_routes_menu(phrases, view, found)
    (button,) = claim_buttons(message)
    assert button.args == ("pamplona-paris-blue", "4 blue")
    others = [option.value for option in menu_options(message, "pay")]
    assert "pamplona-paris-green:3 green 1 wild" in others
    assert not menu_options(message, "route")


def test_a_button_pays_with_ferry_cards() -> None:
    phrases = phrasebook("italy", 2)
    view = first_seat_view(with_ferry_cards(with_hand(position("italy"), 0, "2 red"), 0, 2))
    message = matching_routes_menu(phrases, view, find_routes(phrases.board, "genova monaco"))
    (button,) = claim_buttons(message)
    assert button.args == ("genova-monaco", "2 red 1 ferry")
    assert button.label == "1 · 2 red + 1 ferry card"


@pytest.mark.parametrize("map_id", MAPS)
def test_the_longest_route_with_the_longest_payment_fits_into_a_button(map_id: str) -> None:
    board, most = phrasebook(map_id, 2).board, payments.parse("9 orange 9 wild 9 ferry")
    for language in LANGUAGES:
        phrases = phrasebook(map_id, 2, language)
        for route in board.routes:
            label = price_label(phrases, route, most)
            assert len(label) <= MAX_BUTTON_LABEL
            assert label.endswith(f" · {phrases.payment(most)}")
            shown = label.removesuffix(f" · {phrases.payment(most)}")
            assert shown.count("\N{EN DASH}") == 1
            assert all(len(name) > 2 for name in shown.split("\N{EN DASH}"))
            args = (route.id, payments.to_text(most))
            assert custom_id("pay", TableId(10**10), 10**4, args)  # refuses more than 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_has_the_number_of_its_pin_and_the_price(language: Language) -> None:
    phrases = phrasebook("usa", 2, language)
    message = claim_menu(phrases, view_with_hand("usa", "2 blue 1 wild"))
    first = claim_buttons(message)[0]
    price = phrases.cards(card.from_words({"blue": 2}))
    assert (first.label, first.emoji) == (f"1 · {price}", "🔵")
    assert "**1** · Atlanta \N{EN DASH} Charleston · " in message.text
    (picture,) = message.attachments
    assert isinstance(picture, PinBoard)
    assert [pin.number for pin in picture.page.pins] == [1, 2, 3, 4, 5]


def test_other_ways_to_pay_for_a_pinned_route_are_in_a_menu() -> None:
    phrases, view = phrasebook("usa", 2), view_with_hand("usa", "2 blue 2 red 1 wild")
    message = claim_menu(phrases, view)
    number = 1 + [b.args[0] for b in claim_buttons(message)].index("atlanta-charleston")
    options = {option.value: option for option in menu_options(message, "pay")}
    assert options["atlanta-charleston:2 red"].label == f"{number} · 2 red"
    for value in options:
        route, _, text = value.partition(":")
        paid = payments.parse(text)
        assert Claim(RouteId(route), paid.cards, paid.ferry_cards) in view.moves


def test_payments_carry_the_symbol_of_their_colour() -> None:
    phrases = phrasebook("italy", 2)
    cards = {"2 blue 1 wild": "🔵", "2 wild": "🚂", "1 red 2 ferry": "🔴", "2 ferry": "⛴️"}
    assert {text: phrases.payment_emoji(payments.parse(text)) for text in cards} == cards
    view = view_with_hand("usa", "2 blue 2 red 1 wild")
    menu = menu_of(route_payment_menu(phrasebook("usa", 2), view, RouteId("atlanta-charleston")))
    assert [option.emoji for option in menu.options] == ["🔵", "🔴", "🔵", "🔴"]


def test_many_routes_come_in_pages_each_with_its_part_of_the_board() -> None:
    view = view_with_hand("europe", "9 wild 9 red 9 blue 9 green 9 black")
    phrases = phrasebook("europe", 2)
    first, second = claim_menu(phrases, view), claim_menu(phrases, view, page=1)
    assert_valid(first)
    assert len(menu_options(first, "route")) == 25
    assert not {b.args for b in claim_buttons(first)} & {b.args for b in claim_buttons(second)}
    previous_page, next_page = (b for b in buttons_of(rows_of(first)) if b.verb == "more")
    assert previous_page.disabled
    assert next_page.args == ("claim", "1")
    last = claim_menu(phrases, view, page=99)
    pages = [last]
    found = set()
    for page in range(100):
        pages.append(claim_menu(phrases, view, page=page))
        found |= {RouteId(button.args[0]) for button in claim_buttons(pages[-1])}
        if pages[-1] == last:
            break
    ends = {route.id: route.ends for route in phrases.board.routes}
    assert {ends[route] for route in found} == {ends[route] for route in route_payments(view)}


def test_a_player_who_cannot_pay_for_a_tunnel_is_asked_too() -> None:
    game = with_deck(with_hand(position("europe"), 0, "2 red"), "red blue blue 5 pink")
    poor = player_view(after(game, 0, claim("angora-constantinople", "2 red")), Seat(0))
    message = tunnel_question(phrasebook("europe", 2), poor)
    assert english("tunnel-cannot-pay") in message.text
    (row,) = message.rows
    assert isinstance(row, tuple)
    assert [button.verb for button in row] == ["give_up"]
