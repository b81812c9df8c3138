import { describe, expect, it } from 'vitest';
import { evaluateLabs, evaluateReadings, panel, type SentReading } from './test-requests.ts';

const reading = (
  name: string,
  value: SentReading['value'],
  unit?: string,
  more: Partial<SentReading> = {},
) => ({
  name,
  value,
  unit,
  ...more,
});
const summaryOf = (...readings: SentReading[]) => evaluateReadings(...readings).description.summary;

describe('a reading without an abnormal flag', () => {
  it.each([
    ['sodium', reading('Sodium', 121, 'mmol/L')],
    ['neutrophils', reading('Neutrophils', 0.9, '10^9/L')],
    ['neutrophils without a unit', reading('Neutrophils', 0.9)],
    ['platelets', reading('Platelets', '88 x10^9/L')],
    ['sodium flagged normal', reading('Sodium', 131, 'mmol/L', { flag: 'normal' })],
    ['thyrotropin with a decimal comma', reading('TSH', '7,8', 'mIU/L')],
    [
      'a value outside the range sent with it',
      reading('Sodium', 140, 'mmol/L', { referenceRange: '141-146' }),
    ],
    ['an analyte nobody knows outside its range', reading('Zorblin', 9, 'U/L', { referenceRange: '1 - 5' })],
    [
      'a unit nobody knows outside its range',
      reading('Potassium', 9, 'furlong', { referenceRange: '1 - 5' }),
    ],
  ] satisfies [string, SentReading][])(
    '%s outside its range is reported, watched and reviewed',
    (_, sent) => {
      const { result, description } = evaluateReadings(sent);
      expect(result.signals).toEqual([]);
      expect(result.discrepancies).toMatchObject([{ kind: 'unflagged_out_of_range', status: 'watch' }]);
      expect(description.summary).toMatchObject({ status: 'watch', requiresClinicianReview: true });
    },
  );

  it.each([
    ['values inside', reading('Sodium', 140, 'mmol/L')],
    ['a wider range of its own', reading('Sodium', 134, 'mmol/L', { referenceRange: '133-146' })],
    ['a mildly reduced filtration rate', reading('eGFR', 78, 'mL/min/1.73m2')],
    ['a filtration rate reported as above 60', reading('eGFR', '>60', 'mL/min/1.73m2')],
    ['a goal that is not reached', reading('LDL', 128, 'mg/dL')],
    ['below what is detected', reading('Troponin I', '<0.01', 'ng/mL')],
    ['a low liver enzyme', reading('ALT', 5, 'U/L')],
    ['a negative test', reading('Pregnancy test', 'negative')],
    ['a unit that its range names', reading('Creatinine', 78, undefined, { referenceRange: '60-110' })],
    ['a comma in thousands', reading('Platelets', '212,000', '/uL')],
    ['one pressure as two numbers', reading('Blood pressure', '118/76', 'mmHg')],
  ] satisfies [string, SentReading][])('%s is calm', (_, sent) => {
    const { result, description } = evaluateReadings(sent);
    expect(result.discrepancies).toEqual([]);
    expect(description.summary).toMatchObject({
      status: 'within_normal',
      flagged: [],
      requiresClinicianReview: false,
    });
  });

  it('names the number, the range and whom to ask', () => {
    const [sodium] = evaluateReadings(reading('Sodium', 131, 'mmol/L', { referenceRange: '133-146' })).result
      .discrepancies;
    expect(sodium).toMatchObject({ limit: '133-146 mmol/L' });
    expect(sodium?.detail).toBe(
      'Sodium 131 mmol/L, sent without a flag, is below the range sent with it: 133-146 mmol/L, to confirm ' +
        'with the laboratory.',
    );
    expect(sodium).not.toHaveProperty('referenceStatus');
  });
});

