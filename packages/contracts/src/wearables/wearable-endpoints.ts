import { type Endpoint, success } from '../endpoint/endpoint.ts';
import { PathId } from '../values/path-id.ts';
import {
  WearableConnection,
  WearableConnectionList,
  WearableConnectionQuery,
  WearableConnectRequest,
  WearableMetricList,
  WearableMetricQuery,
  WearableProviderList,
} from './wearables.ts';

const shared = { tag: 'Wearables', auth: 'secret', stability: 'ga' } as const;
const CONNECTION = { id: PathId.describe('Id of the connection, `wear_…`') };

/** Wearable connections: stored per account and mode. */
export const WEARABLE_ENDPOINTS = {
  listWearableProviders: {
    ...shared,
    id: 'listWearableProviders',
    method: 'GET',
    path: '/v1/wearables/providers',
    summary: 'Providers with their codes, connectable ones first',
    response: success(WearableProviderList),
  },
  connectWearable: {
    ...shared,
    id: 'connectWearable',
    example: { body: { patientRef: 'patient-42', providers: ['demo'], language: 'en' } },
    method: 'POST',
    path: '/v1/wearables/connect',
    summary: 'Start a connection and get the page to send the patient to',
    description:
      'The connection is `pending` until the patient has authorized a device on the page. An unknown language falls back to English; `notice` says so.',
    requestHeaders: {
      'Idempotency-Key':
        'Sent again with the same body within 24 h, the same answer is given and nothing is created',
    },
    successStatus: 201,
    body: WearableConnectRequest,
    response: success(WearableConnection),
    errors: ['conflict'],
  },
  listWearableConnections: {
    ...shared,
    id: 'listWearableConnections',
    example: { query: { patientRef: 'patient-42' } },
    method: 'GET',
    path: '/v1/wearables/connections',
    summary: 'Connections of the account, newest first',
    query: WearableConnectionQuery,
    response: success(WearableConnectionList),
    errors: ['invalid_request'],
  },
  getWearableConnection: {
    ...shared,
    id: 'getWearableConnection',
    example: { path: { id: '$connectWearable.data.id' } },
    method: 'GET',
    path: '/v1/wearables/connections/{id}',
    pathParams: CONNECTION,
    summary: 'One connection',
    response: success(WearableConnection),
    errors: ['invalid_request', 'not_found'],
  },
  listWearableMetrics: {
    ...shared,
    id: 'listWearableMetrics',
    example: {
      path: { id: '$connectWearable.data.id' },
      query: { from: '2026-11-18', to: '2026-11-20' },
    },
    method: 'GET',
    path: '/v1/wearables/connections/{id}/metrics',
    pathParams: CONNECTION,
    query: WearableMetricQuery,
    summary: 'Daily values of a connection, with the fields they give the analysis endpoints',
    response: success(WearableMetricList),
    errors: ['invalid_request', 'not_found'],
  },
  disconnectWearable: {
    ...shared,
    id: 'disconnectWearable',
    example: { path: { id: '$connectWearable.data.id' } },
    method: 'POST',
    path: '/v1/wearables/connections/{id}/disconnect',
    pathParams: CONNECTION,
    summary: 'End a connection on behalf of the patient',
    description:
      'A pending one is withdrawn, a connected one is revoked at the provider. Ending it again changes nothing. What was read stays until it is erased.',
    response: success(WearableConnection),
    errors: ['invalid_request', 'not_found'],
  },
} as const satisfies Record<string, Endpoint>;
