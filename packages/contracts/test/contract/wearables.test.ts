import { describe, expect, it } from 'vitest';
import { describeFields } from '../describe-fields.ts';
import { AT } from '../samples.ts';
import {
  CONNECT_LANGUAGES,
  ENDPOINTS,
  WEARABLE_TRANSITIONS,
  WearableConnection,
  WearableConnectionList,
  WearableConnectionQuery,
  WearableConnectRequest,
  WearableMetricList,
  WearableMetricQuery,
  WearableProviderList,
} from '../../src/index.ts';

const DATA_TYPES = ['sleep', 'resting_heart_rate', 'heart_rate_variability', 'steps'];

const connection = {
  object: 'wearable_connection',
  id: 'wear_1',
  patientRef: 'p-1',
  status: 'connected',
  provider: 'oura',
  providerDisplayName: 'Oura',
  connect: { url: 'https://api.example.org/connect/token?providers=oura&lang=en' },
  connectedAt: AT,
  lastSyncAt: AT,
  createdAt: AT,
  updatedAt: AT,
  metadata: { visit: 7 },
  notice: 'Complete device authorization.',
};

describeFields({
  name: 'list of wearable providers',
  schema: WearableProviderList,
  sample: {
    object: 'list',
    resource: 'wearable_provider',
    count: 1,
    providers: [
      {
        code: 'fitbit',
        displayName: 'Fitbit',
        status: 'retired',
        dataTypes: ['sleep'],
        endsOn: '2026-09',
        successor: 'google_health',
      },
    ],
  },
  rows: [
    ['D:wearables: providers', 'object', 'string', { members: ['list'] }],
    ['D:wearables: providers', 'resource', 'string', { members: ['wearable_provider'] }],
    ['D:wearables: providers', 'count', 'integer'],
    ['D:wearables: providers', 'providers', 'object[]'],
    ['D:wearables: providers', 'providers[0].code', 'string'],
    ['D:wearables: providers', 'providers[0].displayName', 'string'],
    [
      'D:wearables: providers',
      'providers[0].status',
      'string',
      { members: ['active', 'deprecated', 'unconfigured', 'retired'] },
    ],
    ['D:wearables: providers', 'providers[0].dataTypes', 'string[]'],
    ['D:wearables: providers', 'providers[0].dataTypes[0]', 'string', { members: DATA_TYPES }],
    ['D:wearables: providers', 'providers[0].endsOn', 'string?'],
    ['D:wearables: providers', 'providers[0].successor', 'string?'],
  ],
});

describeFields({
  name: 'wearable connection',
  schema: WearableConnection,
  sample: connection,
  rows: [
    ['2:2.7 object', 'object', 'string', { members: ['wearable_connection'] }],
    ['2:2.7 id', 'id', 'string'],
    ['2:2.7 patientRef', 'patientRef', 'string'],
    ['2:2.7 status', 'status', 'string', { members: ['pending', 'connected', 'disconnected'] }],
    ['2:2.7 provider', 'provider', 'string|null'],
    ['2:2.7 provider', 'providerDisplayName', 'string|null'],
    ['2:2.7 connect', 'connect', 'object'],
    ['2:2.7 connect', 'connect.url', 'string'],
    ['2:2.7 connectedAt', 'connectedAt', 'string|null'],
    ['2:2.7 lastSyncAt', 'lastSyncAt', 'string|null'],
    ['2:2.7 createdAt', 'createdAt', 'string'],
    ['2:2.7 createdAt', 'updatedAt', 'string'],
    ['2:2.7 metadata', 'metadata', 'object'],
    ['2:2.7 notice', 'notice', 'string'],
  ],
});

describeFields({
  name: 'list of wearable connections',
  schema: WearableConnectionList,
  sample: {
    object: 'list',
    resource: 'wearable_connection',
    count: 1,
    patientRef: 'p-1',
    connections: [connection],
    hasMore: false,
    nextCursor: null,
  },
  rows: [
    ['2:2.7 envelope', 'object', 'string', { members: ['list'] }],
    ['2:2.7 envelope', 'resource', 'string', { members: ['wearable_connection'] }],
    ['2:2.7 envelope', 'count', 'integer'],
    ['2:2.7 envelope', 'patientRef', 'string|null'],
    ['2:2.7 envelope', 'connections', 'object[]'],
    ['2:2.7 envelope', 'hasMore', 'boolean'],
    ['2:2.7 envelope', 'nextCursor', 'string|null'],
  ],
});

