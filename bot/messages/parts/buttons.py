"""The buttons under the message of a turn and under private replies.

A public button is disabled only for reasons that everybody can see: whether the player can afford
something depends on a secret hand, so it must not show in public.
"""

from typing import Literal, assert_never

from msgspec.structs import replace

from bot.messages.parts.message import MAX_OPTIONS, Button, Menu, Option, Style
from bot.messages.parts.phrasebook import Phrasebook
from bot.messages.parts.rows import Buttons, Rows, fill_rows
from engine.cards import Colour
from engine.model import FerryCards, Stations
from engine.views import PlayerView, PublicView
from maps.areas import Area, Quarter, has_districts

ZoomScope = Literal["own", "all"]  # the board with the user's tickets, or as everybody sees it
WHOLE_BOARD = "whole"  # in place of an area
ZOOM_ARROWS: dict[Quarter, str] = {
    "upper-left": "↖️",
    "upper-right": "↗️",
    "lower-left": "↙️",
    "lower-right": "↘️",
}
MAX_CARD_BUTTONS = 10  # two rows; together with all others they fit into five


def public_rows(phrases: Phrasebook, view: PublicView, extra: Buttons = ()) -> Rows:
    """What most turns are made of, and a button that opens the private turn screen, which has the
    rest. All of it fits one screen of a phone. `extra`: buttons after all others."""
    looking = (turn_button(phrases), *extra)
    if view.stage != "turn":
        return _stage_rows(phrases, view, looking)
    often = (_two_cards_button(phrases, view), *_claim_and_tickets(phrases, view))
    return fill_rows(_card_buttons(phrases, view), (*often, *looking))


def turn_screen_rows(
    phrases: Phrasebook,
    view: PlayerView,
    helping: Buttons = (),
    *,
    has_queue: bool = False,
    has_news: bool = True,
) -> Rows:
    """Under the private turn screen: everything the seat can do now; otherwise what it can plan.
    `helping`: further buttons. `has_news`: something has happened. Short labels between long ones
    leave a phone the fewest lines."""
    boards, news = (hand_button(phrases), _board_button(phrases)), (recap_button(phrases),)
    looking = (*boards, *helping, *(news if has_news else ()), text_board_button(phrases))
    if view.seat in view.public.waiting:
        return _stage_rows(phrases, view.public, looking)
    if view.public.stage == "over":
        return fill_rows(looking)
    queue = replace(queue_button(phrases), style="secondary" if has_queue else "primary")
    return fill_rows((queue, *looking))


def private_rows(
    phrases: Phrasebook,
    view: PlayerView,
    other: Literal["hand", "board"],
    *,
    can_undo: bool = False,
    is_recap: bool = False,
    extra: Buttons = (),
) -> Rows:
    """Under a private message: what the seat can do now, and buttons to its hand or its board and
    to the recap, unless the message is the recap. `extra`: buttons after all others."""
    look = hand_button(phrases) if other == "hand" else _board_button(phrases)
    undo = (undo_button(phrases),) if can_undo else ()
    recap = () if is_recap else (recap_button(phrases),)
    looking = (*undo, look, *recap, *extra)
    if view.seat not in view.public.waiting:
        is_over = view.public.stage == "over"
        return fill_rows(looking if is_over else (*looking, queue_button(phrases)))
    return _stage_rows(phrases, view.public, looking)


def direct_rows(phrases: Phrasebook, view: PlayerView, *, has_actions: bool) -> Rows:
    """Under the direct message with the hand, which stays as it is while others move: buttons that
    work at any time. `has_actions`: what the seat can do now instead, if it is waited for."""
    turn, refresh = turn_button(phrases), _refresh_button(phrases)
    is_waited_for = view.seat in view.public.waiting
    if is_waited_for and (has_actions or view.public.stage == "opening"):
        return _stage_rows(phrases, view.public, (turn, refresh))
    claim = Button("claim", phrases.say("button-claim"), "success", "🛤️", is_lasting=True)
    return fill_rows((turn, claim, refresh, queue_button(phrases)))


