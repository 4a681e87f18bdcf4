"""Why a player would do something: a code and its values. The words are somebody else's."""

import enum
from collections.abc import Mapping
from typing import NamedTuple

from engine.actions import Action
from engine.values import Value


class ReasonCode(enum.StrEnum):
    """Every reason there is, with the names of its values."""

    KEEP_TOGETHER = "keep_together"  # tickets, points: these fit into one network
    TICKETS_NEARLY_FREE = "tickets_nearly_free"  # points: new tickets bring about so many
    CLAIM_FOR_TICKET = "claim_for_ticket"  # route, ticket
    CLAIM_BEFORE_RIVAL = "claim_before_rival"  # route, seat: somebody else may want it
    CLAIM_FOR_REGION = "claim_for_region"  # route
    CLAIM_FOR_POINTS = "claim_for_points"  # route, points
    CLAIM_LAST = "claim_last"  # route, points: the best that the last turn can bring
    CARD_FOR_ROUTE = "card_for_route"  # colour, route
    CARD_UNSEEN = "card_unseen"  # nothing in the row is better than the deck
    WILD_FOR_ROUTE = "wild_for_route"  # route
    FERRY_CARD_FOR_ROUTE = "ferry_card_for_route"  # route
    STATION_FOR_TICKET = "station_for_ticket"  # city, ticket
    TUNNEL_WORTH_IT = "tunnel_worth_it"  # route, due
    TUNNEL_TOO_DEAR = "tunnel_too_dear"  # route, due
    NOTHING_ELSE = "nothing_else"


class Reason(Value, frozen=True):
    """A code and the values that its sentence needs: ids of the map, colours' words, numbers."""

    code: ReasonCode
    params: Mapping[str, str | int]


class ScoredAction(NamedTuple):
    """Something to do, how far it brings one, in turns, and why."""

    worth: float
    action: Action
    reason: Reason


def because(code: ReasonCode, **params: str | int) -> Reason:
    return Reason(code, params)
