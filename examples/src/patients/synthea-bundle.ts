import type { Observation, PatientRecord } from './patient-record.ts';

const LOINC = 'http://loinc.org';
const RXNORM = 'http://www.nlm.nih.gov/research/umls/rxnorm';
const SNOMED = 'http://snomed.info/sct';
const CATEGORIES = 'http://terminology.hl7.org/CodeSystem/observation-category';

/**
 * A record as the kind of bundle it was cut from: Synthea's R4 resources under `urn:uuid` addresses, one Observation for
 * each value, one MedicationRequest for each order. The records hold no encounters and no reports, so neither does this.
 */
export function syntheaBundle(record: PatientRecord): object {
  const subject = { reference: `urn:uuid:${record.id}` };
  const concept = (system: string, code: string, display: string) => ({
    coding: [{ system, code, display }],
    text: display,
  });
  const observation = (category: string) => (each: Observation) => ({
    resourceType: 'Observation',
    status: 'final',
    category: [{ coding: [{ system: CATEGORIES, code: category, display: category }] }],
    code: concept(LOINC, each.code, each.display),
    subject,
    effectiveDateTime: each.date,
    issued: each.date,
    ...valueOf(each),
  });
  const resources = [
    ...record.instruments.map(observation('survey')),
    ...record.labs.map(observation('laboratory')),
    ...record.vitals.map(observation('vital-signs')),
    ...record.medicationRequests.map(({ rxnorm, name, status, authoredOn }) => ({
      resourceType: 'MedicationRequest',
      status,
      intent: 'order',
      medicationCodeableConcept: concept(RXNORM, rxnorm, name),
      subject,
      authoredOn,
    })),
    ...record.conditions.map(({ snomed, display, onset, abated }) => ({
      resourceType: 'Condition',
      clinicalStatus: { coding: [{ code: abated === null ? 'active' : 'resolved' }] },
      code: concept(SNOMED, snomed, display),
      subject,
      onsetDateTime: onset,
      ...(abated === null ? {} : { abatementDateTime: abated }),
    })),
  ].map((resource, index) => ({ ...resource, id: `r${index + 1}` }));
  const patient = { resourceType: 'Patient', id: record.id, gender: record.gender, birthDate: record.birthYear };
  return {
    resourceType: 'Bundle',
    type: 'collection',
    entry: [
      { fullUrl: `urn:uuid:${record.id}`, resource: patient },
      ...resources.map((resource) => ({ fullUrl: `urn:uuid:${record.id}-${resource.id}`, resource })),
    ],
  };
}

function valueOf({ value, valueText, unit }: Observation): object {
  if (typeof value === 'number')
    return { valueQuantity: { value, ...(unit ? { unit, system: 'http://unitsofmeasure.org', code: unit } : {}) } };
  const text = value ?? valueText;
  return text === undefined ? {} : { valueCodeableConcept: { text } };
}
