import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { criticalSide, isPlausible, mistakenUnit, type Analyte, ANALYTES } from '@svc/clinical';
import { evaluatePanel, type PanelPerson } from './evaluate-panel.ts';

const resultOf = (analyte: Analyte, value: number, person?: PanelPerson) =>
  evaluatePanel([{ analyte: analyte.key, value }], person).assessment?.results[0];

const LIMITS = ANALYTES.flatMap((analyte) =>
  (['criticalLow', 'criticalHigh'] as const).flatMap((which) => {
    const limit = analyte[which];
    return limit === undefined ? [] : [{ key: analyte.key, which, analyte, limit }];
  }),
);

/** A hundredth of the limit, or of the width of what is plausible where the limit is near zero. */
const stepOf = ({ plausible }: Analyte, value: number) =>
  Math.min(Math.abs(value) / 100 || 1, (plausible.max - plausible.min) / 1000);

describe('every critical limit', () => {
  it.each(LIMITS)(
    '$key $which: one step beyond is critical, one step inside is not',
    ({ analyte, which, limit }) => {
      const outwards = which === 'criticalLow' ? -1 : 1;
      const step = stepOf(analyte, limit.value) * outwards;
      const side = which === 'criticalLow' ? 'low' : 'high';
      expect(resultOf(analyte, limit.value + step)).toMatchObject({ flag: 'critical', side });
      expect(resultOf(analyte, limit.value)?.flag === 'critical').toBe(limit.inclusive);
      expect(resultOf(analyte, limit.value - step)?.flag).not.toBe('critical');
    },
  );

  it('is there for most analytes', () => {
    expect(LIMITS.length).toBeGreaterThan(80);
  });
});

const person = fc.record({
  sex: fc.constantFrom('male' as const, 'female' as const, undefined),
  ageYears: fc.option(fc.double({ min: 0, max: 130, noNaN: true }), { nil: undefined }),
});
const reading = fc.constantFrom(...ANALYTES).chain((analyte) =>
  fc.record({
    analyte: fc.constant(analyte),
    value: fc.double({ min: analyte.plausible.min, max: analyte.plausible.max, noNaN: true }),
  }),
);

/** A number that is hardly survivable in its unit and ordinary in another is no result in either. */
function isOfItsUnit(analyte: Analyte, value: number): boolean {
  return mistakenUnit(analyte, value, { number: value }) === undefined;
}

test('a critical flag depends on the value alone: no sex and no age lowers or raises it', () => {
  fc.assert(
    fc.property(reading, person, ({ analyte, value }, who) => {
      const critical = criticalSide(analyte, value) !== null && isOfItsUnit(analyte, value);
      expect(resultOf(analyte, value, who)?.flag === 'critical').toBe(critical);
      expect(evaluatePanel([{ analyte: analyte.key, value }], who).risk.level === 'high').toBe(critical);
    }),
  );
});

test('what cannot be real in its unit is never a result', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ANALYTES), fc.double(), (analyte, value) => {
      expect(resultOf(analyte, value) !== undefined).toBe(
        isPlausible(analyte, value) && isOfItsUnit(analyte, value),
      );
    }),
  );
});

const panels = fc.array(
  fc.record({
    analyte: fc.oneof(fc.constantFrom(...ANALYTES.map(({ key }) => key)), fc.string()),
    value: fc.double(),
    unit: fc.option(fc.constantFrom('mmol/L', 'mg/dL', '%', 'nonsense', ''), { nil: undefined }),
  }),
  { maxLength: 50 },
);

test('any panel is answered, twice the same, with every citation in place', () => {
  fc.assert(
    fc.property(panels, person, (panel, who) => {
      const once = evaluatePanel(panel, who);
      expect(evaluatePanel(panel, who)).toEqual(once);
      expect(once.findings.map(({ citation }) => citation).toSorted()).toEqual(
        (once.assessment?.results ?? []).map((_, index) => `evaluatePanel.results[${index}]`).toSorted(),
      );
      expect(once.risk.flag).toBe(once.risk.level === 'moderate' || once.risk.level === 'high');
      expect(once.assessment === null).toBe(once.risk.labels[0] === 'Not assessable');
    }),
  );
});

test('a further reading never lowers the risk', () => {
  const rank = ['none', 'low', 'moderate', 'high'];
  fc.assert(
    fc.property(panels, reading, (panel, { analyte, value }) => {
      const before = evaluatePanel(panel).risk.level;
      const after = evaluatePanel([...panel, { analyte: analyte.key, value }]).risk.level;
      expect(rank.indexOf(after)).toBeGreaterThanOrEqual(rank.indexOf(before));
    }),
  );
});
