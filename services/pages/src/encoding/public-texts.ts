import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { type Packed, sendPacked, tagged } from './send-packed.ts';

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
      const encoding = acceptedEncoding(String(reply.request.headers['accept-encoding'] ?? ''));
      return sendPacked(reply, await packed(text, encoding), { encoding, type, isKept, varies });
    },
  };
}
