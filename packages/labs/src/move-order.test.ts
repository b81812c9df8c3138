import { asOwner, findLabOrder, insertLabOrder } from '@svc/store';
import { createTestDatabase, type TestDatabase } from '@svc/store/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { advanceLabOrder } from './move-order.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const ownerId = 'acct_a';
let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

/** A collected order is moved on with a reason. */
async function moved(to: 'cancelled' | 'failed' | 'in_transit' | 'resulted') {
  const { db } = test.database;
  const { id } = await asOwner(db, ownerId, (trx) =>
    insertLabOrder(trx, {
      ownerId,
      mode: 'live',
      patientRef: 'p-1',
      panelId: 'cbc',
      panelName: 'Complete blood count',
      category: 'general',
      priceCents: 1800,
      note: '',
      metadata: '{}',
      now: NOW,
    }),
  );
  const key = { ownerId, mode: 'live', id } as const;
  const advance = (next: typeof to | 'authorized' | 'scheduled' | 'collected', more: object = {}) =>
    asOwner(db, ownerId, (trx) => advanceLabOrder(trx, { key, to: next, now: NOW, ...more }));
  for (const next of ['authorized', 'scheduled', 'collected'] as const) await advance(next);
  const refusal = await advance(to, { statusReason: 'not_performed' }).then(
    () => null,
    (error: unknown) => error,
  );
  return { refusal, order: await asOwner(db, ownerId, (trx) => findLabOrder(trx, key)) };
}

it.each(['cancelled', 'failed'] as const)('an order that is %s keeps the reason', async (to) => {
  const { refusal, order } = await moved(to);
  expect(refusal).toBeNull();
  expect(order).toMatchObject({ status: to, statusReason: 'not_performed' });
});

it.each(['in_transit', 'resulted'] as const)('an order that is %s has no reason to give', async (to) => {
  const { refusal, order } = await moved(to);
  expect(refusal).toMatchObject({ code: 'invalid_request', issues: [{ path: 'statusReason' }] });
  expect(order).toMatchObject({ status: 'collected', statusReason: null });
});
