import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AdminData, AdminEndpoints } from '@svc/contracts';
import { ApiError, assertOwnBlobs, BlobStoreError } from '@svc/server-kit';
import { EMBEDDED_WARNING, POOLED_NOTICE, type LoginRole, readLoginRole, whyNotReady } from '@svc/store';
import { adminHandlers } from './admin-routes.ts';
import type { AdminApiDeps, AdminApiSettings } from './deps.ts';

export type Check = AdminData<AdminEndpoints['checkPlatform']>['checks'][number];

const MAX_CLOCK_SKEW_MS = 2000;

/** Looks at database, storage, model and clock from inside the process that serves. */
export const doctorHandlers = (deps: AdminApiDeps, config: AdminApiSettings) =>
  adminHandlers({
    async checkPlatform() {
      const problem = await whyNotReady(deps.database);
      return {
        checks: [
          checkReady(problem),
          checkDurability(deps),
          checkPooler(deps),
          ...(problem === null ? [await checkRole(deps, config), await checkClock(deps)] : []),
          checkStorage(config),
          checkSeals(config),
          checkModel(config),
          await checkBlobs(deps),
          checkImageOrigins(config),
        ],
      };
    },
  });

function checkReady(problem: string | null): Check {
  return problem === null
    ? { name: 'database', status: 'ok', detail: 'reachable and migrated' }
    : {
        name: 'database',
        status: 'fail',
        detail: problem,
      };
}

function checkDurability({ database }: AdminApiDeps): Check {
  return database.kind === 'postgres'
    ? { name: 'durability', status: 'ok', detail: 'PostgreSQL' }
    : { name: 'durability', status: 'warn', detail: EMBEDDED_WARNING };
}

function checkPooler({ database }: AdminApiDeps): Check {
  return database.isPooled
    ? { name: 'pooler', status: 'warn', detail: POOLED_NOTICE }
    : { name: 'pooler', status: 'ok', detail: 'none between' };
}

/**
 * With one URL for everything the server logs in as the owner of its tables: the common set-up to begin with, and one
 * in which whoever takes over the process can rewrite the record. So it fails in production.
 */
async function checkRole({ database }: AdminApiDeps, { production }: AdminApiSettings): Promise<Check> {
  const name = 'database role';
  if (database.kind === 'embedded')
    return {
      name,
      status: 'ok',
      detail: 'embedded: one process, one role; row-level security keeps tenants apart',
    };
  const problems = roleProblems(await readLoginRole(database));
  if (problems.length === 0)
    return {
      name,
      status: 'ok',
      detail: 'owns nothing, is bound by row-level security and rewrites nothing sealed',
    };
  return {
    name,
    status: production ? 'fail' : 'warn',
    detail: `the server logs in with a role that ${problems.join(', ')}: make two roles with the SQL of "svc db roles", and use one in DATABASE_URL and the other in SVC_MIGRATE_DATABASE_URL`,
  };
}

function roleProblems(role: LoginRole): string[] {
  return [
    ...(role.bypassesRowLevelSecurity
      ? ['row-level security does not bind (superuser, BYPASSRLS or a member of one)']
      : []),
    ...(role.ownsTables ? ['owns the tables or is a member of their owner'] : []),
    ...(role.makesTemporaryTables ? ['may make temporary tables'] : []),
    ...(role.rewritesSealed ? ['may change, remove or mark as erased what is sealed'] : []),
    ...(role.createsInSchema ? ['may create in the schema public'] : []),
  ];
}

async function checkClock({ database: { db }, clock }: AdminApiDeps): Promise<Check> {
  const before = clock();
  const { now } = await db
    .selectNoFrom((eb) => eb.fn<Date>('clock_timestamp').as('now'))
    .executeTakeFirstOrThrow();
  const skewMs = Math.abs(new Date(now).getTime() - (before + clock()) / 2);
  return skewMs <= MAX_CLOCK_SKEW_MS
    ? { name: 'clock', status: 'ok', detail: 'agrees with the database' }
    : {
        name: 'clock',
        status: 'warn',
        detail: `differs from the database by ${Math.round(skewMs / 1000)} s: check time synchronisation`,
      };
}

function checkStorage({ dataDir, databaseUrl }: AdminApiSettings): Check {
  try {
    accessSync(dataDir, constants.W_OK);
    return { name: 'storage', status: 'ok', detail: `${dataDir} can be written` };
  } catch {
    const needed = databaseUrl === null;
    return {
      name: 'storage',
      status: needed ? 'fail' : 'ok',
      detail: needed ? `${dataDir} cannot be written: check SVC_DATA_DIR` : 'nothing is stored on disk',
    };
  }
}

function checkSeals({ sealFile, production }: AdminApiSettings): Check {
  const name = 'seals';
  if (sealFile === null)
    return {
      name,
      status: production ? 'warn' : 'ok',
      detail:
        'no SVC_SEAL_FILE: seals leave as log lines and as mse.sealed events; keep one of them where the owner of the database cannot write',
    };
  try {
    accessSync(existsSync(sealFile) ? sealFile : dirname(sealFile), constants.W_OK);
    return { name, status: 'ok', detail: `kept in ${sealFile}` };
  } catch {
    return { name, status: 'fail', detail: `${sealFile} cannot be written: check SVC_SEAL_FILE` };
  }
}

/** Asks no model: a look at the set-up costs nothing and sends nothing out. */
export function checkModel({ model }: Pick<AdminApiSettings, 'model'>): Check {
  const name = 'model';
  if (model === 'none')
    return { name, status: 'ok', detail: 'none: reasoning is null, and agents answer 503' };
  if (model === 'builtin')
    return { name, status: 'ok', detail: 'builtin: narratives come from sentence templates' };
  const place = model.url === null ? 'its provider' : new URL(model.url).origin;
  return {
    name,
    status: 'ok',
    detail: `${model.kind} ${model.name} at ${place}, not asked now: it words agents and narratives; when it fails, reasoning is null and agents answer 503`,
  };
}

/** Asks no origin. */
function checkImageOrigins({ imageOrigins }: AdminApiSettings): Check {
  const name = 'picture origins';
  const detail =
    imageOrigins.length === 0
      ? 'none in SVC_RETINA_IMAGE_ORIGINS: patients submit pictures that are stored here'
      : `patients may also submit pictures under ${imageOrigins.join(', ')}, fetched through the guard`;
  return { name, status: 'ok', detail };
}

const PROBE_KEY = 'doctor/probe';

/** Puts, reads and removes a few bytes where pictures are stored. */
export async function checkBlobs({
  database,
  blobs,
}: Pick<AdminApiDeps, 'database' | 'blobs'>): Promise<Check> {
  const name = 'files';
  const bytes = Buffer.from('svc doctor');
  try {
    await assertOwnBlobs({ database, blobs });
    await blobs.put(PROBE_KEY, bytes, 'text/plain');
    const read = await blobs.get(PROBE_KEY);
    await blobs.delete(PROBE_KEY);
    return read !== null && bytes.equals(read)
      ? { name, status: 'ok', detail: 'stored pictures can be written, read and removed' }
      : { name, status: 'fail', detail: 'what was written could not be read again: check SVC_BLOB_URL' };
  } catch (error) {
    if (error instanceof ApiError) return { name, status: 'fail', detail: error.message };
    const reason =
      error instanceof BlobStoreError ? `it answered ${error.status}` : 'it cannot be reached or written';
    return { name, status: 'fail', detail: `stored pictures have no place, ${reason}: check SVC_BLOB_URL` };
  }
}
