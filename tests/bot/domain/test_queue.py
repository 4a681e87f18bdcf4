"""Which queued move is played, and how a queue changes."""

import pytest
from msgspec.structs import replace

from bot.domain.queue import (
    MOST_MOVES,
    MOST_TURNS,
    NO_QUEUE,
    Call,
    Queue,
    QueuedAction,
    QueuedCards,
    QueuedClaim,
    QueuedFerryCard,
    QueuedMove,
    QueuedStation,
    QueuedTickets,
    Report,
    add,
    after_action,
    after_own_action,
    after_undo,
    allow_last_round,
    choose_delay,
    clear,
    decide,
    remove,
)
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import Seq
from engine.actions import Action, Claim, Draw, DrawFerryCard, DrawTickets, GiveUp, Keep, Take
from engine.cards import BY_WORD
from engine.game import Game
from engine.model import PlaceId, RouteId, Seat, TicketId
from engine.payments import Payment
from engine.views import PlayerView, player_view
from tests.support.positions import (
    after,
    cards,
    claim,
    pay,
    station,
    table,
    with_deck,
    with_hand,
    with_routes,
    with_row,
    with_tickets,
    with_turn,
    with_wagons,
)

RED, WILD = BY_WORD["red"], BY_WORD["wild"]
DECK = QueuedCards()
TICKET = TicketId("berlin-bucuresti")


def queue_of(*turns: tuple[QueuedMove, ...], in_last_round: bool = False) -> Queue:
    return Queue(turns, in_last_round=in_last_round)


def decided(game: Game, queue: Queue) -> Action | Call:
    """What is played from the queue of the seat that is to move."""
    found = decide(game.board, first_view(game), queue)
    if isinstance(found, Call):
        return found
    assert found.action in first_view(game).moves
    return found.action


def lanes(game: Game) -> tuple[RouteId, RouteId]:
    """A double route without a tunnel."""
    for number, route in enumerate(game.board.routes):
        if game.board.lanes[number] and not route.tunnel and route.colour is not None:
            other = game.board.routes[game.board.lanes[number].bit_length() - 1]
            if other.colour not in (None, route.colour):
                return route.id, other.id
    raise AssertionError


def test_a_claim_is_played_with_exactly_its_payment() -> None:
    game = with_hand(table("usa", 4), 0, "6 red 6 blue 2 wild")
    wanted = next(move for move in first_view(game).moves if isinstance(move, Claim))
    move = QueuedClaim((wanted.route,), Payment(wanted.cards))
    assert decided(game, queue_of((move,))) == wanted


def test_a_claim_with_any_cards_costs_as_few_wilds_as_possible() -> None:
    game = with_hand(table("europe", 2), 0, "2 black 2 wild")
    move = QueuedClaim((RouteId("brest-dieppe"),))
    grey = with_hand(table("europe", 2), 0, "3 orange 2 wild")
    assert decided(grey, queue_of((move,))) == claim("brest-dieppe", "2 orange")
    assert decided(game, queue_of((QueuedClaim((RouteId("brest-paris"),)),))) == claim(
        "brest-paris", "2 black 1 wild"
    )


def test_a_claim_with_any_cards_keeps_substitutes_and_one_may_say_which() -> None:
    game = with_hand(table("nordic"), 0, "1 green 1 wild 2 blue 2 red")
    route = "honningsvag-kirkenes"
    any_cards = QueuedClaim((RouteId(route),))
    assert decided(game, queue_of((any_cards,))) == claim(route, "1 green 1 wild")
    certain = QueuedClaim((RouteId(route),), Payment(cards("1 green 2 blue 1 red")))
    assert decided(game, queue_of((certain,))) == claim(route, "1 green 2 blue 1 red")
    wrong = QueuedClaim((RouteId(route),), Payment(cards("2 blue 2 red")))
    assert decided(game, queue_of((wrong,))) is Call.VOID


def test_a_taken_lane_leaves_the_other_one() -> None:
    game = table("usa", 4)
    first, second = lanes(game)
    length = game.board.routes[game.board.route_number[second]].length
    game = with_routes(with_hand(game, 0, f"{length} wild"), 1, first)
    move = QueuedClaim((first, second))
    assert decided(game, queue_of((move,))) == claim(second, f"{length} wild")


@pytest.mark.parametrize("hand", ["2 green", "3 red", "1 wild"])
def test_a_claim_is_void_with_fewer_cards_than_it_costs(hand: str) -> None:
    game = with_hand(table("europe", 2), 0, hand)
    move = QueuedClaim((RouteId("brest-paris"),), Payment(cards("3 black")))
    assert decided(game, queue_of((move,))) is Call.VOID


