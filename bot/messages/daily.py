"""The daily deal: what it is, how others played it, and its proof."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.domain.daily import DAY_S, DailyTry, Day, closes_at, date_of
from bot.i18n.catalogue import Translator
from bot.messages.parts.message import (
    MAX_ROWS,
    MAX_TEXT,
    Button,
    Message,
    Style,
    Text,
    TextFile,
)
from bot.messages.parts.pages import paged_message
from bot.messages.parts.phrasebook import (
    Phrasebook,
    date_and_time,
    fit_lines,
    map_name,
    relative_time,
    safe_name,
    short_date,
)
from bot.messages.parts.rows import layout_message
from engine.model import Map

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
    map_of_tomorrow: str,
    hash_of_tomorrow: str,
    unfinished: Day | None,
) -> Message:
    """What today's deal is, before somebody begins their only try, and what is promised about
    tomorrow's. `map_of_tomorrow`: what it is called. `unfinished`: yesterday, if they can still
    finish that one."""
    lines = [
        title(translator, map_, day),
        translator.say("daily-about", opponent=opponent, closes=closing_time(day)),
        translator.say("daily-rules"),
        translator.say("daily-hash", map=map_of_tomorrow, hash=hash_of_tomorrow),
    ]
    begin = button_for(translator.say("button-daily-begin"), "begin", day, "success", "▶️")
    go_on = (
        ()
        if unfinished is None
        else (button_for(translator.say("button-daily-go"), "go", unfinished, "primary", "⏳"),)
    )
    closed = closed_button(translator, day)
    return layout_message(translator.language, (Text("\n".join(lines)), (begin,), (*go_on, closed)))


def others_message(
    phrases: Phrasebook, day: Day, tries: Sequence[DailyTry], page: int, *, is_on_server: bool
) -> Message:
    """How others played the same cards, a paragraph for each: the people of a server, or the best
    of all, who are not named."""
    translator = phrases.translator
    title = translator.say("daily-others", date=date_text(day))
    if is_on_server:
        none = translator.say("daily-others-none")
        paragraphs = [_line_of(phrases, each, safe_name(each.name)) for each in tries]
    else:
        none = translator.say("daily-others-none-anywhere")
        paragraphs = [_line_of(phrases, each, f"#{at}") for at, each in enumerate(tries, 1)]
        paragraphs = paragraphs and [translator.say("daily-others-unnamed"), *paragraphs]
    opened_by = ("daily", OTHERS, str(day))
    back = (_back_button(translator, day),)
    return paged_message(phrases, opened_by, title, paragraphs or [none], page, back)


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
        title(translator, phrases.board.map, day),
        translator.say("daily-seed", seed=seed, hash=seed_hash),
        translator.say("daily-nobody") if best is None else best_line(phrases, best),
    ]
    lines += [] if record is None else [translator.say("daily-record")]
    files = () if record is None else (TextFile(f"daily-{date_of(day)}.json", record),)
    back = ((offer_button(translator),),)
    return Message(translator.language, fit_lines(lines, MAX_TEXT), back, files)


def none_closed_message(translator: Translator) -> Message:
    """No deal has closed since the bot was set up."""
    blocks = (Text(translator.say("daily-none-closed")), (offer_button(translator),))
    return layout_message(translator.language, blocks)


def best_line(phrases: Phrasebook, best: DailyTry) -> str:
    """How the best of all played, who is not named."""
    return _line_of(phrases, best, phrases.translator.say("daily-best"))


def _line_of(phrases: Phrasebook, found: DailyTry, name: str) -> str:
    """How somebody played: points, the routes in their order, and the tickets."""
    points = found.result.points if found.result else 0
    routes = ", ".join(phrases.route(route) for route in found.line.routes)
    tickets = ", ".join(
        f"{'✅' if done else '❌'} {phrases.ticket(ticket)}" for ticket, done in found.line.tickets
    )
    lines = [phrases.translator.say("daily-line", name=name, points=points)]
    lines += [f"🛤️ {routes}"] if routes else []
    lines += [f"🎫 {tickets}"] if tickets else []
    return "\n".join(lines)


def title(translator: Translator, map_: Map, day: Day) -> str:
    return translator.say("daily-title", map=map_name(translator, map_), date=date_text(day))


def date_text(day: Day) -> str:
    """At noon, so that it is the same date almost everywhere."""
    return short_date((day + 0.5) * DAY_S)


def closing_time(day: Day) -> str:
    """How long it is until the deal of a day closes, and when that is: Discord rounds to days."""
    at = int(closes_at(day))
    return f"{relative_time(at)} ({date_and_time(at)})"


def _back_button(translator: Translator, day: Day) -> Button:
    """To what the reader has reached on that day."""
    return button_for(translator.say("button-daily"), "go", day, "secondary", "📅")


def closed_button(translator: Translator, day: Day) -> Button:
    """To the proof of the deal that closed last. `day`: on which it is asked for."""
    return button_for(translator.say("button-daily-closed"), "closed", day, "secondary", "🔓")


def button_for(label: str, what: str, day: Day, style: Style, emoji: str) -> Button:
    return Button("daily", label, style, emoji, (what, str(day)), is_lasting=True)
