"""Looking at a game as it was after any of its moves: /replay. Private, and changes nothing."""

from discord import app_commands

from bot.discord_io.components import Press
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.replay import Jump, ReplayRequest, Shown, jump_of
from bot.domain.table import MAX_NUMBER, Seq, TableId, number_in, number_of
from bot.features.caller import Caller, Reply
from bot.features.context import Feature, HandlerContext
from bot.features.routes import FilledOptions, button, slash
from bot.messages.own_tables import begun_table_label
from bot.messages.parts.autocomplete import choices_like
from bot.messages.parts.message import Choice
from bot.messages.results.replay import ANYBODY, NOBODY, OWN, ReplayForm, replay_message
from engine.model import Seat

NEWEST = Seq(MAX_NUMBER)
MoveNumber = app_commands.Range[int, 0, 9999]


async def complete_games(
    context: HandlerContext, caller: Caller, typed: str, _: FilledOptions
) -> list[Choice]:
    """The games that the caller may look at, the newest first."""
    translator = context.translator(caller)
    found = await context.tables.replay_steps.begun(caller.user, caller.where)
    labels = (
        Choice(
            begun_table_label(translator, context.named_table(table, caller), opened_at),
            str(table.id),
        )
        for table, opened_at in found
    )
    return choices_like(labels, typed)


class ReplayFeature(Feature):
    """Handler of /replay and of the buttons and menus below its reply."""

    @slash("replay", in_dm=True, is_costly=True, complete={"game": complete_games})
    async def replay_here(
        self, caller: Caller, game: str = "", move: MoveNumber | None = None
    ) -> Reply:
        """The newest move of a game, or another one: of this channel's game, or one of those that
        the caller may look at; in a direct message of the newest of their own."""
        table_id = await self._table_meant(caller, game)
        if table_id is None:
            key = "replay-which-game" if game else "replay-no-game"
            return self._context.say(caller, key)
        request = ReplayRequest(table_id, caller.user, caller.channel, "at", NEWEST, number=move)
        return await self._show(caller, request, OWN, "picture")

    @button("replay")
    async def jump(self, caller: Caller, press: Press) -> Reply:
        """Another move, the same in the other form, or somebody else's cards. The arguments: where
        to go, from which entry of the log, whose cards are shown, the form."""
        word, entry, shown, form = (*press.args.split(":"), "", "", "", "")[:4]
        if word == "whose":
            word, shown = "at", press.value
        jump = jump_of(word)
        if jump is None:
            raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=press.target.step)
        request = ReplayRequest(
            press.table,
            caller.user,
            caller.channel,
            jump,
            Seq(number_of(entry)),
            _shown(shown),
            claimed_by=_claimed_by(jump, press.value),
        )
        return await self._show(caller, request, shown, "text" if form == "text" else "picture")

    async def _show(
        self, caller: Caller, request: ReplayRequest, shown: str, form: ReplayForm
    ) -> Reply:
        step = await self._tables.replay_steps.step(request)
        phrases = self._context.phrases(step.table, caller)
        return Reply(replay_message(phrases, step, shown, form), step.table.id)

    async def _table_meant(self, caller: Caller, game: str) -> TableId | None:
        """The table that was chosen or described by words of its label; without a description this
        channel's, or in a direct message the newest of the caller. None if it is not clear."""
        if (number := number_in(game)) is not None:
            return TableId(number)
        if not game and caller.where is not None:
            return (await self._tables.replay_steps.last_in(caller.channel)).id
        found = await complete_games(self._context, caller, game, {})
        is_clear = len(found) == 1 or (found and not game)
        return TableId(number_of(found[0].value)) if is_clear else None


def _shown(word: str) -> Shown:
    """Whose cards the argument of a button means; the reader's own if it says nothing else."""
    number = number_in(word)
    if number is not None:
        return Seat(number)
    return "nobody" if word == NOBODY else "own"


def _claimed_by(jump: Jump, value: str) -> Seat | None:
    number = number_in(value)
    return Seat(number) if jump == "claim" and value != ANYBODY and number is not None else None
