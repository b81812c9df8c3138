import {
  type CdsCardKind,
  type CdsCountedReason,
  type CdsHook,
  formatIsoDay,
  type KeyMode,
} from '@svc/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { asOwner } from '../database/tenancy.ts';

/** What became of a card: nothing of who, whose or which. */
export interface CdsOutcome {
  readonly service: CdsHook;
  readonly kind: CdsCardKind | 'unknown';
  readonly outcome: 'accepted' | 'overridden';
  readonly reason: CdsCountedReason;
}

interface Owner {
  readonly ownerId: string;
  readonly mode: KeyMode;
}

/** Counts outcomes on the day they were told. */
export async function countCdsFeedback(
  db: Kysely<Tables>,
  { ownerId, mode }: Owner,
  { outcomes, now }: { readonly outcomes: readonly CdsOutcome[]; readonly now: number },
): Promise<void> {
  const counts = new Map<string, CdsOutcome & { cards: number }>();
  for (const outcome of outcomes) {
    const key = JSON.stringify(Object.values(outcome));
    const count = counts.get(key) ?? { ...outcome, cards: 0 };
    counts.set(key, { ...count, cards: count.cards + 1 });
  }
  if (counts.size === 0) return;
  // In one order, so that two that count at once never wait for each other in a circle.
  const rows = [...counts.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await asOwner(db, ownerId, (trx) =>
    trx
      .insertInto('cds_feedback')
      .values(rows.map((row) => ({ owner_id: ownerId, mode, day: formatIsoDay(now), ...row })))
      .onConflict((conflict) =>
        conflict
          .columns(['owner_id', 'mode', 'day', 'service', 'kind', 'outcome', 'reason'])
          .doUpdateSet({ cards: sql`cds_feedback.cards + excluded.cards` }),
      )
      .execute(),
  );
}

interface FeedbackAsked extends Owner {
  /** First and last day, UTC, `YYYY-MM-DD`; all there are when not given. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The counts of an account, by day, service, kind, outcome and reason. */
export async function readCdsFeedback(
  db: Kysely<Tables>,
  { ownerId, mode, from, to }: FeedbackAsked,
): Promise<(CdsOutcome & { readonly day: string; readonly cards: number })[]> {
  return asOwner(db, ownerId, (trx) => {
    let query = trx
      .selectFrom('cds_feedback')
      .select([sql<string>`day::text`.as('day'), 'service', 'kind', 'outcome', 'reason', 'cards'])
      .where('owner_id', '=', ownerId)
      .where('mode', '=', mode)
      .orderBy('day')
      .orderBy('service')
      .orderBy('kind')
      .orderBy('outcome')
      .orderBy('reason');
    if (from !== undefined) query = query.where('day', '>=', from);
    if (to !== undefined) query = query.where('day', '<=', to);
    return query.execute();
  });
}
