import { describe, expect, it } from 'vitest';
import { describeFields, type FieldRow } from '../describe-fields.ts';
import { describeRequest, NOT_CLEAN, NOT_TEXT, wide } from '../describe-request.ts';
import { AT } from '../samples.ts';
import {
  ENDPOINTS,
  type Endpoint,
  ErrorEnvelope,
  Event,
  EventList,
  EVENTS,
  eventSchema,
  type EventType,
  Ping,
} from '../../src/index.ts';

const ping = {
  object: 'ping',
  accountId: 'acct_1',
  plan: 'sandbox',
  mode: 'test',
  keyKind: 'secret',
  time: AT,
};

describeFields({
  name: 'ping',
  schema: Ping,
  sample: ping,
  rows: [
    ['D:ping', 'object', 'string', { members: ['ping'] }],
    ['D:ping', 'accountId', 'string'],
    ['D:ping', 'plan', 'string', { members: ['sandbox', 'launch', 'scale', 'enterprise', 'none'] }],
    ['D:ping', 'mode', 'string', { members: ['test', 'live'] }],
    ['D:ping', 'keyKind', 'string', { members: ['secret', 'publishable'] }],
    ['D:ping', 'time', 'string'],
  ],
});

describeFields({
  name: 'error',
  schema: ErrorEnvelope,
  sample: {
    ok: false,
    requestId: 'req_1',
    error: {
      code: 'invalid_request',
      message: 'avgSleepHours: must be at most 24',
      docs: 'https://example.org/docs/errors/invalid_request',
      issues: [{ path: 'avgSleepHours', message: 'must be at most 24', code: 'value' }],
    },
  },
  rows: [
    ['1:7 ok', 'ok', 'false'],
    ['1:7 requestId', 'requestId', 'string'],
    ['1:7 error.code', 'error', 'object'],
    [
      '1:7 error.code',
      'error.code',
      'string',
      {
        members: [
          'invalid_request',
          'unauthorized',
          'invalid_token',
          'payment_required',
          'forbidden',
          'not_found',
          'method_not_allowed',
          'conflict',
          'precondition_failed',
          'payload_too_large',
          'unsupported_media_type',
          'rate_limited',
          'server_error',
          'service_unavailable',
        ],
      },
    ],
    ['1:7 error.message', 'error.message', 'string'],
    ['1:7 error.docs', 'error.docs', 'string'],
    ['1:7 error.issues', 'error.issues', 'object[]?'],
    ['1:7 error.issues', 'error.issues[0].path', 'string'],
    ['1:7 error.issues', 'error.issues[0].message', 'string'],
    ['D:fhir: errors', 'error.issues[0].code', 'string?'],
  ],
});

const event = {
  id: 'evt_1',
  object: 'event',
  type: 'wearable.connected',
  apiVersion: '2026-11-20',
  createdAt: AT,
  data: { object: 'wearable_connection', id: 'wc_1', status: 'connected', patientRef: 'p1' },
};

describeFields({
  name: 'event',
  schema: Event,
  sample: event,
  rows: [
    ['1:6 id', 'id', 'string'],
    ['1:6 object', 'object', 'string', { members: ['event'] }],
    [
      '1:6 type',
      'type',
      'string',
      {
        members: [
          'lab_order.results_ready',
          'lab_order.status_changed',
          'wearable.connected',
          'wearable.sync_completed',
          'wearable.disconnected',
        ],
      },
    ],
    ['1:6 apiVersion', 'apiVersion', 'string'],
    ['1:6 createdAt', 'createdAt', 'string'],
    ['1:6 data', 'data', 'object'],
    ['1:6 data.object', 'data.object', 'string'],
    ['1:6 data.id', 'data.id', 'string'],
    ['1:6 data.status', 'data.status', 'string'],
    ['1:6 data.patientRef', 'data.patientRef', 'string'],
  ],
});

const subject = (object: string): FieldRow[] => [
  ['1:6 data.object', 'data.object', 'string', { members: [object] }],
  ['1:6 data.id', 'data.id', 'string'],
  ['1:6 data.status', 'data.status', 'string'],
  ['1:6 data.patientRef', 'data.patientRef', 'string'],
];

const RISK_LEVELS = { members: ['none', 'low', 'moderate', 'high'] };
const writtenVersion = (row: string): FieldRow[] => [
  [row, 'data.visitId', 'string'],
  [row, 'data.patientId', 'string'],
  [row, 'data.riskLevel', 'string', RISK_LEVELS],
  [row, 'data.riskAssessed', 'boolean'],
  [row, 'data.version', 'integer', { min: 1 }],
];

