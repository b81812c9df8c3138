import { type Endpoint, routePattern } from '@svc/contracts';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerLeft } from '../errors/api-error.ts';
import { createOwnerGate } from '../limits/owner-gate.ts';
import type { Call, Handler } from './handler.ts';
import { createMicroBatches } from './micro-batch.ts';
import { sendAnswer, sendError } from './send-answer.ts';
import { whenReady } from '../auth/when-ready.ts';

/** Concurrent reads per owner: lists are large, and the memory they take together is bounded. */
const MOST_READS = 3;

/** How the entries of an endpoint table are served. */
export interface EndpointRoutes<Id extends string> {
  readonly endpoints: Readonly<Record<Id, Endpoint>>;
  readonly handlerOf: (id: Id, endpoint: Endpoint) => Handler;
  /** Account or organization of a request. */
  readonly ownerOf: (request: FastifyRequest) => string;
  /** Bodies of at least this many bytes reach the handler unparsed, as a `RawBody`. */
  readonly rawBodyFrom: (id: Id) => number | undefined;
  /** Errors in another shape, for callers of an endpoint that ask for it. */
  readonly errorsFor?: (endpoint: Endpoint) => FastifyContextConfig['errorsFor'];
  /** Limits other than the usual one, and the advice given for a larger body. */
  readonly sizesOf?: (
    id: Id,
  ) => Pick<FastifyContextConfig, 'mostBodyBytes' | 'mostUploadBytes' | 'adviceWhenTooLarge'>;
}

type Route = (request: FastifyRequest, reply: FastifyReply) => undefined | Promise<void>;

/** Serves every entry of an endpoint table. Reads take their turn by owner, everything else is answered in batches. */
export function routeEndpoints<Id extends string>(
  app: FastifyInstance,
  { endpoints, handlerOf, ownerOf, rawBodyFrom, errorsFor, sizesOf = () => ({}) }: EndpointRoutes<Id>,
): void {
  const inGate = createOwnerGate(MOST_READS);
  const gated =
    (handler: Handler): Route =>
    (request, reply) =>
      inGate(ownerOf(request), async () => {
        // Refused, not merely dropped: a request without an answer counts as one under way.
        if (request.over.isOver) throw callerLeft();
        await answerAlone(handler, request, reply);
        // The turn lasts until the caller has received the answer, which is in memory until then.
        await new Promise<void>((resolve) => request.over.whenOver(resolve));
      });
  for (const [id, endpoint] of Object.entries<Endpoint>(endpoints) as [Id, Endpoint][]) {
    const { method, path, auth, cors = false } = endpoint;
    const handler = handlerOf(id, endpoint);
    const from = rawBodyFrom(id);
    const errors = errorsFor?.(endpoint);
    app.route({
      method,
      url: routePattern(path),
      config: {
        auth,
        endpoint,
        cors,
        ...sizesOf(id),
        ...(from === undefined ? {} : { rawBodyFrom: from }),
        ...(errors === undefined ? {} : { errorsFor: errors }),
      },
      handler: method === 'GET' ? gated(handler) : batched(handler),
    });
  }
}

/** A request joins its batch when what it needs is loaded. */
function batched(handler: Handler): Route {
  const join = createMicroBatches(handler);
  return (request, reply) => {
    if (handler.load === undefined) join({ request, reply, loaded: undefined });
    else
      whenReady(
        handler.load(request),
        (loaded) => join({ request, reply, loaded }),
        (error) => sendError({ reply }, error),
      );
    return undefined;
  };
}

async function answerAlone(handler: Handler, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const call: Call = { request, reply, loaded: await handler.load?.(request) };
  const computed = await handler.compute(handler.parse(call), call);
  sendAnswer(call, handler.write(computed, call));
}
