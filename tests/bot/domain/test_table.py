"""Numbers in texts from outside."""

import pytest

from bot.domain.table import MAX_NUMBER, number_in, number_of


@pytest.mark.parametrize(
    ("text", "number"), [("0", 0), ("7", 7), ("120", 120), (str(MAX_NUMBER), MAX_NUMBER)]
)
def test_a_number_is_written_in_plain_digits(text: str, number: int) -> None:
    assert (number_in(text), number_of(text)) == (number, number)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "seven",
        "-7",
        "+7",
        "7.0",
        "7e2",
        "0x7",
        "1_000",
        "1,000",
        "007",
        "00",
        " 7",
        "7 ",
        "7\n",
        "\u0667",  # the Arabic digit seven
        "\u00b2",  # superscript two
        str(MAX_NUMBER + 1),
        "1" + "0" * 19,
        "9" * 20,
        "9" * 5000,  # more digits than int() accepts
    ],
)
def test_everything_else_is_no_number(text: str) -> None:
    assert (number_in(text), number_of(text)) == (None, 0)
