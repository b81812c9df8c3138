import {
  AGENT_ENDPOINTS,
  type Endpoint,
  ENDPOINTS,
  PRODUCT_ENDPOINTS,
  type ProductKey,
} from '@svc/contracts';
import { findIdentifiers } from '@svc/labs';
import { renderMse } from '@svc/engines';
import type { AgentKey } from '@svc/intelligence';
import type { ActiveCalibrations } from '@svc/store';
import { parseBody, parseJsonBody } from '../../../packages/server-kit/src/index.ts';
import { DEVELOPER_JOBS } from '../../../services/developer-api/src/jobs.ts';
import { composeVersion } from '../../../services/mse-api/src/compose-version.ts';
import { MSE_JOBS } from '../../../services/mse-api/src/jobs.ts';
import { recordBody } from '../../../services/mse-api/src/json-body.ts';
import { readWrite } from '../../../services/mse-api/src/read-request.ts';
import { READ_ENDPOINTS } from './places.ts';

/** What an endpoint does with a body, between the bytes that come and what is stored or answered. */
type Reader = (bytes: Buffer) => void;

const NOW = Date.UTC(2026, 10, 23);
const marker = 'c3d1f0a2';
const ACTOR = { keyId: 'okey_proof', requestId: 'req_proof', now: NOW };
const NONE = { ifMatch: null, ifNoneMatch: null };

const writeMse: Reader = (bytes) => {
  // Of the request only the body is read.
  const request = { body: recordBody(bytes) } as Parameters<typeof readWrite>[0];
  const written = readWrite(request);
  composeVersion({ ...written, action: 'mse.write', actor: ACTOR, preconditions: NONE }, null);
  renderMse(written.selection);
};

const OTHERS: Readonly<Record<string, Reader>> = {
  createLabOrder(bytes) {
    const { note } = parsed<{ note?: string }>(ENDPOINTS.createLabOrder, bytes);
    if (note !== undefined) findIdentifiers(note);
  },
  scoreFhir: (bytes) =>
    void DEVELOPER_JOBS.scoreFhirBody({
      endpointId: 'scoreFhir',
      bytes,
      now: NOW,
      calibrated: {} as ActiveCalibrations,
      fhirVersion: undefined,
      asFhir: true,
      requestId: 'req_proof',
    }),
  writeMse,
  patchMse: writeMse,
  draftMse: (bytes) => void MSE_JOBS.readVisitBody({ bytes, marker, now: NOW }),
};

/** The reader of an endpoint; where nothing is computed, its schema reads all there is to read. */
export function readerOf(endpointId: string): Reader {
  const product = keyOf(PRODUCT_ENDPOINTS, endpointId) as ProductKey | undefined;
  if (product !== undefined)
    return (bytes) =>
      void DEVELOPER_JOBS.analyzeBody({
        product,
        endpointId,
        bytes,
        now: NOW,
        calibrated: null,
        requestId: 'req_proof',
      });
  const agent = keyOf(AGENT_ENDPOINTS, endpointId) as AgentKey | undefined;
  if (agent !== undefined)
    return (bytes) =>
      void DEVELOPER_JOBS.readAgentBody({ product: agent, endpointId, bytes, marker, now: NOW });
  return OTHERS[endpointId] ?? ((bytes) => void parsed(READ_ENDPOINTS[endpointId] as Endpoint, bytes));
}

function keyOf(table: Readonly<Record<string, Endpoint>>, endpointId: string): string | undefined {
  return Object.entries(table).find(([, { id }]) => id === endpointId)?.[0];
}

function parsed<Body>(endpoint: Endpoint, bytes: Buffer): Body {
  return parseBody<Body>(endpoint, parseJsonBody(bytes));
}
