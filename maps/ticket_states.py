"""How far a ticket is, in a few words, for messages and alt texts alike."""

from collections.abc import Callable
from typing import assert_never

from engine.tickets.ticket_progress import (
    LossReason,
    TicketDone,
    TicketLost,
    TicketOpen,
    TicketProgress,
)
from maps.holdings import Holding

LOSS_KEYS: dict[LossReason, str] = {
    "cut off": "ticket-cut-off",
    "too few wagons": "ticket-too-few-wagons",
    "too few turns": "ticket-too-few-turns",
    "game over": "ticket-not-done",
}


def pieces_to_go(progress: TicketProgress) -> tuple[Holding, ...]:
    """The wagons and stations that an open ticket still takes; nothing for other tickets."""
    if not isinstance(progress, TicketOpen):
        return ()
    pieces = Holding("wagon", progress.wagons), Holding("station", progress.new_stations)
    return tuple(piece for piece in pieces if piece.number)


def ticket_state(progress: TicketProgress, wagons: int, say: Callable[..., str]) -> str:
    """`12 trains to go`, `completed`, or why the ticket is impossible. `wagons`: those the seat has
    left. `say(key, **values)`: the text of a key in some language."""
    match progress:
        case TicketDone():
            return say("ticket-done")
        case TicketOpen(wagons=0, new_stations=0):
            return say("ticket-station-in-use")
        case TicketOpen(wagons=needed, new_stations=stations):
            pieces = [say("holding-wagon", number=needed)] if needed else []
            if stations:
                pieces.append(say("new-stations", number=stations))
            return say("ticket-to-go", pieces=", ".join(pieces))
        case TicketLost(reason="too few wagons", wagons=needed):
            return say(LOSS_KEYS["too few wagons"], number=needed, have=wagons)
        case TicketLost(reason=reason):
            return say(LOSS_KEYS[reason])
        case _:
            assert_never(progress)
