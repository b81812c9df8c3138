import type { Kysely } from 'kysely';
import { newId } from '../ids/ids.ts';
import { checkedOrder, type ErasureOrder, insertErasure } from '../operator/erasures.ts';
import type { Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';
import { auditRow, unsealedAudit } from './audit.ts';
import { linksFor, unsealedLink } from './chain.ts';
import { tombstoneHash } from './facts.ts';
import { lockHead } from './lock-head.ts';
import { columnsOf, type RecordKey } from './record.ts';

export interface Erasure extends ErasureOrder {
  readonly key: RecordKey;
  /** Of the request that carries it out. */
  readonly requestId: string;
}

export interface Erased {
  readonly erasureId: string;
  /** Versions 1 to this have no content any more. */
  readonly versions: number;
  readonly erasedAt: string;
}

/**
 * Removes the content of every version of a record and puts a tombstone into its chain: what is left are ids, times
 * and salted hashes, and the record verifies as erased. Null when there is no content to erase.
 *
 * @throws InvalidInputError without a reason or a name
 */
export async function eraseRecord(db: Kysely<Tables>, erasure: Erasure): Promise<Erased | null> {
  const order = checkedOrder(erasure);
  const { key, reason, by, operator, requestId, now, random } = order;
  return asWorker(db, async (trx) => {
    const head = await lockHead(trx, key);
    if (!head || head.version === 0) return null;
    const content = trx
      .selectFrom('mse_content')
      .where('owner_id', '=', key.ownerId)
      .where('visit_id', '=', key.visitId)
      .where('patient_id', '=', key.patientId);
    if (!(await content.select('version').limit(1).executeTakeFirst())) return null;
    const tombstone = {
      ...columnsOf(key),
      versions: head.version,
      id: newId('erase', random),
      erased_at: new Date(now),
      reason,
      erased_by: by,
    };
    const item = { kind: 'tombstone', itemId: tombstone.id, itemHash: tombstoneHash(tombstone) } as const;
    const links = linksFor(key, { number: head.link_number, hash: head.link_hash }, [item]);
    const last = links.at(-1);
    const audit = auditRow(
      { ...key, action: 'mse.erase', outcome: 'allowed', version: head.version },
      { keyId: null, requestId, now, random, operator, reason },
    );
    await trx.insertInto('mse_tombstone').values(tombstone).execute();
    await trx
      .with('link_rows', (with_) => with_.insertInto('mse_link').values(links))
      .with('audit_rows', (with_) => with_.insertInto('mse_audit').values(audit))
      .with('unsealed_rows', (with_) =>
        with_.insertInto('mse_unsealed').values([...links.map(unsealedLink), unsealedAudit(audit)]),
      )
      .updateTable('mse_head')
      .set({ link_number: last?.number ?? head.link_number, link_hash: last?.hash ?? head.link_hash })
      .where('owner_id', '=', key.ownerId)
      .where('visit_id', '=', key.visitId)
      .where('patient_id', '=', key.patientId)
      .execute();
    await trx
      .deleteFrom('mse_content')
      .where('owner_id', '=', key.ownerId)
      .where('visit_id', '=', key.visitId)
      .where('patient_id', '=', key.patientId)
      .execute();
    const { ownerId } = key;
    const counts = { versions: head.version };
    await insertErasure(trx, order, { ownerId, id: tombstone.id, kind: 'mse_record', counts });
    return { erasureId: tombstone.id, versions: head.version, erasedAt: tombstone.erased_at.toISOString() };
  });
}
