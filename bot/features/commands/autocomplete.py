"""Autocompletion: from memory, in a few milliseconds, and never an error."""

import logging
from collections.abc import Awaitable, Callable

from discord import app_commands

from bot.domain.refusals import TableRefusal
from bot.domain.table import Table
from bot.features.caller import Caller, caller_of
from bot.features.commands.build import Choice, Interaction
from bot.features.context import HandlerContext
from bot.i18n.folding import folded, matches
from bot.i18n.time_zones import zones_like
from bot.logs import about
from bot.messages import autocomplete
from bot.messages import message as shown
from bot.messages.computer_players import removal_choices
from bot.messages.phrasebook import Phrasebook, map_name
from engine.refusals import Refusal
from engine.views import PlayerView

log = logging.getLogger(__name__)

MOST = 25
LONGEST = 100

Offer = Callable[[Caller], Awaitable[list[shown.Choice]]]


class Autocomplete:
    """One method for each option that is completed while it is typed."""

    def __init__(self, context: HandlerContext) -> None:
        self._context = context

    async def routes(self, interaction: Interaction, typed: str) -> list[Choice]:
        return await self._mine(
            interaction, lambda v, mine: autocomplete.route_choices(v, mine, typed)
        )

    async def payments(self, interaction: Interaction, typed: str) -> list[Choice]:
        route = str(interaction.namespace.route or "")
        return await self._mine(
            interaction, lambda v, mine: autocomplete.payment_choices(v, mine, route, typed)
        )

    async def cities(self, interaction: Interaction, typed: str) -> list[Choice]:
        return await self._mine(
            interaction, lambda v, mine: autocomplete.city_choices(v, mine, typed)
        )

    async def city_payments(self, interaction: Interaction, typed: str) -> list[Choice]:
        city = str(interaction.namespace.city or "")
        return await self._mine(
            interaction, lambda v, mine: autocomplete.station_payment_choices(v, mine, city, typed)
        )

    async def first_card(self, interaction: Interaction, typed: str) -> list[Choice]:
        return await self._mine(
            interaction, lambda v, mine: autocomplete.card_choices(v, mine, typed, is_second=False)
        )

    async def second_card(self, interaction: Interaction, typed: str) -> list[Choice]:
        return await self._mine(
            interaction, lambda v, mine: autocomplete.card_choices(v, mine, typed, is_second=True)
        )

    async def places(self, interaction: Interaction, typed: str) -> list[Choice]:
        async def offer(caller: Caller) -> list[shown.Choice]:
            table = await self._context.seen_here(caller)
            return autocomplete.place_choices(self._context.tables.board(table.options.map), typed)

        return await self._offered(interaction, offer)

    async def zones(self, _: Interaction, typed: str) -> list[Choice]:
        found = zones_like(typed)
        return [app_commands.Choice(name=zone, value=zone) for zone in found[:MOST]]

    async def own_tables(self, interaction: Interaction, typed: str) -> list[Choice]:
        """The tables somebody opened, for moving them."""

        async def offer(caller: Caller) -> list[shown.Choice]:
            mine = await self._context.tables.of_user(caller.user)
            named = [
                shown.Choice(self._name(table, caller), str(table.id))
                for table in mine
                if table.host == caller.user
            ]
            return [each for each in named if matches(folded(each.name), folded(typed))]

        return await self._offered(interaction, offer)

    async def automatic_players(self, interaction: Interaction, typed: str) -> list[Choice]:
        """Those at this table, for removing them."""

        async def offer(caller: Caller) -> list[shown.Choice]:
            table = await self._context.here(caller)
            found = removal_choices(self._context.translator(caller), table)
            return [each for each in found if matches(folded(each.name), folded(typed))]

        return await self._offered(interaction, offer)

    def _name(self, table: Table, caller: Caller) -> str:
        facts = self._context.tables.board(table.options.map).map
        return f"{map_name(self._context.translator(caller), facts)}: {', '.join(table.names)}"

    async def _mine(
        self,
        interaction: Interaction,
        offer: Callable[[Phrasebook, PlayerView], list[shown.Choice]],
    ) -> list[Choice]:
        """Something that depends on one's own hand."""

        async def at_table(caller: Caller) -> list[shown.Choice]:
            table = await self._context.here(caller)
            mine = await self._context.tables.private(table.id, caller.user)
            return offer(self._context.phrases(table, caller), mine)

        return await self._offered(interaction, at_table)

    async def _offered(self, interaction: Interaction, offer: Offer) -> list[Choice]:
        """Nothing to somebody who does not play here; nothing, too, if we made a mistake."""
        try:
            found = await offer(caller_of(interaction))
        except (Refusal, TableRefusal):
            return []
        except Exception:
            log.exception("no suggestions", extra=about(verb="autocomplete"))
            return []
        return [
            app_commands.Choice(name=each.name[:LONGEST], value=each.value) for each in found[:MOST]
        ]
