"""Are you sure? Asked in private before something that one tap should not do."""

from bot.messages.message import Button, Message
from bot.messages.phrasebook import Phrasebook
from engine.views import PublicView


def drawing_tickets(voice: Phrasebook, view: PublicView) -> Message:
    """How many come, and how many stay: it takes the whole turn."""
    deal = voice.board.map.more_tickets
    number = min(sum(deal.offered.values()), view.tickets)
    text = voice.say("sure-tickets", number=number, keep=min(deal.keep, number))
    draw = Button("draw_tickets", voice.say("button-tickets"), "primary", "🎫")
    stay = Button("hand", voice.say("button-not-now"))
    return Message(voice.language, text, ((draw, stay),))


def resigning(voice: Phrasebook, *, is_last: bool) -> Message:
    """`is_last`: nobody else would be left, and the table would be closed."""
    text = voice.say("sure-resign-last" if is_last else "sure-resign", map=voice.map_name())
    resign = Button("resign", voice.say("button-resign"), "danger")
    return Message(voice.language, text, ((_not_now(voice), resign),))


def calling_off(voice: Phrasebook) -> Message:
    """A game that is under way."""
    text = voice.say("sure-call-off", map=voice.map_name())
    call_off = Button("call_off", voice.say("button-cancel"), "danger")
    return Message(voice.language, text, ((_not_now(voice), call_off),))


def _not_now(voice: Phrasebook) -> Button:
    return Button("not_now", voice.say("button-not-now"))
