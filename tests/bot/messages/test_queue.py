"""The queue as its owner reads it, and the menus in which it is built."""

import pytest
from msgspec.structs import replace

from bot.domain.queue import (
    NO_QUEUE,
    Queue,
    QueuedCards,
    QueuedClaim,
    QueuedFerryCard,
    QueuedStation,
    QueuedTickets,
    Report,
)
from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.hand import hand_elsewhere_message, hand_message
from bot.messages.lookup import own_board_message
from bot.messages.parts.message import Menu, Message
from bot.messages.queue import (
    ANY_LANE,
    card_menu,
    city_menu,
    claim_of,
    move_sentence,
    payment_menu,
    queue_message,
    route_menu,
    tunnel_menu,
)
from engine.cards import BY_WORD
from engine.events import CardDrawn, YouDrew
from engine.game import Game
from engine.model import PlaceId, RouteId, Seat, TicketId
from engine.payments import Payment
from engine.views import PlayerView, player_view
from tests.support.messages import (
    assert_valid,
    assert_valid_layout,
    english,
    menu_options,
    phrasebook,
    seated_table,
)
from tests.support.positions import (
    MAPS,
    MAPS_WITH_USUAL_WILDS,
    cards,
    table,
    with_hand,
    with_routes,
    with_tickets,
    with_turn,
)

RED = BY_WORD["red"]
BREST_PARIS = RouteId("brest-paris")


def waiting_view(game: Game) -> PlayerView:
    """Of the first seat, which is not to move."""
    return player_view(with_turn(game, 1), Seat(0))


def long_queue(map_id: str) -> Queue:
    """As long as it gets, with everything in it."""
    board = table(map_id).board
    ticket = board.tickets[0].id
    claims = tuple(
        QueuedClaim((route.id,), Payment(cards("3 black 2 wild"), 1), 2, (ticket,))
        for route in board.routes[:3]
    )
    lanes = QueuedClaim((board.routes[0].id, board.routes[1].id))
    return Queue(
        (
            (*claims, QueuedCards()),
            (lanes, QueuedCards(RED), QueuedCards(RED, or_deck=False), QueuedTickets()),
            (QueuedTickets((ticket,)), QueuedStation(board.map.cities[0].id), QueuedFerryCard()),
            (*claims, QueuedCards()),
            (*claims, QueuedCards()),
        ),
        report=Report((CardDrawn(Seat(0)), CardDrawn(Seat(0))), (you_drew(), you_drew())),
    )


def you_drew() -> YouDrew:
    return YouDrew(Seat(0), RED)


