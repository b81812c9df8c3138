import { join, resolve } from 'node:path';
import { WEARABLE_PROVIDERS } from '@svc/wearables';
import { type BlobAddress, LOG_LEVELS, type LogLevel, parseBlobUrl } from '@svc/server-kit';
import { PROJECT_ROOT } from '@svc/server-kit/project-root';
import { createEnvReader, type Env, type EnvReader } from './env-reader.ts';
import { guessBits } from './guessable.ts';
import {
  isLoopback,
  type Listen,
  parseListen,
  parseListens,
  parseHttpUrl,
  parseImageOrigins,
  parseOrigin,
  parsePostgresUrl,
  parseSecrets,
  parseToken,
  parseTrustProxy,
} from './parse.ts';

const MODELS = ['builtin', 'none', 'openai-compatible', 'anthropic'] as const;
const ROLES = ['all', 'api', 'worker'] as const;
const SIGN_UP = ['open', 'invited'] as const;
const NODE_ENVIRONMENTS = ['development', 'test', 'production'] as const;

/** A language model reached over HTTP. */
interface RemoteModelConfig {
  readonly kind: 'openai-compatible' | 'anthropic';
  /** Base address of its API; null means the provider's own. */
  readonly url: string | null;
  readonly name: string;
  readonly key: string | null;
}

/** An OpenID Connect provider, and the client that this deployment is to it. */
interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Everything about the platform that can be configured. */
export interface Config {
  readonly production: boolean;
  readonly listen: Listen;
  /** The origin links start with; null means the listen address. */
  readonly publicUrl: string | null;
  /** Embedded database, stored images, credentials. */
  readonly dataDir: string;
  /** A real PostgreSQL; null means the embedded database. */
  readonly databaseUrl: string | null;
  readonly migrateDatabaseUrl: string | null;
  readonly seed: boolean;
  readonly role: (typeof ROLES)[number];
  readonly model: 'builtin' | 'none' | RemoteModelConfig;
  readonly sandboxKeyDaily: number;
  readonly sandboxAccountDaily: number;
  readonly secrets: readonly string[] | null;
  readonly adminToken: string | null;
  readonly adminListen: Listen | null;
  readonly metricsToken: string | null;
  readonly trustProxy: boolean | string;
  /** Most open connections; 0 means no limit. */
  readonly connections: { readonly perAddress: number; readonly total: number };
  /** For how long the server, told to stop, still serves while `/readyz` says 503. */
  readonly drainSeconds: number;
  readonly logLevel: LogLevel;
  /** Where stored pictures are. */
  readonly blobs: BlobAddress;
  /** A file that every seal is also appended to, outside the database; null for none. */
  readonly sealFile: string | null;
  readonly egressAllow: readonly Listen[];
  /** Who signs people in to the console; null for nobody. */
  readonly oidc: OidcConfig | null;
  /** Whether somebody whom nobody invited may sign in to the console and make an account. */
  readonly signUpIsOpen: boolean;
  /** Origins under which a patient may name a picture of their own. */
  readonly imageOrigins: readonly string[];
  /** The OAuth client of this deployment at each device provider, by the provider's code. */
  readonly wearables: Readonly<Record<string, { readonly id: string; readonly secret: string }>>;
}

/**
 * The configuration as the environment describes it.
 *
 * @throws ConfigError naming every variable that cannot be used
 */
