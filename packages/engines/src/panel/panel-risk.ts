import type { AgentRisk } from '../agents/agent-evaluation.ts';
import { riskOf, unrecognisedLabels } from '../agents/risk.ts';
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
 * sent twice is one analyte. The levels are ours.
 */
export function panelRisk(checked: readonly CheckedReading[], judged: readonly JudgedReading[]): AgentRisk {
  const critical = checked.filter(({ flag }) => flag === 'critical');
  const drugLevels = checked.filter(isDrugLevelAboveRange);
  const abnormal = new Set(checked.filter(isAbnormal).map(({ analyte }) => analyte));
  const reportable = new Set(checked.filter((reading) => reading.reportable).map(({ analyte }) => analyte));
  const urgent = checked.filter(isUrgentTier);
  const labels = [
    ...critical.map((reading) => `Critical: ${resultText(reading)}`),
    ...urgent.map((reading) => `Urgent: ${resultText(reading)} (${urgentTierText(reading)})`),
    ...drugLevels
      .filter((reading) => !isUrgentTier(reading))
      .map((reading) => `Drug level above range: ${resultText(reading)}`),
    ...abnormalLabels([...abnormal].map(({ label }) => label)),
    ...leftOutLabels(judged),
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

const UNREADABLE: ReadonlySet<string> = new Set(['unknown_unit', 'implausible']);

/** What was sent and not checked, so that an answer without findings is never read as all clear. */
export function leftOutLabels(judged: readonly JudgedReading[]): string[] {
  const unrecognised = judged.filter(({ kind }) => kind === 'unrecognised').length;
  const unreadable = judged.filter(({ kind }) => UNREADABLE.has(kind)).length;
  const sexless = judged.filter((reading) => reading.kind === 'checked' && reading.dependsOnSex).length;
  const total = judged.length;
  return [
    ...unrecognisedLabels(unrecognised, total),
    ...(unreadable === 0
      ? []
      : [`${unreadable} of ${total} values not checked: unit unknown or value implausible`]),
    ...(sexless === 0 ? [] : [`${sexless} of ${total} values not flagged: reference depends on sex`]),
  ];
}
