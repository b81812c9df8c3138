import type { Bundle, FhirResource } from 'fhir/r4.js';
import { otherVersion } from './bundle/fhir-version.ts';
import type { PlacedResources } from './bundle/resources.ts';
import { asText, isElement, textOf, type Unread } from './element/element.ts';
import { type SecondPatient, secondPatient } from './one-patient.ts';
import type { Refusal } from './outcome.ts';

const MOST_REFUSALS = 20;
const RESOURCE_TYPE = /^[A-Z][a-z][A-Za-z]{0,62}$/;

/** Why a value is no resource that can be read at all; nothing when it is. */
export function refuseValue(value: unknown): Refusal[] {
  if (typeof value === 'string' && value.trimStart().startsWith('<'))
    return [refusal('not-supported', 'Bundle', 'is XML; send FHIR R4 as JSON')];
  if (!isElement<FhirResource>(value))
    return [refusal('structure', 'Bundle', 'must be a FHIR resource: a JSON object with resourceType')];
  const type = textOf(value.resourceType);
  if (type === undefined || !RESOURCE_TYPE.test(type))
    return [refusal('structure', 'Bundle.resourceType', 'must name a type of resource, for example Bundle')];
  return type === 'Bundle' ? refuseBundle(value as Unread<Bundle>) : [];
}

function refuseBundle({ type, entry }: Unread<Bundle>): Refusal[] {
  if (type === 'history')
    return [refusal('not-supported', 'Bundle.type', 'is history: send the present version of each resource')];
  if (entry === undefined || Array.isArray(entry)) return [];
  return [refusal('structure', 'Bundle.entry', 'must be an array')];
}

/** Why resources must not be read: another release of FHIR, or more than one person. */
export function refuseResources(
  resources: PlacedResources,
  root: Unread<FhirResource>,
  fhirVersion: string | undefined,
): Refusal[] {
  if (fhirVersion !== undefined && !/^4(?:\.|$)/.test(fhirVersion))
    return [
      refusal(
        'not-supported',
        asText(root.resourceType),
        `is declared as FHIR ${fhirVersion.slice(0, 20)}; send FHIR R4 (4.0)`,
      ),
    ];
  const placed = [...resources.holders, ...resources.all];
  const others: Refusal[] = [];
  for (const each of placed) {
    const other = otherVersion(each);
    if (other === undefined) continue;
    others.push(refusal('not-supported', other.path, `is of FHIR ${other.version}; send FHIR R4 (4.0)`));
    if (others.length === MOST_REFUSALS) break;
  }
  if (others.length > 0) return others;
  const second = secondPatient(resources);
  return second === undefined ? [] : [refusal('multiple-matches', second.path, anotherPatient(second))];
}

function anotherPatient({ first, second }: SecondPatient): string {
  return `is another patient (${second}; before: ${first}): send the records of one patient at a time`;
}

function refusal(code: Refusal['code'], path: string, message: string): Refusal {
  return { code, path, message };
}
