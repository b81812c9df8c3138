import type { AgentRisk } from '../agents/agent-evaluation.ts';
import { riskOf, unrecognisedLabels } from '../agents/risk.ts';
import { type CheckedReading, isAbnormal, type JudgedReading } from './read-panel.ts';
import { resultText } from './wording.ts';

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
 * Critical is high; a drug level above its range or two abnormal analytes moderate; one low. An analyte sent
 * twice is one analyte.
 */
export function panelRisk(checked: readonly CheckedReading[], judged: readonly JudgedReading[]): AgentRisk {
  const critical = checked.filter(({ flag }) => flag === 'critical');
  const drugLevels = checked.filter(isDrugLevelAboveRange);
  const abnormal = new Set(checked.filter(isAbnormal).map(({ analyte }) => analyte));
  const labels = [
    ...critical.map((reading) => `Critical: ${resultText(reading)}`),
    ...drugLevels.map((reading) => `Drug level above range: ${resultText(reading)}`),
    ...abnormalLabels([...abnormal].map(({ label }) => label)),
    ...leftOutLabels(judged),
  ];
  return riskOf(levelOf(critical.length, drugLevels.length, abnormal.size), [...new Set(labels)]);
}

function levelOf(critical: number, drugLevels: number, abnormal: number): AgentRisk['level'] {
  if (critical > 0) return 'high';
  if (drugLevels > 0 || abnormal > 1) return 'moderate';
  return abnormal === 1 ? 'low' : 'none';
}

function abnormalLabels(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [`${names.length} outside the adult reference: ${names.join(', ')}`];
}

/** What was sent and not checked, so that an answer without findings is never read as all clear. */
export function leftOutLabels(judged: readonly JudgedReading[]): string[] {
  const unrecognised = judged.filter(({ kind }) => kind === 'unrecognised').length;
  const unreadable = judged.filter(({ kind }) => kind === 'unknown_unit' || kind === 'implausible').length;
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
