# Written by `npx pnpm documents python` from the contracts of the service.
from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict, Union


class Assessment(TypedDict):
    instrumentId: str
    """Stable id of the instrument, for example phq9"""
    instrumentName: str
    """Name as known in the field, for example PHQ-9; tells the instrument when the id is not known"""
    score: float
    """The total as it was scored; items of an instrument are never guessed from it"""
    maxScore: float
    """Highest possible total of the scale: picks the scale of an instrument that has several"""
    severity: NotRequired[str]
    """Severity band text; not used for scoring"""
    createdAt: str
    """When the scale was administered. ISO 8601 date (YYYY-MM-DD) or RFC 3339 date-time; without an offset it means UTC"""


class Biomarker(TypedDict):
    name: str
    """Name of the analyte as the laboratory prints it; common synonyms are known"""
    value: float | str | None
    """Measured value"""
    unit: NotRequired[str]
    """Unit of `value`; without one the reading is compared with nothing but its flag"""
    flag: NotRequired[str]
    """high, low, critical or normal in any case, or HL7 H, L, HH, LL, N; only abnormal flags produce a signal"""
    abnormal: NotRequired[bool]
    """The sender calls it abnormal without a side, as HL7 A does; a flag with a side goes into flag"""
    referenceRange: NotRequired[str]
    """Range as the laboratory printed it, for example `0.4-4.0`"""
    note: NotRequired[str]
    """Remark of the laboratory; words about safety in it are quoted, nothing is scored from it"""


class BiomarkerAgentRequestPanelItem(TypedDict):
    analyte: str
    """Name of the analyte as the laboratory prints it"""
    value: float
    """In the analyte's standard unit, unless `unit` names another"""
    unit: NotRequired[str]
    """Unit of the value; the value is converted when the unit is known for the analyte"""


class BiomarkerAgentRequest(TypedDict):
    panel: list[BiomarkerAgentRequestPanelItem]
    """Readings of one panel"""
    sex: NotRequired[Literal["male", "female"]]
    """Picks the reference range where it depends on sex; never changes a critical limit"""
    ageYears: NotRequired[float]
    """Under 18 the answer warns that the ranges are for adults; never changes a critical limit"""
    context: NotRequired[str]
    """May be considered by the agent; never overrides engine findings"""


class BiomarkerAgentResponseAssessmentResultsItemSent(TypedDict):
    """The reading before it was converted"""
    value: float
    """The value as it was sent, before conversion"""
    unit: str
    """The unit as it was sent"""


class BiomarkerAgentResponseAssessmentResultsItem(TypedDict):
    analyte: str
    """The analyte"""
    value: float
    """The value"""
    unit: str
    """Unit of the value; null where it has none"""
    flag: str
    """low, high, critical, normal, or not_flagged where no range applies"""
    range: str
    """The range it was set against, in words"""
    key: NotRequired[str]
    """Key of the analyte"""
    side: NotRequired[Literal["low", "high"]]
    """Side on which the value is abnormal"""
    criticalLimit: NotRequired[str]
    """The critical limit that is met"""
    urgentLimit: NotRequired[str]
    """The row of the urgent tier that the value is beyond"""
    sent: NotRequired[BiomarkerAgentResponseAssessmentResultsItemSent]
    """The reading before it was converted"""
    referenceStatus: NotRequired[Literal["specified", "published", "provisional"]]
    """Standing of the range"""


class BiomarkerAgentResponseAssessmentObservationsItem(TypedDict):
    analyte: str
    """The analyte"""
    note: str
    """One sentence on the reading, with its source"""


class BiomarkerAgentResponseAssessment(TypedDict):
    results: list[BiomarkerAgentResponseAssessmentResultsItem]
    """Each recognised reading against its range"""
    unrecognized: list[str]
    """Names that no analyte is known by: not assessed"""
    observations: list[BiomarkerAgentResponseAssessmentObservationsItem]
    """What stands out, most urgent first"""


class BiomarkerAgentResponseRisk(TypedDict):
    """Safety as graded by rules; words can raise it, never lower it"""
    flag: bool
    """Whether the request holds something that needs a person now"""
    level: Literal["none", "low", "moderate", "high"]
    """Level of it"""
    labels: list[str]
    """What raised the risk"""


class BiomarkerAgentResponseContextReadItem(TypedDict):
    text: str
    """The words, as sent"""
    readAs: str
    """What they were read as"""
    state: Literal["present", "absent", "past", "other", "thought_of"]
    """So now, said not to be so, over, of somebody else, or only watched for or planned"""


class BiomarkerAgentResponse(TypedDict):
    object: Literal["biomarker.agent.assessment"]
    """What this is"""
    patientId: str
    """Your id of the patient"""
    mode: Literal["advisory"]
    """How the agent ran"""
    ok: bool
    """false means a partial draft: see warnings"""
    assessment: BiomarkerAgentResponseAssessment | None
    """What the engine decided; null when nothing could be assessed"""
    risk: BiomarkerAgentResponseRisk
    """Safety as graded by rules; words can raise it, never lower it"""
    reasoning: Reasoning | None
    """The findings put into words; null when no model could"""
    citations: list[str]
    """What each statement rests on"""
    toolCalls: list[str]
    """The tools that were used, in order"""
    steps: int
    """How many steps the agent took"""
    warnings: list[str]
    """What was left out or could not be read"""
    notChecked: NotRequired[list[str]]
    """What this answer did not look at: what nothing was said of, doses not given, entries not recognised"""
    contextRead: NotRequired[list[BiomarkerAgentResponseContextReadItem]]
    """What of the context was understood, and as what"""
    contextNotRead: NotRequired[list[str]]
    """Clauses of the context that were not understood, as sent: nothing was concluded from them"""
    disclaimer: str
    """Advisory notice; show it wherever results are shown"""


class BiomarkerAnalysis(TypedDict):
    object: Literal["biomarker.analysis"]
    """What this is"""
    sessionRef: NotRequired[str]
    """Caller correlation id: echoed in the answer, never stored"""
    generatedAt: str
    """Moment of the computation"""
    signalsPresent: int
    """How many signals there are"""
    signals: list[ClinicalSignal]
    """What was found, most urgent first"""
    discrepancies: list[Discrepancy]
    """Readings whose flag, value and range do not fit together"""
    disclaimer: str
    """Advisory notice; show it wherever results are shown"""
    intelligence: Intelligence
    """The block every analysis has: summary, confidence, data quality, provenance, change"""
    model: ModelBlock
    """Which engine and which parameters answered"""


class BiomarkerAnalyzeRequest(TypedDict):
    labs: list[LabPanel]
    """Panels of readings"""
    medicines: NotRequired[list[str]]
    """Names of medicines taken now: a reading can mean more beside one. They move no limit"""
    sessionRef: NotRequired[str]
    """Caller correlation id: echoed in the answer, never stored"""
    explain: NotRequired[bool]
    """true adds intelligence.reasoning"""
    previous: NotRequired[Previous]
    """An earlier result of the same endpoint, to compare with"""


class Change(TypedDict):
    direction: Literal["improved", "worsened", "unchanged", "indeterminate"]
    """improved, worsened, unchanged, or indeterminate when the two results cannot be compared"""
    delta: float
    """Present minus previous score; 0 for engines without a score"""
    previousStatus: str | None
    """Status of the result you sent; null when you sent none"""
    currentStatus: str
    """Status of this result"""
    explanations: list[str]
    """Deterministic, ordered by impact"""
    previousComputedAt: str | None
    """Moment of the result you sent; null when you sent none"""


class ClinicalSignal(TypedDict):
    module: Literal["medication", "biomarker"]
    """The part of the service that found it"""
    signalKey: str
    """Stable key of the signal: a prefix and an identifier"""
    label: str
    """Name for people"""
    detail: str
    """What was found, in a sentence for a clinician"""
    tone: Literal["positive", "neutral", "watch", "alert"]
    """How to read it: positive, neutral, watch or alert"""
    metricValue: NotRequired[float]
    """The number behind the signal; absent when there is none"""
    metricUnit: NotRequired[str]
    """Unit of `metricValue`"""
    confidence: Literal["high", "moderate", "low"]
    """How far the answer can be relied on"""
    summaryLine: str
    """The signal in one line"""
    sourceRef: str
    """Your id of what it was found in: a prescription, a panel"""
    observedAt: NotRequired[str]
    """ISO timestamp; absent when the caller sent no date"""
    referenceRange: NotRequired[str]
    """What the value was set against, in words; says so where it is no published norm"""
    referenceStatus: NotRequired[Literal["specified", "published", "provisional"]]
    """Whether that range is verified, provisional or our own"""


class Code(TypedDict):
    system: Literal["http://snomed.info/sct", "http://loinc.org", "http://www.nlm.nih.gov/research/umls/rxnorm"]
    """Code system, as a URI"""
    code: str
    """Code in that system"""
    display: str
    """Name of the code in that system"""
    mapsTo: str
    """JSON pointer into `data`"""


class Confidence(TypedDict):
    level: Literal["high", "moderate", "low"]
    """Level of it"""
    score: float
    """Coverage of the inputs blended with the depth of their history"""
    reasons: list[str]
    """Why it is not higher, most important first"""


class CssrsAnswers(TypedDict):
    """C-SSRS answers by question; a missing answer is never read as a no"""
    q1: NotRequired[Literal["yes", "no"]]
    """Answer to question 1: wish to be dead"""
    q2: NotRequired[Literal["yes", "no"]]
    """Answer to question 2: non-specific suicidal thoughts"""
    q3: NotRequired[Literal["yes", "no"]]
    """Answer to question 3: thoughts with method, without intent"""
    q4: NotRequired[Literal["yes", "no"]]
    """Answer to question 4: some intent to act"""
    q5: NotRequired[Literal["yes", "no"]]
    """Answer to question 5: specific plan and intent"""
    q6: NotRequired[Literal["yes", "no"]]
    """Answer to question 6: suicidal behaviour"""


class CssrsChange(TypedDict):
    id: Literal["q1", "q2", "q3", "q4", "q5", "q6"]
    """The question"""
    before: Literal["yes", "no"] | None
    """null: not answered"""
    after: Literal["yes", "no"] | None
    """Its answer in the later version; null when it is no longer answered"""


class CssrsQuestion(TypedDict):
    id: Literal["q1", "q2", "q3", "q4", "q5", "q6"]
    """Key of the question in a selection"""
    order: int
    """Place in the sequence of the scale"""
    text: str
    """Wording of the question; see `textStatus`"""
    timeframe: str
    """Period the question is about"""
    textStatus: Literal["paraphrase", "official"]
    """`paraphrase`: not the wording of the instrument, not to be read to a patient as if it were"""


class DataQualityFreshness(TypedDict):
    """How old the inputs are"""
    newestInputAt: str | None
    """Moment of the newest dated input; null when nothing is dated"""
    staleInputs: list[str]
    """Inputs older than their limit: they count, and cap the confidence"""


class DataQuality(TypedDict):
    completeness: float
    """Fraction of accepted inputs supplied"""
    missingInputs: list[str]
    """Accepted inputs that were not sent, by name"""
    freshness: DataQualityFreshness
    """How old the inputs are"""
    warnings: list[str]
    """What was excluded, assumed or old"""
    unknownInputs: NotRequired[list[UnknownInput]]
    """Fields of the request that nothing reads, up to 20; absent when all are known"""


