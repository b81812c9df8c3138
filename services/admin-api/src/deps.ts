import type { RetinaApiDeps } from '@svc/retina-api';
import type { Access, BlobStore, ResponseCheck, UrlCheckOptions } from '@svc/server-kit';
import type { AddressLimiter, Clock, Database, Vault } from '@svc/store';
import type { WearableConnector } from '@svc/wearables';

/** What the admin API works with. */
export interface AdminApiDeps extends Pick<Access, 'credentials' | 'organizations' | 'usage'> {
  readonly clock: Clock;
  readonly database: Database;
  readonly vault: Vault;
  readonly blobs: BlobStore;
  /** Measures a picture again, in a process of its own. */
  readonly retina: RetinaApiDeps['retina'];
  /** What talks to device providers. */
  readonly wearableConnector: WearableConnector;
  /** Wrong admin tokens of one address. */
  readonly adminGuesses: AddressLimiter;
  readonly checkResponse: ResponseCheck;
  readonly production: boolean;
  /** The public origin that links start with. */
  readonly origin: () => string;
  /** Counts and logs something that failed in the background. */
  readonly complain: (event: string) => (error: unknown) => void;
}

/** A language model reached over HTTP, as far as an operator is told of it. */
interface RemoteModel {
  readonly kind: string;
  /** Base address of its API; null means the provider's own. */
  readonly url: string | null;
  readonly name: string;
}

/** What the admin API is told from outside: where endpoints may be, and what is looked at by `svc doctor`. */
export interface AdminApiSettings {
  readonly production: boolean;
  /** Places on this machine that endpoints may be at. */
  readonly egressAllow: NonNullable<UrlCheckOptions['allow']>;
  readonly dataDir: string;
  /** A real PostgreSQL; null means the embedded database. */
  readonly databaseUrl: string | null;
  /** A file that keeps every seal outside the database; null for none. */
  readonly sealFile: string | null;
  readonly model: 'builtin' | 'none' | RemoteModel;
  /** Origins under which a patient may name a picture. */
  readonly imageOrigins: readonly string[];
}
