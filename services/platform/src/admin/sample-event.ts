import { type EVENT_TYPES, eventOf, EVENTS } from '@svc/contracts';

type Type = (typeof EVENT_TYPES)[number];

/** An event about nothing, for a receiver under development: no object has the id `sample`. */
export function sampleEvent(type: Type) {
  return eventOf(type, { ...EVENTS[type].example, id: 'sample', patientRef: 'sample-patient' });
}
