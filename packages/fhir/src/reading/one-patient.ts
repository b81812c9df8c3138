import type { Reference } from 'fhir/r4.js';
import { literalOf, nameOf, type Placed, type PlacedResources } from './bundle/placed.ts';
import { asText, isElement, textOf } from './element/element.ts';

/** Types that are read, and whose subject has to be one and the same person. */
const ABOUT_SOMEBODY = new Set([
  'Observation',
  'QuestionnaireResponse',
  'MedicationRequest',
  'MedicationStatement',
  'DiagnosticReport',
  'Condition',
  'Encounter',
]);

/** Where a second person appears; undefined when everything is of one. */
export function secondPatient(resources: PlacedResources): string | undefined {
  const people = new Set<string>();
  for (const placed of resources.all) {
    const person = subjectOf(placed, resources);
    if (person === undefined) continue;
    people.add(person);
    if (people.size > 1) return `${placed.path}.subject`;
  }
  const patients = resources.all.filter(({ resource }) => resource.resourceType === 'Patient');
  // Nobody is named, and there are several to choose from.
  return people.size === 0 && patients.length > 1 ? patients[1]?.path : undefined;
}

function subjectOf(placed: Placed, resources: PlacedResources): string | undefined {
  if (!ABOUT_SOMEBODY.has(asText(placed.resource.resourceType))) return undefined;
  const { subject } = placed.resource as { readonly subject?: unknown };
  const reference = isElement<Reference>(subject) ? textOf(subject.reference) : undefined;
  if (reference === undefined) return undefined;
  const named = resources.resolve(subject, placed);
  return named === undefined ? literalOf(reference) : named.path;
}

/** What kind of subject a resource has when it is no person; undefined for a person, or where nothing is said. */
export function otherSubject(placed: Placed, resources: PlacedResources): string | undefined {
  const { subject } = placed.resource as { readonly subject?: unknown };
  const reference = isElement<Reference>(subject) ? textOf(subject.reference) : undefined;
  if (reference === undefined) return undefined;
  const type =
    textOf(resources.resolve(subject, placed)?.resource.resourceType) ?? literalOf(reference).split('/')[0];
  return type === 'Group' || type === 'Device' || type === 'Location' ? type : undefined;
}

/** The reference by which resources name their patient, else the Patient of the bundle. */
export function patientOf(resources: PlacedResources): string | undefined {
  for (const { resource } of resources.all) {
    const { subject } = resource as { readonly subject?: unknown };
    const reference = isElement<Reference>(subject) ? textOf(subject.reference) : undefined;
    if (reference !== undefined && ABOUT_SOMEBODY.has(asText(resource.resourceType))) return reference;
  }
  const patient = resources.all.find(({ resource }) => resource.resourceType === 'Patient');
  return patient === undefined || textOf(patient.resource.id) === undefined ? undefined : nameOf(patient);
}
