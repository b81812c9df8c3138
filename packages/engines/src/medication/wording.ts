import type { Drug, OnsetWindow } from '../drugs/define-drug.ts';
import { markProvisional, ours } from '../shared/evidence.ts';
import { perEntry } from '../shared/per-entry.ts';
import { oneDecimal, signed } from '../shared/number-text.ts';
import { nameOf } from '../shared/scale-evidence.ts';
import type { Comparison } from './compare-scores.ts';
import { type MedicationFindings, type Response, toWatch, type Uncompared } from './findings.ts';
import { latencyStep, type ResponseReason } from './judge-response.ts';
import { AFTER_TO_DAYS, afterFromDays, type MedicationParameters } from './parameters.ts';
import type { ActivePrescription } from './read-prescriptions.ts';

export const DISCLAIMER =
  'Decision support for clinician review. Not a diagnosis, not a treatment recommendation and not a substitute ' +
  'for clinical judgement. A comparison before and after a start cannot show that the medication caused a change. ' +
  'Drug interactions, doses and contraindications are not part of this analysis and were not checked: ' +
  'POST /v1/medication/{patientId}/agent checks interactions.';

export const LEGEND = {
  responding: 'Symptom scores improved after at least one start and none is to watch.',
  mixed: 'Improvement after one start with another to watch, or only changes that are not yet conclusive.',
  not_responding:
    'At least one start is followed by worsening or too little change, and none by improvement.',
  insufficient_data:
    'No active prescription could be compared with symptom scores before and after its start.',
} as const;

export function responseLabel({ name }: ActivePrescription): string {
  return `Response after starting ${name}`;
}

export function responseSummary({ prescription, comparison, judgement }: Response): string {
  return `${prescription.name}: ${nameOf(comparison.series)} ${scoresText(comparison)}; ${REASON_SUMMARIES[judgement.reason]}.`;
}

export function responseDetail(response: Response, dmseLatencyPctChange: number | undefined): string {
  const { comparison, judgement } = response;
  const { series, latestDay } = comparison;
  const scores = `${nameOf(series)} ${scoresText(comparison)}${percentText(comparison)}, latest score on day ${latestDay} after the start.`;
  const latency = latencyText(response, dmseLatencyPctChange);
  const check = judgement.tone === 'watch' ? CHECK_WITH_PRESCRIBER : '';
  return `${scores} ${REASON_DETAILS[judgement.reason]}.${latency}${check}`;
}

const CHECK_WITH_PRESCRIBER =
  ' Check adherence, dose timing, side effects and other causes with the prescriber.';

const OURS = ours();

/** The thresholds a response is judged by; ours, so marked. */
export function responseRange({ onset }: Response, parameters: MedicationParameters): string {
  return rangesOf(parameters)(onset);
}

const rangesOf = perEntry(({ responsePct, minimalChangePct }: MedicationParameters) =>
  perEntry(({ toWeeks }: OnsetWindow) =>
    markProvisional(
      `improvement: at least ${responsePct} % lower burden or reliable change; ` +
        `watch: reliable worsening, or less than ${minimalChangePct} % from week ${toWeeks}`,
      OURS,
    ),
  ),
);

/** What is said of a drug that is commonly monitored. */
export const monitoringTexts = perEntry(({ name, monitoring }: Drug) => ({
  label: `Monitoring with ${name}`,
  detail: `Commonly monitored with ${name}: ${monitoring.map(withSmallInitial).join('; ')}. Check with the prescriber what is due.`,
  summary: `${name}: ${monitoring.length} commonly monitored ${monitoring.length === 1 ? 'item' : 'items'} to check.`,
}));

