import { type Evidence, memory } from '../shared/evidence.ts';
import type { MemberKey } from './define-rule.ts';
import type { MedicationNote } from './duplicate-therapy.ts';
import type { CautionLevel } from './patient-cautions.ts';
import { expandMembers } from './rule-index.ts';
import { labelOf, type Taken } from './taken.ts';

/** Medicines that are worse together than any two of them: every part must be met by another medicine. */
interface Combination {
  readonly parts: readonly (readonly MemberKey[])[];
  readonly level: CautionLevel;
  readonly why: string;
  readonly evidence: Evidence;
}

const NO_SOURCE_READ = memory('no source read');
const RESPIRATORY: readonly MemberKey[] = [
  'BZD',
  'GABAPENTINOID',
  'HYP',
  'BARBITURATE',
  'ALCOHOL',
  'sodium_oxybate',
  'baclofen',
  'carisoprodol',
  'meprobamate',
];

const COMBINATIONS: readonly Combination[] = [
  {
    parts: [['OPIOID'], RESPIRATORY, RESPIRATORY],
    level: 'high',
    why: 'an opioid with two other medicines that depress breathing: respiratory depression, which can be fatal',
    evidence: NO_SOURCE_READ,
  },
  {
    parts: [['ACEI', 'ARB'], ['THIAZIDE', 'LOOP', 'K_SPARING'], ['NSAID']],
    level: 'moderate',
    why: 'a blocker of the renin-angiotensin system with a diuretic and an NSAID: acute kidney injury',
    evidence: NO_SOURCE_READ,
  },
];

const EXPANDED = COMBINATIONS.map(({ parts, level, why }) => ({
  parts: parts.map((part) => expandMembers(part)),
  level,
  why,
}));

/** A note for each combination whose every part another of the things taken meets. */
export function combinationNotes(taken: readonly Taken[]): MedicationNote[] {
  return EXPANDED.flatMap(({ parts, level, why }) => {
    if (!canMeet(parts, taken)) return [];
    const members = taken.filter((it) => parts.some((part) => isIn(it, part)));
    const names = members.map(labelOf).toSorted();
    return [{ kind: 'combination', subject: names.join(' + '), note: `${names.join(', ')}: ${why}`, level }];
  });
}

/** Whether each part finds a thing of its own; there are at most three parts. */
function canMeet(parts: readonly ReadonlySet<string>[], taken: readonly Taken[]): boolean {
  const [part, ...rest] = parts;
  if (part === undefined) return true;
  return taken.some(
    (it) =>
      isIn(it, part) &&
      canMeet(
        rest,
        taken.filter((other) => other !== it),
      ),
  );
}

function isIn(taken: Taken, part: ReadonlySet<string>): boolean {
  return taken.kind === 'drug'
    ? [taken.drug.key, ...(taken.drug.ingredients ?? [])].some((key) => part.has(key))
    : part.has(taken.exposure.key);
}
