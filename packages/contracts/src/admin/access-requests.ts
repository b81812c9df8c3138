import * as z from 'zod';
import { listOf } from '../values/list.ts';
import { text, Timestamp } from '../values/primitives.ts';
import type { AdminEndpoint } from './admin-endpoint.ts';
import { AccountId, AdminReason, byPathId, Cursor, onlyOf, pageOf } from './admin-values.ts';

export const ACCESS_REQUEST_STATES = ['open', 'approved', 'refused'] as const;

/** What an account says when it asks for production access. */
export const AccessRequestAnswers = {
  use: text({ min: 1, max: 2000, description: 'What it will be used for, and by whom' }),
  countries: listOf(z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code of two letters'), {
    min: 1,
    max: 50,
    description: 'Countries of its patients, ISO 3166 codes',
  }),
  clinicianInCharge: text({ min: 1, max: 200, description: 'Who answers for clinical use' }),
  retentionRead: z
    .literal(true, 'must be true: read what is kept and for how long first')
    .describe('That the page on retention was read'),
};

export const AccessRequest = z.strictObject({
  id: z.string().describe('Id of the request'),
  accountId: AccountId,
  accountName: z.string().describe('Name of the account'),
  ...AccessRequestAnswers,
  state: z.enum(ACCESS_REQUEST_STATES).describe('Where it stands'),
  askedBy: z.string().describe('Id of the person who asked'),
  askedAt: Timestamp.describe('Moment it was asked'),
  decidedBy: z.string().nullable().describe('Person or token that decided; null while it is open'),
  decidedAt: Timestamp.nullable().describe('Moment of the decision; null while it is open'),
  reason: z.string().nullable().describe('Why it was decided so; null while it is open'),
});

/** Requests of accounts for production access. */
export const ACCESS_REQUEST_ADMIN_ENDPOINTS = {
  listAccessRequests: {
    method: 'GET',
    path: '/access-requests',
    query: z.strictObject({
      accountId: onlyOf('account'),
      state: z.enum(ACCESS_REQUEST_STATES).optional().describe('Only those that stand there'),
      limit: pageOf(50),
      cursor: Cursor,
    }),
    summary: 'Requests for production access, newest first',
    auth: 'admin',
    data: z.strictObject({
      requests: z.array(AccessRequest).describe('Newest first'),
      hasMore: z.boolean().describe('true when older entries exist'),
      nextCursor: z.string().nullable().describe('Where the next page goes on; null at the end'),
    }),
  },
  decideAccessRequest: {
    method: 'POST',
    path: '/access-requests/{id}/decide',
    pathParams: byPathId('the request'),
    summary: 'Approve or refuse production access, with the reason',
    auth: 'admin',
    body: z.strictObject({
      approved: z.boolean().describe('true lets live keys be used'),
      reason: AdminReason,
    }),
    data: AccessRequest,
  },
} as const satisfies Record<string, AdminEndpoint>;