export function headlineOf({
  status,
  responses,
  prescriptions,
  uncompared,
  bases,
}: MedicationFindings): string {
  const { active } = prescriptions;
  if (status === 'insufficient_data') {
    const why =
      active.length === 0 ? 'no active prescription was sent' : uncomparedReason(uncompared, bases.length);
    return `Not assessed: ${why}. This says nothing about response.`;
  }
  const improved = responses.filter(({ judgement }) => judgement.tone === 'positive').length;
  const watched = toWatch(responses).length;
  const compared = `${responses.length} of ${active.length} active ${active.length === 1 ? 'prescription' : 'prescriptions'} compared`;
  return `${compared}: ${improved} followed by improvement, ${watched} to watch, ${responses.length - improved - watched} not conclusive.`;
}

/** Why an active prescription has no response signal. */
export function uncomparedWarning(
  { prescription, reason }: Uncompared,
  { bases }: MedicationFindings,
  baselineDays: number,
): string {
  const [base] = bases;
  const scale = base === undefined ? 'symptom' : nameOf(base);
  const from = afterFromDays(prescription.drug);
  const why = {
    no_start: 'no start date (prescribedAt)',
    no_scores: 'no usable symptom scores',
    no_score_before: `no ${scale} score in the ${baselineDays} days up to the start`,
    no_score_after: `no ${scale} score from day ${from} after the start, up to day ${AFTER_TO_DAYS} or the next start of the same class`,
  }[reason];
  return `prescriptions[${prescription.index}] (${prescription.name}) not compared: ${why}`;
}

function uncomparedReason(uncompared: readonly Uncompared[], scales: number): string {
  if (scales === 0) return 'no usable symptom scores';
  const undated = uncompared.every(({ reason }) => reason === 'no_start');
  return undated
    ? 'no active prescription has a start date'
    : 'no symptom scores both before and long enough after a start';
}

const REASON_SUMMARIES: Readonly<Record<ResponseReason, string>> = {
  response: 'marked improvement',
  reliable_improvement: 'improvement beyond measurement error',
  reliable_worsening: 'worsening beyond measurement error',
  marked_worsening: 'marked worsening',
  little_change: 'little or no improvement by the end of the usual onset window',
  within_error: 'not conclusive',
  direction_assumed: 'not conclusive, the direction of the scale is assumed',
};

/** The same at the start of a sentence, with the reason where it takes more words. */
const REASON_DETAILS: Readonly<Record<ResponseReason, string>> = {
  response: 'Marked improvement',
  reliable_improvement: 'Improvement beyond measurement error',
  reliable_worsening: 'Worsening beyond measurement error',
  marked_worsening: 'Marked worsening on a scale without a reliable-change figure',
  little_change: 'Little or no improvement by the end of the usual onset window',
  within_error: 'Not conclusive: neither a marked nor a reliable change, or the onset window is still open',
  direction_assumed:
    'Not conclusive: the instrument is not in the catalogue, so improvement cannot be claimed',
};

function scoresText({ baseline, outcome, change, after }: Comparison): string {
  const how = after.length > 1 ? ' (mean of the last two after the start)' : '';
  return `from ${oneDecimal(baseline)} to ${oneDecimal(outcome)}${how}, ${signed(change)}`;
}

function percentText({ improvementPct }: Comparison): string {
  if (improvementPct === undefined) return '';
  const amount = `${oneDecimal(Math.abs(improvementPct))} %`;
  return improvementPct < 0 ? ` (${amount} worse)` : ` (${amount} better)`;
}

function latencyText({ judgement }: Response, dmseLatencyPctChange: number | undefined): string {
  const step = latencyStep(dmseLatencyPctChange);
  if (step === 0 || dmseLatencyPctChange === undefined || judgement.tone === 'neutral') return '';
  const supports = step < 0 === (judgement.tone === 'positive');
  return ` Response latency changed by ${signed(dmseLatencyPctChange)} %, which ${supports ? 'supports' : 'speaks against'} this.`;
}

function withSmallInitial(item: string): string {
  return /^[A-Z][a-z]/.test(item) ? item.charAt(0).toLowerCase() + item.slice(1) : item;
}
