import type { Bundle } from 'fhir/r4.js';
import { isElement } from '../src/reading/element/element.ts';

/** A reference of a bundle that leads nowhere: where it stands, and to what. */
export interface Dangling {
  readonly path: string;
  readonly reference: string;
}

/**
 * References of a bundle that no entry answers: by `fullUrl`, by type and id on the server of the entry, or inside the
 * resource for `#`. What is on the server of the caller is named in `outside`; a document has nothing there.
 */
export function danglingReferences({ entry = [] }: Bundle, outside: readonly string[] = []): Dangling[] {
  const addresses = new Set(entry.map(({ fullUrl }) => fullUrl));
  return entry.flatMap(({ resource, fullUrl = '' }, index) => {
    const base = /^(https?:.*\/)[A-Z][A-Za-z]+\/[^/]+$/.exec(fullUrl)?.[1] ?? '';
    const { contained = [] } = resource as { readonly contained?: readonly { readonly id?: string }[] };
    const inside = new Set(contained.map(({ id = '' }) => `#${id}`));
    return referencesIn(resource, `entry[${index}].resource`).filter(
      ({ reference }) =>
        !outside.includes(reference) &&
        !inside.has(reference) &&
        !addresses.has(reference) &&
        !addresses.has(`${base}${reference}`),
    );
  });
}

function referencesIn(value: unknown, path: string): Dangling[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => referencesIn(each, `${path}[${index}]`));
  if (!isElement<{ reference: unknown }>(value)) return [];
  const { reference } = value;
  return [
    ...(typeof reference === 'string' ? [{ path, reference }] : []),
    ...Object.entries(value).flatMap(([name, child]) => referencesIn(child, `${path}.${name}`)),
  ];
}
