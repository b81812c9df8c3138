import { type ContextFact, PATIENT_CAUTIONS } from '@svc/clinical';
import { expandMembers } from './rule-index.ts';
import { labelOf, type Taken } from './taken.ts';
import {
  classEntries,
  clausesNotRead,
  dosesNotGiven,
  entriesNotRecognised,
  namedOnlyInContext,
  NOT_CHECKED,
  stoppedNotChecked,
} from './wording.ts';

export interface NotCheckedInput {
  readonly taken: readonly Taken[];
  readonly facts: readonly ContextFact[];
  readonly unrecognised: number;
  /** Entries that name a class and no medicine. */
  readonly onlyClass: number;
  /** Named beside the list and not in it. */
  readonly onlyInContext: readonly string[];
  /** Named as stopped or not taken, with no washout to check. */
  readonly leftOut: readonly string[];
  /** States that were told and that no rule here was asked about. */
  readonly withoutRule: readonly string[];
  /** Clauses of the context that were not understood. */
  readonly notRead: number;
  /** The words beside the list are about a man. */
  readonly isMale: boolean;
}

const KINDS = ['age', 'pregnancy', 'kidney', 'liver', 'ecg'] as const;

/** The medicines that a kind of fact would say something about. */
const CONCERNED = new Map(
  KINDS.map((kind) => [
    kind,
    expandMembers(PATIENT_CAUTIONS.filter((it) => it.kind === kind).flatMap(({ members }) => members)),
  ]),
);
/** Ages at which an unanswered question of pregnancy is told. Ours. */
const CHILDBEARING_YEARS = { from: 12, to: 55 };

/** Whether a fact that nothing was said of could matter: by the medicines, and for a pregnancy by the age that was told. */
function concerns(kind: (typeof KINDS)[number], { taken, facts, isMale }: NotCheckedInput): boolean {
  const members = CONCERNED.get(kind);
  const age = facts.find((fact) => fact.kind === 'age' && fact.value !== undefined)?.value;
  if (kind === 'pregnancy' && isMale) return false;
  if (kind === 'pregnancy' && age !== undefined)
    if (age < CHILDBEARING_YEARS.from || age > CHILDBEARING_YEARS.to) return false;
  return taken.some(
    (it) =>
      it.kind === 'drug' && [it.drug.key, ...(it.drug.ingredients ?? [])].some((key) => members?.has(key)),
  );
}

/** What an answer did not look at: what nothing was said of, doses that are not written, entries that were not read. */
export function notCheckedOf(input: NotCheckedInput): string[] {
  const { taken, facts, unrecognised, onlyClass, onlyInContext, leftOut, withoutRule, notRead } = input;
  const stated = new Set<string>(facts.map(({ kind }) => kind));
  const doseless = taken.flatMap((it) =>
    it.kind === 'drug' && !it.daily.dosesWritten && it.daily.averageMg === 0 ? [labelOf(it)] : [],
  );
  return [
    ...KINDS.filter((kind) => !stated.has(kind) && concerns(kind, input)).map((kind) => NOT_CHECKED[kind]),
    ...withoutRule,
    ...(notRead === 0 ? [] : [clausesNotRead(notRead)]),
    ...(doseless.length === 0 ? [] : [dosesNotGiven([...new Set(doseless)].sort())]),
    ...(unrecognised === 0 ? [] : [entriesNotRecognised(unrecognised)]),
    ...(onlyClass === 0 ? [] : [classEntries(onlyClass)]),
    ...(onlyInContext.length === 0 ? [] : [namedOnlyInContext(onlyInContext)]),
    ...(leftOut.length === 0 ? [] : [stoppedNotChecked([...new Set(leftOut)].sort())]),
  ];
}
