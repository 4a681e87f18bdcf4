"""Which connection a finger means on the live board, with the error that fingers have.

Somebody aims at any space of a connection that they can claim in a real position. Their finger is
6 px away on average (root mean square), in any direction, on a board 360 px wide at zoom 1.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import record as records
from engine.actions import Claim
from engine.record import from_text
from engine.views import player_view
from render.board_svg.live import live_board_facts
from render.layout.layout_cache import layout_of
from tests.support.browser import Browser
from tests.support.positions import board
from tests.support.replay_pages import IN_A_BROWSER, golden_record, golden_records_of

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MODULE = Path(__file__).parents[2] / "bot" / "web" / "page" / "hit_test.js"
EVERY_NTH_ACTION = 5
SIMULATION = """async ({ source, facts, positions, zoom, error }) => {
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const { aim } = await import(address);
  let seed = 7;
  const random = () => { // mulberry32
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const pxPerUnit = (360 / facts.size[0]) * zoom;
  const places = Object.entries(facts.places).map(([place, { spots }]) => ({ place, spots }));
  const together = (routes) => {
    const groups = new Map();
    for (const route of routes) {
      const { group, spaces } = facts.routes[route];
      groups.set(group, [...(groups.get(group) || []), ...spaces]);
    }
    return [...groups].map(([group, spaces]) => ({ group, spaces }));
  };
  const all = together(Object.keys(facts.routes));
  const count = { right: 0, wrong: 0, other: 0 };
  for (const routes of positions) {
    const connections = together(routes);
    for (const { group, spaces } of connections) {
      for (let tap = 0; tap < 4; tap++) {
        const [x, y] = spaces[Math.floor(random() * spaces.length)];
        const far = (error * Math.sqrt(-Math.log(1 - random()))) / pxPerUnit;
        const turn = 2 * Math.PI * random();
        const [atX, atY] = [x + far * Math.cos(turn), y + far * Math.sin(turn)];
        const found = aim(atX, atY, connections, all, places, pxPerUnit, zoom);
        const isConnection = found.kind === "connection";
        count[isConnection ? (found.group === group ? "right" : "wrong") : "other"] += 1;
      }
    }
  }
  return count;
}"""


def claimable(name: str) -> Iterator[list[str]]:
    """The routes that the seat on turn can claim, in positions of the map's golden games."""
    for text in golden_records_of(golden_record(name).map):
        record = from_text(text)
        game = records.deal_again(record, board(record.map)).game
        for number, (seat, action) in enumerate(records.log_of(record)):
            if number % EVERY_NTH_ACTION == 0:
                moves = player_view(game, seat).moves
                routes = {str(move.route) for move in moves if isinstance(move, Claim)}
                if routes:
                    yield sorted(routes)
            game = game.play(seat, action).game


@pytest.mark.parametrize("name", IN_A_BROWSER)
async def test_a_finger_means_the_connection_it_was_aimed_at(chromium: Browser, name: str) -> None:
    map_board = board(golden_record(name).map)
    facts = live_board_facts(map_board, layout_of(map_board.map))
    async with chromium.page() as page:
        count = await page.evaluate(
            SIMULATION,
            {
                "source": MODULE.read_text(encoding="utf-8"),
                "facts": facts,
                "positions": list(claimable(name)),
                "zoom": 2,
                "error": 6,
            },
        )
    taps = sum(count.values())
    assert taps > 500
    assert count["right"] >= 0.97 * taps
    assert count["wrong"] <= 0.002 * taps
