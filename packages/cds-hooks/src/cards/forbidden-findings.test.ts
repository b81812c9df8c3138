import { forbiddenMedicines } from '@svc/fhir';
import { expect, it } from 'vitest';
import { forbiddenFindings } from './forbidden-findings.ts';

const order = (over: object) => ({
  resourceType: 'MedicationRequest',
  status: 'active',
  intent: 'order',
  doNotPerform: true,
  medicationCodeableConcept: { text: 'mirtazapine' },
  reasonCode: [{ text: 'Neutropenia in 2024' }],
  ...over,
});
const draft = (medicationName: string) => ({ id: 'd', medicationName, status: 'active' });
const told = (over: object, medicine = 'mirtazapine 15 mg') =>
  forbiddenFindings({ selected: [draft(medicine)], others: [] }, forbiddenMedicines([order(over)]));

it('an order that forbids a medicine stands against its draft', () => {
  expect(told({})).toMatchObject([
    { indicator: 'critical', summary: expect.stringContaining('Neutropenia in 2024') },
  ]);
  expect(
    told({ medicationCodeableConcept: undefined, medicationReference: { display: 'Mirtazapine 30 mg' } }),
  ).toHaveLength(1);
});

it.each([
  ['of another medicine', {}, 'sertraline 50 mg'],
  ['that is over', { status: 'completed' }, 'mirtazapine 15 mg'],
  ['that forbids nothing', { doNotPerform: false }, 'mirtazapine 15 mg'],
  ['of nobody knows what', { medicationCodeableConcept: { text: 'x' } }, 'mirtazapine 15 mg'],
])('an order %s does not', (_, over, medicine) => expect(told(over, medicine)).toEqual([]));
