import {
  BiomarkerAgentRequest,
  BiomarkerAgentResponse,
  MedicationAgentRequest,
  MedicationAgentResponse,
  OutcomeAgentRequest,
  OutcomeAgentResponse,
  RelapseAgentRequest,
  RelapseAgentResponse,
} from '../agents/agents.ts';
import { PRODUCT_ENDPOINTS } from '../analysis/products/index.ts';
import { byId } from '../endpoint/by-id.ts';
import { type Endpoint, success } from '../endpoint/endpoint.ts';
import { FHIR_ENDPOINTS } from '../fhir/fhir-endpoints.ts';
import { LAB_ENDPOINTS } from '../labs/lab-endpoints.ts';
import { EVENT_ENDPOINTS } from '../events/event-endpoints.ts';
import { PathId } from '../values/path-id.ts';
import { Ping } from '../platform/ping.ts';
import { WEARABLE_ENDPOINTS } from '../wearables/wearable-endpoints.ts';

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
  ...byId(PRODUCT_ENDPOINTS),
  runMedicationAgent: {
    ...agentEndpoint(
      'medication',
      'Interactions, washouts, maximum doses and cautions of a free-text medication list, explained',
    ),
    id: 'runMedicationAgent',
    example: {
      path: { patientId: 'patient-42' },
      body: { medications: ['lithium 900 mg daily', 'ibuprofen 400 mg as needed'] },
    },
    path: '/v1/medication/{patientId}/agent',
    body: MedicationAgentRequest,
    response: MedicationAgentResponse,
  },
  runBiomarkerAgent: {
    ...agentEndpoint('biomarker', 'A laboratory panel set against ranges and critical limits, explained'),
    id: 'runBiomarkerAgent',
    example: {
      path: { patientId: 'patient-42' },
      body: { panel: [{ analyte: 'sodium', value: 121, unit: 'mmol/L' }] },
    },
    path: '/v1/biomarker/{patientId}/agent',
    body: BiomarkerAgentRequest,
    response: BiomarkerAgentResponse,
  },
  runOutcomeAgent: {
    ...agentEndpoint('outcome', 'Questionnaire answers scored, with change, explained'),
    id: 'runOutcomeAgent',
    example: {
      path: { patientId: 'patient-42' },
      body: { instruments: [{ instrument: 'phq9', total: 17, priorTotal: 9 }] },
    },
    path: '/v1/outcome/{patientId}/agent',
    body: OutcomeAgentRequest,
    response: OutcomeAgentResponse,
  },
  runRelapseAgent: {
    ...agentEndpoint('relapse', 'Early-warning signs joined into one score, explained'),
    id: 'runRelapseAgent',
    example: {
      path: { patientId: 'patient-42' },
      body: {
        signals: [
          { indicator: 'missed_doses', severity: 0.8 },
          { indicator: 'sleep_disruption', severity: 0.6 },
        ],
      },
    },
    path: '/v1/relapse/{patientId}/agent',
    body: RelapseAgentRequest,
    response: RelapseAgentResponse,
  },
  ...FHIR_ENDPOINTS,
  ...LAB_ENDPOINTS,
  ...EVENT_ENDPOINTS,
  ...WEARABLE_ENDPOINTS,
} as const satisfies Record<string, Endpoint>;

export type EndpointId = keyof typeof ENDPOINTS;

/** The agent endpoint of each product that has one. */
export const AGENT_ENDPOINTS = {
  medication: ENDPOINTS.runMedicationAgent,
  biomarker: ENDPOINTS.runBiomarkerAgent,
  outcome: ENDPOINTS.runOutcomeAgent,
  relapse: ENDPOINTS.runRelapseAgent,
} as const;
