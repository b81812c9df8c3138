import { randomBytes } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import type { RandomBytes } from '../clock.ts';
import { type NewEvent, recordEvents } from '../events/record-events.ts';
import { newId } from '../ids.ts';
import type { Tables } from '../tables.ts';
import { type AuditRow, auditRow, unsealedAudit } from './audit.ts';
import { type Linked, linksFor, unsealedLink } from './chain.ts';
import { contentHash, hex, safetyEventHash, versionHash } from './facts.ts';
import { type Head, lockOrMakeHead } from './lock-head.ts';
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

interface Write {
  readonly key: RecordKey;
  readonly actor: Actor;
  /** What the audit trail calls it. */
  readonly action: string;
}

const SALT_BYTES = 16;

/**
 * Appends a version in the caller's transaction: version, content, links of the chain, safety event, audit rows and
 * outbox commit together. `compose` sees the version it builds on, with the record locked, and may throw to refuse
 * the write; it must not wait for anything. `null` means there is no record, or its content was erased.
 */
export async function writeVersion(
  trx: Transaction<Tables>,
  write: Write,
  compose: (current: CurrentVersion | null) => NewVersion,
): Promise<WrittenVersion> {
  const head = await lockOrMakeHead(trx, write.key);
  const composed = compose(await currentOf(trx, head));
  const rows = rowsOf(write, head, composed);
  await insertRows(trx, rows);
  const written: WrittenVersion = {
    version: rows.version.version,
    savedAt: rows.version.saved_at.toISOString(),
    contentHash: hex(rows.version.content_hash),
    safetyEventId: rows.safetyEvent?.id ?? null,
  };
  const { ownerId } = write.key;
  const { now, random } = write.actor;
  await recordEvents(trx, { ownerId, mode: 'live', events: composed.events(written), now, random });
  return written;
}

async function currentOf(trx: Transaction<Tables>, head: Head): Promise<CurrentVersion | null> {
  if (head.version === 0) return null;
  const content = await trx
    .selectFrom('mse_content')
    .select('selection')
    .where('owner_id', '=', head.owner_id)
    .where('visit_id', '=', head.visit_id)
    .where('patient_id', '=', head.patient_id)
    .where('version', '=', head.version)
    .executeTakeFirst();
  return content ? { version: head.version, selection: content.selection } : null;
}

interface VersionRows {
  readonly head: Insertable<Tables['mse_head']>;
  readonly version: Tables['mse_version'];
  readonly content: Tables['mse_content'];
  readonly safetyEvent: Tables['mse_safety_event'] | null;
  readonly links: ReturnType<typeof linksFor>;
  readonly audit: readonly AuditRow[];
}

function rowsOf({ key, actor, action }: Write, head: Head, composed: NewVersion): VersionRows {
  const columns = columnsOf(key);
  const { keyId, now, random = randomBytes } = actor;
  const number = head.version + 1;
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
  const links = linksFor(key, { number: head.link_number, hash: head.link_hash }, items);
  const last = links.at(-1);
  const actions = composed.riskLowered ? [action, 'mse.risk_lowered'] : [action];
  return {
    head: { ...head, version: number, link_number: last?.number ?? 0, link_hash: last?.hash ?? null },
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

/** Everything in one round trip. */
async function insertRows(
  trx: Transaction<Tables>,
  { head, version, content, safetyEvent, links, audit }: VersionRows,
): Promise<void> {
  const inserts = trx
    .with('version_row', (db) => db.insertInto('mse_version').values(version))
    .with('content_row', (db) => db.insertInto('mse_content').values(content))
    .with('link_rows', (db) => db.insertInto('mse_link').values(links))
    .with('audit_rows', (db) => db.insertInto('mse_audit').values([...audit]))
    .with('unsealed_rows', (db) =>
      db.insertInto('mse_unsealed').values([...links.map(unsealedLink), ...audit.map(unsealedAudit)]),
    );
  const all = safetyEvent
    ? inserts.with('safety_row', (db) => db.insertInto('mse_safety_event').values(safetyEvent))
    : inserts;
  const { numUpdatedRows } = await all
    .updateTable('mse_head')
    .set({ version: head.version, link_number: head.link_number, link_hash: head.link_hash ?? null })
    .where('owner_id', '=', head.owner_id)
    .where('visit_id', '=', head.visit_id)
    .where('patient_id', '=', head.patient_id)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error('a locked head row was not updated');
}
