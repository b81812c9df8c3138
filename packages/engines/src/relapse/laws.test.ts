import { RelapsePredictRequest, RelapseResult } from '@svc/contracts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveParameters } from '../parameters.ts';
import {
  anyAssessments,
  maybe,
  NOW,
  phq9,
  withinError,
  withOtherScale,
  withSevereScale,
} from '../../test/assessments.ts';
import { relapse } from './analyze.ts';

const { defaults } = relapse.parameters;
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const days = fc.integer({ min: 0, max: 3650 });

const anyInput: fc.Arbitrary<RelapsePredictRequest> = fc.record({
  assessments: anyAssessments,
  dmseLatencyPctChange: maybe(number(-100, 1000)),
  avgSleepHours: maybe(number(0, 24)),
  daysSinceMedChange: maybe(days),
  hasActiveMedication: maybe(fc.boolean()),
  daysSinceLastVisit: maybe(days),
});

const anyParameters = fc
  .dictionary(fc.constantFrom(...Object.keys(defaults)), number(-200, 200))
  .map((values) => resolveParameters(relapse.parameters, { version: 1, values }));

test('any input that validates gives an answer that validates, to the byte the same each time [1:1 deterministic] [1:4.6 response]', () => {
  fc.assert(
    fc.property(anyInput, anyParameters, (input, parameters) => {
      expect(RelapsePredictRequest.safeParse(input).success).toBe(true);
      const before = JSON.stringify(input);
      const evaluate = () => relapse.evaluate(input, { now: NOW, parameters });
      const { result, description } = evaluate();
      expect(RelapseResult.safeParse(result).error).toBeUndefined();
      expect(JSON.stringify(evaluate())).toBe(JSON.stringify({ result, description }));
      expect(relapse.analyze(input, { now: NOW, parameters })).toEqual(result);
      expect(JSON.stringify(input)).toBe(before);
    }),
    { numRuns: 300 },
  );
});

