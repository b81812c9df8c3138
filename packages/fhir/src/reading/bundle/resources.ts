import type { FhirResource, Reference } from 'fhir/r4.js';
import { asText, isElement, textOf, type Unread } from '../element/element.ts';
import { type Address, addressOf } from './address.ts';
import { containedOf, type Placed, serverOf } from './placed.ts';
import { unpack } from './unpack.ts';

/** The resources of a bundle, and what their references mean. */
export interface PlacedResources {
  readonly all: readonly Placed[];
  /** The bundle itself and those inside it, Parameters too: they hold resources and are not read themselves. */
  readonly holders: readonly Placed[];
  /** The resource that a Reference in `from` names; undefined when the bundle does not hold it. */
  resolve(reference: unknown, from: Placed): Placed | undefined;
}

/**
 * Every resource of a bundle, including those of bundles and Parameters inside it; a single resource is placed by itself.
 * One pass, whatever the references.
 *
 * @example
 * ```ts
 * import { placeResources } from '@svc/fhir';
 *
 * const flag = { resourceType: 'Flag', id: '1' };
 * const placed = placeResources({ resourceType: 'Bundle', entry: [{ resource: flag }] } as never);
 * placed.all[0]?.path; // → 'Bundle.entry[0].resource'
 * ```
 */
export function placeResources(root: Unread<FhirResource>): PlacedResources {
  const { all, holders } = unpack(root);
  return { all, holders, resolve: resolver(all) };
}

function resolver(all: readonly Placed[]): PlacedResources['resolve'] {
  const byUrl = new Map<string, Placed>();
  const byLiteral = new Map<string, Placed>();
  const onServer = new Map<string, Placed>();
  for (const placed of all) {
    const { resource, fullUrl } = placed;
    const id = textOf(resource.id);
    const literal = id === undefined ? undefined : `${asText(resource.resourceType)}/${id}`;
    const server = serverOf(placed);
    if (fullUrl !== undefined) byUrl.set(fullUrl, placed);
    if (fullUrl !== undefined && server !== undefined) onServer.set(placeOn(addressOf(fullUrl)), placed);
    if (literal === undefined) continue;
    if (server === undefined) byLiteral.set(literal, placed);
    else {
      onServer.set(placeOn({ base: server, literal }), placed);
      if (!byLiteral.has(literal)) byLiteral.set(literal, placed);
    }
  }
  const contained = new WeakMap<object, ReadonlyMap<string, Placed>>();
  return (value, from) => {
    const reference = isElement<Reference>(value) ? textOf(value.reference) : undefined;
    if (reference === undefined) return undefined;
    if (reference.startsWith('#')) {
      const container = from.container ?? from;
      let inside = contained.get(container.resource);
      if (inside === undefined) contained.set(container.resource, (inside = containedIn(container)));
      return inside.get(reference);
    }
    const address = addressOf(reference);
    const base = address.base ?? serverOf(from);
    const there = base === undefined ? undefined : onServer.get(placeOn({ ...address, base }));
    const named = byLiteral.get(address.literal);
    // The same name on another server is another resource; where an entry names no server, the name decides.
    const elsewhere =
      base !== undefined &&
      named !== undefined &&
      serverOf(named) !== undefined &&
      address.base !== undefined;
    return byUrl.get(reference) ?? there ?? (elsewhere ? undefined : named);
  };
}

function placeOn({ base, literal }: Address): string {
  return `${base ?? ''}/${literal}`;
}

function containedIn(container: Placed): ReadonlyMap<string, Placed> {
  return new Map([
    ['#', container],
    ...containedOf(container).map((each) => [`#${asText(each.resource.id)}`, each] as const),
  ]);
}
