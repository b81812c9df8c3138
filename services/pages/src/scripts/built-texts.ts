import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { acceptedEncoding, type Encoding } from '../encoding/accepted-encoding.ts';
import { type Packed, sendPacked, tagged } from '../encoding/send-packed.ts';
import { brotliFile } from './built-script.ts';
import { readOnce } from './read-once.ts';

/** Sends texts that the build packed. */
export interface BuiltTexts {
  /** @param zipped the file of the build, whose brotli is beside it: one of a list, for every one asked for is kept */
  send(reply: FastifyReply, zipped: string, type: string): Promise<FastifyReply>;
}

const READ: Readonly<Record<Encoding, (zipped: string) => Promise<Buffer>>> = {
  br: (zipped) => readFile(brotliFile(zipped)),
  gzip: (zipped) => readFile(zipped),
  identity: async (zipped) => promisify(gunzip)(await readFile(zipped)),
};

/** Each file is read when it is first asked for, and kept as it is sent. */
export function createBuiltTexts(): BuiltTexts {
  const kept = new Map<string, () => Promise<Packed>>();
  return {
    async send(reply, zipped, type) {
      const encoding = acceptedEncoding(String(reply.request.headers['accept-encoding'] ?? ''));
      const name = `${encoding} ${zipped}`;
      const read = kept.get(name) ?? readOnce(async () => tagged(await READ[encoding](zipped)));
      kept.set(name, read);
      return sendPacked(reply, await read(), { encoding, type, isKept: true });
    },
  };
}
