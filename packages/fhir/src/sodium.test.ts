import { describe, expect, it } from 'vitest';
import { scoreBundle, scoreToBundle } from './index.ts';

const NOW = '2026-11-28T09:00:00Z';
const CATEGORY = 'http://terminology.hl7.org/CodeSystem/observation-category';
const LAB = 'laboratory';

interface Said {
  readonly interpretation?: string;
  readonly value?: number;
  readonly category?: string;
}

const bundleOf = ({ interpretation = 'N', value = 137, category = LAB }: Said) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: [
    { resource: { resourceType: 'Patient', id: 'p', gender: 'female', birthDate: '1990-01-01' } },
    {
      resource: {
        resourceType: 'Observation',
        id: 'a',
        status: 'final',
        category: [{ coding: [{ system: CATEGORY, code: category }] }],
        code: { coding: [{ system: 'http://loinc.org', code: '2951-2' }], text: 'Sodium' },
        subject: { reference: 'Patient/p' },
        effectiveDateTime: '2026-11-27T08:00:00Z',
        valueQuantity: { value, unit: 'mmol/L', system: 'http://unitsofmeasure.org', code: 'mmol/L' },
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
      },
    },
  ],
});

const scored = (said: Said = {}) => {
  const answer = scoreBundle(bundleOf(said), { now: NOW });
  if (!answer.ok) throw new Error(JSON.stringify(answer.outcome));
  return answer.data;
};

describe('a bundle with one sodium', () => {
  it('assesses no relapse: no level, and the day of a sample is no visit', () => {
    const { results, report } = scored();
    expect(Object.keys(results)).toEqual(['biomarker']);
    expect(JSON.stringify(report)).not.toContain('last visit');
  });

  it('leaves nothing that was not assessed as normal', () => {
    const text = JSON.stringify(scoreToBundle(scored(), { id: 'x' }));
    expect(text).not.toContain('RiskAssessment');
    expect(text.match(/"code":"N"/g)).toHaveLength(1);
  });

  it.each([['vital-signs'], [LAB]])('of the category %s is no more than a reading', (category) => {
    expect(Object.keys(scored({ category }).results)).toEqual(['biomarker']);
  });
});

describe('interpretation A of HL7', () => {
  it('keeps no direction inside the adult range: said, asked, and coded as sodium alone', () => {
    const { biomarker } = scored({ interpretation: 'A' }).results;
    expect(biomarker?.intelligence.summary).toMatchObject({ status: 'watch', requiresClinicianReview: true });
    expect(biomarker?.signals).toEqual([]);
    expect(biomarker?.discrepancies[0]?.detail).toContain('is inside the adult range');
    const text = JSON.stringify([biomarker?.intelligence, biomarker?.discrepancies]);
    expect(text).not.toMatch(/flagged high|Hypernatremia|771115008/);
    expect(text).toContain('flagged abnormal without a direction');
  });

  it.each([
    [127, 'below'],
    [149, 'above'],
  ])('has the side of its value outside the range: %d', (value, side) => {
    const { biomarker } = scored({ interpretation: 'A', value }).results;
    expect(biomarker?.discrepancies[0]?.detail).toContain(side);
  });
});
