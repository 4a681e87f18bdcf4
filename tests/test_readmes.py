"""The README of a package names its modules: all of them, and no others."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FIRST_COLUMNS = {"module", "module or package", "package or module"}  # of tables of modules
NEED_NO_WORD = {"__init__.py", "__main__.py"}

PACKAGES = sorted(
    file.parent
    for pattern in ("*/__init__.py", "bot/*/__init__.py")
    for file in ROOT.glob(pattern)
    if file.parent.name != "tests"  # whose README describes the modules of tests/support
)
README_OF = {package: package / "README.md" for package in PACKAGES}
README_OF[ROOT / "tests" / "support"] = ROOT / "tests" / "README.md"


def names_in(readme: Path) -> Iterator[str]:
    """The modules, folders and patterns in the first columns of its tables of modules."""
    is_about_modules = False
    for line in readme.read_text(encoding="utf-8").splitlines():
        if not line.startswith("|"):
            is_about_modules = False
            continue
        first = line.split("|")[1].strip()
        if first.lower() in FIRST_COLUMNS:
            is_about_modules = True
        elif is_about_modules:
            yield from re.findall(r"`([^`]+)`", re.sub(r"\([^)]*\)", "", first))


def named_files(folder: Path, name: str) -> set[Path]:
    """The files that a name stands for: those of a folder, or a module with or without `.py`."""
    if name.endswith("/"):
        files = (file for file in (folder / name).rglob("*") if file.is_file())
        return {file for file in files if file.suffix != ".pyc"}
    return {file for file in (*folder.glob(name), folder / f"{name}.py") if file.is_file()}


WITH_TABLE = [folder for folder, readme in README_OF.items() if [*names_in(readme)]]


def in_repository(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def needs_a_word(file: Path) -> bool:
    return file.name not in NEED_NO_WORD


def test_most_packages_have_a_table_of_modules() -> None:
    without = README_OF.keys() - set(WITH_TABLE)
    assert {in_repository(folder) for folder in without} == {"render"}


def test_the_list_in_the_readme_of_render_names_every_module() -> None:
    named = re.findall(r"`([^`]+)`", README_OF[ROOT / "render"].read_text(encoding="utf-8"))
    modules = filter(needs_a_word, (ROOT / "render").rglob("*.py"))
    assert sorted(file.stem for file in modules if not {file.stem, file.name} & {*named}) == []


@pytest.mark.parametrize("folder", WITH_TABLE, ids=in_repository)
def test_a_readme_names_every_module(folder: Path) -> None:
    named = {file for name in names_in(README_OF[folder]) for file in named_files(folder, name)}
    modules = {*filter(needs_a_word, folder.rglob("*.py"))}
    assert sorted(in_repository(file) for file in modules - named) == []


@pytest.mark.parametrize("folder", WITH_TABLE, ids=in_repository)
def test_every_module_that_a_readme_names_exists(folder: Path) -> None:
    names = names_in(README_OF[folder])
    assert [name for name in names if not named_files(folder, name)] == []
