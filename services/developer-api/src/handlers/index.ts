import { type EndpointId, PRODUCT_ENDPOINTS, type ProductKey, PRODUCTS } from '@svc/contracts';
import type { HandlerFactory } from '../handler.ts';
import { agent } from './agent.ts';
import { analyze } from './analyze.ts';
import { scoreFhir } from './fhir.ts';
import { LAB_HANDLERS } from './labs/index.ts';
import { listEvents } from './events.ts';
import { ping } from './ping.ts';
import * as wearables from './wearables.ts';

type AnalysisId = (typeof PRODUCT_ENDPOINTS)[ProductKey]['id'];

const ANALYSES = Object.fromEntries(
  PRODUCTS.map((product) => [PRODUCT_ENDPOINTS[product].id, analyze(product)]),
) as Record<AnalysisId, HandlerFactory>;

/** The handler of every endpoint: a new entry of the endpoint table without one does not compile. */
export const HANDLERS: Readonly<Record<EndpointId, HandlerFactory>> = {
  ping,
  ...ANALYSES,
  runMedicationAgent: agent('medication'),
  runBiomarkerAgent: agent('biomarker'),
  runOutcomeAgent: agent('outcome'),
  runRelapseAgent: agent('relapse'),
  scoreFhir,
  ...LAB_HANDLERS,
  listEvents,
  ...wearables,
};
