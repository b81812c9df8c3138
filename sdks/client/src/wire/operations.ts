// Written by `npx pnpm documents client` from the endpoint table of @svc/contracts.

import type {
  BiomarkerAgentRequest,
  BiomarkerAgentResponse,
  BiomarkerAnalysis,
  BiomarkerAnalyzeRequest,
  DiffMseAnswer,
  DiffMseQuery,
  DmseAnalysis,
  DmseAnalyzeRequest,
  EventList,
  FhirResourceBody,
  FhirScore,
  GetMseAnswer,
  GetMseAuditAnswer,
  GetMseAuditQuery,
  GetMseHistoryQuery,
  GetMseQuery,
  GetMseVersionAnswer,
  GetMseVersionQuery,
  LabOrder,
  LabOrderList,
  LabOrderRequest,
  LabOrderWithResults,
  LabPanelList,
  LabSimulationRequest,
  ListEventsQuery,
  ListLabOrdersQuery,
  ListLabPanelsQuery,
  ListWearableConnectionsQuery,
  ListWearableMetricsQuery,
  MedicationAgentRequest,
  MedicationAgentResponse,
  MedicationAnalysis,
  MedicationAnalyzeRequest,
  MseAgentProposal,
  MseAgentRequest,
  MseDomainCatalog,
  MseHistory,
  MsePatchRequest,
  MsePatchResponse,
  MseSignRequest,
  MseSignResponse,
  MseWriteRequest,
  MseWriteResponse,
  OutcomeAgentRequest,
  OutcomeAgentResponse,
  OutcomeScore,
  OutcomeScoreRequest,
  PatientSignedOut,
  Ping,
  RelapseAgentRequest,
  RelapseAgentResponse,
  RelapsePredictRequest,
  RelapsePrediction,
  RetinaAnalyzeRequest,
  RetinaAnalyzed,
  RetinaCaptureForm,
  RetinaCaptured,
  RetinaFundusRequest,
  RetinaIngestRequest,
  RetinaIngestion,
  RetinaQualityKept,
  RetinaQualityRequest,
  RetinaScreeningList,
  RetinaSession,
  RetinaSessionCreated,
  RetinaSessionRequest,
  RetinaWithdrawRequest,
  RetinaWithdrawn,
  WearableConnectRequest,
  WearableConnection,
  WearableConnectionList,
  WearableMetricList,
  WearableProviderList,
} from './types.ts';

/** What each operation takes and gives, by its id in the OpenAPI document. */
export interface Operations {
  ping: { body: undefined; query: undefined; answer: Ping };
  analyzeDmse: { body: DmseAnalyzeRequest; query: undefined; answer: DmseAnalysis };
  analyzeMedication: { body: MedicationAnalyzeRequest; query: undefined; answer: MedicationAnalysis };
  analyzeBiomarker: { body: BiomarkerAnalyzeRequest; query: undefined; answer: BiomarkerAnalysis };
  scoreOutcome: { body: OutcomeScoreRequest; query: undefined; answer: OutcomeScore };
  predictRelapse: { body: RelapsePredictRequest; query: undefined; answer: RelapsePrediction };
  runMedicationAgent: { body: MedicationAgentRequest; query: undefined; answer: MedicationAgentResponse };
  runBiomarkerAgent: { body: BiomarkerAgentRequest; query: undefined; answer: BiomarkerAgentResponse };
  runOutcomeAgent: { body: OutcomeAgentRequest; query: undefined; answer: OutcomeAgentResponse };
  runRelapseAgent: { body: RelapseAgentRequest; query: undefined; answer: RelapseAgentResponse };
  scoreFhir: { body: FhirResourceBody; query: undefined; answer: FhirScore };
  listLabPanels: { body: undefined; query: ListLabPanelsQuery; answer: LabPanelList };
  createLabOrder: { body: LabOrderRequest; query: undefined; answer: LabOrder };
  listLabOrders: { body: undefined; query: ListLabOrdersQuery; answer: LabOrderList };
  getLabOrder: { body: undefined; query: undefined; answer: LabOrderWithResults };
  simulateLabOrder: { body: LabSimulationRequest; query: undefined; answer: LabOrderWithResults };
  listEvents: { body: undefined; query: ListEventsQuery; answer: EventList };
  listWearableProviders: { body: undefined; query: undefined; answer: WearableProviderList };
  connectWearable: { body: WearableConnectRequest; query: undefined; answer: WearableConnection };
  listWearableConnections: {
    body: undefined;
    query: ListWearableConnectionsQuery;
    answer: WearableConnectionList;
  };
  getWearableConnection: { body: undefined; query: undefined; answer: WearableConnection };
  listWearableMetrics: { body: undefined; query: ListWearableMetricsQuery; answer: WearableMetricList };
  disconnectWearable: { body: undefined; query: undefined; answer: WearableConnection };
  getMseDomains: { body: undefined; query: undefined; answer: MseDomainCatalog };
  writeMse: { body: MseWriteRequest; query: undefined; answer: MseWriteResponse };
  patchMse: { body: MsePatchRequest; query: undefined; answer: MsePatchResponse };
  getMse: { body: undefined; query: GetMseQuery; answer: GetMseAnswer };
  getMseHistory: { body: undefined; query: GetMseHistoryQuery; answer: MseHistory };
  getMseVersion: { body: undefined; query: GetMseVersionQuery; answer: GetMseVersionAnswer };
  diffMse: { body: undefined; query: DiffMseQuery; answer: DiffMseAnswer };
  getMseAudit: { body: undefined; query: GetMseAuditQuery; answer: GetMseAuditAnswer };
  signMse: { body: MseSignRequest; query: undefined; answer: MseSignResponse };
  draftMse: { body: MseAgentRequest; query: undefined; answer: MseAgentProposal };
  createRetinaSession: { body: RetinaSessionRequest; query: undefined; answer: RetinaSessionCreated };
  getRetinaSession: { body: undefined; query: undefined; answer: RetinaSession };
  captureRetina: { body: RetinaCaptureForm; query: undefined; answer: RetinaCaptured };
  submitFundus: { body: RetinaFundusRequest; query: undefined; answer: RetinaCaptured };
  recordRetinaQuality: { body: RetinaQualityRequest; query: undefined; answer: RetinaQualityKept };
  analyzeScreening: { body: RetinaAnalyzeRequest; query: undefined; answer: RetinaAnalyzed };
  listScreenings: { body: undefined; query: undefined; answer: RetinaScreeningList };
  getRetinaImage: { body: undefined; query: undefined; answer: Blob };
  withdrawScreening: { body: RetinaWithdrawRequest; query: undefined; answer: RetinaWithdrawn };
  signOutPatient: { body: undefined; query: undefined; answer: PatientSignedOut };
  ingestRetina: { body: RetinaIngestRequest; query: undefined; answer: RetinaIngestion };
}

