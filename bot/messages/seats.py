"""A seat is offered to somebody, who may take it or not."""

from bot.domain.requests import SeatOffer
from bot.messages.message import Button, Message
from bot.messages.phrasebook import Phrasebook, mention, plain


def question(voice: Phrasebook, offer: SeatOffer) -> Message:
    """For the one who is asked, before everybody; once declined, it says so."""
    name = voice.name(offer.seat)
    if offer.is_declined:
        text = voice.say("offer-declined", who=plain(offer.to.name), name=name)
        return Message(voice.language, text)
    text = voice.say("offer-seat", who=mention(offer.to.user), name=name)
    mark = (str(offer.mark),)
    buttons = (
        Button("take_over", voice.say("button-take-over"), "success", "🪑", args=mark),
        Button("decline", voice.say("button-decline"), args=mark),
    )
    return Message(voice.language, text, (buttons,), mentions=(offer.to.user,))
