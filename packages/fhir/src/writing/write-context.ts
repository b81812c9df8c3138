import type { Bundle, FhirResource, Reference, Resource } from 'fhir/r4.js';
import { DEFAULT_BASE_URL, SYSTEMS } from '../systems.ts';
import { clean } from './clean.ts';
import { fhirId } from './fhir-id.ts';
import { NOT_NAMED } from './performer.ts';

/** What the writers need besides the content: nothing is random or looked up, so equal arguments give equal bytes. */
export interface WriteContext {
  /** Becomes the id of the resource, and the prefix of the ids of its siblings. */
  readonly id: string;
  /** Whom it is about, as a literal reference such as `Patient/123`. Left out when not given. */
  readonly subject?: string | undefined;
  /** Base of the `fullUrl` of bundle entries, without a trailing slash. */
  readonly baseUrl?: string | undefined;
}

/** The `subject` field of resources. */
export function subjectOf({ subject }: Pick<WriteContext, 'subject'>): { subject?: Reference } {
  return subject === undefined ? {} : { subject: personReference(subject) };
}

/** The subject for a type that must have one; without a reference it says that nobody was named. */
export function namedSubject({ subject }: Pick<WriteContext, 'subject'>): Reference {
  return subject === undefined ? NOT_NAMED : personReference(subject);
}

/** Bounded because each resource repeats it. */
const LONGEST_REFERENCE = 1_024;

/**
 * Whom resources are about, without dangling references: a `urn:` has a meaning only in the bundle it came from,
 * so it is given as an identifier, and a contained resource has no name outside its container.
 */
function personReference(subject: string): Reference {
  if (subject.startsWith('#') || subject.length > LONGEST_REFERENCE)
    return { display: 'The patient of the records that were sent' };
  return subject.startsWith('urn:')
    ? { identifier: { system: SYSTEMS.uri, value: subject } }
    : { reference: subject };
}

/** The id of a sibling of the first resource. */
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
  /** The address of an entry that is not made from its type and id. */
  readonly fullUrlOf?: (resource: FhirResource) => string | undefined;
}

/** Resources of one answer as a Bundle of the given type. */
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
