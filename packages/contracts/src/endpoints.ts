import { z } from 'zod';
import {
  BiomarkerAgentRequest,
  BiomarkerAgentResponse,
  MedicationAgentRequest,
  MedicationAgentResponse,
  OutcomeAgentRequest,
  OutcomeAgentResponse,
  RelapseAgentRequest,
  RelapseAgentResponse,
} from './agents.ts';
import { BiomarkerAnalysis, BiomarkerAnalyzeRequest } from './biomarker.ts';
import { DmseAnalysis, DmseAnalyzeRequest } from './dmse.ts';
import type { ErrorCode } from './errors.ts';
import { MedicationAnalysis, MedicationAnalyzeRequest } from './medication.ts';
import type { OrganizationScope } from './organization.ts';
import { OutcomeScore, OutcomeScoreRequest } from './outcome.ts';
import { PathId } from './path-id.ts';
import { Ping } from './ping.ts';
import { RelapsePrediction, RelapsePredictRequest } from './relapse.ts';

/** Who may call an endpoint: a developer key, or an organization key with a scope. */
export type EndpointAuth = 'secret' | 'secretOrPublishable' | `org(${OrganizationScope})`;

export interface Deprecation {
  /** Day of the announcement, YYYY-MM-DD. */
  announcedOn: string;
  /** Day the endpoint stops, YYYY-MM-DD: at least 12 months later for `ga`, 3 months for `beta`. */
  sunsetOn: string;
  /** Path to use instead. */
  successor?: string;
}

export interface Endpoint {
  /** Operation id, also the method name in the SDK. */
  id: string;
  method: 'GET' | 'POST' | 'PATCH';
  /** Path below `/api`; `{name}` stands for a part of `pathParams`. */
  path: string;
  /** What the parts of the path may be. */
  pathParams?: Readonly<Record<string, z.ZodType<string>>>;
  /** What may follow `?`. */
  query?: z.ZodObject;
  tag: string;
  summary: string;
  description?: string;
  /** Shape of the errors: the developer envelope unless `flat`. */
  errorShape?: 'flat';
  /** Headers of the caller that mean something here beside the usual ones, with what they do. */
  requestHeaders?: Readonly<Record<string, string>>;
  /** Headers of the answer beside those every answer has. */
  responseHeaders?: Readonly<Record<string, string>>;
  auth: EndpointAuth;
  stability: 'ga' | 'beta';
  deprecation?: Deprecation;
  /** Answers CORS preflight and echoes the Origin. */
  cors?: boolean;
  body?: z.ZodType;
  response: z.ZodType;
  /** Codes it can answer with, apart from those every endpoint shares. */
  errors?: readonly EndpointErrorCode[];
}

/** 422 exists on the flat errors of the record API only, so no code of the envelope names it. */
export type EndpointErrorCode = ErrorCode | 'invalid_selection';

const success = <Data extends z.ZodType>(data: Data) => z.looseObject({ ok: z.literal(true), data });

/** What the agent endpoints have in common. */
function agentEndpoint(product: string, summary: string) {
  return {
    method: 'POST',
    tag: 'Agents',
    summary,
    description: `An engine decides, a model puts its findings into words: what it says beyond them is dropped into \`warnings\`. Advisory; nothing is stored. The tools are those of the ${product} engine.`,
    auth: 'secret',
    stability: 'ga',
    pathParams: { patientId: PathId.describe('Your id of the patient; echoed, never stored') },
  } as const;
}

/**
 * Every endpoint of the developer API that is served. Validation, response checks, OpenAPI, the reference
 * page and the route test are all driven by this table.
 */
