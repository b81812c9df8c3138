import type { DoseCondition } from './define-rule.ts';

/** Selegiline counts among the non-selective MAO inhibitors above 10 mg a day by mouth, and as a patch. */
export const SELEGILINE_AS_MAOI: DoseCondition = {
  drug: 'selegiline',
  aboveMgPerDay: 10,
  patchAboveMgPerDay: 0,
};
