"""Alt texts stay within Discord's limit, and the text board has everything that pictures show."""

import re
from typing import get_args

import pytest
from msgspec.structs import replace

from engine.final_score import TrailLine
from engine.game import Game, make_board, start
from engine.model import PlaceId, Seat
from engine.views import player_view, public_view
from maps.areas import QUARTERS
from maps.awards import Award, AwardKind
from maps.loader import load
from render.pictures import alt_text
from render.pictures.alt_text import within
from render.pictures.text_board import text_board, text_hand
from render.pins import CityPin, RoutePin, TicketPin, pin_pages
from render.words.english import TEMPLATES, english
from render.words.phrases import points_text
from render.words.say import Say
from tests.support.positions import (
    MAPS,
    SEED,
    after_opening,
    ended,
    opening,
    table,
    with_ferry_cards,
    with_hand,
    with_nordic_rules,
    with_routes,
    with_stations,
    with_tickets,
    with_wagons,
)
from tests.support.random_games import MAP_TABLES, dealt_again, playing, positions

DRAWN = "word-", "rules-"  # how the keys of texts begin that are drawn on pictures
NAMES = ("Søren", "A name of thirty-two letters long", "Åsa", "Zoë", "Ole")
ME = Seat(0)


@pytest.mark.parametrize(("map_id", "players"), MAP_TABLES)
def test_every_alt_text_is_within_the_limit_and_hides_what_is_hidden(
    map_id: str, players: int
) -> None:
    for game in positions(map_id, players, number=5, every=40):
        other, board = dealt_again(game, ME, number=1), game.board
        place = board.places[0].id
        for texts in zip(
            *(
                (
                    alt_text.of_board(public_view(world), board, NAMES, english),
                    alt_text.of_area(public_view(world), board, NAMES, place, english),
                    alt_text.of_own_board(player_view(world, ME), board, NAMES, english),
                    alt_text.of_hand(player_view(world, ME), board, english),
                    text_board(public_view(world), board, NAMES, english),
                )
                for world in (game, other)
            ),
            strict=True,
        ):
            assert texts[0] == texts[1]
            assert texts[0]
        assert all(
            len(text) <= alt_text.MAX_LETTERS
            for text in (
                alt_text.of_board(public_view(game), board, NAMES, english),
                alt_text.of_area(public_view(game), board, NAMES, place, english),
                alt_text.of_own_board(player_view(game, ME), board, NAMES, english),
                alt_text.of_hand(player_view(game, ME), board, english),
            )
        )


def test_the_alt_text_of_a_board_begins_with_what_changed_and_who_is_next() -> None:
    game = with_routes(table("europe"), 0, "paris-zurich")
    text = alt_text.of_board(
        public_view(game), game.board, NAMES, english, ["Søren claimed Paris \N{EN DASH} Zürich."]
    )
    assert text.startswith("Søren claimed Paris \N{EN DASH} Zürich. Waiting for: Søren.")
    assert "Søren has Paris \N{EN DASH} Zürich." in text


def test_the_alt_text_of_a_hand_names_cards_and_tickets() -> None:
    game = with_tickets(with_hand(table("europe"), 0, "3 red wild"), 0, "amsterdam-pamplona")
    text = alt_text.of_hand(player_view(game, ME), game.board, english)
    assert text.startswith("Your hand: 3 red, 1 locomotive. 45 trains,")
    assert "Ticket 1: Amsterdam \N{EN DASH} Pamplona, 7 points, 7 trains to go." in text


def test_the_alt_text_of_an_own_board_names_the_path_of_every_open_ticket() -> None:
    game = with_tickets(table("usa"), 0, "denver-el-paso", "los-angeles-new-york")
    view = player_view(with_wagons(game, 0, 8), ME)
    text = alt_text.of_own_board(view, game.board, NAMES, english)
    path = "Denver \N{EN DASH} Santa Fe \N{EN DASH} El Paso"
    one = f"Ticket 1: Denver \N{EN DASH} El Paso, 4 points, 4 trains to go. Still missing: {path}."
    lost = "impossible: takes 20 trains, you have 8"
    other = f"Ticket 2: Los Angeles \N{EN DASH} New York, 21 points, {lost}."
    assert text.startswith(f"{one} {other} Waiting for: Søren.")


def test_the_alt_text_of_a_final_board_says_what_it_marks() -> None:
    *_, (_, _, played) = playing("europe", 2, number=9)
    view = public_view(played.game)
    assert view.final is not None
    text = alt_text.of_final_board(view, played.game.board, NAMES, english)
    assert text.startswith("Europe: the board at the end of the game. ")
    assert " won" not in text  # it is posted before the winner is named
    assert "Final score" not in text
    lines = [(seat, line) for seat in view.final.seats for line in seat.lines]
    trails = [(seat, line) for seat, line in lines if isinstance(line, TrailLine) and line.points]
    assert trails
    for seat, line in trails:
        assert f"Longest path: {NAMES[seat.seat]}, {line.length}." in text
    assert "Open cards" not in text
    others = (
        alt_text.of_board(view, played.game.board, NAMES, english),
        alt_text.of_final_score(view, NAMES, english),
    )
    assert text not in others


