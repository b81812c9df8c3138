import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { asWorker } from '../tenancy.ts';
import { linkRef } from './chain.ts';
import { hex, isoTime } from './facts.ts';
import { merkleProof, type ProofStep } from './merkle.ts';
import type { RecordKey } from './record.ts';
import { type Seal, toSeal } from './seal.ts';
import { readRecordRows } from './stored-record.ts';

/** A record as it can be checked without this service: rows, chain, and the way from each link to its seal. */
export interface RecordExport {
  readonly format: 'svc-mse-export/1';
  readonly record: { ownerId: string; visitId: string; patientId: string };
  readonly rows: Readonly<Record<string, readonly Readonly<Record<string, string | number | null>>[]>>;
  /** By link number; a link that no seal holds yet has none. */
  readonly proofs: readonly { link: number; seal: number; steps: readonly ProofStep[] }[];
  readonly seals: readonly (Seal & { previous: string | null })[];
}

/** Null when there is no such record. */
export async function exportRecord(db: Kysely<Tables>, key: RecordKey): Promise<RecordExport | null> {
  return asWorker(db, async (trx) => {
    const rows = await readRecordRows(trx, key);
    if (rows.links.length === 0) return null;
    const refs = new Map(rows.links.map((link) => [linkRef(link), link.number]));
    const places = await trx
      .selectFrom('mse_seal_member')
      .select(['seal_number', 'position', 'ref'])
      .where('owner_id', '=', key.ownerId)
      .where('kind', '=', 'link')
      .where('ref', 'in', [...refs.keys()])
      .execute();
    const proofs: { link: number; seal: number; steps: readonly ProofStep[] }[] = [];
    const seals: (Seal & { previous: string | null })[] = [];
    for (const number of [...new Set(places.map(({ seal_number }) => seal_number))].sort((a, b) => a - b)) {
      const members = await trx
        .selectFrom('mse_seal_member')
        .select(['kind', 'ref', 'hash'])
        .where('owner_id', '=', key.ownerId)
        .where('seal_number', '=', number)
        .orderBy('position')
        .execute();
      for (const place of places.filter(({ seal_number }) => seal_number === number))
        proofs.push({
          link: refs.get(place.ref) ?? 0,
          seal: number,
          steps: merkleProof(members, place.position),
        });
      const found = await trx
        .selectFrom('mse_seal')
        .selectAll()
        .where('owner_id', '=', key.ownerId)
        .where('number', 'in', [number - 1, number])
        .orderBy('number')
        .execute();
      const seal = found.at(-1);
      const before = found.length > 1 ? found[0] : undefined;
      if (seal) seals.push({ ...toSeal(seal), previous: before ? hex(before.chained_root) : null });
    }
    return {
      format: 'svc-mse-export/1',
      record: { ownerId: key.ownerId, visitId: key.visitId, patientId: key.patientId },
      rows: {
        versions: rows.versions.map(plain),
        contents: rows.contents.map(plain),
        signatures: rows.signatures.map(plain),
        safetyEvents: rows.safetyEvents.map(plain),
        tombstones: rows.tombstones.map(plain),
        links: rows.links.map(plain),
      },
      proofs: proofs.sort((a, b) => a.link - b.link),
      seals,
    };
  });
}

/** Times as ISO text, bytes as hex: what the hashes are over. */
function plain(row: object): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [name, plainValue(value)]),
  );
}

function plainValue(value: unknown): string | number | null {
  if (value instanceof Date) return isoTime(value);
  if (value instanceof Uint8Array) return hex(value);
  return value as string | number | null;
}
