import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { countCdsFeedback, readCdsFeedback } from './feedback.ts';

const DAYS = ['2026-11-18', '2026-11-19', '2026-11-20'] as const;
const OUTCOME = { service: 'order-sign', kind: 'interaction', outcome: 'accepted', reason: 'none' } as const;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  const owner = { ownerId: 'acct_1', mode: 'live' } as const;
  for (const day of DAYS)
    await countCdsFeedback(test.database.db, owner, { outcomes: [OUTCOME], now: Date.parse(day) });
});
afterAll(() => test.close());

it.each([
  ['all of it', {}, DAYS],
  ['from a day on, it included', { from: DAYS[1] }, DAYS.slice(1)],
  ['up to a day, it included', { to: DAYS[1] }, DAYS.slice(0, 2)],
  ['of one day', { from: DAYS[1], to: DAYS[1] }, [DAYS[1]]],
  ['of none', { from: DAYS[2], to: DAYS[0] }, []],
])('feedback is read %s', async (_, range, days) => {
  const counts = await readCdsFeedback(test.database.db, { ownerId: 'acct_1', mode: 'live', ...range });
  expect(counts.map(({ day }) => day)).toEqual(days);
});
