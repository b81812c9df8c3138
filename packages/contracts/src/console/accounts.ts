import * as z from 'zod';
import { AccessRequest, AccessRequestAnswers } from '../admin/access-requests.ts';
import { Account } from '../admin/accounts.ts';
import { text, Timestamp } from '../values/primitives.ts';
import type { ConsoleEndpoint } from './console-endpoint.ts';
import { DEVELOPER, ofAccount, OWN_SETTINGS } from './console-values.ts';

/** One account, and its way to production. */
export const ACCOUNT_CONSOLE_ENDPOINTS = {
  getAccountOverview: {
    ...DEVELOPER,
    ...OWN_SETTINGS,
    method: 'GET',
    path: '/accounts/{accountId}',
    pathParams: ofAccount,
    summary: 'One account, and how far its set-up is',
    data: z.strictObject({
      account: Account,
      keys: z.number().describe('Keys that hold'),
      publishableKeys: z.number().describe('Those of them for browsers'),
      webhooks: z.number().describe('Webhook endpoints'),
      disabledWebhooks: z.number().describe('Those of them that get nothing'),
      lastRequest: z
        .strictObject({
          at: Timestamp.describe('Moment of the request'),
          operation: z.string().describe('Operation id'),
          status: z.number().describe('HTTP status'),
          keyStart: z
            .string()
            .nullable()
            .describe('First characters of the key; null for a try in the console'),
        })
        .nullable()
        .describe('The newest call by a key in the last 7 days; null when none was seen'),
      accessRequest: AccessRequest.nullable().describe(
        'The newest request for production access; null without one',
      ),
      asOf: Timestamp.describe('Moment this is of'),
    }),
  },
  renameAccount: {
    ...DEVELOPER,
    method: 'PATCH',
    path: '/accounts/{accountId}',
    pathParams: ofAccount,
    summary: 'Change the name of an account',
    adminOnly: true,
    body: z.strictObject({ name: text({ min: 1, max: 200, description: 'Name shown to its people' }) }),
    data: Account,
  },
  requestAccess: {
    ...DEVELOPER,
    method: 'POST',
    path: '/accounts/{accountId}/access-requests',
    pathParams: ofAccount,
    summary: 'Ask for production access',
    adminOnly: true,
    body: z.strictObject(AccessRequestAnswers),
    successStatus: 201,
    data: AccessRequest,
  },
} as const satisfies Record<string, ConsoleEndpoint>;
