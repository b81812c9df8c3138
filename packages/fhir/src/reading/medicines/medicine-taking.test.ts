import type { FhirReport, Prescription } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { type FhirRequests, readBundle } from '../../index.ts';

const subject = { reference: 'Patient/1' };
const SNOMED = 'http://snomed.info/sct';

function read(...resources: object[]): {
  requests: FhirRequests;
  prescriptions: readonly Prescription[];
  report: FhirReport;
} {
  const entry = resources.map((resource) => ({ resource }));
  const reading = readBundle(
    { resourceType: 'Bundle', type: 'collection', entry },
    { now: '2026-11-20T09:00:00Z' },
  );
  if (!reading.ok) throw new Error(JSON.stringify(reading.outcome));
  const { requests, report } = reading;
  return { requests, report, prescriptions: requests.medication?.prescriptions ?? [] };
}

const medicine = (resourceType: string, over: object, text = 'Phenelzine 15 mg') => ({
  resourceType,
  id: resourceType.slice(10),
  status: 'active',
  subject,
  medicationCodeableConcept: { text },
  ...over,
});
const request = (over: object, text?: string) =>
  medicine('MedicationRequest', { intent: 'order', authoredOn: '2026-09-01', ...over }, text);
const statement = (over: object, text?: string) => medicine('MedicationStatement', over, text);
const dispense = (over: object, text?: string) =>
  medicine('MedicationDispense', { status: 'completed', whenHandedOver: '2026-10-20', ...over }, text);
const administration = (over: object, text?: string) =>
  medicine(
    'MedicationAdministration',
    { status: 'completed', effectiveDateTime: '2026-11-10', ...over },
    text,
  );

describe('what is taken', () => {
  it.each<[string, object]>([
    ['an order', request({})],
    ['an order without an intent', request({ intent: undefined })],
    ...['original-order', 'reflex-order', 'filler-order', 'instance-order'].map(
      (intent): [string, object] => [intent, request({ intent })],
    ),
    ['an active plan', request({ intent: 'plan' })],
    ['an active plan that was reported', request({ intent: 'plan', reportedBoolean: true })],
    ['a statement', statement({})],
    ['what was handed over', dispense({})],
    ['what is being handed over', dispense({ status: 'in-progress' })],
    ['what was given', administration({})],
    ['what is being given', administration({ status: 'in-progress' })],
  ])('%s', (_, resource) => {
    const { requests, prescriptions } = read(resource);
    expect(prescriptions).toMatchObject([{ medicationName: 'Phenelzine', status: 'active' }]);
    expect(requests.relapse).toMatchObject({ hasActiveMedication: true });
  });

  it.each([
    [
      'a plan that was reported and ended',
      request({ intent: 'plan', status: 'completed', reportedReference: subject }),
      'completed',
    ],
    ['what was stopped', request({ status: 'stopped' }), 'discontinued'],
    ['what was handed over long ago', dispense({ whenHandedOver: '2025-01-10' }), 'completed'],
    [
      'what was handed over for a week, in summer',
      dispense({ whenHandedOver: '2026-07-01', daysSupply: { value: 7 } }),
      'completed',
    ],
    ['what was given long ago', administration({ effectiveDateTime: '2025-01-10' }), 'completed'],
    ['what is not taken', statement({ status: 'not-taken' }), 'not taken'],
  ])('%s is on record and not taken', (_, resource, status) => {
    const { requests, prescriptions } = read(resource);
    expect(prescriptions).toMatchObject([{ status }]);
    expect(requests.relapse).toMatchObject({ hasActiveMedication: false });
  });

  it('is so as long as the supply lasts', () => {
    const supplied = dispense({ whenHandedOver: '2026-06-01', daysSupply: { value: 180 } });
    expect(read(supplied).prescriptions).toMatchObject([{ status: 'active' }]);
  });
});

describe('what is not taken', () => {
  it.each([
    ['a proposal', request({ intent: 'proposal' }), 'is a proposal, no order'],
    ['an option', request({ intent: 'option' }), 'is an option, no order'],
    ['a plan that ended', request({ intent: 'plan', status: 'completed' }), 'is a plan, no order'],
    ['not to be given', request({ doNotPerform: true }), 'says that it is not to be taken'],
    [
      'declined',
      dispense({ status: 'declined', statusReasonCodeableConcept: { text: 'allergy' } }),
      'was declined, not handed over',
    ],
    ['not handed over yet', dispense({ status: 'preparation' }), 'is being prepared, not handed over yet'],
    [
      'not given',
      administration({ status: 'not-done', statusReason: [{ text: 'refused' }] }),
      'was not given',
    ],
  ])('that is %s is said by name', (_, resource, why) => {
    const { prescriptions, report } = read(resource);
    expect(prescriptions).toEqual([]);
    expect(report.notUsed.map((each) => each.why)).toEqual([why]);
    expect(report.remarks.map(({ message }) => message).join()).toContain('medicine "Phenelzine 15 mg"');
    expect(report.requiresClinicianReview).toBe(false);
  });

  it('and why it was not given is said', () => {
    const { report } = read(administration({ status: 'not-done', statusReason: [{ text: 'refused' }] }));
    expect(report.remarks.map(({ message }) => message).join()).toContain('was not given: refused');
  });

  it('and why it was stopped is said', () => {
    const { report } = read(request({ status: 'stopped', statusReason: { text: 'hypertensive crisis' } }));
    expect(report.remarks.map(({ message }) => message).join()).toContain('hypertensive crisis');
  });
});

