import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { MseSealMemberTable, SealedKind, Tables } from '../database/tables.ts';
import { isDatabaseUnreachable, isTooLarge } from '../database/database-problem.ts';
import { asWorker } from '../database/tenancy.ts';
import {
  findReviewHash,
  readReviewRows,
  reviewedScreenings,
  verifyReviews,
} from '../retina/verify-reviews.ts';
import { verifySignature } from '../vault.ts';
import { linkRef, parseLinkRef } from './chain.ts';
import { hex } from '../hashing/hash-facts.ts';
import { auditHash } from './facts.ts';
import { merkleRoot, type SealMember } from './merkle.ts';
import type { RecordKey } from './record.ts';
import {
  activeVersions,
  actsAfter,
  type ChainPlace,
  findOperatorHash,
  OPERATOR,
  promotionsAfter,
  sealableOfPromotion,
  sealablesOfAct,
  verifyAct,
  verifyActive,
  verifyPromotion,
} from '../operator/verify-operator.ts';
import { chainedRoot, type SealRow } from './seal.ts';
import { readRecordRows } from './stored-record.ts';
import { type Damage, type DamageKind, type IsFlagged, verifyRecord } from './verify-record.ts';

/** A seal that was kept outside the database. */
export interface Anchor {
  readonly number: number;
  readonly chainedRoot: string;
}

export interface VerifyOptions {
  readonly organizationId: string;
  readonly isFlagged: IsFlagged;
  /** Public keys, in hex, that seals of this deployment may be signed with. */
  readonly trustedKeys: readonly string[];
  readonly anchors?: readonly Anchor[];
  /** Rows of a list read in one transaction at most; 500 when not given. */
  readonly pageRows?: number;
  /** Told as records are checked. */
  readonly onProgress?: (records: number) => void;
}

export interface Verdict {
  readonly ok: boolean;
  readonly records: number;
  readonly versions: number;
  readonly auditRows: number;
  /** Decisions over pictures of the retina. */
  readonly reviews: number;
  /** Who looked at them. */
  readonly looks: number;
  /** Promotions of parameters and acts of operators: of the owner `operator` alone. */
  readonly promotions: number;
  readonly acts: number;
  readonly seals: number;
  /** Rows written since the last seal: the chain protects them, no seal does yet. */
  readonly unsealed: number;
  readonly erased: readonly { visitId: string; patientId: string; erasedAt: string }[];
  /** Seals kept outside that it was compared with. Without one, a chain that the owner of the database made anew is not found. */
  readonly outsideSeals: number;
  readonly damages: readonly Damage[];
}

const PAGE_ROWS = 500;
const MOST_DAMAGES = 1000;

/**
 * Checks everything an organization or account has: each record against its chain, each row of the audit trail against
 * its hash, decisions and looks against theirs, all of them against the seals, and the seals against their signatures and against those kept outside. Reads
 * at most 500 rows of a list in one transaction, so writers go on meanwhile: what they write is no damage.
 */
export async function verifyOrganization(db: Kysely<Tables>, options: VerifyOptions): Promise<Verdict> {
  const check = new OrganizationCheck(db, options);
  await check.records();
  await check.audit();
  await check.reviews();
  if (options.organizationId === OPERATOR) {
    await check.promotions();
    await check.acts();
  }
  await check.waiting();
  await check.seals();
  return check.verdict();
}

class OrganizationCheck {
  readonly #db: Kysely<Tables>;
  readonly #options: VerifyOptions;
  readonly #pageRows: number;
  readonly #damages: Damage[] = [];
  readonly #erased: { visitId: string; patientId: string; erasedAt: string }[] = [];
  /** Hash of every link and audit row that is there, by kind and reference. */
  readonly #found = new Map<string, string>();
  readonly #waiting = new Map<string, SealMember>();
  readonly #sealed = new Set<string>();
  #records = 0;
  #versions = 0;
  #auditRows = 0;
  #reviews = 0;
  #looks = 0;
  #promotions = 0;
  #acts = 0;
  #seals = 0;
  #unsealed = 0;

  constructor(db: Kysely<Tables>, options: VerifyOptions) {
    this.#db = db;
    this.#options = options;
    this.#pageRows = options.pageRows ?? PAGE_ROWS;
  }

