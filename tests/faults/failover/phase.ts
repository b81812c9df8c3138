import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../../support/say.ts';
import { Tally } from '../../support/tally.ts';
import { type Attempt, CALM_MS, recoveredAfter, statusesOf } from './attempts.ts';
import { until } from './listening.ts';
import type { Fault } from './schedule.ts';
import type { Sender } from './sender.ts';
import type { World } from './world.ts';

const LONGEST_WAIT_MS = 40_000;
/** A request that waits for longer may still fail of this fault. */
const LONG_MS = 1_000;
/** After everything went well for as long as counts: what is under way then is part of it. */
const AFTER_MS = 3_000;

/** A fault as it went; moments are milliseconds of the clock of the run. */
export interface Phase {
  readonly name: string;
  readonly beganAt: number;
  readonly endedAt: number;
  /** How long, once it was set right, until every process said that it is ready; null for never. */
  readonly readyMilliseconds: number | null;
  /** Where the next one begins. */
  readonly nextAt: number;
}

/** Lets one thing go wrong, sets it right, and waits until all is well. */
export async function meet(fault: Fault, world: World, front: Sender): Promise<Phase> {
  const from = front.attempts.length;
  const seen = () => front.attempts.slice(from);
  say(`${fault.name} …`);
  const beganAt = performance.now();
  await fault.begin();
  const begunAt = performance.now();
  await delay(fault.heldMilliseconds);
  await fault.end();
  const setRightAt = performance.now();
  const endedAt = fault.isCovered === true ? begunAt : setRightAt;
  const readyMilliseconds = await until('all are ready', () => areReady(world), LONGEST_WAIT_MS).then(
    () => performance.now() - setRightAt,
    () => null,
  );
  const isOver = async () =>
    front.longestWaitMilliseconds() < LONG_MS && recoveredAfter(seen(), endedAt, performance.now()) !== null;
  await delay(CALM_MS);
  await until('all is well', isOver, LONGEST_WAIT_MS).catch(() => {});
  await fault.afterwards?.();
  await delay(AFTER_MS);
  const nextAt = performance.now();
  tell(seen());
  return { name: fault.name, beganAt, endedAt, readyMilliseconds, nextAt };
}

async function areReady({ apis, worker }: World): Promise<boolean> {
  const ready = await Promise.all([...apis, worker].map((each) => each.isReady()));
  return ready.every(Boolean);
}

function tell(attempts: readonly Attempt[]): void {
  const kinds = new Tally();
  for (const { kind, isGood } of attempts) if (!isGood) kinds.add(kind);
  say(`  ${attempts.length} requests: ${statusesOf(attempts)}; without success: ${kinds}`);
}
