import { formatIsoDate, parseIsoDate } from '@svc/contracts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

/** A moment as FHIR takes it: as it was sent where FHIR knows the form, else the same instant in UTC. */
export function fhirMoment(text: string): string {
  return DAY.test(text) || DATE_TIME.test(text) ? text : formatIsoDate(parseIsoDate(text));
}
