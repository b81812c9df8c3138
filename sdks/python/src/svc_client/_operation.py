"""What a call of the service is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Credential = Literal["api_key", "organization_key", "patient_session"]


@dataclass(frozen=True)
class Operation:
    """An operation of the OpenAPI document."""

    id: str
    method: str
    path: str
    credential: Credential
    enveloped: bool = False
    """Whether an answer has `ok` and `data`, of which a caller gets `data`."""
    stores: bool = False
    """Whether something is stored: every try then carries the same `Idempotency-Key`."""
    is_form: bool = False
    is_binary: bool = False