test('points add up to the score, stay inside their maxima, and everything else follows from them [1:2.6 relapse.score]', () => {
  fc.assert(
    fc.property(anyInput, anyParameters, (input, parameters) => {
      const { result, description } = relapse.evaluate(input, { now: NOW, parameters });
      const { score, factors, level } = result;
      expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      expect(factors.reduce((sum, { maxPoints }) => sum + maxPoints, 0)).toBe(100);
      for (const { points, maxPoints, available, tone } of factors) {
        expect(Number.isInteger(points) && points >= 0 && points <= maxPoints).toBe(true);
        expect(available || (points === 0 && tone === 'neutral')).toBe(true);
      }
      const largest = Math.max(...factors.map(({ points }) => points));
      const top = factors.find(({ points }) => points > 0 && points === largest);
      expect(result.topDriver).toBe(top?.label ?? 'No contributing factor');
      expect(result.sourceCount).toBe(factors.filter(({ available }) => available).length);
      expect(result.assessed).toBe(result.sourceCount > 0);
      expect(description).toMatchObject({
        score,
        summary: { status: level },
        confidence: { level: result.confidence },
      });
      const needsReview = level === 'elevated' || level === 'high' || !result.assessed;
      expect(description.summary.requiresClinicianReview || !needsReview).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('advice says what to check, without numbers [D:recommendations]', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { recommendation } = relapse.analyze(input, { now: NOW, parameters: defaults });
      expect(
        recommendation
          .replace(/Look first at: .*?\. (?=[A-Z][a-z])/, '')
          .replace(/^Partly assessed \(\d of 5 factors\)\. /, ''),
      ).not.toMatch(/\d/);
      expect(recommendation.endsWith('No action is taken automatically.')).toBe(true);
    }),
  );
});

/** Per field: a range in which the second value is never better than the first. Availability stays the same. */
const WORSE: readonly {
  name: string;
  pair: fc.Arbitrary<[Partial<RelapsePredictRequest>, Partial<RelapsePredictRequest>]>;
}[] = [
  ascending('slower response', number(-29.99, 1000), (dmseLatencyPctChange) => ({ dmseLatencyPctChange })),
  ascending('longer sleep, from 7 h on', number(7, 24), (avgSleepHours) => ({ avgSleepHours })),
  ascending('shorter sleep, from 9 h down', number(-9, 0), (negative) => ({ avgSleepHours: -negative })),
  ascending('a longer time without a visit', days, (daysSinceLastVisit) => ({ daysSinceLastVisit })),
  ascending('a more recent medication change', fc.integer({ min: -3650, max: 0 }), (ago) => ({
    daysSinceMedChange: -ago,
  })),
  ascending('no active medication', fc.integer({ min: 0, max: 1 }), (none) => ({
    hasActiveMedication: none === 0,
  })),
  ascending('a higher latest score', fc.integer({ min: 0, max: 27 }), (score) => ({
    assessments: [phq9(9, 120), phq9(7, 60), phq9(11, 30), phq9(score)],
  })),
];

function ascending<T extends number>(
  name: string,
  of: fc.Arbitrary<T>,
  field: (value: T) => Partial<RelapsePredictRequest>,
) {
  const pair = fc
    .tuple(of, of)
    .map(([a, b]): [Partial<RelapsePredictRequest>, Partial<RelapsePredictRequest>] =>
      a <= b ? [field(a), field(b)] : [field(b), field(a)],
    );
  return { name, pair };
}

describe('what is worse never scores less', () => {
  test.each(WORSE)('$name', ({ pair }) => {
    fc.assert(
      fc.property(anyInput, pair, anyParameters, (input, [better, worse], parameters) => {
        const context = { now: NOW, parameters };
        const a = relapse.analyze({ ...input, ...better }, context);
        const b = relapse.analyze({ ...input, ...worse }, context);
        expect(b.score).toBeGreaterThanOrEqual(a.score);
        expect(relapse.statusOrder.indexOf(b.level)).toBeGreaterThanOrEqual(
          relapse.statusOrder.indexOf(a.level),
        );
      }),
    );
  });

  test('the effect named for a field is the move of the score, but for rounding', () => {
    fc.assert(
      fc.property(
        anyInput,
        number(0, 24),
        number(0, 24),
        anyParameters,
        (input, previous, avgSleepHours, parameters) => {
          const context = { now: NOW, parameters };
          const before = relapse.analyze({ ...input, avgSleepHours: previous }, context);
          const { result, description } = relapse.evaluate({ ...input, avgSleepHours }, context);
          const effect =
            description.comparable.find(({ name }) => name === 'avgSleepHours')?.effect(previous) ??
            Number.NaN;
          expect(Math.abs(result.score - before.score - effect)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

test('an unknown instrument never makes the trend fall [D:unknown instrument: never better]', () => {
  const scores = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(scores, maybe(number(-100, 1000)), (values, dmseLatencyPctChange) => {
      const assessments = values.map((score, i) => ({
        ...phq9(score, i * 10),
        instrumentId: 'x',
        instrumentName: 'x',
        maxScore: 50,
      }));
      const result = relapse.analyze(
        { assessments, dmseLatencyPctChange },
        { now: NOW, parameters: defaults },
      );
      expect(result.trend).not.toBe('falling');
      expect(result.confidence).toBe('low');
      expect(result.factors[0]?.tone).not.toBe('positive');
    }),
  );
});

describe('what the scales are for', () => {
  const evaluate = (input: RelapsePredictRequest) =>
    relapse.evaluate(input, { now: NOW, parameters: defaults });
  const rank = (level: string) => relapse.statusOrder.indexOf(level);
  const TRENDS = ['falling', 'stable', 'rising'];

  test('adding a symptom scale that is severe now never makes level, score or trend calmer, and asks for a review', () => {
    fc.assert(
      fc.property(withSevereScale, anyInput, anyParameters, ({ base, added }, input, parameters) => {
        const context = { now: NOW, parameters };
        const before = relapse.analyze({ ...input, assessments: base }, context);
        const after = relapse.evaluate({ ...input, assessments: [...base, ...added] }, context);
        expect(after.description.summary.requiresClinicianReview).toBe(true);
        expect(after.result.level).not.toBe('low');
        expect(after.result.trend).not.toBe('falling');
        expect(after.result.score).toBeGreaterThanOrEqual(before.score);
        expect(rank(after.result.level)).toBeGreaterThanOrEqual(rank(before.level));
        if (before.trend === 'insufficient_data') return;
        expect(TRENDS.indexOf(after.result.trend)).toBeGreaterThanOrEqual(TRENDS.indexOf(before.trend));
      }),
    );
  });

  test('adding a scale of another purpose never changes score, level or trend', () => {
    fc.assert(
      fc.property(withOtherScale, anyInput, ({ base, added }, input) => {
        const before = evaluate({ ...input, assessments: base });
        const after = evaluate({ ...input, assessments: [...base, ...added] });
        const { score, level, trend } = before.result;
        expect(after.result).toMatchObject({ score, level, trend });
        const { requiresClinicianReview: review } = after.description.summary;
        expect(review || !before.description.summary.requiresClinicianReview).toBe(true);
      }),
    );
  });

  test('a change below the reliable change never makes a trend', () => {
    fc.assert(
      fc.property(withinError, (assessments) => {
        const { result, description } = evaluate({ assessments });
        expect(result.trend).toBe('stable');
        const said = [result.summaryLine, result.factors[0]?.detail, description.summary.headline].join();
        expect(said).not.toMatch(/better|worse|improv/i);
      }),
    );
  });

  test('an older score never outvotes a newer one', () => {
    const older = fc.array(fc.integer({ min: 0, max: 27 }), { maxLength: 5 });
    fc.assert(
      fc.property(
        older,
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 6, max: 13 }),
        (old, low, rise) => {
          const past = old.map((score, i) => phq9(score, 20 + i * 15));
          const worse = evaluate({ assessments: [...past, phq9(low, 10), phq9(low + rise)] });
          expect(worse.result.trend).toBe('rising');
          expect(worse.result.level).not.toBe('low');
          const better = evaluate({ assessments: [...past, phq9(low + rise, 10), phq9(low)] });
          expect(better.result.trend).not.toBe('rising');
        },
      ),
    );
  });

  test('no answer that asks for a review says that there is nothing to do', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { result, description } = evaluate(input);
        if (!description.summary.requiresClinicianReview) return;
        expect(JSON.stringify([result, description.summary])).not.toMatch(/planned contact|no reason for/i);
      }),
    );
  });
});
