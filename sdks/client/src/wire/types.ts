// Written by `npx pnpm documents client` from the schemas of @svc/contracts.

export type Assessment = {
  /** Stable id of the instrument, for example phq9 */
  instrumentId: string;
  /** Name as known in the field, for example PHQ-9; tells the instrument when the id is not known */
  instrumentName: string;
  /** The total as it was scored; items of an instrument are never guessed from it */
  score: number;
  /** Highest possible total of the scale: picks the scale of an instrument that has several */
  maxScore: number;
  /** Severity band text; not used for scoring */
  severity?: string | undefined;
  /** When the scale was administered. ISO 8601 date (YYYY-MM-DD) or RFC 3339 date-time; without an offset it means UTC */
  createdAt: string;
};

export type Biomarker = {
  /** Name of the analyte as the laboratory prints it; common synonyms are known */
  name: string;
  /** Measured value */
  value: number | string | null;
  /** Unit of `value`; without one the reading is compared with nothing but its flag */
  unit?: string | undefined;
  /** high, low, critical or normal in any case, or HL7 H, L, HH, LL, N; only abnormal flags produce a signal */
  flag?: string | undefined;
  /** The sender calls it abnormal without a side, as HL7 A does; a flag with a side goes into flag */
  abnormal?: boolean | undefined;
  /** Range as the laboratory printed it, for example `0.4-4.0` */
  referenceRange?: string | undefined;
  /** Remark of the laboratory; words about safety in it are quoted, nothing is scored from it */
  note?: string | undefined;
};

export type BiomarkerAgentRequest = {
  /** Readings of one panel */
  panel: {
    /** Name of the analyte as the laboratory prints it */
    analyte: string;
    /** In the analyte's standard unit, unless `unit` names another */
    value: number;
    /** Unit of the value; the value is converted when the unit is known for the analyte */
    unit?: string | undefined;
  }[];
  /** Picks the reference range where it depends on sex; never changes a critical limit */
  sex?: 'male' | 'female' | undefined;
  /** Under 18 the answer warns that the ranges are for adults; never changes a critical limit */
  ageYears?: number | undefined;
  /** May be considered by the agent; never overrides engine findings */
  context?: string | undefined;
};

export type BiomarkerAgentResponse = {
  /** What this is */
  object: 'biomarker.agent.assessment';
  /** Your id of the patient */
  patientId: string;
  /** How the agent ran */
  mode: 'advisory';
  /** false means a partial draft: see warnings */
  ok: boolean;
  /** What the engine decided; null when nothing could be assessed */
  assessment: {
    /** Each recognised reading against its range */
    results: {
      /** The analyte */
      analyte: string;
      /** The value */
      value: number;
      /** Unit of the value; null where it has none */
      unit: string;
      /** low, high, critical, normal, or not_flagged where no range applies */
      flag: string;
      /** The range it was set against, in words */
      range: string;
      /** Key of the analyte */
      key?: string;
      /** Side on which the value is abnormal */
      side?: 'low' | 'high';
      /** The critical limit that is met */
      criticalLimit?: string;
      /** The row of the urgent tier that the value is beyond */
      urgentLimit?: string;
      /** The reading before it was converted */
      sent?: {
        /** The value as it was sent, before conversion */
        value: number;
        /** The unit as it was sent */
        unit: string;
      };
      /** Standing of the range */
      referenceStatus?: 'specified' | 'published' | 'provisional';
    }[];
    /** Names that no analyte is known by: not assessed */
    unrecognized: string[];
    /** What stands out, most urgent first */
    observations: {
      /** The analyte */
      analyte: string;
      /** One sentence on the reading, with its source */
      note: string;
    }[];
  } | null;
  /** Safety as graded by rules; words can raise it, never lower it */
  risk: {
    /** Whether the request holds something that needs a person now */
    flag: boolean;
    /** Level of it */
    level: 'none' | 'low' | 'moderate' | 'high';
    /** What raised the risk */
    labels: string[];
  };
  /** The findings put into words; null when no model could */
  reasoning: Reasoning | null;
  /** What each statement rests on */
  citations: string[];
  /** The tools that were used, in order */
  toolCalls: string[];
  /** How many steps the agent took */
  steps: number;
  /** What was left out or could not be read */
  warnings: string[];
  /** What this answer did not look at: what nothing was said of, doses not given, entries not recognised */
  notChecked?: string[];
  /** What of the context was understood, and as what */
  contextRead?: {
    /** The words, as sent */
    text: string;
    /** What they were read as */
    readAs: string;
    /** So now, said not to be so, over, of somebody else, or only watched for or planned */
    state: 'present' | 'absent' | 'past' | 'other' | 'thought_of';
  }[];
  /** Clauses of the context that were not understood, as sent: nothing was concluded from them */
  contextNotRead?: string[];
  /** Advisory notice; show it wherever results are shown */
  disclaimer: string;
};

export type BiomarkerAnalysis = {
  /** What this is */
  object: 'biomarker.analysis';
  /** Caller correlation id: echoed in the answer, never stored */
  sessionRef?: string;
  /** Moment of the computation */
  generatedAt: string;
  /** How many signals there are */
  signalsPresent: number;
  /** What was found, most urgent first */
  signals: ClinicalSignal[];
  /** Readings whose flag, value and range do not fit together */
  discrepancies: Discrepancy[];
  /** Advisory notice; show it wherever results are shown */
  disclaimer: string;
  /** The block every analysis has: summary, confidence, data quality, provenance, change */
  intelligence: Intelligence;
  /** Which engine and which parameters answered */
  model: ModelBlock;
};

export type BiomarkerAnalyzeRequest = {
  /** Panels of readings */
  labs: LabPanel[];
  /** Names of medicines taken now: a reading can mean more beside one. They move no limit */
  medicines?: string[] | undefined;
  /** Caller correlation id: echoed in the answer, never stored */
  sessionRef?: string | undefined;
  /** true adds intelligence.reasoning */
  explain?: boolean | undefined;
  /** An earlier result of the same endpoint, to compare with */
  previous?: Previous | undefined;
};

export type Change = {
  /** improved, worsened, unchanged, or indeterminate when the two results cannot be compared */
  direction: 'improved' | 'worsened' | 'unchanged' | 'indeterminate';
  /** Present minus previous score; 0 for engines without a score */
  delta: number;
  /** Status of the result you sent; null when you sent none */
  previousStatus: string | null;
  /** Status of this result */
  currentStatus: string;
  /** Deterministic, ordered by impact */
  explanations: string[];
  /** Moment of the result you sent; null when you sent none */
  previousComputedAt: string | null;
};

export type ClinicalSignal = {
  /** The part of the service that found it */
  module: 'medication' | 'biomarker';
  /** Stable key of the signal: a prefix and an identifier */
  signalKey: string;
  /** Name for people */
  label: string;
  /** What was found, in a sentence for a clinician */
  detail: string;
  /** How to read it: positive, neutral, watch or alert */
  tone: 'positive' | 'neutral' | 'watch' | 'alert';
  /** The number behind the signal; absent when there is none */
  metricValue?: number;
  /** Unit of `metricValue` */
  metricUnit?: string;
  /** How far the answer can be relied on */
  confidence: 'high' | 'moderate' | 'low';
  /** The signal in one line */
  summaryLine: string;
  /** Your id of what it was found in: a prescription, a panel */
  sourceRef: string;
  /** ISO timestamp; absent when the caller sent no date */
  observedAt?: string;
  /** What the value was set against, in words; says so where it is no published norm */
  referenceRange?: string;
  /** Whether that range is verified, provisional or our own */
  referenceStatus?: 'specified' | 'published' | 'provisional';
};

export type Code = {
  /** Code system, as a URI */
  system: 'http://snomed.info/sct' | 'http://loinc.org' | 'http://www.nlm.nih.gov/research/umls/rxnorm';
  /** Code in that system */
  code: string;
  /** Name of the code in that system */
  display: string;
  /** JSON pointer into `data` */
  mapsTo: string;
};

export type Confidence = {
  /** Level of it */
  level: 'high' | 'moderate' | 'low';
  /** Coverage of the inputs blended with the depth of their history */
  score: number;
  /** Why it is not higher, most important first */
  reasons: string[];
};

/** C-SSRS answers by question; a missing answer is never read as a no */
export type CssrsAnswers = {
  /** Answer to question 1: wish to be dead */
  q1?: 'yes' | 'no' | undefined;
  /** Answer to question 2: non-specific suicidal thoughts */
  q2?: 'yes' | 'no' | undefined;
  /** Answer to question 3: thoughts with method, without intent */
  q3?: 'yes' | 'no' | undefined;
  /** Answer to question 4: some intent to act */
  q4?: 'yes' | 'no' | undefined;
  /** Answer to question 5: specific plan and intent */
  q5?: 'yes' | 'no' | undefined;
  /** Answer to question 6: suicidal behaviour */
  q6?: 'yes' | 'no' | undefined;
};

export type CssrsChange = {
  /** The question */
  id: 'q1' | 'q2' | 'q3' | 'q4' | 'q5' | 'q6';
  /** null: not answered */
  before: 'yes' | 'no' | null;
  /** Its answer in the later version; null when it is no longer answered */
  after: 'yes' | 'no' | null;
};

export type CssrsQuestion = {
  /** Key of the question in a selection */
  id: 'q1' | 'q2' | 'q3' | 'q4' | 'q5' | 'q6';
  /** Place in the sequence of the scale */
  order: number;
  /** Wording of the question; see `textStatus` */
  text: string;
  /** Period the question is about */
  timeframe: string;
  /** `paraphrase`: not the wording of the instrument, not to be read to a patient as if it were */
  textStatus: 'paraphrase' | 'official';
};

export type DataQuality = {
  /** Fraction of accepted inputs supplied */
  completeness: number;
  /** Accepted inputs that were not sent, by name */
  missingInputs: string[];
  /** How old the inputs are */
  freshness: {
    /** Moment of the newest dated input; null when nothing is dated */
    newestInputAt: string | null;
    /** Inputs older than their limit: they count, and cap the confidence */
    staleInputs: string[];
  };
  /** What was excluded, assumed or old */
  warnings: string[];
  /** Fields of the request that nothing reads, up to 20; absent when all are known */
  unknownInputs?: UnknownInput[];
};

