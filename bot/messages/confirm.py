"""Are you sure? Asked in private before something that one tap should not do."""

from bot.messages.message import Button, Message
from bot.messages.phrasebook import Phrasebook
from engine.views import PublicView


def drawing_tickets(phrases: Phrasebook, view: PublicView) -> Message:
    """How many come, and how many stay: it takes the whole turn."""
    deal = phrases.board.map.more_tickets
    number = min(sum(deal.offered.values()), view.tickets)
    text = phrases.say("sure-tickets", number=number, keep=min(deal.keep, number))
    draw = Button("draw_tickets", phrases.say("button-tickets"), "primary", "🎫")
    stay = Button("hand", phrases.say("button-not-now"))
    return Message(phrases.language, text, ((draw, stay),))


def resigning(phrases: Phrasebook, *, is_last: bool) -> Message:
    """`is_last`: nobody else would be left, and the table would be closed."""
    text = phrases.say("sure-resign-last" if is_last else "sure-resign", map=phrases.map_name())
    resign = Button("resign", phrases.say("button-resign"), "danger")
    return Message(phrases.language, text, ((_not_now(phrases), resign),))


def calling_off(phrases: Phrasebook) -> Message:
    """A game that is under way."""
    text = phrases.say("sure-call-off", map=phrases.map_name())
    call_off = Button("call_off", phrases.say("button-cancel"), "danger")
    return Message(phrases.language, text, ((_not_now(phrases), call_off),))


def _not_now(phrases: Phrasebook) -> Button:
    return Button("not_now", phrases.say("button-not-now"))
