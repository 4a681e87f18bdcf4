"""The lesson of /learn as a game: fixed, short, played by the real rules, and always finished."""

import random
from collections import Counter

import pytest

from bot.domain.lesson import (
    LEARNER,
    OPPONENT,
    LessonPosition,
    UnknownLessonError,
    action_of,
    letters_of,
)
from bot.tables.boards import Boards
from bot.tables.lesson import play_lesson
from engine import cards as card
from engine.actions import Claim, DrawTickets
from engine.cards import COLOURS
from engine.events import LastRoundBegan, RouteClaimed
from engine.final_score import RoutesLine, TicketLine
from engine.model import RouteId
from engine.refusals import Code, Refusal
from maps.loader import LESSON_MAP
from tests.support.tables import boards

FIVE_TURNS = "a1rdBr0bbFb0Ay1"
"""One ticket; red and a card from the deck; Alma - Corvo for 3 red; two blue cards; Corvo - Elva
for 3 blue; in the last round Alma - Bruma for a yellow card and a locomotive."""
MAX_TURNS = 7
MAX_LETTERS = 80  # of 100 in a custom id


def random_lesson(number: int) -> list[LessonPosition]:
    """All positions of a lesson whose learner takes any legal move."""
    choose, board = random.Random(number).choice, boards()[LESSON_MAP]
    positions = [play_lesson(boards(), "")]
    while (now := positions[-1]).view.public.stage != "over":
        move = choose(now.view.moves)
        letters = letters_of(board, now.view, move)
        assert action_of(board, now.view, letters) == move
        positions.append(play_lesson(boards(), now.choices + letters))
    return positions


def test_the_five_turns_it_is_made_for() -> None:
    over = play_lesson(boards(), FIVE_TURNS)
    assert over.turn == 6  # would be the next
    final = over.view.public.final
    assert final is not None
    assert final.winners == (LEARNER,)
    assert [seat.total for seat in final.seats] == [4 + 4 + 2 + 6, 2 + 2 - 5]


def test_after_the_first_draw_there_are_two_ways_to_pay_for_the_first_route() -> None:
    for draw in ("rd", "dd"):
        moves = play_lesson(boards(), f"a1{draw}").view.moves
        paid = [
            move.cards for move in moves if isinstance(move, Claim) and move.route == "alma-corvo"
        ]
        assert len(paid) == 2


def test_the_opponent_closes_a_double_route_and_the_learner_needs_another() -> None:
    position = play_lesson(boards(), "a1rdBr0")
    assert [e.route for e in position.answer if isinstance(e, RouteClaimed)] == ["dorn-holm-1"]
    assert position.view.public.closed == ("dorn-holm-2",)
    (ticket,) = position.view.tickets
    assert ticket.missing == ("corvo-elva-blue",)
    (other,) = (r for r in boards()[LESSON_MAP].routes if r.id == RouteId("corvo-elva-red"))
    assert other.lane == 1


def test_both_tickets_can_be_completed_with_the_trains_there_are() -> None:
    over = play_lesson(boards(), "a3rdBr0bbCb0bdFb1")
    assert [ticket.state for ticket in over.view.tickets] == ["done", "done"]


@pytest.mark.parametrize("number", range(60))
def test_whatever_the_learner_does_the_game_ends_with_the_right_score(number: int) -> None:
    positions = random_lesson(number)
    over, board = positions[-1], boards()[LESSON_MAP]
    assert over.turn - 1 <= MAX_TURNS
    assert len(over.choices) <= MAX_LETTERS
    final = over.view.public.final
    assert final is not None
    for seat, score in zip(over.view.public.seats, final.seats, strict=True):
        owned = [board.routes[board.route_number[route]] for route in seat.routes]
        routes = sum(board.map.points[route.length] for route in owned)
        tickets = [line for line in score.lines if isinstance(line, TicketLine)]
        assert seat.wagons == board.map.wagons - sum(route.length for route in owned)
        assert [line.points for line in score.lines if isinstance(line, RoutesLine)] == [routes]
        assert score.total == routes + sum(line.points for line in tickets)
    own = {ticket.ticket: ticket.state == "done" for ticket in over.view.tickets}
    lines = final.seats[LEARNER].lines
    assert {line.ticket: line.done for line in lines if isinstance(line, TicketLine)} == own


@pytest.mark.parametrize("number", range(5))
def test_no_card_is_lost_or_made_up(number: int) -> None:
    market = boards()[LESSON_MAP].map.market.cards
    for position in random_lesson(number):
        view = position.view.public
        known = Counter(view.row) + Counter(card.unpack(view.discards))
        known += Counter(card.unpack(position.view.hand))
        hidden = view.deck + view.seats[OPPONENT].cards
        assert sum(known.values()) + hidden == sum(market.values())
        assert all(known[colour] <= market.get(colour, 0) for colour in COLOURS)


def test_choices_are_all_that_a_lesson_depends_on() -> None:
    assert play_lesson(boards(), FIVE_TURNS) == play_lesson(Boards(), FIVE_TURNS)


def test_the_turn_of_a_second_card_has_both_cards() -> None:
    first, second = play_lesson(boards(), "a1r"), play_lesson(boards(), "a1rd")
    assert (len(first.done), len(second.done)) == (1, 2)
    assert first.answer == ()
    assert (first.turn, second.turn) == (1, 2)


def test_the_last_round_begins_when_the_learner_has_two_trains_left() -> None:
    position = play_lesson(boards(), "a1rdBr0bbFb0")
    assert any(isinstance(event, LastRoundBegan) for event in position.done)


def test_new_tickets_can_be_drawn_and_are_chosen_before_the_opponent_moves() -> None:
    position = play_lesson(boards(), "a1t")
    assert position.last == DrawTickets()
    assert position.view.public.stage == "ticket choice"
    assert position.turn == 1
    assert len(play_lesson(boards(), "a1t2").view.tickets) == 2


@pytest.mark.parametrize(
    ("choices", "code"),
    [
        ("a1Br0", Code.CARDS_NOT_HELD),
        ("a1rw", Code.NOT_IN_ROW),
        ("a1rt", Code.NOT_NOW),
        ("a1p", Code.CANNOT_PASS),
        (FIVE_TURNS + "d", Code.GAME_OVER),
    ],
)
def test_what_the_rules_do_not_allow_is_refused(choices: str, code: Code) -> None:
    with pytest.raises(Refusal) as refused:
        play_lesson(boards(), choices)
    assert refused.value.code is code


@pytest.mark.parametrize(
    "choices",
    ["b1", "1", "a4", "a11", "a1x", "aQ", "a1Br", "a1Br9", "a1Zr0", "a1rwd", "a1:d", "a٣"],
)
def test_choices_that_cannot_have_been_made_are_no_lesson(choices: str) -> None:
    with pytest.raises(UnknownLessonError):
        play_lesson(boards(), choices)
