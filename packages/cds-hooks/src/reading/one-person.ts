import { asText } from '@svc/fhir';
import { type Entry, isObject, listOf, type Unread } from './resources.ts';
import { UnusableHook } from './unusable.ts';

/** Whom a call is about. */
export interface Person {
  /** `context.patientId`. */
  readonly patientId: string;
  /** Base address of the FHIR server of the call. */
  readonly fhirServer: string | undefined;
  /** Every entry of the call that may say who is who. */
  readonly entries: readonly Entry[];
}

type Refuse = (entries: readonly Entry[], path: string) => void;

/**
 * Refuses entries of another person than the context names, with whom. A whole address is another person's where its
 * server is another; a version, a `urn:uuid` or an identifier says whose it is by the Patient that was sent.
 */
export function createOnePerson({ patientId, fhirServer, entries }: Person): Refuse {
  const patients = entries.filter(({ resource }) => resource['resourceType'] === 'Patient');
  const ids = idsOf(patientId.replace(/^.*Patient\//, ''), patients);
  const byUrl = new Map(
    patients.flatMap(({ fullUrl, resource }) => (fullUrl === undefined ? [] : [[fullUrl, resource]])),
  );
  const identifiers = identifiersOf(patients);
  let server = fhirServer === undefined ? undefined : baseOf(`${fhirServer}/`);

  const isAnother = (reference: string): boolean => {
    const named = byUrl.get(reference);
    if (named !== undefined && reference.startsWith('urn:')) return isOther(named['id'], ids);
    const [, base = '', id] = PATIENT.exec(reference.slice(-MOST_REFERENCE)) ?? [];
    if (id === undefined) return false;
    if (!ids.has(id)) return true;
    if (base === '' || reference.length > MOST_REFERENCE) return false;
    server ??= baseOf(base);
    return baseOf(base) !== server;
  };
  const otherIn = ({ resource }: Entry): string | undefined => {
    if (resource['resourceType'] === 'Patient')
      return isOther(resource['id'], ids) ? `Patient/${asText(resource['id'])}` : undefined;
    for (const { reference, identifier } of subjectsOf(resource)) {
      if (typeof reference === 'string' && isAnother(reference)) return reference;
      if (reference === undefined && isObject(identifier) && isOtherIdentifier(identifier, identifiers))
        return `${asText(identifier['system'])}|${asText(identifier['value'])}`;
    }
    return undefined;
  };
  return (given, path) => {
    for (const entry of given) {
      const other = otherIn(entry);
      if (other !== undefined)
        throw new UnusableHook(
          'invalid',
          path,
          `is of ${other.slice(0, MOST_REFERENCE)}, another patient than context.patientId (${patientId})`,
        );
    }
  };
}

const MOST_REFERENCE = 300;
const PATIENT = /^(.*\/)?Patient\/([A-Za-z0-9.-]{1,64})(?:\/_history\/[A-Za-z0-9.-]{1,64})?$/;

/** Scheme, case and slashes at the end tell no servers apart. */
function baseOf(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:/, '')
    .replace(/\/{1,20}$/, '');
}

function isOther(id: unknown, ids: ReadonlySet<string>): boolean {
  return typeof id === 'string' && id !== '' && !ids.has(id);
}

function subjectsOf({ subject, patient, beneficiary }: Unread): readonly Unread[] {
  return [subject, patient, beneficiary].flatMap(listOf);
}

/** The ids of one person: a Patient may say of another that it is the same. */
function idsOf(id: string, patients: readonly Entry[]): ReadonlySet<string> {
  const ids = new Set([id]);
  const same = patients.map(({ resource }) => [
    ...(typeof resource['id'] === 'string' ? [resource['id']] : []),
    ...listOf(resource['link']).flatMap(({ other }) => {
      const reference = isObject(other) ? other['reference'] : undefined;
      return typeof reference === 'string' ? (PATIENT.exec(reference.slice(-MOST_REFERENCE))?.[2] ?? []) : [];
    }),
  ]);
  // Two rounds: what is linked to, and what links to the same.
  for (let round = 0; round < 2; round += 1)
    for (const group of same)
      if (group.length > 1 && group.some((each) => ids.has(each))) for (const each of group) ids.add(each);
  return ids;
}

/** The values of each system by which the Patient that was sent is known. */
function identifiersOf(patients: readonly Entry[]): ReadonlyMap<string, ReadonlySet<string>> {
  const bySystem = new Map<string, Set<string>>();
  for (const { resource } of patients)
    for (const { system, value } of listOf(resource['identifier'])) {
      if (typeof system !== 'string' || typeof value !== 'string') continue;
      const values = bySystem.get(system) ?? new Set();
      bySystem.set(system, values.add(value));
    }
  return bySystem;
}

function isOtherIdentifier(
  { system, value }: Unread,
  known: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  const values = typeof system === 'string' ? known.get(system) : undefined;
  return values !== undefined && typeof value === 'string' && !values.has(value);
}