  verdict(): Verdict {
    return {
      ok: this.#damages.length === 0,
      records: this.#records,
      versions: this.#versions,
      auditRows: this.#auditRows,
      reviews: this.#reviews,
      looks: this.#looks,
      promotions: this.#promotions,
      acts: this.#acts,
      seals: this.#seals,
      unsealed: this.#unsealed,
      erased: this.#erased,
      outsideSeals: this.#options.anchors?.length ?? 0,
      damages: this.#damages.slice(0, MOST_DAMAGES),
    };
  }

  async records(): Promise<void> {
    for await (const key of this.#recordKeys()) {
      const where = `visit ${key.visitId}, patient ${key.patientId}`;
      await this.#judge('exam', where, () => this.#checkRecord(key));
      this.#records += 1;
      this.#options.onProgress?.(this.#records);
    }
  }

  async #checkRecord(key: RecordKey): Promise<void> {
    const rows = await this.#snapshot((trx) => readRecordRows(trx, key));
    for (const link of rows.links) this.#found.set(`link ${linkRef(link)}`, hex(link.hash));
    this.#versions += rows.versions.length;
    const { damages, erasedAt } = verifyRecord(key, rows, this.#options.isFlagged);
    for (const each of damages) this.#damages.push(each);
    if (erasedAt !== null) this.#erased.push({ visitId: key.visitId, patientId: key.patientId, erasedAt });
  }

  /** Records by any trace of them, so that one whose head is gone is looked at too. */
  async *#recordKeys(): AsyncGenerator<RecordKey> {
    const ownerId = this.#options.organizationId;
    let after: [string, string] = ['', ''];
    for (;;) {
      const page = await this.#snapshot((trx) => nextKeys(trx, { ownerId, after, limit: this.#pageRows }));
      for (const row of page) yield { ownerId, visitId: row.visit_id, patientId: row.patient_id };
      const last = page.at(-1);
      if (!last || page.length < this.#pageRows) return;
      after = [last.visit_id, last.patient_id];
    }
  }

