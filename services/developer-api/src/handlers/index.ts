import type { EndpointId } from '@svc/contracts';
import type { HandlerFactory } from '../handler.ts';
import { agent } from './agent.ts';
import { analyze } from './analyze.ts';
import { LAB_HANDLERS } from './labs/index.ts';
import { listEvents } from './events.ts';
import { ping } from './ping.ts';
import * as wearables from './wearables.ts';

/** The handler of every endpoint: a new entry of the endpoint table without one does not compile. */
export const HANDLERS: Readonly<Record<EndpointId, HandlerFactory>> = {
  ping,
  analyzeDmse: analyze('dmse'),
  analyzeMedication: analyze('medication'),
  analyzeBiomarker: analyze('biomarker'),
  scoreOutcome: analyze('outcome'),
  predictRelapse: analyze('relapse'),
  runMedicationAgent: agent('medication'),
  runBiomarkerAgent: agent('biomarker'),
  runOutcomeAgent: agent('outcome'),
  runRelapseAgent: agent('relapse'),
  ...LAB_HANDLERS,
  listEvents,
  ...wearables,
};
