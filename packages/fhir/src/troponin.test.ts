import { describe, expect, it } from 'vitest';
import { scoreBundle } from './index.ts';

const NOW = '2026-11-28T09:00:00Z';
const subject = { reference: 'Patient/p' };

const troponin = (value: number, interpretation: string, code = '67151-1') => ({
  resourceType: 'Observation',
  status: 'final',
  category: [
    {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }],
    },
  ],
  code: { coding: [{ system: 'http://loinc.org', code }], text: 'Troponin T high sensitivity' },
  subject,
  effectiveDateTime: '2026-11-27T08:00:00Z',
  valueQuantity: { value, unit: 'ng/L', system: 'http://unitsofmeasure.org', code: 'ng/L' },
  interpretation: [
    {
      coding: [
        {
          system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation',
          code: interpretation,
        },
      ],
    },
  ],
});

const medicine = (text: string, status = 'active') => ({
  resourceType: 'MedicationRequest',
  status,
  intent: 'order',
  subject,
  authoredOn: '2026-11-06',
  medicationCodeableConcept: { text },
});

function biomarkerOf(...resources: object[]) {
  const bundle = {
    resourceType: 'Bundle',
    type: 'collection',
    entry: [
      { resource: { resourceType: 'Patient', id: 'p' } },
      ...resources.map((resource) => ({ resource })),
    ],
  };
  const scored = scoreBundle(bundle, { now: NOW });
  if (!scored.ok) throw new Error(JSON.stringify(scored.outcome));
  return scored.data.results.biomarker;
}

describe('a critical troponin T in a bundle', () => {
  it.each(['67151-1', '6598-7', '99999-9'])('is named with its value: LOINC %s', (code) => {
    expect(biomarkerOf(troponin(62, 'HH', code))?.intelligence.summary.headline).toBe(
      'Critical: Troponin T 62 ng/L.',
    );
  });

  it('of an analyte nobody knows is named with its value too', () => {
    const unknown = { ...troponin(62, 'HH'), code: { text: 'Zorblin' } };
    expect(biomarkerOf(unknown)?.intelligence.summary.headline).toBe('Critical: "Zorblin" 62 ng/L.');
  });

  it('beside clozapine on the list asks for a myocarditis', () => {
    const { headline } =
      biomarkerOf(troponin(62, 'HH'), medicine('Clozapine 100 mg'))?.intelligence.summary ?? {};
    expect(headline).toMatch(/^Critical, on clozapine: Troponin T 62 ng\/L \(4.4 times its limit\)/);
  });

  it.each([medicine('Olanzapine 10 mg'), medicine('Clozapine 100 mg', 'stopped')])(
    'beside %j does not',
    (other) => {
      const { headline } = biomarkerOf(troponin(62, 'HH'), other)?.intelligence.summary ?? {};
      expect(headline).toBe('Critical: Troponin T 62 ng/L.');
    },
  );
});
