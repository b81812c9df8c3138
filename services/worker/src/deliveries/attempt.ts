import { type EgressClient, EgressError, type EgressResponse } from '@svc/server-kit';
import { parseRetryAfter } from '@svc/webhooks';
import { signDelivery } from './sign-delivery.ts';

/** What is sent, where to and signed with what. */
export interface Outgoing {
  readonly url: string;
  readonly ownerKind: 'account' | 'organization';
  readonly event: { readonly id: string; readonly payload: string };
  /** One, or two during a rotation, the current one first. */
  readonly secrets: readonly string[];
}

export interface AttemptResult {
  /** Milliseconds. */
  readonly startedAt: number;
  readonly durationMs: number;
  /** `delivered`, or why not: `http_status`, `redirect`, `gone`, or the code of a failed request. */
  readonly outcome: string;
  readonly status: number | null;
  /** What the receiver asked for by `Retry-After`, in milliseconds. */
  readonly retryAfterMs: number | null;
}

/** From the name of the host to the last byte of the answer. */
const DEADLINE_MS = 15_000;
/** Of the answer only the status counts. */
const MAX_ANSWER_BYTES = 4_096;
const GONE = 410;

/** One try: the event posted with fresh signatures. Never rejects for what the network or the receiver does. */
export async function attempt(
  { url, ownerKind, event, secrets }: Outgoing,
  { egress, clock }: { egress: Pick<EgressClient, 'fetch'>; clock: () => number },
): Promise<AttemptResult> {
  const startedAt = clock();
  const signed = await signDelivery({
    id: event.id,
    body: event.payload,
    secrets,
    timestampSeconds: Math.floor(startedAt / 1000),
    scheme: ownerKind === 'account' ? 'service' : 'mse',
  });
  try {
    const response = await egress.fetch({
      url,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'svc-webhooks', ...signed },
      body: event.payload,
      deadlineMs: DEADLINE_MS,
      maxResponseBytes: MAX_ANSWER_BYTES,
      largeBody: 'cut',
      // A receiver sees an event twice rather than 5 s late because an idle connection had just been closed.
      repeatable: true,
    });
    const now = clock();
    return { startedAt, durationMs: now - startedAt, ...judged(response, now) };
  } catch (error) {
    if (!(error instanceof EgressError)) throw error;
    const durationMs = clock() - startedAt;
    return { startedAt, durationMs, outcome: error.code, status: null, retryAfterMs: null };
  }
}

function judged({ status, headers }: EgressResponse, now: number) {
  return { outcome: outcomeOf(status), status, retryAfterMs: parseRetryAfter(headers['retry-after'], now) };
}

function outcomeOf(status: number): string {
  if (status >= 200 && status < 300) return 'delivered';
  if (status >= 300 && status < 400) return 'redirect';
  return status === GONE ? 'gone' : 'http_status';
}
