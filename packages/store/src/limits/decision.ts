import { UNLIMITED } from '../accounts/plans.ts';

export type LimitedBy = 'sandbox_key_day' | 'sandbox_account_day' | 'sustained' | 'peak' | 'address';

export interface LimitDecision {
  allowed: boolean;
  limit: number;
  remaining: number;
  /** Unix seconds when the window ends or the bucket is full again. */
  resetAtSeconds: number;
  /** 0 when allowed. */
  retryAfterSeconds: number;
  limitedBy?: LimitedBy;
}

/** What a key without a limit shows. */
export function unlimited(nowMs: number): LimitDecision {
  return {
    allowed: true,
    limit: UNLIMITED,
    remaining: UNLIMITED,
    resetAtSeconds: Math.ceil(nowMs / 1_000),
    retryAfterSeconds: 0,
  };
}
