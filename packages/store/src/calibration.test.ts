import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  activateCalibration,
  loadActiveCalibrations,
  type Promotion,
  registerCalibration,
} from './calibration.ts';
import { InvalidInputError } from './invalid-input.ts';
import { createTestDatabase, type TestDatabase } from '../test/index.ts';

const NOW = Date.UTC(2026, 10, 20);

describe.each(['postgres', 'embedded'] as const)('calibration versions, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  const register = (product: Promotion['product'], values: Record<string, number>) =>
    registerCalibration(test.database.db, { product, values, now: NOW });
  const activate = (given: Partial<Promotion> & Pick<Promotion, 'product' | 'version'>) =>
    activateCalibration(test.database.db, {
      reviewerName: 'Dr A. Reviewer',
      reviewerLicence: 'MD-1',
      now: NOW,
      ...given,
    });

  it('registers candidates in order without making them active [1:3 candidates] [1:2.8 reviewer promotes]', async () => {
    expect(await register('relapse', { w: 1 })).toEqual({ version: 1, values: { w: 1 } });
    expect((await register('relapse', { w: 2.5 })).version).toBe(2);
    expect((await register('dmse', { w: 3 })).version).toBe(1);
    expect(await loadActiveCalibrations(test.database.db)).toEqual({});
  });

  it('activates one version per product and records the reviewer [1:3 one active]', async () => {
    await activate({ product: 'relapse', version: 1 });
    await activate({ product: 'relapse', version: 2 });
    await activate({ product: 'dmse', version: 1 });
    expect(await loadActiveCalibrations(test.database.db)).toEqual({
      relapse: { version: 2, values: { w: 2.5 } },
      dmse: { version: 1, values: { w: 3 } },
    });
    const promotions = await test.database.db
      .selectFrom('engine_promotion')
      .select(['product', 'version', 'replaced_version', 'reviewer_name', 'reviewer_licence', 'promoted_at'])
      .where('product', '=', 'relapse')
      .orderBy('version')
      .execute();
    const reviewer = {
      reviewer_name: 'Dr A. Reviewer',
      reviewer_licence: 'MD-1',
      promoted_at: new Date(NOW),
    };
    expect(promotions).toEqual([
      { product: 'relapse', version: 1, replaced_version: null, ...reviewer },
      { product: 'relapse', version: 2, replaced_version: 1, ...reviewer },
    ]);
  });

  it('rolls back by promoting an earlier version again [1:3 re-promotion]', async () => {
    await activate({ product: 'relapse', version: 1 });
    expect(await loadActiveCalibrations(test.database.db)).toMatchObject({ relapse: { version: 1 } });
  });

  it('leaves the active version when the promoted one is unknown', async () => {
    await expect(activate({ product: 'relapse', version: 99 })).rejects.toThrow(InvalidInputError);
    expect(await loadActiveCalibrations(test.database.db)).toMatchObject({ relapse: { version: 1 } });
  });

  it.each([
    ['no reviewer', { reviewerName: ' ' }],
    ['no licence', { reviewerLicence: '' }],
  ])('refuses a promotion with %s [1:2.8 reviewer promotes]', async (_, given) => {
    await expect(activate({ product: 'relapse', version: 2, ...given })).rejects.toThrow(InvalidInputError);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses a value of %d', async (value) => {
    await expect(register('relapse', { w: value })).rejects.toThrow(InvalidInputError);
  });

  it('moves the revision that every process watches', async () => {
    const revision = async () =>
      (await test.database.db.selectFrom('auth_revision').select('revision').executeTakeFirstOrThrow())
        .revision;
    const before = await revision();
    await activate({ product: 'relapse', version: 2 });
    expect(await revision()).toBeGreaterThan(before);
  });

  it.each([
    'update engine_promotion set reviewer_name = ',
    'delete from engine_promotion where id <> ',
    'truncate engine_promotion -- ',
  ])('never changes a promotion: %s', async (statement) => {
    await expect(sql.raw(`${statement}'x'`).execute(test.database.db)).rejects.toThrow('never changed');
  });
});

it('keeps exactly one version active while many are promoted at once [1:3 one active]', async () => {
  const test = await createTestDatabase();
  const handles = [test.database, await test.reopen(), await test.reopen()];
  for (let i = 0; i < 6; i++)
    await registerCalibration(test.database.db, { product: 'outcome', values: { w: i }, now: NOW });
  const promotions = Array.from({ length: 60 }, (_, i) =>
    activateCalibration((handles[i % 3] as typeof test.database).db, {
      product: 'outcome',
      version: (i % 6) + 1,
      reviewerName: 'Dr A. Reviewer',
      reviewerLicence: 'MD-1',
      now: NOW,
    }),
  );
  const activeVersions = () =>
    test.database.db.selectFrom('engine_calibration').select('version').where('active', '=', true).execute();
  const seen: number[] = [];
  const watch = async () => {
    for (let reads = 0; reads < 50; reads++) seen.push((await activeVersions()).length);
  };
  await Promise.all([...promotions, watch()]);
  // None is active before the first promotion commits; afterwards there is always one.
  expect(seen.slice(seen.indexOf(1))).toEqual(Array<number>(seen.length - seen.indexOf(1)).fill(1));
  expect(await activeVersions()).toHaveLength(1);
  await test.close();
});
