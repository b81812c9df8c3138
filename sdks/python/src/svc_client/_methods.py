# Written by `npx pnpm documents python` from the contracts of the service.
from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any, Literal

from . import types as t
from ._operation import Operation
from ._transport import AsyncTransport, CallOptions, SyncTransport


PING = Operation(
    id="ping",
    method="GET",
    path="/v1/ping",
    credential="api_key",
    enveloped=True,
)
ANALYZE_DMSE = Operation(
    id="analyzeDmse",
    method="POST",
    path="/v1/dmse/analyze",
    credential="api_key",
    enveloped=True,
)
ANALYZE_MEDICATION = Operation(
    id="analyzeMedication",
    method="POST",
    path="/v1/medication/analyze",
    credential="api_key",
    enveloped=True,
)
ANALYZE_BIOMARKER = Operation(
    id="analyzeBiomarker",
    method="POST",
    path="/v1/biomarker/analyze",
    credential="api_key",
    enveloped=True,
)
SCORE_OUTCOME = Operation(
    id="scoreOutcome",
    method="POST",
    path="/v1/outcome/score",
    credential="api_key",
    enveloped=True,
)
PREDICT_RELAPSE = Operation(
    id="predictRelapse",
    method="POST",
    path="/v1/relapse/predict",
    credential="api_key",
    enveloped=True,
)
RUN_MEDICATION_AGENT = Operation(
    id="runMedicationAgent",
    method="POST",
    path="/v1/medication/{patientId}/agent",
    credential="api_key",
)
RUN_BIOMARKER_AGENT = Operation(
    id="runBiomarkerAgent",
    method="POST",
    path="/v1/biomarker/{patientId}/agent",
    credential="api_key",
)
RUN_OUTCOME_AGENT = Operation(
    id="runOutcomeAgent",
    method="POST",
    path="/v1/outcome/{patientId}/agent",
    credential="api_key",
)
RUN_RELAPSE_AGENT = Operation(
    id="runRelapseAgent",
    method="POST",
    path="/v1/relapse/{patientId}/agent",
    credential="api_key",
)
SCORE_FHIR = Operation(
    id="scoreFhir",
    method="POST",
    path="/v1/fhir/$score",
    credential="api_key",
    enveloped=True,
)
LIST_LAB_PANELS = Operation(
    id="listLabPanels",
    method="GET",
    path="/v1/labs/panels",
    credential="api_key",
    enveloped=True,
)
CREATE_LAB_ORDER = Operation(
    id="createLabOrder",
    method="POST",
    path="/v1/labs/orders",
    credential="api_key",
    enveloped=True,
    stores=True,
)
LIST_LAB_ORDERS = Operation(
    id="listLabOrders",
    method="GET",
    path="/v1/labs/orders",
    credential="api_key",
    enveloped=True,
)
GET_LAB_ORDER = Operation(
    id="getLabOrder",
    method="GET",
    path="/v1/labs/orders/{id}",
    credential="api_key",
    enveloped=True,
)
SIMULATE_LAB_ORDER = Operation(
    id="simulateLabOrder",
    method="POST",
    path="/v1/labs/orders/{id}/simulate",
    credential="api_key",
    enveloped=True,
    stores=True,
)
LIST_EVENTS = Operation(
    id="listEvents",
    method="GET",
    path="/v1/events",
    credential="api_key",
    enveloped=True,
)
LIST_WEARABLE_PROVIDERS = Operation(
    id="listWearableProviders",
    method="GET",
    path="/v1/wearables/providers",
    credential="api_key",
    enveloped=True,
)
CONNECT_WEARABLE = Operation(
    id="connectWearable",
    method="POST",
    path="/v1/wearables/connect",
    credential="api_key",
    enveloped=True,
    stores=True,
)
LIST_WEARABLE_CONNECTIONS = Operation(
    id="listWearableConnections",
    method="GET",
    path="/v1/wearables/connections",
    credential="api_key",
    enveloped=True,
)
GET_WEARABLE_CONNECTION = Operation(
    id="getWearableConnection",
    method="GET",
    path="/v1/wearables/connections/{id}",
    credential="api_key",
    enveloped=True,
)
LIST_WEARABLE_METRICS = Operation(
    id="listWearableMetrics",
    method="GET",
    path="/v1/wearables/connections/{id}/metrics",
    credential="api_key",
    enveloped=True,
)
DISCONNECT_WEARABLE = Operation(
    id="disconnectWearable",
    method="POST",
    path="/v1/wearables/connections/{id}/disconnect",
    credential="api_key",
    enveloped=True,
)
GET_MSE_DOMAINS = Operation(
    id="getMseDomains",
    method="GET",
    path="/v1/mse/domains",
    credential="organization_key",
)
WRITE_MSE = Operation(
    id="writeMse",
    method="POST",
    path="/v1/mse/{visitId}",
    credential="organization_key",
    stores=True,
)
PATCH_MSE = Operation(
    id="patchMse",
    method="PATCH",
    path="/v1/mse/{visitId}",
    credential="organization_key",
    stores=True,
)
GET_MSE = Operation(
    id="getMse",
    method="GET",
    path="/v1/mse/{visitId}",
    credential="organization_key",
)
GET_MSE_HISTORY = Operation(
    id="getMseHistory",
    method="GET",
    path="/v1/mse/{visitId}/history",
    credential="organization_key",
)
GET_MSE_VERSION = Operation(
    id="getMseVersion",
    method="GET",
    path="/v1/mse/{visitId}/versions/{version}",
    credential="organization_key",
)
DIFF_MSE = Operation(
    id="diffMse",
    method="GET",
    path="/v1/mse/{visitId}/diff",
    credential="organization_key",
)
GET_MSE_AUDIT = Operation(
    id="getMseAudit",
    method="GET",
    path="/v1/mse/{visitId}/audit",
    credential="organization_key",
)
SIGN_MSE = Operation(
    id="signMse",
    method="POST",
    path="/v1/mse/{visitId}/sign",
    credential="organization_key",
    stores=True,
)
DRAFT_MSE = Operation(
    id="draftMse",
    method="POST",
    path="/v1/mse/{visitId}/agent",
    credential="api_key",
)
CREATE_RETINA_SESSION = Operation(
    id="createRetinaSession",
    method="POST",
    path="/retina/v1/session",
    credential="patient_session",
    stores=True,
)
GET_RETINA_SESSION = Operation(
    id="getRetinaSession",
    method="GET",
    path="/retina/v1/session/{id}",
    credential="patient_session",
)
CAPTURE_RETINA = Operation(
    id="captureRetina",
    method="POST",
    path="/retina/v1/capture",
    credential="patient_session",
    stores=True,
    is_form=True,
)
SUBMIT_FUNDUS = Operation(
    id="submitFundus",
    method="POST",
    path="/retina/v1/fundus",
    credential="patient_session",
    stores=True,
)
RECORD_RETINA_QUALITY = Operation(
    id="recordRetinaQuality",
    method="POST",
    path="/retina/v1/quality",
    credential="patient_session",
    stores=True,
)
ANALYZE_SCREENING = Operation(
    id="analyzeScreening",
    method="POST",
    path="/retina/v1/analyze",
    credential="patient_session",
    stores=True,
)
LIST_SCREENINGS = Operation(
    id="listScreenings",
    method="GET",
    path="/retina/v1/history",
    credential="patient_session",
)
GET_RETINA_IMAGE = Operation(
    id="getRetinaImage",
    method="GET",
    path="/retina/v1/images/{id}",
    credential="patient_session",
    is_binary=True,
)
WITHDRAW_SCREENING = Operation(
    id="withdrawScreening",
    method="POST",
    path="/retina/v1/withdraw",
    credential="patient_session",
    stores=True,
)
SIGN_OUT_PATIENT = Operation(
    id="signOutPatient",
    method="POST",
    path="/retina/v1/sign-out",
    credential="patient_session",
)
INGEST_RETINA = Operation(
    id="ingestRetina",
    method="POST",
    path="/v1/retina/ingest",
    credential="api_key",
    enveloped=True,
    stores=True,
)

