import * as z from 'zod';
import { KEY_KINDS, KEY_MODES, PLANS } from '../platform/ping.ts';
import { listOf } from '../values/list.ts';
import { integerBetween, text, Timestamp } from '../values/primitives.ts';
import type { AdminEndpoint } from './admin-endpoint.ts';
import { AccountId, byPathId, onlyOf, perSecond, rotation } from './admin-values.ts';

const ACCOUNT = byPathId('the account');
const KEY = byPathId('the key');
/** Origins of one publishable key; an app has a handful. */
const MOST_ORIGINS = 100;

const Settings = z.strictObject({
  name: text({ min: 1, max: 200, description: 'Name shown to its people' }),
  plan: z.enum(PLANS).describe('Plan of the account'),
  productionApproved: z.boolean().optional().describe('Whether live keys may be used'),
  sustainedPerSecond: perSecond()
    .nullable()
    .describe('Requests per second live keys may sustain; null for no limit; enterprise only')
    .optional(),
  burstPerSecond: perSecond()
    .nullable()
    .describe('Requests per second at the peak; null for no limit; enterprise only')
    .optional(),
  overageCap: integerBetween(0, 1_000_000_000)
    .nullable()
    .describe('Requests of overage in a month that publishable keys may cause; null for any number')
    .optional(),
});

export const Account = z.strictObject({
  id: AccountId,
  name: z.string().describe('Name shown to its people'),
  plan: z.enum(PLANS).describe('Plan of the account'),
  productionApproved: z.boolean().describe('Whether live keys may be used'),
  sustainedPerSecond: z
    .number()
    .nullable()
    .describe('Requests per second live keys may sustain; null for no limit, and where the plan decides'),
  burstPerSecond: z
    .number()
    .nullable()
    .describe('Requests per second at the peak; null for no limit, and where the plan decides'),
  overageCap: z
    .number()
    .nullable()
    .describe('Requests of overage in a month that publishable keys may cause; null for any number'),
  createdAt: Timestamp.describe('Moment it was made'),
  updatedAt: Timestamp.describe('Moment of the last change'),
});

export const Month = z
  .string('must be YYYY-MM')
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'must be YYYY-MM')
  .describe('Month, UTC');

const Usage = z.strictObject({
  accountId: AccountId,
  month: Month,
  live: z
    .strictObject({
      total: z.number().describe('Requests of live keys'),
      secret: z.number().describe('Those of secret keys'),
      publishable: z.number().describe('Those of publishable keys'),
    })
    .describe('Requests of live keys'),
  test: z
    .strictObject({ total: z.number().describe('Requests of test keys') })
    .describe('Requests of test keys'),
  byEndpoint: z
    .record(
      z.string(),
      z.strictObject({
        live: z.number().describe('Requests of live keys'),
        test: z.number().describe('Requests of test keys'),
      }),
    )
    .describe('Requests by operation id'),
  allowance: z.number().nullable().describe('Live requests the plan includes; null when it sets none'),
  overage: z.number().describe('Live requests beyond the allowance that are billed'),
});

/** The life of a key, and the characters that tell it from others. */
export const keyLifetime = {
  visibleStart: z.string().describe('First characters of the key'),
  createdAt: Timestamp.describe('Moment it was made'),
  updatedAt: Timestamp.describe('Moment of the last change'),
  expiresAt: Timestamp.nullable().describe('Moment it stops after a rotation; null while nothing ends it'),
  revokedAt: Timestamp.nullable().describe('Moment it was revoked; null while it was not'),
};

/** Which of several keys this is. */
export const KeyName = text({ min: 1, max: 200, description: 'What its people call it' });

export const KeyRecord = z.strictObject({
  id: z.string().describe('Id of the key'),
  accountId: AccountId,
  name: z.string().nullable().describe('What its people call it; null when nobody named it'),
  createdBy: z
    .string()
    .nullable()
    .describe('Person or token that made it; null for keys made before that was kept'),
  lastUsedAt: Timestamp.nullable().describe('Moment of its last request; null when none was counted'),
  kind: z.enum(KEY_KINDS).describe('For servers, or for browsers'),
  mode: z.enum(KEY_MODES).describe('Sandbox or production'),
  origins: z.array(z.string()).describe('Origins a publishable key may be used from'),
  ...keyLifetime,
});

export const CreatedKey = z.strictObject({
  key: z.string().describe('The key, shown once'),
  record: KeyRecord.describe('The key as lists show it'),
});

export const Origins = listOf(text({ min: 1, max: 300 }), {
  max: MOST_ORIGINS,
  description: 'Exact origins a publishable key may be used from, for example `https://app.example.org`',
});

/** Accounts, their usage and their keys. */
export const ACCOUNT_ADMIN_ENDPOINTS = {
  createAccount: {
    method: 'POST',
    path: '/accounts',
    summary: 'Make an account',
    auth: 'admin',
    body: Settings,
    successStatus: 201,
    data: Account,
  },
  listAccounts: {
    method: 'GET',
    path: '/accounts',
    summary: 'Every account',
    auth: 'admin',
    data: z.strictObject({ accounts: z.array(Account).describe('By the moment they were made') }),
  },
  getAccount: {
    method: 'GET',
    path: '/accounts/{id}',
    pathParams: ACCOUNT,
    summary: 'One account',
    auth: 'admin',
    data: Account,
  },
  updateAccount: {
    method: 'PATCH',
    path: '/accounts/{id}',
    pathParams: ACCOUNT,
    summary: 'Change name, plan, approval or limits of an account',
    auth: 'admin',
    body: Settings.partial(),
    data: Account,
  },
  getAccountUsage: {
    method: 'GET',
    path: '/accounts/{id}/usage',
    pathParams: ACCOUNT,
    query: z.object({ month: Month.optional() }),
    summary: 'Requests of a month; of this one when none is named',
    auth: 'admin',
    data: Usage,
  },
  createKey: {
    method: 'POST',
    path: '/keys',
    summary: 'Make a key of an account and show it once',
    auth: 'admin',
    body: z.strictObject({
      accountId: AccountId,
      kind: z.enum(KEY_KINDS).describe('For servers, or for browsers'),
      mode: z.enum(KEY_MODES).describe('Sandbox or production'),
      origins: Origins.optional(),
      name: KeyName.optional(),
    }),
    successStatus: 201,
    data: CreatedKey,
  },
  listKeys: {
    method: 'GET',
    path: '/keys',
    query: z.object({ accountId: onlyOf('account') }),
    summary: 'Keys, without the keys themselves',
    auth: 'admin',
    data: z.strictObject({ keys: z.array(KeyRecord).describe('By the moment they were made') }),
  },
  revokeKey: {
    method: 'POST',
    path: '/keys/{id}/revoke',
    pathParams: KEY,
    summary: 'Stop a key for good',
    auth: 'admin',
    data: KeyRecord,
  },
  rotateKey: {
    method: 'POST',
    path: '/keys/{id}/rotate',
    pathParams: KEY,
    summary: 'Make a successor with the same rights and show it once',
    auth: 'admin',
    body: rotation('the old key works on'),
    successStatus: 201,
    data: CreatedKey,
  },
  updateKey: {
    method: 'PATCH',
    path: '/keys/{id}',
    pathParams: KEY,
    summary: 'Replace the origins of a publishable key, or the name of any',
    auth: 'admin',
    body: z.strictObject({
      origins: Origins.optional(),
      name: KeyName.nullable().describe('What its people call it; null for nothing').optional(),
    }),
    data: KeyRecord,
  },
} as const satisfies Record<string, AdminEndpoint>;
