import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RELAPSE_INDICATORS } from '@svc/clinical';
import type { RelapseSignal } from './recognise-signals.ts';
import { scoreRelapse } from './score-relapse.ts';

const severity = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 0.5, 1));
const WORDINGS = [
  'not sleeping',
  'sleeping well',
  'hearing voices',
  'no voices',
  'Stopped taking her tablets',
  'taking medication every day',
  'wishes he was dead',
  'denies suicidal thoughts',
  'moved house',
  'not sleeping and drinking again',
];
const named = fc.record({
  indicator: fc.constantFrom(...RELAPSE_INDICATORS.map(({ key }) => key)),
  severity,
});
const signal = fc.oneof(named, named, fc.record({ indicator: fc.constantFrom(...WORDINGS), severity }));
const signals = fc.array(signal, { minLength: 1, maxLength: 30 });

const LEVELS = ['none', 'low', 'moderate', 'high'];
const compositeOf = (list: readonly RelapseSignal[]) => scoreRelapse(list).assessment?.compositeScore ?? 0;
const rankOf = (list: readonly RelapseSignal[]) => LEVELS.indexOf(scoreRelapse(list).risk.level);

test('the composite is a whole number from 0 to 100 and the contributions add up to it', () => {
  fc.assert(
    fc.property(named, signals, (known, list) => {
      const { assessment } = scoreRelapse([known, ...list]);
      const contributing = assessment?.contributing ?? [];
      const points = contributing.map(({ contribution }) => contribution);
      expect(Number.isInteger(assessment?.compositeScore)).toBe(true);
      expect(assessment?.compositeScore).toBeGreaterThanOrEqual(0);
      expect(assessment?.compositeScore).toBeLessThanOrEqual(100);
      expect(points.every((point) => Number.isInteger(point) && point >= 0)).toBe(true);
      expect(points.reduce((sum, point) => sum + point, 0)).toBe(assessment?.compositeScore);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
      expect(contributing.every((entry) => entry.severity > 0)).toBe(true);
    }),
  );
});

test('it equals 100 * (1 - product of (1 - weight * severity)) before the floor', () => {
  const weights = new Map(RELAPSE_INDICATORS.map(({ key, weight }) => [key, weight]));
  fc.assert(
    fc.property(fc.uniqueArray(named, { selector: ({ indicator }) => indicator, minLength: 1 }), (list) => {
      const left = list.reduce((rest, it) => rest * (1 - (weights.get(it.indicator) ?? 0) * it.severity), 1);
      const { scoreBeforeFloor = Number.NaN } = scoreRelapse(list).assessment ?? {};
      expect(Math.abs(scoreBeforeFloor - 100 * (1 - left))).toBeLessThanOrEqual(0.500001);
    }),
  );
});

test('a higher severity never lowers composite or risk', () => {
  fc.assert(
    fc.property(signals, fc.nat(29), severity, (list, at, other) => {
      const index = at % list.length;
      const raised = list.map((it, i) =>
        i === index ? { ...it, severity: Math.max(it.severity, other) } : it,
      );
      expect(compositeOf(raised)).toBeGreaterThanOrEqual(compositeOf(list));
      expect(rankOf(raised)).toBeGreaterThanOrEqual(rankOf(list));
    }),
  );
});

test('a further signal never lowers composite or risk', () => {
  fc.assert(
    fc.property(signals, signal, (list, further) => {
      expect(compositeOf([...list, further])).toBeGreaterThanOrEqual(compositeOf(list));
      expect(rankOf([...list, further])).toBeGreaterThanOrEqual(rankOf(list));
    }),
  );
});

/** Names that were not recognised are listed as they were sent. */
const withSortedNames = (assessment: ReturnType<typeof scoreRelapse>['assessment']) =>
  assessment && { ...assessment, unrecognized: assessment.unrecognized.toSorted() };

test('the letter case of the names does not matter', () => {
  fc.assert(
    fc.property(signals, (list) => {
      const loud = list.map((it) => ({ ...it, indicator: it.indicator.toUpperCase() }));
      expect(scoreRelapse(loud).risk).toEqual(scoreRelapse(list).risk);
      expect(compositeOf(loud)).toEqual(compositeOf(list));
    }),
  );
});

test('the order of the signals does not matter', () => {
  const shuffled = signals.chain((list) =>
    fc.tuple(
      fc.constant(list),
      fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([list, other]) => {
      const [one, two] = [scoreRelapse(list), scoreRelapse(other)];
      expect(withSortedNames(two.assessment)).toEqual(withSortedNames(one.assessment));
      expect(two.quotedLabels).toEqual(one.quotedLabels);
      expect(two.risk).toEqual(one.risk);
      expect(two.findings).toEqual(one.findings);
    }),
  );
});

test('a duplicate adds nothing', () => {
  fc.assert(
    fc.property(signals, fc.nat(29), (list, at) => {
      const again = list[at % list.length];
      if (again === undefined) return;
      expect(scoreRelapse([...list, again]).assessment).toEqual(scoreRelapse(list).assessment);
    }),
  );
});

test('any safety indicator above 0 flags the risk', () => {
  const safety = RELAPSE_INDICATORS.filter(({ safetyFloor }) => safetyFloor).map(({ key }) => key);
  fc.assert(
    fc.property(signals, fc.constantFrom(...safety), severity, (list, indicator, s) => {
      const { risk, assessment } = scoreRelapse([...list, { indicator, severity: s }]);
      if (s === 0) return;
      expect(risk.flag).toBe(true);
      expect(assessment?.compositeScore).toBeGreaterThanOrEqual(s >= 0.5 ? 75 : 25);
    }),
  );
});

test('anything that can be sent is answered, twice the same, with every citation in place', () => {
  const anything = fc.array(
    fc.record({
      indicator: fc.oneof(fc.string(), fc.constantFrom('Self harm', 'sleep_disruption', 'moon phase')),
      severity: fc.double(),
    }),
    { maxLength: 50 },
  );
  fc.assert(
    fc.property(anything, (list) => {
      const once = scoreRelapse(list);
      expect(scoreRelapse(list)).toEqual(once);
      expect(once.assessment === null).toBe(once.risk.labels[0] === 'Not assessable');
      const isUnread = list.some(({ indicator, severity: s }) => s > 0 && indicator === 'moon phase');
      expect(isUnread && once.risk.level === 'none').toBe(false);
      const cited = (once.assessment?.contributing ?? []).map((_, i) => `scoreRelapse.contributing[${i}]`);
      if (once.assessment !== null) cited.push('scoreRelapse.compositeScore');
      expect(once.findings.map(({ citation }) => citation).toSorted()).toEqual(cited.toSorted());
    }),
  );
});
