import type { AddressLimiter, Clock, UsageRecorder } from '@svc/store';
import type { ErrorFormat } from './error-envelope.ts';
import type { Guards } from './guard.ts';
import type { InFlight } from './in-flight.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import type { RouteTable } from './route-table.ts';

export interface ServerOptions {
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** The public origin that links start with. */
  readonly origin: () => string;
  readonly guards: Guards;
  /** Requests without a valid key, per address. */
  readonly strangers: AddressLimiter;
  readonly usage: Pick<UsageRecorder, 'count'>;
  /** Whether X-Forwarded-For is believed: off, or the addresses of the proxies. */
  readonly trustProxy?: boolean | string;
}

/** What the first and the last hook of a request need. */
export interface ServerContext extends ServerOptions {
  readonly inFlight: InFlight;
  readonly table: RouteTable;
  readonly format: ErrorFormat;
}
