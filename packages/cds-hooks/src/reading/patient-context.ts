import type { DatedValue } from './newest-readings.ts';
import { isObject } from './prefetch.ts';

const MOST_CHARACTERS = 2000;
const YEAR_MS = 365.25 * 86_400_000;
const OVER = new Set(['inactive', 'remission', 'resolved']);
const NOT_SO = new Set(['refuted', 'entered-in-error']);

/**
 * What a record says of the patient that bears on medicines, in the words the interaction engine reads: age, kidney
 * function, QTc, and the names of present conditions, pregnancy among them.
 */
export function patientContext(
  bundle: Readonly<Record<string, unknown>>,
  readings: ReadonlyMap<string, DatedValue>,
  now: number,
): string {
  const resources = resourcesIn(bundle);
  const sentences = [
    ...resources.flatMap((each) => ageOf(each, now)),
    ...numberOf(readings, 'egfr', (value) => `eGFR ${value}`),
    ...numberOf(readings, 'creatinine', (value) => `creatinine ${value} mg/dL`),
    ...numberOf(readings, 'qtc', (value) => `QTc ${value} ms`),
    ...resources.flatMap(conditionOf),
  ];
  return sentences.join('.\n').slice(0, MOST_CHARACTERS);
}

type Unread = Readonly<Record<string, unknown>>;

function resourcesIn({ entry }: Unread): readonly Unread[] {
  return (Array.isArray(entry) ? entry : []).flatMap((each: unknown) =>
    isObject(each) && isObject(each['resource']) ? [each['resource']] : [],
  );
}

function ageOf({ resourceType, birthDate }: Unread, now: number): string[] {
  if (
    resourceType !== 'Patient' ||
    typeof birthDate !== 'string' ||
    !/^\d{4}(-\d{2}(-\d{2})?)?$/.test(birthDate)
  )
    return [];
  const years = Math.floor((now - Date.parse(birthDate)) / YEAR_MS);
  return years >= 0 && years <= 120 ? [`${years} years old`] : [];
}

function numberOf(
  readings: ReadonlyMap<string, DatedValue>,
  key: string,
  words: (value: number) => string,
): string[] {
  const value = readings.get(key)?.value;
  return typeof value === 'number' ? [words(value)] : [];
}

function conditionOf({ resourceType, code, clinicalStatus, verificationStatus }: Unread): string[] {
  if (resourceType !== 'Condition') return [];
  if (codesIn(clinicalStatus).some((each) => OVER.has(each))) return [];
  if (codesIn(verificationStatus).some((each) => NOT_SO.has(each))) return [];
  const { text, coding } = isObject(code) ? code : {};
  const display = (Array.isArray(coding) ? coding : []).map((each: unknown) =>
    isObject(each) ? each['display'] : undefined,
  );
  const name = [text, ...display].find((each) => typeof each === 'string');
  return typeof name === 'string' ? [name.replace(/[.;\n]/g, ',').slice(0, 120)] : [];
}

function codesIn(concept: unknown): string[] {
  const { coding } = isObject(concept) ? concept : {};
  return (Array.isArray(coding) ? coding : []).flatMap((each: unknown) =>
    isObject(each) && typeof each['code'] === 'string' ? [each['code']] : [],
  );
}
