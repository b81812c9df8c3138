import { CONNECT_LANGUAGES, type WearableConnection, type WearableMetricDay } from '@svc/contracts';
import { linkToken, type NewMetric, type StoredConnection, type Vault } from '@svc/store';
import { providerName } from './offers.ts';

interface Viewing {
  readonly vault: Pick<Vault, 'tokens'>;
  readonly origin: () => string;
}

/** A connection as callers see it. The link is made anew each time: nothing that opens it is stored. */
export function viewConnection(connection: StoredConnection, { vault, origin }: Viewing): WearableConnection {
  const { id, patientRef, status, provider, metadata } = connection;
  return {
    object: 'wearable_connection',
    id,
    patientRef,
    status,
    provider,
    providerDisplayName: provider === null ? null : providerName(provider),
    connect: { url: connectUrl(connection, { vault, origin }) },
    connectedAt: timestamp(connection.connectedAt),
    lastSyncAt: timestamp(connection.lastSyncAt),
    createdAt: new Date(connection.createdAt).toISOString(),
    updatedAt: new Date(connection.updatedAt).toISOString(),
    metadata,
    notice: noticeOf(connection),
  };
}

/** The page of ours for one connection. Codes and language are for the reader of the address: the stored ones count. */
function connectUrl(connection: StoredConnection, { vault, origin }: Viewing): string {
  const token = linkToken(vault, connection);
  return `${origin()}/connect/${token}?providers=${connection.providers.join(',')}&lang=${pageLanguage(connection.language)}`;
}

/** The language the page speaks to who asked for `language`. */
export function pageLanguage(language: string): string {
  return (CONNECT_LANGUAGES as readonly string[]).includes(language) ? language : 'en';
}

const NOTICES = {
  pending:
    'The patient must complete device authorization at connect.url before any data is read. The link works for 7 days.',
  connected: 'Data is read from the provider about every 6 hours. The patient can disconnect at connect.url.',
  disconnected: 'Nothing more is read. To connect again, create a new connection.',
} as const;

function noticeOf({ status, language }: StoredConnection): string {
  const spoken = pageLanguage(language);
  const fallback =
    spoken === language ? '' : ` The page is not available in "${language}" and is shown in English.`;
  return `${NOTICES[status]}${status === 'pending' ? fallback : ''}`;
}

function timestamp(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

/** Values by day and source, ascending. */
export function viewMetrics(metrics: readonly NewMetric[]): WearableMetricDay[] {
  const days = new Map<string, WearableMetricDay>();
  for (const { day, metric, value, provider } of metrics) {
    const key = `${day} ${provider}`;
    const entry = days.get(key) ?? { date: day, provider };
    entry[metric] = value;
    days.set(key, entry);
  }
  return [...days.values()];
}
