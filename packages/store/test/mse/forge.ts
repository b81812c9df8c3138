import { type Kysely, sql } from 'kysely';
import type { MseSealMemberTable, Tables } from '../../src/database/tables.ts';
import type { Vault } from '../../src/vault.ts';
import { linksFor, linkRef } from '../../src/mse/chain.ts';
import {
  auditHash,
  contentHash,
  safetyEventHash,
  signatureHash,
  tombstoneHash,
  versionHash,
} from '../../src/mse/facts.ts';
import { merkleRoot } from '../../src/mse/merkle.ts';
import type { RecordKey } from '../../src/mse/record.ts';
import { chainedRoot } from '../../src/mse/seal.ts';
import { readRecordRows } from '../../src/mse/stored-record.ts';

type Db = Kysely<Tables>;

/** Recomputes what rows and content of a record imply: hashes, links, head, members, roots. */
export async function forgeRecord(db: Db, key: RecordKey): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    const rows = await readRecordRows(trx, key);
    const where = sql`owner_id = ${key.ownerId} and visit_id = ${key.visitId} and patient_id = ${key.patientId}`;
    const contentHashes = new Map(rows.contents.map((row) => [row.version, contentHash(row.salt, row)]));
    const itemHashes = new Map<string, Buffer>();
    for (const row of rows.versions) {
      const content_hash = contentHashes.get(row.version) ?? row.content_hash;
      itemHashes.set(`version ${row.version}`, versionHash({ ...row, content_hash }));
      await sql`update mse_version set content_hash = ${content_hash} where ${where} and version = ${row.version}`.execute(
        trx,
      );
    }
    for (const row of rows.signatures) {
      const content_hash = contentHashes.get(row.version) ?? row.content_hash;
      itemHashes.set(`signature ${row.id}`, signatureHash({ ...row, content_hash }));
      await sql`update mse_signature set content_hash = ${content_hash} where ${where} and id = ${row.id}`.execute(
        trx,
      );
    }
    for (const row of rows.safetyEvents) itemHashes.set(`safety_event ${row.id}`, safetyEventHash(row));
    for (const row of rows.tombstones) itemHashes.set(`tombstone ${row.id}`, tombstoneHash(row));
    const items = rows.links
      .map(({ kind, item_id }) => ({ kind, itemId: item_id, itemHash: itemHashes.get(`${kind} ${item_id}`) }))
      .filter((item): item is typeof item & { itemHash: Buffer } => item.itemHash !== undefined);
    const links = linksFor(key, { number: 0, hash: null }, items);
    await sql`delete from mse_link where ${where}`.execute(trx);
    await trx.insertInto('mse_link').values(links).execute();
    const last = links.at(-1);
    await sql`update mse_head set link_number = ${last?.number}, link_hash = ${last?.hash} where ${where}`.execute(
      trx,
    );
    for (const link of links)
      for (const table of ['mse_seal_member', 'mse_unsealed'])
        await sql`
          update ${sql.table(table)} set hash = ${link.hash}
          where owner_id = ${key.ownerId} and kind = 'link' and ref = ${linkRef(link)}`.execute(trx);
  });
}

/** Recomputes an audit row and what holds it. */
export async function forgeAudit(db: Db, ownerId: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    const row = await trx.selectFrom('mse_audit').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const hash = auditHash(row);
    await sql`update mse_audit set hash = ${hash} where id = ${id}`.execute(trx);
    await sql`update mse_seal_member set hash = ${hash} where owner_id = ${ownerId} and ref = ${id}`.execute(
      trx,
    );
  });
}

/** Recomputes every seal from its members; `signWith` null leaves the old signatures. */
export async function forgeSeals(
  db: Db,
  ownerId: string,
  signWith: Pick<Vault, 'sign'> | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    const seals = await trx
      .selectFrom('mse_seal')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .orderBy('number')
      .execute();
    let previous: Buffer | null = null;
    for (const seal of seals) {
      const members: MseSealMemberTable[] = await trx
        .selectFrom('mse_seal_member')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('seal_number', '=', seal.number)
        .orderBy('position')
        .execute();
      const root = merkleRoot(members);
      const chained: Buffer = chainedRoot({ ...seal, root, members: members.length }, previous);
      const { signature, publicKey } = signWith?.sign(chained) ?? {
        signature: seal.signature,
        publicKey: seal.public_key,
      };
      await sql`
        update mse_seal set root = ${root}, members = ${members.length}, chained_root = ${chained},
          signature = ${signature}, public_key = ${publicKey}
        where owner_id = ${ownerId} and number = ${seal.number}`.execute(trx);
      previous = chained;
    }
  });
}
