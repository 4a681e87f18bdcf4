"""The first game of somebody who has taken the lesson: the buttons at its end."""

from bot.discord_io.components import Press
from bot.domain.table import Level, Options, Where
from bot.features.caller import Caller, Reply
from bot.features.context import Feature
from bot.features.routes import button
from bot.messages import computer_players
from bot.messages.learn import AGAINST_COMPUTER
from bot.messages.map_question import map_question
from bot.messages.parts.map_character import turns_each
from bot.messages.parts.message import Message

LEVEL: Level = "easy"
NOTHING_SAID = ("",) * 7  # no other options of /new


class FirstGameFeature(Feature):
    """Handlers of the buttons that start a real game."""

    @button("first_game")
    async def play(self, caller: Caller, press: Press) -> Reply:
        """Against the computer, at once; or with friends, which begins with the choice of a map."""
        where = await self._context.require_table_channel(caller)
        if press.args == AGAINST_COMPUTER:
            return await self._play_against_computer(caller, where)
        translator = self._context.translator(caller)
        return Reply(map_question(translator, self._context.maps, NOTHING_SAID))

    async def _play_against_computer(self, caller: Caller, where: Where) -> Reply:
        """A game on the shortest map against as many easy computer players as it needs. The
        caller's tickets are offered in the reply."""
        caller.require_may_post()
        if caller.missing_permissions:  # the note that is added to every reply names them
            return Reply(Message(caller.language, ""))
        options = await self._options(caller, where)
        names = computer_players.names(self._context.catalogue.translator(options.language), LEVEL)
        lobby = self._tables.lobby
        table = await lobby.open(where, caller.human, options)
        for _ in range(options.most_players - 1):
            await lobby.add_computer_player(table.id, caller.user, LEVEL, *names)
        result = await lobby.start(table.id, caller.user, (), caller.interaction)
        return await self._context.result_reply(caller, result)

    async def _options(self, caller: Caller, where: Where) -> Options:
        """Those of a table on the shortest map, for as few players as it allows."""
        map_ = min(self._context.maps, key=turns_each)
        settings = await self._tables.server_settings.get(where.guild)
        return Options(
            map=map_.id,
            language=settings.language or caller.table_language,
            most_players=map_.players[0],
            patience_h=settings.pace_h,
            has_hints=settings.has_hints,
        )
