import type { Bundle, FhirResource, Reference, Resource } from 'fhir/r4.js';
import { DEFAULT_BASE_URL, SYSTEMS } from '../systems.ts';
import { clean } from './clean.ts';
import { fhirId } from './fhir-id.ts';
import { NOT_NAMED } from './performer.ts';

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
  return subject === undefined ? {} : { subject: personReference(subject) };
}

/** The subject of a type that must have one; without a reference it says that nobody was named. */
export function namedSubject({ subject }: Pick<WriteContext, 'subject'>): Reference {
  return subject === undefined ? NOT_NAMED : personReference(subject);
}

/** Each resource repeats it. */
const LONGEST_REFERENCE = 1_024;

/**
 * Whom resources are about, without a reference that leads nowhere: a `urn:` means something in the bundle it came from
 * alone, so it goes along as the identifier it is, and what is contained in another resource has no name outside of it.
 */
function personReference(subject: string): Reference {
  if (subject.startsWith('#') || subject.length > LONGEST_REFERENCE)
    return { display: 'The patient of the records that were sent' };
  return subject.startsWith('urn:')
    ? { identifier: { system: SYSTEMS.uri, value: subject } }
    : { reference: subject };
}

/** The id of a resource that stands beside the first. */
export function siblingId(context: Pick<WriteContext, 'id'>, ...parts: readonly (string | number)[]): string {
  return fhirId([context.id, ...parts].join('-'));
}

/** A literal reference to a resource that has an id. */
export function referenceTo({ resourceType, id }: Pick<Resource, 'resourceType' | 'id'>): Reference {
  return { reference: `${resourceType}/${id}` };
}

interface BundleKind {
  readonly type: 'collection' | 'document';
  readonly timestamp: string;
  /** The address of an entry that has another than what its type and id make. */
  readonly fullUrlOf?: (resource: FhirResource) => string | undefined;
}

/** Resources of one answer as a Bundle of the kind given. */
export function bundleOf(
  resources: readonly FhirResource[],
  { id, baseUrl = DEFAULT_BASE_URL }: Pick<WriteContext, 'id' | 'baseUrl'>,
  { type, timestamp, fullUrlOf }: BundleKind,
): Bundle {
  return {
    resourceType: 'Bundle',
    id: fhirId(id),
    ...(type === 'document'
      ? { identifier: { system: SYSTEMS.uri, value: `${baseUrl}/Bundle/${fhirId(id)}` } }
      : {}),
    type,
    timestamp,
    ...(resources.length === 0
      ? {}
      : {
          entry: resources.map(clean).map((resource) => ({
            fullUrl: fullUrlOf?.(resource) ?? `${baseUrl}/${resource.resourceType}/${resource.id}`,
            resource,
          })),
        }),
  };
}
