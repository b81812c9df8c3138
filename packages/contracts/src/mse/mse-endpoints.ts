import * as z from 'zod';
import type { Endpoint } from '../endpoint/endpoint.ts';
import { MseAgentProposal, MseAgentRequest } from './mse-agent.ts';
import {
  MseAuditTrail,
  MseDomainCatalog,
  MseHistory,
  MsePatchRequest,
  MsePatchResponse,
  MseRecordAnswer,
  MseSignRequest,
  MseSignResponse,
  MseVersionAnswer,
  MseVersionDiff,
  MseWriteRequest,
  MseWriteResponse,
} from './mse.ts';
import { PageLimit } from '../values/page-limit.ts';
import { PathId } from '../values/path-id.ts';
import { isoDate, text } from '../values/primitives.ts';
import { wholeNumberText } from '../values/whole-number-text.ts';

const VISIT = { visitId: PathId.describe('Your id of the visit; `domains` is reserved') };
const PATIENT = { patientId: PathId.describe('Needed when several patients share the visit id').optional() };
const VERSION_NUMBER = wholeNumberText(1, 999_999_999, 'must be a version number');
const WRITE_HEADERS = {
  'Idempotency-Key':
    'Sent again with the same body within 24 h, the same answer is given and nothing is written',
  'If-Match': 'Version the write builds on, in quotes; 412 when the record has moved on',
  'If-None-Match': '`*`: only when there is no record yet, else 412',
} as const;
const ETAG = { ETag: 'Version of the record, in quotes' } as const;

const shared = { tag: 'MSE records', stability: 'ga', errorShape: 'flat' } as const;

/** Which rows of an audit trail are asked for. */
export const AUDIT_QUERY = {
  limit: PageLimit.optional(),
  cursor: text({ min: 1, max: 200, description: '`nextCursor` of the page before' }).optional(),
  actor: PathId.describe('Only what this key did, by its id').optional(),
  action: text({ min: 1, max: 64, description: 'Only this action, for example `mse.read`' }).optional(),
  outcome: z.enum(['allowed', 'denied']).optional(),
  since: isoDate('Only entries from this moment on').optional(),
  until: isoDate('Only entries before this moment').optional(),
};

