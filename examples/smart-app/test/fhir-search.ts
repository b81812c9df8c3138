import type { Resource } from '../src/fhir-server.ts';

export interface SearchOptions {
  /** Address of the search, without its parameters. */
  readonly address: string;
  /** The most that a page holds. */
  readonly pageSize: number;
  /** Whether `_include` brings anything. */
  readonly includes: boolean;
}

interface Category {
  readonly coding?: readonly { readonly code?: string }[];
}

/** A search of one patient's record by type: category, counts, pages, and the medicines that orders name. */
export function searchRecord(
  record: readonly Resource[],
  type: string,
  parameters: URLSearchParams,
  { address, pageSize, includes }: SearchOptions,
): Resource {
  const category = parameters.get('category');
  const matches = record.filter(
    (resource) =>
      resource.resourceType === type && (category === null || categories(resource).includes(category)),
  );
  const bundle = { resourceType: 'Bundle', type: 'searchset', total: matches.length };
  if (parameters.get('_summary') === 'count') return bundle;
  const size = Math.min(pageSize, Number(parameters.get('_count') ?? pageSize));
  const from = Number(parameters.get('_page') ?? 0) * size;
  const page = matches.slice(from, from + size);
  const included =
    includes && parameters.has('_include') ? page.flatMap((each) => medicationOf(each, record)) : [];
  const linkTo = (number: number) => {
    const next = new URLSearchParams(parameters);
    next.set('_page', String(number));
    return `${address}?${next}`;
  };
  const hasNext = from + size < matches.length;
  return {
    ...bundle,
    link: [
      { relation: 'self', url: linkTo(from / size) },
      ...(hasNext ? [{ relation: 'next', url: linkTo(from / size + 1) }] : []),
    ],
    entry: [
      ...page.map((resource) => ({ resource, search: { mode: 'match' } })),
      ...included.map((resource) => ({ resource, search: { mode: 'include' } })),
    ],
  };
}

function categories({ category }: Resource): (string | undefined)[] {
  return Array.isArray(category)
    ? (category as Category[]).flatMap(({ coding = [] }) => coding.map(({ code }) => code))
    : [];
}

function medicationOf({ medicationReference }: Resource, record: readonly Resource[]): Resource[] {
  const { reference } = (medicationReference ?? {}) as { readonly reference?: string };
  return record.filter(({ resourceType, id }) => reference === `${resourceType}/${String(id)}`);
}
