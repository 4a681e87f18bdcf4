"""The page on which a finished game can be replayed: one small file without any address."""

import re
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.i18n.catalogue import LANGUAGES
from engine.record import from_text
from maps.loader import load
from render.__main__ import main
from render.replay.page import MAX_BYTES, Published
from tests.support.golden_pictures import RECORDS
from tests.support.messages import catalogue
from tests.support.replay_pages import ONE_OF_EACH_MAP, golden_record, page_of

SVG_NAMESPACE = "http://www.w3.org/2000/svg"  # a name, never loaded
JSON_ELEMENT = r'<script type="application/json" id="{}">(.*?)</script>'


def embedded(page: str, element: str) -> str:
    (text,) = re.findall(JSON_ELEMENT.format(element), page, re.DOTALL)
    return str(text)


@pytest.mark.parametrize("name", ONE_OF_EACH_MAP)
def test_a_page_is_small_and_loads_nothing(name: str) -> None:
    page = page_of(golden_record(name))
    assert len(page.encode()) < MAX_BYTES
    assert set(re.findall(r"\w+://[^\s\"'<]+", page)) == {SVG_NAMESPACE}
    assert not re.search(r"<(link|iframe|img|object|embed)\b|\ssrc=|@import|url\((?!#)", page)
    assert "default-src 'none'" in page


@pytest.mark.parametrize("name", ONE_OF_EACH_MAP)
def test_a_page_has_every_route_every_place_and_the_whole_record(name: str) -> None:
    record = golden_record(name)
    page, map_ = page_of(record), load(record.map)
    assert from_text(embedded(page, "record")) == record
    assert re.findall(r'data-route="([^"]+)"', page) == [route.id for route in map_.routes]
    assert re.findall(r'data-place="([^"]+)"', page) == [city.id for city in map_.cities]
    told = msgspec.json.decode(embedded(page, "facts"))["told"]
    assert len(told) == len(record.actions)
    assert all(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_in_the_language_of_the_table(language: str) -> None:
    known = next(one for one in LANGUAGES if one == language)
    page = page_of(golden_record("usa-hard-normal"), known)
    assert f'<html lang="{language}">' in page
    assert catalogue().say(known, "replay-log") in page
    assert catalogue().say(known, "replay-deal") in page


def test_names_cannot_become_elements_of_the_page() -> None:
    wicked = "</script><img onerror=alert(1)>"
    record = replace(golden_record("usa-hard-normal"), seats=(wicked, "*Bo*"))
    page = page_of(record)
    assert "<img" not in page
    assert page.count("</script>") == 3
    assert from_text(embedded(page, "record")).seats == record.seats
    assert "*Bo* drew" in page


def test_a_record_that_cannot_be_played_has_a_page_too() -> None:
    record = golden_record("usa-hard-normal")
    broken = replace(record, actions=record.actions[5:])
    told = msgspec.json.decode(embedded(page_of(broken), "facts"))["told"]
    assert len(told) < len(broken.actions)


def test_a_page_links_to_the_message_with_the_hash() -> None:
    published = Published("00ff", "https://discord.com/channels/1/2/3")
    page = page_of(golden_record("usa-hard-normal"), published=published)
    facts = msgspec.json.decode(embedded(page, "facts"))
    assert facts["published"] == msgspec.to_builtins(published)


def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "game.html"
    record = str(RECORDS / "amsterdam-hard-normal.json")
    assert main(["replay", record, "--out", str(out), "--language", "nl"], {}) == 0
    assert out.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert str(out) in capsys.readouterr().out


def test_the_command_says_what_is_no_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.json"
    other.write_text("{}", encoding="utf-8")
    assert main(["replay", str(other)], {}) == 2
    assert "python -m render replay" in capsys.readouterr().err
