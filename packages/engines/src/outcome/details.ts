import { oneDecimal, signed } from '../shared/number-text.ts';
import { nameOf } from '../shared/scale-evidence.ts';
import type { SymptomReading } from './symptoms.ts';
import { isActivation, sleepValue } from './values.ts';

/** One sentence per component: what was read, never what to do. */

export function symptomsDetail(reading: SymptomReading | undefined): string {
  if (reading === undefined) return 'No instrument has two usable scores.';
  const { series, first, latest, reachedRemission } = reading;
  const scores = `from ${oneDecimal(first.score)} to ${oneDecimal(latest.score)} of ${oneDecimal(series.maxScore)}`;
  const remission = reachedRemission ? ', now in the remission range' : '';
  return `${nameOf(series)}: ${scores}, ${changeWord(reading)}${remission}.`;
}

function changeWord({ series, first, latest }: SymptomReading): string {
  if (latest.score === first.score) return 'unchanged';
  return latest.score > first.score === (series.worse === 'higher') ? 'worse' : 'better';
}

export function latencyDetail(changePct: number | undefined): string {
  if (changePct === undefined) return 'Response latency change not sent.';
  const change = `Response latency ${signed(changePct)} % compared with the earlier measurement`;
  return isActivation(changePct) ? `${change}: far quicker, which can accompany activation.` : `${change}.`;
}

export function medicationDetail(active: number | undefined): string {
  if (active === undefined) return 'Number of active medications not sent.';
  if (active === 0) return 'No active medication.';
  return `${active} active ${active === 1 ? 'medication' : 'medications'}.`;
}

export function biomarkerDetail(watches: number | undefined): string {
  if (watches === undefined) return 'Number of biomarkers on watch not sent.';
  return `${watches === 0 ? 'No' : watches} ${watches === 1 ? 'biomarker' : 'biomarkers'} on watch.`;
}

export function sleepDetail(hours: number | undefined): string {
  if (hours === undefined) return 'Average sleep not sent.';
  const place = sleepValue(hours) === 1 ? 'in the usual range' : hours < 8 ? 'short' : 'long';
  return `Average sleep ${oneDecimal(hours)} h a night: ${place}.`;
}
