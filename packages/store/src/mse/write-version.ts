import type { NewEvent } from '@svc/contracts';
import { CompiledQuery, type Transaction } from 'kysely';
import type { RandomBytes } from '../ids/clock.ts';
import { recordEvents } from '../events/record-events.ts';
import { newId } from '../ids/ids.ts';
import { InsertStatement } from '../database/insert-statement.ts';
import { pooledRandomBytes } from '../ids/random-pool.ts';
import type { Tables } from '../database/tables.ts';
import { type AuditRow, auditRow, unsealedAudit } from './audit.ts';
import { type Linked, linksFor, unsealedLink } from './chain.ts';
import { hex } from '../hashing/hash-facts.ts';
import { contentHash, safetyEventHash, versionHash } from './facts.ts';
import { type Actor, columnsOf, type RecordKey } from './record.ts';
import { assertWhole } from './whole-content.ts';

/** The version a write builds on. */
export interface CurrentVersion {
  readonly version: number;
  /** JSON text, as stored. */
  readonly selection: string;
}

/** A record as its writer finds it, locked until the commit. */
export interface LockedRecord {
  readonly key: RecordKey;
  /** Null when there is no record yet, or its content was erased. */
  readonly current: CurrentVersion | null;
  /** Of the version before, erased or not; 0 when there is none. */
  readonly version: number;
  readonly link: { readonly number: number; readonly hash: Uint8Array | null };
}

/** What a write stores. */
export interface NewVersion {
  readonly actor: Actor;
  /** What the audit trail calls the write. */
  readonly action: string;
  /** JSON text: stored and hashed as it is. */
  readonly selection: string;
  readonly clinicianId: string | null;
  /** Whether it carries a risk finding: then a safety event is written with it. */
  readonly flagged: boolean;
  /** Whether it takes away a risk finding of the version before: then that is audited. */
  readonly riskLowered: boolean;
}

export interface WrittenVersion {
  readonly version: number;
  readonly savedAt: string;
  readonly contentHash: string;
  readonly safetyEventId: string | null;
}

/** A version that is numbered, hashed and linked to the one before, and not stored yet. */
export interface MadeVersion {
  readonly written: WrittenVersion;
  /** The record as the next writer finds it. */
  readonly record: LockedRecord;
  readonly actor: Actor;
  readonly rows: VersionRows;
}

/** A made version with what webhooks hear of it. */
export interface ToldVersion extends MadeVersion {
  readonly events: readonly NewEvent[];
}

const SALT_BYTES = 16;
const LOCK = 'select * from svc_lock_record($1, $2, $3)';

interface LockedRow {
  readonly version: number;
  readonly link_number: number;
  readonly link_hash: Uint8Array | null;
  /** Of the current version; null without one, or when it was erased. */
  readonly selection: string | null;
  readonly salt: Uint8Array;
  readonly clinician_id: string | null;
  readonly content_hash: Uint8Array;
}

/**
 * The first step of a write. Held until the commit: writers of one record come one after the other.
 *
 * @throws RecordMismatchError when the version to build on is not what was hashed
 */
export async function lockRecord(trx: Transaction<Tables>, key: RecordKey): Promise<LockedRecord> {
  const { rows } = await trx.executeQuery<LockedRow>(
    CompiledQuery.raw(LOCK, [key.ownerId, key.visitId, key.patientId]),
  );
  const [row] = rows;
  if (!row) throw new Error('a record that was locked is not there');
  const { version } = row;
  return {
    key,
    current: currentOf(key, row),
    version,
    link: { number: row.link_number, hash: row.link_hash },
  };
}

function currentOf({ ownerId }: RecordKey, row: LockedRow): CurrentVersion | null {
  const { version, selection } = row;
  if (selection === null) return null;
  assertWhole({ ...row, selection }, { ownerId, version });
  return { version, selection };
}

/**
 * The second step: the version that follows. Several may be made one on the other, each from the record the one before
 * leaves.
 *
 * @throws InvalidInputError for text that a database stores as something else
 */
export function nextVersion(record: LockedRecord, version: NewVersion): MadeVersion {
  const rows = rowsOf(record, version);
  return {
    written: {
      version: rows.version.version,
      savedAt: rows.version.saved_at.toISOString(),
      contentHash: hex(rows.version.content_hash),
      safetyEventId: rows.safetyEvent?.id ?? null,
    },
    record: recordAfter(record, rows),
    actor: version.actor,
    rows,
  };
}

