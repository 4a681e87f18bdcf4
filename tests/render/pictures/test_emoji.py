"""Emoji: small enough to be uploaded, told apart at 22 px and without colour, always the same."""

import io
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engine.cards import COLOURS, WILD
from render.ink.symbol_shapes import LETTER_OF_SEAT
from render.pictures import emoji
from render.pictures.emoji import SIZE, EmojiPicture, emoji_pictures

PHONE_PX = 22
MAX_BYTES = 8_000  # Discord allows 256 kB
GROUND_AT = (SIZE // 2, 12)  # of every tile: beside its symbol, inside its edge
INSIDE = (3, 3, PHONE_PX - 3, PHONE_PX - 3)
MIN_DIFFERENCE = 20  # px of 256
GROUNDS = {"dark": (0x31, 0x33, 0x38), "light": (255, 255, 255)}


@pytest.fixture(scope="module")
def pictures() -> dict[str, EmojiPicture]:
    return {picture.name: picture for picture in emoji_pictures()}


def opened(picture: EmojiPicture) -> Image.Image:
    return Image.open(io.BytesIO(picture.data)).convert("RGBA")


def symbol_at_phone_size(picture: EmojiPicture) -> Image.Image:
    """Black and white: what is lighter or darker than the ground of the tile."""
    grey = opened(picture).convert("L")
    ground = grey.getpixel(GROUND_AT)
    assert isinstance(ground, int)
    contrast = ImageChops.difference(grey, Image.new("L", grey.size, ground))
    small = contrast.resize((PHONE_PX, PHONE_PX), Image.Resampling.BOX).crop(INSIDE)
    return small.point([0] * 45 + [255] * 211)


def differing_px(one: Image.Image, other: Image.Image) -> int:
    return ImageChops.difference(one, other).histogram()[255]


def test_there_is_an_emoji_for_every_card_and_seat(pictures: dict[str, EmojiPicture]) -> None:
    cards = {colour.word for colour in COLOURS if colour is not WILD} | {"locomotive", "joker"}
    seats = {f"seat_{letter.lower()}" for letter in LETTER_OF_SEAT}
    assert cards | seats <= set(pictures)


def test_emoji_are_small_squares(pictures: dict[str, EmojiPicture]) -> None:
    assert {opened(picture).size for picture in pictures.values()} == {(SIZE, SIZE)}
    assert max(len(picture.data) for picture in pictures.values()) < MAX_BYTES


def test_every_emoji_has_its_own_digest_which_is_always_the_same(
    pictures: dict[str, EmojiPicture],
) -> None:
    assert len({picture.digest for picture in pictures.values()}) == len(pictures)
    assert emoji_pictures.__wrapped__() == tuple(pictures.values())


def test_the_digest_follows_the_picture_and_not_its_compression(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    image = Image.new("RGBA", (SIZE, SIZE), "red")
    drawn = emoji._picture("red", image)
    monkeypatch.setattr(Image.Image, "save", lambda _, content, *__, **___: content.write(b"x"))
    assert emoji._picture("red", image).digest == drawn.digest
    image.putpixel((5, 5), (0, 0, 0, 255))
    assert emoji._picture("red", image).digest != drawn.digest


@pytest.mark.parametrize("kind", ["cards", "seats"])
def test_emoji_of_a_kind_differ_on_a_phone_even_without_colour(
    pictures: dict[str, EmojiPicture], kind: str
) -> None:
    plain = [colour.word for colour in COLOURS if colour is not WILD]
    names = plain if kind == "cards" else [name for name in pictures if name.startswith("seat_")]
    symbols = {name: symbol_at_phone_size(pictures[name]) for name in names}
    for one, other in combinations(symbols, 2):
        assert differing_px(symbols[one], symbols[other]) >= MIN_DIFFERENCE, (one, other)


@pytest.mark.parametrize("theme", GROUNDS)
def test_emoji_stand_out_on_dark_and_light_grounds(
    pictures: dict[str, EmojiPicture], theme: str
) -> None:
    for name, picture in pictures.items():
        shown = Image.new("RGB", (SIZE, SIZE), GROUNDS[theme])
        image = opened(picture)
        shown.paste(image, (0, 0), image)
        difference = ImageChops.difference(shown, Image.new("RGB", shown.size, GROUNDS[theme]))
        visible = sum(difference.convert("L").histogram()[60:])
        assert visible > SIZE * SIZE / 8, name
