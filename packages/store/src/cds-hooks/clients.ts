import type { KeyMode } from '@svc/contracts';
import type { Selectable } from 'kysely';
import { toAuthRevision } from '../accounts/auth-revision.ts';
import { validateSecureOrigins } from '../accounts/origins.ts';
import { limitsOf } from '../accounts/plans.ts';
import type { Credential } from '../accounts/read-credential.ts';
import type { CdsClientTable } from '../database/tables.ts';
import type { Db } from '../database/tenancy.ts';
import { newId } from '../ids/ids.ts';
import { InvalidInputError } from '../invalid-input.ts';

/** An EHR that asks for cards. */
export interface CdsClient {
  readonly id: string;
  readonly accountId: string;
  readonly mode: KeyMode;
  readonly name: string;
  readonly issuer: string;
  readonly keyIds: readonly string[];
  readonly jku: readonly string[];
  /** Exact serialised origins of the browsers that may call for it. */
  readonly origins: readonly string[];
  readonly createdAt: string;
  readonly revokedAt: string | null;
}

/** A public key as RFC 7517 has it. */
interface PublicKey {
  readonly kty: string;
  readonly kid: string;
}

interface NewClient {
  readonly accountId: string;
  readonly mode: KeyMode;
  readonly name: string;
  readonly issuer: string;
  readonly keys: readonly PublicKey[];
  readonly jku: readonly string[];
  readonly origins?: readonly string[];
  /** Pages of this machine are let in outside production only. */
  readonly production?: boolean;
  readonly now: number;
}

/** Lets a client in. Throws InvalidInputError when another has its issuer, or an origin is none or not secure. */
export async function createCdsClient(
  db: Db,
  { accountId, mode, name, issuer, keys, jku, origins = [], production = true, now }: NewClient,
): Promise<CdsClient> {
  const row = await db
    .insertInto('cds_client')
    .values({
      id: newId('cds'),
      account_id: accountId,
      mode,
      name,
      issuer,
      keys: JSON.stringify(keys),
      jku: [...jku],
      origins: validateSecureOrigins(origins, { production }),
      created_at: new Date(now),
      revoked_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new InvalidInputError('Another client has this issuer.');
  return toClient(row);
}

export async function listCdsClients(db: Db, accountId?: string): Promise<CdsClient[]> {
  const all = db.selectFrom('cds_client').selectAll().orderBy('created_at').orderBy('id');
  const rows = await (accountId === undefined ? all : all.where('account_id', '=', accountId)).execute();
  return rows.map(toClient);
}

/** Every origin that some client which is let in has registered. */
export async function listCdsOrigins(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('cds_client').select('origins').where('revoked_at', 'is', null).execute();
  return new Set(rows.flatMap(({ origins }) => origins));
}

/** The client as it is now, or null for an unknown id. One that was revoked before stays so. */
export async function revokeCdsClient(db: Db, id: string, now: number): Promise<CdsClient | null> {
  await db
    .updateTable('cds_client')
    .set({ revoked_at: new Date(now) })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
  const row = await db.selectFrom('cds_client').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toClient(row);
}

/** What a token of an issuer is checked with, and who its calls are made by. */
export interface FoundCdsClient {
  readonly client: CdsClient;
  readonly keys: readonly PublicKey[];
  readonly credential: Credential;
}

/** The client of an issuer, by the account as it stands now; null for none that is let in. */
export async function findCdsClient(db: Db, issuer: string): Promise<FoundCdsClient | null> {
  const row = await db
    .selectFrom('cds_client')
    .innerJoin('account', 'account.id', 'cds_client.account_id')
    .innerJoin('auth_revision', (join) => join.onTrue())
    .selectAll('cds_client')
    .select(['plan', 'production_approved', 'sustained_per_second', 'burst_per_second', 'revision', 'change'])
    .where('issuer', '=', issuer)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { sustained_per_second: sustainedPerSecond, burst_per_second: burstPerSecond } = row;
  const own =
    sustainedPerSecond === null || burstPerSecond === null ? null : { sustainedPerSecond, burstPerSecond };
  return {
    client: toClient(row),
    keys: keysOf(row),
    credential: {
      keyId: row.id,
      keyStart: row.id,
      accountId: row.account_id,
      kind: 'secret',
      mode: row.mode,
      plan: row.plan,
      productionApproved: row.production_approved,
      origins: new Set(row.origins),
      limits: limitsOf(row.mode, row.plan, own),
      expiresAtMs: null,
      revision: toAuthRevision(row).id,
    },
  };
}

type Row = Selectable<CdsClientTable>;

function keysOf({ keys }: Row): PublicKey[] {
  return JSON.parse(keys) as PublicKey[];
}

function toClient(row: Row): CdsClient {
  return {
    id: row.id,
    accountId: row.account_id,
    mode: row.mode,
    name: row.name,
    issuer: row.issuer,
    keyIds: keysOf(row).map(({ kid }) => kid),
    jku: row.jku,
    origins: row.origins,
    createdAt: row.created_at.toISOString(),
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}