class Discrepancy(TypedDict):
    analyte: str
    """Key of the analyte"""
    label: str
    """Name for people"""
    value: float
    """The value"""
    unit: str | None
    """Unit of the value; null where it has none"""
    flag: str | None
    """The flag that was sent"""
    limit: str
    """The critical or urgent limit met, or the range left, with its unit"""
    detail: str
    """What does not fit, and what to confirm"""
    sourceRef: str
    """Your id of the panel"""
    kind: NotRequired[Literal["critical_limit", "urgent_limit", "unflagged_out_of_range", "abnormal_without_direction", "change_over_time", "beside_medicine"]]
    """critical_limit: at or beyond a compiled critical limit. urgent_limit: in the urgent tier though inside its range. unflagged_out_of_range: outside the range sent with it, else outside the adult range. abnormal_without_direction: the sender calls it abnormal, and no range says on which side. change_over_time: changed against an earlier reading, whatever its range says. beside_medicine: means more beside a medicine that is taken"""
    status: NotRequired[Literal["within_normal", "watch", "critical"]]
    """What the reading does to the status"""
    urgent: NotRequired[bool]
    """In the urgent tier"""
    comparator: NotRequired[Literal["<", ">", "<=", ">="]]
    """The value was sent as lying beyond this number"""
    supersededOn: NotRequired[str]
    """When a newer reading took its place"""
    observedAt: NotRequired[str]
    """When it was observed; null when not known"""
    referenceStatus: NotRequired[Literal["specified", "published", "provisional"]]
    """Whether that range is verified, provisional or our own"""
    change: NotRequired[ReadingChange]
    """Of change_over_time: the two readings"""


class DmseAnalysisSummary(TypedDict):
    """The result in a few words"""
    status: Literal["within_normal", "subclinical", "clinical_attention"]
    """Where it stands"""
    headline: str
    """The result in one sentence"""
    flagged: list[str]
    """Worst first"""
    requiresClinicianReview: bool
    """Whether a clinician must look at it; set by rules that cannot be turned off"""


class DmseAnalysis(TypedDict):
    object: Literal["dmse.analysis"]
    """What this is"""
    sessionRef: NotRequired[str]
    """Caller correlation id: echoed in the answer, never stored"""
    generatedAt: str
    """Moment of the computation"""
    summary: DmseAnalysisSummary
    """The result in a few words"""
    signalsPresent: int
    """How many signals there are"""
    overallConfidence: Literal["high", "moderate", "low"]
    """Confidence in the whole answer"""
    signals: list[DmseSignal]
    """One entry for each metric that was sent"""
    mseNarrative: list[str]
    """The signals as lines of a mental status examination"""
    interpretationScale: InterpretationScale
    disclaimer: str
    """Advisory notice; show it wherever results are shown"""
    intelligence: Intelligence
    """The block every analysis has: summary, confidence, data quality, provenance, change"""
    model: ModelBlock
    """Which engine and which parameters answered"""


class DmseAnalyzeRequestHistory(TypedDict):
    """Prior values per signal; enables baseline and trend"""
    psychomotor: NotRequired[list[float]]
    """Oldest first; the present value is not part of it"""
    response_latency: NotRequired[list[float]]
    """Oldest first; the present value is not part of it"""
    speech_rate: NotRequired[list[float]]
    """Oldest first; the present value is not part of it"""
    sustained_attention: NotRequired[list[float]]
    """Oldest first; the present value is not part of it"""


class DmseAnalyzeRequest(TypedDict):
    """At least one of the four metrics is required."""
    psychomotorFidgetEpisodes: NotRequired[float]
    """Fidget or restlessness episodes counted in the session"""
    responseLatencySeconds: NotRequired[float]
    """Mean conversational response latency, seconds"""
    speechRateWpm: NotRequired[float]
    """Mean words per minute"""
    sustainedAttentionPct: NotRequired[float]
    """Share of the session with gaze on screen, percent"""
    sessionDurationSeconds: NotRequired[float]
    """Session length, seconds; longer sessions raise confidence"""
    history: NotRequired[DmseAnalyzeRequestHistory]
    """Prior values per signal; enables baseline and trend"""
    sessionRef: NotRequired[str]
    """Caller correlation id: echoed in the answer, never stored"""
    explain: NotRequired[bool]
    """true adds intelligence.reasoning"""
    previous: NotRequired[Previous]
    """An earlier result of the same endpoint, to compare with"""


class DmseSignalBaseline(TypedDict):
    """Present when history was supplied for the signal; sd is null below two values"""
    mean: float
    """Mean of all prior values"""
    sd: float | None
    """Their standard deviation; null below two values"""
    n: int
    """How many prior values there are"""


class DmseSignal(TypedDict):
    signalKey: Literal["response_latency", "psychomotor", "speech_rate", "sustained_attention"]
    """Stable key of the metric"""
    label: str
    """Name for people"""
    present: bool
    """Always true: a metric that was not sent makes no signal"""
    metricValue: float
    """The value as sent"""
    metricUnit: str
    """Unit of the value"""
    interpretation: Literal["within_normal", "subclinical", "clinical_attention"]
    """Where it stands against the population bands and the own baseline"""
    referenceRange: str
    """What the value was set against, in words; says so where it is no published norm"""
    referenceStatus: Literal["specified", "published", "provisional"]
    """Whether that range is verified, provisional or our own"""
    detail: str
    """What was measured and how it compares, in a sentence for a clinician"""
    confidence: Literal["high", "moderate", "low"]
    """How far the answer can be relied on"""
    trendDir: Literal["rising", "falling", "stable", "insufficient_data"]
    """Direction against the own history"""
    mseLine: str
    """The signal as a line of a mental status examination"""
    baseline: NotRequired[DmseSignalBaseline]
    """Present when history was supplied for the signal; sd is null below two values"""


class ErrorError(TypedDict):
    """What went wrong and what to do"""
    code: Literal["invalid_request", "unauthorized", "invalid_token", "payment_required", "forbidden", "not_found", "method_not_allowed", "request_timeout", "conflict", "precondition_failed", "payload_too_large", "unsupported_media_type", "rate_limited", "server_error", "service_unavailable"]
    """Stable code: branch on it"""
    message: str
    """For a developer to read; wording may change"""
    docs: str
    """Link to the page of this code"""
    issues: NotRequired[list[Issue]]
    """One entry per field that failed validation"""


class Error(TypedDict):
    ok: Literal[False]
    """Always false"""
    requestId: str
    """Id of this request, as in `X-Request-Id`"""
    error: ErrorError
    """What went wrong and what to do"""


class EventData(TypedDict):
    """What changed: ids and status, never a result"""
    object: str
    """What the event is about: `lab_order` or `wearable_connection`"""
    id: str
    """Its id: read it for the rest"""
    status: str
    """Its status after the change"""
    patientRef: str
    """Your reference of the patient, as you sent it"""


class Event(TypedDict):
    id: str
    """Id of the event: the same on every delivery of it"""
    object: Literal["event"]
    """Always `event`"""
    apiVersion: str
    """Version of this envelope, date-shaped"""
    createdAt: str
    """Moment of the change it tells of"""
    sequence: NotRequired[int]
    """Number in the stream of the account and mode, from 1, without gaps"""
    type: Literal["lab_order.results_ready", "lab_order.status_changed", "wearable.connected", "wearable.sync_completed", "wearable.disconnected", "retina.screening_analyzed", "retina.screening_reviewed"]
    """What happened"""
    data: EventData
    """What changed: ids and status, never a result"""


class EventList(TypedDict):
    object: Literal["list"]
    """What this is"""
    resource: Literal["event"]
    """What the entries of the list are"""
    count: int
    """How many entries this page has"""
    events: list[Event]
    """Ascending by `sequence`"""
    hasMore: bool
    """Whether a further page has entries"""
    nextCursor: str
    """Where to go on; opaque, and there on an empty page too"""
    truncated: NotRequired[bool]
    """true when the cursor was older than the 30 days kept"""


FhirReportUsedItem = TypedDict("FhirReportUsedItem", {
    "resourceType": "str",
    "count": "int",
    "paths": "list[str]",
    "as": "Literal[\"assessment\", \"reading\", \"prescription\", \"visit\", \"sleep\", \"input\", \"heading\", \"context\", \"allergy\"]",
})


class FhirReportNotUsedItem(TypedDict):
    resourceType: str
    """Type of the resources"""
    count: int
    """How many"""
    paths: list[str]
    """Where they are, as FHIRPath; the first 20"""
    why: str
    """Why they did not"""
    names: NotRequired[list[str]]
    """What they are of, with their days; the first 10"""


class FhirReportRemarksItem(TypedDict):
    path: str
    """The element, as FHIRPath"""
    message: str
    """How it was read"""


class FhirReport(TypedDict):
    resources: int
    """Resources of the bundle, those contained in others not counted"""
    used: list[FhirReportUsedItem]
    """What went into the requests"""
    notUsed: list[FhirReportNotUsedItem]
    """What did not, with the reason"""
    remarks: list[FhirReportRemarksItem]
    """What was read otherwise than it stands there: partial dates, units, values as text; the first 100"""
    requiresClinicianReview: bool
    """Something in the bundle needs a person, whatever the results say; see reviewReasons"""
    reviewReasons: list[str]
    """What needs a person, with its place"""


class FhirResourceBody(TypedDict):
    """FHIR R4 as JSON: a Bundle of one patient with Observation, QuestionnaireResponse, MedicationRequest, MedicationStatement, MedicationDispense, MedicationAdministration, AllergyIntolerance, DiagnosticReport, Condition and Encounter. Other resources are left unread and named in the report"""
    resourceType: str
    """Bundle, or a single resource that a Bundle could hold"""


class FhirScoreResults(TypedDict):
    """The result of each product the bundle had something for, as its own endpoint answers it"""
    dmse: NotRequired[DmseAnalysis]
    """Of the metrics of a session"""
    medication: NotRequired[MedicationAnalysis]
    """Of prescriptions and scores"""
    biomarker: NotRequired[BiomarkerAnalysis]
    """Of laboratory values and vital signs"""
    outcome: NotRequired[OutcomeScore]
    """Of scores and what stands beside them"""
    relapse: NotRequired[RelapsePrediction]
    """Of the early-warning factors"""


class FhirScore(TypedDict):
    object: Literal["fhir.score"]
    """What this is"""
    generatedAt: str
    """Moment of the computation"""
    results: FhirScoreResults
    """The result of each product the bundle had something for, as its own endpoint answers it"""
    report: FhirReport
    """What of the bundle was used, what was not and why"""
    disclaimer: str
    """Advisory notice; show it wherever results are shown"""


class FlatError(TypedDict):
    error: str
    """What went wrong and what to do"""
    errors: NotRequired[list[str]]
    """One message per field that is not valid"""


class Intelligence(TypedDict):
    schema: Literal["service.intelligence/v1"]
    """Version of this block"""
    engine: Literal["dmse", "medication", "biomarker", "outcome", "relapse"]
    """The engine that answered"""
    summary: Summary
    """The result in a few words"""
    confidence: Confidence
    """How far the answer can be relied on"""
    dataQuality: DataQuality
    """How complete and how fresh the inputs are"""
    provenance: Provenance
    """What the answer was made from"""
    codes: list[Code]
    """Standard codes of what was found; metadata, never scored"""
    change: Change | None
    """Comparison with `previous`; null when none was sent"""
    interpretationScale: InterpretationScale
    reasoning: NotRequired[Reasoning | None]
    """Narrative with `explain: true`; null when no model could word it in time"""


