import { type EVENT_TYPES, EVENT_API_VERSION, eventOf, EVENTS, type EventType } from '@svc/contracts';
import type { Kysely } from 'kysely';
import { getAccount } from '../accounts/accounts.ts';
import type { Tables } from '../database/tables.ts';
import { asOwner } from '../database/tenancy.ts';
import { recordEvents } from './record-events.ts';

type AccountType = (typeof EVENT_TYPES)[number];

/** An event about nothing, for a receiver under development: no object has the id `sample`. */
export function sampleEvent(type: AccountType) {
  const { object, status } = EVENTS[type].example;
  // In the order of a real event: what is recorded is sent byte for byte.
  return eventOf(type, { object, id: 'sample', status, patientRef: 'sample-patient' });
}

interface SampleAsked<Type> {
  readonly accountId: string;
  readonly type: Type;
  readonly now: number;
}

/** Records a sample in the test stream of an account, since what is live has happened. Null for an unknown account. */
export async function recordSample<Type extends AccountType>(
  db: Kysely<Tables>,
  { accountId, type, now }: SampleAsked<Type>,
): Promise<{ eventId: string; sequence: number; type: Type } | null> {
  if ((await getAccount(db, accountId)) === null) return null;
  const recording = { ownerId: accountId, mode: 'test', events: [sampleEvent(type)], now } as const;
  const [event] = await asOwner(db, accountId, (trx) => recordEvents(trx, recording));
  if (event === undefined) throw new Error('One event was recorded.');
  return { eventId: event.id, sequence: event.number, type };
}

interface SampledType {
  readonly type: EventType;
  readonly description: string;
  readonly to: 'account' | 'organization';
  /** An event of the type, as it is sent. */
  readonly sample: Record<string, unknown>;
}

/** Every event type by name, with a sample; those of organizations are shown and never recorded. */
export function sampledTypes(now: number): SampledType[] {
  const types = (Object.keys(EVENTS) as EventType[]).toSorted();
  return types.map((type) => {
    const { when, stream, example } = EVENTS[type];
    const data = isOfAccount(type) ? sampleEvent(type).data : example;
    const sample = {
      id: 'evt_sample',
      object: 'event',
      type,
      apiVersion: EVENT_API_VERSION,
      createdAt: new Date(now).toISOString(),
      sequence: 1,
      data,
    };
    return { type, description: `Sent when ${when}`, to: stream, sample };
  });
}

function isOfAccount(type: EventType): type is AccountType {
  return EVENTS[type].stream === 'account';
}
