"""Choosing tickets, in private."""

from bot.present.message import MOST_LABEL, HandPicture, Menu, Message, Option
from bot.present.voice import BETWEEN, Voice, shortened
from engine.model import TicketId
from engine.outlook import TicketState
from engine.views import PlayerView
from render.naming import find_ticket

STATE_EMOJI: dict[TicketState, str] = {"done": "✅", "possible": "🚧", "impossible": "❌"}


def ticket_choice(voice: Voice, view: PlayerView) -> Message:
    """The tickets offered, as a menu of which so many are kept."""
    if not view.offered:
        return Message(voice.language, voice.say("tickets-none-offered"))
    number, keep = len(view.offered), view.fewest_to_keep
    menu = Menu(
        "keep",
        tuple(_option(voice, ticket) for ticket in view.offered),
        voice.say("tickets-placeholder", keep=keep),
        least=keep,
        most=number,
    )
    text = voice.say("tickets-choose", number=number, keep=keep)
    return Message(voice.language, text, (menu,), (HandPicture(view),))


def kept(voice: Voice, tickets: tuple[TicketId, ...]) -> Message:
    """What was chosen, said once more."""
    names = ", ".join(map(voice.ticket, tickets))
    return Message(voice.language, voice.say("tickets-kept", number=len(tickets), tickets=names))


def ticket_lines(voice: Voice, view: PlayerView) -> list[str]:
    """A seat's own tickets with their state."""
    return [
        f"{STATE_EMOJI[mine.state]} {voice.ticket(mine.ticket)}"
        + BETWEEN
        + voice.say(f"ticket-{mine.state}")
        for mine in view.tickets
    ]


def _option(voice: Voice, ticket: TicketId) -> Option:
    found = find_ticket(voice.board, ticket)
    points = voice.say("points", number=found.points)
    label = shortened(voice.ends(found.ends) + BETWEEN + points, MOST_LABEL)
    return Option(label, ticket, voice.say("ticket-long") if found.kind == "long" else "")