export type Discrepancy = {
  /** Key of the analyte */
  analyte: string;
  /** Name for people */
  label: string;
  /** The value */
  value: number;
  /** Unit of the value; null where it has none */
  unit: string | null;
  /** The flag that was sent */
  flag: string | null;
  /** The critical or urgent limit met, or the range left, with its unit */
  limit: string;
  /** What does not fit, and what to confirm */
  detail: string;
  /** Your id of the panel */
  sourceRef: string;
  /** critical_limit: at or beyond a compiled critical limit. urgent_limit: in the urgent tier though inside its range. unflagged_out_of_range: outside the range sent with it, else outside the adult range. abnormal_without_direction: the sender calls it abnormal, and no range says on which side. change_over_time: changed against an earlier reading, whatever its range says. beside_medicine: means more beside a medicine that is taken */
  kind?:
    | 'critical_limit'
    | 'urgent_limit'
    | 'unflagged_out_of_range'
    | 'abnormal_without_direction'
    | 'change_over_time'
    | 'beside_medicine';
  /** What the reading does to the status */
  status?: 'within_normal' | 'watch' | 'critical';
  /** In the urgent tier */
  urgent?: boolean;
  /** The value was sent as lying beyond this number */
  comparator?: '<' | '>' | '<=' | '>=';
  /** When a newer reading took its place */
  supersededOn?: string;
  /** When it was observed; null when not known */
  observedAt?: string;
  /** Whether that range is verified, provisional or our own */
  referenceStatus?: 'specified' | 'published' | 'provisional';
  /** Of change_over_time: the two readings */
  change?: ReadingChange;
};

export type DmseAnalysis = {
  /** What this is */
  object: 'dmse.analysis';
  /** Caller correlation id: echoed in the answer, never stored */
  sessionRef?: string;
  /** Moment of the computation */
  generatedAt: string;
  /** The result in a few words */
  summary: {
    /** Where it stands */
    status: 'within_normal' | 'subclinical' | 'clinical_attention';
    /** The result in one sentence */
    headline: string;
    /** Worst first */
    flagged: string[];
    /** Whether a clinician must look at it; set by rules that cannot be turned off */
    requiresClinicianReview: boolean;
  };
  /** How many signals there are */
  signalsPresent: number;
  /** Confidence in the whole answer */
  overallConfidence: 'high' | 'moderate' | 'low';
  /** One entry for each metric that was sent */
  signals: DmseSignal[];
  /** The signals as lines of a mental status examination */
  mseNarrative: string[];
  interpretationScale: InterpretationScale;
  /** Advisory notice; show it wherever results are shown */
  disclaimer: string;
  /** The block every analysis has: summary, confidence, data quality, provenance, change */
  intelligence: Intelligence;
  /** Which engine and which parameters answered */
  model: ModelBlock;
};

/** At least one of the four metrics is required. */
export type DmseAnalyzeRequest = {
  /** Fidget or restlessness episodes counted in the session */
  psychomotorFidgetEpisodes?: number | undefined;
  /** Mean conversational response latency, seconds */
  responseLatencySeconds?: number | undefined;
  /** Mean words per minute */
  speechRateWpm?: number | undefined;
  /** Share of the session with gaze on screen, percent */
  sustainedAttentionPct?: number | undefined;
  /** Session length, seconds; longer sessions raise confidence */
  sessionDurationSeconds?: number | undefined;
  /** Prior values per signal; enables baseline and trend */
  history?:
    | {
        /** Oldest first; the present value is not part of it */
        psychomotor?: number[] | undefined;
        /** Oldest first; the present value is not part of it */
        response_latency?: number[] | undefined;
        /** Oldest first; the present value is not part of it */
        speech_rate?: number[] | undefined;
        /** Oldest first; the present value is not part of it */
        sustained_attention?: number[] | undefined;
      }
    | undefined;
  /** Caller correlation id: echoed in the answer, never stored */
  sessionRef?: string | undefined;
  /** true adds intelligence.reasoning */
  explain?: boolean | undefined;
  /** An earlier result of the same endpoint, to compare with */
  previous?: Previous | undefined;
};

export type DmseSignal = {
  /** Stable key of the metric */
  signalKey: 'response_latency' | 'psychomotor' | 'speech_rate' | 'sustained_attention';
  /** Name for people */
  label: string;
  /** Always true: a metric that was not sent makes no signal */
  present: boolean;
  /** The value as sent */
  metricValue: number;
  /** Unit of the value */
  metricUnit: string;
  /** Where it stands against the population bands and the own baseline */
  interpretation: 'within_normal' | 'subclinical' | 'clinical_attention';
  /** What the value was set against, in words; says so where it is no published norm */
  referenceRange: string;
  /** Whether that range is verified, provisional or our own */
  referenceStatus: 'specified' | 'published' | 'provisional';
  /** What was measured and how it compares, in a sentence for a clinician */
  detail: string;
  /** How far the answer can be relied on */
  confidence: 'high' | 'moderate' | 'low';
  /** Direction against the own history */
  trendDir: 'rising' | 'falling' | 'stable' | 'insufficient_data';
  /** The signal as a line of a mental status examination */
  mseLine: string;
  /** Present when history was supplied for the signal; sd is null below two values */
  baseline?: {
    /** Mean of all prior values */
    mean: number;
    /** Their standard deviation; null below two values */
    sd: number | null;
    /** How many prior values there are */
    n: number;
  };
};

export type Error = {
  /** Always false */
  ok: false;
  /** Id of this request, as in `X-Request-Id` */
  requestId: string;
  /** What went wrong and what to do */
  error: {
    /** Stable code: branch on it */
    code:
      | 'invalid_request'
      | 'unauthorized'
      | 'invalid_token'
      | 'payment_required'
      | 'forbidden'
      | 'not_found'
      | 'method_not_allowed'
      | 'request_timeout'
      | 'conflict'
      | 'precondition_failed'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'rate_limited'
      | 'server_error'
      | 'service_unavailable';
    /** For a developer to read; wording may change */
    message: string;
    /** Link to the page of this code */
    docs: string;
    /** One entry per field that failed validation */
    issues?: Issue[];
  };
};

export type Event = {
  /** Id of the event: the same on every delivery of it */
  id: string;
  /** Always `event` */
  object: 'event';
  /** Version of this envelope, date-shaped */
  apiVersion: string;
  /** Moment of the change it tells of */
  createdAt: string;
  /** Number in the stream of the account and mode, from 1, without gaps */
  sequence?: number;
  /** What happened */
  type:
    | 'lab_order.results_ready'
    | 'lab_order.status_changed'
    | 'wearable.connected'
    | 'wearable.sync_completed'
    | 'wearable.disconnected'
    | 'retina.screening_analyzed'
    | 'retina.screening_reviewed';
  /** What changed: ids and status, never a result */
  data: {
    /** What the event is about: `lab_order` or `wearable_connection` */
    object: string;
    /** Its id: read it for the rest */
    id: string;
    /** Its status after the change */
    status: string;
    /** Your reference of the patient, as you sent it */
    patientRef: string;
  };
};

export type EventList = {
  /** What this is */
  object: 'list';
  /** What the entries of the list are */
  resource: 'event';
  /** How many entries this page has */
  count: number;
  /** Ascending by `sequence` */
  events: Event[];
  /** Whether a further page has entries */
  hasMore: boolean;
  /** Where to go on; opaque, and there on an empty page too */
  nextCursor: string;
  /** true when the cursor was older than the 30 days kept */
  truncated?: boolean;
};

export type FhirReport = {
  /** Resources of the bundle, those contained in others not counted */
  resources: number;
  /** What went into the requests */
  used: {
    /** Type of the resources */
    resourceType: string;
    /** How many */
    count: number;
    /** Where they are, as FHIRPath; the first 20 */
    paths: string[];
    /** What they were read as */
    as:
      | 'assessment'
      | 'reading'
      | 'prescription'
      | 'visit'
      | 'sleep'
      | 'input'
      | 'heading'
      | 'context'
      | 'allergy';
  }[];
  /** What did not, with the reason */
  notUsed: {
    /** Type of the resources */
    resourceType: string;
    /** How many */
    count: number;
    /** Where they are, as FHIRPath; the first 20 */
    paths: string[];
    /** Why they did not */
    why: string;
    /** What they are of, with their days; the first 10 */
    names?: string[];
  }[];
  /** What was read otherwise than it stands there: partial dates, units, values as text; the first 100 */
  remarks: {
    /** The element, as FHIRPath */
    path: string;
    /** How it was read */
    message: string;
  }[];
  /** Something in the bundle needs a person, whatever the results say; see reviewReasons */
  requiresClinicianReview: boolean;
  /** What needs a person, with its place */
  reviewReasons: string[];
};

/** FHIR R4 as JSON: a Bundle of one patient with Observation, QuestionnaireResponse, MedicationRequest, MedicationStatement, MedicationDispense, MedicationAdministration, AllergyIntolerance, DiagnosticReport, Condition and Encounter. Other resources are left unread and named in the report */
export type FhirResourceBody = {
  /** Bundle, or a single resource that a Bundle could hold */
  resourceType: string;
};

export type FhirScore = {
  /** What this is */
  object: 'fhir.score';
  /** Moment of the computation */
  generatedAt: string;
  /** The result of each product the bundle had something for, as its own endpoint answers it */
  results: {
    /** Of the metrics of a session */
    dmse?: DmseAnalysis;
    /** Of prescriptions and scores */
    medication?: MedicationAnalysis;
    /** Of laboratory values and vital signs */
    biomarker?: BiomarkerAnalysis;
    /** Of scores and what stands beside them */
    outcome?: OutcomeScore;
    /** Of the early-warning factors */
    relapse?: RelapsePrediction;
  };
  /** What of the bundle was used, what was not and why */
  report: FhirReport;
  /** Advisory notice; show it wherever results are shown */
  disclaimer: string;
};

export type FlatError = {
  /** What went wrong and what to do */
  error: string;
  /** One message per field that is not valid */
  errors?: string[];
};

export type Intelligence = {
  /** Version of this block */
  schema: 'service.intelligence/v1';
  /** The engine that answered */
  engine: 'dmse' | 'medication' | 'biomarker' | 'outcome' | 'relapse';
  /** The result in a few words */
  summary: Summary;
  /** How far the answer can be relied on */
  confidence: Confidence;
  /** How complete and how fresh the inputs are */
  dataQuality: DataQuality;
  /** What the answer was made from */
  provenance: Provenance;
  /** Standard codes of what was found; metadata, never scored */
  codes: Code[];
  /** Comparison with `previous`; null when none was sent */
  change: Change | null;
  interpretationScale: InterpretationScale;
  /** Narrative with `explain: true`; null when no model could word it in time */
  reasoning?: Reasoning | null;
};

/** Legend of every status the engine returns */
export type InterpretationScale = Record<string, string>;

export type Issue = {
  /** Field name, for example labs[0].results.biomarkers[3].name; `body` for the body itself */
  path: string;
  /** What the field must be */
  message: string;
  /** Kind of the problem in the words of FHIR; on FHIR endpoints */
  code?: string;
};

export type LabOrder = {
  /** What this is */
  object: 'lab_order';
  /** Its id */
  id: string;
  /** Your reference of the patient */
  patientRef: string;
  /** Key of the panel in the catalogue */
  panelId: string;
  /** Name of the panel */
  panelName: string;
  /** Group of the catalogue */
  category: string;
  /** As listed when the order was placed */
  priceCents: number;
  /** Where it stands */
  status:
    | 'requested'
    | 'authorized'
    | 'scheduled'
    | 'collected'
    | 'in_transit'
    | 'processing'
    | 'resulted'
    | 'completed'
    | 'cancelled'
    | 'failed';
  /** Why the order ended without results; else null */
  statusReason: 'redraw_required' | 'not_performed' | null;
  /** Empty when none was sent */
  note: string;
  /** Number for the laboratory, with a check digit */
  requisitionNumber: string;
  /** Your own names and values, as you sent them */
  metadata: Record<string, unknown>;
  /** When it was created */
  createdAt: string;
  /** When it last changed */
  updatedAt: string;
  /** What still has to happen, for people */
  notice: string;
};

