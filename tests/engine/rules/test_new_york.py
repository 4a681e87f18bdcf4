"""New York: taxis, two tickets, attractions (NYC-1 to NYC-8)."""

import pytest

from engine import cards as card
from engine.actions import Claim, Draw, DrawTickets, Take
from engine.final_score import AttractionsLine, TrailLine
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


def test_fifteen_taxis_44_transport_cards_and_18_tickets() -> None:
    game = opening("newyork", players=4)
    assert [player.wagons for player in game.state.players] == [15] * 4  # NYC-1
    plain = ("pink", "blue", "orange", "black", "red", "green")
    assert card.to_words(card.pack(game.board.train_cards)) == dict.fromkeys(plain, 6) | {
        "wild": 8  # NYC-1
    }
    assert len(game.board.tickets) == 18  # NYC-1


def test_two_cards_and_two_tickets_each_at_the_start() -> None:
    game = opening("newyork", players=4)
    assert [card.total(player.hand) for player in game.state.players] == [2] * 4  # NYC-2
    assert [len(offered(game, seat)) for seat in range(4)] == [2] * 4  # NYC-2
    assert refusal(game, 3, keep()).code == Code.TOO_FEW_TICKETS_KEPT  # NYC-2


def test_a_ticket_refused_at_the_start_goes_under_the_deck() -> None:
    game = opening("newyork")
    before = ticket_deck(game)
    kept, refused = offered(game, 0)
    game = after(game, 0, keep(kept))
    game = after(game, 1, keep(*offered(game, 1)))
    assert tickets(game, 0) == [kept]
    assert len(tickets(game, 1)) == 2
    assert ticket_deck(game) == [*before, refused]  # NYC-2


def test_a_turn_draws_cards_claims_a_route_or_draws_tickets() -> None:
    game = with_hand(table("newyork"), 0, "6 wild")
    kinds = {type(move) for move in game.moves(Seat(0))}
    assert kinds == {Draw, Take, Claim, DrawTickets}  # NYC-3


@pytest.mark.parametrize("kept", [1, 2])
def test_of_two_tickets_drawn_one_or_two_are_kept_and_the_other_goes_under(kept: int) -> None:
    one, two, three = "east-village-soho", "chelsea-brooklyn", "chelsea-wall-street"
    game = after(with_ticket_deck(table("newyork"), one, two, three), 0, DrawTickets())
    assert offered(game, 0) == [one, two]  # NYC-4
    assert refusal(game, 0, keep()).code == Code.TOO_FEW_TICKETS_KEPT  # NYC-4
    game = after(game, 0, keep(two, *[one][: kept - 1]))
    assert len(tickets(game, 0)) == kept
    assert ticket_deck(game) == [three, *[one][: 2 - kept]]  # NYC-4
    assert whose_turn(game) == 1


def test_the_last_ticket_may_be_drawn_and_must_be_kept() -> None:
    game = after(with_ticket_deck(table("newyork"), "east-village-soho"), 0, DrawTickets())
    assert game.moves(Seat(0)) == [keep("east-village-soho")]  # NYC-4
    game = after(game, 0, keep("east-village-soho"))
    assert refusal(game, 1, DrawTickets()).code == Code.NO_TICKETS_LEFT  # NYC-4


def test_a_route_between_two_attractions_is_worth_one_point_for_each() -> None:
    game = with_routes(table("newyork"), 0, "central-park-united-nations")
    (line,) = lines(game, 0, AttractionsLine)
    assert (line.points, line.places) == (2, ("central-park", "united-nations"))  # NYC-6


def test_a_route_between_other_places_is_worth_nothing_more() -> None:
    game = with_routes(table("newyork"), 0, "gramercy-park-east-village")
    assert lines(game, 0, AttractionsLine) == [AttractionsLine(0, ())]  # NYC-6


def test_attractions_need_not_be_joined_and_each_counts_once() -> None:
    routes = ("lincoln-center-central-park", "central-park-united-nations", "soho-wall-street")
    game = with_routes(table("newyork"), 0, *routes)
    (line,) = lines(game, 0, AttractionsLine)
    assert line.places == ("central-park", "united-nations", "wall-street")  # NYC-6
    assert line.points == 3  # NYC-6


def test_every_player_who_reaches_an_attraction_scores_it() -> None:
    game = with_routes(table("newyork", 3), 0, "chinatown-wall-street-green")
    game = with_routes(game, 1, "chinatown-wall-street-pink")
    assert [lines(game, seat, AttractionsLine)[0].points for seat in range(3)] == [2, 2, 0]  # NYC-6


@pytest.mark.parametrize(
    ("route", "paid", "points"),
    [
        ("midtown-west-times-square", "1 red", 1),
        ("soho-wall-street", "2 red", 2),
        ("lower-east-side-brooklyn", "3 red", 4),
        ("chelsea-soho", "4 pink", 7),
    ],
)
def test_a_route_scores_at_once_by_its_length(route: str, paid: str, points: int) -> None:
    game = with_hand(table("newyork"), 0, paid)
    played = game.play(Seat(0), claim(route, paid))
    assert public_view(played.game).seats[0].points == points  # NYC-7


def even() -> Game:
    """Both seats have 2 points for routes and 1 for an attraction; these tickets cancel out."""
    game = with_routes(table("newyork"), 0, "lincoln-center-times-square-green")
    return with_routes(game, 1, "soho-wall-street")


def test_most_points_win() -> None:
    assert winners(with_tickets(even(), 1, "central-park-midtown-west")) == (0,)  # NYC-8


def test_tickets_done_break_a_tie() -> None:
    game = with_routes(even(), 0, "times-square-empire-state-building-orange")
    game = with_routes(game, 1, "chinatown-wall-street-green")
    game = with_tickets(game, 0, "lincoln-center-empire-state-building", "east-village-soho")
    game = with_tickets(game, 1, "lower-east-side-wall-street")
    game = with_routes(game, 0, "east-village-lower-east-side")
    assert [seat.total for seat in score(game).seats] == [5, 3]
    level = with_routes(game, 1, "midtown-west-times-square")
    assert [seat.total for seat in score(level).seats] == [5, 5]
    assert winners(level) == (0,)  # NYC-8


def test_otherwise_the_victory_is_shared() -> None:
    assert winners(even()) == (0, 1)  # NYC-8


def test_there_is_no_bonus_for_the_longest_trail() -> None:
    assert lines(even(), 0, TrailLine) == []  # NYC-8
