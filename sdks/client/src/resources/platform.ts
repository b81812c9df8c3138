import type { ApiPromise } from '../connection/api-promise.ts';
import type { CallOptions } from '../connection/options.ts';
import { ping } from '../wire/operations.ts';
import type { Ping } from '../wire/types.ts';
import { Resource } from './resource.ts';

/**
 * The service itself. Needs a secret key.
 *
 * @example
 * ```ts
 * import { Platform } from '@svc/client/platform';
 *
 * const platform = new Platform({ baseUrl: 'https://api.example.org', apiKey: 'svc_sk_test_example' });
 * typeof platform.ping; // → 'function'
 * ```
 */
export class Platform extends Resource {
  /** Confirms key, plan and connectivity: when it resolves, all three are good. */
  ping(options?: CallOptions): ApiPromise<Ping> {
    return this.connection.call(ping, {}, options);
  }
}
