import { type ProductKey, PRODUCTS } from '@svc/contracts';
import type { Transaction } from 'kysely';
import type { RandomBytes } from './ids/clock.ts';
import { newId } from './ids/ids.ts';
import { InvalidInputError } from './invalid-input.ts';
import type { Tables } from './database/tables.ts';
import { type Db, inTransaction } from './database/tenancy.ts';

/** A promoted set of engine parameters. */
export interface StoredCalibration {
  version: number;
  values: Readonly<Record<string, number>>;
}

export type ActiveCalibrations = Partial<Record<ProductKey, StoredCalibration>>;

/** The one active version of each product that has one. */
export async function loadActiveCalibrations(db: Db): Promise<ActiveCalibrations> {
  const rows = await db
    .selectFrom('engine_calibration')
    .select(['product', 'version', 'parameter_values'])
    .where('active', '=', true)
    .where('product', 'in', PRODUCTS)
    .execute();
  return Object.fromEntries(
    rows.map((row) => [row.product, { version: row.version, values: row.parameter_values }]),
  );
}

/** Stores a candidate as the next version, not yet active. Throws InvalidInputError for infinite values or NaN. */
export async function registerCalibration(
  db: Db,
  candidate: { product: ProductKey; values: Readonly<Record<string, number>>; now: number },
): Promise<StoredCalibration> {
  const { product, values, now } = candidate;
  if (!Object.values(values).every(Number.isFinite))
    throw new InvalidInputError('Every value is a finite number.');
  return inTransaction(db, async (trx) => {
    await waitForOtherWriters(trx);
    const version = (await latestVersion(trx, product)) + 1;
    await trx
      .insertInto('engine_calibration')
      .values({
        product,
        version,
        parameter_values: JSON.stringify(values),
        active: false,
        created_at: new Date(now),
      })
      .execute();
    return { version, values };
  });
}

export interface Promotion {
  product: ProductKey;
  version: number;
  reviewerName: string;
  reviewerLicence: string;
  now: number;
  random?: RandomBytes;
}

/** Makes a registered version the active one and records who promoted it. Throws InvalidInputError for an unknown version, or no reviewer. */
export async function activateCalibration(db: Db, promotion: Promotion): Promise<void> {
  const { product, version } = promotion;
  if (!promotion.reviewerName.trim() || !promotion.reviewerLicence.trim()) {
    throw new InvalidInputError('A promotion names a licensed reviewer and the licence.');
  }
  await inTransaction(db, async (trx) => {
    await waitForOtherWriters(trx);
    const replaced = await trx
      .updateTable('engine_calibration')
      .set({ active: false })
      .where('product', '=', product)
      .where('active', '=', true)
      .returning('version')
      .executeTakeFirst();
    const { numUpdatedRows } = await trx
      .updateTable('engine_calibration')
      .set({ active: true })
      .where('product', '=', product)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new InvalidInputError(`There is no version ${version} of ${product}.`);
    await recordPromotion(trx, promotion, replaced?.version ?? null);
  });
}

async function recordPromotion(
  trx: Transaction<Tables>,
  promotion: Promotion,
  replacedVersion: number | null,
): Promise<void> {
  await trx
    .insertInto('engine_promotion')
    .values({
      id: newId('promo', promotion.random),
      product: promotion.product,
      version: promotion.version,
      replaced_version: replacedVersion,
      reviewer_name: promotion.reviewerName,
      reviewer_licence: promotion.reviewerLicence,
      promoted_at: new Date(promotion.now),
    })
    .execute();
}

/** Every change ends by updating this row; locking it first makes all later statements see the previous writer. */
async function waitForOtherWriters(trx: Transaction<Tables>): Promise<void> {
  await trx.selectFrom('auth_revision').select('revision').forUpdate().execute();
}

async function latestVersion(trx: Transaction<Tables>, product: ProductKey): Promise<number> {
  const row = await trx
    .selectFrom('engine_calibration')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('product', '=', product)
    .executeTakeFirst();
  return row?.version ?? 0;
}
