import type { Bundle, BundleEntry, FhirResource, Reference } from 'fhir/r4.js';
import { asText, elementsOf, isElement, textOf, type Unread } from '../element/element.ts';

/** A resource with the place it stands in. */
export interface Placed<Kind extends FhirResource = FhirResource> {
  readonly resource: Unread<Kind>;
  /** As FHIRPath, for example `Bundle.entry[3].resource`. */
  readonly path: string;
}

/** The resources of a bundle, and what their references mean. */
export interface PlacedResources {
  readonly all: readonly Placed[];
  /** The resource a Reference names, from where it stands; undefined when the bundle does not hold it. */
  resolve(reference: unknown, from: Placed): Placed | undefined;
}

/** Whether a resource is of a type. */
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

/** Every resource of a bundle; a resource that is none is a bundle of itself. One pass, whatever refers to whatever. */
export function placeResources(root: Unread<FhirResource>): PlacedResources {
  const all: Placed[] = [];
  const byReference = new Map<string, Placed>();
  const place = (resource: Unread<FhirResource>, path: string, fullUrl?: string) => {
    const placed = { resource, path };
    all.push(placed);
    const id = textOf(resource.id);
    if (id !== undefined) byReference.set(`${asText(resource.resourceType)}/${id}`, placed);
    if (fullUrl !== undefined) byReference.set(fullUrl, placed);
  };
  if (root.resourceType === 'Bundle') {
    const entries: unknown = (root as Unread<Bundle>).entry;
    (Array.isArray(entries) ? entries : []).forEach((entry: unknown, index) => {
      if (!isElement<BundleEntry>(entry) || !isElement<FhirResource>(entry.resource)) return;
      place(entry.resource, `Bundle.entry[${index}].resource`, textOf(entry.fullUrl));
    });
  } else place(root, asText(root.resourceType));
  return { all, resolve: resolver(byReference) };
}

function resolver(byReference: ReadonlyMap<string, Placed>): PlacedResources['resolve'] {
  const contained = new WeakMap<object, ReadonlyMap<string, Placed>>();
  return (value, from) => {
    const reference = isElement<Reference>(value) ? textOf(value.reference) : undefined;
    if (reference === undefined) return undefined;
    if (!reference.startsWith('#'))
      return byReference.get(reference) ?? byReference.get(literalOf(reference));
    let inside = contained.get(from.resource);
    if (inside === undefined) contained.set(from.resource, (inside = containedIn(from)));
    return inside.get(reference);
  };
}

function containedIn({ resource, path }: Placed): ReadonlyMap<string, Placed> {
  const { contained } = resource as { readonly contained?: unknown };
  return new Map(
    elementsOf<FhirResource>(contained).map((each, index) => [
      `#${asText(each.id)}`,
      { resource: each, path: `${path}.contained[${index}]` },
    ]),
  );
}

const LITERAL = /([A-Z][A-Za-z]{1,63}\/[A-Za-z0-9.-]{1,64})(?:\/_history\/[A-Za-z0-9.-]{1,64})?$/;

/** `Type/id` at the end of an address, with or without a version; the text itself where there is none. */
export function literalOf(reference: string): string {
  return LITERAL.exec(reference.slice(-300))?.[1] ?? reference;
}