  async audit(): Promise<void> {
    const ownerId = this.#options.organizationId;
    for (let after = ''; ; ) {
      const page = await this.#snapshot((trx) =>
        trx
          .selectFrom('mse_audit')
          .selectAll()
          .where('owner_id', '=', ownerId)
          .where('id', '>', after)
          .orderBy('id')
          .limit(this.#pageRows)
          .execute(),
      );
      for (const row of page) {
        const where = `audit row ${row.id}`;
        this.#auditRows += 1;
        this.#found.set(`audit ${row.id}`, hex(row.hash));
        await this.#judge('audit', where, () => {
          if (hex(auditHash(row)) !== hex(row.hash))
            this.#report('audit', where, 'it does not match its hash');
        });
      }
      const last = page.at(-1);
      if (!last || page.length < this.#pageRows) return;
      after = last.id;
    }
  }

  async reviews(): Promise<void> {
    const ownerId = this.#options.organizationId;
    for (let after = ''; ; ) {
      const page = await this.#snapshot((trx) =>
        reviewedScreenings(trx, { ownerId, after, limit: this.#pageRows }),
      );
      for (const id of page) await this.#judge('review', `screening ${id}`, () => this.#checkReviews(id));
      const last = page.at(-1);
      if (last === undefined || page.length < this.#pageRows) return;
      after = last;
    }
  }

  async #checkReviews(id: string): Promise<void> {
    const ownerId = this.#options.organizationId;
    const rows = await this.#snapshot((trx) => readReviewRows(trx, { ownerId, id }));
    this.#reviews += rows.reviews.length;
    this.#looks += rows.looks.length;
    const { damages, sealables } = verifyReviews(id, rows);
    for (const each of damages) this.#damages.push(each);
    this.#find(sealables);
  }

  async promotions(): Promise<void> {
    const promoted = new Map<string, number>();
    for (let before: ChainPlace = START; ; ) {
      const page = await this.#reference((trx) =>
        promotionsAfter(trx, { after: before.number, limit: this.#pageRows }),
      );
      for (const row of page) {
        const place = before;
        this.#find([sealableOfPromotion(row)]);
        await this.#judge('promotion', `promotion ${row.id}`, () => {
          for (const each of verifyPromotion(row, place)) this.#damages.push(each);
        });
        promoted.set(row.product, row.version);
        this.#promotions += 1;
        before = row;
      }
      if (page.length < this.#pageRows) break;
    }
    const active = await this.#reference(activeVersions);
    for (const each of verifyActive(active, promoted)) this.#damages.push(each);
  }

  async acts(): Promise<void> {
    for (let before: ChainPlace = START; ; ) {
      const page = await this.#reference((trx) =>
        actsAfter(trx, { after: before.number, limit: this.#pageRows }),
      );
      for (const row of page) {
        const place = before;
        this.#find(sealablesOfAct(row));
        await this.#judge('act', `act ${row.id}`, () => {
          for (const each of verifyAct(row, place)) this.#damages.push(each);
        });
        this.#acts += 1;
        before = row;
      }
      if (page.length < this.#pageRows) return;
    }
  }

  #find(sealables: readonly { kind: SealedKind; ref: string; hash: string }[]): void {
    for (const { kind, ref, hash } of sealables) this.#found.set(`${kind} ${ref}`, hash);
  }

  /** What waits for a seal. Read before the seals are: what is in neither place afterwards was lost. */
  async waiting(): Promise<void> {
    const ownerId = this.#options.organizationId;
    for (let after: [string, string] = ['', '']; ; ) {
      const page = await this.#snapshot((trx) => nextWaiting(trx, { ownerId, after, limit: this.#pageRows }));
      for (const { kind, ref, hash } of page) this.#waiting.set(`${kind} ${ref}`, { kind, ref, hash });
      const last = page.at(-1);
      if (!last || page.length < this.#pageRows) return;
      after = [last.kind, last.ref];
    }
  }

  async seals(): Promise<void> {
    let previous: SealRow | null = null;
    for await (const seal of this.#sealRows()) {
      const before = previous;
      const members = await this.#membersOf(seal.number);
      await this.#judge('seal', `seal ${seal.number}`, () => this.#checkSeal(seal, members, before));
      for (const member of members)
        await this.#judge(KINDS[member.kind], nameOf(member), () => this.#checkMember(seal.number, member));
      previous = seal;
      this.#seals += 1;
    }
    for (const { number } of this.#options.anchors ?? [])
      if (number > (previous?.number ?? 0))
        this.#report('seal', `seal ${number}`, 'it was kept outside and is gone here');
    await this.#checkStrayMembers();
    await this.#checkWaiting();
  }

  #checkSeal(seal: SealRow, members: readonly Member[], previous: SealRow | null): void {
    const where = `seal ${seal.number}`;
    if (seal.number !== (previous?.number ?? 0) + 1) this.#report('seal', where, 'the seals have a gap');
    if (members.length !== seal.members)
      this.#report('seal', where, 'its members are not as many as it says');
    else if (members.some(({ position }, index) => position !== index))
      this.#report('seal', where, 'its members are not in their places');
    if (members.length === 0 || hex(merkleRoot(members)) !== hex(seal.root))
      this.#report('seal', where, 'its members do not make its root');
    const chained = chainedRoot(seal, previous?.chained_root ?? null);
    if (hex(chained) !== hex(seal.chained_root))
      this.#report('seal', where, 'it does not follow from the one before');
    if (!this.#options.trustedKeys.includes(hex(seal.public_key)))
      this.#report('seal', where, 'it is signed with a key that is not ours');
    if (!verifySignature(chained, { signature: seal.signature, publicKey: seal.public_key }))
      this.#report('seal', where, 'its signature does not hold');
    const anchors = this.#options.anchors?.filter(({ number }) => number === seal.number) ?? [];
    if (anchors.some(({ chainedRoot }) => chainedRoot !== hex(seal.chained_root)))
      this.#report('seal', where, 'it is not the one that was kept outside');
  }

  async #checkMember(number: number, member: Member): Promise<void> {
    const name = nameOf(member);
    const kind = KINDS[member.kind];
    if (this.#sealed.has(name)) this.#report(kind, name, 'two seals hold it');
    this.#sealed.add(name);
    const found = this.#found.get(name) ?? (await this.#lookUp(member));
    if (found === undefined) this.#report(kind, name, `it is in seal ${number} and not there`);
    else if (found !== hex(member.hash)) this.#report(kind, name, `it is not what seal ${number} says`);
  }

  /** Members of a seal that is gone itself. */
  async #checkStrayMembers(): Promise<void> {
    const stray = await this.#snapshot((trx) =>
      trx
        .selectFrom('mse_seal_member as member')
        .leftJoin('mse_seal as seal', (join) =>
          join.onRef('seal.owner_id', '=', 'member.owner_id').onRef('seal.number', '=', 'member.seal_number'),
        )
        .select('member.seal_number')
        .where('member.owner_id', '=', this.#options.organizationId)
        .where('seal.number', 'is', null)
        .orderBy('member.seal_number')
        .limit(1)
        .executeTakeFirst(),
    );
    if (stray) this.#report('seal', `seal ${stray.seal_number}`, 'its members are there and it is not');
  }

  /** What no seal holds must be waiting for one, and what waits must be there. */
  async #checkWaiting(): Promise<void> {
    for (const [name, hash] of this.#found) {
      if (this.#sealed.has(name)) continue;
      const waiting = this.#waiting.get(name);
      if (!waiting) this.#report(kindOf(name), name, 'no seal holds it and none is going to');
      else if (hex(waiting.hash) !== hash)
        this.#report(kindOf(name), name, 'it waits for a seal with another hash');
      else this.#unsealed += 1;
    }
    for (const [name, waiting] of this.#waiting) {
      if (this.#found.has(name)) continue;
      const kind = KINDS[waiting.kind];
      await this.#judge(kind, name, async () => {
        if ((await this.#lookUp(waiting)) !== hex(waiting.hash))
          this.#report(kind, name, 'it waits for a seal and is not there');
      });
    }
  }

  /** Something written after its table was read; the next run checks the rest of it. */
  async #lookUp(member: SealMember): Promise<string | undefined> {
    const { kind, ref } = member;
    const hash =
      kind === 'promotion' || kind === 'act' || kind === 'act_outcome'
        ? await this.#reference((trx) => findOperatorHash(trx, { kind, ref }))
        : await this.#snapshot((trx) => findHash(trx, this.#options.organizationId, { kind, ref }));
    return hash && hex(hash);
  }

  /** Up to the one that is the last now: sealing goes on, and need not be caught up with. */
  async *#sealRows(): AsyncGenerator<SealRow> {
    const last = await this.#snapshot((trx) => lastSealNumber(trx, this.#options.organizationId));
    for (let after = 0; after < last; ) {
      const page = await this.#snapshot((trx) =>
        trx
          .selectFrom('mse_seal')
          .selectAll()
          .where('owner_id', '=', this.#options.organizationId)
          .where('number', '>', after)
          .where('number', '<=', last)
          .orderBy('number')
          .limit(this.#pageRows)
          .execute(),
      );
      yield* page;
      after = page.at(-1)?.number ?? last;
    }
  }

  async #membersOf(sealNumber: number): Promise<Member[]> {
    return this.#snapshot((trx) =>
      trx
        .selectFrom('mse_seal_member')
        .selectAll()
        .where('owner_id', '=', this.#options.organizationId)
        .where('seal_number', '=', sealNumber)
        .orderBy('position')
        .execute(),
    );
  }

  /**
   * Checks one thing. What it does to the check is told of it, and hides nothing of the others: whoever serves may have
   * written what nobody foresaw. Nothing is said about it while the database is away.
   */
  async #judge(kind: DamageKind, where: string, check: () => Promise<void> | void): Promise<void> {
    try {
      await check();
    } catch (error) {
      if (isDatabaseUnreachable(error) && !isTooLarge(error)) throw error;
      this.#report(kind, where, `it cannot be checked (${symbolOf(error)})`);
    }
  }

  #report(kind: DamageKind, where: string, problem: string): void {
    this.#damages.push({ kind, where, problem });
  }

  /** Tables without row-level security are read by the login itself. */
  #reference<Value>(work: (trx: Transaction<Tables>) => Promise<Value>): Promise<Value> {
    return this.#db.transaction().setIsolationLevel('repeatable read').execute(work);
  }

  #snapshot<Value>(work: (trx: Transaction<Tables>) => Promise<Value>): Promise<Value> {
    return asWorker(this.#db, work, { snapshot: true });
  }
}

