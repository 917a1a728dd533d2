"""Structured logs: one JSON object a line. Paths are logged as templates, so that no token ever gets into a log."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

LOGGER = logging.getLogger("fracas.server")
_STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonFormatter(logging.Formatter):
    """Time, level, what happened, and its fields."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update({name: value for name, value in vars(record).items() if name not in _STANDARD})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class TextFormatter(logging.Formatter):
    """The same for people's eyes."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        fields = " ".join(f"{name}={value}" for name, value in vars(record).items() if name not in _STANDARD)
        stamp = time.strftime("%H:%M:%S", time.localtime(record.created))
        text = f"{stamp} {record.levelname.lower():7} {record.getMessage()} {fields}".rstrip()
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


def set_up(level: str, form: str) -> None:
    """Send everything to the error stream in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for chatty in (
        "uvicorn.access",
        "uvicorn.error",
        "alembic",
        "asyncio",
        "numba",
        "websockets",
        "sqlalchemy",
    ):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, root.level))


def log(happened: str, level: int = logging.INFO, **fields: object) -> None:
    """Write one line."""
    LOGGER.log(level, happened, extra=fields)


def log_failure(happened: str, **fields: object) -> None:
    """Write one line with the exception being handled."""
    LOGGER.error(happened, exc_info=True, extra=fields)
