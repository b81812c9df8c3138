import type { BlobStore, Logger, Metrics, UrlCheckOptions } from '@svc/server-kit';
import type { Clock, Database, Vault } from '@svc/store';
import type { WearableConnector } from '@svc/wearables';

/** What the background work of a process works with. */
export interface WorkerDeps {
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly database: Database;
  readonly vault: Vault;
  readonly blobs: BlobStore;
  /** What talks to device providers. */
  readonly wearableConnector: Pick<WearableConnector, 'syncDue' | 'tidy'>;
  /** Counts and logs something that failed in the background. */
  readonly complain: (event: string) => (error: unknown) => void;
}

/** What the background work is told from outside. */
export interface WorkerSettings {
  readonly production: boolean;
  /** Places on this machine that deliveries may go to. */
  readonly egressAllow: NonNullable<UrlCheckOptions['allow']>;
  /** A file that keeps every seal outside the database; null for none. */
  readonly sealFile: string | null;
}
