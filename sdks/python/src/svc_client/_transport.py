"""Sends calls, and tries again where that may help; the same for both kinds of client but for the waiting."""

from __future__ import annotations

import asyncio
import random
import re
import secrets
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

import httpx

from ._answers import read_answer
from ._operation import Credential, Operation
from .errors import ApiError, ConfigurationError, ConnectionFailed, SvcError, UnexpectedAnswer

_SHAPES: Mapping[Credential, re.Pattern[str]] = {
    "api_key": re.compile(r"svc_[sp]k_[!-~]+"),
    "organization_key": re.compile(r"mse_live_[!-~]+"),
    "patient_session": re.compile(r"[!-~]+"),
}
_ADDRESS = re.compile(r"https?://(?!.*/api/(?:v1|retina))[^\s/?#@]+(?:/[^\s?#]*)?")
_FIRST_WAIT_SECONDS = 0.5
_LONGEST_WAIT_SECONDS = 8.0
_LONGEST_RETRY_AFTER_SECONDS = 60.0


@dataclass(frozen=True)
class CallOptions:
    """Options of one call."""

    idempotency_key: str | None = None
    """For what stores something: sent with every try. Made when not given; give your own to repeat a call after a crash."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """More headers, for example `If-Match` or `traceparent`; one of the same name replaces ours."""
    timeout_seconds: float | None = None
    max_retries: int | None = None


@dataclass(frozen=True, repr=False)
class Settings:
    """How a client reaches the service. Not shown by `repr`: it holds keys."""

    base_url: str
    keys: Mapping[Credential, str | None]
    timeout_seconds: float
    max_retries: int


def settings_of(
    base_url: str, keys: Mapping[Credential, str | None], timeout_seconds: float, max_retries: int
) -> Settings:
    """Checked settings.

    :raises ConfigurationError: for an address or a key that cannot work
    """
    bare = re.sub(r"/*(/api/*)?$", "", base_url)
    if not _ADDRESS.fullmatch(bare):
        raise ConfigurationError("base_url must be an http(s) address without user, /api/v1, query or fragment.")
    for name, key in keys.items():
        if key is not None and not _SHAPES[name].fullmatch(key):
            raise ConfigurationError(f"{name} is no key of its kind.")
    return Settings(bare, keys, timeout_seconds, max_retries)


def _request_of(
    settings: Settings,
    operation: Operation,
    path: Sequence[str],
    query: Mapping[str, Any],
    body: Any,
    options: CallOptions,
) -> httpx.Request:
    """The same for every try."""
    headers = {**_credential_of(settings, operation), "accept": "*/*" if operation.is_binary else "application/json"}
    if operation.stores:
        headers["idempotency-key"] = options.idempotency_key or f"svc_{secrets.token_hex(16)}"
    headers.update({name.lower(): value for name, value in options.headers.items()})
    parts = iter(path)
    filled = re.sub(r"\{\w+\}", lambda _: _segment(next(parts)), operation.path)
    given = {name: value for name, value in query.items() if value is not None}
    sent: dict[str, Any] = {}
    if operation.is_form:
        fields = dict(body)
        sent = {"files": {"image": ("image.jpg", fields.pop("image"), "image/jpeg")}}
        sent["data"] = {name: str(value) for name, value in fields.items()}
    elif body is not None:
        sent = {"json": body}
    try:
        return httpx.Request(
            operation.method, f"{settings.base_url}/api{filled}", params=given or None, headers=headers, **sent
        )
    except (UnicodeError, ValueError, TypeError) as cause:
        raise ConfigurationError("The call cannot be sent: see its cause.") from cause


def _segment(value: str) -> str:
    if not value or value in (".", ".."):
        raise ConfigurationError('An id in a path is empty, "." or "..".')
    return quote(value, safe="")


def _credential_of(settings: Settings, operation: Operation) -> dict[str, str]:
    key = settings.keys.get(operation.credential)
    if key is None:
        raise ConfigurationError(f"{operation.credential} is missing.")
    if operation.credential == "patient_session":
        return {"cookie": f"svc_session={key}"}
    return {"authorization": f"Bearer {key}"}


def _wait_of(error: SvcError, tries: int, most: int) -> float:
    """Seconds until the next try.

    :raises SvcError: the error itself where another try would not help
    """
    status = error.status if isinstance(error, ApiError) else 0
    asked = error.retry_after_seconds if isinstance(error, ApiError) else None
    # A conflict that says when to come back is a duplicate of this request in flight.
    passing = isinstance(error, ConnectionFailed) or status in (408, 429) or status >= 500
    passing = passing or (status == 409 and asked is not None)
    if tries > most or not passing or (asked or 0) > _LONGEST_RETRY_AFTER_SECONDS:
        raise error
    if asked is not None:
        return asked * (1 + random.random() / 10)
    doubled: float = _FIRST_WAIT_SECONDS * 2 ** (tries - 1)
    return min(doubled, _LONGEST_WAIT_SECONDS) * (0.5 + random.random() / 2)


def _failed(cause: Exception) -> ConnectionFailed:
    code = "timeout" if isinstance(cause, httpx.TimeoutException) else "connection"
    return ConnectionFailed(code, "No answer in time." if code == "timeout" else "The connection failed.")


@dataclass
class _Course:
    """A call under way."""

    request: httpx.Request
    operation: Operation
    most: int
    tries: int = 0

    def outcome(self, response: httpx.Response | Exception) -> tuple[Any, float | None]:
        """What the call gives, or how long to wait until it is tried again."""
        try:
            if isinstance(response, Exception):
                raise _failed(response) from response
            return read_answer(response, self.operation), None
        except SvcError as error:
            error.tries = self.tries
            return None, _wait_of(error, self.tries, self.most)


def _course_of(
    settings: Settings,
    operation: Operation,
    path: Sequence[str],
    query: Mapping[str, Any],
    body: Any,
    options: CallOptions | None,
) -> _Course:
    given = options or CallOptions()
    request = _request_of(settings, operation, path, query, body, given)
    seconds = settings.timeout_seconds if given.timeout_seconds is None else given.timeout_seconds
    request.extensions = {"timeout": httpx.Timeout(seconds).as_dict()}
    return _Course(request, operation, settings.max_retries if given.max_retries is None else given.max_retries)


class SyncTransport:
    """Calls that wait for their answer."""

    _settings: Settings
    _http: httpx.Client

    def _call(
        self,
        operation: Operation,
        *,
        path: Sequence[str] = (),
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        options: CallOptions | None = None,
    ) -> Any:
        course = _course_of(self._settings, operation, path, query or {}, body, options)
        while True:
            course.tries += 1
            answer: httpx.Response | Exception
            try:
                answer = self._http.send(course.request)
            except httpx.TransportError as cause:
                answer = cause
            data, wait = course.outcome(answer)
            if wait is None:
                return data
            time.sleep(wait)

    def _each(
        self,
        operation: Operation,
        entries: str,
        cursor: str,
        *,
        path: Sequence[str],
        query: Mapping[str, Any],
        options: CallOptions | None,
    ) -> Iterator[Any]:
        asked = dict(query)
        while True:
            page = self._call(operation, path=path, query=asked, options=options)
            yield from page[entries]
            if not _goes_on(page, asked, cursor):
                return


class AsyncTransport:
    """Calls that are awaited."""

    _settings: Settings
    _http: httpx.AsyncClient

    async def _call(
        self,
        operation: Operation,
        *,
        path: Sequence[str] = (),
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        options: CallOptions | None = None,
    ) -> Any:
        course = _course_of(self._settings, operation, path, query or {}, body, options)
        while True:
            course.tries += 1
            answer: httpx.Response | Exception
            try:
                answer = await self._http.send(course.request)
            except httpx.TransportError as cause:
                answer = cause
            data, wait = course.outcome(answer)
            if wait is None:
                return data
            await asyncio.sleep(wait)

    async def _each(
        self,
        operation: Operation,
        entries: str,
        cursor: str,
        *,
        path: Sequence[str],
        query: Mapping[str, Any],
        options: CallOptions | None,
    ) -> AsyncIterator[Any]:
        asked = dict(query)
        while True:
            page = await self._call(operation, path=path, query=asked, options=options)
            for entry in page[entries]:
                yield entry
            if not _goes_on(page, asked, cursor):
                return


def _goes_on(page: Mapping[str, Any], asked: dict[str, Any], cursor: str) -> bool:
    """Whether there is another page; then the query asks for it. A list that named the same page again would never end."""
    following = page.get("nextCursor")
    if not page.get("hasMore") or following is None:
        return False
    if following == asked.get(cursor):
        raise UnexpectedAnswer("The list names the same page again.", 200)
    asked[cursor] = following
    return True
