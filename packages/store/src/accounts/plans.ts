import type { KeyMode, Plan } from '@svc/contracts';

/** Requests per second a live key may sustain, and the peak it may reach for ten seconds. */
export interface RateLimits {
  readonly sustainedPerSecond: number;
  readonly burstPerSecond: number;
}

const LAUNCH: RateLimits = { sustainedPerSecond: 10, burstPerSecond: 20 };
const SCALE: RateLimits = { sustainedPerSecond: 50, burstPerSecond: 100 };

/** Requests with live keys that a plan includes per month; any beyond are overage, never refused. */
export const MONTHLY_ALLOWANCE: Readonly<Partial<Record<Plan, number>>> = { launch: 50_000, scale: 500_000 };

/** Shown as limit and remaining when a key has no limit. */
export const UNLIMITED = 1_000_000;

/**
 * Limits of a key; null means none. A test key is limited by the sandbox quota. A live key without a paid plan
 * is refused before any limit applies, so Launch's limits only fill the headers of that refusal.
 */
export function limitsOf(mode: KeyMode, plan: Plan, own: RateLimits | null): RateLimits | null {
  if (mode === 'test') return null;
  if (plan === 'enterprise') return own;
  return plan === 'scale' ? SCALE : LAUNCH;
}
