import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, createAccount } from '../accounts/accounts.ts';
import { InvalidInputError } from '../invalid-input.ts';
import type { Credential } from '../accounts/read-credential.ts';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { asWorker } from '../database/tenancy.ts';
import { createUsageRecorder, type UsageRecorder } from './usage.ts';
import { readUsage } from './usage-report.ts';

const START = Date.UTC(2026, 10, 30, 12);

let nowMs = START;
const clock = () => nowMs;
beforeEach(() => {
  nowMs = START;
});

type Caller = Pick<Credential, 'accountId' | 'keyId' | 'kind' | 'mode'>;

const caller = ({ id }: Account, given: Partial<Caller> = {}): Caller => {
  const { kind = 'secret', mode = 'live' } = given;
  return { accountId: id, keyId: `key_${id}_${kind}_${mode}`, kind, mode, ...given };
};

function countTimes(recorder: UsageRecorder, by: Caller, times: number, endpoint = 'ping'): void {
  for (let i = 0; i < times; i++) recorder.count(by, endpoint);
}

describe.each(['postgres', 'embedded'] as const)('counting usage, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  const recorder = (maxBatch?: number) =>
    createUsageRecorder({ db: test.database.db, clock, flushEveryMs: 0, maxBatch });
  const account = (given: Partial<Parameters<typeof createAccount>[1]> = {}) =>
    createAccount(test.database.db, { name: 'Clinic', plan: 'launch', now: START, ...given });
  const read = ({ id }: Account, month = '2026-11') => readUsage(test.database.db, id, { month });

  it('adds up what several recorders saw, by key, mode and endpoint', async () => {
    const owner = await account();
    const recorders = [recorder(), recorder(), recorder()];
    for (const one of recorders) {
      countTimes(one, caller(owner), 10);
      countTimes(one, caller(owner), 5, 'analyzeDmse');
      countTimes(one, caller(owner, { kind: 'publishable' }), 2, 'analyzeDmse');
      countTimes(one, caller(owner, { mode: 'test' }), 1);
    }
    await Promise.all(recorders.map((one) => one.flush()));
    for (const one of recorders) countTimes(one, caller(owner), 1);
    await Promise.all(recorders.map((one) => one.close()));
    expect(await read(owner)).toEqual({
      accountId: owner.id,
      month: '2026-11',
      live: { total: 54, secret: 48, publishable: 6 },
      test: { total: 3 },
      byEndpoint: { analyzeDmse: { live: 21, test: 0 }, ping: { live: 33, test: 3 } },
      allowance: 50_000,
      overage: 0,
    });
  });

  it('counts a request in the UTC month it came in', async () => {
    const owner = await account();
    const usage = recorder();
    nowMs = Date.UTC(2026, 10, 30, 23, 59, 59, 999);
    countTimes(usage, caller(owner), 2);
    nowMs += 1;
    countTimes(usage, caller(owner), 3);
    await usage.close();
    const totals = await Promise.all(
      ['2026-10', '2026-11', '2026-12', '2027-01'].map((month) => read(owner, month)),
    );
    expect(totals.map((month) => month?.live.total)).toEqual([0, 2, 3, 0]);
  });

  it('writes more rows than fit one statement', async () => {
    const owner = await account();
    const usage = recorder(3);
    for (let i = 0; i < 20; i++) countTimes(usage, caller(owner, { keyId: `key_${owner.id}_${i}` }), 2);
    await usage.close();
    expect((await read(owner))?.live.total).toBe(40);
  });

  it.each<[string, number, number, number | null, number]>([
    ['at the allowance', 50_000, 0, null, 0],
    ['one above', 50_001, 0, null, 1],
    ['with both kinds of keys', 49_000, 3_000, null, 2_000],
    ['publishable keys up to the cap', 49_000, 3_000, 500, 500],
    ['publishable keys with a cap of zero', 49_000, 3_000, 0, 0],
    ['secret keys beyond the cap', 52_000, 3_000, 500, 2_000],
    ['publishable keys below the cap', 49_000, 1_200, 500, 200],
  ])(
    'bills overage: %s [1:8 never hard-blocked] [D:plans: allowance] [D:publishable keys: overage]',
    async (_, secret, publishable, overageCap, overage) => {
      const owner = await account({ overageCap });
      const store = ({ accountId, keyId, kind: keyKind, mode }: Caller, requests: number) =>
        asWorker(test.database.db, (trx) =>
          sql`insert into usage_day values (${accountId}, ${keyId}, ${keyKind}, ${mode}, 'ping', '2026-11-30', ${requests})`.execute(
            trx,
          ),
        );
      await store(caller(owner), secret);
      await store(caller(owner, { kind: 'publishable' }), publishable);
      await store(caller(owner, { mode: 'test' }), 60_000);
      expect((await read(owner))?.overage).toBe(overage);
    },
  );

  it.each([
    ['scale', 500_000],
    ['enterprise', null],
    ['sandbox', null],
    ['none', null],
  ] as const)('the %s plan includes %s requests [1:8 Scale]', async (plan, allowance) => {
    expect(await read(await account({ plan }))).toMatchObject({ allowance, overage: 0 });
  });

  it('knows no unknown account and no month that is none', async () => {
    expect(await readUsage(test.database.db, 'acct_unknown', { month: '2026-11' })).toBeNull();
    const owner = await account();
    for (const month of ['2026-13', '2026-00', '2026-1', '', '2026-11-01']) {
      await expect(read(owner, month)).rejects.toThrow(InvalidInputError);
    }
  });
});

it('keeps what could not be written for the next flush', async () => {
  const test = await createTestDatabase();
  const { db } = test.database;
  const owner = await createAccount(db, { name: 'Clinic', plan: 'launch', now: START });
  const usage = createUsageRecorder({ db, clock, flushEveryMs: 0 });
  await sql`alter table usage_day rename to usage_day_away`.execute(db);
  countTimes(usage, caller(owner), 3);
  await expect(usage.flush()).rejects.toThrow('usage_day');
  countTimes(usage, caller(owner), 4);
  await sql`alter table usage_day_away rename to usage_day`.execute(db);
  await usage.close();
  expect((await readUsage(db, owner.id, { month: '2026-11' }))?.live.total).toBe(7);
  await test.close();
});
