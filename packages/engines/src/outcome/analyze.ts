import { type OutcomeResult, OutcomeScoreRequest } from '@svc/contracts';
import type { Engine, EngineContext } from '../engine.ts';
import { withSafetyWords } from '../safety-words/with-safety-words.ts';
import { toTimestamp } from '../shared/dates.ts';
import { describe } from './describe.ts';
import type { OutcomeFindings } from './outcome-findings.ts';
import { BEST_FIRST, findOutcome } from './findings.ts';
import { type OutcomeParameter, PARAMETERS } from './parameters.ts';
import { DISCLAIMER, LEGEND, summaryLine } from './wording.ts';

/** Outcome trajectory composite of up to five independent sources, -100 to +100. */
export const outcome: Engine<OutcomeScoreRequest, OutcomeResult, OutcomeParameter> = {
  product: 'outcome',
  key: 'outcome_score',
  version: '2.0.0',
  input: OutcomeScoreRequest,
  parameters: PARAMETERS,
  legend: LEGEND,
  statusOrder: BEST_FIRST,
  higherScoreIs: 'better',
  analyze: (input, context) => toResult(input, context, findOutcome(input, context)),
  evaluate(input, context) {
    const findings = findOutcome(input, context);
    const description = withSafetyWords(describe(input, context, findings), input, context.now);
    return { result: toResult(input, context, findings), description };
  },
};

function toResult(
  { sessionRef }: OutcomeScoreRequest,
  { now }: EngineContext,
  findings: OutcomeFindings,
): OutcomeResult {
  const { score, direction, confidence, components, sourceCount } = findings;
  return {
    object: 'outcome.score',
    ...(sessionRef === undefined ? {} : { sessionRef }),
    generatedAt: toTimestamp(now),
    score,
    direction,
    confidence: confidence.level,
    components: [...components],
    summaryLine: summaryLine(findings),
    sourceCount,
    disclaimer: DISCLAIMER,
  };
}
