import type { Code, Confidence, MedicationAnalyzeRequest, ProvenanceInput } from '@svc/contracts';
import type { ComparableInput, EngineContext, EngineDescription } from '../engine.ts';
import { comparableNumber } from '../shared/comparable.ts';
import { computeConfidence, type ConfidenceCap } from '../shared/confidence.ts';
import { scaleCaps, scaleCodes, suppliedScores } from '../shared/scale-evidence.ts';
import { codesAt } from '@svc/clinical';
import { unsaid } from '../shared/unsaid.ts';
import { monitored } from './build-signals.ts';
import { toWatch, type MedicationFindings, type Response } from './medication-findings.ts';
import { latencyStep } from './latency-step.ts';
import { FULL_SCORES, type MedicationParameter } from './parameters.ts';
import {
  headlineOf,
  responseLabel,
  responseSummary,
  sharedScoresWarning,
  uncomparedWarning,
} from './wording.ts';

export function describe(
  input: MedicationAnalyzeRequest,
  { parameters }: EngineContext<MedicationParameter>,
  findings: MedicationFindings,
): EngineDescription {
  const { scales, responses, uncompared, status } = findings;
  const { grouped, review } = scales;
  const watched = toWatch(responses);
  const missing = uncompared.map((entry) => uncomparedWarning(entry, findings, parameters.baselineDays));
  const headline = headlineOf(findings);
  return {
    summary: {
      status,
      headline,
      flagged: [...review, ...watched.map(({ prescription }) => responseLabel(prescription))],
      requiresClinicianReview: watched.length > 0 || review.length > 0,
    },
    confidence: confidenceOf(findings),
    accepted: acceptedOf(input, findings),
    inputs: inputsOf(input, findings),
    newestInputAt: newestOf(findings),
    staleInputs: grouped.staleInputs,
    warnings: [
      ...new Set([
        ...missing,
        ...findings.prescriptions.warnings,
        ...sharedScores(findings),
        ...grouped.warnings,
        ...scales.warnings,
      ]),
    ],
    codes: codesOf(findings),
    comparable: comparableOf(input),
    score: null,
    facts: [
      headline,
      ...unsaid(headline, [
        ...review.map((reason) => `${reason}.`),
        ...watched.map(responseSummary),
        ...responses.filter(notWatched).map(responseSummary),
        ...missing,
      ]),
    ],
  };
}

const notWatched = ({ judgement }: Response) => judgement.tone !== 'watch';

/**
 * Coverage: the share of active prescriptions whose start could be compared. Depth: scores behind the
 * comparisons, full at two before and three after. Never above the best single comparison; old scores and an
 * assumed direction lower it.
 */
function confidenceOf({ scales, prescriptions, responses }: MedicationFindings): Confidence {
  const active = prescriptions.active.length;
  const full = FULL_SCORES.before + FULL_SCORES.after;
  const scores = responses.map(({ comparison }) => comparison.before.length + comparison.after.length);
  const depth = scores.reduce((sum, count) => sum + Math.min(1, count / full), 0) / (scores.length || 1);
  const total = scores.reduce((sum, count) => sum + count, 0);
  return computeConfidence({
    coverage: active === 0 ? 0 : responses.length / active,
    coverageReason: `${responses.length} of ${active} active prescriptions compared with symptom scores`,
    depth,
    depthReason: `${total} symptom scores around the compared starts`,
    caps: [bestComparison(responses), ...scaleCaps(scales)],
  });
}

function bestComparison(responses: readonly Response[]): ConfidenceCap {
  if (responses.length === 0) return { level: 'low', reason: 'no start could be compared' };
  const levels = new Set(responses.map(({ confidence }) => confidence));
  const level = levels.has('high') ? 'high' : levels.has('moderate') ? 'moderate' : 'low';
  return { level, reason: `the best comparison has ${level} confidence` };
}

function acceptedOf(
  { prescriptions, dmseLatencyPctChange }: MedicationAnalyzeRequest,
  { scales }: MedicationFindings,
): EngineDescription['accepted'] {
  const dated = prescriptions.filter(({ prescribedAt }) => prescribedAt !== undefined).length;
  return [
    { name: 'prescriptions', supplied: prescriptions.length > 0 ? 1 : 0 },
    {
      name: 'prescriptions[].prescribedAt',
      supplied: prescriptions.length > 0 ? dated / prescriptions.length : 0,
    },
    { name: 'assessments', supplied: suppliedScores(scales) },
    { name: 'dmseLatencyPctChange', supplied: dmseLatencyPctChange === undefined ? 0 : 1 },
  ];
}

/** A score contributes when it lies in a window that was compared, a prescription when it is active. */
function inputsOf(
  { prescriptions, dmseLatencyPctChange }: MedicationAnalyzeRequest,
  findings: MedicationFindings,
): ProvenanceInput[] {
  const active = new Set(findings.prescriptions.active.map(({ index }) => index));
  const used = new Set<number>();
  for (const { comparison } of findings.responses) {
    for (const { index } of comparison.before) used.add(index);
    for (const { index } of comparison.after) used.add(index);
  }
  const shifted = findings.responses.some(({ judgement }) => judgement.tone !== 'neutral');
  return [
    ...prescriptions.map(({ medicationName, prescribedAt }, index) => ({
      name: `prescriptions[${index}].medicationName`,
      value: medicationName,
      observedAt: prescribedAt ?? null,
      contributed: active.has(index),
    })),
    ...findings.scales.grouped.inputs(used),
    ...(dmseLatencyPctChange === undefined
      ? []
      : [
          {
            name: 'dmseLatencyPctChange',
            value: dmseLatencyPctChange,
            observedAt: null,
            contributed: shifted,
          },
        ]),
  ];
}

function newestOf({ scales, prescriptions }: MedicationFindings): number | null {
  let newest = scales.grouped.newestInputAt;
  for (const { start } of prescriptions.active) {
    if (start !== null && (newest === null || start > newest)) newest = start;
  }
  return newest;
}

/** Starts that are judged by the same later score: what follows cannot be told apart. */
function sharedScores({ responses }: MedicationFindings): string[] {
  const firstUser = new Map<number, number>();
  const shared = new Set<number>();
  for (const { comparison, prescription } of responses) {
    for (const { index } of comparison.after) {
      const first = firstUser.get(index);
      if (first === undefined) firstUser.set(index, prescription.index);
      else shared.add(first).add(prescription.index);
    }
  }
  if (shared.size === 0) return [];
  const names = [...shared].sort((a, b) => a - b).map((index) => `prescriptions[${index}]`);
  return [sharedScoresWarning(names)];
}

function codesOf({ responses, prescriptions }: MedicationFindings): Code[] {
  const compared = responses.flatMap(({ prescription, comparison }, index) => [
    ...codesAt(`/signals/${index}`, prescription.drug?.codes),
    ...scaleCodes(comparison.series, `/signals/${index}`),
  ]);
  const toMonitor = monitored(prescriptions.active).flatMap(({ drug }, index) =>
    codesAt(`/signals/${responses.length + index}`, drug.codes),
  );
  return [...compared, ...toMonitor];
}

/** Latency moves confidence alone: its points are the steps of {@link latencyStep}. */
function comparableOf({ dmseLatencyPctChange }: MedicationAnalyzeRequest): ComparableInput[] {
  if (dmseLatencyPctChange === undefined) return [];
  const described = { name: 'dmseLatencyPctChange', label: 'Response latency change', unit: '%' };
  return [comparableNumber(described, dmseLatencyPctChange, latencyStep)];
}
