import type { IncomingMessage } from 'node:http';
import { ApiError } from '../errors/api-error.ts';
import { watchArrival } from './arrival.ts';
import { closeSlowly } from './close-slowly.ts';
import { gatherBytes } from './gather-bytes.ts';
import { invalidBody } from './json-body.ts';

export const BODY_LIMIT_BYTES = 1_048_576;
/** This much of a body that is too large is read and dropped, so that the caller can read the 413; then it is cut. */
const DROPPED_BYTES = 7 * BODY_LIMIT_BYTES;

type BodyDone = (error: ApiError | null, bytes?: Buffer) => void;

/** Collects a request body of at most `limit` bytes. Calls `done` once. `advice` says where to send a larger one. */
export function readBody(
  request: IncomingMessage,
  done: BodyDone,
  limit = BODY_LIMIT_BYTES,
  advice?: string,
): void {
  const announced = Number(request.headers['content-length'] ?? 0);
  const dropLimit = limit + DROPPED_BYTES;
  if (announced > dropLimit) {
    closeSlowly(request.socket);
    done(tooLarge(limit, advice));
    return;
  }
  const body = gatherBytes();
  let received = 0;

  const settle: BodyDone = (error, bytes) => {
    arrived();
    request.off('data', onData).off('end', onEnd).off('error', onError).off('close', onError);
    done(error, bytes);
  };
  const onData = (chunk: Buffer) => {
    received += chunk.length;
    if (received <= limit) body.add(chunk);
    else if (received > dropLimit) {
      closeSlowly(request.socket);
      settle(tooLarge(limit, advice));
    } else body.take();
  };
  const onEnd = () => {
    if (received > limit) settle(tooLarge(limit, advice));
    else settle(null, body.take());
  };
  const onError = () => settle(invalidBody('The body did not arrive complete.', 'must arrive complete'));

  const arrived = watchArrival(request, settle);
  request.on('data', onData).on('end', onEnd).on('error', onError).on('close', onError);
  // A request that closed before we listened emits no further event.
  if (request.closed) onError();
}

export function tooLarge(limit: number, advice = ''): ApiError {
  const message = `The body is larger than ${limit.toLocaleString('en-US')} bytes. ${advice}`;
  return new ApiError('payload_too_large', message.trimEnd());
}
