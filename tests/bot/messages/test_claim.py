"""What can be claimed, built and paid, as one person is told: what helps them most comes first."""

import pytest

from bot.i18n.catalogue import LANGUAGES
from bot.messages import affordable, autocomplete, event_sentences, payments, search, station
from bot.messages import claim as claims
from bot.messages.message import Menu, Message, Option
from bot.messages.routes import on_the_way, phone_label
from engine import cards as card
from engine.game import Game
from engine.model import Seat
from engine.views import PlayerView, player_view
from tests.support.messages import must_fit, phrases
from tests.support.positions import (
    claim,
    with_deck,
    with_ferry_cards,
    with_hand,
    with_routes,
    with_tickets,
    with_wagons,
)
from tests.support.positions import table as position
from tests.support.random_games import TABLES, positions

DASH = " \N{EN DASH} "


def seen(game: Game) -> PlayerView:
    return player_view(game, Seat(0))


def rich(map_id: str, hand: str) -> PlayerView:
    return seen(with_hand(position(map_id), 0, hand))


def options(message: Message) -> tuple[Option, ...]:
    (menu, *_) = message.rows
    assert isinstance(menu, Menu)
    return menu.options


def verbs(message: Message) -> list[str]:
    return [
        part.verb for row in message.rows for part in ((row,) if isinstance(row, Menu) else row)
    ]


# --- routes on the way of a ticket ----------------------------------------------------------------


def with_open_ticket() -> Game:
    return with_tickets(with_hand(position("usa"), 0, "5 red 4 blue"), 0, "dallas-new-york")


def test_routes_on_the_way_of_an_open_ticket_come_first_and_are_marked() -> None:
    view = seen(with_open_ticket())
    (ticket,) = view.tickets
    assert ticket.missing
    found = options(claims.claim_menu(phrases("usa", 2), view))
    marked = [option.description.startswith("🎫 ") for option in found]
    assert marked == sorted(marked, reverse=True)
    assert set(ticket.missing) & {option.value for option in found}
    wanted = on_the_way(phrases("usa", 2).board, view)
    assert {o.value for o in found if o.description.startswith("🎫 ")} <= wanted
    names = [choice.name for choice in autocomplete.route_choices(phrases("usa", 2), view, "")]
    assert names[0].startswith("🎫 ")


def test_a_lane_beside_a_missing_one_is_on_the_way_as_well() -> None:
    view = seen(with_open_ticket())
    board = phrases("usa", 2).board
    wanted = on_the_way(board, view)
    for route in board.routes:
        if route.id in wanted:
            beside = [other.id for other in board.routes if set(other.ends) == set(route.ends)]
            assert wanted.issuperset(beside)


def test_a_done_ticket_marks_nothing() -> None:
    game = with_tickets(position("europe"), 0, "london-berlin")
    game = with_routes(game, 0, "amsterdam-london", "amsterdam-essen", "berlin-essen")
    game = with_hand(game, 0, "5 red 4 wild")
    (ticket,) = seen(game).tickets
    assert ticket.state == "done"
    found = options(claims.claim_menu(phrases("europe", 2), seen(game)))
    assert not any("🎫" in option.description for option in found)


def test_what_can_be_paid_stands_before_what_lies_on_the_way_of_a_ticket() -> None:
    view = seen(with_open_ticket())
    found = autocomplete.route_choices(phrases("usa", 2), view, "")
    payable = [choice.value in affordable.route_ways(view) for choice in found]
    assert payable == sorted(payable, reverse=True)
    later = [
        choice.name.startswith("🎫")
        for choice in found
        if choice.value not in affordable.route_ways(view)
    ]
    assert later == sorted(later, reverse=True)


# --- the menu of routes ---------------------------------------------------------------------------


def test_routes_without_wilds_come_first() -> None:
    found = options(claims.claim_menu(phrases("europe", 2), rich("europe", "3 pink 2 wild")))
    prices = ["wild" in option.description.partition(" · ")[0] for option in found]
    assert set(prices) == {False, True}
    assert prices == sorted(prices)


def test_a_label_tells_length_and_points_and_its_description_the_price() -> None:
    view = rich("europe", "2 green 1 wild")
    found = {
        option.value: option for option in options(claims.claim_menu(phrases("europe", 2), view))
    }
    paris = found["paris-zurich"]
    assert paris.label == "Paris\N{EN DASH}Zürich 3 (+4)"
    assert paris.description == "2 green + 1 wild · grey · tunnel"
    assert paris.emoji == "🩶"


@pytest.mark.parametrize("map_id", ["amsterdam", "europe", "italy", "usa"])
def test_labels_stand_on_one_line_of_a_phone_and_still_differ(map_id: str) -> None:
    spoken = phrases(map_id, 2)
    labels = {}
    for route in spoken.board.routes:
        label = phone_label(spoken, route)
        assert len(label) <= 28
        labels[frozenset(route.ends)] = label
    assert len(set(labels.values())) == len(labels)


