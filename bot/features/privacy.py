"""/privacy: what is stored about the caller, and buttons to get it and to delete it."""

from functools import partial

import msgspec
from msgspec.structs import replace

from bot.discord_io.components import Press
from bot.domain.personal_data import StoredPersonalData
from bot.domain.table import number_of
from bot.features.caller import Caller, Reply
from bot.features.context import Feature
from bot.features.routes import button, slash
from bot.messages import privacy

MAX_FILE_BYTES = 8_000_000  # Discord accepts 10 MB


class PrivacyFeature(Feature):
    """Handlers of /privacy and of its buttons. All replies are private."""

    @slash("privacy", in_dm=True, is_costly=True, choices={"action": ("export", "delete")})
    async def show(self, caller: Caller, action: str = "") -> Reply:
        match action:
            case "export":
                return await self._export(caller)
            case "delete":
                return await self._ask(caller, 0)
            case _:
                number = None
                if self._context.has_page:
                    number = await self._tables.web_access.count(caller.user)
                translator = self._context.translator(caller)
                return Reply(privacy.privacy_message(translator, self._context.operator, number))

    @button("sign_out")
    async def sign_out(self, caller: Caller, press: Press) -> Reply:  # noqa: ARG002  # of a button
        """End all sessions of the web page, and make all links void that the caller was given."""
        await self._tables.web_access.sign_out(caller.user)
        return self._context.done(caller, "signed-out")

    @button("export_data", is_costly=True)
    async def export(self, caller: Caller, press: Press) -> Reply:  # noqa: ARG002  # of a button
        return await self._export(caller)

    @button("delete_data")
    async def delete(self, caller: Caller, press: Press) -> Reply:
        """Ask twice, then delete."""
        confirmed = number_of(press.args)
        if confirmed < privacy.QUESTIONS:
            return await self._ask(caller, confirmed)
        request = await self._tables.personal_data.request_deletion(caller.user, caller.name)
        await self._tables.personal_data.delete(
            request, partial(privacy.former_name, self._context.catalogue)
        )
        return Reply(privacy.deleted_message(self._context.translator(caller)))

    async def _export(self, caller: Caller) -> Reply:
        stored = await self._tables.personal_data.stored(caller.user)
        text, is_complete = as_text(stored), True
        if len(text.encode()) > MAX_FILE_BYTES:
            text, is_complete = as_text(without_moves(stored)), False
        translator = self._context.translator(caller)
        return Reply(privacy.export_message(translator, text, is_complete=is_complete))

    async def _ask(self, caller: Caller, confirmed: int) -> Reply:
        """The next question, after so many confirmations."""
        tables = await self._tables.lookup.of_user(caller.user)
        translator = self._context.translator(caller)
        return Reply(privacy.delete_question(translator, confirmed, len(tables)))


def as_text(stored: StoredPersonalData) -> str:
    """As JSON that people can read."""
    return msgspec.json.format(msgspec.json.encode(stored)).decode()


def without_moves(stored: StoredPersonalData) -> StoredPersonalData:
    """The same without the entries of logs, which are most of it."""
    tables = tuple(
        replace(table, seats=tuple(replace(seat, entries=()) for seat in table.seats))
        for table in stored.tables
    )
    return replace(stored, tables=tables)