describeFields({
  name: 'list of wearable metrics',
  schema: WearableMetricList,
  sample: {
    object: 'list',
    resource: 'wearable_metric',
    count: 1,
    connectionId: 'wear_1',
    patientRef: 'p-1',
    from: '2026-11-01',
    to: '2026-11-20',
    metrics: [
      {
        date: '2026-11-20',
        provider: 'oura',
        sleepHours: 7.5,
        restingHeartRateBpm: 52,
        heartRateVariabilityMs: 41,
        steps: 8123,
      },
    ],
    feed: { avgSleepHours: 7.1, biomarkers: [{ name: 'HRV', value: 41, unit: 'ms' }] },
  },
  rows: [
    ['D:wearables: metrics', 'object', 'string', { members: ['list'] }],
    ['D:wearables: metrics', 'resource', 'string', { members: ['wearable_metric'] }],
    ['D:wearables: metrics', 'count', 'integer'],
    ['D:wearables: metrics', 'connectionId', 'string'],
    ['D:wearables: metrics', 'patientRef', 'string'],
    ['D:wearables: metrics', 'from', 'string'],
    ['D:wearables: metrics', 'to', 'string'],
    ['D:wearables: metrics', 'metrics', 'object[]'],
    ['D:wearables: metrics', 'metrics[0].date', 'string'],
    ['D:wearables: metrics', 'metrics[0].provider', 'string'],
    ['D:wearables: metrics', 'metrics[0].sleepHours', 'number?'],
    ['D:wearables: metrics', 'metrics[0].restingHeartRateBpm', 'number?'],
    ['D:wearables: metrics', 'metrics[0].heartRateVariabilityMs', 'number?'],
    ['D:wearables: metrics', 'metrics[0].steps', 'number?'],
    ['D:wearables: metrics', 'feed', 'object'],
    ['D:wearables: metrics', 'feed.avgSleepHours', 'number?'],
    ['D:wearables: metrics', 'feed.biomarkers', 'object[]'],
    ['D:wearables: metrics', 'feed.biomarkers[0].name', 'string'],
    ['D:wearables: metrics', 'feed.biomarkers[0].value', 'number'],
    ['D:wearables: metrics', 'feed.biomarkers[0].unit', 'string'],
  ],
});

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;
const nested = (depth: number): object => (depth === 0 ? {} : { inner: nested(depth - 1) });

describe('the request for a connection', () => {
  it.each<[string, boolean, string, unknown]>([
    ['patientRef', false, 'nothing', {}],
    ['providers, language and metadata', true, 'none of them', { patientRef: 'p' }],
    ['patientRef', false, 'empty', { patientRef: '' }],
    ['patientRef', true, '128 characters', { patientRef: 'x'.repeat(128) }],
    ['patientRef', false, '129 characters', { patientRef: 'x'.repeat(129) }],
    ['providers', false, 'none in the list', { patientRef: 'p', providers: [] }],
    ['providers', true, 'fifty', { patientRef: 'p', providers: Array(50).fill('oura') }],
    ['providers', false, 'fifty-one', { patientRef: 'p', providers: Array(51).fill('oura') }],
    ['providers', false, 'an empty code', { patientRef: 'p', providers: [''] }],
    ['providers', true, 'a code of one character', { patientRef: 'p', providers: ['x'] }],
    ['providers', true, 'a code of 64 characters', { patientRef: 'p', providers: ['x'.repeat(64)] }],
    ['providers', false, 'a code of 65 characters', { patientRef: 'p', providers: ['x'.repeat(65)] }],
    ['language', false, 'one letter', { patientRef: 'p', language: 'e' }],
    ['language', true, 'two letters', { patientRef: 'p', language: 'eN' }],
    ['language', false, 'three letters', { patientRef: 'p', language: 'eng' }],
    ['language', false, 'two digits', { patientRef: 'p', language: '12' }],
    ['metadata', true, '32 levels deep', { patientRef: 'p', metadata: nested(31) }],
    ['metadata', false, '33 levels deep', { patientRef: 'p', metadata: nested(32) }],
    ['metadata', true, '16,384 characters', { patientRef: 'p', metadata: { a: 'x'.repeat(16_384 - 8) } }],
    ['metadata', false, '16,385 characters', { patientRef: 'p', metadata: { a: 'x'.repeat(16_384 - 7) } }],
    ['metadata', false, 'a list', { patientRef: 'p', metadata: [] }],
  ])(
    '%s, accepted %s: %s [2:4.4 POST /v1/wearables/connect] [2:8 wearable patientRef]',
    (_, accepted, _what, body) => {
      expect(accepts(WearableConnectRequest, body)).toBe(accepted);
    },
  );
});

