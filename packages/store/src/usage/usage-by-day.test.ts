import { CONSOLE_ENDPOINTS } from '@svc/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { createAccount, type NewAccount } from '../accounts/accounts.ts';
import { createKey, type NewKey, revokeKey } from '../accounts/keys.ts';
import { asWorker } from '../database/tenancy.ts';
import { createLimiter } from '../limits/limiter.ts';
import { createRequestRecorder } from '../requests/request-recorder.ts';
import { createUsageRecorder } from './usage.ts';
import { usageByDay } from './usage-by-day.ts';

const NOW = Date.UTC(2026, 10, 16);
const DAY = 24 * 3_600_000;
const LIMITS = { sandboxKeyDaily: 3, sandboxAccountDaily: 4 };

describe.each(['postgres', 'embedded'] as const)('usage by day, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  const account = async (given: Partial<NewAccount> = {}) =>
    (await createAccount(test.database.db, { name: 'Clinic', plan: 'launch', now: 0, ...given })).id;
  const key = async (accountId: string, given: Partial<NewKey> = {}) =>
    (await createKey(test.database.db, { accountId, kind: 'secret', mode: 'live', now: 0, ...given })).record;
  const read = async (accountId: string, given: { now?: number; month?: string } = {}) => {
    const usage = await usageByDay(test.database.db, { accountId, now: NOW, ...LIMITS, ...given });
    return usage === null ? null : CONSOLE_ENDPOINTS.getUsage.data.parse(usage);
  };

  it('has a row for each day, operation and key, with the sums of the month', async () => {
    const accountId = await account({ overageCap: 7 });
    const [live, test_] = [await key(accountId), await key(accountId, { kind: 'publishable', mode: 'test' })];
    let now = NOW;
    const usage = createUsageRecorder({ db: test.database.db, clock: () => now, flushEveryMs: 0 });
    const of = ({ id: keyId, kind: keyKind, mode }: typeof live) =>
      ({ accountId, keyId, kind: keyKind, mode }) as const;
    for (const [at, record, operation, times] of [
      [NOW - DAY, live, 'ping', 2],
      [NOW, live, 'ping', 1],
      [NOW, live, 'analyzeDmse', 3],
      [NOW, test_, 'analyzeDmse', 4],
      [NOW - 20 * DAY, live, 'ping', 50],
    ] as const) {
      now = at;
      for (let i = 0; i < times; i++) usage.count(of(record), operation);
    }
    now = NOW;
    usage.count({ accountId, keyId: 'console', kind: 'secret', mode: 'test' }, 'analyzeDmse');
    await usage.close();
    const own = (record: typeof live) => ({
      keyId: record.id,
      keyStart: record.visibleStart,
      kind: record.kind,
      mode: record.mode,
    });
    const seen = await read(accountId);
    expect(seen?.rows).toHaveLength(5);
    expect(seen?.rows).toEqual(
      expect.arrayContaining([
        { day: '2026-11-15', operation: 'ping', requests: 2, ...own(live) },
        { day: '2026-11-16', operation: 'ping', requests: 1, ...own(live) },
        { day: '2026-11-16', operation: 'analyzeDmse', requests: 3, ...own(live) },
        { day: '2026-11-16', operation: 'analyzeDmse', requests: 4, ...own(test_) },
        {
          day: '2026-11-16',
          operation: 'analyzeDmse',
          requests: 1,
          keyId: 'console',
          keyStart: null,
          kind: 'secret',
          mode: 'test',
        },
      ]),
    );
    expect(seen?.rows.map(({ day }) => day)).toEqual(seen?.rows.map(({ day }) => day).toSorted());
    expect(seen).toMatchObject({
      month: '2026-11',
      plan: 'launch',
      isCut: false,
      live: 6,
      test: 5,
      allowance: 50_000,
      overage: 0,
      overageCap: 7,
      expected: 12,
      limited: 0,
      asOf: '2026-11-16T00:00:00.000Z',
    });
    expect(await read(accountId, { month: '2026-10' })).toMatchObject({ live: 50, test: 0, expected: null });
  });

  it.each([
    ['on the first day', Date.UTC(2026, 10, 1, 23, 59), null],
    ['from the second day on', Date.UTC(2026, 10, 2), 3_000],
    ['at the end', Date.UTC(2026, 10, 30, 23, 59, 59, 999), 100],
    ['when it is over', Date.UTC(2026, 11, 1), null],
    ['before it begins', Date.UTC(2026, 9, 31), null],
  ])('says what a month will come to by its pace: %s', async (_, now, expected) => {
    const accountId = await account();
    const { id } = await key(accountId);
    await asWorker(test.database.db, (trx) =>
      sql`insert into usage_day values (${accountId}, ${id}, 'secret', 'live', 'ping', '2026-11-01', 100)`.execute(
        trx,
      ),
    );
    expect((await read(accountId, { month: '2026-11', now }))?.expected).toBe(expected);
  });

  it('says that it is cut where there are more than 20,000 rows, and its sums are of all', async () => {
    const accountId = await account();
    await asWorker(test.database.db, (trx) =>
      sql`
        insert into usage_day
        select ${accountId}, 'key_' || i, 'secret', 'live', 'ping', '2026-11-02', 1 from generate_series(1, 20001) i`.execute(
        trx,
      ),
    );
    const seen = await read(accountId);
    expect([seen?.rows.length, seen?.isCut, seen?.live]).toEqual([20_000, true, 20_001]);
  });

  it('says what is left of the sandbox, of the account and of each test key that holds', async () => {
    const { db } = test.database;
    const accountId = await account();
    const [one, two, revoked] = [
      await key(accountId, { mode: 'test' }),
      await key(accountId, { mode: 'test', now: 1 }),
      await key(accountId, { mode: 'test' }),
    ];
    await key(accountId);
    await revokeKey(db, revoked.id, 0);
    const limiter = createLimiter({ db, clock: () => NOW, ...LIMITS });
    const take = (keyId: string) =>
      limiter.take({
        keyId,
        keyStart: 'svc_sk_test_abcd',
        accountId,
        kind: 'secret',
        mode: 'test',
        plan: 'launch',
        productionApproved: false,
        origins: new Set(),
        limits: null,
        expiresAtMs: null,
        revision: '1',
      });
    expect((await read(accountId))?.sandbox).toEqual({
      day: '2026-11-16',
      accountLimit: 4,
      accountLeft: 4,
      triesLeft: 3,
      keyLimit: 3,
      keys: [
        { keyId: one.id, left: 3 },
        { keyId: two.id, left: 3 },
      ],
      resetsAt: '2026-11-17T00:00:00.000Z',
    });
    for (let i = 0; i < 5; i++) await take(one.id);
    expect((await read(accountId))?.sandbox).toMatchObject({
      accountLeft: 1,
      triesLeft: 1,
      keys: [
        { keyId: one.id, left: 0 },
        { keyId: two.id, left: 1 },
      ],
    });
    expect((await read(accountId, { now: NOW + DAY }))?.sandbox.accountLeft).toBe(4);
  });

  it('counts what limits refused in seven days, every one of them', async () => {
    const { db } = test.database;
    const accountId = await account();
    let now = NOW - 7 * DAY;
    const requests = createRequestRecorder({ db, clock: () => now, flushEveryMs: 0 });
    const note = (status: number, times: number) => {
      for (let i = 0; i < times; i++)
        requests.note({
          id: `req_${accountId}_${now}_${status}_${i}`,
          credential: { accountId, keyId: 'key_1', keyStart: 'svc_sk', kind: 'secret', mode: 'test' },
          operation: 'ping',
          status,
          durationMs: 1,
          origin: undefined,
          replayed: false,
          failure: null,
        });
    };
    note(429, 1);
    now = NOW;
    note(429, 200);
    note(400, 3);
    await requests.close();
    expect((await read(accountId))?.limited).toBe(200);
  });

  it('knows no unknown account', async () => {
    expect(await read('acct_none')).toBeNull();
  });
});
