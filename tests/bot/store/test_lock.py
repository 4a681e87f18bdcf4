"""One process per database: a second one is refused, and a killed one leaves nothing behind."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.store import DatabaseInUseError, DatabaseUnreachableError, Store
from bot.store.copies.backup import backup
from bot.store.databases import lock

pytestmark = pytest.mark.one_database

ROOT = Path(__file__).parents[3]
HOLDER = """
import sys
from pathlib import Path
from bot.store.databases.lock import only_user
with only_user(Path(sys.argv[1])):
    exec(sys.argv[2])
    print("locked", flush=True)
    sys.stdin.read()
"""
READER = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1])
print(db.execute("SELECT value FROM facts WHERE name = 'colour'").fetchall())
db.close()
"""


def read_elsewhere(path: Path) -> str:
    """What another process reads, which then closes the database as if it were the last user."""
    return subprocess.run(  # noqa: S603  # our own code
        [sys.executable, "-c", READER, str(path)], capture_output=True, check=True, text=True
    ).stdout


@contextmanager
def another_user(path: Path, code: str = "") -> Iterator[subprocess.Popen[str]]:
    """Another process that uses the database and runs this code meanwhile."""
    with subprocess.Popen(  # noqa: S603  # our own code
        [sys.executable, "-c", HOLDER, str(path), code],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "locked\n"
        try:
            yield process
        finally:
            process.kill()


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(lock, "WAIT_S", 0.0)
    return tmp_path / "slow-train.db"


async def open_and_close(path: Path) -> None:
    async with Store.open(path):
        pass


async def test_a_second_process_is_refused_until_the_first_is_killed(path: Path) -> None:
    await open_and_close(path)
    before = path.read_bytes()
    with another_user(path) as process:
        with pytest.raises(DatabaseInUseError, match="is in use: another Slow Train is running"):
            await open_and_close(path)
        assert path.read_bytes() == before
        assert await backup(path, path.with_name("copy.db")) > 0
        process.kill()
        process.wait()
        await open_and_close(path)


async def test_a_store_is_refused_while_another_one_is_open(path: Path) -> None:
    async with Store.open(path):
        with pytest.raises(DatabaseInUseError):
            await open_and_close(path)
        with pytest.raises(DatabaseInUseError):
            await open_and_close(path)  # the first refusal did not release the lock
    await open_and_close(path)


async def test_what_is_written_after_another_process_has_left_is_seen_by_the_next(
    path: Path,
) -> None:
    async with Store.open(path) as store:
        assert read_elsewhere(path) == "[]\n"
        async with store.writing() as db:
            await db.execute("INSERT INTO facts (name, value) VALUES ('colour', 'red')")
        assert read_elsewhere(path) == "[('red',)]\n"


async def test_one_file_by_several_names_is_one_database(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    link, folder_link = path.with_name("link.db"), path.with_name("folder")
    link.symlink_to(path)
    folder_link.symlink_to(path.parent)
    monkeypatch.chdir(path.parent)
    async with Store.open(path):
        for other in (link, folder_link / path.name, Path(path.name), Path("folder/link.db")):
            with pytest.raises(DatabaseInUseError):
                await open_and_close(other)


async def test_two_databases_in_one_folder_do_not_disturb_each_other(path: Path) -> None:
    async with Store.open(path), Store.open(path.with_name("other.db")):
        pass


async def test_a_child_of_a_killed_process_does_not_keep_the_lock(path: Path) -> None:
    """The process of the computer players may live a little longer than a killed bot."""
    with another_user(path, "import os; os.fork() or (os.close(1), sys.stdin.read())") as process:
        process.kill()
        process.wait()
        await open_and_close(path)


@pytest.mark.parametrize("name", [":memory:", "."])
async def test_a_database_must_be_a_file(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(DatabaseUnreachableError, match="file"):
        await open_and_close(Path(name))
    assert list(tmp_path.iterdir()) == []


async def test_a_lock_file_that_is_something_else_is_left_alone(path: Path) -> None:
    lock_file = path.with_name("slow-train.db.lock")
    lock_file.write_text("Dear diary, " * 1000)
    with pytest.raises(DatabaseUnreachableError, match=r"slow-train\.db\.lock"):
        await open_and_close(path)
    assert lock_file.read_text() == "Dear diary, " * 1000
    assert not path.exists()
