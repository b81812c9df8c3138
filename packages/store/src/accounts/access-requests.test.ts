import { CONSOLE_ENDPOINTS } from '@svc/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { newEndpoint } from '../../test/deliveries/deliveries.ts';
import { disableEndpoint } from '../deliveries/switch-endpoint.ts';
import { InvalidInputError } from '../invalid-input.ts';
import { createRequestRecorder } from '../requests/request-recorder.ts';
import {
  decideAccessRequest,
  listAccessRequests,
  newestAccessRequest,
  requestAccess,
} from './access-requests.ts';
import { accountOverview } from '../account-overview.ts';
import { createAccount, getAccount } from './accounts.ts';
import { createKey, revokeKey } from './keys.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const ANSWERS = { use: 'Triage', countries: ['DE', 'AT'], clinicianInCharge: 'Dr A' };

describe.each(['postgres', 'embedded'] as const)('requests for production access, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  const account = async (name = 'Clinic') =>
    (await createAccount(test.database.db, { name, plan: 'launch', now: NOW })).id;
  const ask = (accountId: string, now = NOW) =>
    requestAccess(test.database.db, { accountId, ...ANSWERS, askedBy: 'per_1', now });
  const decide = (id: string, approved: boolean, now = NOW + 1) =>
    decideAccessRequest(test.database.db, { id, approved, reason: 'checked', decidedBy: 'token-1', now });
  const revision = async () =>
    (await test.database.db.selectFrom('auth_revision').select('revision').executeTakeFirstOrThrow())
      .revision;

  it('are asked with what the account says, one at a time', async () => {
    const accountId = await account('Northside');
    const asked = await ask(accountId);
    expect(CONSOLE_ENDPOINTS.requestAccess.data.parse(asked)).toEqual(asked);
    expect(asked).toEqual({
      id: expect.stringMatching(/^areq_/),
      accountId,
      accountName: 'Northside',
      ...ANSWERS,
      retentionRead: true,
      state: 'open',
      askedBy: 'per_1',
      askedAt: new Date(NOW).toISOString(),
      decidedBy: null,
      decidedAt: null,
      reason: null,
    });
    expect(await ask(accountId)).toBeNull();
    expect(await newestAccessRequest(test.database.db, accountId)).toEqual(asked);
  });

  it('one of several asked at once is taken', async () => {
    const accountId = await account();
    const asked = await Promise.all([ask(accountId), ask(accountId), ask(accountId)]);
    expect(asked.filter((each) => each !== null)).toHaveLength(1);
  });

  it('an approval lets live keys be used, and every process looks again', async () => {
    const accountId = await account();
    const asked = await ask(accountId);
    const before = await revision();
    expect(await decide(asked!.id, true)).toMatchObject({
      state: 'approved',
      decidedBy: 'token-1',
      decidedAt: new Date(NOW + 1).toISOString(),
      reason: 'checked',
    });
    expect(await getAccount(test.database.db, accountId)).toMatchObject({ productionApproved: true });
    expect(await revision()).toBeGreaterThan(before);
  });

  it('a refusal changes nothing else, and the account may ask again', async () => {
    const accountId = await account();
    const asked = await ask(accountId);
    const before = await revision();
    expect(await decide(asked!.id, false)).toMatchObject({ state: 'refused' });
    expect(await getAccount(test.database.db, accountId)).toMatchObject({ productionApproved: false });
    expect(await revision()).toBe(before);
    const again = await ask(accountId, NOW + 2);
    expect(await newestAccessRequest(test.database.db, accountId)).toEqual(again);
  });

  it('are decided once, whoever is first; an unknown one never', async () => {
    const asked = await ask(await account());
    const both = await Promise.all([decide(asked!.id, true), decide(asked!.id, false)]);
    expect(both.filter((each) => each === 'decided')).toHaveLength(1);
    expect(await decide(asked!.id, true)).toBe('decided');
    expect(await decide('areq_none', true)).toBeNull();
  });

  it('are listed newest first over pages that split a moment, by account and state', async () => {
    const { db } = test.database;
    await db.deleteFrom('access_request').execute();
    const accounts = [];
    for (const now of [NOW, NOW, NOW, NOW + 1, NOW + 2]) {
      const accountId = await account();
      accounts.push(accountId);
      await ask(accountId, now);
    }
    const all = await listAccessRequests(db, { limit: 200 });
    const pages = [];
    let cursor: string | undefined;
    do {
      const page = await listAccessRequests(db, { limit: 2, cursor });
      pages.push(page.requests);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual(all.requests);
    await decide(all.requests[0]!.id, true);
    expect((await listAccessRequests(db, { limit: 50, state: 'approved' })).requests).toHaveLength(1);
    expect((await listAccessRequests(db, { limit: 50, state: 'open' })).requests).toHaveLength(4);
    const own = await listAccessRequests(db, { limit: 50, accountId: accounts[1] });
    expect(own.requests.map(({ accountId }) => accountId)).toEqual([accounts[1]]);
    await expect(listAccessRequests(db, { limit: 2, cursor: 'x' })).rejects.toThrow(InvalidInputError);
  });

  it('stand in the overview of their account, with how far its set-up is', async () => {
    const { db } = test.database;
    const [accountId, other] = [await account(), await account()];
    expect(await accountOverview(db, { accountId: 'acct_none', now: NOW })).toBeNull();
    expect(await accountOverview(db, { accountId, now: NOW })).toMatchObject({
      keys: 0,
      webhooks: 0,
      lastRequest: null,
      accessRequest: null,
    });
    const key = (given: object) =>
      createKey(db, { accountId, kind: 'secret', mode: 'test', now: NOW, ...given });
    const { record } = await key({});
    await key({ kind: 'publishable' });
    await revokeKey(db, (await key({})).record.id, NOW);
    await createKey(db, { accountId: other, kind: 'secret', mode: 'test', now: NOW });
    await newEndpoint(db, accountId);
    await disableEndpoint(db, { id: (await newEndpoint(db, accountId)).id, now: NOW, reason: 'gone' });
    await newEndpoint(db, other);
    const requests = createRequestRecorder({ db, clock: () => NOW, flushEveryMs: 0 });
    requests.note({
      id: `req_${kind}`,
      credential: {
        accountId,
        keyId: record.id,
        keyStart: record.visibleStart,
        kind: 'secret',
        mode: 'test',
      },
      operation: 'ping',
      status: 200,
      durationMs: 1,
      origin: undefined,
      replayed: false,
      failure: null,
    });
    await requests.close();
    const accessRequest = await ask(accountId);
    const overview = await accountOverview(db, { accountId, now: NOW });
    expect(CONSOLE_ENDPOINTS.getAccountOverview.data.parse(overview)).toEqual(overview);
    expect(overview).toMatchObject({
      keys: 2,
      publishableKeys: 1,
      webhooks: 2,
      disabledWebhooks: 1,
      lastRequest: { operation: 'ping', status: 200, keyStart: record.visibleStart },
      accessRequest: { id: accessRequest?.id },
    });
  });
});
