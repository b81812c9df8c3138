import { asText, elementsOf, isElement, textOf } from '@svc/fhir';
import {
  ALONE,
  type Fields,
  linksOf,
  literalOf,
  nameOfPatient,
  numbersOf,
  patientsOf,
  referencesIn,
  type Surroundings,
} from './patient-names.ts';
import { settleNames } from './settle-names.ts';

/** Types that are about no patient: unused they are no loss, and they go with any records that refer to them. */
const ABOUT_NOBODY: ReadonlySet<string> = new Set([
  'Organization',
  'OrganizationAffiliation',
  'Practitioner',
  'PractitionerRole',
  'Location',
  'HealthcareService',
  'Endpoint',
  'Medication',
  'Substance',
  'Device',
  'DeviceDefinition',
  'Questionnaire',
  'ValueSet',
  'CodeSystem',
  'ConceptMap',
  'StructureDefinition',
  'SearchParameter',
  'CapabilityStatement',
  'Library',
  'Measure',
  'PlanDefinition',
  'ActivityDefinition',
  'Schedule',
  'Slot',
  'Group',
  'Binary',
  'InsurancePlan',
  'Provenance',
]);

export const isAboutNobody = (type: unknown): boolean => typeof type === 'string' && ABOUT_NOBODY.has(type);

/** A resource of a bundle with what else its entry says. */
interface Entry {
  readonly resource: Fields;
  readonly fullUrl: string | undefined;
  /** The bundle that holds it. */
  readonly holder: Fields;
}

/** A Patient with its names as they apply where it was found. */
export interface NamedPatient {
  readonly name: string;
  readonly numbers: readonly string[];
  /** Other records of the same person. */
  readonly links: readonly string[];
  readonly resource: Fields;
}

/** The part of a bundle that belongs to one patient. */
interface Part {
  /** Undefined for a part that names nobody. */
  readonly patient: string | undefined;
  readonly content: Fields;
}

/** What a bundle holds, by patient. */
export interface SplitBundle {
  readonly parts: readonly Part[];
  readonly patients: readonly NamedPatient[];
  /** Resources of nobody: about no patient, or from a bundle of several without saying whose they are. */
  readonly others: readonly Entry[];
  /** False when the bundle is all one patient's, and is itself the only part. */
  readonly isSplit: boolean;
  /** Whether every bundle inside names one patient at most. */
  readonly isOfBundles: boolean;
}

export const isHolder = (value: Fields): boolean =>
  value.resourceType === 'Bundle' || value.resourceType === 'Parameters';

/** Splits a Bundle or Parameters by patient: unchanged when it is one patient's, else a bundle for each. */
export function splitBundle(root: Fields): SplitBundle {
  const entries = entriesOf(root);
  const around = surroundingsOf(entries);
  const patients = entries.flatMap((entry) => namedPatient(entry, around.of(entry.fullUrl)));
  const named = entries.map((entry) => ({ entry, owners: ownersOf(entry, around) }));
  const { settled } = settleNames(new Set(named.flatMap(({ owners }) => owners)), patients);
  const owned = named.map(({ entry, owners }) => ({ entry, owners: [...new Set(owners.map(settled))] }));
  const names = new Set(owned.flatMap(({ owners }) => owners));
  const [only] = names;
  const matters = entries.some(
    ({ resource: { resourceType } }) => !isAboutNobody(resourceType) && resourceType !== 'OperationOutcome',
  );
  if (names.size <= 1) {
    const isOwn = only !== undefined || matters;
    return {
      parts: isOwn ? [{ patient: only, content: root }] : [],
      patients,
      others: isOwn ? [] : entries,
      isSplit: false,
      isOfBundles: false,
    };
  }
  return { ...partsOf(owned, around), patients, isSplit: true, isOfBundles: areBundlesOfOne(root, owned) };
}

type Owned = { readonly entry: Entry; readonly owners: readonly string[] };

/** A bundle for each holder and patient, so that what a holder says of itself, such as a next page, is kept. */
function partsOf(owned: readonly Owned[], around: Around): Pick<SplitBundle, 'parts' | 'others'> {
  const byHolder = new Map<Fields, Map<string, Entry[]>>();
  const withoutOwner = new Set<Entry>();
  const ownersOfHolder = ownersByHolder(owned);
  for (const { entry, owners } of owned) {
    // A resource that names nobody belongs to the only patient of its own bundle, where there is just one.
    const [only, ...more] = ownersOfHolder.get(entry.holder) ?? [];
    const whose = owners.length > 0 ? owners : only !== undefined && more.length === 0 ? [only] : [];
    if (whose.length !== 1) withoutOwner.add(entry);
    for (const name of whose.length === 1 ? whose : []) {
      const holders = byHolder.get(entry.holder) ?? new Map<string, Entry[]>();
      byHolder.set(entry.holder, holders);
      const same = holders.get(name);
      if (same === undefined) holders.set(name, [entry]);
      else same.push(entry);
    }
  }
  const used = new Set<Entry>();
  const parts = [...byHolder].flatMap(([holder, byPatient]) =>
    [...byPatient].map(([patient, own]) => {
      const referred = around.referredTo(own, withoutOwner);
      for (const each of referred) used.add(each);
      return { patient, content: bundleLike(holder, [...own, ...referred]) };
    }),
  );
  return { parts, others: [...withoutOwner].filter((entry) => !used.has(entry)) };
}

