import type { CodeableConcept, FhirResource } from 'fhir/r4.js';
import { isElement, type Unread } from '../element/element.ts';

/** A place inside a resource, as a chain: it is written out only for what is told. */
export interface Place {
  readonly key: string | number;
  readonly up: Place | undefined;
}

export type Visit =
  | { readonly kind: 'text'; readonly text: string; readonly place: Place }
  | { readonly kind: 'concept'; readonly concept: Unread<CodeableConcept>; readonly place: Place };

/** Which fields of an element are passed over, besides those that hold no words. */
export type Skip = (key: string, holder: Readonly<Record<string, unknown>>) => boolean;

/** Fields that hold addresses, codes and machine texts: nobody says anything there. */
const NO_WORDS: ReadonlySet<string> = new Set(
  (
    'resourceType id reference system url uri canonical version versionId profile fullUrl linkId definition questionnaire ' +
    'contentType data language unit status intent priority use code implicitRules lastUpdated hash size ' +
    'instantiatesCanonical instantiatesUri birthDate gender mode kind rank sequence'
  ).split(' '),
);

const LONGEST_PLACE = 40;

/**
 * Every text and every concept of a resource, contained ones too, in document order; a list in place of recursion, since
 * elements can nest deep.
 */
export function* walk(resource: Unread<FhirResource>, skip: Skip): Generator<Visit> {
  const pending: { readonly value: unknown; readonly place: Place | undefined }[] = [
    { value: resource, place: undefined },
  ];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, place } = next;
    if (typeof value === 'string') {
      if (place !== undefined) yield { kind: 'text', text: value, place };
      continue;
    }
    if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index -= 1)
        pending.push({ value: value[index], place: { key: index, up: place } });
      continue;
    }
    if (!isElement<Record<string, unknown>>(value)) continue;
    const keys = Object.keys(value);
    if (place !== undefined && isConcept(value, keys, place)) {
      yield { kind: 'concept', concept: value as Unread<CodeableConcept>, place };
      continue;
    }
    for (let index = keys.length - 1; index >= 0; index -= 1) {
      const key = keys[index] ?? '';
      const inside: unknown = (value as Record<string, unknown>)[key];
      if (typeof inside === 'string' ? NO_WORDS.has(key) : key === 'meta') continue;
      if (skip(key, value)) continue;
      pending.push({ value: inside, place: { key, up: place } });
    }
  }
}

/** A concept by its codings, or by words alone where no remark or dose stands. */
function isConcept(value: object, keys: readonly string[], { key, up }: Place): boolean {
  if ('coding' in value) return Array.isArray(value.coding);
  if (!('text' in value) || typeof value.text !== 'string') return false;
  const field = typeof key === 'number' ? up?.key : key;
  return !NO_CONCEPT.has(String(field)) && keys.every((each) => CONCEPT_KEYS.has(each));
}

const CONCEPT_KEYS: ReadonlySet<string> = new Set(['text', 'id', 'extension']);
const NO_CONCEPT: ReadonlySet<string> = new Set([
  'note',
  'text',
  'item',
  'dosage',
  'dosageInstruction',
  'annotation',
  'progress',
]);

/** A place as FHIRPath below the resource, cut short where it nests deep. */
export function pathOf(place: Place): string {
  const parts: string[] = [];
  for (let at: Place | undefined = place; at !== undefined && parts.length < LONGEST_PLACE; at = at.up)
    parts.push(typeof at.key === 'number' ? `[${at.key}]` : `.${at.key.slice(0, 60)}`);
  return parts.toReversed().join('');
}
