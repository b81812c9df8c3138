import type { AgentRisk } from '../agent-evaluation.ts';
import { riskOf } from '../risk.ts';
import { quoteInput } from '../../shared/signal-key.ts';
import { isAbnormal, type CheckedReading, type JudgedReading } from './judged-reading.ts';
import { resultText, urgentTierText } from './wording.ts';

const DRUG_LEVEL_GROUPS: ReadonlySet<string> = new Set([
  'mood-stabiliser-levels',
  'antipsychotic-levels',
  'tricyclic-levels',
  'antidepressant-levels',
  'toxicology',
]);

export function isDrugLevelAboveRange({ analyte, flag }: CheckedReading): boolean {
  return flag === 'high' && DRUG_LEVEL_GROUPS.has(analyte.group);
}

/**
 * Critical is high. The urgent tier, a drug level above its range, two analytes outside what an unflagged reading may be,
 * or a value that could not be read where a critical limit waits, is moderate. Anything else abnormal is low. An analyte
 * sent twice is one analyte. The levels are ours. A reading is named once: those of `told` have a label elsewhere.
 */
export function panelRisk(
  checked: readonly CheckedReading[],
  judged: readonly JudgedReading[],
  told: readonly CheckedReading[] = [],
): AgentRisk {
  const critical = checked.filter(({ flag }) => flag === 'critical');
  const drugLevels = checked.filter(isDrugLevelAboveRange);
  const abnormal = new Set(checked.filter(isAbnormal).map(({ analyte }) => analyte));
  const reportable = new Set(checked.filter((reading) => reading.reportable).map(({ analyte }) => analyte));
  const urgent = checked.filter(isUrgentTier);
  const left = leftOut(judged);
  const isNew = (reading: CheckedReading) => !told.includes(reading);
  const named = new Set([...critical, ...urgent, ...drugLevels, ...told].map(({ analyte }) => analyte));
  const others = [...abnormal].filter((analyte) => !named.has(analyte));
  const labels = [
    ...critical.filter(isNew).map((reading) => `Critical: ${resultText(reading)}`),
    ...urgent.filter(isNew).map((reading) => `Urgent: ${resultText(reading)} (${urgentTierText(reading)})`),
    ...drugLevels
      .filter((reading) => reading.flag !== 'critical' && !isUrgentTier(reading))
      .map((reading) => `Drug level above range: ${resultText(reading)}`),
    ...left.filter(isOfLimit).map(({ title }) => title),
    ...abnormalLabels(others.map(({ label }) => label)),
    ...left.filter((each) => !isOfLimit(each)).map(({ title }) => title),
  ];
  const moderate =
    urgent.length + drugLevels.length > 0 || reportable.size > 1 || judged.some(isUnreadWithLimit);
  const level = critical.length > 0 ? 'high' : moderate ? 'moderate' : abnormal.size > 0 ? 'low' : 'none';
  return riskOf(level, [...new Set(labels)]);
}

function isUrgentTier({ flag, urgent }: CheckedReading): boolean {
  return flag !== 'critical' && urgent !== undefined;
}

/** A known analyte whose value says nothing, although a critical limit waits for it. */
export function isUnreadWithLimit(reading: JudgedReading): boolean {
  if (reading.kind !== 'unknown_unit' && reading.kind !== 'implausible') return false;
  return reading.analyte.criticalLow !== undefined || reading.analyte.criticalHigh !== undefined;
}

function abnormalLabels(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [`${names.length} outside the adult reference: ${names.join(', ')}`];
}

/** Readings of one kind that a label names; a panel may hold hundreds. */
const MOST_NAMED = 12;

const UNREADABLE: ReadonlySet<string> = new Set(['unknown_unit', 'implausible']);

/** What was sent and not checked, so that an answer without findings is never read as all clear. */
export function leftOutLabels(judged: readonly JudgedReading[]): string[] {
  return leftOut(judged).map(({ title }) => title);
}

/** The labels of a risk as they are answered: each reading that was left out by its name and value as sent. */
export function namedLabels(labels: readonly string[], judged: readonly JudgedReading[]): string[] {
  const named = new Map(
    leftOut(judged).map(({ title, readings }) => [title, `${title}: ${namesOf(readings)}`]),
  );
  return labels.map((label) => named.get(label) ?? label);
}

interface LeftOut {
  readonly title: string;
  readonly readings: readonly JudgedReading[];
}

function isOfLimit({ readings }: LeftOut): boolean {
  return readings.some(isUnreadWithLimit);
}

function leftOut(judged: readonly JudgedReading[]): LeftOut[] {
  const count = (readings: readonly JudgedReading[], what: string): LeftOut[] =>
    readings.length === 0 ? [] : [{ title: `${readings.length} of ${judged.length} ${what}`, readings }];
  return [
    ...count(
      judged.filter(({ kind }) => kind === 'unrecognised'),
      'entries not recognised and not checked',
    ),
    ...count(
      judged.filter(({ kind }) => UNREADABLE.has(kind)),
      'values not checked, unit unknown or value implausible',
    ),
    ...count(
      judged.filter((reading) => reading.kind === 'checked' && reading.dependsOnSex),
      'values not flagged, the reference depends on sex',
    ),
  ];
}

function namesOf(readings: readonly JudgedReading[]): string {
  const names = [...new Set(readings.map(nameOf))];
  const shown = names.slice(0, MOST_NAMED);
  const more = names.length - shown.length;
  return `${shown.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
}

function nameOf(reading: JudgedReading): string {
  const { analyte, value, unit } = reading.sent;
  const name = reading.kind === 'unrecognised' ? quoteInput(analyte) : reading.analyte.label;
  if (unit === undefined) return `${name} ${value}`;
  return `${name} ${value} ${unit.length > 20 ? quoteInput(unit, 20) : unit}`;
}
