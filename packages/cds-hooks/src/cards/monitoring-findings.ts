import {
  DRUGS,
  type Drug,
  findDrug,
  MONITORING_SCHEDULES,
  type MonitoringSchedule,
  type MonitoringStep,
  referenceStatusOf,
} from '@svc/clinical';
import { DAY_MS, formatIsoDay, parseIsoDate, type Prescription } from '@svc/contracts';
import { checkInteractions } from '@svc/engines';
import type { DatedValue } from '../reading/newest-readings.ts';
import type { Finding } from './card.ts';

export interface MonitoringContext {
  readonly now: number;
  readonly readings: ReadonlyMap<string, DatedValue>;
  /** False when no laboratory values were sent: then nothing can be said to be overdue. */
  readonly laboratorySent: boolean;
}

interface Taken {
  readonly key: string;
  readonly name: string;
  /** Milliseconds since the epoch; undefined when nobody said it. */
  readonly start: number | undefined;
}

/** Tests that the medicines taken ask for and whose interval has passed, one card for each medicine. */
export function monitoringFindings(
  prescriptions: readonly Prescription[],
  context: MonitoringContext,
): Finding[] {
  const taken = takenDrugs(prescriptions);
  return taken.flatMap((drug) => {
    const schedules = MONITORING_SCHEDULES.filter(({ drugs }) => drugs.includes(drug.key));
    if (schedules.length === 0) return [];
    if (!context.laboratorySent) return [notKnown(drug, schedules)];
    const overdue = schedules.flatMap((schedule) => overdueText(schedule, drug, context));
    return overdue.length === 0 ? [] : [overdueFinding(drug, overdue)];
  });
}

/** Each medicine once, from its first start. */
function takenDrugs(prescriptions: readonly Prescription[]): Taken[] {
  const byKey = new Map<string, Taken>();
  for (const { medicationName, status, prescribedAt } of prescriptions) {
    const start = prescribedAt === undefined ? undefined : parseIsoDate(prescribedAt);
    for (const { key, name } of status === 'active' ? drugsIn(medicationName) : []) {
      const before = byKey.get(key);
      const first = before === undefined || (start ?? Infinity) < (before.start ?? Infinity);
      if (first) byKey.set(key, { key, name, start });
    }
  }
  return [...byKey.values()];
}

const drugByName = new Map(DRUGS.map((drug) => [drug.name, drug]));

/** As the check of interactions reads a line: several in one, and a misspelled one too. */
function drugsIn(text: string): readonly Drug[] {
  const named = findDrug(text);
  const found = named === undefined ? (checkInteractions([text]).assessment?.recognized ?? []) : [named.name];
  return found.flatMap((name) => drugByName.get(name) ?? []).flatMap(ingredientsOf);
}

const drugByKey = new Map(DRUGS.map((drug) => [drug.key, drug]));

/** A combination is monitored as each of what it holds. */
function ingredientsOf(drug: Drug): readonly Drug[] {
  return drug.ingredients?.flatMap((key) => drugByKey.get(key) ?? []) ?? [drug];
}

interface Overdue {
  readonly test: string;
  readonly text: string;
}

function overdueText(
  { test, analytes, steps, evidence }: MonitoringSchedule,
  { start }: Taken,
  { now, readings }: MonitoringContext,
): Overdue[] {
  const step = stepAt(steps, start, now);
  const last = newestOf(analytes, readings);
  const since = Math.max(last ?? Number.NEGATIVE_INFINITY, start ?? Number.NEGATIVE_INFINITY);
  const days = Math.floor((now - since) / DAY_MS);
  if (days <= step.everyDays) return [];
  const seen = last === undefined ? 'none in what was sent' : `last on ${formatIsoDay(last)}`;
  const began = start === undefined ? '; the start of treatment was not sent' : '';
  const standing =
    referenceStatusOf(evidence) === 'provisional' ? ' (service default, not a published norm)' : '';
  return [
    { test, text: `${test}: ${seen}; due ${step.words}${standing}${began}. Source: ${evidence.source}.` },
  ];
}

/** The step of the time since the start; that of long treatment when nobody said when it began. */
function stepAt(steps: MonitoringSchedule['steps'], start: number | undefined, now: number): MonitoringStep {
  const days = start === undefined ? Number.POSITIVE_INFINITY : (now - start) / DAY_MS;
  return steps.findLast(({ fromDays }) => fromDays <= days) ?? steps[0];
}

function newestOf(
  analytes: readonly string[],
  readings: ReadonlyMap<string, DatedValue>,
): number | undefined {
  const moments = analytes.flatMap((key) => readings.get(key)?.atMs ?? []);
  return moments.length === 0 ? undefined : Math.max(...moments);
}

function overdueFinding({ name }: Taken, overdue: readonly Overdue[]): Finding {
  return {
    kind: 'monitoring',
    indicator: 'warning',
    summary: `Monitoring of ${name} overdue in what was sent: ${overdue.map(({ test }) => test).join(', ')}`,
    paragraphs: [
      ...overdue.map(({ text }) => text),
      'Results of other laboratories may not be in what was sent: check before ordering.',
    ],
  };
}

function notKnown({ name }: Taken, schedules: readonly MonitoringSchedule[]): Finding {
  return {
    kind: 'monitoring',
    indicator: 'info',
    summary: `Monitoring of ${name}: not assessed, no laboratory values were sent`,
    paragraphs: [`Monitored with ${name}: ${schedules.map(({ test }) => test).join(', ')}.`],
  };
}
