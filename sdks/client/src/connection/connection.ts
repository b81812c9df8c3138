import { ConfigurationError } from '../errors/client-errors.ts';
import type { Operations } from '../wire/operations.ts';
import { ApiPromise } from './api-promise.ts';
import { refuseUnfitKeys } from './credentials.ts';
import type { CallOptions, ClientOptions, Timing } from './options.ts';
import type { Reach } from './reach.ts';
import type { WithResponse } from './response-info.ts';
import type { Called, Sent } from './course.ts';
import { send } from './send.ts';
import { wait } from './wait.ts';

/** What an operation resolves to. */
export type AnswerOf<Operation extends Called> = Operations[Operation['id']]['answer'];

/**
 * How a client reaches the service: its address, keys and settings. Resources that are used singly can share one.
 *
 * @example
 * ```ts
 * import { Connection } from '@svc/client';
 * import { Labs } from '@svc/client/labs';
 * import { Relapse } from '@svc/client/relapse';
 *
 * const connection = new Connection({ baseUrl: 'https://api.example.org', apiKey: 'svc_sk_test_example' });
 * new Labs(connection).connection === new Relapse(connection).connection; // → true
 * ```
 */
export class Connection implements Reach {
  /** Not enumerable: no log or JSON of a client shows its keys. */
  declare readonly options: ClientOptions;
  readonly timing: Timing;
  readonly fetch: typeof fetch;

  /** @throws ConfigurationError when an option cannot work: a secret key in a browser, an invalid address */
  constructor(options: ClientOptions) {
    const baseUrl = addressOf(options);
    refuseUnfitKeys(options);
    Object.defineProperty(this, 'options', { value: { ...options, baseUrl } });
    this.timing = { now: Date.now, random: Math.random, wait, ...options.timing };
    // Called without a `this`, as browsers require.
    const { fetch = globalThis.fetch } = options;
    this.fetch = (...args) => fetch(...args);
  }

  /** Sends a call and resolves to its data. */
  call<Operation extends Called>(
    operation: Operation,
    sent: Sent<Operation['id']>,
    options: CallOptions = {},
  ): ApiPromise<AnswerOf<Operation>> {
    const answered = send(this, operation, sent, options) as Promise<WithResponse<AnswerOf<Operation>>>;
    return new ApiPromise(answered);
  }
}

/** An origin, with the path of a gateway, but not the rest of the address of an operation. */
const ADDRESS = /^https?:\/\/(?!.*\/api\/(v1|retina))[^\s/?#@]+(\/[^\s?#]*)?$/;

/** The address that `/api` follows. Where there is a page, none is its origin. */
function addressOf({ baseUrl, fetch }: ClientOptions): string {
  const bare = String(baseUrl).replace(/\/*(\/api\/*)?$/, '');
  if (!ADDRESS.test(bare) && (baseUrl !== '' || !(fetch || 'location' in globalThis)))
    throw new ConfigurationError(
      'baseUrl must be an http(s) address without user, /api/v1, query or fragment.',
    );
  return bare;
}
