/**
 * An element or resource of FHIR as it arrived: the fields that FHIR gives it, none of them trusted yet. A field that
 * FHIR does not have cannot be read from it.
 */
export type Unread<Element extends object> = { readonly [Field in keyof Element]?: unknown };

export function isElement<Element extends object>(value: unknown): value is Unread<Element> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The elements of an array; nothing for what is none. */
export function elementsOf<Element extends object>(value: unknown): Unread<Element>[] {
  return Array.isArray(value) ? value.filter((each) => isElement<Element>(each)) : [];
}

/** A text that says something. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
