import type { Biomarker } from '@svc/contracts';

const LONGEST_VALUE = 60;
const DAY_CHARACTERS = 10;

/**
 * A reading as named in a sentence: analyte, value, unit and day.
 *
 * @example
 * ```ts
 * import { printedReading } from '@svc/fhir';
 *
 * printedReading({ name: 'Lithium', value: 1.3, unit: 'mmol/L' }, '2026-11-10T08:00:00Z');
 * // → 'Lithium 1.3 mmol/L of 2026-11-10'
 * ```
 */
export function printedReading({ name, value, unit }: Biomarker, observedAt: string | undefined): string {
  const number = value === null ? [] : [String(value).slice(0, LONGEST_VALUE)];
  const day = observedAt === undefined ? ['without a date'] : ['of', observedAt.slice(0, DAY_CHARACTERS)];
  return [name, ...number, ...(unit === undefined || value === null ? [] : [unit]), ...day].join(' ');
}
