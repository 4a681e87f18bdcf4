"""Decides what to publish about a table: pure functions from `Unpublished` to messages.

Public messages are in the table's language.
"""

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from bot.delivery.turn_parts import (
    events_of,
    human_seats,
    is_first_card_on_page,
    is_held_back,
    is_mid_turn,
    is_only_played,
    keeps_picture,
)
from bot.domain.events import (
    Announcement,
    GameBegan,
    Nudge,
    PostedMessage,
    PublicEntry,
    Unpublished,
)
from bot.domain.posts import OfferPost, VotePost
from bot.domain.requests import UndoQuestion, Vote
from bot.domain.table import BEFORE_FIRST, START, Table
from bot.i18n.catalogue import Catalogue, theme_of
from bot.messages import lobby
from bot.messages.absence import nudge_message, patience_ended_message
from bot.messages.parts.message import Message, ScoreCard
from bot.messages.parts.phrasebook import Phrasebook, phrasebook_for, table_phrasebook
from bot.messages.results.ending import ending_messages
from bot.messages.seats import offer_closed_message, seat_offer_message
from bot.messages.turn import past_turn_message, turn_message
from bot.messages.votes import vote_message, vote_result_message
from bot.tables import Boards
from engine.events import GameEnded
from engine.values import Value

Decision = Literal["hold back", "nothing", "change", "edit", "post"]
QuestionPost = VotePost | OfferPost


class Plan(Value, frozen=True):
    """What to do with what has not been published about a table.

    "hold back": publish nothing yet. "nothing": the newest message says it all. "change": replace
    the text and buttons of the newest message. "edit": replace all of it. "post": post `messages`
    one after the other. Unless it `announces` them, the new entries are only a part of a turn,
    which is announced later as a whole. `may_wait`: for some seconds, in which the rest of the turn
    mostly follows.
    """

    decision: Decision
    messages: tuple[Message, ...] = ()
    announces: bool = True
    may_wait: bool = False

    @property
    def winner_number(self) -> int | None:
        """The number of the message about the winner among them, if it is one of them."""
        for number, message in enumerate(self.messages):
            if any(isinstance(each, ScoreCard) for each in message.attachments):
                return number
        return None


