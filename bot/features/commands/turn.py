"""/draw /tickets /claim /station /ferry /pass /undo /hint."""

from collections.abc import Iterator

from bot.features.between_turns import BetweenTurnsFeature
from bot.features.claim import ClaimFeature
from bot.features.commands.autocomplete import Autocomplete
from bot.features.commands.build import Command, CommandBuilder, Interaction
from bot.features.context import HandlerContext
from bot.features.gate import InteractionGate
from bot.features.hint import HintFeature
from bot.features.turn import DECK, TurnFeature


def turn_commands(
    build: CommandBuilder,
    gate: InteractionGate,
    context: HandlerContext,
    turn: TurnFeature,
    claiming: ClaimFeature,
    between: BetweenTurnsFeature,
    hint: HintFeature,
    suggest: Autocomplete,
) -> Iterator[Command]:
    """Everything one does in a turn."""

    async def draw(interaction: Interaction, first: str = DECK, second: str = "") -> None:
        await gate.serve(
            interaction, context.at_target(lambda caller, t: turn.draw(caller, t, first, second))
        )

    async def tickets(interaction: Interaction) -> None:
        await gate.serve(interaction, context.at_target(turn.tickets))

    async def claim(interaction: Interaction, route: str, cards: str = "") -> None:
        await gate.serve(
            interaction,
            context.at_target(lambda caller, t: claiming.route(caller, t, route, cards)),
        )

    async def station(interaction: Interaction, city: str, cards: str = "") -> None:
        await gate.serve(
            interaction, context.at_target(lambda caller, t: claiming.city(caller, t, city, cards))
        )

    async def ferry(interaction: Interaction) -> None:
        await gate.serve(interaction, context.at_target(turn.ferry))

    async def skip(interaction: Interaction) -> None:
        await gate.serve(interaction, context.at_target(turn.skip))

    async def undo(interaction: Interaction) -> None:
        await gate.serve(interaction, context.at_target(between.undo))

    async def advise(interaction: Interaction) -> None:
        await gate.serve(interaction, context.at_target(hint.hint))

    yield build("draw", draw, suggest={"first": suggest.first_card, "second": suggest.second_card})
    yield build("tickets", tickets)
    yield build("claim", claim, suggest={"route": suggest.routes, "cards": suggest.payments})
    yield build(
        "station", station, suggest={"city": suggest.cities, "cards": suggest.city_payments}
    )
    yield build("ferry", ferry)
    yield build("pass", skip)
    yield build("undo", undo)
    yield build("hint", advise)
