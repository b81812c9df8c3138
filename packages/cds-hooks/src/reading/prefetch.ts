import type { CdsRequest } from '@svc/contracts';
import { asText } from '@svc/fhir';
import { isObject, listOf, type Unread } from './resources.ts';

/** What a client fetched, as one bundle, and what of it is missing. */
export interface Prefetched {
  readonly bundle: Unread;
  /** Keys that were asked for and not given, or given as an error. */
  readonly missing: readonly string[];
  /** Keys of which there is more than was given. */
  readonly partial: readonly string[];
}

/**
 * Joins the prefetched resources; null is "none on record", a missing key and an OperationOutcome are "not known". What
 * was sent under another key is read too.
 */
export function joinPrefetch(asked: readonly string[], prefetch: CdsRequest['prefetch'] = {}): Prefetched {
  const entries: unknown[] = [];
  const missing: string[] = [];
  const partial: string[] = [];
  for (const key of new Set([...asked, ...Object.keys(prefetch)])) {
    const given = Object.hasOwn(prefetch, key) ? prefetch[key] : undefined;
    if (given === null) continue;
    const found = resourcesOf(given);
    if (found === undefined) missing.push(key);
    else {
      for (const entry of found.entries) entries.push(entry);
      if (found.more) partial.push(key);
    }
  }
  return { bundle: collection(entries), missing, partial };
}

function collection(entry: readonly unknown[]): Unread {
  return { resourceType: 'Bundle', type: 'collection', entry };
}

interface Found {
  readonly entries: readonly unknown[];
  readonly more: boolean;
}

function resourcesOf(given: unknown): Found | undefined {
  if (!isObject(given) || given['resourceType'] === 'OperationOutcome') return undefined;
  if (given['resourceType'] !== 'Bundle') return { entries: [{ resource: given }], more: false };
  const { entry = [] } = given;
  if (!Array.isArray(entry)) return undefined;
  const { entries, more } = flat(given);
  if (entries.length > 0 && entries.every(isError)) return undefined;
  return { entries: entries.filter((each) => !isError(each)), more: more || entries.some(isError) };
}

function isError(each: unknown): boolean {
  return (
    isObject(each) && isObject(each['resource']) && each['resource']['resourceType'] === 'OperationOutcome'
  );
}

/** Every entry of a bundle and of the bundles in it, in their order. */
function flat(bundle: Unread): Found {
  const entries: unknown[] = [];
  let more = false;
  const pending: unknown[] = [{ resource: bundle }];
  while (pending.length > 0) {
    const next = pending.pop();
    const resource = isObject(next) ? next['resource'] : undefined;
    if (!isObject(resource) || resource['resourceType'] !== 'Bundle') {
      entries.push(next);
      continue;
    }
    more ||= hasMore(resource);
    const { entry } = resource;
    if (Array.isArray(entry)) for (const each of entry.toReversed()) pending.push(each);
  }
  return { entries, more };
}

/** `total` counts what matched, not what was included beside it. */
function hasMore({ entry, link, total }: Unread): boolean {
  if (listOf(link).some(({ relation }) => relation === 'next')) return true;
  if (typeof total !== 'number' || !Array.isArray(entry)) return false;
  const beside = new Set(['include', 'outcome']);
  return total > entry.filter((each) => !beside.has(asText(modeOf(each)))).length;
}

function modeOf(entry: unknown): unknown {
  return isObject(entry) && isObject(entry['search']) ? entry['search']['mode'] : undefined;
}

/** Draft orders as if they were taken: what is to be signed is checked as what it becomes. */
export function draftsAsTaken(draftOrders: Unread): Unread {
  return collection(
    flat(draftOrders).entries.map((each) =>
      isObject(each) && isObject(each['resource']) ? { ...each, resource: asTaken(each['resource']) } : each,
    ),
  );
}

const MEDICINES = new Set(['MedicationRequest', 'MedicationStatement']);
/** An order in a list of drafts may be written as active already, or as a plan. */
const TO_BE_TAKEN = new Set(['draft', 'intended', 'active', 'on-hold', 'unknown']);

function asTaken(resource: Unread): Unread {
  if (!isMedicineOrder(resource) || !TO_BE_TAKEN.has(asText(resource['status']))) return resource;
  return { ...resource, status: 'active', ...('intent' in resource ? { intent: 'order' } : {}) };
}

/** Whether a resource orders or states a medicine. */
export function isMedicineOrder(resource: Unread): boolean {
  return MEDICINES.has(asText(resource['resourceType']));
}
