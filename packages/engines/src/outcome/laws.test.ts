import { OutcomeResult, OutcomeScoreRequest } from '@svc/contracts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveParameters } from '../parameters.ts';
import { anyAssessments, maybe, NOW, phq9, unknownScale } from '../../test-support/assessments.ts';
import { outcome } from './analyze.ts';

const { defaults } = outcome.parameters;
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const count = fc.integer({ min: 0, max: 100 });

const anyInput: fc.Arbitrary<OutcomeScoreRequest> = fc.record({
  assessments: anyAssessments,
  dmseLatencyPctChange: maybe(number(-100, 1000)),
  activeMedications: maybe(count),
  biomarkerWatchCount: maybe(count),
  avgSleepHours: maybe(number(0, 24)),
});

const anyParameters = fc
  .dictionary(fc.constantFrom(...Object.keys(defaults)), number(-200, 200))
  .map((values) => resolveParameters(outcome.parameters, { version: 1, values }));

test('[1:1 deterministic] [1:4.5 response] any input that validates gives an answer that validates, to the byte the same each time', () => {
  fc.assert(
    fc.property(anyInput, anyParameters, (input, parameters) => {
      expect(OutcomeScoreRequest.safeParse(input).success).toBe(true);
      const before = JSON.stringify(input);
      const evaluate = () => outcome.evaluate(input, { now: NOW, parameters });
      const { result, description } = evaluate();
      expect(OutcomeResult.safeParse(result).error).toBeUndefined();
      expect(JSON.stringify(evaluate())).toBe(JSON.stringify({ result, description }));
      expect(outcome.analyze(input, { now: NOW, parameters })).toEqual(result);
      expect(JSON.stringify(input)).toBe(before);
    }),
    { numRuns: 300 },
  );
});

test('[D:outcome: integers] [1:2.6 outcome.components.contribution] contributions are whole, inside their weights, add up to the score, and everything else follows', () => {
  fc.assert(
    fc.property(anyInput, anyParameters, (input, parameters) => {
      const { result, description } = outcome.evaluate(input, { now: NOW, parameters });
      const { score, components, direction, sourceCount } = result;
      expect(components.reduce((sum, { contribution }) => sum + contribution, 0)).toBe(score);
      for (const { key, contribution, available } of components) {
        expect(Number.isInteger(contribution)).toBe(true);
        expect(Math.abs(contribution)).toBeLessThanOrEqual(available ? parameters[`${key}Weight`] : 0);
      }
      expect(sourceCount).toBe(components.filter(({ available }) => available).length);
      expect(description).toMatchObject({
        score,
        summary: { status: direction },
        confidence: { level: result.confidence },
      });
      expect(direction).toBe(expectedDirection(result, parameters));
      expect(direction === 'insufficient_data' && Math.abs(score) > 14).toBe(false);
    }),
    { numRuns: 300 },
  );
});

/** The direction that follows from what the answer shows: no better than the score, nor than symptoms alone. */
function expectedDirection({ score, components }: OutcomeResult, parameters: typeof defaults): string {
  const [symptoms, dmse] = components;
  if (!symptoms?.available && !dmse?.available) return 'insufficient_data';
  const least = Math.min(score, symptoms?.available ? symptoms.contribution : score);
  if (least <= parameters.worseningFrom) return 'worsening';
  return least >= parameters.improvingFrom ? 'improving' : 'stable';
}

/** Per field: a range in which the second value is never better than the first. Availability stays the same. */
const WORSE = [
  ascending('slower response', number(-50, 1000), (dmseLatencyPctChange) => ({ dmseLatencyPctChange })),
  ascending('longer sleep, from 7 h on', number(7, 24), (avgSleepHours) => ({ avgSleepHours })),
  ascending('shorter sleep, from 9 h down', number(-9, 0), (negative) => ({ avgSleepHours: -negative })),
  ascending('more medications', fc.integer({ min: 1, max: 100 }), (activeMedications) => ({
    activeMedications,
  })),
  ascending('more biomarkers on watch', count, (biomarkerWatchCount) => ({ biomarkerWatchCount })),
  ascending('a higher latest score', fc.integer({ min: 0, max: 27 }), (score) => ({
    assessments: [phq9(11, 120), phq9(7, 60), phq9(score)],
  })),
];

function ascending(
  name: string,
  of: fc.Arbitrary<number>,
  field: (value: number) => Partial<OutcomeScoreRequest>,
) {
  const pair = fc.tuple(of, of).map(([a, b]) => [field(Math.min(a, b)), field(Math.max(a, b))] as const);
  return { name, pair };
}

describe('what is worse never scores better', () => {
  test.each(WORSE)('$name', ({ pair }) => {
    fc.assert(
      fc.property(anyInput, pair, anyParameters, (input, [better, worse], parameters) => {
        const context = { now: NOW, parameters };
        const a = outcome.analyze({ ...input, ...better }, context);
        const b = outcome.analyze({ ...input, ...worse }, context);
        expect(b.score).toBeLessThanOrEqual(a.score);
        const rank = (direction: string) => outcome.statusOrder.indexOf(direction);
        expect(rank(b.direction)).toBeGreaterThanOrEqual(rank(a.direction));
      }),
    );
  });
});

test('[D:unknown instrument: never better] an unknown instrument never shows improvement', () => {
  const scores = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(scores, anyInput, (values, input) => {
      const assessments = values.map((score, i) => unknownScale(score, i * 10));
      const result = outcome.analyze({ ...input, assessments }, { now: NOW, parameters: defaults });
      expect(result.direction).not.toBe('improving');
      expect(result.components[0]?.contribution).toBeLessThanOrEqual(0);
      expect(result.confidence).toBe('low');
    }),
  );
});