describe('the urgent tier', () => {
  it.each([
    ['Sodium', 124, 'mmol/L'],
    ['ANC', 0.99, '10^9/L'],
    ['Lithium', 1.25, 'mmol/L'],
    ['eGFR', 29, 'mL/min/1.73m2'],
    ['QTc', 500, 'ms'],
    ['Potassium', 2.9, 'mmol/L'],
    ['Glucose', 2.9, 'mmol/L'],
    ['Platelets', 70, '10^9/L'],
    ['ALT', 200, 'U/L'],
    ['CK', 1500, 'U/L'],
    ['Clozapine', 700, 'ng/mL'],
    ['Ammonia', 90, 'umol/L'],
    ['TSH', 12, 'mIU/L'],
    ['Calcium', 2.9, 'mmol/L'],
  ])('%s %d %s is reviewed and leads, flagged or not, whatever its own range says', (name, value, unit) => {
    for (const flag of [undefined, 'normal', 'high', 'low']) {
      const { status, flagged, requiresClinicianReview, headline } = summaryOf(
        reading('Vitamin D', 8, 'ng/mL', { flag: 'low' }),
        reading(name, value, unit, { flag, referenceRange: '0-100000' }),
      );
      expect(flagged).toHaveLength(2);
      expect(flagged[1]).toContain('Vitamin D');
      expect(headline).toMatch(/^(Urgent|Critical): /);
      expect({ status: status === 'within_normal', requiresClinicianReview }).toEqual({
        status: false,
        requiresClinicianReview: true,
      });
    }
  });

  it('is reported where the range sent with a reading holds it', () => {
    const { result } = evaluateReadings(reading('Lithium', 1.25, 'mmol/L', { referenceRange: '0.6-1.3' }));
    expect(result.discrepancies).toMatchObject([
      { kind: 'urgent_limit', urgent: true, limit: '> 1.2 mmol/L' },
    ]);
  });

  it('holds a pregnancy hormone only beside a teratogenic medicine', () => {
    const hcg = reading('hCG', 900, 'IU/L', { flag: 'high' });
    const sodium = reading('Sodium', 123, 'mmol/L');
    expect(summaryOf(hcg, sodium).headline).toMatch(/^Urgent: Sodium 123/);
    expect(summaryOf(hcg, reading('Valproate', 70, 'mg/L')).headline).toMatch(/^Urgent: Beta-hCG 900 IU\/L/);
    expect(summaryOf(reading('Pregnancy test', 'positive'))).toMatchObject({
      status: 'watch',
      flagged: ['Beta-hCG'],
      requiresClinicianReview: true,
    });
  });
});

describe('a value as text', () => {
  it.each([
    ['<0.01', 'TSH', 'mIU/L', 'critical'],
    ['> 7', 'Potassium', 'mmol/L', 'critical'],
    ['1,6 mmol/L', 'Lithium', undefined, 'critical'],
    ['118 mmol/L', 'Sodium', undefined, 'critical'],
    ['≥ 500', 'QTc', 'ms', 'critical'],
    ['195/125', 'BP', 'mmHg', 'critical'],
    ['0,9', 'Neutrophils', 'G/L', 'watch'],
  ])('%s of %s is compared', (value, name, unit, status) => {
    expect(summaryOf(reading(name, value, unit)).status).toBe(status);
  });

  it.each([
    ['a comment', 'Potassium', 'see note', undefined],
    ['a level that is only undetectable', 'Lithium', 'not detected', undefined],
    ['two units', 'Glucose', '6.1 mmol/L', 'mg/dL'],
    ['a bound that leaves the answer open', 'Troponin I', '<0.5', 'ng/mL'],
    ['a unit nobody knows', 'Sodium', 140, 'furlong'],
  ])('%s is not assessed and asks for review where a critical limit waits', (_, name, value, unit) => {
    const { description } = evaluateReadings(reading(name, value, unit));
    expect(description.summary).toMatchObject({ status: 'watch', requiresClinicianReview: true });
    expect(description.summary.headline).toContain('Not assessed: ');
    expect(description.warnings.join()).toContain('not assessed');
  });

  it('that says that there is no result yet is listed and no reason for a review', () => {
    const { description } = evaluateReadings(
      reading('Potassium', 'pending'),
      reading('Sodium', 140, 'mmol/L'),
    );
    expect(description.summary).toMatchObject({ status: 'within_normal', requiresClinicianReview: false });
    expect(description.warnings.join()).toContain('Potassium: not assessed');
    expect(description.summary.headline).toBe(
      'None of 1 reading is flagged or outside its range. Not assessed: Potassium.',
    );
  });

  it('keeps a bound out of the number of a signal', () => {
    const [signal] = evaluateReadings(reading('TSH', '<0.1', 'mIU/L', { flag: 'low' })).result.signals;
    expect(signal).not.toHaveProperty('metricValue');
    expect(signal?.summaryLine).toContain('< 0.1 mIU/L');
  });
});

