"""The signs that stand for cards, seats, pieces and tickets in texts and on buttons.

A sign is an emoji of Unicode, which everything can show: messages, alt texts, files. In messages,
`bot.discord_io` shows the emoji in its place that the bot has uploaded, if there is one; so names
and other texts from outside must have their signs escaped (`phrasebook.safe_name`).
"""

import re
from collections.abc import Mapping

SEAT_SIGNS = "🇦🇧🇨🇩🇪🇫🇬🇭"

EMOJI_NAMES: Mapping[str, str] = {
    "🩷": "pink",
    "⚪": "white",
    "🔵": "blue",
    "🟡": "yellow",
    "🟠": "orange",
    "⚫": "black",
    "🔴": "red",
    "🟢": "green",
    "🚂": "locomotive",
    "🃏": "joker",
    "🚖": "taxi_card",
    "🚍": "bus_card",
    "🩶": "grey",
    "🎴": "deck",
    "✋": "hand",
    "🎫": "ticket",
    "🏠": "station",
    "⛴️": "ferry",
    "🚃": "wagon",
    "🛒": "cart",
    "🚕": "taxi",
    "🚌": "bus",
    "📍": "district",
    "🏵️": "mandala",
    "⭐": "attraction",
    "📦": "merchandise",
    "🛤️": "track",
    "🚇": "tunnel",
    "🗺️": "map",
    "✅": "done",
    "⬜": "possible",
    "❌": "impossible",
    "🏆": "crown",
    "🏁": "flag",
    "➡️": "forward",
    **{sign: f"seat_{letter}" for sign, letter in zip(SEAT_SIGNS, "abcdefgh", strict=True)},
}
"""The name of the picture (`render.pictures.emoji`) that is shown instead of each sign."""

SIGNS_BY_NAME: Mapping[str, str] = {name: sign for sign, name in EMOJI_NAMES.items()}

_PART_OF_ANOTHER = "\N{REGIONAL INDICATOR SYMBOL LETTER A}-\N{REGIONAL INDICATOR SYMBOL LETTER Z}"
_MODIFIERS = "\N{EMOJI MODIFIER FITZPATRICK TYPE-1-2}-\N{EMOJI MODIFIER FITZPATRICK TYPE-6}"
_JOINER = "\N{ZERO WIDTH JOINER}"
SIGN = re.compile(
    rf"(?<![\\{_PART_OF_ANOTHER}{_JOINER}])"
    rf"({'|'.join(map(re.escape, EMOJI_NAMES))})"
    rf"(?![{_PART_OF_ANOTHER}{_MODIFIERS}{_JOINER}])"
)
"""A sign in a text, unless it is escaped or a part of a flag or of another emoji."""
