"""How much one person, and one server, may cause."""

from typing import Literal

from engine.values import Value

Whose = Literal["person", "server"]
HOUR_S = 3600.0


class TableLimit(Value, frozen=True):
    """At most so many lobbies and games without people at a time, and new tables in an hour."""

    lobbies: int
    new_an_hour: int
    without_people: int


class TableLimits(Value, frozen=True):
    """For tables that one person has opened, and for those of one server."""

    person: TableLimit = TableLimit(lobbies=5, new_an_hour=12, without_people=2)
    server: TableLimit = TableLimit(lobbies=25, new_an_hour=60, without_people=6)


class InteractionLimits(Value, frozen=True):
    """Interactions in a minute, of one person and of all people on one server. `costly`: those of
    one person that take much work, such as a review."""

    person: int = 120
    costly: int = 12
    server: int = 1500
