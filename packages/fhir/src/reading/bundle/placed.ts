import type { FhirResource } from 'fhir/r4.js';
import { asText, elementsOf, textOf, type Unread } from '../element/element.ts';
import { addressOf } from './address.ts';

/** A resource with its place in the bundle. */
export interface Placed<Kind extends FhirResource = FhirResource> {
  readonly resource: Unread<Kind>;
  /** As FHIRPath, for example `Bundle.entry[3].resource`. */
  readonly path: string;
  /** The address that its entry gives it. */
  readonly fullUrl?: string | undefined;
  /** The resource it is contained in. */
  readonly container?: Placed;
}

/**
 * Whether a resource is of a type.
 *
 * @example
 * ```ts
 * import { isKind } from '@svc/fhir';
 *
 * isKind({ resource: { resourceType: 'Flag' }, path: 'Flag' }, 'Flag'); // → true
 * ```
 */
export function isKind<Kind extends FhirResource>(
  placed: Placed,
  kind: Kind['resourceType'],
): placed is Placed<Kind> {
  return placed.resource.resourceType === kind;
}

/** Type and id of a resource, as a literal reference; its place when it has no id. */
export function nameOf({ resource, path }: Placed): string {
  const id = textOf(resource.id);
  return id === undefined ? path : `${asText(resource.resourceType)}/${id}`;
}

/** The server that a resource is on, by the address of its entry. */
export function serverOf({ fullUrl }: Placed): string | undefined {
  return fullUrl === undefined ? undefined : addressOf(fullUrl).base;
}

/** The contained resources of a resource, on its server: their relative references are to the same server. */
export function containedOf(container: Placed): Placed[] {
  const { contained } = container.resource as { readonly contained?: unknown };
  const { path, fullUrl } = container;
  return elementsOf<FhirResource>(contained).map((resource, index) => ({
    resource,
    path: `${path}.contained[${index}]`,
    fullUrl,
    container,
  }));
}
