import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * When a request is over: its answer was handed to the connection, or its caller has gone. The only signal that comes in
 * every case: Fastify's `onResponse` does not run once a caller has left, nor do events come of a body nobody reads; and
 * Node 20 emits none for an answer queued behind another on its connection, so the connection itself is watched too.
 */
export interface RequestOver {
  readonly isOver: boolean;
  /** Whether the server has sent its whole answer. */
  readonly wasAnswered: boolean;
  /** Calls `then` once the request is over, at once if it already is. Whatever is scarce is given back here. */
  whenOver(then: () => void): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    readonly over: RequestOver;
  }
}

type Answer = FastifyReply['raw'];

/** Gives every request of `app` its `over`. */
export function watchRequests(app: FastifyInstance): void {
  app.decorateRequest('over');
  app.addHook('onRequest', (request, { raw }, done) => {
    (request as { over: RequestOver }).over = watch(raw, request.raw.socket);
    done();
  });
}

function watch(answer: Answer, connection: Socket): RequestOver {
  let waiting: (() => void)[] = [];
  let isOver = answer.closed;
  const end = () => {
    isOver = true;
    requestsOf(connection).delete(end);
    const told = waiting;
    waiting = [];
    for (const then of told) then();
  };
  if (!isOver) {
    answer.once('finish', end).once('close', end);
    requestsOf(connection).add(end);
  }
  return {
    get isOver() {
      return isOver;
    },
    get wasAnswered() {
      return answer.writableEnded;
    },
    whenOver(then) {
      if (isOver) then();
      else waiting.push(then);
    },
  };
}

const ends = new WeakMap<Socket, Set<() => void>>();

/** Callbacks of a connection's unfinished requests: however many there are, the connection has one listener. */
function requestsOf(connection: Socket): Set<() => void> {
  const known = ends.get(connection);
  if (known !== undefined) return known;
  const open = new Set<() => void>();
  ends.set(connection, open);
  connection.once('close', () => {
    for (const end of open) end();
  });
  return open;
}

/** Aborts when the request is over; the reason says whether the caller went away or the server answered first. */
export function abortWhenOver({ over: request }: Pick<FastifyRequest, 'over'>): AbortSignal {
  const over = new AbortController();
  request.whenOver(() =>
    over.abort(
      new DOMException(
        request.wasAnswered ? 'The server answered instead.' : 'The caller went away.',
        'AbortError',
      ),
    ),
  );
  return over.signal;
}
