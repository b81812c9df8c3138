import { setTimeout as delay } from 'node:timers/promises';
import {
  ApiError,
  assertOwnBlobs,
  createLineBuffer,
  createLogger,
  type Server,
  stopServer,
} from '@svc/server-kit';
import { developmentLinks } from '@svc/console-api';
import { EMBEDDED_WARNING, POOLED_NOTICE } from '@svc/store';
import { startJobs } from '@svc/worker';
import type { Listen } from './config/parse.ts';
import type { Config } from './config/read-config.ts';
import {
  adminTokenOf,
  type ConsoleLinks,
  type CredentialsFile,
  keepCredentials,
  readCredentials,
} from './credentials-file.ts';
import { openPlatform, type Platform } from './open-platform.ts';
import { followAddress } from './own-origins.ts';
import type { Services } from './services.ts';
import { announceServing } from './serving-file.ts';

const GRACE_MS = 8000;
const FLUSH_MS = 500;
const RELEASE_MS = 1000;

const NO_KEYS =
  'credentials.json holds no keys, because this database was not seeded from here. Make some with: svc keys create';

export interface ServeOptions {
  readonly config: Config;
  readonly clock: () => number;
  /** Where log lines go. */
  readonly print: (text: string) => void;
  /** Where notices for a person go; in production they are lines of the log. */
  readonly notice: (text: string) => void;
}

export interface Serving {
  readonly address: string;
  stop(signal: string): Promise<void>;
}

/**
 * A store that does not answer stops nobody: pictures alone wait for it. In development a process with another store serves
 * all but the pictures of the others, and says so: the folder of a developer may be new where the database is not.
 */
async function requireOwnBlobs(
  services: Services,
  { production, notice }: { readonly production: boolean; readonly notice: (text: string) => void },
): Promise<void> {
  try {
    await assertOwnBlobs(services);
  } catch (error) {
    if (!(error instanceof ApiError)) services.complain('blob_store_unreachable')(error);
    else if (production) throw new Error(error.message, { cause: error });
    else notice(error.message);
  }
}

/** Serves until stopped; requests are answered once this has resolved. */
export async function serve({ config, clock, print, notice: tell }: ServeOptions): Promise<Serving> {
  const lines = createLineBuffer(print);
  const log = createLogger({ level: config.logLevel, write: lines.write, clock });
  const notice = config.production ? (text: string) => log.warn('notice', { reason: text }) : tell;
  const kept = config.production ? null : readCredentials(config.dataDir);
  const adminToken = adminTokenOf(config, kept);
  let address = '';
  let serving: ReturnType<typeof announceServing> | undefined;
  const platform = await openPlatform({
    config,
    clock,
    log,
    adminToken,
    origin: () => config.publicUrl ?? address,
  });
  const { server, adminServer, services } = platform;
  try {
    if (services.database.kind === 'postgres')
      await requireOwnBlobs(services, { production: config.production, notice });
    address = await listen(server, config.listen);
    const adminUrl =
      adminServer !== null && config.adminListen !== null
        ? await listen(adminServer, config.adminListen)
        : undefined;
    if (!config.production && adminToken !== null) {
      const credentials = await keepAddress(platform, config, kept, { address, adminUrl, adminToken });
      if (credentials.secretKey === undefined) notice(NO_KEYS);
      serving = announceServing(config.dataDir, adminUrl ?? address);
    }
  } catch (error) {
    await close(platform);
    throw error;
  }
  const jobs = config.role === 'api' ? null : startJobs(services, config);
  if (services.database.kind === 'embedded') notice(EMBEDDED_WARNING);
  if (services.database.isPooled) notice(POOLED_NOTICE);
  lines.flush();

  const stop = async (signal: string) => {
    log.info('stopping', { signal });
    serving?.withdraw();
    await drain(platform, config);
    await finishRequests(platform, jobs);
    const released = await Promise.race([
      platform.release().then(() => true),
      wait(RELEASE_MS).then(() => false),
    ]);
    log.info(released ? 'stopped' : 'stopped_without_release');
    lines.flush();
  };
  return { address, stop };
}

/** In development: writes the address and keys of this server where the command line looks for them. */
async function keepAddress(
  { services, seed }: Platform,
  config: Config,
  kept: CredentialsFile | null,
  { address, adminUrl, adminToken }: { address: string; adminUrl: string | undefined; adminToken: string },
): Promise<CredentialsFile> {
  const publishableOrigins = await followAddress(services.database, {
    key: (seed ?? kept)?.publishableKey,
    addresses: [address, config.publicUrl ?? address],
    former: kept?.baseUrl,
    now: services.clock(),
  });
  const isSeeded = (seed ?? kept)?.accountId !== undefined;
  return keepCredentials(config.dataDir, kept, {
    baseUrl: address,
    console: isSeeded ? consoleLinks(services, address) : undefined,
    adminToken,
    adminUrl,
    seed,
    publishableOrigins,
  });
}

function consoleLinks({ vault }: Platform['services'], address: string): ConsoleLinks {
  return { url: `${address}/console`, signIn: developmentLinks(vault, address) };
}

/** Goes on serving while `/readyz` says 503, so that requests are sent elsewhere before it stops. */
async function drain({ server, adminServer }: Platform, { drainSeconds }: Config): Promise<void> {
  if (drainSeconds === 0) return;
  for (const each of [server, adminServer]) each?.inFlight.leave();
  await wait(1000 * drainSeconds);
}

async function finishRequests(
  { server, adminServer }: Platform,
  jobs: ReturnType<typeof startJobs> | null,
): Promise<void> {
  const options = { graceMs: GRACE_MS, flushMs: FLUSH_MS, delay: wait };
  // Deliveries under way end while the last requests are answered.
  await Promise.all([
    ...[server, adminServer].map((each) => each && stopServer(each, options)),
    jobs?.stop(),
  ]);
}

/** A delay that does not keep the process alive. */
function wait(ms: number): Promise<unknown> {
  return delay(ms, undefined, { ref: false });
}

async function listen({ app }: Server, { host, port }: Listen): Promise<string> {
  await app.listen({ host, port });
  const address = app.server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return `http://${urlHost(host)}:${bound}`;
}

/** The host in the URL of a listen address. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

async function close({ server, adminServer, release }: Platform): Promise<void> {
  await Promise.allSettled([server.app.close(), adminServer?.app.close()]);
  await release();
}