export function readConfig(env: Env): Config {
  const reader = createEnvReader(env);
  const production = reader.choice('NODE_ENV', NODE_ENVIRONMENTS, 'development') === 'production';
  const listen = readListen(reader);
  const dataDir = resolve(reader.text('SVC_DATA_DIR') ?? join(PROJECT_ROOT, '.data'));
  const databaseUrl = reader.parsed('DATABASE_URL', parsePostgresUrl) ?? null;
  const egressAllow = reader.parsed('SVC_EGRESS_ALLOW', parseListens) ?? [];
  const config: Config = {
    production,
    listen,
    publicUrl: reader.parsed('SVC_PUBLIC_URL', parseOrigin) ?? null,
    dataDir,
    databaseUrl,
    migrateDatabaseUrl: reader.parsed('SVC_MIGRATE_DATABASE_URL', parsePostgresUrl) ?? databaseUrl,
    seed: readSeed(reader, { production, listen, databaseUrl }),
    role: reader.choice('SVC_ROLE', ROLES, 'all'),
    model: readModel(reader, production),
    ...readSandbox(reader),
    secrets: reader.parsed('SVC_SECRET', parseSecrets) ?? null,
    adminToken: reader.parsed('SVC_ADMIN_TOKEN', parseToken) ?? null,
    adminListen: reader.parsed('SVC_ADMIN_LISTEN', parseListen) ?? null,
    metricsToken: reader.parsed('SVC_METRICS_TOKEN', parseToken) ?? null,
    trustProxy: reader.parsed('SVC_TRUST_PROXY', parseTrustProxy) ?? false,
    connections: readConnections(reader),
    drainSeconds: reader.integer('SVC_DRAIN_SECONDS', { default: 0, min: 0, max: 300 }),
    logLevel: reader.choice('SVC_LOG_LEVEL', LOG_LEVELS, 'info'),
    blobs: reader.parsed('SVC_BLOB_URL', parseBlobUrl) ?? { kind: 'folder', folder: join(dataDir, 'blobs') },
    sealFile: readSealFile(reader),
    egressAllow,
    oidc: readOidc(reader),
    signUpIsOpen: reader.choice('SVC_CONSOLE_SIGN_UP', SIGN_UP, production ? 'invited' : 'open') === 'open',
    imageOrigins:
      reader.parsed('SVC_RETINA_IMAGE_ORIGINS', (text) =>
        parseImageOrigins(text, { production, allow: egressAllow }),
      ) ?? [],
    wearables: readWearables(reader),
  };
  if (production) requireForProduction(reader, config);
  if (databaseUrl === null && config.migrateDatabaseUrl !== null) {
    reader.problem('SVC_MIGRATE_DATABASE_URL needs DATABASE_URL beside it.');
  }
  reader.finish();
  return config;
}

function readListen(reader: EnvReader): Listen {
  return {
    host: reader.text('HOST') ?? '127.0.0.1',
    port: reader.integer('PORT', { default: 8787, min: 0, max: 65_535 }),
  };
}

function readSandbox(reader: EnvReader): Pick<Config, 'sandboxKeyDaily' | 'sandboxAccountDaily'> {
  const range = { min: 1, max: 1_000_000_000 };
  return {
    sandboxKeyDaily: reader.integer('SVC_SANDBOX_KEY_DAILY', { default: 100, ...range }),
    sandboxAccountDaily: reader.integer('SVC_SANDBOX_ACCOUNT_DAILY', { default: 500, ...range }),
  };
}

function readConnections(reader: EnvReader): Config['connections'] {
  const range = { min: 0, max: 1_000_000 };
  return {
    perAddress: reader.integer('SVC_CONNECTIONS_PER_ADDRESS', { default: 256, ...range }),
    total: reader.integer('SVC_CONNECTIONS', { default: 10_000, ...range }),
  };
}

/** The embedded database is seeded, another when asked for; never in production, and only behind a loopback address. */
function readSeed(
  reader: EnvReader,
  { production, listen, databaseUrl }: Pick<Config, 'production' | 'listen' | 'databaseUrl'>,
): boolean {
  const asked = reader.choice('SVC_SEED', ['0', '1'] as const, '0') === '1';
  return !production && isLoopback(listen.host) && (databaseUrl === null || asked);
}

function readSealFile(reader: EnvReader): string | null {
  const path = reader.text('SVC_SEAL_FILE');
  return path === undefined ? null : resolve(path);
}

function readModel(reader: EnvReader, production: boolean): Config['model'] {
  const kind = reader.choice('SVC_MODEL', MODELS, production ? 'none' : 'builtin');
  if (kind === 'builtin' || kind === 'none') return kind;
  const url = reader.parsed('SVC_MODEL_URL', parseHttpUrl) ?? null;
  const name = reader.text('SVC_MODEL_NAME');
  const key = reader.text('SVC_MODEL_KEY') ?? null;
  if (url === null && kind === 'openai-compatible')
    reader.problem(`SVC_MODEL_URL is required with SVC_MODEL=${kind}: the base address of its API.`);
  if (name === undefined)
    reader.problem(`SVC_MODEL_NAME is required with SVC_MODEL=${kind}: the model to ask for.`);
  if (key === null && kind === 'anthropic')
    reader.problem('SVC_MODEL_KEY is required with SVC_MODEL=anthropic.');
  return { kind, url, name: name ?? '', key };
}

