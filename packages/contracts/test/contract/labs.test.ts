import { describe, expect, it } from 'vitest';
import { describeFields, withValue } from '../describe-fields.ts';
import { NOT_TEXT, wide } from '../describe-request.ts';
import { AT } from '../samples.ts';
import {
  ENDPOINTS,
  LabOrderList,
  LabOrderPanel,
  LabOrderRequest,
  LabOrderWithResults,
  LabPanelList,
  LabSimulationRequest,
} from '../../src/index.ts';

const STATUSES = [
  'requested',
  'authorized',
  'scheduled',
  'collected',
  'in_transit',
  'processing',
  'resulted',
  'completed',
  'cancelled',
  'failed',
];

const panel = {
  panelId: 'thyroid_screen',
  name: 'Thyroid screen',
  category: 'thyroid',
  description: 'TSH and free T4.',
  priceCents: 3100,
  turnaround: '1 business day',
  useCases: ['Fatigue'],
  analytes: [{ key: 'tsh', name: 'TSH', unit: 'mIU/L', loinc: '3016-3' }],
  sources: [{ about: 'contents', status: 'provisional', source: 'usual practice' }],
};

const order = {
  object: 'lab_order',
  id: 'labord_1',
  patientRef: 'p-1',
  panelId: 'thyroid_screen',
  panelName: 'Thyroid screen',
  category: 'thyroid',
  priceCents: 3100,
  status: 'resulted',
  statusReason: null,
  note: '',
  requisitionNumber: 'LR-0000-0000-0000-0',
  metadata: { a: 1 },
  createdAt: AT,
  updatedAt: AT,
  notice: 'A provider authorizes.',
};

const resulted = {
  ...order,
  results: {
    source: 'json',
    reportStatus: 'final',
    reportedAt: AT,
    labs: [
      {
        id: 'labord_1',
        labName: 'Thyroid screen',
        observedAt: '2026-11-20',
        results: {
          biomarkers: [
            {
              name: 'TSH',
              value: 2,
              unit: 'mIU/L',
              flag: 'normal',
              referenceRange: '0.4 to 4.0 mIU/L',
              note: 'fasting sample',
            },
          ],
        },
      },
    ],
    notice: 'For review.',
  },
};
const READING = 'results.labs[0].results.biomarkers[0]';

describeFields({
  name: 'lab panel',
  schema: LabOrderPanel,
  sample: panel,
  rows: [
    ['2:2.6 panel', 'panelId', 'string'],
    ['2:2.6 panel', 'name', 'string'],
    ['2:2.6 panel', 'category', 'string'],
    ['2:2.6 panel', 'description', 'string'],
    ['2:2.6 panel', 'priceCents', 'integer', { min: 0 }],
    ['2:2.6 panel', 'turnaround', 'string'],
    ['2:2.6 panel', 'useCases', 'string[]'],
    ['2:2.6 panel', 'analytes', 'object[]'],
    ['2:2.6 panel', 'analytes[0].key', 'string|null'],
    ['2:2.6 panel', 'analytes[0].name', 'string'],
    ['2:2.6 panel', 'analytes[0].unit', 'string|null'],
    ['2:2.6 panel', 'analytes[0].loinc', 'string|null'],
    ['2:2.6 panel', 'sources', 'object[]'],
    ['2:2.6 panel', 'sources[0].about', 'string', { members: ['contents', 'price_and_turnaround'] }],
    ['2:2.6 panel', 'sources[0].status', 'string', { members: ['specified', 'published', 'provisional'] }],
    ['2:2.6 panel', 'sources[0].source', 'string'],
  ],
});

describeFields({
  name: 'list of lab panels',
  schema: LabPanelList,
  sample: { object: 'list', resource: 'lab_panel', count: 1, panels: [panel] },
  rows: [
    ['2:2.6 panel list', 'object', 'string', { members: ['list'] }],
    ['2:2.6 panel list', 'resource', 'string', { members: ['lab_panel'] }],
    ['2:2.6 panel list', 'count', 'integer', { min: 0 }],
    ['2:2.6 panel list', 'panels', 'object[]'],
  ],
});

