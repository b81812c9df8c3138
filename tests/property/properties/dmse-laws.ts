import type { DmseAnalyzeRequest, DmseMetric } from '@svc/contracts';
import { dmseRequest, METRIC_EDGES } from '../../support/arbitraries/dmse.ts';
import { type Law, law } from './law.ts';
import { type Pair, pairsOf } from './pairs.ts';

/** One row for each arm of each metric, and one for the length of the session. */
export function dmseLaws(): Law[] {
  const rows = [
    { field: 'responseLatencySeconds', arm: 'slower', worse: 'higher', min: 0, max: 120 },
    { field: 'psychomotorFidgetEpisodes', arm: 'more restless', worse: 'higher', min: 0, max: 1000 },
    { field: 'sustainedAttentionPct', arm: 'less attentive', worse: 'lower', min: 0, max: 100 },
    // The typical range ends at 180 on one side and at 110 on the other.
    { field: 'speechRateWpm', arm: 'slow', worse: 'lower', min: 0, max: 180 },
    { field: 'speechRateWpm', arm: 'fast', worse: 'higher', min: 110, max: 600 },
  ] as const;
  const laws = rows.map(({ field, arm, worse, min, max }) =>
    law(
      'dmse',
      `${field}, ${arm}`,
      worse === 'higher' ? 'more' : 'less',
      pairsOf<'dmse', typeof field>(dmseRequest, field, { min, max, worse, edges: METRIC_EDGES[field] }).map(
        (pair) => onOneSide(pair, field, worse),
      ),
    ),
  );
  const shorter = pairsOf<'dmse', 'sessionDurationSeconds'>(dmseRequest, 'sessionDurationSeconds', {
    min: 1,
    max: 86_400,
    worse: 'lower',
    edges: [60, 120, 600],
  });
  return [...laws, law('dmse', 'sessionDurationSeconds', 'the same episodes in less time', shorter)];
}

/**
 * A field that is bad on both sides has two arms about the person's own mean too: when a value lies beyond that
 * mean on the other arm, the history of the field is left out.
 */
function onOneSide(pair: Pair<'dmse'>, field: DmseMetric, worse: 'higher' | 'lower'): Pair<'dmse'> {
  if (field !== 'speechRateWpm') return pair;
  const prior = pair.better.history?.speech_rate ?? [];
  const mean = prior.reduce((sum, value) => sum + value, 0) / (prior.length || 1);
  const start = pair.better.speechRateWpm ?? 0;
  if (worse === 'higher' ? start >= mean : start <= mean) return pair;
  const without = (request: DmseAnalyzeRequest) => ({
    ...request,
    history: { ...request.history, speech_rate: undefined },
  });
  return { now: pair.now, better: without(pair.better), worse: without(pair.worse) };
}
