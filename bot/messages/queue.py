"""Queued moves, for their owner only: the queue in words, and the menus in which it is changed.

All buttons and menus have the verb `queue`; the first argument says what to do (see
`bot/features/queue.py`). Those that change the queue carry its edition.
"""

from collections.abc import Iterable, Sequence
from typing import assert_never, get_args

from bot.domain.open_routes import open_routes
from bot.domain.queue import (
    MOST_EXTRA,
    MOST_MOVES,
    MOST_TURNS,
    Delay,
    Mode,
    Queue,
    QueuedAction,
    QueuedCards,
    QueuedClaim,
    QueuedFerryCard,
    QueuedMove,
    QueuedStation,
    QueuedTickets,
    QueuedTurn,
    decide,
    free_cities,
)
from bot.messages.parts import payments
from bot.messages.parts.affordable import missing_number, payments_for
from bot.messages.parts.buttons import hand_button, queue_button
from bot.messages.parts.message import (
    MAX_LABEL,
    MAX_OPTIONS,
    MAX_TEXT,
    Block,
    Button,
    Menu,
    Message,
    Option,
    Pictures,
    PinBoard,
    Text,
)
from bot.messages.parts.phrasebook import (
    SEPARATOR,
    Phrasebook,
    fit_lines,
    join_names,
    relative_time,
    shorten,
)
from bot.messages.parts.pins import pin_label, pin_line, pin_page
from bot.messages.parts.routes import (
    TICKET_MARK,
    phone_label,
    route_emoji,
    route_features,
    tickets_by_route,
)
from bot.messages.parts.rows import Buttons, fill_rows, layout_message
from bot.messages.turn import result_lines
from engine import cards as card
from engine.cards import COLOURS
from engine.model import FerryCards, PlaceId, Route, RouteId, TicketId
from engine.views import PlayerView
from render.pins import RoutePin

ANY_CARDS = "any"  # in place of a payment
ANY_LANE = "any lane"  # the same, and any lane of a double route
OR_DECK, OR_CALL = "deck", "call"


def queue_lines(
    phrases: Phrasebook, view: PlayerView, queue: Queue, *, with_turns: bool = True
) -> list[str]:
    """What the queue has done, what is in it (`with_turns`), and what it will play soon; nothing if
    it is empty."""
    lines: list[str] = []
    if queue.report is not None:
        if queue.report.taken_back:
            lines.append(phrases.say("queue-taken-back"))
        else:
            told = result_lines(phrases, view.seat, queue.report.whispers, queue.report.events)
            lines += [phrases.say("queue-played"), *told]
    if queue.turns and with_turns:
        lines.append(phrases.say("queue-title"))
        lines += _turn_lines(phrases, queue)
    if queue.turns and queue.is_left_to_owner and view.seat in view.public.waiting:
        lines.append(phrases.say("queue-held"))
    chosen = decide(phrases.board, view, queue) if queue.plays_at else None
    if isinstance(chosen, QueuedAction):
        move, when = move_sentence(phrases, chosen.move), relative_time(int(queue.plays_at))
        lines.append(phrases.say("queue-plays-at", move=move, when=when))
    return lines


def queue_message(phrases: Phrasebook, view: PlayerView, queue: Queue, note: str = "") -> Message:
    """The queue, and everything that can be changed in it."""
    is_own_turn = view.seat in view.public.waiting
    lines = [note] if note else []
    lines += queue_lines(phrases, view, queue)
    if is_own_turn and not queue.plays_at:
        lines.append(phrases.say("queue-own-turn"))
    elif not queue.turns:
        lines.append(phrases.say("queue-empty"))
    lines.append(f"-# {phrases.say('queue-note')}")
    blocks: list[Block] = [Text(fit_lines(lines, MAX_TEXT))]
    if not is_own_turn:
        blocks += _move_menus(phrases, view, queue)
    if queue.turns:
        blocks.append(_remove_menu(phrases, queue))
    blocks += [_delay_menu(phrases, queue), _buttons(phrases, queue)]
    return layout_message(phrases.language, blocks)


