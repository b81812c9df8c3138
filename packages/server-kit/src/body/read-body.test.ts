import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../errors/api-error.ts';
import { BODY_LIMIT_BYTES, readBody } from './read-body.ts';

/** What the server does with a connection: each step as it is taken. */
function connection() {
  const steps: string[] = [];
  return {
    steps,
    socket: { end: () => void steps.push('ended'), destroySoon: () => void steps.push('closed') },
  };
}

describe('the connection of a body that is too large', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['announced as more than is dropped', String(9 * BODY_LIMIT_BYTES), 0],
    ['in more chunks than are dropped', undefined, 9],
  ])(
    '%s is ended after the answer and closed a second later: what still comes would take the answer along',
    (_, announced, chunks) => {
      const { steps, socket } = connection();
      const request = Object.assign(new EventEmitter(), { headers: { 'content-length': announced }, socket });
      const refusals: (ApiError | null)[] = [];
      readBody(request as unknown as IncomingMessage, (error) => refusals.push(error));
      for (let sent = 0; sent < chunks; sent += 1) request.emit('data', Buffer.alloc(BODY_LIMIT_BYTES));
      expect(refusals.map((error) => error?.code)).toEqual(['payload_too_large']);
      // What Node calls once the answer is written.
      socket.destroySoon();
      expect(steps).toEqual(['ended']);
      vi.advanceTimersByTime(999);
      expect(steps).toEqual(['ended']);
      vi.advanceTimersByTime(1);
      expect(steps).toEqual(['ended', 'closed']);
    },
  );
});