describe('queries', () => {
  it.each<[string, boolean, unknown]>([
    ['patientRef, limit and before', true, {}],
    ['patientRef, limit and before', true, { patientRef: 'p', limit: '1', before: 'w' }],
    ['limit', true, { limit: '200' }],
    ['limit', false, { limit: '0' }],
    ['limit', false, { limit: '201' }],
    ['limit', false, { limit: '01' }],
    ['patientRef', false, { patientRef: '' }],
    ['patientRef', false, { patientRef: 'x'.repeat(129) }],
    ['before', false, { before: '' }],
    ['before', true, { before: 'x'.repeat(200) }],
    ['before', false, { before: 'x'.repeat(201) }],
  ])('of connections, %s, accepted %s: %j [2:4.4 GET /v1/wearables/connections]', (_, accepted, query) => {
    expect(accepts(WearableConnectionQuery, query)).toBe(accepted);
  });

  it.each<[string, boolean, unknown]>([
    ['from, to and type', true, {}],
    ['from, to and type', true, { from: '2024-02-29', to: '2026-12-31', type: 'steps' }],
    ['from', false, { from: '2026-02-29' }],
    ['from', false, { from: '2026-1-1' }],
    ['to', false, { to: '2026-11-20T00:00:00Z' }],
    ['type', false, { type: 'weight' }],
  ])('of metrics, %s, accepted %s: %j [D:wearables: metrics]', (_, accepted, query) => {
    expect(accepts(WearableMetricQuery, query)).toBe(accepted);
  });
});

describe('the table of endpoints', () => {
  it('has the three of the specification and the additions, all for secret keys [2:4.4 rows]', () => {
    const own = Object.values(ENDPOINTS).filter(({ path }) => path.startsWith('/v1/wearables'));
    expect(own.map(({ method, path, auth }) => `${method} ${path} ${auth}`)).toEqual([
      'GET /v1/wearables/providers secret',
      'POST /v1/wearables/connect secret',
      'GET /v1/wearables/connections secret',
      'GET /v1/wearables/connections/{id} secret',
      'GET /v1/wearables/connections/{id}/metrics secret',
      'POST /v1/wearables/connections/{id}/disconnect secret',
    ]);
    expect(ENDPOINTS.connectWearable.successStatus).toBe(201);
  });

  it('the moves and their events are those decided [D:wearables: states] [D:wearables: events]', () => {
    const moves = Object.entries(WEARABLE_TRANSITIONS).map(
      ([trigger, { from, to, event }]) => `${from} ${trigger} ${to} ${event}`,
    );
    expect(moves).toEqual([
      'pending authorized connected wearable.connected',
      'pending declined disconnected null',
      'pending expired disconnected null',
      'pending cancelled disconnected null',
      'connected revoked_by_patient disconnected wearable.disconnected',
      'connected revoked_by_provider disconnected wearable.disconnected',
      'connected revoked_by_app disconnected wearable.disconnected',
    ]);
  });

  it('the page speaks five languages [2:4.4 language]', () => {
    expect(CONNECT_LANGUAGES).toEqual(['en', 'es', 'fr', 'de', 'ja']);
  });
});
