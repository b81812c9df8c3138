import { describe, expect, it } from 'vitest';
import { criticalSide, isPlausible } from './classify.ts';
import { toAnalyteUnit } from './convert-unit.ts';
import { DECIMAL_KEYS, printedValue } from './decimals.ts';
import { findAnalyte } from './find-analyte.ts';
import { ANALYTES } from './index.ts';
import { unflaggedSide, WIDER_KEYS } from './unflagged-range.ts';
import { TERATOGEN_LEVELS, URGENT_LIMITS, urgentLimitMet } from './urgent-limits.ts';

const known = (key: string) => {
  const analyte = findAnalyte(key);
  if (analyte?.key !== key) throw new Error(`no analyte ${key}`);
  return analyte;
};

describe.each(URGENT_LIMITS.map((row) => [`${row.analyte} ${row.comparator} ${row.limit}`, row] as const))(
  'urgent limit %s',
  (_, row) => {
    const analyte = known(row.analyte);
    const converted = toAnalyteUnit(analyte, row.limit, row.unit);
    const limit = 'value' in converted ? converted.value : Number.NaN;

    it('is in a unit of its analyte, can be real, and has a reason and a source', () => {
      expect(isPlausible(analyte, limit)).toBe(true);
      expect(row.reason).not.toBe('');
      expect(row.evidence.source).not.toBe('');
      expect(row.evidence.status).not.toBe('ours');
    });

    it('is met beyond, not short of it, and lies outside the adult range', () => {
      const step = (Math.abs(limit) / 1000) * (row.comparator === '<' ? -1 : 1);
      expect(urgentLimitMet(analyte, limit + step, true)).toBe(row);
      expect(urgentLimitMet(analyte, limit - step, true)).not.toBe(row);
      expect(unflaggedSide(analyte, limit + 25 * step)).toBe(row.comparator === '<' ? 'low' : 'high');
    });

    it('is reached no later than the critical limit of its side', () => {
      const step = (Math.abs(limit) / 1000) * (row.comparator === '<' ? -1 : 1);
      expect(criticalSide(analyte, limit - step)).toBeNull();
    });
  },
);

describe('the tables of values', () => {
  it('name analytes that exist, each once', () => {
    for (const keys of [WIDER_KEYS, DECIMAL_KEYS, [...TERATOGEN_LEVELS]]) {
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of keys) known(key);
    }
  });

  it.each(
    ANALYTES.flatMap((analyte) => [
      { analyte, key: analyte.key, side: 'low', value: (analyte.criticalLow?.value ?? Number.NaN) - 1e-9 },
      { analyte, key: analyte.key, side: 'high', value: (analyte.criticalHigh?.value ?? Number.NaN) + 1e-9 },
    ]).filter(({ value }) => !Number.isNaN(value)),
  )('call a critical value of $key, $side, outside the adult range', ({ analyte, side, value }) => {
    expect(unflaggedSide(analyte, value)).toBe(side);
  });

  it('print a value in a unit ten times as large with one more decimal', () => {
    expect(printedValue(known('creatinine'), 1.23456, 'mg/dL', () => true)).toBe('1.23');
    expect(printedValue(known('creatinine'), 109.1351, 'umol/L', () => true)).toBe('109');
    expect(printedValue(known('glucose_fasting'), 5.1234, 'mmol/L', () => true)).toBe('5.1');
  });
});
