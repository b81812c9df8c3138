import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { InvalidInputError } from '../invalid-input.ts';
import { listRequests, newestRequest, refusedOrigins } from './list-requests.ts';
import { purgeRequests } from './purge-requests.ts';
import type { NotedRequest } from './noted-request.ts';
import { createRequestRecorder, type RequestRecorderOptions } from './request-recorder.ts';

const NOW = Date.UTC(2026, 10, 30, 12);
const DAY = 24 * 3_600_000;

let now = NOW;
beforeEach(() => {
  now = NOW;
});

let made = 0;
const newOwner = () => `acct_${++made}`;

type Given = Partial<Omit<NotedRequest, 'credential'>> & {
  readonly kind?: 'secret' | 'publishable';
  readonly keyId?: string;
  readonly mode?: 'test' | 'live';
};

function noted(accountId: string, { kind = 'secret', keyId = 'key_1', mode = 'live', ...given }: Given = {}) {
  const keyStart = `svc_${kind === 'secret' ? 'sk' : 'pk'}_${mode}_abcd`;
  return {
    id: `req_${++made}`,
    credential: { accountId, keyId, keyStart, kind, mode },
    operation: 'ping',
    status: 200,
    durationMs: 1.26,
    origin: undefined,
    replayed: false,
    failure: null,
    ...given,
  } satisfies NotedRequest;
}

const refused = (code: string, paths: readonly string[] = []) => ({ code, issuePaths: () => paths });