export type LabOrderList = {
  /** What this is */
  object: 'list';
  /** What the entries of the list are */
  resource: 'lab_order';
  /** How many entries this page has */
  count: number;
  /** Newest first */
  orders: LabOrder[];
  /** true when older ones exist: ask again with `before` set to `nextCursor` */
  hasMore: boolean;
  /** Where the next page begins; null at the end */
  nextCursor: string | null;
};

export type LabOrderPanel = {
  /** Key of the panel in the catalogue */
  panelId: string;
  /** Name */
  name: string;
  /** Group of the catalogue */
  category: string;
  /** What the panel is for */
  description: string;
  /** List price of this deployment, US cents */
  priceCents: number;
  /** Usual time from collection to results */
  turnaround: string;
  /** When clinicians order it */
  useCases: string[];
  /** What is measured */
  analytes: LabPanelAnalyte[];
  /** Where the content comes from */
  sources: LabPanelSource[];
};

export type LabOrderRequest = {
  /** Your id of the patient */
  patientRef: string;
  /** From the catalog of panels */
  panelId: string;
  /** For the laboratory. No patient identifiers: e-mail addresses, telephone numbers, dates and identity numbers are refused */
  note?: string | undefined;
  /** Echoed; keep it free of health information. At most 16384 characters as JSON */
  metadata?: Record<string, unknown> | undefined;
};

export type LabOrderWithResults = {
  /** What this is */
  object: 'lab_order';
  /** Its id */
  id: string;
  /** Your reference of the patient */
  patientRef: string;
  /** Key of the panel in the catalogue */
  panelId: string;
  /** Name of the panel */
  panelName: string;
  /** Group of the catalogue */
  category: string;
  /** As listed when the order was placed */
  priceCents: number;
  /** Where it stands */
  status:
    | 'requested'
    | 'authorized'
    | 'scheduled'
    | 'collected'
    | 'in_transit'
    | 'processing'
    | 'resulted'
    | 'completed'
    | 'cancelled'
    | 'failed';
  /** Why the order ended without results; else null */
  statusReason: 'redraw_required' | 'not_performed' | null;
  /** Empty when none was sent */
  note: string;
  /** Number for the laboratory, with a check digit */
  requisitionNumber: string;
  /** Your own names and values, as you sent them */
  metadata: Record<string, unknown>;
  /** When it was created */
  createdAt: string;
  /** When it last changed */
  updatedAt: string;
  /** What still has to happen, for people */
  notice: string;
  /** null until the order is resulted */
  results: LabResults | null;
};

export type LabPanel = {
  /** Caller id of at most 256 characters, echoed as the sourceRef of every signal of this entry */
  id: string;
  /** Name of the panel or laboratory */
  labName: string;
  /** When drawn or observed. ISO 8601 date (YYYY-MM-DD) or RFC 3339 date-time; without an offset it means UTC */
  observedAt?: string | undefined;
  /** What was measured */
  results: {
    /** The readings of the panel */
    biomarkers: Biomarker[];
  };
};

export type LabPanelAnalyte = {
  /** Key of the analyte as the biomarker endpoints know it; null for a test they do not know */
  key: string | null;
  /** Name of the analyte */
  name: string;
  /** Unit of the value; null where it has none */
  unit: string | null;
  /** LOINC code, where one was checked against a public source */
  loinc: string | null;
};

export type LabPanelList = {
  /** What this is */
  object: 'list';
  /** What the entries of the list are */
  resource: 'lab_panel';
  /** How many entries this page has */
  count: number;
  /** The panels of the catalogue */
  panels: LabOrderPanel[];
};

export type LabPanelSource = {
  /** What the source is for */
  about: 'contents' | 'price_and_turnaround';
  /** verified, memory or ours */
  status: 'specified' | 'published' | 'provisional';
  /** The source itself */
  source: string;
};

export type LabReading = {
  /** Name as delivered */
  name: string;
  /** Measured value */
  value: number | string | null;
  /** Unit as delivered */
  unit?: string;
  /** high, low, critical or normal in any case, or HL7 H, L, HH, LL, N; only abnormal flags produce a signal */
  flag?: string;
  /** The sender calls it abnormal without a side, as HL7 A does; a flag with a side goes into flag */
  abnormal?: boolean;
  /** Range as delivered */
  referenceRange?: string;
  /** Remark as delivered */
  note?: string;
};

export type LabResultPanel = {
  /** Caller id of at most 256 characters, echoed as the sourceRef of every signal of this entry */
  id: string;
  /** Name of the panel as delivered */
  labName: string;
  /** When drawn or observed. ISO 8601 date (YYYY-MM-DD) or RFC 3339 date-time; without an offset it means UTC */
  observedAt?: string;
  /** What was measured */
  results: {
    /** The readings, in the fields of a request */
    biomarkers: LabReading[];
  };
};

export type LabResults = {
  /** How the results arrived; `simulated` never left the sandbox */
  source: 'json' | 'fhir' | 'simulated' | 'none';
  /** How final the report is; what is not final is no result */
  reportStatus: 'final' | 'amended' | 'corrected' | 'appended';
  /** Moment of the report */
  reportedAt: string;
  /** Readings by moment, ready for the biomarker analysis */
  labs: LabResultPanel[];
  /** What to know before the readings are used */
  notice: string;
};

export type LabSimulationRequest = {
  /** `normal` when not given */
  outcome?: 'normal' | 'abnormal' | 'critical' | 'corrected' | 'redraw' | 'failed' | undefined;
  /** The same seed gives the same readings; 0 when not given */
  seed?: number | undefined;
  /** How many transitions to make now; all that are left when not given */
  steps?: number | undefined;
};

export type MedicationAgentRequest = {
  /** Lines of a medication list, as people write them */
  medications: string[];
  /** May be considered by the agent; never overrides engine findings */
  context?: string | undefined;
};

export type MedicationAgentResponse = {
  /** What this is */
  object: 'medication.agent.assessment';
  /** Your id of the patient */
  patientId: string;
  /** How the agent ran */
  mode: 'advisory';
  /** false means a partial draft: see warnings */
  ok: boolean;
  /** What the engine decided; null when nothing could be assessed */
  assessment: {
    /** Pairs that interact, worst first */
    interactions: {
      /** One medicine of the pair */
      a: string;
      /** The other medicine or exposure */
      b: string;
      /** contraindicated, major, moderate or minor */
      severity: 'contraindicated' | 'major' | 'moderate' | 'minor';
      /** Why they interact */
      mechanism: string;
      /** What to check or whom to ask */
      recommendation: string;
      /** `published`: a named source grades the interaction so; `provisional`: not yet verified */
      evidence?: 'published' | 'provisional';
      /** Where the interaction and its severity come from */
      source?: string;
      /** Rules behind the interaction, most severe first */
      ruleIds?: string[];
      /** The one of the two that was stopped and still matters */
      stopped?: {
        /** The medicine that was stopped and still matters */
        name: string;
        /** As the entry says it; null when it states no time */
        when: string | null;
        /** How long it matters after the last dose */
        washoutDays: number;
        /** Days left at most; null when no time was stated */
        stillMattersDays: number | null;
        /** Standing of the washout */
        evidence: 'published' | 'provisional';
        /** Where its washout time comes from */
        source: string;
      };
    }[];
    /** Medicines and exposures that were recognised */
    recognized: string[];
    /** Lines nothing is known by: not checked */
    unrecognized: string[];
    /** What to check besides interactions */
    notes?: {
      /** What the note is about */
      kind:
        | 'duplicate_therapy'
        | 'maximum_dose'
        | 'restart'
        | 'combination'
        | 'pregnancy'
        | 'breast_feeding'
        | 'kidney'
        | 'liver'
        | 'ecg'
        | 'age'
        | 'condition'
        | 'laboratory';
      /** The medicine or combination */
      subject: string;
      /** The note, in a sentence for a clinician */
      note: string;
      /** What the note alone makes of `risk.level`; absent where nothing */
      level?: 'low' | 'moderate' | 'high';
    }[];
    /** Read as stopped, so not among `recognized` */
    stopped?: {
      /** A medicine that was stopped and still matters */
      name: string;
      /** As the entry says it; null when it states no time */
      when: string | null;
      /** The fewest days the words allow */
      leastDaysAgo: number | null;
      /** Whether a washout is listed for it; false: read as stopped, not checked */
      checked: boolean;
    }[];
  } | null;
  /** Safety as graded by rules; words can raise it, never lower it */
  risk: {
    /** Whether the request holds something that needs a person now */
    flag: boolean;
    /** Level of it */
    level: 'none' | 'low' | 'moderate' | 'high';
    /** What raised the risk */
    labels: string[];
  };
  /** The findings put into words; null when no model could */
  reasoning: Reasoning | null;
  /** What each statement rests on */
  citations: string[];
  /** The tools that were used, in order */
  toolCalls: string[];
  /** How many steps the agent took */
  steps: number;
  /** What was left out or could not be read */
  warnings: string[];
  /** What this answer did not look at: what nothing was said of, doses not given, entries not recognised */
  notChecked?: string[];
  /** What of the context was understood, and as what */
  contextRead?: {
    /** The words, as sent */
    text: string;
    /** What they were read as */
    readAs: string;
    /** So now, said not to be so, over, of somebody else, or only watched for or planned */
    state: 'present' | 'absent' | 'past' | 'other' | 'thought_of';
  }[];
  /** Clauses of the context that were not understood, as sent: nothing was concluded from them */
  contextNotRead?: string[];
  /** Advisory notice; show it wherever results are shown */
  disclaimer: string;
};

export type MedicationAnalysis = {
  /** What this is */
  object: 'medication.analysis';
  /** Caller correlation id: echoed in the answer, never stored */
  sessionRef?: string;
  /** Moment of the computation */
  generatedAt: string;
  /** How many signals there are */
  signalsPresent: number;
  /** What was found, most urgent first */
  signals: ClinicalSignal[];
  /** Advisory notice; show it wherever results are shown */
  disclaimer: string;
  /** The block every analysis has: summary, confidence, data quality, provenance, change */
  intelligence: Intelligence;
  /** Which engine and which parameters answered */
  model: ModelBlock;
};

export type MedicationAnalyzeRequest = {
  /** Prescriptions of the patient, present and past */
  prescriptions: Prescription[];
  /** Scored scales with their dates */
  assessments: Assessment[];
  /** Response latency change measured by the digital MSE, percent */
  dmseLatencyPctChange?: number | undefined;
  /** Caller correlation id: echoed in the answer, never stored */
  sessionRef?: string | undefined;
  /** true adds intelligence.reasoning */
  explain?: boolean | undefined;
  /** An earlier result of the same endpoint, to compare with */
  previous?: Previous | undefined;
};

