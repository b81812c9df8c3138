import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Server } from '../src/server/server.ts';

/** Why work was told to stop, as `[name, message]`: long before the deadline of its own unless that is what ended it. */
export async function toldWhy(signal: AbortSignal): Promise<string[]> {
  if (!signal.aborted) await once(signal, 'abort');
  const { name, message } = signal.reason as Error;
  return [name, message];
}

/** Resolves when no request is in flight any more. */
export async function untilNothingRuns({ inFlight }: Pick<Server, 'inFlight'>): Promise<void> {
  while (inFlight.size > 0) {
    await nextTurn();
    inFlight.sweep();
  }
}
