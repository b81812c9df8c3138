import { OutcomeResult, OutcomeScoreRequest } from '@svc/contracts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveParameters } from '../parameters.ts';
import {
  anyAssessments,
  maybe,
  NOW,
  phq9,
  unknownScale,
  withinError,
  withOtherScale,
  withSevereScale,
} from '../../test/assessments.ts';
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

test('any input that validates gives an answer that validates, to the byte the same each time [1:1 deterministic] [1:4.5 response]', () => {
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

test('contributions are whole, inside their weights, add up to the score, and everything else follows [D:outcome: integers] [1:2.6 outcome.components.contribution]', () => {
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
      expect(isAllowed(result, parameters)).toBe(true);
      expect(direction === 'insufficient_data' && Math.abs(score) > 14).toBe(false);
    }),
    { numRuns: 300 },
  );
});

/** Whether what the answer shows allows its direction: only a change source makes it, and none improves against symptoms. */
function isAllowed({ score, components, direction }: OutcomeResult, parameters: typeof defaults): boolean {
  const [symptoms, dmse] = components;
  if (!symptoms?.available && !dmse?.available) return direction === 'insufficient_data';
  const least = Math.min(score, symptoms?.available ? symptoms.contribution : score);
  if (direction === 'improving') return least >= parameters.improvingFrom;
  if (direction === 'worsening') return Math.min(symptoms?.contribution ?? 0, dmse?.contribution ?? 0) < 0;
  return direction === 'stable';
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

test('an unknown instrument never shows improvement [D:unknown instrument: never better]', () => {
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

describe('what the scales are for', () => {
  const evaluate = (input: OutcomeScoreRequest) =>
    outcome.evaluate(input, { now: NOW, parameters: defaults });
  const rank = (direction: string) => outcome.statusOrder.indexOf(direction);

  test('adding a symptom scale that is severe now never makes the direction calmer, and asks for a review', () => {
    fc.assert(
      fc.property(withSevereScale, anyInput, ({ base, added }, input) => {
        const before = evaluate({ ...input, assessments: base });
        const after = evaluate({ ...input, assessments: [...base, ...added] });
        expect(after.description.summary.requiresClinicianReview).toBe(true);
        expect(after.result.direction).not.toBe('improving');
        if (before.result.direction === 'insufficient_data') return;
        expect(rank(after.result.direction)).toBeGreaterThanOrEqual(rank(before.result.direction));
      }),
    );
  });

  test('adding a scale of another purpose never changes the direction or the score', () => {
    fc.assert(
      fc.property(withOtherScale, anyInput, ({ base, added }, input) => {
        const before = evaluate({ ...input, assessments: base });
        const after = evaluate({ ...input, assessments: [...base, ...added] });
        expect(after.result.direction).toBe(before.result.direction);
        expect(after.result.score).toBe(before.result.score);
        const { requiresClinicianReview: review } = after.description.summary;
        expect(review || !before.description.summary.requiresClinicianReview).toBe(true);
      }),
    );
  });

  test('a change below the reliable change never reads improved or worsened', () => {
    fc.assert(
      fc.property(withinError, (assessments) => {
        const { result, description } = evaluate({ assessments });
        expect(result.direction).toBe('stable');
        expect(result.components[0]?.contribution).toBe(0);
        const said = [result.summaryLine, result.components[0]?.detail, description.summary.headline].join();
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
          expect(worse.result.direction).toBe('worsening');
          const better = evaluate({ assessments: [...past, phq9(low + rise, 10), phq9(low)] });
          expect(better.result.direction).not.toBe('worsening');
        },
      ),
    );
  });
});
