import { describe, expect, it } from 'vitest';
import { evaluatePanel } from '../agents/biomarker/evaluate-panel.ts';
import { evaluateReadings, type SentReading } from './test-requests.ts';

const summaryOf = (...readings: SentReading[]) => evaluateReadings(...readings).description.summary;

describe('a number that is hardly survivable in its unit and ordinary in another', () => {
  it('is implausible, its unit to confirm, printed as sent, and not called critical', () => {
    const { result, description } = evaluateReadings(
      { name: 'Glucose', value: 5.4, unit: 'mg/dL' },
      { name: 'Haemoglobin', value: 135, unit: 'g/dL' },
      { name: 'Lithium', value: 7, unit: 'mmol/L' },
      { name: 'TSH', value: 1.9, unit: 'mIU/L' },
    );
    expect(description.summary).toMatchObject({
      status: 'critical',
      requiresClinicianReview: true,
      flagged: ['Lithium', 'Glucose (fasting)', 'Haemoglobin'],
      headline:
        'Critical: Lithium 7 mmol/L. Implausible, unit to confirm: Glucose (fasting) 5.4 mg/dL (looks like mmol/L), ' +
        'Haemoglobin 135 g/dL (looks like g/L).',
    });
    expect(result.discrepancies.map(({ analyte }) => analyte)).toEqual(['lithium']);
    const sentence = description.warnings.find((warning) => warning.includes('Glucose'));
    expect(sentence).toContain('5.4 mg/dL');
    expect(sentence).toContain('where it would be critical');
    expect(sentence).toContain('looks like a value in mmol/L');
    expect(sentence).toContain('confirm the unit');
  });

  it.each([
    [{ name: 'Glucose', value: 5.4, unit: 'mg/dL' }, 'mmol/L'],
    [{ name: 'Glucose', value: 6.1 }, 'mmol/L'],
    [{ name: 'Glucose', value: 95, unit: 'mmol/L' }, 'mg/dL'],
    [{ name: 'Haemoglobin', value: 13.5, unit: 'g/L' }, 'g/dL'],
    [{ name: 'Platelets', value: 250, unit: '/uL' }, '10^3/uL'],
    [{ name: 'Neutrophils', value: 3.2, unit: 'cells/uL' }, '10^3/uL'],
    [{ name: 'Calcium', value: 2.4, unit: 'mg/dL' }, 'mmol/L'],
    [{ name: 'Creatinine', value: 80, unit: 'mg/dL' }, 'umol/L'],
    [{ name: 'Potassium', value: 4.2, unit: 'mg/dL' }, 'mmol/L'],
  ] as const)('%j is questioned and reviewed', (reading, unit) => {
    const { status, requiresClinicianReview, headline } = summaryOf(reading);
    expect([status, requiresClinicianReview]).toEqual(['watch', true]);
    expect(headline).toContain(`Implausible, unit to confirm: `);
    expect(headline).toContain(`${reading.value}`);
    expect(headline).toContain(`looks like ${unit}`);
  });

  it.each([
    { name: 'Glucose', value: 38, unit: 'mg/dL' },
    { name: 'Glucose', value: 1.9, unit: 'mmol/L' },
    { name: 'Neutrophils', value: 0, unit: '10^9/L' },
    { name: 'Platelets', value: 9, unit: '10^9/L' },
    { name: 'Lithium', value: 7, unit: 'mmol/L' },
    { name: 'Magnesium', value: 0.8, unit: 'mg/dL' },
  ])('%j stays critical: it can be lived with, or fits no other unit', (reading) => {
    expect(summaryOf(reading).status).toBe('critical');
  });

  it('flagged by the sender it is a signal of that flag, and the unit is questioned all the same', () => {
    const { result, description } = evaluateReadings({
      name: 'Glucose',
      value: 5.4,
      unit: 'mg/dL',
      flag: 'LL',
    });
    expect(description.summary.status).toBe('critical');
    expect(result.signals[0]?.detail).toContain('5.4 mg/dL');
    expect(result.signals[0]?.detail).toContain('looks like a value in mmol/L');
  });

  it('in the panel of the agent: flag, moderate, the value as sent, before what is merely abnormal', () => {
    const { risk, quotedLabels, warnings } = evaluatePanel([
      { analyte: 'CRP', value: 12, unit: 'mg/L' },
      { analyte: 'glucose', value: 5.4, unit: 'mg/dL' },
    ]);
    expect(risk).toMatchObject({ flag: true, level: 'moderate' });
    expect(quotedLabels?.[0]).toContain('Glucose (fasting) 5.4 mg/dL');
    expect(warnings.join()).toContain('looks like a value in mmol/L');
  });
});
