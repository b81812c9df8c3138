import { setTimeout as delay } from 'node:timers/promises';
import { type AnswerInBytes, type Call, createClient } from '../../support/call.ts';
import type { Faults } from '../../support/faults.ts';
import type { Attempt } from './attempts.ts';

const CONNECTIONS = 200;
const PATIENCE_MS = 90_000;
const AGAIN_MS = 1_000;
/** What may be answered while something is wrong: it says "later", or that the first try is still under way. */
const LATER = [409, 502, 503, 504];

export interface Asked extends Omit<Call, 'port'> {
  readonly kind: string;
  /** Whether an answer is what was asked for; from 200 to 299 when not said. */
  readonly isGood?: (answer: AnswerInBytes, tries: number) => boolean;
}

/** Sends what has to go through, as a careful client does: again until it is answered, with the same key. */
export interface Sender {
  /** Null when it was given up. */
  ask(asked: Asked): Promise<AnswerInBytes | null>;
  /** Those that have ended. */
  readonly attempts: readonly Attempt[];
  /** How long the request waits that has waited longest. */
  longestWaitMilliseconds(): number;
  close(): void;
}

interface SenderOptions {
  /** Where the next request goes. */
  readonly portOf: () => number;
  readonly faults: Faults;
  /** How long something is tried; 90 s when not said. */
  readonly patienceMilliseconds?: number;
}

export function createSender({ portOf, faults, patienceMilliseconds = PATIENCE_MS }: SenderOptions): Sender {
  const client = createClient(CONNECTIONS);
  const attempts: Attempt[] = [];
  /** When each that has not ended was begun, the first one first. */
  const open = new Set<{ readonly begunAt: number }>();

  async function tryOnce({ kind, isGood, ...call }: Asked, tries: number): Promise<Tried> {
    const begunAt = performance.now();
    const waiting = { begunAt };
    open.add(waiting);
    const answer = await client.send({ ...call, port: portOf() }).catch(() => null);
    open.delete(waiting);
    const isDone =
      answer !== null && (isGood?.(answer, tries) ?? (answer.status >= 200 && answer.status < 300));
    const from =
      answer === null ? 'nobody' : answer.headers['x-request-id'] === undefined ? 'balancer' : 'service';
    const status = answer?.status ?? 'dropped';
    attempts.push({ kind, begunAt, endedAt: performance.now(), status, from, isGood: isDone });
    if (answer !== null && !isDone) complain(faults, kind, answer, from);
    return { answer, isDone };
  }

  return {
    attempts,
    longestWaitMilliseconds() {
      for (const { begunAt } of open) return performance.now() - begunAt;
      return 0;
    },
    close: () => client.close(),
    async ask(asked) {
      const giveUpAt = performance.now() + patienceMilliseconds;
      for (let tries = 1; ; tries++) {
        const { answer, isDone } = await tryOnce(asked, tries);
        if (isDone) return answer;
        if (performance.now() >= giveUpAt) return null;
        const seconds = Number(answer?.headers['retry-after'] ?? 0);
        await delay(Math.max(AGAIN_MS, 1_000 * seconds));
      }
    },
  };
}

interface Tried {
  readonly answer: AnswerInBytes | null;
  readonly isDone: boolean;
}

function complain(
  faults: Faults,
  kind: string,
  { status, headers, text }: AnswerInBytes,
  from: Attempt['from'],
): void {
  if (!LATER.includes(status)) faults.add(`status ${status}`, `${kind}: ${text}`);
  else if (status === 503 && headers['retry-after'] === undefined)
    faults.add('503 without Retry-After', `${kind}, from ${from}: ${text}`);
}
