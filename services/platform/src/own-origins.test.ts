import { createAccount, createKey, findKey, revokeKey } from '@svc/store';
import { createTestDatabase, type TestDatabase } from '@svc/store/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followAddress, originsOf } from './own-origins.ts';

const NOW = Date.UTC(2026, 10, 29);

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase('embedded');
});
afterAll(() => test.close());

it.each([
  ['http://127.0.0.1:9001', ['http://127.0.0.1:9001', 'http://localhost:9001']],
  ['http://localhost:80', ['http://127.0.0.1', 'http://localhost']],
  ['http://[::1]:9001', ['http://127.0.0.1:9001', 'http://localhost:9001', 'http://[::1]:9001']],
  ['https://svc.example', ['https://svc.example']],
])('a server at %s is reached from pages of %j', (address, origins) => {
  expect(originsOf(address)).toEqual(origins);
});

it('the origins of a key follow the address: those of the last one go, what a person added and the defaults stay', async () => {
  const { database } = test;
  const { id: accountId } = await createAccount(database.db, { name: 'A', plan: 'launch', now: NOW });
  const origins = ['http://localhost:8787', 'http://localhost:5173', 'https://mine.example'];
  const { key, record } = await createKey(database.db, {
    accountId,
    kind: 'publishable',
    mode: 'live',
    origins,
    now: NOW,
  });
  const follow = (address: string, former?: string) =>
    followAddress(database, { key, addresses: [address, 'https://public.example'], former, now: NOW });
  const stored = async () => (await findKey(database.db, key))?.origins;

  const first = [...origins, 'http://127.0.0.1:9001', 'http://localhost:9001', 'https://public.example'];
  expect(await follow('http://127.0.0.1:9001', 'http://127.0.0.1:8787')).toEqual(first);
  expect(await stored()).toEqual(first);
  expect(await follow('http://127.0.0.1:9001', 'http://127.0.0.1:9001')).toHaveLength(first.length);
  await follow('http://127.0.0.1:9002', 'http://127.0.0.1:9001');
  expect((await stored())?.filter((each) => each.includes('900')).toSorted()).toEqual([
    'http://127.0.0.1:9002',
    'http://localhost:9002',
  ]);

  await revokeKey(database.db, record.id, NOW);
  expect(await follow('http://127.0.0.1:9003')).toBeUndefined();
  expect(
    await followAddress(database, { key: undefined, addresses: [], former: undefined, now: NOW }),
  ).toBeUndefined();
});
