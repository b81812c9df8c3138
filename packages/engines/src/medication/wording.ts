import { type Drug, type OnsetWindow, markProvisional, ours, perEntry } from '@svc/clinical';
import { oneDecimal, signed } from '../shared/number-text.ts';
import { latestScore, nameOf, notUsed } from '../shared/scale-wording.ts';
import {
  type Comparison,
  type ResponseReason,
  type ActivePrescription,
  type MedicationFindings,
  type Response,
  type Uncompared,
  toWatch,
} from './medication-findings.ts';
import { latencyStep } from './latency-step.ts';
import { AFTER_TO_DAYS, afterFromDays, type MedicationParameters } from './parameters.ts';

export const DISCLAIMER =
  'Decision support for clinician review. Not a diagnosis, not a treatment recommendation and not a substitute ' +
  'for clinical judgement. A comparison before and after a start cannot show that the medication caused a change. ' +
  'Drug interactions, doses and contraindications are not part of this analysis and were not checked: ' +
  'POST /v1/medication/{patientId}/agent checks interactions.';

export const LEGEND = {
  responding:
    'The lead symptom scale got better by more than measurement error after at least one start, no start is to watch, and no symptom scale is in its top band or reliably worse.',
  mixed:
    'Improvement after one start with another to watch, changes within measurement error, or improvement that another score speaks against.',
  not_responding:
    'At least one start is followed by worsening or too little change, and none by improvement.',
  insufficient_data:
    'No active prescription could be compared with symptom scores before and after its start.',
} as const;

export function responseLabel({ name }: ActivePrescription): string {
  return `Response after starting ${name}`;
}

export function responseSummary({ prescription, comparison, judgement }: Response): string {
  const { series } = comparison;
  return `${prescription.name}: ${nameOf(series)} ${scoresText(comparison)}; ${REASON_SUMMARIES[judgement.reason]}${leftOutText(comparison)}.`;
}

export function responseDetail(
  response: Response,
  dmseLatencyPctChange: number | undefined,
  { scales: { vetoes } }: MedicationFindings,
): string {
  const { comparison, judgement } = response;
  const { series, latestDay } = comparison;
  const scores = `${nameOf(series)} ${scoresText(comparison)}${percentText(comparison)}, latest score on day ${latestDay} after the start`;
  const against =
    judgement.reason === 'spoken_against' ? `: ${vetoes.map(({ text }) => text).join('; ')}` : '';
  const latency = latencyText(response, dmseLatencyPctChange);
  const check = judgement.tone === 'watch' ? CHECK_WITH_PRESCRIBER : '';
  return `${scores}. ${upperFirst(REASON_SUMMARIES[judgement.reason])}${against}${leftOutText(comparison)}.${latency}${check}`;
}

/** The newest score when it lies outside the days that were compared. */
function leftOutText({ leftOut, series }: Comparison): string {
  return leftOut === undefined
    ? ''
    : `; the newest score lies outside the days compared: ${latestScore(series)}`;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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

/** Most findings a headline names. */
const MOST_NAMED = 3;

export function headlineOf(findings: MedicationFindings): string {
  const { status, responses, prescriptions, scales } = findings;
  const { active } = prescriptions;
  const look = lookAt(scales.review);
  if (status === 'insufficient_data') {
    const why = active.length === 0 ? 'no active prescription was sent' : uncomparedReason(findings);
    return `Response not assessed: ${why}.${look}`;
  }
  const improved = responses.filter(({ judgement }) => judgement.tone === 'positive').length;
  const watched = toWatch(responses).length;
  const open = responses.length - improved - watched;
  const compared = `${responses.length} of ${active.length} active ${active.length === 1 ? 'prescription' : 'prescriptions'} compared`;
  const worst = toWatch(responses)[0] ?? responses[0];
  const first = worst === undefined ? '' : ` ${upperFirst(responseSummary(worst))}`;
  return `${compared}: ${improved} followed by improvement, ${watched} to watch, ${open} not conclusive.${first}${look}`;
}

function lookAt(reasons: readonly string[]): string {
  if (reasons.length === 0) return '';
  const more = reasons.length - MOST_NAMED;
  return ` Look at: ${reasons.slice(0, MOST_NAMED).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}

export function sharedScoresWarning(names: readonly string[]): string {
  return `${names.join(', ')} share scores after their starts: their effects cannot be told apart`;
}

/** Why an active prescription has no response signal. */
export function uncomparedWarning(
  { prescription, reason }: Uncompared,
  { scales: { lead, beside } }: MedicationFindings,
  baselineDays: number,
): string {
  const scale = lead === undefined ? 'symptom' : nameOf(lead);
  const from = afterFromDays(prescription.drug);
  const why = {
    no_start: 'no start date (prescribedAt)',
    no_scores: beside.length > 0 ? lowerFirst(notUsed(beside)) : 'no usable symptom scores',
    not_given_for: `not usually given for what ${scale} measures, so no response is read from it`,
    no_score_before: `no ${scale} score in the ${baselineDays} days up to the start`,
    no_score_after: `no ${scale} score from day ${from} after the start, up to day ${AFTER_TO_DAYS} or the next start of the same class`,
  }[reason];
  return `prescriptions[${prescription.index}] (${prescription.name}) not compared: ${why}`;
}

function uncomparedReason({ uncompared, scales: { lead, beside } }: MedicationFindings): string {
  if (lead === undefined) return beside.length > 0 ? lowerFirst(notUsed(beside)) : 'no usable symptom scores';
  const all = (reason: Uncompared['reason']) => uncompared.every((entry) => entry.reason === reason);
  if (all('no_start')) return 'no active prescription has a start date';
  if (all('not_given_for')) return `nothing sent is usually given for what ${nameOf(lead)} measures`;
  return `no ${nameOf(lead)} scores both before and long enough after a start`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const REASON_SUMMARIES: Readonly<Record<ResponseReason, string>> = {
  response: 'read as response, beyond measurement error',
  reliable_improvement: 'improvement beyond measurement error',
  reliable_worsening: 'worsening beyond measurement error',
  marked_worsening: 'marked worsening on a scale without a reliable-change figure',
  little_change: 'little or no improvement by the end of the usual onset window',
  within_error: 'within measurement error',
  direction_assumed: 'not conclusive: the instrument is not identified, so improvement is not claimed',
  medicine_unknown: 'not conclusive: the medicine is not recognised, so a response is not claimed',
  scores_old: 'not conclusive: the scores are too old to speak for the present',
  spoken_against: 'better, but not called a response, since a symptom scale speaks against it',
};

/** Scores with their calendar dates. */
function scoresText({ baseline, baselinePoint, outcome, change, after, latestPoint }: Comparison): string {
  const how =
    after.length > 1
      ? ` (mean of the last two after the start, newest ${oneDecimal(latestPoint.score)})`
      : '';
  return `from ${oneDecimal(baseline)} on ${baselinePoint.day} to ${oneDecimal(outcome)}${how} on ${latestPoint.day}, ${signed(change)}`;
}

/** No word of better or worse within measurement error. */
function percentText({ improvementPct, reliable }: Comparison): string {
  if (improvementPct === undefined || !reliable) return '';
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
