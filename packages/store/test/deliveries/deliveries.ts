import type { EventType } from '@svc/contracts';
import type { Kysely } from 'kysely';
import { createAccount } from '../../src/accounts/accounts.ts';
import { recordEvents } from '../../src/events/record-events.ts';
import type { Tables } from '../../src/database/tables.ts';
import { asOwner, asWorker } from '../../src/database/tenancy.ts';
import { exampleEvent } from '../example-event.ts';
import { createVault } from '../../src/vault.ts';
import { claimDeliveries, type ClaimedDelivery, type ClaimOptions } from '../../src/deliveries/claim.ts';
import { createEndpoint, type NewEndpoint, type WebhookEndpoint } from '../../src/deliveries/endpoints.ts';
import { finishAttempts, type FinishedAttempt } from '../../src/deliveries/finish.ts';

type Db = Kysely<Tables>;

export const NOW = Date.UTC(2026, 10, 21, 9);
export const HOUR = 3_600_000;
export const VAULT = createVault(['a secret of the deployment under test']);
export const SECRET = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';

export async function newAccount(db: Db): Promise<string> {
  return (await createAccount(db, { name: 'Northside', plan: 'scale', now: NOW })).id;
}

export function newEndpoint(
  db: Db,
  ownerId: string,
  given: Partial<NewEndpoint> = {},
): Promise<WebhookEndpoint> {
  const url = 'https://receiver.example/hooks';
  const shared = { ownerKind: 'account', mode: 'test', url, secret: SECRET, vault: VAULT, now: NOW } as const;
  return createEndpoint(db, { ownerId, ...shared, ...given });
}

/** Records events of a type as an API would; their numbers. */
export async function record(
  db: Db,
  ownerId: string,
  given: { count?: number; type?: EventType; now?: number; mode?: 'test' | 'live' } = {},
): Promise<number[]> {
  const { count = 1, type = 'lab_order.status_changed', now = NOW, mode = 'test' } = given;
  const events = Array.from({ length: count }, (_, i) => exampleEvent(type, { id: `lab_${i}` }));
  const recorded = await asOwner(db, ownerId, (trx) => recordEvents(trx, { ownerId, mode, events, now }));
  return recorded.map(({ number }) => number);
}

export function claim(db: Db, given: Partial<ClaimOptions> = {}): Promise<ClaimedDelivery[]> {
  const options = {
    now: NOW,
    leaseId: 'lease-1',
    free: 16,
    perEndpoint: 4,
    endpointLimits: new Map<string, number>(),
    crowdedOwners: [],
  };
  return asWorker(db, (trx) => claimDeliveries(trx, { ...options, ...given }));
}

/** What a worker says of a try: delivered, or failed with a next try or without. */
export function ended(claimed: ClaimedDelivery, given: Partial<FinishedAttempt> = {}): FinishedAttempt {
  return {
    claim: claimed,
    startedAt: NOW,
    durationMs: 12,
    outcome: 'delivered',
    status: 200,
    nextAt: null,
    ...given,
  };
}

export function finish(db: Db, attempts: readonly FinishedAttempt[], now = NOW) {
  return asWorker(db, (trx) => finishAttempts(trx, attempts, now));
}

/** Gives claims back untried, as of a moment. */
export function giveBack(db: Db, claims: readonly ClaimedDelivery[], claimableAtMs = NOW) {
  const untried = claims.map((each) => ({ claim: each, claimableAtMs }));
  return asWorker(db, (trx) => finishAttempts(trx, [], NOW, untried));
}

export function deliveriesOf(db: Db, ownerId: string) {
  return db
    .selectFrom('delivery')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('event_number')
    .execute();
}

export async function dueAt(db: Db, ownerId: string): Promise<number | null> {
  const row = await db
    .selectFrom('delivery_due')
    .select('due_at')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row?.due_at.getTime() ?? null;
}