def route_menu(
    phrases: Phrasebook, view: PlayerView, edition: int, mode: Mode, page: int = 0
) -> Message:
    """The routes that the seat may claim: those it can pay for now first, and of them those that
    are missing for its tickets. A numbered pin and its button for the first ones, which are then
    paid for with any cards; the menu leads to the ways to pay."""
    wanted, ferry_cards = _tickets(phrases, view), view.public.seats[view.seat].ferry_cards

    def missing(route: Route) -> int:
        price = phrases.board.prices[phrases.board.route_number[route.id]]
        return missing_number(price, view.hand, ferry_cards)

    routes = sorted(
        open_routes(phrases.board, view, phrases.board.routes),
        key=lambda route: (missing(route), route.id not in wanted, -route.length, route.id),
    )
    if not routes:
        return _step(phrases, phrases.say("claim-none-free"), [])
    best: dict[tuple[PlaceId, PlaceId], Route] = {}
    for route in routes:
        best.setdefault(route.ends, route)
    by_id = {route.id: route for route in best.values()}
    shown, page, pages = pin_page(phrases.board, [RoutePin(route) for route in by_id], page)
    pinned = [(pin.number, by_id[pin.route]) for pin in shown.pins if isinstance(pin, RoutePin)]

    def describe(route: Route) -> str:
        return _route_description(phrases, route, missing(route), route.id in wanted)

    lines = [
        pin_line(number, SEPARATOR.join((phrases.ends(route.ends), describe(route))))
        for number, route in pinned
    ]
    buttons = tuple(
        Button(
            "queue",
            pin_label(number, str(route.length)),
            "success" if route.id in wanted else "secondary",
            route_emoji(phrases, route),
            ("pay", str(edition), mode, route.id, ANY_CARDS),
        )
        for number, route in pinned
    )
    options = tuple(
        Option(phone_label(phrases, route), route.id, describe(route), route_emoji(phrases, route))
        for route in routes[:MAX_OPTIONS]
    )
    placeholder = phrases.say("queue-route-placeholder")
    menu = Menu("queue", options, placeholder, args=("route", str(edition), mode))
    looking = (*_page_buttons(phrases, edition, mode, page, pages), queue_button(phrases))
    blocks: list[Block] = [
        Text(phrases.say("queue-which-route")),
        Pictures(),
        Text("\n".join(lines)),
        *fill_rows(buttons),
        menu,
        looking,
    ]
    return layout_message(phrases.language, blocks, (PinBoard(view, shown),))


def payment_menu(
    phrases: Phrasebook, view: PlayerView, edition: int, mode: Mode, route: Route
) -> Message:
    """How to pay for a route when the time comes: with certain cards, or with any."""
    board, ferry_cards = phrases.board, view.public.seats[view.seat].ferry_cards
    number = board.route_number[route.id]
    options = [Option(phrases.say("queue-any-cards"), ANY_CARDS, emoji="🎴")]
    if len(lanes_of(phrases, view, route)) > 1:
        options.append(Option(phrases.say("queue-any-lane"), ANY_LANE, emoji="🛤️"))
    ways = payments_for(board.prices[number], view.hand, ferry_cards)
    options += [
        Option(
            shorten(phrases.payment(way), MAX_LABEL),
            payments.to_text(way),
            emoji=phrases.payment_emoji(way),
        )
        for way in ways
    ]
    args = ("pay", str(edition), mode, route.id)
    menu = Menu("queue", tuple(options[:MAX_OPTIONS]), phrases.say("pay-placeholder"), args=args)
    text = phrases.say("pay-choose", what=phrases.route(route.id))
    return _step(phrases, text, [menu])


def tunnel_menu(
    phrases: Phrasebook, edition: int, mode: Mode, route: RouteId, paid: str
) -> Message:
    """How many more cards to pay for a tunnel at most."""
    options = tuple(
        Option(phrases.say("queue-extra-option", number=number), str(number))
        for number in range(MOST_EXTRA + 1)
    )
    args = ("extra", str(edition), mode, route, paid)
    menu = Menu("queue", options, phrases.say("queue-extra-placeholder"), args=args)
    text = phrases.say("queue-extra-question", route=phrases.route(route))
    return _step(phrases, text, [menu])


def card_menu(phrases: Phrasebook, edition: int, mode: Mode) -> Message:
    """Which open card to take, and what to do if there is none."""
    options = tuple(
        Option(
            shorten(_capital(move_sentence(phrases, QueuedCards(colour, is_deck))), MAX_LABEL),
            f"{colour.word} {OR_DECK if is_deck else OR_CALL}",
            emoji=phrases.emoji(colour),
        )
        for is_deck in (True, False)
        for colour in COLOURS
    )
    menu = Menu(
        "queue",
        options,
        phrases.say("queue-card-placeholder"),
        args=("card", str(edition), mode),
    )
    wild = phrases.board.map.market.face_up_wild
    return _step(phrases, phrases.say("queue-which-card", wild=wild), [menu])


