"""The client against the running service: SVC_BASE_URL and keys come from the environment."""

from __future__ import annotations

import asyncio
import os
import unittest
from typing import cast

from svc_client import ApiError, AsyncClient, CallOptions, Client, types as t

BASE_URL = os.environ["SVC_BASE_URL"]
API_KEY = os.environ["SVC_API_KEY"]
ORGANIZATION_KEY = os.environ["SVC_ORGANIZATION_KEY"]
ASSESSMENT: t.Assessment = {
    "instrumentId": "phq9",
    "instrumentName": "PHQ-9",
    "score": 15,
    "maxScore": 27,
    "createdAt": "2026-03-09",
}


class TheClient(unittest.TestCase):
    def setUp(self) -> None:
        self.svc = Client(BASE_URL, api_key=API_KEY, organization_key=ORGANIZATION_KEY)
        self.addCleanup(self.svc.close)

    def test_scores_and_says_what_was_not_read(self) -> None:
        sent: t.RelapsePredictRequest = {"assessments": [ASSESSMENT], "avgSleepHours": 5}
        answer = self.svc.predict_relapse(sent)
        self.assertEqual("relapse.prediction", answer["object"])
        self.assertIn("disclaimer", answer)
        misspelt = cast(t.RelapsePredictRequest, {"assessments": [], "avgSleepHour": 4})
        told = self.svc.predict_relapse(misspelt)["intelligence"]["dataQuality"]["unknownInputs"]
        self.assertEqual([{"path": "avgSleepHour", "nearest": "avgSleepHours"}], told)

    def test_names_each_field_that_failed(self) -> None:
        with self.assertRaises(ApiError) as caught:
            self.svc.predict_relapse({"assessments": [], "avgSleepHours": 99})
        error = caught.exception
        self.assertEqual(("invalid_request", 400, 1), (error.code, error.status, error.tries))
        self.assertEqual(["avgSleepHours"], [issue["path"] for issue in error.issues])
        self.assertRegex(error.request_id or "", "^req_")

    def test_stores_an_order_once_and_goes_through_a_list_page_by_page(self) -> None:
        order: t.LabOrderRequest = {"patientRef": "python-1", "panelId": "cbc"}
        once = CallOptions(idempotency_key="python-once")
        first = self.svc.create_lab_order(order, options=once)
        self.assertEqual(first["id"], self.svc.create_lab_order(order, options=once)["id"])
        ids = [first["id"], *(self.svc.create_lab_order(order)["id"] for _ in range(4))]
        listed = [each["id"] for each in self.svc.each_of_lab_orders(patient_ref="python-1", limit=2)]
        self.assertEqual(list(reversed(ids)), listed)

    def test_writes_reads_and_signs_an_exam_of_the_version_it_read(self) -> None:
        selection: t.MseSelection = {"mood": {"values": ["depressed"]}}
        written = self.svc.write_mse("python visit/1", {"patientId": "p-1", "selection": selection})
        read = self.svc.get_mse("python visit/1", patient_id="p-1")
        self.assertEqual(written["version"], read["mse"]["version"])
        stale = CallOptions(headers={"If-Match": '"7"'})
        with self.assertRaises(ApiError) as caught:
            self.svc.patch_mse("python visit/1", {"patientId": "p-1", "selection": selection}, options=stale)
        self.assertEqual("precondition_failed", caught.exception.code)


class TheAsyncClient(unittest.TestCase):
    def test_awaits_many_calls_at_once_and_goes_through_a_list(self) -> None:
        async def run() -> None:
            async with AsyncClient(BASE_URL, api_key=API_KEY) as svc:
                pings = await asyncio.gather(*(svc.ping() for _ in range(5)))
                self.assertEqual({"ping"}, {ping["object"] for ping in pings})
                for _ in range(3):
                    await svc.connect_wearable({"patientRef": "python-2"})
                found = [each["patientRef"] async for each in svc.each_of_wearable_connections(patient_ref="python-2", limit=2)]
                self.assertEqual(["python-2"] * 3, found)

        asyncio.run(run())


if __name__ == "__main__":
    unittest.main()
