"""The page of a finished game: one HTML file with the board, the record and the script."""

import hashlib
from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from html import escape
from pathlib import Path

import msgspec

from engine import record as records
from engine.board import Board
from engine.events import Event
from engine.record import Record
from engine.refusals import Refusal
from engine.values import Value
from render.board_svg import scripts
from render.board_svg.board import board_svg
from render.board_svg.facts import card_facts, piece_facts, seat_facts
from render.board_svg.symbols import symbol_definitions
from render.layout.layout_cache import layout_of
from render.replay.facts import held_texts, map_facts
from render.words.phrases import map_name
from render.words.say import Say

FOLDER = Path(__file__).parent
MAX_BYTES = 1_000_000

WORDS = (
    "replay-deal",
    "replay-different",
    "replay-final",
    "replay-first-message",
    "replay-found",
    "replay-hand",
    "replay-hash",
    "replay-hash-compare",
    "replay-hash-other",
    "replay-offered",
    "replay-open",
    "replay-pause",
    "replay-play",
    "replay-proof",
    "replay-recorded",
    "replay-seed",
    "replay-tickets",
    "replay-total",
    "replay-verified",
    "replay-view-all",
    "replay-view-public",
    "replay-view-some",
    "ticket-done",
    "ticket-not-done",
    "word-attractions",
    "word-districts",
    "word-longest-trail",
    "word-mandalas",
    "word-merchandise",
    "word-most-tickets",
    "word-regions",
    "word-routes",
    "word-unbuilt",
)
"""The texts that the script needs, without values."""

TEMPLATES = {
    "replay-piles": ("deck", "tickets"),
    "replay-step": ("step", "all"),
    "replay-view-one": ("name",),
}
"""Those in which the script fills in values."""

LABELS = (
    "replay-back",
    "replay-board",
    "replay-claim",
    "replay-curve",
    "replay-fast",
    "replay-first",
    "replay-forward",
    "replay-keys",
    "replay-last",
    "replay-log",
    "replay-no-script",
    "replay-normal",
    "replay-players",
    "replay-position",
    "replay-proof",
    "replay-row",
    "replay-shown",
    "replay-slow",
    "replay-speed",
    "replay-view",
    "replay-zoom",
)
"""The texts that are in the page itself."""

KEYS = (*WORDS, *TEMPLATES, *LABELS, "replay-title")

ICONS = {
    "first": "M21 5v14l-8-7zM13 5v14l-8-7zM2.5 5H5v14H2.5z",
    "back": "M15 5v14L5 12zM17 5h2.5v14H17z",
    "play": "M7 4v16l13-8z",
    "pause": "M6 4.5h4.2v15H6zM13.8 4.5H18v15h-4.2z",
    "forward": "M9 5v14l10-7zM4.5 5H7v14H4.5z",
    "last": "M3 5v14l8-7zM11 5v14l8-7zM19 5h2.5v14H19z",
}
"""The shapes on the buttons, in a square of 24: fonts show these signs in different styles."""


class PageTexts(Value, frozen=True):
    """The language of a page. `tell`: sentences about what happened, without markup."""

    language: str
    say: Say
    tell: Callable[[Sequence[Event]], Sequence[str]]


class Published(Value, frozen=True):
    """The SHA-256 of the seed as it was published before the first move, and the address of the
    message that did; empty if they are not known."""

    hash: str = ""
    link: str = ""


def replay_page(
    record: Record,
    board: Board,
    texts: PageTexts,
    names: Sequence[str] = (),
    published: Published = Published(),  # noqa: B008  # a frozen value
) -> str:
    """The page of a game. The board must have the house rules of the record. `names`: how the seats
    are called, if not as in the record.

    The script verifies the record by itself, so that a page can also be made of a wrong one."""
    say, layout = texts.say, layout_of(board.map)
    shown = msgspec.structs.replace(record, seats=tuple(names) or record.seats)
    facts = {
        "size": layout.size,
        "map": map_facts(board, layout),
        "spaces": piece_facts(layout),
        "seats": seat_facts(len(record.seats)),
        "cards": card_facts(board.map, say),
        "held": held_texts(board.map, say),
        "told": list(_told(record, board, texts)),
        "published": published,
        "words": {
            **{key: say(key) for key in WORDS},
            **{key: say(key, **{n: f"{{{n}}}" for n in names}) for key, names in TEMPLATES.items()},
        },
    }
    title = say("replay-title", map=map_name(board.map, say))
    labels = {key.removeprefix("replay-"): escape(say(key)) for key in LABELS}
    width, height = layout.size
    return _TEMPLATE.format_map(
        {
            **labels,
            "final": escape(say("replay-final")),
            "play": escape(say("replay-play")),
            "language": escape(texts.language),
            "title": escape(title),
            "names": escape(", ".join(shown.seats)),
            "style": scripts.text("board.css") + _file("page.css"),
            "script": _script(),
            "script_hash": _script_hash(),
            "symbols": symbol_definitions(),
            **{f"icon_{name}": _icon(name) for name in ICONS},
            "ratio": f"{width / height:.4f}",
            "width": width,
            "height": height,
            "board_svg": board_svg(layout),
            "record": _inside_script(records.to_text(shown)),
            "facts": _inside_script(msgspec.json.encode(facts).decode()),
        }
    )