@pytest.mark.parametrize("map_id", ["europe", "usa", "italy", "amsterdam"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_valid(language: Language, map_id: str) -> None:
    phrases, seated = phrasebook(map_id, 3, language), seated_table(map_id, 3, language)
    game = with_hand(table(map_id, 3), 0, "3 red 3 blue 3 black 2 wild")
    view, queue = waiting_view(game), long_queue(map_id)
    route = phrases.board.routes[0]
    steps = [
        queue_message(phrases, view, NO_QUEUE),
        queue_message(phrases, view, queue, "note"),
        queue_message(phrases, player_view(game, Seat(0)), queue),
        route_menu(phrases, view, 3, "then"),
        route_menu(phrases, view, 3, "else", 99),
        payment_menu(phrases, view, 3, "then", route),
        tunnel_menu(phrases, 3, "then", route.id, "3 red"),
        card_menu(phrases, 3, "then"),
        city_menu(phrases, view, 3, "then"),
        hand_message(phrases, view, queue),
        own_board_message(phrases, view, None, queue),
        hand_elsewhere_message(phrases, seated, view, queue),
    ]
    for message in steps:
        assert_valid(message)
        assert_valid_layout(message.layout)


def test_the_queue_is_told_turn_by_turn() -> None:
    claim = QueuedClaim((RouteId("paris-zurich"),), Payment(cards("3 blue")), 1)
    queue = Queue(((claim, QueuedCards()), (QueuedCards(RED),)), report=Report(taken_back=True))
    view = waiting_view(table("europe"))
    text = hand_message(phrasebook("europe", 2), view, queue).text
    assert english("queue-taken-back") in text
    assert "1. claim Paris – Zürich with 3 blue cards (tunnel: give up if it costs more" in text  # noqa: RUF001
    assert "; **otherwise** draw two cards from the deck" in text
    assert "2. take a red card if one's face up, otherwise draw from the deck" in text


def test_a_card_is_asked_for_as_the_map_counts_wilds() -> None:
    told = {m: card_menu(phrasebook(m, 2), 3, "then").text for m in MAPS}
    for map_id, text in told.items():
        assert ("counts as two" in text) == (map_id in MAPS_WITH_USUAL_WILDS), map_id


def test_what_was_drawn_is_reported() -> None:
    drawn = Report((CardDrawn(Seat(0)), CardDrawn(Seat(0))), (you_drew(), you_drew()))
    text = hand_message(
        phrasebook("europe", 2), waiting_view(table("europe")), Queue(report=drawn)
    ).text
    assert english("queue-played") in text
    assert "2 red" in text


def test_an_empty_queue_adds_nothing_to_the_hand() -> None:
    phrases, view = phrasebook("europe", 2), waiting_view(table("europe"))
    assert hand_message(phrases, view, Queue(delay="hour")) == hand_message(phrases, view)


def test_routes_one_can_pay_for_come_first() -> None:
    game = with_hand(with_routes(table("europe", 2), 1, "brest-paris"), 0, "2 orange")
    options = menu_options(route_menu(phrasebook("europe", 2), waiting_view(game), 0, "then"))
    values = [option.value for option in options]
    assert "brest-dieppe" in values  # two of any colour
    assert "brest-paris" not in values


def test_a_claim_is_for_the_tickets_that_need_it_now() -> None:
    ticket = TicketId("berlin-bucuresti")
    view = waiting_view(with_tickets(table("europe", 2), 0, ticket))
    phrases = phrasebook("europe", 2)
    (own,) = view.tickets
    wanted = phrases.board.routes[phrases.board.route_number[own.missing[0]]]
    assert claim_of(phrases, view, wanted, "any").tickets == (ticket,)
    other = phrases.board.routes[phrases.board.route_number[BREST_PARIS]]
    assert claim_of(phrases, view, other, "3 black") == QueuedClaim(
        (BREST_PARIS,), Payment(cards("3 black"))
    )


def test_any_lane_means_all_that_are_free() -> None:
    phrases = phrasebook("usa", 4)
    first = next(r for n, r in enumerate(phrases.board.routes) if phrases.board.lanes[n])
    view = waiting_view(table("usa", 4))
    lanes = claim_of(phrases, view, first, ANY_LANE).routes
    assert lanes[0] == first.id
    assert len(lanes) == 2
    options = menu_options(payment_menu(phrases, view, 0, "then", first))
    assert ANY_LANE in {option.value for option in options}


def test_stations_are_offered_only_where_they_exist() -> None:
    for map_id, is_offered in (("europe", True), ("usa", False)):
        message = queue_message(phrasebook(map_id, 2), waiting_view(table(map_id)), NO_QUEUE)
        assert ("station" in all_values(message)) is is_offered
    cities = city_menu(phrasebook("europe", 2), waiting_view(table("europe")), 0, "then")
    assert PlaceId("paris") in all_values(cities)


def all_values(message: Message) -> set[str]:
    """The values of all options in all menus."""
    menus = [block for block in message.layout if isinstance(block, Menu)]
    return {option.value for menu in menus for option in menu.options}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_owner_of_a_delayed_queue_reads_what_is_played_and_when(language: Language) -> None:
    view = player_view(with_turn(table("europe"), 0), Seat(0))
    deck, impossible = QueuedCards(), QueuedClaim((BREST_PARIS,), Payment(cards("3 black"), 9))
    queue = Queue(((impossible, deck),), "hour", plays_at=1.7e9)
    phrases = phrasebook("europe", 3, language)
    line = phrases.say("queue-plays-at", when="<t:1700000000:R>", move=move_sentence(phrases, deck))
    own_turn = phrases.say("queue-own-turn")
    for message in (hand_message(phrases, view, queue), queue_message(phrases, view, queue)):
        assert_valid(message)
        assert line in message.text
        assert own_turn not in message.text
    assert own_turn in queue_message(phrases, view, replace(queue, plays_at=0.0)).text