def test_a_claim_is_void_if_the_route_is_taken() -> None:
    game = with_hand(with_routes(table("europe", 2), 1, "brest-paris"), 0, "3 black")
    move = QueuedClaim((RouteId("brest-paris"),))
    assert decided(game, queue_of((move,))) is Call.VOID
    assert decided(game, queue_of((move, DECK))) == Draw()


def test_a_claim_for_a_ticket_is_void_once_the_ticket_is_done() -> None:
    game = with_hand(with_tickets(table("europe", 2), 0, TICKET), 0, "3 black")
    ticket = TICKET
    move = QueuedClaim((RouteId("brest-paris"),), tickets=(ticket,))
    assert decided(game, queue_of((move,))) == claim("brest-paris", "3 black")
    done = with_done_ticket(game, ticket)
    assert decided(done, queue_of((move,))) is Call.VOID
    assert decided(done, queue_of((replace(move, tickets=()),))) == claim("brest-paris", "3 black")


def with_done_ticket(game: Game, ticket: TicketId) -> Game:
    """The same position, in which the first seat has done the ticket."""
    (own,) = (each for each in first_view(game).tickets if each.ticket == ticket)
    return with_routes(game, 0, *own.missing)


def test_a_tunnel_is_not_tried_unless_it_was_said_what_to_do() -> None:
    game = with_hand(table("europe", 2), 0, "5 green 2 wild")
    move = QueuedClaim((RouteId("paris-zurich"),))
    assert decided(game, queue_of((move,))) is Call.VOID
    assert decided(game, queue_of((replace(move, extra=0),))) == claim("paris-zurich", "3 green")


@pytest.mark.parametrize(
    ("extra", "hand", "expected"),
    [
        (2, "5 green", pay("2 green")),
        (2, "4 green 1 wild", pay("1 green 1 wild")),
        (1, "5 green", GiveUp()),
        (3, "3 green", GiveUp()),
    ],
)
def test_a_tunnel_is_paid_up_to_the_limit_or_given_up(
    extra: int, hand: str, expected: Action
) -> None:
    game = with_deck(with_hand(table("europe", 2), 0, hand), "green wild red")
    move = QueuedClaim((RouteId("paris-zurich"),), extra=extra)
    tried = after(game, 0, claim("paris-zurich", "3 green"))
    assert decided(tried, Queue(under_way=move)) == expected
    assert decided(tried, NO_QUEUE) is Call.OWN_CHOICE


def test_an_open_card_is_taken_else_the_deck() -> None:
    move = QueuedCards(RED)
    with_red = with_row(table("europe", 2), "red red blue blue green")
    assert decided(with_red, queue_of((move,))) == Take(RED)
    without = with_row(with_red, "blue blue green green white")
    assert decided(without, queue_of((move,))) == Draw()
    assert decided(without, queue_of((replace(move, or_deck=False),))) is Call.VOID


def test_the_second_card_follows_the_same_instruction() -> None:
    game = with_deck(with_row(table("europe", 2), "red red blue blue green"), "white white white")
    second = after(game, 0, Take(RED))
    assert decided(second, Queue(under_way=QueuedCards(RED))) == Take(RED)
    gone = with_row(second, "blue blue green green white")
    assert decided(gone, Queue(under_way=QueuedCards(RED))) == Draw()
    assert decided(gone, Queue(under_way=QueuedCards(RED, or_deck=False))) is Call.OWN_CHOICE
    wild = with_row(second, "wild blue green green white")
    assert decided(wild, Queue(under_way=QueuedCards(WILD))) == Draw()


def test_tickets_are_drawn_once_these_are_done() -> None:
    game, own = with_tickets(table("europe", 2), 0, TICKET), TICKET
    waiting = QueuedTickets((own,))
    assert decided(game, queue_of((waiting,))) is Call.NOT_YET
    assert decided(game, queue_of((waiting, DECK))) == Draw()
    assert decided(game, queue_of((QueuedTickets(),))) == DrawTickets()
    assert decided(with_done_ticket(game, own), queue_of((waiting,))) == DrawTickets()
    chosen = after(game, 0, DrawTickets())
    assert decided(chosen, Queue(under_way=QueuedTickets())) is Call.OWN_CHOICE


def test_tickets_are_not_waited_for_once_one_is_impossible() -> None:
    ticket = TicketId("denver-el-paso")
    game = with_wagons(with_tickets(table("usa", 2), 0, ticket), 0, 0)
    assert decided(game, queue_of((QueuedTickets((ticket,)),))) is Call.VOID


