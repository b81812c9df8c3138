import { elementsOf, isElement, textOf } from '@svc/fhir';

/** An object as it arrived: any field may be there, and of any type. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields by which a resource says whose it is, where FHIR has one of them. */
const OWNERS = ['subject', 'patient', 'beneficiary', 'individual', 'for'] as const;

const LITERAL =
  /^(https?:\/\/[^?#]{1,2000}\/)?(([A-Z][A-Za-z]{1,63})\/[A-Za-z0-9.-]{1,64})(?:\/_history\/[A-Za-z0-9.-]{1,64})?$/;
const CONDITIONAL = /^Patient\?(?:[^&]*&)*?identifier=([^&|]*)(?:\||%7C)([^&]+)/i;
const PATIENT = 'Patient/';

/** A literal reference taken apart: the address of its server, which may be missing, and type and id. */
export interface Literal {
  readonly server: string;
  readonly type: string;
  /** Type and id. */
  readonly name: string;
}

export function literalOf(reference: string): Literal | undefined {
  const [, server = '', name, type] = LITERAL.exec(reference) ?? [];
  return name === undefined || type === undefined ? undefined : { server, name, type };
}

/** An identifier of a patient as a further name; two of one system are two people. */
const numberName = (system: string, value: string): string => `Patient?identifier=${system}|${value}`;

/** What a bundle or a line knows of the names used in it. */
export interface Surroundings {
  /** The server of the entry a resource stands in, from its address. */
  readonly server: string;
  /** The patient under a name that has a meaning only here; undefined for the name of anything else. */
  readonly localPatient: (reference: string) => string | undefined;
  /** Whether the name is that of a resource in here. */
  readonly isHere: (reference: string) => boolean;
}

/** For a line that stands alone. */
export const ALONE: Surroundings = { server: '', localPatient: () => undefined, isHere: () => false };

/** The name of a Patient: the address of its entry, its id, or an address that is no location (a URN). */
export function nameOfPatient(patient: Fields, fullUrl: string | undefined): string | undefined {
  const id = textOf(patient.id);
  const own = id === undefined ? undefined : `${PATIENT}${id}`;
  const address = fullUrl === undefined ? undefined : literalOf(fullUrl);
  if (fullUrl !== undefined && address?.type === 'Patient' && address.server !== '')
    return address.server + address.name;
  return own ?? fullUrl;
}

/** The numbers of a Patient, as names. */
export function numbersOf(patient: Fields): string[] {
  return elementsOf<Fields>(patient.identifier).flatMap(({ system, value }) => {
    const [of, number] = [textOf(system), textOf(value)];
    return of === undefined || number === undefined ? [] : [numberName(of, number)];
  });
}

/** Other records that a Patient says are of the same person. */
export function linksOf(patient: Fields, around: Surroundings): string[] {
  return elementsOf<Fields>(patient.link).flatMap(({ other }) => patientOf(other, patient, around) ?? []);
}

/**
 * The patients a resource belongs to: those it names as its subject, else one named anywhere in it. When it only
 * mentions several, such as the members of a group, it is nobody's.
 */
export function patientsOf(resource: Fields, around: Surroundings): string[] {
  const owners = new Set<string>();
  let isOfAnother = false;
  for (const field of OWNERS) {
    const value = resource[field];
    for (const each of Array.isArray(value) ? value : [value]) {
      const name = patientOf(each, resource, around);
      if (name !== undefined) owners.add(name);
      else if (isElement<Fields>(each) && textOf(each.reference) !== undefined) isOfAnother = true;
    }
  }
  if (owners.size > 0 || isOfAnother) return [...owners];
  const named = new Set<string>();
  for (const reference of referencesIn(resource)) {
    const name = named.size > 1 ? undefined : patientNamed(reference, around, false);
    if (name !== undefined) named.add(name);
  }
  return named.size === 1 ? [...named] : [];
}

/** The patient that a subject names: by reference, by number, or contained in the resource. */
function patientOf(value: unknown, resource: Fields, around: Surroundings): string | undefined {
  if (!isElement<Fields>(value)) return undefined;
  const reference = textOf(value.reference);
  if (reference?.startsWith('#') === true) return containedPatient(reference.slice(1), resource);
  if (reference !== undefined) return patientNamed(reference, around, true);
  const type = textOf(value.type);
  if (!isElement<Fields>(value.identifier) || (type !== undefined && type !== 'Patient')) return undefined;
  const [system, number] = [textOf(value.identifier.system), textOf(value.identifier.value)];
  return system === undefined || number === undefined ? undefined : numberName(system, number);
}

function containedPatient(id: string, resource: Fields): string | undefined {
  const patient = elementsOf<Fields>(resource.contained).find(
    (each) => each.resourceType === 'Patient' && textOf(each.id) === id,
  );
  return patient === undefined ? undefined : numbersOf(patient)[0];
}

function patientNamed(reference: string, around: Surroundings, isOwner: boolean): string | undefined {
  const local = around.localPatient(reference);
  if (local !== undefined) return local;
  const literal = literalOf(reference);
  if (literal !== undefined)
    return literal.type === 'Patient' ? (literal.server || around.server) + literal.name : undefined;
  const [, system, number] = CONDITIONAL.exec(reference.slice(0, 2_000)) ?? [];
  if (system !== undefined && number !== undefined) return numberName(decoded(system), decoded(number));
  // A URN that leads to nothing here: as a subject it is a patient who is elsewhere.
  return isOwner && reference.startsWith('urn:') && !around.isHere(reference) ? reference : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Every reference of a resource, in one walk without recursion: it may be as deep as the parser allows. */
export function referencesIn(root: unknown): string[] {
  const references: string[] = [];
  const pending: unknown[] = [root];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (Array.isArray(value)) {
      for (const each of value) if (typeof each === 'object' && each !== null) pending.push(each);
    } else if (isElement<Fields>(value)) {
      const reference = textOf(value.reference);
      if (reference !== undefined) references.push(reference);
      for (const each of Object.values(value))
        if (typeof each === 'object' && each !== null) pending.push(each);
    }
  }
  return references;
}
