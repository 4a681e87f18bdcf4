"""The message after a turn: who is next, what just happened, the scores."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from msgspec.structs import replace

from bot.domain.events import AnyEvent, game_events
from bot.domain.table import StandIn, Table, UserId
from bot.messages import buttons, event_sentences
from bot.messages.message import MAX_TEXT, BoardPicture, Message
from bot.messages.phrasebook import BETWEEN, Phrasebook, mention, unmarked, user_of, within
from engine.events import LastRoundBegan, changed_places
from engine.views import PublicView


def announce(
    phrases: Phrasebook, table: Table, view: PublicView, events: Sequence[AnyEvent]
) -> Message:
    """Everything since the last message, in one. The first words are what a phone shows."""
    told = event_sentences.sentences(phrases, events)
    first, *others = told or ("",)
    lines = [f"{call(phrases, table, view)} {first}".strip(), *(f"• {line}" for line in others)]
    ending = standing_lines(phrases, view, events)
    room = MAX_TEXT - sum(len(line) + 1 for line in ending)
    text = "\n".join([within(lines, room), *ending])
    seen = replace(view, final=None)  # who has won is told last
    picture = BoardPicture(seen, changed_places(game_events(events)), tuple(map(unmarked, told)))
    return Message(
        phrases.language, text, rows(phrases, table, view), (picture,), users_waiting(table, view)
    )


def rows(phrases: Phrasebook, table: Table, view: PublicView) -> buttons.Rows:
    """Buttons for the people waited for, and for who was away; an automatic player needs none."""
    shown = buttons.rows(phrases, view) if users_waiting(table, view) else ()
    if view.waiting and any(isinstance(person, StandIn) for person in table.people):
        return buttons.with_one_more(shown, buttons.back(phrases))
    return shown


def call(phrases: Phrasebook, table: Table, view: PublicView) -> str:
    """Who is to do what now: the people mentioned; automatic players by name, if nobody else."""
    users = users_waiting(table, view)
    who = ", ".join(map(mention, users) if users else map(phrases.name, view.waiting))
    match view.stage:
        case "opening" if _has_somebody_chosen(table, view):
            return phrases.say("call-opening-still", who=who)
        case "opening":
            return phrases.say("call-opening", who=who)
        case "turn" if users:
            return phrases.say("call-turn", who=who)
        case "turn":
            return phrases.say("call-turn-automatic", who=who)
        case "second card":
            return phrases.say("call-second-card", who=who)
        case "ticket choice":
            return phrases.say("call-ticket-choice", who=who)
        case "tunnel due":
            due = view.tunnel.due if view.tunnel else 0
            return phrases.say("call-tunnel", who=who, due=due)
        case "over":
            return ""
        case _:
            assert_never(view.stage)


def users_waiting(table: Table, view: PublicView) -> tuple[UserId, ...]:
    found = (user_of(table.people[seat]) for seat in view.waiting)
    return tuple(user for user in found if user is not None)


def standing_lines(phrases: Phrasebook, view: PublicView, events: Iterable[AnyEvent]) -> list[str]:
    """The scores in one line, and the warning of the last round unless the news has it."""
    lines = []
    if view.is_last_round and not any(isinstance(event, LastRoundBegan) for event in events):
        lines.append(phrases.say("turn-last-round", number=view.turns_left))
    scores = BETWEEN.join(f"{phrases.name(seat.seat)} **{seat.points}**" for seat in view.seats)
    lines.append(f"-# {phrases.say('turn-scores', scores=scores)}")
    return lines


def _has_somebody_chosen(table: Table, view: PublicView) -> bool:
    """One of the people; automatic players choose at once."""
    people = [seat for seat, person in enumerate(table.people) if user_of(person) is not None]
    return not {*people} <= {*view.waiting}
