"""Reads answers: data, or the error to raise."""

from __future__ import annotations

import json
import time
from email.utils import parsedate_to_datetime
from typing import Any

import httpx

from ._operation import Operation
from .errors import ApiError, UnexpectedAnswer

_CODES = {
    400: "invalid_request",
    401: "invalid_token",
    402: "payment_required",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    408: "request_timeout",
    409: "conflict",
    412: "precondition_failed",
    413: "payload_too_large",
    415: "unsupported_media_type",
    422: "invalid_selection",
    429: "rate_limited",
    503: "service_unavailable",
}


def read_answer(response: httpx.Response, operation: Operation) -> Any:
    """The data of a success.

    :raises ApiError: for what the API refuses
    :raises UnexpectedAnswer: for what is no answer of this API
    """
    if response.status_code >= 400:
        raise _error_of(response)
    if response.status_code >= 300:
        raise UnexpectedAnswer("The answer is a redirect, which is never followed.", response.status_code)
    if operation.is_binary:
        return response.content
    whole = _json_of(response)
    data = whole.get("data") if operation.enveloped and whole.get("ok") is True else whole
    if not isinstance(data, dict) or (operation.enveloped and data is whole):
        raise UnexpectedAnswer("The answer has another shape than this API gives.", response.status_code)
    return data


def _json_of(response: httpx.Response) -> dict[str, Any]:
    try:
        whole = json.loads(response.content)
    except ValueError:
        # The cause is not kept: its message quotes the body.
        raise UnexpectedAnswer("The answer is no JSON.", response.status_code) from None
    return whole if isinstance(whole, dict) else {}


def _error_of(response: httpx.Response) -> ApiError:
    try:
        whole = _json_of(response)
    except UnexpectedAnswer:
        whole = {}
    error = whole.get("error")
    told: dict[str, Any] = error if isinstance(error, dict) else {"message": error}
    flat = [{"path": "", "message": message} for message in whole.get("errors") or []]
    status = response.status_code
    fallback = _CODES.get(status, "server_error" if status >= 500 else "unknown_error")
    return ApiError(
        str(told.get("code") or fallback),
        str(told.get("message") or f"Status {status}"),
        status=status,
        request_id=response.headers.get("x-request-id"),
        issues=[*(told.get("issues") or []), *flat],
        retry_after_seconds=retry_after_seconds(response),
    )


def retry_after_seconds(response: httpx.Response) -> float | None:
    """How long `Retry-After` asks to wait; it holds seconds or a date (RFC 9110, 10.2.3)."""
    value = response.headers.get("retry-after")
    if not value:
        return None
    try:
        return max(0.0, float(value))
    except ValueError:
        pass
    try:
        return max(0.0, float(parsedate_to_datetime(value).timestamp()) - time.time())
    except (TypeError, ValueError):
        return None
