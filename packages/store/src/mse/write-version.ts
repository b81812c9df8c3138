import { CompiledQuery, type Transaction } from 'kysely';
import type { RandomBytes } from '../clock.ts';
import { type NewEvent, recordEvents } from '../events/record-events.ts';
import { newId } from '../ids.ts';
import { InsertStatement } from '../insert-statement.ts';
import { pooledRandomBytes } from '../random-pool.ts';
import type { Tables } from '../tables.ts';
import { type AuditRow, auditRow, unsealedAudit } from './audit.ts';
import { type Linked, linksFor, unsealedLink } from './chain.ts';
import { contentHash, hex, safetyEventHash, versionHash } from './facts.ts';
import { type Actor, columnsOf, type RecordKey } from './record.ts';

/** The version a write builds on. */
export interface CurrentVersion {
  readonly version: number;
  /** JSON text, as stored. */
  readonly selection: string;
}

/** What a write stores. */
export interface NewVersion {
  /** JSON text: stored and hashed as it is. */
  readonly selection: string;
  readonly clinicianId: string | null;
  /** Whether it carries a risk finding: then a safety event is written with it. */
  readonly flagged: boolean;
  /** Whether it takes away a risk finding of the version before: then that is audited. */
  readonly riskLowered: boolean;
  /** What webhooks hear of it. */
  events(written: WrittenVersion): readonly NewEvent[];
}

export interface WrittenVersion {
  readonly version: number;
  readonly savedAt: string;
  readonly contentHash: string;
  readonly safetyEventId: string | null;
}

/** One write of a record. */
export interface VersionWrite {
  readonly actor: Actor;
  /** What the audit trail calls it. */
  readonly action: string;
  /**
   * Sees the version it builds on, with the record locked, and may throw to refuse the write; it must not wait for
   * anything. `null` means there is no record, or its content was erased.
   */
  compose(current: CurrentVersion | null): NewVersion;
}

/** What became of a write: a version, or what its `compose` threw. */
export type WriteOutcome = { readonly written: WrittenVersion } | { readonly refused: unknown };

const SALT_BYTES = 16;

/**
 * Appends a version in the caller's transaction: version, content, links of the chain, safety event, audit rows and
 * outbox commit together.
 *
 * @throws what `compose` throws; the caller's transaction must then be rolled back
 */
export async function writeVersion(
  trx: Transaction<Tables>,
  { key, ...write }: Omit<VersionWrite, 'compose'> & { readonly key: RecordKey },
  compose: VersionWrite['compose'],
): Promise<WrittenVersion> {
  const [outcome] = await writeVersions(trx, key, [{ ...write, compose }]);
  if (outcome && 'written' in outcome) return outcome.written;
  throw outcome?.refused;
}

/**
 * The same for several writes of one record, each a version of its own and built on the one before. A write that is
 * refused takes no number and leaves the others alone.
 */
export async function writeVersions(
  trx: Transaction<Tables>,
  key: RecordKey,
  writes: readonly VersionWrite[],
): Promise<WriteOutcome[]> {
  let record = await lockRecord(trx, key);
  const rows: VersionRows[] = [];
  const events: NewEvent[] = [];
  const outcomes = writes.map((write): WriteOutcome => {
    try {
      const composed = write.compose(currentOf(record));
      const made = rowsOf(key, write, record, composed);
      const written = writtenOf(made);
      // Asked before anything is taken in: what throws here refuses this write alone.
      const told = composed.events(written);
      rows.push(made);
      for (const each of told) events.push(each);
      record = recordAfter(made);
      return { written };
    } catch (refused) {
      return { refused };
    }
  });
  if (rows.length > 0) {
    await insertRows(trx, key, rows, record);
    const last = writes.at(-1)?.actor;
    await recordEvents(trx, {
      ownerId: key.ownerId,
      mode: 'live',
      events,
      now: last?.now ?? 0,
      random: last?.random,
    });
  }
  return outcomes;
}

function writtenOf({ version, safetyEvent }: VersionRows): WrittenVersion {
  return {
    version: version.version,
    savedAt: version.saved_at.toISOString(),
    contentHash: hex(version.content_hash),
    safetyEventId: safetyEvent?.id ?? null,
  };
}

/** The record as its writer finds it. */
interface LockedRecord {
  readonly version: number;
  readonly link_number: number;
  readonly link_hash: Uint8Array | null;
  /** Of the current version; null without one, or when it was erased. */
  readonly selection: string | null;
}

const LOCK = 'select * from svc_lock_record($1, $2, $3)';

/** Held until the commit: writers of one record come one after the other. */
async function lockRecord(
  trx: Transaction<Tables>,
  { ownerId, visitId, patientId }: RecordKey,
): Promise<LockedRecord> {
  const { rows } = await trx.executeQuery<LockedRecord>(
    CompiledQuery.raw(LOCK, [ownerId, visitId, patientId]),
  );
  const [record] = rows;
  if (!record) throw new Error('a record that was locked is not there');
  return record;
}

function currentOf({ version, selection }: LockedRecord): CurrentVersion | null {
  return selection === null ? null : { version, selection };
}

interface VersionRows {
  readonly version: Tables['mse_version'];
  readonly content: Tables['mse_content'];
  readonly safetyEvent: Tables['mse_safety_event'] | null;
  readonly links: ReturnType<typeof linksFor>;
  readonly audit: readonly AuditRow[];
}

/** The record as the next writer finds it. */
function recordAfter({ version, content, links }: VersionRows): LockedRecord {
  const last = links.at(-1);
  return {
    version: version.version,
    link_number: last?.number ?? 0,
    link_hash: last?.hash ?? null,
    selection: content.selection,
  };
}

function rowsOf(
  key: RecordKey,
  { actor, action }: VersionWrite,
  record: LockedRecord,
  composed: NewVersion,
): VersionRows {
  const columns = columnsOf(key);
  const { keyId, now, random = pooledRandomBytes } = actor;
  const number = record.version + 1;
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
  const links = linksFor(key, { number: record.link_number, hash: record.link_hash }, items);
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
  { ownerId, visitId, patientId }: RecordKey,
  rows: readonly VersionRows[],
  end: LockedRecord,
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
      `update mse_head set version = ${of(end.version)}, link_number = ${of(end.link_number)},
        link_hash = ${of(end.link_hash)}
      where owner_id = ${of(ownerId)} and visit_id = ${of(visitId)} and patient_id = ${of(patientId)}`,
    ),
  );
  if (numAffectedRows !== 1n) throw new Error('a locked head row was not updated');
}