class Issue(TypedDict):
    path: str
    """Field name, for example labs[0].results.biomarkers[3].name; `body` for the body itself"""
    message: str
    """What the field must be"""
    code: NotRequired[str]
    """Kind of the problem in the words of FHIR; on FHIR endpoints"""


class LabOrder(TypedDict):
    object: Literal["lab_order"]
    """What this is"""
    id: str
    """Its id"""
    patientRef: str
    """Your reference of the patient"""
    panelId: str
    """Key of the panel in the catalogue"""
    panelName: str
    """Name of the panel"""
    category: str
    """Group of the catalogue"""
    priceCents: int
    """As listed when the order was placed"""
    status: Literal["requested", "authorized", "scheduled", "collected", "in_transit", "processing", "resulted", "completed", "cancelled", "failed"]
    """Where it stands"""
    statusReason: Literal["redraw_required", "not_performed"] | None
    """Why the order ended without results; else null"""
    note: str
    """Empty when none was sent"""
    requisitionNumber: str
    """Number for the laboratory, with a check digit"""
    metadata: dict[str, Any]
    """Your own names and values, as you sent them"""
    createdAt: str
    """When it was created"""
    updatedAt: str
    """When it last changed"""
    notice: str
    """What still has to happen, for people"""


class LabOrderList(TypedDict):
    object: Literal["list"]
    """What this is"""
    resource: Literal["lab_order"]
    """What the entries of the list are"""
    count: int
    """How many entries this page has"""
    orders: list[LabOrder]
    """Newest first"""
    hasMore: bool
    """true when older ones exist: ask again with `before` set to `nextCursor`"""
    nextCursor: str | None
    """Where the next page begins; null at the end"""


class LabOrderPanel(TypedDict):
    panelId: str
    """Key of the panel in the catalogue"""
    name: str
    """Name"""
    category: str
    """Group of the catalogue"""
    description: str
    """What the panel is for"""
    priceCents: int
    """List price of this deployment, US cents"""
    turnaround: str
    """Usual time from collection to results"""
    useCases: list[str]
    """When clinicians order it"""
    analytes: list[LabPanelAnalyte]
    """What is measured"""
    sources: list[LabPanelSource]
    """Where the content comes from"""


class LabOrderRequest(TypedDict):
    patientRef: str
    """Your id of the patient"""
    panelId: str
    """From the catalog of panels"""
    note: NotRequired[str]
    """For the laboratory. No patient identifiers: e-mail addresses, telephone numbers, dates and identity numbers are refused"""
    metadata: NotRequired[dict[str, Any]]
    """Echoed; keep it free of health information. At most 16384 characters as JSON"""


class LabOrderWithResults(TypedDict):
    object: Literal["lab_order"]
    """What this is"""
    id: str
    """Its id"""
    patientRef: str
    """Your reference of the patient"""
    panelId: str
    """Key of the panel in the catalogue"""
    panelName: str
    """Name of the panel"""
    category: str
    """Group of the catalogue"""
    priceCents: int
    """As listed when the order was placed"""
    status: Literal["requested", "authorized", "scheduled", "collected", "in_transit", "processing", "resulted", "completed", "cancelled", "failed"]
    """Where it stands"""
    statusReason: Literal["redraw_required", "not_performed"] | None
    """Why the order ended without results; else null"""
    note: str
    """Empty when none was sent"""
    requisitionNumber: str
    """Number for the laboratory, with a check digit"""
    metadata: dict[str, Any]
    """Your own names and values, as you sent them"""
    createdAt: str
    """When it was created"""
    updatedAt: str
    """When it last changed"""
    notice: str
    """What still has to happen, for people"""
    results: LabResults | None
    """null until the order is resulted"""


class LabPanelResults(TypedDict):
    """What was measured"""
    biomarkers: list[Biomarker]
    """The readings of the panel"""


class LabPanel(TypedDict):
    id: str
    """Caller id of at most 256 characters, echoed as the sourceRef of every signal of this entry"""
    labName: str
    """Name of the panel or laboratory"""
    observedAt: NotRequired[str]
    """When drawn or observed. ISO 8601 date (YYYY-MM-DD) or RFC 3339 date-time; without an offset it means UTC"""
    results: LabPanelResults
    """What was measured"""


class LabPanelAnalyte(TypedDict):
    key: str | None
    """Key of the analyte as the biomarker endpoints know it; null for a test they do not know"""
    name: str
    """Name of the analyte"""
    unit: str | None
    """Unit of the value; null where it has none"""
    loinc: str | None
    """LOINC code, where one was checked against a public source"""


class LabPanelList(TypedDict):
    object: Literal["list"]
    """What this is"""
    resource: Literal["lab_panel"]
    """What the entries of the list are"""
    count: int
    """How many entries this page has"""
    panels: list[LabOrderPanel]
    """The panels of the catalogue"""


class LabPanelSource(TypedDict):
    about: Literal["contents", "price_and_turnaround"]
    """What the source is for"""
    status: Literal["specified", "published", "provisional"]
    """verified, memory or ours"""
    source: str
    """The source itself"""


class LabReading(TypedDict):
    name: str
    """Name as delivered"""
    value: float | str | None
    """Measured value"""
    unit: NotRequired[str]
    """Unit as delivered"""
    flag: NotRequired[str]
    """high, low, critical or normal in any case, or HL7 H, L, HH, LL, N; only abnormal flags produce a signal"""
    abnormal: NotRequired[bool]
    """The sender calls it abnormal without a side, as HL7 A does; a flag with a side goes into flag"""
    referenceRange: NotRequired[str]
    """Range as delivered"""
    note: NotRequired[str]
    """Remark as delivered"""


class LabResultPanelResults(TypedDict):
    """What was measured"""
    biomarkers: list[LabReading]
    """The readings, in the fields of a request"""


class LabResultPanel(TypedDict):
    id: str
    """Caller id of at most 256 characters, echoed as the sourceRef of every signal of this entry"""
    labName: str
    """Name of the panel as delivered"""
    observedAt: NotRequired[str]
    """When drawn or observed. ISO 8601 date (YYYY-MM-DD) or RFC 3339 date-time; without an offset it means UTC"""
    results: LabResultPanelResults
    """What was measured"""


class LabResults(TypedDict):
    source: Literal["json", "fhir", "simulated", "none"]
    """How the results arrived; `simulated` never left the sandbox"""
    reportStatus: Literal["final", "amended", "corrected", "appended"]
    """How final the report is; what is not final is no result"""
    reportedAt: str
    """Moment of the report"""
    labs: list[LabResultPanel]
    """Readings by moment, ready for the biomarker analysis"""
    notice: str
    """What to know before the readings are used"""


class LabSimulationRequest(TypedDict):
    outcome: NotRequired[Literal["normal", "abnormal", "critical", "corrected", "redraw", "failed"]]
    """`normal` when not given"""
    seed: NotRequired[int]
    """The same seed gives the same readings; 0 when not given"""
    steps: NotRequired[int]
    """How many transitions to make now; all that are left when not given"""


class MedicationAgentRequest(TypedDict):
    medications: list[str]
    """Lines of a medication list, as people write them"""
    context: NotRequired[str]
    """May be considered by the agent; never overrides engine findings"""


class MedicationAgentResponseAssessmentInteractionsItemStopped(TypedDict):
    """The one of the two that was stopped and still matters"""
    name: str
    """The medicine that was stopped and still matters"""
    when: str | None
    """As the entry says it; null when it states no time"""
    washoutDays: int
    """How long it matters after the last dose"""
    stillMattersDays: int | None
    """Days left at most; null when no time was stated"""
    evidence: Literal["published", "provisional"]
    """Standing of the washout"""
    source: str
    """Where its washout time comes from"""


class MedicationAgentResponseAssessmentInteractionsItem(TypedDict):
    a: str
    """One medicine of the pair"""
    b: str
    """The other medicine or exposure"""
    severity: Literal["contraindicated", "major", "moderate", "minor"]
    """contraindicated, major, moderate or minor"""
    mechanism: str
    """Why they interact"""
    recommendation: str
    """What to check or whom to ask"""
    evidence: NotRequired[Literal["published", "provisional"]]
    """`published`: a named source grades the interaction so; `provisional`: not yet verified"""
    source: NotRequired[str]
    """Where the interaction and its severity come from"""
    ruleIds: NotRequired[list[str]]
    """Rules behind the interaction, most severe first"""
    stopped: NotRequired[MedicationAgentResponseAssessmentInteractionsItemStopped]
    """The one of the two that was stopped and still matters"""


class MedicationAgentResponseAssessmentNotesItem(TypedDict):
    kind: Literal["duplicate_therapy", "maximum_dose", "restart", "combination", "pregnancy", "breast_feeding", "kidney", "liver", "ecg", "age", "condition", "laboratory"]
    """What the note is about"""
    subject: str
    """The medicine or combination"""
    note: str
    """The note, in a sentence for a clinician"""
    level: NotRequired[Literal["low", "moderate", "high"]]
    """What the note alone makes of `risk.level`; absent where nothing"""


class MedicationAgentResponseAssessmentStoppedItem(TypedDict):
    name: str
    """A medicine that was stopped and still matters"""
    when: str | None
    """As the entry says it; null when it states no time"""
    leastDaysAgo: int | None
    """The fewest days the words allow"""
    checked: bool
    """Whether a washout is listed for it; false: read as stopped, not checked"""


class MedicationAgentResponseAssessment(TypedDict):
    interactions: list[MedicationAgentResponseAssessmentInteractionsItem]
    """Pairs that interact, worst first"""
    recognized: list[str]
    """Medicines and exposures that were recognised"""
    unrecognized: list[str]
    """Lines nothing is known by: not checked"""
    notes: NotRequired[list[MedicationAgentResponseAssessmentNotesItem]]
    """What to check besides interactions"""
    stopped: NotRequired[list[MedicationAgentResponseAssessmentStoppedItem]]
    """Read as stopped, so not among `recognized`"""


class MedicationAgentResponseRisk(TypedDict):
    """Safety as graded by rules; words can raise it, never lower it"""
    flag: bool
    """Whether the request holds something that needs a person now"""
    level: Literal["none", "low", "moderate", "high"]
    """Level of it"""
    labels: list[str]
    """What raised the risk"""


class MedicationAgentResponseContextReadItem(TypedDict):
    text: str
    """The words, as sent"""
    readAs: str
    """What they were read as"""
    state: Literal["present", "absent", "past", "other", "thought_of"]
    """So now, said not to be so, over, of somebody else, or only watched for or planned"""


