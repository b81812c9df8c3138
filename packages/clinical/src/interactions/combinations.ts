import { type Evidence, memory } from '../evidence/evidence.ts';
import type { MemberKey } from './define-rule.ts';
import type { CautionLevel } from './patient-cautions.ts';

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

export const COMBINATIONS: readonly Combination[] = [
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
