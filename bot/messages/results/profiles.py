"""A person's results, as a picture and as text, and the games of two people."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime

from bot.domain.badges import Badge
from bot.domain.ladders import MIN_GAMES, Rating
from bot.domain.profiles import HeadToHead, Profile
from bot.domain.table import UserId
from bot.i18n.catalogue import Translator
from bot.messages.parts.message import Button, Message, Pictures, Text
from bot.messages.parts.phrasebook import (
    SEPARATOR,
    map_title,
    safe_name,
    short_date,
    shorten,
    without_escapes,
)
from bot.messages.parts.rows import Buttons, fill_rows, layout_message
from engine.model import Map, MapId
from maps.typography import signed
from render.sheets import (
    BadgeRow,
    MapBar,
    ProfileSheet,
    SymbolName,
    Tile,
    VersusGame,
    VersusMap,
    VersusSheet,
)

MAX_ALT_TEXT = 1024
NOT_YET = "–"  # noqa: RUF001  # in place of a number
BADGE_SIGNS: Mapping[Badge, str] = {
    "every-map": "🗺️",
    "all-tickets": "🎫",
    "all-regions": "🧭",
    "one-point": "🎯",
    "long-path": "🛤️",
}
BADGE_SYMBOLS: Mapping[Badge, SymbolName] = {
    "every-map": "map",
    "all-tickets": "ticket",
    "all-regions": "region",
    "one-point": "star",
    "long-path": "track",
}

Maps = Mapping[MapId, Map]


def profile_message(
    translator: Translator, maps: Maps, profile: Profile, where: str, buttons: Buttons = ()
) -> Message:
    """A profile as a picture; as text if that cannot be drawn. There must be a game. `where`: the
    games it is about. `maps`: as far as they are known."""
    lines = _lines(translator, maps, profile, where)
    picture = _picture(translator, maps, profile, where)
    note = translator.say("results-hidden-you") if profile.is_hidden else ""
    blocks = (Text(note), Pictures(otherwise="\n".join(lines)), *fill_rows(buttons))
    return layout_message(translator.language, blocks, (picture,))


def profile_text_message(
    translator: Translator, maps: Maps, profile: Profile, where: str, buttons: Buttons = ()
) -> Message:
    """The same in words."""
    note = translator.say("results-hidden-you") if profile.is_hidden else ""
    lines = _lines(translator, maps, profile, where)
    blocks = (Text(note), Text("\n".join(lines)), *fill_rows(buttons))
    return layout_message(translator.language, blocks)


def profile_buttons(
    translator: Translator, profile: Profile, reader: UserId, *, is_text: bool, can_share: bool
) -> Buttons:
    """Below a private profile: share it, see it in the other form, hide one's own results or see
    one's games against the other person."""
    person = str(profile.user)
    share = Button("share", translator.say("button-share"), "primary", "📣", ("profile", person))
    other_form = (
        Button("profile", translator.say("button-as-picture"), emoji="🖼️", args=(person, "picture"))
        if is_text
        else Button(
            "profile", translator.say("button-text-board"), emoji="📝", args=(person, "text")
        )
    )
    if profile.user == reader:
        last = visibility_button(translator, is_hidden=profile.is_hidden)
    else:
        last = Button("versus", translator.say("button-versus"), emoji="🤝", args=(person,))
    return (*((share,) if can_share and not profile.is_hidden else ()), other_form, last)


def no_games_message(translator: Translator, *, is_hidden: bool) -> Message:
    """For somebody without a finished game, who can hide already."""
    note = translator.say("results-hidden-you") if is_hidden else ""
    text = "\n".join(part for part in (translator.say("profile-none-you"), note) if part)
    rows = fill_rows((visibility_button(translator, is_hidden=is_hidden),))
    return Message(translator.language, text, rows)


def visibility_button(translator: Translator, *, is_hidden: bool) -> Button:
    """Shows the reader's results again, or hides them."""
    if is_hidden:
        return Button("show_results", translator.say("button-show-results"), emoji="👁️")
    return Button("hide_results", translator.say("button-hide-results"), emoji="🙈")


