"""Files that only their owner may read: a database has everybody's hands and the ids of people."""

import os
from contextlib import suppress
from pathlib import Path

PRIVATE = 0o600
PRIVATE_FOLDER = 0o700
BESIDE = ("-wal", "-shm", "-journal")  # SQLite's own files; they belong to one database only


def make_private(path: Path) -> None:
    """Create the file if it is missing, and take from others the right to read it and SQLite's own
    files beside it. SQLite gives new files beside it the rights of the file. What is not ours to
    change stays as it is; whoever opens it next is told what is wrong with it.

    A file that is there is not opened: closing it would release the locks that this process has on
    it, also those of SQLite. The next process that closes the database would then take itself for
    the last one, and delete the -wal file in which this one goes on writing."""
    with suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
    for each in (path, *(beside(path, suffix) for suffix in BESIDE)):
        with suppress(OSError):
            if each.is_file() and each.stat().st_mode & 0o077:
                each.chmod(PRIVATE)


def make_folder(path: Path) -> None:
    """Create a folder, and those above it, for us only. Those that are there stay as they are."""
    missing = [each for each in (path, *path.parents) if not each.exists()]
    for each in reversed(missing):
        each.mkdir(mode=PRIVATE_FOLDER, exist_ok=True)
    path.mkdir(exist_ok=True)  # FileExistsError if it is a file


def beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)
