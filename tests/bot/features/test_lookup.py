"""Looking at a game that begins in the same moment."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.domain.table import ChannelId, InteractionId, Table
from bot.features.caller import Caller, Reply
from bot.features.lookup import LookupFeature
from tests.support.handler_context import handler_context
from tests.support.tables import ADA, BO, HERE, open_lobby, open_tables, start_first_turn

Look = Callable[[LookupFeature, Caller], Awaitable[Reply]]

COMMANDS: dict[str, Look] = {
    "score": lambda feature, caller: feature.score_here(caller),
    "board": lambda feature, caller: feature.board_here(caller),
    "own board": lambda feature, caller: feature.board_here(caller, private=True),
    "area": lambda feature, caller: feature.board_here(caller, area="Berlin"),
    "area as text": lambda feature, caller: feature.board_here(caller, area="Berlin", text=True),
    "board as text": lambda feature, caller: feature.board_here(caller, text=True),
    "log": lambda feature, caller: feature.recap_here(caller, whole=True),
    "recap": lambda feature, caller: feature.recap_here(caller),
}


@pytest.mark.parametrize("command", COMMANDS)
async def test_everybody_has_a_name_although_the_game_began_after_the_lobby_was_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    async with open_tables(tmp_path) as tables:
        lobby = await open_lobby(tables, ADA)
        await tables.lobby.cancel(lobby.id, ADA.user, may_manage=False)
        begun = await start_first_turn(tables, BO, ADA)

        async def read_before(_: ChannelId) -> Table:
            return Table(begun.id, HERE, ADA.user, lobby.options, "lobby", lobby.occupants)

        caller = Caller(
            ADA.user, ADA.name, "en", InteractionId(1), HERE.channel, HERE, "en", may_manage=False,
            missing_permissions=(),
        )  # fmt: skip
        feature = LookupFeature(handler_context(tables))
        expected = await COMMANDS[command](feature, caller)
        monkeypatch.setattr(tables.lookup, "last_in", read_before)
        assert await COMMANDS[command](feature, caller) == expected