def share_versus_button(translator: Translator, other: UserId) -> Button:
    """Posts the reader's games with the other person for everybody."""
    label = translator.say("button-share")
    return Button("share", label, "primary", "📣", ("versus", str(other)))


def head_to_head_message(
    translator: Translator, maps: Maps, found: HeadToHead, where: str, buttons: Buttons = ()
) -> Message:
    """The games of two people as a picture; as text if that cannot be drawn."""
    say = translator.say
    name, other = safe_name(found.name), safe_name(found.other_name)
    if not found.games:
        return Message(translator.language, say("versus-none", name=name, other=other))
    title = say("versus-title", name=name, other=other, where=where)
    lines = _versus_lines(translator, maps, found, short_date)
    text = "\n".join((title, *(f"• {line}" for line in lines)))
    plain = without_escapes("; ".join(_versus_lines(translator, maps, found, _day)))
    alt = f"{without_escapes(title).replace('**', '')}. {plain}."
    picture = _versus_sheet(translator, maps, found, where, shorten(alt, MAX_ALT_TEXT))
    blocks = (Pictures(otherwise=text), *fill_rows(buttons))
    return layout_message(translator.language, blocks, (picture,))


def _versus_lines(
    translator: Translator, maps: Maps, found: HeadToHead, date: Callable[[float], str]
) -> list[str]:
    """The games of two people in words: all together, on each map, and the last ones. `date`: how
    the days of the last ones are written."""
    say = translator.say
    by_map = [
        say(
            "versus-map",
            map=map_title(translator, maps, each.map),
            wins=each.wins,
            losses=each.losses,
        )
        for each in found.maps
    ]
    last = [
        f"{map_title(translator, maps, each.map)}, {date(each.finished_at)}:"
        f" {signed(each.points)} : {signed(each.other_points)}"
        for each in found.last
    ]
    return [
        say("versus-sum", games=found.games),
        say("versus-ahead", name=safe_name(found.name), number=found.wins),
        say("versus-ahead", name=safe_name(found.other_name), number=found.losses),
        *((say("versus-ties", number=found.ties),) if found.ties else ()),
        *by_map,
        f"{say('versus-last')}: {'; '.join(last)}",
    ]


def _versus_sheet(
    translator: Translator, maps: Maps, found: HeadToHead, where: str, alt: str
) -> VersusSheet:
    say = translator.say
    parts = [say("versus-sum", games=found.games)]
    if found.ties:
        parts.append(say("versus-ties", number=found.ties))
    return VersusSheet(
        name=found.name,
        other=found.other_name,
        subtitle=where,
        wins=found.wins,
        losses=found.losses,
        summary=SEPARATOR.join(parts),
        maps=tuple(
            VersusMap(map_title(translator, maps, each.map), each.wins, each.losses)
            for each in found.maps
        ),
        games_label=say("versus-last"),
        games=tuple(
            VersusGame(
                f"{map_title(translator, maps, each.map)}, {_day(each.finished_at)}",
                each.points,
                each.other_points,
            )
            for each in found.last
        ),
        alt=alt,
    )


def rating_text(translator: Translator, rating: Rating) -> str:
    """`1534 ±120`."""
    return translator.say(
        "results-rating-of", rating=str(rating.shown), uncertainty=str(rating.uncertainty)
    )


def badge_text(translator: Translator, badge: Badge) -> str:
    return translator.say(f"badge-{badge}")


def _day(unix_s: float) -> str:
    """`2026-11-16`, on pictures, which Discord does not translate."""
    return datetime.fromtimestamp(unix_s, UTC).date().isoformat()


