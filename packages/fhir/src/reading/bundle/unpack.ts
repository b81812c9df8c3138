import type { Bundle, BundleEntry, FhirResource, Parameters, ParametersParameter } from 'fhir/r4.js';
import { asText, elementsOf, isElement, textOf, type Unread } from '../element/element.ts';
import type { Placed } from './placed.ts';

/** What a bundle holds, laid out flat. */
interface Unpacked {
  readonly all: readonly Placed[];
  readonly holders: readonly Placed[];
}

/** Bundles inside bundles: deeper than any system nests them. What lies deeper is left where it is, and said. */
const DEEPEST = 8;

/** Resources in the order they stand in, those of bundles inside bundles and of Parameters at their place. */
export function unpack(root: Unread<FhirResource>): Unpacked {
  const all: Placed[] = [];
  const holders: Placed[] = [];
  const pending = [{ placed: { resource: root, path: asText(root.resourceType) } as Placed, depth: 0 }];
  // A stack, last in first out; what a holder has goes on it in reverse.
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { placed, depth } = next;
    const inside = depth < DEEPEST ? insideOf(placed) : undefined;
    if (inside === undefined) all.push(placed);
    else {
      holders.push(placed);
      for (const each of inside.toReversed()) pending.push({ placed: each, depth: depth + 1 });
    }
  }
  return { all, holders };
}

function insideOf({ resource, path }: Placed): Placed[] | undefined {
  if (resource.resourceType === 'Bundle') return entriesOf(resource as Unread<Bundle>, path);
  if (resource.resourceType === 'Parameters')
    return parametersIn((resource as Unread<Parameters>).parameter, `${path}.parameter`);
  return undefined;
}

function entriesOf({ entry }: Unread<Bundle>, path: string): Placed[] {
  return (Array.isArray(entry) ? entry : []).flatMap((each: unknown, index) =>
    isElement<BundleEntry>(each) && isElement<FhirResource>(each.resource)
      ? [{ resource: each.resource, path: `${path}.entry[${index}].resource`, fullUrl: textOf(each.fullUrl) }]
      : [],
  );
}

/** The resources of parameters and of their parts, one level down: Parameters of FHIR operations have no more. */
function parametersIn(parameter: unknown, path: string): Placed[] {
  return elementsOf<ParametersParameter>(parameter).flatMap((each, index) => [
    ...resourceOf(each, `${path}[${index}]`),
    ...elementsOf<ParametersParameter>(each.part).flatMap((part, at) =>
      resourceOf(part, `${path}[${index}].part[${at}]`),
    ),
  ]);
}

function resourceOf({ resource }: Unread<ParametersParameter>, path: string): Placed[] {
  return isElement<FhirResource>(resource) ? [{ resource, path: `${path}.resource` }] : [];
}
