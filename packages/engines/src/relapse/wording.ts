import type {
  ConfidenceLevel,
  RelapseFactorKey,
  RelapseLevel,
  RelapsePredictRequest,
  TrendDirection,
} from '@svc/contracts';
import { DAY_MS, toTimestamp } from '../shared/dates.ts';
import { CHANGE_WINDOW_DAYS, type InstrumentSeries } from '../shared/instrument-series.ts';
import { oneDecimal, signed } from '../shared/number-text.ts';
import type { AssessedScales } from '../shared/assessed-scales.ts';
import { changeText, latestScore, nameOf, notUsed } from '../shared/scale-wording.ts';
import type { RelapseFindings, SymptomChange } from './relapse-findings.ts';
import { isActivation, sleepPoints } from './points.ts';

/** Every text of the relapse answer; what it says about scales is in shared/scale-wording.ts. */

export const DISCLAIMER =
  'Decision support for clinician review: an early-warning score from fixed rules, not a diagnosis, not a prediction for one person and not a substitute for clinical judgement. Points and cut-offs are service defaults, not published norms. Self-harm risk is not assessed.';

export const FACTOR_LABELS: Readonly<Record<RelapseFactorKey, string>> = {
  symptoms: 'Symptom burden and change',
  sleep: 'Sleep',
  dmse: 'Response latency change',
  medication: 'Medication stability',
  cadence: 'Visit cadence',
};

export const LEGEND: Readonly<Record<RelapseLevel, string>> = {
  low: 'Few contributing factors among the inputs sent; does not rule out relapse',
  moderate:
    'Some contributing factors, or a symptom scale in a severe band, reliably worse or out of remission; ask what has changed',
  elevated: 'Several or strong contributing factors; clinician review advised',
  high: 'Many strong contributing factors; prompt clinician review advised',
};

export const NO_FACTOR = 'No contributing factor';
const NOT_ASSESSED = 'Not assessed: no usable inputs. This is not a low-risk result.';

const TREND_WORDS: Readonly<Record<TrendDirection, string>> = {
  rising: 'trend rising',
  falling: 'trend falling',
  stable: 'trend stable',
  insufficient_data: 'trend not assessed',
};

const LEVEL_ADVICE: Readonly<Record<RelapseLevel, string>> = {
  low: 'A low score does not rule out relapse.',
  moderate:
    'Check with the patient what has changed, and ask the treating clinician whether an earlier contact is useful.',
  elevated:
    'Ask the treating clinician to review soon, and check early warning signs and current safety with the patient.',
  high: 'Ask the treating clinician to review promptly, and check early warning signs and current safety with the patient.',
};

/** Instead of the advice of a level that asks for no review by itself, when something else does. */
const REVIEW_ADVICE =
  'Ask the treating clinician to review this, and check early warning signs and current safety with the patient.';

const FACTOR_ADVICE: Readonly<Record<RelapseFactorKey, string>> = {
  symptoms: 'Check the single answers of the latest symptom scale.',
  sleep: 'Ask about recent sleep and what has changed it.',
  dmse: 'Check the response timing again under comparable conditions.',
  medication: 'Ask about medication taking and recent changes.',
  cadence: 'Check when the next visit is planned.',
};

const NOTHING_IS_DONE = 'No action is taken automatically.';

/** Most findings a headline names. */
const MOST_NAMED = 3;

export function headline(findings: RelapseFindings): string {
  const { look } = findings;
  if (findings.available === 0) return `${NOT_ASSESSED}${look.length === 0 ? '' : ` ${lookAt(look)}`}`;
  const said = look.length > 0 ? ` ${lookAt(look)}` : ofScales(findings);
  return `${partly(findings)}${scoreSentence(findings)}${said}`;
}

