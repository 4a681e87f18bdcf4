"""What somebody has reached in a daily deal: privately, and as they share it with everybody."""

from collections.abc import Iterable, Sequence
from typing import Literal

from bot.domain.daily import DailyResult, DailyTry, Standing
from bot.i18n.catalogue import Translator
from bot.messages.daily import (
    OTHERS,
    button_for,
    closed_button,
    closing_time,
    offer_button,
    title,
)
from bot.messages.parts.message import MAX_TEXT, FinalBoard, Message, Pictures, Text
from bot.messages.parts.phrasebook import Phrasebook, fit_lines, safe_name
from bot.messages.parts.rows import layout_message
from bot.messages.results.ending import score_lines
from engine.model import Map
from engine.views import PublicView

SQUARES = {1: "🟩", 2: "🟨", 3: "🟧", 4: "🟥", 5: "🟪", 6: "🟦"}
LONGER = "⬛"
NO_BREAK_HYPHEN = "\N{NON-BREAKING HYPHEN}"
MOST_SQUARES = 25
FEW = 10  # of whom one says how many somebody has beaten; of more, how many of a hundred

Sharing = Literal["here", "elsewhere", "over"]
"""Where a result can be shared: where the reader is, only on a server, or nowhere any more."""


def finished_message(
    phrases: Phrasebook,
    found: DailyTry,
    view: PublicView | None,
    standing: Standing,
    streak: int,
    *,
    news: Sequence[str] = (),
    is_closed: bool,
    sharing: Sharing,
) -> Message:
    """What the reader has reached, privately. `view`: the end of the game, or None if it is not
    kept any longer. `news`: what has just happened."""
    translator = phrases.translator
    lines = [
        *news,
        title(translator, phrases.board.map, found.day),
        *result_lines(translator, found.result, standing, is_closed=is_closed),
        *_streak_lines(translator, streak),
        *(f"-# {line}" for line in _score_lines(phrases, view)),
    ]
    if not is_closed:
        lines.append(translator.say("daily-closes", closes=closing_time(found.day)))
    if sharing == "elsewhere":
        lines.append(translator.say("daily-share-elsewhere"))
    share = (
        (button_for(translator.say("button-share"), "share", found.day, "success", "📣"),)
        if sharing == "here"
        else ()
    )
    others = button_for(translator.say("button-daily-others"), OTHERS, found.day, "primary", "👀")
    closed = closed_button(translator, found.day)
    blocks = (Pictures(), Text(fit_lines(lines, MAX_TEXT)), (*share, others), (closed,))
    pictures = () if view is None else (FinalBoard(view),)
    return layout_message(translator.language, blocks if pictures else blocks[1:], pictures)


def _score_lines(phrases: Phrasebook, view: PublicView | None) -> list[str]:
    """What brought both players their points."""
    return [] if view is None or view.final is None else score_lines(phrases, view.final)


def shared_message(
    translator: Translator,
    map_: Map,
    found: DailyTry,
    standing: Standing,
    streak: int,
    *,
    is_closed: bool,
) -> Message:
    """The result for everybody, which tells nothing about the cards."""
    lines = [
        f"**{safe_name(found.name)}** · {title(translator, map_, found.day)}",
        *result_lines(translator, found.result, standing, is_closed=is_closed),
        *_streak_lines(translator, streak),
    ]
    blocks = (Text("\n".join(lines)), (offer_button(translator),))
    return layout_message(translator.language, blocks)


def result_lines(
    translator: Translator, result: DailyResult | None, standing: Standing, *, is_closed: bool
) -> list[str]:
    """Points, tickets, a square for each route, and how that compares with everybody."""
    if result is None:
        return []
    lines = [_points(translator, result)]
    if result.lengths:
        lines.append(translator.say("daily-routes", squares=squares(result.lengths)))
    if standing.others:
        lines.append(_standing_line(translator, standing, is_closed=is_closed))
    return lines


def _standing_line(translator: Translator, standing: Standing, *, is_closed: bool) -> str:
    """Whom somebody has beaten; of nobody, only how many others there are."""
    match standing:
        case Standing(beaten=0):
            key = "daily-standing-others"
        case Standing(others=others, beaten=beaten) if others == beaten:
            key = "daily-standing-all"
        case Standing(others=others) if others < FEW:
            key = "daily-standing-few"
        case _:
            key = "daily-standing-many"
    said = translator.say(
        key, number=standing.others, beaten=standing.beaten, percent=standing.percent
    )
    return said if is_closed else translator.say("daily-so-far", standing=said)


def _streak_lines(translator: Translator, streak: int) -> list[str]:
    return [translator.say("daily-streak", number=streak)] if streak > 1 else []


def squares(lengths: Iterable[int]) -> str:
    """`🟥🟧🟩 (4-3-1)`: a square for each route by its length, and the same as numbers, which stay
    in one line."""
    shown = [*lengths][:MOST_SQUARES]
    row = "".join(SQUARES.get(length, LONGER) for length in shown)
    return f"{row} ({NO_BREAK_HYPHEN.join(map(str, shown))})"


def _points(translator: Translator, result: DailyResult) -> str:
    return translator.say(
        "daily-points",
        points=result.points,
        opponent=result.opponent,
        done=result.tickets_done,
        number=result.tickets,
    )
