import type { FastifyRequest } from 'fastify';
import { RawBody } from '../body/raw-body.ts';
import { BODY_LIMIT_BYTES } from '../body/read-body.ts';
import type { Answer, Call, Handler } from './handler.ts';
import { sendAnswer, sendError } from './send-answer.ts';

/** A batch ends with the body that takes it past this, so that a small request never waits behind many large ones. */
export const BATCH_BYTES = 32_768;

/** A request with what the previous step made of it. */
interface Running {
  readonly call: Call;
  value: unknown;
}

/** The request left the batch and is answered by itself. */
const LEFT = Symbol('left the batch');

/**
 * Answers requests that arrive in the same iteration of the event loop in lockstep: all are parsed, then computed, then
 * written, then sent. Each step finds its code and data still in the processor's caches and the receiver is woken once,
 * which takes a third off the CPU time of a request under load. A request that arrives alone is answered in the next
 * phase of the same iteration; one that has to wait for something leaves its batch.
 */
export function createMicroBatches({ parse, compute, write }: Handler): (call: Call) => void {
  const waiting: Running[] = [];
  const runBatch = () => {
    const batch = waiting.splice(0, sizeOfNext(waiting));
    if (waiting.length > 0) setImmediate(runBatch);
    const parsed = inStep(batch, ({ call }) => parse(call));
    const computed = inStep(parsed, ({ call, value }) => {
      const made = compute(value, call);
      return made instanceof Promise ? leave(call, made) : made;
    });
    const written = inStep(computed, ({ call, value }) => write(value, call));
    inStep(written, ({ call, value }) => sendAnswer(call, value as Answer | string));
  };
  const leave = (call: Call, later: Promise<unknown>): typeof LEFT => {
    later
      .then((computed) => sendAnswer(call, write(computed, call)))
      .catch((error: unknown) => sendError(call, error));
    return LEFT;
  };
  return (call) => {
    if (waiting.push({ call, value: undefined }) === 1) setImmediate(runBatch);
  };
}

/** How many waiting requests the next batch takes: at least one. */
function sizeOfNext(waiting: readonly Running[]): number {
  let bytes = 0;
  const last = waiting.findIndex(({ call: { request } }) => {
    bytes += bytesToRead(request);
    return bytes >= BATCH_BYTES;
  });
  return last < 0 ? waiting.length : last + 1;
}

/** Without an announced length a body counts as the largest; when absent or parsed elsewhere, as nothing. */
function bytesToRead({ body, raw: { headers } }: FastifyRequest): number {
  if (body === undefined || body instanceof RawBody) return 0;
  return Number(headers['content-length'] ?? BODY_LIMIT_BYTES);
}

/** Takes all through one step; those that it fails for, or that leave the batch, go no further. */
function inStep(running: readonly Running[], step: (each: Running) => unknown): Running[] {
  return running.filter((each) => {
    try {
      each.value = step(each);
      return each.value !== LEFT;
    } catch (error) {
      sendError(each.call, error);
      return false;
    }
  });
}
