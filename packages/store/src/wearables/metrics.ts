import type { WearableMetric } from '@svc/contracts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { NewMetric } from './sync.ts';

interface MetricQuery {
  readonly ownerId: string;
  readonly connectionId: string;
  /** First and last day, YYYY-MM-DD, both included. */
  readonly from: string;
  readonly to: string;
  /** One metric; null for all. */
  readonly metric: WearableMetric | null;
}

/** Values of a connection, ascending by day. */
export async function listMetrics(
  trx: Transaction<Tables>,
  { ownerId, connectionId, from, to, metric }: MetricQuery,
): Promise<NewMetric[]> {
  let query = trx
    .selectFrom('wearable_metric')
    .select(['day', 'metric', 'value', 'provider'])
    .where('owner_id', '=', ownerId)
    .where('connection_id', '=', connectionId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('metric');
  if (metric !== null) query = query.where('metric', '=', metric);
  return query.execute();
}
