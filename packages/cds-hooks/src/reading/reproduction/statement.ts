import { parseIsoDate } from '@svc/contracts';
import { isObject, listOf, type Unread } from '../resources.ts';

/** Systems are not asked for: codes of different systems look different. */
export function codesIn(concept: unknown): string[] {
  return isObject(concept)
    ? listOf(concept['coding']).flatMap(({ code }) => (typeof code === 'string' ? [code] : []))
    : [];
}

/** Every wording of a concept. */
export function wordsIn(concept: unknown): string[] {
  if (typeof concept === 'string') return [concept];
  if (!isObject(concept)) return [];
  const { text } = concept;
  const displays = listOf(concept['coding']).map(({ display }) => display);
  return [text, ...displays].filter((each) => typeof each === 'string');
}

const LONGEST_WORDING = 200;

/** The wordings as one text to look in. */
export function plainWords(concept: unknown): string {
  return wordsIn(concept)
    .map((words) => words.slice(0, LONGEST_WORDING))
    .join('; ')
    .toLowerCase();
}

const FINISHED = new Set(['final', 'amended', 'corrected', 'appended', 'preliminary']);

/** Whether an Observation is of the patient, and has a result. */
export function isResult({ resourceType, status, focus }: Unread): boolean {
  if (resourceType !== 'Observation') return false;
  return typeof status === 'string' && FINISHED.has(status) && !(Array.isArray(focus) && focus.length > 0);
}

/** The latest moment that a date of FHIR can mean: of a year or a month its end, never later than now. */
export function latestMoment(value: unknown, now: number): number | undefined {
  if (typeof value !== 'string') return undefined;
  const whole = /^\d{4}$/.test(value)
    ? `${value}-12-31`
    : /^\d{4}-\d{2}$/.test(value)
      ? `${value}-28`
      : value;
  const at = parseIsoDate(whole);
  if (Number.isNaN(at)) return undefined;
  return whole === value ? at : Math.min(at, now);
}

/** When an Observation was made. */
export function observedAt(
  { effectiveDateTime, effectivePeriod, effectiveInstant, issued }: Unread,
  now: number,
) {
  const period = isObject(effectivePeriod) ? (effectivePeriod['end'] ?? effectivePeriod['start']) : undefined;
  return latestMoment(effectiveDateTime ?? effectiveInstant ?? period ?? issued, now);
}

const OVER = new Set(['inactive', 'remission', 'resolved']);
const NOT_SO = new Set(['refuted', 'entered-in-error']);

/** Whether a Condition is there now, as far as it says. */
export function isPresent(condition: Unread, now: number): boolean {
  const { resourceType, clinicalStatus, verificationStatus, abatementDateTime, abatementPeriod } = condition;
  if (resourceType !== 'Condition') return false;
  if (codesIn(clinicalStatus).some((each) => OVER.has(each))) return false;
  if (codesIn(verificationStatus).some((each) => NOT_SO.has(each))) return false;
  const ended = isObject(abatementPeriod)
    ? (abatementPeriod['end'] ?? abatementPeriod['start'])
    : abatementDateTime;
  const end = latestMoment(ended, now);
  return end === undefined || end > now;
}

/** When a Condition began, or was written down. */
export function begunAt(
  { onsetDateTime, onsetPeriod, recordedDate }: Unread,
  now: number,
): number | undefined {
  const start = isObject(onsetPeriod) ? onsetPeriod['start'] : undefined;
  return latestMoment(onsetDateTime ?? start ?? recordedDate, now);
}
