"""A seat is offered to somebody, who may take it or not."""

from bot.domain.requests import SeatOffer
from bot.messages.message import Button, Message
from bot.messages.phrasebook import Phrasebook, mention, plain


def question(phrases: Phrasebook, offer: SeatOffer) -> Message:
    """For the one who is asked, before everybody; once declined, it says so."""
    name = phrases.name(offer.seat)
    if offer.is_declined:
        text = phrases.say("offer-declined", who=plain(offer.to.name), name=name)
        return Message(phrases.language, text)
    text = phrases.say("offer-seat", who=mention(offer.to.user), name=name)
    mark = (str(offer.question_id),)
    buttons = (
        Button("take_over", phrases.say("button-take-over"), "success", "🪑", args=mark),
        Button("decline", phrases.say("button-decline"), args=mark),
    )
    return Message(phrases.language, text, (buttons,), mentions=(offer.to.user,))
