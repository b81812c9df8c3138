import type { ClientOptions, Timing } from './options.ts';

/** What a call needs to know of the connection it goes over. */
export interface Reach {
  readonly options: ClientOptions;
  readonly timing: Timing;
  readonly fetch: typeof fetch;
}
