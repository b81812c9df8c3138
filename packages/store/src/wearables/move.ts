import { eventOf, WEARABLE_TRANSITIONS, type WearableTrigger } from '@svc/contracts';
import type { Transaction } from 'kysely';
import type { RandomBytes } from '../ids/clock.ts';
import { recordEvents } from '../events/record-events.ts';
import type { Tables } from '../database/tables.ts';
import { eventData, type StoredConnection, toConnection } from './connection.ts';

/** How long the provider is told that a grant ended, when it does not answer. */
const REVOKE_FOR_MS = 24 * 3_600_000;

interface Move {
  readonly ownerId: string;
  readonly id: string;
  readonly now: number;
  readonly random?: RandomBytes | undefined;
}

/** What an authorization brings. */
interface Authorization {
  readonly provider: string;
  /** null for a connection that a test marked connected: it has no device behind it. */
  readonly tokensSealed: Uint8Array | null;
}

/**
 * Pending to connected, with its tokens and its event. Null when the connection is not pending any more, when its link
 * has expired, or when the provider is not among those offered: nothing changes then.
 */
export async function authorizeConnection(
  trx: Transaction<Tables>,
  { ownerId, id, now, random, provider, tokensSealed }: Move & Authorization,
): Promise<StoredConnection | null> {
  const { from, to } = WEARABLE_TRANSITIONS.authorized;
  const at = new Date(now);
  const row = await trx
    .updateTable('wearable_connection')
    .set({ status: to, provider, connected_at: at, updated_at: at, next_sync_at: at })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('status', '=', from)
    .where('link_expires_at', '>', at)
    .where((eb) => eb(eb.val(provider), '=', eb.fn.any(eb.ref('providers'))))
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  const connection = toConnection(row);
  if (tokensSealed !== null)
    await trx
      .insertInto('wearable_grant')
      .values({
        owner_id: ownerId,
        connection_id: id,
        provider,
        tokens_sealed: tokensSealed,
        refresh_lease_id: null,
        refresh_leased_until: null,
        revoke_at: null,
        revoke_until: null,
      })
      .execute();
  await tell(trx, 'authorized', connection, { now, random });
  return connection;
}

/**
 * Ends a connection in the state its trigger belongs to, with the event of the table. `expired` waits for the end of the
 * link. Null when the connection is in another state: nothing changes then.
 */
export async function endConnection(
  trx: Transaction<Tables>,
  { ownerId, id, now, random, trigger }: Move & { readonly trigger: Exclude<WearableTrigger, 'authorized'> },
): Promise<StoredConnection | null> {
  const { from, to } = WEARABLE_TRANSITIONS[trigger];
  const at = new Date(now);
  let query = trx
    .updateTable('wearable_connection')
    .set({
      status: to,
      disconnected_at: at,
      ended_by: trigger,
      updated_at: at,
      next_sync_at: null,
      sync_lease_id: null,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('status', '=', from);
  if (trigger === 'expired') query = query.where('link_expires_at', '<=', at);
  const row = await query.returningAll().executeTakeFirst();
  if (!row) return null;
  const connection = toConnection(row);
  await endGrant(trx, { ownerId, id, now, isGone: trigger === 'revoked_by_provider' });
  await tell(trx, trigger, connection, { now, random });
  return connection;
}

/** What it is called when an app or a patient ends a connection that is pending, or connected. */
const WITHDRAWALS = {
  app: ['cancelled', 'revoked_by_app'],
  patient: ['declined', 'revoked_by_patient'],
} as const;

/** Ends a connection in whatever state it is: it may become connected while it is being withdrawn. */
export async function withdrawConnection(
  trx: Transaction<Tables>,
  { by, ...move }: Move & { readonly by: keyof typeof WITHDRAWALS },
): Promise<void> {
  for (const trigger of WITHDRAWALS[by])
    if ((await endConnection(trx, { ...move, trigger })) !== null) return;
}

/** Tokens the provider has ended are dropped; others are kept until it was told. */
async function endGrant(
  trx: Transaction<Tables>,
  { ownerId, id, now, isGone }: { ownerId: string; id: string; now: number; isGone: boolean },
): Promise<void> {
  if (isGone)
    await trx
      .deleteFrom('wearable_grant')
      .where('owner_id', '=', ownerId)
      .where('connection_id', '=', id)
      .execute();
  else
    await trx
      .updateTable('wearable_grant')
      .set({ revoke_at: new Date(now), revoke_until: new Date(now + REVOKE_FOR_MS) })
      .where('owner_id', '=', ownerId)
      .where('connection_id', '=', id)
      .execute();
}

/** Last in the transaction, as events are. */
async function tell(
  trx: Transaction<Tables>,
  trigger: WearableTrigger,
  connection: StoredConnection,
  { now, random }: Pick<Move, 'now' | 'random'>,
): Promise<void> {
  const { event } = WEARABLE_TRANSITIONS[trigger];
  if (event === null) return;
  const { ownerId, mode } = connection;
  await recordEvents(trx, {
    ownerId,
    mode,
    events: [eventOf(event, eventData(connection))],
    now,
    random,
  });
}
