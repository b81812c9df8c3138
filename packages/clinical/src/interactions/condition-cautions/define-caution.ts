import type { Evidence } from '../../evidence/evidence.ts';
import { CLINICAL_STATES } from '../../states/index.ts';
import type { CautionLevel } from '../patient-cautions.ts';
import type { MemberKey } from '../define-rule.ts';

/**
 * What an illness, a symptom or a state means for those who take a medicine, or alone. Worded as what to look at now,
 * never as an order.
 */
export interface ConditionCaution {
  /** `C` and three digits. */
  readonly id: string;
  /** States of the catalogue by key: one of them has to be there, or as many as `atLeast` says. */
  readonly states: readonly string[];
  readonly atLeast?: number;
  /** One of these has to be there too. */
  readonly with?: readonly string[];
  /** Sets and medicines it holds for; absent: whatever is taken. */
  readonly members?: readonly MemberKey[];
  /** Of a set these are left out: lithium counts as serotonergic, and its own row tells of its toxicity. */
  readonly except?: readonly MemberKey[];
  /** One of these has to be taken too: clozapine with an anticholinergic. */
  readonly togetherWith?: readonly MemberKey[];
  /** Silent where one of these is taken too: an antidepressant in bipolar disorder beside a mood stabiliser. */
  readonly unless?: readonly MemberKey[];
  /** Silent where one of these was told too: confusion in known dementia. */
  readonly unlessStates?: readonly string[];
  /** A former state does not count, though it does elsewhere: an infarction long ago. */
  readonly onlyNow?: true;
  /** It holds only for so many days after the state, where they are known. */
  readonly withinDays?: number;
  /** And only where they are known: "this morning", "on Tuesday". */
  readonly dated?: true;
  readonly level: CautionLevel;
  /** Completes "clozapine with constipation: …". */
  readonly why: string;
  /** What to look at, and when; begins with a verb in small letters: "consider …". */
  readonly advice: string;
  readonly evidence: Evidence;
}

const ID = /^C\d{3}$/;
const ADVISORY = /^(?:consider |usually |ask |check |look |confirm |review )/;
const KEYS: ReadonlySet<string> = new Set(CLINICAL_STATES.map(({ key }) => key));

/** Checks the cautions of a file when the module loads. Throws on a slip. */
export function defineCautions(cautions: readonly ConditionCaution[]): readonly ConditionCaution[] {
  for (const { id, states, with: also = [], unlessStates = [], atLeast = 1, advice, why } of cautions) {
    const fail = (what: string): never => {
      throw new Error(`condition caution ${id}: ${what}`);
    };
    if (!ID.test(id)) fail('the id is not C and three digits');
    for (const key of [...states, ...also, ...unlessStates]) if (!KEYS.has(key)) fail(`no state ${key}`);
    if (states.length < atLeast) fail('asks for more states than it names');
    if (why === '') fail('says no reason');
    if (!ADVISORY.test(advice)) fail('the advice is not advisory');
  }
  return cautions;
}
