"""Fills the caches that pictures of a board share, before the first turn needs them. Not those of
areas, which are large, and which few people look at."""

from engine.board import Board
from engine.cards import Seed
from engine.game import start
from engine.model import Seat
from engine.views import player_view, public_view
from render.pictures.board import board_picture
from render.pictures.hand import hand_picture
from render.words.say import Say

NO_SECRET = Seed(bytes(32))  # the game is thrown away


def warm_up_turns(board: Board, say: Say) -> None:
    """Draw the first pictures that messages of a game on this board show, and throw them away."""
    players = board.map.players[0]
    game = start(board, players, NO_SECRET).game
    board_picture(public_view(game), board, [""] * players, say, edition="phone")
    hand_picture(player_view(game, Seat(0)), board, say)


def warm_up_full_board(board: Board, say: Say) -> None:
    """Draw the first full board, of which pins and a seat's own board show a part."""
    players = board.map.players[0]
    view = public_view(start(board, players, NO_SECRET).game)
    board_picture(view, board, [""] * players, say)
