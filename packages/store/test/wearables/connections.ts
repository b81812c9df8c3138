import type { KeyMode } from '@svc/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database/tables.ts';
import { asOwner } from '../../src/database/tenancy.ts';
import { createVault } from '../../src/vault.ts';
import type { StoredConnection } from '../../src/wearables/connection.ts';
import { createConnection } from '../../src/wearables/create.ts';
import { authorizeConnection } from '../../src/wearables/move.ts';
import { claimSync, finishSync } from '../../src/wearables/sync.ts';

export const NOW = Date.UTC(2026, 10, 21, 12);
export const VAULT = createVault(['a secret of the deployment under test']);

interface Wanted {
  readonly mode?: KeyMode;
  readonly patientRef?: string;
  readonly providers?: readonly string[];
  readonly now?: number;
}

export async function pending(
  db: Kysely<Tables>,
  ownerId: string,
  { mode = 'live', patientRef = 'patient-1', providers = ['demo', 'oura'], now = NOW }: Wanted = {},
): Promise<StoredConnection> {
  const wanted = { ownerId, mode, patientRef, providers, language: 'en', metadata: {}, vault: VAULT, now };
  return asOwner(db, ownerId, (trx) => createConnection(trx, wanted));
}

export async function connected(
  db: Kysely<Tables>,
  ownerId: string,
  wanted: Wanted = {},
): Promise<StoredConnection> {
  const { id } = await pending(db, ownerId, wanted);
  const tokensSealed = Buffer.from('sealed tokens');
  const authorized = await asOwner(db, ownerId, (trx) =>
    authorizeConnection(trx, { ownerId, id, now: wanted.now ?? NOW, provider: 'demo', tokensSealed }),
  );
  if (authorized === null) throw new Error('It was not connected.');
  return authorized;
}

/** Something of an owner in every table of wearables. */
export async function fillWearables(db: Kysely<Tables>, ownerId: string): Promise<void> {
  const { id } = await connected(db, ownerId);
  await asOwner(db, ownerId, async (trx) => {
    const claimed = await claimSync(trx, { ownerId, id, now: NOW, leaseId: 'lease' });
    if (claimed === null) throw new Error('It was not claimed.');
    const metrics = [{ day: '2026-11-20', metric: 'steps', value: 4000, provider: 'demo' }] as const;
    await finishSync(trx, { claimed, metrics, now: NOW });
  });
}
