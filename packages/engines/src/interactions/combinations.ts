import { type Evidence, memory } from '../shared/evidence.ts';
import type { MemberKey } from './define-rule.ts';
import type { MedicationNote } from './duplicate-therapy.ts';
import type { CautionLevel } from './patient-cautions.ts';
import { expandMembers } from './rule-index.ts';
import { labelOf, type Taken } from './taken.ts';

/** Medicines that are worse together than any two of them: every part must be met by another ingredient. */
interface Combination {
  /** The same whatever else is taken. */
  readonly name: string;
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
    name: 'opioid with two more that depress breathing',
    parts: [['OPIOID'], RESPIRATORY, RESPIRATORY],
    level: 'high',
    why: 'an opioid with two other medicines that depress breathing: respiratory depression, which can be fatal',
    evidence: NO_SOURCE_READ,
  },
  {
    name: 'ACE inhibitor or ARB with a diuretic and an NSAID',
    parts: [['ACEI', 'ARB'], ['THIAZIDE', 'LOOP', 'K_SPARING'], ['NSAID']],
    level: 'moderate',
    why: 'a blocker of the renin-angiotensin system with a diuretic and an NSAID: acute kidney injury',
    evidence: NO_SOURCE_READ,
  },
];

const EXPANDED = COMBINATIONS.map(({ name, parts, level, why }) => ({
  name,
  parts: parts.map((part) => expandMembers(part)),
  level,
  why,
}));

/** A note for each combination whose every part another ingredient of what is taken meets. */
export function combinationNotes(taken: readonly Taken[]): MedicationNote[] {
  const keys = [...new Set(taken.flatMap(keysOf))];
  return EXPANDED.flatMap(({ name, parts, level, why }) => {
    const own = keys.filter((key) => parts.some((part) => part.has(key)));
    if (!canMeet(parts, own)) return [];
    const members = taken.filter((it) => keysOf(it).some((key) => own.includes(key)));
    const names = members.map(labelOf).toSorted();
    return [{ kind: 'combination', subject: name, note: `${names.join(', ')}: ${why}`, level }];
  });
}

/** Whether each part finds a key of its own; there are at most three parts. */
function canMeet(parts: readonly ReadonlySet<string>[], keys: readonly string[]): boolean {
  const [part, ...rest] = parts;
  if (part === undefined) return true;
  return keys.some(
    (key) =>
      part.has(key) &&
      canMeet(
        rest,
        keys.filter((other) => other !== key),
      ),
  );
}

/** A combination product counts by its ingredients. */
function keysOf(taken: Taken): readonly string[] {
  return taken.kind === 'drug' ? (taken.drug.ingredients ?? [taken.drug.key]) : [taken.exposure.key];
}