/**
 * The last step: all versions that were made, in the transaction that locked the record. Version, content, links of the
 * chain, safety event, audit rows and outbox commit together.
 */
export async function storeVersions(
  trx: Transaction<Tables>,
  { ownerId }: RecordKey,
  made: readonly ToldVersion[],
): Promise<void> {
  const last = made.at(-1);
  if (last === undefined) return;
  await insertRows(
    trx,
    made.map(({ rows }) => rows),
    last.record,
  );
  const { now, random } = last.actor;
  const events = made.flatMap((each) => each.events);
  await recordEvents(trx, { ownerId, mode: 'live', events, now, random });
}

/** What is inserted. */
interface VersionRows {
  readonly version: Tables['mse_version'];
  readonly content: Tables['mse_content'];
  readonly safetyEvent: Tables['mse_safety_event'] | null;
  readonly links: ReturnType<typeof linksFor>;
  readonly audit: readonly AuditRow[];
}

function recordAfter(
  { key }: LockedRecord,
  { version: { version }, content: { selection }, links }: VersionRows,
): LockedRecord {
  const last = links.at(-1);
  return {
    key,
    current: { version, selection },
    version,
    link: { number: last?.number ?? 0, hash: last?.hash ?? null },
  };
}

function rowsOf({ key, version: before, link }: LockedRecord, composed: NewVersion): VersionRows {
  const { actor, action } = composed;
  const columns = columnsOf(key);
  const { keyId, now, random = pooledRandomBytes } = actor;
  const number = before + 1;
  const at = new Date(now);
  const salt = random(SALT_BYTES);
  const content = {
    ...columns,
    version: number,
    salt,
    selection: composed.selection,
    clinician_id: composed.clinicianId,
  };
  const version = {
    ...columns,
    version: number,
    saved_at: at,
    key_id: keyId,
    content_hash: contentHash(salt, content),
  };
  const safetyEvent = composed.flagged ? safetyEventOf(key, number, at, random) : null;
  const items: Linked[] = [{ kind: 'version', itemId: String(number), itemHash: versionHash(version) }];
  if (safetyEvent)
    items.push({ kind: 'safety_event', itemId: safetyEvent.id, itemHash: safetyEventHash(safetyEvent) });
  const links = linksFor(key, link, items);
  const actions = composed.riskLowered ? [action, 'mse.risk_lowered'] : [action];
  return {
    version,
    content,
    safetyEvent,
    links,
    audit: actions.map((each) =>
      auditRow({ ...key, action: each, outcome: 'allowed', version: number }, actor),
    ),
  };
}

function safetyEventOf(key: RecordKey, version: number, at: Date, random: RandomBytes) {
  return { ...columnsOf(key), version, id: newId('safety', random), created_at: at };
}

/** Everything in one round trip; the head moves to the end. */
async function insertRows(
  trx: Transaction<Tables>,
  rows: readonly VersionRows[],
  { key: { ownerId, visitId, patientId }, version, link }: LockedRecord,
): Promise<void> {
  const links = rows.flatMap((row) => row.links);
  const audit = rows.flatMap((row) => row.audit);
  const statement = new InsertStatement();
  statement.insert(
    'mse_version',
    rows.map(({ version }) => version),
  );
  statement.insert(
    'mse_content',
    rows.map(({ content }) => content),
  );
  statement.insert(
    'mse_safety_event',
    rows.flatMap(({ safetyEvent }) => safetyEvent ?? []),
  );
  statement.insert('mse_link', links);
  statement.insert('mse_audit', audit);
  statement.insert('mse_unsealed', [...links.map(unsealedLink), ...audit.map(unsealedAudit)]);
  const of = (value: unknown) => statement.parameter(value);
  const { numAffectedRows } = await trx.executeQuery(
    statement.with(
      `update mse_head set version = ${of(version)}, link_number = ${of(link.number)},
        link_hash = ${of(link.hash)}
      where owner_id = ${of(ownerId)} and visit_id = ${of(visitId)} and patient_id = ${of(patientId)}`,
    ),
  );
  if (numAffectedRows !== 1n) throw new Error('a locked head row was not updated');
}
