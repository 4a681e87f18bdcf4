"""A seat is offered to somebody, who can take it over or decline."""

from bot.domain.requests import SeatOffer
from bot.messages.parts.message import Button, Message
from bot.messages.parts.phrasebook import Phrasebook, mention, safe_name
from bot.messages.parts.rows import fill_rows


def seat_offer_message(phrases: Phrasebook, offer: SeatOffer) -> Message:
    """The public question to the person who is asked, or that they have declined."""
    name = phrases.name(offer.seat)
    if offer.is_declined:
        text = phrases.say("offer-declined", who=safe_name(offer.to.name), name=name)
        return Message(phrases.language, text)
    text = phrases.say("offer-seat", who=mention(offer.to.user), name=name)
    args = (str(offer.question_id),)
    take_over = Button("take_over", phrases.say("button-take-over"), "success", "🪑", args=args)
    decline = Button("decline", phrases.say("button-decline"), args=args)
    rows = fill_rows((take_over, decline))
    return Message(phrases.language, text, rows, mentions=(offer.to.user,))


def offer_closed_message(phrases: Phrasebook) -> Message:
    """What the question says when the seat is taken, or the offer was withdrawn."""
    return Message(phrases.language, phrases.say("offer-closed"))
