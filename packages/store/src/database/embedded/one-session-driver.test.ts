import type { PGlite } from '@electric-sql/pglite';
import type { DatabaseConnection } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TransactionGuard } from '../transaction-guard.ts';
import { OneSessionDriver } from './one-session-driver.ts';

const IDLE_PGLITE = { ready: true, closed: false } as unknown as PGlite;

let driver: OneSessionDriver;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  driver = new OneSessionDriver({ pglite: IDLE_PGLITE }, new TransactionGuard(), 5_000);
  await driver.init();
});
afterEach(() => vi.useRealTimers());

it('gives the session to one caller at a time, in order', async () => {
  const order: string[] = [];
  const use = (name: string) => driver.acquireConnection().then(() => order.push(name));
  await use('first');
  const waiting = [use('second'), use('third')];
  expect(order).toEqual(['first']);
  await driver.releaseConnection();
  await waiting[0];
  expect(order).toEqual(['first', 'second']);
  await driver.releaseConnection();
  await waiting[1];
  expect(order).toEqual(['first', 'second', 'third']);
});

it('fails a caller after five seconds, and goes on with the next', async () => {
  await driver.acquireConnection();
  const late = driver.acquireConnection().catch((error: unknown) => error);
  vi.advanceTimersByTime(4_999);
  const patient: Promise<DatabaseConnection> = driver.acquireConnection();
  vi.advanceTimersByTime(1);
  expect(await late).toMatchObject({ code: '55P03', message: 'The embedded database was busy for 5000 ms.' });
  await driver.releaseConnection();
  await expect(patient).resolves.toBeDefined();
});
