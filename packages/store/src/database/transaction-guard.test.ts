import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, listAccounts } from '../accounts/accounts.ts';
import { asOwner, asWorker } from './tenancy.ts';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';

const REFUSED = '`db` was used while a transaction is open';

describe.each(['postgres', 'embedded'] as const)('using db inside a transaction, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  it('throws at once and rolls the transaction back', async () => {
    const { db } = test.database;
    const mistaken = db.transaction().execute(async (trx) => {
      await createAccount(trx, { name: 'Inside', plan: 'launch', now: 0 });
      return listAccounts(db);
    });
    await expect(mistaken).rejects.toThrow(REFUSED);
    expect(await listAccounts(db)).toEqual([]);
  });

  it.each([
    ['a nested transaction', () => test.database.db.transaction().execute(async () => 1)],
    ['another tenant', () => asOwner(test.database.db, 'acct_b', async () => 1)],
    ['a job', () => asWorker(test.database.db, async () => 1)],
  ])('throws for %s', async (_, mistake) => {
    await expect(asOwner(test.database.db, 'acct_a', () => mistake())).rejects.toThrow(REFUSED);
  });

  it('throws with an isolation level too', async () => {
    const { db } = test.database;
    const mistaken = db
      .transaction()
      .setIsolationLevel('serializable')
      .execute(() => listAccounts(db));
    await expect(mistaken).rejects.toThrow(REFUSED);
  });

  it('leaves other paths alone', async () => {
    const { db } = test.database;
    const [inside, beside] = await Promise.all([
      db.transaction().execute((trx) => listAccounts(trx)),
      listAccounts(db),
    ]);
    expect([inside, beside]).toEqual([[], []]);
  });

  it('allows db again in work that outlives its transaction', async () => {
    const { db } = test.database;
    let finish = () => {};
    const committed = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let later: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async () => {
      later = committed.then(() => listAccounts(db));
    });
    finish();
    expect(await later).toEqual([]);
  });
});