class SyncMethods(SyncTransport):
    def ping(
        self,
        *,
        options: CallOptions | None = None,
    ) -> t.Ping:
        """Confirm key, plan and connectivity."""
        answer: t.Ping = self._call(
            PING,
            options=options,
        )
        return answer

    def analyze_dmse(
        self,
        body: t.DmseAnalyzeRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.DmseAnalysis:
        """Speech and movement timing to mental-status-exam signals."""
        answer: t.DmseAnalysis = self._call(
            ANALYZE_DMSE,
            body=body,
            options=options,
        )
        return answer

    def analyze_medication(
        self,
        body: t.MedicationAnalyzeRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.MedicationAnalysis:
        """Response patterns from medication history; drug interactions are not part of it."""
        answer: t.MedicationAnalysis = self._call(
            ANALYZE_MEDICATION,
            body=body,
            options=options,
        )
        return answer

    def analyze_biomarker(
        self,
        body: t.BiomarkerAnalyzeRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.BiomarkerAnalysis:
        """Flagged labs and wearable biomarkers, contextualised."""
        answer: t.BiomarkerAnalysis = self._call(
            ANALYZE_BIOMARKER,
            body=body,
            options=options,
        )
        return answer

    def score_outcome(
        self,
        body: t.OutcomeScoreRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.OutcomeScore:
        """Symptom scales and other sources to an outcome trajectory composite."""
        answer: t.OutcomeScore = self._call(
            SCORE_OUTCOME,
            body=body,
            options=options,
        )
        return answer

    def predict_relapse(
        self,
        body: t.RelapsePredictRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.RelapsePrediction:
        """Multi-signal early-warning score."""
        answer: t.RelapsePrediction = self._call(
            PREDICT_RELAPSE,
            body=body,
            options=options,
        )
        return answer

    def run_medication_agent(
        self,
        patient_id: str,
        body: t.MedicationAgentRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.MedicationAgentResponse:
        """Interactions, washouts, maximum doses and cautions of a free-text medication list, explained."""
        answer: t.MedicationAgentResponse = self._call(
            RUN_MEDICATION_AGENT,
            path=(patient_id,),
            body=body,
            options=options,
        )
        return answer

    def run_biomarker_agent(
        self,
        patient_id: str,
        body: t.BiomarkerAgentRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.BiomarkerAgentResponse:
        """A laboratory panel set against ranges and critical limits, explained."""
        answer: t.BiomarkerAgentResponse = self._call(
            RUN_BIOMARKER_AGENT,
            path=(patient_id,),
            body=body,
            options=options,
        )
        return answer

    def run_outcome_agent(
        self,
        patient_id: str,
        body: t.OutcomeAgentRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.OutcomeAgentResponse:
        """Questionnaire answers scored, with change, explained."""
        answer: t.OutcomeAgentResponse = self._call(
            RUN_OUTCOME_AGENT,
            path=(patient_id,),
            body=body,
            options=options,
        )
        return answer

    def run_relapse_agent(
        self,
        patient_id: str,
        body: t.RelapseAgentRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.RelapseAgentResponse:
        """Early-warning signs joined into one score, explained."""
        answer: t.RelapseAgentResponse = self._call(
            RUN_RELAPSE_AGENT,
            path=(patient_id,),
            body=body,
            options=options,
        )
        return answer

    def score_fhir(
        self,
        body: t.FhirResourceBody,
        *,
        options: CallOptions | None = None,
    ) -> t.FhirScore:
        """Read a FHIR R4 bundle of one patient and score what is in it."""
        answer: t.FhirScore = self._call(
            SCORE_FHIR,
            body=body,
            options=options,
        )
        return answer

    def list_lab_panels(
        self,
        *,
        category: str | None = None,
        options: CallOptions | None = None,
    ) -> t.LabPanelList:
        """Panels that can be ordered."""
        answer: t.LabPanelList = self._call(
            LIST_LAB_PANELS,
            query={"category": category},
            options=options,
        )
        return answer

    def create_lab_order(
        self,
        body: t.LabOrderRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.LabOrder:
        """Place a lab order."""
        answer: t.LabOrder = self._call(
            CREATE_LAB_ORDER,
            body=body,
            options=options,
        )
        return answer

    def list_lab_orders(
        self,
        *,
        patient_ref: str | None = None,
        limit: int | None = None,
        before: str | None = None,
        options: CallOptions | None = None,
    ) -> t.LabOrderList:
        """Lab orders of the account, newest first."""
        answer: t.LabOrderList = self._call(
            LIST_LAB_ORDERS,
            query={"patientRef": patient_ref, "limit": limit, "before": before},
            options=options,
        )
        return answer

    def each_of_lab_orders(
        self,
        *,
        patient_ref: str | None = None,
        limit: int | None = None,
        before: str | None = None,
        options: CallOptions | None = None,
    ) -> Iterator[t.LabOrder]:
        """Lab orders of the account, newest first: every entry, page after page."""
        return self._each(
            LIST_LAB_ORDERS,
            "orders",
            "before",
            path=(),
            query={"patientRef": patient_ref, "limit": limit, "before": before},
            options=options,
        )

    def get_lab_order(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> t.LabOrderWithResults:
        """One lab order with its results."""
        answer: t.LabOrderWithResults = self._call(
            GET_LAB_ORDER,
            path=(id,),
            options=options,
        )
        return answer

    def simulate_lab_order(
        self,
        id: str,
        body: t.LabSimulationRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.LabOrderWithResults:
        """Move a test order along its states and give it simulated results."""
        answer: t.LabOrderWithResults = self._call(
            SIMULATE_LAB_ORDER,
            path=(id,),
            body=body,
            options=options,
        )
        return answer

    def list_events(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        type: Literal["lab_order.results_ready", "lab_order.status_changed", "wearable.connected", "wearable.sync_completed", "wearable.disconnected", "retina.screening_analyzed", "retina.screening_reviewed"] | None = None,
        options: CallOptions | None = None,
    ) -> t.EventList:
        """Events of the last 30 days, oldest first."""
        answer: t.EventList = self._call(
            LIST_EVENTS,
            query={"cursor": cursor, "limit": limit, "type": type},
            options=options,
        )
        return answer

    def each_of_events(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        type: Literal["lab_order.results_ready", "lab_order.status_changed", "wearable.connected", "wearable.sync_completed", "wearable.disconnected", "retina.screening_analyzed", "retina.screening_reviewed"] | None = None,
        options: CallOptions | None = None,
    ) -> Iterator[t.Event]:
        """Events of the last 30 days, oldest first: every entry, page after page."""
        return self._each(
            LIST_EVENTS,
            "events",
            "cursor",
            path=(),
            query={"cursor": cursor, "limit": limit, "type": type},
            options=options,
        )

    def list_wearable_providers(
        self,
        *,
        options: CallOptions | None = None,
    ) -> t.WearableProviderList:
        """Providers with their codes, connectable ones first."""
        answer: t.WearableProviderList = self._call(
            LIST_WEARABLE_PROVIDERS,
            options=options,
        )
        return answer

    def connect_wearable(
        self,
        body: t.WearableConnectRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.WearableConnection:
        """Start a connection and get the page to send the patient to."""
        answer: t.WearableConnection = self._call(
            CONNECT_WEARABLE,
            body=body,
            options=options,
        )
        return answer

    def list_wearable_connections(
        self,
        *,
        patient_ref: str | None = None,
        limit: int | None = None,
        before: str | None = None,
        options: CallOptions | None = None,
    ) -> t.WearableConnectionList:
        """Connections of the account, newest first."""
        answer: t.WearableConnectionList = self._call(
            LIST_WEARABLE_CONNECTIONS,
            query={"patientRef": patient_ref, "limit": limit, "before": before},
            options=options,
        )
        return answer

    def each_of_wearable_connections(
        self,
        *,
        patient_ref: str | None = None,
        limit: int | None = None,
        before: str | None = None,
        options: CallOptions | None = None,
    ) -> Iterator[t.WearableConnection]:
        """Connections of the account, newest first: every entry, page after page."""
        return self._each(
            LIST_WEARABLE_CONNECTIONS,
            "connections",
            "before",
            path=(),
            query={"patientRef": patient_ref, "limit": limit, "before": before},
            options=options,
        )

    def get_wearable_connection(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> t.WearableConnection:
        """One connection."""
        answer: t.WearableConnection = self._call(
            GET_WEARABLE_CONNECTION,
            path=(id,),
            options=options,
        )
        return answer

    def list_wearable_metrics(
        self,
        id: str,
        *,
        from_: str | None = None,
        to: str | None = None,
        type: Literal["sleepHours", "restingHeartRateBpm", "heartRateVariabilityMs", "steps"] | None = None,
        options: CallOptions | None = None,
    ) -> t.WearableMetricList:
        """Daily values of a connection, with the fields they give the analysis endpoints."""
        answer: t.WearableMetricList = self._call(
            LIST_WEARABLE_METRICS,
            path=(id,),
            query={"from": from_, "to": to, "type": type},
            options=options,
        )
        return answer

    def disconnect_wearable(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> t.WearableConnection:
        """End a connection on behalf of the patient."""
        answer: t.WearableConnection = self._call(
            DISCONNECT_WEARABLE,
            path=(id,),
            options=options,
        )
        return answer

    def get_mse_domains(
        self,
        *,
        options: CallOptions | None = None,
    ) -> t.MseDomainCatalog:
        """Domains, options and C-SSRS questions an exam can record."""
        answer: t.MseDomainCatalog = self._call(
            GET_MSE_DOMAINS,
            options=options,
        )
        return answer

    def write_mse(
        self,
        visit_id: str,
        body: t.MseWriteRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.MseWriteResponse:
        """Write the whole exam as a new version."""
        answer: t.MseWriteResponse = self._call(
            WRITE_MSE,
            path=(visit_id,),
            body=body,
            options=options,
        )
        return answer

    def patch_mse(
        self,
        visit_id: str,
        body: t.MsePatchRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.MsePatchResponse:
        """Replace some domains; the others are carried forward into a new version."""
        answer: t.MsePatchResponse = self._call(
            PATCH_MSE,
            path=(visit_id,),
            body=body,
            options=options,
        )
        return answer

    def get_mse(
        self,
        visit_id: str,
        *,
        patient_id: str | None = None,
        options: CallOptions | None = None,
    ) -> t.GetMseAnswer:
        """The current version of an exam with its narrative and risk."""
        answer: t.GetMseAnswer = self._call(
            GET_MSE,
            path=(visit_id,),
            query={"patientId": patient_id},
            options=options,
        )
        return answer

    def get_mse_history(
        self,
        visit_id: str,
        *,
        patient_id: str | None = None,
        limit: int | None = None,
        before: int | None = None,
        options: CallOptions | None = None,
    ) -> t.MseHistory:
        """Every version of an exam, newest first."""
        answer: t.MseHistory = self._call(
            GET_MSE_HISTORY,
            path=(visit_id,),
            query={"patientId": patient_id, "limit": limit, "before": before},
            options=options,
        )
        return answer

    def each_of_mse_history(
        self,
        visit_id: str,
        *,
        patient_id: str | None = None,
        limit: int | None = None,
        before: int | None = None,
        options: CallOptions | None = None,
    ) -> Iterator[t.MseHistoryEntry]:
        """Every version of an exam, newest first: every entry, page after page."""
        return self._each(
            GET_MSE_HISTORY,
            "versions",
            "before",
            path=(visit_id,),
            query={"patientId": patient_id, "limit": limit, "before": before},
            options=options,
        )

    def get_mse_version(
        self,
        visit_id: str,
        version: str,
        *,
        patient_id: str | None = None,
        options: CallOptions | None = None,
    ) -> t.GetMseVersionAnswer:
        """One version of an exam as it was."""
        answer: t.GetMseVersionAnswer = self._call(
            GET_MSE_VERSION,
            path=(visit_id, version,),
            query={"patientId": patient_id},
            options=options,
        )
        return answer

    def diff_mse(
        self,
        visit_id: str,
        *,
        patient_id: str | None = None,
        from_: int,
        to: int,
        options: CallOptions | None = None,
    ) -> t.DiffMseAnswer:
        """What changed from one version of an exam to another."""
        answer: t.DiffMseAnswer = self._call(
            DIFF_MSE,
            path=(visit_id,),
            query={"patientId": patient_id, "from": from_, "to": to},
            options=options,
        )
        return answer

    def get_mse_audit(
        self,
        visit_id: str,
        *,
        patient_id: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        actor: str | None = None,
        action: str | None = None,
        outcome: Literal["allowed", "denied"] | None = None,
        since: str | None = None,
        until: str | None = None,
        options: CallOptions | None = None,
    ) -> t.GetMseAuditAnswer:
        """Who read, wrote or was refused, newest first, a page at a time."""
        answer: t.GetMseAuditAnswer = self._call(
            GET_MSE_AUDIT,
            path=(visit_id,),
            query={"patientId": patient_id, "limit": limit, "cursor": cursor, "actor": actor, "action": action, "outcome": outcome, "since": since, "until": until},
            options=options,
        )
        return answer

    def each_of_mse_audit(
        self,
        visit_id: str,
        *,
        patient_id: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        actor: str | None = None,
        action: str | None = None,
        outcome: Literal["allowed", "denied"] | None = None,
        since: str | None = None,
        until: str | None = None,
        options: CallOptions | None = None,
    ) -> Iterator[t.MseAuditEntry]:
        """Who read, wrote or was refused, newest first, a page at a time: every entry, page after page."""
        return self._each(
            GET_MSE_AUDIT,
            "entries",
            "cursor",
            path=(visit_id,),
            query={"patientId": patient_id, "limit": limit, "cursor": cursor, "actor": actor, "action": action, "outcome": outcome, "since": since, "until": until},
            options=options,
        )

    def sign_mse(
        self,
        visit_id: str,
        body: t.MseSignRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.MseSignResponse:
        """Sign the current version."""
        answer: t.MseSignResponse = self._call(
            SIGN_MSE,
            path=(visit_id,),
            body=body,
            options=options,
        )
        return answer

    def draft_mse(
        self,
        visit_id: str,
        body: t.MseAgentRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.MseAgentProposal:
        """Draft an exam from a transcript or telemetry; never writes."""
        answer: t.MseAgentProposal = self._call(
            DRAFT_MSE,
            path=(visit_id,),
            body=body,
            options=options,
        )
        return answer

    def create_retina_session(
        self,
        body: t.RetinaSessionRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.RetinaSessionCreated:
        """Start a capture session."""
        answer: t.RetinaSessionCreated = self._call(
            CREATE_RETINA_SESSION,
            body=body,
            options=options,
        )
        return answer

    def get_retina_session(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> t.RetinaSession:
        """A capture session with its latest screening."""
        answer: t.RetinaSession = self._call(
            GET_RETINA_SESSION,
            path=(id,),
            options=options,
        )
        return answer

    def capture_retina(
        self,
        body: t.RetinaCaptureForm,
        *,
        options: CallOptions | None = None,
    ) -> t.RetinaCaptured:
        """Upload the accepted still of a session."""
        answer: t.RetinaCaptured = self._call(
            CAPTURE_RETINA,
            body=body,
            options=options,
        )
        return answer

    def submit_fundus(
        self,
        body: t.RetinaFundusRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.RetinaCaptured:
        """Submit a picture uploaded before as a fundus picture."""
        answer: t.RetinaCaptured = self._call(
            SUBMIT_FUNDUS,
            body=body,
            options=options,
        )
        return answer

    def record_retina_quality(
        self,
        body: t.RetinaQualityRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.RetinaQualityKept:
        """Record the quality a device measured in a separate step."""
        answer: t.RetinaQualityKept = self._call(
            RECORD_RETINA_QUALITY,
            body=body,
            options=options,
        )
        return answer

    def analyze_screening(
        self,
        body: t.RetinaAnalyzeRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.RetinaAnalyzed:
        """Analyze a screening again."""
        answer: t.RetinaAnalyzed = self._call(
            ANALYZE_SCREENING,
            body=body,
            options=options,
        )
        return answer

    def list_screenings(
        self,
        *,
        options: CallOptions | None = None,
    ) -> t.RetinaScreeningList:
        """Your screenings, newest first."""
        answer: t.RetinaScreeningList = self._call(
            LIST_SCREENINGS,
            options=options,
        )
        return answer

    def get_retina_image(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> bytes:
        """A stored picture."""
        answer: bytes = self._call(
            GET_RETINA_IMAGE,
            path=(id,),
            options=options,
        )
        return answer

    def withdraw_screening(
        self,
        body: t.RetinaWithdrawRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.RetinaWithdrawn:
        """Withdraw a picture you sent, before a clinician has reviewed it."""
        answer: t.RetinaWithdrawn = self._call(
            WITHDRAW_SCREENING,
            body=body,
            options=options,
        )
        return answer

    def sign_out_patient(
        self,
        *,
        options: CallOptions | None = None,
    ) -> t.PatientSignedOut:
        """End the session of the cookie."""
        answer: t.PatientSignedOut = self._call(
            SIGN_OUT_PATIENT,
            options=options,
        )
        return answer

    def ingest_retina(
        self,
        body: t.RetinaIngestRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.RetinaIngestion:
        """Submit a picture of a patient."""
        answer: t.RetinaIngestion = self._call(
            INGEST_RETINA,
            body=body,
            options=options,
        )
        return answer


class AsyncMethods(AsyncTransport):
    async def ping(
        self,
        *,
        options: CallOptions | None = None,
    ) -> t.Ping:
        """Confirm key, plan and connectivity."""
        answer: t.Ping = await self._call(
            PING,
            options=options,
        )
        return answer

    async def analyze_dmse(
        self,
        body: t.DmseAnalyzeRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.DmseAnalysis:
        """Speech and movement timing to mental-status-exam signals."""
        answer: t.DmseAnalysis = await self._call(
            ANALYZE_DMSE,
            body=body,
            options=options,
        )
        return answer

    async def analyze_medication(
        self,
        body: t.MedicationAnalyzeRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.MedicationAnalysis:
        """Response patterns from medication history; drug interactions are not part of it."""
        answer: t.MedicationAnalysis = await self._call(
            ANALYZE_MEDICATION,
            body=body,
            options=options,
        )
        return answer

    async def analyze_biomarker(
        self,
        body: t.BiomarkerAnalyzeRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.BiomarkerAnalysis:
        """Flagged labs and wearable biomarkers, contextualised."""
        answer: t.BiomarkerAnalysis = await self._call(
            ANALYZE_BIOMARKER,
            body=body,
            options=options,
        )
        return answer

    async def score_outcome(
        self,
        body: t.OutcomeScoreRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.OutcomeScore:
        """Symptom scales and other sources to an outcome trajectory composite."""
        answer: t.OutcomeScore = await self._call(
            SCORE_OUTCOME,
            body=body,
            options=options,
        )
        return answer

    async def predict_relapse(
        self,
        body: t.RelapsePredictRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.RelapsePrediction:
        """Multi-signal early-warning score."""
        answer: t.RelapsePrediction = await self._call(
            PREDICT_RELAPSE,
            body=body,
            options=options,
        )
        return answer

    async def run_medication_agent(
        self,
        patient_id: str,
        body: t.MedicationAgentRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.MedicationAgentResponse:
        """Interactions, washouts, maximum doses and cautions of a free-text medication list, explained."""
        answer: t.MedicationAgentResponse = await self._call(
            RUN_MEDICATION_AGENT,
            path=(patient_id,),
            body=body,
            options=options,
        )
        return answer

    async def run_biomarker_agent(
        self,
        patient_id: str,
        body: t.BiomarkerAgentRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.BiomarkerAgentResponse:
        """A laboratory panel set against ranges and critical limits, explained."""
        answer: t.BiomarkerAgentResponse = await self._call(
            RUN_BIOMARKER_AGENT,
            path=(patient_id,),
            body=body,
            options=options,
        )
        return answer

    async def run_outcome_agent(
        self,
        patient_id: str,
        body: t.OutcomeAgentRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.OutcomeAgentResponse:
        """Questionnaire answers scored, with change, explained."""
        answer: t.OutcomeAgentResponse = await self._call(
            RUN_OUTCOME_AGENT,
            path=(patient_id,),
            body=body,
            options=options,
        )
        return answer

    async def run_relapse_agent(
        self,
        patient_id: str,
        body: t.RelapseAgentRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.RelapseAgentResponse:
        """Early-warning signs joined into one score, explained."""
        answer: t.RelapseAgentResponse = await self._call(
            RUN_RELAPSE_AGENT,
            path=(patient_id,),
            body=body,
            options=options,
        )
        return answer

    async def score_fhir(
        self,
        body: t.FhirResourceBody,
        *,
        options: CallOptions | None = None,
    ) -> t.FhirScore:
        """Read a FHIR R4 bundle of one patient and score what is in it."""
        answer: t.FhirScore = await self._call(
            SCORE_FHIR,
            body=body,
            options=options,
        )
        return answer

    async def list_lab_panels(
        self,
        *,
        category: str | None = None,
        options: CallOptions | None = None,
    ) -> t.LabPanelList:
        """Panels that can be ordered."""
        answer: t.LabPanelList = await self._call(
            LIST_LAB_PANELS,
            query={"category": category},
            options=options,
        )
        return answer

    async def create_lab_order(
        self,
        body: t.LabOrderRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.LabOrder:
        """Place a lab order."""
        answer: t.LabOrder = await self._call(
            CREATE_LAB_ORDER,
            body=body,
            options=options,
        )
        return answer

    async def list_lab_orders(
        self,
        *,
        patient_ref: str | None = None,
        limit: int | None = None,
        before: str | None = None,
        options: CallOptions | None = None,
    ) -> t.LabOrderList:
        """Lab orders of the account, newest first."""
        answer: t.LabOrderList = await self._call(
            LIST_LAB_ORDERS,
            query={"patientRef": patient_ref, "limit": limit, "before": before},
            options=options,
        )
        return answer

    def each_of_lab_orders(
        self,
        *,
        patient_ref: str | None = None,
        limit: int | None = None,
        before: str | None = None,
        options: CallOptions | None = None,
    ) -> AsyncIterator[t.LabOrder]:
        """Lab orders of the account, newest first: every entry, page after page."""
        return self._each(
            LIST_LAB_ORDERS,
            "orders",
            "before",
            path=(),
            query={"patientRef": patient_ref, "limit": limit, "before": before},
            options=options,
        )

    async def get_lab_order(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> t.LabOrderWithResults:
        """One lab order with its results."""
        answer: t.LabOrderWithResults = await self._call(
            GET_LAB_ORDER,
            path=(id,),
            options=options,
        )
        return answer

    async def simulate_lab_order(
        self,
        id: str,
        body: t.LabSimulationRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.LabOrderWithResults:
        """Move a test order along its states and give it simulated results."""
        answer: t.LabOrderWithResults = await self._call(
            SIMULATE_LAB_ORDER,
            path=(id,),
            body=body,
            options=options,
        )
        return answer

    async def list_events(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        type: Literal["lab_order.results_ready", "lab_order.status_changed", "wearable.connected", "wearable.sync_completed", "wearable.disconnected", "retina.screening_analyzed", "retina.screening_reviewed"] | None = None,
        options: CallOptions | None = None,
    ) -> t.EventList:
        """Events of the last 30 days, oldest first."""
        answer: t.EventList = await self._call(
            LIST_EVENTS,
            query={"cursor": cursor, "limit": limit, "type": type},
            options=options,
        )
        return answer

    def each_of_events(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        type: Literal["lab_order.results_ready", "lab_order.status_changed", "wearable.connected", "wearable.sync_completed", "wearable.disconnected", "retina.screening_analyzed", "retina.screening_reviewed"] | None = None,
        options: CallOptions | None = None,
    ) -> AsyncIterator[t.Event]:
        """Events of the last 30 days, oldest first: every entry, page after page."""
        return self._each(
            LIST_EVENTS,
            "events",
            "cursor",
            path=(),
            query={"cursor": cursor, "limit": limit, "type": type},
            options=options,
        )

    async def list_wearable_providers(
        self,
        *,
        options: CallOptions | None = None,
    ) -> t.WearableProviderList:
        """Providers with their codes, connectable ones first."""
        answer: t.WearableProviderList = await self._call(
            LIST_WEARABLE_PROVIDERS,
            options=options,
        )
        return answer

    async def connect_wearable(
        self,
        body: t.WearableConnectRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.WearableConnection:
        """Start a connection and get the page to send the patient to."""
        answer: t.WearableConnection = await self._call(
            CONNECT_WEARABLE,
            body=body,
            options=options,
        )
        return answer

    async def list_wearable_connections(
        self,
        *,
        patient_ref: str | None = None,
        limit: int | None = None,
        before: str | None = None,
        options: CallOptions | None = None,
    ) -> t.WearableConnectionList:
        """Connections of the account, newest first."""
        answer: t.WearableConnectionList = await self._call(
            LIST_WEARABLE_CONNECTIONS,
            query={"patientRef": patient_ref, "limit": limit, "before": before},
            options=options,
        )
        return answer

    def each_of_wearable_connections(
        self,
        *,
        patient_ref: str | None = None,
        limit: int | None = None,
        before: str | None = None,
        options: CallOptions | None = None,
    ) -> AsyncIterator[t.WearableConnection]:
        """Connections of the account, newest first: every entry, page after page."""
        return self._each(
            LIST_WEARABLE_CONNECTIONS,
            "connections",
            "before",
            path=(),
            query={"patientRef": patient_ref, "limit": limit, "before": before},
            options=options,
        )

    async def get_wearable_connection(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> t.WearableConnection:
        """One connection."""
        answer: t.WearableConnection = await self._call(
            GET_WEARABLE_CONNECTION,
            path=(id,),
            options=options,
        )
        return answer

    async def list_wearable_metrics(
        self,
        id: str,
        *,
        from_: str | None = None,
        to: str | None = None,
        type: Literal["sleepHours", "restingHeartRateBpm", "heartRateVariabilityMs", "steps"] | None = None,
        options: CallOptions | None = None,
    ) -> t.WearableMetricList:
        """Daily values of a connection, with the fields they give the analysis endpoints."""
        answer: t.WearableMetricList = await self._call(
            LIST_WEARABLE_METRICS,
            path=(id,),
            query={"from": from_, "to": to, "type": type},
            options=options,
        )
        return answer

    async def disconnect_wearable(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> t.WearableConnection:
        """End a connection on behalf of the patient."""
        answer: t.WearableConnection = await self._call(
            DISCONNECT_WEARABLE,
            path=(id,),
            options=options,
        )
        return answer

    async def get_mse_domains(
        self,
        *,
        options: CallOptions | None = None,
    ) -> t.MseDomainCatalog:
        """Domains, options and C-SSRS questions an exam can record."""
        answer: t.MseDomainCatalog = await self._call(
            GET_MSE_DOMAINS,
            options=options,
        )
        return answer

    async def write_mse(
        self,
        visit_id: str,
        body: t.MseWriteRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.MseWriteResponse:
        """Write the whole exam as a new version."""
        answer: t.MseWriteResponse = await self._call(
            WRITE_MSE,
            path=(visit_id,),
            body=body,
            options=options,
        )
        return answer

    async def patch_mse(
        self,
        visit_id: str,
        body: t.MsePatchRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.MsePatchResponse:
        """Replace some domains; the others are carried forward into a new version."""
        answer: t.MsePatchResponse = await self._call(
            PATCH_MSE,
            path=(visit_id,),
            body=body,
            options=options,
        )
        return answer

    async def get_mse(
        self,
        visit_id: str,
        *,
        patient_id: str | None = None,
        options: CallOptions | None = None,
    ) -> t.GetMseAnswer:
        """The current version of an exam with its narrative and risk."""
        answer: t.GetMseAnswer = await self._call(
            GET_MSE,
            path=(visit_id,),
            query={"patientId": patient_id},
            options=options,
        )
        return answer

    async def get_mse_history(
        self,
        visit_id: str,
        *,
        patient_id: str | None = None,
        limit: int | None = None,
        before: int | None = None,
        options: CallOptions | None = None,
    ) -> t.MseHistory:
        """Every version of an exam, newest first."""
        answer: t.MseHistory = await self._call(
            GET_MSE_HISTORY,
            path=(visit_id,),
            query={"patientId": patient_id, "limit": limit, "before": before},
            options=options,
        )
        return answer

    def each_of_mse_history(
        self,
        visit_id: str,
        *,
        patient_id: str | None = None,
        limit: int | None = None,
        before: int | None = None,
        options: CallOptions | None = None,
    ) -> AsyncIterator[t.MseHistoryEntry]:
        """Every version of an exam, newest first: every entry, page after page."""
        return self._each(
            GET_MSE_HISTORY,
            "versions",
            "before",
            path=(visit_id,),
            query={"patientId": patient_id, "limit": limit, "before": before},
            options=options,
        )

    async def get_mse_version(
        self,
        visit_id: str,
        version: str,
        *,
        patient_id: str | None = None,
        options: CallOptions | None = None,
    ) -> t.GetMseVersionAnswer:
        """One version of an exam as it was."""
        answer: t.GetMseVersionAnswer = await self._call(
            GET_MSE_VERSION,
            path=(visit_id, version,),
            query={"patientId": patient_id},
            options=options,
        )
        return answer

    async def diff_mse(
        self,
        visit_id: str,
        *,
        patient_id: str | None = None,
        from_: int,
        to: int,
        options: CallOptions | None = None,
    ) -> t.DiffMseAnswer:
        """What changed from one version of an exam to another."""
        answer: t.DiffMseAnswer = await self._call(
            DIFF_MSE,
            path=(visit_id,),
            query={"patientId": patient_id, "from": from_, "to": to},
            options=options,
        )
        return answer

    async def get_mse_audit(
        self,
        visit_id: str,
        *,
        patient_id: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        actor: str | None = None,
        action: str | None = None,
        outcome: Literal["allowed", "denied"] | None = None,
        since: str | None = None,
        until: str | None = None,
        options: CallOptions | None = None,
    ) -> t.GetMseAuditAnswer:
        """Who read, wrote or was refused, newest first, a page at a time."""
        answer: t.GetMseAuditAnswer = await self._call(
            GET_MSE_AUDIT,
            path=(visit_id,),
            query={"patientId": patient_id, "limit": limit, "cursor": cursor, "actor": actor, "action": action, "outcome": outcome, "since": since, "until": until},
            options=options,
        )
        return answer

    def each_of_mse_audit(
        self,
        visit_id: str,
        *,
        patient_id: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        actor: str | None = None,
        action: str | None = None,
        outcome: Literal["allowed", "denied"] | None = None,
        since: str | None = None,
        until: str | None = None,
        options: CallOptions | None = None,
    ) -> AsyncIterator[t.MseAuditEntry]:
        """Who read, wrote or was refused, newest first, a page at a time: every entry, page after page."""
        return self._each(
            GET_MSE_AUDIT,
            "entries",
            "cursor",
            path=(visit_id,),
            query={"patientId": patient_id, "limit": limit, "cursor": cursor, "actor": actor, "action": action, "outcome": outcome, "since": since, "until": until},
            options=options,
        )

    async def sign_mse(
        self,
        visit_id: str,
        body: t.MseSignRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.MseSignResponse:
        """Sign the current version."""
        answer: t.MseSignResponse = await self._call(
            SIGN_MSE,
            path=(visit_id,),
            body=body,
            options=options,
        )
        return answer

    async def draft_mse(
        self,
        visit_id: str,
        body: t.MseAgentRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.MseAgentProposal:
        """Draft an exam from a transcript or telemetry; never writes."""
        answer: t.MseAgentProposal = await self._call(
            DRAFT_MSE,
            path=(visit_id,),
            body=body,
            options=options,
        )
        return answer

    async def create_retina_session(
        self,
        body: t.RetinaSessionRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.RetinaSessionCreated:
        """Start a capture session."""
        answer: t.RetinaSessionCreated = await self._call(
            CREATE_RETINA_SESSION,
            body=body,
            options=options,
        )
        return answer

    async def get_retina_session(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> t.RetinaSession:
        """A capture session with its latest screening."""
        answer: t.RetinaSession = await self._call(
            GET_RETINA_SESSION,
            path=(id,),
            options=options,
        )
        return answer

    async def capture_retina(
        self,
        body: t.RetinaCaptureForm,
        *,
        options: CallOptions | None = None,
    ) -> t.RetinaCaptured:
        """Upload the accepted still of a session."""
        answer: t.RetinaCaptured = await self._call(
            CAPTURE_RETINA,
            body=body,
            options=options,
        )
        return answer

    async def submit_fundus(
        self,
        body: t.RetinaFundusRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.RetinaCaptured:
        """Submit a picture uploaded before as a fundus picture."""
        answer: t.RetinaCaptured = await self._call(
            SUBMIT_FUNDUS,
            body=body,
            options=options,
        )
        return answer

    async def record_retina_quality(
        self,
        body: t.RetinaQualityRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.RetinaQualityKept:
        """Record the quality a device measured in a separate step."""
        answer: t.RetinaQualityKept = await self._call(
            RECORD_RETINA_QUALITY,
            body=body,
            options=options,
        )
        return answer

    async def analyze_screening(
        self,
        body: t.RetinaAnalyzeRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.RetinaAnalyzed:
        """Analyze a screening again."""
        answer: t.RetinaAnalyzed = await self._call(
            ANALYZE_SCREENING,
            body=body,
            options=options,
        )
        return answer

    async def list_screenings(
        self,
        *,
        options: CallOptions | None = None,
    ) -> t.RetinaScreeningList:
        """Your screenings, newest first."""
        answer: t.RetinaScreeningList = await self._call(
            LIST_SCREENINGS,
            options=options,
        )
        return answer

    async def get_retina_image(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> bytes:
        """A stored picture."""
        answer: bytes = await self._call(
            GET_RETINA_IMAGE,
            path=(id,),
            options=options,
        )
        return answer

    async def withdraw_screening(
        self,
        body: t.RetinaWithdrawRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.RetinaWithdrawn:
        """Withdraw a picture you sent, before a clinician has reviewed it."""
        answer: t.RetinaWithdrawn = await self._call(
            WITHDRAW_SCREENING,
            body=body,
            options=options,
        )
        return answer

    async def sign_out_patient(
        self,
        *,
        options: CallOptions | None = None,
    ) -> t.PatientSignedOut:
        """End the session of the cookie."""
        answer: t.PatientSignedOut = await self._call(
            SIGN_OUT_PATIENT,
            options=options,
        )
        return answer

    async def ingest_retina(
        self,
        body: t.RetinaIngestRequest,
        *,
        options: CallOptions | None = None,
    ) -> t.RetinaIngestion:
        """Submit a picture of a patient."""
        answer: t.RetinaIngestion = await self._call(
            INGEST_RETINA,
            body=body,
            options=options,
        )
        return answer
