import { RelapsePredictRequest, type RelapseResult } from '@svc/contracts';
import type { Engine, EngineContext } from '../engine.ts';
import { withSafetyWords } from '../safety-words/with-safety-words.ts';
import { toTimestamp } from '../shared/dates.ts';
import { describe } from './describe.ts';
import type { RelapseFindings } from './relapse-findings.ts';
import { findRelapse } from './findings.ts';
import { PARAMETERS, type RelapseParameter } from './parameters.ts';
import { DISCLAIMER, FACTOR_LABELS, LEGEND, NO_FACTOR, recommendation, summaryLine } from './wording.ts';

/** Multi-signal early-warning score: additive points of five factors, 0 to 100. */
export const relapse: Engine<RelapsePredictRequest, RelapseResult, RelapseParameter> = {
  product: 'relapse',
  key: 'relapse_risk',
  version: '2.0.0',
  input: RelapsePredictRequest,
  parameters: PARAMETERS,
  legend: LEGEND,
  statusOrder: ['low', 'moderate', 'elevated', 'high'],
  higherScoreIs: 'worse',
  analyze: (input, context) => toResult(input, context, findRelapse(input, context)),
  evaluate(input, context) {
    const findings = findRelapse(input, context);
    const description = withSafetyWords(describe(input, context, findings), input, context.now);
    return { result: toResult(input, context, findings), description };
  },
};

function toResult(
  { sessionRef }: RelapsePredictRequest,
  { now }: EngineContext,
  findings: RelapseFindings,
): RelapseResult {
  const { score, level, atMost, trend, confidence, top, factors, available } = findings;
  return {
    object: 'relapse.prediction',
    ...(sessionRef === undefined ? {} : { sessionRef }),
    generatedAt: toTimestamp(now),
    score,
    ...(atMost === undefined ? {} : { scoreAtMost: atMost.score }),
    level,
    ...(atMost === undefined ? {} : { levelAtMost: atMost.level }),
    trend,
    confidence: confidence.level,
    topDriver: top === undefined ? NO_FACTOR : FACTOR_LABELS[top],
    factors: [...factors],
    summaryLine: summaryLine(findings),
    recommendation: recommendation(findings),
    sourceCount: available,
    assessed: available > 0,
    disclaimer: DISCLAIMER,
  };
}
