"""Choosing tickets, in private."""

from bot.messages.buttons import to_hand
from bot.messages.message import MAX_LABEL, Menu, Message, Option, OwnBoard
from bot.messages.phrasebook import BETWEEN, Phrasebook, shortened
from engine.model import TicketId
from engine.ticket_outlook import TicketState
from engine.views import PlayerView
from maps.names import find_ticket, numbered_offers

STATE_EMOJI: dict[TicketState, str] = {"done": "✅", "possible": "🚧", "impossible": "❌"}


def ticket_choice(phrases: Phrasebook, view: PlayerView) -> Message:
    """The tickets offered, as a menu of which so many are kept, and where they lie."""
    if not view.offered:
        return Message(phrases.language, phrases.say("tickets-none-offered"))
    keep = view.fewest_to_keep
    menu = Menu(
        "keep",
        tuple(_option(phrases, number, ticket) for number, ticket in numbered_offers(view)),
        phrases.say("tickets-placeholder", keep=keep),
        least=keep,
        most=len(view.offered),
    )
    text = "\n".join(offer_lines(phrases, view))
    return Message(phrases.language, text, (menu, (to_hand(phrases),)), (OwnBoard(view),))


def kept(phrases: Phrasebook, tickets: tuple[TicketId, ...]) -> Message:
    """What was chosen, said once more."""
    names = ", ".join(map(phrases.ticket, tickets))
    return Message(
        phrases.language, phrases.say("tickets-kept", number=len(tickets), tickets=names)
    )


def offer_lines(phrases: Phrasebook, view: PlayerView) -> list[str]:
    """The tickets offered, if any, with the numbers they have in pictures and in the menu."""
    if not view.offered:
        return []
    number, keep = len(view.offered), view.fewest_to_keep
    lines = [
        f"**{number}**{BETWEEN}{phrases.ticket(ticket)}" for number, ticket in numbered_offers(view)
    ]
    return [phrases.say("tickets-choose", number=number, keep=keep), *lines]


def ticket_lines(phrases: Phrasebook, view: PlayerView) -> list[str]:
    """A seat's own tickets with their state."""
    return [
        f"{STATE_EMOJI[mine.state]} {phrases.ticket(mine.ticket)}"
        + BETWEEN
        + phrases.say(f"ticket-{mine.state}")
        for mine in view.tickets
    ]


def _option(phrases: Phrasebook, number: int, ticket: TicketId) -> Option:
    found = find_ticket(phrases.board, ticket)
    points = phrases.say("points", number=found.points)
    label = shortened(BETWEEN.join((str(number), phrases.ends(found.ends), points)), MAX_LABEL)
    return Option(label, ticket, phrases.say("ticket-long") if found.kind == "long" else "")
