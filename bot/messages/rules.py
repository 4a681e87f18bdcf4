"""The rules of a map in short, by topic, with the numbers of the map."""

from collections.abc import Iterable
from typing import Literal, assert_never, get_args

from bot.i18n.catalogue import PlaceholderValue, Translator
from bot.messages.parts.message import MAX_OPTIONS, Menu, Message, Option
from bot.messages.parts.pages import paged_message
from bot.messages.parts.phrasebook import Phrasebook, join_names, map_name
from bot.messages.parts.rows import fill_rows
from engine.model import (
    Attractions,
    BonusFacts,
    Districts,
    FerryCards,
    LongestTrail,
    Mandala,
    Map,
    Merchandise,
    MostTickets,
    RegionPoints,
    RuleFacts,
    Stations,
    Substitutes,
    TicketDeal,
    TieBreak,
    Tunnels,
    WildUse,
)

Topic = Literal[
    "goal",
    "turn",
    "drawing",
    "claiming",
    "doubles",
    "tickets",
    "ferries",
    "substitutes",
    "tunnels",
    "stations",
    "ferry_cards",
    "countries",
    "merchandise",
    "regions",
    "longest_trail",
    "attractions",
    "districts",
    "mandala",
    "targets",
    "most_tickets",
    "end",
]
TOPICS: tuple[Topic, ...] = get_args(Topic)


def topics_of(map_: Map) -> tuple[Topic, ...]:
    """The topics of a map's rules, in the order in which a player needs them."""
    always = ("goal", "turn", "drawing", "claiming", "tickets", "end")
    has = {*always, *map(_topic_of_rule, map_.rules)}
    if any(route.lane for route in map_.routes):
        has.add("doubles")
    if any(route.locomotives for route in map_.routes):
        has.add("ferries")
    if map_.countries:
        has.add("countries")
    if any(ticket.others for ticket in map_.tickets):
        has.add("targets")
    return tuple(topic for topic in TOPICS if topic in has)


def topic_of(word: str | None) -> Topic | None:
    """The topic of that name, or None."""
    return next((topic for topic in TOPICS if topic == word), None)


def rules_map_menu(
    translator: Translator, maps: Iterable[Map], topic: Topic | None = None
) -> Message:
    """A menu of all maps, to choose the one whose rules are shown."""
    options = tuple(Option(map_name(translator, map_), map_.id) for map_ in maps)[:MAX_OPTIONS]
    question = translator.say("rules-which-map")
    menu = Menu("rules", options, question, args=() if topic is None else (topic,))
    return Message(translator.language, question, fill_rows(menu))


def rules_message(phrases: Phrasebook, page: int = 0) -> Message:
    """All topics of the map, in pages; at the end, what about the map is our own ruling."""
    map_ = phrases.board.map
    title = phrases.say("rules-title", map=phrases.map_name())
    paragraphs = [topic_paragraph(phrases, topic) for topic in topics_of(map_)]
    if phrases.translator.has(f"rulings-{map_.id}"):
        paragraphs.append(phrases.say(f"rulings-{map_.id}"))
    return paged_message(phrases, ("rules", map_.id), title, paragraphs, page)


def topic_message(phrases: Phrasebook, topic: Topic) -> Message:
    """One topic, or that the map has no such rule."""
    if topic in topics_of(phrases.board.map):
        return Message(phrases.language, topic_paragraph(phrases, topic))
    return Message(phrases.language, phrases.say("rules-not-here", map=phrases.map_name()))


def topic_paragraph(phrases: Phrasebook, topic: Topic) -> str:
    """`**Tunnels.** …`"""
    title = phrases.say(f"topic-{topic.replace('_', '-')}")
    numbers = {**_numbers(phrases.board.map, topic), **_words(phrases, topic)}
    if topic == "stations" and phrases.board.house_rules.stations == "through":
        text = phrases.say("rules-stations-through", **numbers)
    else:
        text = phrases.say(f"rules-{topic.replace('_', '-')}", **numbers)
    return f"**{title}.** {text}"


def _topic_of_rule(rule_facts: RuleFacts) -> Topic:
    match rule_facts:
        case Tunnels():
            return "tunnels"
        case Stations():
            return "stations"
        case FerryCards():
            return "ferry_cards"
        case Substitutes():
            return "substitutes"
        case _:
            return _topic_of_bonus(rule_facts)


def _topic_of_bonus(bonus: BonusFacts) -> Topic:
    match bonus:
        case LongestTrail():
            return "longest_trail"
        case RegionPoints():
            return "regions"
        case Merchandise():
            return "merchandise"
        case Attractions():
            return "attractions"
        case Districts():
            return "districts"
        case Mandala():
            return "mandala"
        case MostTickets():
            return "most_tickets"
        case _:
            assert_never(bonus)


