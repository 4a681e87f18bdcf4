"""A series of games: its score in the lobby and at the end, and how many games it has."""

from typing import get_args

from bot.domain.series import BestOf, Series, SeriesScore
from bot.domain.table import Table
from bot.i18n.catalogue import Translator
from bot.messages.parts.message import Menu, Option
from bot.messages.parts.phrasebook import SEPARATOR, safe_name

MAX_SCORES = 8  # as many as can sit at a table; a series may have had more people


def best_of_menu(translator: Translator, table: Table) -> Menu:
    """How many games a series has at most; its placeholder says how many now."""
    options = tuple(Option(_length(translator, number), str(number)) for number in get_args(BestOf))
    now = _length(translator, table.options.best_of)
    return Menu("best_of", options, translator.say("series-length", length=now))


def lines_before(translator: Translator, series: Series) -> list[str]:
    """What everybody knows before the next game: how many it may be, and the score so far."""
    lines = []
    if series.best_of:
        needed = series.wins_needed
        lines.append(translator.say("series-best-of", number=series.best_of, needed=needed))
    if series.games:
        lines.append(translator.say("series-so-far", score=_score(translator, series)))
    return lines


def lines_after(translator: Translator, series: Series) -> list[str]:
    """The score after a game, and who has won a series of several."""
    lines = [translator.say("series-score", score=_score(translator, series))]
    winners = [
        score for score in series.scores if series.is_decided and score.wins >= series.wins_needed
    ]
    if winners:
        name = safe_name(winners[0].name)
        lines.append(translator.say("series-won", name=name, number=series.best_of))
    return lines


def _length(translator: Translator, best_of: int) -> str:
    if not best_of:
        return translator.say("series-length-any")
    return translator.say("series-length-best-of", number=best_of)


def _score(translator: Translator, series: Series) -> str:
    """`Robin 2 · Kim 1 · 1 shared victory`."""
    parts = [_part(translator, score) for score in series.scores[:MAX_SCORES]]
    if series.shared:
        parts.append(translator.say("series-shared", number=series.shared))
    return SEPARATOR.join(parts)


def _part(translator: Translator, score: SeriesScore) -> str:
    return translator.say("series-part", name=safe_name(score.name), wins=score.wins)
