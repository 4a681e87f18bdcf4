"""Decides what to publish about a table: pure functions from `Unpublished` to messages.

Public messages are in the table's language.
"""

from typing import Literal

from bot.domain.events import GAME_EVENTS, AnyEvent, GameBegan, Nudge, PublicEntry, Unpublished
from bot.domain.posts import OfferPost, VotePost
from bot.domain.requests import UndoQuestion, Vote
from bot.domain.table import START, Human, MessageId, Table
from bot.i18n.catalogue import Catalogue
from bot.messages import lobby
from bot.messages.absence import nudge_message
from bot.messages.ending import ending_messages
from bot.messages.parts.message import Message
from bot.messages.parts.phrasebook import Phrasebook, table_phrasebook
from bot.messages.seats import seat_offer_message
from bot.messages.turn import turn_message, turn_rows
from bot.messages.votes import vote_message, vote_result_message
from bot.tables import Boards
from engine.events import GameEnded
from engine.model import Seat
from engine.values import Value

MID_TURN_STAGES = ("second card", "ticket choice", "opening")
MAX_HOLD_S = 15.0

Decision = Literal["hold back", "nothing", "edit buttons", "edit", "post"]
QuestionPost = VotePost | OfferPost


class Plan(Value, frozen=True):
    """What to do with what has not been published about a table.

    "hold back": publish nothing yet. "nothing": the newest message says it all. "edit buttons":
    change the newest message's buttons (and text, if the new one has any) but not its pictures; the
    turn is announced later, as a whole. "edit": replace the newest message. "post": post
    `messages` one after the other.
    """

    decision: Decision
    messages: tuple[Message, ...] = ()


class PublicationPlanner:
    """Makes plans and messages. Reads nothing but its arguments, the texts and the boards."""

    def __init__(self, catalogue: Catalogue, boards: Boards) -> None:
        self._catalogue = catalogue
        self._boards = boards

    def plan(self, unpublished: Unpublished) -> Plan:
        """What to publish now, and how."""
        if is_held_back(unpublished):
            return Plan("hold back")
        if unpublished.message is None or unpublished.channel != unpublished.table.where.channel:
            return Plan("post", self.messages(unpublished))
        view, table = unpublished.view, unpublished.table
        if view is None:
            return Plan("edit", (self._lobby(table),))
        if table.status != "cancelled" and not unpublished.entries:
            return Plan("nothing")
        if is_mid_turn(unpublished):
            return Plan("edit buttons", (self._mid_turn(unpublished),))
        is_played = is_only_played(unpublished)
        if is_played and unpublished.announced > START and not _human_seats(table):
            phrases = self.phrases(table)
            return Plan("edit", (turn_message(phrases, table, view, events_of(unpublished)),))
        return Plan("post", self.messages(unpublished))

    def messages(self, unpublished: Unpublished) -> tuple[Message, ...]:
        """The messages to post, one after the other."""
        table, view = unpublished.table, unpublished.view
        if view is None:
            return (self._lobby(table),)
        events, phrases = events_of(unpublished), self.phrases(table)
        has_begun = any(isinstance(event, GameBegan) for event in events)
        has_ended = any(isinstance(event, GameEnded) for event in events)
        if table.status == "cancelled" and not has_ended:
            return (lobby.abandoned_game_message(phrases, events),)
        announce = lobby.game_begun_message if has_begun else turn_message
        first = announce(phrases, table, view, events)
        if not has_ended or unpublished.proof is None:
            return (first,)
        return (first, *ending_messages(phrases, table, view, unpublished.proof))

    def past_message(self, unpublished: Unpublished, newest: MessageId) -> Message | None:
        """What the message published before `newest` says from now on; None to leave its text."""
        table = unpublished.table
        if unpublished.view is None or unpublished.announced > START:
            return None
        if unpublished.announced == START:
            return lobby.opening_over_message(self.phrases(table), table, unpublished.start_events)
        translator = self._catalogue.translator(table.options.language)
        map_ = self._boards[table.options.map].map
        if table.status == "cancelled":
            return lobby.cancelled_message(translator, map_)
        return lobby.game_link_message(translator, table, map_, newest)

    def questions(self, unpublished: Unpublished) -> dict[QuestionPost, Message]:
        """The open votes and the offers of seats."""
        if not unpublished.votes and not unpublished.offers:
            return {}
        phrases = self.phrases(unpublished.table)
        found: dict[QuestionPost, Message] = {
            vote_post(vote): vote_message(phrases, vote) for vote in unpublished.votes
        }
        for offer in unpublished.offers:
            found[OfferPost(offer.seat, offer.at)] = seat_offer_message(phrases, offer)
        return found

    def vote_outcome(self, table: Table, vote: Vote) -> Message:
        """How a vote ended."""
        return vote_result_message(self.phrases(table), vote)

    def nudge(self, unpublished: Unpublished, nudge: Nudge) -> Message | None:
        """A nudge to those who are still waited for; None if nobody is."""
        waiting = () if unpublished.view is None else unpublished.view.waiting
        table = unpublished.table
        users = tuple(user for user in nudge.users if table.seat_of(user) in waiting)
        return nudge_message(self.phrases(table), users) if users else None

    def phrases(self, table: Table) -> Phrasebook:
        """The phrasebook for everybody at the table."""
        return table_phrasebook(self._catalogue, table, self._boards[table.options.map])

    def _lobby(self, table: Table) -> Message:
        map_ = self._boards[table.options.map].map
        translator = self._catalogue.translator(table.options.language)
        if table.status == "cancelled":
            return lobby.cancelled_message(translator, map_)
        return lobby.lobby_message(translator, table, map_)

    def _mid_turn(self, unpublished: Unpublished) -> Message:
        """New buttons; and during the opening, who is still choosing tickets."""
        table, view = unpublished.table, unpublished.view
        if view is None:
            return Message(table.options.language, "")
        phrases = self.phrases(table)
        if view.stage == "opening" and unpublished.announced == START:
            return lobby.game_begun_message(phrases, table, view, unpublished.start_events)
        return Message(phrases.language, "", turn_rows(phrases, table, view))


