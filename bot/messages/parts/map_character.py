"""What a game on a map is like: how long it takes, and what is special about it."""

from typing import get_args

from bot.i18n.catalogue import Translator
from bot.messages.parts.phrasebook import join_names
from bot.messages.rules import Topic, topics_of
from engine.model import Map, WildUse
from maps.typography import capitalised

SPECIAL_TOPICS: tuple[Topic, ...] = (
    "ferries",
    "tunnels",
    "stations",
    "ferry_cards",
    "merchandise",
    "regions",
    "longest_trail",
    "attractions",
    "districts",
    "mandala",
    "targets",
    "substitutes",
    "most_tickets",
)
FEW_DAYS = 21  # from then on, weeks are counted
HOURS_PER_DAY, DAYS_PER_WEEK = 24, 7


def turns_each(map_: Map) -> int:
    """About how many turns each player has. Measured in games between computer players, whose
    number makes no difference: 14 to 16 on the maps with 15 to 17 wagons, 36 to 39 on those with
    45, but 42 on India, where second paths bring points. It takes longer to collect cards where
    wilds pay for less: with 40 wagons 38 to 39 on the Nordic Countries (not for ordinary routes),
    42 to 43 on Switzerland (for tunnels only)."""
    unpaid = len(get_args(WildUse)) - len(map_.market.wilds_pay)
    return round((4 + 0.75 * map_.wagons) * (1 + unpaid / 8))


def length_line(translator: Translator, map_: Map, pace_h: int) -> str:
    """`About 38 turns each: 5 weeks if a round takes one day`."""
    turns = turns_each(map_)
    days = max(1, round(turns * pace_h / HOURS_PER_DAY))
    is_short = days < FEW_DAYS
    number = days if is_short else round(days / DAYS_PER_WEEK)
    time = translator.say("lobby-days" if is_short else "lobby-weeks", number=number)
    return translator.say("lobby-length", turns=turns, time=time, hours=pace_h)


def special_line(translator: Translator, map_: Map) -> str:
    """What a player finds on this map and not on every other; or ""."""
    topics = topics_of(map_)
    special = [
        translator.say(f"special-{topic.replace('_', '-')}")
        for topic in SPECIAL_TOPICS
        if topic in topics
    ]
    if not special:
        return ""
    return translator.say("lobby-special", special=capitalised(join_names(translator, special)))
