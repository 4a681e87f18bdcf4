"""The lesson of /learn: what the learner has just done, what to do now and why, the board, and the
buttons of a real turn. All in one private message, which every choice replaces."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from bot.domain.lesson import COLOUR_LETTERS, LessonPosition, letters_of, route_letter
from bot.i18n.catalogue import Translator
from bot.messages import computer_players
from bot.messages.parts.affordable import route_payments
from bot.messages.parts.buttons import private_rows, with_card_names
from bot.messages.parts.lesson_sentences import advice, claim_advice, payment_advice, reaction
from bot.messages.parts.message import (
    MAX_LABEL,
    Button,
    LessonPictures,
    Menu,
    Message,
    Option,
    OwnBoard,
    Pictures,
    ScoreTable,
    Style,
    Text,
)
from bot.messages.parts.phrasebook import SEPARATOR, Phrasebook, shorten, without_escapes
from bot.messages.parts.routes import (
    phone_label,
    price_label,
    route_emoji,
    route_features,
    tickets_by_route,
    unaffordable_routes,
    without_equal_lanes,
)
from bot.messages.parts.rows import Buttons, Rows, fill_rows, layout_message
from bot.messages.results.ending import score_parts, seats_by_rank, winner_lines
from engine import cards as card
from engine.actions import Claim, Keep
from engine.cards import WILD
from engine.model import Route, RouteId
from engine.payments import Payment
from maps.typography import signed

LEAVE = "leave"  # in place of the choices
SHOW_ROUTES = "routes"  # in place of a choice: the routes that can be claimed
CHOSEN_ROUTE = "route"  # the same for a menu of routes, whose values are their letters
AGAINST_COMPUTER, WITH_FRIENDS = "computer", "friends"
TWO_FROM_DECK = "dd"
MAX_OTHER_CLAIMS = 4  # buttons of routes that no ticket needs
LETTER_BY_WORD = {colour.word: letter for letter, colour in COLOUR_LETTERS.items()}


def opponents_name(translator: Translator) -> str:
    """The computer player against whom the lesson is played."""
    return computer_players.names(translator, "easy")[0]


def offer_button(translator: Translator) -> Button:
    """Begins the lesson, in private, wherever it stands."""
    return Button("learn", translator.say("learn-offer"), emoji="🎓", is_lasting=True)


def lesson_message(
    phrases: Phrasebook, position: LessonPosition, why_not: str = "", *, has_games: bool = True
) -> Message:
    """Where the lesson is. `why_not`: why the last thing that was tried is not possible.
    `has_games`: a real game can be started where the learner is."""
    if position.view.public.stage == "over":
        return _final_message(phrases, position, has_games=has_games)
    said = list(reaction(phrases, position))
    if why_not:
        said = [phrases.say("learn-refused", why=why_not)]
    groups = list(_stage_groups(phrases, position))
    groups[-1] += (_leave_button(phrases),)
    now = advice(phrases, position.view, position.turn)
    return _step_message(phrases, position, said, now, fill_rows(*groups))


def routes_message(phrases: Phrasebook, position: LessonPosition) -> Message:
    """The routes that can be claimed now: those for the tickets as buttons, the first with every
    way to pay for it, or some others if there is none. All the rest are in a menu."""
    view, board = position.view, phrases.board
    ways, wanted = route_payments(view), tickets_by_route(board, view)
    payable = [route for route in without_equal_lanes(board.routes) if route.id in ways]
    shown = [route for route in payable if route.id in wanted]
    claims = [(route, payment) for route in shown[:1] for payment in ways[route.id]]
    claims += [(route, ways[route.id][0]) for route in shown[1:]]
    if not claims:
        claims = [(route, ways[route.id][0]) for route in payable[:MAX_OTHER_CLAIMS]]
    named = {route.id for route, _ in claims}
    rest = [route for _, route in unaffordable_routes(board, view, board.routes)]
    menu = _route_menu(phrases, position, [each for each in rest if each.id not in named])
    now = claim_advice(phrases, position, [payment for _, payment in claims])
    return _claims_message(phrases, position, now, claims, menu)


def payments_message(phrases: Phrasebook, position: LessonPosition, route: RouteId) -> Message:
    """The ways to pay for a route, of which there must be one."""
    ways = route_payments(position.view)[route]
    found = phrases.board.routes[phrases.board.route_number[route]]
    now = payment_advice(phrases, ways)
    return _claims_message(phrases, position, now, [(found, way) for way in ways], ())


def left_message(translator: Translator) -> Message:
    """The lesson was left."""
    again = Button("learn", translator.say("learn-start-again"), emoji="🎓")
    text = translator.say("learn-left")
    return layout_message(translator.language, (Text(text), (again,)))


def outdated_message(translator: Translator) -> Message:
    """The lesson was begun with another version of the bot, whose choices have no meaning now."""
    again = Button("learn", translator.say("learn-start-again"), "primary", "🎓")
    text = translator.say("learn-outdated")
    return layout_message(translator.language, (Text(text), (again,)))


# The parts of a message.


def _step_message(
    phrases: Phrasebook, position: LessonPosition, said: Iterable[str], now: str, rows: Rows
) -> Message:
    hand = phrases.hand_line(position.view.hand)
    blocks = (Text("\n".join(said)), Text(now), Pictures(), Text(hand), *rows)
    picture = LessonPictures(OwnBoard(position.view), _names(phrases))
    return layout_message(phrases.language, blocks, (picture,))


def _claims_message(
    phrases: Phrasebook,
    position: LessonPosition,
    now: str,
    claims: Iterable[tuple[Route, Payment]],
    menu: Iterable[Menu],
) -> Message:
    buttons = tuple(_claim_button(phrases, position, *claim) for claim in claims)
    back = Button("learn", phrases.say("learn-back"), emoji="◀️", args=(position.choices,))
    rows = fill_rows(buttons, *menu, (back, _leave_button(phrases)))
    return _step_message(phrases, position, (), now, rows)


def _final_message(phrases: Phrasebook, position: LessonPosition, *, has_games: bool) -> Message:
    """The score, what it is made of, and how to go on."""
    final = position.view.public.final
    if final is None:
        raise ValueError("the lesson is not over")
    said = "\n".join(reaction(phrases, position))
    scores = [
        f"{phrases.marked_name(score.seat)} **{signed(score.total)}**{SEPARATOR}"
        + SEPARATOR.join(score_parts(phrases, score))
        for score in seats_by_rank(final)
    ]
    lines = "\n".join((*winner_lines(phrases, final), *scores))
    again = Button("learn", phrases.say("learn-start-again"), emoji="🎓")
    rows = fill_rows(_game_buttons(phrases) if has_games else (), (again,))
    blocks = (Text(said), Text(lines), Pictures(), Text(phrases.say("learn-next")), *rows)
    picture = LessonPictures(ScoreTable(position.view.public), _names(phrases))
    return layout_message(phrases.language, blocks, (picture,))


def _game_buttons(phrases: Phrasebook) -> Buttons:
    """They start a real game."""
    against = phrases.say("learn-play-computer")
    return (
        Button("first_game", against, "success", "🤖", (AGAINST_COMPUTER,)),
        Button("first_game", phrases.say("learn-play-friends"), "primary", "👥", (WITH_FRIENDS,)),
    )


# Buttons. They are those of a real turn, but each carries all choices made so far.


def _stage_groups(phrases: Phrasebook, position: LessonPosition) -> Iterator[Buttons]:
    """What the learner can do now."""
    view = position.view
    if view.offered:
        yield tuple(_keep_buttons(phrases, position))
        return
    for row in with_card_names(phrases, private_rows(phrases, view, "hand")):
        if not isinstance(row, Menu):
            yield tuple(_lesson_buttons(position, row))


def _lesson_buttons(position: LessonPosition, buttons: Buttons) -> Iterator[Button]:
    """The buttons of a turn without those that only show something. A face-up locomotive may be
    tapped as the second card too: the reply says why it cannot be taken."""
    for one in buttons:
        args = (position.choices, _choice(one))
        if args[1]:
            is_wild = one.verb == "take" and one.args[0] == WILD.word
            disabled = one.disabled and not is_wild
            slot = one.args[1:] if one.verb == "take" else ()  # so that custom ids differ
            yield Button("learn", one.label, one.style, one.emoji, (*args, *slot), disabled)


def _choice(button: Button) -> str:
    """What the lesson's copy of a button chooses; "" if it has none."""
    match button.verb:
        case "take":
            return LETTER_BY_WORD[button.args[0]]
        case "draw":
            return "d"
        case "draw_two":
            return TWO_FROM_DECK
        case "tickets":
            return "t"
        case "pass":
            return "p"
        case "claim":
            return SHOW_ROUTES
        case _:
            return ""