/** What a damage of something sealed is about. */
const KINDS: Readonly<Record<SealedKind, DamageKind>> = {
  link: 'exam',
  audit: 'audit',
  retina_review: 'review',
  retina_look: 'look',
  retina_tombstone: 'review',
  promotion: 'promotion',
  act: 'act',
  act_outcome: 'act',
};

const START: ChainPlace = { number: 0, hash: null };

function nameOf({ kind, ref }: Pick<SealMember, 'kind' | 'ref'>): string {
  return `${kind} ${ref}`;
}

/** SQLSTATE or the name of an error: its message may tell what was read. */
function symbolOf(error: unknown): string {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return String(code ?? name);
}

function kindOf(name: string): DamageKind {
  return KINDS[name.slice(0, name.indexOf(' ')) as SealedKind];
}

type Member = Selectable<MseSealMemberTable>;

const RECORD_TABLES = [
  'mse_head',
  'mse_link',
  'mse_version',
  'mse_content',
  'mse_signature',
  'mse_safety_event',
  'mse_tombstone',
] as const satisfies readonly (keyof Tables)[];

interface Page {
  readonly ownerId: string;
  readonly after: readonly [string, string];
  readonly limit: number;
}

/** Each table gives its next page by its primary key, so that a page costs the same however many there are. */
async function nextKeys(trx: Transaction<Tables>, { ownerId, after: [visit, patient], limit }: Page) {
  const pages = RECORD_TABLES.map(
    (table) => sql`(
      select distinct visit_id, patient_id from ${sql.table(table)}
      where owner_id = ${ownerId} and (visit_id, patient_id) > (${visit}, ${patient})
      order by visit_id, patient_id limit ${limit})`,
  );
  const { rows } = await sql<{ visit_id: string; patient_id: string }>`
    ${sql.join(pages, sql` union `)} order by visit_id, patient_id limit ${limit}`.execute(trx);
  return rows;
}

