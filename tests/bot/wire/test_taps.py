"""How many taps an action takes, counted; docs/requests.md has the table. And that one tap does
exactly what its button says."""

from pathlib import Path

import pytest

from bot.domain.queue import QueuedClaim
from bot.domain.table import UserId
from bot.messages.parts import payments
from engine.cards import WILD
from engine.events import RouteClaimed
from engine.game import Game
from engine.payments import Payment
from sandbox.payloads.messages import Message
from sandbox.testing.actor import Actor
from tests.support.positions import (
    board,
    with_deck,
    with_discards,
    with_ferry_cards,
    with_hand,
    with_routes,
    with_row,
    with_tickets,
)
from tests.support.wire.wire import custom_id, custom_ids, english, reply_to, verbs
from tests.support.wire.wire_players import Friends, change_position, set_first_hand
from tests.support.wire.wire_setup import friends_online, friends_playing

RED = "🔴"


class Taps:
    """A person at the table whose taps are counted: one for each button, box and submission."""

    def __init__(self, friends: Friends, actor: Actor) -> None:
        self.friends = friends
        self.actor = actor
        self._number = 0

    def count(self) -> int:
        """The taps since the last count."""
        number, self._number = self._number, 0
        return number

    async def press(self, verb: str, message: Message | None = None, *args: str) -> Message:
        self._number += 1
        if message is None:
            pressed = self.friends.newest_with_buttons()
            reply = await reply_to(await self.actor.press(pressed, custom_id(pressed, verb, *args)))
            await self.friends.settle()
            return reply
        return await self.friends.press_private(self.actor, message, verb, *args)

    async def choose(self, message: Message, value: str) -> None:
        """Open a menu and choose a value in it."""
        self._number += 2
        await self.friends.choose(self.actor, message, value)
        await self.friends.settle()

    async def keep_two(self, message: Message | None = None) -> None:
        """Open the form, tick two tickets and submit it."""
        verb = "choose" if message is None else "draw_tickets"
        opened = await self.friends.open_form(self.actor, verb, message)
        tickets = (await self.friends.player_view(self.actor)).offered[:2]
        await self.friends.submit(self.actor, opened, *tickets)
        await self.friends.settle()
        self._number += 1 + len(tickets) + 1


def with_cards_for_ferry(game: Game) -> Game:
    """Robin's first open ticket begins with a ferry, which they can pay for."""
    game = with_tickets(game, 0, "london-berlin", "edinburgh-athina")
    return with_hand(game, 0, "2 wild")


def with_route_for_ticket(game: Game) -> Game:
    """One route is missing for Robin's ticket, and they have the cards for it."""
    return with_hand(with_routes(game, 0, "amsterdam-essen"), 0, "4 blue")


def first_without_tunnel(routes: Message) -> tuple[str, ...]:
    """The arguments of the first button that queues the claim of a route that is no tunnel, for
    which one is asked how many extra cards to pay."""
    tunnels = {route.id for route in board("europe").routes if route.tunnel}
    buttons = (each.split(":")[4:] for each in custom_ids(routes))
    return next(tuple(args) for args in buttons if args[:1] == ["pay"] and args[3] not in tunnels)


