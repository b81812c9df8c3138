import { describe, expect, it } from 'vitest';
import { evaluateReadings, type SentReading } from './test-requests.ts';

const summaryOf = (...readings: SentReading[]) => evaluateReadings(...readings).description.summary;

describe('a finding is named wherever it is counted', () => {
  it.each([
    [
      'flagged critical',
      { name: 'Zorblin T', value: 62, unit: 'ng/L', flag: 'HH' },
      'Critical: "Zorblin T" 62 ng/L.',
    ],
    ['flagged high', { name: 'Zorblin', value: 5.5, flag: 'H' }, 'Flagged: "Zorblin" 5.5 (no unit sent).'],
    [
      'outside the range sent with it',
      { name: 'Zorblin', value: 62, unit: 'ng/L', referenceRange: '<14' },
      'Outside its range, without a flag: "Zorblin" 62 ng/L.',
    ],
    [
      'flagged with a text',
      { name: 'Zorblin', value: 'many', flag: 'high' },
      'Flagged: "Zorblin" "many" (no unit sent).',
    ],
  ] as const)('an unknown analyte, %s, by name and value', (_, reading, headline) => {
    expect(summaryOf(reading).headline).toBe(headline);
    expect(summaryOf(reading).requiresClinicianReview).toBe(true);
  });

  it('an unknown analyte beside known ones is never the one that is left to a count', () => {
    const { headline } = summaryOf(
      { name: 'CRP', value: 58, unit: 'mg/L' },
      { name: 'Eosinophils', value: 0.9, unit: '10^9/L' },
      { name: 'Sodium', value: 131, unit: 'mmol/L' },
      { name: 'Calcium', value: 11.2, unit: 'mg/dL' },
      { name: 'TSH', value: 6, unit: 'mIU/L' },
      { name: 'Zorblin', value: 62, unit: 'ng/L', referenceRange: '<14' },
    );
    expect(headline).toContain('"Zorblin" 62 ng/L');
    expect(headline).toContain('and 2 more');
  });

  it('nothing is left as "1 more"', () => {
    const names = ['CRP', 'Sodium', 'Calcium', 'TSH'];
    const values = [58, 131, 11.2, 6];
    const units = ['mg/L', 'mmol/L', 'mg/dL', 'mIU/L'];
    const readings = names.map((name, index) => ({ name, value: values[index] ?? 0, unit: units[index] }));
    expect(summaryOf(...readings).headline).not.toContain('more');
  });

  it('critical and flagged readings are all named, up to twelve of a kind', () => {
    const readings = Array.from({ length: 9 }, (_, index) => ({
      name: `Zorblin ${index}`,
      value: index,
      flag: 'HH',
    }));
    for (const { name } of readings) expect(summaryOf(...readings).headline).toContain(`"${name}"`);
  });

  it('what was sent and not assessed is named, not counted', () => {
    const { headline, requiresClinicianReview } = summaryOf(
      { name: 'Sodium', value: 140, unit: 'mmol/L' },
      { name: 'Zorblin', value: 3 },
      { name: 'Quux', value: 'pending' },
    );
    expect(headline).toBe(
      'None of 1 reading is flagged or outside its range. Not assessed: "Quux", "Zorblin".',
    );
    expect(requiresClinicianReview).toBe(false);
  });

  it('troponin T in ng/L is known, by the names laboratories use', () => {
    for (const name of ['hs-Troponin T', 'Troponin T', 'Troponin T high sensitivity', 'cTnT'])
      expect(summaryOf({ name, value: 62, unit: 'ng/L', referenceRange: '<14' }).headline).toMatch(
        /^Critical: Troponin T 62 ng\/L/,
      );
    expect(summaryOf({ name: 'Troponin T', value: 20, unit: 'ng/L' }).headline).toMatch(
      /^Urgent: Troponin T 20/,
    );
    expect(summaryOf({ name: 'Troponin T', value: 9, unit: 'ng/L' }).status).toBe('within_normal');
    expect(summaryOf({ name: 'Troponin T', value: '<3', unit: 'ng/L' }).status).toBe('within_normal');
  });
});
