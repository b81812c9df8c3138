import type { BlobStore, Compute, EgressClient, ResponseCheck } from '@svc/server-kit';
import type { Clock, Database } from '@svc/store';
import type { RetinaJobs } from './jobs.ts';

/** What the retina API works with. */
export interface RetinaApiDeps {
  readonly clock: Clock;
  readonly database: Pick<Database, 'db'>;
  readonly blobs: BlobStore;
  /** Decodes and measures, in processes of their own. */
  readonly retina: Compute<RetinaJobs>;
  /** Fetches pictures from addresses that callers give. */
  readonly imageClient: Pick<EgressClient, 'fetch'>;
  /** Origins of the operator under which a patient may name a picture. */
  readonly imageOrigins: readonly string[];
  readonly checkResponse: ResponseCheck;
  /** The public origin that links start with. */
  readonly origin: () => string;
  /** Told of an analysis that failed; the picture is kept. */
  readonly onAnalysisFailure: (error: unknown) => void;
}