export type ModelBlock = {
  /** Engine id */
  key: string;
  /** Active calibrated version; null means shipped defaults */
  version: number | null;
  /** Whether shipped or calibrated parameters were used */
  source: 'default' | 'calibrated';
};

export type MseAgentProposal = {
  /** What this is */
  object: 'mse.agent.proposal';
  /** The visit the draft is for */
  visitId: string;
  /** proposed: nothing was written */
  mode: 'proposed';
  /** false when the draft does not validate: then there is no commit */
  ok: boolean;
  /** The drafted exam; null when nothing could be drafted */
  draft: {
    selection: MseSelection;
    /** The exam as lines of a narrative */
    lines: MseLine[];
    /** The same as one text for the objective part of a note */
    objectiveBlock: string;
  } | null;
  /** Safety as graded by rules; words can raise it, never lower it */
  risk: MseRisk;
  /** The draft put into words; null when no model could */
  reasoning: {
    /** The words */
    narrative: string;
    /** Moment of the computation */
    generatedAt: string;
  } | null;
  /** Quotes of the transcript, word for word, or signal references */
  citations: string[];
  /** What was said and may be risk though no option of the draft rests on it, most serious first: for a clinician to ask about; nothing is decided by it */
  statementsToClarify: MseStatementToClarify[];
  /** Where in the transcript the words stand that each option and each statement to clarify rests on */
  evidence?: MseDraftEvidence[];
  /** C-SSRS questions that were asked and plainly denied the last time, for a clinician to set: a draft never answers no itself */
  asked?: MseAskedQuestion[];
  /** The tools that were used, in order */
  toolCalls: ('getCatalog' | 'analyzeTelemetry' | 'validateDraft' | 'assessRisk')[];
  /** How many steps the agent took */
  steps: number;
  /** What was left out or could not be read */
  warnings: string[];
  /** What of the context was understood, and as what */
  contextRead?: {
    /** The words, as sent */
    text: string;
    /** What they were read as */
    readAs: string;
    /** So now, said not to be so, over, of somebody else, or only watched for or planned */
    state: 'present' | 'absent' | 'past' | 'other' | 'thought_of';
  }[];
  /** Clauses of the context that were not understood, as sent: nothing was concluded from them */
  contextNotRead?: string[];
  /** The request that persists the draft once a clinician has reviewed it; null when `ok` is false */
  commit: {
    /** Method of that request */
    method: 'POST';
    /** The write endpoint of the visit */
    path: string;
    /** Headers of that request */
    headers: {
      /** `*`: only when the visit has no record yet */
      'If-None-Match': '*';
    };
    /** Body of that request */
    body: {
      /** Your id of the patient */
      patientId: string;
      selection: MseSelection;
      /** Your id of the clinician */
      clinicianId?: string;
    };
  } | null;
  /** What the answer is not */
  disclaimer: string;
};

export type MseAgentRequest = {
  /** Your id of the patient; carried into the commit request */
  patientId: string;
  /** Raw visit transcript */
  transcript?: string | undefined;
  /** Measurements of the visit, as for the digital examination */
  telemetry?: MseTelemetry | undefined;
  /** Free text about the visit: data, never an instruction */
  context?: string | undefined;
  /** Carried into the commit request */
  clinicianId?: string | undefined;
};

export type MseAskedQuestion = {
  /** The question of the C-SSRS screener */
  question: 'q1' | 'q2' | 'q3' | 'q4' | 'q5' | 'q6';
  /** Plainly denied the last time it was asked */
  answer: 'denied';
  /** From the question to the answer, word for word */
  quote: string;
  /** Offset of the quote in the transcript as sent, in UTF-16 code units */
  from: number;
  /** Offset of its end, exclusive */
  to: number;
};

export type MseAuditEntry = {
  /** Its id */
  id: string;
  /** Moment of the act */
  at: string;
  /** Key that acted; null for the operator of the service */
  keyId: string | null;
  /** What was done, for example `mse.read` */
  action: string;
  /** allowed or denied */
  outcome: 'allowed' | 'denied';
  /** The visit; null where the act was about none */
  visitId: string | null;
  /** The patient; null where the act was about none */
  patientId: string | null;
  /** The version; null where the act was about none */
  version: number | null;
  /** The request, as in `X-Request-Id`; null for acts of the service */
  requestId: string | null;
  /** Names the admin token of the operator who acted; null for a key */
  operator?: string | null;
  /** Why the operator acted */
  reason?: string | null;
};

/** A clinical code; what has no code is not mapped */
export type MseCode = {
  /** Code system, as a URI */
  system: 'http://snomed.info/sct' | 'http://loinc.org' | 'http://www.nlm.nih.gov/research/umls/rxnorm';
  /** Code in that system */
  code: string;
  /** Name of the code in that system */
  display: string;
};

export type MseDiff = {
  /** Every domain that either version records */
  domains: MseDomainDiff[];
  /** The graded risk of both versions */
  riskLevel: {
    /** Level of the earlier version */
    before: 'none' | 'low' | 'moderate' | 'high';
    /** Level of the later version */
    after: 'none' | 'low' | 'moderate' | 'high';
  };
};

export type MseDomain = {
  /** Key of the domain in a selection */
  key: string;
  /** Name for people */
  label: string;
  /** How the options are offered, for example chips */
  type: string;
  /** false: one value at most */
  multi: boolean;
  /** What can be recorded */
  options: MseOption[];
  /** Takes a free-text note */
  hasNote: boolean;
};

export type MseDomainCatalog = {
  /** Version of the catalogue */
  version: '1';
  panel: MseCode;
  /** What an observation may say of itself */
  observationMetadata: {
    /** Where an observation may come from */
    provenanceValues: ('clinician' | 'digital_mse' | 'wearable' | 'patient_reported')[];
    /** Levels of confidence */
    confidenceValues: ('high' | 'medium' | 'low')[];
    /** Kind of the confidence score */
    confidenceScore: string;
    /** Kind of the list of signals */
    supportingSignals: string;
  };
  /** In the order of the narrative */
  domains: MseDomain[];
  /** The Columbia scale of the risk domain */
  cssrs: {
    /** Domain that takes the answers */
    appliesTo: 'risk';
    /** Its questions in order */
    questions: CssrsQuestion[];
  };
};

export type MseDomainDiff = {
  /** The domain */
  key: string;
  /** Name for people */
  label: string;
  /** added, removed or changed */
  change: 'added' | 'removed' | 'changed' | 'unchanged';
  /** Option values */
  added: string[];
  /** Options only the earlier version has */
  removed: string[];
  /** Options both versions have */
  kept: string[];
  /** Note and metadata that differ */
  fields: MseFieldChange[];
  /** Answers that differ */
  cssrs: CssrsChange[];
};

export type MseDraftEvidence = {
  /** A domain of the exam, or "to_clarify" for a statement to clarify */
  domain: string;
  /** The option, or what the statement may be about */
  value: string;
  /** Offset in the transcript as sent, in UTF-16 code units */
  from: number;
  /** Offset of the end, exclusive */
  to: number;
  /** Whose words they are */
  speaker: 'patient' | 'clinician' | 'other' | 'unknown';
};

export type MseFieldChange = {
  /** Name of the field of the entry */
  field: 'text' | 'provenance' | 'confidence' | 'confidenceScore' | 'supportingSignals';
  /** null when it was not recorded */
  before: unknown;
  /** null when it is no longer recorded */
  after: unknown;
};

export type MseHistory = {
  /** Your id of the visit */
  visitId: string;
  /** Newest first */
  versions: MseHistoryEntry[];
  /** Older versions follow. A page ends early where its versions are large, so ask this, not the count */
  hasMore: boolean;
  /** Ask with it as `before` for the versions that follow; null at the end */
  nextCursor: string | null;
};

export type MseHistoryEntry = {
  /** Number of the version, from 1 */
  version: number;
  /** When it was saved */
  savedAt: string;
  /** The exam as lines of a narrative */
  lines: string[];
  /** true when a later version exists */
  superseded: boolean;
  /** Only there when the stored content is not what was hashed as it was written: `lines` is empty */
  sealMismatch?: true;
};

export type MseLine = {
  /** Key of the domain */
  key: string;
  /** Name for people */
  label: string;
  /** Narrative of the domain, always one line */
  line: string;
  /** Where the observation comes from */
  provenance?: 'clinician' | 'digital_mse' | 'wearable' | 'patient_reported';
  /** How sure the observer is */
  confidence?: 'high' | 'medium' | 'low';
  /** Confidence in the observation, 0 to 1 */
  confidenceScore?: number;
  /** Signals the observation rests on */
  supportingSignals?: string[];
  /** Codes of the domain and of the recorded options */
  codes?: MseCode[];
};

export type MseOption = {
  /** What a selection names */
  value: string;
  /** Name for people */
  label: string;
  /** Risk-bearing: recording it flags the exam */
  risk: boolean;
  /** Standard codes of the option */
  codes: MseCode[];
};

export type MsePatchRequest = {
  /** Your id of the patient */
  patientId: string;
  /** Domains to replace; the others are carried forward */
  selection: MseSelection;
  /** Your id of the clinician who writes */
  clinicianId?: string | undefined;
};

export type MsePatchResponse = {
  /** Always true: failures have a status of their own */
  ok: true;
  /** Number of the version */
  version: number;
  /** Safety as graded by rules; words can raise it, never lower it */
  risk: MseRisk;
  /** Contradictions, open C-SSRS answers, and risk findings the version before had */
  warnings?: string[];
  /** The domains that were replaced */
  patchedDomains: string[];
};

export type MseRecord = {
  /** Your id of the visit */
  visitId: string;
  /** Your id of the patient */
  patientId: string;
  selection: MseStoredSelection;
  /** The exam as lines of a narrative */
  lines: MseLine[];
  /** All lines joined by a line break */
  objectiveBlock: string;
  /** true when the version records a risk */
  riskFlag: boolean;
  /** Graded risk of the version */
  riskLevel: 'none' | 'low' | 'moderate' | 'high';
  /** Risk-bearing findings and the C-SSRS result in words */
  riskLabels: string[];
  /** false when risk was not examined: a level of none is then not a finding of no risk */
  riskAssessed: boolean;
  /** Number of the version, from 1 */
  version: number;
  /** When it was saved */
  savedAt: string | null;
  /** Of this version; an addendum is unsigned until it is signed */
  signed: boolean;
  /** Moment of the signature; null when unsigned */
  signedAt: string | null;
  /** Who signed; null when unsigned */
  signedByName: string | null;
  /** Credential of the signer; null when none was given */
  signedByCredential: string | null;
  /** Licence of the signer; null when none was given */
  signedByLicense: string | null;
  /** Where the signer works; null when none was given */
  signedByOrganization: string | null;
  /** Latest version that was signed; null without a signature */
  signedVersion: number | null;
};

