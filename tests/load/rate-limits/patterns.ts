import type { PlanLimits } from './ideal-buckets.ts';

/** One call at a millisecond of simulated time. */
export interface Arrival {
  readonly atMs: number;
  readonly process: number;
}

interface Run {
  readonly processes: number;
  readonly seconds: number;
}

type Pattern = (limits: PlanLimits, run: Run) => Arrival[];

/** How callers may come; each asks for more than the plan gives. Ordered by time. */
export const PATTERNS: Readonly<Record<string, Pattern>> = {
  'even load': (limits, run) => evenly(limits, run, (i) => i % run.processes),
  'one busy process': (limits, run) =>
    evenly(limits, run, (i) => (i % 10 === 0 ? 1 + ((i / 10) % (run.processes - 1)) : 0)),
  'in bunches': bunches,
  'idle, then a burst': idleThenBurst,
  'a touch, then a burst': touchThenBurst,
};

/** Five times the sustained rate, one call after the other. */
function evenly({ sustained }: PlanLimits, { seconds }: Run, processOf: (i: number) => number): Arrival[] {
  const perSecond = sustained * 5;
  return Array.from({ length: perSecond * seconds }, (_, i) => ({
    atMs: Math.floor((i * 1_000) / perSecond),
    process: Math.floor(processOf(i)),
  }));
}

/** The same amount, but all calls of a tenth of a second at once. */
function bunches({ sustained }: PlanLimits, { processes, seconds }: Run): Arrival[] {
  const perBunch = Math.ceil((sustained * 5) / 10);
  return Array.from({ length: seconds * 10 }, (_, tick) =>
    Array.from({ length: perBunch }, (__, i) => ({ atMs: tick * 100, process: (tick + i) % processes })),
  ).flat();
}

/** Twelve seconds of silence, then three at five times the burst. */
function idleThenBurst({ burst }: PlanLimits, { processes, seconds }: Run): Arrival[] {
  const arrivals: Arrival[] = [];
  for (let start = 0; start < seconds; start += 15) {
    for (let i = 0; i < burst * 5 * 3; i++) {
      arrivals.push({ atMs: start * 1_000 + Math.floor((i * 200) / burst), process: i % processes });
    }
  }
  return arrivals;
}

/** After silence each process calls once, and a moment later all call at once as often as the peak allows twice. */
function touchThenBurst({ burst }: PlanLimits, { processes, seconds }: Run): Arrival[] {
  const arrivals: Arrival[] = [];
  for (let start = 0; start < seconds; start += 12) {
    for (let process = 0; process < processes; process++) arrivals.push({ atMs: start * 1_000, process });
    for (let i = 0; i < burst * 2; i++) arrivals.push({ atMs: start * 1_000 + 200, process: i % processes });
  }
  return arrivals;
}
