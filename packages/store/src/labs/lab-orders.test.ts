import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOnce } from '../idempotency.ts';
import { asOwner } from '../database/tenancy.ts';
import { createTestDatabase, heldKey, type TestDatabase } from '../../test/index.ts';
import {
  eraseLabOrdersOfPatient,
  findLabOrder,
  insertLabOrder,
  listLabOrders,
  locateLabOrder,
  moveLabOrder,
  type NewLabOrder,
} from './index.ts';
import { ORDERED } from '../../test/mse/records.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const ORDER = { panelId: 'cbc', panelName: 'Complete blood count', category: 'general', priceCents: 1800 };

describe.each(['postgres', 'embedded'] as const)('lab orders in the store, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  const place = (ownerId: string, patientRef: string, mode: 'live' | 'test' = 'live') =>
    asOwner(test.database.db, ownerId, (trx) => insertLabOrder(trx, newOrder({ ownerId, patientRef, mode })));
  const newOrder = (of: Pick<NewLabOrder, 'ownerId' | 'patientRef' | 'mode'>): NewLabOrder => ({
    ...ORDER,
    ...of,
    note: '',
    metadata: '{}',
    now: NOW,
  });
  const move = (ownerId: string, id: string, over: Partial<Parameters<typeof moveLabOrder>[1]> = {}) =>
    asOwner(test.database.db, ownerId, (trx) =>
      moveLabOrder(trx, {
        key: { ownerId, mode: 'live', id },
        from: 'requested',
        path: ['authorized'],
        statusReason: null,
        results: null,
        now: NOW,
        ...over,
      }),
    );
  const payloads = async (ownerId: string) =>
    (
      await test.database.db.selectFrom('event').select('payload').where('owner_id', '=', ownerId).execute()
    ).map(({ payload }) => payload);

  it('a move from another status than the order has changes nothing and tells nobody', async () => {
    const { id } = await place('acct_m', 'p');
    expect(await move('acct_m', id, { from: 'authorized', path: ['scheduled'] })).toBeNull();
    expect(await move('acct_other', id)).toBeNull();
    expect(await move('acct_m', id)).toMatchObject({ id, status: 'authorized' });
    expect(await payloads('acct_m')).toHaveLength(1);
  });

  it.each([
    ['results before the order is resulted', { path: ['authorized'], results: '{}' }],
    ['resulted without results', { path: ['resulted'], results: null }],
    ['a reason where nothing failed', { path: ['authorized'], statusReason: 'not_performed' }],
  ] as const)('the table itself refuses %s', async (_, over) => {
    const { id } = await place('acct_c', 'p');
    await expect(move('acct_c', id, over)).rejects.toThrow(/check/);
    expect(await payloads('acct_c')).toEqual([]);
  });

  it('an operator finds whose order an id is', async () => {
    const { id } = await place('acct_l', 'p', 'test');
    expect(await locateLabOrder(test.database.db, id)).toEqual({ ownerId: 'acct_l', mode: 'test', id });
    expect(await locateLabOrder(test.database.db, 'labord_none')).toBeNull();
  });

  it('erasing a patient removes both modes, kept answers and the name in events, and nobody else', async () => {
    const patientRef = 'p "quoted" ü';
    const ids = [await place('acct_e', patientRef), await place('acct_e', patientRef, 'test')];
    const other = await place('acct_e', 'p');
    const foreign = await place('acct_f', patientRef);
    await move('acct_e', ids[0]?.id ?? '');
    await move('acct_e', other.id);
    await move('acct_f', foreign.id);
    const held = await heldKey(test.database, 'acct_e');
    const keep = (ref: string, key: string) =>
      answerOnce(
        test.database.db,
        { key: held, request: { scope: ['POST', '/', key], body: '{}' }, clock: () => NOW },
        async () => ({
          status: 201,
          text: JSON.stringify({ data: { object: 'lab_order', patientRef: ref } }),
        }),
      );
    await keep(patientRef, 'k-1');
    await keep('p', 'k-2');

    const erased = await eraseLabOrdersOfPatient(
      test.database.db,
      { ownerId: 'acct_e', patientRef },
      ORDERED,
    );
    expect(erased).toEqual({ labOrders: 2, keptAnswers: 1, events: 1 });
    for (const mode of ['live', 'test'] as const) {
      const query = { ownerId: 'acct_e', mode, limit: 200 };
      const left = await asOwner(test.database.db, 'acct_e', (trx) => listLabOrders(trx, query));
      expect(left.rows.map(({ id }) => id)).toEqual(mode === 'live' ? [other.id] : []);
    }
    const events = (await payloads('acct_e')).map((payload) => JSON.parse(payload).data.patientRef);
    expect(events.sort()).toEqual(['[erased]', 'p']);
    expect((await payloads('acct_f')).join()).toContain(JSON.stringify(patientRef));
    const key = { ownerId: 'acct_f', mode: 'live', id: foreign.id } as const;
    expect(await asOwner(test.database.db, 'acct_f', (trx) => findLabOrder(trx, key))).not.toBeNull();
    expect(
      await eraseLabOrdersOfPatient(test.database.db, { ownerId: 'acct_e', patientRef }, ORDERED),
    ).toEqual({
      labOrders: 0,
      keptAnswers: 0,
      events: 0,
    });
  });
});