export type MseRisk = {
  /** true with any risk-bearing option or positive C-SSRS screen */
  flag: boolean;
  /** none, low, moderate or high */
  level: 'none' | 'low' | 'moderate' | 'high';
  /** Risk-bearing findings and the C-SSRS result in words */
  labels: string[];
  /** Present where a write emitted a safety event */
  safetyEventId?: string;
  /** false when risk was not examined: a level of none is then not a finding of no risk */
  riskAssessed: boolean;
};

/** Findings by domain key; keys and values are those of the domain catalog */
export type MseSelection = Record<string, MseSelectionEntry>;

export type MseSelectionEntry = {
  /** Option values of the domain, each once */
  values: string[];
  /** Note, appended to the line of the domain */
  text?: string | undefined;
  /** Where the observation comes from */
  provenance?: 'clinician' | 'digital_mse' | 'wearable' | 'patient_reported' | undefined;
  /** How sure the observer is */
  confidence?: 'high' | 'medium' | 'low' | undefined;
  /** Confidence in the observation, 0 to 1 */
  confidenceScore?: number | undefined;
  /** Signal names such as latency, speech_rate, blink_rate */
  supportingSignals?: string[] | undefined;
  /** C-SSRS answers; only in the domain `risk` */
  cssrs?: CssrsAnswers | undefined;
};

export type MseSignRequest = {
  /** Your id of the patient */
  patientId: string;
  /** Name of the signer */
  signedByName: string;
  /** What the signer attests, as shown to the signer */
  attestation: string;
  /** For example MD */
  credential?: string | undefined;
  /** Number of the licence */
  license?: string | undefined;
  /** Where the signer works */
  organization?: string | undefined;
  /** Time zone of the signer, for example Europe/Berlin */
  timezone?: string | undefined;
  /** Version that is meant; 412 when the record has moved on. Needed when it changed since this key read it */
  version?: number | undefined;
};

export type MseSignResponse = {
  /** Always true: failures have a status of their own */
  ok: true;
  /** Id of the signature */
  signatureId: string;
  /** Version that was signed */
  version: number;
  /** Hash of the signed content */
  contentHash: string;
};

export type MseStatementToClarify = {
  /** What was said, word for word */
  quote: string;
  /** What it may be about, by a fixed key: "suicidal_thoughts", "violence_plan", "means_access" */
  topic: string;
  /** Why it has to be asked again */
  reason:
    | 'answer does not plainly deny'
    | 'wording not clear'
    | 'sounds like risk by its words'
    | 'not plainly harmless beside risk';
  /** A question a clinician may ask to clarify it */
  question?: string;
};

export type MseStoredEntry = {
  /** Options that were recorded */
  values: string[];
  /** Note of the clinician */
  text?: string;
  /** Where the observation comes from */
  provenance?: 'clinician' | 'digital_mse' | 'wearable' | 'patient_reported';
  /** How sure the observer is */
  confidence?: 'high' | 'medium' | 'low';
  /** Confidence in the observation, 0 to 1 */
  confidenceScore?: number;
  /** Signals the observation rests on */
  supportingSignals?: string[];
  /** C-SSRS answers; only in the domain `risk` */
  cssrs?: CssrsAnswers;
};

/** Findings by domain key, exactly as written */
export type MseStoredSelection = Record<string, MseStoredEntry>;

export type MseTelemetry = {
  /** Mean words per minute */
  speechRateWpm?: number | undefined;
  /** Mean conversational response latency, seconds */
  responseLatencySeconds?: number | undefined;
  /** Fidget or restlessness episodes counted in the session */
  psychomotorFidgetEpisodes?: number | undefined;
  /** Share of the session with gaze on screen, percent */
  sustainedAttentionPct?: number | undefined;
  /** Session length, seconds; longer sessions raise confidence */
  sessionDurationSeconds?: number | undefined;
};

export type MseWriteRequest = {
  /** Your id of the patient */
  patientId: string;
  selection: MseSelection;
  /** Your id of the clinician who writes */
  clinicianId?: string | undefined;
};

export type MseWriteResponse = {
  /** Always true: failures have a status of their own */
  ok: true;
  /** Number of the version */
  version: number;
  /** Safety as graded by rules; words can raise it, never lower it */
  risk: MseRisk;
  /** Contradictions, open C-SSRS answers, and risk findings the version before had */
  warnings?: string[];
};

export type OutcomeAgentRequest = {
  /** Questionnaires with their answers or totals */
  instruments: {
    /** Instrument code */
    instrument: string;
    /** The answer to every item in order, as points; they count before `total` */
    responses?: number[] | undefined;
    /** Not enough for instruments whose scales share a name: send responses */
    total?: number | undefined;
    /** Enables trajectory and reliable change */
    priorTotal?: number | undefined;
  }[];
  /** May be considered by the agent; never overrides engine findings */
  context?: string | undefined;
};

export type OutcomeAgentResponse = {
  /** What this is */
  object: 'outcome.agent.assessment';
  /** Your id of the patient */
  patientId: string;
  /** How the agent ran */
  mode: 'advisory';
  /** false means a partial draft: see warnings */
  ok: boolean;
  /** What the engine decided; null when nothing could be assessed */
  assessment: {
    /** Each scored scale */
    results: {
      /** Key of the instrument */
      instrument: string;
      /** The total */
      total: number;
      /** Band of the total */
      severity: string;
      /** Against `priorTotal`; unknown without one */
      trajectory: 'improved' | 'worsened' | 'stable' | 'unknown';
      /** Total minus prior total; null without one */
      change: number | null;
      /** Whether the change is beyond measurement error; null when not known */
      reliableChange: boolean | null;
      /** Name of the instrument */
      name?: string;
      /** Key of the scale: total, or a subscale */
      scale?: string;
      /** Name of the scale */
      label?: string;
      /** Lowest possible total */
      min?: number;
      /** Highest possible total */
      max?: number;
      /** Screening cut reached; null without a cut */
      positive?: boolean | null;
      /** Where the cut-offs come from */
      source?: 'responses' | 'total';
      /** Answers are missing: `total` is the mildest score that the others allow, and decides */
      totalIs?: 'at_least' | 'at_most';
      /** Standing of the severity bands */
      referenceStatus?: 'specified' | 'published' | 'provisional';
    }[];
    /** What stands out, most urgent first */
    observations: {
      /** The instrument it is about */
      instrument: string;
      /** One sentence on the score, with its source */
      note: string;
    }[];
  } | null;
  /** Safety as graded by rules; words can raise it, never lower it */
  risk: {
    /** Whether the request holds something that needs a person now */
    flag: boolean;
    /** Level of it */
    level: 'none' | 'low' | 'moderate' | 'high';
    /** What raised the risk */
    labels: string[];
  };
  /** The findings put into words; null when no model could */
  reasoning: Reasoning | null;
  /** What each statement rests on */
  citations: string[];
  /** The tools that were used, in order */
  toolCalls: string[];
  /** How many steps the agent took */
  steps: number;
  /** What was left out or could not be read */
  warnings: string[];
  /** What this answer did not look at: what nothing was said of, doses not given, entries not recognised */
  notChecked?: string[];
  /** What of the context was understood, and as what */
  contextRead?: {
    /** The words, as sent */
    text: string;
    /** What they were read as */
    readAs: string;
    /** So now, said not to be so, over, of somebody else, or only watched for or planned */
    state: 'present' | 'absent' | 'past' | 'other' | 'thought_of';
  }[];
  /** Clauses of the context that were not understood, as sent: nothing was concluded from them */
  contextNotRead?: string[];
  /** Advisory notice; show it wherever results are shown */
  disclaimer: string;
};

export type OutcomeComponent = {
  /** The source of the contribution */
  key: 'symptoms' | 'dmse' | 'medication' | 'biomarker' | 'sleep';
  /** Name for people */
  label: string;
  /** Signed share of the score */
  contribution: number;
  /** Explanation in a sentence */
  detail: string;
  /** false when nothing of this source was sent: it adds 0 */
  available: boolean;
};

export type OutcomeScore = {
  /** What this is */
  object: 'outcome.score';
  /** Caller correlation id: echoed in the answer, never stored */
  sessionRef?: string;
  /** Moment of the computation */
  generatedAt: string;
  /** -100 worsening to +100 strong improvement */
  score: number;
  /** improving, stable, worsening or insufficient_data */
  direction: 'improving' | 'stable' | 'worsening' | 'insufficient_data';
  /** How far the answer can be relied on */
  confidence: 'high' | 'moderate' | 'low';
  /** Each source with its contribution */
  components: OutcomeComponent[];
  /** The result in one line */
  summaryLine: string;
  /** How many sources were available */
  sourceCount: number;
  /** Advisory notice; show it wherever results are shown */
  disclaimer: string;
  /** The block every analysis has: summary, confidence, data quality, provenance, change */
  intelligence: Intelligence;
  /** Which engine and which parameters answered */
  model: ModelBlock;
};

export type OutcomeScoreRequest = {
  /** Scored scales with their dates */
  assessments: Assessment[];
  /** Response latency change measured by the digital MSE, percent */
  dmseLatencyPctChange?: number | undefined;
  /** Medications taken now */
  activeMedications?: number | undefined;
  /** Biomarkers on watch */
  biomarkerWatchCount?: number | undefined;
  /** Average sleep per night, hours */
  avgSleepHours?: number | undefined;
  /** Caller correlation id: echoed in the answer, never stored */
  sessionRef?: string | undefined;
  /** true adds intelligence.reasoning */
  explain?: boolean | undefined;
  /** An earlier result of the same endpoint, to compare with */
  previous?: Previous | undefined;
};

export type PatientSignedOut = {
  /** The session no longer holds, wherever its cookie is */
  signedOut: true;
};

export type Ping = {
  /** What this is */
  object: 'ping';
  /** The account of the key */
  accountId: string;
  /** Plan of the account */
  plan: 'sandbox' | 'launch' | 'scale' | 'enterprise' | 'none';
  /** test or live, by the key */
  mode: 'test' | 'live';
  /** secret or publishable */
  keyKind: 'secret' | 'publishable';
  /** Time of the service */
  time: string;
};

export type Prescription = {
  /** Caller id of at most 256 characters, echoed as the sourceRef of every signal of this entry */
  id: string;
  /** Name as prescribed; brand or generic, a strength may stand beside it */
  medicationName: string;
  /** Dose as prescribed, free text */
  dosage?: string | undefined;
  /** How often, free text */
  frequency?: string | undefined;
  /** For example active or discontinued */
  status: string;
  /** Start date; anchors the before/after symptom comparison. ISO 8601 date (YYYY-MM-DD) or RFC 3339 date-time; without an offset it means UTC */
  prescribedAt?: string | undefined;
};

