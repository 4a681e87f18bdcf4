"""The cards that a set of routes costs, and the turns it takes to draw them and to claim."""

from engine.graph import bits
from players.position.board_arrays import GREY, BoardArrays
from players.position.seat_position import PLAIN_COLOURS, WILD_COLOUR, Hand

TURNS_PER_CARD = 0.56  # when almost any card helps
TURNS_PER_WILD = 0.85  # a whole turn from the row, but some come from the deck
TURNS_PER_PLAIN_WILD = 0.7  # if one in the row is an ordinary card
TUNNEL_CARDS = 0.6  # extra cards that a tunnel costs on average


class CardDemand:
    """What several routes cost together."""

    def __init__(self, arrays: BoardArrays, routes: int) -> None:
        self.routes = 0
        self._turns_per_card = arrays.turns_per_card
        self._turns_per_wild = TURNS_PER_WILD if arrays.is_wild_whole_turn else TURNS_PER_PLAIN_WILD
        self.coloured = [0] * (WILD_COLOUR + 1)
        self.grey: list[int] = []
        self.wilds = 0
        self._replaceable = 0  # cards of the others that may be wild instead
        self.ferry_cards = 0
        self.tunnels = 0
        self._for_wild = 0  # so many cards of any kind replace a wild; 0: none do
        self._for_card = 0  # the same for a card of a grey route
        for route in bits(routes):
            self.routes += 1
            plain = arrays.plain[route]
            self._replaceable += arrays.replaceable[route]
            self.wilds += arrays.wilds[route]
            self.ferry_cards += arrays.ferry_cards[route]
            self.tunnels += arrays.is_tunnel[route]
            if arrays.any_cards[route]:
                self._read_substitutes(arrays.any_cards[route], arrays.wilds[route])
            colour = arrays.colour[route]
            if colour == GREY:
                self.grey.append(plain)
            else:
                self.coloured[colour] += plain
        self.grey.sort(reverse=True)

    def _read_substitutes(self, any_cards: int, wilds: int) -> None:
        if wilds:
            self._for_wild = any_cards
        else:
            self._for_card = any_cards

    def missing(self, hand: Hand) -> tuple[list[int], int, int]:
        """The cards still to be drawn: how many of each lacking colour, of any colour, and
        wilds."""
        lacking, spare = [], []
        for colour in PLAIN_COLOURS:
            left = hand[colour] - self.coloured[colour]
            if left < 0:
                lacking.append(-left)
            elif left:
                spare.append(left)
        anything = sum(grey_shortfalls(self.grey, spare))
        wilds = max(self.wilds - hand[WILD_COLOUR], -self._replaceable)
        left = sum(spare)
        if self._for_wild and wilds > 0:
            replaced = min(wilds, left // self._for_wild)
            wilds -= replaced
            left -= replaced * self._for_wild
        if self._for_card and anything:
            anything -= min(anything, left // self._for_card)
        while wilds < 0 and lacking:
            dearest = lacking.index(max(lacking))
            lacking[dearest] -= 1
            if not lacking[dearest]:
                del lacking[dearest]
            wilds += 1
        if wilds < 0:
            anything = max(0, anything + wilds)
        return lacking, anything, max(0, wilds)

    def turns(self, hand: Hand, ferry_cards: int) -> float:
        """How many turns it takes to draw the missing cards and to claim all routes.

        While many colours are lacking, almost every card helps; the last colour takes longest.
        """
        lacking, anything, wilds = self.missing(hand)
        turns = self.routes + TURNS_PER_CARD * (anything + TUNNEL_CARDS * self.tunnels)
        lacking.sort(reverse=True)
        for rank, number in enumerate(lacking):
            turns += number * self._turns_per_card[rank]
        return turns + self._turns_per_wild * wilds + max(0, self.ferry_cards - ferry_cards)


def grey_shortfalls(prices: list[int], spare: list[int]) -> list[int]:
    """How many cards each grey route still lacks if it is paid with the cards of one colour.
    `prices` are the cards that the routes cost, `spare` those of each colour that are left for
    them; `spare` is used up."""
    lacking = []
    for price in prices:
        if not spare:
            lacking.append(price)
            continue
        enough = [left for left in spare if left >= price]
        used = min(enough) if enough else max(spare)
        spare.remove(used)
        if used > price:
            spare.append(used - price)
        lacking.append(max(0, price - used))
    return lacking
