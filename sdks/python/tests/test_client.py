"""The client before a server that answers what it is told."""

from __future__ import annotations

import asyncio
import unittest
from collections.abc import Callable
from unittest.mock import patch

import httpx

from svc_client import ApiError, AsyncClient, CallOptions, Client, ConfigurationError, ConnectionFailed, UnexpectedAnswer

SECRET = "svc_sk_test_0123456789"
ORDER = {"patientRef": "p-1", "panelId": "cbc"}
Step = httpx.Response | Exception


def ok(data: dict[str, object]) -> httpx.Response:
    return httpx.Response(200, json={"ok": True, "data": data})


def refused(status: int, code: str, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.Response(status, json={"ok": False, "error": {"code": code, "message": "no"}}, headers=named)


def playing(*steps: Step) -> tuple[list[httpx.Request], Callable[[httpx.Request], httpx.Response]]:
    """A server that gives these answers in turn, the last one for good, and what it was asked."""
    seen: list[httpx.Request] = []

    def answer(request: httpx.Request) -> httpx.Response:
        step = steps[min(len(seen), len(steps) - 1)]
        seen.append(request)
        if isinstance(step, Exception):
            raise step
        return step

    return seen, answer


class Calls(unittest.TestCase):
    def setUp(self) -> None:
        self.waits: list[float] = []
        sleeping = patch("svc_client._transport.time.sleep", self.waits.append)
        chance = patch("svc_client._transport.random.random", return_value=0.0)
        self.enterContext(sleeping)
        self.enterContext(chance)

    def client(self, *steps: Step) -> tuple[list[httpx.Request], Client]:
        seen, answer = playing(*steps)
        http = httpx.Client(transport=httpx.MockTransport(answer))
        return seen, Client("https://api.example.org", api_key=SECRET, http=http)

    def test_tries_again_what_passes_with_one_key_and_waits_longer_each_time(self) -> None:
        steps: list[Step] = [refused(500, "server_error"), refused(429, "rate_limited"), httpx.ConnectError("reset")]
        for step in steps:
            self.waits.clear()
            seen, svc = self.client(step, step, ok({}))
            svc.create_lab_order(ORDER)  # type: ignore[arg-type]
            self.assertEqual([0.25, 0.5], self.waits)
            self.assertEqual(1, len({request.headers["idempotency-key"] for request in seen}))

    def test_waits_as_long_as_it_is_asked_to_but_not_for_a_daily_quota(self) -> None:
        _, svc = self.client(refused(503, "service_unavailable", retry_after="2"), ok({}))
        svc.ping()
        self.assertEqual([2.0], self.waits)
        seen, svc = self.client(refused(429, "rate_limited", retry_after="86400"))
        with self.assertRaises(ApiError) as caught:
            svc.ping()
        self.assertEqual((86400, 1, 1), (caught.exception.retry_after_seconds, caught.exception.tries, len(seen)))

    def test_does_not_try_again_what_stays_refused(self) -> None:
        for status in (400, 401, 402, 403, 404, 409, 412, 413, 415):
            seen, svc = self.client(refused(status, "x"))
            with self.assertRaises(ApiError):
                svc.ping()
            self.assertEqual(1, len(seen), status)

    def test_gives_up_after_two_more_tries_and_says_how_many_were_sent(self) -> None:
        _, svc = self.client(httpx.ReadTimeout("slow"))
        with self.assertRaises(ConnectionFailed) as caught:
            svc.ping()
        self.assertEqual(("timeout", 3), (caught.exception.code, caught.exception.tries))

    def test_header_of_the_caller_replaces_ours_however_it_is_written(self) -> None:
        seen, svc = self.client(ok({}))
        svc.create_lab_order(ORDER, options=CallOptions(headers={"Idempotency-Key": "mine", "AUTHORIZATION": "Bearer mine"}))  # type: ignore[arg-type]
        self.assertEqual(("mine", "Bearer mine"), (seen[0].headers["idempotency-key"], seen[0].headers["authorization"]))

    def test_id_stays_one_segment_of_the_path(self) -> None:
        seen, svc = self.client(ok({}))
        svc.get_lab_order("a/../b?c#d%")
        self.assertEqual(b"/api/v1/labs/orders/a%2F..%2Fb%3Fc%23d%25", seen[0].url.raw_path)
        for name in ("", ".", ".."):
            with self.assertRaises(ConfigurationError) as caught:
                svc.get_lab_order(name)
            self.assertEqual(0, caught.exception.tries)

    def test_refuses_what_is_no_answer_of_this_api(self) -> None:
        for answer in (
            httpx.Response(200, text="<html>"),
            httpx.Response(200, text=""),
            httpx.Response(200, json=[]),
            httpx.Response(200, json={"ok": True}),
            httpx.Response(302, headers={"location": "https://elsewhere.example"}),
        ):
            seen, svc = self.client(answer)
            with self.assertRaises(UnexpectedAnswer):
                svc.ping()
            self.assertEqual(1, len(seen))

    def test_ends_where_a_list_names_the_same_page_again(self) -> None:
        _, svc = self.client(ok({"orders": [], "hasMore": True, "nextCursor": "same"}))
        with self.assertRaises(UnexpectedAnswer):
            list(svc.each_of_lab_orders())

    def test_address_is_understood_or_refused_by_name(self) -> None:
        for address in ("https://x.example", "https://x.example/", "https://x.example/api", "http://127.0.0.1:8787"):
            Client(address, api_key=SECRET)
        for address in ("", "x.example", "ftp://x.example", "https://a:b@x.example", "https://x.example/api/v1"):
            with self.assertRaisesRegex(ConfigurationError, "base_url"):
                Client(address, api_key=SECRET)

    def test_key_is_in_no_message_and_no_representation(self) -> None:
        _, svc = self.client(ok({}))
        self.assertNotIn(SECRET, repr(vars(svc)) + repr(svc))
        with self.assertRaises(ConfigurationError) as caught:
            Client("https://x.example", api_key=f"{SECRET}\n")
        self.assertNotIn(SECRET, str(caught.exception))

    def test_async_client_tries_again_in_the_same_way(self) -> None:
        seen, answer = playing(refused(500, "server_error"), ok({"object": "ping"}))

        async def run() -> None:
            http = httpx.AsyncClient(transport=httpx.MockTransport(answer))
            async with AsyncClient("https://api.example.org", api_key=SECRET, http=http) as svc:
                self.assertEqual("ping", (await svc.ping())["object"])

        async def at_once(seconds: float) -> None:
            self.waits.append(seconds)

        with patch("svc_client._transport.asyncio.sleep", at_once):
            asyncio.run(run())
        self.assertEqual(([0.25], 2), (self.waits, len(seen)))


if __name__ == "__main__":
    unittest.main()
