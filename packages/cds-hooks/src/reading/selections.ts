import { asText } from '@svc/fhir';
import { entriesOf, type Entry, type Unread } from './resources.ts';
import { isMedicineOrder } from './prefetch.ts';
import { UnusableHook } from './unusable.ts';

const PATH = 'context.selections';
const MOST_SHOWN = 5;

/** Draft orders by whether they were selected just now. Null where nothing says it: all of them are. */
export interface SplitDrafts {
  readonly selected: Unread;
  readonly others: Unread;
}

/**
 * Parts the draft orders by `selections` of order-select, which refers to entries of the drafts: by type and id, by a
 * whole address, by `fullUrl`, or by id alone. What both parts may refer to (medicines, the patient) stays in both.
 *
 * @throws UnusableHook when a selection names none of the drafts
 */
export function splitDrafts(drafts: Unread, selections: unknown): SplitDrafts | null {
  const named = namesIn(selections);
  if (named.length === 0) return null;
  const entries = entriesOf(drafts);
  const chosen = new Set<Entry>();
  const byName = indexOf(entries);
  const unknown = named.filter((name) => {
    const found = byName.get(name) ?? byName.get(literalOf(name));
    for (const entry of found ?? []) chosen.add(entry);
    return found === undefined;
  });
  if (unknown.length > 0)
    throw new UnusableHook(
      'invalid',
      PATH,
      `must refer to entries of context.draftOrders; there is no ${unknown.slice(0, MOST_SHOWN).map(quoted).join(', ')}`,
    );
  const part = (isIn: boolean): Unread => ({
    ...drafts,
    entry: entries.filter((entry) => !isMedicineOrder(entry.resource) || chosen.has(entry) === isIn),
  });
  return { selected: part(true), others: part(false) };
}

function namesIn(selections: unknown): readonly string[] {
  if (selections === undefined || selections === null) return [];
  if (!Array.isArray(selections) || selections.some((each) => typeof each !== 'string'))
    throw new UnusableHook('invalid', PATH, 'must be a list of references to entries of context.draftOrders');
  return selections as string[];
}

function indexOf(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const byName = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { fullUrl, resource } = entry;
    const { id, resourceType } = resource;
    const names = new Set([
      ...(typeof id === 'string' && id !== '' ? [id, `${asText(resourceType)}/${id}`] : []),
      ...(fullUrl === undefined ? [] : [fullUrl, literalOf(fullUrl)]),
    ]);
    for (const name of names) {
      const same = byName.get(name);
      if (same === undefined) byName.set(name, [entry]);
      else same.push(entry);
    }
  }
  return byName;
}

const MOST_REFERENCE = 300;
const LITERAL = /([A-Z][A-Za-z]{1,63}\/[A-Za-z0-9.-]{1,64})(?:\/_history\/[A-Za-z0-9.-]{1,64})?$/;

/** Type and id at the end of an address, without a version; the text itself where there is none. */
function literalOf(reference: string): string {
  return LITERAL.exec(reference.slice(-MOST_REFERENCE))?.[1] ?? reference;
}

function quoted(name: string): string {
  return JSON.stringify(name.slice(0, 100));
}
