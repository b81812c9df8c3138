import * as z from 'zod';
import { CDS_CLIENT_ADMIN_ENDPOINTS as ADMIN, CdsClient } from '../admin/cds-clients.ts';
import { KEY_MODES } from '../platform/ping.ts';
import { Timestamp } from '../values/primitives.ts';
import type { ConsoleEndpoint } from './console-endpoint.ts';
import { DEVELOPER, ofAccount, OWN_SETTINGS, thingOfAccount } from './console-values.ts';

/** EHRs that ask for cards. */
export const CDS_CONSOLE_ENDPOINTS = {
  listAccountCdsClients: {
    ...DEVELOPER,
    ...OWN_SETTINGS,
    method: 'GET',
    path: '/accounts/{accountId}/cds-clients',
    pathParams: ofAccount,
    summary: 'Clients of CDS Hooks of an account',
    data: z.strictObject({
      clients: z.array(CdsClient).describe('By the moment they were made'),
      asOf: Timestamp.describe('Moment the list is of'),
    }),
  },
  createAccountCdsClient: {
    ...DEVELOPER,
    method: 'POST',
    path: '/accounts/{accountId}/cds-clients',
    pathParams: ofAccount,
    summary: ADMIN.createCdsClient.summary,
    recent: true,
    body: ADMIN.createCdsClient.body.omit({ accountId: true }),
    successStatus: 201,
    data: CdsClient,
  },
  revokeAccountCdsClient: {
    ...DEVELOPER,
    method: 'POST',
    path: '/accounts/{accountId}/cds-clients/{id}/revoke',
    pathParams: thingOfAccount('the client'),
    summary: ADMIN.revokeCdsClient.summary,
    recent: true,
    data: CdsClient,
  },
  getAccountCdsFeedback: {
    ...DEVELOPER,
    ...OWN_SETTINGS,
    method: 'GET',
    path: '/accounts/{accountId}/cds-feedback',
    pathParams: ofAccount,
    query: z.strictObject({
      mode: z.enum(KEY_MODES).describe('Cards of test or of live clients'),
      from: z.iso.date().optional().describe('First day, UTC; 90 days ago when not given'),
      to: z.iso.date().optional().describe('Last day, UTC; today when not given'),
    }),
    summary: 'What became of the cards, by day, kind and reason',
    data: ADMIN.getCdsFeedback.data.extend({ asOf: Timestamp.describe('Moment this is of') }),
  },
} as const satisfies Record<string, ConsoleEndpoint>;
