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
  /** True once the server is stopping: nothing new is begun. */
  readonly draining: boolean;
  /** True once the server is about to stop: it still serves, but asks to be sent nothing more. */
  readonly leaving: boolean;
  begin(reply: FastifyReply): void;
  end(reply: FastifyReply): void;
  /** Answers 503 to every request that has run for too long, and ends those whose caller has gone. */
  sweep(): void;
  /** Tells load balancers to leave this server out. */
  leave(): void;
  /** Begins nothing new; resolves when every request is answered. */
  drain(): Promise<void>;
  /** Answers 503 to all requests that are left. */
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
    // A request can end twice, first cut and then closed; its slot may belong to another by then.
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

/** Answered after its caller had gone: no event says that such a request is over. */
function isUnheard({ sent, raw }: FastifyReply): boolean {
  return sent && raw.destroyed;
}
