"""The daily deal: what it is, what somebody has reached, how others played it, and its proof."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.domain.daily import (
    DAY_S,
    DailyResult,
    DailyTable,
    DailyTry,
    Day,
    Standing,
    closes_at,
    date_of,
)
from bot.i18n.catalogue import Translator
from bot.messages.parts.message import MAX_ROWS, MAX_TEXT, Button, Message, Style, Text, TextFile
from bot.messages.parts.pages import paged_message
from bot.messages.parts.phrasebook import (
    Phrasebook,
    fit_lines,
    map_name,
    relative_time,
    safe_name,
    short_date,
)
from bot.messages.parts.rows import layout_message
from engine.model import Map

SQUARES = {1: "⬜", 2: "🟨", 3: "🟧", 4: "🟥", 5: "🟪", 6: "🟦"}
LONGER = "⬛"
MOST_SQUARES = 25
OTHERS = "others"


def offer_button(translator: Translator) -> Button:
    """Shows today's deal to somebody who has not begun it."""
    return Button("daily", translator.say("button-daily"), emoji="📅", is_lasting=True)


def with_offer(translator: Translator, message: Message) -> Message:
    """The message for somebody who has to wait, with the button of today's deal, if it has room
    for it."""
    if len(message.rows) >= MAX_ROWS:
        return message
    offer = (offer_button(translator),)
    blocks = (*message.blocks, offer) if message.blocks else ()
    return replace(message, rows=(*message.rows, offer), blocks=blocks)


def intro_message(
    translator: Translator,
    map_: Map,
    day: Day,
    opponent: str,
    map_of_tomorrow: Map,
    hash_of_tomorrow: str,
    unfinished: Day | None,
) -> Message:
    """What today's deal is, before somebody begins their only try, and what is promised about
    tomorrow's. `unfinished`: yesterday, if they can still finish that one."""
    lines = [
        _title(translator, map_, day),
        translator.say("daily-about", opponent=opponent, closes=_closes(day)),
        translator.say("daily-rules"),
        translator.say(
            "daily-hash", map=map_name(translator, map_of_tomorrow), hash=hash_of_tomorrow
        ),
    ]
    begin = _button(translator.say("button-daily-begin"), "begin", day, "success", "▶️")
    go_on = (
        ()
        if unfinished is None
        else (_button(translator.say("button-daily-go"), "go", unfinished, "primary", "⏳"),)
    )
    closed = _button(translator.say("button-daily-closed"), "closed", day, "secondary", "🔓")
    return layout_message(translator.language, (Text("\n".join(lines)), (begin,), (*go_on, closed)))


def finished_message(
    translator: Translator,
    map_: Map,
    found: DailyTry,
    standing: Standing,
    streak: int,
    *,
    news: Sequence[str] = (),
    is_closed: bool,
    can_share: bool,
) -> Message:
    """What the reader has reached, privately. `news`: what has just happened."""
    lines = [
        *news,
        _title(translator, map_, found.day),
        *result_lines(translator, found.result, standing),
        translator.say("daily-streak", number=streak),
    ]
    if not is_closed:
        lines.append(translator.say("daily-closes", closes=_closes(found.day)))
    share = (
        (_button(translator.say("button-share"), "share", found.day, "success", "📣"),)
        if can_share
        else ()
    )
    others = _button(translator.say("button-daily-others"), OTHERS, found.day, "primary", "👀")
    closed = _button(translator.say("button-daily-closed"), "closed", found.day, "secondary", "🔓")
    blocks = (Text(fit_lines(lines, MAX_TEXT)), (*share, others, closed))
    return layout_message(translator.language, blocks)


def shared_message(
    translator: Translator, map_: Map, found: DailyTry, standing: Standing, streak: int
) -> Message:
    """The result for everybody, which tells nothing about the cards."""
    lines = [
        f"**{safe_name(found.name)}** · {_title(translator, map_, found.day)}",
        *result_lines(translator, found.result, standing),
        *((translator.say("daily-streak", number=streak),) if streak > 1 else ()),
    ]
    blocks = (Text("\n".join(lines)), (offer_button(translator),))
    return layout_message(translator.language, blocks)


def was_shared_message(translator: Translator, link: str) -> Message:
    """Where the reader's result is now."""
    return Message(translator.language, translator.say("daily-shared", link=link))


def others_message(phrases: Phrasebook, day: Day, tries: Sequence[DailyTry], page: int) -> Message:
    """How others played the same cards: a paragraph for each."""
    translator = phrases.translator
    title = translator.say("daily-others", date=_date(day))
    paragraphs = [_line_of(phrases, each, has_name=True) for each in tries]
    none = [translator.say("daily-others-none")]
    return paged_message(phrases, ("daily", OTHERS, str(day)), title, paragraphs or none, page)


