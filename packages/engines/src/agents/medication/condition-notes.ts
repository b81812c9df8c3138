import { CONDITION_CAUTIONS, type ConditionCaution, type StateMention } from '@svc/clinical';
import { expandMembers } from './rule-index.ts';
import { labelOf, type Taken } from './taken.ts';
import type { ContextNote } from './context-note.ts';
import { conditionText, conditionTitle, quotedText } from '../../context/wording.ts';

interface Caution extends Omit<ConditionCaution, 'members' | 'except' | 'togetherWith' | 'unless'> {
  readonly members: ReadonlySet<string> | undefined;
  readonly togetherWith: ReadonlySet<string> | undefined;
  readonly unless: ReadonlySet<string> | undefined;
}

const CAUTIONS: readonly Caution[] = CONDITION_CAUTIONS.map(
  ({ members, except = [], togetherWith, unless, ...caution }) => ({
    ...caution,
    unless: unless && expandMembers(unless),
    members: members && without(expandMembers(members), expandMembers(except)),
    togetherWith: togetherWith && expandMembers(togetherWith),
  }),
);

function without(members: ReadonlySet<string>, except: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...members].filter((key) => !except.has(key)));
}

const RANK = { low: 0, moderate: 1, high: 2 } as const;

/**
 * What the illnesses, symptoms and states that were told mean for what is taken: one note for each caution that holds,
 * and of two of the same medicines and the same words the worse.
 */
export function conditionNotes(states: readonly StateMention[], taken: readonly Taken[]): ContextNote[] {
  const hits = CAUTIONS.flatMap((caution): Hit[] => {
    const found = met(caution, states);
    if (found.length === 0) return [];
    const who = membersTaken(caution, taken);
    return who === undefined ? [] : [{ caution, found, who }];
  });
  return oncePerAdvice(worstOfEach(hits)).map(noteOf);
}

interface Hit {
  readonly caution: Caution;
  readonly found: readonly StateMention[];
  /** Empty where it holds whatever is taken. */
  readonly who: readonly string[];
}

function met(caution: Caution, states: readonly StateMention[]): StateMention[] {
  const { atLeast = 1, with: also, unlessStates = [] } = caution;
  if (
    states.some(
      ({ state, status }) => unlessStates.includes(state.key) && (status === 'present' || status === 'past'),
    )
  )
    return [];
  const found = counted(caution, caution.states, states);
  if (new Set(found.map(({ state }) => state.key)).size < atLeast) return [];
  if (also === undefined) return found;
  const more = counted(caution, also, states);
  return more.length === 0 ? [] : [...found, ...more];
}

/** The mentions of some states that count for a caution, each state once. */
function counted(
  { onlyNow, withinDays, dated }: Caution,
  keys: readonly string[],
  states: readonly StateMention[],
): StateMention[] {
  const found = states.filter(
    ({ state, status, days }) =>
      keys.includes(state.key) &&
      (status === 'present' || (status === 'past' && state.pastCounts === true && !onlyNow)) &&
      (days === undefined ? dated !== true : withinDays === undefined || days <= withinDays),
  );
  return [
    ...new Map(found.toReversed().map((mention) => [mention.state.key, mention])).values(),
  ].toReversed();
}

/** The medicines it holds for; undefined when none of them is taken. */
function membersTaken(
  { members, togetherWith, unless }: Caution,
  taken: readonly Taken[],
): string[] | undefined {
  if (unless !== undefined && taken.some((it) => isMember(it, unless))) return undefined;
  if (togetherWith !== undefined && !taken.some((it) => isMember(it, togetherWith))) return undefined;
  if (members === undefined) return [];
  const who = taken.filter((it) => isMember(it, members)).map(labelOf);
  return who.length === 0 ? undefined : [...new Set(who)];
}

function isMember(it: Taken, members: ReadonlySet<string>): boolean {
  const keys = it.kind === 'drug' ? [it.drug.key, ...(it.drug.ingredients ?? [])] : [it.exposure.key];
  return keys.some((key) => members.has(key));
}

/**
 * A caution about no more medicines and no more states than a worse one says nothing new, nor does one of no medicine
 * whose signs are told of with a medicine.
 */
function worstOfEach(hits: readonly Hit[]): Hit[] {
  return hits.filter((one) => {
    const worse = hits.filter((other) => other !== one && isNoCalmer(other, one));
    return one.who.length > 0
      ? !worse.some(
          (other) => one.who.every((name) => other.who.includes(name)) && covers([other], one.found),
        )
      : !worse.some((other) => covers([other], one.found)) && !covers(ofMedicines(worse), ownSigns(one));
  });
}

function isNoCalmer(other: Hit, one: Hit): boolean {
  const [its, mine] = [other.caution, one.caution];
  return RANK[its.level] > RANK[mine.level] || (its.level === mine.level && its.id < mine.id);
}

function covers(hits: readonly Hit[], found: readonly StateMention[]): boolean {
  return (
    hits.length > 0 &&
    found.every(({ state }) => hits.some((hit) => hit.found.some((it) => it.state.key === state.key)))
  );
}

function ofMedicines(hits: readonly Hit[]): Hit[] {
  return hits.filter(({ who }) => who.length > 0);
}

/** What it hangs on, without what makes it worse. */
function ownSigns({ caution, found }: Hit): StateMention[] {
  return found.filter(({ state }) => caution.states.includes(state.key));
}

/** The same advice about the same medicines is given once, for all that was told. */
function oncePerAdvice(hits: readonly Hit[]): Hit[] {
  const byAdvice = new Map<string, Hit>();
  for (const hit of hits) {
    const key = `${hit.caution.level} ${hit.caution.advice} ${hit.who.join(', ')}`;
    const before = byAdvice.get(key);
    byAdvice.set(key, before === undefined ? hit : { ...before, found: joined(before.found, hit.found) });
  }
  return [...byAdvice.values()];
}

function joined(found: readonly StateMention[], more: readonly StateMention[]): StateMention[] {
  return [...found, ...more.filter(({ state }) => !found.some((it) => it.state.key === state.key))];
}

function noteOf({ caution: { level, why, advice }, found, who }: Hit): ContextNote {
  const labels = [...new Set(found.map(({ state }) => state.label))];
  const title = conditionTitle(who, labels);
  const text = conditionText(title, why, advice);
  return {
    note: {
      kind: 'condition',
      subject: title,
      note: `${text} ${quotedText(found.map(({ quote }) => quote))}`,
      level,
    },
    sentence: `${text}.`,
    statesUsed: found.map(({ state }) => state.key),
  };
}
