import { eventOf } from '@svc/contracts';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { recordEvents } from '../events/record-events.ts';
import type { MseSealTable, Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';
import type { Vault } from '../vault.ts';
import { hex, isoTime, sha256 } from '../hashing/hash-facts.ts';
import { merkleRoot, type SealMember } from './merkle.ts';

/** What leaves the database, so that nobody who owns it can rewrite the past unseen. */
export interface Seal {
  readonly organizationId: string;
  readonly number: number;
  readonly sealedAt: string;
  readonly members: number;
  readonly root: string;
  /** Root, number, time and the seal before, hashed: what is signed. */
  readonly chainedRoot: string;
  readonly publicKey: string;
  readonly signature: string;
}

export type SealRow = Selectable<MseSealTable>;

/** Rows in one transaction; what is left goes into the next seal. */
const MOST_MEMBERS = 500;

/** What the signature of a seal is over. */
export function chainedRoot(
  row: Pick<SealRow, 'owner_id' | 'number' | 'sealed_at' | 'members' | 'root'>,
  previous: Uint8Array | null,
): Buffer {
  return sha256(
    JSON.stringify([
      'seal',
      row.owner_id,
      row.number,
      isoTime(row.sealed_at),
      row.members,
      hex(row.root),
      previous === null ? null : hex(previous),
    ]),
  );
}

/** Organizations and accounts with rows that wait for a seal. */
export async function organizationsToSeal(db: Kysely<Tables>): Promise<string[]> {
  const rows = await asWorker(db, (trx) =>
    trx.selectFrom('mse_unsealed').select('owner_id').distinct().orderBy('owner_id').execute(),
  );
  return rows.map(({ owner_id }) => owner_id);
}

/**
 * Seals what an organization has waiting, at most 500 rows a seal, and tells its webhook. Empty when nothing waits,
 * or another process is sealing for it.
 */
export async function sealOrganization(
  db: Kysely<Tables>,
  organizationId: string,
  { vault, clock }: { vault: Pick<Vault, 'sign'>; clock: () => number },
): Promise<Seal[]> {
  const seals: Seal[] = [];
  for (;;) {
    const seal = await asWorker(db, (trx) => sealOnce(trx, organizationId, vault, clock()));
    if (!seal) return seals;
    seals.push(seal);
    if (seal.members < MOST_MEMBERS) return seals;
  }
}

async function sealOnce(
  trx: Transaction<Tables>,
  ownerId: string,
  vault: Pick<Vault, 'sign'>,
  now: number,
): Promise<Seal | null> {
  if (!(await isMine(trx, ownerId))) return null;
  const members = await takeMembers(trx, ownerId);
  if (members.length === 0) return null;
  const previous = await trx
    .selectFrom('mse_seal')
    .select(['number', 'chained_root'])
    .where('owner_id', '=', ownerId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const facts = {
    owner_id: ownerId,
    number: (previous?.number ?? 0) + 1,
    sealed_at: new Date(now),
    members: members.length,
    root: merkleRoot(members),
  };
  const chained = chainedRoot(facts, previous?.chained_root ?? null);
  const { signature, publicKey } = vault.sign(chained);
  const row: SealRow = { ...facts, chained_root: chained, public_key: publicKey, signature };
  await trx.insertInto('mse_seal').values(row).execute();
  await trx
    .insertInto('mse_seal_member')
    .values(
      members.map((member, position) => ({
        owner_id: ownerId,
        seal_number: row.number,
        position,
        kind: member.kind,
        ref: member.ref,
        hash: member.hash,
      })),
    )
    .execute();
  const seal = toSeal(row);
  if (!hasEvents(ownerId)) return seal;
  await sql`select set_config('svc.owner', ${ownerId}, true)`.execute(trx);
  const { organizationId: _, ...data } = seal;
  const event = eventOf('mse.sealed', { object: 'mse.seal', ...data });
  await recordEvents(trx, { ownerId, mode: 'live', events: [event], now });
  return seal;
}

/** Webhooks of organizations hear of seals; those of accounts leave by the log and the seal file. */
function hasEvents(ownerId: string): boolean {
  return ownerId.startsWith('org_');
}

/** One process at a time seals for an organization; the others leave it to that one. */
async function isMine(trx: Transaction<Tables>, ownerId: string): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`mse_seal ${ownerId}`}, 0)) as mine`.execute(trx);
  return rows[0]?.mine === true;
}

/** Links of a record in the order of its chain: the longer number is the later one. */
async function takeMembers(trx: Transaction<Tables>, ownerId: string): Promise<SealMember[]> {
  const { rows } = await sql<SealMember>`
    delete from mse_unsealed waiting using (
      select kind, ref from mse_unsealed where owner_id = ${ownerId}
      order by kind desc, length(ref), ref limit ${MOST_MEMBERS}
    ) chosen
    where waiting.owner_id = ${ownerId} and waiting.kind = chosen.kind and waiting.ref = chosen.ref
    returning waiting.kind, waiting.ref, waiting.hash`.execute(trx);
  return rows;
}

/** Seals of an organization behind a number, in order. */
export async function listSealsAfter(
  db: Kysely<Tables>,
  organizationId: string,
  number: number,
  limit: number,
): Promise<Seal[]> {
  const rows = await asWorker(db, (trx) =>
    trx
      .selectFrom('mse_seal')
      .selectAll()
      .where('owner_id', '=', organizationId)
      .where('number', '>', number)
      .orderBy('number')
      .limit(limit)
      .execute(),
  );
  return rows.map(toSeal);
}

export function toSeal(row: SealRow): Seal {
  return {
    organizationId: row.owner_id,
    number: row.number,
    sealedAt: row.sealed_at.toISOString(),
    members: row.members,
    root: hex(row.root),
    chainedRoot: hex(row.chained_root),
    publicKey: hex(row.public_key),
    signature: hex(row.signature),
  };
}