def _lines(
    translator: Translator, maps: Maps, profile: Profile, where: str, *, has_signs: bool = True
) -> list[str]:
    """Everything in a profile, one line for each figure. `has_signs`: before badges."""
    say = translator.say
    tiles = [
        f"**{tile.label}**: {tile.value}{f' ({tile.note})' if tile.note else ''}"
        for tile in _tiles(translator, maps, profile)
    ]
    form = ", ".join(str(game.place) for game in profile.form)
    won = [
        f"{map_title(translator, maps, each.map)} "
        + say("results-of", wins=each.wins, games=each.games)
        for each in profile.maps
    ]
    signs = {badge: f"{BADGE_SIGNS[badge]} " if has_signs else "" for badge in profile.badges}
    badges = [f"{sign}{badge_text(translator, badge)}" for badge, sign in signs.items()]
    return [
        f"**{safe_name(profile.name)}**{SEPARATOR}{where}",
        *tiles,
        f"**{say('results-form')}**: {form}",
        f"**{say('results-maps')}**: {', '.join(won)}",
        *_curve_lines(translator, profile.curve),
        *((f"**{say('results-badges')}**: {', '.join(badges)}",) if badges else ()),
    ]


def _curve_lines(translator: Translator, curve: tuple[int, ...]) -> list[str]:
    """From where to where the rating went; nothing without two points."""
    if len(curve) < 2:
        return []
    text = translator.say(
        "results-curve-range",
        first=str(curve[0]),
        last=str(curve[-1]),
        low=str(min(curve)),
        high=str(max(curve)),
    )
    return [f"**{translator.say('results-curve')}**: {text}"]


def _tiles(translator: Translator, maps: Maps, profile: Profile) -> tuple[Tile, ...]:
    say = translator.say
    favourite = map_title(translator, maps, profile.maps[0].map)
    tiles = [
        Tile(say("results-games"), str(profile.games), say("results-favourite", map=favourite)),
        Tile(
            say("results-wins"),
            str(profile.wins),
            _percent(translator, profile.wins, profile.games),
        ),
        *((_rating_tile(translator, profile),) if profile.has_ratings else ()),
        Tile(
            say("results-best-score"),
            signed(profile.best.best_points),
            map_title(translator, maps, profile.best.map),
        ),
    ]
    if profile.longest.longest_path:
        tiles.append(
            Tile(
                say("results-longest-path"),
                str(profile.longest.longest_path),
                map_title(translator, maps, profile.longest.map),
            )
        )
    if profile.tickets:
        tiles.append(
            Tile(
                say("results-tickets"),
                _percent(translator, profile.tickets_done, profile.tickets),
                say("results-tickets-done", done=profile.tickets_done, number=profile.tickets),
            )
        )
    return tuple(tiles)


def _rating_tile(translator: Translator, profile: Profile) -> Tile:
    """The rating on the server with its uncertainty and the one on all servers, as far as they are
    shown."""
    say, overall = translator.say, ""
    if profile.overall is not None:
        overall = say("results-all-servers", rating=rating_text(translator, profile.overall))
    if profile.rating is None:
        left = max(1, MIN_GAMES - profile.rated_games)
        note = overall or say("results-rating-later", number=left)
        return Tile(say("results-rating"), NOT_YET, note)
    return Tile(say("results-rating"), rating_text(translator, profile.rating), overall)


def _percent(translator: Translator, part: int, whole: int) -> str:
    return translator.say("results-percent", number=round(100 * part / whole))


def _picture(translator: Translator, maps: Maps, profile: Profile, where: str) -> ProfileSheet:
    say = translator.say
    _, *parts = _lines(translator, maps, profile, where, has_signs=False)
    plain = without_escapes("; ".join(parts).replace("**", ""))
    alt = say(
        "profile-phrase",
        name=without_escapes(safe_name(profile.name)),
        where=where,
        parts=plain,
    )
    return ProfileSheet(
        name=profile.name,
        subtitle=where,
        tiles=_tiles(translator, maps, profile),
        places_label=say("results-form"),
        places=tuple(game.place for game in profile.form),
        maps_label=say("results-maps"),
        maps=tuple(
            MapBar(map_title(translator, maps, each.map), each.wins, each.games)
            for each in profile.maps
        ),
        curve_label=say("results-curve"),
        curve=profile.curve,
        badges_label=say("results-badges"),
        badges=tuple(
            BadgeRow(BADGE_SYMBOLS[badge], _capital(badge_text(translator, badge)))
            for badge in profile.badges
        ),
        alt=shorten(alt, MAX_ALT_TEXT),
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
