import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, type GuardedRoute } from '@svc/server-kit';
import { readConfig } from '../src/config/read-config.ts';
import { openPlatform } from '../src/open-platform.ts';
import { ADMIN_TOKEN } from './test-platform.ts';

/** A route that is served: a method, and a pattern with `:name` for a part. */
export interface ServedRoute {
  readonly method: string;
  readonly pattern: string;
  readonly form?: GuardedRoute['form'];
  readonly rawBodyFrom?: GuardedRoute['rawBodyFrom'];
  readonly mostBodyBytes?: GuardedRoute['mostBodyBytes'];
}

/** A path that a pattern serves; what it names is not there. */
export function pathOf(pattern: string): string {
  return pattern.replace(':token', 'x'.repeat(43)).replace(/:\w+/g, 'demo');
}

/** Every route of the platform, read from a server that is built and never listens. */
export async function servedRoutes(): Promise<ServedRoute[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-routes-'));
  const clock = Date.now;
  const platform = await openPlatform({
    config: readConfig({ SVC_DATA_DIR: dataDir }),
    clock,
    log: createLogger({ level: 'silent', write: () => {}, clock }),
    adminToken: ADMIN_TOKEN,
    origin: () => 'https://api.example.org',
  });
  const { app, routes } = platform.server;
  await app.ready();
  const served = routes.flatMap(({ methods, pattern, form, rawBodyFrom, mostBodyBytes }) =>
    methods.map((method) => ({ method, pattern, form, rawBodyFrom, mostBodyBytes })),
  );
  await app.close();
  await platform.release();
  rmSync(dataDir, { recursive: true, force: true });
  return served;
}
