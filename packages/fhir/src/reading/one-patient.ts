import type { FhirResource, Identifier, Patient, PatientLink, Reference } from 'fhir/r4.js';
import { addressOf, literalOf } from './bundle/address.ts';
import { containedOf, nameOf, type Placed, serverOf } from './bundle/placed.ts';
import type { PlacedResources } from './bundle/resources.ts';
import { asText, elementsOf, isElement, textOf, type Unread } from './element/element.ts';
import { Groups } from './people/groups.ts';

/** Where a second person appears, and who the two are. */
export interface SecondPatient {
  readonly path: string;
  readonly first: string;
  readonly second: string;
}

/** A subject as a resource names it. */
interface Subject {
  readonly path: string;
  readonly shown: string;
  /** What it is known by: a place on a server, a bare `Patient/1`, a URN. */
  readonly references: readonly string[];
  /** Identifiers it is known by, `system|value`. */
  readonly identifiers: readonly string[];
}

/**
 * Where a second person appears; undefined when all is one person's. A person is a place on one server: `Patient/1` on two
 * servers are two people, absolute and relative references to one server the same, and so are those that a Patient here
 * joins by its address, its identifiers or its links. Two identifiers of one system are two people.
 *
 * @example
 * ```ts
 * import { placeResources, secondPatient } from '@svc/fhir';
 *
 * const of = (id: string) => ({ resource: { resourceType: 'Flag', subject: { reference: `Patient/${id}` } } });
 * const resources = placeResources({ resourceType: 'Bundle', entry: [of('1'), of('2')] } as never);
 * secondPatient(resources)?.second; // → 'Patient/2'
 * ```
 */
export function secondPatient(resources: PlacedResources): SecondPatient | undefined {
  const patients = resources.all.filter(isPatient);
  const subjects = resources.all.flatMap((placed) =>
    [placed, ...containedOf(placed)].flatMap((each) => subjectOf(each, resources) ?? []),
  );
  const groups = new Groups();
  const shared = sharedNumbers(patients);
  for (const patient of patients) groups.join(namesOfPatient(patient).filter((name) => !shared.has(name)));
  for (const { references, identifiers } of subjects) groups.join([...references, ...identifiers]);
  joinServers(groups);
  const named = subjects.length > 0 ? subjects : patients.map(subjectOfPatient);
  const meant = new Set(named.flatMap(({ references }) => references));
  const numbered = patients.filter(({ path }) => meant.has(path)).map(subjectOfPatient);
  return differingReference(named, groups) ?? differingNumber([...numbered, ...named], groups);
}

/** Identifiers that two Patients on one server share, such as a family's insurance number: they join nobody. */
function sharedNumbers(patients: readonly Placed<Patient>[]): ReadonlySet<string> {
  const seen = new Map<string, string>();
  const shared = new Set<string>();
  for (const patient of patients) {
    const of = `${serverOf(patient) ?? ''} ${asText(patient.resource.id)}`;
    for (const number of identifiersOf(patient.resource.identifier)) {
      const before = seen.get(number);
      if (before !== undefined && before !== of && before.split(' ')[0] === of.split(' ')[0])
        shared.add(number);
      seen.set(number, of);
    }
  }
  return shared;
}

function isPatient(placed: Placed): placed is Placed<Patient> {
  return placed.resource.resourceType === 'Patient';
}

/** Two people, judged by their places. */
function differingReference(subjects: readonly Subject[], groups: Groups): SecondPatient | undefined {
  let first: { readonly subject: Subject; readonly group: string } | undefined;
  for (const subject of subjects) {
    const [reference] = subject.references;
    if (reference === undefined) continue;
    const group = groups.of(reference);
    if (first === undefined) first = { subject, group };
    else if (first.group !== group) return secondOf(first.subject, subject);
  }
  return undefined;
}

/** Two people, judged by two identifiers of one system, where no reference says that they are one. */
function differingNumber(subjects: readonly Subject[], groups: Groups): SecondPatient | undefined {
  const bySystem = new Map<string, { readonly subject: Subject; readonly group: string }>();
  for (const subject of subjects) {
    for (const identifier of subject.identifiers) {
      const system = identifier.slice(0, identifier.lastIndexOf('|'));
      const group = groups.of(identifier);
      const first = bySystem.get(system);
      if (first === undefined) bySystem.set(system, { subject, group });
      else if (first.group !== group) return secondOf(first.subject, subject);
    }
  }
  return undefined;
}

function secondOf(first: Subject, second: Subject): SecondPatient {
  return { path: second.path, first: first.shown, second: second.shown };
}

/** A reference without a server is to the one server that is named, if there is just one. */
function joinServers(groups: Groups): void {
  const byLiteral = new Map<string, string[]>();
  for (const name of groups.names()) {
    if (!name.startsWith('on ')) continue;
    const literal = literalOf(name);
    const places = byLiteral.get(literal);
    if (places === undefined) byLiteral.set(literal, [name]);
    else places.push(name);
  }
  for (const [literal, places] of byLiteral) {
    const [only] = places;
    if (places.length === 1 && only !== undefined && groups.has(literal)) groups.join([literal, only]);
  }
}