def test_the_colour_is_said_once() -> None:
    (line,) = autocomplete.route_choices(phrases("usa", 2), rich("usa", "5 blue"), "atlanta miami")
    assert line.name == f"Atlanta{DASH}Miami · 5 · 10 pts · 5 blue"
    (line,) = autocomplete.route_choices(phrases("usa", 2), rich("usa", "5 wild"), "atlanta miami")
    assert line.name == f"Atlanta{DASH}Miami · 5 · 10 pts · 5 wilds (blue)"


def test_lanes_that_are_alike_are_one_line() -> None:
    spoken, view = phrases("usa", 4), rich("usa", "2 red")
    alike = search.routes(spoken.board, "vancouver seattle")
    assert len(alike) == 2
    assert len(autocomplete.route_choices(spoken, view, "vancouver seattle")) == 1
    found = options(claims.claim_menu(spoken, view))
    assert len({(option.label, option.emoji) for option in found}) == len(found)


def test_lanes_in_two_colours_are_two_lines() -> None:
    lanes = search.routes(phrases("usa", 4).board, "portland san francisco")
    assert len({lane.colour for lane in lanes}) == 2
    found = autocomplete.route_choices(
        phrases("usa", 4), rich("usa", "1 red"), "portland san francisco"
    )
    assert len(found) == 2


# --- what is lacking ------------------------------------------------------------------------------


def test_who_can_pay_for_nothing_hears_what_the_nearest_lack_and_can_draw() -> None:
    message = claims.claim_menu(phrases("usa", 2), rich("usa", ""))
    must_fit(message)
    first, title, *near = message.text.splitlines()
    assert "cannot pay" in first
    assert title.endswith(":")
    assert len(near) == 5
    assert all("1 card short" in line or "short" in line for line in near)
    assert "draw" in verbs(message)


def test_the_nearest_routes_come_first() -> None:
    spoken, view = phrases("italy", 2), rich("italy", "1 red")
    message = claims.found_menu(spoken, view, [r for r in spoken.board.routes if r.length > 1])
    lines = message.text.splitlines()[2:]
    assert len(lines) == 5
    assert all("1 red short" in line for line in lines)


@pytest.mark.parametrize(
    ("route", "hand", "lack"),
    [
        ("atlanta-miami", "3 blue", "2 blue short"),
        ("atlanta-miami", "3 red 1 wild", "4 blue short"),
        ("vancouver-calgary", "2 green", "1 green short"),
        ("vancouver-calgary", "2 green 2 red", "1 card short"),
        ("vancouver-calgary", "", "3 cards short"),
    ],
)
def test_what_is_lacking_is_named_where_only_one_colour_is_nearest(
    route: str, hand: str, lack: str
) -> None:
    typed = route.replace("-", " ")
    (line,) = autocomplete.route_choices(phrases("usa", 2), rich("usa", hand), typed)
    assert f" · {lack}" in line.name


def test_a_ferry_lacks_wilds() -> None:
    view = rich("europe", "4 blue")
    (line,) = autocomplete.route_choices(phrases("europe", 2), view, "stockholm petrograd")
    assert "wild" in line.name.partition("short")[0] or "8" in line.name


@pytest.mark.parametrize("ferry_cards", [0, 1, 2])
def test_nothing_is_lacking_exactly_where_a_claim_is_offered(ferry_cards: int) -> None:
    for hand in ("3 red 1 wild", "5 blue", "2 wild 2 green", "1 pink"):
        game = with_ferry_cards(with_hand(position("italy"), 0, hand), 0, ferry_cards)
        payable = affordable.route_ways(seen(game))
        for number, route in enumerate(game.board.routes):
            price = game.board.prices[number]
            lack = affordable.shortfall(price, seen(game).hand, ferry_cards)
            assert (lack == 0) == (route.id in payable), (hand, route.id)
            assert {
                card.total(c) for c in affordable.lacking(price, seen(game).hand, ferry_cards)
            } == {lack}


def test_routes_that_nobody_can_give_are_not_near() -> None:
    game = with_routes(position("usa", 4), 0, "portland-san-francisco-pink")
    typed = "portland san francisco"
    assert search.routes(game.board, typed)
    assert autocomplete.route_choices(phrases("usa", 4), seen(game), typed) == []
    short = seen(with_wagons(position("usa"), 0, 3))
    assert autocomplete.route_choices(phrases("usa", 2), short, "atlanta miami") == []


# --- what somebody typed --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed",
    [
        "paris-zurich",
        "Paris \N{EN DASH} Zürich",
        "zurich paris",
        "PARIS, ZÜRICH",
        "paris → zurich",
        "Paris \N{EN DASH} Zürich · 3 · 4 pts · 2 green + 1 wild (grey, tunnel)",
        "🎫 Paris \N{EN DASH} Zürich · 3",
        "zur pari",
    ],
)
def test_a_route_is_known_however_it_is_typed(typed: str) -> None:
    assert [r.id for r in search.routes(phrases("europe", 2).board, typed)] == ["paris-zurich"]


