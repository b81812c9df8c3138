import type { MedicationNote } from './duplicate-therapy.ts';
import { isInjected, type Taken } from './taken.ts';
import { maximumText } from './wording.ts';

/** From this many times the maximum on the level is `high`. */
const FAR_ABOVE = 2;

/**
 * Daily doses above the listed usual maximum. A dose without its times a day counts once a day. Depot injections
 * have no daily dose and are left out.
 */
export function maximumDoseNotes(taken: readonly Taken[]): MedicationNote[] {
  return taken.flatMap((it) => {
    if (it.kind === 'exposure') return [];
    const { drug, daily } = it;
    if (drug.maxDailyMg === undefined || daily.atLeastMg <= drug.maxDailyMg || isInjected(it)) return [];
    const note = maximumText(textOf(daily.atLeastMg), textOf(drug.maxDailyMg));
    const level = daily.atLeastMg >= drug.maxDailyMg * FAR_ABOVE ? 'high' : 'moderate';
    return [{ kind: 'maximum_dose', subject: drug.name, note, level }];
  });
}

/** Up to six digits, so that 3 × 0.1 reads 0.3. */
function textOf(mg: number): string {
  return String(Number(mg.toPrecision(6)));
}