def is_held_back(unpublished: Unpublished) -> bool:
    """Whether computer players are to move: their turns are announced together with the person's
    before them when a person is to move again, if that does not take too long. A computer player's
    turn is announced as a whole in any case."""
    view, table = unpublished.view, unpublished.table
    if view is None or not unpublished.entries or not is_only_played(unpublished):
        return False
    humans = _human_seats(table)
    if not humans:
        return is_mid_turn(unpublished)
    if not view.waiting or humans.intersection(view.waiting):
        return False
    moved_at = [entry.at for entry in unpublished.entries if entry.seat in humans]
    since = max(moved_at, default=unpublished.entries[0].at)
    return is_mid_turn(unpublished) or unpublished.at - since <= MAX_HOLD_S


def is_mid_turn(unpublished: Unpublished) -> bool:
    """Whether nothing happened but a part of a turn, which is announced later as a whole."""
    if unpublished.view is None or unpublished.view.stage not in MID_TURN_STAGES:
        return False
    return bool(unpublished.entries) and is_only_played(unpublished)


def is_only_played(unpublished: Unpublished) -> bool:
    """Whether the game goes on and nothing happened but moves: nobody came, left or took back."""
    return unpublished.table.status == "playing" and all(map(_is_move, unpublished.entries))


def events_of(unpublished: Unpublished) -> tuple[AnyEvent, ...]:
    """Everything that happened, without what was taken back again."""
    return tuple(
        event for entry in unpublished.entries if not entry.is_undone for event in entry.events
    )


def vote_post(vote: Vote) -> VotePost:
    return VotePost("undo" if isinstance(vote.question, UndoQuestion) else "absence", vote.at)


def _human_seats(table: Table) -> set[Seat]:
    """The seats that people play; none if they only watch computer players."""
    return {Seat(seat) for seat, one in enumerate(table.occupants) if isinstance(one, Human)}


def _is_move(entry: PublicEntry) -> bool:
    return all(isinstance(event, GAME_EVENTS) for event in entry.events)
