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


def action_sentence(voice: Phrasebook, action: Action) -> str:
    """What to do, in a few words."""
    match action:
        case Claim(route=route, cards=cards, ferry_cards=ferry_cards):
            paid = voice.cards(cards, ferry_cards)
            return voice.say("deed-claim", route=voice.route(route), cards=paid)
        case BuildStation(city=city, cards=cards):
            return voice.say("deed-station", place=voice.place(city), cards=voice.cards(cards))
        case PayExtra(cards=cards):
            return voice.say("deed-pay", cards=voice.cards(cards))
        case Take(colour=colour):
            return voice.say("deed-take", colour=voice.colour(colour))
        case Keep(tickets=tickets):
            kept = listed(voice.speaker, [voice.ticket(ticket) for ticket in tickets])
            return voice.say("deed-keep", tickets=kept)
        case _:
            return voice.say(_key(action))


def reason_sentence(voice: Phrasebook, reason: Reason) -> str:
    """The reason for it."""
    values = {name: _value(voice, name, value) for name, value in reason.params.items()}
    return voice.say(reason_key(reason.code), **values)


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


def _value(voice: Phrasebook, name: str, value: str | int) -> Fill:
    """A value of a reason as people say it."""
    match name, value:
        case "route", str():
            return voice.route(RouteId(value))
        case "ticket", str():
            return voice.ticket(TicketId(value))
        case "city", str():
            return voice.place(PlaceId(value))
        case "colour", str():
            return voice.colour(BY_WORD[value])
        case "seat", int():
            return voice.name(Seat(value))
        case _:
            return value
