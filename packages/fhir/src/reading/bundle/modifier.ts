import type { Extension, FhirResource } from 'fhir/r4.js';
import { elementsOf, isElement, textOf, type Unread } from '../element/element.ts';

const MOST_SEEN = 1_000_000;

/**
 * What in a resource may change its whole meaning and is not known here: a `modifierExtension` at any depth, or
 * implicit rules. FHIR requires that such a resource is not processed.
 *
 * @example
 * ```ts
 * import { modifierIn } from '@svc/fhir';
 *
 * modifierIn({ resourceType: 'Flag', modifierExtension: [{ url: 'x' }] } as never); // → 'modifierExtension x'
 * modifierIn({ resourceType: 'Flag' }); // → undefined
 * ```
 */
export function modifierIn(resource: Unread<FhirResource>): string | undefined {
  const rules = textOf(resource.implicitRules);
  if (rules !== undefined) return `implicitRules ${rules.slice(0, 120)}`;
  const pending: unknown[] = [resource];
  for (let seen = 0; pending.length > 0 && seen < MOST_SEEN; seen += 1) {
    const value = pending.pop();
    if (Array.isArray(value)) for (const each of value) pending.push(each);
    if (!isElement<Record<string, unknown>>(value)) continue;
    const { modifierExtension } = value as { readonly modifierExtension?: unknown };
    const [first] = elementsOf<Extension>(modifierExtension);
    if (first !== undefined) return `modifierExtension ${textOf(first.url)?.slice(0, 120) ?? ''}`.trim();
    // A contained resource is judged by itself, where it is read.
    for (const [key, inside] of Object.entries(value))
      if (typeof inside === 'object' && key !== 'contained') pending.push(inside);
  }
  return undefined;
}