export const ENDPOINTS = {
  ping: {
    id: 'ping',
    method: 'GET',
    path: '/v1/ping',
    tag: 'Platform',
    summary: 'Confirm key, plan and connectivity',
    auth: 'secret',
    stability: 'ga',
    response: success(Ping),
  },
  analyzeDmse: {
    id: 'analyzeDmse',
    method: 'POST',
    path: '/v1/dmse/analyze',
    tag: 'Analysis',
    summary: 'Speech and movement timing to mental-status-exam signals',
    auth: 'secretOrPublishable',
    stability: 'ga',
    cors: true,
    body: DmseAnalyzeRequest,
    response: z.looseObject({ ok: z.literal(true), requestId: z.string(), data: DmseAnalysis }),
  },
  analyzeMedication: {
    id: 'analyzeMedication',
    method: 'POST',
    path: '/v1/medication/analyze',
    tag: 'Analysis',
    summary: 'Response patterns from medication history',
    auth: 'secret',
    stability: 'ga',
    body: MedicationAnalyzeRequest,
    response: success(MedicationAnalysis),
  },
  analyzeBiomarker: {
    id: 'analyzeBiomarker',
    method: 'POST',
    path: '/v1/biomarker/analyze',
    tag: 'Analysis',
    summary: 'Flagged labs and wearable biomarkers, contextualised',
    auth: 'secret',
    stability: 'ga',
    body: BiomarkerAnalyzeRequest,
    response: success(BiomarkerAnalysis),
  },
  scoreOutcome: {
    id: 'scoreOutcome',
    method: 'POST',
    path: '/v1/outcome/score',
    tag: 'Analysis',
    summary: 'Symptom scales and other sources to an outcome trajectory composite',
    auth: 'secret',
    stability: 'ga',
    body: OutcomeScoreRequest,
    response: success(OutcomeScore),
  },
  predictRelapse: {
    id: 'predictRelapse',
    method: 'POST',
    path: '/v1/relapse/predict',
    tag: 'Analysis',
    summary: 'Multi-signal early-warning score',
    auth: 'secret',
    stability: 'ga',
    body: RelapsePredictRequest,
    response: success(RelapsePrediction),
  },
  runMedicationAgent: {
    ...agentEndpoint('medication', 'Drug interactions of a free-text medication list, explained'),
    id: 'runMedicationAgent',
    path: '/v1/medication/{patientId}/agent',
    body: MedicationAgentRequest,
    response: MedicationAgentResponse,
  },
  runBiomarkerAgent: {
    ...agentEndpoint('biomarker', 'A laboratory panel set against ranges and critical limits, explained'),
    id: 'runBiomarkerAgent',
    path: '/v1/biomarker/{patientId}/agent',
    body: BiomarkerAgentRequest,
    response: BiomarkerAgentResponse,
  },
  runOutcomeAgent: {
    ...agentEndpoint('outcome', 'Questionnaire answers scored, with change, explained'),
    id: 'runOutcomeAgent',
    path: '/v1/outcome/{patientId}/agent',
    body: OutcomeAgentRequest,
    response: OutcomeAgentResponse,
  },
  runRelapseAgent: {
    ...agentEndpoint('relapse', 'Early-warning signs joined into one score, explained'),
    id: 'runRelapseAgent',
    path: '/v1/relapse/{patientId}/agent',
    body: RelapseAgentRequest,
    response: RelapseAgentResponse,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointId = keyof typeof ENDPOINTS;

/** The analysis endpoint of each product. */
export const PRODUCT_ENDPOINTS = {
  dmse: ENDPOINTS.analyzeDmse,
  medication: ENDPOINTS.analyzeMedication,
  biomarker: ENDPOINTS.analyzeBiomarker,
  outcome: ENDPOINTS.scoreOutcome,
  relapse: ENDPOINTS.predictRelapse,
} as const;

/** The agent endpoint of each product that has one. */
export const AGENT_ENDPOINTS = {
  medication: ENDPOINTS.runMedicationAgent,
  biomarker: ENDPOINTS.runBiomarkerAgent,
  outcome: ENDPOINTS.runOutcomeAgent,
  relapse: ENDPOINTS.runRelapseAgent,
} as const;

/** The path as the router writes it: `:name` for `{name}`. */
export function routePattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
