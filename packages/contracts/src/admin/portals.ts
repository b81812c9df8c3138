import * as z from 'zod';
import { text, Timestamp } from '../values/primitives.ts';
import type { AdminEndpoint } from './admin-endpoint.ts';
import { AccountId, byPathId, onlyOf } from './admin-values.ts';

const Portal = z.strictObject({
  id: z.string().describe('Id of the credential'),
  accountId: AccountId,
  name: z.string().describe('Which portal holds it'),
  visibleStart: z.string().describe('First characters of the credential'),
  createdAt: Timestamp.describe('Moment it was made'),
  lastUsedAt: Timestamp.nullable().describe('Moment of the last session it started; null before the first'),
  revokedAt: Timestamp.nullable().describe('Moment it was revoked; null while it was not'),
});

/** Credentials of patient portals: each starts sessions for the patients of one account, and does nothing else. */
export const PORTAL_ADMIN_ENDPOINTS = {
  addPortal: {
    method: 'POST',
    path: '/portals',
    summary: 'Make a credential that starts patient sessions of one account, and show it once',
    auth: 'admin',
    body: z.strictObject({
      accountId: AccountId,
      name: text({ min: 1, max: 200, description: 'Which portal holds it' }),
    }),
    successStatus: 201,
    data: z.strictObject({
      credential: z.string().describe('The credential, shown once'),
      portal: Portal.describe('The credential as lists show it'),
    }),
  },
  listPortals: {
    method: 'GET',
    path: '/portals',
    query: z.object({ accountId: onlyOf('account') }),
    summary: 'Credentials of patient portals',
    auth: 'admin',
    data: z.strictObject({ portals: z.array(Portal).describe('By the moment they were made') }),
  },
  revokePortal: {
    method: 'POST',
    path: '/portals/{id}/revoke',
    pathParams: byPathId('the credential'),
    summary: 'Stop the credential of a portal for good',
    auth: 'admin',
    data: Portal,
  },
} as const satisfies Record<string, AdminEndpoint>;
