import { columnsOf, type RecordKey } from './record.ts';
import { isoTime } from '../hashing/hash-facts.ts';
import {
  contentHash,
  erasedHash,
  linkHash,
  safetyEventHash,
  signatureHash,
  signerOf,
  tombstoneHash,
  versionHash,
} from './facts.ts';
import type { RecordRows } from './stored-record.ts';

/** What a damage is about. */
export type DamageKind = 'exam' | 'audit' | 'review' | 'look' | 'promotion' | 'act' | 'seal';

/** Something that is not as it was written. */
export interface Damage {
  readonly kind: DamageKind;
  /** Table and place: ids and numbers, never content. */
  readonly where: string;
  readonly problem: string;
}

export interface RecordVerdict {
  readonly damages: readonly Damage[];
  /** When the last erasure happened; null when nothing was erased. */
  readonly erasedAt: string | null;
}

/**
 * Whether a stored selection carries a risk finding: what decides is the engine that judged it when it was written. May
 * throw at a text that no service of ours has written.
 */
export type IsFlagged = (selection: string) => boolean;

/**
 * Holds every row of a record against the chain: each item has its link and each link its item, versions run from 1
 * without gaps, content matches its hash or was erased, signatures name the content of their version, flagged
 * versions have their safety event, and the head is where the chain ends.
 */
export function verifyRecord(key: RecordKey, rows: RecordRows, isFlagged: IsFlagged): RecordVerdict {
  const damages: Damage[] = [];
  const report = (where: string, problem: string) => {
    damages.push({
      kind: 'exam',
      where: `${where} of visit ${key.visitId}, patient ${key.patientId}`,
      problem,
    });
  };
  checkLinks(key, rows, report);
  checkItems(rows, report);
  checkVersions(rows, report);
  const erasedVersions = Math.max(0, ...rows.tombstones.map(({ versions }) => versions));
  checkContents(rows, { erasedVersions, isFlagged }, report);
  checkErasures(rows, report);
  checkSignatures(rows, report);
  checkHead(rows, report);
  const erasures = rows.tombstones.map(({ erased_at }) => isoTime(erased_at)).sort();
  return { damages, erasedAt: erasures.at(-1) ?? null };
}

type Report = (where: string, problem: string) => void;

function checkLinks(key: RecordKey, { links }: RecordRows, report: Report): void {
  let previous: Uint8Array | null = null;
  for (const [index, link] of links.entries()) {
    const where = `link ${link.number}`;
    if (link.number !== index + 1) report(where, 'the numbers of the chain have a gap');
    if (!same(link.hash, linkHash({ ...link, ...columnsOf(key) }, previous)))
      report(where, 'its hash does not follow from the one before');
    previous = link.hash;
  }
}

/** What each link should say, by kind and id of its item. */
function itemsOf({ versions, signatures, safetyEvents, tombstones }: RecordRows): [string, Uint8Array][] {
  return [
    ...versions.map((row): [string, Uint8Array] => [`version ${row.version}`, versionHash(row)]),
    ...signatures.map((row): [string, Uint8Array] => [`signature ${row.id}`, signatureHash(row)]),
    ...safetyEvents.map((row): [string, Uint8Array] => [`safety_event ${row.id}`, safetyEventHash(row)]),
    ...tombstones.map((row): [string, Uint8Array] => [`tombstone ${row.id}`, tombstoneHash(row)]),
  ];
}

function checkItems(rows: RecordRows, report: Report): void {
  const items = new Map<string, Uint8Array>();
  for (const [name, hash] of itemsOf(rows)) {
    // A link names one row: a second one under its id would stand outside the chain.
    if (items.has(name)) report(name, 'two rows have its id');
    items.set(name, hash);
  }
  const linked = new Set<string>();
  for (const { kind, item_id, item_hash } of rows.links) {
    const name = `${kind} ${item_id}`;
    const hash = items.get(name);
    if (linked.has(name)) report(name, 'it is linked twice');
    linked.add(name);
    if (!hash) report(name, 'it is in the chain and not there');
    else if (!same(hash, item_hash)) report(name, 'it is not what the chain says');
  }
  for (const name of items.keys()) if (!linked.has(name)) report(name, 'it is not in the chain');
}

function checkVersions({ versions }: RecordRows, report: Report): void {
  for (const [index, { version }] of versions.entries())
    if (version !== index + 1) report(`version ${version}`, 'the numbers of the versions have a gap');
}

function checkContents(
  { versions, contents, safetyEvents }: RecordRows,
  { erasedVersions, isFlagged }: { erasedVersions: number; isFlagged: IsFlagged },
  report: Report,
): void {
  const contentOf = new Map(contents.map((content) => [content.version, content]));
  const eventOf = new Set(safetyEvents.map(({ version }) => version));
  for (const { version, content_hash } of versions) {
    const content = contentOf.get(version);
    contentOf.delete(version);
    const where = `content of version ${version}`;
    if (!content) {
      if (version > erasedVersions) report(where, 'it is gone without an erasure');
      continue;
    }
    if (version <= erasedVersions) report(where, 'it is there though it was erased');
    if (!same(content_hash, contentHash(content.salt, content))) report(where, 'it does not match its hash');
    else {
      const flagged = flagOf(content.selection, isFlagged);
      if (flagged === null) report(where, 'it cannot be read');
      else if (flagged !== eventOf.has(version)) report(where, 'flag and safety event do not agree');
    }
  }
  for (const version of contentOf.keys()) report(`content of version ${version}`, 'it has no version');
}

/** Null for content that is none, hash and all: whoever serves may have written anything. */
function flagOf(selection: string, isFlagged: IsFlagged): boolean | null {
  try {
    return isFlagged(selection);
  } catch {
    return null;
  }
}

/** Each tombstone names what it erased: the content of the versions since the one before. */
function checkErasures({ tombstones, versions }: RecordRows, report: Report): void {
  let after = 0;
  for (const stone of tombstones.toSorted((a, b) => a.versions - b.versions)) {
    const erased = versions.filter(({ version }) => version > after && version <= stone.versions);
    if (stone.erased_hash !== null && !same(stone.erased_hash, erasedHash(erased)))
      report(`tombstone ${stone.id}`, 'what it erased is not what the versions say');
    after = stone.versions;
  }
}

function checkSignatures({ signatures, versions }: RecordRows, report: Report): void {
  const hashOf = new Map(versions.map(({ version, content_hash }) => [version, content_hash]));
  for (const signature of signatures) {
    const where = `signature ${signature.id}`;
    const signed = hashOf.get(signature.version);
    if (!signed || !same(signed, signature.content_hash))
      report(where, 'it does not fit the version it names');
    if (signature.signer !== signerOf({ name: signature.signed_by_name, license: signature.license }))
      report(where, 'its signer is not who signed');
  }
}

function checkHead({ head, versions, signatures, links }: RecordRows, report: Report): void {
  const last = links.at(-1);
  const signedVersion = signatures.at(-1)?.version ?? null;
  if (!head) {
    if (last) report('head', 'it is gone');
    return;
  }
  if (head.version !== (versions.at(-1)?.version ?? 0)) report('head', 'it names another version');
  if (head.link_number !== (last?.number ?? 0)) report('head', 'it names another end of the chain');
  if (!same(head.link_hash ?? EMPTY, last?.hash ?? EMPTY))
    report('head', 'it ends the chain with another hash');
  if (head.signed_version !== signedVersion) report('head', 'it names another signed version');
}

const EMPTY = new Uint8Array();

function same(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}
