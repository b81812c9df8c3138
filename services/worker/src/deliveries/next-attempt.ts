import { createHash } from 'node:crypto';
import { nextTry, planTries } from '@svc/webhooks';
import type { AttemptResult } from './attempt.ts';

interface Tried {
  readonly deliveryId: string;
  /** Tries before this one whose outcome is known. */
  readonly tries: number;
  /** Milliseconds. */
  readonly firstTriedAt: number;
}

/** The moment of the try after a failed one in milliseconds; null when it was the last. */
export function nextAttemptAt(
  { deliveryId, tries, firstTriedAt }: Tried,
  failed: AttemptResult,
): number | null {
  const offset = nextTry({
    plan: planTries(randomOf(deliveryId)),
    tried: tries + 1,
    elapsedMs: failed.startedAt + failed.durationMs - firstTriedAt,
    retryAfterMs: failed.retryAfterMs,
  });
  return offset === null ? null : firstTriedAt + offset;
}

/** Numbers from 0 to 1 that are a delivery's own: whichever worker asks finds the same plan, and none is stored. */
function randomOf(deliveryId: string): () => number {
  const bytes = createHash('sha256').update(deliveryId).digest();
  let position = 0;
  return () => {
    const number = bytes.readUInt32BE(position % bytes.length) / 2 ** 32;
    position += 4;
    return number;
  };
}