/** All names of a Patient of the bundle: its address, its id, its identifiers and what it is linked to. */
function namesOfPatient(placed: Placed<Patient>): string[] {
  const { resource, fullUrl } = placed;
  const id = textOf(resource.id);
  return [
    ...(fullUrl === undefined ? [] : [nameOfReference(fullUrl, placed)]),
    ...(id === undefined ? [] : [nameOfReference(`Patient/${id}`, placed)]),
    placed.path,
    ...identifiersOf(resource.identifier),
    ...elementsOf<PatientLink>(resource.link).flatMap(({ other }) => {
      const reference = isElement<Reference>(other) ? textOf(other.reference) : undefined;
      return reference === undefined ? [] : [nameOfReference(reference, placed)];
    }),
  ];
}

function subjectOfPatient(placed: Placed<Patient>): Subject {
  const identifiers = identifiersOf(placed.resource.identifier);
  return { path: placed.path, shown: nameOf(placed), references: [placed.path], identifiers };
}

function subjectOf(placed: Placed, resources: PlacedResources): Subject | undefined {
  const { element, field } = subjectElement(placed.resource);
  if (element === undefined) return undefined;
  const reference = textOf(element.reference);
  const named = reference === undefined ? undefined : resources.resolve(element, placed);
  if (!isPerson(reference, named, element)) return undefined;
  // A contained Patient has no name outside its resource: only its identifiers say who it is.
  const inside = named?.container !== undefined;
  const identifiers = identifiersOf([
    element.identifier,
    ...(inside ? elementsOf<Identifier>((named.resource as Unread<Patient>).identifier) : []),
  ]);
  const references =
    reference === undefined || inside || reference.startsWith('#')
      ? []
      : [named === undefined ? nameOfReference(reference, placed) : named.path];
  if (references.length + identifiers.length === 0) return undefined;
  const [first] = identifiers;
  return {
    path: `${placed.path}.${field}`,
    shown: (references.length > 0 ? reference : first)?.slice(0, 120) ?? '',
    references,
    identifiers,
  };
}

/** A Patient by what the reference or its type says; a URN that the bundle does not hold may be one. */
function isPerson(
  reference: string | undefined,
  named: Placed | undefined,
  element: Unread<Reference>,
): boolean {
  if (named !== undefined) return named.resource.resourceType === 'Patient';
  const declared = textOf(element.type);
  if (declared !== undefined) return declared === 'Patient';
  const type = reference === undefined ? undefined : /^([A-Z][A-Za-z]*)\//.exec(literalOf(reference))?.[1];
  return type === undefined || type === 'Patient';
}

interface SubjectElement {
  readonly element: Unread<Reference> | undefined;
  readonly field: 'subject' | 'patient';
}

function subjectElement(resource: Unread<FhirResource>): SubjectElement {
  const { subject, patient } = resource as { readonly subject?: unknown; readonly patient?: unknown };
  if (isElement<Reference>(subject)) return { element: subject, field: 'subject' };
  return { element: isElement<Reference>(patient) ? patient : undefined, field: 'patient' };
}

function identifiersOf(value: unknown): string[] {
  return elementsOf<Identifier>(value).flatMap(({ system, value: number }) => {
    const digits = textOf(number);
    return digits === undefined ? [] : [`number ${textOf(system) ?? ''}|${digits}`];
  });
}

/** A reference as the person it names: on its server where that is known. */
function nameOfReference(reference: string, from: Placed): string {
  const { base, literal } = addressOf(reference);
  if (!/^[A-Z]/.test(literal)) return literal;
  const server = base ?? serverOf(from);
  return server === undefined ? literal : `on ${server}/${literal}`;
}

/** The kind of subject when it is not a person; undefined for a person, or where nothing is said. */
export function otherSubject(placed: Placed, resources: PlacedResources): string | undefined {
  const { element } = subjectElement(placed.resource);
  const reference = textOf(element?.reference);
  if (element === undefined || reference === undefined) return undefined;
  const type =
    textOf(resources.resolve(element, placed)?.resource.resourceType) ?? literalOf(reference).split('/')[0];
  return type === 'Group' || type === 'Device' || type === 'Location' ? type : undefined;
}

/**
 * The reference by which resources name their patient, else the Patient of the bundle. A URN has a meaning only in its
 * bundle, so a Patient that has an id goes by that.
 */
export function patientOf(resources: PlacedResources): string | undefined {
  for (const placed of resources.all) {
    const subject = subjectOf(placed, resources);
    const { element } = subjectElement(placed.resource);
    if (subject === undefined || element === undefined || subject.references.length === 0) continue;
    const reference = textOf(element.reference);
    const named = reference?.startsWith('urn:') ? resources.resolve(element, placed) : undefined;
    return named === undefined || textOf(named.resource.id) === undefined ? reference : nameOf(named);
  }
  const patient = resources.all.find(isPatient);
  return patient === undefined || textOf(patient.resource.id) === undefined ? undefined : nameOf(patient);
}

/** The Patient whose records these are; undefined where there is none, or several and no reference to one of them. */
export function patientResource(resources: PlacedResources): Unread<Patient> | undefined {
  for (const placed of resources.all) {
    const { element } = subjectElement(placed.resource);
    const named = element === undefined ? undefined : resources.resolve(element, placed);
    if (named !== undefined && isPatient(named)) return named.resource;
  }
  const patients = resources.all.filter(isPatient);
  const [only] = patients;
  return patients.length === 1 ? only?.resource : undefined;
}
