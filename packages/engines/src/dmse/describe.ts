import type { Code, DmseAnalyzeRequest, ProvenanceInput, Summary } from '@svc/contracts';
import type { ComparableInput, EngineDescription } from '../engine.ts';
import { comparableNumber } from '../shared/comparable.ts';
import type { DmseFindings, AssessedSignal } from './dmse-findings.ts';
import { armOn, type Cuts, classifyInBands } from './population-bands.ts';
import { signalKeyOf } from './define-metric.ts';
import { METRICS } from './metrics/index.ts';
import { CONCORDANT_SENTENCE, patternSentence, type SignalSentences } from './wording.ts';

export function describe(
  input: DmseAnalyzeRequest,
  assessed: DmseFindings,
  sentences: readonly SignalSentences[],
  summary: Summary,
  cuts: Cuts,
): EngineDescription {
  return {
    summary,
    confidence: assessed.confidence,
    accepted: acceptedInputs(input, assessed),
    inputs: usedInputs(input),
    newestInputAt: null,
    staleInputs: [],
    warnings: warningsOf(input, assessed),
    codes: codesOf(assessed.signals),
    comparable: comparableInputs(input, assessed, cuts),
    score: null,
    facts: factsOf(assessed, sentences),
  };
}

function acceptedInputs(input: DmseAnalyzeRequest, { signals }: DmseFindings): EngineDescription['accepted'] {
  const histories = signals.filter(({ baseline }) => baseline !== undefined).length;
  return [
    ...METRICS.map(({ field }) => ({ name: field, supplied: input[field] === undefined ? 0 : 1 })),
    { name: SESSION.name, supplied: input.sessionDurationSeconds === undefined ? 0 : 1 },
    { name: 'history', supplied: histories / METRICS.length },
  ];
}

const SESSION = { name: 'sessionDurationSeconds', label: 'Session length', unit: 's' } as const;

function usedInputs(input: DmseAnalyzeRequest): ProvenanceInput[] {
  const used: ProvenanceInput[] = [];
  for (const { field, label } of METRICS) {
    const value = input[field];
    if (value !== undefined) used.push({ name: field, label, value, observedAt: null, contributed: true });
  }
  const value = input.sessionDurationSeconds;
  if (value !== undefined)
    used.push({ name: SESSION.name, label: SESSION.label, value, observedAt: null, contributed: true });
  return [...used, ...usedHistories(input)];
}

/** A history is named with the number of its values; one without its metric is not used. */
function usedHistories({ history = {}, ...input }: DmseAnalyzeRequest): ProvenanceInput[] {
  return METRICS.flatMap((metric) => {
    const key = signalKeyOf(metric);
    const count = history[key]?.length ?? 0;
    if (count === 0) return [];
    return {
      name: `history.${key}`,
      label: `${metric.label}, prior values`,
      value: count,
      observedAt: null,
      contributed: input[metric.field] !== undefined,
    };
  });
}

function warningsOf(input: DmseAnalyzeRequest, { signals }: DmseFindings): string[] {
  const unused = usedHistories(input)
    .filter(({ contributed }) => !contributed)
    .map(({ name }) => `${name} not used: the present value of this signal was not sent`);
  const limited = signals.flatMap(({ metric, measurement }) =>
    measurement.cap ? `${metric.label}: ${measurement.cap.reason}` : [],
  );
  return [...unused, ...limited];
}

/** Codes of findings that were reached, pointing at their signal. */
function codesOf(signals: readonly AssessedSignal[]): Code[] {
  return signals.flatMap(({ metric, side }, index) => {
    const code = side && armOn(metric, side)?.code;
    return code ? { ...code, mapsTo: `/signals/${index}` } : [];
  });
}

/**
 * The effect of a change in band-distance points (see `Placement.points`): the population bands alone, the
 * session length as it is now. The session length itself has the effect it has on the measurements of the metrics.
 */
function comparableInputs(
  { sessionDurationSeconds: duration }: DmseAnalyzeRequest,
  { signals }: DmseFindings,
  cuts: Cuts,
): ComparableInput[] {
  const points = ({ metric }: AssessedSignal, value: number, seconds: number | undefined) =>
    classifyInBands(metric, metric.measure(value, seconds), cuts).points;
  const inputs = signals.map((signal) => {
    const { field: name, label, unit } = signal.metric;
    return comparableNumber({ name, label, unit }, signal.value, (value) => points(signal, value, duration));
  });
  if (duration === undefined) return inputs;
  const ofLength = (seconds: number) =>
    signals.reduce((sum, signal) => sum + points(signal, signal.value, seconds), 0);
  return [...inputs, comparableNumber(SESSION, duration, ofLength)];
}

function factsOf(assessed: DmseFindings, sentences: readonly SignalSentences[]): string[] {
  const { signals, flagged, concordant } = assessed;
  const described = new Map(signals.map((signal, index) => [signal, sentences[index] as SignalSentences]));
  const facts = flagged.map((signal) => (described.get(signal) as SignalSentences).finding);
  const pattern = patternSentence(assessed);
  if (pattern !== undefined) facts.push(pattern);
  if (concordant) facts.push(CONCORDANT_SENTENCE);
  for (const [{ metric, deviation }, { baseline }] of described)
    if (deviation !== undefined) facts.push(`${metric.label}: ${baseline}`);
  for (const [signal, { finding }] of described) if (!flagged.includes(signal)) facts.push(finding);
  for (const [{ metric }, { trend }] of described)
    if (trend !== undefined) facts.push(`${metric.label}: ${trend}`);
  return facts;
}
