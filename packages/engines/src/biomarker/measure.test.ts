import { describe, expect, it } from 'vitest';
import { findAnalyte } from '@svc/clinical';
import { measure } from './measure.ts';

describe('measure', () => {
  const potassium = findAnalyte('potassium');
  const glucose = findAnalyte('glucose_fasting');

  it('does not measure what it does not know', () => {
    expect(measure(undefined, 4, 'mmol/L')).toEqual({ kind: 'unknown_analyte' });
    expect(measure(potassium, undefined, 'mmol/L')).toEqual({ kind: 'not_a_number' });
    expect(measure(potassium, 4, 'furlong')).toEqual({ kind: 'unknown_unit' });
  });

  it('converts a known unit into the unit of the analyte', () => {
    expect(measure(glucose, 25, 'mmol/L')).toMatchObject({
      kind: 'measured',
      value: 450.5,
      critical: 'high',
      unitSent: true,
    });
  });

  it('reads a value without a unit in the unit of the analyte, and says so', () => {
    expect(measure(potassium, 6.4, undefined)).toMatchObject({
      kind: 'measured',
      value: 6.4,
      unitSent: false,
      critical: 'high',
    });
  });

  it('names the unit in which an implausible value would be plausible', () => {
    const haemoglobin = findAnalyte('hemoglobin');
    expect(measure(haemoglobin, 135, 'g/dL')).toEqual({
      kind: 'implausible',
      looksLike: 'g/L',
      unitSent: true,
      criticalIfSo: false,
    });
    expect(measure(haemoglobin, 5, 'g/L')).toEqual({
      kind: 'implausible',
      looksLike: 'g/dL',
      unitSent: true,
      criticalIfSo: false,
    });
    expect(measure(findAnalyte('glucose'), 5.4, 'mg/dL')).toEqual({
      kind: 'implausible',
      looksLike: 'mmol/L',
      unitSent: true,
      criticalIfSo: true,
    });
    expect(measure(potassium, -1, 'mmol/L')).toEqual({
      kind: 'implausible',
      looksLike: undefined,
      unitSent: true,
      criticalIfSo: false,
    });
  });

  it('leaves an overflow implausible', () => {
    expect(measure(glucose, Number.MAX_VALUE, 'mmol/L').kind).toBe('implausible');
  });
});