describe('what was handed over or given', () => {
  it('is no second medicine beside its order', () => {
    const { prescriptions, report } = read(request({}), dispense({}), administration({}));
    expect(prescriptions).toHaveLength(1);
    expect(report.used).toMatchObject([
      { resourceType: 'MedicationDispense', as: 'prescription' },
      { resourceType: 'MedicationAdministration', as: 'prescription' },
      { resourceType: 'MedicationRequest', as: 'prescription' },
    ]);
  });

  it('is one beside the order of another medicine', () => {
    expect(read(request({}, 'Lithium 300 mg'), dispense({})).prescriptions).toHaveLength(2);
  });

  it('lately is taken, whatever became of its order', () => {
    const { requests } = read(request({ status: 'completed', authoredOn: '2026-01-10' }), dispense({}));
    expect(requests.relapse).toMatchObject({ hasActiveMedication: true });
  });

  it('three times on its last day is the dose of a day', () => {
    const given = [8, 14, 20].map((hour) => ({
      ...administration(
        {
          effectiveDateTime: `2026-11-10T${String(hour).padStart(2, '0')}:00:00Z`,
          dosage: { dose: { value: 40, unit: 'mg' } },
        },
        'citalopram 40 MG Oral Tablet',
      ),
      id: `a${hour}`,
    }));
    expect(read(...given).prescriptions).toMatchObject([{ dosage: '120 mg', frequency: 'daily' }]);
    expect(read(...given.slice(0, 1)).prescriptions).toMatchObject([{ dosage: '40 mg' }]);
  });
});

describe('no medicine', () => {
  const coded = (system: string, code: string) =>
    statement({ medicationCodeableConcept: { coding: [{ system, code }] } });
  const IPS = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips';

  it.each<[string, object]>([
    ['SNOMED CT: no known medications', coded(SNOMED, '787481004')],
    ['SNOMED CT: no drug therapy prescribed', coded(SNOMED, '182849000')],
    ['IPS', coded(IPS, 'no-known-medications')],
    ...[
      'No known medications',
      'no current medications',
      'Nil regular',
      'None',
      'Patient not taking any medicines',
      'Not on any medication',
      'Patient is not currently taking any medications.',
      'takes no medicines',
      'No Known Home Medications',
      'No regular meds',
      'keine Medikamente',
    ].map((text): [string, object] => [text, statement({}, text)]),
  ])('%s: none is taken', (_, resource) => {
    const { requests, prescriptions, report } = read(resource);
    expect(prescriptions).toEqual([]);
    expect(requests.relapse).not.toMatchObject({ hasActiveMedication: true });
    expect(report.notUsed.map(({ why }) => why)).toEqual(['says that no medicine is taken']);
    expect(report.requiresClinicianReview).toBe(false);
  });

  it.each([
    ['SNOMED CT: drug treatment unknown', coded(SNOMED, '182904002')],
    ['IPS: no information', coded(IPS, 'no-medication-info')],
    [
      'a reason why it is missing',
      statement({
        medicationCodeableConcept: {
          extension: [
            { url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' },
          ],
        },
      }),
    ],
    ['unknown', statement({}, 'Unknown')],
  ])('%s: nobody knows', (_, resource) => {
    const { requests, report } = read(resource);
    expect(requests.relapse).toBeUndefined();
    expect(report.notUsed.map(({ why }) => why)).toEqual(['says that nothing is known of medicines']);
  });

  it.each(['No-Doz 200 mg', 'None of the above: sertraline', 'no known medication allergies', 'Nilstat'])(
    '%s is no such statement',
    (text) => {
      expect(read(statement({}, text)).prescriptions).toHaveLength(1);
    },
  );

  it('beside one that is taken is a contradiction', () => {
    const none = statement({ effectiveDateTime: '2026-11-01' }, 'No known medications');
    expect(read(none, request({})).report.reviewReasons.join()).toMatch(/no medicine is taken.*Phenelzine/);
  });

  it.each([
    ['was ordered later', request({ authoredOn: '2026-11-15' })],
    ['was stopped', request({ status: 'stopped' })],
  ])('before one that %s is none', (_, resource) => {
    const none = statement({ effectiveDateTime: '2026-11-01' }, 'No known medications');
    expect(read(none, resource).report.reviewReasons).toEqual([]);
  });
});
