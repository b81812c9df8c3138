import type { KeyMode } from '@svc/contracts';
import { type Selectable, sql } from 'kysely';
import { getAccount } from '../accounts/accounts.ts';
import type { RandomBytes } from '../ids/clock.ts';
import { newId } from '../ids/ids.ts';
import { InvalidInputError } from '../invalid-input.ts';
import { checkOverlap } from '../accounts/key-overlap.ts';
import { getOrganization } from '../accounts/organizations.ts';
import type { WebhookEndpointTable } from '../database/tables.ts';
import { type Db, inTransaction } from '../database/tenancy.ts';
import { afterPlace, timePage } from '../pagination/time-cursor.ts';
import type { Vault } from '../vault.ts';
import { sealSecret } from './endpoint-secrets.ts';

/** Where events of an owner and mode are sent. It never includes the secret. */
export interface WebhookEndpoint {
  id: string;
  ownerId: string;
  ownerKind: 'account' | 'organization';
  mode: KeyMode;
  url: string;
  /** What it is for; null when nothing was said. */
  description: string | null;
  /** Empty means every type. */
  eventTypes: string[];
  enabled: boolean;
  disabledReason: string | null;
  disabledAt: string | null;
  /** Since when every try has failed; null when the last one succeeded. */
  failingSince: string | null;
  /** Until when the secret before the last rotation signs too. */
  previousSecretUntil: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface NewEndpoint {
  readonly ownerId: string;
  readonly ownerKind: WebhookEndpoint['ownerKind'];
  readonly mode: KeyMode;
  /** Checked by the caller: the store knows nothing of the network. */
  readonly url: string;
  readonly eventTypes?: readonly string[];
  readonly description?: string | undefined;
  /** Sealed before it is stored. */
  readonly secret: string;
  readonly vault: Pick<Vault, 'seal'>;
  readonly now: number;
  readonly random?: RandomBytes;
}

interface EndpointPatch {
  readonly url?: string | undefined;
  readonly eventTypes?: readonly string[] | undefined;
  readonly description?: string | null | undefined;
}

interface Rotation {
  readonly secret: string;
  readonly overlapMs: number;
  readonly vault: Pick<Vault, 'seal'>;
  readonly now: number;
}

/** Removed endpoints are kept for their deliveries alone. */
export const isThere = sql<boolean>`deleted_at is null`;
const MAX_ENDPOINTS = 50;
const MAX_TYPES = 50;
const EVENT_TYPE = /^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*){1,4}$/;