def _keep_buttons(phrases: Phrasebook, position: LessonPosition) -> Iterator[Button]:
    """One for each ticket that is offered, and one for both."""
    offered = position.view.offered
    for ticket in offered:
        keep = letters_of(phrases.board, position.view, Keep((ticket,)))
        yield _button(position, keep, phrases.ticket(ticket), "primary", "🎫")
    for both in combinations(offered, 2):
        keep = letters_of(phrases.board, position.view, Keep(both))
        yield _button(position, keep, phrases.say("learn-keep-both"))


def _claim_button(
    phrases: Phrasebook, position: LessonPosition, route: Route, payment: Payment
) -> Button:
    """`Alma-Corvo · 3 red`: claims the route with exactly this payment."""
    paid = letters_of(phrases.board, position.view, Claim(route.id, payment.cards))
    label, emoji = price_label(phrases, route, payment), phrases.payment_emoji(payment)
    style: Style = "secondary" if card.count(payment.cards, WILD) else "success"
    return _button(position, paid, label, style, emoji)


def _route_menu(
    phrases: Phrasebook, position: LessonPosition, routes: Sequence[Route]
) -> tuple[Menu, ...]:
    """The free routes, also those that the learner cannot pay for: the reply says what is
    missing."""
    options = tuple(
        Option(
            phone_label(phrases, route),
            route_letter(phrases.board, route.id),
            shorten(SEPARATOR.join(route_features(phrases, route, card.NONE)), MAX_LABEL),
            route_emoji(phrases, route),
        )
        for route in without_equal_lanes(routes)
    )
    if not options:
        return ()
    placeholder = phrases.say("learn-other-routes")
    return (Menu("learn", options, placeholder, args=(position.choices, CHOSEN_ROUTE)),)


def _button(
    position: LessonPosition, choice: str, label: str, style: Style = "secondary", emoji: str = ""
) -> Button:
    return Button("learn", label, style, emoji, (position.choices, choice))


def _leave_button(phrases: Phrasebook) -> Button:
    return Button("learn", phrases.say("learn-leave"), emoji="🚪", args=(LEAVE,))


def _names(phrases: Phrasebook) -> tuple[str, ...]:
    return tuple(map(without_escapes, phrases.names))
