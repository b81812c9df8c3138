import { describe, expect, it } from 'vitest';
import { evaluateReadings, type SentReading } from './test-requests.ts';

const sodium = (value: number | string | null, more: Partial<SentReading> = {}): SentReading => ({
  name: 'Sodium',
  value,
  unit: 'mmol/L',
  abnormal: true,
  ...more,
});
const HYPERNATREMIA = '771115008';
const HYPONATREMIA = '89627008';

describe('a reading called abnormal without a direction', () => {
  it('inside the adult range says so, asks, and has no direction and no code of a finding', () => {
    const { result, description } = evaluateReadings(sodium(137));
    expect(description.summary).toMatchObject({
      status: 'watch',
      flagged: ['Sodium'],
      requiresClinicianReview: true,
      headline: 'Flagged abnormal, no direction given: Sodium 137 mmol/L.',
    });
    expect(result.signals).toEqual([]);
    expect(result.discrepancies).toMatchObject([
      { kind: 'abnormal_without_direction', status: 'watch', value: 137, flag: null },
    ]);
    expect(result.discrepancies[0]?.detail).toContain('is inside the adult range used here: 135-145 mmol/L');
    expect(JSON.stringify(result)).not.toMatch(/flagged (?:high|low)|above|below/);
    expect(description.codes.map(({ code }) => code)).toEqual(['2951-2']);
  });

  it.each([
    [120.5, 'below', HYPONATREMIA],
    [131, 'below', HYPONATREMIA],
    [149, 'above', HYPERNATREMIA],
  ] as const)('at %d is told with the side its value has', (value, side, code) => {
    const { result, description } = evaluateReadings(sodium(value));
    expect(result.discrepancies[0]?.detail).toContain('flagged abnormal without a direction');
    expect(result.discrepancies[0]?.detail).toContain(side);
    expect(description.codes.map((each) => each.code)).toContain(code);
  });

  it('inside the range sent with it names that range', () => {
    const { result } = evaluateReadings(sodium(137, { referenceRange: '133-146' }));
    expect(result.discrepancies[0]?.detail).toContain('is inside the range sent with it: 133-146 mmol/L');
  });

  it('whose range depends on sex is placed by none', () => {
    const reading = { name: 'Haemoglobin', value: 13, unit: 'g/dL', abnormal: true };
    expect(evaluateReadings(reading).result.discrepancies[0]?.detail).toContain(
      'is not placed by a range here',
    );
  });

  it.each([
    ['an unknown analyte', { name: 'Zorblin', value: 5, unit: 'U/L', abnormal: true }, '"Zorblin" 5 U/L'],
    ['a text', { name: 'Sodium', value: 'see report', abnormal: true }, 'Sodium "see report"'],
  ] as const)('of %s asks too, by its name and value', (_, reading, named) => {
    const { summary } = evaluateReadings(reading).description;
    expect(summary.requiresClinicianReview).toBe(true);
    expect(summary.headline).toContain(named);
  });

  it('is no calmer than its value', () => {
    expect(evaluateReadings(sodium(115)).description.summary.status).toBe('critical');
    expect(evaluateReadings(sodium(137, { flag: 'HH' })).description.summary.status).toBe('critical');
  });

  it.each([undefined, false])('says nothing where it is %s', (abnormal) => {
    expect(evaluateReadings(sodium(137, { abnormal })).description.summary.status).toBe('within_normal');
  });
});
