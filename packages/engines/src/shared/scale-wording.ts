import { bandOf } from '@svc/clinical';
import {
  latestOf,
  type GroupedAssessments,
  type ExcludedScore,
  type InstrumentSeries,
  type ScorePoint,
  type AssessmentTarget,
  purposeOf,
  recentScores,
  CHANGE_WINDOW_DAYS,
} from './instrument-series.ts';
import type { LeadReason, ScaleSelection, ScaleChange } from './assessed-scales.ts';
import { oneDecimal } from './number-text.ts';
import { relapseWords } from './band-crossing.ts';
import { changeOf, leastChange } from './scale-change.ts';
import { STALE_SCALE_DAYS } from './dates.ts';
import { quoteInput } from './signal-key.ts';

/** Every text that medication, outcome and relapse say about scales. */

/** Name for sentences: text of the caller appears in quotes only. */
export function nameOf({ known, label }: AssessmentTarget): string {
  return known ? label : `${quoteInput(label)} (not identified, higher read as worse)`;
}

/** `PHQ-9 27 of 27 on 2026-11-20: severe`. */
export function latestScore(series: InstrumentSeries): string {
  const point = latestOf(series);
  const band = series.known ? `: ${bandOf(series.known.scale, point.score).label}` : '';
  return `${nameOf(series)} ${scoreOn(point, series)}${band}`;
}

function scoreOn({ score, day }: Omit<ScorePoint, 'index'>, { maxScore }: AssessmentTarget): string {
  return `${oneDecimal(score)} of ${oneDecimal(maxScore)} on ${day}`;
}

/** `PHQ-9 15 on 2026-09-01 to 23 of 27 on 2026-11-20`. */
function fromTo(series: InstrumentSeries, { from, to }: Pick<ScaleChange, 'from' | 'to'>): string {
  return `${nameOf(series)} ${oneDecimal(from.score)} on ${from.day} to ${scoreOn(to, series)}`;
}

/** The scores of a change and what they amount to. */
export function changeText(series: InstrumentSeries, change: ScaleChange): string {
  return `${fromTo(series, change)}, ${verdictText(series, change)}`;
}

function verdictText(series: InstrumentSeries, change: ScaleChange): string {
  return `${sizeText(series, change)}${bandsText(series, change)}${relapseText(change)}`;
}

function sizeText(
  series: InstrumentSeries,
  { from, to, verdict, worsened, crossing, relapse, old }: ScaleChange,
): string {
  const limit = limitText(series, from.score, to.score);
  if (from.score === to.score) return 'unchanged';
  if (verdict === 'worse') return `worse beyond measurement error (${limit})`;
  if (worsened) return 'worse than earlier, better than the score before it';
  if (verdict === 'stable')
    return crossing || relapse
      ? `smaller than a reliable change (${oneDecimal(leastChange(series, from.score, to.score))})`
      : `within measurement error (${limit})`;
  if (old) return `better, but not read as improvement: ${AGE_LIMIT}`;
  return `better beyond measurement error (${limit})`;
}

/** The band that was left, at which score where the text has not named it, and the one reached; of a worsening the one it is in. */
function bandsText(
  { known }: InstrumentSeries,
  { crossing, from, to, milder, verdict }: ScaleChange,
): string {
  if (crossing === undefined) {
    const banded = known !== undefined && known.scale.bands.length > 1;
    return verdict === 'worse' && banded ? `, ${bandOf(known.scale, to.score).label} before and after` : '';
  }
  const since = milder === from ? '' : `since ${oneDecimal(milder.score)} on ${milder.day} `;
  return `, ${since}from ${crossing.fromBand} to ${crossing.toBand}`;
}

function relapseText({ relapse }: ScaleChange): string {
  return relapse === undefined ? '' : `: ${relapseWords(relapse)}`;
}

const AGE_LIMIT = `the newest score is older than ${STALE_SCALE_DAYS} days, or the earlier one older than ${CHANGE_WINDOW_DAYS} days`;

function limitText(series: InstrumentSeries, from: number, to: number): string {
  const listed = series.known?.scale.reliableChange;
  const limit = leastChange(series, from, to);
  if (limit === listed?.value || limit === listed?.forWorse) return `reliable change ${oneDecimal(limit)}`;
  const { minScore, maxScore } = series;
  const isShare =
    listed === undefined && limit === leastChange({ known: undefined, minScore, maxScore }, from, to);
  return isShare
    ? `20 % of the range, ${oneDecimal(limit)}; service default`
    : `one severity band, ${oneDecimal(limit)}; service default`;
}

/** What speaks against a scale: its change where that asks for a look, else its latest score. */
export function concern(series: InstrumentSeries, now: number): string {
  const change = changeOf(series, now);
  return change !== undefined && asksForLook(change) ? changeText(series, change) : latestScore(series);
}

/** Reliably worse than some score it is compared with, in a worse band that asks, or a relapse by itself. */
export function asksForLook({ worsened, crossing, relapse }: ScaleChange): boolean {
  return worsened || relapse !== undefined || crossing?.asks === true;
}

