import { WebhookVerificationError } from './verification-error.ts';

/** How far the clocks of sender and receiver may stand apart, in seconds. */
export const TOLERANCE_SECONDS = 300;

/**
 * Refuses a timestamp that is too far from `nowMs`, in the past or in the future.
 *
 * @param timestamp unix seconds as text, digits only
 * @param nowMs unix milliseconds, judged in whole seconds as the sender writes them
 * @throws WebhookVerificationError `timestamp_outside_tolerance`
 */
export function checkTimestamp(timestamp: string, nowMs: number, toleranceSeconds: number): void {
  const difference = Math.abs(Math.floor(nowMs / 1000) - Number(timestamp));
  // Written so that a clock or a tolerance that is not a number refuses.
  if (!(difference <= toleranceSeconds))
    throw new WebhookVerificationError(
      'timestamp_outside_tolerance',
      `The timestamp is ${difference} s from the clock of this machine; at most ${toleranceSeconds} s are allowed.`,
    );
}
