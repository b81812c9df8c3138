import type { WearableMetric } from '@svc/contracts';
import { sql, type Transaction } from 'kysely';
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

/** Days one after another that have a value of a metric, YYYY-MM-DD, first and last included. */
export interface ReceivedDays {
  readonly metric: WearableMetric;
  readonly from: string;
  readonly to: string;
}

/** Which days of which metrics came in for a connection, ascending; no value is read. */
export async function listReceivedDays(
  trx: Transaction<Tables>,
  { ownerId, connectionId }: Pick<MetricQuery, 'ownerId' | 'connectionId'>,
): Promise<ReceivedDays[]> {
  const { rows } = await sql<ReceivedDays>`
    select metric, min(day) as "from", max(day) as "to"
    from (
      select metric, day, day - (row_number() over (partition by metric order by day))::int as stretch
      from wearable_metric
      where owner_id = ${ownerId} and connection_id = ${connectionId}
    ) received
    group by metric, stretch
    order by metric, 2`.execute(trx);
  return rows;
}
