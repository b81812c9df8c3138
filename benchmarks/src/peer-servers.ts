import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServer } from './server-process.ts';

export type Peer = 'bare-fastify' | 'express-ajv';

/**
 * Starts a peer of the folder `servers`, which answers by path what it is given.
 *
 * @param options what else the peer takes, for example `score`
 */
export async function startPeer(
  peer: Peer,
  answers: Readonly<Record<string, object>>,
  ...options: string[]
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-bench-'));
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const script = new URL(`./servers/${peer}.ts`, import.meta.url).pathname;
  const server = await startServer(script, {}, [file, ...options]);
  // It has read its answers before it is ready.
  rmSync(folder, { recursive: true });
  return server;
}