/** A bundle with some of the entries of another. Its total counted them all, and is left out. */
function bundleLike({ resourceType, type, link, meta }: Fields, entries: readonly Entry[]): Fields {
  return {
    resourceType: 'Bundle',
    type: resourceType === 'Bundle' && type !== undefined ? type : 'collection',
    ...(link === undefined || resourceType !== 'Bundle' ? {} : { link }),
    ...(meta === undefined ? {} : { meta }),
    entry: entries.map(({ resource, fullUrl }) => ({
      ...(fullUrl === undefined ? {} : { fullUrl }),
      resource,
    })),
  };
}

/** Patients themselves may stand beside the bundles of what is theirs. */
function areBundlesOfOne(root: Fields, owned: readonly Owned[]): boolean {
  const records = owned.filter(
    ({ entry }) => entry.holder !== root || entry.resource.resourceType !== 'Patient',
  );
  return [...ownersByHolder(records)].every(([holder, names]) => names.size <= (holder === root ? 0 : 1));
}

function ownersByHolder(owned: readonly Owned[]): Map<Fields, Set<string>> {
  const byHolder = new Map<Fields, Set<string>>();
  for (const { entry, owners } of owned) {
    const names = byHolder.get(entry.holder) ?? new Set();
    byHolder.set(entry.holder, names);
    for (const name of owners) names.add(name);
  }
  return byHolder;
}

/** The resources of a bundle and of bundles in it, without recursion. */
function entriesOf(root: Fields): Entry[] {
  const entries: Entry[] = [];
  const pending: Fields[] = [root];
  for (let holder = pending.pop(); holder !== undefined; holder = pending.pop()) {
    for (const each of childrenOf(holder)) {
      const resource = isElement<Fields>(each.resource) ? each.resource : failureOf(each);
      if (resource === undefined) continue;
      if (isHolder(resource)) pending.push(resource);
      else entries.push({ resource, fullUrl: textOf(each.fullUrl), holder });
    }
  }
  return entries;
}

/** What came instead of a resource: the answer to a request that failed. */
function failureOf({ response }: Fields): Fields | undefined {
  if (!isElement<Fields>(response) || !/^[45]/.test(asText(response.status))) return undefined;
  return isElement<Fields>(response.outcome) ? response.outcome : { resourceType: 'OperationOutcome' };
}

function* childrenOf(holder: Fields): Generator<Fields> {
  yield* elementsOf<Fields>(holder.entry);
  const pending = elementsOf<Fields>(holder.parameter);
  for (let parameter = pending.pop(); parameter !== undefined; parameter = pending.pop()) {
    yield parameter;
    for (const part of elementsOf<Fields>(parameter.part)) pending.push(part);
  }
}

function namedPatient(
  { resource, fullUrl }: Pick<Entry, 'resource' | 'fullUrl'>,
  around: Surroundings,
): NamedPatient[] {
  if (resource.resourceType !== 'Patient') return [];
  const name = nameOfPatient(resource, fullUrl);
  return name === undefined
    ? []
    : [{ name, numbers: numbersOf(resource), links: linksOf(resource, around), resource }];
}

/** A Patient that stands alone. */
export function patientAlone(resource: Fields): NamedPatient | undefined {
  return namedPatient({ resource, fullUrl: undefined }, ALONE)[0];
}

function ownersOf({ resource, fullUrl }: Entry, around: Around): string[] {
  if (resource.resourceType === 'Patient') {
    const name = nameOfPatient(resource, fullUrl);
    return name === undefined ? [] : [name];
  }
  return patientsOf(resource, around.of(fullUrl));
}

/** How names are understood in a bundle. */
interface Around {
  readonly of: (fullUrl: string | undefined) => Surroundings;
  /** Entries of `among` that those of `from` refer to, directly or through one another. */
  readonly referredTo: (from: readonly Entry[], among: ReadonlySet<Entry>) => Entry[];
}

function surroundingsOf(entries: readonly Entry[]): Around {
  const byName = new Map<string, Entry>();
  for (const entry of entries) {
    const id = textOf(entry.resource.id);
    if (id !== undefined) byName.set(`${asText(entry.resource.resourceType)}/${id}`, entry);
    if (entry.fullUrl !== undefined) byName.set(entry.fullUrl, entry);
  }
  const localPatient = (reference: string) => {
    const entry = byName.get(reference) ?? byName.get(literalOf(reference)?.name ?? reference);
    if (entry?.resource.resourceType !== 'Patient') return undefined;
    const name = nameOfPatient(entry.resource, entry.fullUrl);
    const literal = literalOf(reference);
    // The same id on another server is another patient.
    return literal === undefined || literal.server === '' || name === literal.server + literal.name
      ? name
      : undefined;
  };
  const find = (reference: string) => byName.get(reference) ?? byName.get(literalOf(reference)?.name ?? '');
  return {
    of: (fullUrl) => ({
      server: fullUrl === undefined ? '' : (literalOf(fullUrl)?.server ?? ''),
      localPatient,
      isHere: (reference) => byName.has(reference),
    }),
    referredTo: (from, among) => {
      const found = new Set<Entry>();
      const pending = [...from];
      for (let entry = pending.pop(); entry !== undefined; entry = pending.pop()) {
        for (const reference of referencesIn(entry.resource)) {
          const to = find(reference);
          if (to === undefined || !among.has(to) || found.has(to)) continue;
          found.add(to);
          pending.push(to);
        }
      }
      return [...found];
    },
  };
}
