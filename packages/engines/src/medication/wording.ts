import { bandOf, type Drug, type OnsetWindow, markProvisional, ours, perEntry } from '@svc/clinical';
import type { InstrumentSeries } from '../shared/instrument-series.ts';
import { oneDecimal, signed } from '../shared/number-text.ts';
import { latestScore, nameOf, notUsed } from '../shared/scale-wording.ts';
import {
  type Comparison,
  type Judgement,
  type StartAssessment,
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
    'Improvement after one start with another to watch, scales that disagree, changes within measurement error, or improvement that another score speaks against.',
  not_responding:
    'At least one start is followed by worsening or too little change, and none by improvement.',
  insufficient_data:
    'No active prescription could be compared with symptom scores before and after its start.',
} as const;

export function responseLabel({ name }: ActivePrescription): string {
  return `Response after starting ${name}`;
}

export function responseSummary(response: Response): string {
  const { prescription, comparison, alone, judgement, beside } = response;
  const others = beside.map((other) => `; ${besideText(other)}`).join('');
  return `${prescription.name}: ${seriesText(comparison)}; ${reasonText(judgement, alone)}${leftOutText(comparison)}${others}.`;
}

/** What the scale says by itself, where another one decided the tone: that one is told after it. */
function reasonText(judgement: Judgement, alone: Judgement): string {
  const ownReason = judgement.reason === 'scales_disagree' || judgement.reason === 'other_scale_worse';
  return REASON_SUMMARIES[(ownReason ? alone : judgement).reason];
}

function besideText({ comparison, judgement }: StartAssessment): string {
  const { series, latestPoint } = comparison;
  return `${seriesText(comparison)}${bandText(series, latestPoint.score)}, ${REASON_SUMMARIES[judgement.reason]}`;
}

function seriesText(comparison: Comparison): string {
  return `${nameOf(comparison.series)} ${scoresText(comparison)}`;
}

export function responseDetail(
  response: Response,
  dmseLatencyPctChange: number | undefined,
  { scales: { vetoes } }: MedicationFindings,
): string {
  const { comparison, judgement, alone, beside } = response;
  const scores = `${seriesText(comparison)}${percentText(comparison)}, latest score on day ${comparison.latestDay} after the start`;
  const against =
    judgement.reason === 'spoken_against' ? `: ${vetoes.map(({ text }) => text).join('; ')}` : '';
  const latency = latencyText(response, dmseLatencyPctChange);
  const check = judgement.tone === 'watch' ? CHECK_WITH_PRESCRIBER : '';
  const others = beside.map((other) => ` ${upperFirst(besideText(other))}.`).join('');
  return `${scores}. ${upperFirst(reasonText(judgement, alone))}${against}${leftOutText(comparison)}.${others}${latency}${check}`;
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
  if (status === 'insufficient_data') {
    const why = active.length === 0 ? 'no active prescription was sent' : uncomparedReason(findings);
    return `Response not assessed: ${why}.${lookAt(scales.review)}`;
  }
  const improved = responses.filter(({ judgement }) => judgement.tone === 'positive').length;
  const watched = toWatch(responses).length;
  const disagree = responses.filter(({ judgement }) => judgement.reason === 'scales_disagree').length;
  const open = responses.length - improved - watched;
  const split = disagree === 0 ? '' : `, ${disagree} on which the scales disagree`;
  const compared = `${responses.length} of ${active.length} active ${active.length === 1 ? 'prescription' : 'prescriptions'} compared`;
  const worst = toWatch(responses)[0] ?? responses[0];
  const first = worst === undefined ? '' : ` ${upperFirst(responseSummary(worst))}`;
  const look = lookAt(scales.review.filter((reason) => !isSaidBeside(reason, worst)));
  return `${compared}: ${improved} followed by improvement, ${watched - disagree} to watch${split}, ${open} not conclusive.${first}${look}`;
}

/** Whether the summary of a response tells beside its own scale the one a reason is about, with its newest score. */
function isSaidBeside(reason: string, response: Response | undefined): boolean {
  return (response?.beside ?? []).some(
    ({ comparison }) =>
      comparison.leftOut === undefined && reason.startsWith(`${nameOf(comparison.series)} `),
  );
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
  scales_disagree: 'the scales disagree',
  other_scale_worse: 'another scale got worse',
};

/** Scores with their calendar dates. */
function scoresText({ baseline, baselinePoint, outcome, change, after, latestPoint }: Comparison): string {
  const how =
    after.length > 1
      ? ` (mean of the last two after the start, newest ${oneDecimal(latestPoint.score)})`
      : '';
  return `from ${oneDecimal(baseline)} on ${baselinePoint.day} to ${oneDecimal(outcome)}${how} on ${latestPoint.day}, ${signed(change)}`;
}

/** The band of the newest score. */
function bandText({ known }: InstrumentSeries, score: number): string {
  return known === undefined || known.scale.bands.length < 2 ? '' : `, ${bandOf(known.scale, score).label}`;
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
