"""The table of the day: a server's results of the daily deal, for everybody there."""

from bot.domain.daily import DailyResult, DailyTable, DailyTry, Day, newest_closed
from bot.i18n.catalogue import Translator
from bot.messages.daily import best_line, closed_button, closing_time, date_text, offer_button
from bot.messages.parts.message import MAX_TEXT, Message, Text
from bot.messages.parts.phrasebook import Phrasebook, fit_lines, map_name, safe_name
from bot.messages.parts.rows import layout_message
from engine.model import Map


def board_title(translator: Translator, map_: Map, day: Day) -> str:
    """With what the server's message begins, by which it is found again."""
    return translator.say("daily-board-title", map=map_name(translator, map_), date=date_text(day))


def board_message(
    translator: Translator, map_: Map, table: DailyTable, closed: Phrasebook, today: Day
) -> Message:
    """The results of a server's people on a day, for everybody. `closed`: about the board of the
    deal that has just closed."""
    is_closed = table.day <= newest_closed(today)
    lines = [board_title(translator, map_, table.day)]
    # Without the backslash, Discord would number the lines itself, one after the other.
    points = [each.result.points for each in table.tries if each.result]
    lines += [
        f"{points.index(each.result.points) + 1}\\. {_board_line(translator, each, each.result)}"
        for each in table.tries
        if each.result
    ]
    if not table.tries:
        lines.append(translator.say("daily-board-nobody" if is_closed else "daily-board-empty"))
    if table.streak > 1:
        lines.append(translator.say("daily-board-streak", number=table.streak))
    if is_closed:
        lines.append(translator.say("daily-board-closed"))
    else:
        key = "daily-board-open" if table.day == today else "daily-board-begun"
        lines.append(translator.say(key, closes=closing_time(table.day)))
    if table.best_of_closed is not None:
        lines.append(translator.say("daily-board-best", date=date_text(table.best_of_closed.day)))
        lines.append(best_line(closed, table.best_of_closed))
    best = table.best_of_closed
    buttons = (
        *(() if is_closed else (offer_button(translator),)),
        *(() if best is None else (closed_button(translator, table.day),)),
    )
    return layout_message(translator.language, (Text(fit_lines(lines, MAX_TEXT)), buttons))


def _board_line(translator: Translator, found: DailyTry, result: DailyResult) -> str:
    return translator.say(
        "daily-board-line",
        name=safe_name(found.name),
        points=result.points,
        done=result.tickets_done,
        number=result.tickets,
    )
