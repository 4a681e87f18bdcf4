"""Everything that pictures share is made before the first turn needs it."""

from engine.board import Board
from engine.cards import Seed
from engine.game import start
from engine.model import Seat
from engine.views import player_view, public_view
from render.pictures.area import SCALE
from render.pictures.board import board
from render.pictures.hand import hand
from render.scene.empty_board import base

NO_SECRET = Seed(bytes(32))  # the game is thrown away


def warm_up(on: Board) -> None:
    """Draw the first pictures of a game on this board, and forget them."""
    players = on.map.players[0]
    game = start(on, players, NO_SECRET).game
    board(public_view(game), on, [""] * players)
    hand(player_view(game, Seat(0)), on)


def enlarge(on: Board) -> None:
    """Draw the board of which areas are parts."""
    base(on.map.id, SCALE)
