"""Tickets, in private: the menu of those offered, and lines about a seat's own."""

from bot.messages.parts.buttons import hand_button
from bot.messages.parts.message import MAX_LABEL, Menu, Message, Option, OwnBoard
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
    keep = view.fewest_to_keep
    menu = Menu(
        "keep",
        tuple(_ticket_option(phrases, number, ticket) for number, ticket in numbered_offers(view)),
        phrases.say("tickets-placeholder", keep=keep),
        min_values=keep,
        max_values=len(view.offered),
    )
    text = "\n".join(offered_ticket_lines(phrases, view))
    rows = fill_rows(menu, (hand_button(phrases),))
    return Message(phrases.language, text, rows, (OwnBoard(view),))


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


def _ticket_option(phrases: Phrasebook, number: int, ticket: TicketId) -> Option:
    found = find_ticket(phrases.board, ticket)
    points = phrases.say("points", number=found.points)
    label = shorten(SEPARATOR.join((str(number), phrases.ends(found.ends), points)), MAX_LABEL)
    return Option(label, ticket, phrases.say("ticket-long") if found.kind == "long" else "")