def with_card_names(phrases: Phrasebook, rows: Rows) -> Rows:
    """The same with the names of the face-up cards on their buttons, which otherwise have symbols
    only: for people who do not see pictures."""
    return tuple(
        row if isinstance(row, Menu) else tuple(_with_card_name(phrases, each) for each in row)
        for row in rows
    )


def _with_card_name(phrases: Phrasebook, button: Button) -> Button:
    if button.verb != "take":
        return button
    return replace(button, label=phrases.say(f"colour-{button.args[0]}").capitalize())


def zoom_rows(phrases: Phrasebook, scope: ZoomScope, shown: Area | None = None) -> Rows:
    """Under a board: a button for each quarter of it, one for all that it shows at first, and a
    menu of the map's regions, if it has any. `shown`: the area that it shows now."""
    whole = phrases.say("button-zoom-own" if scope == "own" else "button-zoom-whole")
    buttons = [
        Button("zoom", "", _zoom_style(shown == quarter), arrow, (scope, quarter))
        for quarter, arrow in ZOOM_ARROWS.items()
    ]
    emoji = "🎫" if scope == "own" else "🗺️"
    buttons.append(Button("zoom", whole, _zoom_style(shown is None), emoji, (scope, WHOLE_BOARD)))
    regions = tuple(Option(each.name, each.id) for each in phrases.board.map.regions)[:MAX_OPTIONS]
    if not regions:
        return fill_rows(tuple(buttons))
    is_of_districts = has_districts(phrases.board.map)
    key = "board-district-placeholder" if is_of_districts else "board-region-placeholder"
    menu = Menu("zoom", regions, phrases.say(key), args=(scope,))
    return fill_rows(tuple(buttons), menu)


def _zoom_style(is_shown: bool) -> Style:
    return "primary" if is_shown else "secondary"


def turn_button(phrases: Phrasebook) -> Button:
    """Opens the private turn screen. It works at any time."""
    return Button("turn", phrases.say("button-turn"), "primary", "✋", is_lasting=True)


def hand_button(phrases: Phrasebook) -> Button:
    return Button("hand", phrases.say("button-hand"), emoji="✋")


def queue_button(phrases: Phrasebook) -> Button:
    """Opens the queue of the seat. It works at any time."""
    return Button("queue", phrases.say("button-queue"), emoji="⏱️", is_lasting=True)


def off_turn_rows(phrases: Phrasebook) -> Rows:
    """For somebody who has a seat and must wait: what can be planned and looked at."""
    label = phrases.say("button-queue-claim")
    claim = Button("queue", label, "success", "🛤️", ("claim",), is_lasting=True)
    turn = replace(turn_button(phrases), label=phrases.say("button-hand"), style="secondary")
    return fill_rows((claim, queue_button(phrases), turn))


def hint_button(phrases: Phrasebook) -> Button:
    return Button("hint", phrases.say("button-hint"), emoji="💡")


def nudge_button(phrases: Phrasebook) -> Button:
    """Mentions the people who are waited for."""
    return Button("nudge", phrases.say("button-nudge"), emoji="👋", is_lasting=True)


def log_button(phrases: Phrasebook) -> Button:
    """Everything that has happened in the game."""
    return Button("log", phrases.say("button-log"), emoji="🧾", is_lasting=True)


def undo_button(phrases: Phrasebook) -> Button:
    return Button("undo", phrases.say("button-undo"), emoji="↩️")


def come_back_button(phrases: Phrasebook) -> Button:
    """For somebody whose seat a stand-in plays."""
    return Button("come_back", phrases.say("button-come-back"), "success", "👋")


def text_board_button(phrases: Phrasebook) -> Button:
    """For people who do not see pictures."""
    return Button("text_board", phrases.say("button-text-board"), emoji="📝")


