import type { DmseStatus } from '@svc/contracts';
import { verdictConfidence } from '../shared/baseline.ts';
import type { Summarised } from '../shared/stats.ts';
import { patternOf, type DmseFindings, type AssessedSignal } from './dmse-findings.ts';
import type { Metric, Pattern } from './define-metric.ts';

export const DISCLAIMER =
  'Decision support for clinician review: timing and movement measures read by fixed rules, not a diagnosis and not a substitute for clinical judgement. Bands marked as service defaults are not published norms.';

export const LEGEND: Readonly<Record<DmseStatus, string>> = {
  within_normal: 'Typical range, no action',
  subclinical: 'Mildly outside the typical range, worth noting',
  clinical_attention: 'Clearly outside the typical range, flag for clinician review',
};

const STATUS_WORDS: Readonly<Record<DmseStatus, string>> = {
  within_normal: 'within normal',
  subclinical: 'subclinical',
  clinical_attention: 'clinical attention',
};

const PATTERN_NAMES: Readonly<Record<Pattern, string>> = {
  slowing: 'psychomotor slowing pattern',
  activation: 'activation pattern',
};

export const CONCORDANT_SENTENCE = 'Two or more signals deviate together from the personal baseline.';

export function headline({
  signals,
  flagged,
  status,
  pattern,
  concordant,
  confidence,
}: DmseFindings): string {
  let text = status === 'within_normal' ? allTypical(signals.length) : flaggedByStatus(flagged);
  if (pattern) text += ` ${capitalised(PATTERN_NAMES[pattern])}.`;
  if (concordant) text += ` ${CONCORDANT_SENTENCE}`;
  if (confidence.level === 'low') text += ' Low confidence.';
  return text;
}

function allTypical(count: number): string {
  return `${count} of ${count} ${count === 1 ? 'signal' : 'signals'} within the typical range.`;
}

/** The flagged signals, worst first, under the words of their bands. */
function flaggedByStatus(flagged: readonly AssessedSignal[]): string {
  let text = '';
  let band: DmseStatus | undefined;
  for (const { metric, status } of flagged) {
    if (status === band) text += `, ${metric.label}`;
    else if (text === '') text = `${capitalised(STATUS_WORDS[status])}: ${metric.label}`;
    else text += `; ${STATUS_WORDS[status]}: ${metric.label}`;
    band = status;
  }
  return `${text}.`;
}

/** The cluster the flagged signals make, as a sentence naming its members. */
export function patternSentence({ flagged, pattern }: DmseFindings): string | undefined {
  if (pattern === undefined) return undefined;
  const members = flagged
    .filter((signal) => patternOf(signal) === pattern)
    .map(({ metric }) => metric.label.toLowerCase());
  return `${capitalised(PATTERN_NAMES[pattern])}: ${members.join(' and ')} point the same way.`;
}

/** The line for the mental status examination. */
function mseLine(
  signal: AssessedSignal,
  finding: string,
  shown: string,
  pattern: Pattern | undefined,
): string {
  const { metric, status } = signal;
  const band = status === 'within_normal' ? '' : ` (${STATUS_WORDS[status]})`;
  const part =
    pattern && patternOf(signal) === pattern ? ` Part of ${article(pattern)} ${PATTERN_NAMES[pattern]}.` : '';
  return `${metric.domain}: ${finding}, ${shown}${band}.${part}`;
}

function findingOf(signal: AssessedSignal): string {
  const { metric, measurement, population, deviation, status } = signal;
  if (measurement.unmeasured) return measurement.unmeasured;
  const arm = population.arm;
  const finding =
    arm && population.status !== 'within_normal' ? arm.finding[population.status] : metric.typicalFinding;
  if (status === population.status || !deviation) return finding;
  return `${finding} ${arm ? 'and' : 'but'} ${metric.comparative[deviation.side]} than this person's usual`;
}

/** How the value stands against the person's own prior values; undefined when none were sent. */
function baselineSentence(signal: AssessedSignal): string | undefined {
  const { metric, measurement, baseline, deviation } = signal;
  if (baseline === undefined) return undefined;
  const about = `personal baseline (mean ${amount(metric, Math.round(baseline.mean * 100) / 100)}, n ${baseline.n})`;
  if (measurement.unmeasured) return `Not compared with the ${about}.`;
  const trusted = verdictConfidence(baseline.n);
  if (trusted === undefined) return `Too few prior values to judge a deviation from the ${about}.`;
  if (deviation === undefined) return `Within the 95 % prediction interval of the ${about}.`;
  const how = capitalised(metric.comparative[deviation.side]);
  const meaning = DEVIATION_MEANINGS[deviation.kind];
  return `${how} than the ${about}: outside its ${deviation.outside} % prediction interval${meaning}; confidence of this comparison ${trusted}.`;
}

const DEVIATION_MEANINGS = {
  worse: '',
  return: ', towards the typical range',
  other: ', which is not abnormal by itself',
} as const;

/** The direction against the baseline and whether the latest values keep that order; undefined without one. */
function trendSentence({ trendDir, trendSupported }: AssessedSignal): string | undefined {
  if (trendDir !== 'rising' && trendDir !== 'falling') return undefined;
  const trend = `Trend against the personal baseline: ${trendDir}`;
  if (trendSupported === undefined) return `${trend}.`;
  return trendSupported
    ? `${trend}; the latest values keep that order, which raises its confidence.`
    : `${trend}; the latest values do not keep that order, which lowers its confidence.`;
}

/** What is said of one signal, in its detail and among the facts. */
export interface SignalSentences {
  readonly mseLine: string;
  /** The finding, the value and its band. */
  readonly finding: string;
  readonly baseline: string | undefined;
  readonly trend: string | undefined;
}

export function sentencesOf(signal: AssessedSignal, pattern: Pattern | undefined): SignalSentences {
  const finding = findingOf(signal);
  const shown = amount(signal.metric, signal.value);
  return {
    mseLine: mseLine(signal, finding, shown, pattern),
    finding: `${capitalised(finding)}: ${shown} (${STATUS_WORDS[signal.status]}).`,
    baseline: baselineSentence(signal),
    trend: trendSentence(signal),
  };
}

export function detail(
  { measurement, metric }: AssessedSignal,
  { finding, baseline, trend }: SignalSentences,
): string {
  let text = finding;
  if (measurement.remark !== undefined) text += ` ${measurement.remark}`;
  if (baseline !== undefined) text += ` ${baseline}`;
  if (trend !== undefined) text += ` ${trend}`;
  if (metric.caveat !== undefined) text += ` ${metric.caveat}`;
  return text;
}

/** Prior values in the answer: four decimals are finer than any of these measures. */
export function roundedBaseline({ mean, sd, n }: Summarised): { mean: number; sd: number | null; n: number } {
  return { mean: round4(mean), sd: sd === null ? null : round4(sd), n };
}

function round4(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function amount({ unit, unitOfOne }: Metric, value: number): string {
  return `${value} ${value === 1 ? (unitOfOne ?? unit) : unit}`;
}

function article(pattern: Pattern): string {
  return pattern === 'activation' ? 'an' : 'a';
}

const LOWER_A = 97;
const LOWER_Z = 122;
const CASE_STEP = 32;

/** Sentences of ours start with an ASCII letter. */
function capitalised(text: string): string {
  const first = text.charCodeAt(0);
  return first >= LOWER_A && first <= LOWER_Z ? String.fromCharCode(first - CASE_STEP) + text.slice(1) : text;
}
