import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

/** A text that is the same for everyone who asks. */
interface PublicText {
  readonly type: string;
  readonly text: string;
  /** Whether a browser may keep it and ask whether it still holds; else it keeps nothing, as of every answer. */
  readonly isKept?: boolean;
  /** What else it depends on, as the name of a header. */
  readonly varies?: string;
}

/** Sends texts packed as their reader wants them. */
export interface PublicTexts {
  send(reply: FastifyReply, text: PublicText): Promise<FastifyReply>;
}

interface Packed {
  readonly bytes: Buffer;
  readonly tag: string;
}

/** A twelfth of the largest text in 12 ms; the best level takes a hundred times as long for a tenth less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const GZIP = { level: 9 };
const PACK: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text) => promisify(gzip)(text, GZIP),
  identity: async (text) => Buffer.from(text),
};
/** Pages in all their languages are fewer, and so are guides. */
const MOST_KEPT = 128;
const TAG_LENGTH = 22;

/**
 * Sends what is no secret and depends on nobody: reference, documentation, pages before anybody is known. Never an answer
 * made for one caller: packed together with what its asker chose, a secret shows in the length of the whole (BREACH).
 */
export function createPublicTexts(): PublicTexts {
  const kept = new Map<string, Map<Encoding, Promise<Packed>>>();

  /** Packed beside the thread that answers, once. */
  function packed(text: string, encoding: Encoding): Promise<Packed> {
    const ways = kept.get(text) ?? new Map<Encoding, Promise<Packed>>();
    const made = ways.get(encoding) ?? PACK[encoding](text).then(tagged);
    ways.set(encoding, made);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= MOST_KEPT && !kept.has(text)) kept.delete(oldest);
    kept.set(text, ways);
    return made;
  }

  return {
    async send(reply, { type, text, isKept = false, varies }) {
      const { headers } = reply.request;
      const encoding = acceptedEncoding(String(headers['accept-encoding'] ?? ''));
      const { bytes, tag } = await packed(text, encoding);
      reply.header('etag', tag).header('vary', varies === undefined ? VARY : `${VARY}, ${varies}`);
      if (isKept) reply.header('cache-control', 'no-cache');
      if (isKnown(headers['if-none-match'], tag)) return reply.code(304).send();
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.header('content-type', type).send(bytes);
    },
  };
}

const VARY = 'accept-encoding';

/** A tag of its own for each way of packing. */
function tagged(bytes: Buffer): Packed {
  return { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, TAG_LENGTH)}"` };
}

/** Whether the asker has it already (RFC 9110, 13.1.2). */
function isKnown(asked: string | undefined, tag: string): boolean {
  return (
    asked?.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag) ?? false
  );
}