function lookAt(reasons: readonly string[]): string {
  const more = reasons.length - MOST_NAMED;
  return `Look at: ${reasons.slice(0, MOST_NAMED).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}

function ofScales({ scales, symptoms }: RelapseFindings): string {
  const { lead, leadChange } = scales;
  if (lead === undefined) return '';
  const old = symptoms?.tooOld === true ? `, older than ${CHANGE_WINDOW_DAYS} days` : '';
  return ` ${leadChange ? changeText(lead, leadChange) : latestScore(lead)}${old}.`;
}

export function summaryLine(findings: RelapseFindings): string {
  if (findings.available === 0) return `${headline(findings)} Send at least one usable input.`;
  const driver =
    findings.top === undefined ? 'No contributing factor' : `Largest factor ${FACTOR_LABELS[findings.top]}`;
  return `${headline(findings)} ${driver}.`;
}

export function recommendation(findings: RelapseFindings): string {
  const { available, top, level, symptoms, requiresReview } = findings;
  const [first, ...others] = findings.look;
  const more = others.length === 0 ? '' : `; and ${others.length} more`;
  const look = first === undefined ? '' : `Look first at: ${first}${more}. `;
  if (available === 0) {
    return `${NOT_ASSESSED} ${look}Ask for a current symptom scale, sleep, medication and visit details. ${NOTHING_IS_DONE}`;
  }
  const check = top === undefined ? '' : `${FACTOR_ADVICE[top]} `;
  const missing = symptoms !== undefined ? '' : 'Ask for a current symptom scale. ';
  const quiet = level === 'low' || level === 'moderate';
  const advice = requiresReview && quiet ? REVIEW_ADVICE : LEVEL_ADVICE[level];
  return `${partly(findings)}${look}${advice} ${check}${missing}${NOTHING_IS_DONE}`;
}

function scoreSentence(findings: RelapseFindings): string {
  const { score, level, trend } = findings;
  const points = score === 0 ? 'No early-warning points' : `Early-warning score ${score} of 100`;
  return `${points}, level ${level}${knownText(findings)}, ${TREND_WORDS[trend]}.`;
}

/** What the unknown could make of the level, where it could change it: it is unknown, not zero. */
function knownText({ atMost, level, available, symptoms }: RelapseFindings): string {
  if (atMost === undefined || atMost.level === level) return '';
  const known = symptoms === undefined || available === 5 ? '' : `${available} of 5 factors known; `;
  return ` (${known}at most ${atMost.score}, ${atMost.level})`;
}

function partly({ symptoms, available }: RelapseFindings): string {
  return symptoms === undefined ? `Partly assessed (${available} of 5 factors). ` : '';
}

export function tooOldToReassure(series: InstrumentSeries): string {
  return `${latestScore(series)}, older than ${CHANGE_WINDOW_DAYS} days: says nothing of the present`;
}

export function notAvailable(labels: readonly string[]): string {
  return `Not assessed, not sent or not usable: ${labels.join(', ')}.`;
}

export function confidenceFact(level: ConfidenceLevel): string {
  return `Confidence is ${level}.`;
}

/** One sentence per factor: what was read, never what to do. */

export function symptomsDetail(
  { lead, beside }: AssessedScales,
  symptoms: SymptomChange | undefined,
): string {
  if (symptoms === undefined) {
    return beside.length > 0 ? `${notUsed(beside)}.` : 'No usable symptom scale score.';
  }
  const { series, alsoWorse } = symptoms;
  const instead =
    lead !== undefined && lead !== series ? ` (counts for more than ${nameOf(lead)}, which leads)` : '';
  const second = alsoWorse ? `; ${nameOf(alsoWorse)} is reliably worse too` : '';
  return `${latestScore(series)}${instead}${tooOld(symptoms)}; ${change(symptoms)}${second}.`;
}

function tooOld(symptoms: SymptomChange): string {
  return symptoms.tooOld ? `, older than ${CHANGE_WINDOW_DAYS} days` : '';
}

function change({ series, change: found }: SymptomChange): string {
  return found ? changeText(series, found) : 'one score only, no change assessed';
}

export function sleepDetail(hours: number | undefined): string {
  if (hours === undefined) return 'Average sleep not sent.';
  const place = sleepPoints(hours) === 0 ? 'in the usual range' : hours < 8 ? 'short' : 'long';
  return `Average sleep ${oneDecimal(hours)} h a night: ${place}.`;
}

export function latencyDetail(changePct: number | undefined): string {
  if (changePct === undefined) return 'Response latency change not sent.';
  const text = `Response latency ${signed(changePct)} % compared with the earlier measurement`;
  return isActivation(changePct) ? `${text}: much quicker, which can accompany activation.` : `${text}.`;
}

export function medicationDetail(
  { hasActiveMedication, daysSinceMedChange }: RelapsePredictRequest,
  now: number,
): string {
  if (hasActiveMedication === undefined && daysSinceMedChange === undefined)
    return 'Medication status not sent.';
  const last = daysSinceMedChange === undefined ? 'unknown' : daysBefore(daysSinceMedChange, now);
  return `${medicationStatus(hasActiveMedication)}; last change ${last}.`;
}

function medicationStatus(active: boolean | undefined): string {
  if (active === undefined) return 'Active medication not stated, read as none';
  return active ? 'Active medication' : 'No active medication';
}

export function cadenceDetail(days: number | undefined, now: number): string {
  return days === undefined ? 'Days since the last visit not sent.' : `Last visit ${daysBefore(days, now)}.`;
}

/** The calendar date, which a reader can set against the record, and the days it is counted from. */
function daysBefore(days: number, now: number): string {
  const date = toTimestamp(now - days * DAY_MS).slice(0, 10);
  return days === 1 ? `on ${date} (1 day)` : `on ${date} (${days} days)`;
}
