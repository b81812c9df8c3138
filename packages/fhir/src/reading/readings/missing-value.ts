import { findAnalyte, hasSafetyLimit } from '@svc/clinical';
import type { Biomarker } from '@svc/contracts';

const LONGEST_NOTE = 100;

/**
 * What to report of a value that was asked for but did not come, where the analyte has a limit: not measured is not
 * normal. Undefined for every other reading.
 *
 * @param day the day of the reading, as printed
 *
 * @example
 * ```ts
 * import { missingValue } from '@svc/fhir';
 *
 * missingValue({ name: 'Lithium', value: null, note: 'wrong tube' }, '2026-11-19');
 * // → 'Lithium of 2026-11-19: no value ("wrong tube")'
 * ```
 */
export function missingValue({ name, value, note }: Biomarker, day: string | undefined): string | undefined {
  const analyte = value === null ? findAnalyte(name) : undefined;
  if (analyte === undefined || !hasSafetyLimit(analyte)) return undefined;
  const of = day === undefined ? '' : ` of ${day}`;
  return `${analyte.label}${of}: no value${note === undefined ? '' : ` ("${note.slice(0, LONGEST_NOTE)}")`}`;
}
