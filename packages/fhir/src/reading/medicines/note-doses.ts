import type { Prescription } from '@svc/contracts';
import { farAboveMaximum } from '@svc/engines';
import type { ReadingReport } from '../bundle/reading-report.ts';

const TAKEN = 'active';
/** Lines of a medicine list are no longer than these. */
const LONGEST_LINE = 400;

/** Doses far above the usual maximum of a day ask for a look, whoever wrote them: an overdose, or a slip in the record. */
export function noteDoses(prescriptions: readonly Prescription[], report: ReadingReport): void {
  const lines = prescriptions
    .filter(({ status }) => status === TAKEN)
    .map(({ medicationName, dosage = '', frequency = '' }) =>
      [medicationName, dosage, frequency]
        .filter((part) => part !== '')
        .join(' ')
        .slice(0, LONGEST_LINE),
    );
  for (const { subject, note } of farAboveMaximum(lines)) report.review(`Bundle: ${subject}: ${note}`);
}