def test_stations_and_ferry_cards_are_played_where_the_map_has_them() -> None:
    game = with_hand(table("europe", 2), 0, "1 red 2 blue 1 wild")
    assert decided(game, queue_of((QueuedStation(PlaceId("paris")),))) == station("paris", "1 blue")
    assert decided(game, queue_of((QueuedFerryCard(),))) is Call.VOID
    assert decided(table("italy", 2), queue_of((QueuedFerryCard(),))) == DrawFerryCard()


def test_nothing_is_played_in_the_last_round_unless_it_was_said() -> None:
    game = with_turn(table("europe", 2), 0, turns_left=2)
    assert decided(game, queue_of((DECK,))) is Call.VOID
    assert decided(game, queue_of((DECK,), in_last_round=True)) == Draw()


def test_a_void_turn_calls_its_owner_and_does_not_go_on_to_the_next_one() -> None:
    game = with_hand(table("europe", 2), 0, "1 red")
    void = QueuedClaim((RouteId("brest-paris"),))
    assert decided(game, queue_of((void,), (DECK,))) is Call.VOID
    assert decided(game, NO_QUEUE) is Call.NOTHING_QUEUED


def test_a_queue_waits_for_its_owners_turn() -> None:
    game = table("europe", 2)
    assert decide(game.board, other_view(game), queue_of((DECK,))) is Call.OWN_CHOICE
    assert decided(game, replace(queue_of((DECK,)), is_left_to_owner=True)) is Call.OWN_CHOICE


# How it changes


def played(game: Game, queue: Queue, seq: int) -> tuple[Game, Queue]:
    """One action of the first seat's queue."""
    seat = game.waiting[0]
    chosen = decide(game.board, player_view(game, seat), queue)
    assert isinstance(chosen, QueuedAction)
    result = game.play(seat, chosen.action)
    report = Report(result.events, result.whispers)
    view = player_view(result.game, seat)
    return result.game, after_action(queue, chosen, Seq(seq), report, view)


def test_a_turn_leaves_the_queue_when_it_is_played_and_is_reported_as_a_whole() -> None:
    tickets_turn = (QueuedTickets(),)
    game, queue = played(table("europe", 2), queue_of((DECK, QueuedTickets()), tickets_turn), 7)
    assert queue.turns == (tickets_turn,)
    assert queue.under_way == DECK
    game, queue = played(game, queue, 8)
    assert game.waiting == (1,)
    assert queue.under_way is None
    assert queue.report is not None
    assert len(queue.report.whispers) == 2
    assert [turn.entries for turn in queue.played] == [(7, 8)]


def test_an_own_move_takes_the_place_of_what_was_queued_for_the_turn() -> None:
    view = first_view(table("europe", 2))
    queue = replace(queue_of((DECK,), (QueuedTickets(),)), is_left_to_owner=True, report=Report())
    now = after_own_action(table("europe", 2).board, view, queue)
    assert now.turns == ((QueuedTickets(),),)
    assert (now.is_left_to_owner, now.report) == (False, None)


def test_what_waits_for_tickets_stays_when_its_owner_moves() -> None:
    game = with_tickets(table("europe", 2), 0, TICKET)
    queue = queue_of((QueuedTickets((TICKET,)),))
    assert after_own_action(game.board, first_view(game), queue).turns == queue.turns


def test_a_second_card_of_ones_own_takes_nothing_from_the_queue() -> None:
    game = after(table("europe", 2), 0, Draw())
    queue = Queue(((QueuedTickets(),),), under_way=DECK)
    now = after_own_action(game.board, first_view(game), queue)
    assert (now.turns, now.under_way) == (queue.turns, None)


def test_what_others_take_back_is_queued_again() -> None:
    _, queue = played(table("europe", 2), queue_of((DECK,), (QueuedTickets(),)), 7)
    back = after_undo(queue, [Seq(6), Seq(7)], is_own=False)
    assert back.turns == ((DECK,), (QueuedTickets(),))
    assert back.report == Report(taken_back=True)
    assert (back.played, back.under_way) == ((), None)
    untouched = after_undo(queue, [Seq(6)], is_own=False)
    assert untouched == queue


def test_what_its_owner_takes_back_is_not_played_again() -> None:
    _, queue = played(table("europe", 2), queue_of((DECK,), (QueuedTickets(),)), 7)
    back = after_undo(queue, [Seq(7)], is_own=True)
    assert back.turns == ((QueuedTickets(),),)
    assert (back.is_left_to_owner, back.under_way, back.report) == (True, None, None)