class PublicationPlanner:
    """Makes plans and messages. Reads nothing but its arguments, the texts and the boards."""

    def __init__(self, catalogue: Catalogue, boards: Boards) -> None:
        self._catalogue = catalogue
        self._boards = boards

    def plan(self, unpublished: Unpublished) -> Plan:
        """What to publish now, and how. What only one person sees is never published."""
        if unpublished.table.where.is_private:
            return Plan("nothing")
        if is_held_back(unpublished):
            return Plan("hold back")
        if not unpublished.is_behind:
            return Plan("nothing")
        view, table = unpublished.view, unpublished.table
        if unpublished.is_taken_back and table.status != "cancelled":
            return self._taken_back(unpublished)
        if view is None and unpublished.message is None and not table.is_open:
            return Plan("nothing")  # cancelled before anybody saw it
        is_here = unpublished.message is not None and unpublished.channel == table.where.channel
        edit_or_post: Decision = "edit" if is_here else "post"
        if view is None:
            return Plan(edit_or_post, (self._lobby(unpublished),))
        if is_here and table.status != "cancelled" and not unpublished.entries:
            return Plan("nothing")
        if is_mid_turn(unpublished) and unpublished.queue != "begun":
            mid_turn = "change" if is_here and keeps_picture(unpublished) else edit_or_post
            return Plan(
                mid_turn,
                (self._mid_turn(unpublished),),
                announces=False,
                may_wait=is_here and is_first_card_on_page(unpublished),
            )
        if not unpublished.entries and unpublished.message is not None:  # only moved
            return Plan("post", tuple(map(_without_mentions, self._messages(unpublished))))
        is_played = is_only_played(unpublished)
        is_watched = unpublished.announced > START and not human_seats(table)
        return Plan(
            "edit" if is_here and is_played and is_watched else "post", self._messages(unpublished)
        )

    def past_message(self, table: Table, past: Announcement, following: PostedMessage) -> Message:
        """What a message says when the next one has been posted: what happened, and what of it was
        undone; nobody is asked to act. If the table has moved, where it is now."""
        moved_to = following if following.where.channel != past.posted.where.channel else None
        if past.seq == BEFORE_FIRST:
            return self._past_lobby(table, following, moved_to)
        board, language = self._boards[table.options.map], table.options.language
        phrases = phrasebook_for(self._catalogue, language, board, past.names)
        if past.after < START:
            events = events_of(past.entries)
            message = lobby.opening_over_message(phrases, table, events, moved_to)
        else:
            message = past_turn_message(phrases, past.entries, moved_to)
        return self._saying_taken_back(table, message) if past.says_taken_back else message

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

    def vote_outcome(self, table: Table, vote: Vote, names: Sequence[str]) -> Message:
        """How a vote ended. `names`: of the seats when it began, because the seat that it was about
        may have changed hands."""
        board, language = self._boards[table.options.map], table.options.language
        phrases = phrasebook_for(self._catalogue, language, board, names)
        return vote_result_message(phrases, vote)

    def offer_closed(self, table: Table) -> Message:
        """What the offer of a seat says when it can no longer be accepted."""
        return offer_closed_message(self.phrases(table))

    def patience_ended(self, table: Table) -> Message:
        """What the announcement of an absence says when the table waits no longer."""
        return patience_ended_message(self.phrases(table))

    def nudge(self, unpublished: Unpublished, nudge: Nudge) -> Message | None:
        """A nudge to those who are still waited for; None if nobody is."""
        waiting = () if unpublished.view is None else unpublished.view.waiting
        table = unpublished.table
        users = tuple(user for user in nudge.users if table.seat_of(user) in waiting)
        return nudge_message(self.phrases(table), users) if users else None

    def phrases(self, table: Table) -> Phrasebook:
        """The phrasebook for everybody at the table."""
        return table_phrasebook(self._catalogue, table, self._boards[table.options.map])

    def _messages(self, unpublished: Unpublished) -> tuple[Message, ...]:
        """The messages to post, one after the other. If the table has only been moved, what the
        newest message says."""
        table, view = unpublished.table, unpublished.view
        if view is None:
            return (self._lobby(unpublished),)
        events = events_of(unpublished.entries or _shown_entries(unpublished))
        phrases, moved_from = self.phrases(table), _moved_from(unpublished)
        has_begun = any(isinstance(event, GameBegan) for event in events)
        has_ended = any(isinstance(event, GameEnded) for event in events)
        if table.status == "cancelled" and not has_ended:
            return (lobby.abandoned_game_message(phrases, events_of(unpublished.entries)),)
        announce = lobby.game_begun_message if has_begun else turn_message
        first = announce(phrases, table, view, events, moved_from)
        if not has_ended or unpublished.proof is None:
            return (first,)
        endings = ending_messages(
            phrases,
            table,
            view,
            unpublished.proof,
            unpublished.outcome,
            is_won_on_last_turn=unpublished.is_won_on_last_turn,
        )
        return (first, *endings)

    def _lobby(self, unpublished: Unpublished) -> Message:
        table = unpublished.table
        map_ = self._boards[table.options.map].map
        translator = self._catalogue.translator(table.options.language, theme_of(map_))
        if table.status == "cancelled":
            return lobby.cancelled_message(translator, map_, is_expired=table.options.is_expired)
        moved_from = _moved_from(unpublished)
        message = lobby.lobby_message(translator, table, map_, moved_from, unpublished.series)
        return message if moved_from is None else _without_mentions(message)

    def _past_lobby(
        self, table: Table, following: PostedMessage, moved_to: PostedMessage | None
    ) -> Message:
        """What the message of a lobby says when another one has been posted."""
        map_ = self._boards[table.options.map].map
        translator = self._catalogue.translator(table.options.language, theme_of(map_))
        if table.status == "cancelled":
            return lobby.cancelled_message(translator, map_, is_expired=table.options.is_expired)
        if table.status == "lobby":
            return lobby.moved_lobby_message(translator, map_, moved_to or following)
        return lobby.game_link_message(translator, map_, following)

    def _mid_turn(self, unpublished: Unpublished) -> Message:
        """The newest message as it is after a part of a turn: what the player can do now, the
        board, and during the opening who is still choosing tickets."""
        table, view = unpublished.table, unpublished.view
        if view is None:
            return self._lobby(unpublished)
        phrases, moved_from = self.phrases(table), _moved_from(unpublished)
        shown = events_of(_shown_entries(unpublished))
        if view.stage == "opening" and unpublished.announced == START:
            return lobby.game_begun_message(phrases, table, view, shown, moved_from)
        events = (*shown, *events_of(unpublished.entries))
        message = turn_message(phrases, table, view, events, moved_from)
        if unpublished.shown is not None and unpublished.shown.says_taken_back:
            message = self._saying_taken_back(table, message)
        return message

    def _taken_back(self, unpublished: Unpublished) -> Plan:
        """Post what the table is like after a backup was restored, and say so."""
        is_part = is_mid_turn(unpublished) and unpublished.queue != "begun"
        messages = (self._mid_turn(unpublished),) if is_part else self._messages(unpublished)
        first = self._saying_taken_back(unpublished.table, messages[0])
        return Plan("post", (first, *messages[1:]), announces=not is_part)

    def _saying_taken_back(self, table: Table, message: Message) -> Message:
        """The message with another line, after the one that a notification shows."""
        line = self._catalogue.translator(table.options.language).say("game-taken-back")
        return message.with_second_line(line)


def vote_post(vote: Vote) -> VotePost:
    return VotePost("undo" if isinstance(vote.question, UndoQuestion) else "absence", vote.at)


def _without_mentions(message: Message) -> Message:
    """The message of a table that has only been moved: whom it names was called before, and would
    be called each time somebody moves it."""
    return replace(message, mentions=())


def _shown_entries(unpublished: Unpublished) -> tuple[PublicEntry, ...]:
    """What the newest message announces."""
    return unpublished.shown.entries if unpublished.shown else ()


def _moved_from(unpublished: Unpublished) -> PostedMessage | None:
    """The table's newest message if the table has been moved away from it."""
    shown = unpublished.shown
    if shown is None or shown.posted.where.channel == unpublished.table.where.channel:
        return None
    return shown.posted
