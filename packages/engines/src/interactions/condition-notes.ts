import { CONDITION_CAUTIONS, type ConditionCaution, type StateMention } from '@svc/clinical';
import { expandMembers } from './rule-index.ts';
import { labelOf, type Taken } from './taken.ts';
import type { ContextNote } from './context-note.ts';
import { conditionText, conditionTitle, quotedText } from '../context/wording.ts';

interface Caution extends Omit<ConditionCaution, 'members' | 'togetherWith' | 'unless'> {
  readonly members: ReadonlySet<string> | undefined;
  readonly togetherWith: ReadonlySet<string> | undefined;
  readonly unless: ReadonlySet<string> | undefined;
}

const CAUTIONS: readonly Caution[] = CONDITION_CAUTIONS.map(
  ({ members, togetherWith, unless, ...caution }) => ({
    ...caution,
    unless: unless && expandMembers(unless),
    members: members && expandMembers(members),
    togetherWith: togetherWith && expandMembers(togetherWith),
  }),
);

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
  return worstOfEach(hits).map(noteOf);
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
  { onlyNow, withinDays }: Caution,
  keys: readonly string[],
  states: readonly StateMention[],
): StateMention[] {
  const found = states.filter(
    ({ state, status, days }) =>
      keys.includes(state.key) &&
      (status === 'present' || (status === 'past' && state.pastCounts === true && !onlyNow)) &&
      (withinDays === undefined || days === undefined || days <= withinDays),
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

/** A caution about no more medicines and no more states than a worse one says nothing new. */
function worstOfEach(hits: readonly Hit[]): Hit[] {
  return hits.filter(
    (one) =>
      !hits.some(
        (other) =>
          other !== one &&
          (RANK[other.caution.level] > RANK[one.caution.level] ||
            (other.caution.level === one.caution.level && other.caution.id < one.caution.id)) &&
          (one.who.length === 0 || one.who.every((name) => other.who.includes(name))) &&
          one.found.every(({ state }) => other.found.some((it) => it.state.key === state.key)),
      ),
  );
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
