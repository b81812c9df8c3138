import type { Evidence } from '../evidence/evidence.ts';

/** From this long after the start on, the test is done at least this often. */
export interface MonitoringStep {
  readonly fromDays: number;
  readonly everyDays: number;
  /** For example "weekly in the first 18 weeks". */
  readonly words: string;
}

/** A test that a medicine asks for again and again. */
export interface MonitoringSchedule {
  /** Keys of the medicines. */
  readonly drugs: readonly string[];
  /** What is tested, as read in a sentence. */
  readonly test: string;
  /** Keys of the analytes, each of which is that test. */
  readonly analytes: readonly string[];
  /** By `fromDays`, the first from 0. */
  readonly steps: readonly [MonitoringStep, ...MonitoringStep[]];
  readonly evidence: Evidence;
}

/** Checks an entry when the module loads. Throws on a slip. */
export function defineMonitoring(schedule: MonitoringSchedule): MonitoringSchedule {
  const { drugs, analytes, steps, test } = schedule;
  const fail = (why: string): never => {
    throw new Error(`monitoring of ${test}: ${why}`);
  };
  if (drugs.length === 0 || analytes.length === 0) fail('names no medicine or no analyte');
  if (steps[0].fromDays !== 0) fail('does not begin at the start');
  if (steps.some(({ fromDays }, index) => index > 0 && fromDays <= (steps[index - 1]?.fromDays ?? 0)))
    fail('steps are not in order');
  return schedule;
}
