"""What is kept of a daily deal that somebody has finished."""

from collections.abc import Sequence

from bot.domain.daily import DailyLine, DailyResult
from bot.domain.refusals import TableCode, TableRefusal
from bot.store import Transaction
from bot.store import daily as daily_rows
from bot.store.log import StoredEntry
from bot.tables.entries import lasting_actions
from bot.tables.snapshot import Snapshot
from engine.events import RouteClaimed
from engine.final_score import TicketLine
from engine.model import Seat

PLAYER, OPPONENT = Seat(0), Seat(1)


async def store_daily_result(db: Transaction, after: Snapshot, log_: Sequence[StoredEntry]) -> None:
    """Store and count the result of a daily deal that is over, once. `log_`: its whole log."""
    result, line = daily_result(after, log_)
    await daily_rows.finish(db, after.table.id, result, line, log_[-1].at)


def daily_result(after: Snapshot, log_: Sequence[StoredEntry]) -> tuple[DailyResult, DailyLine]:
    """What the player has reached in a game that is over, and how."""
    final = after.public.final
    if final is None:
        raise TableRefusal(TableCode.GAME_IS_NOT_OVER)
    totals = {score.seat: score.total for score in final.seats}
    (lines,) = [score.lines for score in final.seats if score.seat == PLAYER]
    tickets = [line for line in lines if isinstance(line, TicketLine)]
    routes = [
        event.route
        for entry in lasting_actions(log_)
        for event in entry.events
        if isinstance(event, RouteClaimed) and event.seat == PLAYER
    ]
    length = {route.id: route.length for route in after.game.board.routes}
    result = DailyResult(
        points=totals[PLAYER],
        opponent=totals[OPPONENT],
        tickets=len(tickets),
        tickets_done=sum(line.done for line in tickets),
        lengths=tuple(sorted((length[route] for route in routes), reverse=True)),
    )
    return result, DailyLine(tuple(routes), tuple((line.ticket, line.done) for line in tickets))
