import { DAY_MS, formatIsoDay, isIsoDay } from '@svc/contracts';
import { METRIC_OF_DATA_TYPE } from './catalog/metric.ts';
import { PLAUSIBLE_METRIC } from './catalog/metric.ts';
import type { WearableDay } from './catalog/metric.ts';
import { describeError, type Logger, type Metrics } from '@svc/server-kit';
import {
  asOwner,
  type ClaimedSync,
  type Database,
  endConnection,
  failSync,
  finishSync,
  type NewMetric,
  readGrant,
} from '@svc/store';
import { GrantEndedError, ProviderTroubleError } from './oauth/provider-error.ts';
import type { ProviderFetch } from './oauth/provider-fetch.ts';
import type { TokenKeeper } from './oauth/token-keeper.ts';
import { createDataClient, TokenRefusedError } from './readers/data-client.ts';
import { DATA_READERS } from './readers/index.ts';
import type { DayRange } from './readers/reader.ts';
import type { ProviderRegistry, ReadyProvider } from './ready-provider.ts';

const FIRST_DAYS = 30;
/** Devices send late: the days before the last sync are read again. */
const DAYS_AGAIN = 3;
/** The person's calendar may be a day ahead of UTC. */
const DAYS_AHEAD = 1;

export interface SyncDeps {
  readonly database: Pick<Database, 'db'>;
  readonly clock: () => number;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly registry: ProviderRegistry;
  readonly keeper: TokenKeeper;
  readonly fetch: ProviderFetch;
}

/** What became of a sync: `lost` when the connection ended or was taken over meanwhile. */
export type SyncOutcome = 'synced' | 'lost' | 'failed' | 'disconnected';

/**
 * Reads the days of a claimed connection and stores them. A grant the provider has ended disconnects the connection;
 * any other failure puts the sync off. A connection without tokens, as tests complete them, syncs without data.
 */
export async function syncConnection(claimed: ClaimedSync, deps: SyncDeps): Promise<SyncOutcome> {
  const outcome = await attempt(claimed, deps);
  deps.metrics.count('svc_wearable_syncs_total', {
    provider: claimed.connection.provider ?? 'none',
    outcome,
  });
  return outcome;
}

async function attempt(claimed: ClaimedSync, deps: SyncDeps): Promise<SyncOutcome> {
  const { ownerId } = claimed.connection;
  try {
    const metrics = await readMetrics(claimed, deps);
    const synced = await asOwner(deps.database.db, ownerId, (trx) =>
      finishSync(trx, { claimed, metrics, now: deps.clock() }),
    );
    return synced === null ? 'lost' : 'synced';
  } catch (error) {
    return error instanceof GrantEndedError ? endGrant(claimed, deps) : putOff(claimed, error, deps);
  }
}

async function endGrant({ connection }: ClaimedSync, { database, clock }: SyncDeps): Promise<SyncOutcome> {
  const { ownerId, id } = connection;
  const ended = await asOwner(database.db, ownerId, (trx) =>
    endConnection(trx, { ownerId, id, now: clock(), trigger: 'revoked_by_provider' }),
  );
  return ended === null ? 'lost' : 'disconnected';
}

async function putOff(
  claimed: ClaimedSync,
  error: unknown,
  { database, clock, log }: SyncDeps,
): Promise<SyncOutcome> {
  const { ownerId, id, provider } = claimed.connection;
  const reason = error instanceof ProviderTroubleError ? { reason: error.reason } : describeError(error);
  log.warn('wearable_sync_failed', { connectionId: id, provider: provider ?? 'none', ...reason });
  await asOwner(database.db, ownerId, (trx) => failSync(trx, { claimed, now: clock() }));
  return 'failed';
}

async function readMetrics({ connection }: ClaimedSync, deps: SyncDeps): Promise<NewMetric[]> {
  const { ownerId, id: connectionId, provider: code } = connection;
  const name = { ownerId, connectionId };
  const grant = await asOwner(deps.database.db, ownerId, (trx) => readGrant(trx, name));
  if (grant === null) return [];
  const provider = code === null ? null : await deps.registry.get(code);
  if (provider === null) throw new ProviderTroubleError('no_credentials');
  const range = rangeOf(connection.lastSyncAt, deps.clock());
  return metricsOf(await readDays(name, { provider, range }, deps), provider, range);
}

interface Reading {
  readonly provider: ReadyProvider;
  readonly range: DayRange;
}

/** A token that is refused is refreshed once; refused again, the grant is over. */
async function readDays(
  name: { ownerId: string; connectionId: string },
  { provider, range }: Reading,
  { keeper, fetch }: SyncDeps,
): Promise<WearableDay[]> {
  const read = DATA_READERS[provider.code];
  if (read === undefined) throw new ProviderTroubleError('no_reader');
  let rejected: number | undefined;
  for (;;) {
    const held = await keeper.tokensOf(name, provider, rejected);
    if (held === null) return [];
    try {
      return await read(createDataClient(provider, held.tokens, fetch), range);
    } catch (error) {
      if (!(error instanceof TokenRefusedError)) throw error;
      if (rejected !== undefined) throw new GrantEndedError('A fresh token was refused.', { cause: error });
      rejected = held.generation;
    }
  }
}

function rangeOf(lastSyncAt: number | null, now: number): DayRange {
  const first = now - FIRST_DAYS * DAY_MS;
  const from = lastSyncAt === null ? first : Math.max(first, lastSyncAt - DAYS_AGAIN * DAY_MS);
  return { from: formatIsoDay(from), to: formatIsoDay(now + DAYS_AHEAD * DAY_MS) };
}

/** What the provider is asked for, on the days asked for, within bounds a device can mean. */
function metricsOf(
  days: readonly WearableDay[],
  { code, dataTypes }: ReadyProvider,
  { from, to }: DayRange,
): NewMetric[] {
  return days
    .filter(({ date }) => date >= from && date <= to && isIsoDay(date))
    .flatMap((day) =>
      dataTypes.flatMap((dataType) => {
        const metric = METRIC_OF_DATA_TYPE[dataType];
        const value = day[metric];
        const { min, max } = PLAUSIBLE_METRIC[metric];
        if (value === undefined || !(value >= min && value <= max)) return [];
        return [{ day: day.date, metric, value: rounded(value), provider: code }];
      }),
    );
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
