"""The leaderboard of a server: one page, with the reader's own place."""

from collections.abc import Iterable, Mapping

from bot.domain.ladders import ALL_TIME, EVERY_MAP, MIN_GAMES, Rating
from bot.domain.profiles import Leaderboard, LeaderboardLine
from bot.domain.table import Level
from bot.i18n.catalogue import Translator
from bot.messages.parts.message import Button, Choice, Message, Text
from bot.messages.parts.pages import page_buttons
from bot.messages.parts.phrasebook import map_title, safe_name
from bot.messages.parts.rows import fill_rows, layout_message
from bot.messages.results.profiles import Maps, rating_text
from maps.folding import folded

ALL = "-"  # in the arguments of buttons: all maps, all seasons


def leaderboard_message(
    translator: Translator,
    maps: Maps,
    found: Leaderboard,
    levels: Mapping[Level, Rating],
    *,
    is_private: bool,
) -> Message:
    """A page of a leaderboard. `levels`: the ratings of computer players, on the same scale.
    `is_private`: for the reader only, with their own place and buttons."""
    say = translator.say
    scale = ", ".join(f"{say(f'level-{level}')} {each.shown}" for level, each in levels.items())
    lines = [_line(translator, line) for line in found.lines]
    shown = (found.ladder.map or ALL, found.ladder.season or ALL)
    share = Button("share", say("button-share"), "primary", "📣", ("leaderboard", *shown))
    pages = page_buttons(translator, ("leaderboard", *shown), found.page, found.pages)
    blocks = (
        Text(_title(translator, maps, found)),
        Text("\n".join(lines) or say("leaderboard-empty", number=MIN_GAMES)),
        Text(_own_line(translator, found) if is_private else ""),
        Text(say("leaderboard-scale", levels=scale)),
        *(fill_rows((*pages, *((share,) if lines else ()))) if is_private else ()),
    )
    return layout_message(translator.language, blocks)


def season_choices(translator: Translator, seasons: Iterable[str], typed: str) -> list[Choice]:
    """The seasons whose name contains what was typed."""
    choices = [Choice(season_name(translator, season), season) for season in seasons]
    return [
        choice
        for choice in choices
        if folded(typed) in folded(choice.name) or folded(typed) in folded(choice.value)
    ]


def season_name(translator: Translator, season: str) -> str:
    """`quarter 4 of 2026`."""
    year, _, quarter = season.partition("Q")
    return translator.say("leaderboard-season", year=year, quarter=quarter)


def _title(translator: Translator, maps: Maps, found: Leaderboard) -> str:
    say, ladder = translator.say, found.ladder
    map_name = say("leaderboard-every-map")
    if ladder.map != EVERY_MAP:
        map_name = map_title(translator, maps, ladder.map)
    season = say("leaderboard-all-time")
    if ladder.season != ALL_TIME:
        season = season_name(translator, ladder.season)
    return say("leaderboard-title", map=map_name, season=season)


def _line(translator: Translator, line: LeaderboardLine) -> str:
    return translator.say(
        "leaderboard-line",
        place=f"{line.place}\\",  # otherwise Discord would number the lines itself
        name=safe_name(line.name),
        rating=rating_text(translator, line.rating),
        games=translator.say("leaderboard-games", number=line.rating.games),
    )


def _own_line(translator: Translator, found: Leaderboard) -> str:
    if found.is_hidden:
        return translator.say("leaderboard-own-hidden")
    if found.own is None:
        left = max(1, MIN_GAMES - found.own_games)
        return translator.say("leaderboard-own-later", number=left)
    return translator.say(
        "leaderboard-own",
        place=found.own.place,
        people=found.people,
        rating=rating_text(translator, found.own.rating),
    )