def closed_message(
    phrases: Phrasebook,
    day: Day,
    seed: str,
    seed_hash: str,
    best: DailyTry | None,
    record: str | None,
) -> Message:
    """A deal that has closed: its seed, the best line of play, and the record of it as a file."""
    translator = phrases.translator
    lines = [
        _title(translator, phrases.board.map, day),
        translator.say("daily-seed", seed=seed, hash=seed_hash),
        *(() if best is None else (_line_of(phrases, best, has_name=False),)),
    ]
    if best is None:
        lines.append(translator.say("daily-nobody"))
    files = () if record is None else (TextFile(f"daily-{date_of(day)}.json", record),)
    return Message(translator.language, fit_lines(lines, MAX_TEXT), attachments=files)


def board_title(translator: Translator, map_: Map, day: Day) -> str:
    """With what the server's message begins, by which it is found again."""
    return translator.say("daily-board-title", map=map_name(translator, map_), date=_date(day))


def board_message(
    translator: Translator, map_: Map, table: DailyTable, closed: Phrasebook, *, is_closed: bool
) -> Message:
    """The results of a server's people on a day, for everybody. `closed`: about the board of the
    deal that has just closed."""
    lines = [board_title(translator, map_, table.day)]
    lines += [
        f"{number}. {_board_line(translator, each)}" for number, each in enumerate(table.tries, 1)
    ]
    if not table.tries:
        lines.append(translator.say("daily-board-empty"))
    if table.streak > 1:
        lines.append(translator.say("daily-board-streak", number=table.streak))
    if is_closed:
        lines.append(translator.say("daily-board-closed"))
    else:
        lines.append(translator.say("daily-board-open", closes=_closes(table.day)))
    if table.best_of_closed is not None:
        lines.append(translator.say("daily-board-best", date=_date(table.best_of_closed.day)))
        lines.append(_line_of(closed, table.best_of_closed, has_name=False))
    blocks = (Text(fit_lines(lines, MAX_TEXT)), () if is_closed else (offer_button(translator),))
    return layout_message(translator.language, blocks)


def result_lines(
    translator: Translator, result: DailyResult | None, standing: Standing
) -> list[str]:
    """Points, tickets, a square for each route, and how that compares with everybody."""
    if result is None:
        return []
    lines = [_points(translator, result)]
    if result.lengths:
        lines.append(translator.say("daily-routes", squares=squares(result.lengths)))
    if standing.better_than is not None:
        lines.append(
            translator.say(
                "daily-standing", percent=standing.better_than, number=standing.finished - 1
            )
        )
    return lines


def squares(lengths: Iterable[int]) -> str:
    """`🟥🟧⬜ (4-3-1)`: a square for each route by its length, and the same as numbers."""
    shown = [*lengths][:MOST_SQUARES]
    row = "".join(SQUARES.get(length, LONGER) for length in shown)
    return f"{row} ({'-'.join(map(str, shown))})"


def _points(translator: Translator, result: DailyResult) -> str:
    return translator.say(
        "daily-points",
        points=result.points,
        opponent=result.opponent,
        done=result.tickets_done,
        number=result.tickets,
    )


def _board_line(translator: Translator, found: DailyTry) -> str:
    if found.result is None:
        return safe_name(found.name)
    return translator.say(
        "daily-board-line",
        name=safe_name(found.name),
        points=found.result.points,
        done=found.result.tickets_done,
        number=found.result.tickets,
    )


def _line_of(phrases: Phrasebook, found: DailyTry, *, has_name: bool) -> str:
    """How somebody played: points, the routes in their order, and the tickets."""
    translator = phrases.translator
    points = found.result.points if found.result else 0
    name = safe_name(found.name) if has_name else translator.say("daily-best")
    routes = ", ".join(phrases.route(route) for route in found.line.routes)
    tickets = ", ".join(
        f"{'✅' if done else '❌'} {phrases.ticket(ticket)}" for ticket, done in found.line.tickets
    )
    lines = [translator.say("daily-line", name=name, points=points)]
    lines += [f"🛤️ {routes}"] if routes else []
    lines += [f"🎫 {tickets}"] if tickets else []
    return " ".join(lines)


def _title(translator: Translator, map_: Map, day: Day) -> str:
    return translator.say("daily-title", map=map_name(translator, map_), date=_date(day))


def _date(day: Day) -> str:
    """At noon, so that it is the same date almost everywhere."""
    return short_date((day + 0.5) * DAY_S)


def _closes(day: Day) -> str:
    return relative_time(int(closes_at(day)))


def _button(label: str, what: str, day: Day, style: Style, emoji: str) -> Button:
    return Button("daily", label, style, emoji, (what, str(day)), is_lasting=True)
