import {
  abortWhenOver,
  acceptJson,
  type Api,
  type DeveloperPolicyOptions,
  invalidField,
  jobFor,
  parseJsonBody,
  RawBody,
} from '@svc/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RAW_BODY_BYTES } from '../raw-body-from.ts';
import type { ReadMessage } from '../mcp-message.ts';
import { mcpPolicies } from './mcp-policy.ts';
import { type OwnEndpointDeps, ownEndpoints } from './own-endpoints.ts';

export type McpApiOptions = OwnEndpointDeps & DeveloperPolicyOptions;

/** Headers the transport reads. */
const READ_HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

/** The developer API for AI clients: `/mcp`, the streamable HTTP transport of the Model Context Protocol, stateless. */
export function buildMcpApi(options: McpApiOptions): Api {
  return {
    policies: mcpPolicies(options),
    routes(app) {
      acceptJson(app, (bytes) => parseJsonBody(bytes));
      const backendOf = ownEndpoints(options);
      app.post(
        '/mcp',
        { config: { auth: 'mcp', operation: 'mcp', rawBodyFrom: RAW_BODY_BYTES } },
        async (request, reply) => {
          request.countedAs = 'mcp';
          const { message, body } = await read(request, options);
          refuseBatches(message);
          // The SDK is loaded by the first client: a server that has none never holds it.
          const { answerMcpHttp } = await import('@svc/mcp');
          const { status, contentType, text } = await answerMcpHttp({
            url: `${options.origin()}/mcp`,
            headers: readHeaders(request),
            message,
            signal: abortWhenOver(request),
            backend: backendOf({ request, reply, body }),
            allowWrites: allowsWrites(request),
            clock: options.clock,
            onError: () => {},
          });
          return send(reply, status, contentType, text);
        },
      );
    },
  };
}

/** A large message is read by a worker: what an endpoint is sent never comes back as a value. */
async function read(request: FastifyRequest, { compute }: McpApiOptions): Promise<ReadMessage> {
  const { body } = request;
  if (!(body instanceof RawBody)) return { message: body };
  return compute.run('readMcpMessage', { bytes: body.bytes }, jobFor(request));
}

/** A list of messages would be many requests for the price of one. */
function refuseBatches(body: unknown): void {
  if (Array.isArray(body))
    throw invalidField('body', 'must be one JSON-RPC message; send several one by one');
}

/** `/mcp?allowWrites=true`: whoever sets up the client decides, as with `svc mcp --allow-writes`. */
function allowsWrites({ query }: FastifyRequest): boolean {
  const { allowWrites } = query as { readonly allowWrites?: unknown };
  if (allowWrites === undefined || allowWrites === 'false') return false;
  if (allowWrites === 'true') return true;
  throw invalidField('allowWrites', 'must be true or false');
}

function readHeaders({ headers }: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    READ_HEADERS.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

function send(reply: FastifyReply, status: number, contentType: string | undefined, text: string | null) {
  if (reply.sent) return reply;
  reply.code(status);
  if (contentType !== undefined) reply.header('content-type', contentType);
  return text === null ? reply.send() : reply.send(text);
}