def test_a_turn_that_comes_again_is_not_held_any_more() -> None:
    queue = replace(queue_of((DECK,)), is_left_to_owner=True)
    assert not after_undo(queue, [Seq(7)], is_own=False).is_left_to_owner


def first_view(game: Game) -> PlayerView:
    return player_view(game, game.waiting[0])


def other_view(game: Game) -> PlayerView:
    """Of the seat that is not to move."""
    (seat,) = {0, 1} - set(game.waiting)
    return player_view(game, Seat(seat))


def test_moves_are_added_as_turns_or_as_alternatives() -> None:
    game = table("europe", 2)
    view = other_view(game)
    queue = add(DECK, "else", 0)(game.board, view, NO_QUEUE)
    queue = add(QueuedTickets(), "else", 1)(game.board, view, queue)
    queue = add(DECK, "else", 2)(game.board, view, queue)  # is there already
    queue = add(QueuedTickets(), "then", 3)(game.board, view, queue)
    assert queue.turns == ((DECK, QueuedTickets()), (QueuedTickets(),))
    queue = remove(0, 0, 4)(game.board, view, queue)
    assert queue.turns == ((QueuedTickets(),), (QueuedTickets(),))
    queue = remove(0, 0, 5)(game.board, view, queue)
    assert queue.turns == ((QueuedTickets(),),)
    queue = allow_last_round(True)(game.board, view, choose_delay("hour")(game.board, view, queue))
    assert (queue.delay, queue.in_last_round) == ("hour", True)
    assert clear(game.board, view, replace(queue, under_way=DECK)).turns == ()


def test_what_is_queued_in_the_last_round_is_meant_for_it() -> None:
    game = with_turn(table("europe", 2), 0, turns_left=2)
    assert add(DECK, "then", 0)(game.board, other_view(game), NO_QUEUE).in_last_round


def refused(game: Game, move: QueuedMove, queue: Queue = NO_QUEUE, edition: int = 0) -> TableCode:
    with pytest.raises(TableRefusal) as caught:
        add(move, "then" if len(queue.turns) != 1 else "else", edition)(
            game.board, other_view(game), queue
        )
    return caught.value.code


def test_what_can_never_be_played_is_refused() -> None:
    game = with_routes(table("europe", 2), 0, "brest-paris")
    assert refused(game, QueuedClaim((RouteId("brest-paris"),))) is TableCode.CANNOT_BE_QUEUED
    assert refused(game, QueuedClaim((RouteId("nowhere"),))) is TableCode.CANNOT_BE_QUEUED
    assert refused(game, QueuedStation(PlaceId("nowhere"))) is TableCode.CANNOT_BE_QUEUED
    usa = table("usa", 2)
    assert refused(usa, QueuedStation(PlaceId("denver"))) is TableCode.CANNOT_BE_QUEUED


def test_a_full_queue_refuses_more() -> None:
    game = table("europe", 2)
    full = queue_of(*[(DECK,)] * MOST_TURNS)
    assert refused(game, DECK, full) is TableCode.QUEUE_IS_FULL
    moves = tuple(QueuedCards(BY_WORD[word]) for word in ("red", "blue", "pink", "white"))
    assert len(moves) == MOST_MOVES
    assert refused(game, DECK, queue_of(moves)) is TableCode.QUEUE_IS_FULL


def test_an_outdated_button_changes_nothing() -> None:
    game = table("europe", 2)
    queue = replace(queue_of((DECK,), (DECK,)), edition=3)
    assert refused(game, DECK, queue, 2) is TableCode.QUEUE_HAS_CHANGED
    for change in (remove(0, 0, 2), remove(5, 0, 3), remove(0, 5, 3)):
        with pytest.raises(TableRefusal, match="queue has changed"):
            change(game.board, other_view(game), queue)


def test_nothing_is_added_in_ones_own_turn() -> None:
    game = table("europe", 2)
    with pytest.raises(TableRefusal) as caught:
        add(DECK, "then", 0)(game.board, first_view(game), NO_QUEUE)
    assert caught.value.code is TableCode.NOT_IN_OWN_TURN


def test_keeping_tickets_stays_with_the_player() -> None:
    game = after(table("europe", 2), 0, DrawTickets())
    offered = player_view(game, game.waiting[0]).offered
    assert Keep(offered) in player_view(game, game.waiting[0]).moves
    assert decided(game, queue_of((DECK,))) is Call.OWN_CHOICE
