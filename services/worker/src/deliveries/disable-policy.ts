import { describeError, type Logger, type Metrics } from '@svc/server-kit';
import { type Database, disableEndpoint, type FinishedAttempt } from '@svc/store';
import type { WrittenOutcomes } from './unwritten-outcomes.ts';

type DisableReason = 'gone' | 'failing_for_five_days';

/** Disables endpoints that say they are gone or have failed for five days: their owners have to look at them. */
export interface DisablePolicy {
  /** Judges what was written, beside other work: parking a long queue takes a while. Never throws. */
  judge(written: WrittenOutcomes, now: number): void;
  /** Resolves when no endpoint is being disabled. */
  settled(): Promise<void>;
}

const DISABLE_AFTER_MS = 5 * 24 * 3_600_000;

export function createDisablePolicy({
  database,
  log,
  metrics,
}: {
  readonly database: Pick<Database, 'db'>;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly metrics: Pick<Metrics, 'count'>;
}): DisablePolicy {
  let underWay: Promise<void> = Promise.resolve();

  async function disable(id: string, reason: DisableReason, now: number): Promise<void> {
    try {
      const disabled = await disableEndpoint(database.db, { id, reason, now });
      if (disabled === null) return;
      metrics.count('svc_webhook_endpoints_disabled_total', { reason });
      log.warn('webhook_endpoint_disabled', { accountId: disabled.ownerId, errorCode: reason });
    } catch (error) {
      metrics.count('svc_failures_total', { part: 'endpoint_disable' });
      log.error('endpoint_disable_failed', describeError(error));
    }
  }

  async function disableAll(reasons: ReadonlyMap<string, DisableReason>, now: number): Promise<void> {
    for (const [id, reason] of reasons) await disable(id, reason, now);
  }

  return {
    judge(written, now) {
      const reasons = disableReasons(written, now);
      if (reasons.size === 0) return;
      underWay = underWay.then(() => disableAll(reasons, now));
    },
    settled: () => underWay,
  };
}

/** Nothing more is sent to an endpoint that says it is gone. */
export function isGone({ outcome }: Pick<FinishedAttempt, 'outcome'>): boolean {
  return outcome === 'gone';
}

/** The endpoints to be disabled and why; gone says more than failing. */
export function disableReasons(
  { attempts, failing }: WrittenOutcomes,
  now: number,
): ReadonlyMap<string, DisableReason> {
  const reasons = new Map<string, DisableReason>();
  for (const { endpointId, failingSince } of failing)
    if (now - failingSince >= DISABLE_AFTER_MS) reasons.set(endpointId, 'failing_for_five_days');
  for (const attempt of attempts) if (isGone(attempt)) reasons.set(attempt.claim.endpoint.id, 'gone');
  return reasons;
}