export type Previous = {
  /** Score of the earlier result */
  score?: number | undefined;
  /** Prior status or level exactly as returned */
  status?: string | undefined;
  /** Echoed as change.previousComputedAt. ISO 8601 date (YYYY-MM-DD) or RFC 3339 date-time; without an offset it means UTC */
  computedAt?: string | undefined;
  /** Prior input values keyed by request field name */
  inputs?: Record<string, unknown> | undefined;
};

export type Provenance = {
  /** Moment of the computation */
  generatedAt: string;
  /** `default` when no calibrated version is active */
  engineVersion: string;
  /** How it was computed */
  method: string;
  /** Every value used or deliberately not used */
  inputs: ProvenanceInput[];
};

export type ProvenanceInput = {
  /** Name of the input as sent */
  name: string;
  /** The value as used */
  value: unknown;
  /** When it was observed; null when not known */
  observedAt: string | null;
  /** false when it was read and left out */
  contributed: boolean;
};

export type ReadingChange = {
  /** The earlier value, in `unit` */
  from: number;
  /** The later value, in `unit` */
  to: number;
  /** The unit of the later reading; the earlier one is converted */
  unit: string;
  /** Later less earlier, in `unit` */
  difference: number;
  /** Change in percent of the earlier value */
  percent: number;
  /** Hours between the readings; whole days where one has no time */
  hours: number;
  /** When the earlier one was drawn or observed */
  earlierObservedAt?: string;
  /** Your id of the earlier panel */
  earlierSourceRef: string;
};

export type Reasoning = {
  /** 2 to 4 sentences constrained to what the engine computed */
  narrative: string;
  /** Moment of the computation */
  generatedAt: string;
  /** Which model wrote it, for example builtin */
  generatedBy?: string;
  /** Version of the instructions the model was given */
  promptVersion?: string;
};

export type RelapseAgentRequest = {
  /** Early signs that were observed */
  signals: {
    /** Recognised indicator, its label, or the sign in the words of a note; case, spaces and hyphens do not count */
    indicator: string;
    /** 0 not at all to 1 extreme */
    severity: number;
  }[];
  /** May be considered by the agent; never overrides engine findings */
  context?: string | undefined;
};

export type RelapseAgentResponse = {
  /** What this is */
  object: 'relapse.agent.assessment';
  /** Your id of the patient */
  patientId: string;
  /** How the agent ran */
  mode: 'advisory';
  /** false means a partial draft: see warnings */
  ok: boolean;
  /** What the engine decided; null when nothing could be assessed */
  assessment: {
    /** 0 to 100 */
    compositeScore: number;
    /** Band of the score */
    band: string;
    /** The signs that make the score, largest share first */
    contributing: {
      /** Key of the sign */
      indicator: string;
      /** Name for people */
      label: string;
      /** Severity as sent */
      severity: number;
      /** Its share of the score */
      contribution: number;
      /** The entries it was read from, where they are not its name */
      sentAs?: string[];
    }[];
    /** Signs nothing is known by: not scored */
    unrecognized: string[];
    /** Entries that deny an indicator or name its healthy state; not scored */
    readAsAbsent?: {
      /** Key of the indicator */
      indicator: string;
      /** Name for people */
      label: string;
      /** The entry as sent */
      sentAs: string;
    }[];
    /** The composite before a safety indicator raised it */
    scoreBeforeFloor?: number;
    /** What the score says and what it leaves open */
    statement?: string;
    /** Standing of weights and bands */
    referenceStatus?: 'specified' | 'published' | 'provisional';
  } | null;
  /** Safety as graded by rules; words can raise it, never lower it */
  risk: {
    /** Whether the request holds something that needs a person now */
    flag: boolean;
    /** Level of it */
    level: 'none' | 'low' | 'moderate' | 'high';
    /** What raised the risk */
    labels: string[];
  };
  /** The findings put into words; null when no model could */
  reasoning: Reasoning | null;
  /** What each statement rests on */
  citations: string[];
  /** The tools that were used, in order */
  toolCalls: string[];
  /** How many steps the agent took */
  steps: number;
  /** What was left out or could not be read */
  warnings: string[];
  /** What this answer did not look at: what nothing was said of, doses not given, entries not recognised */
  notChecked?: string[];
  /** What of the context was understood, and as what */
  contextRead?: {
    /** The words, as sent */
    text: string;
    /** What they were read as */
    readAs: string;
    /** So now, said not to be so, over, of somebody else, or only watched for or planned */
    state: 'present' | 'absent' | 'past' | 'other' | 'thought_of';
  }[];
  /** Clauses of the context that were not understood, as sent: nothing was concluded from them */
  contextNotRead?: string[];
  /** Advisory notice; show it wherever results are shown */
  disclaimer: string;
};

export type RelapseFactor = {
  /** The factor */
  key: 'symptoms' | 'sleep' | 'dmse' | 'medication' | 'cadence';
  /** Name for people */
  label: string;
  /** Points it adds */
  points: number;
  /** Most points it can add */
  maxPoints: number;
  /** How to read it: positive, neutral, watch or alert */
  tone: 'positive' | 'neutral' | 'watch' | 'alert';
  /** false when nothing of it was sent: it adds 0 */
  available: boolean;
  /** Explanation in a sentence */
  detail: string;
};

export type RelapsePredictRequest = {
  /** Scored scales with their dates */
  assessments: Assessment[];
  /** Response latency change measured by the digital MSE, percent */
  dmseLatencyPctChange?: number | undefined;
  /** Average sleep per night, hours */
  avgSleepHours?: number | undefined;
  /** Days since the last medication change */
  daysSinceMedChange?: number | undefined;
  /** Whether a medicine is being taken now; absent when not known */
  hasActiveMedication?: boolean | undefined;
  /** Days since the last visit */
  daysSinceLastVisit?: number | undefined;
  /** Caller correlation id: echoed in the answer, never stored */
  sessionRef?: string | undefined;
  /** true adds intelligence.reasoning */
  explain?: boolean | undefined;
  /** An earlier result of the same endpoint, to compare with */
  previous?: Previous | undefined;
};

export type RelapsePrediction = {
  /** What this is */
  object: 'relapse.prediction';
  /** Caller correlation id: echoed in the answer, never stored */
  sessionRef?: string;
  /** Moment of the computation */
  generatedAt: string;
  /** 0 to 100, the sum of the factors */
  score: number;
  /** The score if every factor that is not available gave its most points; absent when none is missing */
  scoreAtMost?: number;
  /** low, moderate, elevated or high */
  level: 'low' | 'moderate' | 'elevated' | 'high';
  /** The level of `scoreAtMost`; absent when none is missing */
  levelAtMost?: 'low' | 'moderate' | 'elevated' | 'high';
  /** rising, stable, falling or insufficient_data */
  trend: 'rising' | 'falling' | 'stable' | 'insufficient_data';
  /** How far the answer can be relied on */
  confidence: 'high' | 'moderate' | 'low';
  /** Label of the largest factor; says so when no factor scored */
  topDriver: string;
  /** Each factor with its points */
  factors: RelapseFactor[];
  /** The result in one line */
  summaryLine: string;
  /** What to check next, for a clinician to decide */
  recommendation: string;
  /** How many factors were available */
  sourceCount: number;
  /** false when no usable input was sent: the score is then not a low-risk result */
  assessed: boolean;
  /** Advisory notice; show it wherever results are shown */
  disclaimer: string;
  /** The block every analysis has: summary, confidence, data quality, provenance, change */
  intelligence: Intelligence;
  /** Which engine and which parameters answered */
  model: ModelBlock;
};

export type RetinaAnalyzeRequest = {
  /** Your screening */
  screeningId: string;
};

export type RetinaAnalyzed = {
  /** Id of the screening */
  screeningId: string;
  /** Where it stands */
  status: 'ordered' | 'image_uploaded' | 'analyzed' | 'reviewed';
  /** The analysis ran; true as well where the picture is not gradeable */
  ran: boolean;
};

export type RetinaCaptureForm = {
  /** Your session */
  sessionId: string;
  /** The eye of the picture; that of the session when not given */
  eye?: 'left' | 'right' | 'both' | undefined;
  /** Auto-shutter or manual tap */
  method?: 'auto' | 'manual' | undefined;
  /** A bare camera sees the front of the eye, which is not gradeable; a clip-on lens the fundus */
  captureSource?: 'patient_capture' | 'clip_on_lens' | undefined;
  /** Of the frame, in pixels; checked against the picture */
  width?: number | undefined;
  /** Of the frame, in pixels; checked against the picture */
  height?: number | undefined;
  /** A quality object as JSON */
  quality?: string | undefined;
  /** The picture, image/jpeg, up to 15 MB */
  image: Blob;
};

export type RetinaCaptured = {
  /** Id of the screening */
  screeningId: string;
  /** Id of the capture; empty where the picture was uploaded before */
  captureId: string;
};

export type RetinaFundusRequest = {
  /** URL of a picture you uploaded before: here, or to a store that the operator lists */
  imageUrl: string;
  /** The eye of the picture */
  eye?: 'left' | 'right' | 'both' | undefined;
  /** Both show the fundus */
  captureSource?: 'fundus_upload' | 'clip_on_lens' | undefined;
};

export type RetinaIngestRequest = {
  /** Id of the patient here, or your own id once it is mapped */
  patientRef: string;
  /** https address of the picture, fetched and copied */
  imageUrl?: string | undefined;
  /** The JPEG as base64, or as a data URL; up to 15 MB decoded */
  imageBase64?: string | undefined;
  /** The eye of the picture */
  eye?: 'left' | 'right' | 'both' | undefined;
  /** All are approved fundus sources */
  source?: 'partner_network' | 'in_clinic' | 'portable_device' | undefined;
  /** A picture of the front of the eye is stored and never graded */
  imageType?: 'fundus' | 'anterior' | undefined;
  /** Kept for provenance */
  deviceModel?: string | undefined;
  /** Your id of the record; sent again with the same picture, the same screening is answered */
  externalId?: string | undefined;
  /** Clinical reason; for the reviewing clinician */
  indication?: string | undefined;
  /** Kept for the reviewing clinician */
  patientAgeYears?: number | undefined;
};

export type RetinaIngestion = {
  /** What this is */
  object: 'retina.ingestion';
  /** Id of the screening */
  screeningId: string;
  /** Where it stands */
  status: 'ordered' | 'image_uploaded' | 'analyzed' | 'reviewed';
  /** What the picture shows, by where it comes from */
  imageType: 'fundus' | 'anterior' | 'unknown';
  /** The picture can be graded */
  gradeable: boolean;
  /** Why not; empty when gradeable */
  gradeabilityReasons: string[];
  /** Writing was found in the picture and may name a person: send pictures without it */
  burntInText: boolean;
  /** Always true until a clinician reviewed it */
  requiresClinicianReview: boolean;
  /** false: it will be tried again */
  analysisRan: boolean;
  /** Show it wherever the answer is shown */
  disclaimer: string;
};