export type OperationId = keyof Operations;

/** Confirm key, plan and connectivity. */
export const ping = { id: 'ping', method: 'GET', path: '/v1/ping', auth: 'apiKey', enveloped: true } as const;

/** Speech and movement timing to mental-status-exam signals. */
export const analyzeDmse = {
  id: 'analyzeDmse',
  method: 'POST',
  path: '/v1/dmse/analyze',
  auth: 'apiKey',
  enveloped: true,
} as const;

/** Response patterns from medication history; drug interactions are not part of it. */
export const analyzeMedication = {
  id: 'analyzeMedication',
  method: 'POST',
  path: '/v1/medication/analyze',
  auth: 'apiKey',
  enveloped: true,
} as const;

/** Flagged labs and wearable biomarkers, contextualised. */
export const analyzeBiomarker = {
  id: 'analyzeBiomarker',
  method: 'POST',
  path: '/v1/biomarker/analyze',
  auth: 'apiKey',
  enveloped: true,
} as const;

/** Symptom scales and other sources to an outcome trajectory composite. */
export const scoreOutcome = {
  id: 'scoreOutcome',
  method: 'POST',
  path: '/v1/outcome/score',
  auth: 'apiKey',
  enveloped: true,
} as const;

/** Multi-signal early-warning score. */
export const predictRelapse = {
  id: 'predictRelapse',
  method: 'POST',
  path: '/v1/relapse/predict',
  auth: 'apiKey',
  enveloped: true,
} as const;

/** Interactions, washouts, maximum doses and cautions of a free-text medication list, explained. */
export const runMedicationAgent = {
  id: 'runMedicationAgent',
  method: 'POST',
  path: '/v1/medication/{patientId}/agent',
  auth: 'apiKey',
} as const;

/** A laboratory panel set against ranges and critical limits, explained. */
export const runBiomarkerAgent = {
  id: 'runBiomarkerAgent',
  method: 'POST',
  path: '/v1/biomarker/{patientId}/agent',
  auth: 'apiKey',
} as const;

/** Questionnaire answers scored, with change, explained. */
export const runOutcomeAgent = {
  id: 'runOutcomeAgent',
  method: 'POST',
  path: '/v1/outcome/{patientId}/agent',
  auth: 'apiKey',
} as const;

/** Early-warning signs joined into one score, explained. */
export const runRelapseAgent = {
  id: 'runRelapseAgent',
  method: 'POST',
  path: '/v1/relapse/{patientId}/agent',
  auth: 'apiKey',
} as const;

/** Read a FHIR R4 bundle of one patient and score what is in it. */
export const scoreFhir = {
  id: 'scoreFhir',
  method: 'POST',
  path: '/v1/fhir/$score',
  auth: 'apiKey',
  enveloped: true,
} as const;

