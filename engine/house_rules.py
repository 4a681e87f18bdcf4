"""House rules: what the people at a table agree to play differently from the usual rules."""

from typing import Literal

from engine.values import Value

StationLoan = Literal["one", "through"]


class HouseRules(Value, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a table may choose. The defaults are the usual rules.

    `stations` is what a station lends its owner (EU-12): `one` route of another player, or one
    player's way `through` the city: at most one route in and one out.
    """

    stations: StationLoan = "one"


USUAL_RULES = HouseRules()
