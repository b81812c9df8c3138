import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { acceptedEncoding } from '../encoding/accepted-encoding.ts';
import type { BuiltScript } from './built-script.ts';

/** Its name changes with its content, so whoever has it never asks again. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Sends the file packed, or as text to whoever cannot unpack. */
export function sendScript(reply: FastifyReply, { name, zipped, brotli }: BuiltScript): FastifyReply {
  const encoding = acceptedEncoding(String(reply.request.headers['accept-encoding'] ?? ''));
  reply
    .header('content-type', TYPES[name.slice(name.lastIndexOf('.') + 1)])
    .header('cache-control', FOR_GOOD)
    .header('vary', 'accept-encoding');
  if (encoding === 'identity') return reply.send(Readable.from([zipped]).pipe(createGunzip()));
  return reply.header('content-encoding', encoding).send(encoding === 'br' ? brotli : zipped);
}
