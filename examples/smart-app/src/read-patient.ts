import { type AskFhir, type Resource } from './fhir-server.ts';
import { isGranted } from './granted.ts';
import type { Session } from './launch.ts';
import { SmartProblem } from './problem.ts';
import { readMedications } from './read-medications.ts';
import { type Bounds, type Entry, entryOf, type Found, searchAll, type SearchContext } from './search-all.ts';
import { OTHER_OBSERVATIONS, type Search, SEARCHES } from './searches.ts';

export const BOUNDS: Bounds = { pageSize: 100, pagesPerSearch: 20, resources: 5000 };

/** The record of one patient, and what became of each search. */
export interface PatientReading {
  /** Undefined where the server refused it. */
  readonly patient: Resource | undefined;
  readonly bundle: {
    readonly resourceType: 'Bundle';
    readonly type: 'collection';
    readonly entry: readonly Entry[];
  };
  readonly found: readonly Found[];
}

export interface Progress {
  readonly label: string;
  /** Of this search, so far. */
  readonly matched: number;
  readonly promised: number | undefined;
  readonly step: number;
  readonly steps: number;
}

export interface ReadingOptions {
  readonly ask: AskFhir;
  readonly bounds?: Bounds;
  readonly searches?: readonly Search[];
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * Reads all that the searches name, one after the other, within bounds. What does not come is in `found`, with the
 * reason: a reading that is not whole never looks like one that is.
 *
 * @throws SmartProblem when the access ended, or the server answers with another patient
 */
export async function readPatient(
  { server, patientId, scope }: Pick<Session, 'server' | 'patientId' | 'scope'>,
  { ask, bounds = BOUNDS, searches = SEARCHES, onProgress }: ReadingOptions,
): Promise<PatientReading> {
  const record = new Map<string, Entry>();
  const found: Found[] = [];
  const steps = searches.length + 3;
  const contextFor = (label: string): SearchContext => {
    const onPage = (matched: number, promised: number | undefined) =>
      onProgress?.({ label, matched, promised, step: found.length + 1, steps });
    onPage(0, undefined);
    return { server, patientId, ask, bounds, onPage };
  };
  const room = () => bounds.resources - record.size;
  const keep = (each: Found) => {
    found.push(each);
    for (const entry of each.entries) record.set(keyOf(entry, record.size), entry);
    return each;
  };
  const search = async (each: Search) =>
    keep(withDoubt(await searchAll(each, contextFor(each.label), room()), isGranted(scope, each.type)));

  const patient = keep(await readThePatient(contextFor('Patient'))).entries[0]?.resource;
  for (const each of searches) await search(each);
  if (await hasOtherObservations(contextFor(OTHER_OBSERVATIONS.label), found, record))
    await search(OTHER_OBSERVATIONS);
  const orders = [...record.values()].filter(({ resource }) => 'medicationReference' in resource);
  const byAddress = new Set([...record.values()].map(({ fullUrl }) => fullUrl));
  const medications = await readMedications(
    orders,
    (address) => byAddress.has(address),
    contextFor('Medication'),
    room(),
  );
  if (medications !== undefined) keep(medications);
  return {
    patient,
    bundle: { resourceType: 'Bundle', type: 'collection', entry: [...record.values()] },
    found,
  };
}

/** Nothing is only nothing where the access granted covers it. */
function withDoubt(found: Found, isCovered: boolean): Found {
  if (isCovered || found.matched > 0 || found.missing.length > 0) return found;
  return { ...found, missing: ['nothing came, and the access granted does not cover all of it'] };
}

/** A resource that two searches find counts once; one without an id is one of its own. */
function keyOf({ resource: { resourceType, id } }: Entry, count: number): string {
  return typeof id === 'string' ? `${resourceType}/${id}` : `${count}`;
}

async function readThePatient({ server, patientId, ask }: SearchContext): Promise<Found> {
  const answer = await ask(`${server}/Patient/${encodeURIComponent(patientId)}`);
  const found = { label: 'Patient', entries: [], matched: 0, promised: 1, missing: [], remarks: [] };
  if (!answer.ok) return { ...found, missing: [answer.why] };
  const { resource } = answer;
  if (resource.resourceType !== 'Patient' || resource.id !== patientId)
    throw new SmartProblem('wrong_patient');
  return { ...found, entries: [entryOf(resource, server)], matched: 1 };
}

/** Whether there may be Observations outside the categories; a server that does not count them may have some. */
async function hasOtherObservations(
  { server, patientId, ask }: SearchContext,
  found: readonly Found[],
  record: ReadonlyMap<string, Entry>,
): Promise<boolean> {
  const byCategory = found.filter(({ label }) => label.startsWith('Observation'));
  if (byCategory.some(({ missing }) => missing.length > 0)) return true;
  const parameters = new URLSearchParams({ patient: patientId, _summary: 'count' });
  const answer = await ask(`${server}/Observation?${parameters}`);
  const total = answer.ok ? answer.resource.total : undefined;
  const read = [...record.values()].filter(({ resource }) => resource.resourceType === 'Observation').length;
  return typeof total !== 'number' || total > read;
}
