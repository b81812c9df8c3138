import { PRODUCT_ENDPOINTS, PRODUCTS, type ProductKey } from '@svc/contracts';
import { score } from '@svc/intelligence';
import type { Observation } from 'fhir/r4.js';
import { describe, expect, it } from 'vitest';
import { byFhirPackage, byMedplum, faultsOf, nothingEmpty, singleValues } from '../test/validators.ts';
import { danglingReferences } from '../test/references.ts';
import { usCoreFaults } from '../test/us-core.ts';
import { resultBundle, resultObservation } from './index.ts';

const NOW = '2026-11-21T12:00:00Z';
const exampleOf = (product: ProductKey) =>
  score(product, PRODUCT_ENDPOINTS[product].example.body as never, { now: NOW });

describe('the validators', () => {
  const valid = resultObservation(exampleOf('relapse'), { id: 'relapse-1', subject: 'Patient/1' });
  const without = (...fields: (keyof Observation)[]) =>
    Object.fromEntries(Object.entries(valid).filter(([name]) => !fields.includes(name as keyof Observation)));

  it('let the Observation of the contract pass', () => expect(faultsOf(valid)).toEqual([]));

  /** The faults that public validators were compared by: none of them finds all thirteen. */
  it.each<[string, object]>([
    ['missing status', without('status')],
    ['missing code', without('code')],
    ['status outside its required value set', { ...valid, status: 'done' }],
    ['unknown property', { ...valid, severity: 'high' }],
    ['two values', { ...valid, valueString: 'high' }],
    [
      'invariant obs-6: a reason why there is no value, beside a value',
      { ...valid, dataAbsentReason: { text: 'not done' } },
    ],
    [
      'invariant obs-7: a component of the same code beside a value',
      { ...valid, component: [{ code: valid.code, valueInteger: 1 }] },
    ],
    ['bad dateTime', { ...valid, effectiveDateTime: '21.11.2026' }],
    ['integer as a text', { ...valid, valueInteger: '57' }],
    ['1.5 as an integer', { ...valid, valueInteger: 1.5 }],
    ['status as an array', { ...valid, status: ['final'] }],
    ['a subject that is a Medication', { ...valid, subject: { reference: 'Medication/1' } }],
    ['an empty array', { ...valid, code: { ...valid.code, coding: [] } }],
  ])('refuse a copy with %s', (_, broken) => {
    expect(faultsOf(broken)).not.toEqual([]);
  });

  it('are all needed', () => {
    const fails = (resource: object) =>
      [byMedplum, byFhirPackage, singleValues, nothingEmpty].map((judge) => judge(resource).length > 0);
    expect(fails({ ...valid, status: 'done' })).toEqual([false, true, false, false]);
    expect(fails({ ...valid, effectiveDateTime: '21.11.2026' })).toEqual([true, false, false, false]);
    expect(fails({ ...valid, valueString: 'high' })).toEqual([false, false, true, false]);
    expect(fails({ ...valid, code: { text: 'x', coding: [] } })).toEqual([false, false, false, true]);
  });
});

describe('the example of every product', () => {
  it.each(PRODUCTS)('%s leaves as a valid bundle', (product) => {
    const bundle = resultBundle([exampleOf(product)], { id: 'example', subject: 'Patient/1' });
    expect(faultsOf(bundle)).toEqual([]);
    expect(usCoreFaults(bundle)).toEqual([]);
    expect(danglingReferences(bundle, ['Patient/1'])).toEqual([]);
    for (const { resource } of bundle.entry ?? []) expect(faultsOf(resource as object)).toEqual([]);
  });
});

describe('what US Core asks beyond R4', () => {
  const valid = resultObservation(exampleOf('relapse'), { id: 'relapse-1', subject: 'Patient/1' });
  const judged = (resource: object) => usCoreFaults({ entry: [{ resource }] } as never);

  it('is there in the Observation of the contract', () => expect(judged(valid)).toEqual([]));

  it.each(['status', 'category', 'code', 'subject', 'performer'] as const)(
    'is missed without %s',
    (field) => {
      expect(judged({ ...valid, [field]: undefined })).not.toEqual([]);
    },
  );

  it.each<[string, object]>([
    ['a report that is final and undated', { resourceType: 'DiagnosticReport', status: 'final' }],
    ['an order of nobody', { resourceType: 'MedicationRequest', intent: 'order', subject: {} }],
    ['a unit of another system', { ...valid, valueQuantity: { system: 'urn:other', code: 'x' } }],
  ])('is missed by %s', (_, resource) => expect(judged(resource)).not.toEqual([]));
});
