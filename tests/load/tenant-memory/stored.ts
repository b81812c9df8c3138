import { createHash } from 'node:crypto';
import { eventOf } from '@svc/contracts';
import {
  asOwner,
  createConnection,
  createVault,
  type Database,
  insertLabOrder,
  lockRecord,
  nextVersion,
  recordEvents,
  storeVersions,
} from '@svc/store';
import { inParallel } from '../../support/call.ts';

/** What a row of 1 MB held before texts had a bound. */
const OLD_BYTES = 1_000_000;
const AT_ONCE = 4;

interface Stored {
  readonly database: Database;
  readonly ownerId: string;
  /** Rows of each kind. */
  readonly count: number;
}

/** Text that the database cannot make much smaller: every row is as large on disk as it is in memory. */
export function noise(characters: number, seed: string): string {
  let text = '';
  for (let block = 0; text.length < characters; block++)
    text += createHash('sha512').update(`${seed} ${block}`).digest('base64');
  return text.slice(0, characters);
}

/** A record whose versions were stored before notes had a bound. */
export async function storeOldVersions(
  { database, ownerId, count }: Stored,
  { visitId, patientId }: { visitId: string; patientId: string },
): Promise<void> {
  const actor = { keyId: 'okey_proof', requestId: 'req_proof', now: Date.now() };
  for (let number = 0; number < count; number++) {
    const selection = JSON.stringify({
      mood: { values: ['depressed'], text: noise(OLD_BYTES, `${visitId} ${number}`) },
    });
    const old = { clinicianId: null, flagged: false, riskLowered: false };
    const key = { ownerId, visitId, patientId };
    await asOwner(database.db, ownerId, async (trx) => {
      const record = await lockRecord(trx, key);
      const made = nextVersion(record, { actor, action: 'mse.write', selection, ...old });
      await storeVersions(trx, key, [{ ...made, events: [] }]);
    });
  }
}

/** Lab orders, connections and events of an account, each as large as a body could make it. */
export async function storeOldObjects(
  { database: { db }, ownerId, count }: Stored,
  secret: string,
): Promise<void> {
  const { tokens } = createVault([secret]);
  const of = { ownerId, mode: 'live', patientRef: 'patient-1', now: Date.now() } as const;
  const panel = { panelId: 'cbc', panelName: 'Complete blood count', category: 'general', priceCents: 1800 };
  await inParallel(Array.from({ length: count }).keys(), AT_ONCE, async (number) => {
    const metadata = { a: noise(OLD_BYTES, `object ${number}`) };
    await asOwner(db, ownerId, async (trx) => {
      await insertLabOrder(trx, { ...of, ...panel, note: '', metadata: JSON.stringify(metadata) });
      const data = { object: 'lab_order', id: 'x', status: 'x', patientRef: metadata.a } as const;
      const events = [eventOf('lab_order.status_changed', data)];
      await recordEvents(trx, { ...of, events });
      await createConnection(trx, {
        ...of,
        providers: ['oura'],
        language: 'en',
        metadata,
        vault: { tokens },
      });
    });
  });
}