class MedicationAgentResponse(TypedDict):
    object: Literal["medication.agent.assessment"]
    """What this is"""
    patientId: str
    """Your id of the patient"""
    mode: Literal["advisory"]
    """How the agent ran"""
    ok: bool
    """false means a partial draft: see warnings"""
    assessment: MedicationAgentResponseAssessment | None
    """What the engine decided; null when nothing could be assessed"""
    risk: MedicationAgentResponseRisk
    """Safety as graded by rules; words can raise it, never lower it"""
    reasoning: Reasoning | None
    """The findings put into words; null when no model could"""
    citations: list[str]
    """What each statement rests on"""
    toolCalls: list[str]
    """The tools that were used, in order"""
    steps: int
    """How many steps the agent took"""
    warnings: list[str]
    """What was left out or could not be read"""
    notChecked: NotRequired[list[str]]
    """What this answer did not look at: what nothing was said of, doses not given, entries not recognised"""
    contextRead: NotRequired[list[MedicationAgentResponseContextReadItem]]
    """What of the context was understood, and as what"""
    contextNotRead: NotRequired[list[str]]
    """Clauses of the context that were not understood, as sent: nothing was concluded from them"""
    disclaimer: str
    """Advisory notice; show it wherever results are shown"""


class MedicationAnalysis(TypedDict):
    object: Literal["medication.analysis"]
    """What this is"""
    sessionRef: NotRequired[str]
    """Caller correlation id: echoed in the answer, never stored"""
    generatedAt: str
    """Moment of the computation"""
    signalsPresent: int
    """How many signals there are"""
    signals: list[ClinicalSignal]
    """What was found, most urgent first"""
    disclaimer: str
    """Advisory notice; show it wherever results are shown"""
    intelligence: Intelligence
    """The block every analysis has: summary, confidence, data quality, provenance, change"""
    model: ModelBlock
    """Which engine and which parameters answered"""


class MedicationAnalyzeRequest(TypedDict):
    prescriptions: list[Prescription]
    """Prescriptions of the patient, present and past"""
    assessments: list[Assessment]
    """Scored scales with their dates"""
    dmseLatencyPctChange: NotRequired[float]
    """Response latency change measured by the digital MSE, percent"""
    sessionRef: NotRequired[str]
    """Caller correlation id: echoed in the answer, never stored"""
    explain: NotRequired[bool]
    """true adds intelligence.reasoning"""
    previous: NotRequired[Previous]
    """An earlier result of the same endpoint, to compare with"""


class ModelBlock(TypedDict):
    key: str
    """Engine id"""
    version: int | None
    """Active calibrated version; null means shipped defaults"""
    source: Literal["default", "calibrated"]
    """Whether shipped or calibrated parameters were used"""


class MseAgentProposalDraft(TypedDict):
    selection: MseSelection
    lines: list[MseLine]
    """The exam as lines of a narrative"""
    objectiveBlock: str
    """The same as one text for the objective part of a note"""


class MseAgentProposalReasoning(TypedDict):
    narrative: str
    """The words"""
    generatedAt: str
    """Moment of the computation"""


class MseAgentProposalContextReadItem(TypedDict):
    text: str
    """The words, as sent"""
    readAs: str
    """What they were read as"""
    state: Literal["present", "absent", "past", "other", "thought_of"]
    """So now, said not to be so, over, of somebody else, or only watched for or planned"""


# Headers of that request
MseAgentProposalCommitHeaders = TypedDict("MseAgentProposalCommitHeaders", {
    "If-None-Match": "Literal[\"*\"]",
})


class MseAgentProposalCommitBody(TypedDict):
    """Body of that request"""
    patientId: str
    """Your id of the patient"""
    selection: MseSelection
    clinicianId: NotRequired[str]
    """Your id of the clinician"""


class MseAgentProposalCommit(TypedDict):
    method: Literal["POST"]
    """Method of that request"""
    path: str
    """The write endpoint of the visit"""
    headers: MseAgentProposalCommitHeaders
    """Headers of that request"""
    body: MseAgentProposalCommitBody
    """Body of that request"""


class MseAgentProposal(TypedDict):
    object: Literal["mse.agent.proposal"]
    """What this is"""
    visitId: str
    """The visit the draft is for"""
    mode: Literal["proposed"]
    """proposed: nothing was written"""
    ok: bool
    """false when the draft does not validate: then there is no commit"""
    draft: MseAgentProposalDraft | None
    """The drafted exam; null when nothing could be drafted"""
    risk: MseRisk
    """Safety as graded by rules; words can raise it, never lower it"""
    reasoning: MseAgentProposalReasoning | None
    """The draft put into words; null when no model could"""
    citations: list[str]
    """Quotes of the transcript, word for word, or signal references"""
    statementsToClarify: list[MseStatementToClarify]
    """What was said and may be risk though no option of the draft rests on it, most serious first: for a clinician to ask about; nothing is decided by it"""
    evidence: NotRequired[list[MseDraftEvidence]]
    """Where in the transcript the words stand that each option and each statement to clarify rests on"""
    asked: NotRequired[list[MseAskedQuestion]]
    """C-SSRS questions that were asked and plainly denied the last time, for a clinician to set: a draft never answers no itself"""
    toolCalls: list[Literal["getCatalog", "analyzeTelemetry", "validateDraft", "assessRisk"]]
    """The tools that were used, in order"""
    steps: int
    """How many steps the agent took"""
    warnings: list[str]
    """What was left out or could not be read"""
    contextRead: NotRequired[list[MseAgentProposalContextReadItem]]
    """What of the context was understood, and as what"""
    contextNotRead: NotRequired[list[str]]
    """Clauses of the context that were not understood, as sent: nothing was concluded from them"""
    commit: MseAgentProposalCommit | None
    """The request that persists the draft once a clinician has reviewed it; null when `ok` is false"""
    disclaimer: str
    """What the answer is not"""


class MseAgentRequest(TypedDict):
    patientId: str
    """Your id of the patient; carried into the commit request"""
    transcript: NotRequired[str]
    """Raw visit transcript"""
    telemetry: NotRequired[MseTelemetry]
    """Measurements of the visit, as for the digital examination"""
    context: NotRequired[str]
    """Free text about the visit: data, never an instruction"""
    clinicianId: NotRequired[str]
    """Carried into the commit request"""


MseAskedQuestion = TypedDict("MseAskedQuestion", {
    "question": "Literal[\"q1\", \"q2\", \"q3\", \"q4\", \"q5\", \"q6\"]",
    "answer": "Literal[\"denied\"]",
    "quote": "str",
    "from": "int",
    "to": "int",
})


class MseAuditEntry(TypedDict):
    id: str
    """Its id"""
    at: str
    """Moment of the act"""
    keyId: str | None
    """Key that acted; null for the operator of the service"""
    action: str
    """What was done, for example `mse.read`"""
    outcome: Literal["allowed", "denied"]
    """allowed or denied"""
    visitId: str | None
    """The visit; null where the act was about none"""
    patientId: str | None
    """The patient; null where the act was about none"""
    version: int | None
    """The version; null where the act was about none"""
    requestId: str | None
    """The request, as in `X-Request-Id`; null for acts of the service"""
    operator: NotRequired[str | None]
    """Names the admin token of the operator who acted; null for a key"""
    reason: NotRequired[str | None]
    """Why the operator acted"""


class MseCode(TypedDict):
    """A clinical code; what has no code is not mapped"""
    system: Literal["http://snomed.info/sct", "http://loinc.org", "http://www.nlm.nih.gov/research/umls/rxnorm"]
    """Code system, as a URI"""
    code: str
    """Code in that system"""
    display: str
    """Name of the code in that system"""


class MseDiffRiskLevel(TypedDict):
    """The graded risk of both versions"""
    before: Literal["none", "low", "moderate", "high"]
    """Level of the earlier version"""
    after: Literal["none", "low", "moderate", "high"]
    """Level of the later version"""


class MseDiff(TypedDict):
    domains: list[MseDomainDiff]
    """Every domain that either version records"""
    riskLevel: MseDiffRiskLevel
    """The graded risk of both versions"""


class MseDomain(TypedDict):
    key: str
    """Key of the domain in a selection"""
    label: str
    """Name for people"""
    type: str
    """How the options are offered, for example chips"""
    multi: bool
    """false: one value at most"""
    options: list[MseOption]
    """What can be recorded"""
    hasNote: bool
    """Takes a free-text note"""


class MseDomainCatalogObservationMetadata(TypedDict):
    """What an observation may say of itself"""
    provenanceValues: list[Literal["clinician", "digital_mse", "wearable", "patient_reported"]]
    """Where an observation may come from"""
    confidenceValues: list[Literal["high", "medium", "low"]]
    """Levels of confidence"""
    confidenceScore: str
    """Kind of the confidence score"""
    supportingSignals: str
    """Kind of the list of signals"""


class MseDomainCatalogCssrs(TypedDict):
    """The Columbia scale of the risk domain"""
    appliesTo: Literal["risk"]
    """Domain that takes the answers"""
    questions: list[CssrsQuestion]
    """Its questions in order"""


class MseDomainCatalog(TypedDict):
    version: Literal["1"]
    """Version of the catalogue"""
    panel: MseCode
    observationMetadata: MseDomainCatalogObservationMetadata
    """What an observation may say of itself"""
    domains: list[MseDomain]
    """In the order of the narrative"""
    cssrs: MseDomainCatalogCssrs
    """The Columbia scale of the risk domain"""


class MseDomainDiff(TypedDict):
    key: str
    """The domain"""
    label: str
    """Name for people"""
    change: Literal["added", "removed", "changed", "unchanged"]
    """added, removed or changed"""
    added: list[str]
    """Option values"""
    removed: list[str]
    """Options only the earlier version has"""
    kept: list[str]
    """Options both versions have"""
    fields: list[MseFieldChange]
    """Note and metadata that differ"""
    cssrs: list[CssrsChange]
    """Answers that differ"""


MseDraftEvidence = TypedDict("MseDraftEvidence", {
    "domain": "str",
    "value": "str",
    "from": "int",
    "to": "int",
    "speaker": "Literal[\"patient\", \"clinician\", \"other\", \"unknown\"]",
})


class MseFieldChange(TypedDict):
    field: Literal["text", "provenance", "confidence", "confidenceScore", "supportingSignals"]
    """Name of the field of the entry"""
    before: Any
    """null when it was not recorded"""
    after: Any
    """null when it is no longer recorded"""


class MseHistory(TypedDict):
    visitId: str
    """Your id of the visit"""
    versions: list[MseHistoryEntry]
    """Newest first"""
    hasMore: bool
    """Older versions follow. A page ends early where its versions are large, so ask this, not the count"""
    nextCursor: str | None
    """Ask with it as `before` for the versions that follow; null at the end"""


class MseHistoryEntry(TypedDict):
    version: int
    """Number of the version, from 1"""
    savedAt: str
    """When it was saved"""
    lines: list[str]
    """The exam as lines of a narrative"""
    superseded: bool
    """true when a later version exists"""
    sealMismatch: NotRequired[Literal[True]]
    """Only there when the stored content is not what was hashed as it was written: `lines` is empty"""


class MseLine(TypedDict):
    key: str
    """Key of the domain"""
    label: str
    """Name for people"""
    line: str
    """Narrative of the domain, always one line"""
    provenance: NotRequired[Literal["clinician", "digital_mse", "wearable", "patient_reported"]]
    """Where the observation comes from"""
    confidence: NotRequired[Literal["high", "medium", "low"]]
    """How sure the observer is"""
    confidenceScore: NotRequired[float]
    """Confidence in the observation, 0 to 1"""
    supportingSignals: NotRequired[list[str]]
    """Signals the observation rests on"""
    codes: NotRequired[list[MseCode]]
    """Codes of the domain and of the recorded options"""


