import { readFileSync } from 'node:fs';
import { readPatients } from '../../src/patients/read-patients.ts';
import { syntheaBundle } from '../../src/patients/synthea-bundle.ts';
import type { Resource } from '../src/fhir-server.ts';

/** The resources of one patient, the Patient among them. */
export type PatientRecord = readonly Resource[];

interface Bundled {
  readonly entry: readonly { readonly resource: Resource }[];
}

/** As an EHR writes it: a PHQ-9 with item 9 above zero, lithium named by reference, a report. */
export function ehrRecord(): PatientRecord {
  const file = new URL('../../fixtures/ehr-bundle.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as Bundled).entry.map(({ resource }) => resource);
}

/** One of the synthetic patients, under ids of this server. */
export function syntheticRecord(id: string): PatientRecord {
  const found = readPatients().find((patient) => patient.id === id);
  if (found === undefined) throw new Error(`There is no synthetic patient ${id}.`);
  const { entry } = syntheaBundle(found) as Bundled;
  return entry.map(({ resource }) => renamed(resource, id));
}

function renamed(resource: Resource, patientId: string): Resource {
  if (!('subject' in resource)) return resource;
  return {
    ...resource,
    id: `${patientId}-${String(resource.id)}`,
    subject: { reference: `Patient/${patientId}` },
  };
}

/** An active Flag of a patient. */
export function suicideRiskFlag(patientId: string): Resource {
  return {
    resourceType: 'Flag',
    id: 'flag-risk',
    status: 'active',
    category: [
      { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/flag-category', code: 'safety' }] },
    ],
    code: { text: 'At risk for suicide' },
    subject: { reference: `Patient/${patientId}` },
    period: { start: '2026-11-18' },
  };
}

/** Heart rates, one a day: enough for pages. */
export function heartRates(patientId: string, count: number): Resource[] {
  return Array.from({ length: count }, (_, index) => ({
    resourceType: 'Observation',
    id: `heart-rate-${index + 1}`,
    status: 'final',
    category: [
      {
        coding: [
          { system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'vital-signs' },
        ],
      },
    ],
    code: { coding: [{ system: 'http://loinc.org', code: '8867-4' }], text: 'Heart rate' },
    subject: { reference: `Patient/${patientId}` },
    effectiveDateTime: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    valueQuantity: { value: 70, unit: '/min', system: 'http://unitsofmeasure.org', code: '/min' },
  }));
}

/** An order whose medicine is a resource of its own. */
export function orderByReference(patientId: string): Resource[] {
  return [
    {
      resourceType: 'MedicationRequest',
      id: 'order-sertraline',
      status: 'active',
      intent: 'order',
      subject: { reference: `Patient/${patientId}` },
      authoredOn: '2026-09-01',
      medicationReference: { reference: 'Medication/sertraline-50' },
    },
    { resourceType: 'Medication', id: 'sertraline-50', code: { text: 'Sertraline 50 mg' } },
  ];
}