export type RetinaQuality = {
  /** All axes together */
  overallScore: number;
  /** Focus */
  sharpness: number;
  /** Light */
  exposure: number;
  /** Contrast */
  contrast: number;
  /** How much of the target field is filled */
  fieldCoverage: number;
  /** Reflections; lower is better */
  glareScore: number;
  /** Blur by motion; lower is better */
  motionScore: number;
  /** The overall score in words */
  grade: 'excellent' | 'good' | 'acceptable' | 'poor';
  /** The picture cleared the quality gate */
  passed: boolean;
  /** Why it did not, for people */
  issues: string[];
};

export type RetinaQualityKept = {
  /** Id of the quality assessment */
  qualityAssessmentId: string;
};

export type RetinaQualityRequest = {
  /** Your capture */
  captureId: string;
  /** As the device measured it */
  quality: RetinaQuality;
};

export type RetinaScreening = {
  /** Id of the screening */
  id: string;
  /** Where it stands */
  status: 'ordered' | 'image_uploaded' | 'analyzed' | 'reviewed';
  /** The status in words for a patient */
  statusLabel: string;
  /** The stored picture; the session cookie opens it */
  imageUrl: string | null;
  /** The eye of the picture */
  imageEye: 'left' | 'right' | 'both' | null;
  /** What the clinician decided, once reviewed */
  reviewDecision: 'accepted' | 'rejected' | null;
  /** When the clinician reviewed it */
  reviewedAt: string | null;
  /** When it was created */
  createdAt: string;
};

export type RetinaScreeningList = {
  /** Newest first */
  screenings: RetinaScreening[];
};

export type RetinaSession = {
  /** Id of the session */
  id: string;
  /** `completed` once every target eye has a capture; `expired` after 24 h without that */
  status: 'open' | 'completed' | 'expired';
  /** The eyes to capture */
  targetEye: 'left' | 'right' | 'both';
  /** When it was started */
  startedAt: string;
  /** When its last eye was captured; null before */
  completedAt: string | null;
  /** The latest one of the session, once a capture is finalized */
  screening?: RetinaScreening;
};

export type RetinaSessionCreated = {
  /** Id of the session */
  sessionId: string;
};

export type RetinaSessionRequest = {
  /** The eyes to capture */
  targetEye?: 'left' | 'right' | 'both' | undefined;
  /** Kept for quality assurance */
  deviceInfo?:
    | {
        /** Browser or app */
        userAgent?: string | undefined;
        /** Operating system */
        platform?: string | undefined;
        /** Size of the screen */
        screen?:
          | string
          | {
              /** Pixels */
              width?: number | undefined;
              /** Pixels */
              height?: number | undefined;
              /** Pixels of the device for one of the page */
              pixelRatio?: number | undefined;
            }
          | undefined;
      }
    | undefined;
  /** What the camera can do */
  captureCapabilities?:
    | {
        /** It has a light */
        torch?: boolean | undefined;
        /** It can be focused by hand */
        manualFocus?: boolean | undefined;
        /** It joins exposures */
        hdr?: boolean | undefined;
        /** Largest picture it takes */
        maxResolution?:
          | string
          | number
          | {
              /** Pixels */
              width?: number | undefined;
              /** Pixels */
              height?: number | undefined;
            }
          | undefined;
      }
    | undefined;
};

export type RetinaWithdrawRequest = {
  /** Your screening */
  screeningId: string;
};

export type RetinaWithdrawn = {
  /** Id of the screening, which is no more */
  screeningId: string;
  /** When it was withdrawn, however often it is asked */
  withdrawnAt: string;
  /** false while another of your screenings has the same picture: withdraw that as well */
  pictureErased: boolean;
};

export type Summary = {
  /** The result in one word of the legend */
  status: string;
  /** The result in one sentence */
  headline: string;
  /** Worst first */
  flagged: string[];
  /** Whether a clinician must look at it; set by rules that cannot be turned off */
  requiresClinicianReview: boolean;
};

export type UnknownInput = {
  /** Where it stands in the request, as it was written */
  path: string;
  /** The field there that it may have meant; null when none is near */
  nearest: string | null;
};

export type WearableConnectRequest = {
  /** Your id of the patient */
  patientRef: string;
  /** Codes the patient may choose from; every connectable provider when not given */
  providers?: string[] | undefined;
  /** ISO 639-1; `en` when not given, and for a language the page does not speak */
  language?: string | undefined;
  /** Echoed; keep it free of health information. At most 16384 characters as JSON */
  metadata?: Record<string, unknown> | undefined;
};

export type WearableConnection = {
  /** What this is */
  object: 'wearable_connection';
  /** Its id */
  id: string;
  /** Your reference of the patient */
  patientRef: string;
  /** Where it stands */
  status: 'pending' | 'connected' | 'disconnected';
  /** null until connected */
  provider: string | null;
  /** Name of the provider for people; null until connected */
  providerDisplayName: string | null;
  /** Where to send the patient */
  connect: {
    /** Page of ours where the patient connects, and later disconnects; open for 7 days while pending */
    url: string;
  };
  /** Moment the patient connected; null until then */
  connectedAt: string | null;
  /** null before the first sync */
  lastSyncAt: string | null;
  /** When it was created */
  createdAt: string;
  /** When it last changed */
  updatedAt: string;
  /** As sent; empty when nothing was sent */
  metadata: Record<string, unknown>;
  /** What still has to happen, for people */
  notice: string;
};

export type WearableConnectionList = {
  /** What this is */
  object: 'list';
  /** What the entries of the list are */
  resource: 'wearable_connection';
  /** How many entries this page has */
  count: number;
  /** The one asked for; null when none was named */
  patientRef: string | null;
  /** The connections */
  connections: WearableConnection[];
  /** true when older ones exist: ask again with `before` set to `nextCursor` */
  hasMore: boolean;
  /** Where the next page begins; null at the end */
  nextCursor: string | null;
};

export type WearableMetricDay = {
  /** Day of the patient's own calendar, as the provider counts it */
  date: string;
  /** Where the values come from */
  provider: string;
  /** Hours asleep; absent when the provider has none for the day */
  sleepHours?: number;
  /** Resting heart rate, beats a minute */
  restingHeartRateBpm?: number;
  /** RMSSD */
  heartRateVariabilityMs?: number;
  /** Steps of the day */
  steps?: number;
};

export type WearableMetricList = {
  /** What this is */
  object: 'list';
  /** What the entries of the list are */
  resource: 'wearable_metric';
  /** How many entries this page has */
  count: number;
  /** The connection */
  connectionId: string;
  /** Your reference of the patient */
  patientRef: string;
  /** First day of the page, YYYY-MM-DD */
  from: string;
  /** Last day of the page, YYYY-MM-DD */
  to: string;
  /** Ascending by date; days without a value are left out */
  metrics: WearableMetricDay[];
  /** The same days as fields of the outcome, relapse and biomarker requests */
  feed: {
    /** Mean hours of sleep a night; absent below three nights */
    avgSleepHours?: number;
    /** Latest values, ready for the biomarker analysis */
    biomarkers: {
      /** Name of the analyte */
      name: string;
      /** The value */
      value: number;
      /** Unit of the value; null where it has none */
      unit: string;
    }[];
  };
};

export type WearableProvider = {
  /** To send in `providers` of the connect request */
  code: string;
  /** Name for people */
  displayName: string;
  /** active and deprecated can be connected; unconfigured: this deployment has no credentials for it; retired: no longer */
  status: 'active' | 'deprecated' | 'unconfigured' | 'retired';
  /** What it can give */
  dataTypes: ('sleep' | 'resting_heart_rate' | 'heart_rate_variability' | 'steps')[];
  /** When it stops or stopped: YYYY-MM-DD, or YYYY-MM */
  endsOn?: string;
  /** Provider code to use instead */
  successor?: string;
};

export type WearableProviderList = {
  /** What this is */
  object: 'list';
  /** What the entries of the list are */
  resource: 'wearable_provider';
  /** How many entries this page has */
  count: number;
  /** The providers, connectable ones first */
  providers: WearableProvider[];
};

/** May follow `?` of: Panels that can be ordered. */
export type ListLabPanelsQuery = {
  /** Only panels of this category */
  category?: string | undefined;
};

/** May follow `?` of: Lab orders of the account, newest first. */
export type ListLabOrdersQuery = {
  /** Your id of the patient */
  patientRef?: string | undefined;
  /** 1 to 200, 50 when not given */
  limit?: number | undefined;
  /** Only older ones: `nextCursor` of the page before, or the id of an order */
  before?: string | undefined;
};

/** May follow `?` of: Events of the last 30 days, oldest first. */
export type ListEventsQuery = {
  /** `nextCursor` of an earlier page; the oldest event kept when not given */
  cursor?: string | undefined;
  /** 1 to 200, 50 when not given */
  limit?: number | undefined;
  /** Events of this type only */
  type?:
    | 'lab_order.results_ready'
    | 'lab_order.status_changed'
    | 'wearable.connected'
    | 'wearable.sync_completed'
    | 'wearable.disconnected'
    | 'retina.screening_analyzed'
    | 'retina.screening_reviewed'
    | undefined;
};

/** May follow `?` of: Connections of the account, newest first. */
export type ListWearableConnectionsQuery = {
  /** Your id of the patient */
  patientRef?: string | undefined;
  /** 1 to 200; 200 when not given */
  limit?: number | undefined;
  /** Only older ones: `nextCursor` of the page before, or the id of a connection */
  before?: string | undefined;
};

/** May follow `?` of: Daily values of a connection, with the fields they give the analysis endpoints. */
export type ListWearableMetricsQuery = {
  /** First day; 30 days up to `to` when not given */
  from?: string | undefined;
  /** Last day, included; today in UTC when not given */
  to?: string | undefined;
  /** One metric; all when not given */
  type?: 'sleepHours' | 'restingHeartRateBpm' | 'heartRateVariabilityMs' | 'steps' | undefined;
};

/** May follow `?` of: The current version of an exam with its narrative and risk. */
export type GetMseQuery = {
  /** Needed when several patients share the visit id */
  patientId?: string | undefined;
};

/** Answer of: The current version of an exam with its narrative and risk. */
export type GetMseAnswer = {
  /** The record */
  mse: MseRecord;
};

/** May follow `?` of: Every version of an exam, newest first. */
export type GetMseHistoryQuery = {
  /** Needed when several patients share the visit id */
  patientId?: string | undefined;
  /** 1 to 1000, 50 when not given; fewer come where versions are large */
  limit?: number | undefined;
  /** Only versions before this one: `nextCursor` of an earlier page */
  before?: number | undefined;
};

/** May follow `?` of: One version of an exam as it was. */
export type GetMseVersionQuery = {
  /** Needed when several patients share the visit id */
  patientId?: string | undefined;
};

/** Answer of: One version of an exam as it was. */
export type GetMseVersionAnswer = {
  /** With `version` and `savedAt` of that version */
  mse: MseRecord;
  /** true when a later version exists */
  superseded: boolean;
};