class MseOption(TypedDict):
    value: str
    """What a selection names"""
    label: str
    """Name for people"""
    risk: bool
    """Risk-bearing: recording it flags the exam"""
    codes: list[MseCode]
    """Standard codes of the option"""


class MsePatchRequest(TypedDict):
    patientId: str
    """Your id of the patient"""
    selection: MseSelection
    """Domains to replace; the others are carried forward"""
    clinicianId: NotRequired[str]
    """Your id of the clinician who writes"""


class MsePatchResponse(TypedDict):
    ok: Literal[True]
    """Always true: failures have a status of their own"""
    version: int
    """Number of the version"""
    risk: MseRisk
    """Safety as graded by rules; words can raise it, never lower it"""
    warnings: NotRequired[list[str]]
    """Contradictions, open C-SSRS answers, and risk findings the version before had"""
    patchedDomains: list[str]
    """The domains that were replaced"""


class MseRecord(TypedDict):
    visitId: str
    """Your id of the visit"""
    patientId: str
    """Your id of the patient"""
    selection: MseStoredSelection
    lines: list[MseLine]
    """The exam as lines of a narrative"""
    objectiveBlock: str
    """All lines joined by a line break"""
    riskFlag: bool
    """true when the version records a risk"""
    riskLevel: Literal["none", "low", "moderate", "high"]
    """Graded risk of the version"""
    riskLabels: list[str]
    """Risk-bearing findings and the C-SSRS result in words"""
    riskAssessed: bool
    """false when risk was not examined: a level of none is then not a finding of no risk"""
    version: int
    """Number of the version, from 1"""
    savedAt: str | None
    """When it was saved"""
    signed: bool
    """Of this version; an addendum is unsigned until it is signed"""
    signedAt: str | None
    """Moment of the signature; null when unsigned"""
    signedByName: str | None
    """Who signed; null when unsigned"""
    signedByCredential: str | None
    """Credential of the signer; null when none was given"""
    signedByLicense: str | None
    """Licence of the signer; null when none was given"""
    signedByOrganization: str | None
    """Where the signer works; null when none was given"""
    signedVersion: int | None
    """Latest version that was signed; null without a signature"""


class MseRisk(TypedDict):
    flag: bool
    """true with any risk-bearing option or positive C-SSRS screen"""
    level: Literal["none", "low", "moderate", "high"]
    """none, low, moderate or high"""
    labels: list[str]
    """Risk-bearing findings and the C-SSRS result in words"""
    safetyEventId: NotRequired[str]
    """Present where a write emitted a safety event"""
    riskAssessed: bool
    """false when risk was not examined: a level of none is then not a finding of no risk"""


class MseSelectionEntry(TypedDict):
    values: list[str]
    """Option values of the domain, each once"""
    text: NotRequired[str]
    """Note, appended to the line of the domain"""
    provenance: NotRequired[Literal["clinician", "digital_mse", "wearable", "patient_reported"]]
    """Where the observation comes from"""
    confidence: NotRequired[Literal["high", "medium", "low"]]
    """How sure the observer is"""
    confidenceScore: NotRequired[float]
    """Confidence in the observation, 0 to 1"""
    supportingSignals: NotRequired[list[str]]
    """Signal names such as latency, speech_rate, blink_rate"""
    cssrs: NotRequired[CssrsAnswers]
    """C-SSRS answers; only in the domain `risk`"""


class MseSignRequest(TypedDict):
    patientId: str
    """Your id of the patient"""
    signedByName: str
    """Name of the signer"""
    attestation: str
    """What the signer attests, as shown to the signer"""
    credential: NotRequired[str]
    """For example MD"""
    license: NotRequired[str]
    """Number of the licence"""
    organization: NotRequired[str]
    """Where the signer works"""
    timezone: NotRequired[str]
    """Time zone of the signer, for example Europe/Berlin"""
    version: NotRequired[int]
    """Version that is meant; 412 when the record has moved on. Needed when it changed since this key read it"""


class MseSignResponse(TypedDict):
    ok: Literal[True]
    """Always true: failures have a status of their own"""
    signatureId: str
    """Id of the signature"""
    version: int
    """Version that was signed"""
    contentHash: str
    """Hash of the signed content"""


class MseStatementToClarify(TypedDict):
    quote: str
    """What was said, word for word"""
    topic: str
    """What it may be about, by a fixed key: 'suicidal_thoughts', 'violence_plan', 'means_access'"""
    reason: Literal["answer does not plainly deny", "wording not clear", "sounds like risk by its words", "not plainly harmless beside risk"]
    """Why it has to be asked again"""
    question: NotRequired[str]
    """A question a clinician may ask to clarify it"""


class MseStoredEntry(TypedDict):
    values: list[str]
    """Options that were recorded"""
    text: NotRequired[str]
    """Note of the clinician"""
    provenance: NotRequired[Literal["clinician", "digital_mse", "wearable", "patient_reported"]]
    """Where the observation comes from"""
    confidence: NotRequired[Literal["high", "medium", "low"]]
    """How sure the observer is"""
    confidenceScore: NotRequired[float]
    """Confidence in the observation, 0 to 1"""
    supportingSignals: NotRequired[list[str]]
    """Signals the observation rests on"""
    cssrs: NotRequired[CssrsAnswers]
    """C-SSRS answers; only in the domain `risk`"""


class MseTelemetry(TypedDict):
    speechRateWpm: NotRequired[float]
    """Mean words per minute"""
    responseLatencySeconds: NotRequired[float]
    """Mean conversational response latency, seconds"""
    psychomotorFidgetEpisodes: NotRequired[float]
    """Fidget or restlessness episodes counted in the session"""
    sustainedAttentionPct: NotRequired[float]
    """Share of the session with gaze on screen, percent"""
    sessionDurationSeconds: NotRequired[float]
    """Session length, seconds; longer sessions raise confidence"""


class MseWriteRequest(TypedDict):
    patientId: str
    """Your id of the patient"""
    selection: MseSelection
    clinicianId: NotRequired[str]
    """Your id of the clinician who writes"""


class MseWriteResponse(TypedDict):
    ok: Literal[True]
    """Always true: failures have a status of their own"""
    version: int
    """Number of the version"""
    risk: MseRisk
    """Safety as graded by rules; words can raise it, never lower it"""
    warnings: NotRequired[list[str]]
    """Contradictions, open C-SSRS answers, and risk findings the version before had"""


class OutcomeAgentRequestInstrumentsItem(TypedDict):
    """At least one of responses and total is required."""
    instrument: str
    """Instrument code"""
    responses: NotRequired[list[float]]
    """The answer to every item in order, as points; they count before `total`"""
    total: NotRequired[float]
    """Not enough for instruments whose scales share a name: send responses"""
    priorTotal: NotRequired[float]
    """Enables trajectory and reliable change"""


class OutcomeAgentRequest(TypedDict):
    instruments: list[OutcomeAgentRequestInstrumentsItem]
    """Questionnaires with their answers or totals"""
    context: NotRequired[str]
    """May be considered by the agent; never overrides engine findings"""


class OutcomeAgentResponseAssessmentResultsItem(TypedDict):
    instrument: str
    """Key of the instrument"""
    total: float
    """The total"""
    severity: str
    """Band of the total"""
    trajectory: Literal["improved", "worsened", "stable", "unknown"]
    """Against `priorTotal`; unknown without one"""
    change: float | None
    """Total minus prior total; null without one"""
    reliableChange: bool | None
    """Whether the change is beyond measurement error; null when not known"""
    name: NotRequired[str]
    """Name of the instrument"""
    scale: NotRequired[str]
    """Key of the scale: total, or a subscale"""
    label: NotRequired[str]
    """Name of the scale"""
    min: NotRequired[float]
    """Lowest possible total"""
    max: NotRequired[float]
    """Highest possible total"""
    positive: NotRequired[bool | None]
    """Screening cut reached; null without a cut"""
    source: NotRequired[Literal["responses", "total"]]
    """Where the cut-offs come from"""
    totalIs: NotRequired[Literal["at_least", "at_most"]]
    """Answers are missing: `total` is the mildest score that the others allow, and decides"""
    referenceStatus: NotRequired[Literal["specified", "published", "provisional"]]
    """Standing of the severity bands"""


class OutcomeAgentResponseAssessmentObservationsItem(TypedDict):
    instrument: str
    """The instrument it is about"""
    note: str
    """One sentence on the score, with its source"""


class OutcomeAgentResponseAssessment(TypedDict):
    results: list[OutcomeAgentResponseAssessmentResultsItem]
    """Each scored scale"""
    observations: list[OutcomeAgentResponseAssessmentObservationsItem]
    """What stands out, most urgent first"""


class OutcomeAgentResponseRisk(TypedDict):
    """Safety as graded by rules; words can raise it, never lower it"""
    flag: bool
    """Whether the request holds something that needs a person now"""
    level: Literal["none", "low", "moderate", "high"]
    """Level of it"""
    labels: list[str]
    """What raised the risk"""


class OutcomeAgentResponseContextReadItem(TypedDict):
    text: str
    """The words, as sent"""
    readAs: str
    """What they were read as"""
    state: Literal["present", "absent", "past", "other", "thought_of"]
    """So now, said not to be so, over, of somebody else, or only watched for or planned"""


class OutcomeAgentResponse(TypedDict):
    object: Literal["outcome.agent.assessment"]
    """What this is"""
    patientId: str
    """Your id of the patient"""
    mode: Literal["advisory"]
    """How the agent ran"""
    ok: bool
    """false means a partial draft: see warnings"""
    assessment: OutcomeAgentResponseAssessment | None
    """What the engine decided; null when nothing could be assessed"""
    risk: OutcomeAgentResponseRisk
    """Safety as graded by rules; words can raise it, never lower it"""
    reasoning: Reasoning | None
    """The findings put into words; null when no model could"""
    citations: list[str]
    """What each statement rests on"""
    toolCalls: list[str]
    """The tools that were used, in order"""
    steps: int
    """How many steps the agent took"""
    warnings: list[str]
    """What was left out or could not be read"""
    notChecked: NotRequired[list[str]]
    """What this answer did not look at: what nothing was said of, doses not given, entries not recognised"""
    contextRead: NotRequired[list[OutcomeAgentResponseContextReadItem]]
    """What of the context was understood, and as what"""
    contextNotRead: NotRequired[list[str]]
    """Clauses of the context that were not understood, as sent: nothing was concluded from them"""
    disclaimer: str
    """Advisory notice; show it wherever results are shown"""


class OutcomeComponent(TypedDict):
    key: Literal["symptoms", "dmse", "medication", "biomarker", "sleep"]
    """The source of the contribution"""
    label: str
    """Name for people"""
    contribution: float
    """Signed share of the score"""
    detail: str
    """Explanation in a sentence"""
    available: bool
    """false when nothing of this source was sent: it adds 0"""


