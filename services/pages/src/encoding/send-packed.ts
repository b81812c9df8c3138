import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Encoding } from './accepted-encoding.ts';

/** A text in one way of packing, with a tag of its own. */
export interface Packed {
  readonly bytes: Buffer;
  readonly tag: string;
}

interface SentAs {
  readonly encoding: Encoding;
  readonly type: string;
  /** Whether a browser may keep it and ask whether it still holds; else it keeps nothing, as of every answer. */
  readonly isKept: boolean;
  /** What else it depends on, as the name of a header. */
  readonly varies?: string | undefined;
}

const VARY = 'accept-encoding';
const TAG_LENGTH = 22;

export function tagged(bytes: Buffer): Packed {
  return { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, TAG_LENGTH)}"` };
}

/** Sends it, or that the asker has it already. */
export function sendPacked(
  reply: FastifyReply,
  { bytes, tag }: Packed,
  { encoding, type, isKept, varies }: SentAs,
): FastifyReply {
  reply.header('etag', tag).header('vary', varies === undefined ? VARY : `${VARY}, ${varies}`);
  if (isKept) reply.header('cache-control', 'no-cache');
  if (isKnown(reply.request.headers['if-none-match'], tag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', type).send(bytes);
}

/** Whether the asker has it already (RFC 9110, 13.1.2). */
function isKnown(asked: string | undefined, tag: string): boolean {
  return (
    asked?.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag) ?? false
  );
}
