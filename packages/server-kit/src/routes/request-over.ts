import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * When a request is over: its answer was handed to the connection, or its caller has gone. The one signal that comes in
 * every case: Fastify's `onResponse` does not come once a caller left, nor do the events of a body nobody reads.
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
    (request as { over: RequestOver }).over = watch(raw);
    done();
  });
}

function watch(answer: Answer): RequestOver {
  let waiting: (() => void)[] = [];
  let isOver = answer.closed;
  const end = () => {
    isOver = true;
    const told = waiting;
    waiting = [];
    for (const then of told) then();
  };
  if (!isOver) answer.once('finish', end).once('close', end);
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
