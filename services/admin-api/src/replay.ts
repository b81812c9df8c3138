import { ApiError } from '@svc/server-kit';
import {
  canReplayDelivery,
  countReplay,
  type Database,
  type Replayed,
  replayDelivery,
  replayRange,
} from '@svc/store';

/** What is asked to be sent again. */
export interface AskedReplay {
  readonly endpointId: string;
  readonly deliveryId?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly undeliveredOnly?: boolean | undefined;
  /** Counts, and sends nothing. */
  readonly dryRun?: boolean | undefined;
  readonly now: number;
}

/** Sends one delivery again, or every event of a range; or counts them. Null for an unknown endpoint or delivery. */
export function replay(
  db: Database['db'],
  asked: AskedReplay,
): Promise<(Replayed & { readonly deliveryId?: string }) | null> {
  const { endpointId, deliveryId, since, until, undeliveredOnly = false, dryRun = false, now } = asked;
  if ((deliveryId === undefined) === (since === undefined))
    throw new ApiError('invalid_request', 'Give either deliveryId, or since and perhaps until.');
  if (deliveryId !== undefined) return replayOne(db, { endpointId, deliveryId, dryRun, now });
  const range = {
    endpointId,
    since: Date.parse(since ?? ''),
    until: until === undefined ? now + 1 : Date.parse(until),
    undeliveredOnly,
    now,
  };
  return dryRun ? countReplay(db, range) : replayRange(db, range);
}

async function replayOne(
  db: Database['db'],
  { dryRun, ...asked }: { endpointId: string; deliveryId: string; dryRun: boolean; now: number },
) {
  const one = { replayed: 1, hasMore: false, nextSince: null };
  if (dryRun) return (await canReplayDelivery(db, asked)) ? one : null;
  const again = await replayDelivery(db, asked);
  return again && { ...one, ...again };
}
