import type { CdsRequest } from '@svc/contracts';
import { asText } from '@svc/fhir';

type Unread = Readonly<Record<string, unknown>>;

/** What a client fetched, as one bundle, and what of it is missing. */
export interface Prefetched {
  readonly bundle: Unread;
  /** Keys that were asked for and not given, or given as an error. */
  readonly missing: readonly string[];
  /** Keys of which there is more than was given. */
  readonly partial: readonly string[];
}

/** Joins the prefetched resources; null is "none on record", a missing key and an OperationOutcome are "not known". */
export function joinPrefetch(asked: readonly string[], prefetch: CdsRequest['prefetch'] = {}): Prefetched {
  const entries: unknown[] = [];
  const missing: string[] = [];
  const partial: string[] = [];
  for (const key of asked) {
    const given = Object.hasOwn(prefetch, key) ? prefetch[key] : undefined;
    if (given === null) continue;
    const found = resourcesOf(given);
    if (found === undefined) missing.push(key);
    else {
      for (const entry of found.entries) entries.push(entry);
      if (found.more) partial.push(key);
    }
  }
  return { bundle: { resourceType: 'Bundle', type: 'collection', entry: entries }, missing, partial };
}

interface Found {
  readonly entries: readonly unknown[];
  readonly more: boolean;
}

function resourcesOf(given: unknown): Found | undefined {
  if (!isObject(given) || given['resourceType'] === 'OperationOutcome') return undefined;
  if (given['resourceType'] !== 'Bundle') return { entries: [{ resource: given }], more: false };
  const { entry = [], link, total } = given;
  if (!Array.isArray(entry)) return undefined;
  const isError = (each: unknown) =>
    isObject(each) && isObject(each['resource']) && each['resource']['resourceType'] === 'OperationOutcome';
  if (entry.length > 0 && entry.every(isError)) return undefined;
  const next = Array.isArray(link) && link.some((each) => isObject(each) && each['relation'] === 'next');
  return {
    entries: entry.filter((each) => !isError(each)),
    more: next || entry.some(isError) || (typeof total === 'number' && total > entry.length),
  };
}

/** Draft orders as if they were taken: what is to be signed is checked as what it becomes. */
export function draftsAsTaken(draftOrders: unknown): Unread {
  const { entry = [] } = isObject(draftOrders) ? draftOrders : {};
  const entries: readonly unknown[] = Array.isArray(entry) ? entry : [];
  return {
    resourceType: 'Bundle',
    type: 'collection',
    entry: entries.map((each) =>
      isObject(each) && isObject(each['resource']) ? { ...each, resource: asTaken(each['resource']) } : each,
    ),
  };
}

const MEDICINES = new Set(['MedicationRequest', 'MedicationStatement']);
const NOT_YET = new Set(['draft', 'intended']);

function asTaken(resource: Unread): Unread {
  if (!MEDICINES.has(asText(resource['resourceType'])) || !NOT_YET.has(asText(resource['status'])))
    return resource;
  return { ...resource, status: 'active', ...('intent' in resource ? { intent: 'order' } : {}) };
}

export function isObject(value: unknown): value is Unread {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