def city_menu(phrases: Phrasebook, view: PlayerView, edition: int, mode: Mode) -> Message:
    """Where to build a station: the ends of the seat's tickets first."""
    ends = {
        end
        for own in view.tickets
        if own.state != "done"
        for end in phrases.board.tickets[phrases.board.ticket_number[own.ticket]].places
    }
    cities = sorted(
        free_cities(phrases.board, view), key=lambda city: (city not in ends, phrases.place(city))
    )
    if not cities:
        return _step(phrases, phrases.say("refused-no-stations-left"), [])
    menus = [
        Menu(
            "queue",
            tuple(
                Option(phrases.place(city), city, emoji=TICKET_MARK if city in ends else "")
                for city in cities[start : start + MAX_OPTIONS]
            ),
            phrases.say("station-placeholder"),
            args=("city", str(edition), mode, str(start)),
        )
        for start in range(0, len(cities), MAX_OPTIONS)
    ]
    return _step(phrases, phrases.say("queue-which-city"), menus)


def claim_of(phrases: Phrasebook, view: PlayerView, route: Route, paid: str) -> QueuedClaim:
    """The claim of a route with what was chosen in the menu of payments. It is for the tickets for
    which the route is missing now."""
    tickets = tuple(_tickets(phrases, view).get(route.id, ()))
    if paid == ANY_LANE:
        return QueuedClaim(lanes_of(phrases, view, route), tickets=tickets)
    payment = None if paid == ANY_CARDS else payments.parse(paid)
    return QueuedClaim((route.id,), payment, tickets=tickets)


def lanes_of(phrases: Phrasebook, view: PlayerView, route: Route) -> tuple[RouteId, ...]:
    """The lanes of a double route that are open to the seat, the route itself first."""
    lanes = [each for each in phrases.board.routes if set(each.ends) == set(route.ends)]
    found = [each.id for each in open_routes(phrases.board, view, lanes)]
    return tuple(sorted(found, key=lambda lane: (lane != route.id, lane)))


def move_sentence(phrases: Phrasebook, move: QueuedMove) -> str:
    """`claim Paris - Zürich with 3 blue cards`, as a part of a sentence."""
    match move:
        case QueuedClaim():
            return _claim_sentence(phrases, move)
        case QueuedCards(colour=colour, or_deck=or_deck):
            if colour is None:
                return phrases.say("queue-deck")
            key = "queue-card-or-deck" if or_deck else "queue-card"
            return phrases.say(key, card=phrases.card_in_sentence(colour))
        case QueuedTickets(after=()):
            return phrases.say("action-tickets")
        case QueuedTickets(after=after):
            return phrases.say("queue-tickets-after", tickets=_names(phrases, after))
        case QueuedStation(city=city):
            return phrases.say("queue-station", place=phrases.place(city))
        case QueuedFerryCard():
            return phrases.say("action-ferry-card")
        case _:
            assert_never(move)


def _claim_sentence(phrases: Phrasebook, move: QueuedClaim) -> str:
    if len(move.routes) > 1:
        ends = phrases.board.routes[phrases.board.route_number[move.routes[0]]].ends
        text = phrases.say("queue-claim-any-lane", route=phrases.ends(ends))
    elif move.payment is None:
        text = phrases.say("queue-claim-any-cards", route=phrases.route(move.routes[0]))
    else:
        paid = phrases.cards_in_sentence(move.payment.cards, move.payment.ferry_cards)
        text = phrases.say("action-claim", route=phrases.route(move.routes[0]), cards=paid)
    if move.extra is not None:
        text += " " + phrases.say("queue-extra", number=move.extra)
    if move.tickets:
        text += f" ({TICKET_MARK} {_names(phrases, move.tickets)})"
    return text


def _names(phrases: Phrasebook, tickets: Iterable[TicketId]) -> str:
    return join_names(phrases.translator, [phrases.ticket(ticket) for ticket in tickets])


def _turn_lines(phrases: Phrasebook, queue: Queue) -> list[str]:
    """`1. claim …; otherwise draw two cards from the deck`."""
    return [f"{n}. {_turn_sentence(phrases, turn)}" for n, turn in enumerate(queue.turns, 1)]


def _turn_sentence(phrases: Phrasebook, turn: QueuedTurn) -> str:
    sentence = ""
    for move in turn:
        text = move_sentence(phrases, move)
        sentence = phrases.say("queue-otherwise", first=sentence, second=text) if sentence else text
    return sentence


