import { recogniseLine } from '../../medication-lines/recognise-line.ts';
import { maximumDoseNotes } from './maximum-dose.ts';
import { takenIn } from './taken.ts';

/** A medicine whose written daily dose is far above its usual maximum, and what is said of it. */
export interface HighDose {
  readonly subject: string;
  readonly note: string;
}

/**
 * Medicines of a list whose daily dose is twice the usual maximum or more: an overdose, or a slip of the pen. Without the
 * interactions, which need more rules than a page may want to load.
 *
 * @param lines entries of a medicine list, as somebody wrote them
 *
 * @example
 * ```ts
 * import { farAboveMaximum } from '@svc/engines';
 *
 * farAboveMaximum(['zolpidem 300 mg at night', 'sertraline 50 mg'])[0]?.subject; // → 'zolpidem'
 * ```
 */
export function farAboveMaximum(lines: readonly string[]): HighDose[] {
  return maximumDoseNotes(takenIn(lines.map((line) => recogniseLine(line)))).flatMap(
    ({ subject, note, level }) => (level === 'high' ? [{ subject, note }] : []),
  );
}
