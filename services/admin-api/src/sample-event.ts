import { type EVENT_TYPES, eventOf, EVENTS } from '@svc/contracts';

type Type = (typeof EVENT_TYPES)[number];

/** An event about nothing, for a receiver under development: no object has the id `sample`. */
export function sampleEvent(type: Type) {
  const { object, status } = EVENTS[type].example;
  // In the order of a real event: what is recorded is sent byte for byte.
  return eventOf(type, { object, id: 'sample', status, patientRef: 'sample-patient' });
}
