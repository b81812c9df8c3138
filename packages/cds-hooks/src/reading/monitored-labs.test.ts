import { expect, it } from 'vitest';
import { labsMonitoredWith } from './monitored-labs.ts';

const ordered = (medicationName: string) => [{ id: 'd', medicationName, status: 'active' }];
const labs = [
  {
    id: 'p',
    labName: 'Laboratory',
    results: {
      biomarkers: [
        { name: 'Neutrophils', value: 0.8, unit: '10^9/L' },
        { name: 'Lithium', value: 0.7, unit: 'mmol/L' },
        { name: 'HbA1c', value: 6.1, unit: '%' },
      ],
    },
  },
];
const namesWith = (medicine: string) =>
  labsMonitoredWith(ordered(medicine), labs).flatMap(({ results }) =>
    results.biomarkers.map(({ name }) => name),
  );

it('values that decide about an order are looked at with it, and no others', () => {
  expect(namesWith('clozapine 25 mg')).toContain('Neutrophils');
  expect(namesWith('clozapine 25 mg')).not.toContain('Lithium');
  expect(namesWith('lithium carbonate 300 mg')).toEqual(['Lithium']);
  expect(namesWith('sertraline 50 mg')).toEqual([]);
});
