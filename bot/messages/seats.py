"""A seat is offered to somebody, who can take it over or decline."""

from bot.domain.requests import SeatOffer
from bot.messages.parts.message import Button, Menu, Message
from bot.messages.parts.phrasebook import Phrasebook, mention, safe_name
from bot.messages.parts.rows import fill_rows
from engine.model import Seat


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


def find_substitute_button(phrases: Phrasebook, seat: Seat) -> Button:
    """Asks who is to take over a seat."""
    label = phrases.say("button-find-substitute")
    return Button("substitute", label, emoji="🔁", args=(str(seat),), is_lasting=True)


def who_takes_over_message(phrases: Phrasebook, seat: Seat) -> Message:
    """A menu of the people of the server."""
    text = phrases.say("substitute-who", name=phrases.name(seat))
    placeholder = phrases.say("substitute-placeholder")
    menu = Menu("substitute", (), placeholder, args=(str(seat),), is_of_people=True)
    not_now = Button("not_now", phrases.say("button-not-now"))
    return Message(phrases.language, text, fill_rows(menu, (not_now,)))


def offer_closed_message(phrases: Phrasebook) -> Message:
    """What the question says when the seat is taken, or the offer was withdrawn."""
    return Message(phrases.language, phrases.say("offer-closed"))
