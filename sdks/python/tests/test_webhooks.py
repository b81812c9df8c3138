"""Verification of deliveries, signed here by hand."""

from __future__ import annotations

import hashlib
import hmac
import unittest
from typing import Any

from svc_client.webhooks import WebhookVerificationError, verify

SECRET = "whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY="
OTHER = "whsec_ZmVkY2JhOTg3NjU0MzIxMGZlZGNiYTk4NzY1NDMyMTA="
NOW = 1_800_000_000
BODY = b'{"id":"evt_1","type":"lab_order.results_ready"}'


def header(body: bytes = BODY, secret: str = SECRET, at: int = NOW) -> str:
    mac = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={mac}"


class AVerification(unittest.TestCase):
    def test_gives_the_event_of_a_genuine_delivery(self) -> None:
        bodies: list[bytes | str] = [BODY, BODY.decode()]
        keys: list[str | list[str]] = [SECRET, [OTHER, SECRET]]
        for secrets in keys:
            for body in bodies:
                self.assertEqual("evt_1", verify(body, header(), secrets, now_seconds=NOW)["id"])
        self.assertEqual("evt_1", verify(BODY, header(at=NOW - 300), SECRET, now_seconds=NOW)["id"])

    def test_refuses_what_cannot_be_trusted_with_a_code(self) -> None:
        cases: list[tuple[str, Any, str | None]] = [
            ("missing_header", BODY, None),
            ("missing_header", BODY, ""),
            ("malformed_header", BODY, "t=1"),
            ("malformed_header", BODY, f"t=1,{header()}"),
            ("no_matching_signature", BODY + b" ", header()),
            ("no_matching_signature", BODY, header(secret=OTHER)),
            ("timestamp_outside_tolerance", BODY, header(at=NOW - 301)),
            ("timestamp_outside_tolerance", BODY, header(at=NOW + 301)),
            ("body_not_json", b"", header(b"")),
            ("body_already_parsed", {"id": "evt_1"}, header()),
        ]
        for code, body, given in cases:
            with self.assertRaises(WebhookVerificationError) as caught:
                verify(body, given, SECRET, now_seconds=NOW)
            self.assertEqual(code, caught.exception.code)

    def test_refuses_secrets_that_are_none_or_weak(self) -> None:
        weak: list[str | list[str]] = ["", "whsec_", "whsec_c2hvcnQ=", SECRET[6:], [], [SECRET, "whsec_a"]]
        for secrets in weak:
            with self.assertRaises(ValueError):
                verify(BODY, header(), secrets, now_seconds=NOW)


if __name__ == "__main__":
    unittest.main()
