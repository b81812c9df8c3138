import type { ClientOptions, Timing } from './options.ts';

/** What a call needs to know about its connection. */
export interface Reach {
  readonly options: ClientOptions;
  readonly timing: Timing;
  readonly fetch: typeof fetch;
}
