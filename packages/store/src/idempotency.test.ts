import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database/database.ts';
import {
  answerOnce,
  IdempotencyBusyError,
  IdempotencyMismatchError,
  type IdempotentRequest,
  KEPT_MS,
  type KeptAnswer,
  purgeIdempotentAnswers,
} from './idempotency.ts';
import { asOwner } from './database/tenancy.ts';
import { createTestDatabase, exampleEvent, heldKey, type TestDatabase } from '../test/index.ts';
import { recordEvents } from './events/record-events.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
let nowMs = NOON;
beforeEach(() => {
  nowMs = NOON;
});

const REQUEST: IdempotentRequest = { scope: ['POST', '/v1/mse/visit-1', 'key-1'], body: '{"a":1}' };

/** Runs a write whose effect can be counted: one event. */
async function send(
  database: Database,
  given: {
    ownerId: string;
    request?: IdempotentRequest | null;
    status?: number;
    waitMs?: number;
    work?: () => Promise<void> | void;
  },
): Promise<KeptAnswer> {
  const { ownerId, request = REQUEST, status = 200, waitMs, work } = given;
  const key = await heldKey(database, ownerId);
  return answerOnce(database.db, { key, request, clock: () => nowMs, waitMs }, async (trx) => {
    const [event] = await recordEvents(trx, {
      ownerId,
      mode: 'live',
      events: [exampleEvent('wearable.connected')],
      now: nowMs,
    });
    await work?.();
    return { status, text: `{"number":${event?.number}}` };
  });
}

const effects = async ({ db }: Database, ownerId: string) =>
  asOwner(db, ownerId, async (trx) => (await trx.selectFrom('event').select('number').execute()).length);
const kept = async ({ db }: Database, ownerId: string) =>
  asOwner(
    db,
    ownerId,
    async (trx) => (await trx.selectFrom('idempotent_answer').select('status').execute()).length,
  );

describe.each(['postgres', 'embedded'] as const)('answering once, %s', (kind) => {
  let test: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
    ({ database } = test);
  });
  afterAll(() => test.close());

  it('the same key and body: the same answer and one effect [D:idempotency]', async () => {
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push(await send(database, { ownerId: 'org_same' }));
    const answer = { status: 200, text: '{"number":1}' };
    expect(answers).toEqual([answer, { ...answer, replayed: true }, { ...answer, replayed: true }]);
    expect(await effects(database, 'org_same')).toBe(1);
  });

  it('without a key each request has its effect, and nothing is kept [D:idempotency]', async () => {
    for (let i = 0; i < 2; i++) await send(database, { ownerId: 'org_no_key', request: null });
    expect(await effects(database, 'org_no_key')).toBe(2);
    expect(await kept(database, 'org_no_key')).toBe(0);
  });

  it.each([
    ['another text', '{"a":2}'],
    ['the same JSON in other letters', '{"a": 1}'],
    ['an empty body', ''],
    ['bytes', Buffer.from([0, 255])],
  ])('the same key with another body is refused, without an effect: %s [D:idempotency]', async (_, body) => {
    const ownerId = `org_other_${String(body).length}`;
    await send(database, { ownerId });
    await expect(send(database, { ownerId, request: { ...REQUEST, body } })).rejects.toThrow(
      IdempotencyMismatchError,
    );
    expect(await effects(database, ownerId)).toBe(1);
  });

  it.each<[string, IdempotentRequest['scope']]>([
    ['method', ['PATCH', '/v1/mse/visit-1', 'key-1']],
    ['path', ['POST', '/v1/mse/visit-2', 'key-1']],
    ['key', ['POST', '/v1/mse/visit-1', 'key-2']],
    ['key that runs into the path', ['POST', '/v1/mse/visit-1key', '-1']],
  ])('another %s is another request [D:idempotency]', async (name, scope) => {
    const ownerId = `org_scope_${name}`;
    await send(database, { ownerId });
    await send(database, { ownerId, request: { ...REQUEST, scope } });
    expect(await effects(database, ownerId)).toBe(2);
  });

  it('the same key of another tenant is another request [D:idempotency]', async () => {
    for (const ownerId of ['org_mine', 'org_theirs']) await send(database, { ownerId });
    for (const ownerId of ['org_mine', 'org_theirs']) expect(await effects(database, ownerId)).toBe(1);
  });

  it.each([
    [KEPT_MS - 1, 1],
    [KEPT_MS, 2],
    [KEPT_MS + 1, 2],
  ])('%d ms later there were %d effects [D:idempotency]', async (later, expected) => {
    const ownerId = `org_later_${later}`;
    await send(database, { ownerId });
    nowMs += later;
    await send(database, { ownerId });
    expect(await effects(database, ownerId)).toBe(expected);
    // What is past its day may come with another body.
    nowMs += KEPT_MS;
    await send(database, { ownerId, request: { ...REQUEST, body: 'other' } });
    expect(await effects(database, ownerId)).toBe(expected + 1);
  });

  it('a write that fails keeps nothing, and may be sent again [D:idempotency]', async () => {
    const ownerId = 'org_fails';
    const failing = send(database, {
      ownerId,
      work: () => {
        throw new Error('no disk');
      },
    });
    await expect(failing).rejects.toThrow('no disk');
    expect([await effects(database, ownerId), await kept(database, ownerId)]).toEqual([0, 0]);
    expect(await send(database, { ownerId })).toMatchObject({ status: 200 });
  });

  it.each([
    [199, 0],
    [200, 1],
    [201, 1],
    [299, 1],
    [300, 0],
    [409, 0],
    [422, 0],
    [500, 0],
  ])('of status %d, %d answers are kept [D:idempotency]', async (status, count) => {
    const ownerId = `org_status_${status}`;
    expect(await send(database, { ownerId, status })).toMatchObject({ status });
    expect(await kept(database, ownerId)).toBe(count);
  });

  it('stores neither key nor body, only their hashes [D:idempotency]', async () => {
    await send(database, { ownerId: 'org_hashes' });
    const { rows } = await sql<{ row: string }>`
      select idempotent_answer::text as row from idempotent_answer where owner_id = 'org_hashes'`.execute(
      database.db,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toMatch(/key-1|visit-1|"a"/);
  });

  it('answers of past days are removed, at most a batch at a time [D:idempotency]', async () => {
    await purgeIdempotentAnswers(database.db, { now: NOON + 10 * KEPT_MS });
    for (const [count, at] of [
      [3, NOON],
      [2, NOON + 1],
    ] as const)
      for (let i = 0; i < count; i++) {
        nowMs = at;
        await send(database, {
          ownerId: 'org_purge',
          request: { ...REQUEST, scope: ['POST', '/', `${at} ${i}`] },
        });
      }
    const purge = (limit?: number) => purgeIdempotentAnswers(database.db, { now: NOON + KEPT_MS, limit });
    expect([await purge(2), await purge(2), await purge(2)]).toEqual([2, 1, 0]);
    expect(await kept(database, 'org_purge')).toBe(2);
  });
});

