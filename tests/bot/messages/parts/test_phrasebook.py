"""Names from outside are safe to put into messages, and long texts are shortened."""

from random import Random

import pytest

from bot.messages.parts.phrasebook import newest_lines, safe_name, without_escapes


def test_names_cannot_disturb_a_message() -> None:
    assert safe_name("*Bo*\n@everyone") == r"\*Bo\* \@everyone"
    assert without_escapes(safe_name("*Bo* [x](y)")) == "*Bo* [x](y)"
    assert len(safe_name("x" * 50)) == 32
    assert safe_name("Bo\N{RIGHT-TO-LEFT OVERRIDE}\N{ZERO WIDTH SPACE}") == "Bo"
    assert safe_name("\N{ZERO WIDTH SPACE}") == "?"


def left_out(number: int) -> str:
    return "one left out" if number == 1 else f"{number} left out"


@pytest.mark.parametrize("max_length", [40, 120, 500, 2000])
def test_the_newest_and_the_important_lines_are_kept_in_their_order(max_length: int) -> None:
    random = Random(max_length)
    for _ in range(300):
        lines = [f"{n}:" + "x" * random.randrange(60) for n in range(random.randrange(1, 80))]
        important = set(random.sample(lines, random.randrange(min(3, len(lines)) + 1)))
        shown = newest_lines(lines, max_length, left_out, important)
        assert len("\n".join(shown)) <= max_length
        if shown == tuple(lines):
            continue
        assert len("\n".join(lines)) > max_length
        note, *kept = shown if len(lines) > 1 else ("", *shown)
        if len(kept) == 1 and kept[0].endswith("…"):  # not even the newest line fits
            assert lines[-1].startswith(kept[0][:-1])
            continue
        assert note == left_out(len(lines) - len(kept))
        assert kept == [line for line in lines if line in kept]
        others = [line for line in lines if line not in important]
        newest = [line for line in kept if line not in important]
        assert newest == others[len(others) - len(newest) :]
        if max_length > 3 * 62 + len(left_out(80)):
            assert important <= set(kept)


def test_a_single_line_that_is_too_long_is_shortened() -> None:
    assert newest_lines(["x" * 50], 20, left_out) == ("x" * 19 + "…",)
