import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { asOwner } from '@svc/store';
import { sessionsThatWait } from '@svc/store/test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exam, RISKY } from '../test/exams.ts';
import { type Harness, openHarness, type Process } from '../test/harness.ts';

type Trx = Parameters<Parameters<typeof asOwner>[2]>[0];

const once = (name: string) => ({ 'idempotency-key': name });

describe('twins in flight, on the real server [D:idempotency]', () => {
  let api: Harness;
  let other: Process;
  beforeAll(async () => {
    api = await openHarness({ database: 'postgres' });
    other = await api.second();
  });
  afterAll(() => api.close());

  /** Runs `take` in a transaction and leaves it open until `release()` is called. */
  async function holdOpen(ownerId: string, take: (trx: Trx) => Promise<unknown>) {
    const taken = Promise.withResolvers<void>();
    const hold = { on: true };
    const ended = asOwner(api.database.db, ownerId, async (trx) => {
      await take(trx);
      taken.resolve();
      // A statement now and then, since a transaction that does nothing is ended by the server.
      for (; hold.on; await delay(20)) await trx.selectFrom('mse_head').select('version').limit(1).execute();
    });
    await Promise.race([taken.promise, ended]);
    return async () => {
      hold.on = false;
      await ended;
    };
  }

  it('ten twins from two processes are one version and one answer', async () => {
    const { key } = await api.makeKey();
    const twins = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        (i % 2 === 0 ? api : other).post('/v1/mse/twins', key, exam(RISKY), once('twin')),
      ),
    );
    expect(twins.map(({ statusCode }) => statusCode)).toEqual(twins.map(() => 200));
    expect(new Set(twins.map(({ payload }) => payload)).size).toBe(1);
    expect((await api.get('/v1/mse/twins/history', key)).json().versions).toHaveLength(1);
  });

  it('a twin waits for the first, and has its answer once that commits', async () => {
    const { key, organizationId } = await api.makeKey();
    await api.post('/v1/mse/waits', key, exam());
    const release = await holdOpen(organizationId, (trx) =>
      trx.selectFrom('mse_head').selectAll().where('visit_id', '=', 'waits').forUpdate().execute(),
    );
    let answered = 0;
    const twins = [api, other].map(async (each) => {
      const answer = await each.post('/v1/mse/waits', key, exam(RISKY), once('wait'));
      answered += 1;
      return answer;
    });
    await vi.waitFor(async () => expect(await sessionsThatWait(api.database)).not.toBe(0), 30_000);
    expect(answered).toBe(0);
    await release();
    const answers = await Promise.all(twins);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
    expect(answers[0]?.json().version).toBe(2);
  });

  it('a twin that has waited for 10 s is 409 with Retry-After: 1, and can be sent again', async () => {
    const { key, organizationId } = await api.makeKey();
    const path = '/v1/mse/busy';
    const route = JSON.stringify(['/api/v1/mse/:visitId', { visitId: 'busy' }]);
    const scope = [organizationId, 'POST', route, 'busy'];
    const lock = createHash('sha256').update(JSON.stringify(scope)).digest().readBigInt64BE(0);
    // Stands for a first one that takes long.
    const release = await holdOpen(organizationId, (trx) =>
      trx
        .selectNoFrom((eb) =>
          eb.fn('pg_advisory_xact_lock', [eb.cast(eb.val(lock.toString()), 'bigint')]).as('held'),
        )
        .execute(),
    );
    const refused = await other.post(path, key, exam(), once('busy'));
    await release();
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      409,
      '1',
      { error: 'A request with this Idempotency-Key is still under way. Send it again.' },
    ]);
    expect((await other.post(path, key, exam(), once('busy'))).json().version).toBe(1);
  });
});
