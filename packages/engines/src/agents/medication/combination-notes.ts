import { COMBINATIONS } from '@svc/clinical';
import type { MedicationNote } from './duplicate-therapy.ts';
import { expandMembers } from './rule-index.ts';
import { labelOf, type Taken } from './taken.ts';

const EXPANDED = COMBINATIONS.map(({ name, parts, level, why }) => ({
  name,
  parts: parts.map((part) => expandMembers(part)),
  level,
  why,
}));

/** The combinations a key has a part in. */
const OF_KEY = new Map<string, number[]>();
for (const [index, { parts }] of EXPANDED.entries())
  for (const key of new Set(parts.flatMap((part) => [...part])))
    OF_KEY.set(key, [...(OF_KEY.get(key) ?? []), index]);

/** A note for each combination whose every part another ingredient of what is taken meets. */
export function combinationNotes(taken: readonly Taken[]): MedicationNote[] {
  const ownOf: (string[] | undefined)[] = [];
  for (const key of new Set(taken.flatMap(keysOf)))
    for (const index of OF_KEY.get(key) ?? []) (ownOf[index] ??= []).push(key);
  return EXPANDED.flatMap(({ name, parts, level, why }, index) => {
    const own = ownOf[index];
    if (own === undefined || own.length < parts.length || !canMeet(parts, own)) return [];
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
