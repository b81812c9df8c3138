import { onServer } from './address.ts';
import { type Entry, entryOf, type Found, type SearchContext } from './search-all.ts';

/**
 * Reads the medicines that orders name by reference and that came with no search: servers without `_include` give none.
 * Those that are contained, or named by identifier or words alone, are left to the scoring.
 */
export async function readMedications(
  orders: readonly Entry[],
  isThere: (fullUrl: string) => boolean,
  context: SearchContext,
  room: number,
): Promise<Found | undefined> {
  const named = new Set(orders.flatMap(({ resource }) => medicationOf(resource.medicationReference)));
  const addresses = [...named].map((reference) => onServer(reference, context.server) ?? reference);
  const wanted = [...new Set(addresses)].filter((address) => !isThere(address));
  if (wanted.length === 0) return undefined;
  const entries: Entry[] = [];
  const reasons = new Map<string, number>();
  for (const [index, address] of wanted.entries()) {
    const why =
      index >= room ? `the bound of ${context.bounds.resources} resources was reached` : await read(address);
    if (why !== undefined) reasons.set(why, (reasons.get(why) ?? 0) + 1);
    context.onPage(entries.length, wanted.length);
  }
  return {
    label: 'Medication, named by orders',
    entries,
    matched: entries.length,
    promised: wanted.length,
    missing: [...reasons].map(([why, count]) => `${count} of them: ${why}`),
    remarks: [],
  };

  /** Why it could not be read; undefined when it was. */
  async function read(address: string): Promise<string | undefined> {
    if (onServer(address, context.server) === undefined) return 'it is on another server';
    const answer = await context.ask(address);
    if (!answer.ok) return answer.why;
    if (answer.resource.resourceType !== 'Medication') return 'the answer is no Medication';
    entries.push(entryOf(answer.resource, context.server, address));
    return undefined;
  }
}

function medicationOf(value: unknown): string[] {
  const reference = (value as { readonly reference?: unknown } | null | undefined)?.reference;
  return typeof reference === 'string' && /(?:^|\/)Medication\/[^/]+$/.test(reference) ? [reference] : [];
}
