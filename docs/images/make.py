"""Makes the pictures of games in this folder, always the same: `python docs/images/make.py`."""

import sys
from pathlib import Path

from engine.events import changed_places
from engine.game import Game, make_board, start
from engine.model import PlaceId, Seat
from engine.simulate import SimulatedGame, seed_of
from engine.views import PlayerView, player_view, public_view
from maps.loader import load
from players.duels.single_game import play_game
from players.levels.registry import make
from render.output.picture import Picture
from render.pictures.area import area_picture
from render.pictures.board import board_picture
from render.pictures.film import film_picture
from render.pictures.final_board import final_board_picture
from render.pictures.hand import hand_picture
from render.pictures.own_board import own_board_picture
from render.pictures.score_table import score_table_picture
from render.position import Position
from render.words.english import english

FOLDER = Path(__file__).parent
SEED = 7
NAMES = ("Søren", "Annelies", "Åsa", "Zoë")
LEVELS = ("hard", "normal", "hard", "normal")
TABLES = {"europe": 4, "italy": 3, "usa": 4, "amsterdam": 3}
MIDDLE = 0.72  # share of a game
PLANNING = 0.62  # when some tickets are done and others are open
FILM_MAP, FILM_BYTES = "amsterdam", 2_000_000


def main() -> None:
    """A board of every map, and one of every other picture."""
    for map_id, players in TABLES.items():
        here = position(map_id, players, MIDDLE)
        view, changed = public_view(here.game), changed_places(here.last_events)
        picture = board_picture(view, here.game.board, here.names, english, changed)
        keep(f"board-{map_id}", picture)
    make_private_ones()
    make_final_ones()
    make_film()


def make_private_ones() -> None:
    """What one seat sees, and a part of the board."""
    here = position("europe", TABLES["europe"], PLANNING)
    board, view = here.game.board, fullest(here.game)
    keep("hand", hand_picture(view, board, english))
    keep("private", own_board_picture(view, board, here.names, english))
    keep("area", area_picture(view.public, board, here.names, PlaceId("zurich"), english))


def make_final_ones() -> None:
    """The score, and the board with the regions that were joined."""
    here = position("italy", TABLES["italy"], 1.0)
    view, board = public_view(here.game), here.game.board
    keep("final", score_table_picture(view, board, here.names, english))
    keep("final-board", final_board_picture(view, board, here.names, english))


def make_film() -> None:
    """A short game as a film."""
    here = position(FILM_MAP, 2, 1.0)
    made = film_picture(here.first_game, here.log, here.names, english)
    if len(made.data) > FILM_BYTES:
        raise ValueError(f"the film has {len(made.data)} bytes, more than {FILM_BYTES}")
    keep("film", made)


def position(map_id: str, players: int, part: float) -> Position:
    """A game between computer players, after a part of its actions."""
    board = make_board(load(map_id))
    seats = [make(level, board, SEED) for level in LEVELS[:players]]
    played: SimulatedGame = play_game(board, seats, seed_of(SEED, 0))
    log = tuple(played.log[: round(part * len(played.log))])
    game = first_game = start(board, players, played.seed).game
    for seat, action in log:
        after = game.play(seat, action)
        game, events = after.game, after.events
    return Position(first_game, log, game, events, NAMES[:players])


def fullest(game: Game) -> PlayerView:
    """The view of the seat with the most tickets."""
    views = [player_view(game, Seat(seat)) for seat in range(len(game.state.players))]
    return max(
        views, key=lambda view: (len(view.tickets), len(view.public.seats[view.seat].routes))
    )


def keep(name: str, picture: Picture) -> None:
    """Write the picture to this folder and print its alt text."""
    file = FOLDER / f"{name}{Path(picture.name).suffix}"
    file.write_bytes(picture.data)
    sys.stdout.write(f"{file.name}: {len(picture.data) / 1000:.0f} kB\n{picture.alt}\n\n")


if __name__ == "__main__":
    main()
