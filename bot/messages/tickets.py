"""Tickets, in private: the menu of those offered, and lines about a seat's own."""

from collections.abc import Iterable, Sequence

from bot.domain.table import number_of
from bot.messages.parts.buttons import hand_button
from bot.messages.parts.message import (
    MAX_DESCRIPTION,
    MAX_FORM_OPTIONS,
    MAX_FORM_TITLE,
    MAX_LABEL,
    Form,
    Menu,
    Message,
    Option,
    PinBoard,
)
from bot.messages.parts.phrasebook import (
    SEPARATOR,
    STAMP,
    Phrasebook,
    shorten,
    visible_length,
)
from bot.messages.parts.pins import pin_page
from bot.messages.parts.rows import fill_rows
from engine import cards as card
from engine.cards import COLOURS
from engine.model import RouteId, Ticket, TicketId
from engine.tickets.ticket_detours import Detour, ticket_detours
from engine.tickets.ticket_outlook import TicketState
from engine.tickets.ticket_progress import (
    CardNeeds,
    TicketOpen,
    TicketProgress,
    ticket_progress,
    wagons_together,
)
from engine.views import PlayerView, TicketView
from maps.names import aim, find_ticket, numbered_offers, path_name, ticket_name, ticket_points
from maps.ticket_states import ticket_state
from render.pins import TicketPin

STATE_EMOJI: dict[TicketState, str] = {"done": "✅", "possible": "⬜", "impossible": "❌"}
WARNING_EMOJI = "⚠️"
CLOSE_WAGONS = 5  # left over: otherwise it goes without saying that there are enough
PHONE_LETTERS = 40  # of a line that a phone does not break
MOST_NAMED = 3  # tickets that a turn screen has room for, whatever their states are
MAX_DETAILED_LENGTH = 1300  # of all lines about own tickets, so that a message has room for more


def ticket_menu(phrases: Phrasebook, view: PlayerView) -> Message:
    """The menu of the tickets offered to the seat, with a board that shows where they are."""
    if not view.offered:
        return Message(phrases.language, phrases.say("tickets-none-offered"))
    text = "\n".join(offered_ticket_lines(phrases, view))
    rows = fill_rows(keep_menu(phrases, view), (hand_button(phrases),))
    return Message(phrases.language, text, rows, (offered_board(phrases, view),))


def offered_board(phrases: Phrasebook, view: PlayerView) -> PinBoard:
    """The board with pins at the ends of the tickets offered, of which there must be some."""
    pins = [TicketPin(ticket, number) for number, ticket in numbered_offers(view)]
    page, _, _ = pin_page(phrases.board, pins)
    return PinBoard(view, page)


def keep_menu(phrases: Phrasebook, view: PlayerView) -> Menu:
    """The tickets offered to the seat, of which there must be some, as a menu."""
    keep = view.fewest_to_keep
    placeholder = phrases.say("tickets-placeholder", keep=keep)
    options = _ticket_options(phrases, view)
    return Menu("keep", options, placeholder, min_values=keep, max_values=len(options))


def ticket_form(phrases: Phrasebook, view: PlayerView) -> Form | None:
    """The tickets offered to the seat as a form; None if there are none or too many for one."""
    options = _ticket_options(phrases, view)
    if not 0 < len(options) <= MAX_FORM_OPTIONS:
        return None
    keep = view.fewest_to_keep
    return Form(
        "keep",
        shorten(phrases.say("button-choose"), MAX_FORM_TITLE),
        shorten(phrases.say("tickets-placeholder", keep=keep), MAX_FORM_TITLE),
        options,
        min_values=keep,
        max_values=len(options),
        description=shorten(phrases.say("tickets-about-short"), MAX_DESCRIPTION),
    )


def places_in_offer(view: PlayerView, tickets: Iterable[TicketId]) -> tuple[str, ...]:
    """Where the tickets are in the offer, counted from 1: shorter than their ids."""
    return tuple(str(view.offered.index(ticket) + 1) for ticket in tickets)


def tickets_in_offer(view: PlayerView, places: Iterable[str]) -> list[TicketId]:
    """The tickets at these places of the offer. Places beyond it are ignored."""
    wanted = {number_of(place) for place in places}
    return [ticket for place, ticket in enumerate(view.offered, start=1) if place in wanted]


