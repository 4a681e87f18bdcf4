"""What a set of routes asks for: cards by colour, wilds, ferry cards, and so many turns."""

from engine.graph import bits
from players.position.chart import GREY, Chart
from players.position.standing import PLAIN_COLOURS, WILD_COLOUR, Hand

TURNS_PER_CARD = 0.56  # when almost any card helps
TURNS_PER_WILD = 0.85  # from the row it is a whole turn; sometimes one comes unseen
TUNNEL_CARDS = 0.6  # what a tunnel asks for on top, on average


class Demand:
    """The price of several routes together."""

    def __init__(self, chart: Chart, routes: int) -> None:
        self.routes = 0
        self._patience = chart.patience
        self.coloured = [0] * (WILD_COLOUR + 1)
        self.grey: list[int] = []
        self.wilds = 0
        self.ferry_cards = 0
        self.tunnels = 0
        for route in bits(routes):
            self.routes += 1
            plain = chart.length[route] - chart.wilds[route] - chart.waves[route]
            self.wilds += chart.wilds[route]
            self.ferry_cards += chart.ferry_cards_for(route)
            self.tunnels += chart.is_tunnel[route]
            colour = chart.colour[route]
            if colour == GREY:
                self.grey.append(plain)
            else:
                self.coloured[colour] += plain
        self.grey.sort(reverse=True)

    def missing(self, hand: Hand) -> tuple[list[int], int, int]:
        """What is still to be drawn: of each colour, of any colour, and how many wilds."""
        lacking, spare = [], []
        for colour in PLAIN_COLOURS:
            left = hand[colour] - self.coloured[colour]
            if left < 0:
                lacking.append(-left)
            elif left:
                spare.append(left)
        anything = 0
        for price in self.grey:
            if not spare:
                anything += price
                continue
            enough = [left for left in spare if left >= price]
            used = min(enough) if enough else max(spare)
            spare.remove(used)
            if used > price:
                spare.append(used - price)
            else:
                anything += price - used
        wilds = self.wilds - hand[WILD_COLOUR]
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
        """How many turns it takes to draw what is missing and to claim everything.

        While many colours are lacking almost every card helps; the last colour takes patience.
        """
        lacking, anything, wilds = self.missing(hand)
        turns = self.routes + TURNS_PER_CARD * (anything + TUNNEL_CARDS * self.tunnels)
        lacking.sort(reverse=True)
        for rank, number in enumerate(lacking):
            turns += number * self._patience[rank]
        return turns + TURNS_PER_WILD * wilds + max(0, self.ferry_cards - ferry_cards)
