/**
 * Loaded before a server that is recorded: it reads the time from the request it answers, so that what follows from
 * the time is the same in every recording. Threads of the server stay at the moment of the start.
 */
import crypto from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { NOW_HEADER, NOW_VARIABLE } from './pinned-names.ts';

let nowMs = Number(process.env[NOW_VARIABLE]);

Date.now = () => nowMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [nowMs] : given, made),
  apply: (target) => new target(nowMs).toString(),
});

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  const sent = request.headers[NOW_HEADER];
  if (typeof sent === 'string') nowMs = Number(sent);
});

/**
 * The grant of a demo wearable: its readings are made from it, and no pattern would find them in an answer. Nonces of the
 * vault have this length too; what is sealed in a recording is no secret.
 */
const GRANT_BYTES = 12;
const { randomBytes } = crypto;
const pinned = (size: number, done?: (error: Error | null, bytes: Buffer) => void) => {
  if (done !== undefined) return randomBytes(size, done);
  return size === GRANT_BYTES ? Buffer.alloc(GRANT_BYTES, 7) : randomBytes(size);
};
Object.assign(crypto, { randomBytes: pinned });
syncBuiltinESMExports();