/** May follow `?` of: What changed from one version of an exam to another. */
export type DiffMseQuery = {
  /** Needed when several patients share the visit id */
  patientId?: string | undefined;
  /** Earlier version */
  from: number;
  /** Later version */
  to: number;
};

/** Answer of: What changed from one version of an exam to another. */
export type DiffMseAnswer = {
  /** Your id of the visit */
  visitId: string;
  /** Your id of the patient */
  patientId: string;
  /** The earlier version */
  from: number;
  /** The later version */
  to: number;
  /** What changed between them */
  diff: MseDiff;
};

/** May follow `?` of: Who read, wrote or was refused, newest first, a page at a time. */
export type GetMseAuditQuery = {
  /** Needed when several patients share the visit id */
  patientId?: string | undefined;
  /** 1 to 200, 50 when not given */
  limit?: number | undefined;
  /** `nextCursor` of the page before */
  cursor?: string | undefined;
  /** Only what this key did, by its id */
  actor?: string | undefined;
  /** Only this action, for example `mse.read` */
  action?: string | undefined;
  /** Only acts that were allowed, or denied */
  outcome?: 'allowed' | 'denied' | undefined;
  /** Only entries from this moment on. ISO 8601 date (YYYY-MM-DD) or RFC 3339 date-time; without an offset it means UTC */
  since?: string | undefined;
  /** Only entries before this moment. ISO 8601 date (YYYY-MM-DD) or RFC 3339 date-time; without an offset it means UTC */
  until?: string | undefined;
};

/** Answer of: Who read, wrote or was refused, newest first, a page at a time. */
export type GetMseAuditAnswer = {
  /** Your id of the visit */
  visitId: string;
  /** Newest first */
  entries: MseAuditEntry[];
  /** Whether a further page has entries */
  hasMore: boolean;
  /** Goes into `cursor` for the entries before these; null at the end */
  nextCursor: string | null;
};

/** Sent when structured results are on the order */
export type LabOrderResultsReadyEvent = {
  /** Id of the event: the same on every delivery of it */
  id: string;
  /** Always `event` */
  object: 'event';
  /** Version of this envelope, date-shaped */
  apiVersion: string;
  /** Moment of the change it tells of */
  createdAt: string;
  /** Number in the stream of the account and mode, from 1, without gaps */
  sequence?: number;
  /** Sent when structured results are on the order */
  type: 'lab_order.results_ready';
  /** The answer */
  data: {
    /** What the event is about */
    object: 'lab_order';
    /** Its id: read it for the rest */
    id: string;
    /** Its status after the change: a state of the order */
    status: string;
    /** Your reference of the patient, as you sent it */
    patientRef: string;
  };
};

/** Sent when the order has another status */
export type LabOrderStatusChangedEvent = {
  /** Id of the event: the same on every delivery of it */
  id: string;
  /** Always `event` */
  object: 'event';
  /** Version of this envelope, date-shaped */
  apiVersion: string;
  /** Moment of the change it tells of */
  createdAt: string;
  /** Number in the stream of the account and mode, from 1, without gaps */
  sequence?: number;
  /** Sent when the order has another status */
  type: 'lab_order.status_changed';
  /** The answer */
  data: {
    /** What the event is about */
    object: 'lab_order';
    /** Its id: read it for the rest */
    id: string;
    /** Its status after the change: a state of the order */
    status: string;
    /** Your reference of the patient, as you sent it */
    patientRef: string;
  };
};

/** Sent when the patient completed the connect flow */
export type WearableConnectedEvent = {
  /** Id of the event: the same on every delivery of it */
  id: string;
  /** Always `event` */
  object: 'event';
  /** Version of this envelope, date-shaped */
  apiVersion: string;
  /** Moment of the change it tells of */
  createdAt: string;
  /** Number in the stream of the account and mode, from 1, without gaps */
  sequence?: number;
  /** Sent when the patient completed the connect flow */
  type: 'wearable.connected';
  /** The answer */
  data: {
    /** What the event is about */
    object: 'wearable_connection';
    /** Its id: read it for the rest */
    id: string;
    /** Its status after the change: pending, connected or disconnected */
    status: string;
    /** Your reference of the patient, as you sent it */
    patientRef: string;
  };
};

/** Sent when a sync finished and fresh metrics can be read */
export type WearableSyncCompletedEvent = {
  /** Id of the event: the same on every delivery of it */
  id: string;
  /** Always `event` */
  object: 'event';
  /** Version of this envelope, date-shaped */
  apiVersion: string;
  /** Moment of the change it tells of */
  createdAt: string;
  /** Number in the stream of the account and mode, from 1, without gaps */
  sequence?: number;
  /** Sent when a sync finished and fresh metrics can be read */
  type: 'wearable.sync_completed';
  /** The answer */
  data: {
    /** What the event is about */
    object: 'wearable_connection';
    /** Its id: read it for the rest */
    id: string;
    /** Its status after the change: pending, connected or disconnected */
    status: string;
    /** Your reference of the patient, as you sent it */
    patientRef: string;
  };
};

/** Sent when the patient or the provider revoked the connection */
export type WearableDisconnectedEvent = {
  /** Id of the event: the same on every delivery of it */
  id: string;
  /** Always `event` */
  object: 'event';
  /** Version of this envelope, date-shaped */
  apiVersion: string;
  /** Moment of the change it tells of */
  createdAt: string;
  /** Number in the stream of the account and mode, from 1, without gaps */
  sequence?: number;
  /** Sent when the patient or the provider revoked the connection */
  type: 'wearable.disconnected';
  /** The answer */
  data: {
    /** What the event is about */
    object: 'wearable_connection';
    /** Its id: read it for the rest */
    id: string;
    /** Its status after the change: pending, connected or disconnected */
    status: string;
    /** Your reference of the patient, as you sent it */
    patientRef: string;
  };
};

/** Sent when a picture was analyzed and waits for a clinician */
export type RetinaScreeningAnalyzedEvent = {
  /** Id of the event: the same on every delivery of it */
  id: string;
  /** Always `event` */
  object: 'event';
  /** Version of this envelope, date-shaped */
  apiVersion: string;
  /** Moment of the change it tells of */
  createdAt: string;
  /** Number in the stream of the account and mode, from 1, without gaps */
  sequence?: number;
  /** Sent when a picture was analyzed and waits for a clinician */
  type: 'retina.screening_analyzed';
  /** The answer */
  data: {
    /** What the event is about */
    object: 'retina.screening';
    /** Its id: read it for the rest */
    id: string;
    /** Its status after the change: analyzed or reviewed */
    status: string;
    /** Your reference of the patient, as you sent it */
    patientRef: string;
  };
};

/** Sent when a clinician accepted or rejected a screening */
export type RetinaScreeningReviewedEvent = {
  /** Id of the event: the same on every delivery of it */
  id: string;
  /** Always `event` */
  object: 'event';
  /** Version of this envelope, date-shaped */
  apiVersion: string;
  /** Moment of the change it tells of */
  createdAt: string;
  /** Number in the stream of the account and mode, from 1, without gaps */
  sequence?: number;
  /** Sent when a clinician accepted or rejected a screening */
  type: 'retina.screening_reviewed';
  /** The answer */
  data: {
    /** What the event is about */
    object: 'retina.screening';
    /** Its id: read it for the rest */
    id: string;
    /** Its status after the change: analyzed or reviewed */
    status: string;
    /** Your reference of the patient, as you sent it */
    patientRef: string;
  };
};

/** Sent when a written version raises the safety flag */
export type MseSafetyEvent = {
  /** Id of the event: the same on every delivery of it */
  id: string;
  /** Always `event` */
  object: 'event';
  /** Version of this envelope, date-shaped */
  apiVersion: string;
  /** Moment of the change it tells of */
  createdAt: string;
  /** Number in the stream of the account and mode, from 1, without gaps */
  sequence?: number;
  /** Sent when a written version raises the safety flag */
  type: 'mse.safety_event';
  /** The answer */
  data: {
    /** What the event is about */
    object: 'mse.safety_event';
    /** Id of the safety event */
    id: string;
    /** Your id of the visit */
    visitId: string;
    /** Your id of the patient */
    patientId: string;
    /** Level of the version that was written */
    riskLevel: 'none' | 'low' | 'moderate' | 'high';
    /** false when risk was not examined: then no level is a finding */
    riskAssessed: boolean;
    /** Number of the version that was written */
    version: number;
  };
};

/** Sent when a written version grades the risk lower than the one before */
export type MseRiskLoweredEvent = {
  /** Id of the event: the same on every delivery of it */
  id: string;
  /** Always `event` */
  object: 'event';
  /** Version of this envelope, date-shaped */
  apiVersion: string;
  /** Moment of the change it tells of */
  createdAt: string;
  /** Number in the stream of the account and mode, from 1, without gaps */
  sequence?: number;
  /** Sent when a written version grades the risk lower than the one before */
  type: 'mse.risk_lowered';
  /** The answer */
  data: {
    /** What the event is about */
    object: 'mse.record';
    /** Your id of the visit */
    visitId: string;
    /** Your id of the patient */
    patientId: string;
    /** Level of the version that was written */
    riskLevel: 'none' | 'low' | 'moderate' | 'high';
    /** false when risk was not examined: then no level is a finding */
    riskAssessed: boolean;
    /** Number of the version that was written */
    version: number;
    /** Level of the version before */
    previousRiskLevel: 'none' | 'low' | 'moderate' | 'high';
  };
};

/** Sent when what was written since the last seal is sealed: keep it outside, it proves that nothing was rewritten */
export type MseSealedEvent = {
  /** Id of the event: the same on every delivery of it */
  id: string;
  /** Always `event` */
  object: 'event';
  /** Version of this envelope, date-shaped */
  apiVersion: string;
  /** Moment of the change it tells of */
  createdAt: string;
  /** Number in the stream of the account and mode, from 1, without gaps */
  sequence?: number;
  /** Sent when what was written since the last seal is sealed: keep it outside, it proves that nothing was rewritten */
  type: 'mse.sealed';
  /** The answer */
  data: {
    /** What the event is about */
    object: 'mse.seal';
    /** Number of the seal, from 1, without gaps */
    number: number;
    /** Moment of the seal */
    sealedAt: string;
    /** Links it covers */
    members: number;
    /** Merkle root of those links, hexadecimal */
    root: string;
    /** That root with number, time and the seal before: what is signed, hexadecimal */
    chainedRoot: string;
    /** Ed25519 key that verifies the signature, hexadecimal */
    publicKey: string;
    /** Ed25519 signature of `chainedRoot`, hexadecimal */
    signature: string;
  };
};

/** What a webhook endpoint receives, told apart by `type`. */
export type WebhookEvent =
  | LabOrderResultsReadyEvent
  | LabOrderStatusChangedEvent
  | WearableConnectedEvent
  | WearableSyncCompletedEvent
  | WearableDisconnectedEvent
  | RetinaScreeningAnalyzedEvent
  | RetinaScreeningReviewedEvent
  | MseSafetyEvent
  | MseRiskLoweredEvent
  | MseSealedEvent;