/** Throws InvalidInputError for an unknown owner, unknown event types, or more than 50 endpoints in a mode. */
export async function createEndpoint(db: Db, endpoint: NewEndpoint): Promise<WebhookEndpoint> {
  const { ownerId, ownerKind, mode, url, secret, vault, now, random } = endpoint;
  const eventTypes = checkedTypes(endpoint.eventTypes ?? []);
  return inTransaction(db, async (trx) => {
    await assertOwner(trx, ownerId, ownerKind);
    const existing = await trx
      .selectFrom('webhook_endpoint')
      .select('id')
      .where('owner_id', '=', ownerId)
      .where('mode', '=', mode)
      .where(isThere)
      .execute();
    if (existing.length >= MAX_ENDPOINTS)
      throw new InvalidInputError(`An owner has at most ${MAX_ENDPOINTS} endpoints in a mode.`);
    const id = newId('wh', random);
    const row = await trx
      .insertInto('webhook_endpoint')
      .values({
        id,
        owner_id: ownerId,
        owner_kind: ownerKind,
        mode,
        url,
        description: endpoint.description ?? null,
        event_types: eventTypes,
        secret_sealed: sealSecret(vault, id, secret),
        previous_secret_sealed: null,
        previous_secret_until: null,
        enabled: true,
        disabled_reason: null,
        disabled_at: null,
        failing_since: null,
        created_at: new Date(now),
        updated_at: new Date(now),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toEndpoint(row);
  });
}

export async function getEndpoint(db: Db, id: string): Promise<WebhookEndpoint | null> {
  const row = await db
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('id', '=', id)
    .where(isThere)
    .executeTakeFirst();
  return row ? toEndpoint(row) : null;
}

/** An endpoint of the account; null for an unknown id, and for one of another owner. */
export async function ownEndpoint(
  db: Db,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<WebhookEndpoint | null> {
  const endpoint = await getEndpoint(db, id);
  return endpoint?.ownerId === accountId ? endpoint : null;
}

/** Every endpoint, or those of one owner, oldest first. */
export async function listEndpoints(db: Db, ownerId?: string): Promise<WebhookEndpoint[]> {
  let query = db
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where(isThere)
    .orderBy('created_at')
    .orderBy('id');
  if (ownerId !== undefined) query = query.where('owner_id', '=', ownerId);
  return (await query.execute()).map(toEndpoint);
}

interface EndpointQuery {
  readonly accountId: string;
  readonly mode?: KeyMode | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/**
 * A page of the endpoints of one account, newest first.
 *
 * @throws InvalidInputError for a cursor that is none
 */
export async function listAccountEndpoints(db: Db, { accountId, mode, limit, cursor }: EndpointQuery) {
  let query = db
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('owner_id', '=', accountId)
    .where(isThere)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (mode !== undefined) query = query.where('mode', '=', mode);
  if (cursor !== undefined) query = query.where(afterPlace(sql.ref('created_at'), sql.ref('id'), cursor));
  const { rows, ...page } = timePage(await query.execute(), limit, ({ created_at: at, id }) => ({ at, id }));
  return { endpoints: rows.map(toEndpoint), ...page };
}

/** The endpoint after the change, or null for an unknown id. Throws InvalidInputError for unknown event types. */
export async function updateEndpoint(
  db: Db,
  id: string,
  { url, eventTypes, description }: EndpointPatch,
  now: number,
): Promise<WebhookEndpoint | null> {
  const row = await db
    .updateTable('webhook_endpoint')
    .set({
      ...(url === undefined ? {} : { url }),
      ...(eventTypes === undefined ? {} : { event_types: checkedTypes(eventTypes) }),
      ...(description === undefined ? {} : { description }),
      updated_at: new Date(now),
    })
    .where('id', '=', id)
    .where(isThere)
    .returningAll()
    .executeTakeFirst();
  return row ? toEndpoint(row) : null;
}

/**
 * Gives an endpoint a new secret; the old one signs beside it until the overlap ends. A secret from an earlier
 * rotation ends at once. Null for an unknown id. Throws InvalidInputError for an overlap over 30 days.
 */
export async function rotateEndpointSecret(
  db: Db,
  id: string,
  { secret, overlapMs, vault, now }: Rotation,
): Promise<WebhookEndpoint | null> {
  checkOverlap(overlapMs);
  const row = await db
    .updateTable('webhook_endpoint')
    .set(({ ref }) => ({
      previous_secret_sealed: overlapMs > 0 ? ref('secret_sealed') : null,
      previous_secret_until: overlapMs > 0 ? new Date(now + overlapMs) : null,
      secret_sealed: sealSecret(vault, id, secret),
      updated_at: new Date(now),
    }))
    .where('id', '=', id)
    .where(isThere)
    .returningAll()
    .executeTakeFirst();
  return row ? toEndpoint(row) : null;
}

/** What a direct call to an endpoint needs; null for an unknown id. */
export async function readEndpointSecrets(db: Db, id: string) {
  const row = await db
    .selectFrom('webhook_endpoint')
    .select(['secret_sealed', 'previous_secret_sealed', 'previous_secret_until'])
    .where('id', '=', id)
    .where(isThere)
    .executeTakeFirst();
  if (!row) return null;
  return {
    endpointId: id,
    current: row.secret_sealed,
    previous: row.previous_secret_sealed,
    previousUntil: row.previous_secret_until?.getTime() ?? null,
  };
}

async function assertOwner(db: Db, id: string, kind: WebhookEndpoint['ownerKind']): Promise<void> {
  const owner = kind === 'account' ? await getAccount(db, id) : await getOrganization(db, id);
  if (owner === null) throw new InvalidInputError(`There is no such ${kind}.`);
}

function checkedTypes(types: readonly string[]): string[] {
  const distinct = [...new Set(types)];
  if (distinct.length > MAX_TYPES) throw new InvalidInputError(`At most ${MAX_TYPES} event types.`);
  for (const type of distinct) {
    if (type.length > 100 || !EVENT_TYPE.test(type))
      throw new InvalidInputError('An event type is written like lab_order.results_ready.');
  }
  return distinct;
}

export function toEndpoint(row: Selectable<WebhookEndpointTable>): WebhookEndpoint {
  return {
    id: row.id,
    ownerId: row.owner_id,
    ownerKind: row.owner_kind,
    mode: row.mode,
    url: row.url,
    description: row.description,
    eventTypes: row.event_types,
    enabled: row.enabled,
    disabledReason: row.disabled_reason,
    disabledAt: row.disabled_at?.toISOString() ?? null,
    failingSince: row.failing_since?.toISOString() ?? null,
    previousSecretUntil: row.previous_secret_until?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
