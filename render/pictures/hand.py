"""A seat's own things: cards as cards with their numbers, tickets with their state, the rest."""

from PIL import Image

from engine import cards as card
from engine.board import Board
from engine.cards import COLOURS, Colour
from engine.views import PlayerView
from render.ink import palette
from render.ink.lettering import draw_text
from render.ink.symbols import draw_symbol, rounded_mask, seat_badge
from render.output import encode
from render.output.encode import Picture
from render.panel import holdings
from render.panel.cards import card_face, paste_card
from render.panel.ticket_rows import ROW_GAP, ROW_HEIGHT, TEXT_SIZE, draw_offer, draw_ticket
from render.pictures import alt_text
from render.words.alt_phrases import ENGLISH as ENGLISH_PHRASES
from render.words.alt_phrases import AltPhrases
from render.words.labels import ENGLISH, Labels
from render.words.names import find_ticket, offers

WIDTH = 800
MARGIN = 20
HEAD = 84
COLUMNS = 5
CARD = (132, 172)
STACK = 7  # px by which the cards under the first one show
DEEPEST = 3  # cards seen of a stack
CELL = (WIDTH - 2 * MARGIN) // COLUMNS, CARD[1] + 2 * STACK + 12
COUNT = 60


def hand(
    view: PlayerView, board: Board, words: Labels = ENGLISH, say: AltPhrases = ENGLISH_PHRASES
) -> Picture:
    """The picture of a hand, for the seat whose view it is and nobody else."""
    image = draw(view, board, words)
    data = encode.png(image, encode.sheet_palette())
    return Picture(data, "hand.png", image.width, image.height, alt_text.hand(view, board, say))


def draw(view: PlayerView, board: Board, words: Labels = ENGLISH) -> Image.Image:
    """The hand as an image: as high as it needs."""
    held = [colour for colour in COLOURS if card.count(view.hand, colour)]
    rows = -(-len(held) // COLUMNS)
    offer = 0 if not view.offered else ROW_HEIGHT + len(view.offered) * (ROW_HEIGHT + ROW_GAP)
    owned = len(view.tickets) * (ROW_HEIGHT + ROW_GAP)
    height = HEAD + rows * CELL[1] + offer + owned + 2 * MARGIN
    image = Image.new("RGB", (WIDTH, height), palette.PAPER)
    _draw_head(image, view, board)
    top = HEAD
    for place, colour in enumerate(held):
        left = MARGIN + place % COLUMNS * CELL[0]
        number = card.count(view.hand, colour)
        _draw_stack(image, colour, number, left, top + place // COLUMNS * CELL[1])
    top += rows * CELL[1] + 8
    if view.offered:
        top = _draw_offers(image, view, board, words, top)
    for number, mine in enumerate(view.tickets, start=1):
        draw_ticket(image, board, find_ticket(board, mine.ticket), mine.state, number, top, MARGIN)
        top += ROW_HEIGHT + ROW_GAP
    return image


def _draw_head(image: Image.Image, view: PlayerView, board: Board) -> None:
    """The badge, and symbols with numbers for what is not drawn below."""
    me = view.public.seats[view.seat]
    badge = seat_badge(view.seat, 52)
    image.paste(badge, (MARGIN, MARGIN), badge)
    at, middle = MARGIN + badge.width + 30, MARGIN + 26
    for holding in holdings.of_seat(me, board.map):
        draw_symbol(image, holding.symbol, (at + 22, middle), 44, palette.INK_SOFT)
        draw_text(image, (at + 52, middle), str(holding.number), 46, palette.INK, "bold")
        at += 142


def _draw_stack(image: Image.Image, colour: Colour, number: int, left: int, top: int) -> None:
    """A few cards of one colour on each other, and how many there are."""
    face = card_face(colour, *CARD)
    for under in range(min(number, DEEPEST) - 1, -1, -1):
        shift = STACK * (DEEPEST - 1 - under)
        box = left + shift - 3, top + shift - 3  # a light line, or black cards would be one
        image.paste(palette.PAPER, box, rounded_mask(CARD[0], CARD[1], 13))
        paste_card(image, face, left + shift, top + shift)
    right = left + CARD[0] + STACK * (DEEPEST - 1) - 4
    bottom = top + CARD[1] + STACK * (DEEPEST - 1) - 4
    image.paste(palette.INK, (right - COUNT, bottom - COUNT), rounded_mask(COUNT, COUNT, 14))
    middle = right - COUNT / 2, bottom - COUNT / 2
    draw_text(image, middle, str(number), 50, palette.PAPER, "bold", "middle")


def _draw_offers(
    image: Image.Image, view: PlayerView, board: Board, words: Labels, top: int
) -> int:
    """Tickets to choose from, under how many of them must be kept; where they end."""
    text = f"{words.keep} {view.fewest_to_keep}"
    draw_symbol(image, "ticket", (MARGIN + 24, top + ROW_HEIGHT / 2), 44, palette.INK)
    draw_text(image, (MARGIN + 62, top + ROW_HEIGHT / 2), text, TEXT_SIZE, palette.INK, "bold")
    top += ROW_HEIGHT
    for number, ticket in offers(view):
        draw_offer(image, board, find_ticket(board, ticket), number, top, MARGIN)
        top += ROW_HEIGHT + ROW_GAP
    return top
