/**
 * An element or resource of FHIR as it arrived: the fields that FHIR gives it, none of them trusted yet. A field that
 * FHIR does not have cannot be read from it.
 */
export type Unread<Element extends object> = { readonly [Field in keyof Element]?: unknown };

/**
 * Whether a value is an element or a resource: an object that is not an array.
 *
 * @example
 * ```ts
 * import { isElement } from '@svc/fhir';
 *
 * isElement({ text: 'Lithium' }); // → true
 * isElement(['Lithium']); // → false
 * ```
 */
export function isElement<Element extends object>(value: unknown): value is Unread<Element> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The elements of an array; none for anything else.
 *
 * @example
 * ```ts
 * import { elementsOf } from '@svc/fhir';
 *
 * elementsOf([{ code: 'H' }, null, 'L']); // → [ { code: 'H' } ]
 * ```
 */
export function elementsOf<Element extends object>(value: unknown): Unread<Element>[] {
  return Array.isArray(value) ? value.filter((each) => isElement<Element>(each)) : [];
}

/**
 * A text that is not blank, trimmed.
 *
 * @example
 * ```ts
 * import { textOf } from '@svc/fhir';
 *
 * textOf(' Lithium '); // → 'Lithium'
 * textOf(''); // → undefined
 * ```
 */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/**
 * Any value as a text for a message or a key: the text itself, or the kind of a value that has none. `String` would throw
 * for a caller's object whose `toString` is not a function.
 *
 * @example
 * ```ts
 * import { asText } from '@svc/fhir';
 *
 * asText('final'); // → 'final'
 * asText({ toString: {} }); // → 'an object'
 * ```
 */
export function asText(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