/** Every endpoint of the mental-status-exam record API: flat errors, organization keys. */
export const MSE_ENDPOINTS = {
  getMseDomains: {
    ...shared,
    id: 'getMseDomains',
    method: 'GET',
    path: '/v1/mse/domains',
    summary: 'Domains, options and C-SSRS questions an exam can record',
    auth: 'org(mse:read)',
    response: MseDomainCatalog,
  },
  writeMse: {
    ...shared,
    id: 'writeMse',
    example: {
      path: { visitId: 'visit-17' },
      body: {
        patientId: 'patient-42',
        clinicianId: 'clinician-3',
        selection: {
          mood: { values: ['depressed'], text: 'low for three weeks' },
          risk: { values: ['passive_si'] },
        },
      },
    },
    method: 'POST',
    path: '/v1/mse/{visitId}',
    pathParams: VISIT,
    summary: 'Write the whole exam as a new version',
    description:
      'Nothing is overwritten: the version before stays, superseded. On a signed record it is an addendum.',
    auth: 'org(mse:write)',
    requestHeaders: WRITE_HEADERS,
    responseHeaders: ETAG,
    body: MseWriteRequest,
    response: MseWriteResponse,
    errors: ['conflict', 'precondition_failed', 'invalid_selection'],
  },
  patchMse: {
    ...shared,
    id: 'patchMse',
    example: {
      path: { visitId: 'visit-17' },
      body: { patientId: 'patient-42', selection: { risk: { values: ['active_si'] } } },
    },
    method: 'PATCH',
    path: '/v1/mse/{visitId}',
    pathParams: VISIT,
    summary: 'Replace some domains; the others are carried forward into a new version',
    auth: 'org(mse:write)',
    requestHeaders: WRITE_HEADERS,
    responseHeaders: ETAG,
    body: MsePatchRequest,
    response: MsePatchResponse,
    errors: ['not_found', 'conflict', 'precondition_failed', 'invalid_selection'],
  },
  getMse: {
    ...shared,
    id: 'getMse',
    example: { path: { visitId: 'visit-17' } },
    method: 'GET',
    path: '/v1/mse/{visitId}',
    pathParams: VISIT,
    query: z.object(PATIENT),
    summary: 'The current version of an exam with its narrative and risk',
    auth: 'org(mse:read)',
    responseHeaders: ETAG,
    response: MseRecordAnswer,
    errors: ['invalid_request', 'not_found'],
  },
  getMseHistory: {
    ...shared,
    id: 'getMseHistory',
    example: { path: { visitId: 'visit-17' }, query: { limit: '10' } },
    method: 'GET',
    path: '/v1/mse/{visitId}/history',
    pathParams: VISIT,
    query: z.object({
      ...PATIENT,
      limit: wholeNumberText(1, 1000, 'must be 1 to 1000')
        .describe('1 to 1000, 50 when not given; fewer come where versions are large')
        .optional(),
      before: VERSION_NUMBER.describe(
        'Only versions before this one: `nextCursor` of an earlier page',
      ).optional(),
    }),
    summary: 'Every version of an exam, newest first',
    auth: 'org(mse:read)',
    response: MseHistory,
    errors: ['invalid_request', 'not_found'],
  },
  getMseVersion: {
    ...shared,
    id: 'getMseVersion',
    example: { path: { visitId: 'visit-17', version: '1' } },
    method: 'GET',
    path: '/v1/mse/{visitId}/versions/{version}',
    pathParams: { ...VISIT, version: VERSION_NUMBER },
    query: z.object(PATIENT),
    summary: 'One version of an exam as it was',
    auth: 'org(mse:read)',
    response: MseVersionAnswer,
    errors: ['invalid_request', 'not_found'],
  },
  diffMse: {
    ...shared,
    id: 'diffMse',
    example: { path: { visitId: 'visit-17' }, query: { from: '1', to: '2' } },
    method: 'GET',
    path: '/v1/mse/{visitId}/diff',
    pathParams: VISIT,
    query: z.object({
      ...PATIENT,
      from: VERSION_NUMBER.describe('Earlier version'),
      to: VERSION_NUMBER.describe('Later version'),
    }),
    summary: 'What changed from one version of an exam to another',
    auth: 'org(mse:read)',
    response: MseVersionDiff,
    errors: ['invalid_request', 'not_found'],
  },
  getMseAudit: {
    ...shared,
    id: 'getMseAudit',
    example: { path: { visitId: 'visit-17' }, query: { limit: '3' } },
    method: 'GET',
    path: '/v1/mse/{visitId}/audit',
    pathParams: VISIT,
    query: z.object({ ...PATIENT, ...AUDIT_QUERY }),
    summary: 'Who read, wrote or was refused, newest first, a page at a time',
    auth: 'org(mse:read)',
    response: MseAuditTrail,
    errors: ['invalid_request', 'not_found'],
  },
  signMse: {
    ...shared,
    id: 'signMse',
    example: {
      path: { visitId: 'visit-17' },
      body: {
        patientId: 'patient-42',
        signedByName: 'Dr Ada Example',
        credential: 'MD',
        attestation: 'I examined the patient and stand by this record.',
        version: 2,
      },
    },
    method: 'POST',
    path: '/v1/mse/{visitId}/sign',
    pathParams: VISIT,
    summary: 'Sign the current version',
    description:
      'The signature names the hash of one version and fits no other. The same signer on the same version gets the first signature.',
    auth: 'org(mse:sign)',
    requestHeaders: {
      'Idempotency-Key': WRITE_HEADERS['Idempotency-Key'],
      'If-Match': 'Version that is meant, in quotes; 412 when the record has moved on',
    },
    body: MseSignRequest,
    response: MseSignResponse,
    errors: ['conflict', 'precondition_failed'],
  },
  draftMse: {
    ...shared,
    id: 'draftMse',
    example: {
      path: { visitId: 'visit-18' },
      body: {
        patientId: 'patient-42',
        transcript: 'Clinician: How has your mood been?\nPatient: Low. I cry most days and sleep badly.',
      },
    },
    method: 'POST',
    path: '/v1/mse/{visitId}/agent',
    pathParams: VISIT,
    tag: 'Agents',
    summary: 'Draft an exam from a transcript or telemetry; never writes',
    description:
      'Proposes; a clinician reviews and edits; the client sends `commit.body` to `commit.path` to persist it.',
    auth: 'secret',
    body: MseAgentRequest,
    response: MseAgentProposal,
  },
} as const satisfies Record<string, Endpoint>;

export type MseEndpointId = keyof typeof MSE_ENDPOINTS;
