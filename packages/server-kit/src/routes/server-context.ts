import type { AddressLimiter, Clock, RequestRecorder, UsageRecorder } from '@svc/store';
import type { ErrorFormat } from '../errors/error-envelope.ts';
import type { GuardedRoute } from '../auth/policy.ts';
import type { InFlight } from '../limits/in-flight.ts';
import type { Logger } from '../observe/logger.ts';
import type { Metrics } from '../observe/metrics.ts';
import { decodePath, type RouteTable } from './route-table.ts';

/** Routes below one path prefix that share the shape of their errors and some headers. */
export interface ApiFamily {
  /** The path they start with, for example `/api/v1/mse`. */
  readonly prefix: string;
  readonly format: ErrorFormat;
  /** On every answer below the prefix, errors included. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface ServerOptions {
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** The public origin that links start with. */
  readonly origin: () => string;
  /** Requests without a valid key, per address. */
  readonly unauthenticated: AddressLimiter;
  /** Requests for what is open to everybody, per address; no limit when not given. */
  readonly openPaths?: AddressLimiter;
  readonly usage: Pick<UsageRecorder, 'count'>;
  readonly requests: Pick<RequestRecorder, 'note'>;
  /** Whether X-Forwarded-For is believed: off, or the addresses of the proxies. */
  readonly trustProxy?: boolean | string;
  /** Most open connections; no limit when not given. */
  readonly connections?: { readonly perAddress: number; readonly total: number };
  /** How long a request may take in all; the documented 30 s less one sweep when not given. */
  readonly cutAfterMs?: number | undefined;
  /** Where a browser that opens the bare origin is redirected; API callers get 404 there. */
  readonly home?: string;
  /** Whether a `Host` is a name of this server; any is when not given. */
  readonly isOwnName?: ((host: string | undefined) => boolean) | undefined;
  /** APIs whose errors are not the developer envelope. */
  readonly families?: readonly ApiFamily[];
}

/** What the first and the last hook of a request need. */
export interface ServerContext extends ServerOptions {
  readonly inFlight: InFlight;
  readonly table: RouteTable;
  /** Throttles the log lines of failures that repeat while something cannot be reached. */
  readonly throttleLog: (kind: string) => number | undefined;
  /** Every route, in the order of registration. */
  readonly routes: GuardedRoute[];
  /** The developer API: all that no other family claims. */
  readonly developer: ApiFamily;
}

/** The family a path or a route pattern belongs to, however its letters are percent-encoded. */
export function familyOf(
  { families = [], developer }: Pick<ServerContext, 'families' | 'developer'>,
  url: string,
): ApiFamily {
  const path = decodePath(url);
  const isBelow = ({ prefix }: ApiFamily) =>
    path.startsWith(prefix) && (path.length === prefix.length || '/?#'.includes(path[prefix.length] ?? '/'));
  return families.find(isBelow) ?? developer;
}
