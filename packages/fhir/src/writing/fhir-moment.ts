import { formatIsoDate, parseIsoDate } from '@svc/contracts';
import type { DiagnosticReport } from 'fhir/r4.js';
import { SYSTEMS } from '../systems.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

/** A moment as FHIR takes it: as it was sent where FHIR knows the form, else the same instant in UTC. */
export function fhirMoment(text: string): string {
  return DAY.test(text) || DATE_TIME.test(text) ? text : formatIsoDate(parseIsoDate(text));
}

/** A moment as FHIR takes an instant, which a day alone is none of. */
export function fhirInstant(text: string): string {
  return DATE_TIME.test(text) ? text : formatIsoDate(parseIsoDate(text));
}

/** What stands in the place of a moment that nobody sent: US Core asks for one, and for the word that it is unknown. */
const UNKNOWN = { extension: [{ url: SYSTEMS.dataAbsentExtension, valueCode: 'unknown' }] };

/** When what a report says was observed. */
export function effectiveOf(
  observedAt: string | undefined,
): Pick<DiagnosticReport, 'effectiveDateTime' | '_effectiveDateTime'> {
  return observedAt === undefined
    ? { _effectiveDateTime: UNKNOWN }
    : { effectiveDateTime: fhirMoment(observedAt) };
}

/** When a report was made available; `undefined` where that is unknown. */
export function issuedOf(moment: string | undefined): Pick<DiagnosticReport, 'issued' | '_issued'> {
  return moment === undefined ? { _issued: UNKNOWN } : { issued: fhirInstant(moment) };
}
