"""Tickets, in private: the menu of those offered, and lines about a seat's own."""

from collections.abc import Iterable

from bot.domain.table import number_of
from bot.messages.parts.buttons import hand_button
from bot.messages.parts.message import (
    MAX_FORM_OPTIONS,
    MAX_FORM_TITLE,
    MAX_LABEL,
    Form,
    Menu,
    Message,
    Option,
    OwnBoard,
)
from bot.messages.parts.phrasebook import SEPARATOR, Phrasebook, shorten
from bot.messages.parts.rows import fill_rows
from engine.model import TicketId
from engine.ticket_outlook import TicketState
from engine.views import PlayerView
from maps.names import find_ticket, numbered_offers, path_name

STATE_EMOJI: dict[TicketState, str] = {"done": "✅", "possible": "🚧", "impossible": "❌"}


def ticket_menu(phrases: Phrasebook, view: PlayerView) -> Message:
    """The menu of the tickets offered to the seat, with a board that shows where they are."""
    if not view.offered:
        return Message(phrases.language, phrases.say("tickets-none-offered"))
    text = "\n".join(offered_ticket_lines(phrases, view))
    rows = fill_rows(keep_menu(phrases, view), (hand_button(phrases),))
    return Message(phrases.language, text, rows, (OwnBoard(view),))


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
    """The tickets offered, if any, with the numbers they have in pictures and in the menu."""
    if not view.offered:
        return []
    number, keep = len(view.offered), view.fewest_to_keep
    lines = [
        f"**{number}**{SEPARATOR}{phrases.ticket(ticket)}"
        for number, ticket in numbered_offers(view)
    ]
    return [phrases.say("tickets-choose", number=number, keep=keep), *lines]


def own_ticket_lines(
    phrases: Phrasebook, view: PlayerView, *, has_paths: bool = False
) -> list[str]:
    """The seat's own tickets with their states and the numbers they have in pictures; with
    `has_paths` also the path that its board marks for each open one."""
    lines = []
    for number, own in enumerate(view.tickets, start=1):
        name = f"{STATE_EMOJI[own.state]} **{number}**{SEPARATOR}{phrases.ticket(own.ticket)}"
        lines.append(name + SEPARATOR + phrases.say(f"ticket-{own.state}"))
        if has_paths and own.missing:
            path = path_name(phrases.board, own.missing)
            lines.append(f"-# {phrases.say('phrase-path', path=path)}")
    return lines


def _ticket_options(phrases: Phrasebook, view: PlayerView) -> tuple[Option, ...]:
    return tuple(
        _ticket_option(phrases, number, ticket) for number, ticket in numbered_offers(view)
    )


def _ticket_option(phrases: Phrasebook, number: int, ticket: TicketId) -> Option:
    found = find_ticket(phrases.board, ticket)
    points = phrases.say("points", number=found.points)
    label = shorten(SEPARATOR.join((str(number), phrases.ends(found.ends), points)), MAX_LABEL)
    return Option(label, ticket, phrases.say("ticket-long") if found.kind == "long" else "")
