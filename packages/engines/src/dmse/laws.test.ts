import { DmseAnalyzeRequest, type DmseMetric, DmseResult } from '@svc/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dmse } from './analyze.ts';
import { rankOf } from './population-bands.ts';
import { analyzed, CONTEXT } from './sample-calls.ts';

const within = (min: number, max: number) =>
  fc.oneof(fc.double({ min, max, noNaN: true }), fc.integer({ min: Math.ceil(min), max: Math.floor(max) }));
/** Values at and about the edges of the bands, where laws break first. */
const near = (...edges: number[]) =>
  fc.oneof(
    fc.constantFrom(...edges),
    fc
      .tuple(fc.constantFrom(...edges), fc.double({ min: 0.9, max: 1.1, noNaN: true }))
      .map(([edge, by]) => edge * by),
  );
const latency = fc.oneof(within(0, 120), near(1.8, 2.5));
const episodes = fc.oneof(within(0, 1000), near(1, 2, 10, 20));
const speech = fc.oneof(within(0, 600), near(90, 110, 180, 200), fc.constant(0));
const attention = fc.oneof(within(0, 100), near(50, 70));
const history = (value: fc.Arbitrary<number>) =>
  fc.option(fc.array(value, { maxLength: 40 }), { nil: undefined });

const context = fc.record(
  {
    sessionDurationSeconds: fc.oneof(
      within(0, 86_400),
      near(60, 120, 600),
      fc.double({ min: 0, max: 1, noNaN: true }),
    ),
    history: fc.record({
      psychomotor: history(episodes),
      response_latency: history(latency),
      speech_rate: history(speech),
      sustained_attention: history(attention),
    }),
    sessionRef: fc.string(),
  },
  { requiredKeys: [] },
);
const metrics = fc
  .record(
    {
      psychomotorFidgetEpisodes: episodes,
      responseLatencySeconds: latency,
      speechRateWpm: speech,
      sustainedAttentionPct: attention,
    },
    { requiredKeys: [] },
  )
  .filter((sent) => Object.keys(sent).length > 0);
const request = fc.tuple(metrics, context).map(([sent, rest]): DmseAnalyzeRequest => ({ ...sent, ...rest }));

describe('for every valid request', () => {
  it('the answer follows the contract and its own rules', () => {
    fc.assert(
      fc.property(request, (input) => {
        fc.pre(DmseAnalyzeRequest.safeParse(input).success);
        const { result, description } = dmse.evaluate(input, CONTEXT);
        expect(DmseResult.safeParse(result).success).toBe(true);
        expect(result.signalsPresent).toBe(result.signals.length);
        expect(result.mseNarrative).toEqual(result.signals.map(({ mseLine }) => mseLine));
        const worst = Math.max(...result.signals.map(({ interpretation }) => rankOf(interpretation)));
        expect(rankOf(result.summary.status)).toBe(worst);
        expect(description.summary).toEqual(result.summary);
        expect(result.overallConfidence).toBe(description.confidence.level);
        expect(result.summary.flagged).toHaveLength(
          result.signals.filter(({ interpretation }) => interpretation !== 'within_normal').length,
        );
        expect(JSON.stringify({ result, description })).not.toMatch(/NaN|Infinity|undefined/);
      }),
      { numRuns: 500 },
    );
  });

  it('the same request gives the same bytes [1:1 deterministic]', () => {
    fc.assert(
      fc.property(request, (input) => {
        const bytes = JSON.stringify(dmse.evaluate(input, CONTEXT));
        expect(JSON.stringify(dmse.evaluate(structuredClone(input), CONTEXT))).toBe(bytes);
      }),
    );
  });

  it('the request is left as it was', () => {
    fc.assert(
      fc.property(request, (input) => {
        const before = structuredClone(input);
        dmse.evaluate(input, CONTEXT);
        expect(input).toEqual(before);
      }),
    );
  });

  it('comparable effects are bounded, and none without a change', () => {
    fc.assert(
      fc.property(request, within(-10, 1000), (input, previous) => {
        for (const entry of dmse.evaluate(input, CONTEXT).description.comparable) {
          expect(Math.abs(entry.effect(previous))).toBeLessThanOrEqual(12);
          expect(entry.effect(entry.value)).toBe(0);
        }
      }),
    );
  });

  it('a baseline never lowers a band', () => {
    fc.assert(
      fc.property(request, (input) => {
        const { history: _, ...alone } = input;
        const bands = analyzed(alone).signals.map(({ interpretation }) => rankOf(interpretation));
        analyzed(input).signals.forEach(({ interpretation }, i) => {
          expect(rankOf(interpretation)).toBeGreaterThanOrEqual(bands[i] ?? Number.NaN);
          expect(rankOf(interpretation)).toBeLessThanOrEqual((bands[i] ?? Number.NaN) + 1);
        });
      }),
      { numRuns: 500 },
    );
  });
});

interface Arm {
  readonly field: DmseMetric;
  readonly values: fc.Arbitrary<number>;
  readonly worse: 'higher' | 'lower';
}
const ARMS: readonly Arm[] = [
  { field: 'responseLatencySeconds', values: latency, worse: 'higher' },
  { field: 'psychomotorFidgetEpisodes', values: episodes, worse: 'higher' },
  { field: 'sustainedAttentionPct', values: attention, worse: 'lower' },
  { field: 'speechRateWpm', values: speech.filter((rate) => rate < 110), worse: 'lower' },
  { field: 'speechRateWpm', values: speech.filter((rate) => rate > 180), worse: 'higher' },
];

describe.each(ARMS)('$field, $worse is worse', ({ field, values, worse }) => {
  const milderAndWorse = fc
    .tuple(values, values)
    .map((pair) => pair.toSorted((a, b) => (worse === 'higher' ? a - b : b - a)));

  it('never makes its signal or the summary better', () => {
    fc.assert(
      fc.property(request, milderAndWorse, (input, [milder = 0, worseValue = 0]) => {
        const before = analyzed({ ...input, [field]: milder });
        const after = analyzed({ ...input, [field]: worseValue });
        after.signals.forEach(({ interpretation }, i) =>
          expect(rankOf(interpretation)).toBeGreaterThanOrEqual(
            rankOf(before.signals[i]?.interpretation ?? 'clinical_attention'),
          ),
        );
        expect(rankOf(after.summary.status)).toBeGreaterThanOrEqual(rankOf(before.summary.status));
      }),
      { numRuns: 500 },
    );
  });

  it('never counts as an effect towards better', () => {
    fc.assert(
      fc.property(milderAndWorse, ([milder = 0, worseValue = 0]) => {
        const { comparable } = dmse.evaluate({ [field]: worseValue }, CONTEXT).description;
        expect(comparable[0]?.effect(milder)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a long history [D:long inputs: all values]', () => {
  it('of 50,000 values is read a fixed number of times each', () => {
    let reads = 0;
    const prior = new Proxy(
      Array.from({ length: 50_000 }, (_, i) => 1 + (i % 10) / 100),
      {
        get(target, key, receiver) {
          if (typeof key === 'string' && /^\d+$/.test(key)) reads++;
          return Reflect.get(target, key, receiver);
        },
      },
    );
    const { signals } = analyzed({ responseLatencySeconds: 1.5, history: { response_latency: prior } });
    // Ten values 1.00 to 1.09 in turn: mean 1.045, variance 8.25e-4 times 50000 / 49999.
    expect(signals[0]?.baseline).toEqual({ mean: 1.045, sd: 0.0287, n: 50_000 });
    expect(signals[0]?.trendDir).toBe('rising');
    expect(reads).toBeLessThanOrEqual(3 * 50_000);
  });
});