def _told(record: Record, board: Board, texts: PageTexts) -> Iterator[str]:
    """What each action did, as far as the record can be played."""
    game = records.deal_again(record, board).game
    try:
        for seat, action in records.log_of(record):
            played = game.play(seat, action)
            yield " ".join(texts.tell(played.events))
            game = played.game
    except Refusal:
        return  # the page shows where the record is wrong


def _icon(name: str) -> str:
    path = f'<path d="{ICONS[name]}"/>'
    return f'<svg class="icon {name}" viewBox="0 0 24 24" aria-hidden="true">{path}</svg>'


@cache
def _file(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


@cache
def _script() -> str:
    """One script, because a page that is a local file can load no module."""
    return scripts.joined(("elements.js", "pieces.js")) + _file("page.js")


@cache
def _script_hash() -> str:
    """The only script that the page may run."""
    return b64encode(hashlib.sha256(_script().encode()).digest()).decode()


def _inside_script(text: str) -> str:
    """JSON that cannot end the element it is in."""
    return text.replace("<", "\\u003c")


_TEMPLATE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
script-src 'sha256-{script_hash}'">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<header><h1>{title}</h1><p>{names}</p><p><a id="verdict" href="#proof"></a></p>
<noscript><p class="notice">{no-script}</p></noscript></header>
<main>
<div class="column">
<section id="stage">
<div id="board" tabindex="0" role="region" aria-label="{board}">
<svg viewBox="0 0 {width} {height}" style="--ratio:{ratio}" role="img" aria-labelledby="told">
<defs>{symbols}</defs>{board_svg}<g id="pieces"></g></svg>
</div>
<div id="controls">
<div class="buttons">
<button type="button" id="first" aria-label="{first}">{icon_first}</button>
<button type="button" id="back" aria-label="{back}">{icon_back}</button>
<button type="button" id="play" aria-label="{play}">{icon_play}{icon_pause}</button>
<button type="button" id="forward" aria-label="{forward}">{icon_forward}</button>
<button type="button" id="last" aria-label="{last}">{icon_last}</button>
<button type="button" id="claim">{claim}</button>
<button type="button" id="zoom" aria-pressed="false">{zoom}</button>
<label>{speed} <select id="speed"><option value="2500">{slow}</option>
<option value="1200" selected>{normal}</option><option value="400">{fast}</option></select></label>
</div>
<input type="range" id="position" min="0" value="0" aria-label="{position}">
<p id="step"></p>
<p id="told" aria-live="polite"></p>
<p class="hint">{keys}</p>
</div>
</section>
<section id="curve-section"><h2>{curve}</h2>
<svg id="curve" viewBox="0 0 640 240" role="img" aria-label="{curve}"></svg></section>
<section id="final-section"><h2>{final}</h2>
<div class="scroll" tabindex="0" role="region" aria-label="{final}"><table id="final"></table></div>
</section>
<section id="log-section"><h2>{log}</h2>
<div id="log-frame" tabindex="0" role="region" aria-label="{log}"><ol id="log"></ol></div></section>
</div>
<div class="column">
<section id="seats-section"><h2>{players}</h2><ul id="seats"></ul></section>
<section id="row-section"><h2>{row}</h2><ul id="row" class="cards"></ul><p id="piles"></p></section>
<section id="view-section"><h2>{view}</h2>
<select id="view" aria-label="{view}"></select>
<fieldset id="shown" aria-label="{shown}"></fieldset></section>
<section id="proof"><h2>{proof}</h2></section>
</div>
</main>
<script type="application/json" id="record">{record}</script>
<script type="application/json" id="facts">{facts}</script>
<script>{script}</script>
</body>
</html>
"""
