"""The reply to /hint."""

from typing import assert_never

from bot.messages.parts import payments
from bot.messages.parts.action_sentences import action_sentence, reason_sentence
from bot.messages.parts.buttons import hand_button
from bot.messages.parts.message import Button, Message, Verb
from bot.messages.parts.phrasebook import Phrasebook
from bot.messages.parts.rows import fill_rows
from bot.messages.tickets import places_in_offer
from engine.actions import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawFerryCard,
    DrawTickets,
    GiveUp,
    Keep,
    Pass,
    PayExtra,
    Take,
)
from engine.payments import Payment
from engine.views import PlayerView
from players.choices.reasons import Reason


def hint_message(
    phrases: Phrasebook, view: PlayerView, action: Action, reason: Reason | None = None
) -> Message:
    """What a computer player would do in the reader's place, and why, with a button that does it.
    `view`: for which the hint was made."""
    what = action_sentence(phrases, action)
    if reason is None:
        text = phrases.say("hint", what=what)
    else:
        text = phrases.say("hint-why", what=what, why=reason_sentence(phrases, reason))
    verb, args = _verb_and_args(view, action)
    do_it = Button(verb, phrases.say("button-do-it"), "success", "💡", args)
    return Message(phrases.language, text, fill_rows((do_it, hand_button(phrases))))


def _verb_and_args(view: PlayerView, action: Action) -> tuple[Verb, tuple[str, ...]]:
    """Of the button that plays the action."""
    match action:
        case Claim(route=route, cards=cards, ferry_cards=ferry_cards):
            return "pay", (route, payments.to_text(Payment(cards, ferry_cards)))
        case BuildStation(city=city, cards=cards):
            return "pay_station", (city, payments.to_text(Payment(cards)))
        case PayExtra(cards=cards):
            return "pay_extra", (payments.to_text(Payment(cards)),)
        case Take(colour=colour):
            return "take", (colour.word,)
        case Keep(tickets=tickets):
            return "keep", places_in_offer(view, tickets)
        case _:
            return _verb(action), ()


def _verb(action: Draw | DrawTickets | DrawFerryCard | GiveUp | Pass) -> Verb:
    match action:
        case Draw():
            return "draw"
        case DrawTickets():
            return "draw_tickets"
        case DrawFerryCard():
            return "ferry"
        case GiveUp():
            return "give_up"
        case Pass():
            return "pass"
        case _:
            assert_never(action)