describe('twins on real PostgreSQL', () => {
  let test: TestDatabase;
  let handles: Database[];
  beforeAll(async () => {
    test = await createTestDatabase();
    handles = [test.database, await test.reopen(), await test.reopen()];
  });
  afterAll(() => test.close());
  const handle = (i: number) => handles[i % handles.length] as Database;

  it('fifty at once: one effect, and all get its answer [D:idempotency]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => send(handle(i), { ownerId: 'org_twins' })),
    );
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"number":1}']));
    expect(await effects(test.database, 'org_twins')).toBe(1);
  });

  it('fifty at once whose first fails: one effect, and the others get its answer [D:idempotency]', async () => {
    let first = true;
    const work = () => {
      if (!first) return;
      first = false;
      throw new Error('no disk');
    };
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) => send(handle(i), { ownerId: 'org_first_fails', work })),
    );
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await effects(test.database, 'org_first_fails')).toBe(1);
  });

  it('a twin that waited long enough is told to come again, and holds no connection meanwhile [D:idempotency]', async () => {
    let end = () => {};
    const under = new Promise<void>((resolve) => {
      end = resolve;
    });
    let started = () => {};
    const running = new Promise<void>((resolve) => {
      started = resolve;
    });
    const slow = send(handle(0), {
      ownerId: 'org_slow',
      work: () => {
        started();
        return under;
      },
    });
    await running;
    await expect(send(handle(1), { ownerId: 'org_slow', waitMs: 0 })).rejects.toThrow(IdempotencyBusyError);
    await expect(send(handle(1), { ownerId: 'org_slow', waitMs: 120 })).rejects.toThrow(IdempotencyBusyError);
    // More twins than the pool has connections leave it free for others.
    const waiting = Array.from({ length: 30 }, () => send(handle(1), { ownerId: 'org_slow' }));
    expect(await send(handle(1), { ownerId: 'org_quick' })).toMatchObject({ status: 200 });
    end();
    expect(new Set([await slow, ...(await Promise.all(waiting))].map(({ text }) => text)).size).toBe(1);
    expect(await effects(test.database, 'org_slow')).toBe(1);
  });
});
