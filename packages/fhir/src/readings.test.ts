import { describe, expect, it } from 'vitest';
import { scoreBundle } from './scoring/score-bundle.ts';
import { resultObservation } from './writing/result-observation.ts';

const NOW = '2026-11-20T09:00:00Z';
const laboratory = [
  { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }] },
];
const observation = (over: object) => ({
  resourceType: 'Observation',
  status: 'final',
  category: laboratory,
  subject: { reference: 'Patient/1' },
  effectiveDateTime: '2026-11-19',
  ...over,
});
const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] });
const quantity = (value: number, unit: string) => ({ valueQuantity: { value, unit } });

function score(...resources: object[]) {
  const bundle = {
    resourceType: 'Bundle',
    type: 'collection',
    entry: resources.map((resource) => ({ resource })),
  };
  const scored = scoreBundle(bundle, { now: NOW });
  if (!scored.ok) throw new Error(JSON.stringify(scored.outcome));
  return scored.data;
}
const statusOf = (...resources: object[]) =>
  score(...resources).results.biomarker?.intelligence.summary.status;

describe('a reading under another code of its analyte', () => {
  it.each([
    ['6298-4', 7.2, 'mmol/L'],
    ['32713-0', 7.2, 'mmol/L'],
    ['2000-8', 3.9, 'mmol/L'],
    ['14682-9', 700, 'umol/L'],
    ['33914-3', 9, 'mL/min/{1.73_m2}'],
    ['98980-6', 9, 'mL/min/{1.73_m2}'],
    ['17856-6', 15, '%'],
    ['59261-8', 140, 'mmol/mol'],
    ['41653-7', 30, 'mg/dL'],
    ['8889-8', 150, '/min'],
    ['8460-8', 190, 'mm[Hg]'],
    ['76635-2', 0.54, 's'],
  ])('%s %s %s is critical', (code, value, unit) => {
    expect(statusOf(observation({ code: loinc(code), ...quantity(value, unit) }))).toBe('critical');
  });

  it.each([
    ['6298-4', 4.2, 'mmol/L'],
    ['14682-9', 80, 'umol/L'],
    ['17856-6', 5.2, '%'],
  ])('%s %s %s is calm', (code, value, unit) => {
    const { results, report } = score(observation({ code: loinc(code), ...quantity(value, unit) }));
    expect(results.biomarker?.intelligence.summary.status).toBe('within_normal');
    expect(report.requiresClinicianReview).toBe(false);
  });

  it.each([
    ['2828-2', 120, 'mmol/L'],
    ['2161-8', 150, 'mg/dL'],
    ['5792-7', 500, 'mg/dL'],
  ])('%s %s %s, of urine, is not judged as blood: it is named, and asks for nothing', (code, value, unit) => {
    const { results, report } = score(observation({ code: loinc(code), ...quantity(value, unit) }));
    expect(results.biomarker).toBeUndefined();
    expect(report.notUsed[0]?.names?.[0]).toContain(String(value));
    expect(report.requiresClinicianReview).toBe(false);
  });
});

describe('what was not assessed', () => {
  const interpretationOf = (...resources: object[]) => {
    const { biomarker } = score(...resources).results;
    if (biomarker === undefined) throw new Error('not scored');
    return resultObservation(biomarker, { id: 'r' }).interpretation?.[0]?.coding?.[0]?.code;
  };
  const range = { referenceRange: [{ text: 'see comment' }] };
  const unknown = observation({ code: { text: 'Kryptonite' }, ...quantity(7.2, 'mmol/L'), ...range });

  it('leaves as indeterminate, never as normal', () => {
    expect(interpretationOf(unknown)).toBe('IND');
  });

  it('leaves as normal where something was assessed', () => {
    expect(
      interpretationOf(observation({ code: loinc('2823-3'), ...quantity(4.2, 'mmol/L') }), unknown),
    ).toBe('N');
  });
});

describe('what the laboratory says of a reading', () => {
  const kryptonite = (interpretation: object) =>
    score(
      observation({
        code: { text: 'Kryptonite' },
        ...quantity(7.2, 'mmol/L'),
        interpretation: [interpretation],
      }),
    ).report;

  it('asks for a clinician where it is abnormal and the analyte unknown', () => {
    const { reviewReasons } = kryptonite({ text: 'High' });
    expect(reviewReasons.join()).toContain('Kryptonite 7.2 mmol/L of 2026-11-19: flagged high');
    expect(kryptonite({ text: 'Positive' }).requiresClinicianReview).toBe(true);
    expect(kryptonite({ coding: [{ system: 'urn:lab', code: 'Q' }] }).requiresClinicianReview).toBe(true);
  });

  it('asks for a clinician where a panel is flagged as a whole', () => {
    const pressure = (interpretation: string) =>
      score(
        observation({
          code: loinc('85354-9'),
          interpretation: [{ text: interpretation }],
          component: [
            { code: loinc('8480-6'), ...quantity(120, 'mm[Hg]') },
            { code: loinc('8462-4'), ...quantity(70, 'mm[Hg]') },
          ],
        }),
      ).report;
    expect(pressure('High').reviewReasons.join()).toContain('flagged high as a whole');
    expect(pressure('Normal').reviewReasons).toEqual([]);
  });

  it('asks nothing where it is normal', () => {
    expect(kryptonite({ text: 'Normal' }).requiresClinicianReview).toBe(false);
    expect(kryptonite({ coding: [{ code: 'N' }] }).requiresClinicianReview).toBe(false);
    expect(kryptonite({ text: 'Within normal limits' }).requiresClinicianReview).toBe(false);
  });
});

describe('the range that came with a reading', () => {
  const typed = (code: string, low: number, high: number) => ({
    type: { coding: [{ code }] },
    low: { value: low },
    high: { value: high },
  });

  it('is the normal one, whatever stands first', () => {
    const potassium = (value: number) =>
      observation({
        code: loinc('2823-3'),
        ...quantity(value, 'mmol/L'),
        referenceRange: [typed('absolute', 0, 25), typed('normal', 3.5, 5)],
      });
    expect(statusOf(potassium(5.9))).toBe('watch');
    expect(statusOf(potassium(4.5))).toBe('within_normal');
  });

  it('is that of the sex of the patient', () => {
    const haemoglobin = observation({
      code: loinc('718-7'),
      ...quantity(12.5, 'g/dL'),
      referenceRange: [
        { appliesTo: [{ text: 'male' }], low: { value: 13.5 }, high: { value: 17.5 } },
        { appliesTo: [{ text: 'female' }], low: { value: 12 }, high: { value: 15.5 } },
      ],
    });
    const patient = (gender: string) => ({
      resourceType: 'Patient',
      id: '1',
      gender,
      birthDate: '1980-01-01',
    });
    expect(statusOf(haemoglobin, patient('male'))).toBe('watch');
    expect(statusOf(haemoglobin, patient('female'))).toBe('within_normal');
  });
});
