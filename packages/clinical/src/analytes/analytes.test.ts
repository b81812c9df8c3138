import { describe, expect, it } from 'vitest';
import type { Evidence } from '../evidence/evidence.ts';
import { criticalSide, isPlausible } from './classify.ts';
import { normalizeUnit } from './convert-unit.ts';
import { defineAnalyte, type Analyte, type ReferenceInterval } from './define-analyte.ts';
import { namesOfAnalyte } from './find-analyte.ts';
import { ANALYTES } from './index.ts';

const each = ANALYTES.map((analyte) => [analyte.key, analyte] as const);

function intervalsOf({ reference }: Analyte): readonly ReferenceInterval[] {
  if (!reference) return [];
  return 'male' in reference ? [reference.male, reference.female] : [reference];
}

function endsOf(interval: ReferenceInterval): readonly number[] {
  return [interval.low, interval.high].filter((end) => end !== undefined);
}

function evidenceOf(analyte: Analyte): readonly Evidence[] {
  const limits = [analyte.criticalLow, analyte.criticalHigh].filter((limit) => limit !== undefined);
  return [
    analyte.referenceEvidence,
    analyte.plausible.evidence,
    analyte.context.evidence,
    ...limits.map((limit) => limit.evidence),
    ...analyte.conversions.map((conversion) => conversion.evidence),
  ];
}

describe('all analytes', () => {
  it('number at least 90', () => {
    expect(ANALYTES.length).toBeGreaterThanOrEqual(90);
  });

  it('have unique keys in snake case', () => {
    const keys = ANALYTES.map((analyte) => analyte.key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/);
  });

  it('share no name: one that two analytes could mean is refused', () => {
    const owners = new Map<string, string[]>();
    for (const analyte of ANALYTES) {
      for (const name of namesOfAnalyte(analyte))
        owners.set(name, [...(owners.get(name) ?? []), analyte.key]);
    }
    expect([...owners].filter(([, keys]) => keys.length > 1)).toEqual([]);
    expect(owners.has('')).toBe(false);
  });

  it('share no laboratory code', () => {
    const codes = ANALYTES.flatMap((analyte) => analyte.codes.map((code) => `${code.system}|${code.code}`));
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe.each(each)('%s', (_key, analyte) => {
  it('has a label, a group, a unit and a reference text', () => {
    for (const text of [analyte.label, analyte.group, analyte.unit, analyte.referenceText]) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
    }
  });

  it('leaves the standing of its numbers to the callers', () => {
    expect(analyte.referenceText).not.toMatch(/provisional|published norm/i);
  });

  it('names a source for every number [D:provisional numbers: all entries]', () => {
    for (const evidence of evidenceOf(analyte)) expect(evidence.source.trim()).not.toBe('');
    expect(analyte.plausible.evidence.status).toBe('ours');
  });

  it('gives the unit in the reference text, where it has one', () => {
    const unitless = (analyte.unitAliases ?? []).includes('');
    const isRatio = !analyte.reference && analyte.referenceText.includes('ratio');
    expect(unitless || isRatio || analyte.referenceText.includes(analyte.unit)).toBe(true);
  });

  it('has reference intervals that are not empty and lie inside the plausible range', () => {
    for (const interval of intervalsOf(analyte)) {
      const { low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY } = interval;
      expect(low).toBeLessThan(high);
      expect(endsOf(interval).length).toBeGreaterThan(0);
      for (const end of endsOf(interval)) expect(isPlausible(analyte, end)).toBe(true);
    }
  });

  it('has no critical value inside a reference interval', () => {
    const ends = intervalsOf(analyte).flatMap(endsOf);
    for (const end of ends) expect(criticalSide(analyte, end)).toBeNull();
  });

  it('has critical limits strictly inside the plausible range', () => {
    const { criticalLow, criticalHigh, plausible } = analyte;
    expect(criticalLow?.value ?? Number.POSITIVE_INFINITY).toBeGreaterThan(plausible.min);
    expect(criticalHigh?.value ?? Number.NEGATIVE_INFINITY).toBeLessThan(plausible.max);
  });

  it('spells each unit once', () => {
    const own = [...new Set([analyte.unit, ...(analyte.unitAliases ?? [])].map(normalizeUnit))];
    const others = analyte.conversions.flatMap((conversion) => [
      ...new Set(conversion.units.map(normalizeUnit)),
    ]);
    const all = [...own, ...others];
    expect(new Set(all).size).toBe(all.length);
  });

  it('has conversions with a positive finite factor', () => {
    for (const { factor, offset = 0, units } of analyte.conversions) {
      expect(factor).toBeGreaterThan(0);
      expect(Number.isFinite(factor) && Number.isFinite(offset)).toBe(true);
      expect(units.length).toBeGreaterThan(0);
    }
  });

  it('names findings only for a side the reference can have', () => {
    const intervals = intervalsOf(analyte);
    const { low, high } = analyte.findings ?? {};
    expect(low === undefined || intervals.every((interval) => interval.low !== undefined)).toBe(true);
    expect(high === undefined || intervals.every((interval) => interval.high !== undefined)).toBe(true);
  });

  it('has a context in advisory words, without a dose [D:recommendations]', () => {
    const { high = '', low = '', any = '' } = analyte.context;
    expect(`${high} ${low} ${any}`).not.toMatch(
      /\b(stop|discontinue|prescribe|reduce|increase|must)\b|\d\s*mg\b(?!\/)/i,
    );
  });
});

describe('defineAnalyte', () => {
  const sodium = ANALYTES.find((analyte) => analyte.key === 'sodium') as Analyte;
  const limit = (value: number) => ({ value, inclusive: false, evidence: sodium.referenceEvidence });

  it('refuses an empty plausible range', () => {
    expect(() => defineAnalyte({ ...sodium, plausible: { ...sodium.plausible, min: 200 } })).toThrow(
      'plausible range',
    );
  });

  it('refuses a critical limit outside the plausible range', () => {
    expect(() => defineAnalyte({ ...sodium, criticalLow: limit(79) })).toThrow('implausible');
  });

  it('refuses critical limits that cross', () => {
    expect(() => defineAnalyte({ ...sodium, criticalLow: limit(160) })).toThrow('cross');
  });
});