class OutcomeScore(TypedDict):
    object: Literal["outcome.score"]
    """What this is"""
    sessionRef: NotRequired[str]
    """Caller correlation id: echoed in the answer, never stored"""
    generatedAt: str
    """Moment of the computation"""
    score: float
    """-100 worsening to +100 strong improvement"""
    direction: Literal["improving", "stable", "worsening", "insufficient_data"]
    """improving, stable, worsening or insufficient_data"""
    confidence: Literal["high", "moderate", "low"]
    """How far the answer can be relied on"""
    components: list[OutcomeComponent]
    """Each source with its contribution"""
    summaryLine: str
    """The result in one line"""
    sourceCount: int
    """How many sources were available"""
    disclaimer: str
    """Advisory notice; show it wherever results are shown"""
    intelligence: Intelligence
    """The block every analysis has: summary, confidence, data quality, provenance, change"""
    model: ModelBlock
    """Which engine and which parameters answered"""


class OutcomeScoreRequest(TypedDict):
    assessments: list[Assessment]
    """Scored scales with their dates"""
    dmseLatencyPctChange: NotRequired[float]
    """Response latency change measured by the digital MSE, percent"""
    activeMedications: NotRequired[int]
    """Medications taken now"""
    biomarkerWatchCount: NotRequired[int]
    """Biomarkers on watch"""
    avgSleepHours: NotRequired[float]
    """Average sleep per night, hours"""
    sessionRef: NotRequired[str]
    """Caller correlation id: echoed in the answer, never stored"""
    explain: NotRequired[bool]
    """true adds intelligence.reasoning"""
    previous: NotRequired[Previous]
    """An earlier result of the same endpoint, to compare with"""


class PatientSignedOut(TypedDict):
    signedOut: Literal[True]
    """The session no longer holds, wherever its cookie is"""


class Ping(TypedDict):
    object: Literal["ping"]
    """What this is"""
    accountId: str
    """The account of the key"""
    plan: Literal["sandbox", "launch", "scale", "enterprise", "none"]
    """Plan of the account"""
    mode: Literal["test", "live"]
    """test or live, by the key"""
    keyKind: Literal["secret", "publishable"]
    """secret or publishable"""
    time: str
    """Time of the service"""


class Prescription(TypedDict):
    id: str
    """Caller id of at most 256 characters, echoed as the sourceRef of every signal of this entry"""
    medicationName: str
    """Name as prescribed; brand or generic, a strength may stand beside it"""
    dosage: NotRequired[str]
    """Dose as prescribed, free text"""
    frequency: NotRequired[str]
    """How often, free text"""
    status: str
    """For example active or discontinued"""
    prescribedAt: NotRequired[str]
    """Start date; anchors the before/after symptom comparison. ISO 8601 date (YYYY-MM-DD) or RFC 3339 date-time; without an offset it means UTC"""


class Previous(TypedDict):
    score: NotRequired[float]
    """Score of the earlier result"""
    status: NotRequired[str]
    """Prior status or level exactly as returned"""
    computedAt: NotRequired[str]
    """Echoed as change.previousComputedAt. ISO 8601 date (YYYY-MM-DD) or RFC 3339 date-time; without an offset it means UTC"""
    inputs: NotRequired[dict[str, Any]]
    """Prior input values keyed by request field name"""


class Provenance(TypedDict):
    generatedAt: str
    """Moment of the computation"""
    engineVersion: str
    """`default` when no calibrated version is active"""
    method: str
    """How it was computed"""
    inputs: list[ProvenanceInput]
    """Every value used or deliberately not used"""


class ProvenanceInput(TypedDict):
    name: str
    """Name of the input as sent"""
    value: Any
    """The value as used"""
    observedAt: str | None
    """When it was observed; null when not known"""
    contributed: bool
    """false when it was read and left out"""


ReadingChange = TypedDict("ReadingChange", {
    "from": "float",
    "to": "float",
    "unit": "str",
    "difference": "float",
    "percent": "int",
    "hours": "int",
    "earlierObservedAt": "NotRequired[str]",
    "earlierSourceRef": "str",
})


class Reasoning(TypedDict):
    narrative: str
    """2 to 4 sentences constrained to what the engine computed"""
    generatedAt: str
    """Moment of the computation"""
    generatedBy: NotRequired[str]
    """Which model wrote it, for example builtin"""
    promptVersion: NotRequired[str]
    """Version of the instructions the model was given"""


class RelapseAgentRequestSignalsItem(TypedDict):
    indicator: str
    """Recognised indicator, its label, or the sign in the words of a note; case, spaces and hyphens do not count"""
    severity: float
    """0 not at all to 1 extreme"""


class RelapseAgentRequest(TypedDict):
    signals: list[RelapseAgentRequestSignalsItem]
    """Early signs that were observed"""
    context: NotRequired[str]
    """May be considered by the agent; never overrides engine findings"""


class RelapseAgentResponseAssessmentContributingItem(TypedDict):
    indicator: str
    """Key of the sign"""
    label: str
    """Name for people"""
    severity: float
    """Severity as sent"""
    contribution: float
    """Its share of the score"""
    sentAs: NotRequired[list[str]]
    """The entries it was read from, where they are not its name"""


class RelapseAgentResponseAssessmentReadAsAbsentItem(TypedDict):
    indicator: str
    """Key of the indicator"""
    label: str
    """Name for people"""
    sentAs: str
    """The entry as sent"""


class RelapseAgentResponseAssessment(TypedDict):
    compositeScore: float
    """0 to 100"""
    band: str
    """Band of the score"""
    contributing: list[RelapseAgentResponseAssessmentContributingItem]
    """The signs that make the score, largest share first"""
    unrecognized: list[str]
    """Signs nothing is known by: not scored"""
    readAsAbsent: NotRequired[list[RelapseAgentResponseAssessmentReadAsAbsentItem]]
    """Entries that deny an indicator or name its healthy state; not scored"""
    scoreBeforeFloor: NotRequired[float]
    """The composite before a safety indicator raised it"""
    statement: NotRequired[str]
    """What the score says and what it leaves open"""
    referenceStatus: NotRequired[Literal["specified", "published", "provisional"]]
    """Standing of weights and bands"""


class RelapseAgentResponseRisk(TypedDict):
    """Safety as graded by rules; words can raise it, never lower it"""
    flag: bool
    """Whether the request holds something that needs a person now"""
    level: Literal["none", "low", "moderate", "high"]
    """Level of it"""
    labels: list[str]
    """What raised the risk"""


class RelapseAgentResponseContextReadItem(TypedDict):
    text: str
    """The words, as sent"""
    readAs: str
    """What they were read as"""
    state: Literal["present", "absent", "past", "other", "thought_of"]
    """So now, said not to be so, over, of somebody else, or only watched for or planned"""


class RelapseAgentResponse(TypedDict):
    object: Literal["relapse.agent.assessment"]
    """What this is"""
    patientId: str
    """Your id of the patient"""
    mode: Literal["advisory"]
    """How the agent ran"""
    ok: bool
    """false means a partial draft: see warnings"""
    assessment: RelapseAgentResponseAssessment | None
    """What the engine decided; null when nothing could be assessed"""
    risk: RelapseAgentResponseRisk
    """Safety as graded by rules; words can raise it, never lower it"""
    reasoning: Reasoning | None
    """The findings put into words; null when no model could"""
    citations: list[str]
    """What each statement rests on"""
    toolCalls: list[str]
    """The tools that were used, in order"""
    steps: int
    """How many steps the agent took"""
    warnings: list[str]
    """What was left out or could not be read"""
    notChecked: NotRequired[list[str]]
    """What this answer did not look at: what nothing was said of, doses not given, entries not recognised"""
    contextRead: NotRequired[list[RelapseAgentResponseContextReadItem]]
    """What of the context was understood, and as what"""
    contextNotRead: NotRequired[list[str]]
    """Clauses of the context that were not understood, as sent: nothing was concluded from them"""
    disclaimer: str
    """Advisory notice; show it wherever results are shown"""


class RelapseFactor(TypedDict):
    key: Literal["symptoms", "sleep", "dmse", "medication", "cadence"]
    """The factor"""
    label: str
    """Name for people"""
    points: float
    """Points it adds"""
    maxPoints: float
    """Most points it can add"""
    tone: Literal["positive", "neutral", "watch", "alert"]
    """How to read it: positive, neutral, watch or alert"""
    available: bool
    """false when nothing of it was sent: it adds 0"""
    detail: str
    """Explanation in a sentence"""


class RelapsePredictRequest(TypedDict):
    assessments: list[Assessment]
    """Scored scales with their dates"""
    dmseLatencyPctChange: NotRequired[float]
    """Response latency change measured by the digital MSE, percent"""
    avgSleepHours: NotRequired[float]
    """Average sleep per night, hours"""
    daysSinceMedChange: NotRequired[int]
    """Days since the last medication change"""
    hasActiveMedication: NotRequired[bool]
    """Whether a medicine is being taken now; absent when not known"""
    daysSinceLastVisit: NotRequired[int]
    """Days since the last visit"""
    sessionRef: NotRequired[str]
    """Caller correlation id: echoed in the answer, never stored"""
    explain: NotRequired[bool]
    """true adds intelligence.reasoning"""
    previous: NotRequired[Previous]
    """An earlier result of the same endpoint, to compare with"""


class RelapsePrediction(TypedDict):
    object: Literal["relapse.prediction"]
    """What this is"""
    sessionRef: NotRequired[str]
    """Caller correlation id: echoed in the answer, never stored"""
    generatedAt: str
    """Moment of the computation"""
    score: float
    """0 to 100, the sum of the factors"""
    scoreAtMost: NotRequired[float]
    """The score if every factor that is not available gave its most points; absent when none is missing"""
    level: Literal["low", "moderate", "elevated", "high"]
    """low, moderate, elevated or high"""
    levelAtMost: NotRequired[Literal["low", "moderate", "elevated", "high"]]
    """The level of `scoreAtMost`; absent when none is missing"""
    trend: Literal["rising", "falling", "stable", "insufficient_data"]
    """rising, stable, falling or insufficient_data"""
    confidence: Literal["high", "moderate", "low"]
    """How far the answer can be relied on"""
    topDriver: str
    """Label of the largest factor; says so when no factor scored"""
    factors: list[RelapseFactor]
    """Each factor with its points"""
    summaryLine: str
    """The result in one line"""
    recommendation: str
    """What to check next, for a clinician to decide"""
    sourceCount: int
    """How many factors were available"""
    assessed: bool
    """false when no usable input was sent: the score is then not a low-risk result"""
    disclaimer: str
    """Advisory notice; show it wherever results are shown"""
    intelligence: Intelligence
    """The block every analysis has: summary, confidence, data quality, provenance, change"""
    model: ModelBlock
    """Which engine and which parameters answered"""


class RetinaAnalyzeRequest(TypedDict):
    screeningId: str
    """Your screening"""


class RetinaAnalyzed(TypedDict):
    screeningId: str
    """Id of the screening"""
    status: Literal["ordered", "image_uploaded", "analyzed", "reviewed"]
    """Where it stands"""
    ran: bool
    """The analysis ran; true as well where the picture is not gradeable"""


class RetinaCaptureForm(TypedDict):
    sessionId: str
    """Your session"""
    eye: NotRequired[Literal["left", "right", "both"]]
    """The eye of the picture; that of the session when not given"""
    method: NotRequired[Literal["auto", "manual"]]
    """Auto-shutter or manual tap"""
    captureSource: NotRequired[Literal["patient_capture", "clip_on_lens"]]
    """A bare camera sees the front of the eye, which is not gradeable; a clip-on lens the fundus"""
    width: NotRequired[str]
    """Of the frame, in pixels; checked against the picture"""
    height: NotRequired[str]
    """Of the frame, in pixels; checked against the picture"""
    quality: NotRequired[str]
    """A quality object as JSON"""
    image: bytes
    """The picture, image/jpeg, up to 15 MB"""


