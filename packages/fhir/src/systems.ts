/** Where this service's own code systems and identifiers live: a name, never an address that is called. */
const OURS = 'https://svc.example/fhir';

/** Code systems and identifier systems that resources of this package name. */
export const SYSTEMS = {
  interpretation: 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation',
  observationCategory: 'http://terminology.hl7.org/CodeSystem/observation-category',
  riskProbability: 'http://terminology.hl7.org/CodeSystem/risk-probability',
  /** Sections of a diagnostic service, HL7 v2 table 0074, which US Core requires as the category of a report. */
  diagnosticService: 'http://terminology.hl7.org/CodeSystem/v2-0074',
  participantType: 'http://terminology.hl7.org/CodeSystem/provenance-participant-type',
  /** System of identifiers that are URIs. */
  uri: 'urn:ietf:rfc:3986',
  actCode: 'http://terminology.hl7.org/CodeSystem/v3-ActCode',
  dataAbsentReason: 'http://terminology.hl7.org/CodeSystem/data-absent-reason',
  dataAbsentExtension: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason',
  ucum: 'http://unitsofmeasure.org',
  atc: 'http://www.whocc.no/atc',
  /** A product of this service: dmse, medication, biomarker, outcome, relapse. */
  product: `${OURS}/CodeSystem/product`,
  /** A signal, component or factor of a result, by its key. */
  finding: `${OURS}/CodeSystem/finding`,
  /** A field of a request, by its name. */
  input: `${OURS}/CodeSystem/input`,
  /** An instrument, by the id a caller gives it. */
  instrument: `${OURS}/CodeSystem/instrument`,
  /** What a reference range stands for, where FHIR has no word. */
  rangeKind: `${OURS}/CodeSystem/range-kind`,
  mseDomain: `${OURS}/CodeSystem/mse-domain`,
  mseOption: `${OURS}/CodeSystem/mse-option`,
  mseAct: `${OURS}/CodeSystem/mse-act`,
  labPanel: `${OURS}/CodeSystem/lab-panel`,
  retinaMeasure: `${OURS}/CodeSystem/retina-measure`,
  /** The id of an entry of a request. */
  requestId: `${OURS}/identifier/request-id`,
  patientRef: `${OURS}/identifier/patient-ref`,
  requisition: `${OURS}/identifier/requisition`,
} as const;

/** Categories of Observations from HL7 observation-category; US Core requires one of every Observation. */
export const OBSERVATION_CATEGORIES = {
  laboratory: 'Laboratory',
  survey: 'Survey',
  exam: 'Exam',
  therapy: 'Therapy',
  activity: 'Activity',
  imaging: 'Imaging',
} as const;
export type ObservationCategory = keyof typeof OBSERVATION_CATEGORIES;

/** Canonical address of the questionnaire of an instrument; no wording is published there. */
export const questionnaireOf = (instrumentKey: string): string => `${OURS}/Questionnaire/${instrumentKey}`;

/** Base of the `fullUrl` of entries, unless a caller gives one. */
export const DEFAULT_BASE_URL = OURS;
