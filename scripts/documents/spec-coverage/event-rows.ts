import { decided, type Row, section } from './row.ts';

const delivery = section('6', {
  'delivery 1': 'Header Service-Signature has the form t=<unix_seconds>,v1=<hex_signature>',
  'delivery 2':
    'v1 is the hex HMAC-SHA256 of <t>.<raw payload>, keyed with the signing secret of the endpoint',
  'delivery 3': 'Compared in constant time; refused when now and t differ by more than 300 seconds',
  'delivery 4': 'Retried with exponential backoff for up to 24 hours until the endpoint returns 2xx',
});

const types = section('6', {
  'lab_order.results_ready': 'Structured results are parsed and available on the order',
  'lab_order.status_changed': 'Any transition of the status of a lab order',
  'wearable.connected': 'The patient completed the connect flow of the provider',
  'wearable.sync_completed': 'A sync finished; fresh metrics can be queried',
  'wearable.disconnected': 'The patient or the provider revoked the connection',
});

const stream: Row[] = [
  ...section('6', { 'delivery 5': 'Events can be queried for 30 days' }),
  ...section('4.8', { 'GET /v1/events': 'The events of the last 30 days, for reconciliation' }),
  ...section('8', { 'event query window': '30 days' }),
  ...decided('events list', {
    paging: 'Ascending, limit 1 to 200, type filter, commit-safe cursor',
    cursor: 'Opaque; one of another account, another mode or a stream that is not there is refused',
    window: 'One older than 30 days resumes at the oldest with truncated: true',
  }),
];

/** Rows of document 1 about events and their delivery, and what is decided of them. */
export const EVENT_ROWS: readonly Row[] = [
  ...section('4.8', { cursor: 'An ordered stream by cursor' }),
  ...delivery,
  ...section('8', { 'webhook timestamp tolerance': '300 s', 'webhook retry window': '24 hours' }),
  ...types,
  ...stream,
];
