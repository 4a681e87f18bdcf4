"""London: buses, two tickets, districts (LON-1 to LON-8)."""

import pytest

from engine import cards as card
from engine.actions import Claim, Draw, DrawTickets, Take
from engine.final_score import DistrictsLine, TrailLine
from engine.game import Game
from engine.model import Seat
from engine.refusals import Code
from engine.views import public_view
from tests.support.positions import (
    after,
    claim,
    keep,
    lines,
    offered,
    opening,
    refusal,
    score,
    table,
    ticket_deck,
    tickets,
    whose_turn,
    winners,
    with_hand,
    with_routes,
    with_ticket_deck,
    with_tickets,
)


def test_seventeen_buses_44_transport_cards_and_20_tickets() -> None:
    game = opening("london", players=4)
    assert [player.wagons for player in game.state.players] == [17] * 4  # LON-1
    plain = ("pink", "blue", "yellow", "orange", "black", "green")
    assert card.to_words(card.pack(game.board.train_cards)) == dict.fromkeys(plain, 6) | {
        "wild": 8  # LON-1
    }
    assert len(game.board.tickets) == 20  # LON-1


def test_two_cards_and_two_tickets_each_at_the_start() -> None:
    game = opening("london", players=4)
    assert [card.total(player.hand) for player in game.state.players] == [2] * 4  # LON-2
    assert [len(offered(game, seat)) for seat in range(4)] == [2] * 4  # LON-2
    assert refusal(game, 3, keep()).code == Code.TOO_FEW_TICKETS_KEPT  # LON-2


def test_a_ticket_refused_at_the_start_goes_under_the_deck() -> None:
    game = opening("london")
    before = ticket_deck(game)
    kept, refused = offered(game, 0)
    game = after(game, 0, keep(kept))
    game = after(game, 1, keep(*offered(game, 1)))
    assert tickets(game, 0) == [kept]
    assert ticket_deck(game) == [*before, refused]  # LON-2


def test_a_turn_draws_cards_claims_a_route_or_draws_tickets() -> None:
    game = with_hand(table("london"), 0, "6 wild")
    kinds = {type(move) for move in game.moves(Seat(0))}
    assert kinds == {Draw, Take, Claim, DrawTickets}  # LON-3


@pytest.mark.parametrize("kept", [1, 2])
def test_of_two_tickets_drawn_one_or_two_are_kept_and_the_other_goes_under(kept: int) -> None:
    one, two = "british-museum-st-pauls", "british-museum-waterloo"
    three = "piccadilly-circus-waterloo"
    game = after(with_ticket_deck(table("london"), one, two, three), 0, DrawTickets())
    assert offered(game, 0) == [one, two]  # LON-4
    assert refusal(game, 0, keep()).code == Code.TOO_FEW_TICKETS_KEPT  # LON-4
    game = after(game, 0, keep(two, *[one][: kept - 1]))
    assert len(tickets(game, 0)) == kept
    assert ticket_deck(game) == [three, *[one][: 2 - kept]]  # LON-4
    assert whose_turn(game) == 1


def test_the_last_ticket_may_be_drawn_and_must_be_kept() -> None:
    game = after(with_ticket_deck(table("london"), "british-museum-st-pauls"), 0, DrawTickets())
    assert game.moves(Seat(0)) == [keep("british-museum-st-pauls")]  # LON-4
    game = after(game, 0, keep("british-museum-st-pauls"))
    assert refusal(game, 1, DrawTickets()).code == Code.NO_TICKETS_LEFT  # LON-4


SOUTH = ("waterloo-globe-theatre", "globe-theatre-elephant-and-castle")


def test_a_network_with_all_places_of_a_district_scores_its_number() -> None:
    game = with_routes(table("london"), 0, *SOUTH)
    (line,) = lines(game, 0, DistrictsLine)
    assert (line.points, line.districts) == (3, ("district-3",))  # LON-6
    assert line.joined == (0, 0, 3, 0, 0)


def test_a_district_of_which_a_place_is_missing_scores_nothing() -> None:
    (line,) = lines(with_routes(table("london"), 0, SOUTH[0]), 0, DistrictsLine)
    assert (line.points, line.districts) == (0, ())  # LON-6
    assert line.joined == (0, 0, 2, 0, 0)


def test_two_networks_do_not_link_a_district_together() -> None:
    apart = ("big-ben-waterloo", "globe-theatre-elephant-and-castle")
    (line,) = lines(with_routes(table("london"), 0, *apart), 0, DistrictsLine)
    assert line.points == 0  # LON-6
    assert line.joined == (0, 1, 2, 0, 0)


def test_the_links_of_a_district_may_run_through_others() -> None:
    around = (
        "kings-cross-british-museum",
        "british-museum-piccadilly-circus",
        "piccadilly-circus-hyde-park-1",
        "regents-park-kings-cross",
        "regents-park-baker-street",
    )
    (line,) = lines(with_routes(table("london"), 0, *around), 0, DistrictsLine)
    assert (line.points, line.districts) == (5, ("district-5",))  # LON-6


def test_every_player_may_score_every_district() -> None:
    game = with_routes(table("london", 3), 0, "british-museum-covent-garden-1")
    game = with_routes(game, 1, "british-museum-covent-garden-2", *SOUTH)
    assert [lines(game, seat, DistrictsLine)[0].points for seat in range(3)] == [1, 4, 0]  # LON-6


@pytest.mark.parametrize(
    ("route", "paid", "points"),
    [
        ("trafalgar-square-big-ben", "1 pink", 1),
        ("trafalgar-square-waterloo", "2 pink", 2),
        ("globe-theatre-tower-of-london", "3 pink", 4),
        ("baker-street-piccadilly-circus", "4 pink", 7),
    ],
)
def test_a_route_scores_by_its_length(route: str, paid: str, points: int) -> None:
    game = with_hand(table("london"), 0, paid)
    played = game.play(Seat(0), claim(route, paid))
    assert public_view(played.game).seats[0].points == points  # LON-7


def even() -> Game:
    """Both seats have 2 points for routes."""
    game = with_routes(table("london"), 0, "british-museum-piccadilly-circus")
    return with_routes(game, 1, "trafalgar-square-waterloo")


def test_there_is_no_bonus_for_the_longest_trail() -> None:
    assert lines(even(), 0, TrailLine) == []  # LON-7


def test_most_points_win() -> None:
    assert winners(with_tickets(even(), 0, "british-museum-piccadilly-circus")) == (0,)  # LON-8


def test_tickets_done_break_a_tie() -> None:
    game = with_tickets(even(), 0, "british-museum-piccadilly-circus")
    game = with_routes(game, 1, "buckingham-palace-trafalgar-square")
    assert [seat.total for seat in score(game).seats] == [4, 4]
    assert winners(game) == (0,)  # LON-8


def test_otherwise_the_victory_is_shared() -> None:
    assert winners(even()) == (0, 1)  # LON-8