def kept_tickets_line(phrases: Phrasebook, tickets: tuple[TicketId, ...]) -> str:
    """Which tickets the seat has kept."""
    names = ", ".join(map(phrases.ticket, tickets))
    return phrases.say("tickets-kept", number=len(tickets), tickets=names)


def offered_ticket_lines(phrases: Phrasebook, view: PlayerView) -> list[str]:
    """The tickets offered, if any, with the numbers they have in pictures and in the menu, what a
    ticket is, and what one with several destinations is if there is one."""
    if not view.offered:
        return []
    number, keep = len(view.offered), view.fewest_to_keep
    lines = [
        f"**{number}**{SEPARATOR}{phrases.ticket(ticket)}"
        for number, ticket in numbered_offers(view)
    ]
    choose = phrases.say("tickets-choose", number=number, keep=keep)
    has_targets = any(find_ticket(phrases.board, ticket).others for ticket in view.offered)
    targets = [phrases.say("tickets-about-targets")] if has_targets else []
    return [choose, *lines, phrases.say("tickets-about"), *targets]


def ticket_names(phrases: Phrasebook, view: PlayerView) -> list[str]:
    """The seat's tickets with the same numbers and signs, and nothing else."""
    return [_numbered(phrases, number, own) for number, own in enumerate(view.tickets, start=1)]


def _numbered(phrases: Phrasebook, number: int, own: TicketView) -> str:
    """`⬜ **1** · Paris - Wien (8)`."""
    name = f"{STATE_EMOJI[own.state]} **{number}**{SEPARATOR}{phrases.ticket(own.ticket)}"
    return name + aim(phrases.board, own.target)


def short_ticket_lines(phrases: Phrasebook, view: PlayerView) -> list[str]:
    """The same as `own_ticket_lines`, where a board with these numbers is above it: of more than a
    few tickets, those that are completed are on one line, as numbers."""
    done = [number for number, own in enumerate(view.tickets, start=1) if own.state == "done"]
    if len(view.tickets) <= MOST_NAMED or len(done) < 2:
        return own_ticket_lines(phrases, view)
    numbers = SEPARATOR.join(f"**{number}**" for number in done)
    lines = own_ticket_lines(phrases, view, has_done=False)
    return [*lines, f"{STATE_EMOJI['done']} {numbers}"]


def own_ticket_lines(
    phrases: Phrasebook,
    view: PlayerView,
    *,
    has_paths: bool = False,
    is_stamped: bool = False,
    has_done: bool = True,
) -> list[str]:
    """How far the seat is with each of its tickets, which have the same numbers in pictures.

    `has_paths`: also the path that its board marks for each open one. `is_stamped`: also as of
    which move that is, for a message that is not edited whenever somebody moves. `has_done`: also
    those that are completed. If there are many tickets, only their states are told.
    """
    found = ticket_progress(phrases.board, view)
    lines = _progress_lines(
        phrases, view, found, has_details=True, has_paths=has_paths, has_done=has_done
    )
    if sum(len(line) + 1 for line in lines) > MAX_DETAILED_LENGTH:
        lines = _progress_lines(
            phrases, view, found, has_details=False, has_paths=False, has_done=has_done
        )
    lines += _together_lines(phrases, view, found)
    if is_stamped and any(isinstance(each, TicketOpen) for each in found):
        lines.append(STAMP + phrases.say("tickets-as-of", step=view.public.step))
    return lines


def detour_lines(
    phrases: Phrasebook, view: PlayerView, claimed: Iterable[RouteId]
) -> tuple[str, ...]:
    """Which of the seat's tickets have lost their cheapest path to these claims of others, and what
    they take now."""
    numbers = {own.ticket: number for number, own in enumerate(view.tickets, start=1)}
    return tuple(
        f"{WARNING_EMOJI} {_detour(phrases, view, detour, numbers[detour.ticket])}"
        for detour in ticket_detours(phrases.board, view, claimed)
    )


def _detour(phrases: Phrasebook, view: PlayerView, detour: Detour, number: int) -> str:
    values: dict[str, str | int] = {
        "number": number,
        "ticket": ticket_name(phrases.board, detour.ticket),
        "route": phrases.route(detour.taken),
        "before": phrases.say("holding-wagon", number=detour.wagons),
    }
    if detour.costs_the_same:
        return phrases.say("ticket-detour-same", **values)
    state = ticket_state(detour.now, view.public.seats[view.seat].wagons, phrases.say)
    return phrases.say("ticket-detour", **values, state=state)


