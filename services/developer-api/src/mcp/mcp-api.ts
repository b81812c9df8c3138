import {
  abortWhenOver,
  acceptJson,
  type Api,
  type DeveloperPolicyOptions,
  invalidField,
  parseJsonBody,
} from '@svc/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
      app.post('/mcp', { config: { auth: 'mcp' } }, async (request, reply) => {
        request.countedAs = 'mcp';
        refuseBatches(request.body);
        // The SDK is loaded by the first client: a server that has none never holds it.
        const { answerMcpHttp } = await import('@svc/mcp');
        const { status, contentType, text } = await answerMcpHttp({
          url: `${options.origin()}/mcp`,
          headers: readHeaders(request),
          message: request.body,
          signal: abortWhenOver(request),
          backend: backendOf({ request, reply }),
          allowWrites: allowsWrites(request),
          clock: options.clock,
          onError: () => {},
        });
        return send(reply, status, contentType, text);
      });
    },
  };
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