describe.each(['postgres', 'embedded'] as const)('the log of requests, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  const recorder = (given: Partial<RequestRecorderOptions> = {}) =>
    createRequestRecorder({ db: test.database.db, clock: () => now, flushEveryMs: 0, ...given });
  const list = async (accountId: string, given: Partial<Parameters<typeof listRequests>[1]> = {}) =>
    listRequests(test.database.db, { accountId, limit: 200, now, ...given });

  it('keeps what was called, by whom and how it ended', async () => {
    const accountId = newOwner();
    const requests = recorder();
    const request = noted(accountId, {
      status: 400,
      replayed: true,
      failure: refused('invalid_request', ['score', 'history.*']),
    });
    requests.note(request);
    await requests.close();
    expect((await list(accountId)).requests).toEqual([
      {
        id: request.id,
        at: new Date(NOW).toISOString(),
        mode: 'live',
        operation: 'ping',
        status: 400,
        errorCode: 'invalid_request',
        issuePaths: ['score', 'history.*'],
        keyId: 'key_1',
        keyStart: 'svc_sk_live_abcd',
        origin: null,
        durationMs: 1.3,
        replayed: true,
        weight: 1,
      },
    ]);
    expect(await newestRequest(test.database.db, { accountId, now })).toMatchObject({ id: request.id });
    expect(await newestRequest(test.database.db, { accountId: newOwner(), now })).toBeNull();
  });

  it.each<[string, Given, string | null]>([
    ['of a browser key', { kind: 'publishable', origin: 'https://a.example' }, 'https://a.example'],
    ['of a secret key: never', { kind: 'secret', origin: 'https://a.example' }, null],
    ['none', { kind: 'publishable' }, null],
    ['null', { kind: 'publishable', origin: 'null' }, null],
    ['with a path', { kind: 'publishable', origin: 'https://a.example/patients/17' }, null],
    ['with a name', { kind: 'publishable', origin: 'https://jane@a.example' }, null],
    ['no origin at all', { kind: 'publishable', origin: 'Jane Doe, born 1980' }, null],
    ['too long', { kind: 'publishable', origin: `https://${'a'.repeat(293)}.example` }, null],
    [
      'of 300 characters',
      { kind: 'publishable', origin: `https://${'a.'.repeat(142)}a.example`.slice(0, 300) },
      `https://${'a.'.repeat(142)}a.example`.slice(0, 300),
    ],
  ])('keeps an origin %s', async (_, given, origin) => {
    const accountId = newOwner();
    const requests = recorder();
    requests.note(noted(accountId, given));
    await requests.close();
    expect((await list(accountId)).requests[0]?.origin).toBe(origin);
  });

  it('keeps at most twenty paths of 300 characters', async () => {
    const accountId = newOwner();
    const requests = recorder();
    const paths = Array.from({ length: 30 }, (_, i) => `labs[${i}]${'.x'.repeat(300)}`);
    requests.note(noted(accountId, { status: 400, failure: refused('invalid_request', paths) }));
    await requests.close();
    const [line] = (await list(accountId)).requests;
    expect(line?.issuePaths).toEqual(paths.slice(0, 20).map((path) => path.slice(0, 300)));
  });

  it('of a busy second samples successes, with weights that add up to all of them', async () => {
    const accountId = newOwner();
    const requests = recorder();
    for (let i = 0; i < 500; i++) requests.note(noted(accountId));
    for (let i = 0; i < 300; i++) requests.note(noted(accountId, { operation: 'analyzeDmse' }));
    await requests.close();
    const lines = (await list(accountId)).requests;
    expect(lines).toHaveLength(22);
    const sums = Object.groupBy(lines, ({ operation }) => operation);
    const weight = (of: typeof lines = []) => of.reduce((sum, line) => sum + line.weight, 0);
    expect([weight(sums['ping']), weight(sums['analyzeDmse'])]).toEqual([500, 300]);
  });

  it('keeps every failure of a second that is not a flood, and of a flood the number', async () => {
    const accountId = newOwner();
    const requests = recorder();
    for (let i = 0; i < 400; i++) {
      requests.note(noted(accountId));
      requests.note(noted(accountId, { status: 429, failure: refused('rate_limited') }));
    }
    for (let i = 0; i < 40; i++) requests.note(noted(accountId, { status: 499 }));
    await requests.close();
    const { requests: limited } = await list(accountId, { status: 429 });
    expect([limited.length, limited.reduce((sum, { weight }) => sum + weight, 0)]).toEqual([51, 400]);
    const { requests: left } = await list(accountId, { outcome: 'left' });
    expect(left.map(({ weight }) => weight)).toEqual([40]);
  });

  it('begins again with the next second, for each account by itself, and after each flush', async () => {
    const [one, other] = [newOwner(), newOwner()];
    const requests = recorder();
    for (let i = 0; i < 30; i++) requests.note(noted(one));
    requests.note(noted(other));
    await requests.flush();
    for (let i = 0; i < 5; i++) requests.note(noted(one));
    now += 1000;
    for (let i = 0; i < 3; i++) requests.note(noted(one));
    await requests.close();
    const weights = async (owner: string) =>
      (await list(owner)).requests.map(({ weight }) => weight).sort((a, b) => b - a);
    expect(await weights(one)).toEqual([10, 5, ...Array.from({ length: 23 }, () => 1)]);
    expect(await weights(other)).toEqual([1]);
  });

  it('a line for many origins is of none of them', async () => {
    const accountId = newOwner();
    const requests = recorder();
    for (let i = 0; i < 60; i++)
      requests.note(
        noted(accountId, {
          kind: 'publishable',
          origin: `https://${i}.example`,
          status: 403,
          operation: 'analyzeDmse',
          failure: refused('forbidden'),
        }),
      );
    await requests.close();
    const origins = await refusedOrigins(test.database.db, { accountId, now });
    expect(origins).toHaveLength(51);
    expect(origins[0]).toMatchObject({ origin: null, requests: 10 });
    expect(origins.reduce((sum, { requests: count }) => sum + count, 0)).toBe(60);
  });

  it('keeps what could not be written for the next flush as far as there is room, and counts the rest', async () => {
    const { db } = test.database;
    const accountId = newOwner();
    let dropped = 0;
    const requests = recorder({ mostWaiting: 10, onDropped: (count) => void (dropped += count) });
    await sql`alter table request_log rename to request_log_away`.execute(db);
    for (let i = 0; i < 8; i++) requests.note(noted(accountId));
    const failing = requests.flush();
    await expect(failing).rejects.toThrow('request_log');
    for (let i = 0; i < 5; i++) requests.note(noted(accountId));
    await sql`alter table request_log_away rename to request_log`.execute(db);
    await requests.close();
    expect([(await list(accountId)).requests.length, dropped]).toEqual([10, 3]);
  });

  it('lines that came while a flush failed stay, and the oldest that have no room go', async () => {
    const { db } = test.database;
    const accountId = newOwner();
    let dropped = 0;
    const requests = recorder({ mostWaiting: 10, onDropped: (count) => void (dropped += count) });
    await sql`alter table request_log rename to request_log_away`.execute(db);
    for (let i = 0; i < 8; i++) requests.note(noted(accountId));
    const failing = requests.flush();
    await Promise.resolve();
    await Promise.resolve();
    for (let i = 0; i < 6; i++) requests.note(noted(accountId));
    await expect(failing).rejects.toThrow('request_log');
    await sql`alter table request_log_away rename to request_log`.execute(db);
    await requests.close();
    expect((await list(accountId)).requests.length + dropped).toBe(14);
  });

  it('a line written twice is one', async () => {
    const accountId = newOwner();
    const request = noted(accountId);
    for (const each of [recorder(), recorder()]) {
      each.note(request);
      await each.close();
    }
    expect((await list(accountId)).requests).toHaveLength(1);
  });

  it('is read newest first, over pages that split a moment, and none of another account', async () => {
    const [accountId, other] = [newOwner(), newOwner()];
    const requests = recorder();
    for (const at of [NOW - 2, NOW - 1, NOW - 1, NOW - 1, NOW]) {
      now = at;
      requests.note(noted(accountId));
      requests.note(noted(other));
    }
    await requests.close();
    const all = (await list(accountId)).requests;
    const pages = [];
    let cursor: string | undefined;
    do {
      const page = await list(accountId, { limit: 2, cursor });
      pages.push(page.requests);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual(all);
    expect(all.map(({ at }) => Date.parse(at) - NOW)).toEqual([0, -1, -1, -1, -2]);
    await expect(list(accountId, { cursor: 'e30' })).rejects.toThrow(InvalidInputError);
  });

  it('is narrowed by everything that a line has', async () => {
    const accountId = newOwner();
    const requests = recorder();
    const write = (operation: string, given: Given = {}) =>
      requests.note(noted(accountId, { operation, ...given }));
    write('test', { mode: 'test' });
    write('created', { status: 201 });
    write('invalid', { status: 400, failure: refused('invalid_request') });
    write('conflict', { status: 409, failure: refused('conflict') });
    write('broken', { status: 500, failure: refused('server_error') });
    write('left', { status: 499 });
    write('other', { keyId: 'key_2', id: 'req_named' });
    now = NOW + 5;
    write('later');
    await requests.close();
    const seen = async (given: object) =>
      (await list(accountId, given)).requests.map(({ operation }) => operation).sort();
    expect(await seen({ mode: 'test' })).toEqual(['test']);
    expect(await seen({ outcome: 'success', until: NOW + 5 })).toEqual(['created', 'other', 'test']);
    expect(await seen({ outcome: 'refused' })).toEqual(['conflict', 'invalid']);
    expect(await seen({ outcome: 'failed' })).toEqual(['broken']);
    expect(await seen({ outcome: 'left' })).toEqual(['left']);
    expect(await seen({ status: 201 })).toEqual(['created']);
    expect(await seen({ status: 409 })).toEqual(['conflict']);
    expect(await seen({ errorCode: 'server_error' })).toEqual(['broken']);
    expect(await seen({ operation: 'conflict' })).toEqual(['conflict']);
    expect(await seen({ keyId: 'key_2' })).toEqual(['other']);
    expect(await seen({ requestId: 'req_named' })).toEqual(['other']);
    expect(await seen({ since: NOW + 5 })).toEqual(['later']);
    expect(await seen({ since: NOW + 6 })).toEqual([]);
    expect(await seen({ outcome: 'refused', keyId: 'key_2' })).toEqual([]);
  });

  it('shows refused origins of a day: those of browser keys, where an origin is asked for', async () => {
    const accountId = newOwner();
    const requests = recorder();
    const write = (given: Given) =>
      requests.note(
        noted(accountId, {
          kind: 'publishable',
          status: 403,
          operation: 'analyzeDmse',
          failure: refused('forbidden'),
          ...given,
        }),
      );
    now = NOW - DAY;
    write({ origin: 'https://yesterday.example' });
    now = NOW - 1;
    write({ origin: 'https://a.example' });
    now = NOW;
    write({ origin: 'https://a.example' });
    write({ origin: 'https://a.example', keyId: 'key_2' });
    write({});
    write({ origin: 'https://b.example', operation: 'ping' });
    write({ origin: 'https://c.example', status: 429 });
    write({ kind: 'secret' });
    await requests.close();
    const at = new Date(NOW).toISOString();
    expect(await refusedOrigins(test.database.db, { accountId, now })).toEqual([
      { origin: 'https://a.example', keyId: 'key_1', requests: 2, lastAt: at },
      { origin: 'https://a.example', keyId: 'key_2', requests: 1, lastAt: at },
      { origin: null, keyId: 'key_1', requests: 1, lastAt: at },
    ]);
    expect(await refusedOrigins(test.database.db, { accountId: newOwner(), now })).toEqual([]);
  });

  it('is kept for seven days', async () => {
    const accountId = newOwner();
    const requests = recorder();
    requests.note(noted(accountId));
    await requests.close();
    now = NOW + 7 * DAY - 1;
    await purgeRequests(test.database.db, now);
    expect((await list(accountId)).requests).toHaveLength(1);
    now += 1;
    expect((await list(accountId)).requests).toHaveLength(0);
    expect(await purgeRequests(test.database.db, now)).toBeGreaterThan(0);
    const { rows } = await sql`select 1 from request_log where owner_id = ${accountId}`.execute(
      test.database.db,
    );
    expect(rows).toEqual([]);
  });
});
