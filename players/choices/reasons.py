"""Why a player prefers an action, as a code with values. `bot.messages` turns it into text."""

import enum
from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine.actions import Action
from engine.values import Value


class ReasonCode(enum.StrEnum):
    """Every reason. The comments name the parameters of each code."""

    KEEP_COMPLETE = "keep_complete"  # the own network joins all of them already
    KEEP_TOGETHER = "keep_together"  # wagons: so many are enough for all of them
    KEEP_LEAST_LOSS = "keep_least_loss"  # every other choice is worth less
    TICKETS_NEARLY_FREE = "tickets_nearly_free"  # points: expected from new tickets
    CLAIM_FOR_TICKET = "claim_for_ticket"  # route, ticket: it is on the planned path
    CLAIM_FOR_REGION = "claim_for_region"  # route: the planned network scores more for regions
    CLAIM_FOR_TRAIL = "claim_for_trail"  # route: the planned longest path is longer with it
    CLAIM_FOR_MERCHANDISE = "claim_for_merchandise"  # route: it brings a merchandise card
    CLAIM_FOR_ATTRACTION = "claim_for_attraction"  # route: it reaches an attraction
    CLAIM_FOR_DISTRICT = "claim_for_district"  # route: the planned network links a district
    CLAIM_FOR_MANDALA = "claim_for_mandala"  # route: it closes a loop that makes tickets Mandalas
    CLAIM_FOR_POINTS = "claim_for_points"  # route, points
    CLAIM_BEFORE_RIVAL = "claim_before_rival"  # route, seat: this rival may claim it
    CLAIM_LAST = "claim_last"  # route, points: the best action of the last turn
    CARD_FOR_ROUTE = "card_for_route"  # colour, route: the hand lacks this colour for the plan
    CARD_FOR_GREY_ROUTE = "card_for_grey_route"  # route: any colour counts, and cards are lacking
    CARD_SPARE = "card_spare"  # the plan does not need the card, other routes may
    CARD_UNSEEN = "card_unseen"  # nothing in the row is better than the deck
    WILD_FOR_ROUTE = "wild_for_route"  # route: it has spaces that only wilds pay for
    WILD_SAVES_CARDS = "wild_saves_cards"  # route, cards: otherwise it takes so many others
    WILD_AS_COLOUR = "wild_as_colour"  # colour, route: it replaces a card that is lacking
    FERRY_CARD_FOR_ROUTE = "ferry_card_for_route"  # route
    STATION_FOR_TICKET = "station_for_ticket"  # city, ticket
    TUNNEL_WORTH_IT = "tunnel_worth_it"  # route, due: giving up would lose the turn
    TUNNEL_TOO_DEAR = "tunnel_too_dear"  # route, wilds: so many would be spent
    TUNNEL_UNPAYABLE = "tunnel_unpayable"  # route, due: the hand cannot pay
    NOTHING_ELSE = "nothing_else"


class Reason(Value, frozen=True):
    """A code and the values for its sentence: ids of the map, colour words, numbers.

    `purpose` says why the player wants the route that the values name, as a CLAIM_FOR_... reason.
    """

    code: ReasonCode
    params: Mapping[str, str | int]
    purpose: "Reason | None" = None


class ScoredAction(NamedTuple):
    """An action, what it is worth (in turns saved, unless noted otherwise), and a function that
    finds the reason for it. Only hints need reasons, and finding one takes time."""

    worth: float
    action: Action
    explain: Callable[[], Reason]


def make_reason(code: ReasonCode, purpose: Reason | None = None, **params: str | int) -> Reason:
    """The reason with these parameters."""
    return Reason(code, params, purpose)


def nothing_else() -> Reason:
    """The reason if no other action is better."""
    return make_reason(ReasonCode.NOTHING_ELSE)
