import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';
import { linkRef } from './chain.ts';
import { hex, isoTime } from '../hashing/hash-facts.ts';
import { merkleProof, type ProofStep } from './merkle.ts';
import type { RecordKey } from './record.ts';
import { type Seal, toSeal } from './seal.ts';
import { readRecordRows } from './stored-record.ts';

/** A record as it can be checked without this service: rows, chain, and the way from each link to its seal. */
export interface RecordExport {
  readonly format: 'svc-mse-export/1';
  readonly record: { ownerId: string; visitId: string; patientId: string };
  readonly rows: Readonly<Record<string, readonly Readonly<Record<string, string | number | null>>[]>>;
  /** Who read, wrote or was refused, oldest first, with the way from each row to its seal. */
  readonly audit: {
    readonly rows: readonly Readonly<Record<string, string | number | null>>[];
    readonly proofs: readonly { id: string; seal: number; steps: readonly ProofStep[] }[];
  };
  /** By link number; a link that no seal holds yet has none. */
  readonly proofs: readonly { link: number; seal: number; steps: readonly ProofStep[] }[];
  readonly seals: readonly (Seal & { previous: string | null })[];
}

/** Null when there is no such record. */
export async function exportRecord(db: Kysely<Tables>, key: RecordKey): Promise<RecordExport | null> {
  return asWorker(db, async (trx) => {
    const rows = await readRecordRows(trx, key);
    if (rows.links.length === 0) return null;
    const trail = await auditOf(trx, key);
    const numbers = new Map(rows.links.map((link) => [linkRef(link), link.number]));
    const linkPlaces = await placesOf(trx, key.ownerId, 'link', [...numbers.keys()]);
    const auditPlaces = await placesOf(
      trx,
      key.ownerId,
      'audit',
      trail.map(({ id }) => id),
    );
    const sealNumbers = new Set([...linkPlaces, ...auditPlaces].map(({ seal_number }) => seal_number));
    const proofs: { link: number; seal: number; steps: readonly ProofStep[] }[] = [];
    const auditProofs: { id: string; seal: number; steps: readonly ProofStep[] }[] = [];
    const seals: (Seal & { previous: string | null })[] = [];
    for (const number of [...sealNumbers].sort((a, b) => a - b)) {
      const members = await membersOf(trx, key.ownerId, number);
      const ofSeal = ({ seal_number }: Place) => seal_number === number;
      for (const { ref, position } of linkPlaces.filter(ofSeal))
        proofs.push({ link: numbers.get(ref) ?? 0, seal: number, steps: merkleProof(members, position) });
      for (const { ref, position } of auditPlaces.filter(ofSeal))
        auditProofs.push({ id: ref, seal: number, steps: merkleProof(members, position) });
      const seal = await sealWithPrevious(trx, key.ownerId, number);
      if (seal !== null) seals.push(seal);
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
      audit: { rows: trail.map(plain), proofs: auditProofs },
      proofs: proofs.sort((a, b) => a.link - b.link),
      seals,
    };
  });
}

/** Of the patient, and refusals of the visit that name nobody: their body was never read. */
function auditOf(trx: Transaction<Tables>, { ownerId, visitId, patientId }: RecordKey) {
  return trx
    .selectFrom('mse_audit')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('visit_id', '=', visitId)
    .where((eb) =>
      eb.or([
        eb('patient_id', '=', patientId),
        eb.and([eb('patient_id', 'is', null), eb('outcome', '=', 'denied')]),
      ]),
    )
    .orderBy('at')
    .orderBy('id')
    .execute();
}

interface Place {
  readonly seal_number: number;
  readonly position: number;
  readonly ref: string;
}

/** Parameters of one statement are limited. */
const REFS_AT_A_TIME = 10_000;

async function placesOf(
  trx: Transaction<Tables>,
  ownerId: string,
  kind: 'link' | 'audit',
  refs: readonly string[],
): Promise<Place[]> {
  const places: Place[] = [];
  for (let from = 0; from < refs.length; from += REFS_AT_A_TIME) {
    const found = await trx
      .selectFrom('mse_seal_member')
      .select(['seal_number', 'position', 'ref'])
      .where('owner_id', '=', ownerId)
      .where('kind', '=', kind)
      .where('ref', 'in', refs.slice(from, from + REFS_AT_A_TIME))
      .execute();
    for (const place of found) places.push(place);
  }
  return places;
}

function membersOf(trx: Transaction<Tables>, ownerId: string, sealNumber: number) {
  return trx
    .selectFrom('mse_seal_member')
    .select(['kind', 'ref', 'hash'])
    .where('owner_id', '=', ownerId)
    .where('seal_number', '=', sealNumber)
    .orderBy('position')
    .execute();
}

async function sealWithPrevious(
  trx: Transaction<Tables>,
  ownerId: string,
  number: number,
): Promise<(Seal & { previous: string | null }) | null> {
  const found = await trx
    .selectFrom('mse_seal')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('number', 'in', [number - 1, number])
    .orderBy('number')
    .execute();
  const seal = found.at(-1);
  const before = found.length > 1 ? found[0] : undefined;
  return seal === undefined ? null : { ...toSeal(seal), previous: before ? hex(before.chained_root) : null };
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
