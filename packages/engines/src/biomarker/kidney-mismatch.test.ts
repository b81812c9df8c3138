import { describe, expect, it } from 'vitest';
import { evaluateLabs, panel, type SentReading } from './test-requests.ts';

const creatinine = (value: number, unit = 'mg/dL'): SentReading => ({ name: 'Creatinine', value, unit });
const rate = (value: number | string): SentReading => ({ name: 'eGFR', value, unit: 'mL/min/1.73m2' });
const said = (...labs: Parameters<typeof evaluateLabs>) => evaluateLabs(...labs).description.summary;

describe('creatinine and filtration rate of one collection', () => {
  it.each([
    [creatinine(3.06), rate(82)],
    [creatinine(270, 'umol/L'), rate('>60')],
    [creatinine(0.73), rate(27)],
  ])('%j and %j cannot both be right, and that is said', (one, other) => {
    const { headline, requiresClinicianReview } = said(panel([one, other]));
    expect(headline).toMatch(
      /Do not fit together: Creatinine .+ and Estimated glomerular filtration rate .+ of 2026-11-01; one is wrong, repeat both\./,
    );
    expect(requiresClinicianReview).toBe(true);
  });

  it.each([
    [creatinine(3.06), rate(21)],
    [creatinine(0.73), rate(95)],
    [creatinine(1.6), rate(48)],
    [creatinine(2.3), rate(35)],
  ])('%j and %j fit', (one, other) => {
    expect(said(panel([one, other])).headline).not.toContain('fit together');
  });

  it('are compared within one panel, and no longer once newer readings took the place of both', () => {
    const odd = panel([creatinine(3.06), rate(82)], { id: 'a', observedAt: '2026-10-01' });
    const creatinineAlone = panel([creatinine(0.8)], { id: 'b', observedAt: '2026-11-01' });
    const both = panel([creatinine(0.8), rate(90)], { id: 'c', observedAt: '2026-11-10' });
    expect(said(odd, creatinineAlone).headline).toContain('fit together');
    expect(said(odd, both).headline).not.toContain('fit together');
    const apart = [creatinine(3.06), rate(82)].map((sent, index) => panel([sent], { id: `p${index}` }));
    expect(said(...apart).headline).not.toContain('fit together');
  });
});

describe('an urgent reading of long ago', () => {
  const fever = panel([{ name: 'Body temperature', value: 38.9, unit: 'Cel' }], { observedAt: '2018-02-25' });

  it('is not called urgent now', () => {
    const { headline, status, requiresClinicianReview } = said(fever);
    expect(headline).toBe('Urgent then, not measured since: Body temperature 38.9 Cel of 2018-02-25.');
    expect({ status, requiresClinicianReview }).toEqual({ status: 'watch', requiresClinicianReview: true });
  });

  it('comes after what is urgent now, and before what is only outside its range', () => {
    const now = panel([
      { name: 'Sodium', value: 121, unit: 'mmol/L' },
      { name: 'HbA1c', value: 6.1, unit: '%' },
    ]);
    expect(said(fever, now).headline).toMatch(
      /^Urgent: Sodium .+ Urgent then, .+ Outside its range, .+HbA1c/,
    );
  });
});
