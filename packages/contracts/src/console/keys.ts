import * as z from 'zod';
import { ACCOUNT_ADMIN_ENDPOINTS, CreatedKey, KeyName, KeyRecord, Origins } from '../admin/accounts.ts';
import { KEY_KINDS, KEY_MODES } from '../platform/ping.ts';
import { text, Timestamp } from '../values/primitives.ts';
import type { ConsoleEndpoint } from './console-endpoint.ts';
import {
  DEVELOPER,
  listQuery,
  ofAccount,
  OWN_SETTINGS,
  pageOfList,
  thingOfAccount,
} from './console-values.ts';

const KEY = thingOfAccount('the key');

/** Keys of an account, and the origins that its browser keys are used from. */
export const KEY_CONSOLE_ENDPOINTS = {
  listAccountKeys: {
    ...DEVELOPER,
    ...OWN_SETTINGS,
    method: 'GET',
    path: '/accounts/{accountId}/keys',
    pathParams: ofAccount,
    query: z.strictObject({
      ...listQuery(50),
      mode: z.enum(KEY_MODES).optional().describe('Only keys of this mode'),
      kind: z.enum(KEY_KINDS).optional().describe('Only keys of this kind'),
      state: z
        .enum(['holds', 'ends', 'ended'])
        .optional()
        .describe('Only keys that hold, end after a rotation, or have ended'),
    }),
    summary: 'Keys of an account',
    data: pageOfList('keys', KeyRecord),
  },
  createAccountKey: {
    ...DEVELOPER,
    method: 'POST',
    path: '/accounts/{accountId}/keys',
    pathParams: ofAccount,
    summary: 'Make a key and show it once',
    recent: true,
    body: z.strictObject({
      name: KeyName,
      kind: z.enum(KEY_KINDS).describe('For servers, or for browsers'),
      mode: z.enum(KEY_MODES).describe('Sandbox or production'),
      origins: Origins.optional(),
    }),
    successStatus: 201,
    data: CreatedKey,
  },
  updateAccountKey: {
    ...DEVELOPER,
    method: 'PATCH',
    path: '/accounts/{accountId}/keys/{id}',
    pathParams: KEY,
    summary: 'Change the name of a key, or its origins',
    body: ACCOUNT_ADMIN_ENDPOINTS.updateKey.body,
    data: KeyRecord,
  },
  rotateAccountKey: {
    ...DEVELOPER,
    method: 'POST',
    path: '/accounts/{accountId}/keys/{id}/rotate',
    pathParams: KEY,
    summary: 'Make a successor with the same rights and show it once',
    recent: true,
    body: ACCOUNT_ADMIN_ENDPOINTS.rotateKey.body,
    successStatus: 201,
    data: CreatedKey,
  },
  revokeAccountKey: {
    ...DEVELOPER,
    method: 'POST',
    path: '/accounts/{accountId}/keys/{id}/revoke',
    pathParams: KEY,
    summary: 'Stop a key for good',
    recent: true,
    data: KeyRecord,
  },
  testOrigin: {
    ...DEVELOPER,
    ...OWN_SETTINGS,
    method: 'POST',
    path: '/accounts/{accountId}/origins/test',
    pathParams: ofAccount,
    summary: 'What a browser would send for an address, and which keys let it in',
    body: z.strictObject({
      origin: text({ min: 1, max: 2048, description: 'An address or origin as typed' }),
    }),
    data: z.strictObject({
      origin: z
        .string()
        .nullable()
        .describe('The origin a browser sends; null when it sends none that can be allowed'),
      problem: z.string().nullable().describe('Why it can never be allowed; null when it can'),
      keys: z
        .array(
          z.strictObject({
            id: z.string().describe('Id of the key'),
            allowed: z.boolean().describe('Whether it lets the origin in'),
          }),
        )
        .describe('Publishable keys that hold'),
    }),
  },
  listRefusedOrigins: {
    ...DEVELOPER,
    ...OWN_SETTINGS,
    method: 'GET',
    path: '/accounts/{accountId}/origins/refused',
    pathParams: ofAccount,
    summary: 'Origins that were refused in the last 24 hours',
    data: z.strictObject({
      origins: z
        .array(
          z.strictObject({
            origin: z.string().nullable().describe('As it was sent; null when none was'),
            keyId: z.string().describe('Id of the key'),
            requests: z.number().describe('How often'),
            lastAt: Timestamp.describe('Moment of the last'),
          }),
        )
        .describe('Most often first, 100 at most'),
      asOf: Timestamp.describe('Moment the list is of'),
    }),
  },
} as const satisfies Record<string, ConsoleEndpoint>;
