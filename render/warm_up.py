"""Fills the caches that pictures of a board share, before the first turn needs them."""

from engine.board import Board
from engine.cards import Seed
from engine.game import start
from engine.model import Seat
from engine.views import player_view, public_view
from render.layout.layout_cache import layout_of
from render.pictures.area import SCALE
from render.pictures.board import board_picture
from render.pictures.hand import hand_picture
from render.scene.empty_board import empty_board
from render.words.say import Say

NO_SECRET = Seed(bytes(32))  # the game is thrown away


def warm_up_turns(board: Board, say: Say) -> None:
    """Draw the first pictures of a game on this board and throw them away."""
    players = board.map.players[0]
    game = start(board, players, NO_SECRET).game
    board_picture(public_view(game), board, [""] * players, say)
    hand_picture(player_view(game, Seat(0)), board, say)


def warm_up_areas(board: Board) -> None:
    """Draw the enlarged empty board, of which pictures of areas are parts, and the one for
    phones."""
    empty_board(board.map.id, SCALE)
    empty_board(layout_of(board.map, "phone").id, 1)