describeFields({
  name: 'lab order',
  schema: LabOrderWithResults,
  sample: resulted,
  rows: [
    ['2:2.6 object', 'object', 'string', { members: ['lab_order'] }],
    ['2:2.6 id', 'id', 'string'],
    ['2:2.6 patientRef', 'patientRef', 'string'],
    ['2:2.6 panelId*', 'panelId', 'string'],
    ['2:2.6 panelId*', 'panelName', 'string'],
    ['2:2.6 panelId*', 'category', 'string'],
    ['2:2.6 priceCents', 'priceCents', 'integer', { min: 0 }],
    ['2:2.6 status', 'status', 'string', { members: STATUSES }],
    ['2:2.6 status', 'statusReason', 'string|null', { members: ['redraw_required', 'not_performed'] }],
    ['2:2.6 note', 'note', 'string'],
    ['2:2.6 requisitionNumber', 'requisitionNumber', 'string'],
    ['2:2.6 metadata', 'metadata', 'object'],
    ['2:2.6 createdAt', 'createdAt', 'string'],
    ['2:2.6 createdAt', 'updatedAt', 'string'],
    ['2:2.6 notice', 'notice', 'string'],
    ['D:orders: results', 'results', 'object|null'],
    ['D:orders: results', 'results.source', 'string', { members: ['json', 'fhir', 'simulated', 'none'] }],
    [
      'D:orders: results',
      'results.reportStatus',
      'string',
      { members: ['final', 'amended', 'corrected', 'appended'] },
    ],
    ['D:orders: results', 'results.reportedAt', 'string'],
    ['D:orders: results', 'results.labs', 'object[]'],
    ['D:orders: results', 'results.labs[0].results', 'object'],
    ['D:orders: results', 'results.labs[0].results.biomarkers', 'object[]'],
    ['D:orders: results', `${READING}.name`, 'string'],
    ['D:orders: results', `${READING}.value`, 'scalar|null'],
    ['D:orders: results', `${READING}.unit`, 'string?'],
    ['D:orders: results', `${READING}.referenceRange`, 'string?'],
    ['D:orders: results', `${READING}.note`, 'string?'],
    ['D:orders: results', 'results.notice', 'string'],
  ],
});

describe('a reading of an order', () => {
  it.each([
    ['name', 120],
    ['value', 10_000],
    ['unit', 10_000],
    ['referenceRange', 10_000],
    ['note', 240],
  ])(
    '%s comes through as it was stored, with more than the %i characters of a request [D:bounds: stored]',
    (field, most) => {
      const stored = withValue(resulted, `${READING}.${field}`, wide(most + 1));
      expect(LabOrderWithResults.safeParse(stored)).toEqual({ success: true, data: stored });
    },
  );
});

describeFields({
  name: 'list of lab orders',
  schema: LabOrderList,
  sample: {
    object: 'list',
    resource: 'lab_order',
    count: 1,
    orders: [order],
    hasMore: false,
    nextCursor: null,
  },
  rows: [
    ['D:orders: list', 'object', 'string', { members: ['list'] }],
    ['D:orders: list', 'resource', 'string', { members: ['lab_order'] }],
    ['D:orders: list', 'count', 'integer', { min: 0 }],
    ['D:orders: list', 'orders', 'object[]'],
    ['D:orders: list', 'hasMore', 'boolean'],
    ['D:orders: list', 'nextCursor', 'string|null'],
  ],
});

