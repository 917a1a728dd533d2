"""Every test has a saves folder of its own and a screen of a known size."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from fracas.cli import main
from fracas.cli.words import speak

Result = tuple[int, str, str]  # exit code, standard output, standard error
Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def own_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    speak(None)
    monkeypatch.chdir(tmp_path)
    return tmp_path / "config" / "fracas" / "saves"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `fracas` in this process; `lines` come in through a pipe."""

    def call(*arguments: str, lines: str = "") -> Result:
        import io

        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        with pytest.raises(SystemExit) as ended:
            main(list(arguments))
        captured = capsys.readouterr()
        code = ended.value.code
        assert isinstance(code, int)
        return code, captured.out, captured.err

    return call