def test_offered_tickets_are_named() -> None:
    game = opening("europe")
    text = text_hand(player_view(game, ME), game.board, english)
    assert "Choose at least 2 of 4 tickets." in text
    assert re.findall(r"Offer (\d):", text) == ["1", "2", "3", "4"]


@pytest.mark.parametrize("map_id", MAPS)
def test_the_text_board_has_every_route_once(map_id: str) -> None:
    *_, game = positions(map_id, 2, number=5, every=1)
    text = text_board(public_view(game), game.board, NAMES, english)
    assert len(re.findall("^- ", text, re.MULTILINE)) == len(game.board.routes)


@pytest.mark.parametrize("map_id", MAPS)
def test_the_alt_text_of_a_final_score_begins_with_the_winners(map_id: str) -> None:
    *_, (_, _, played) = playing(map_id, 3 if map_id != "amsterdam" else 2, number=5)
    view = public_view(played.game)
    text = alt_text.of_final_score(view, NAMES, english)
    assert 0 < len(text) <= alt_text.MAX_LETTERS
    assert view.final is not None
    assert text.startswith(", ".join(NAMES[seat] for seat in view.final.winners) + " won.")


def test_before_the_end_the_alt_text_of_the_score_is_empty() -> None:
    view, board = public_view(table("usa")), table("usa").board
    assert alt_text.of_final_score(view, NAMES, english) == ""
    assert alt_text.of_final_board(view, board, NAMES, english) == ""


def test_every_phrase_is_said_in_some_game_and_no_hole_stays_open() -> None:
    keys: set[str] = set()

    def say(key: str, /, **values: str | int) -> str:
        text = english(key, **values)
        if not key.startswith(DRAWN):
            keys.add(key)
        return text

    told = ""
    for map_id in MAPS:
        for game, _, played in playing(map_id, 2, number=9):
            if game.state.step % 10 == 0 or game.state.step < 3 or public_view(game).tunnel:
                told += all_that_is_said(game, say)
            last = played.game
        told += all_that_is_said(last, say)
    told += all_that_is_said(table("usa"), say)  # an empty hand
    told += all_that_is_said(ended(with_a_loan()), say)
    told += all_that_is_said(ended(with_a_mandala()), say)
    told += all_that_is_said(ended(with_nordic_rules(table("usa"))), say)
    told += alt_text_of_pins(table("europe"), say)
    told += alt_text.of_map(table("italy").board, say)
    told += all_that_is_said(with_two_loans(), say)
    told += all_that_is_said(with_two_loans("roma", "wien"), say)
    assert not re.search(r"[{}]", told)
    assert {key for key in TEMPLATES if not key.startswith(DRAWN)} <= keys <= set(TEMPLATES)


def alt_text_of_pins(game: Game, say: Say) -> str:
    pages = pin_pages(
        game.board,
        [
            RoutePin(game.board.routes[0].id),
            CityPin(game.board.map.cities[0].id),
            TicketPin(game.board.tickets[0].id, 3),
        ],
    )
    view = player_view(game, Seat(0))
    return " ".join(alt_text.of_pin_board(view, game.board, page.pins, say) for page in pages)


def with_a_loan() -> Game:
    """Seat 0 has a ticket that is done only with a route borrowed from seat 1."""
    game = with_tickets(table("europe"), 0, "paris-wien")
    game = with_routes(game, 0, "paris-zurich", "munchen-zurich")
    return with_stations(with_routes(game, 1, "munchen-wien"), 0, "wien")


def with_two_loans(*other_stations: str) -> Game:
    """Seat 0 has a station in Paris, which completes one of two tickets but not both."""
    game = with_routes(table("europe"), 1, "brest-paris", "dieppe-paris")
    game = with_routes(game, 0, "marseille-paris", "edinburgh-london-black", "dieppe-london-1")
    game = with_tickets(with_wagons(game, 0, 0), 0, "brest-marseille", "edinburgh-paris")
    return with_stations(game, 0, "paris", *other_stations)


def test_an_alt_text_says_which_stations_a_ticket_needs() -> None:
    game, all_built = with_two_loans(), with_two_loans("roma", "wien")
    tickets = alt_text.tickets(player_view(game, ME), game.board, english)
    assert [ticket.rpartition(", ")[2] for ticket in tickets] == ["completed.", "1 station to go."]
    _, other = alt_text.tickets(player_view(all_built, ME), game.board, english)
    assert other.endswith("only by taking a station from another ticket.")