describe('requests about lab orders', () => {
  const accepts = (value: object) =>
    LabOrderRequest.safeParse({ patientRef: 'p', panelId: 'x', ...value }).success;

  it.each([
    ['2:8 patientRef', 'patientRef', 1, 128],
    ['2:4.3 POST /v1/labs/orders', 'panelId', 1, 64],
    ['2:8 note', 'note', 0, 500],
  ])('[%s] %s has its bounds in characters', (_, field, min, max) => {
    expect(accepts({ [field]: wide(min) })).toBe(true);
    expect(accepts({ [field]: wide(max) })).toBe(true);
    expect(accepts({ [field]: wide(max + 1) })).toBe(false);
    expect(accepts({ [field]: '' })).toBe(min === 0);
    for (const other of [1, null, true, [], {}]) expect(accepts({ [field]: other })).toBe(false);
  });

  it.each([
    ['patientRef', false],
    ['panelId', false],
    ['note', true],
    ['metadata', true],
  ])('%s may be missing: %s [2:4.3 POST /v1/labs/orders]', (field, optional) => {
    const whole = { patientRef: 'p', panelId: 'x', note: '', metadata: {} };
    const { [field as keyof typeof whole]: _, ...rest } = whole;
    expect(LabOrderRequest.safeParse(rest).success).toBe(optional);
  });

  it('metadata is an object of any values [2:2.6 metadata]', () => {
    expect(accepts({ metadata: { a: [null, 1, 'x', { b: true }] } })).toBe(true);
    for (const other of [1, null, 'x', []]) expect(accepts({ metadata: other })).toBe(false);
  });

  it.each([
    ['100 fields', Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`f${index}`, 1])), true],
    ['101 fields', Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`f${index}`, 1])), false],
    ['a name of 256 characters', { [wide(256)]: 1 }, true],
    ['a name of 257 characters', { [wide(257)]: 1 }, false],
    ['16,384 characters as JSON', { a: wide(16_384 - 8) }, true],
    ['16,385 characters as JSON', { a: wide(16_384 - 7) }, false],
  ])('metadata with %s: %3$s [2:2.6 metadata]', (_, metadata, accepted) => {
    expect(accepts({ metadata })).toBe(accepted);
  });

  it.each([
    ['outcome', ['normal', 'abnormal', 'critical', 'corrected', 'redraw', 'failed'], ['odd', '', 1, null]],
    ['seed', [0, 1, 2_147_483_647], [-1, 0.5, 2_147_483_648, '1', null]],
    ['steps', [1, 10], [0, 11, 1.5, '1', null]],
  ])('%s of a simulation [D:lab statuses: simulator]', (field, good, bad) => {
    expect(LabSimulationRequest.safeParse({}).success).toBe(true);
    for (const value of good) expect(LabSimulationRequest.safeParse({ [field]: value }).success).toBe(true);
    for (const value of bad) expect(LabSimulationRequest.safeParse({ [field]: value }).success).toBe(false);
  });

  it.each([undefined, '1', '9', '10', '99', '100', '199', '200'])('limit may be %s [2:8 limit]', (limit) => {
    expect(ENDPOINTS.listLabOrders.query.safeParse({ limit }).success).toBe(true);
  });

  it.each(['0', '201', '-1', '1.5', '', '01', '1e2'])('limit may not be %j [2:8 limit]', (limit) => {
    expect(ENDPOINTS.listLabOrders.query.safeParse({ limit }).success).toBe(false);
  });

  it.each([
    ['2:4.3 GET /v1/labs/orders', 'patientRef', ENDPOINTS.listLabOrders.query, 128],
    ['2:4.3 GET /v1/labs/orders', 'before', ENDPOINTS.listLabOrders.query, 200],
    ['2:4.3 GET /v1/labs/panels', 'category', ENDPOINTS.listLabPanels.query, 64],
  ] as const)('[%s] %s is an optional filter and never empty', (_, field, query, most) => {
    const filters = (value: unknown) => query.safeParse({ [field]: value }).success;
    expect(query.safeParse({}).success).toBe(true);
    for (const value of ['x', wide(most)]) expect(filters(value)).toBe(true);
    for (const value of [...NOT_TEXT, '', wide(most + 1)]) expect(filters(value)).toBe(false);
  });
});
