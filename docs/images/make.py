"""Makes the pictures of games in this folder, always the same: `python docs/images/make.py`.

With `--language da` it makes those that the guide for players shows, in Danish, in `da/`.
"""

import argparse
import sys
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES, Catalogue, Translator, theme_of
from engine.board import Board
from engine.events import changed_places
from engine.game import Game, make_board, start
from engine.model import PlaceId, Seat
from engine.simulate import SimulatedGame, seed_of
from engine.views import PlayerView, player_view, public_view
from maps.awards import awards_of
from maps.drawing import Edition
from maps.loader import load
from maps.typography import capitalised
from players.duels.single_game import play_game
from players.levels.registry import make
from render.output.picture import Picture
from render.pictures.area import area_picture
from render.pictures.board import board_picture
from render.pictures.film import film_picture
from render.pictures.final_board import final_board_picture
from render.pictures.hand import hand_picture
from render.pictures.own_board import own_board_picture
from render.pictures.profile import profile_picture
from render.pictures.score_card import score_card_picture
from render.position import Position
from render.sheets import BadgeRow, MapBar, ProfileSheet, Tile
from render.words.say import Say

FOLDER = Path(__file__).parent
SEED = 7
NAMES = ("Søren", "Annelies", "Åsa", "Zoë")
LEVELS = ("hard", "normal", "hard", "normal")
TABLES = {"europe": 4, "italy": 3, "usa": 4, "amsterdam": 3, "nordic": 3}
MIDDLE = 0.72  # share of a game
PLANNING = 0.62  # when some tickets are done and others are open
FILM_MAP, FILM_BYTES = "amsterdam", 2_000_000


def main() -> None:
    """All pictures in English, or those of the guide in another language."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    language: Language = parser.parse_args().language
    pictures = Pictures(language)
    pictures.make_guide()
    if language == "en":
        pictures.make_others()


class Pictures:
    """Makes pictures in one language: English ones in this folder, others in one of their own."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._catalogue = Catalogue()
        self._folder = FOLDER if language == "en" else FOLDER / language
        self._folder.mkdir(exist_ok=True)

    def make_guide(self) -> None:
        """What the guide for players shows."""
        here = position("europe", TABLES["europe"], PLANNING)
        board, view = here.game.board, fullest(here.game)
        self._keep("private", own_board_picture(view, board, here.names, self._say(board)))
        end = position("italy", TABLES["italy"], 1.0)
        public, board = public_view(end.game), end.game.board
        if public.final is not None:
            awards = awards_of(board, public.final)
            say = self._say(board)
            self._keep("final", score_card_picture(public, board, end.names, awards, say))
        self._keep("profile", profile_picture(profile(self._catalogue.translator(self._language))))

    def make_others(self) -> None:
        """A board of every map, and one of every other picture."""
        for map_id, players in TABLES.items():
            self._make_board(map_id, players)
        self._make_board("nordic", TABLES["nordic"], "phone")
        here = position("europe", TABLES["europe"], PLANNING)
        board, view = here.game.board, fullest(here.game)
        say = self._say(board)
        self._keep("hand", hand_picture(view, board, say))
        self._keep("area", area_picture(view.public, board, here.names, PlaceId("zurich"), say))
        end = position("italy", TABLES["italy"], 1.0)
        public, board = public_view(end.game), end.game.board
        final_board = final_board_picture(public, board, end.names, self._say(board))
        self._keep("final-board", final_board)
        self._make_film()

    def _make_board(self, map_id: str, players: int, edition: Edition = "full") -> None:
        here = position(map_id, players, MIDDLE)
        view, changed = public_view(here.game), changed_places(here.last_events)
        board = here.game.board
        say = self._say(board)
        picture = board_picture(view, board, here.names, say, changed, edition=edition)
        self._keep(f"board-{map_id}" if edition == "full" else f"board-{map_id}-{edition}", picture)

    def _make_film(self) -> None:
        """A short game as a film."""
        here = position(FILM_MAP, 2, 1.0)
        say = self._say(here.game.board)
        made = film_picture(here.first_game, here.log, here.names, say)
        if len(made.data) > FILM_BYTES:
            raise ValueError(f"the film has {len(made.data)} bytes, more than {FILM_BYTES}")
        self._keep("film", made)

    def _say(self, board: Board) -> Say:
        return self._catalogue.translator(self._language, theme_of(board.map)).say

    def _keep(self, name: str, picture: Picture) -> None:
        """Write the picture, as small as possible, and print its alt text."""
        file = self._folder / f"{name}{Path(picture.name).suffix}"
        if file.suffix == ".png":
            Image.open(BytesIO(picture.data)).save(file, optimize=True)
        else:
            file.write_bytes(picture.data)
        size = file.stat().st_size
        sys.stdout.write(f"{file.name}: {size / 1000:.0f} kB\n{picture.alt}\n\n")


def profile(translator: Translator) -> ProfileSheet:
    """A profile with made-up results."""
    say = translator.say
    italy, europe, usa = (say(f"map-{map_id}") for map_id in ("italy", "europe", "usa"))
    overall = say("results-rating-of", rating="1494", uncertainty="228")
    return ProfileSheet(
        name="Annelies",
        subtitle=say("results-here"),
        tiles=(
            Tile(say("results-games"), "24", say("results-favourite", map=italy)),
            Tile(say("results-wins"), "11", say("results-percent", number=46)),
            Tile(
                say("results-rating"),
                say("results-rating-of", rating="1572", uncertainty="252"),
                say("results-all-servers", rating=overall),
            ),
            Tile(say("results-best-score"), "154", italy),
            Tile(say("results-longest-path"), "38", europe),
            Tile(
                say("results-tickets"),
                say("results-percent", number=76),
                say("results-tickets-done", done=55, number=72),
            ),
        ),
        places_label=say("results-form"),
        places=(1, 2, 3, 1, 1, 2, 4, 1, 1, 2),
        maps_label=say("results-maps"),
        maps=(MapBar(italy, 7, 12), MapBar(europe, 3, 9), MapBar(usa, 1, 3)),
        curve_label=say("results-curve"),
        curve=(1440, 1480, 1520, 1475, 1430, 1465, 1530, 1560, 1540, 1572),
        badges_label=say("results-badges"),
        badges=(
            BadgeRow("region", capitalised(say("badge-all-regions"))),
            BadgeRow("star", capitalised(say("badge-one-point"))),
        ),
        alt="",
    )


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


if __name__ == "__main__":
    main()
