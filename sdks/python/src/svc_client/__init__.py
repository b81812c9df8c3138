"""Typed client of the Clinical Intelligence API: `Client`, `AsyncClient`, `webhooks.verify`, and `types` of all that travels."""

from . import types, webhooks
from ._clients import AsyncClient, Client
from ._transport import CallOptions
from .errors import ApiError, ConfigurationError, ConnectionFailed, SvcError, UnexpectedAnswer

__all__ = [
    "ApiError",
    "AsyncClient",
    "CallOptions",
    "Client",
    "ConfigurationError",
    "ConnectionFailed",
    "SvcError",
    "UnexpectedAnswer",
    "types",
    "webhooks",
]
