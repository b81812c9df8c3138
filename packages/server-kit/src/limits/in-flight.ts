import type { FastifyReply } from 'fastify';
import { type ApiError, unavailable } from '../errors/api-error.ts';
import { createSlotPool } from './slot-pool.ts';
import type { Clock } from '@svc/store';

/** No request runs longer than this, all included (document limit 30 s, less one sweep). */
export const REQUEST_CUT_MS = 29_500;
export const SWEEP_MS = 250;

/** Requests that have not been answered yet. */
export interface InFlight {
  readonly size: number;
  /** True once the server stops: nothing new is begun. */
  readonly draining: boolean;
  /** True once the server is about to stop: it still serves, and asks to be sent no more. */
  readonly leaving: boolean;
  begin(reply: FastifyReply): void;
  end(reply: FastifyReply): void;
  /** Answers 503 to every request that has run for too long, and ends those whose answer reaches nobody. */
  sweep(): void;
  /** Whoever spreads requests over servers is told to leave this one out. */
  leave(): void;
  /** From now on nothing new is begun; resolves when every request is answered. */
  drain(): Promise<void>;
  /** Answers 503 to all that is left. */
  cutAll(): void;
}

declare module 'fastify' {
  interface FastifyReply {
    /** Its slot among the requests in flight; -1 before it has one. */
    inFlightSlot: number;
  }
}

interface Running {
  readonly reply: FastifyReply;
  readonly startedAt: number;
}

export function createInFlight(clock: Clock, cutAfterMs = REQUEST_CUT_MS): InFlight {
  const running = createSlotPool<Running>();
  let [draining, leaving] = [false, false];
  let onEmpty: (() => void) | undefined;

  const begin = (reply: FastifyReply) => {
    reply.inFlightSlot = running.take({ reply, startedAt: clock() });
  };
  const end = (reply: FastifyReply) => {
    // A request can end twice: cut first, then closed. Its slot may be another's by then.
    if (running.at(reply.inFlightSlot)?.reply === reply) running.free(reply.inFlightSlot);
    if (draining && running.size === 0) onEmpty?.();
  };
  const cut = (reply: FastifyReply, error: ApiError) => {
    if (reply.sent || reply.raw.destroyed) end(reply);
    else if (reply.raw.headersSent) reply.raw.destroy();
    else reply.header('connection', 'close').send(error);
  };

  return {
    get size() {
      return running.size;
    },
    get draining() {
      return draining;
    },
    get leaving() {
      return leaving || draining;
    },
    begin,
    end,
    sweep() {
      const latest = clock() - cutAfterMs;
      const limit = unavailable(`The request ran into the ${Math.ceil(cutAfterMs / 1000)} s limit.`);
      for (const { reply, startedAt } of running.items())
        if (startedAt <= latest || isUnheard(reply)) cut(reply, limit);
    },
    leave() {
      leaving = true;
    },
    drain: () =>
      new Promise((resolve) => {
        draining = true;
        onEmpty = resolve;
        if (running.size === 0) resolve();
      }),
    cutAll() {
      for (const { reply } of running.items())
        cut(reply, unavailable('The server is stopping. Please try again.'));
    },
  };
}

/** Answered after its caller had gone: nothing else tells that it is over. */
function isUnheard({ sent, raw }: FastifyReply): boolean {
  return sent && raw.destroyed;
}