def _stage_rows(phrases: Phrasebook, view: PublicView, looking: Buttons) -> Rows:
    """The actions of the stage, followed by the buttons that only show something."""
    match view.stage:
        case "opening":  # nothing has happened yet, and the choice of tickets comes with a board
            useful = tuple(each for each in looking if each.verb not in ("recap", "zoom"))
            return fill_rows((_choose_tickets_button(phrases), *useful))
        case "ticket choice":
            return fill_rows((_choose_tickets_button(phrases), *looking))
        case "turn":
            cards, actions = _card_buttons(phrases, view), _action_buttons(phrases, view)
            return fill_rows(cards, (*actions, *looking))
        case "second card":
            cards, deck = _card_buttons(phrases, view), _deck_button(phrases, view)
            return fill_rows(cards, (deck, *looking))
        case "tunnel due":
            decide = Button("tunnel", phrases.say("button-tunnel"), "primary", "🚇")
            return fill_rows((decide, *looking))
        case "over":
            return ()
        case _:
            assert_never(view.stage)


def _card_buttons(phrases: Phrasebook, view: PublicView) -> Buttons:
    """One button for each face-up card, or one for each colour if there are too many cards.
    What is a whole turn cannot be the second card (ALL-5)."""
    is_second, market = view.stage == "second card", phrases.board.map.market
    shown: list[tuple[int, Colour]] = list(enumerate(view.row))
    if len(shown) > MAX_CARD_BUTTONS:
        shown = [(view.row.index(colour), colour) for colour in dict.fromkeys(view.row)]
    return tuple(
        Button(
            "take",
            "",  # five symbols fit one row of a phone; each is named by its colour
            emoji=phrases.emoji(colour),
            args=(colour.word, str(slot)),
            disabled=is_second and market.is_whole_turn(colour),
        )
        for slot, colour in shown
    )


def _action_buttons(phrases: Phrasebook, view: PublicView) -> Buttons:
    """What a turn can begin with besides taking a face-up card."""
    actions = [
        _deck_button(phrases, view),
        _two_cards_button(phrases, view),
        *_claim_and_tickets(phrases, view),
    ]
    (seat,) = view.waiting
    public_seat = view.seats[seat]
    for rule in phrases.board.map.rules:
        match rule:
            case Stations(each=each):
                is_out = len(public_seat.stations) == each
                label = phrases.say("button-station")
                actions.append(Button("station", label, emoji="🏠", disabled=is_out))
            case FerryCards(hand=most):
                is_out = not view.ferry_pile or public_seat.ferry_cards >= most
                label = phrases.say("button-ferry")
                actions.append(Button("ferry", label, emoji="⛴️", disabled=is_out))
            case _:
                pass
    if all(action.disabled for action in actions if action.verb != "claim") and not view.row:
        actions.append(Button("pass", phrases.say("button-pass"), emoji="⏭️"))  # ALL-16
    return tuple(actions)


def _claim_and_tickets(phrases: Phrasebook, view: PublicView) -> Buttons:
    return (
        Button("claim", phrases.say("button-claim"), "success", "🛤️"),
        Button("tickets", phrases.say("button-tickets"), emoji="🎫", disabled=not view.tickets),
    )


def _deck_button(phrases: Phrasebook, view: PublicView) -> Button:
    label = phrases.say("button-draw")
    return Button("draw", label, "primary", "🎴", disabled=not view.deck)


def _two_cards_button(phrases: Phrasebook, view: PublicView) -> Button:
    """Two cards from the deck by one tap. After the last card of the deck, the discards are the new
    deck (ALL-6)."""
    has_two = view.deck > 1 or (view.deck == 1 and bool(view.discards))
    return Button("draw_two", phrases.say("button-draw-two"), "primary", "🎴", disabled=not has_two)


def _choose_tickets_button(phrases: Phrasebook) -> Button:
    return Button("choose", phrases.say("button-choose"), "primary", "🎫")


def _board_button(phrases: Phrasebook) -> Button:
    return Button("board", phrases.say("button-board"), emoji="🗺️")


def _refresh_button(phrases: Phrasebook) -> Button:
    return Button("refresh", phrases.say("button-refresh"), emoji="🔄")


def recap_button(phrases: Phrasebook) -> Button:
    return Button("recap", phrases.say("button-recap"), emoji="📜")
