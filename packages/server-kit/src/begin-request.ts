import type { FastifyReply, FastifyRequest } from 'fastify';
import { unavailable } from './api-error.ts';
import { setCorsHeaders } from './cors.ts';
import { setSecurityHeaders } from './security-headers.ts';
import type { ServerContext } from './server-context.ts';

/** The headers of every answer. */
export function stamp(request: FastifyRequest, reply: FastifyReply, cors: boolean): void {
  reply.header('x-request-id', request.id);
  setSecurityHeaders(reply);
  if (cors) setCorsHeaders(request, reply);
}

/** Takes a request in, or says why not: a stopping server begins nothing new. */
export function begin(
  { inFlight }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  cors: boolean,
): Error | undefined {
  stamp(request, reply, cors);
  if (inFlight.draining) {
    reply.header('connection', 'close');
    return unavailable('The server is stopping. Please try again.');
  }
  inFlight.begin(reply);
  return undefined;
}