const LEAD_REASONS: Readonly<Record<LeadReason, string>> = {
  only_one: 'the only scale of its kind that was sent',
  most_scores: `the most scores in the last ${CHANGE_WINDOW_DAYS} days`,
  newest: `as many scores in the last ${CHANGE_WINDOW_DAYS} days as others, and the newest`,
  most_items: 'as many scores as others, as new, and the most items',
  name: 'as many scores as others, as new; first by name',
};

/** Which scale leads and why; what was sent and not used. Then what is told beside it. */
export function scaleNotes(grouped: GroupedAssessments, selection: ScaleSelection, now: number): string[] {
  const { lead, peers, beside } = selection;
  const all = [...(lead ? [lead] : []), ...peers, ...beside];
  return [
    ...leadNote(selection, now),
    ...besideNotes(beside, lead !== undefined),
    ...supersededScreens(grouped),
    ...selfHarmWarnings(all),
    ...all.flatMap((series) => scoreAlerts(series, 'note')),
    ...peers.flatMap((series) => peerNote(series, now)),
  ];
}

function leadNote({ lead, reason, peers }: ScaleSelection, now: number): string[] {
  if (lead === undefined || reason === undefined) return [];
  if (reason === 'only_one') return [];
  const others = peers.map(nameOf).join(', ');
  return [
    `Lead scale ${nameOf(lead)} (${recentScores(lead, now)} scores in ${CHANGE_WINDOW_DAYS} days), before ${others}: ${LEAD_REASONS[reason]}`,
  ];
}

const PURPOSE_WORDS = {
  symptom: 'a symptom scale',
  function: 'a scale of function',
  substance: 'a scale of substance use',
  cognition: 'a cognitive test',
  screen: 'a screen',
  somatic: 'a scale of bodily complaints',
  adverse: 'a scale of side effects',
} as const;

/** Scales of other purposes, each by its own band. */
function besideNotes(beside: readonly InstrumentSeries[], hasLead: boolean): string[] {
  const notes = beside.map((series) => {
    const purpose = purposeOf(series);
    const what = purpose === undefined ? 'an instrument that is not identified' : PURPOSE_WORDS[purpose];
    return `${latestScore(series)}; ${what}, not read as symptom change`;
  });
  if (hasLead || beside.length === 0) return notes;
  return [notUsed(beside), ...notes];
}

/** When only scales of other purposes were sent. */
export function notUsed(beside: readonly InstrumentSeries[]): string {
  return `No symptom scale was sent. Not used for symptoms: ${beside.map(nameOf).join(', ')}`;
}

/** A peer is told when its own band or change is worth it. */
function peerNote(series: InstrumentSeries, now: number): string[] {
  const topTwo = series.known && bandOf(series.known.scale, latestOf(series).score).topTwo;
  return topTwo || changeOf(series, now)?.worsened ? [latestScore(series)] : [];
}

/** Screens of safety: what was found, or that the service cannot read it. */
export function screenReason(series: InstrumentSeries): string[] {
  const point = latestOf(series);
  const sent = `${scoreOn(point, series)}`;
  if (series.unknownSafetyScreen) {
    return [`${quoteInput(series.label)} ${sent}: a safety screen this service does not know, not assessed`];
  }
  return point.score > 0
    ? [`${series.label} ${sent}: total above zero, not scored; look at the answers`]
    : [];
}

/** An earlier total above zero that a newer one superseded. */
function supersededScreens({ screens }: GroupedAssessments): string[] {
  return screens.flatMap((series) => {
    const newest = latestOf(series);
    const earlier = series.points.findLast((point) => point !== newest && point.score > 0);
    if (series.unknownSafetyScreen || newest.score > 0 || earlier === undefined) return [];
    return [`${series.label} ${scoreOn(earlier, series)}, superseded on ${newest.day}`];
  });
}

export function scoreAlerts(series: InstrumentSeries, level: 'note' | 'escalate'): string[] {
  const alert = series.known?.scale.scoreAlert;
  if (alert?.level !== level || latestOf(series).score < alert.atLeast) return [];
  return [`${latestScore(series)}; ${alert.label}`];
}

export function misread(series: InstrumentSeries): string {
  return `${quoteInput(series.label)} ${scoreOn(latestOf(series), series)}: could not be read (${series.misread})`;
}

export function unread({ target, problem, ...point }: ExcludedScore): string {
  const name = target.known ? target.label : quoteInput(target.label);
  return `${name} ${scoreOn(point, target)}: could not be read (${problem})`;
}

/** One warning per instrument whose self-harm item a total cannot show. */
function selfHarmWarnings(series: readonly InstrumentSeries[]): string[] {
  const names = new Set<string>();
  for (const { known } of series) {
    if (known?.instrument.escalations.some(({ selfHarm }) => selfHarm)) names.add(known.instrument.name);
  }
  return [...names].map((name) => `${name}: self-harm item not assessed from totals`);
}
