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
    desk: InteractionGate,
    house: HandlerContext,
    turn: TurnFeature,
    claiming: ClaimFeature,
    between: BetweenTurnsFeature,
    hint: HintFeature,
    suggest: Autocomplete,
) -> Iterator[Command]:
    """Everything one does in a turn."""

    async def draw(interaction: Interaction, first: str = DECK, second: str = "") -> None:
        await desk.serve(
            interaction, house.at_target(lambda asker, t: turn.draw(asker, t, first, second))
        )

    async def tickets(interaction: Interaction) -> None:
        await desk.serve(interaction, house.at_target(turn.tickets))

    async def claim(interaction: Interaction, route: str, cards: str = "") -> None:
        await desk.serve(
            interaction, house.at_target(lambda asker, t: claiming.route(asker, t, route, cards))
        )

    async def station(interaction: Interaction, city: str, cards: str = "") -> None:
        await desk.serve(
            interaction, house.at_target(lambda asker, t: claiming.city(asker, t, city, cards))
        )

    async def ferry(interaction: Interaction) -> None:
        await desk.serve(interaction, house.at_target(turn.ferry))

    async def skip(interaction: Interaction) -> None:
        await desk.serve(interaction, house.at_target(turn.skip))

    async def undo(interaction: Interaction) -> None:
        await desk.serve(interaction, house.at_target(between.undo))

    async def advise(interaction: Interaction) -> None:
        await desk.serve(interaction, house.at_target(hint.hint))

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
