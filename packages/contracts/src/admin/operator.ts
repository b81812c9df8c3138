import * as z from 'zod';
import { PRODUCTS } from '../analysis/product-keys.ts';
import { text, Timestamp } from '../values/primitives.ts';
import type { AdminEndpoint } from './admin-endpoint.ts';
import { Cursor, moment, ownerId, pageOf } from './admin-values.ts';

const About = {
  ownerId: ownerId('Only about this account or organization; required with `patientId`').optional(),
  patientId: text({ min: 1, max: 256, description: "Only about this patient, by the owner's id" }).optional(),
  limit: pageOf(50),
  cursor: Cursor,
};

const page = {
  hasMore: z.boolean().describe('true when older entries exist'),
  nextCursor: z.string().nullable().describe('Where the next page goes on; null at the end'),
};

const Act = z.strictObject({
  id: z.string().describe('Id of the act'),
  at: Timestamp.describe('Moment of the call'),
  operator: z.string().describe('Name of the admin token, or id of the person or portal'),
  action: z.string().describe('Method and path of the call'),
  ownerId: z.string().nullable().describe('Account or organization it was about; null for none'),
  target: z.string().nullable().describe('Id of what it was about; null for none'),
  patientHash: z.string().nullable().describe('Salted hash of the patient it was about; null for none'),
  reason: z.string().nullable().describe('Why it was done; null when nothing was said'),
  requestId: z.string().describe('Id of the request'),
  status: z.number().nullable().describe('HTTP status of the answer; null when the process ended before it'),
});

const Erasure = z.strictObject({
  id: z.string().describe('Id of the erasure'),
  ownerId: z.string().describe('Account or organization whose data it was'),
  erasedAt: Timestamp.describe('Moment of the erasure'),
  kind: z.enum(['mse_record', 'lab_orders', 'wearables', 'retina']).describe('What was removed'),
  patientHash: z.string().describe('Salted hash of the patient'),
  operator: z.string().describe('Name of the admin token'),
  orderedBy: z.string().describe('Who ordered it'),
  reason: z.string().describe('Why it was ordered'),
  counts: z.record(z.string(), z.number()).describe('How much was removed, by what it was'),
});

/** One number for each parameter. */
const values = z.record(z.string(), z.number());

const EngineParameters = z.strictObject({
  product: z.enum(PRODUCTS).describe('The product it answers for'),
  engine: z.string().describe('Key of the engine'),
  engineVersion: z.string().describe('Version of the engine'),
  active: z
    .strictObject({
      version: z.number().describe('Number of the calibration'),
      values: values.describe('What it sets'),
    })
    .nullable()
    .describe('The calibration that is active; null while the shipped values are'),
  defaults: values.describe('Values compiled into the engine'),
  caps: z
    .record(z.string(), z.tuple([z.number(), z.number()]))
    .describe('Smallest and largest value a calibration can set'),
  floors: values.describe('What no calibration can go below'),
});

const Check = z.strictObject({
  name: z.string().describe('What was looked at'),
  status: z.enum(['ok', 'warn', 'fail']).describe('How it is'),
  detail: z.string().describe('What was found, and what to mend when it is not ok'),
});

/** What operators did, and the state of the deployment. */
export const OPERATOR_ADMIN_ENDPOINTS = {
  listActs: {
    method: 'GET',
    path: '/operator/acts',
    query: z.strictObject({
      ...About,
      operator: text({
        min: 1,
        max: 64,
        description: 'Only by this admin token, person or portal',
      }).optional(),
      action: text({ min: 1, max: 200, description: 'Only this, such as `POST /mse/export`' }).optional(),
      since: moment('Only from this moment on'),
      until: moment('Only before this moment'),
    }),
    summary: 'Every call of the admin API and every act in the console, newest first',
    auth: 'admin',
    data: z.strictObject({ acts: z.array(Act).describe('Newest first'), ...page }),
  },
  listErasures: {
    method: 'GET',
    path: '/operator/erasures',
    query: z.strictObject(About),
    summary: 'The ledger of erasures, newest first',
    auth: 'admin',
    data: z.strictObject({ erasures: z.array(Erasure).describe('Newest first'), ...page }),
  },
  listCalibration: {
    method: 'GET',
    path: '/calibration',
    summary: 'The parameters compiled into each engine, and the set that is active',
    auth: 'admin',
    data: z.strictObject({ engines: z.array(EngineParameters).describe('One for each product') }),
  },
  checkPlatform: {
    method: 'GET',
    path: '/doctor',
    summary: 'Look at database, storage, model and clock from inside the process that serves',
    auth: 'admin',
    unrecorded: 'reads nothing of a tenant, and must answer when the database does not',
    data: z.strictObject({ checks: z.array(Check).describe('What was looked at') }),
  },
} as const satisfies Record<string, AdminEndpoint>;