describe('of one analyte the newest reading decides', () => {
  const sodium = (observedAt: string | undefined, value: number, flag?: string) =>
    panel([reading('Sodium', value, 'mmol/L', { flag })], { id: `of-${observedAt}-${value}`, observedAt });

  it.each([undefined, 'critical', 'low'])(
    'an older critical one, flagged %s, is reported with both dates',
    (flag) => {
      const { result, description } = evaluateLabs(
        sodium('2026-09-01', 118, flag),
        sodium('2026-11-01', 138),
      );
      expect(description.summary.status).toBe('watch');
      const reported = [...result.discrepancies, ...result.signals];
      expect(reported).toHaveLength(1);
      expect(reported[0]?.detail).toContain('Of 2026-09-01, superseded on 2026-11-01: 138 mmol/L.');
      expect(description.summary.headline).toContain('Superseded: Sodium 118 mmol/L of 2026-09-01');
    },
  );

  it('does not end a critical value by a newer critical one', () => {
    expect(
      evaluateLabs(sodium('2026-10-01', 118), sodium('2026-11-01', 117)).description.summary.status,
    ).toBe('critical');
  });

  it('does not end a critical value by a newer one that cannot be read, has no date, or is from the same day', () => {
    const critical = sodium('2026-11-01', 118);
    const unread = panel([reading('Sodium', 'see note', 'mmol/L')], {
      id: 'later',
      observedAt: '2026-11-10',
    });
    for (const other of [unread, sodium(undefined, 140), sodium('2026-11-01T09:00:00Z', 140)]) {
      expect(evaluateLabs(critical, other).description.summary.status).toBe('critical');
    }
  });

  it('an older value outside its range is history, an old critical one a warning with its dates', () => {
    const mild = evaluateLabs(sodium('2026-09-01', 131), sodium('2026-11-01', 138));
    expect(mild.description.summary).toMatchObject({
      status: 'within_normal',
      requiresClinicianReview: false,
    });
    const { description } = evaluateLabs(sodium('2020-01-01', 118), sodium('2026-11-01', 138));
    expect(description.summary).toMatchObject({ status: 'within_normal', requiresClinicianReview: false });
    expect(description.warnings).toContain(
      'Sodium 118 mmol/L was critical. Of 2020-01-01, superseded on 2026-11-01: 138 mmol/L.',
    );
  });

  it.each([undefined, 'critical'])('a sole one older than 180 days, flagged %s, is at most watch', (flag) => {
    const { result, description } = evaluateLabs(sodium('2025-09-01', 118, flag));
    expect(description.summary).toMatchObject({ status: 'watch', requiresClinicianReview: true });
    const [reported] = [...result.discrepancies, ...result.signals];
    expect(reported?.detail).toContain('Of 2025-09-01, older than 180 days.');
  });
});

describe('numbers in sentences', () => {
  it.each([
    ['Diastolic blood pressure', 123.283, 'mmHg', '123 mmHg'],
    ['Creatinine', 2.98374, 'mg/dL', '2.98 mg/dL'],
    ['Creatinine', 263.77, 'umol/L', '264 umol/L'],
    ['Body temperature', 38.6421, 'C', '38.6 C'],
    // Rounded to 120 it would no longer be below 120.
    ['Sodium', 119.97, 'mmol/L', '119.97 mmol/L'],
  ])('%s %d %s is printed as %s', (name, value, unit, text) => {
    const { result } = evaluateReadings(reading(name, value, unit));
    expect(result.discrepancies[0]?.detail).toContain(` ${text}, `);
    expect(result.discrepancies[0]?.value).toBe(value);
  });

  it('of vital signs are confirmed with whoever measured them', () => {
    const { result } = evaluateReadings(
      reading('Systolic blood pressure', 185, 'mmHg'),
      reading('QTc', 510, 'ms'),
      reading('Heart rate', 35, 'bpm'),
    );
    for (const { detail } of result.discrepancies) expect(detail).toMatch(/with whoever measured it\.$/);
  });
});
