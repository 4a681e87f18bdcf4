"""The requests of the page: what is shown, played, queued and taken back."""

from pathlib import Path

from engine.actions import Draw, to_json
from tests.support.tables import ADA, BO, open_tables, start_first_turn
from tests.support.web_page import new_nonce, served_page


async def test_a_person_plays_from_the_page_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:
            view = await ada.view(table.id)
            assert view["mine"]["is_turn"]
            nonce = new_nonce()
            first = await ada.act(table.id, view["step"], view["mine"]["moves"]["draw"], nonce)
            again = await ada.act(table.id, view["step"], view["mine"]["moves"]["draw"], nonce)
            assert (first.status, again.status) == (200, 200)
            assert again.json["told"] == first.json["told"] != []
            assert again.json["view"]["seq"] == view["seq"] + 1
            late = await ada.act(table.id, view["step"], to_json(Draw()))
            assert (late.status, late.json["error"]) == (409, "outdated")
            assert late.json["view"] == again.json["view"]