/** All three or none: a part alone is a mistake. */
function readOidc(reader: EnvReader): OidcConfig | null {
  const issuer = reader.parsed('SVC_OIDC_ISSUER', parseHttpUrl);
  const clientId = reader.text('SVC_OIDC_CLIENT_ID');
  const clientSecret = reader.text('SVC_OIDC_CLIENT_SECRET');
  const given = {
    SVC_OIDC_ISSUER: issuer,
    SVC_OIDC_CLIENT_ID: clientId,
    SVC_OIDC_CLIENT_SECRET: clientSecret,
  };
  const missing = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined)
    return { issuer, clientId, clientSecret };
  if (missing.length < Object.keys(given).length)
    for (const name of missing)
      reader.problem(
        `${name} is required where people sign in with a provider: set all three of SVC_OIDC_….`,
      );
  return null;
}

/** `SVC_WEARABLE_<CODE>_CLIENT_ID` and `_SECRET` of every provider that can be connected; one without the other is a mistake. */
function readWearables(reader: EnvReader): Config['wearables'] {
  const credentials: Record<string, { id: string; secret: string }> = {};
  for (const provider of WEARABLE_PROVIDERS) {
    if (!('oauth' in provider) || provider.oauth === null) continue;
    const prefix = `SVC_WEARABLE_${provider.code.toUpperCase()}`;
    const [id, secret] = [reader.text(`${prefix}_CLIENT_ID`), reader.text(`${prefix}_SECRET`)];
    if (id !== undefined && secret !== undefined) credentials[provider.code] = { id, secret };
    else if (id !== undefined) reader.problem(`${prefix}_SECRET is required beside ${prefix}_CLIENT_ID.`);
    else if (secret !== undefined) reader.problem(`${prefix}_CLIENT_ID is required beside ${prefix}_SECRET.`);
  }
  return credentials;
}

/** Least strength of a secret, in bits; the random bytes that the hints below suggest are far above. */
const LEAST_SECRET_BITS = 75;
const LEAST_TOKEN_BITS = 40;

function requireForProduction(reader: EnvReader, config: Config): void {
  const { egressAllow, secrets, adminToken, metricsToken, publicUrl, oidc } = config;
  if (reader.text('DATABASE_URL') === undefined)
    reader.problem('DATABASE_URL is required with NODE_ENV=production: a PostgreSQL 15 or later.');
  if (reader.text('SVC_SECRET') === undefined)
    reader.problem('SVC_SECRET is required with NODE_ENV=production: 32 random bytes or more.');
  // Secrets after the first only open what they sealed: a weak one has to stay until that is sealed anew.
  refuseGuessable(reader, 'SVC_SECRET', secrets?.[0] ?? null, LEAST_SECRET_BITS);
  refuseGuessable(reader, 'SVC_ADMIN_TOKEN', adminToken, LEAST_TOKEN_BITS);
  refuseGuessable(reader, 'SVC_METRICS_TOKEN', metricsToken, LEAST_TOKEN_BITS);
  if (egressAllow.length > 0)
    reader.problem('SVC_EGRESS_ALLOW is for development and tests; unset it with NODE_ENV=production.');
  if (oidc?.issuer.startsWith('http:') === true)
    reader.problem('SVC_OIDC_ISSUER must begin with https:// with NODE_ENV=production.');
  if (oidc !== null && publicUrl === null)
    reader.problem(
      'SVC_PUBLIC_URL is required with SVC_OIDC_ISSUER: the provider sends browsers back to it.',
    );
  if (publicUrl?.startsWith('http:') === true)
    reader.problem(
      'SVC_PUBLIC_URL must begin with https:// with NODE_ENV=production: links to patients and sessions go there.',
    );
}

function refuseGuessable(reader: EnvReader, name: string, value: string | null, leastBits: number): void {
  if (value !== null && guessBits(value) < leastBits)
    reader.problem(
      `${name} can be guessed: it is made of words, patterns or repetition. Make one with: openssl rand -hex 32`,
    );
}
