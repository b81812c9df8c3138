import { DmseAnalyzeRequest, type DmseResult, type DmseSignal } from '@svc/contracts';
import type { Engine, EngineContext } from '../engine.ts';
import { toTimestamp } from '../shared/dates.ts';
import { referenceStatusOf } from '@svc/clinical';
import { assessSignals } from './assess.ts';
import type { DmseFindings, AssessedSignal } from './dmse-findings.ts';
import { bandsEvidence, type Cuts, referenceRange, STATUS_ORDER } from './population-bands.ts';
import { signalKeyOf } from './define-metric.ts';
import { describe } from './describe.ts';
import type { ParameterName } from './metrics/index.ts';
import { PARAMETERS } from './parameters.ts';
import {
  detail,
  DISCLAIMER,
  headline,
  LEGEND,
  roundedBaseline,
  type SignalSentences,
  sentencesOf,
} from './wording.ts';

/**
 * Speech timing, movement and gaze measures as mental status signals: each metric against population bands
 * and, where prior values were sent, against the person's own baseline.
 */
export const dmse: Engine<DmseAnalyzeRequest, DmseResult, ParameterName> = {
  product: 'dmse',
  key: 'dmse_signals',
  version: '1.1.0',
  input: DmseAnalyzeRequest,
  parameters: PARAMETERS,
  legend: LEGEND,
  statusOrder: STATUS_ORDER,
  analyze(input, context) {
    const assessed = assessSignals(input, context.parameters);
    return resultOf(input, assessed, wordingOf(assessed), context);
  },
  evaluate(input, context) {
    const assessed = assessSignals(input, context.parameters);
    const sentences = wordingOf(assessed);
    const result = resultOf(input, assessed, sentences, context);
    const description = describe(input, assessed, sentences, result.summary, context.parameters);
    return { result, description };
  },
};

function wordingOf({ signals, pattern }: DmseFindings): SignalSentences[] {
  return signals.map((signal) => sentencesOf(signal, pattern));
}

function resultOf(
  { sessionRef }: DmseAnalyzeRequest,
  assessed: DmseFindings,
  sentences: readonly SignalSentences[],
  { now, parameters }: EngineContext<ParameterName>,
): DmseResult {
  const signals = assessed.signals.map((signal, index) =>
    toSignal(signal, sentences[index] as SignalSentences, parameters),
  );
  return {
    object: 'dmse.analysis',
    ...(sessionRef === undefined ? {} : { sessionRef }),
    generatedAt: toTimestamp(now),
    summary: summaryOf(assessed),
    signalsPresent: signals.length,
    overallConfidence: assessed.confidence.level,
    signals,
    mseNarrative: signals.map((signal) => signal.mseLine),
    interpretationScale: { ...LEGEND },
    disclaimer: DISCLAIMER,
  };
}

function summaryOf(assessed: DmseFindings): DmseResult['summary'] {
  return {
    status: assessed.status,
    headline: headline(assessed),
    flagged: assessed.flagged.map(({ metric }) => metric.label),
    requiresClinicianReview: assessed.requiresClinicianReview,
  };
}

function toSignal(signal: AssessedSignal, sentences: SignalSentences, cuts: Cuts): DmseSignal {
  const { metric, value, status, confidence, trendDir, baseline } = signal;
  const answer: DmseSignal = {
    signalKey: signalKeyOf(metric),
    label: metric.label,
    present: true,
    metricValue: value,
    metricUnit: metric.unit,
    interpretation: status,
    referenceRange: referenceRange(metric, cuts),
    referenceStatus: referenceStatusOf(bandsEvidence(metric, cuts)),
    detail: detail(signal, sentences),
    confidence,
    trendDir,
    mseLine: sentences.mseLine,
  };
  if (baseline !== undefined) answer.baseline = roundedBaseline(baseline);
  return answer;
}
