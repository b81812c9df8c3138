import type { KeyMode, WearableStatus, WearableTrigger } from '@svc/contracts';
import type { Selectable } from 'kysely';
import type { WearableConnectionTable } from '../database/tables.ts';

/** A connection as it is stored; times in milliseconds. */
export interface StoredConnection {
  readonly ownerId: string;
  readonly id: string;
  readonly mode: KeyMode;
  readonly patientRef: string;
  readonly status: WearableStatus;
  readonly provider: string | null;
  /** Codes the patient may choose from. */
  readonly providers: readonly string[];
  readonly language: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** SHA-256 of the token of its link. */
  readonly linkHash: Uint8Array;
  /** Until when a pending connection can be authorized. */
  readonly linkExpiresAt: number;
  readonly connectedAt: number | null;
  readonly disconnectedAt: number | null;
  readonly endedBy: WearableTrigger | null;
  readonly lastSyncAt: number | null;
}

export function toConnection(row: Selectable<WearableConnectionTable>): StoredConnection {
  return {
    ownerId: row.owner_id,
    id: row.id,
    mode: row.mode,
    patientRef: row.patient_ref,
    status: row.status,
    provider: row.provider,
    providers: row.providers,
    language: row.language,
    metadata: JSON.parse(row.metadata) as Record<string, unknown>,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
    linkHash: row.link_hash,
    linkExpiresAt: row.link_expires_at.getTime(),
    connectedAt: row.connected_at?.getTime() ?? null,
    disconnectedAt: row.disconnected_at?.getTime() ?? null,
    endedBy: row.ended_by,
    lastSyncAt: row.last_sync_at?.getTime() ?? null,
  };
}

/** What an event of a connection tells. */
export function eventData({ id, status, patientRef }: StoredConnection) {
  return { object: 'wearable_connection', id, status, patientRef } as const;
}
