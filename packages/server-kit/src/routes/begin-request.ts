import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, unavailable } from '../errors/api-error.ts';
import { setCorsHeaders } from './cors.ts';
import { setSecurityHeaders } from './security-headers.ts';
import type { ApiFamily, ServerContext } from './server-context.ts';

/** What the headers of an answer depend on. */
export interface Stamp {
  readonly cors: boolean;
  readonly family: ApiFamily;
}

/** The headers of every answer. */
export function stamp(request: FastifyRequest, reply: FastifyReply, { cors, family }: Stamp): void {
  reply.header('x-request-id', request.id);
  setSecurityHeaders(reply);
  for (const name in family.headers) reply.header(name, family.headers[name]);
  if (cors) setCorsHeaders(request, reply);
}

/** Takes a request in, or says why not: a stopping server begins nothing new, and only its own host names are served. */
export function begin(
  { inFlight, isOwnName }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Stamp,
): Error | undefined {
  stamp(request, reply, headers);
  if (inFlight.draining) {
    reply.header('connection', 'close');
    return unavailable('The server is stopping. Please try again.');
  }
  inFlight.begin(reply);
  if (isOwnName?.(request.headers.host) === false)
    return new ApiError('forbidden', 'This server does not have that name: SVC_PUBLIC_URL gives it one.');
  return undefined;
}
