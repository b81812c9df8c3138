import type { Faults } from '../../support/faults.ts';
import { type Attempt, recoveredAfter, statusesOf } from './attempts.ts';
import type { Phase } from './phase.ts';

const RECOVERY_BAR_MS = 10_000;
/** An event that comes within this is no sign that something is wrong. */
const PROMPT_MS = 5_000;

/** What begins so shortly before the next fault may be under way when that begins, and be cut by it. */
const UNDER_WAY_MS = 1_000;

/** An event of which the service said that it happened. */
export interface ToldEvent {
  readonly at: number;
  /** When it came; not at all when undefined. */
  readonly cameAt: number | undefined;
}

/** What is told of a fault, once all that was under way has ended; notes what took too long. */
export function phaseFigure(
  { name, beganAt, endedAt, readyMilliseconds, nextAt }: Phase,
  { attempts, events }: { attempts: readonly Attempt[]; events: readonly ToldEvent[] },
  faults: Faults,
): string {
  const seen = [...attempts, ...events.map(attemptOf)].filter(
    ({ begunAt }) => begunAt >= beganAt && begunAt < nextAt,
  );
  const requests = seen.filter(({ kind }) => kind !== 'event');
  const judgedUntil = nextAt - UNDER_WAY_MS;
  const failed = requests.filter(({ isGood }) => !isGood);
  const recovery = (kept: (attempt: Attempt) => boolean) =>
    recoveredAfter(
      seen.filter((attempt) => kept(attempt) && attempt.begunAt < judgedUntil),
      endedAt,
      judgedUntil,
    );
  const recovered = {
    'every request succeeds after': recovery(({ kind }) => kind !== 'event'),
    'events are prompt after': recovery(({ kind }) => kind === 'event'),
    'every process is ready after': readyMilliseconds,
  };
  for (const [what, milliseconds] of Object.entries(recovered))
    if (milliseconds === null || milliseconds > RECOVERY_BAR_MS)
      faults.add('late', `${name}: ${what} ${inSeconds(milliseconds)}; ${lastOf(failed, endedAt)}`);
  return [
    `${moment(beganAt)} to ${moment(endedAt)}`,
    `${requests.length} requests, ${failed.length} without success${failed.length > 0 ? ` (${statusesOf(failed)})` : ''}`,
    `the slowest success took ${inSeconds(slowest(requests))}`,
    ...Object.entries(recovered).map(([what, milliseconds]) => `${what} ${inSeconds(milliseconds)}`),
  ].join('; ');
}

function slowest(requests: readonly Attempt[]): number {
  const good = requests.filter(({ isGood }) => isGood);
  return good.reduce((most, { begunAt, endedAt }) => Math.max(most, endedAt - begunAt), 0);
}

/** The last failure of many, for whoever looks for its cause. */
function lastOf(failed: readonly Attempt[], endedAt: number): string {
  const last = failed.toSorted((a, b) => a.begunAt - b.begunAt).at(-1);
  if (last === undefined) return 'no request failed';
  const [after, took] = [inSeconds(last.begunAt - endedAt), inSeconds(last.endedAt - last.begunAt)];
  return `last failed: ${last.kind}, begun ${after} later, ${last.status} of ${last.from} in ${took}`;
}

function attemptOf({ at, cameAt = Number.POSITIVE_INFINITY }: ToldEvent): Attempt {
  const isGood = cameAt - at <= PROMPT_MS;
  return { kind: 'event', begunAt: at, endedAt: cameAt, status: 200, from: 'service', isGood };
}

function inSeconds(milliseconds: number | null): string {
  return milliseconds === null ? 'never' : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** The time of day, UTC. */
function moment(at: number): string {
  return new Date(performance.timeOrigin + at).toISOString().slice(11, 19);
}
