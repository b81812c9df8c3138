import { expect, it } from 'vitest';
import { asOwner } from '../database/tenancy.ts';
import { createTestDatabase } from '../../test/index.ts';
import { createConnection } from './create.ts';
import { getConnection } from './read.ts';
import { NOW, VAULT } from '../../test/wearables/connections.ts';

it.each(['postgres', 'embedded'] as const)(
  'a connection gives back the metadata it was made with, whatever is nested in it, %s [2:2.7 metadata]',
  async (kind) => {
    const test = await createTestDatabase(kind);
    const metadata = { visit: { id: 17, tags: ['first', { deep: [null, true] }] }, z: 1, a: 'ü' };
    const ownerId = 'acct_a';
    const wanted = { ownerId, mode: 'live', patientRef: 'p', providers: ['demo'], language: 'en' } as const;
    const made = await asOwner(test.database.db, ownerId, (trx) =>
      createConnection(trx, { ...wanted, metadata, vault: VAULT, now: NOW }),
    );
    const read = await asOwner(test.database.db, ownerId, (trx) =>
      getConnection(trx, { ownerId, id: made.id }),
    );
    expect([made.metadata, read?.metadata]).toEqual([metadata, metadata]);
    await test.close();
  },
);
