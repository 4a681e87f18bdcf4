"""An action as a piece of advice: `claim Paris - Zürich for 3 red`, and the reason for it."""

from typing import assert_never

from bot.i18n.catalogue import Fill
from bot.messages.phrasebook import Phrasebook, listed
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
from engine.cards import BY_WORD
from engine.model import PlaceId, RouteId, Seat, TicketId
from players.choices.reasons import Reason, ReasonCode


def action_sentence(phrases: Phrasebook, action: Action) -> str:
    """What to do, in a few words."""
    match action:
        case Claim(route=route, cards=cards, ferry_cards=ferry_cards):
            paid = phrases.cards(cards, ferry_cards)
            return phrases.say("deed-claim", route=phrases.route(route), cards=paid)
        case BuildStation(city=city, cards=cards):
            return phrases.say(
                "deed-station", place=phrases.place(city), cards=phrases.cards(cards)
            )
        case PayExtra(cards=cards):
            return phrases.say("deed-pay", cards=phrases.cards(cards))
        case Take(colour=colour):
            return phrases.say("deed-take", colour=phrases.colour(colour))
        case Keep(tickets=tickets):
            kept = listed(phrases.translator, [phrases.ticket(ticket) for ticket in tickets])
            return phrases.say("deed-keep", tickets=kept)
        case _:
            return phrases.say(_key(action))


def reason_sentence(phrases: Phrasebook, reason: Reason) -> str:
    """The reason for it."""
    values = {name: _value(phrases, name, value) for name, value in reason.params.items()}
    return phrases.say(reason_key(reason.code), **values)


def reason_key(code: ReasonCode) -> str:
    return "reason-" + code.value.replace("_", "-")


def _key(action: Draw | DrawTickets | DrawFerryCard | GiveUp | Pass) -> str:
    match action:
        case Draw():
            return "deed-draw"
        case DrawTickets():
            return "deed-tickets"
        case DrawFerryCard():
            return "deed-ferry-card"
        case GiveUp():
            return "deed-give-up"
        case Pass():
            return "deed-pass"
        case _:
            assert_never(action)


def _value(phrases: Phrasebook, name: str, value: str | int) -> Fill:
    """A value of a reason as people say it."""
    match name, value:
        case "route", str():
            return phrases.route(RouteId(value))
        case "ticket", str():
            return phrases.ticket(TicketId(value))
        case "city", str():
            return phrases.place(PlaceId(value))
        case "colour", str():
            return phrases.colour(BY_WORD[value])
        case "seat", int():
            return phrases.name(Seat(value))
        case _:
            return value