@pytest.mark.parametrize("map_id", ["amsterdam", "europe", "italy", "usa"])
def test_every_route_is_known_by_its_whole_name_in_either_order(map_id: str) -> None:
    spoken = phrases(map_id, 2)
    for route in spoken.board.routes:
        one, other = map(spoken.place, route.ends)
        for typed in (f"{one} {other}", f"{other} - {one}"):
            found = search.routes(spoken.board, typed)
            assert route in found
            assert search.is_one_pair(found)


def test_of_two_lanes_the_one_that_can_be_paid_is_meant() -> None:
    board = phrases("usa", 4).board
    lanes = search.routes(board, "portland san francisco")
    green = next(lane for lane in lanes if lane.colour is card.by_word("green"))
    view = seen(with_hand(position("usa", 4), 0, "5 green"))
    assert search.only_one(view, lanes, None) == green.id
    both = seen(with_hand(position("usa", 4), 0, "5 green 5 pink"))
    assert search.only_one(both, lanes, None) is None
    assert search.only_one(both, lanes, payments.read("5 green")) == green.id
    neither = seen(with_hand(position("usa", 4), 0, ""))
    assert search.only_one(neither, lanes, None) in [lane.id for lane in lanes]


def test_lanes_that_are_alike_need_no_choice() -> None:
    lanes = search.routes(phrases("usa", 4).board, "seattle vancouver")
    view = seen(with_hand(position("usa", 4), 0, "1 green 1 pink"))
    assert search.only_one(view, lanes, None) in [lane.id for lane in lanes]


def test_part_of_a_name_becomes_a_menu_of_what_can_be_paid() -> None:
    view = rich("europe", "3 green 1 wild")
    found = search.routes(phrases("europe", 2).board, "zurich")
    assert search.only_one(view, found, None) is None
    message = claims.found_menu(phrases("europe", 2), view, found)
    must_fit(message)
    assert options(message)
    assert all("Zürich" in option.label for option in options(message))
    poor = claims.found_menu(phrases("europe", 2), rich("europe", ""), found)
    assert all("Zürich" in line for line in poor.text.splitlines()[2:])


@pytest.mark.parametrize(
    ("typed", "near"),
    [("Pariis Zurisch", f"Paris{DASH}Zürich"), ("Zurisch", "Zürich"), ("qqqq", None)],
)
def test_what_is_unknown_is_answered_with_the_nearest_names(typed: str, near: str | None) -> None:
    spoken = phrases("europe", 2)
    assert search.routes(spoken.board, typed) == []
    message = claims.no_such_route(spoken, typed, search.nearest(spoken.board, typed))
    must_fit(message)
    assert typed in message.text
    assert ("Did you mean" in message.text) == (near is not None)
    assert near is None or near in message.text


def test_ways_to_pay_are_offered_for_a_route_that_was_typed() -> None:
    view, spoken = rich("europe", "3 green 1 wild"), phrases("europe", 2)
    picked = autocomplete.payment_choices(spoken, view, "paris-zurich", "")
    assert picked
    assert autocomplete.payment_choices(spoken, view, "zurich paris", "") == picked
    assert autocomplete.payment_choices(spoken, view, "zurich", "") == []


@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_menus_of_what_was_typed_fit(map_id: str, players: int) -> None:
    for game in positions(map_id, players, number=31, every=40):
        for language in LANGUAGES:
            spoken, view = phrases(map_id, players, language), seen(game)
            for typed in ("a", "am", "ro"):
                must_fit(claims.found_menu(spoken, view, search.routes(spoken.board, typed)))


# --- stations and tunnels -------------------------------------------------------------------------


def test_a_station_at_the_end_of_an_open_ticket_says_so_and_comes_first() -> None:
    game = with_tickets(with_hand(position("europe"), 0, "3 red"), 0, "athina-angora")
    first, second, *others = options(station.city_menu(phrases("europe", 2), seen(game)))
    assert {first.value, second.value} == {"athina", "angora"}
    assert first.description.startswith("end of your ticket ")
    assert "Angora" in first.description
    assert "Athina" in first.description
    assert not any(option.description for option in others)


def test_the_end_of_a_done_ticket_is_a_city_like_others() -> None:
    game = with_tickets(position("europe"), 0, "london-berlin")
    game = with_routes(game, 0, "amsterdam-london", "amsterdam-essen", "berlin-essen")
    found = options(station.city_menu(phrases("europe", 2), seen(with_hand(game, 0, "3 red"))))
    assert not any(option.description for option in found)


def test_who_cannot_build_can_do_something_else() -> None:
    message = station.city_menu(phrases("europe", 2), rich("europe", ""))
    assert {"draw", "claim"} <= set(verbs(message))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_reads_what_was_paid_for_a_tunnel(language: str) -> None:
    game = with_deck(with_hand(position("europe"), 0, "3 green"), "green blue blue 5 pink")
    played = game.play(Seat(0), claim("paris-zurich", "3 green"))
    spoken = phrases("europe", 2, language)  # type: ignore[arg-type]
    (told,) = event_sentences.sentences(spoken, played.events)
    assert spoken.cards(card.from_words({"green": 3})) in told
    question = claims.tunnel_question(spoken, seen(played.game))
    assert spoken.cards(card.from_words({"green": 3})) in question.text
