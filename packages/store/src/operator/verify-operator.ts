import { type Selectable, sql, type Transaction } from 'kysely';
import type { OperatorActTable, SealedKind, Tables } from '../database/tables.ts';
import { hashOf, hex, isoTime, sha256 } from '../hashing/hash-facts.ts';

/** Whose seals hold what operators did: no account and no organization. */
export const OPERATOR = 'operator';

type PromotionRow = Readonly<Selectable<Tables['engine_promotion']>> & {
  /** Of the version that was promoted, as the database writes it. */
  readonly values_text: string | null;
};
type ActRow = Readonly<Selectable<OperatorActTable>>;

interface OperatorDamage {
  readonly kind: 'promotion' | 'act';
  readonly where: string;
  readonly problem: string;
}

/** A row as a seal names it. */
interface Sealable {
  readonly kind: SealedKind;
  readonly ref: string;
  readonly hash: string;
}

const hexOrNull = (hash: Uint8Array | null) => (hash === null ? null : hex(hash));

function promotionHash(row: PromotionRow, previous: Uint8Array | null): Buffer {
  return hashOf([
    'promotion',
    row.number,
    row.id,
    row.product,
    row.version,
    row.replaced_version,
    row.reviewer_name,
    row.reviewer_licence,
    isoTime(row.promoted_at),
    hex(row.values_hash),
    hexOrNull(previous),
  ]);
}

function actHash(row: ActRow, previous: Uint8Array | null): Buffer {
  return hashOf([
    'act',
    row.number,
    row.id,
    isoTime(row.at),
    row.operator,
    row.action,
    hexOrNull(row.patient_hash),
    row.reason,
    row.request_id,
    hexOrNull(previous),
  ]);
}

function outcomeHash({ id, hash, status, owner_id, target }: ActRow): Buffer | null {
  return status === null ? null : hashOf(['act_outcome', id, hex(hash), status, owner_id, target]);
}

/** Promotions behind a number, in order, with the values that each made active. */
export async function promotionsAfter(
  trx: Transaction<Tables>,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<PromotionRow[]> {
  return trx
    .selectFrom('engine_promotion as promotion')
    .leftJoin('engine_calibration as calibration', (join) =>
      join
        .onRef('calibration.product', '=', 'promotion.product')
        .onRef('calibration.version', '=', 'promotion.version'),
    )
    .selectAll('promotion')
    .select(sql<string | null>`calibration.parameter_values::text`.as('values_text'))
    .where('promotion.number', '>', after)
    .orderBy('promotion.number')
    .limit(limit)
    .execute();
}

/** Acts behind a number, in order. */
export async function actsAfter(
  trx: Transaction<Tables>,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<ActRow[]> {
  return trx
    .selectFrom('operator_act')
    .selectAll()
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
}

/** The version that is active of each product. */
export async function activeVersions(trx: Transaction<Tables>): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('engine_calibration')
    .select(['product', 'version'])
    .where('active', '=', true)
    .execute();
  return new Map(rows.map(({ product, version }) => [product, version]));
}

/** Where a chain stands while it is read page by page. */
export interface ChainPlace {
  readonly number: number;
  readonly hash: Uint8Array | null;
}

/** What is wrong with one promotion, read after the one at `before`. */
export function verifyPromotion(row: PromotionRow, before: ChainPlace): OperatorDamage[] {
  const problems = chainProblems(row, before, promotionHash(row, before.hash));
  if (row.values_text === null || hex(sha256(row.values_text)) !== hex(row.values_hash))
    problems.push('the values it made active are not the ones that were promoted');
  return problems.map((problem) => ({ kind: 'promotion', where: `promotion ${row.id}`, problem }));
}

/** Of each product the version promoted last is the active one. */
export function verifyActive(
  active: ReadonlyMap<string, number>,
  promoted: ReadonlyMap<string, number>,
): OperatorDamage[] {
  return [...new Set([...active.keys(), ...promoted.keys()])]
    .filter((product) => active.get(product) !== promoted.get(product))
    .map((product) => ({
      kind: 'promotion',
      where: `calibration of ${product}`,
      problem: 'the active version is not the one promoted last',
    }));
}

/** What is wrong with one act, read after the one at `before`. */
export function verifyAct(row: ActRow, before: ChainPlace): OperatorDamage[] {
  const problems = chainProblems(row, before, actHash(row, before.hash));
  if (hexOrNull(row.outcome_hash) !== hexOrNull(outcomeHash(row)))
    problems.push('how it ended does not match its hash');
  return problems.map((problem) => ({ kind: 'act', where: `act ${row.id}`, problem }));
}

function chainProblems(row: ChainPlace & { readonly hash: Uint8Array }, before: ChainPlace, hash: Buffer) {
  const problems: string[] = [];
  if (row.number !== before.number + 1) problems.push('the numbers of the chain have a gap');
  if (hex(hash) !== hex(row.hash)) problems.push('its hash does not follow from the one before');
  return problems;
}

/** As seals name a promotion. */
export function sealableOfPromotion({ id, hash }: PromotionRow): Sealable {
  return { kind: 'promotion', ref: id, hash: hex(hash) };
}

/** As seals name an act, and how it ended. */
export function sealablesOfAct({ id, hash, outcome_hash }: ActRow): Sealable[] {
  const begun: Sealable = { kind: 'act', ref: id, hash: hex(hash) };
  return outcome_hash === null ? [begun] : [begun, { kind: 'act_outcome', ref: id, hash: hex(outcome_hash) }];
}

/** The hash of a row that a seal names; undefined when it is not there. */
export async function findOperatorHash(
  trx: Transaction<Tables>,
  { kind, ref }: { readonly kind: 'promotion' | 'act' | 'act_outcome'; readonly ref: string },
): Promise<Uint8Array | undefined> {
  const [table, column] = PLACES[kind];
  const { rows } = await sql<{ hash: Uint8Array | null }>`
    select ${sql.ref(column)} as hash from ${sql.table(table)} where id = ${ref}`.execute(trx);
  return rows[0]?.hash ?? undefined;
}

const PLACES = {
  promotion: ['engine_promotion', 'hash'],
  act: ['operator_act', 'hash'],
  act_outcome: ['operator_act', 'outcome_hash'],
} as const;
