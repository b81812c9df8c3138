import type { ContextFact } from '@svc/clinical';
import { labelOf, type Taken } from './taken.ts';
import {
  classEntries,
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
}

const KINDS = ['age', 'pregnancy', 'kidney', 'liver', 'ecg'] as const;

/** What an answer did not look at: what nothing was said of, doses that are not written, entries that were not read. */
export function notCheckedOf({
  taken,
  facts,
  unrecognised,
  onlyClass,
  onlyInContext,
  leftOut,
}: NotCheckedInput): string[] {
  const stated = new Set<string>(facts.map(({ kind }) => kind));
  const doseless = taken.flatMap((it) =>
    it.kind === 'drug' && !it.daily.dosesWritten && it.daily.averageMg === 0 ? [labelOf(it)] : [],
  );
  return [
    ...KINDS.filter((kind) => !stated.has(kind)).map((kind) => NOT_CHECKED[kind]),
    ...(doseless.length === 0 ? [] : [dosesNotGiven([...new Set(doseless)].sort())]),
    ...(unrecognised === 0 ? [] : [entriesNotRecognised(unrecognised)]),
    ...(onlyClass === 0 ? [] : [classEntries(onlyClass)]),
    ...(onlyInContext.length === 0 ? [] : [namedOnlyInContext(onlyInContext)]),
    ...(leftOut.length === 0 ? [] : [stoppedNotChecked([...new Set(leftOut)].sort())]),
  ];
}