/** Panels that can be ordered. */
export const listLabPanels = {
  id: 'listLabPanels',
  method: 'GET',
  path: '/v1/labs/panels',
  auth: 'apiKey',
  enveloped: true,
} as const;

/** Place a lab order. */
export const createLabOrder = {
  id: 'createLabOrder',
  method: 'POST',
  path: '/v1/labs/orders',
  auth: 'apiKey',
  enveloped: true,
  stores: true,
} as const;

/** Lab orders of the account, newest first. */
export const listLabOrders = {
  id: 'listLabOrders',
  method: 'GET',
  path: '/v1/labs/orders',
  auth: 'apiKey',
  enveloped: true,
} as const;

/** One lab order with its results. */
export const getLabOrder = {
  id: 'getLabOrder',
  method: 'GET',
  path: '/v1/labs/orders/{id}',
  auth: 'apiKey',
  enveloped: true,
} as const;

/** Move a test order along its states and give it simulated results. */
export const simulateLabOrder = {
  id: 'simulateLabOrder',
  method: 'POST',
  path: '/v1/labs/orders/{id}/simulate',
  auth: 'apiKey',
  enveloped: true,
  stores: true,
} as const;

/** Events of the last 30 days, oldest first. */
export const listEvents = {
  id: 'listEvents',
  method: 'GET',
  path: '/v1/events',
  auth: 'apiKey',
  enveloped: true,
} as const;

/** Providers with their codes, connectable ones first. */
export const listWearableProviders = {
  id: 'listWearableProviders',
  method: 'GET',
  path: '/v1/wearables/providers',
  auth: 'apiKey',
  enveloped: true,
} as const;

/** Start a connection and get the page to send the patient to. */
export const connectWearable = {
  id: 'connectWearable',
  method: 'POST',
  path: '/v1/wearables/connect',
  auth: 'apiKey',
  enveloped: true,
  stores: true,
} as const;

/** Connections of the account, newest first. */
export const listWearableConnections = {
  id: 'listWearableConnections',
  method: 'GET',
  path: '/v1/wearables/connections',
  auth: 'apiKey',
  enveloped: true,
} as const;

/** One connection. */
export const getWearableConnection = {
  id: 'getWearableConnection',
  method: 'GET',
  path: '/v1/wearables/connections/{id}',
  auth: 'apiKey',
  enveloped: true,
} as const;

/** Daily values of a connection, with the fields they give the analysis endpoints. */
export const listWearableMetrics = {
  id: 'listWearableMetrics',
  method: 'GET',
  path: '/v1/wearables/connections/{id}/metrics',
  auth: 'apiKey',
  enveloped: true,
} as const;

/** End a connection on behalf of the patient. */
export const disconnectWearable = {
  id: 'disconnectWearable',
  method: 'POST',
  path: '/v1/wearables/connections/{id}/disconnect',
  auth: 'apiKey',
  enveloped: true,
} as const;

/** Domains, options and C-SSRS questions an exam can record. */
export const getMseDomains = {
  id: 'getMseDomains',
  method: 'GET',
  path: '/v1/mse/domains',
  auth: 'organizationKey',
} as const;

/** Write the whole exam as a new version. */
export const writeMse = {
  id: 'writeMse',
  method: 'POST',
  path: '/v1/mse/{visitId}',
  auth: 'organizationKey',
  stores: true,
} as const;

/** Replace some domains; the others are carried forward into a new version. */
export const patchMse = {
  id: 'patchMse',
  method: 'PATCH',
  path: '/v1/mse/{visitId}',
  auth: 'organizationKey',
  stores: true,
} as const;

/** The current version of an exam with its narrative and risk. */
export const getMse = {
  id: 'getMse',
  method: 'GET',
  path: '/v1/mse/{visitId}',
  auth: 'organizationKey',
} as const;

/** Every version of an exam, newest first. */
export const getMseHistory = {
  id: 'getMseHistory',
  method: 'GET',
  path: '/v1/mse/{visitId}/history',
  auth: 'organizationKey',
} as const;

/** One version of an exam as it was. */
export const getMseVersion = {
  id: 'getMseVersion',
  method: 'GET',
  path: '/v1/mse/{visitId}/versions/{version}',
  auth: 'organizationKey',
} as const;

/** What changed from one version of an exam to another. */
export const diffMse = {
  id: 'diffMse',
  method: 'GET',
  path: '/v1/mse/{visitId}/diff',
  auth: 'organizationKey',
} as const;

/** Who read, wrote or was refused, newest first, a page at a time. */
export const getMseAudit = {
  id: 'getMseAudit',
  method: 'GET',
  path: '/v1/mse/{visitId}/audit',
  auth: 'organizationKey',
} as const;

