import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * When a request is over: its answer was handed to the connection, or its caller has gone. The one signal that comes in
 * every case: Fastify's `onResponse` does not come once a caller left, nor do the events of a body nobody reads; and of an
 * answer that waits behind another on its connection Node 20 tells no end, so the connection itself is watched too.
 */
export interface RequestOver {
  readonly isOver: boolean;
  /** Whether the server has said all it says. */
  readonly wasAnswered: boolean;
  /** Calls `then` when the request is over, at once if it is. What holds something scarce for a request gives it back here. */
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

/** The requests of a connection that are not over, by what ends them: it has one listener, however many they are. */
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

/** Aborts when the request is over, and its reason says how: its caller went away, or the server answered for it. */
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
