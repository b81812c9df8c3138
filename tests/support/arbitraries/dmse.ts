import { DMSE_METRICS, type DmseAnalyzeRequest } from '@svc/contracts';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { maybe, numberIn, withoutUndefined } from './numbers.ts';

/** Cut-offs of the shipped rules: values are drawn at them and beside them. */
export const METRIC_EDGES = {
  responseLatencySeconds: [1.8, 2.4, 2.5],
  psychomotorFidgetEpisodes: [1, 2, 10, 20],
  speechRateWpm: [90, 110, 180, 200],
  sustainedAttentionPct: [50, 70],
} as const;

const METRIC_FIELDS = Object.keys(DMSE_METRICS) as (keyof typeof DMSE_METRICS)[];

function metric(field: (typeof METRIC_FIELDS)[number]): Arbitrary<number> {
  const { min, max } = DMSE_METRICS[field];
  return fc.oneof(
    { weight: 3, arbitrary: numberIn(min, usualMaximum(field), METRIC_EDGES[field]) },
    { weight: 1, arbitrary: numberIn(min, max) },
  );
}

function usualMaximum(field: (typeof METRIC_FIELDS)[number]): number {
  const usual = {
    responseLatencySeconds: 5,
    psychomotorFidgetEpisodes: 60,
    speechRateWpm: 260,
    sustainedAttentionPct: 100,
  };
  return usual[field];
}

/** Prior values that scatter around one level, as those of one person do, or are alike, or follow no order. */
function priorValues(field: (typeof METRIC_FIELDS)[number]): Arbitrary<number[]> {
  const { min, max } = DMSE_METRICS[field];
  const scattered = fc
    .tuple(metric(field), fc.array(fc.integer({ min: -100, max: 100 }), { maxLength: 12, size: 'max' }))
    .map(([level, steps]) => steps.map((step) => Math.min(max, Math.max(min, level + (level * step) / 500))));
  const alike = fc
    .tuple(metric(field), fc.nat({ max: 12 }))
    .map(([level, n]) => Array<number>(n).fill(level));
  const long = metric(field).map((level) =>
    Array.from({ length: 600 }, (_, i) => Math.min(max, level + (i % 7) / 10)),
  );
  return fc.oneof(
    { weight: 60, arbitrary: scattered },
    { weight: 15, arbitrary: alike },
    { weight: 1, arbitrary: long },
  );
}

export function dmseRequest(): Arbitrary<DmseAnalyzeRequest> {
  const values = fc.record(Object.fromEntries(METRIC_FIELDS.map((field) => [field, maybe(metric(field))])));
  const history = fc
    .record(
      Object.fromEntries(
        METRIC_FIELDS.map((field) => [DMSE_METRICS[field].signalKey, maybe(priorValues(field))]),
      ),
    )
    .map(withoutUndefined);
  return fc
    .record({
      values,
      fallback: metric('responseLatencySeconds'),
      sessionDurationSeconds: maybe(duration()),
      history: maybe(history),
    })
    .map(({ values: sent, fallback, ...rest }) => {
      const any = Object.values(sent).some((value) => value !== undefined);
      return withoutUndefined({ ...(any ? sent : { responseLatencySeconds: fallback }), ...rest });
    });
}

function duration(): Arbitrary<number> {
  return numberIn(0, 3600, [60, 120, 600]);
}
