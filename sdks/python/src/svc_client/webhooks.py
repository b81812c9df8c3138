"""Verifies webhook deliveries."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import time
from collections.abc import Sequence
from typing import Any, cast

from .types import WebhookEvent

_SECRET = re.compile(r"whsec_[\w+/-]{32,}={0,2}")
_ENTRY = re.compile(r"(?:^|,)\s*(t|v1)=([0-9a-f]+)(?=,|$)")
TOLERANCE_SECONDS = 300


class WebhookVerificationError(Exception):
    """A delivery that cannot be trusted: answer 400 and do not read its body. `code` says why."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def verify(
    body: bytes | str,
    header: str | None,
    secrets: str | Sequence[str],
    *,
    now_seconds: float | None = None,
    tolerance_seconds: float = TOLERANCE_SECONDS,
) -> WebhookEvent:
    """The event of a delivery that is authentic and fresh.

    :param body: as it arrived, before any parsing
    :param header: `Service-Signature`, or `x-mse-signature` of deliveries to an organization
    :param secrets: of the endpoint; the old and the new one during a rotation
    :raises WebhookVerificationError: with `code`, for what cannot be trusted
    :raises ValueError: for secrets that are none, or weak
    """
    keys = [secrets] if isinstance(secrets, str) else list(secrets)
    if not keys or not all(_SECRET.fullmatch(key) for key in keys):
        raise ValueError('A signing secret is "whsec_" and the base64 of at least 24 bytes; at least one is needed.')
    if not isinstance(body, (bytes, str)):
        raise WebhookVerificationError("body_already_parsed", "Pass the raw body, before any parsing.")
    raw = body.encode() if isinstance(body, str) else bytes(body)
    if not header:
        raise WebhookVerificationError("missing_header", "The signature header is missing.")
    entries = _ENTRY.findall(header)
    times = [value for name, value in entries if name == "t" and value.isdigit()]
    signatures = [value for name, value in entries if name == "v1"]
    if len(times) != 1 or not signatures:
        raise WebhookVerificationError("malformed_header", "The signature header cannot be read.")
    signed = times[0].encode() + b"." + raw
    expected = [hmac.new(key.encode(), signed, hashlib.sha256).hexdigest() for key in keys]
    if not any(hmac.compare_digest(one, other) for one in expected for other in signatures):
        raise WebhookVerificationError("no_matching_signature", "No signature matches: is the body as it arrived?")
    now = time.time() if now_seconds is None else now_seconds
    if not abs(int(now) - int(times[0])) <= tolerance_seconds:
        raise WebhookVerificationError("timestamp_outside_tolerance", "The delivery is too old, or of the future.")
    return _event_of(raw)


def _event_of(raw: bytes) -> WebhookEvent:
    try:
        event: Any = json.loads(raw)
    except ValueError:
        raise WebhookVerificationError("body_not_json", "The delivery is authentic, but its body is no JSON.") from None
    return cast(WebhookEvent, event)
