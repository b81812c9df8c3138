import { type RateLimit, rateLimitOf } from './rate-limit.ts';
import { type RequestId, requestIdOf } from '../headers/request-id.ts';

/** What an answer says besides its data. */
export interface ResponseInfo {
  readonly status: number;
  readonly headers: Headers;
  /** Quote it when you contact support. */
  readonly requestId: RequestId | undefined;
  /** How many tries the call took. */
  readonly tries: number;
  /** The quota or rate limit that the call counted towards; `undefined` where the answer states none. */
  readonly rateLimit: RateLimit | undefined;
  /** Whether this is the answer of an earlier request with the same idempotency key. */
  readonly replayed: boolean;
}

/** The data of an answer with the rest of what it says. */
export interface WithResponse<Data> {
  readonly data: Data;
  readonly response: ResponseInfo;
}

export function responseInfo({ status, headers }: Response, tries: number): ResponseInfo {
  return {
    status,
    headers,
    requestId: requestIdOf(headers),
    tries,
    rateLimit: rateLimitOf({ headers }),
    replayed: headers.get('idempotent-replayed') === 'true',
  };
}
