import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVault, migrate, openDatabase, seedDevelopment } from '@svc/store';
import { startPostgresServer } from '@svc/store/test';
import { type ServerProcess, startServer } from './server-process.ts';

const ROOT = new URL('../../', import.meta.url);
const SECRET = randomBytes(32).toString('hex');

export interface ProductionPlatform extends ServerProcess {
  /** A live secret key with a limit of 1,000,000 requests a second, so that the limiter runs without refusing. */
  readonly key: string;
  /** Another process on the same database; whoever starts it stops it. */
  startAgain(): Promise<ServerProcess>;
}

/** Starts the built program as `pnpm start` does, with its flags: what is measured is what is shipped. */
export function startPlatform(env: Record<string, string>): Promise<ServerProcess> {
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as {
    scripts: { start: string };
  };
  const [, flags = '', file = ''] = /node ((?:--\S+ )*)(\S+)$/.exec(scripts.start) ?? [];
  return startServer(new URL(file, ROOT).pathname, env, [], flags.split(' ').filter(Boolean));
}

/** The built platform as it runs in production: its own process on a real PostgreSQL server. */
export async function startProductionPlatform(env: Record<string, string> = {}): Promise<ProductionPlatform> {
  const postgres = await startPostgresServer();
  const database = await openDatabase({ url: postgres.url });
  await migrate(database);
  const webhook = { secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`, vault: createVault([SECRET]) };
  const seed = await seedDevelopment(database.db, { now: Date.now(), webhook });
  await database.close();
  if (seed === null) throw new Error('the throw-away database was not empty');
  const folder = mkdtempSync(join(tmpdir(), 'svc-bench-'));
  const startAgain = () =>
    startPlatform({
      NODE_ENV: 'production',
      DATABASE_URL: postgres.url,
      SVC_SECRET: SECRET,
      SVC_DATA_DIR: folder,
      PORT: '0',
      ...env,
    });
  const server = await startAgain();
  return {
    ...server,
    key: seed.liveSecretKey,
    startAgain,
    stop: async () => {
      await server.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
