import type { Event } from '@svc/contracts';

type Type = Event['type'];

const SUBJECTS: Readonly<Record<Type, { readonly object: string; readonly status: string }>> = {
  'lab_order.results_ready': { object: 'lab_order', status: 'resulted' },
  'lab_order.status_changed': { object: 'lab_order', status: 'collected' },
  'wearable.connected': { object: 'wearable_connection', status: 'connected' },
  'wearable.sync_completed': { object: 'wearable_connection', status: 'connected' },
  'wearable.disconnected': { object: 'wearable_connection', status: 'disconnected' },
};

/** An event about nothing, for a receiver under development: no object has the id `sample`. */
export function sampleEvent(type: Type) {
  const { object, status } = SUBJECTS[type];
  return { type, data: { object, id: 'sample', status, patientRef: 'sample-patient' } };
}
