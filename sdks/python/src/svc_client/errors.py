"""What a call of the client raises."""

from __future__ import annotations

from typing import Any


class SvcError(Exception):
    """Base of every error of this client. None holds a key, a body or a patient's id."""

    code: str
    """What to branch on; stable."""
    tries: int = 0
    """How many tries were sent; 0 when nothing was."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class ConfigurationError(SvcError):
    """The client was set up or called in a way that cannot work; nothing was sent."""

    def __init__(self, message: str) -> None:
        super().__init__("configuration", message)


class ConnectionFailed(SvcError):
    """No answer came, or it broke off: DNS, TLS, a refused or reset connection, or a timeout."""


class UnexpectedAnswer(SvcError):
    """Something answered, but not the API that this client knows: is `base_url` right?"""

    def __init__(self, message: str, status: int) -> None:
        super().__init__("unexpected_answer", message)
        self.status = status


class ApiError(SvcError):
    """The API answered with an error."""

    def __init__(
        self,
        code: str,
        message: str,
        *,
        status: int,
        request_id: str | None,
        issues: list[dict[str, Any]],
        retry_after_seconds: float | None,
    ) -> None:
        super().__init__(code, message)
        self.status = status
        self.request_id = request_id
        """Quote it when you contact support."""
        self.issues = issues
        """One entry for each field that failed: `path` and `message`."""
        self.retry_after_seconds = retry_after_seconds