class RetinaCaptured(TypedDict):
    screeningId: str
    """Id of the screening"""
    captureId: str
    """Id of the capture; empty where the picture was uploaded before"""


class RetinaFundusRequest(TypedDict):
    imageUrl: str
    """URL of a picture you uploaded before: here, or to a store that the operator lists"""
    eye: NotRequired[Literal["left", "right", "both"]]
    """The eye of the picture"""
    captureSource: NotRequired[Literal["fundus_upload", "clip_on_lens"]]
    """Both show the fundus"""


class RetinaIngestRequest(TypedDict):
    patientRef: str
    """Id of the patient here, or your own id once it is mapped"""
    imageUrl: NotRequired[str]
    """https address of the picture, fetched and copied"""
    imageBase64: NotRequired[str]
    """The JPEG as base64, or as a data URL; up to 15 MB decoded"""
    eye: NotRequired[Literal["left", "right", "both"]]
    """The eye of the picture"""
    source: NotRequired[Literal["partner_network", "in_clinic", "portable_device"]]
    """All are approved fundus sources"""
    imageType: NotRequired[Literal["fundus", "anterior"]]
    """A picture of the front of the eye is stored and never graded"""
    deviceModel: NotRequired[str]
    """Kept for provenance"""
    externalId: NotRequired[str]
    """Your id of the record; sent again with the same picture, the same screening is answered"""
    indication: NotRequired[str]
    """Clinical reason; for the reviewing clinician"""
    patientAgeYears: NotRequired[int]
    """Kept for the reviewing clinician"""


class RetinaIngestion(TypedDict):
    object: Literal["retina.ingestion"]
    """What this is"""
    screeningId: str
    """Id of the screening"""
    status: Literal["ordered", "image_uploaded", "analyzed", "reviewed"]
    """Where it stands"""
    imageType: Literal["fundus", "anterior", "unknown"]
    """What the picture shows, by where it comes from"""
    gradeable: bool
    """The picture can be graded"""
    gradeabilityReasons: list[str]
    """Why not; empty when gradeable"""
    burntInText: bool
    """Writing was found in the picture and may name a person: send pictures without it"""
    requiresClinicianReview: bool
    """Always true until a clinician reviewed it"""
    analysisRan: bool
    """false: it will be tried again"""
    disclaimer: str
    """Show it wherever the answer is shown"""


class RetinaQuality(TypedDict):
    overallScore: float
    """All axes together"""
    sharpness: float
    """Focus"""
    exposure: float
    """Light"""
    contrast: float
    """Contrast"""
    fieldCoverage: float
    """How much of the target field is filled"""
    glareScore: float
    """Reflections; lower is better"""
    motionScore: float
    """Blur by motion; lower is better"""
    grade: Literal["excellent", "good", "acceptable", "poor"]
    """The overall score in words"""
    passed: bool
    """The picture cleared the quality gate"""
    issues: list[str]
    """Why it did not, for people"""


class RetinaQualityKept(TypedDict):
    qualityAssessmentId: str
    """Id of the quality assessment"""


class RetinaQualityRequest(TypedDict):
    captureId: str
    """Your capture"""
    quality: RetinaQuality
    """As the device measured it"""


class RetinaScreening(TypedDict):
    id: str
    """Id of the screening"""
    status: Literal["ordered", "image_uploaded", "analyzed", "reviewed"]
    """Where it stands"""
    statusLabel: str
    """The status in words for a patient"""
    imageUrl: str | None
    """The stored picture; the session cookie opens it"""
    imageEye: Literal["left", "right", "both"] | None
    """The eye of the picture"""
    reviewDecision: Literal["accepted", "rejected"] | None
    """What the clinician decided, once reviewed"""
    reviewedAt: str | None
    """When the clinician reviewed it"""
    createdAt: str
    """When it was created"""


class RetinaScreeningList(TypedDict):
    screenings: list[RetinaScreening]
    """Newest first"""


class RetinaSession(TypedDict):
    id: str
    """Id of the session"""
    status: Literal["open", "completed", "expired"]
    """`completed` once every target eye has a capture; `expired` after 24 h without that"""
    targetEye: Literal["left", "right", "both"]
    """The eyes to capture"""
    startedAt: str
    """When it was started"""
    completedAt: str | None
    """When its last eye was captured; null before"""
    screening: NotRequired[RetinaScreening]
    """The latest one of the session, once a capture is finalized"""


class RetinaSessionCreated(TypedDict):
    sessionId: str
    """Id of the session"""


class RetinaSessionRequestDeviceInfoScreen2(TypedDict):
    width: NotRequired[int]
    """Pixels"""
    height: NotRequired[int]
    """Pixels"""
    pixelRatio: NotRequired[float]
    """Pixels of the device for one of the page"""


class RetinaSessionRequestDeviceInfo(TypedDict):
    """Kept for quality assurance"""
    userAgent: NotRequired[str]
    """Browser or app"""
    platform: NotRequired[str]
    """Operating system"""
    screen: NotRequired[str | RetinaSessionRequestDeviceInfoScreen2]
    """Size of the screen"""


class RetinaSessionRequestCaptureCapabilitiesMaxResolution3(TypedDict):
    width: NotRequired[int]
    """Pixels"""
    height: NotRequired[int]
    """Pixels"""


class RetinaSessionRequestCaptureCapabilities(TypedDict):
    """What the camera can do"""
    torch: NotRequired[bool]
    """It has a light"""
    manualFocus: NotRequired[bool]
    """It can be focused by hand"""
    hdr: NotRequired[bool]
    """It joins exposures"""
    maxResolution: NotRequired[str | int | RetinaSessionRequestCaptureCapabilitiesMaxResolution3]
    """Largest picture it takes"""


class RetinaSessionRequest(TypedDict):
    targetEye: NotRequired[Literal["left", "right", "both"]]
    """The eyes to capture"""
    deviceInfo: NotRequired[RetinaSessionRequestDeviceInfo]
    """Kept for quality assurance"""
    captureCapabilities: NotRequired[RetinaSessionRequestCaptureCapabilities]
    """What the camera can do"""


class RetinaWithdrawRequest(TypedDict):
    screeningId: str
    """Your screening"""


class RetinaWithdrawn(TypedDict):
    screeningId: str
    """Id of the screening, which is no more"""
    withdrawnAt: str
    """When it was withdrawn, however often it is asked"""
    pictureErased: bool
    """false while another of your screenings has the same picture: withdraw that as well"""


class Summary(TypedDict):
    status: str
    """The result in one word of the legend"""
    headline: str
    """The result in one sentence"""
    flagged: list[str]
    """Worst first"""
    requiresClinicianReview: bool
    """Whether a clinician must look at it; set by rules that cannot be turned off"""


class UnknownInput(TypedDict):
    path: str
    """Where it stands in the request, as it was written"""
    nearest: str | None
    """The field there that it may have meant; null when none is near"""


class WearableConnectRequest(TypedDict):
    patientRef: str
    """Your id of the patient"""
    providers: NotRequired[list[str]]
    """Codes the patient may choose from; every connectable provider when not given"""
    language: NotRequired[str]
    """ISO 639-1; `en` when not given, and for a language the page does not speak"""
    metadata: NotRequired[dict[str, Any]]
    """Echoed; keep it free of health information. At most 16384 characters as JSON"""


class WearableConnectionConnect(TypedDict):
    """Where to send the patient"""
    url: str
    """Page of ours where the patient connects, and later disconnects; open for 7 days while pending"""


class WearableConnection(TypedDict):
    object: Literal["wearable_connection"]
    """What this is"""
    id: str
    """Its id"""
    patientRef: str
    """Your reference of the patient"""
    status: Literal["pending", "connected", "disconnected"]
    """Where it stands"""
    provider: str | None
    """null until connected"""
    providerDisplayName: str | None
    """Name of the provider for people; null until connected"""
    connect: WearableConnectionConnect
    """Where to send the patient"""
    connectedAt: str | None
    """Moment the patient connected; null until then"""
    lastSyncAt: str | None
    """null before the first sync"""
    createdAt: str
    """When it was created"""
    updatedAt: str
    """When it last changed"""
    metadata: dict[str, Any]
    """As sent; empty when nothing was sent"""
    notice: str
    """What still has to happen, for people"""


class WearableConnectionList(TypedDict):
    object: Literal["list"]
    """What this is"""
    resource: Literal["wearable_connection"]
    """What the entries of the list are"""
    count: int
    """How many entries this page has"""
    patientRef: str | None
    """The one asked for; null when none was named"""
    connections: list[WearableConnection]
    """The connections"""
    hasMore: bool
    """true when older ones exist: ask again with `before` set to `nextCursor`"""
    nextCursor: str | None
    """Where the next page begins; null at the end"""


class WearableMetricDay(TypedDict):
    date: str
    """Day of the patient's own calendar, as the provider counts it"""
    provider: str
    """Where the values come from"""
    sleepHours: NotRequired[float]
    """Hours asleep; absent when the provider has none for the day"""
    restingHeartRateBpm: NotRequired[float]
    """Resting heart rate, beats a minute"""
    heartRateVariabilityMs: NotRequired[float]
    """RMSSD"""
    steps: NotRequired[float]
    """Steps of the day"""


class WearableMetricListFeedBiomarkersItem(TypedDict):
    name: str
    """Name of the analyte"""
    value: float
    """The value"""
    unit: str
    """Unit of the value; null where it has none"""


class WearableMetricListFeed(TypedDict):
    """The same days as fields of the outcome, relapse and biomarker requests"""
    avgSleepHours: NotRequired[float]
    """Mean hours of sleep a night; absent below three nights"""
    biomarkers: list[WearableMetricListFeedBiomarkersItem]
    """Latest values, ready for the biomarker analysis"""


WearableMetricList = TypedDict("WearableMetricList", {
    "object": "Literal[\"list\"]",
    "resource": "Literal[\"wearable_metric\"]",
    "count": "int",
    "connectionId": "str",
    "patientRef": "str",
    "from": "str",
    "to": "str",
    "metrics": "list[WearableMetricDay]",
    "feed": "WearableMetricListFeed",
})


class WearableProvider(TypedDict):
    code: str
    """To send in `providers` of the connect request"""
    displayName: str
    """Name for people"""
    status: Literal["active", "deprecated", "unconfigured", "retired"]
    """active and deprecated can be connected; unconfigured: this deployment has no credentials for it; retired: no longer"""
    dataTypes: list[Literal["sleep", "resting_heart_rate", "heart_rate_variability", "steps"]]
    """What it can give"""
    endsOn: NotRequired[str]
    """When it stops or stopped: YYYY-MM-DD, or YYYY-MM"""
    successor: NotRequired[str]
    """Provider code to use instead"""


class WearableProviderList(TypedDict):
    object: Literal["list"]
    """What this is"""
    resource: Literal["wearable_provider"]
    """What the entries of the list are"""
    count: int
    """How many entries this page has"""
    providers: list[WearableProvider]
    """The providers, connectable ones first"""


