import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVault, migrate, openDatabase, seedDevelopment } from '@svc/store';
import { startPostgresServer } from '@svc/store/testing';
import { type ServerProcess, startServer } from './server-process.ts';

const SECRET = 'benchmark-benchmark-benchmark-benchmark';

export interface ProductionPlatform extends ServerProcess {
  /** A live secret key with a limit of 1,000,000 requests a second, so that the limiter runs without refusing. */
  readonly key: string;
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
  const server = await startServer(
    new URL('../../services/platform/dist/main.js', import.meta.url).pathname,
    {
      NODE_ENV: 'production',
      DATABASE_URL: postgres.url,
      SVC_SECRET: SECRET,
      SVC_DATA_DIR: folder,
      PORT: '0',
      ...env,
    },
  );
  return {
    ...server,
    key: seed.liveSecretKey,
    stop: async () => {
      await server.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
