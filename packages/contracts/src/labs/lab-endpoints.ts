import * as z from 'zod';
import { type Endpoint, success } from '../endpoint/endpoint.ts';
import {
  LabOrder,
  LabOrderList,
  LabOrderRequest,
  LabOrdersBefore,
  LabOrderWithResults,
  LabPanelList,
  LabSimulationRequest,
  PatientRef,
} from './labs.ts';
import { PageLimit } from '../values/page-limit.ts';
import { PathId } from '../values/path-id.ts';
import { text } from '../values/primitives.ts';

const shared = { tag: 'Lab orders', auth: 'secret', stability: 'ga' } as const;
const ORDER = { id: PathId.describe('Id of the order') };
const IDEMPOTENCY = {
  'Idempotency-Key':
    'Sent again with the same body within 24 h, the same answer is given and nothing is written',
} as const;

/** Every endpoint of lab orders. An order belongs to the account and the mode of the key that placed it. */
export const LAB_ENDPOINTS = {
  listLabPanels: {
    ...shared,
    id: 'listLabPanels',
    example: { query: { category: 'thyroid' } },
    method: 'GET',
    path: '/v1/labs/panels',
    query: z.object({
      category: text({ min: 1, max: 64, description: 'Only panels of this category' }).optional(),
    }),
    summary: 'Panels that can be ordered',
    response: success(LabPanelList),
    errors: ['invalid_request'],
  },
  createLabOrder: {
    ...shared,
    id: 'createLabOrder',
    example: { body: { patientRef: 'patient-42', panelId: 'thyroid_screen', note: 'fasting sample' } },
    method: 'POST',
    path: '/v1/labs/orders',
    summary: 'Place a lab order',
    description: 'The order starts as `requested`: a provider still authorizes it before collection.',
    requestHeaders: IDEMPOTENCY,
    successStatus: 201,
    body: LabOrderRequest,
    response: success(LabOrder),
    errors: ['conflict'],
  },
  listLabOrders: {
    ...shared,
    id: 'listLabOrders',
    example: { query: { patientRef: 'patient-42', limit: '10' } },
    method: 'GET',
    path: '/v1/labs/orders',
    query: z.object({
      patientRef: PatientRef.optional(),
      limit: PageLimit.optional(),
      before: LabOrdersBefore.optional(),
    }),
    summary: 'Lab orders of the account, newest first',
    response: success(LabOrderList),
    errors: ['invalid_request'],
  },
  getLabOrder: {
    ...shared,
    id: 'getLabOrder',
    example: { path: { id: '$createLabOrder.data.id' } },
    method: 'GET',
    path: '/v1/labs/orders/{id}',
    pathParams: ORDER,
    summary: 'One lab order with its results',
    response: success(LabOrderWithResults),
    errors: ['invalid_request', 'not_found'],
  },
  simulateLabOrder: {
    ...shared,
    id: 'simulateLabOrder',
    example: { path: { id: '$createLabOrder.data.id' }, body: { outcome: 'normal', seed: 7 } },
    method: 'POST',
    path: '/v1/labs/orders/{id}/simulate',
    pathParams: ORDER,
    summary: 'Move a test order along its states and give it simulated results',
    description: 'Test keys only.',
    testKeysOnly: true,
    requestHeaders: IDEMPOTENCY,
    body: LabSimulationRequest,
    response: success(LabOrderWithResults),
    errors: ['not_found', 'conflict'],
  },
} as const satisfies Record<string, Endpoint>;
