"""`python -m render board|hand|private|pins|area|final|film|text|replay|lint`: pictures of
positions."""

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from bot.i18n.catalogue import LANGUAGES, Catalogue
from bot.messages.parts.phrasebook import phrasebook_for
from bot.messages.results.replay import plain_sentences
from engine.actions import Claim
from engine.events import changed_places
from engine.game import make_board
from engine.model import Seat
from engine.record import from_text
from engine.refusals import Refusal
from engine.views import PlayerView, player_view, public_view
from maps.awards import awards_of
from maps.drawing import EDITIONS
from maps.errors import MapError
from maps.loader import load
from render import lint
from render.output import mp4
from render.output.picture import Picture
from render.pictures.area import area_picture
from render.pictures.board import board_picture
from render.pictures.film import film_picture, film_video
from render.pictures.final_board import final_board_picture
from render.pictures.hand import hand_picture
from render.pictures.own_board import own_board_picture
from render.pictures.pin_board import pin_board_picture
from render.pictures.score_card import score_card_picture
from render.pictures.score_table import score_table_picture
from render.pictures.text_board import text_board, text_hand
from render.pins import RoutePin, pin_pages
from render.position import Position, PositionError, at_random, from_record
from render.replay.page import PageTexts, Published, replay_page
from render.words.english import english

USAGE = 2

MakePictures = Callable[[Position, argparse.Namespace], tuple[Picture, ...]]


