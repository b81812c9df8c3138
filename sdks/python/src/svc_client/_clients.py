"""The two kinds of client."""

from __future__ import annotations

from types import TracebackType

import httpx

from ._methods import AsyncMethods, SyncMethods
from ._transport import settings_of

_TIMEOUT_SECONDS = 35.0
"""The service ends a request after 30."""


class Client(SyncMethods):
    """The whole API; every method waits for its answer."""

    def __init__(
        self,
        base_url: str,
        *,
        api_key: str | None = None,
        organization_key: str | None = None,
        patient_session: str | None = None,
        timeout_seconds: float = _TIMEOUT_SECONDS,
        max_retries: int = 2,
        http: httpx.Client | None = None,
    ) -> None:
        keys = {"api_key": api_key, "organization_key": organization_key, "patient_session": patient_session}
        self._settings = settings_of(base_url, keys, timeout_seconds, max_retries)  # type: ignore[arg-type]
        self._http = http or httpx.Client()

    def close(self) -> None:
        """Closes its connections."""
        self._http.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class AsyncClient(AsyncMethods):
    """The whole API; every method is awaited."""

    def __init__(
        self,
        base_url: str,
        *,
        api_key: str | None = None,
        organization_key: str | None = None,
        patient_session: str | None = None,
        timeout_seconds: float = _TIMEOUT_SECONDS,
        max_retries: int = 2,
        http: httpx.AsyncClient | None = None,
    ) -> None:
        keys = {"api_key": api_key, "organization_key": organization_key, "patient_session": patient_session}
        self._settings = settings_of(base_url, keys, timeout_seconds, max_retries)  # type: ignore[arg-type]
        self._http = http or httpx.AsyncClient()

    async def aclose(self) -> None:
        """Closes its connections."""
        await self._http.aclose()

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()
