import { describe, expect, it } from 'vitest';
import { splitIntoSentences } from './test-sentences.ts';
import { evaluateLabs, panel, type SentReading } from './test-requests.ts';

function textsOf(...readings: SentReading[]) {
  const { result, description } = evaluateLabs(panel(readings));
  return [
    description.summary.headline,
    ...result.signals.map(({ detail }) => detail),
    ...result.discrepancies.map(({ detail }) => detail),
  ].flatMap(splitIntoSentences);
}

describe('the numbers of a sentence stand in one unit, that of the reading', () => {
  it.each([
    [{ name: 'Calcium', value: 11.4, unit: 'mg/dL' }, /mmol/],
    [{ name: 'Calcium', value: 2.9, unit: 'mmol/L' }, /mg\/dL/],
    [{ name: 'Creatinine', value: 260, unit: 'umol/L' }, /mg\/dL/],
    [{ name: 'Creatinine', value: 700, unit: 'umol/L', flag: 'H' }, /mg\/dL/],
    [{ name: 'Glucose', value: 2.1, unit: 'mmol/L' }, /mg\/dL/],
    [{ name: 'Glucose', value: 480, unit: 'mg/dL', flag: 'H' }, /mmol/],
    [{ name: 'Haemoglobin', value: 101, unit: 'g/L' }, /g\/dL/],
    [{ name: 'Neutrophils', value: 900, unit: '/uL' }, /10\^/],
    [{ name: 'Platelets', value: 60, unit: '10^9/L' }, /10\^3/],
    [{ name: 'Creatinine', value: 1.9, unit: 'mg/dL', referenceRange: '53-120 umol/L' }, /umol/],
    [{ name: 'HbA1c', value: 60, unit: 'mmol/mol' }, /%/],
    [{ name: 'Troponin T', value: 0.03, unit: 'ng/mL' }, /ng\/L/],
  ] as const)('%j', (reading, other) => {
    const texts = textsOf(reading);
    expect(texts.join(' ')).toContain(reading.unit);
    for (const text of texts.filter((each) => !each.startsWith('Possible'))) expect(text).not.toMatch(other);
  });

  it('an older reading in another unit too', () => {
    const { description, result } = evaluateLabs(
      panel([{ name: 'Calcium', value: 13.4, unit: 'mg/dL' }], { observedAt: '2026-10-01' }),
      panel([{ name: 'Calcium', value: 2.4, unit: 'mmol/L' }], { observedAt: '2026-11-01' }),
    );
    expect(description.summary.headline).toContain(
      'Calcium 13.4 mg/dL of 2026-10-01 (on 2026-11-01: 9.6 mg/dL)',
    );
    expect(result.discrepancies[0]?.detail).not.toContain('mmol');
  });
});

describe('no sentence is said twice', () => {
  it('of several readings of one analyte what it can mean is said once', () => {
    const low = (value: number): SentReading => ({ name: 'Sodium', value, unit: 'mmol/L', flag: 'L' });
    const { result, description } = evaluateLabs(
      panel([low(131), { name: 'ALT', value: 80, unit: 'U/L', flag: 'H' }], {
        id: 'a',
        observedAt: '2026-10-20',
      }),
      panel([low(129), { name: 'ALT', value: 90, unit: 'U/L', flag: 'H' }], {
        id: 'b',
        observedAt: '2026-11-10',
      }),
      panel(
        [
          { name: 'TSH', value: 6, unit: 'mIU/L' },
          { name: 'CRP', value: 18, unit: 'mg/L' },
          { name: 'Zorblin', value: 4, unit: 'U/L', flag: 'H' },
          { name: 'Quux', value: 4, unit: 'U/L', flag: 'H' },
          { name: 'Blob', value: 4, unit: 'U/L' },
        ],
        { id: 'c', observedAt: '2026-11-10' },
      ),
    );
    const sentences = [
      description.summary.headline,
      ...description.warnings,
      ...result.signals.map(({ detail }) => detail),
      ...result.discrepancies.map(({ detail }) => detail),
    ].flatMap(splitIntoSentences);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  it('non-findings are one line', () => {
    const { description } = evaluateLabs(
      panel([
        { name: 'Sodium', value: 140, unit: 'mmol/L' },
        { name: 'Zorblin', value: 3 },
        { name: 'Quux', value: 3 },
      ]),
    );
    expect(splitIntoSentences(description.summary.headline)).toHaveLength(2);
    expect(description.warnings).toHaveLength(1);
  });
});
