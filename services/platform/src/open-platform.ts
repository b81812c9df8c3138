import { randomBytes } from 'node:crypto';
import type { Logger, Server } from '@svc/server-kit';
import {
  type Clock,
  createVault,
  type Database,
  type DevelopmentSeed,
  migrate,
  openDatabase,
  seedDevelopment,
} from '@svc/store';
import { newWebhookSecret } from '@svc/webhooks';
import { composePlatform } from './compose.ts';
import type { Config } from './config/read-config.ts';
import { secretsOf } from './config/secrets.ts';
import { makePrivate } from './private-folder.ts';
import { createServices, type Services } from './services.ts';

export interface OpenOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  /** Without a token there is no admin API. */
  readonly adminToken: string | null;
  /** The public origin, known once the server listens. */
  readonly origin: () => string;
  /** How long a request and the picture in it may take, where a slow one holds nobody up; 30 and 20 s when not given. */
  readonly patienceMs?: number;
}

/** The platform, ready to listen or to be called in process. */
export interface Platform {
  readonly server: Server;
  readonly adminServer: Server | null;
  readonly services: Services;
  /** The keys of the development account, when this start made them. */
  readonly seed: DevelopmentSeed | null;
  /** Flushes the usage counts, gives leases back and releases the database. Close the servers first. */
  release(): Promise<void>;
}

/** Opens the database, migrates it, seeds it where allowed, and builds the servers over it. */
export async function openPlatform(options: OpenOptions): Promise<Platform> {
  const { config, clock } = options;
  if (config.migrateDatabaseUrl === null) makePrivate(config.dataDir);
  // Before the database is made: one that is already there without its secret has lost it.
  const secrets = secretsOf(config);
  const database = await openMigrated(config);
  try {
    const vault = createVault(secrets);
    const webhook = { secret: newWebhookSecret(randomBytes), vault };
    const seed = config.seed ? await seedDevelopment(database.db, { now: clock(), webhook }) : null;
    const services = createServices({ ...options, database, vault });
    const { server, adminServer } = composePlatform({ ...options, services });
    const release = async () => {
      await services.close();
      await database.close();
    };
    return { server, adminServer, services, seed, release };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openMigrated(config: Config): Promise<Database> {
  const { databaseUrl, migrateDatabaseUrl, dataDir } = config;
  // The role that migrates owns the tables; the one that serves may be another.
  const owner = await openDatabase(migrateDatabaseUrl === null ? { dataDir } : { url: migrateDatabaseUrl });
  try {
    await migrate(owner);
    // A new database is a copy of the one that the build prepared, with its file permissions.
    if (migrateDatabaseUrl === null) makePrivate(dataDir);
  } catch (error) {
    await owner.close();
    throw error;
  }
  if (databaseUrl === migrateDatabaseUrl) return owner;
  await owner.close();
  return openDatabase(databaseUrl === null ? { dataDir } : { url: databaseUrl });
}