async def test_taps_per_action(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        await friends.start_game("europe")
        robin, kim = (Taps(friends, person) for person in friends.people)
        for person in (robin, kim):
            await person.keep_two()
            assert person.count() == 4
        await robin.press("draw_two")
        assert robin.count() == 1
        plain = [c.word for c in (await friends.public_view()).row if c is not WILD]
        await kim.press("take", None, plain[0])
        plain = [c.word for c in (await friends.public_view()).row if c is not WILD]
        await kim.press("take", None, plain[0])
        assert kim.count() == 2
        await change_position(friends, with_cards_for_ferry)
        await robin.press("pay", await robin.press("claim"), "amsterdam-london")
        assert robin.count() == 2
        await kim.keep_two(await kim.press("tickets"))
        assert kim.count() == 3 + 2  # one for each ticket that is kept
        await change_position(friends, with_route_for_ticket)
        hand = await friends.press(robin.actor, "hand")
        await robin.press("pay", hand, "berlin-essen", "2 blue")
        assert robin.count() == 1
        await change_position(friends, lambda game: with_row(game, "wild 4 red"))
        await kim.press("take", None, "wild")
        assert kim.count() == 1
        await set_first_hand(friends, "2 red 2 wild")
        await robin.choose(await robin.press("claim"), "bucuresti-sofia:2 wild")
        assert robin.count() == 3
        await kim.press("draw_two")
        await set_first_hand(friends, "4 red 4 blue")
        cities = await robin.press("station", await robin.press("turn"))
        await robin.press("pay_station", cities)
        assert robin.count() == 3
        routes = await robin.press("queue", await robin.press("claim"), "claim")
        queued = await robin.press("queue", routes, *first_without_tunnel(routes))
        assert robin.count() == 3
        table, user = await friends.table(), UserId(int(robin.actor.id))
        queue = await friends.app.tables.queues.get(table.id, user)
        assert isinstance(queue.turns[0][0], QueuedClaim)
        await robin.press("queue", queued, "clear")
        robin.count()
        await kim.press("draw_two")
        hint = await friends.slash(robin.actor, "hint")
        await robin.press(verbs(hint)[0], hint)
        assert robin.count() == 1
        step = 2 + 2 + 2 + 1 + 2 + 1 + 1 + 1 + 2 + 1 + 2 + 1
        assert (await friends.public_view()).step == step


async def claimed(friends: Friends) -> list[tuple[str, str]]:
    """The routes that have been claimed and what was paid for them."""
    log = await friends.app.tables.lookup.history((await friends.table()).id)
    claims = [e for entry in log for e in entry.events if isinstance(e, RouteClaimed)]
    return [(e.route, payments.to_text(Payment(e.cards, e.ferry_cards))) for e in claims]


async def test_one_tap_claims_a_tunnel_or_a_ferry_with_wilds(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "europe") as friends:
        robin, kim = friends.people
        await change_position(
            friends, lambda game: with_deck(with_hand(game, 0, "2 green 1 wild"), "9 red")
        )
        menu = await friends.slash(robin, "claim", route="zurich")
        await friends.press_private(robin, menu, "pay", "paris-zurich", "2 green 1 wild")
        await friends.draw_two_cards(kim)
        await set_first_hand(friends, "1 red 1 wild")
        menu = await friends.slash(robin, "claim", route="london")
        await friends.press_private(robin, menu, "pay", "dieppe-london-1", "1 red 1 wild")
        assert await claimed(friends) == [
            ("paris-zurich", "2 green 1 wild"),
            ("dieppe-london-1", "1 red 1 wild"),
        ]


@pytest.mark.parametrize(
    ("map_id", "hand", "typed", "route", "paid"),
    [
        ("italy", "2 red", "genova", "genova-monaco", "2 red 1 ferry"),
        ("amsterdam", "3 green", "noordermarkt", "nieuwe-waal-noordermarkt", "2 green"),
    ],
)
async def test_one_tap_claims_with_the_cards_of_other_maps(
    tmp_path: Path, map_id: str, hand: str, typed: str, route: str, paid: str
) -> None:
    async with friends_playing(tmp_path / "table.db", map_id) as friends:
        robin = friends.people[0]
        await change_position(
            friends, lambda game: with_ferry_cards(with_hand(game, 0, hand), 0, 2)
        )
        menu = await friends.slash(robin, "claim", route=typed)
        await friends.press_private(robin, menu, "pay", route, paid)
        assert await claimed(friends) == [(route, paid)]


async def test_a_payment_that_is_no_longer_possible_is_refused_and_others_are_in_a_menu(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, kim = friends.people
        await set_first_hand(friends, "2 blue 2 red")
        menu = await friends.slash(robin, "claim", route="charleston")
        await set_first_hand(friends, "1 blue 2 red 2 wild")
        refused = await friends.press_private(robin, menu, "pay", "atlanta-charleston", "2 blue")
        assert refused.text.startswith("You need 2 blue")
        menu = await friends.slash(robin, "claim", route="charleston")
        for person in (robin, kim):
            await friends.draw_two_cards(person)
        outdated = await friends.press_private(robin, menu, "pay", "atlanta-charleston", "2 red")
        assert outdated.text.startswith(english("table-refused-board-has-moved-on"))
        assert await claimed(friends) == []
        await set_first_hand(friends, "2 blue 2 red")
        menu = await friends.slash(robin, "claim", route="charleston")
        await friends.choose(robin, menu, "atlanta-charleston:2 red")
        assert await claimed(friends) == [("atlanta-charleston", "2 red")]


async def test_two_cards_by_one_tap_are_drawn_once_and_the_first_stays_without_a_second(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, kim = friends.people
        step = (await friends.public_view()).step
        shown = friends.newest_with_buttons()
        started = await robin.press(shown, custom_id(shown, "draw_two"))
        reply = await reply_to(started)
        assert reply.text.splitlines()[1].startswith("**6 cards:**")
        friends.discord.deliver_again(started.interaction)
        friends.app.gate._seen.clear()  # as after a restart
        friends.discord.deliver_again(started.interaction)
        await friends.press(kim, "hand")
        await friends.settle()
        assert (await friends.public_view()).step == step + 2
        await change_position(friends, lambda game: with_discards(with_deck(game, "red"), ""))
        reply = await friends.press(kim, "draw_two")
        assert reply.text.startswith(f"You drew: {RED} 1 red.")
        assert reply.text.endswith(english("refused-deck-empty"))
        view = await friends.public_view()
        assert (view.stage, view.deck) == ("second card", 0)


async def test_a_hint_is_played_by_its_button_unless_it_is_outdated(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        await friends.start_game("usa")
        robin, kim = friends.people
        hint = await friends.slash(robin, "hint")
        reply = await friends.press_private(robin, hint, "keep")
        kept = [own.ticket for own in (await friends.player_view(robin)).tickets]
        assert len(kept) >= 2
        assert reply.text.startswith(f"You kept {len(kept)} tickets")
        await friends.choose_tickets()
        hint = await friends.slash(robin, "hint")
        for person in (robin, kim):
            await friends.draw_two_cards(person)
        step = (await friends.public_view()).step
        outdated = await friends.press_private(robin, hint, verbs(hint)[0])
        assert outdated.text.startswith(english("table-refused-board-has-moved-on"))
        assert (await friends.public_view()).step == step
