import type { FastifyReply } from 'fastify';
import { type ApiError, unavailable } from './api-error.ts';
import type { Clock } from '@svc/store';

/** No request runs longer than this, all included (document limit 30 s, less one sweep). */
export const REQUEST_CUT_MS = 29_500;
export const SWEEP_MS = 250;

/** Requests that have not been answered yet. */
export interface InFlight {
  readonly size: number;
  /** True once the server stops: nothing new is begun. */
  readonly draining: boolean;
  begin(reply: FastifyReply): void;
  end(reply: FastifyReply): void;
  /** Answers 503 to every request that has run for too long. */
  sweep(): void;
  /** From now on nothing new is begun; resolves when every request is answered. */
  drain(): Promise<void>;
  /** Answers 503 to all that is left. */
  cutAll(): void;
}

export function createInFlight(clock: Clock, cutAfterMs = REQUEST_CUT_MS): InFlight {
  const startedAt = new Map<FastifyReply, number>();
  let draining = false;
  let onEmpty: (() => void) | undefined;

  const end = (reply: FastifyReply) => {
    startedAt.delete(reply);
    if (draining && startedAt.size === 0) onEmpty?.();
  };
  const cut = (reply: FastifyReply, error: ApiError) => {
    if (reply.sent || reply.raw.destroyed) end(reply);
    else if (reply.raw.headersSent) reply.raw.destroy();
    else reply.header('connection', 'close').send(error);
  };

  return {
    get size() {
      return startedAt.size;
    },
    get draining() {
      return draining;
    },
    begin: (reply) => void startedAt.set(reply, clock()),
    end,
    sweep() {
      const latest = clock() - cutAfterMs;
      // Insertion order is start order, so the first young one ends the walk.
      for (const [reply, started] of startedAt) {
        if (started > latest) return;
        cut(reply, unavailable('The request ran into the 30 s limit.'));
      }
    },
    drain: () =>
      new Promise((resolve) => {
        draining = true;
        onEmpty = resolve;
        if (startedAt.size === 0) resolve();
      }),
    cutAll() {
      for (const reply of startedAt.keys())
        cut(reply, unavailable('The server is stopping. Please try again.'));
    },
  };
}