def _progress_lines(
    phrases: Phrasebook,
    view: PlayerView,
    found: Sequence[TicketProgress],
    *,
    has_details: bool,
    has_paths: bool,
    has_done: bool,
) -> list[str]:
    wagons = view.public.seats[view.seat].wagons
    lines = []
    for number, (own, progress) in enumerate(zip(view.tickets, found, strict=True), start=1):
        if own.state == "done" and not has_done:
            continue
        name = _numbered(phrases, number, own)
        state = ticket_state(progress, wagons, phrases.say)
        together = name + SEPARATOR + state
        if has_details and isinstance(progress, TicketOpen):
            details = _details(phrases, progress, wagons)
            is_short = visible_length(together) <= PHONE_LETTERS
            lines.append(together if is_short else name)
            lines.append(f"-# {SEPARATOR.join(details if is_short else [state, *details])}")
        else:
            lines.append(together)
        if has_paths and own.missing:
            path = path_name(phrases.board, own.missing)
            lines.append(f"-# {phrases.say('phrase-path', path=path)}")
    return lines


def _ticket_options(phrases: Phrasebook, view: PlayerView) -> tuple[Option, ...]:
    return tuple(
        _ticket_option(phrases, number, ticket) for number, ticket in numbered_offers(view)
    )


def _details(phrases: Phrasebook, progress: TicketOpen, wagons: int) -> list[str]:
    """`still needs 4 red, 3 + 2 (each of one colour)`, `your 20 trains are enough`."""
    details = [_needs(phrases, progress.needs)]
    if progress.tunnels:
        details.append(phrases.say("ticket-tunnels", number=progress.tunnels))
    if progress.awaited:
        path = path_name(phrases.board, progress.awaited)
        details.append(phrases.say("ticket-awaits", path=path))
    if progress.wagons and wagons - progress.wagons <= CLOSE_WAGONS:
        details.append(phrases.say("ticket-fits", number=wagons))
    return details


def _needs(phrases: Phrasebook, needs: CardNeeds) -> str:
    """The cards that the hand lacks. Each number of any colour is a set of equal cards."""
    numbers = [(card.count(needs.cards, colour), colour) for colour in COLOURS]
    parts = [phrases.say(f"cards-{colour.word}", number=n) for n, colour in numbers if n]
    if needs.any_colour:
        sets = " + ".join(map(str, needs.any_colour))
        number = len(needs.any_colour)
        parts.append(phrases.say("ticket-any-colour", numbers=sets, sets=number))
    if needs.ferry_cards:
        parts.append(phrases.say("cards-ferry", number=needs.ferry_cards))
    if not parts:
        return phrases.say("ticket-has-cards")
    return phrases.say("ticket-needs", cards=", ".join(parts))


def _together_lines(
    phrases: Phrasebook, view: PlayerView, found: Sequence[TicketProgress]
) -> list[str]:
    """That the open tickets probably do not fit the seat's wagons together, if so."""
    have = view.public.seats[view.seat].wagons
    if sum(each.wagons for each in found if isinstance(each, TicketOpen)) <= have:
        return []  # even if their paths have nothing in common
    number = wagons_together(phrases.board, view)
    if number <= have:
        return []
    return [f"{WARNING_EMOJI} {phrases.say('tickets-together', number=number, have=have)}"]


def points_of_ticket(phrases: Phrasebook, ticket: Ticket) -> str:
    """`8 points`; with several targets `5/8 points`."""
    if ticket.others:
        return phrases.say("points-of-targets", points=ticket_points(ticket))
    return phrases.say("points", number=ticket.points)


def _ticket_option(phrases: Phrasebook, number: int, ticket: TicketId) -> Option:
    found = find_ticket(phrases.board, ticket)
    points = points_of_ticket(phrases, found)
    name = ticket_name(phrases.board, ticket)
    label = shorten(SEPARATOR.join((str(number), name, points)), MAX_LABEL)
    return Option(label, ticket, phrases.say("ticket-long") if found.kind == "long" else "")
