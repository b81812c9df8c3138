import type { FastifyReply, FastifyRequest } from 'fastify';

const EXPOSED =
  'X-Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, Idempotent-Replayed';
const REQUEST_HEADERS = 'Authorization, Content-Type, Idempotency-Key';
const PREFLIGHT_SECONDS = '7200';

/**
 * Lets a browser read any answer: what a page may do is decided by its key, never here.
 * The Origin is echoed, never `*`, and credentials are not allowed.
 */
export function setCorsHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined) return;
  reply.header('access-control-allow-origin', origin);
  reply.header('access-control-expose-headers', EXPOSED);
}

/** Answers a preflight: it carries no key, so any origin may ask. */
export function answerPreflight(
  reply: FastifyReply,
  methods: readonly string[],
  requestHeaders: string = REQUEST_HEADERS,
): void {
  reply
    .code(204)
    .header('access-control-allow-methods', methods.join(', '))
    .header('access-control-allow-headers', requestHeaders)
    .header('access-control-max-age', PREFLIGHT_SECONDS)
    .send();
}
