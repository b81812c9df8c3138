import type { Bundle, FhirResource, Reference, Resource } from 'fhir/r4.js';
import { DEFAULT_BASE_URL } from '../systems.ts';
import { clean } from './clean.ts';
import { fhirId } from './fhir-id.ts';

/** What the writers are told beside the content: nothing is drawn or looked up, so the same arguments give the same bytes. */
export interface WriteContext {
  /** Becomes the id of the resource, and the beginning of the ids of those beside it. */
  readonly id: string;
  /** Whom it is about, as a literal reference such as `Patient/123`. Left out when not given. */
  readonly subject?: string | undefined;
  /** Base of the `fullUrl` of bundle entries, without a slash at its end. */
  readonly baseUrl?: string | undefined;
}

/** The subject as resources carry it. */
export function subjectOf({ subject }: Pick<WriteContext, 'subject'>): { subject?: Reference } {
  return subject === undefined ? {} : { subject: { reference: subject } };
}

/** The id of a resource that stands beside the first. */
export function siblingId(context: Pick<WriteContext, 'id'>, ...parts: readonly (string | number)[]): string {
  return fhirId([context.id, ...parts].join('-'));
}

/** A literal reference to a resource that has an id. */
export function referenceTo({ resourceType, id }: Pick<Resource, 'resourceType' | 'id'>): Reference {
  return { reference: `${resourceType}/${id}` };
}

/** Resources of one answer as a Bundle of the kind given. */
export function bundleOf(
  resources: readonly FhirResource[],
  { id, baseUrl = DEFAULT_BASE_URL }: Pick<WriteContext, 'id' | 'baseUrl'>,
  { type, timestamp }: { readonly type: 'collection' | 'document'; readonly timestamp: string },
): Bundle {
  return {
    resourceType: 'Bundle',
    id: fhirId(id),
    ...(type === 'document'
      ? { identifier: { system: 'urn:ietf:rfc:3986', value: `${baseUrl}/Bundle/${fhirId(id)}` } }
      : {}),
    type,
    timestamp,
    ...(resources.length === 0
      ? {}
      : {
          entry: resources.map(clean).map((resource) => ({
            fullUrl: `${baseUrl}/${resource.resourceType}/${resource.id}`,
            resource,
          })),
        }),
  };
}
