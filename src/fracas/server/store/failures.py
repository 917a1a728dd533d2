"""When the store fails: whoever asked is told to come again, and the log has one line about it."""

from __future__ import annotations

import logging

from sqlalchemy.exc import SQLAlchemyError

from ..errors import Refused
from ..logs import log

STORE_ERRORS = (SQLAlchemyError, OSError)  # drivers raise the second while they connect
RETRY_SECONDS = 5
LONGEST_REASON = 200


def store_failed(error: Exception) -> Refused:
    """An error of the store as an answer."""
    cause = getattr(error, "orig", None) or error
    reason = (str(cause).splitlines() or [""])[0][:LONGEST_REASON]
    log("the store failed", logging.ERROR, error=type(cause).__name__, reason=reason)
    return Refused("store-failed", "the store of matches does not answer; try again in a moment", RETRY_SECONDS)
