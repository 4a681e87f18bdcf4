"""A finished game in hindsight. Private until it is shared."""

from bot.discord_io.components import Press
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import Table, TableId
from bot.features.caller import Caller, Reply
from bot.features.context import Feature
from bot.features.routes import button
from bot.messages.parts.message import Message
from bot.messages.parts.phrasebook import table_phrasebook
from bot.messages.results import review


class ReviewFeature(Feature):
    """Handlers of the buttons that show a review, and of those below it."""

    @button("review", is_costly=True)
    async def show(self, caller: Caller, press: Press) -> Reply:
        """The review, or the same in its other form."""
        form, _, _ = press.args.partition(":")
        table = await self._allowed(caller, press.table)
        return await self._reply(caller, table, is_text=form == "text")

    @button("share_review", is_costly=True)
    async def share(self, caller: Caller, press: Press) -> Reply:
        """Post the review where the caller is, in the language of its table: once for each game,
        and on the server of the game."""
        table = await self._allowed(caller, press.table)
        if not _is_on_server_of(caller, table):
            raise TableRefusal(TableCode.SHARED_ELSEWHERE)
        where = caller.require_may_post(has_files=True)
        if caller.missing_permissions:  # the note that is added to every reply names them
            return Reply(Message(caller.language, ""))
        found = await self._context.reviews.review(table, caller.user)
        board = self._tables.boards[table.options.map]
        phrases = table_phrasebook(self._context.catalogue, table, board)
        view = await self._tables.lookup.public_view(table.id)
        message = review.review_message(phrases, view, found, table.seat_of(caller.user))
        found_in, shared = await self._context.share(table, where, message)
        return Reply(review.shared_message(self._context.translator(caller), found_in, shared))

    async def _reply(self, caller: Caller, table: Table, *, is_text: bool) -> Reply:
        found = await self._context.reviews.review(table, caller.user)
        view = await self._tables.lookup.public_view(table.id)
        seat = table.seat_of(caller.user)
        phrases = self._context.phrases(table, caller).addressing(seat)
        show = review.review_text_message if is_text else review.review_message
        can_share = _is_on_server_of(caller, table)
        buttons = review.review_buttons(phrases, is_text=is_text, can_share=can_share)
        return Reply(show(phrases, view, found, seat, buttons), table.id)

    async def _allowed(self, caller: Caller, table_id: TableId) -> Table:
        """A finished game of the caller's or of this channel; everything else is refused."""
        table = await self._tables.lookup.table(table_id)
        is_own = table.seat_of(caller.user) is not None or table.host == caller.user
        if not is_own and table.where.channel != caller.channel:
            raise TableRefusal(TableCode.NOT_AT_THIS_TABLE)
        return _require_over(table)


def _is_on_server_of(caller: Caller, table: Table) -> bool:
    return caller.where is not None and caller.where.guild == table.where.guild


def _require_over(table: Table) -> Table:
    if table.status in ("lobby", "playing"):
        raise TableRefusal(TableCode.GAME_IS_NOT_OVER)
    if table.status != "over":
        raise TableRefusal(TableCode.TABLE_IS_CLOSED)
    return table
