"""Links between the documents lead somewhere, also those to headings."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PATTERNS = ("*.md", "docs/**/*.md", "*/README.md", "bot/*/README.md", "tests/golden/*/README.md")
DOCUMENTS = sorted({file for pattern in PATTERNS for file in ROOT.glob(pattern)})
CODE_BLOCK = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)
NAMED_IN_CODE = re.compile(r"\bdocs/[\w./-]+\.md\b")


def text_of(document: Path) -> str:
    """What is read as Markdown: without blocks of code."""
    return CODE_BLOCK.sub("", document.read_text(encoding="utf-8"))


def anchors_in(document: Path) -> set[str]:
    """The anchors that GitHub gives to the headings of a document."""
    shown = (re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", h) for h in HEADING.findall(text_of(document)))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in shown}


def broken_links(document: Path) -> Iterator[str]:
    for link in LINK.findall(text_of(document)):
        if ":" in link or link.startswith("["):  # of the web; of a template, to be filled in
            continue
        path, _, anchor = link.partition("#")
        target = document.parent / path if path else document
        if not target.exists() or (anchor and anchor not in anchors_in(target)):
            yield link


def in_repository(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("document", DOCUMENTS, ids=in_repository)
def test_links_of_a_document_lead_somewhere(document: Path) -> None:
    assert [*broken_links(document)] == []


def test_the_index_of_the_documentation_names_every_page() -> None:
    docs = ROOT / "docs"
    pages = {file.name for file in docs.glob("*.md")} - {"README.md"}
    assert pages - set(LINK.findall(text_of(docs / "README.md"))) == set()


def test_documents_that_the_code_names_exist() -> None:
    packages = {file.parent for file in ROOT.glob("*/__init__.py")}
    code = [file for package in packages for file in package.rglob("*.py")]
    named = {(file, name) for file in code for name in NAMED_IN_CODE.findall(file.read_text())}
    assert named
    assert [one for one in named if not (ROOT / one[1]).is_file()] == []
