import { type Endpoint, type EndpointId, ENDPOINTS } from '@svc/contracts';
import type { Backend, EndpointCall, ToolError } from '@svc/mcp';
import {
  type Answer,
  type ApiError,
  callerOf,
  createOwnerGate,
  type Handler,
  RawBody,
  refusalOf,
  callerLeft,
  toApiError,
} from '@svc/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeveloperApiDeps } from '../deps.ts';
import { HANDLERS } from '../handlers/index.ts';
import { rawBodyFrom } from '../raw-body-from.ts';

/** Reads of one owner at a time, as over HTTP. */
const MOST_READS = 3;

export interface OwnEndpointDeps extends DeveloperApiDeps {
  /** Told of what failed inside. */
  readonly onToolFailure: (error: unknown) => void;
}

/** A request that brought a call of a tool. */
interface Bringing {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The body of the call as bytes, where a worker has read the message. */
  readonly body?: Uint8Array | undefined;
}

/** The endpoints of this very service, by the handlers that serve them over HTTP: what is answered is the same. */
export function ownEndpoints(deps: OwnEndpointDeps): (bringing: Bringing) => Backend {
  const handlers = new Map(
    Object.entries<Endpoint>(ENDPOINTS).map(([id, endpoint]) => [
      id,
      HANDLERS[id as EndpointId](endpoint, deps),
    ]),
  );
  const inGate = createOwnerGate(MOST_READS);
  return ({ request, reply, body }) => ({
    serves: () => true,
    async call(call) {
      const { endpoint } = call;
      const owner = callerOf(request);
      request.countedAs = endpoint.id;
      try {
        const { testKeysOnly = false } = endpoint;
        const refusal = refusalOf(owner, { publishableAllowed: false, testKeysOnly, origin: undefined });
        if (refusal !== undefined) throw refusal;
        const handler = handlers.get(endpoint.id) ?? missing(endpoint);
        const run = () => {
          if (request.over.isOver) throw callerLeft();
          return answerOf(handler, requestOf(request, call, body), reply);
        };
        return { ok: true, answer: await (endpoint.method === 'GET' ? inGate(owner.accountId, run) : run()) };
      } catch (error) {
        return { ok: false, error: toToolError(error, deps) };
      }
    },
  });
}

function missing({ id }: Endpoint): never {
  throw new Error(`${id} has no handler`);
}

/** The request as its endpoint would have got it: the parts of the call, and the caller of the one that brought it. */
function requestOf(
  request: FastifyRequest,
  { endpoint, path, query, body, idempotencyKey }: EndpointCall,
  bytes: Uint8Array | undefined,
) {
  return Object.create(request, {
    method: { value: endpoint.method },
    params: { value: path },
    query: { value: query },
    body: { value: bytes === undefined ? bodyOf(endpoint, body) : new RawBody(bytes) },
    headers: { value: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey } },
    routeOptions: { value: { url: endpoint.path, config: { endpoint } } },
  }) as FastifyRequest;
}

/** A large body is computed by a worker, as over HTTP. */
function bodyOf({ id }: Endpoint, body: object | undefined): unknown {
  const from = rawBodyFrom(id);
  if (body === undefined || from === undefined) return body;
  const bytes = Buffer.from(JSON.stringify(body));
  return bytes.length < from ? body : new RawBody(bytes);
}

async function answerOf(handler: Handler, request: FastifyRequest, reply: FastifyReply): Promise<object> {
  const call = { request, reply, loaded: await handler.load?.(request) };
  const answer: Answer | string = handler.write(await handler.compute(handler.parse(call), call), call);
  return JSON.parse(typeof answer === 'string' ? answer : (answer.text ?? '{}')) as object;
}

function toToolError(thrown: unknown, { onToolFailure }: OwnEndpointDeps): ToolError {
  const { code, message, issues, headers, cause }: ApiError = toApiError(thrown);
  if (cause !== undefined) onToolFailure(thrown);
  const retryAfter = headers?.['retry-after'];
  return {
    code,
    message,
    ...(issues === undefined ? {} : { issues }),
    ...(retryAfter === undefined ? {} : { retryAfterSeconds: Number(retryAfter) }),
  };
}
