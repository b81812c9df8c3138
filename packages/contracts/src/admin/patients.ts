import * as z from 'zod';
import {
  LabOrder,
  LabOrdersBefore,
  LabOrderStatus,
  LabOrderWithResults,
  LabSimulationRequest,
  LabStatusReason,
  PatientRef,
} from '../labs/labs.ts';
import { KEY_MODES } from '../platform/ping.ts';
import { text } from '../values/primitives.ts';
import { WearableConnection } from '../wearables/wearables.ts';
import type { AdminEndpoint } from './admin-endpoint.ts';
import { AccountId, AdminReason, byPathId, OrderedBy, pageOf } from './admin-values.ts';

const ORDER = byPathId('the order');
const CONNECTION = byPathId('the connection');
const count = (what: string) => z.number().describe(what);

/** Lab orders and wearable connections: what a laboratory, a patient or a provider does, and erasing. */
export const PATIENT_ADMIN_ENDPOINTS = {
  listOrders: {
    method: 'GET',
    path: '/labs/orders',
    query: z.strictObject({
      accountId: AccountId,
      mode: z.enum(KEY_MODES).describe('Orders of test or of live keys'),
      patientRef: PatientRef.describe("Only those of this patient, by the account's id").optional(),
      limit: pageOf(50),
      before: LabOrdersBefore.optional(),
    }),
    summary: 'Lab orders of an account, newest first',
    auth: 'admin',
    data: z.strictObject({
      orders: z.array(LabOrder).describe('Newest first'),
      hasMore: z.boolean().describe('true when older orders exist'),
      nextCursor: z.string().nullable().describe('Where the next page begins; null at the end'),
    }),
  },
  advanceOrder: {
    method: 'POST',
    path: '/labs/orders/{id}/advance',
    pathParams: ORDER,
    summary: 'Move an order by one status, or deliver its results',
    auth: 'admin',
    body: z.strictObject({
      to: LabOrderStatus.describe('The status; the usual next one when not given').optional(),
      results: z
        .unknown()
        .optional()
        .describe('What the laboratory delivered: readings, or a FHIR R4 report; the order becomes resulted'),
      statusReason: LabStatusReason.describe('Why it failed or was cancelled').optional(),
    }),
    data: LabOrderWithResults,
  },
  simulateOrder: {
    method: 'POST',
    path: '/labs/orders/{id}/simulate',
    pathParams: ORDER,
    summary: 'Play the laboratory: move an order to its end with simulated results',
    auth: 'admin',
    body: LabSimulationRequest.strict(),
    data: LabOrderWithResults,
  },
  getConnection: {
    method: 'GET',
    path: '/wearables/{id}',
    pathParams: CONNECTION,
    summary: 'A connection, with the link for the patient',
    auth: 'admin',
    data: WearableConnection,
  },
  completeConnection: {
    method: 'POST',
    path: '/wearables/{id}/complete',
    pathParams: CONNECTION,
    summary: 'Connect a pending connection as the patient does',
    auth: 'admin',
    body: z.strictObject({
      provider: text({ min: 1, max: 64, description: 'One of the providers the connection offers' }),
    }),
    data: WearableConnection,
  },
  syncConnection: {
    method: 'POST',
    path: '/wearables/{id}/sync',
    pathParams: CONNECTION,
    summary: 'Read a connection now, due or not',
    auth: 'admin',
    data: z.strictObject({
      outcome: z.enum(['synced', 'lost', 'failed', 'disconnected']).describe('What became of the sync'),
      connection: WearableConnection,
    }),
  },
  disconnectConnection: {
    method: 'POST',
    path: '/wearables/{id}/disconnect',
    pathParams: CONNECTION,
    summary: 'End a connection as the patient does',
    auth: 'admin',
    data: WearableConnection,
  },
  erasePatient: {
    method: 'POST',
    path: '/patients/erase',
    summary: 'Remove what an account has stored about a patient, test and live, for good',
    auth: 'admin',
    body: z.strictObject({
      accountId: AccountId,
      patientRef: PatientRef,
      reason: AdminReason,
      by: OrderedBy,
    }),
    data: z.strictObject({
      labOrders: count('Lab orders that were removed'),
      keptAnswers: count('Answers kept for `Idempotency-Key` that named the patient'),
      events: count('Events whose `patientRef` was replaced'),
      wearableConnections: count('Connections that were removed'),
      wearableMetrics: count('Daily values that were removed'),
      retinaScreenings: count('Screenings that were removed, with what was measured'),
      retinaImages: count('Stored pictures that were removed'),
      patientSessions: count('Sessions of the patient that were ended'),
    }),
  },
} as const satisfies Record<string, AdminEndpoint>;
