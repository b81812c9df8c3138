import type { FastifyReply } from 'fastify';

/** Headers of every answer: nothing is cached, sniffed or framed. */
export function setSecurityHeaders(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
  reply.header('x-content-type-options', 'nosniff');
}

/** What an HTML page of ours may load: its own styles; nothing from elsewhere and no scripts. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `policy` is for a page that has to load more than its own styles. */
export function setPageHeaders(reply: FastifyReply, policy = PAGE_POLICY): void {
  reply.header('content-security-policy', policy);
  reply.header('referrer-policy', 'no-referrer');
  reply.header('x-frame-options', 'DENY');
}
