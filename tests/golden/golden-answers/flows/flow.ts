import type { GoldenClient } from '../client.ts';
import type { Credentials } from '../../../support/server-process.ts';

/** What the flows know of the server beside its answers. */
interface World {
  readonly keys: Credentials;
  /** The moment the server started at: its clock stands still between requests. */
  readonly startMs: number;
  /** A receiver of webhooks that accepts, below `/ok`, and one that refuses, below `/broken`. */
  readonly receiver: string;
}

/** Requests that belong together, in an order that works on a fresh database. */
export interface Flow {
  readonly name: string;
  /** How far the clock moves before each request. */
  readonly stepMs: number;
  run(client: GoldenClient, world: World): Promise<void>;
}
