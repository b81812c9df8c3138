/**
 * What a wording marks as not taken.
 * `before`: what follows, to the end of the clause. `after`: what precedes in its part of the line.
 * `touching`: only the name directly before it. `either`: what precedes in its part, else what follows.
 * `closing`: what follows, or what precedes when nothing else comes. `change`: what precedes, if another name follows.
 * `taken` ends a marking, `neutral` is none.
 */
type TakingScope = 'before' | 'after' | 'touching' | 'either' | 'closing' | 'change' | 'taken' | 'neutral';

/** Why something named is not counted: denied or not begun, stopped or past, or about an allergy or someone else. */
export type NotTakenReason = 'not' | 'stopped' | 'other';

export interface TakingMark {
  readonly scope: TakingScope;
  readonly reason: NotTakenReason;
  /** Word that ends the marking: "switched from A to B". */
  readonly until?: string;
}

export interface TakingPhrase {
  readonly words: string;
  readonly mark: TakingMark;
}

/** Wordings of medication lists and notes that say whether something is taken. Ours. */
export const TAKING_PHRASES: readonly TakingPhrase[] = [
  ...phrases('neutral', 'other', [
    'for allergies, for allergy, seasonal allergies, seasonal allergy, environmental allergies, allergy pill',
    'allergy pills, allergy med, allergy meds, allergy medication, allergy medicine, allergy relief, for rash',
    'for hives, for overdose, for opioid overdose, off label, on and off, off and on, hold if, hold for',
    'no refills, no side effects, no issues, no problems, no change, no changes, with no, no more than',
    'not to exceed, not helping, not effective, not working, never misses, does not miss, not missing, not sure',
    'without food, with or without food, stop date, stop if, not otherwise specified',
    'plan to stop, plans to stop, planning to stop, will stop, going to stop, about to stop, due to stop',
    'hopes to stop, would like to stop, to be stopped, will be stopped, to be discontinued, will discontinue',
    'will be discontinued, tapering off, weaning off, coming off, cutting down, not stopped, has not stopped',
    'have not stopped, did not stop, never stopped, before stopping, without stopping, do not stop, dont stop',
    'does not want to stop, wants to stop, want to stop, considering stopping, thinking of stopping',
  ]),
  ...phrases('before', 'not', [
    'not, non, without, negative for, doesnt, dont, didnt, isnt, arent, hasnt, havent, wont, cant, cannot',
    'avoid, avoids, avoided, avoiding, avoidance of, refuse, considering, consider, wants, want, wanted, wishes',
    'interested in, asking about, asked about, asks about, asking for, requests, requesting, unable to, trying to',
    'tries to, instead of, rather than, contraindicated, contraindication, not on, not currently on, has not',
    'have not, does not, did not, do not, versus, vs, free of, abstinent from, abstains from, sober from',
  ]),
  ...phrases('before', 'stopped', [
    'off, weaned from, out of, stop, stops, stopping',
    'discontinue, discontinuing, past, previously, previous, prior, former, formerly, history of, hx, hx of',
    'used to, used to take, tried, trial of, trials of, overdosed on, overdose of, overdose on, od on, gave up',
    'given up, last took, had been on, was on, were on, once took, no longer on',
  ]),
  ...phrases(
    'before',
    'stopped',
    [
      'switched from, switch from, changed from, change from, transitioned from, transition from, converted from',
      'switching from, changing from, tapered from, cross tapered from, crossed over from',
    ],
    'to',
  ),
  ...phrases('before', 'stopped', ['replaced, replacing, replaces, replace'], 'with'),
  ...phrases('before', 'other', [
    'mother, father, mom, dad, mum, parents, parent, wife, husband, spouse, partner, brother, sister, son',
    'daughter, cousin, aunt, uncle, grandmother, grandfather, family history, family hx, fhx, roommate, boyfriend',
    'girlfriend, allergic to, intolerant of, intolerant to, sensitive to, reaction to, reactions to, adr',
    'intolerances, sensitivities, rash from, rash with, rash on, hives from, interaction with, interactions with',
  ]),
  ...phrases('either', 'stopped', [
    'stopped, discontinued, quit, ceased, held, hold, holding, on hold, declined, declines, completed, finished',
    'ran out, ran out of, failed, tried and failed, withdrawn, withheld, inactive, paused, suspended, no longer',
    'no longer taking, not anymore, not any more, no longer takes, no longer uses, no longer using',
    'no longer prescribed, does not take any more, washed out, washout, washing out, ended, course ended',
    'came off, weaned off, tapered off, taken off, titrated off, has been off, been off, went off, lapsed',
    'stopped taking, quit taking, stopped using, discontinued taking, cut out, completed course',
  ]),
  ...phrases('either', 'not', [
    'not taking, not taken, not using, not currently taking, not started, not filled, never started',
    'never filled, never took, never taken, refuses, refused',
  ]),
  ...phrases('either', 'other', ['allergy, allergies, allergic, intolerance, intolerant, anaphylaxis']),
  ...phrases('after', 'stopped', [
    'in the past, as a child, as child, in childhood, years ago, year ago, months ago, month ago, weeks ago',
    'off since, off for, off it, off now, off x, remission, abstinent, sober, historical, expired, trial',
  ]),
  ...phrases('after', 'other', ['rash, hives, caused, causes, causing, angioedema, overdose, poisoning']),
  ...phrases('touching', 'other', ['level, levels, toxicity, test, tests, screen, screening, assay']),
  ...phrases('closing', 'not', ['no, none, never, denies, denied, denying, negative, neg, nil, zero']),
  ...phrases('change', 'stopped', [
    '→, switched to, changed to, replaced by, replaced with, converted to, transitioned to, swapped for',
  ]),
  ...phrases('taken', 'not', [
    'now, currently, current, takes, taking, take, taken, started, start, starts, starting, restarted, restart',
    'resumed, resume, continue, continues, continued, continuing, began, begin, prescribed, increased, increase',
    'decreased, decrease, using, uses, presently',
  ]),
];

function phrases(
  scope: TakingScope,
  reason: NotTakenReason,
  lines: readonly string[],
  until?: string,
): TakingPhrase[] {
  return lines
    .flatMap((line) => line.split(', '))
    .map((words) => ({ words, mark: until === undefined ? { scope, reason } : { scope, reason, until } }));
}
