"""Why a player prefers an action, as a code with values. `bot.messages` turns it into text."""

import enum
from collections.abc import Mapping
from typing import NamedTuple

from engine.actions import Action
from engine.values import Value


class ReasonCode(enum.StrEnum):
    """Every reason. The comments name the parameters of each code."""

    KEEP_TOGETHER = "keep_together"  # tickets, points: they fit into one network
    TICKETS_NEARLY_FREE = "tickets_nearly_free"  # points: expected from new tickets
    CLAIM_FOR_TICKET = "claim_for_ticket"  # route, ticket
    CLAIM_BEFORE_RIVAL = "claim_before_rival"  # route, seat: this rival may claim it
    CLAIM_FOR_REGION = "claim_for_region"  # route
    CLAIM_FOR_POINTS = "claim_for_points"  # route, points
    CLAIM_LAST = "claim_last"  # route, points: the best action of the last turn
    CARD_FOR_ROUTE = "card_for_route"  # colour, route
    CARD_UNSEEN = "card_unseen"  # nothing in the row is better than the deck
    WILD_FOR_ROUTE = "wild_for_route"  # route
    FERRY_CARD_FOR_ROUTE = "ferry_card_for_route"  # route
    STATION_FOR_TICKET = "station_for_ticket"  # city, ticket
    TUNNEL_WORTH_IT = "tunnel_worth_it"  # route, due
    TUNNEL_TOO_DEAR = "tunnel_too_dear"  # route, due
    NOTHING_ELSE = "nothing_else"


class Reason(Value, frozen=True):
    """A code and the values for its sentence: ids of the map, colour words, numbers."""

    code: ReasonCode
    params: Mapping[str, str | int]


class ScoredAction(NamedTuple):
    """An action, what it is worth (in turns saved, unless noted otherwise), and the reason for
    it."""

    worth: float
    action: Action
    reason: Reason


def make_reason(code: ReasonCode, **params: str | int) -> Reason:
    """The reason with these parameters."""
    return Reason(code, params)
