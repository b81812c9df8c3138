import { decided, type Row, rowsOf } from './row.ts';

/** Rows and sentences of document 2 about lab orders. */
export const LAB_ROWS: readonly Row[] = rowsOf({
  '2:1 lab orders':
    'Lab orders are stateful resources, persisted per caller-supplied patientRef and scoped to the account',
  '2:2.6 panel': 'panelId, name, category, description, priceCents, turnaround, useCases[]',
  '2:2.6 panel list': '{ object: list, resource: lab_panel, count, panels[] }',
  '2:2.6 object': '`lab_order`',
  '2:2.6 id': 'Prefix `labord_`',
  '2:2.6 patientRef': "The caller's id",
  '2:2.6 panelId*': 'panelId, panelName, category: copied from the panel',
  '2:2.6 priceCents': 'integer',
  '2:2.6 status': 'See section 3',
  '2:2.6 note': 'string',
  '2:2.6 requisitionNumber': 'string',
  '2:2.6 metadata': 'Echoed',
  '2:2.6 createdAt': 'createdAt, updatedAt: ISO timestamps',
  '2:2.6 notice': 'States that provider authorization is still required',
  '2:3 lab order created': '`requested` on creation',
  '2:3 requested to authorized': 'A provider authorizes before specimen collection',
  '2:3 authorized to scheduled': 'authorized to scheduled',
  '2:3 scheduled to collected': 'scheduled to collected',
  '2:3 collected to resulted': 'collected to resulted',
  '2:3 resulted to completed': 'resulted to completed',
  '2:4.3 GET /v1/labs/panels': 'Optional query category; 200 panel list',
  '2:4.3 POST /v1/labs/orders': 'patientRef, panelId, note?, metadata?; 201 lab order',
  '2:4.3 note': 'Free of protected health information',
  '2:4.3 GET /v1/labs/orders': "Optional query patientRef, limit; list of the account's orders",
  '2:4.3 GET /v1/labs/orders/{id}': 'One order scoped to the account',
  '2:5.3 labs': 'Lab endpoints require a secret key; publishable keys are rejected',
  '2:6.2 lab events': '`lab_order.results_ready`, `lab_order.status_changed`',
  '2:8 patientRef': '1 to 128 characters',
  '2:8 note': 'Up to 500 characters',
  '2:8 limit': '1 to 200',
});

/** Decided points about lab orders. */
export const LAB_DECISIONS: readonly Row[] = [
  ...decided('lab statuses', {
    transport: 'in_transit and processing lie between collected and resulted, and may be skipped',
    'cancelled and failed': 'Terminal; reachable before an order is resulted',
    illegal: '409 with the allowed ones',
    events:
      'Creation emits none; each transition lab_order.status_changed, resulted also lab_order.results_ready',
    'nothing by itself': 'An order moves only when it is moved or simulated',
    simulator: 'svc labs simulate, or POST /v1/labs/orders/{id}/simulate with test keys only',
  }),
  ...decided('orders', {
    list: '{ object: list, resource: lab_order, count, orders[] }, newest first',
    limit: '50 when not given',
    'unknown panelId': '400 in a body',
    'unknown id': '404 in a path',
    results: 'GET of an order adds results, null until resulted',
  }),
];