def test_the_alt_text_of_a_final_board_names_borrowed_routes() -> None:
    game = ended(with_a_loan())
    text = alt_text.of_final_board(public_view(game), game.board, NAMES, english)
    assert "Søren borrows München \N{EN DASH} Wien with a station in Wien." in text


ALL_AWARDS = tuple(
    Award(kind, (Seat(0), Seat(1)), number) for kind in get_args(AwardKind) for number in (0, 7)
)


def all_that_is_said(game: Game, say: Say) -> str:
    board, view = game.board, public_view(game)
    mine = player_view(game, ME)
    return " ".join(
        (
            text_board(view, board, NAMES, say),
            text_hand(mine, board, say),
            alt_text.of_hand(mine, board, say),
            alt_text.of_final_score(view, NAMES, say),
            alt_text.of_score_card(view, NAMES, ALL_AWARDS, say),
            alt_text.of_final_board(view, board, NAMES, say),
            alt_text.of_film(view, board, NAMES, 28, say),
            alt_text.of_area(view, board, NAMES, board.places[0].id, say),
            *(alt_text.of_area(view, board, NAMES, quarter, say) for quarter in QUARTERS),
            alt_text.of_own_board(mine, board, NAMES, say),
        )
    )


@pytest.mark.parametrize(("map_id", "players"), MAP_TABLES)
def test_no_player_is_left_out_of_an_alt_text(map_id: str, players: int) -> None:
    *_, (game, _, played) = playing(map_id, players, number=9)
    for view in (public_view(game), public_view(played.game)):
        text = alt_text.of_board(view, game.board, NAMES, english)
        assert len(text) <= alt_text.MAX_LETTERS
        for seat in view.seats:
            assert not seat.routes or f"{NAMES[seat.seat]} has " in text
        assert english("phrase-rest") not in text


def test_at_the_end_alt_text_and_text_board_give_the_totals_of_the_picture() -> None:
    *_, (_, _, played) = playing("europe", 3, number=5)
    view, board = public_view(played.game), played.game.board
    assert view.final is not None
    for score in view.final.seats:
        total = f"{NAMES[score.seat]}: {points_text(score.total, english)},"
        assert total in alt_text.of_board(view, board, NAMES, english)
        assert total in text_board(view, board, NAMES, english)
    assert "Final score." in text_board(view, board, NAMES, english)


def test_the_text_of_a_hand_has_all_that_its_picture_has() -> None:
    game = with_ferry_cards(with_wagons(table("italy"), 0, 17), 0, 3)
    assert "17 trains, 0 cards, 0 tickets, 3 ferry cards." in text_hand(
        player_view(game, ME), game.board, english
    )


def test_sentences_that_do_not_fit_are_left_out_and_that_is_said() -> None:
    assert within(["One.", "Two."], 9, "More.") == "One. Two."
    assert within(["One.", "Two two two.", "Three."], 14, "More.") == "One. More."
    assert within(["A sentence that is too long."], 16, "More.") == "A sentenc… More."


def test_an_area_is_named() -> None:
    game = after_opening(opening("europe"))
    text = alt_text.of_area(public_view(game), game.board, NAMES, PlaceId("zurich"), english)
    assert text.startswith("The board around Zürich.")


def test_alt_text_and_text_board_say_what_the_end_would_count_now() -> None:
    game = with_stations(with_routes(table("europe"), 0, "paris-zurich"), 1, "paris")
    view, note = public_view(game), english("phrase-bonuses")
    for text in (
        alt_text.of_board(view, game.board, NAMES, english),
        alt_text.of_own_board(player_view(game, ME), game.board, NAMES, english),
        text_board(view, game.board, NAMES, english),
    ):
        assert "3 stations left (+12), longest path 3 (+10)." in text
        assert "2 stations left (+8), longest path 0." in text
        assert note in text
    over = text_board(public_view(ended(game)), game.board, NAMES, english)
    assert "longest path 3" not in over
    assert note not in over


def test_a_map_without_bonuses_has_no_note_about_them() -> None:
    plain = make_board(replace(load("usa"), rules=()))
    view = public_view(start(plain, 2, SEED).game)
    assert english("phrase-bonuses") not in alt_text.of_board(view, plain, NAMES, english)


def test_bonuses_make_room_for_how_many_routes_everybody_has() -> None:
    *_, (game, _, _) = playing("europe", 5, number=9)
    text = alt_text.of_board(public_view(game), game.board, NAMES, english)
    assert english("phrase-bonuses") not in text
    assert english("phrase-bonuses") in text_board(public_view(game), game.board, NAMES, english)


def with_a_mandala() -> Game:
    """The first seat has joined Katni and Khandwa by two paths, which meet nowhere else."""
    loop = ("agra-katni", "agra-bhopal-pink", "bhopal-khandwa", "khandwa-raipur")
    game = with_routes(table("india"), 0, *loop, "bilaspur-raipur-red", "bilaspur-katni-pink")
    return with_tickets(game, 0, "katni-khandwa")
