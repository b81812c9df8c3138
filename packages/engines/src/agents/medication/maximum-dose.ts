import type { ContextFact } from '@svc/clinical';
import type { MedicationNote } from './duplicate-therapy.ts';
import { isInjected, type Taken } from './taken.ts';
import { ageMaximumText, maximumText, weeklyText } from './wording.ts';

/** From this many times the maximum on the level is `high`. */
const FAR_ABOVE = 2;

/**
 * Daily doses above the listed usual maximum. A dose without its times a day counts once a day; one that is taken less
 * often than daily counts with its average a day. Depot injections have no daily dose and are left out.
 */
export function maximumDoseNotes(taken: readonly Taken[]): MedicationNote[] {
  return taken.flatMap((it) => {
    if (it.kind === 'exposure') return [];
    const { drug, daily } = it;
    const { averageMg } = daily;
    if (drug.maxDailyMg === undefined || averageMg <= drug.maxDailyMg || isInjected(it)) return [];
    const isAverage = averageMg > daily.atLeastMg;
    const note = maximumText(textOf(averageMg), textOf(drug.maxDailyMg), isAverage);
    const level = averageMg >= drug.maxDailyMg * FAR_ABOVE ? 'high' : 'moderate';
    return [{ kind: 'maximum_dose', subject: drug.name, note, level }];
  });
}

/** Taken once a week: a daily line is an error that has killed. From memory, no source read. */
const ONCE_A_WEEK: ReadonlySet<string> = new Set(['methotrexate']);

export function weeklyNotes(taken: readonly Taken[]): MedicationNote[] {
  return taken.flatMap((it) => {
    if (it.kind === 'exposure' || !ONCE_A_WEEK.has(it.drug.key) || !it.daily.complete) return [];
    if (it.daily.atLeastMg === 0) return [];
    return [{ kind: 'maximum_dose', subject: it.drug.name, note: weeklyText(it.drug.name), level: 'high' }];
  });
}

/** Doses above the maximum for the age that was said, and not above the general one. */
export function ageMaximumNotes(facts: readonly ContextFact[], taken: readonly Taken[]): MedicationNote[] {
  const age = facts
    .filter(({ kind, state, value }) => kind === 'age' && state === 'present' && value !== undefined)
    .reduce<ContextFact | undefined>((oldest, fact) => {
      return oldest && (oldest.value ?? 0) >= (fact.value ?? 0) ? oldest : fact;
    }, undefined);
  if (age?.value === undefined) return [];
  const years = age.value;
  return taken.flatMap((it) => {
    if (it.kind === 'exposure' || isInjected(it)) return [];
    const { drug, daily } = it;
    const limit = drug.maxDailyMgOverAge;
    const { averageMg } = daily;
    const isAbove = limit !== undefined && years > limit.years && averageMg > limit.mg;
    if (!isAbove || averageMg > (drug.maxDailyMg ?? 0)) return [];
    const note = ageMaximumText(textOf(averageMg), textOf(limit.mg), age.words);
    return [{ kind: 'maximum_dose', subject: drug.name, note, level: 'moderate' }];
  });
}

/** Up to six digits, so that 3 × 0.1 reads 0.3. */
function textOf(mg: number): string {
  return String(Number(mg.toPrecision(6)));
}
