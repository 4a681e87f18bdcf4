"""The buttons under a turn's message, from what everybody may know.

Which of them the player can use depends on a secret hand: a button is switched off only for a
reason that everybody sees.
"""

from typing import Literal, assert_never

from bot.messages.message import MAX_BUTTONS_IN_ROW, Button, Row
from bot.messages.phrasebook import Phrasebook
from engine.cards import WILD
from engine.model import FerryCards, Stations
from engine.views import PlayerView, PublicView

Buttons = tuple[Button, ...]
Rows = tuple[Row, ...]


def rows(phrases: Phrasebook, view: PublicView) -> Rows:
    """What the waiting player, or all of them, can press now."""
    return _acting(phrases, view, (to_hand(phrases), _recap(phrases)))


def own_rows(
    phrases: Phrasebook,
    view: PlayerView,
    other: Literal["hand", "board"],
    *,
    can_undo: bool = False,
) -> Rows:
    """Under what one person sees: what they can do now, and the other of hand and board."""
    there = to_hand(phrases) if other == "hand" else _to_board(phrases)
    looking: Buttons = (*((undo(phrases),) if can_undo else ()), there, _recap(phrases))
    if view.seat not in view.public.waiting:
        return (looking,)
    return _acting(phrases, view.public, looking)


def with_one_more(rows: Rows, button: Button) -> Rows:
    """Beside the last ones if there is room: on a phone every row counts."""
    if rows and isinstance(rows[-1], tuple) and len(rows[-1]) < MAX_BUTTONS_IN_ROW:
        return (*rows[:-1], (*rows[-1], button))
    return (*rows, (button,))


def to_hand(phrases: Phrasebook) -> Button:
    return Button("hand", phrases.say("button-hand"), emoji="✋")


def undo(phrases: Phrasebook) -> Button:
    return Button("undo", phrases.say("button-undo"), emoji="↩️")


def back(phrases: Phrasebook) -> Button:
    """For somebody whose seat a stand-in plays."""
    return Button("come_back", phrases.say("button-come-back"), "success", "👋")


def _acting(phrases: Phrasebook, view: PublicView, looking: Buttons) -> Rows:
    match view.stage:
        case "opening":  # nothing has happened yet
            return (_choosing(phrases, tuple(each for each in looking if each.verb != "recap")),)
        case "ticket choice":
            return (_choosing(phrases, looking),)
        case "turn":
            return (*_cards(phrases, view), _actions(phrases, view), looking)
        case "second card":
            return (*_cards(phrases, view), (_deck(phrases, view), *looking))
        case "tunnel due":
            decide = Button("tunnel", phrases.say("button-tunnel"), "primary", "🚇")
            return ((decide, *looking),)
        case "over":
            return ()
        case _:
            assert_never(view.stage)


def _choosing(phrases: Phrasebook, looking: Buttons) -> Buttons:
    return (Button("choose", phrases.say("button-choose"), "primary", "🎫"), *looking)


def _cards(phrases: Phrasebook, view: PublicView) -> Rows:
    """The open row; a wild is no second card (ALL-5)."""
    is_second = view.stage == "second card"
    cards = tuple(
        Button(
            "take",
            phrases.colour(colour).capitalize(),
            emoji=phrases.emoji(colour),
            args=(colour.word, str(slot)),
            disabled=is_second and colour is WILD,
        )
        for slot, colour in enumerate(view.row)
    )
    return tuple(cards[start : start + 5] for start in range(0, len(cards), 5))


def _deck(phrases: Phrasebook, view: PublicView) -> Button:
    label = phrases.say("button-draw")
    return Button("draw", label, "primary", "🎴", disabled=not view.deck)


def _actions(phrases: Phrasebook, view: PublicView) -> Buttons:
    actions = [
        _deck(phrases, view),
        Button("claim", phrases.say("button-claim"), "success", "🛤️"),
        Button("tickets", phrases.say("button-tickets"), emoji="🎫", disabled=not view.tickets),
    ]
    (seat,) = view.waiting
    me = view.seats[seat]
    for rule in phrases.board.map.rules:
        match rule:
            case Stations(each=each):
                is_out = len(me.stations) == each
                label = phrases.say("button-station")
                actions.append(Button("station", label, emoji="🏠", disabled=is_out))
            case FerryCards(hand=most):
                is_out = not view.ferry_pile or me.ferry_cards >= most
                label = phrases.say("button-ferry")
                actions.append(Button("ferry", label, emoji="⛴️", disabled=is_out))
            case _:
                pass
    if all(deed.disabled for deed in actions if deed.verb != "claim") and not view.row:
        actions.append(Button("pass", phrases.say("button-pass"), emoji="⏭️"))  # ALL-16
    return tuple(actions)


def _to_board(phrases: Phrasebook) -> Button:
    return Button("board", phrases.say("button-board"), emoji="🗺️")


def _recap(phrases: Phrasebook) -> Button:
    return Button("recap", phrases.say("button-recap"), emoji="📜")
