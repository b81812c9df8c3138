import { decided, type Row, rowsOf } from './row.ts';

/** Rows and sentences of document 2 about wearable connections. */
export const WEARABLE_ROWS: readonly Row[] = rowsOf({
  '2:1 wearables scoped':
    'Wearable connections are stateful resources, persisted per caller-supplied patientRef and scoped to the account',
  '2:2.7 object': '`wearable_connection`',
  '2:2.7 id': 'Prefix `wear_`',
  '2:2.7 patientRef': "The caller's id",
  '2:2.7 status': 'pending, connected, disconnected',
  '2:2.7 provider': 'Provider code and display name; null until connected',
  '2:2.7 connect': 'A service-hosted URL carrying the selected providers; no third-party URL is exposed',
  '2:2.7 connectedAt': 'string or null',
  '2:2.7 lastSyncAt': 'Present in list entries',
  '2:2.7 createdAt': 'createdAt, updatedAt',
  '2:2.7 metadata': 'Echoed',
  '2:2.7 notice': 'Says that the patient must complete device authorization',
  '2:2.7 fields': 'A new connection has every field',
  '2:2.7 envelope': '{ object: list, resource: wearable_connection, count, patientRef, connections[] }',
  '2:3 wearable none': 'POST /v1/wearables/connect: pending, connect URL issued, provider null',
  '2:3 wearable pending': 'The patient completes authorization: connected, provider and connectedAt, event',
  '2:3 wearable connected': 'The patient or the provider revokes: disconnected, event',
  '2:4.4 GET /v1/wearables/providers': 'Provider codes usable in connect',
  '2:4.4 POST /v1/wearables/connect':
    'patientRef, providers?, language?, metadata?; 201 pending connection with connect.url',
  '2:4.4 providers': 'A subset; default all supported',
  '2:4.4 language': 'ISO 639-1, two letters, default en',
  '2:4.4 GET /v1/wearables/connections': 'Optional query patientRef; 200 list',
  '2:4.4 rows': 'Every answer fits its schema; secret keys only',
  '2:4.4 logs': 'Logs name routes, never a token or a patient',
  '2:5 rule 3': 'Wearable endpoints require a secret key; publishable keys are rejected',
  '2:8 wearable patientRef': '1 to 128 characters',
});

/** Decided points about wearable connections. */
export const WEARABLE_DECISIONS: readonly Row[] = [
  ...decided('wearables', {
    states: 'pending to disconnected (expired, declined, withdrawn) is allowed; disconnected is the end',
    events: 'One event for connected, sync completed and disconnected; none for what never was connected',
    reconnecting: 'A new connection, and wearable.connected again',
    providers: '{ object: list, resource: wearable_provider, count, providers[] } with status and data types',
    refused: 'An unknown, unconfigured or retired provider is 400, named by its place',
    metrics: 'Daily values with units in their names, and the fields they feed',
  }),
  ...decided('connect page', 'Stored list is the authority; for whom is the account, never the patient'),
  ...decided('connect page', { token: 'Seven days, one success' }),
  ...decided('idempotency', { connect: 'Once per Idempotency-Key; the link is made anew, never kept' }),
];