def _numbers(map_: Map, topic: Topic) -> dict[str, PlaceholderValue]:
    """The placeholder values of a topic's text: numbers of the map."""
    match topic:
        case "drawing":
            return {"row": map_.market.row, "sweep": map_.market.sweep_at_wilds}
        case "claiming":
            lengths = sorted({route.length for route in map_.routes})
            points = ", ".join(f"{length} → {map_.points[length]}" for length in lengths)
            return {"points": points, "wagons": map_.wagons}
        case "doubles":
            return {"players": map_.all_lanes_from_players}
        case "tickets":
            return _ticket_numbers(map_.first_tickets, map_.more_tickets)
        case "turn":
            return {"extra": _further_action(map_)}
        case "end":
            return {"wagons": map_.last_round_at}
        case _:
            found = next((each for each in map_.rules if _topic_of_rule(each) == topic), None)
            return {} if found is None else _rule_numbers(found)


def _further_action(map_: Map) -> str:
    """What else a turn may be, besides cards, a route and tickets."""
    has_stations = any(isinstance(rule, Stations) for rule in map_.rules)
    has_ferry_cards = any(isinstance(rule, FerryCards) for rule in map_.rules)
    if has_stations and has_ferry_cards:
        return "both"
    return "station" if has_stations else "ferry-card" if has_ferry_cards else "none"


def _words(phrases: Phrasebook, topic: Topic) -> dict[str, PlaceholderValue]:
    """The placeholder values of a topic's text that are words."""
    map_ = phrases.board.map
    match topic:
        case "end":
            breaks = ", ".join(phrases.say(_tie_key(map_, each)) for each in map_.tie_breaks)
            number = len(map_.tie_breaks)
            return {"ties": phrases.say("rules-ties", number=number, breaks=breaks)}
        case "tickets":
            is_out = map_.more_tickets.refused == "out"
            return {"refused": f" {phrases.say('rules-tickets-out')}" if is_out else ""}
        case "regions":
            double = [region.name for region in map_.regions if region.double]
            return {"number": len(double), "double": join_names(phrases.translator, double)}
        case "merchandise":
            more = [
                phrases.say("rules-merchandise-more", players=n, points="/".join(map(str, points)))
                for rule in map_.rules
                if isinstance(rule, Merchandise)
                for n, points in sorted(rule.points.items())[1:]
            ]
            return {"more": "; ".join(more)}
        case "substitutes":
            key = "rules-substitutes-route"
            more = [
                phrases.say(key, route=phrases.route(route.id), number=route.any_cards)
                for route in map_.routes
                if route.any_cards
            ]
            return {"more": " ".join(more)}
        case "drawing":
            return {"wild": phrases.say(f"rules-wild-{map_.market.face_up_wild}")}
        case "claiming" if set(map_.market.wilds_pay) == set(get_args(WildUse)):
            return {"wilds": phrases.say("rules-wilds-all")}
        case "claiming":
            uses = [
                phrases.say(f"rules-wilds-{use.replace(' ', '-')}") for use in map_.market.wilds_pay
            ]
            routes = join_names(phrases.translator, uses)
            return {"wilds": phrases.say("rules-wilds-only", routes=routes)}
        case _:
            return {}


def _tie_key(map_: Map, tie_break: TieBreak) -> str:
    """Between players who tie, a longest trail that brings points decides only by these (US-5)."""
    has_bonus = any(isinstance(rule, LongestTrail) for rule in map_.rules)
    if tie_break == "longest trail" and has_bonus:
        return "tie-longest-trail-bonus"
    return f"tie-{tie_break.replace(' ', '-')}"


def _ticket_numbers(first: TicketDeal, more: TicketDeal) -> dict[str, PlaceholderValue]:
    return {
        "first": sum(first.offered.values()),
        "keep_first": first.keep,
        "more": sum(more.offered.values()),
        "keep": more.keep,
    }


def _rule_numbers(rule: RuleFacts) -> dict[str, PlaceholderValue]:
    match rule:
        case Tunnels(turn_over=number):
            return {"number": number}
        case Stations(each=each, points_unbuilt=points):
            return {"number": each, "points": points}
        case FerryCards(hand=hand, waves_paid=waves):
            return {"number": hand, "waves": waves}
        case LongestTrail(points=points):
            return {"points": points}
        case RegionPoints(points=points) | Mandala(points=points):
            scoring = [f"{n} → {p}" for n, p in enumerate(points[:-1]) if p]
            return {"points": ", ".join([*scoring, f"{len(points) - 1}+ → {points[-1]}"])}
        case Merchandise(points=by_players):
            players = min(by_players)
            first, second, *_ = by_players[players]
            return {"players": players, "first": first, "second": second}
        case Attractions(points=points) | MostTickets(points=points):
            return {"points": points}
        case Substitutes(for_locomotive=number):
            return {"number": number}
        case Districts():
            return {}
        case _:
            assert_never(rule)
