import type { RelapsePredictRequest } from '@svc/contracts';
import { latestOf } from '../shared/assessment-series.ts';
import { oneDecimal, signed } from '../shared/number-text.ts';
import { nameOf } from '../shared/scale-evidence.ts';
import { isActivation, sleepPoints } from './points.ts';
import type { SymptomReading } from './symptoms.ts';

/** One sentence per factor: what was read, never what to do. */

export function symptomsDetail(reading: SymptomReading | undefined): string {
  if (reading === undefined) return 'No usable symptom scale score.';
  const { series, alsoWorse } = reading;
  const latest = `${nameOf(series)}: latest score ${oneDecimal(latestOf(series).score)} of ${oneDecimal(series.maxScore)}`;
  const second = alsoWorse ? `; ${nameOf(alsoWorse)} has worsened reliably too` : '';
  return `${latest}, ${changeText(reading)}${second}.`;
}

function changeText({ earlier, worsening }: SymptomReading): string {
  if (earlier === undefined || worsening === undefined) return 'one score only, so no change can be judged';
  if (worsening === 0) return `unchanged from an earlier ${oneDecimal(earlier.score)}`;
  return `${worsening > 0 ? 'worse' : 'better'} than an earlier ${oneDecimal(earlier.score)}`;
}

export function sleepDetail(hours: number | undefined): string {
  if (hours === undefined) return 'Average sleep not sent.';
  const place = sleepPoints(hours) === 0 ? 'in the usual range' : hours < 8 ? 'short' : 'long';
  return `Average sleep ${oneDecimal(hours)} h a night: ${place}.`;
}

export function latencyDetail(changePct: number | undefined): string {
  if (changePct === undefined) return 'Response latency change not sent.';
  const change = `Response latency ${signed(changePct)} % compared with the earlier measurement`;
  return isActivation(changePct) ? `${change}: much quicker, which can accompany activation.` : `${change}.`;
}

export function medicationDetail({ hasActiveMedication, daysSinceMedChange }: RelapsePredictRequest): string {
  if (hasActiveMedication === undefined && daysSinceMedChange === undefined)
    return 'Medication status not sent.';
  const change = daysSinceMedChange === undefined ? 'unknown' : daysAgo(daysSinceMedChange);
  return `${medicationStatus(hasActiveMedication)}; last change ${change}.`;
}

function medicationStatus(active: boolean | undefined): string {
  if (active === undefined) return 'Active medication not stated, read as none';
  return active ? 'Active medication' : 'No active medication';
}

export function cadenceDetail(days: number | undefined): string {
  return days === undefined ? 'Days since the last visit not sent.' : `Last visit ${daysAgo(days)}.`;
}

function daysAgo(days: number): string {
  return days === 1 ? '1 day ago' : `${days} days ago`;
}
