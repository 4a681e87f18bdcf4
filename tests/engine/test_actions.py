"""Actions are one readable line of JSON each, and anything else is refused."""

import json
from typing import get_args

import pytest

from engine.actions import (
    Action,
    Draw,
    DrawFerryCard,
    DrawTickets,
    GiveUp,
    Pass,
    Take,
    from_json,
    to_json,
)
from engine.cards import Colour
from engine.refusals import Code, Refusal
from tests.support.positions import cards, claim, keep, pay, station

LINES: dict[str, Action] = {
    '{"type":"keep","tickets":["a-b","c-d"]}': keep("a-b", "c-d"),
    '{"type":"draw"}': Draw(),
    '{"type":"take","colour":"wild"}': Take(Colour.WILD),
    '{"type":"tickets"}': DrawTickets(),
    '{"type":"claim","route":"paris-zurich","cards":{"red":3}}': claim("paris-zurich", "3 red"),
    '{"type":"claim","route":"x","cards":{},"ferry_cards":1}': claim("x", "", ferry_cards=1),
    '{"type":"pay","cards":{"blue":1,"wild":2}}': pay("1 blue 2 wild"),
    '{"type":"give up"}': GiveUp(),
    '{"type":"station","city":"paris","cards":{"red":1}}': station("paris", "1 red"),
    '{"type":"ferry card"}': DrawFerryCard(),
    '{"type":"pass"}': Pass(),
}


@pytest.mark.parametrize("line", LINES)
def test_an_action_is_one_line_of_json_and_back(line: str) -> None:
    action = LINES[line]
    assert json.dumps(to_json(action), separators=(",", ":")) == line
    assert from_json(json.loads(line)) == action


def test_every_kind_of_action_has_its_line() -> None:
    assert {type(action) for action in LINES.values()} == set(get_args(Action))


def test_a_colour_read_from_json_is_the_colour_itself() -> None:
    take = from_json({"type": "take", "colour": "wild"})
    assert isinstance(take, Take)
    assert take.colour is Colour.WILD
    assert from_json({"type": "pay", "cards": {"red": 2}}) == pay("2 red")
    assert cards("2 red") == cards("red red")


@pytest.mark.parametrize(
    "body",
    [
        None,
        [],
        "draw",
        {},
        {"type": "fly"},
        {"type": "claim"},
        {"type": "claim", "route": "x"},
        {"type": "claim", "route": 3, "cards": {"red": 1}},
        {"type": "claim", "route": "x", "cards": 7},
        {"type": "claim", "route": "x", "cards": ["red"]},
        {"type": "claim", "route": "x", "cards": {"purple": 1}},
        {"type": "claim", "route": "x", "cards": {"red": -1}},
        {"type": "claim", "route": "x", "cards": {"red": 1.5}},
        {"type": "claim", "route": "x", "cards": {"red": "1"}},
        {"type": "claim", "route": "x", "cards": {"red": 10**30}},
        {"type": "claim", "route": "x", "cards": {"red": 1}, "ferry_cards": "one"},
        {"type": "take"},
        {"type": "take", "colour": "grey"},
        {"type": "take", "colour": 8},
        {"type": "keep", "tickets": "a-b"},
        {"type": "keep", "tickets": [1]},
        {"type": 1},
        {1: "draw"},
    ],
)
def test_what_is_not_an_action_is_refused(body: object) -> None:
    with pytest.raises(Refusal) as caught:
        from_json(body)
    assert caught.value.code == Code.NOT_AN_ACTION
    assert caught.value.params["problem"]
