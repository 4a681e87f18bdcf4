"""Signed links: who opens which table, and what is refused."""

from bot.domain.table import TableId, UserId
from bot.web.links import Link, Links

ADA = UserId(2**60 + 1)
LINK = Link(ADA, TableId(7), 0, 1000.0)


def links(*keys: str, at: float = 900.0) -> Links:
    return Links(keys or ("new",), lambda: at)


def test_a_link_says_who_opens_which_table() -> None:
    assert links().read(links().token(LINK)) == LINK


def test_a_link_is_void_when_its_time_is_over() -> None:
    assert links(at=1000.0).read(links().token(LINK)) is None


def test_a_link_that_was_changed_is_void() -> None:
    token = links().token(LINK)
    for place in range(len(token)):
        other = "A" if token[place] != "A" else "B"
        read = links().read(token[:place] + other + token[place + 1 :])
        assert read in (None, LINK)  # the last sign has bits that do not count
    assert links().read("") is None
    assert links().read("x" * 4000) is None


def test_the_previous_key_is_accepted_and_an_older_one_is_not() -> None:
    token = links("old").token(LINK)
    assert links("old", "new").read(token) == LINK
    assert links("new", "newer").read(token) is None