def main(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Make a picture of a position and write it to a file. Returns 2 if that is not possible."""
    options = _parser().parse_args(arguments)
    if options.command == "lint":
        return lint.main()
    folders = [Path(environment["MAPS_DIR"])] if environment.get("MAPS_DIR") else []
    try:
        if options.command == "replay":
            _write_replay(options, folders)
            return 0
        position = _position(options, folders)
        if options.command == "text":
            print(_text(position, options), end="")
        else:
            _write(options.make(position, options), options.out)
    except (PositionError, Refusal, MapError, mp4.VideoError, OSError) as error:
        print(f"python -m render {options.command}: {error}", file=sys.stderr)
        return USAGE
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m render", description="Pictures of any position of any game."
    )
    commands = parser.add_subparsers(required=True, dest="command", metavar="COMMAND")
    for name, (make, about) in PICTURES.items():
        command = commands.add_parser(name, help=about)
        command.set_defaults(make=make)
        _add_position(command)
        if name in ("board", "private"):
            command.add_argument("--edition", choices=EDITIONS, default="full")
        if name == "area":
            command.add_argument("--around", required=True, metavar="ID", help="a place or route")
        command.add_argument("--out", type=Path, metavar="FILE", help="where the picture goes")
    _add_position(commands.add_parser("text", help="the board as text; with --seat a hand too"))
    replay = commands.add_parser("replay", help="a page on which a game can be replayed")
    replay.add_argument("record", type=Path, metavar="RECORD", help="a game record")
    replay.add_argument("--out", type=Path, metavar="FILE", help="where the page goes")
    replay.add_argument("--language", choices=LANGUAGES, default="en", help="en by default")
    replay.add_argument(
        "--hash", default="", metavar="SHA256", help="of the seed, as the first message showed it"
    )
    commands.add_parser("lint", help="measure the drawings of the maps")
    return parser


def _add_position(command: argparse.ArgumentParser) -> None:
    source = command.add_mutually_exclusive_group(required=True)
    source.add_argument("--record", type=Path, metavar="FILE", help="a game record")
    source.add_argument("--map", metavar="M", help="a random game on this map")
    command.add_argument("--at", type=int, metavar="N", help="after N actions of the record")
    command.add_argument("--players", type=int, default=3, metavar="P", help="of a random game")
    command.add_argument("--seed", type=int, default=0, metavar="S", help="of a random game")
    command.add_argument(
        "--seat", type=int, metavar="S", help="0 is the first; whoever is to move if it is left out"
    )
    command.add_argument("--moves", type=int, metavar="N", help="after N moves of a random game")


def _position(options: argparse.Namespace, folders: Sequence[Path]) -> Position:
    if options.record is not None:
        if options.moves is not None:
            raise PositionError("--moves is for random games; a record has --at")
        return from_record(options.record, options.at, folders)
    if options.at is not None:
        raise PositionError("--at is for records; a random game has --moves")
    return at_random(options.map, options.players, options.seed, options.moves, folders)


def _board(position: Position, options: argparse.Namespace) -> tuple[Picture, ...]:
    view, board = public_view(position.game), position.game.board
    changed, edition = changed_places(position.last_events), options.edition
    return (board_picture(view, board, position.names, english, changed, edition=edition),)


def _hand(position: Position, options: argparse.Namespace) -> tuple[Picture, ...]:
    return (hand_picture(_seen_by(position, options), position.game.board, english),)


def _own_board(position: Position, options: argparse.Namespace) -> tuple[Picture, ...]:
    view = _seen_by(position, options)
    board, names = position.game.board, position.names
    return (own_board_picture(view, board, names, english, options.edition),)


def _pins(position: Position, options: argparse.Namespace) -> tuple[Picture, ...]:
    """A picture for each page of the routes that the seat can claim."""
    view, board = _seen_by(position, options), position.game.board
    moves = position.game.moves(view.seat)
    routes = dict.fromkeys(move.route for move in moves if isinstance(move, Claim))
    if not routes:
        raise PositionError("this seat cannot claim a route now")
    pages = pin_pages(board, [RoutePin(route) for route in routes])
    return tuple(pin_board_picture(view, board, english, page) for page in pages)


def _area(position: Position, options: argparse.Namespace) -> tuple[Picture, ...]:
    board, around = position.game.board, options.around
    if around not in board.place_number and around not in board.route_number:
        raise PositionError(f"--around {around}: no such place or route on this map")
    view, changed = public_view(position.game), changed_places(position.last_events)
    return (area_picture(view, board, position.names, around, english, changed),)


def _final(position: Position, _: argparse.Namespace) -> tuple[Picture, ...]:
    view, board, names = public_view(position.game), position.game.board, position.names
    if view.final is None:
        raise PositionError("this game is not over: it has no final score")
    return (
        score_card_picture(view, board, names, awards_of(board, view.final), english),
        score_table_picture(view, board, names, english),
        final_board_picture(view, board, names, english),
    )


def _film(position: Position, options: argparse.Namespace) -> tuple[Picture, ...]:
    """A video if `--out` asks for one, or asks for nothing and there is a program to make it."""
    is_video = options.out.suffix == ".mp4" if options.out else bool(mp4.program())
    if is_video and not mp4.program():
        raise PositionError("a video needs ffmpeg: pip install imageio-ffmpeg")
    make = film_video if is_video else film_picture
    return (make(position.first_game, position.log, position.names, english),)


def _text(position: Position, options: argparse.Namespace) -> str:
    board = position.game.board
    text = text_board(public_view(position.game), board, position.names, english)
    if options.seat is None:
        return text
    return text + "\n" + text_hand(_seen_by(position, options), board, english)


def _write_replay(options: argparse.Namespace, folders: Sequence[Path]) -> None:
    record = from_text(options.record.read_bytes())
    board = make_board(load(record.map, *folders), record.house_rules)
    phrases = phrasebook_for(Catalogue(), options.language, board, record.seats)
    texts = PageTexts(options.language, phrases.translator.say, partial(plain_sentences, phrases))
    page = replay_page(record, board, texts, published=Published(options.hash.lower()))
    out = options.out or Path("replay.html")
    out.write_text(page, encoding="utf-8")
    print(f"{out}: {len(page.encode()) / 1000:.0f} kB")


def _seen_by(position: Position, options: argparse.Namespace) -> PlayerView:
    to_move = position.game.waiting or (Seat(0),)
    seat = to_move[0] if options.seat is None else options.seat
    if not 0 <= seat < len(position.names):
        raise PositionError(f"--seat {seat}: the seats are 0 to {len(position.names) - 1}")
    return player_view(position.game, Seat(seat))


def _write(pictures: Sequence[Picture], out: Path | None) -> None:
    """Write the first picture to `out`, others beside it with their own names added."""
    kind = Path(pictures[0].name).suffix
    if out and out.suffix != kind:
        raise PositionError(f"--out {out}: this picture is a {kind} file")
    for number, picture in enumerate(pictures):
        file = out or Path(picture.name)
        if number and picture.name == pictures[0].name:
            file = file.with_stem(f"{file.stem}-{number + 1}")
        elif out and number:
            file = out.with_name(f"{out.stem}-{picture.name}")
        file.write_bytes(picture.data)
        print(f"{file}: {picture.width} x {picture.height} px, {len(picture.data) / 1000:.0f} kB")
        print(picture.alt)


PICTURES: Mapping[str, tuple[MakePictures, str]] = {
    "board": (_board, "the board as everybody sees it"),
    "hand": (_hand, "what a seat holds"),
    "private": (_own_board, "the board with a seat's tickets on it"),
    "pins": (_pins, "what a seat can claim, numbered, for phones"),
    "area": (_area, "a part of the board, larger"),
    "final": (_final, "the score card, the final score in detail, and the final board"),
    "film": (_film, "the whole game: MP4 or WebP"),
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], os.environ))
