/**
 * Records events of one account as a process of its own: many transactions of a few events, some of them taken back, some
 * held open for a while after their events were written. Prints a line `number id` for each event that was committed.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { eventOf } from '@svc/contracts';
import { asOwner, openDatabase, recordEvents } from '@svc/store';

const { DATABASE_URL, OWNER_ID = '', AMOUNT = '0', EVENTS_PER_TRANSACTION = '1' } = process.env;
if (DATABASE_URL === undefined) throw new Error('DATABASE_URL is required');
/** One transaction in so many is taken back after its events were written. */
const TAKEN_BACK = 20;
/** One in so many stays open for a moment before its commit. */
const HELD_OPEN = 100;
const HELD_MS = 20;
/** Transactions at once; they wait for each other at the counter of the account. */
const LANES = 2;

class TakenBack extends Error {}

const database = await openDatabase({ url: DATABASE_URL, maxConnections: LANES });
const state = { left: Number(AMOUNT), transactions: 0 };
const lines: string[] = [];

async function recordSome(count: number): Promise<void> {
  state.transactions += 1;
  const nth = state.transactions;
  const data = { object: 'lab_order', id: `lo_${nth}`, status: 'collected', patientRef: 'p-1' } as const;
  const events = Array.from({ length: count }, () => eventOf('lab_order.status_changed', data));
  const recorded = await asOwner(database.db, OWNER_ID, async (trx) => {
    const written = await recordEvents(trx, { ownerId: OWNER_ID, mode: 'live', events, now: Date.now() });
    if (nth % HELD_OPEN === 0) await delay(HELD_MS);
    if (nth % TAKEN_BACK === 0) throw new TakenBack();
    return written;
  }).catch((error: unknown) => {
    if (error instanceof TakenBack) return null;
    throw error;
  });
  if (recorded === null) state.left += count;
  else lines.push(...recorded.map(({ number, id }) => `${number} ${id}`));
}

async function lane(): Promise<void> {
  while (state.left > 0) {
    const count = Math.min(state.left, Number(EVENTS_PER_TRANSACTION));
    state.left -= count;
    await recordSome(count);
  }
}

while (state.left > 0) await Promise.all(Array.from({ length: LANES }, lane));
await database.close();
process.stdout.write(`${lines.join('\n')}\n`);
