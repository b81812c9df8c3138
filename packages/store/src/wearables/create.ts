import type { KeyMode } from '@svc/contracts';
import type { Transaction } from 'kysely';
import type { RandomBytes } from '../ids/clock.ts';
import { newId } from '../ids/ids.ts';
import type { Tables } from '../database/tables.ts';
import type { Vault } from '../vault.ts';
import { type StoredConnection, toConnection } from './connection.ts';
import { hashLinkToken, issueLink, LINK_LIFETIME_MS, newLinkToken } from './links.ts';

export interface NewConnection {
  readonly ownerId: string;
  readonly mode: KeyMode;
  readonly patientRef: string;
  /** Codes of the catalog, at least one. */
  readonly providers: readonly string[];
  readonly language: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly vault: Pick<Vault, 'tokens'>;
  readonly now: number;
  readonly random?: RandomBytes | undefined;
}

/** A pending connection and the link that leads to it. */
export async function createConnection(
  trx: Transaction<Tables>,
  { ownerId, mode, patientRef, providers, language, metadata, vault, now, random }: NewConnection,
): Promise<StoredConnection> {
  const at = new Date(now);
  const id = newId('wear', random);
  const tokenHash = hashLinkToken(newLinkToken(vault, id));
  const row = await trx
    .insertInto('wearable_connection')
    .values({
      owner_id: ownerId,
      id,
      mode,
      patient_ref: patientRef,
      status: 'pending',
      provider: null,
      providers: [...providers],
      language,
      metadata: JSON.stringify(metadata),
      created_at: at,
      updated_at: at,
      link_hash: tokenHash,
      link_expires_at: new Date(now + LINK_LIFETIME_MS),
      connected_at: null,
      disconnected_at: null,
      ended_by: null,
      last_sync_at: null,
      next_sync_at: null,
      sync_lease_id: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await issueLink(trx, { connectionId: id, tokenHash, now });
  return toConnection(row);
}
