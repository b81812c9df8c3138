import type { Clock, Database, Vault } from '@svc/store';
import type { WearableConnector } from '@svc/wearables';

/** What the pages of patients work with. */
export interface PagesDeps {
  readonly clock: Clock;
  readonly database: Pick<Database, 'db'>;
  readonly vault: Pick<Vault, 'tokens'>;
  /** The public origin that forms and links start with. */
  readonly origin: () => string;
  /** What talks to device providers. */
  readonly wearableConnector: Pick<WearableConnector, 'flow'>;
  readonly production: boolean;
  /** Of a picture, in pixels; the service stores none that has less. */
  readonly leastPictureSide: number;
}
