import { describeError, type EgressClient, type Logger, type Metrics } from '@svc/server-kit';
import type { ClaimedDelivery, Clock, FinishedAttempt, Vault } from '@svc/store';
import { attempt, type AttemptResult } from './attempt.ts';
import { nextAttemptAt } from './next-attempt.ts';
import { createSecretCache } from './secret-cache.ts';

export interface AttemptOptions {
  readonly clock: Clock;
  readonly vault: Pick<Vault, 'open'>;
  /** Judges every address that is called. */
  readonly egress: Pick<EgressClient, 'fetch'>;
  readonly log: Pick<Logger, 'error'>;
  readonly metrics: Pick<Metrics, 'count'>;
}

/** Attempts claimed deliveries. Never rejects: a mistake of ours (a secret that cannot be opened) is a failure and is told. */
export function createClaimAttempt(
  options: AttemptOptions,
): (claim: ClaimedDelivery) => Promise<FinishedAttempt> {
  const { clock, egress, log, metrics } = options;
  const secretsOf = createSecretCache(options.vault);

  async function result(claim: ClaimedDelivery): Promise<AttemptResult> {
    const startedAt = clock();
    try {
      const { event, endpoint } = claim;
      const { url, ownerKind } = endpoint;
      const outgoing = { url, ownerKind, event, secrets: secretsOf(claim, startedAt) };
      return await attempt(outgoing, { egress, clock });
    } catch (error) {
      metrics.count('svc_failures_total', { part: 'delivery_attempt' });
      log.error('delivery_attempt_failed', describeError(error));
      const durationMs = clock() - startedAt;
      return { startedAt, durationMs, outcome: 'internal_error', status: null, retryAfterMs: null };
    }
  }

  return async (claim) => {
    const ended = await result(claim);
    const { startedAt, durationMs, outcome, status } = ended;
    metrics.count('svc_delivery_attempts_total', { outcome });
    const nextAt = outcome === 'delivered' ? null : nextAttemptAt(claim, ended);
    return { claim, startedAt, durationMs, outcome, status, nextAt };
  };
}
