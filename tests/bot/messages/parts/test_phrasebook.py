"""Names from outside are safe to put into messages."""

from bot.messages.parts.phrasebook import safe_name, without_escapes


def test_names_cannot_disturb_a_message() -> None:
    assert safe_name("*Bo*\n@everyone") == r"\*Bo\* \@everyone"
    assert without_escapes(safe_name("*Bo* [x](y)")) == "*Bo* [x](y)"
    assert len(safe_name("x" * 50)) == 32
    assert safe_name("Bo\N{RIGHT-TO-LEFT OVERRIDE}\N{ZERO WIDTH SPACE}") == "Bo"
    assert safe_name("\N{ZERO WIDTH SPACE}") == "?"