/** Sign the current version. */
export const signMse = {
  id: 'signMse',
  method: 'POST',
  path: '/v1/mse/{visitId}/sign',
  auth: 'organizationKey',
  stores: true,
} as const;

/** Draft an exam from a transcript or telemetry; never writes. */
export const draftMse = {
  id: 'draftMse',
  method: 'POST',
  path: '/v1/mse/{visitId}/agent',
  auth: 'apiKey',
} as const;

/** Start a capture session. */
export const createRetinaSession = {
  id: 'createRetinaSession',
  method: 'POST',
  path: '/retina/v1/session',
  auth: 'patientSession',
  stores: true,
} as const;

/** A capture session with its latest screening. */
export const getRetinaSession = {
  id: 'getRetinaSession',
  method: 'GET',
  path: '/retina/v1/session/{id}',
  auth: 'patientSession',
} as const;

/** Upload the accepted still of a session. */
export const captureRetina = {
  id: 'captureRetina',
  method: 'POST',
  path: '/retina/v1/capture',
  auth: 'patientSession',
  stores: true,
} as const;

/** Submit a picture uploaded before as a fundus picture. */
export const submitFundus = {
  id: 'submitFundus',
  method: 'POST',
  path: '/retina/v1/fundus',
  auth: 'patientSession',
  stores: true,
} as const;

/** Record the quality a device measured in a separate step. */
export const recordRetinaQuality = {
  id: 'recordRetinaQuality',
  method: 'POST',
  path: '/retina/v1/quality',
  auth: 'patientSession',
  stores: true,
} as const;

/** Analyze a screening again. */
export const analyzeScreening = {
  id: 'analyzeScreening',
  method: 'POST',
  path: '/retina/v1/analyze',
  auth: 'patientSession',
  stores: true,
} as const;

/** Your screenings, newest first. */
export const listScreenings = {
  id: 'listScreenings',
  method: 'GET',
  path: '/retina/v1/history',
  auth: 'patientSession',
} as const;

/** A stored picture. */
export const getRetinaImage = {
  id: 'getRetinaImage',
  method: 'GET',
  path: '/retina/v1/images/{id}',
  auth: 'patientSession',
} as const;

/** Withdraw a picture you sent, before a clinician has reviewed it. */
export const withdrawScreening = {
  id: 'withdrawScreening',
  method: 'POST',
  path: '/retina/v1/withdraw',
  auth: 'patientSession',
  stores: true,
} as const;

/** End the session of the cookie. */
export const signOutPatient = {
  id: 'signOutPatient',
  method: 'POST',
  path: '/retina/v1/sign-out',
  auth: 'patientSession',
} as const;

/** Submit a picture of a patient. */
export const ingestRetina = {
  id: 'ingestRetina',
  method: 'POST',
  path: '/v1/retina/ingest',
  auth: 'apiKey',
  enveloped: true,
  stores: true,
} as const;

/** Every path of the API, with `{name}` for what is filled in. */
export type Route =
  | '/v1/ping'
  | '/v1/dmse/analyze'
  | '/v1/medication/analyze'
  | '/v1/biomarker/analyze'
  | '/v1/outcome/score'
  | '/v1/relapse/predict'
  | '/v1/medication/{patientId}/agent'
  | '/v1/biomarker/{patientId}/agent'
  | '/v1/outcome/{patientId}/agent'
  | '/v1/relapse/{patientId}/agent'
  | '/v1/fhir/$score'
  | '/v1/labs/panels'
  | '/v1/labs/orders'
  | '/v1/labs/orders/{id}'
  | '/v1/labs/orders/{id}/simulate'
  | '/v1/events'
  | '/v1/wearables/providers'
  | '/v1/wearables/connect'
  | '/v1/wearables/connections'
  | '/v1/wearables/connections/{id}'
  | '/v1/wearables/connections/{id}/metrics'
  | '/v1/wearables/connections/{id}/disconnect'
  | '/v1/mse/domains'
  | '/v1/mse/{visitId}'
  | '/v1/mse/{visitId}/history'
  | '/v1/mse/{visitId}/versions/{version}'
  | '/v1/mse/{visitId}/diff'
  | '/v1/mse/{visitId}/audit'
  | '/v1/mse/{visitId}/sign'
  | '/v1/mse/{visitId}/agent'
  | '/retina/v1/session'
  | '/retina/v1/session/{id}'
  | '/retina/v1/capture'
  | '/retina/v1/fundus'
  | '/retina/v1/quality'
  | '/retina/v1/analyze'
  | '/retina/v1/history'
  | '/retina/v1/images/{id}'
  | '/retina/v1/withdraw'
  | '/retina/v1/sign-out'
  | '/v1/retina/ingest';
