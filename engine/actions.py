"""What a seat can do: small frozen values without rules, each one readable line of JSON.

{"type":"claim","route":"paris-zurich","cards":{"red":3}}
"""

import msgspec

from engine import cards as card
from engine.cards import Cards, Colour
from engine.model import PlaceId, RouteId, TicketId
from engine.refusals import Code, Refusal
from engine.values import Value


class _Action(Value, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of all actions: how they are written in JSON."""


class Keep(_Action, frozen=True, tag="keep"):
    """Keep these of the offered tickets, at the start or after `DrawTickets`."""

    tickets: tuple[TicketId, ...]


class Draw(_Action, frozen=True, tag="draw"):
    """Draw the top card of the deck, unseen."""


class Take(_Action, frozen=True, tag="take"):
    """Take an open card from the row."""

    colour: Colour


class DrawTickets(_Action, frozen=True, tag="tickets"):
    """Draw tickets to choose from."""


class Claim(_Action, frozen=True, tag="claim"):
    """Claim a route and pay for it."""

    route: RouteId
    cards: Cards
    ferry_cards: int = 0


class PayExtra(_Action, frozen=True, tag="pay"):
    """Pay the extra cards that a tunnel costs after cards were turned over."""

    cards: Cards


class GiveUp(_Action, frozen=True, tag="give up"):
    """Give up claiming a tunnel and take the cards back."""


class BuildStation(_Action, frozen=True, tag="station"):
    """Build a station in a city and pay for it."""

    city: PlaceId
    cards: Cards


class DrawFerryCard(_Action, frozen=True, tag="ferry card"):
    """Draw a ferry card."""


class Pass(_Action, frozen=True, tag="pass"):
    """Do nothing. Only for a seat without any other move (ALL-16)."""


Action = (
    Keep
    | Draw
    | Take
    | DrawTickets
    | Claim
    | PayExtra
    | GiveUp
    | BuildStation
    | DrawFerryCard
    | Pass
)

# What msgspec knows of the types is made here: threads that make it at the same moment can crash
# the process.
msgspec.json.Decoder(Action)


def to_json(action: Action) -> dict[str, object]:
    """The action as JSON values, with cards and colours as words."""
    body = msgspec.json.decode(msgspec.json.encode(action), type=dict[str, object])
    match action:
        case Claim() | PayExtra() | BuildStation():
            body["cards"] = card.to_words(action.cards)
        case Take():
            body["colour"] = action.colour.word
    if body.get("ferry_cards") == 0:
        del body["ferry_cards"]
    return body


def from_json(body: object) -> Action:
    """The inverse of `to_json`. Raises a `Refusal` that says what is wrong with anything else."""
    try:
        fields = dict(msgspec.convert(body, dict[str, object]))
        if "cards" in fields:
            fields["cards"] = card.from_words(msgspec.convert(fields["cards"], dict[str, int]))
        if "colour" in fields:
            fields["colour"] = card.by_word(msgspec.convert(fields["colour"], str))
        action: Action = msgspec.convert(fields, Action)
    except (msgspec.ValidationError, ValueError) as error:
        raise Refusal(Code.NOT_AN_ACTION, problem=str(error)) from error
    return action
