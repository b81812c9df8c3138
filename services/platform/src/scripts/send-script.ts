import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { BuiltScript } from './built-script.ts';

/** Its name changes with its content, so whoever has it never asks again. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Sends the script zipped, or as text to whoever cannot unzip. */
export function sendScript(reply: FastifyReply, { zipped }: BuiltScript): void {
  const takesZipped = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(
    String(reply.request.headers['accept-encoding'] ?? ''),
  );
  reply
    .header('content-type', 'text/javascript; charset=utf-8')
    .header('cache-control', FOR_GOOD)
    .header('vary', 'accept-encoding');
  if (takesZipped) reply.header('content-encoding', 'gzip').send(zipped);
  else reply.send(Readable.from([zipped]).pipe(createGunzip()));
}