class GetMseAnswer(TypedDict):
    mse: MseRecord
    """The record"""


class GetMseVersionAnswer(TypedDict):
    mse: MseRecord
    """With `version` and `savedAt` of that version"""
    superseded: bool
    """true when a later version exists"""


DiffMseAnswer = TypedDict("DiffMseAnswer", {
    "visitId": "str",
    "patientId": "str",
    "from": "int",
    "to": "int",
    "diff": "MseDiff",
})


class GetMseAuditAnswer(TypedDict):
    visitId: str
    """Your id of the visit"""
    entries: list[MseAuditEntry]
    """Newest first"""
    hasMore: bool
    """Whether a further page has entries"""
    nextCursor: str | None
    """Goes into `cursor` for the entries before these; null at the end"""


class LabOrderResultsReadyEventData(TypedDict):
    """The answer"""
    object: Literal["lab_order"]
    """What the event is about"""
    id: str
    """Its id: read it for the rest"""
    status: str
    """Its status after the change: a state of the order"""
    patientRef: str
    """Your reference of the patient, as you sent it"""


class LabOrderResultsReadyEvent(TypedDict):
    """Sent when structured results are on the order"""
    id: str
    """Id of the event: the same on every delivery of it"""
    object: Literal["event"]
    """Always `event`"""
    apiVersion: str
    """Version of this envelope, date-shaped"""
    createdAt: str
    """Moment of the change it tells of"""
    sequence: NotRequired[int]
    """Number in the stream of the account and mode, from 1, without gaps"""
    type: Literal["lab_order.results_ready"]
    """Sent when structured results are on the order"""
    data: LabOrderResultsReadyEventData
    """The answer"""


class LabOrderStatusChangedEventData(TypedDict):
    """The answer"""
    object: Literal["lab_order"]
    """What the event is about"""
    id: str
    """Its id: read it for the rest"""
    status: str
    """Its status after the change: a state of the order"""
    patientRef: str
    """Your reference of the patient, as you sent it"""


class LabOrderStatusChangedEvent(TypedDict):
    """Sent when the order has another status"""
    id: str
    """Id of the event: the same on every delivery of it"""
    object: Literal["event"]
    """Always `event`"""
    apiVersion: str
    """Version of this envelope, date-shaped"""
    createdAt: str
    """Moment of the change it tells of"""
    sequence: NotRequired[int]
    """Number in the stream of the account and mode, from 1, without gaps"""
    type: Literal["lab_order.status_changed"]
    """Sent when the order has another status"""
    data: LabOrderStatusChangedEventData
    """The answer"""


class WearableConnectedEventData(TypedDict):
    """The answer"""
    object: Literal["wearable_connection"]
    """What the event is about"""
    id: str
    """Its id: read it for the rest"""
    status: str
    """Its status after the change: pending, connected or disconnected"""
    patientRef: str
    """Your reference of the patient, as you sent it"""


class WearableConnectedEvent(TypedDict):
    """Sent when the patient completed the connect flow"""
    id: str
    """Id of the event: the same on every delivery of it"""
    object: Literal["event"]
    """Always `event`"""
    apiVersion: str
    """Version of this envelope, date-shaped"""
    createdAt: str
    """Moment of the change it tells of"""
    sequence: NotRequired[int]
    """Number in the stream of the account and mode, from 1, without gaps"""
    type: Literal["wearable.connected"]
    """Sent when the patient completed the connect flow"""
    data: WearableConnectedEventData
    """The answer"""


class WearableSyncCompletedEventData(TypedDict):
    """The answer"""
    object: Literal["wearable_connection"]
    """What the event is about"""
    id: str
    """Its id: read it for the rest"""
    status: str
    """Its status after the change: pending, connected or disconnected"""
    patientRef: str
    """Your reference of the patient, as you sent it"""


class WearableSyncCompletedEvent(TypedDict):
    """Sent when a sync finished and fresh metrics can be read"""
    id: str
    """Id of the event: the same on every delivery of it"""
    object: Literal["event"]
    """Always `event`"""
    apiVersion: str
    """Version of this envelope, date-shaped"""
    createdAt: str
    """Moment of the change it tells of"""
    sequence: NotRequired[int]
    """Number in the stream of the account and mode, from 1, without gaps"""
    type: Literal["wearable.sync_completed"]
    """Sent when a sync finished and fresh metrics can be read"""
    data: WearableSyncCompletedEventData
    """The answer"""


class WearableDisconnectedEventData(TypedDict):
    """The answer"""
    object: Literal["wearable_connection"]
    """What the event is about"""
    id: str
    """Its id: read it for the rest"""
    status: str
    """Its status after the change: pending, connected or disconnected"""
    patientRef: str
    """Your reference of the patient, as you sent it"""


class WearableDisconnectedEvent(TypedDict):
    """Sent when the patient or the provider revoked the connection"""
    id: str
    """Id of the event: the same on every delivery of it"""
    object: Literal["event"]
    """Always `event`"""
    apiVersion: str
    """Version of this envelope, date-shaped"""
    createdAt: str
    """Moment of the change it tells of"""
    sequence: NotRequired[int]
    """Number in the stream of the account and mode, from 1, without gaps"""
    type: Literal["wearable.disconnected"]
    """Sent when the patient or the provider revoked the connection"""
    data: WearableDisconnectedEventData
    """The answer"""


class RetinaScreeningAnalyzedEventData(TypedDict):
    """The answer"""
    object: Literal["retina.screening"]
    """What the event is about"""
    id: str
    """Its id: read it for the rest"""
    status: str
    """Its status after the change: analyzed or reviewed"""
    patientRef: str
    """Your reference of the patient, as you sent it"""


class RetinaScreeningAnalyzedEvent(TypedDict):
    """Sent when a picture was analyzed and waits for a clinician"""
    id: str
    """Id of the event: the same on every delivery of it"""
    object: Literal["event"]
    """Always `event`"""
    apiVersion: str
    """Version of this envelope, date-shaped"""
    createdAt: str
    """Moment of the change it tells of"""
    sequence: NotRequired[int]
    """Number in the stream of the account and mode, from 1, without gaps"""
    type: Literal["retina.screening_analyzed"]
    """Sent when a picture was analyzed and waits for a clinician"""
    data: RetinaScreeningAnalyzedEventData
    """The answer"""


class RetinaScreeningReviewedEventData(TypedDict):
    """The answer"""
    object: Literal["retina.screening"]
    """What the event is about"""
    id: str
    """Its id: read it for the rest"""
    status: str
    """Its status after the change: analyzed or reviewed"""
    patientRef: str
    """Your reference of the patient, as you sent it"""


class RetinaScreeningReviewedEvent(TypedDict):
    """Sent when a clinician accepted or rejected a screening"""
    id: str
    """Id of the event: the same on every delivery of it"""
    object: Literal["event"]
    """Always `event`"""
    apiVersion: str
    """Version of this envelope, date-shaped"""
    createdAt: str
    """Moment of the change it tells of"""
    sequence: NotRequired[int]
    """Number in the stream of the account and mode, from 1, without gaps"""
    type: Literal["retina.screening_reviewed"]
    """Sent when a clinician accepted or rejected a screening"""
    data: RetinaScreeningReviewedEventData
    """The answer"""


class MseSafetyEventData(TypedDict):
    """The answer"""
    object: Literal["mse.safety_event"]
    """What the event is about"""
    id: str
    """Id of the safety event"""
    visitId: str
    """Your id of the visit"""
    patientId: str
    """Your id of the patient"""
    riskLevel: Literal["none", "low", "moderate", "high"]
    """Level of the version that was written"""
    riskAssessed: bool
    """false when risk was not examined: then no level is a finding"""
    version: int
    """Number of the version that was written"""


class MseSafetyEvent(TypedDict):
    """Sent when a written version raises the safety flag"""
    id: str
    """Id of the event: the same on every delivery of it"""
    object: Literal["event"]
    """Always `event`"""
    apiVersion: str
    """Version of this envelope, date-shaped"""
    createdAt: str
    """Moment of the change it tells of"""
    sequence: NotRequired[int]
    """Number in the stream of the account and mode, from 1, without gaps"""
    type: Literal["mse.safety_event"]
    """Sent when a written version raises the safety flag"""
    data: MseSafetyEventData
    """The answer"""


class MseRiskLoweredEventData(TypedDict):
    """The answer"""
    object: Literal["mse.record"]
    """What the event is about"""
    visitId: str
    """Your id of the visit"""
    patientId: str
    """Your id of the patient"""
    riskLevel: Literal["none", "low", "moderate", "high"]
    """Level of the version that was written"""
    riskAssessed: bool
    """false when risk was not examined: then no level is a finding"""
    version: int
    """Number of the version that was written"""
    previousRiskLevel: Literal["none", "low", "moderate", "high"]
    """Level of the version before"""


class MseRiskLoweredEvent(TypedDict):
    """Sent when a written version grades the risk lower than the one before"""
    id: str
    """Id of the event: the same on every delivery of it"""
    object: Literal["event"]
    """Always `event`"""
    apiVersion: str
    """Version of this envelope, date-shaped"""
    createdAt: str
    """Moment of the change it tells of"""
    sequence: NotRequired[int]
    """Number in the stream of the account and mode, from 1, without gaps"""
    type: Literal["mse.risk_lowered"]
    """Sent when a written version grades the risk lower than the one before"""
    data: MseRiskLoweredEventData
    """The answer"""


class MseSealedEventData(TypedDict):
    """The answer"""
    object: Literal["mse.seal"]
    """What the event is about"""
    number: int
    """Number of the seal, from 1, without gaps"""
    sealedAt: str
    """Moment of the seal"""
    members: int
    """Links it covers"""
    root: str
    """Merkle root of those links, hexadecimal"""
    chainedRoot: str
    """That root with number, time and the seal before: what is signed, hexadecimal"""
    publicKey: str
    """Ed25519 key that verifies the signature, hexadecimal"""
    signature: str
    """Ed25519 signature of `chainedRoot`, hexadecimal"""


class MseSealedEvent(TypedDict):
    """Sent when what was written since the last seal is sealed: keep it outside, it proves that nothing was rewritten"""
    id: str
    """Id of the event: the same on every delivery of it"""
    object: Literal["event"]
    """Always `event`"""
    apiVersion: str
    """Version of this envelope, date-shaped"""
    createdAt: str
    """Moment of the change it tells of"""
    sequence: NotRequired[int]
    """Number in the stream of the account and mode, from 1, without gaps"""
    type: Literal["mse.sealed"]
    """Sent when what was written since the last seal is sealed: keep it outside, it proves that nothing was rewritten"""
    data: MseSealedEventData
    """The answer"""


InterpretationScale = dict[str, str]


MseSelection = dict[str, MseSelectionEntry]


MseStoredSelection = dict[str, MseStoredEntry]


WebhookEvent = Union[
    LabOrderResultsReadyEvent,
    LabOrderStatusChangedEvent,
    WearableConnectedEvent,
    WearableSyncCompletedEvent,
    WearableDisconnectedEvent,
    RetinaScreeningAnalyzedEvent,
    RetinaScreeningReviewedEvent,
    MseSafetyEvent,
    MseRiskLoweredEvent,
    MseSealedEvent,
]
"""What a webhook endpoint receives, told apart by its type."""
