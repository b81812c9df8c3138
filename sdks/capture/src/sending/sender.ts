import type { DmseAnalysis, DmseAnalyzeRequest } from '@svc/client';
import { Dmse } from '@svc/client/dmse';
import { apiFailure } from '../errors/api-failure.ts';
import { CaptureError } from '../errors/capture-error.ts';
import { type CaptureNumbers, hasMetric } from './numbers.ts';
import { createQueue, type Queue, type QueueOptions } from './queue.ts';

/** What the page may choose to send besides the numbers. */
export type SendOptions = Pick<DmseAnalyzeRequest, 'history' | 'previous' | 'explain' | 'sessionRef'> & {
  readonly signal?: AbortSignal;
};

/** Numbers that waited in the queue, and the analysis of them. */
export interface SentLater {
  /** When they were measured, milliseconds since 1970. */
  readonly at: number;
  readonly analysis: DmseAnalysis;
}

/** Who sends, where to, and what to do with numbers that could not be sent. */
export interface SendingOptions {
  /** `svc_pk_…`; without one nothing can be sent. */
  readonly publishableKey?: string;
  /** Origin of the service; that of the page when not given. */
  readonly baseUrl?: string;
  readonly fetch?: typeof fetch;
  /** Keeps numbers that could not be sent, and sends them later. Off when not given. */
  readonly queue?: QueueOptions;
}

export interface Sender {
  send(numbers: CaptureNumbers, options?: SendOptions): Promise<DmseAnalysis>;
  /** Sends the waiting numbers; stops at the first that have to go on waiting. */
  flush(): Promise<void>;
}

export function createSender(options: SendingOptions, onSent: (sent: SentLater) => void): Sender {
  let queue: Queue | undefined;
  let flushing: Promise<void> | undefined;

  const waitingQueue = () => {
    if (options.queue !== undefined) queue ??= createQueue(options.queue, Date.now);
    return queue;
  };

  /** The client retries by itself: 5xx and lost connections with backoff, 429 when asked to, other 4xx never. */
  async function post(numbers: CaptureNumbers, { signal, ...more }: SendOptions): Promise<DmseAnalysis> {
    const { publishableKey, baseUrl = '', fetch } = options;
    if (publishableKey === undefined)
      throw new CaptureError('configuration', { message: 'Sending needs the option publishableKey.' });
    try {
      const dmse = new Dmse({ baseUrl, apiKey: publishableKey, ...(fetch === undefined ? {} : { fetch }) });
      return await dmse.analyze({ ...numbers, ...more }, signal === undefined ? {} : { signal });
    } catch (error) {
      throw apiFailure(error, globalThis.location?.origin ?? '');
    }
  }

  async function flushNow(): Promise<void> {
    const waiting = waitingQueue();
    for (const item of waiting?.waiting() ?? []) {
      try {
        onSent({ at: item.at, analysis: await post(item.numbers, {}) });
        waiting?.remove(item);
      } catch (error) {
        if ((error as CaptureError).recoverable) return;
        // If the key is refused, all will be; if these numbers are, they will be again tomorrow.
        if (isOfNumbers(error as CaptureError)) waiting?.remove(item);
        else throw error;
      }
    }
  }

  return {
    async send(numbers, sendOptions = {}) {
      if (!hasMetric(numbers)) throw new CaptureError('nothing_measured');
      try {
        return await post(numbers, sendOptions);
      } catch (error) {
        if ((error as CaptureError).recoverable) waitingQueue()?.add(numbers);
        throw error;
      }
    },
    flush() {
      flushing ??= flushNow().finally(() => (flushing = undefined));
      return flushing;
    },
  };
}

function isOfNumbers({ api }: CaptureError): boolean {
  return api?.status === 400 || api?.status === 422;
}