async function nextWaiting(trx: Transaction<Tables>, { ownerId, after: [kind, ref], limit }: Page) {
  return trx
    .selectFrom('mse_unsealed')
    .select(['kind', 'ref', 'hash'])
    .where('owner_id', '=', ownerId)
    .where((eb) => sql<boolean>`(${eb.ref('kind')}, ${eb.ref('ref')}) > (${kind}, ${ref})`)
    .orderBy('kind')
    .orderBy('ref')
    .limit(limit)
    .execute();
}

async function lastSealNumber(trx: Transaction<Tables>, ownerId: string): Promise<number> {
  const last = await trx
    .selectFrom('mse_seal')
    .select('number')
    .where('owner_id', '=', ownerId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.number ?? 0;
}

/** A row of an account or organization, as a seal names it. */
interface OwnedRow {
  readonly kind: Exclude<SealedKind, 'promotion' | 'act' | 'act_outcome'>;
  readonly ref: string;
}

async function findHash(
  trx: Transaction<Tables>,
  ownerId: string,
  { kind, ref }: OwnedRow,
): Promise<Uint8Array | undefined> {
  if (kind === 'link') return (await findLink(trx, ownerId, ref))?.hash;
  if (kind === 'audit') return (await findAudit(trx, ownerId, ref))?.hash;
  return findReviewHash(trx, ownerId, { kind, ref });
}

function findAudit(trx: Transaction<Tables>, ownerId: string, id: string) {
  return trx
    .selectFrom('mse_audit')
    .select('hash')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

async function findLink(trx: Transaction<Tables>, ownerId: string, ref: string) {
  const place = parseLinkRef(ref);
  if (!place) return undefined;
  return trx
    .selectFrom('mse_link')
    .select('hash')
    .where('owner_id', '=', ownerId)
    .where('visit_id', '=', place.visit_id)
    .where('patient_id', '=', place.patient_id)
    .where('number', '=', place.number)
    .executeTakeFirst();
}