def _move_menus(phrases: Phrasebook, view: PlayerView, queue: Queue) -> list[Menu]:
    """What can be queued: as a further turn, or if the last turn is not possible."""
    options, edition = _move_options(phrases, view), str(queue.edition)
    menus = []
    if len(queue.turns) < MOST_TURNS:
        key = "queue-then-placeholder" if queue.turns else "queue-first-placeholder"
        menus.append(Menu("queue", options, phrases.say(key), args=("add", edition, "then")))
    if queue.turns and len(queue.turns[-1]) < MOST_MOVES:
        placeholder = phrases.say("queue-else-placeholder", number=len(queue.turns))
        menus.append(Menu("queue", options, placeholder, args=("add", edition, "else")))
    return menus


def _move_options(phrases: Phrasebook, view: PlayerView) -> tuple[Option, ...]:
    options = [
        Option(phrases.say("queue-option-claim"), "claim", emoji="🛤️"),
        Option(phrases.say("queue-option-card"), "card", emoji="🃏"),
        Option(_capital(phrases.say("queue-deck")), "deck", emoji="🎴"),
    ]
    if any(own.state == "possible" for own in view.tickets):
        options.append(
            Option(phrases.say("queue-option-tickets-after"), "tickets after", emoji="✅")
        )
    options.append(Option(_capital(phrases.say("action-tickets")), "tickets", emoji="🎫"))
    if free_cities(phrases.board, view):
        options.append(Option(phrases.say("queue-option-station"), "station", emoji="🏠"))
    if any(isinstance(rule, FerryCards) for rule in phrases.board.map.rules):
        options.append(Option(_capital(phrases.say("action-ferry-card")), "ferry card", emoji="⛴️"))
    return tuple(options)


def _remove_menu(phrases: Phrasebook, queue: Queue) -> Menu:
    options = tuple(
        Option(
            shorten(f"{turn + 1}. {move_sentence(phrases, queued)}", MAX_LABEL), f"{turn} {move}"
        )
        for turn, moves in enumerate(queue.turns)
        for move, queued in enumerate(moves)
    )
    placeholder = phrases.say("queue-remove-placeholder")
    return Menu("queue", options[:MAX_OPTIONS], placeholder, args=("remove", str(queue.edition)))


def _delay_menu(phrases: Phrasebook, queue: Queue) -> Menu:
    delays: tuple[Delay, ...] = get_args(Delay)
    options = tuple(
        Option(
            phrases.say(f"queue-delay-{delay}"), delay, emoji="✔️" if delay == queue.delay else ""
        )
        for delay in delays
    )
    placeholder = phrases.say(f"queue-delay-{queue.delay}")
    return Menu("queue", options, placeholder, args=("delay",))


def _buttons(phrases: Phrasebook, queue: Queue) -> Buttons:
    is_allowed = queue.in_last_round
    label = phrases.say("button-queue-not-last" if is_allowed else "button-queue-last")
    last_round = Button("queue", label, emoji="🏁", args=("last", "no" if is_allowed else "yes"))
    clear = Button("queue", phrases.say("button-queue-clear"), "danger", "🗑️", ("clear",))
    return (*((clear, last_round) if queue.turns else ()), hand_button(phrases))


def _page_buttons(phrases: Phrasebook, edition: int, mode: Mode, page: int, pages: int) -> Buttons:
    if pages <= 1:
        return ()
    previous = Button(
        "queue",
        phrases.say("button-previous-page"),
        emoji="◀️",
        args=("routes", str(edition), mode, str(max(page - 1, 0)), "before"),
        disabled=page == 0,
    )
    following = Button(
        "queue",
        phrases.say("button-next-page"),
        emoji="▶️",
        args=("routes", str(edition), mode, str(page + 1), "after"),
        disabled=page == pages - 1,
    )
    return previous, following


def _step(phrases: Phrasebook, text: str, menus: Sequence[Menu], buttons: Buttons = ()) -> Message:
    """A question on the way to a queued move, with a button back to the queue."""
    back = queue_button(phrases)
    return layout_message(phrases.language, (Text(text), *menus, (*buttons, back)))


def _route_description(phrases: Phrasebook, route: Route, missing: int, is_wanted: bool) -> str:
    parts = route_features(phrases, route, card.NONE)
    if missing:
        parts.insert(0, phrases.say("claim-missing-number", number=missing))
    text = SEPARATOR.join(parts)
    return shorten(f"{TICKET_MARK} {text}" if is_wanted else text, MAX_LABEL)


def _tickets(phrases: Phrasebook, view: PlayerView) -> dict[RouteId, list[TicketId]]:
    return tickets_by_route(phrases.board, view)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