/** What the events of each type carry. */
const CARRIED: Readonly<Record<EventType, readonly FieldRow[]>> = {
  'lab_order.results_ready': subject('lab_order'),
  'lab_order.status_changed': subject('lab_order'),
  'wearable.connected': subject('wearable_connection'),
  'wearable.sync_completed': subject('wearable_connection'),
  'wearable.disconnected': subject('wearable_connection'),
  'retina.screening_analyzed': subject('retina.screening'),
  'retina.screening_reviewed': subject('retina.screening'),
  'mse.safety_event': [
    ['2:6.1', 'data.object', 'string', { members: ['mse.safety_event'] }],
    ['2:6.1', 'data.id', 'string'],
    ...writtenVersion('2:6.1'),
  ],
  'mse.risk_lowered': [
    ['D:risk not examined', 'data.object', 'string', { members: ['mse.record'] }],
    ...writtenVersion('D:risk not examined'),
    ['D:risk not examined', 'data.previousRiskLevel', 'string', RISK_LEVELS],
  ],
  'mse.sealed': [
    ['D:tamper-evident', 'data.object', 'string', { members: ['mse.seal'] }],
    ['D:tamper-evident', 'data.number', 'integer', { min: 1 }],
    ['D:tamper-evident', 'data.sealedAt', 'string'],
    ['D:tamper-evident', 'data.members', 'integer', { min: 1 }],
    ['D:tamper-evident', 'data.root', 'string'],
    ['D:tamper-evident', 'data.chainedRoot', 'string'],
    ['D:tamper-evident', 'data.publicKey', 'string'],
    ['D:tamper-evident', 'data.signature', 'string'],
  ],
};

for (const type of Object.keys(CARRIED) as EventType[])
  describeFields({
    name: `event ${type}`,
    schema: eventSchema(type),
    sample: { ...event, type, data: EVENTS[type].example },
    rows: [
      ['1:6 type', 'type', 'string', { members: [type] }],
      ['1:6 data', 'data', 'object'],
      ...CARRIED[type],
    ],
  });

describeFields({
  name: 'event list',
  schema: EventList,
  sample: {
    object: 'list',
    resource: 'event',
    count: 1,
    events: [{ ...event, sequence: 1 }],
    hasMore: false,
    nextCursor: 'c1',
    truncated: true,
  },
  rows: [
    ['D:events list: shape', 'object', 'string', { members: ['list'] }],
    ['D:events list: shape', 'resource', 'string', { members: ['event'] }],
    ['D:events list: shape', 'count', 'integer'],
    ['D:events list: shape', 'events', 'object[]'],
    ['D:events list: shape', 'events[0].sequence', 'integer?', { min: 1 }],
    ['D:events list: shape', 'hasMore', 'boolean'],
    ['D:events list: shape', 'nextCursor', 'string'],
    ['D:events list: shape', 'truncated', 'boolean?'],
  ],
});

describeRequest({
  name: 'query of events',
  schema: ENDPOINTS.listEvents.query,
  body: { cursor: 'c1', limit: '50', type: 'wearable.connected' },
  rows: [
    [
      '1:4.8 cursor',
      'cursor',
      'optional',
      ['c', 'c'.repeat(200), wide(200)],
      [...NOT_TEXT, ...NOT_CLEAN, '', 'c'.repeat(201), wide(201)],
    ],
    [
      'D:events list: paging',
      'limit',
      'optional',
      ['1', '9', '10', '99', '100', '200'],
      [...NOT_TEXT, '', '0', '201', '-1', '1.5', '01', 'ten'],
    ],
    [
      'D:events list: paging',
      'type',
      'optional',
      [
        'lab_order.results_ready',
        'lab_order.status_changed',
        'wearable.connected',
        'wearable.sync_completed',
        'wearable.disconnected',
      ],
      [...NOT_TEXT, '', 'wearable', 'Wearable.connected'],
    ],
  ],
});

describeFields({
  name: 'success envelope',
  schema: ENDPOINTS.ping.response,
  sample: { ok: true, data: ping },
  rows: [
    ['1:2.1 ok', 'ok', 'true'],
    ['1:2.1 data', 'data', 'object'],
  ],
});

/** Names of the top-level fields an answer is refused for. */
const refusedFields = (response: Endpoint['response'], answer: object) =>
  response.safeParse(answer).error?.issues.map(({ path }) => String(path[0])) ?? [];

describe('belongs to the digital MSE answer alone [1:2.1 requestId]', () => {
  it.each(Object.entries<Endpoint>(ENDPOINTS))('%s requestId', (id, { response }) => {
    const required = id === 'analyzeDmse';
    expect(refusedFields(response, {}).includes('requestId')).toBe(required);
    expect(refusedFields(response, { requestId: 1 }).includes('requestId')).toBe(required);
    expect(refusedFields(response, { requestId: 'req_1' })).not.toContain('requestId');
  });
});

/** The answers of agents have an envelope of their own. */
const WITH_DATA = Object.entries<Endpoint>(ENDPOINTS).filter(([, { tag }]) => tag !== 'Agents');

describe('are part of every answer [1:2.1 ok] [1:2.1 data]', () => {
  it.each(WITH_DATA)('%s ok, data', (_, { response }) => {
    for (const ok of [undefined, false, 'true', 1]) {
      expect(refusedFields(response, { ok })).toEqual(expect.arrayContaining(['ok', 'data']));
    }
    for (const data of ['text', 1, null])
      expect(refusedFields(response, { ok: true, requestId: 'req_1', data })).toEqual(['data']);
  });
});
