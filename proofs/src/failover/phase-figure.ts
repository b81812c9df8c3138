import type { Faults } from '../support/faults.ts';
import { say } from '../support/say.ts';
import { type Attempt, recoveredAfter, statusesOf } from './attempts.ts';
import type { Phase } from './phase.ts';

const RECOVERY_BAR_MS = 10_000;
/** An event that comes within this is no sign that something is wrong. */
const PROMPT_MS = 5_000;

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
  const failed = requests.filter(({ isGood }) => !isGood);
  const recovered = {
    'every request succeeds after': recoveredAfter(requests, endedAt, nextAt),
    'events are prompt after': recoveredAfter(
      seen.filter(({ kind }) => kind === 'event'),
      endedAt,
      nextAt,
    ),
    'every process is ready after': readyMilliseconds,
  };
  tellStragglers(name, failed, endedAt);
  for (const [what, milliseconds] of Object.entries(recovered))
    if (milliseconds === null || milliseconds > RECOVERY_BAR_MS)
      faults.add('late', `${name}: ${what} ${inSeconds(milliseconds)}`);
  return [
    `${moment(beganAt)} to ${moment(endedAt)}`,
    `${requests.length} requests, ${failed.length} without success${failed.length > 0 ? ` (${statusesOf(failed)})` : ''}`,
    ...Object.entries(recovered).map(([what, milliseconds]) => `${what} ${inSeconds(milliseconds)}`),
  ].join('; ');
}

/** What failed though its cause was over when it began. */
function tellStragglers(name: string, failed: readonly Attempt[], endedAt: number): void {
  for (const { kind, status, from, begunAt, endedAt: answeredAt } of failed) {
    if (begunAt < endedAt) continue;
    const after = inSeconds(begunAt - endedAt);
    say(`${name}: ${kind} begun ${after} later: ${status} of ${from} in ${inSeconds(answeredAt - begunAt)}`);
  }
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
