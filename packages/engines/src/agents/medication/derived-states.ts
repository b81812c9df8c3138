import { CLINICAL_STATES, type StateMention } from '@svc/clinical';
import { expandMembers } from './rule-index.ts';
import type { Stopped } from './stopped.ts';

/** A medicine that was stopped may leave a state behind: for so many days, and without a time where it was abrupt. */
const LEFT = [
  {
    stopped: ['BZD', 'BARBITURATE', 'HYP', 'baclofen', 'sodium_oxybate'],
    state: 'sedative_withdrawal',
    forDays: 21,
  },
  { stopped: ['OPIOID'], state: 'opioid_stopped', forDays: 14 },
  { stopped: ['clozapine'], state: 'clozapine_stopped', forDays: 21 },
  { stopped: ['lithium'], state: 'lithium_stopped', forDays: 60 },
  { stopped: ['SSRI', 'SNRI', 'TCA', 'MAOI', 'mirtazapine'], state: 'antidepressant_stopped', forDays: 42 },
  {
    stopped: [
      'valproate',
      'carbamazepine',
      'oxcarbazepine',
      'eslicarbazepine',
      'lamotrigine',
      'levetiracetam',
      'brivaracetam',
      'topiramate',
      'zonisamide',
      'phenytoin',
      'lacosamide',
      'perampanel',
      'GABAPENTINOID',
    ],
    state: 'anticonvulsant_stopped',
    forDays: 14,
  },
  { stopped: ['levodopa', 'DOPAMINE_AGONIST', 'amantadine'], state: 'dopaminergic_stopped', forDays: 5 },
  { stopped: ['CENTRAL_ALPHA_AGONIST', 'BETA_BLOCKER'], state: 'clonidine_stopped', forDays: 7 },
];

const LEAVES = LEFT.flatMap(({ stopped, state: key, forDays }) => {
  const state = CLINICAL_STATES.find((it) => it.key === key);
  return state ? [{ state, forDays, keys: expandMembers(stopped) }] : [];
});

const ABRUPT =
  /\b(?:abrupt(?:ly)?|suddenly|cold turkey|ran out|run out|all at once|straight off|overnight)\b/i;

/** The states that what was stopped lately leaves behind. */
export function statesLeftBy(stopped: readonly Stopped[]): StateMention[] {
  return stopped.flatMap(({ taken, days }) => {
    if (taken.kind !== 'drug') return [];
    const quote = taken.lines[0] ?? taken.drug.name;
    return LEAVES.filter(
      ({ keys, forDays }) =>
        keys.has(taken.drug.key) && (days === undefined ? ABRUPT.test(quote) : days <= forDays),
    ).map(
      ({ state }): StateMention => ({
        state,
        status: 'present',
        stopped: true,
        quote,
        start: 0,
        end: quote.length,
        ...(days !== undefined && { days }),
      }),
    );
  });
}
